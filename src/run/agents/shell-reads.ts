import { basename } from 'node:path';
import { type ShellCommand, shellCommands } from '../../shared/shell-command.ts';

/** The input of an equivalent tool for reading or searching. */
interface ShellRead {
  readonly tool: 'Read' | 'Grep' | 'Glob';
  readonly input: Readonly<Record<string, string>>;
}

/**
 * The reading tool that a command is equivalent to, if that is certain: it reads one file, searches, or lists files by
 * name, and does nothing else. Its output may be cut to some lines.
 */
export function readByShell(line: string): ShellRead | undefined {
  const [command, ...cuts] = shellCommands(line);
  if (command === undefined || !command.isPlain || command.inputs.length > 0) return undefined;
  if (!cuts.every(cutsOnly)) return undefined;
  const [program = '', ...args] = command.words;
  return READERS.get(basename(program))?.(args);
}

type Reader = (args: readonly string[]) => ShellRead | undefined;

const reading = (path: string | undefined): ShellRead | undefined =>
  path === undefined ? undefined : { tool: 'Read', input: { file_path: path } };

const oneFile =
  (...valued: readonly string[]): Reader =>
  (args) => {
    const operands = operandsOf(args, valued);
    return operands?.length === 1 ? reading(operands[0]) : undefined;
  };

const cutting: Reader = oneFile('-n', '-c', '--lines', '--bytes');

/** Prints lines by their numbers, and changes nothing. */
const sed: Reader = ([quiet, script = '', path, ...more]) =>
  quiet === '-n' && /^(?:\d+(?:,(?:\d+|\$))?p;?)+$/.test(script) && more.length === 0 ? reading(path) : undefined;

const grep: Reader = (args) => {
  const operands = operandsOf(args, ['-A', '-B', '-C', '-m', '-g', '-t', '-T', '--glob', '--type', '--max-count']);
  const [pattern, path, ...more] = operands ?? [];
  if (pattern === undefined || more.length > 0 || args.some((arg) => /^-[a-zA-Z]*[ef]$/.test(arg))) return undefined;
  return { tool: 'Grep', input: { pattern, ...(path !== undefined && { path }) } };
};

const ripgrep: Reader = (args) => {
  if (!args.includes('--files')) return grep(args);
  const pattern = args[args.findIndex((arg) => arg === '-g' || arg === '--glob') + 1];
  const operands = operandsOf(args, ['-g', '--glob', '-t', '--type']);
  if (operands === undefined || operands.length > 1 || !args.some((arg) => arg === '-g' || arg === '--glob'))
    return undefined;
  return { tool: 'Glob', input: { pattern: pattern ?? '', ...(operands[0] !== undefined && { path: operands[0] }) } };
};

/** Only names: other options of `find` can change files. */
const find: Reader = (args) => {
  const [path] = args;
  const tests = path?.startsWith('-') ? args : args.slice(1);
  const pairs = tests.flatMap((test, index) => (index % 2 === 0 ? [[test, tests[index + 1]] as const] : []));
  const known = ['-name', '-iname', '-path', '-type', '-maxdepth', '-mindepth'];
  if (!pairs.every(([test, value]) => known.includes(test) && value !== undefined)) return undefined;
  const pattern = pairs.find(([test]) => ['-name', '-iname', '-path'].includes(test))?.[1];
  if (pattern === undefined) return undefined;
  return { tool: 'Glob', input: { pattern, ...(path !== undefined && path !== tests[0] && { path }) } };
};

const READERS: ReadonlyMap<string, Reader> = new Map([
  ['cat', oneFile()],
  ['bat', oneFile()],
  ['nl', oneFile('-b')],
  ['head', cutting],
  ['tail', cutting],
  ['sed', sed],
  ['grep', grep],
  ['rg', ripgrep],
  ['find', find],
]);

/** Whether a command after a pipe only takes some of the lines. */
function cutsOnly({ after, isPlain, inputs, words: [program = '', ...args] }: ShellCommand): boolean {
  if (after !== '|' || !isPlain || inputs.length > 0) return false;
  if (program === 'sed') return args.length === 2 && sed([...args, '-']) !== undefined;
  return ['head', 'tail'].includes(program) && operandsOf(args, ['-n', '-c'])?.length === 0;
}

/** The arguments that are no options, nor values of those that have one. `tail -f` never ends, which no reading does. */
function operandsOf(args: readonly string[], valued: readonly string[]): string[] | undefined {
  const operands: string[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] as string;
    if (arg === '--') return [...operands, ...args.slice(at + 1)];
    if (valued.includes(arg)) at += 1;
    else if (!arg.startsWith('-') || arg === '-') operands.push(arg);
  }
  return operands.includes('-') ? undefined : operands;
}
