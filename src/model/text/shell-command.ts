export interface ShellCommand {
  readonly words: readonly string[];
  readonly inputs: readonly string[];
  /** The operator before it; empty for the first command. */
  readonly after: string;
  /** Whether the line is complete: without variables, wildcards, substitutions and output files. */
  readonly isPlain: boolean;
}

/**
 * The commands of a line, in their order. Quotes, here-documents and comments are read as a POSIX shell reads them, and
 * the script of `bash -c` is read in place of the shell. Variables and wildcards stay as written.
 */
export function shellCommands(line: string, depth = 0): readonly ShellCommand[] {
  if (line.length > MAX_LINE_LENGTH) return [];
  return commandsIn(tokensOf(line)).flatMap((command) => {
    const script = depth < MAX_SHELL_DEPTH ? scriptOf(command.words) : undefined;
    return script === undefined ? [command] : shellCommands(script, depth + 1);
  });
}

const MAX_SHELL_DEPTH = 4;
/** A longer one is a file in disguise. */
const MAX_LINE_LENGTH = 100_000;

export function scriptOf(words: readonly string[]): string | undefined {
  const [program = '', flags = '', script] = words;
  const isShell = /(?:^|[/\\])(?:ba|z|da|k)?sh(?:\.exe)?$/.test(program) && /^-[a-z]*c$/.test(flags);
  return isShell ? script : undefined;
}

/** The words of a line that is one command; `undefined` for any other line. */
export function shellWords(line: string): readonly string[] | undefined {
  if (line.length > MAX_LINE_LENGTH) return undefined;
  const [command, ...others] = commandsIn(tokensOf(line));
  return others.length === 0 ? command?.words : undefined;
}

type Token =
  | { readonly kind: 'word'; readonly text: string; readonly isPlain: boolean }
  | { readonly kind: 'operator'; readonly text: string };

function commandsIn(tokens: readonly Token[]): ShellCommand[] {
  const commands: ShellCommand[] = [];
  let words: string[] = [];
  let inputs: string[] = [];
  let isPlain = true;
  let after = '';
  const close = (operator: string) => {
    // Words of the shell's own grammar, and assignments, before the program.
    const first = words.findIndex((word) => !KEYWORDS.includes(word) && !/^[A-Za-z_]\w*=/.test(word));
    const commandWords = first === -1 ? [] : words.slice(first);
    if (commandWords.length > 0)
      commands.push({ words: commandWords, inputs, after, isPlain: isPlain && commandWords.length === words.length });
    [words, inputs, isPlain, after] = [[], [], true, operator];
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    if (token.kind === 'word') {
      words.push(token.text);
      isPlain &&= token.isPlain;
    } else if (/[<>]/.test(token.text)) {
      const target = tokens[at + 1];
      if (target?.kind !== 'word') continue;
      at += 1;
      if (token.text === '<') inputs.push(target.text);
      isPlain &&= target.text === '/dev/null' || /^[12]$/.test(target.text);
    } else {
      close(token.text);
    }
  }
  close('');
  return commands;
}

const KEYWORDS = ['do', 'then', 'else', 'if', 'elif', 'while', 'until', '!', '{', '}', 'done', 'fi', 'time', 'command'];

/**
 * The tokens of a line: a quoted text, an escaped character, the end of the line, spaces, an operator, and other text.
 */
const PIECE =
  /(?<single>'[^']*'?)|(?<double>"[^"\\]*(?:\\[\s\S][^"\\]*)*"?)|(?<escaped>\\[\s\S]?)|(?<newline>\n)|(?<blank>[^\S\n]+)|(?<operator>&&|\|\||;;|<<<|<<-?|>>|>\||&>|>&|<&|[;|&<>()])|(?<bare>[^'"\\\s;|&<>()]+)/gy;

function tokensOf(line: string): Token[] {
  const pieces = new RegExp(PIECE);
  const tokens: Token[] = [];
  const documents: string[] = [];
  let word: { text: string; isPlain: boolean } | undefined;
  let endsDocument = false;

  const add = (text: string, isPlain = true) => {
    word = { text: (word?.text ?? '') + text, isPlain: (word?.isPlain ?? true) && isPlain };
  };
  const closeWord = () => {
    if (word === undefined) return;
    if (endsDocument) documents.push(word.text);
    else tokens.push({ kind: 'word', ...word });
    word = undefined;
    endsDocument = false;
  };
  const operate = (text: string) => {
    // A digit right before a redirection is a file descriptor, no argument.
    if (/^[<>]/.test(text) && /^\d$/.test(word?.text ?? '')) word = undefined;
    closeWord();
    if (text === '<<' || text === '<<-') endsDocument = true;
    else tokens.push({ kind: 'operator', text });
  };

  for (let piece = pieces.exec(line); piece !== null; piece = pieces.exec(line)) {
    const { single, double, escaped, newline, blank, operator, bare } = piece.groups ?? {};
    if (single !== undefined) add(single.slice(1, -1));
    else if (double !== undefined) add(unescaped(double.slice(1, -1)), !/[$`]/.test(double));
    else if (escaped !== undefined) add(escaped === '\\\n' ? '' : escaped.slice(1));
    else if (blank !== undefined) closeWord();
    else if (operator !== undefined) operate(operator);
    else if (newline !== undefined) {
      operate(';');
      for (const end of documents.splice(0)) pieces.lastIndex = endOfDocument(line, pieces.lastIndex, end);
    } else if (bare?.startsWith('#') && word === undefined) pieces.lastIndex = endOfLine(line, pieces.lastIndex);
    else add(bare ?? '', !/[$`*?[\]~{}]/.test(bare ?? ''));
  }
  closeWord();
  return tokens;
}

/** Double quotes leave these characters to be escaped, and no others. */
const unescaped = (text: string): string => text.replace(/\\(["\\$`\n])/g, (_, char) => (char === '\n' ? '' : char));

function endOfLine(line: string, from: number): number {
  const at = line.indexOf('\n', from);
  return at === -1 ? line.length : at;
}

function endOfDocument(line: string, from: number, end: string): number {
  for (let at = from; at < line.length; ) {
    const stop = endOfLine(line, at);
    if (line.slice(at, stop).trim() === end) return stop;
    at = stop + 1;
  }
  return line.length;
}

/** Quotes one word for a POSIX shell if necessary. */
export const shellWord = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;

/**
 * Quotes one word for Windows PowerShell, which reads curly quotes like straight ones, and hands arguments to programs
 * without escaping their double quotes and backslashes.
 */
export const powerShellWord = (word: string): string =>
  `'${word
    .replace(/(\\*)"/g, String.raw`$1$1\"`)
    .replace(/\\+$/, (end) => (/\s/.test(word) ? end + end : end))
    .replace(/['\u2018-\u201b]/g, '$&$&')}'`;
