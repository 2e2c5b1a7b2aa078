/** One workflow command, as the runner understands it. */
export interface WorkflowCommand {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

/** What the runner makes of a log: the commands that it obeys, and the lines that it shows. */
export interface ReadLog {
  readonly commands: readonly WorkflowCommand[];
  readonly shown: readonly string[];
}

/**
 * Reads a log as the runner does (github.md 3a): `::name` counts at the beginning of a line after white space, the
 * old `##[name]` anywhere in it, lines end at CR too, and after `stop-commands` only the token counts.
 */
export function readLog(log: string): ReadLog {
  const commands: WorkflowCommand[] = [];
  const shown: string[] = [];
  let token: string | undefined;
  for (const line of log.split(/\r\n|\r|\n/)) {
    const command = inNewForm(line) ?? inOldForm(line);
    const isObeyed = command !== undefined && (token === undefined ? isKnown(command.name) : command.name === token);
    if (!isObeyed) {
      shown.push(line);
      continue;
    }
    commands.push(command);
    token = token === undefined && command.name === 'stop-commands' ? command.data : undefined;
  }
  return { commands, shown };
}

/** Reads a file of outputs or variables: `name=value`, or `name<<word`, lines, `word`. */
export function readKeyValues(text: string): Record<string, string> {
  const values: Record<string, string> = {};
  const lines = text.split(/\r?\n/);
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line === '') continue;
    const equals = line.indexOf('=');
    const heredoc = line.indexOf('<<');
    if (heredoc >= 0 && (equals < 0 || heredoc < equals)) {
      const word = line.slice(heredoc + 2);
      const end = lines.indexOf(word, at + 1);
      if (end < 0) throw new Error(`The value of ${line} never ends`);
      values[line.slice(0, heredoc)] = lines.slice(at + 1, end).join('\n');
      at = end;
    } else if (equals > 0) values[line.slice(0, equals)] = line.slice(equals + 1);
    else throw new Error(`Neither a value nor the beginning of one: ${line}`);
  }
  return values;
}

/** Those that the runner registers. */
const KNOWN = [
  'add-mask',
  'add-matcher',
  'add-path',
  'debug',
  'echo',
  'endgroup',
  'error',
  'group',
  'internal-set-repo-path',
  'notice',
  'remove-matcher',
  'save-state',
  'set-env',
  'set-output',
  'stop-commands',
  'warning',
];
const isKnown = (name: string): boolean => KNOWN.includes(name.toLowerCase());

function inNewForm(line: string): WorkflowCommand | undefined {
  const [, info, data = ''] = /^\s*::(.+?)::(.*)$/.exec(line) ?? [];
  return info === undefined ? undefined : command(info, ',', data, [CR, LF, PERCENT], [CR, LF, COLON, COMMA, PERCENT]);
}

function inOldForm(line: string): WorkflowCommand | undefined {
  const [, info, data = ''] = /##\[([^\]]+)\](.*)$/.exec(line) ?? [];
  const escapes: readonly Escape[] = [SEMICOLON, CR, LF, BRACKET, PERCENT];
  return info === undefined ? undefined : command(info, ';', data, escapes, escapes);
}

type Escape = readonly [written: string, meant: string];
const CR: Escape = ['%0D', '\r'];
const LF: Escape = ['%0A', '\n'];
const COLON: Escape = ['%3A', ':'];
const COMMA: Escape = ['%2C', ','];
const SEMICOLON: Escape = ['%3B', ';'];
const BRACKET: Escape = ['%5D', ']'];
const PERCENT: Escape = ['%25', '%'];

function command(
  info: string,
  separator: string,
  data: string,
  inData: readonly Escape[],
  inProperties: readonly Escape[],
): WorkflowCommand {
  const [name = '', ...rest] = info.trim().split(' ');
  const pairs = rest
    .join(' ')
    .split(separator)
    .map((pair) => pair.trim().split('='))
    .filter(([key, ...value]) => key !== '' && value.length > 0);
  const properties = pairs.map(([key = '', ...value]) => [key, unescaped(value.join('='), inProperties)] as const);
  return { name, properties: Object.fromEntries(properties), data: unescaped(data, inData) };
}

/** `%25` comes last in the lists, or `%250A` would become a line break. */
const unescaped = (text: string, escapes: readonly Escape[]): string =>
  escapes.reduce((so, [written, meant]) => so.replaceAll(written, meant), text);
