import { basename } from 'node:path';
import { didYouMean } from '../../shared/did-you-mean.ts';

/** The placeholders of a command. `GUIDELINES` is of AgentV 1 and 2. */
const placeholders = ['PROMPT', 'PROMPT_FILE', 'GUIDELINES', 'EVAL_ID', 'ATTEMPT', 'FILES', 'OUTPUT_FILE'] as const;
type Placeholder = (typeof placeholders)[number];

/** The shell that reads the command: its rules of quoting. */
export type Shell = 'posix' | 'powershell';

/** The values. The files are absent if the command does not use them. */
export interface CommandValues {
  readonly prompt: string;
  readonly promptFile?: string | undefined;
  /** The text of the repository's guidelines; absent: there are none. */
  readonly guidelines?: string | undefined;
  readonly evalId: string;
  readonly attempt: number;
  /** Absolute paths, each once. */
  readonly files: readonly string[];
  readonly outputFile?: string | undefined;
}

/** The command with every placeholder replaced by its quoted value. Values are not expanded again. */
export function fillCommand(command: string, filesFormat: string, values: CommandValues, shell: Shell): string {
  const quoted = (text: string) => quote(text, shell);
  const filled: Record<Placeholder, () => string> = {
    PROMPT: () => quoted(values.prompt),
    PROMPT_FILE: () => quoted(values.promptFile ?? ''),
    GUIDELINES: () => quoted(values.guidelines ?? ''),
    EVAL_ID: () => quoted(values.evalId),
    ATTEMPT: () => quoted(String(values.attempt)),
    FILES: () => values.files.map((path) => fillFile(filesFormat, path, quoted)).join(' '),
    OUTPUT_FILE: () => quoted(values.outputFile ?? ''),
  };
  return command.replaceAll(TOKEN, (token, name: string) => (isPlaceholder(name) ? filled[name]() : token));
}

/** Whether the command uses this value. */
export const usesPlaceholder = (command: string, name: Placeholder): boolean => command.includes(`{${name}}`);

/** Errors about placeholders of a command, one sentence for each unknown one. */
export function placeholderProblems(command: string): string[] {
  const names = [...command.matchAll(TOKEN)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => !isPlaceholder(name)).map((name) => unknownPlaceholder(name, command));
}

/**
 * One word of the shell that means exactly this text. POSIX: between single quotes, each `'` as `'"'"'`.
 * PowerShell: the quote is doubled, and so are the four curly ones that it reads as the same.
 */
export function quote(text: string, shell: Shell): string {
  if (shell === 'powershell') return `'${text.replaceAll(/['‘’‚‛]/g, '$&$&')}'`;
  return `'${text.replaceAll("'", `'"'"'`)}'`;
}

const TOKEN = /\{([A-Z_]+)\}/g;

const isPlaceholder = (name: string): name is Placeholder => (placeholders as readonly string[]).includes(name);

const fillFile = (format: string, path: string, quoted: (text: string) => string): string =>
  format.replaceAll(/\{(path|basename)\}/g, (_, part) => quoted(part === 'path' ? path : basename(path)));

function unknownPlaceholder(name: string, command: string): string {
  const known = `Known placeholders: ${placeholders.map((each) => `{${each}}`).join(', ')}`;
  const meant = didYouMean(name, placeholders);
  const advice = [
    meant === undefined ? undefined : `Did you mean {${meant}}?`,
    command.includes(`\${${name}}`) ? `A variable of the shell is written $${name} here.` : undefined,
    known,
  ];
  return `has the unknown placeholder {${name}}. ${advice.filter((line) => line !== undefined).join(' ')}`;
}
