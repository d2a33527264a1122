// A place with little room, to see what happens when the disk is full.
// A tmpfs of its own where that may be mounted (root); elsewhere the size of files is limited.
#pragma once

#include <filesystem>
#include <string>

#include <csignal>
#include <sys/mount.h>
#include <sys/resource.h>

#include "support/event/temporary_folder.hpp"

namespace test_support {

class SmallDisk {
  public:
    explicit SmallDisk(unsigned kilobytes) {
        const std::string size = "size=" + std::to_string(kilobytes) + "k";
        mounted_ = ::mount("tmpfs", folder_.path().c_str(), "tmpfs", 0, size.c_str()) == 0;
        if (mounted_) return;
        // A write beyond the limit fails with EFBIG once its signal is ignored.
        oldAction_ = std::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &oldLimit_);
        rlimit limit = oldLimit_;
        limit.rlim_cur = rlim_t{kilobytes} * 1024;
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~SmallDisk() {
        if (mounted_) {
            ::umount(folder_.path().c_str());
        } else {
            ::setrlimit(RLIMIT_FSIZE, &oldLimit_);
            std::signal(SIGXFSZ, oldAction_);
        }
    }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;

    [[nodiscard]] bool isRealDisk() const noexcept { return mounted_; }
    [[nodiscard]] std::filesystem::path operator/(const std::string& name) const { return folder_ / name; }

  private:
    TemporaryFolder folder_;
    bool mounted_ = false;
    rlimit oldLimit_{};
    void (*oldAction_)(int) = SIG_DFL;
};

} // namespace test_support
