// Lets one kind of call lie: it answers that all is well and does nothing. Loaded before the C
// library, it proves that the lab notices what a program loses that forgets such a call.
//
//   Tools/campaign cuts --defect data-sync        fdatasync, as after the frame of a commit
//   Tools/campaign cuts --defect late-data-sync   the same, but done when the next one is asked for
//   Tools/campaign cuts --defect file-sync        fsync of a file, as before a rename
//   Tools/campaign cuts --defect directory-sync   fsync of a folder, as after a rename

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int lies_about(const char *call) {
  const char *defect = getenv("CRASHLAB_DEFECT");
  return defect != NULL && strcmp(defect, call) == 0;
}

int fdatasync(int descriptor) {
  int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
  static int late = -1;
  if (lies_about("data-sync")) return 0;
  if (!lies_about("late-data-sync")) return real(descriptor);
  if (late >= 0) {
    real(late);
    close(late);
  }
  late = dup(descriptor);
  return 0;
}

int fsync(int descriptor) {
  int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
  struct stat status;
  if (fstat(descriptor, &status) != 0) return real(descriptor);
  const char *call = S_ISDIR(status.st_mode) ? "directory-sync" : "file-sync";
  return lies_about(call) ? 0 : real(descriptor);
}
