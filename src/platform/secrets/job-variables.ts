import { parse } from 'dotenv';

/** Variables for targets and judges, as the lines of a `.env` file: a called workflow cannot pass on secrets by name. */
export const JOB_VARIABLES = 'EVAL_ACTION_ENV';

export type JobVariables = Readonly<Record<string, string | undefined>>;

/** More than all secrets of a repository together. */
const MAX_BYTES = 256 * 1024;

/** The variables of a job. Lines that are no variable are left out: `problemsOfJobVariables` names them. */
export function jobVariables(env: JobVariables): Readonly<Record<string, string>> {
  const text = env[JOB_VARIABLES];
  return text === undefined || text.trim() === '' || isTooLarge(text) ? {} : parse(text);
}

/** One variable as `dotenv` reads it: its name, and its value with its quotes. A quoted value can have several lines. */
const VARIABLE =
  /^[ \t]*(?:export[ \t]+)?([A-Za-z_]\w{0,99})[ \t]*=[ \t]*('(?:\\'|[^'])*'|"(?:\\"|[^"])*"|`(?:\\`|[^`])*`|[^"'`\s][^\r\n]*)?[ \t]*(?:#.*)?$/gm;
const COMMENT = /^[ \t]*#.*$/gm;

/** What is wrong with the variables of a job, without any of their values. */
export function problemsOfJobVariables(env: JobVariables): string[] {
  const text = env[JOB_VARIABLES] ?? '';
  if (isTooLarge(text)) return [`all lines: more than ${MAX_BYTES / 1024} KiB`];
  const seen = new Set<string>();
  const problems: string[] = [];
  const keepLines = (match: string) => match.replaceAll(/[^\r\n]/g, '');
  const rest = text.replace(VARIABLE, (match: string, name: string, value = '', offset: number) => {
    const where = `line ${text.slice(0, offset).split('\n').length}`;
    if (seen.has(name)) problems.push(`${where}: ${name} is set twice`);
    if (/^[^"'`].*#/.test(value)) problems.push(`${where}: the value of ${name} contains "#" and has no quotes`);
    seen.add(name);
    return keepLines(match);
  });
  const lines = rest.replace(COMMENT, '').split(/\r?\n/);
  return [
    ...lines.flatMap((line, at) => (line.trim() === '' ? [] : [`line ${at + 1} is not NAME=value`])).slice(0, 1),
    ...problems,
  ];
}

const isTooLarge = (text: string): boolean => text.length > MAX_BYTES;
