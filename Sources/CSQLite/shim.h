#include <sqlite3.h>

// Swift can not call what takes a varying number of arguments.
static inline int echolog_forbid_quoted_strings(sqlite3 *connection) {
  return sqlite3_db_config(connection, SQLITE_DBCONFIG_DQS_DML, 0, (int *)0);
}
