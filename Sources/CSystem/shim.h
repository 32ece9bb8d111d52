#include <string.h>
#include <sys/resource.h>
#ifdef __linux__
#include <sys/prctl.h>
#include <sys/vfs.h>
#else
#include <sys/mount.h>
#include <sys/param.h>
#endif

/* What Swift can not call: prctl(2) is variadic, and statfs(2) is not among what it imports. */

static inline void system_hide_memory(void) {
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
#ifdef __linux__
  /* A core that is piped to a program heeds no limit. */
  prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
#endif
}

/* Whether chmod(2) can close a file there: the volume may be written, and is none of those that have
   one mode for all files, as FAT and most shares. 1 for yes, 0 for no, -1 with errno. */
static inline int system_keeps_rights(const char *path) {
  struct statfs volume;
  if (statfs(path, &volume) != 0) return -1;
#ifdef __linux__
  if (volume.f_flags & 1) return 0; /* ST_RDONLY */
  switch ((unsigned int)volume.f_type) {
  case 0x00004d44: /* FAT */
  case 0x2011bab0: /* exFAT */
  case 0x5346544e: /* NTFS */
  case 0x7366746e: /* NTFS3 */
  case 0x65735546: /* FUSE, which keeps other users out unless it was told otherwise */
  case 0x0000517b: /* SMB */
  case 0xff534d42: /* CIFS */
  case 0xfe534d42: /* SMB2 */
  case 0x01021997: /* 9P, as WSL has the disks of Windows */
    return 0;
  default: return 1;
  }
#else
  if (volume.f_flags & (MNT_RDONLY | MNT_IGNORE_OWNERSHIP)) return 0;
  const char *bare[] = {"msdos", "exfat", "ntfs", "smbfs", "webdav", "macfuse"};
  for (unsigned int i = 0; i < sizeof bare / sizeof *bare; i++)
    if (strcmp(volume.f_fstypename, bare[i]) == 0) return 0;
  return 1;
#endif
}
