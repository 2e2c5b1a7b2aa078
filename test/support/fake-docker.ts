import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

export interface FakeDockerOptions {
  readonly program?: 'docker' | 'podman';
  /** What the program says in place of an answer of its daemon. */
  readonly down?: string;
  /** Images that this machine does not have. */
  readonly missing?: readonly string[];
  /** Images that no registry has either. */
  readonly unknown?: readonly string[];
  /** The commit of every repository, whatever it was reset to. */
  readonly head?: string;
  /** What every repository says that was changed. */
  readonly diff?: string;
  /** Containers that are there, with their label of the owner. */
  readonly left?: Readonly<Record<string, string>>;
  /** What an engine says in place of starting a program, with the exit code of it. */
  readonly refuses?: { readonly exitCode: number; readonly stderr: string };
  /** Whether containers are gone when somebody asks for them. */
  readonly loses?: boolean;
}

/** The sign that ends a list. */
const END_OF_CALL = '\u001e';

/** A program named `docker` or `podman` that starts the programs of containers on this machine, with their variables alone. */
export interface FakeDocker extends Disposable {
  /** For PATH: this one goes before all others. */
  readonly path: string;
  readonly folder: string;
  /** The arguments of each call so far; names of containers are `NAME`. */
  calls(): string[][];
}

export function aFakeDocker(options: FakeDockerOptions = {}): FakeDocker {
  const folder = mkdtempSync(join(tmpdir(), 'docker-'));
  const log = join(folder, 'calls');
  const write = (program: string, body: string) => {
    writeFileSync(join(folder, program), body);
    chmodSync(join(folder, program), 0o755);
  };
  // The other one may be installed on this machine.
  for (const program of ['docker', 'podman']) write(program, '#!/bin/sh\necho "not here" >&2\nexit 1\n');
  write(options.program ?? 'docker', script(options, log));
  return {
    folder,
    path: `${folder}${delimiter}${process.env['PATH']}`,
    calls() {
      const text = existsSync(log) ? readFileSync(log, 'utf8') : '';
      const calls = text.replaceAll(/eval-action-[0-9a-f-]{36}/g, 'NAME').split(`${END_OF_CALL}\0`);
      return calls.slice(0, -1).map((call) => call.split('\0').slice(0, -1));
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** It is a shell script: many are started, and a shell starts in a tenth of the time of Node. */
const script = (options: FakeDockerOptions, log: string): string => `#!/bin/sh
printf '%s\\0' "$@" '${END_OF_CALL}' >> ${quoted(log)}
verb=$1; shift
for last; do :; done
fail() { printf '%s\\n' "$1" >&2; exit 1; }
case "$verb" in
  version) ${options.down === undefined ? 'exit 0' : `fail ${quoted(options.down)}`};;
  image) case "$last" in ${each(options.missing, 'exit 1')} esac; exit 0;;
  pull) case "$last" in ${each(options.unknown, 'fail "manifest for $last not found"')} esac; exit 0;;
  ps) printf %s ${quoted(Object.keys(options.left ?? {}).join('\n'))}; exit 0;;
  inspect)
    case "$2" in *Labels*) case "$last" in ${labelsOf(options.left)} esac; exit 0;; esac
    echo true; exit ${options.loses ? 1 : 0};;
  exec) ;;
  *) exit 0;;
esac
# The variables go to the end, and then before the program.
count=0
while :; do
  case "$1" in
    --workdir) cd "$2"; shift;;
    --user) shift;;
    --env)
      variable=$2; shift
      case "$variable" in *=*) ;; *) eval "variable=$variable=\\\${$variable-}";; esac
      set -- "$@" "$variable"; count=$((count + 1));;
    --*) ;;
    *) break;;
  esac
  shift
done
shift
program=$1
${options.refuses === undefined ? '' : `printf %s ${quoted(options.refuses.stderr)} >&2; exit ${options.refuses.exitCode}`}
case "$program $* " in
  git*' diff '*) printf %s ${quoted(options.diff ?? '')}; exit 0;;
  git*' rev-parse '*) echo ${options.head === undefined ? '"$last"' : quoted(options.head)}; exit 0;;
  git*|chown*) exit 0;;
esac
command -v "$program" > /dev/null || { echo "OCI runtime exec failed: exec failed: spawn $program ENOENT" >&2; exit 127; }
words=$(($# - count))
while [ $words -gt 0 ]; do set -- "$@" "$1"; shift; words=$((words - 1)); done
exec env -i "PATH=$PATH" "$@"
`;

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const each = (names: readonly string[] = [], action: string): string =>
  names.map((name) => `${quoted(name)}) ${action};;`).join(' ');

const labelsOf = (left: FakeDockerOptions['left'] = {}): string =>
  Object.entries(left)
    .map(([name, label]) => `${quoted(name)}) printf %s ${quoted(label)};;`)
    .join(' ');
