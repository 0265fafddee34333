// cli/bare/popt.c: reads options as popt does: --name, --name=VALUE, --name VALUE, -n, -nVALUE,
// -n VALUE; after -- all words are operands.
#include "popt.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

struct poptContext_s {
    const char **words; // words[0] is the program
    const struct poptOption *table;
    int next;
    const char *letters; // the rest of a word of short options
    const char *bad, *value;
    const char **operands;
    int operand_count;
};

poptContext poptGetContext(const char *name, int count, const char **words,
                           const struct poptOption *table, int flags)
{
    (void)name, (void)flags;
    poptContext context = calloc(1, sizeof *context);
    if (!context) return NULL;
    *context = (struct poptContext_s){.words = words, .table = table, .next = 1};
    context->operands = calloc((size_t)count + 1, sizeof *context->operands);
    if (context->operands) return context;
    free(context);
    return NULL;
}

void poptFreeContext(poptContext context)
{
    if (context) free(context->operands);
    free(context);
}

static const struct poptOption *find(const struct poptOption *at, const char *name, size_t length)
{
    for (; at->longName; at++)
        if (strncmp(at->longName, name, length) == 0 && !at->longName[length]) return at;
    return NULL;
}

// `value` is the text after the option in the same word; NULL: none.
static int take(poptContext self, const struct poptOption *option, const char *value)
{
    if (!option) return POPT_ERROR_BADOPT;
    if (option->argInfo == POPT_ARG_NONE) return value ? POPT_ERROR_UNWANTEDARG : option->val;
    self->value = value ? value : self->words[self->next];
    if (!self->value) return POPT_ERROR_NOARG;
    self->next += value == NULL;
    return option->val;
}

static int take_letter(poptContext self)
{
    const struct poptOption *option = self->table;
    const char letter = *self->letters++;
    while (option->longName && option->shortName != letter) option++;
    if (!option->longName) return POPT_ERROR_BADOPT;
    if (option->argInfo == POPT_ARG_NONE) return option->val;
    const char *value = *self->letters ? self->letters + (*self->letters == '=') : NULL;
    self->letters = NULL;
    return take(self, option, value);
}

static int take_name(poptContext self, const char *name)
{
    const size_t length = strcspn(name, "=");
    return take(self, find(self->table, name, length), name[length] ? name + length + 1 : NULL);
}

int poptGetNextOpt(poptContext self)
{
    while (!self->letters || !*self->letters) {
        const char *word = self->words[self->next];
        if (!word) return -1;
        self->next++;
        if (word[0] != '-' || !word[1]) {
            self->operands[self->operand_count++] = word;
            continue;
        }
        self->bad = word;
        if (word[1] == '-' && word[2]) return take_name(self, word + 2);
        if (word[1] == '-') // "--" ends the options
            while (self->words[self->next])
                self->operands[self->operand_count++] = self->words[self->next++];
        else
            self->letters = word + 1;
    }
    return take_letter(self);
}

char *poptGetOptArg(poptContext self)
{
    const size_t size = strlen(self->value) + 1;
    char *copy = malloc(size);
    return copy ? memcpy(copy, self->value, size) : NULL;
}

const char *poptBadOption(poptContext self, int flags)
{
    (void)flags;
    return self->bad;
}

const char **poptGetArgs(poptContext self) { return self->operands; }

const char *poptStrerror(int error)
{
    (void)error;
    return "wrong";
}
