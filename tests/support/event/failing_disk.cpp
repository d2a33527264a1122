// Loaded before the C library (LD_PRELOAD): the n-th call that brings something to the disk does not come
// back. FAIL_AT=n counts writes, syncs and removals on files; FAIL_HOW says what happens then: "kill" (the
// plug is pulled before the call), "killed-after" (after it), "eio" and "enospc" (the disk says so, from then
// on).
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <sys/types.h>
#include <unistd.h>

namespace {

long calls = 0;

long failAt() {
    static const long at = [] {
        const char* text = std::getenv("FAIL_AT");
        return text ? std::strtol(text, nullptr, 10) : 0L;
    }();
    return at;
}

bool isHow(const char* how) {
    static const char* chosen = std::getenv("FAIL_HOW");
    return chosen && std::strcmp(chosen, how) == 0;
}

// True: the call must fail with errno set.
bool failsNow() {
    if (failAt() == 0) return false;
    ++calls;
    if (calls == failAt() && isHow("kill")) ::kill(::getpid(), SIGKILL);
    if (calls < failAt()) return false;
    if (isHow("eio")) errno = EIO;
    if (isHow("enospc")) errno = ENOSPC;
    return isHow("eio") || isHow("enospc");
}

void afterCall() {
    if (failAt() != 0 && calls == failAt() && isHow("killed-after")) ::kill(::getpid(), SIGKILL);
}

template <class Function>
Function real(const char* name) {
    return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, name));
}

} // namespace

extern "C" {

ssize_t pwrite64(int file, const void* bytes, size_t count, off64_t offset) {
    static const auto next = real<ssize_t (*)(int, const void*, size_t, off64_t)>("pwrite64");
    if (failsNow()) return -1;
    const ssize_t written = next(file, bytes, count, offset);
    afterCall();
    return written;
}

ssize_t pwrite(int file, const void* bytes, size_t count, off_t offset) {
    return pwrite64(file, bytes, count, offset);
}

ssize_t write(int file, const void* bytes, size_t count) {
    static const auto next = real<ssize_t (*)(int, const void*, size_t)>("write");
    if (file <= STDERR_FILENO) return next(file, bytes, count);
    if (failsNow()) return -1;
    const ssize_t written = next(file, bytes, count);
    afterCall();
    return written;
}

int fsync(int file) {
    static const auto next = real<int (*)(int)>("fsync");
    if (failsNow()) return -1;
    const int done = next(file);
    afterCall();
    return done;
}

int fdatasync(int file) {
    static const auto next = real<int (*)(int)>("fdatasync");
    if (failsNow()) return -1;
    const int done = next(file);
    afterCall();
    return done;
}

int unlink(const char* path) {
    static const auto next = real<int (*)(const char*)>("unlink");
    if (failsNow()) return -1;
    const int done = next(path);
    afterCall();
    return done;
}
}
