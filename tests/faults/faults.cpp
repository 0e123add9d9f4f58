// SPDX-License-Identifier: MIT
// Makes calls of a program fail when preloaded with LD_PRELOAD. With
//
//   GLAZIER_FAULT="read terminal 3 1 EIO"
//
// the third read() from a terminal, and only that one call, fails with EIO.
// "write" can replace "read", and "file" can replace "terminal"; 0 calls means
// all from there on. Instead of an error, "nothing" returns 0, and "half"
// writes half.
#include <dlfcn.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {

struct Fault {
  char call[8] = "";
  char kind[12] = "";
  long first = 0;
  long count = 0;
  char error[12] = "";

  static Fault Wished() {
    Fault fault;
    const char* const wish = std::getenv("GLAZIER_FAULT");
    if (wish == nullptr ||
        std::sscanf(wish, "%7s %11s %ld %ld %11s", fault.call, fault.kind,
                    &fault.first, &fault.count, fault.error) != 5) {
      return {};
    }
    return fault;
  }

  bool Concerns(const char* name, int fd) const {
    struct stat status {};
    return std::strcmp(call, name) == 0 && fstat(fd, &status) == 0 &&
           (std::strcmp(kind, "file") == 0 ? S_ISREG(status.st_mode)
                                           : S_ISCHR(status.st_mode));
  }
  bool Says(const char* word) const { return std::strcmp(error, word) == 0; }
  int Number() const {
    return Says("EAGAIN")   ? EAGAIN
           : Says("EINTR")  ? EINTR
           : Says("ENOSPC") ? ENOSPC
                            : EIO;
  }
};

/// Whether this call fails; counts the calls in question.
bool Fails(const Fault& fault, const char* name, int fd) {
  static std::atomic<long> calls{0};
  if (!fault.Concerns(name, fd)) {
    return false;
  }
  const long call = ++calls;
  return call >= fault.first &&
         (fault.count == 0 || call < fault.first + fault.count);
}

const Fault& Wish() {
  static const Fault kWish = Fault::Wished();
  return kWish;
}

template <class Function>
Function Next(const char* name) {
  return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

}  // namespace

extern "C" ssize_t read(int fd, void* bytes, size_t size) {
  static const auto kNext = Next<ssize_t (*)(int, void*, size_t)>("read");
  if (!Fails(Wish(), "read", fd)) {
    return kNext(fd, bytes, size);
  }
  if (Wish().Says("nothing")) {
    return 0;
  }
  errno = Wish().Number();
  return -1;
}

extern "C" ssize_t write(int fd, const void* bytes, size_t size) {
  static const auto kNext =
      Next<ssize_t (*)(int, const void*, size_t)>("write");
  if (!Fails(Wish(), "write", fd)) {
    return kNext(fd, bytes, size);
  }
  if (Wish().Says("half")) {
    return kNext(fd, bytes, (size + 1) / 2);
  }
  errno = Wish().Number();
  return -1;
}
