import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProviderDeps, VersionAnswer } from '../../src/model/ports/provider.ts';

/** What a stand-in for the program of an agent does when it is asked. */
export interface Behaviour {
  readonly events?: readonly object[];
  /** Written as it is, after the events. */
  readonly raw?: string;
  readonly stderr?: string;
  readonly exitCode?: number;
  /** It never ends, not even when it is asked to with SIGTERM or SIGINT if it is stubborn. */
  readonly hangs?: 'until asked' | 'stubbornly';
  /** It starts a program that leaves the group, and writes its number into this file. */
  readonly orphan?: string;
  /** It reads lines and answers each with the next of these: events, or lines as they are. */
  readonly replies?: readonly (readonly (object | string)[])[];
}

/** How a stand-in was called. */
export interface Called {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly stdin: string;
  /** The files in its home folder. */
  readonly home: Readonly<Record<string, string>>;
  /** The files in its temporary folder. */
  readonly temporary: Readonly<Record<string, string>>;
}

export interface FakeAgent extends Disposable {
  /** The path of the program. */
  readonly program: string;
  readonly folder: string;
  calls(): Called[];
}

const VERSION = '1.2.3';

/** The version of every stand-in, as if an earlier call had asked it: to ask takes as long as a call. */
export const askedVersions: ProviderDeps['knownVersions'] = new (class extends Map<string, Promise<VersionAnswer>> {
  override get = async (): Promise<VersionAnswer> => ({ kind: 'there', version: VERSION });
})();

/** A real program that behaves like the program of an agent, without its model. It is a shell script: many are started. */
export function fakeAgent(behaviour: Behaviour): FakeAgent {
  const folder = mkdtempSync(join(tmpdir(), 'fake-agent-'));
  const program = join(folder, 'agent');
  const calls = join(folder, 'calls');
  mkdirSync(calls);
  writeFileSync(join(folder, 'out'), `${linesOf(behaviour.events ?? [])}${behaviour.raw ?? ''}`);
  writeFileSync(join(folder, 'err'), behaviour.stderr ?? '');
  for (const [index, reply] of (behaviour.replies ?? []).entries()) {
    writeFileSync(join(folder, `reply${index}`), linesOf(reply));
  }
  writeFileSync(program, script(folder, behaviour));
  chmodSync(program, 0o755);
  return {
    program,
    folder,
    calls: () => callsIn(calls),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }),
  };
}

const linesOf = (events: readonly (object | string)[]): string =>
  events.map((event) => `${typeof event === 'string' ? event : JSON.stringify(event)}\n`).join('');

/** Starts few programs itself: each takes more time than the rest of the script. */
const script = (folder: string, { events, raw, stderr, replies, hangs, orphan, exitCode = 0 }: Behaviour): string => {
  const prints = (events?.length ?? 0) > 0 || raw !== undefined;
  const endsWell = exitCode === 0 && hangs === undefined && stderr === undefined;
  return `#!/bin/sh
case " $* " in *" --version "*) echo 'fake-agent ${VERSION}'; exit 0;; esac
n=0; set -C; until true > '${folder}'/calls/$n.args; do [ $n -lt 999 ] || exit 9; n=$((n + 1)); done 2> /dev/null; set +C
call='${folder}'/calls/$n
for each; do printf '%s\\0' "$each"; done > "$call.args"
pwd > "$call.cwd"
env > "$call.env"
${copied('HOME', 'agent-home-', 'home')}
${copied('TMPDIR', 'agent-tmp-', 'temporary')}
${hangs === 'stubbornly' ? "trap '' TERM INT" : ''}
${
  replies === undefined
    ? 'cat > "$call.stdin"; : > "$call.done"'
    : `n=0; while IFS= read -r line; do
  printf '%s\\n' "$line" >> "$call.stdin"; : > "$call.done"
  [ -f '${folder}'/reply$n ] && cat '${folder}'/reply$n; n=$((n + 1)); done; exit 0`
}
${orphan === undefined ? '' : `setsid sleep 100 > /dev/null 2>&1 < /dev/null & echo $! > '${orphan}'`}
${prints ? `${endsWell ? 'exec ' : ''}cat '${folder}/out'` : ''}
${stderr === undefined ? '' : `cat '${folder}/err' >&2`}
${hangs === undefined ? `exit ${exitCode}` : 'sleep 100'}
`;
};

/** Copies a folder of the environment that belongs to this call, unless it is empty. */
const copied = (variable: string, prefix: string, copy: string): string =>
  `case "$${variable}" in *${prefix}*) set -- "$${variable}"/* "$${variable}"/.[!.]*
  if [ -e "$1" ] || [ -e "$2" ]; then cp -R "$${variable}" "$call.${copy}"; fi;; esac`;

/** The calls so far, the oldest first. */
function callsIn(folder: string): Called[] {
  const done = readdirSync(folder).filter((name) => name.endsWith('.done'));
  const numbers = done.map((name) => Number.parseInt(name, 10)).sort((a, b) => a - b);
  return numbers.map((number) => calledIn(join(folder, String(number))));
}

function calledIn(path: string): Called {
  const read = (name: string) => readFileSync(`${path}.${name}`, 'utf8');
  const env = read('env')
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]);
  return {
    args: read('args').split('\0').slice(0, -1),
    cwd: read('cwd').trim(),
    env: Object.fromEntries(env),
    stdin: read('stdin'),
    home: filesBelow(`${path}.home`),
    temporary: filesBelow(`${path}.temporary`),
  };
}

function filesBelow(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const names = readdirSync(folder, { recursive: true }).map(String);
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}
