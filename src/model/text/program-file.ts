/**
 * The files that a command starts, as far as they are known without a shell: its program if that is a path, and the
 * script of an interpreter. Only the first command of a command line is read.
 */
export function programFiles(command: string | readonly string[]): string[] {
  const [program, ...rest] = withoutPrefixes(typeof command === 'string' ? shellWords(command) : command);
  if (program === undefined || CHANGES_FOLDER.has(program)) return [];
  const script = INTERPRETER.test(program.split(/[/\\]/).at(-1) ?? '') ? scriptIn(rest) : undefined;
  const files = [...(/[/\\]/.test(program) ? [program] : []), ...(script === undefined ? [] : [script])];
  // Without the words that the shell, or a target, would replace by others.
  return files.filter((word) => !/[$`*?{}~\n]/.test(word) && !/^[a-z]+:\/\//i.test(word));
}

export const programOf = (command: string): string | undefined => withoutPrefixes(shellWords(command))[0];

/** The program that a command starts first, if it is looked for in PATH. */
export function bareProgram(command: string | readonly string[]): string | undefined {
  const program = typeof command === 'string' ? programOf(command) : command[0];
  const isOfShell = typeof command === 'string' && SHELL_WORDS.has(program ?? '');
  if (program === undefined || isOfShell) return undefined;
  return /^[\w.+-]+$/.test(program) ? program : undefined;
}

const SHELL_WORDS = new Set(
  ': . [ [[ alias break case cd command continue declare echo eval exec exit export false for function hash if kill let local popd printf pushd pwd read readonly return set shift source test time trap true type ulimit umask unalias unset until wait while'.split(
    ' ',
  ),
);

const withoutPrefixes = (words: readonly string[]): readonly string[] => {
  // Settings of variables, and commands that start another one.
  const first = words.findIndex((word) => !(/^[A-Za-z_]\w*=/.test(word) || word === 'exec' || word === 'env'));
  return first === -1 ? [] : words.slice(first);
};

const INTERPRETER =
  /^(?:python[\d.]*|py|node|bun|deno|tsx|ts-node|npx|bunx|uv|poetry|pipenv|bash|dash|sh|zsh|ruby|perl|php|pwsh)(?:\.exe|\.cmd)?$/i;
const SCRIPT = /\.(?:py|[cm]?[jt]sx?|sh|bash|rb|pl|php|ps1)$/i;
/** What follows one of these is code or a module, and no file. */
const CODE = new Set(['-c', '-e', '-m', '-p', '--eval', '--print', '-Command', '-command']);
/** The folder in which the rest runs is not known. */
const CHANGES_FOLDER = new Set(['cd', 'pushd', 'Set-Location']);

function scriptIn(args: readonly string[]): string | undefined {
  for (const word of args) {
    if (CODE.has(word)) return undefined;
    if (!word.startsWith('-') && SCRIPT.test(word)) return word;
  }
  return undefined;
}

/** The words up to the first operator of the shell. Quotes around a whole word are removed. */
function shellWords(text: string): string[] {
  const words: string[] = [];
  for (const [word, double, single] of text.matchAll(/"([^"]*)"|'([^']*)'|[^\s"']+/g)) {
    if (double === undefined && single === undefined && /[|&;<>()]/.test(word)) return words;
    words.push(double ?? single ?? word);
  }
  return words;
}
