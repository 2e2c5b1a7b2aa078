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
  /** It reads lines and answers each with the next of these. */
  readonly replies?: readonly (readonly object[])[];
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

const linesOf = (events: readonly object[]): string => events.map((event) => `${JSON.stringify(event)}\n`).join('');

const script = (folder: string, { replies, hangs, orphan, exitCode = 0 }: Behaviour): string => `#!/bin/sh
case " $* " in *" --version "*) echo 'fake-agent 1.2.3'; exit 0;; esac
call=$(mktemp -d '${folder}/calls/XXXXXX')
for each; do printf '%s\\0' "$each"; done > "$call/args"
pwd > "$call/cwd"
env > "$call/env"
case "$HOME" in *agent-home-*) cp -R "$HOME" "$call/home";; esac
case "$TMPDIR" in *agent-tmp-*) cp -R "$TMPDIR" "$call/temporary";; esac
${hangs === 'stubbornly' ? "trap '' TERM INT" : ''}
${
  replies === undefined
    ? 'cat > "$call/stdin"; : > "$call/done"'
    : `n=0; while IFS= read -r line; do
  printf '%s\\n' "$line" >> "$call/stdin"; : > "$call/done"
  [ -f '${folder}'/reply$n ] && cat '${folder}'/reply$n; n=$((n + 1)); done; exit 0`
}
${orphan === undefined ? '' : `setsid sleep 100 > /dev/null 2>&1 < /dev/null & echo $! > '${orphan}'`}
cat '${folder}/out'
cat '${folder}/err' >&2
${hangs === undefined ? `exit ${exitCode}` : 'sleep 100'}
`;

/** The calls so far, the oldest first. */
function callsIn(folder: string): Called[] {
  const done = readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => existsSync(join(path, 'done')));
  const age = (path: string) => statSync(join(path, 'args'), { bigint: true }).mtimeNs;
  return done.sort((a, b) => Number(age(a) - age(b))).map(calledIn);
}

function calledIn(path: string): Called {
  const read = (name: string) => readFileSync(join(path, name), 'utf8');
  const env = read('env')
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]);
  return {
    args: read('args').split('\0').slice(0, -1),
    cwd: read('cwd').trim(),
    env: Object.fromEntries(env),
    stdin: read('stdin'),
    home: filesBelow(join(path, 'home')),
    temporary: filesBelow(join(path, 'temporary')),
  };
}

function filesBelow(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const names = readdirSync(folder, { recursive: true }).map(String);
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}
