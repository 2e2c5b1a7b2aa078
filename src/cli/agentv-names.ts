/** What people who know AgentV 4.42 type, and what does it here: ends of the sentence "Here ". */

const PAGE = 'eval-action open shows the report of a run.';
const NO_BRANCH = 'results stay in the folder of the run; on GitHub they are artifacts, and --history keeps the trend.';

export const agentvCommands: Readonly<Record<string, string>> = {
  dashboard: PAGE,
  serve: PAGE,
  trend: 'eval-action history shows how suites did over runs.',
  inspect: 'eval-action trace lists runs and shows messages, tool calls and figures; assert grades a text again.',
  grade:
    'eval-action run --transcript grades answers that exist, and eval-action prompt judge prints what a judge is asked.',
  prepare: 'eval-action prompt prints what an agent needs that answers the tests itself.',
  pipeline:
    'eval-action prompt prints what an agent needs that answers the tests itself, and run --transcript grades its answers.',
  results: 'eval-action failures prints failed tests, trace show any test, and report writes the reports of results.',
  runs: 'eval-action run --rerun-failed runs what failed in an earlier run.',
  aggregate: 'report.json and timings are written by each run; eval-action report writes them for results that exist.',
  bundle: 'a suite is run where it is; commit its files and folders.',
  doctor: 'eval-action validate names missing programs and variables.',
  self: 'npm installs and updates the package @agentv/eval-action.',
  skills: 'the skills are files of the package, in its folder skills/.',
  transpile: 'evals.json files are run as they are, and eval-action convert makes suites of them.',
  trim: 'the folder evidence/ of a run has what a baseline needs, and no more.',
};

const SESSIONS = 'name the file of the session.';

/** By the command, in the words of this product. */
const agentvFlags: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  run: {
    artifacts: '--output names the folder of the run.',
    'cache-path': '--cache keeps responses in .agentv/cache.',
    model: 'the model of a judge is that of its target: --grader-target.',
    'output-messages': 'index.jsonl has all messages.',
    'record-replay-variant': 'a recording has one variant: give it a file of its own.',
    'results-branch': NO_BRANCH,
    'results-push': NO_BRANCH,
    'results-remote': NO_BRANCH,
    'results-repo': NO_BRANCH,
    'results-require-push': NO_BRANCH,
  },
  convert: { out: 'the flag is --output.' },
  init: { path: 'the folder is an argument: eval-action init DIR.' },
  workspace: { force: 'nothing asks for confirmation.' },
  import: { list: SESSIONS, date: SESSIONS, 'session-id': SESSIONS },
  create: { template: 'there is one template for each kind.' },
};

/** Words after a command. */
const agentvArguments: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  create: { provider: 'a custom provider is a program in .agentv/providers.' },
  import: {
    huggingface: 'write the rows of the dataset as JSON Lines, which are run as a suite.',
    promptfoo: 'eval-action run promptfooconfig.yaml runs it as it is.',
  },
};

/** What does the work of an argument of AgentV here, as a sentence. */
export function argumentHere([command = '', word = '']: readonly string[]): string | undefined {
  const known = agentvArguments[command] ?? {};
  return Object.hasOwn(known, word) ? `This is a command of AgentV. Here ${known[word]}` : undefined;
}

/** What does the work of an unknown command or flag of AgentV here, as a sentence. */
export function nameHere(command: string | undefined, flag?: string): string | undefined {
  const known = flag === undefined ? agentvCommands : (agentvFlags[command ?? ''] ?? {});
  const name = flag ?? command ?? '';
  return Object.hasOwn(known, name)
    ? `This is a ${flag === undefined ? 'command' : 'flag'} of AgentV. Here ${known[name]}`
    : undefined;
}
