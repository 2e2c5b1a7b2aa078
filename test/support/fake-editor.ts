import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a stand-in for the command line of an editor does. */
export interface EditorBehaviour {
  /** The agent in its window writes this, and hands it in. */
  readonly answer?: string | Uint8Array;
  /** It writes an answer, and never says that it is complete. */
  readonly stopsHalfway?: true;
  /** The window does not react to anything. */
  readonly isAsleep?: true;
  /** It is the program of a remote terminal, which knows no chat. */
  readonly isRemote?: true;
  /** It fails to open anything, and says why. */
  readonly fails?: string;
}

export interface EditorCall {
  readonly args: readonly string[];
  readonly cwd: string;
  /** What stood in the workspace file that it was to open, or in the request. */
  readonly file: string;
}

export interface FakeEditor extends Disposable {
  readonly program: string;
  /** Where the folders of its windows are to be. */
  readonly root: string;
  calls(): EditorCall[];
}

/** A real program that takes what `code` takes. Its window is a process of its own, which writes the files it is asked for. */
export function fakeEditor(behaviour: EditorBehaviour): FakeEditor {
  const folder = mkdtempSync(join(tmpdir(), 'fake-editor-'));
  const program = join(folder, 'code');
  mkdirSync(join(folder, 'calls'));
  writeFileSync(join(folder, 'answer'), behaviour.answer ?? '');
  writeFileSync(join(folder, 'help'), behaviour.isRemote ? 'Usage: code [options] [files...]\n' : HELP);
  writeFileSync(join(folder, 'why'), behaviour.fails ?? '');
  writeFileSync(program, script(folder, behaviour));
  chmodSync(program, 0o755);
  return {
    program,
    root: join(folder, 'windows'),
    calls: () =>
      readdirSync(join(folder, 'calls'))
        .filter((name) => existsSync(join(folder, 'calls', name, 'done')))
        .sort((a, b) => Number(a) - Number(b))
        .map((name) => callIn(join(folder, 'calls', name))),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }),
  };
}

const HELP = 'Usage: code chat [options] [prompt]...\n  -m --mode <mode>\n  -a --add-file <path>\n';

const script = (folder: string, { answer, stopsHalfway, isAsleep, fails }: EditorBehaviour): string => `#!/bin/sh
case "$*" in
  --version) printf '1.139.1\\nabcdef\\nx64\\n'; exit 0;;
  'chat --help') cat '${folder}/help'; exit 0;;
esac
n=$(ls '${folder}/calls' | wc -l)
while ! mkdir '${folder}/calls/'$n 2> /dev/null; do n=$((n + 1)); done
call='${folder}/calls/'$n
for each; do printf '%s\\0' "$each"; last=$each; done > "$call/args"
pwd > "$call/cwd"
for each; do case "$each" in *.code-workspace|*_req.md) cp "$each" "$call/file"; request=$each;; esac; done
: > "$call/done"
${fails === undefined ? '' : `cat '${folder}/why' >&2; exit 1`}
${isAsleep ? 'exit 0' : ''}
case "$last" in
  'Create the empty file '*) sign=\${last#Create the empty file }; : > "\${sign%% now,*}";;
  'Follow instructions '*)
    partial=$(grep -o '\`[^\`]*_res\\.tmp\\.md\`' "$request" | tr -d '\`')
    answer=$(grep -o '\`[^\`]*_res\\.md\`' "$request" | tr -d '\`')
    ${answer === undefined ? ':' : stopsHalfway ? `cp '${folder}/answer' "$partial"` : handIn(folder)} ;;
esac
exit 0
`;

/** Its window outlives the command line: that waits until it has gone its own way. */
const handIn = (folder: string): string => `setsid sh -c ': > "$0"; sleep 0.05; cp "$1" "$2"; mv "$2" "$3"' \\
      "$call/away" '${folder}/answer' "$partial" "$answer" > /dev/null 2>&1 < /dev/null &
    while [ ! -f "$call/away" ]; do sleep 0.01; done`;

function callIn(path: string): EditorCall {
  const file = join(path, 'file');
  return {
    args: readFileSync(join(path, 'args'), 'utf8').split('\0').slice(0, -1),
    cwd: readFileSync(join(path, 'cwd'), 'utf8').trim(),
    file: existsSync(file) ? readFileSync(file, 'utf8') : '',
  };
}
