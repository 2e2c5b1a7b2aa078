/** The placeholders of `confirm-command`. */
interface CommandWords {
  /** As their tool names them. */
  readonly tests: readonly string[];
  /** The file for the results. */
  readonly output: string;
}

const PLACEHOLDER = /\{(?:tests|pattern|output)\}/;
const LONGEST = 10_000;
const EXAMPLE = 'npx vitest run -t {pattern} --reporter=junit --outputFile={output}';

/** What a command must be that is none: it names no output, or another quotation would undo ours. */
export function whatIsWrongWith(command: string): string | undefined {
  if (!command.includes('{output}')) return `a command with {output}, such as ${EXAMPLE}`;
  if (command.length > LONGEST || command.includes('\0')) return `a command of at most ${LONGEST} characters`;
  // In a here-document or between backquotes, a shell reads our quotes in another way.
  const outside = command.replace(QUOTED, (text) => (PLACEHOLDER.test(text) ? '"' : ''));
  if (!/["'`]|<</.test(outside)) return undefined;
  return `a command without quotes, backquotes or here-documents around {tests}, {pattern} and {output}, which are quoted already: ${EXAMPLE}`;
}

/** An escaped character, and a quoted text, as shells read them. */
const QUOTED = /\\[\s\S]|'[^']*'|"(?:[^"\\]|\\[\s\S])*"/g;

/** The names of tests as their tool has them: without the hash that is added to the ids of tests that share a name. */
export const namesInTool = (tests: readonly { readonly testId: string }[]): string[] => [
  ...new Set(tests.map(({ testId }) => testId.replace(/~[0-9a-f]{12}$/, ''))),
];

/** The command with its placeholders filled in, each value quoted by `quote`. */
export const filledIn = (command: string, { tests, output }: CommandWords, quote: (word: string) => string): string =>
  command.replace(new RegExp(PLACEHOLDER, 'g'), (placeholder) => {
    if (placeholder === '{tests}') return tests.map(quote).join(' ');
    if (placeholder === '{output}') return quote(output);
    return quote(titlePattern(tests));
  });

/**
 * A regular expression that matches exactly these titles. Some tools and versions join the titles of suites and tests by ` > `,
 * others by a space: it matches both.
 */
export const titlePattern = (titles: readonly string[]): string => {
  const literal = titles.map((title) =>
    title.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`).replaceAll(' > ', ' (?:> )?'),
  );
  return `^(?:${literal.join('|')})$`;
};
