import type { ExecResult } from '../../model/ports/processes.ts';
import { type Assertion, clampScore, type GraderReply, scoreNotes, verdictOf } from '../../model/run/grade.ts';
import { jsonOf } from '../../model/text/json.ts';
import { programOf } from '../../model/text/program-file.ts';
import { cutEnd, cutStart } from '../../model/text/text.ts';
import { isDeeperThan, MAX_JSON_DEPTH } from '../../model/values/depth.ts';
import { isMapping } from '../../model/values/mapping.ts';
import { ALMOST_EQUAL } from '../../model/values/sums.ts';
import { withoutSequences } from '../../platform/secrets/ansi-sequence.ts';
import { endedHow, type ProgramEnd } from '../programs.ts';

/**
 * Reads the output of a code grader as every AgentV version would. `plainTextPasses` is the newer rule that the exit
 * code decides if a program prints no JSON object. Unlike in AgentV, a score among other lines counts, and a program
 * that cannot run gives no score.
 */
export function readCodeReply(
  end: ProgramEnd,
  rules: GraderProgram & { readonly plainTextPasses: boolean },
): GraderReply {
  const stdout = normalized(end.stdout);
  const stderr = normalized(end.stderr);
  const reply = jsonObject(stdout);

  const why = reply === undefined ? whyItCannotRun({ ...end, stderr }, rules) : undefined;
  if (why !== undefined) {
    // A grader that cannot run says nothing about the answer.
    const output = lastOf(stderr === '' ? stdout : stderr);
    const reason = `The grader could not run (exit code ${end.exitCode}: ${why})${output === '' ? '' : `. ${output}`}`;
    return { kind: 'undecided', reason };
  }
  if (end.exitCode !== 0) {
    // The exit code means failure. A printed score does not count, but its texts help to find the reason.
    const failure = `exit code ${end.exitCode}`;
    if (stderr !== '' || /^[{[]/.test(stdout)) return failedProgram(failure, stderr, reply);
    const text = stdout === '' ? failure : firstOf(stdout);
    return { kind: 'scored', score: 0, assertions: [{ text, passed: false }] };
  }
  if (reply) return judged(reply);
  // The last JSON object with a verdict that begins at the start of a line, on one line or indented over several.
  const texts = stdout.match(/^\{.*\}[ \t]*$|^\{[ \t]*$[\s\S]*?^\}[ \t]*$/gm) ?? [];
  const objects = texts.map((text) => jsonObject(text.trim()));
  const among = objects.findLast(
    (object) => object && ['score', 'passed', 'pass'].some((key) => Object.hasOwn(object, key)),
  );
  if (among) return judged(among, scoreNotes.amongLines);
  if (BROKEN_VERDICT.test(stdout)) return { kind: 'undecided', reason: `${NO_READABLE_JSON}: ${firstOf(stdout)}` };
  if (rules.plainTextPasses) return spoken(stdout);
  return { kind: 'scored', score: 0, assertions: [], reasoning: 'The grader printed no JSON object.' };
}

/** The result of an aggregator program: the score that it prints, else 0, and its own verdict if it prints one. */
export function readAggregate(end: ProgramEnd): GraderReply {
  const reply = jsonObject(normalized(end.stdout));
  if (end.exitCode !== 0 || reply === undefined) return readCodeReply(end, { plainTextPasses: false });
  const { score, verdict } = reply;
  const read = judged(reply);
  if (read.kind === 'undecided') return read;
  return {
    ...read,
    score: typeof score === 'number' ? read.score : 0,
    ...((verdict === 'pass' || verdict === 'fail') && { verdict }),
    ...(typeof score !== 'number' && { reasoning: 'The program printed no "score", which counts as 0.' }),
  };
}

/** The reply for a program that did not end by itself, and why. */
function failedProgram(why: string, stderr: string, reply: JsonObject = {}): Extract<GraderReply, { kind: 'scored' }> {
  const details = normalized(stderr);
  // The error with which Python or Node ended a program, as one line. A failed `assert` is a verdict, and none of these.
  const ofPython = /^Traceback \(most recent call last\):$/m.test(details)
    ? /^(\w[\w.]*)(?:: .*)?$/.exec(details.slice(details.lastIndexOf('\n') + 1))
    : null;
  const [line, name = ''] = ofPython ?? /^(\w*Error)(?: \[\w+\])?: .*(?=\n {4}at )/m.exec(details) ?? [];
  const error = line === undefined || name.endsWith('AssertionError') ? undefined : line;
  const said = [error, details === '' ? undefined : lastOf(details)].filter((each) => each !== undefined);
  const text = [`The grader failed: ${why}`, ...said].join('. ');
  const texts = entriesOf(reply).map((entry) => ({ ...entry, passed: false }));
  const notes = error === undefined ? [] : [scoreNotes.ownError];
  return { kind: 'scored', score: 0, assertions: [{ text, passed: false }, ...texts], ...reasoningOf(reply, notes) };
}

function judged(reply: JsonObject, note?: string): GraderReply {
  const assertions = entriesOf(reply);
  const { details } = reply;
  const isTooDeep = isDeeperThan(details, MAX_JSON_DEPTH);
  const score = scoreOf(reply, assertions);
  if (!(score >= -ALMOST_EQUAL && score <= 1 + ALMOST_EQUAL)) {
    return outOfRange(reply.score === null ? 'null' : Number.isFinite(score) ? `${score}` : 'NaN or infinity');
  }
  // Next to a score, pass or fail may say the opposite; as in AgentV, the score counts.
  const said = saysYes(reply);
  const hasScore = typeof reply.score === 'number';
  const contradicts = hasScore && said !== undefined && said !== (verdictOf(score) === 'pass');
  const saysNothing = !hasScore && assertions.length === 0 && said === undefined;
  return {
    kind: 'scored',
    score: clampScore(score),
    assertions,
    ...reasoningOf(reply, [
      isTooDeep ? DETAILS_DROPPED : '',
      contradicts ? scoreNotes.contradiction : '',
      saysNothing ? scoreNotes.noScore : '',
      note ?? '',
    ]),
    details: isMapping(details) && !isTooDeep ? details : undefined,
  };
}

/** The score itself; else the share of entries that passed; else a plain yes or no. NaN for a score of null alone. */
function scoreOf(reply: JsonObject, entries: readonly Assertion[]): number {
  const { score } = reply;
  if (typeof score === 'number') return score;
  if (entries.length > 0) return entries.filter((entry) => entry.passed).length / entries.length;
  const yesOrNo = saysYes(reply);
  if (yesOrNo !== undefined) return yesOrNo ? 1 : 0;
  // JavaScript prints NaN as null.
  return score === null ? Number.NaN : 0;
}

const saysYes = ({ passed, pass }: JsonObject): boolean | undefined =>
  [passed, pass].find((value) => typeof value === 'boolean');

/** `assertions`, or the `hits` and `misses` that older scripts print. */
function entriesOf(reply: JsonObject): Assertion[] {
  const assertions = listOf(reply.assertions).flatMap((entry) => {
    if (!isMapping(entry)) return [];
    const { text, passed, evidence } = entry;
    if (typeof text !== 'string') return [];
    return [{ text, passed: Boolean(passed), evidence: typeof evidence === 'string' ? evidence : undefined }];
  });
  if (assertions.length > 0) return assertions;
  const texts = (list: unknown, passed: boolean) =>
    listOf(list).flatMap((text) => (typeof text === 'string' && text.trim() !== '' ? [{ text, passed }] : []));
  return [...texts(reply.hits, true), ...texts(reply.misses, false)];
}

function reasoningOf(reply: JsonObject, notes: readonly string[] = []): { readonly reasoning?: string } {
  const { reasoning } = reply;
  const said = [typeof reasoning === 'string' ? reasoning : '', ...notes].filter((text) => text !== '');
  return said.length === 0 ? {} : { reasoning: said.join('\n') };
}

const DETAILS_DROPPED = `Its details are nested more than ${MAX_JSON_DEPTH} levels deep and were dropped.`;

/** Begins like a verdict in JSON or of Python, and is not JSON: the score in it is unknown. */
const BROKEN_VERDICT =
  /^\{[^\n]*["'](?:score|pass|passed|assertions)["']|^\{\s*["'](?:score|pass|passed|assertions)["']/m;
const NO_READABLE_JSON = 'The grader printed JSON that cannot be read';

/**
 * The score that a program says without JSON. As in AgentV, exit code 0 is a pass, unless the last line is a verdict: a
 * word such as "fail", a number, or "3/5", each also after a label such as "Result:". The reasoning says so, because
 * either may be unintended.
 */
function spoken(stdout: string): GraderReply {
  const line = stdout.split('\n').at(-1)?.trim() ?? '';
  const says =
    verdictIn(line.replace(/^[^\p{L}\p{N}]+(?=\p{L})/u, '').replace(LABEL, '')) ?? (CROSS.test(line) ? 0 : undefined);
  const text = stdout === '' ? 'exit code 0' : firstOf(stdout);
  if (says === undefined) {
    return {
      kind: 'scored',
      score: 1,
      assertions: [{ text, passed: true }],
      reasoning: scoreNotes.noJson,
    };
  }
  if (says < 0 || says > 1) return outOfRange(String(says));
  return {
    kind: 'scored',
    score: says,
    assertions: [{ text, passed: verdictOf(says) === 'pass' }],
    reasoning: scoreNotes.lastLine,
  };
}

function verdictIn(line: string): number | undefined {
  const word = line.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  if (FAILS.test(word) || FAILS_IN_OTHER_WORDS.test(word)) return 0;
  if (/^(?:true|yes|pass(?:ed|es)?)$/i.test(word)) return 1;
  const [, part, total] = SHARE.exec(word) ?? [];
  if (Number(part) <= Number(total) && Number(total) > 0) return Number(part) / Number(total);
  const [, percent] = /^(\d{1,3}(?:\.\d+)?)\s*%$/.exec(line) ?? [];
  if (percent !== undefined && Number(percent) <= 100) return Number(percent) / 100;
  const score = line === '' ? Number.NaN : Number(line);
  return Number.isNaN(score) ? undefined : score;
}

/**
 * Only labels of what is a score by itself: "errors: no", "toxicity score: 0" and "exit status: 0" are good news, and
 * "passed: 4" is a count.
 */
const LABEL =
  /^(?:(?:the|final|overall|total|test)\s+)*(?:score|grade|rating|result|(?:verdict|outcome|status|passed|pass|ok|success|correct)(?=["'*_`]*\s*[:=]["'*_`\s]*[a-z]))["'*_`]*\s*[:=]\s*["'*_`]*\s*/i;

/** "no" alone or before a comma, because "no errors" is good news. So are "failed: 0" and "failures: none". */
const FAILS =
  /^(?:false|not ok|fail(?!(?:ed|ing|ures?)(?:\s+(?:tests?|checks?))?\s*[:=]?\s*(?:0|none)(?:\s*(?:\/|(?:out )?of)\s*\d+)?$)\w*)\b|^no(?:$|[,.:;!])/i;

/** "incorrect" and "1 failed, 3 passed", but not counts of none, such as "wrong: 0". */
const FAILS_IN_OTHER_WORDS =
  /^(?:(?:incorrect|wrong|rejected)(?!\s*(?:[:=]\s*)?(?:0|none)\b)|not (?:passed|passing|correct)|(?:did|does)(?: not|n't) (?:pass|match)|assertion ?(?:failed|error)|[1-9]\d* (?:of \d+ )?(?:(?:tests?|checks?) )?failed)\b/i;

/** "3/5" or "3 of 5", which may have passed. */
const SHARE =
  /^(\d+(?:\.\d+)?)\s*(?:\/|(?:out )?of)\s*(\d+(?:\.\d+)?)(?:\s+(?:(?:tests|checks)\s+)?(?:passed|passing|correct|ok))?$/i;

/** A cross is a failure, but not before a count of none. */
const CROSS = /^[❌✗✘✖✕](?!\uFE0F?\s*(?:0|no)\b)/u;

const outOfRange = (printed: string): GraderReply => ({
  kind: 'undecided',
  reason: `The grader printed ${printed} as its score, which must be a number from 0 to 1`,
});

/** What a program may print, of whatever type. */
type JsonObject = Readonly<
  Partial<
    Record<
      'score' | 'passed' | 'pass' | 'verdict' | 'assertions' | 'hits' | 'misses' | 'reasoning' | 'details',
      unknown
    >
  >
>;

function jsonObject(text: string): JsonObject | undefined {
  if (!text.startsWith('{')) return undefined;
  // Python prints NaN and Infinity, which JSON does not have. What is too large for a number is read as Infinity.
  const value = jsonOf(
    /NaN|Infinity/.test(text)
      ? text.replace(/"(?:[^"\\]|\\.)*"|-?\b(?:NaN|Infinity)\b/g, (match) => (match.startsWith('"') ? match : '1e999'))
      : text,
  );
  return isMapping(value) ? value : undefined;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const normalized = (text: string): string => withoutSequences(text).replaceAll('\r\n', '\n').trim();

const MAX_MESSAGE_LENGTH = 2_000;

const firstOf = (text: string): string => cutEnd(text, MAX_MESSAGE_LENGTH);

/** Errors come last in a log. */
const lastOf = (text: string): string => cutStart(text, MAX_MESSAGE_LENGTH);

/**
 * The outcome of a grader's program; `read` parses the output of one that ended by itself. A program that ran and
 * failed scores 0, as in AgentV: a bad answer may be the cause. That includes a signal. A program that did not start, and
 * one that we stopped (time, output, cancellation), gave no verdict, so the answer is not to blame.
 */
export function programReply(
  result: ExecResult,
  timeoutMs: number,
  read: (end: ProgramEnd) => GraderReply,
): GraderReply {
  if (result.kind === 'exited') return read(result);
  const how = endedHow(result, timeoutMs);
  if (result.kind === 'killed') return failedProgram(`it ${how}`, result.stderr);
  const withoutVerdict = result.kind === 'timedOut' ? ' without a verdict' : '';
  return { kind: 'undecided', reason: `The grader ${how}${withoutVerdict}` };
}

/** `workspacePath`: what is missing may be code of the agent there. */
interface GraderProgram {
  readonly command?: readonly string[] | { readonly shell: string };
  readonly workspacePath?: string | undefined;
}

/**
 * Why a program gave no verdict although it was started: the shell found no program (127) or could not execute it
 * (126), or a module or script is missing. What to do is part of the reason. `undefined`: it ran.
 */
function whyItCannotRun(end: ProgramEnd, started: GraderProgram): string | undefined {
  const { exitCode, stderr } = end;
  const { command, workspacePath } = started;
  if (exitCode === 126 || exitCode === 127) {
    // With a workspace, another path than the program's own may be a file that the agent should have written.
    const [, path] = MISSING_PATH.exec(stderr) ?? [];
    const program = command && ('shell' in command ? programOf(command.shell) : command[0]);
    if (workspacePath !== undefined && path !== undefined && command && path !== program) return undefined;
    return exitCode === 126
      ? 'a program cannot be executed. Run "chmod +x", or name its interpreter in "command"'
      : 'a program is missing. Install it, or correct "command"';
  }
  // Node names the paths, so those in the workspace show. Python does not: only tests without a workspace are sure.
  const missesModule =
    SCRIPT_OF_PYTHON.test(stderr) ||
    (MODULE_OF_NODE.test(stderr) && (workspacePath === undefined || !stderr.includes(workspacePath))) ||
    (MODULE_OF_PYTHON.test(stderr) && workspacePath === undefined);
  if (exitCode === 0 || !missesModule) return undefined;
  return 'a module or script is missing. Install it, or correct the path';
}

/** `sh: 1: ./build.sh: not found`, `bash: line 1: ./build.sh: No such file or directory`. */
const MISSING_PATH = /: ([^\s:]*\/[^\s:]*): [^\n:]+$/m;

/** The first line of an uncaught error. A log with the same words in the middle of a line is none. */
const MODULE_OF_NODE =
  /^(?:\w*Error(?: \[ERR_MODULE_NOT_FOUND\])?: Cannot find (?:package|module) |TypeError \[ERR_UNKNOWN_FILE_EXTENSION\]|error: Cannot find (?:package|module) |error: Module not found )/m;
/** The last line of a traceback. */
const MODULE_OF_PYTHON = /^ModuleNotFoundError: No module named [^\n]+$(?![\s\S]*\S)/m;
const SCRIPT_OF_PYTHON = /^\S*python[\d.]*(?:\.exe)?: can't open file /im;
