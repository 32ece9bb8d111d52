#include <stdio.h>
#include <histedit.h>

/* libedit's settings are variadic functions, which Swift can not call; here each has a name. */

static inline int editline_show_prompt(EditLine *editor, char *(*prompt)(EditLine *)) {
  return el_set(editor, EL_PROMPT, prompt);
}

static inline int editline_use_emacs_keys(EditLine *editor) {
  return el_set(editor, EL_EDITOR, "emacs");
}

static inline int editline_catch_signals(EditLine *editor) {
  return el_set(editor, EL_SIGNAL, 1);
}

static inline int editline_read_keys(EditLine *editor, int (*read)(EditLine *, wchar_t *)) {
  return el_set(editor, EL_GETCFN, read);
}

static inline int editline_use_history(EditLine *editor, History *past, int size) {
  HistEvent event;
  history(past, &event, H_SETSIZE, size);
  history(past, &event, H_SETUNIQUE, 1);
  return el_set(editor, EL_HIST, history, past);
}

static inline int editline_remember(History *past, const char *line) {
  HistEvent event;
  return history(past, &event, H_ENTER, line);
}

/* Makes a command of the function. */
static inline int editline_add(
    EditLine *editor, const char *command, unsigned char (*function)(EditLine *, int)) {
  return el_set(editor, EL_ADDFN, command, command, function);
}

static inline int editline_bind(EditLine *editor, const char *keys, const char *command) {
  return el_set(editor, EL_BIND, keys, command, NULL);
}

/* How the terminal is while a line is typed, as stty(1) says it. */
static inline int editline_set_terminal(EditLine *editor, const char *mode) {
  return el_set(editor, EL_SETTY, "-d", mode, NULL);
}

/* Draws prompt and line anew where the cursor is. */
static inline int editline_redraw(EditLine *editor) {
  return el_set(editor, EL_REFRESH);
}
