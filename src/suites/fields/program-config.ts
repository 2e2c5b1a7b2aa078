import type { Problem } from '../../model/errors.ts';
import { Cursor, Source } from '../../model/suite/source.ts';
import { readObjectLiteral } from '../../shared/yaml/js-literal.ts';
import type { Path } from '../../shared/yaml/yaml-text.ts';

/** AgentV's configuration in TypeScript. It is read and never run: a pull request could run anything by it. */
export const PROGRAM_CONFIG = 'agentv.config.ts';

/** Imports and comments, then the object of `export default`, alone or within `defineConfig(…)`. */
const BEFORE =
  /^(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/|import\s[^;'"]*['"][^'"\n]+['"];?)*export\s+default\s+(?:defineConfig\s*\(\s*)?(?=\{)/;
const BEHIND = /^\s*(?:(?:as|satisfies)\s+\w+\s*)?,?\s*\)?\s*;?(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*$/;

type Move = readonly [from: readonly string[], to: readonly string[], value?: (given: unknown) => unknown];

/** The keys of AgentV's configuration, and where `.agentv/config.yaml` has them. */
const MOVES: readonly Move[] = [
  [
    ['execution', 'workers'],
    ['eval_action', 'workers'],
  ],
  [
    ['execution', 'maxRetries'],
    ['eval_action', 'max_retries'],
  ],
  [['execution', 'agentTimeoutMs'], ['eval_action', 'test_timeout_seconds'], (ms) => Number(ms) / 1000],
  [
    ['execution', 'verbose'],
    ['execution', 'verbose'],
  ],
  [
    ['execution', 'keepWorkspaces'],
    ['execution', 'keep_workspaces'],
  ],
  [
    ['execution', 'traceFile'],
    ['execution', 'trace_file'],
  ],
  [
    ['execution', 'otelFile'],
    ['execution', 'otel_file'],
  ],
  [
    ['output', 'dir'],
    ['eval_action', 'output_directory'],
  ],
  [
    ['limits', 'maxCostUsd'],
    ['gate', 'budget'],
  ],
];

interface ProgramConfig {
  /** The settings as `.agentv/config.yaml` would have them, with their locations in the program. */
  readonly root: Cursor;
  readonly problems: readonly Problem[];
}

/** The settings of an `agentv.config.ts` of literals; undefined if it computes them. */
export function readProgramConfig(file: string, given: string): ProgramConfig | undefined {
  const text = given.replace(/^\uFEFF/, '');
  const [before] = BEFORE.exec(text) ?? [];
  const literal = before === undefined ? undefined : readObjectLiteral(text, before.length);
  if (literal === undefined || !BEHIND.test(text.slice(literal.end))) return undefined;
  const written = new Cursor(new Source(file, literal.read), literal.read.value);
  const moved = MOVES.flatMap(([from, to, change = (value: unknown) => value]) => {
    const found = from.reduce<Cursor | undefined>((at, key) => at?.field(key), written);
    return found === undefined ? [] : [{ from, to, value: change(found.value) }];
  });
  const value: Record<string, Record<string, unknown>> = {};
  for (const { to, value: own } of moved) {
    const [block = '', key = ''] = to;
    value[block] = { ...value[block], [key]: own };
  }
  const origin = (path: Path): Path =>
    (path.length > 0 && moved.find(({ to }) => to.every((step, at) => path[at] === step || path.length <= at))?.from) ||
    [];
  const positions = {
    valueAt: (path: Path) => literal.read.valueAt(origin(path)),
    keyAt: (path: Path) => literal.read.keyAt(origin(path)),
  };
  return { root: new Cursor(new Source(file, positions), value), problems: unread(written) };
}

/** Results are always JSON Lines, so that format needs no setting. */
const isUnderstood = (path: readonly string[], { value }: Cursor): boolean =>
  MOVES.some(([from]) => from.join() === path.join()) || (path.join() === 'output,format' && value === 'jsonl');

function unread(root: Cursor): Problem[] {
  return root.keys().flatMap((block) => {
    const at = root.key(block);
    if (at === undefined) return [];
    const inside = at.isMap && MOVES.some(([from]) => from[0] === block) ? at.keys() : [undefined];
    return inside.flatMap((key) => {
      const path = key === undefined ? [block] : [block, key];
      const field = key === undefined ? at : at.key(key);
      if (field === undefined || isUnderstood(path, field)) return [];
      const message = `"${path.join('.')}" of ${PROGRAM_CONFIG} has no effect`;
      const hint = 'docs/differences-from-agentv.md lists the settings that are read.';
      return [field.warning('UNUSED', message, { location: field.keyLocation, hint })];
    });
  });
}
