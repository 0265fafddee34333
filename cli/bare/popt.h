/// cli/bare/popt.h: the part of popt's interface that opt.c uses, for builds without popt.
#ifndef PAVE_CLI_BARE_POPT_H
#define PAVE_CLI_BARE_POPT_H

enum {
    POPT_ARG_NONE,
    POPT_ARG_STRING,
    POPT_BADOPTION_NOALIAS = 0,
    POPT_CONTEXT_NO_EXEC = 0,
    POPT_ERROR_NOARG = -10,
    POPT_ERROR_BADOPT = -11,
    POPT_ERROR_UNWANTEDARG = -12
};

struct poptOption {
    const char *longName;
    char shortName;
    int argInfo;
    void *arg;
    int val;
    const char *descrip, *argDescrip;
};
#define POPT_TABLEEND \
    {                 \
        0             \
    }

typedef struct poptContext_s *poptContext;

poptContext poptGetContext(const char *name, int count, const char **words,
                           const struct poptOption *table, int flags);
void poptFreeContext(poptContext context);
/// Returns the value of the next option, -1 after the last option, or an error code.
int poptGetNextOpt(poptContext context);
/// Returns a copy of the value of the last option, for the caller to free; NULL if out of memory.
char *poptGetOptArg(poptContext context);
/// Returns the word of the last error.
const char *poptBadOption(poptContext context, int flags);
/// Returns the words that are not options, terminated by NULL.
const char **poptGetArgs(poptContext context);
const char *poptStrerror(int error);

#endif
