export const id = 9101;
export const ids = [9101];
export const modules = {

/***/ 75389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ environmentTexts),
/* harmony export */   e: () => (/* binding */ actionInputs)
/* harmony export */ });
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5594);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5805);


/** The runner hands inputs over as text, and '' for those not given. Here that difference ends. */
const actionInputs = (env) => (0,_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .parseInputs */ .TL)(environmentTexts(env, _inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .inputNames */ .vj));
/** The texts of inputs in the environment of a step. */
const environmentTexts = (env, names) => Object.fromEntries(names.map((name) => [name, env[variable(name)]?.trim() || undefined]));
/** `testId` arrives as INPUT_TEST-ID: the runner raises the letters and keeps the hyphens. */
const variable = (name) => `INPUT_${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .kebab */ .i9)(name).toUpperCase()}`;


/***/ }),

/***/ 5805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U9: () => (/* binding */ count),
  fE: () => (/* binding */ docsOf),
  vj: () => (/* binding */ inputNames),
  rS: () => (/* binding */ inputsSchema),
  qR: () => (/* binding */ isGiven),
  Xy: () => (/* binding */ isInput),
  Mn: () => (/* binding */ lines),
  yL: () => (/* binding */ oneOf),
  TL: () => (/* binding */ parseInputs),
  oh: () => (/* binding */ parseTexts)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(12311);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(88532);
// EXTERNAL MODULE: ./build/js/src/edges/github/limits.js
var limits = __webpack_require__(43270);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
;// CONCATENATED MODULE: ./build/js/src/app/ages.js

const DAYS = { h: 1 / 24, d: 1, w: 7 };
/** Nothing is kept for longer, and no model is what it was then. */
const MOST_DAYS = 3650;
const EXPECTED = 'an age in hours, days or weeks, such as 12h, 30d or 2w, up to ten years';
/** An age as people write it, `30d`, `12h` or `2w`, in days. */
const age = schemas/* string */.YjP().transform((text, context) => {
    const [, count = '', unit = ''] = /^(\d{1,6}(?:\.\d{1,3})?)\s*([hdw])$/i.exec(text.trim()) ?? [];
    const days = Number(count) * (DAYS[unit.toLowerCase()] ?? Number.NaN);
    if (days > 0 && days <= MOST_DAYS)
        return days;
    context.addIssue({ code: 'custom', message: EXPECTED, input: text });
    return core/* NEVER */.tm;
});

;// CONCATENATED MODULE: ./build/js/src/app/matrix-leg.js

/** The values of a matrix as JSON, as one text: `gpt-5, ubuntu`, as GitHub puts them behind the name of the job. */
const matrixLeg = schemas/* string */.YjP().transform((text, context) => {
    const values = valuesIn(text);
    if (values !== undefined)
        return values.length === 0 ? undefined : values.join(', ');
    context.addIssue({ code: 'custom', message: 'the matrix of the job as JSON', input: text });
    return core/* NEVER */.tm;
});
/** A job without a matrix has `null`. */
function valuesIn(text) {
    try {
        const matrix = JSON.parse(text);
        if (matrix === null)
            return [];
        if (typeof matrix !== 'object' || Array.isArray(matrix))
            return undefined;
        return Object.values(matrix).map((value) => (isPlain(value) ? value : JSON.stringify(value)));
    }
    catch {
        return undefined;
    }
}
/** What could be another value, or several, is quoted: the number 1 and the text "1" are two legs. */
const isPlain = (value) => typeof value === 'string' && !value.includes(', ') && !isJson(value);
function isJson(text) {
    try {
        JSON.parse(text);
        return true;
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: ./build/js/src/shared/match-cost.js
var match_cost = __webpack_require__(76584);
// EXTERNAL MODULE: ./build/js/src/shared/redact.js
var redact = __webpack_require__(84268);
;// CONCATENATED MODULE: ./build/js/src/app/redactions.js



/**
 * Texts and regular expressions to take out of what is told, one per line. Every text of every result is searched, of
 * any length, so that a pattern has to find its way in a number of steps that grows no faster than the text.
 */
const redactions = schemas/* string */.YjP().transform((given, context) => {
    const found = given
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .map(asPattern);
    const wrong = found.find((each) => typeof each === 'string');
    const tooMany = found.length > MOST_PATTERNS ? `at most ${MOST_PATTERNS} lines` : undefined;
    const message = wrong ?? tooMany;
    if (typeof message === 'string')
        context.addIssue({ code: 'custom', message, input: given });
    return found.filter((each) => each instanceof RegExp);
});
const MOST_PATTERNS = 50;
const SHORTEST_TEXT = 4;
const LONGEST_PATTERN = 300;
/** Steps for each character of a text. */
const MOST_STEPS = 10_000_000;
/** What is wrong with it, when it is no pattern that can be used. */
function asPattern(line) {
    const [, source, flags = ''] = /^\/(.+)\/([dgimsuvy]*)$/.exec(line) ?? [];
    if (source === undefined) {
        return line.length >= SHORTEST_TEXT ? (0,redact/* anyFormOf */.I2)(line) : `a text of at least ${SHORTEST_TEXT} characters`;
    }
    if (source.length > LONGEST_PATTERN)
        return `a regular expression of at most ${LONGEST_PATTERN} characters`;
    if (!/^[imsu]*$/.test(flags))
        return 'a regular expression with the flags i, m, s and u at most';
    let pattern;
    try {
        pattern = new RegExp(source, `${flags}g`);
    }
    catch {
        return 'a text, or a regular expression between slashes that can be read';
    }
    if (pattern.test(''))
        return 'a regular expression that matches no empty text';
    pattern.lastIndex = 0;
    return isLinear(source, flags) ? pattern : 'repetitions with an end, such as [0-9]{1,40} in the place of [0-9]+';
}
function isLinear(source, flags) {
    const [short, long] = [1_000, 1_000_000].map((length) => (0,match_cost/* matchCost */.P)({ source, flags }, length) / length);
    return long !== undefined && short !== undefined && long <= MOST_STEPS && long < 2 * short;
}

;// CONCATENATED MODULE: ./build/js/src/app/inputs.js







/** Lists come one per line; names may also be separated by commas, which globs and paths cannot. */
const lines = schemas/* string */.YjP().transform((text) => split(text, /\r?\n/));
const names = schemas/* string */.YjP().transform((text) => split(text, /[\r\n,]+/));
const split = (text, by) => text
    .split(by)
    .map((item) => item.trim())
    .filter((item) => item !== '');
const number = (expected, accepts) => schemas/* string */.YjP().transform((text, context) => {
    const value = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
    if (Number.isFinite(value) && accepts(value))
        return value;
    context.addIssue({ code: 'custom', message: expected, input: text });
    return core/* NEVER */.tm;
});
const share = () => number('a number from 0 to 1', (value) => value >= 0 && value <= 1);
const increase = () => number('a number, 0 or more', (value) => value >= 0);
const count = (least, most) => number(`a whole number from ${least} to ${most}`, (value) => Number.isInteger(value) && value >= least && value <= most);
const flag = schemas/* string */.YjP().transform((text, context) => {
    if (/^true$/i.test(text))
        return true;
    if (/^false$/i.test(text))
        return false;
    context.addIssue({ code: 'custom', message: 'true or false', input: text });
    return core/* NEVER */.tm;
});
/** As git takes them, whether with all that stands before them or without. */
const branch = schemas/* string */.YjP()
    .transform((name) => name.replace(/^refs\/heads\//, ''))
    .refine((name) => /^(?![-/.])(?!.*(?:\.\.|@\{|\/\/))[^\s\p{Cc}~^:?*[\\]{1,255}$/u.test(name), 'the name of a branch, such as main');
/** What can be kept from run to run. */
const keepable = ['workspaces', 'judge', 'responses'];
const kept = names.transform((given, context) => {
    const known = given.flatMap((name) => keepable.filter((other) => other === name.toLowerCase()));
    if (known.length === given.length && given.length > 0)
        return [...new Set(known)];
    if (given.length === 1 && given[0]?.toLowerCase() === 'off')
        return [];
    context.addIssue({ code: 'custom', message: `any of ${keepable.join(', ')}; or off`, input: given });
    return core/* NEVER */.tm;
});
/** More suspects than this are no suspects: the suite-wide test speaks of them. */
const MOST_CONFIRMED = 100;
const confirmable = schemas/* string */.YjP().transform((text, context) => {
    const word = text.trim().toLowerCase();
    if (word === 'auto' || word === 'off')
        return word;
    const most = /^\d{1,3}$/.test(word) ? Number(word) : 0;
    if (most >= 1 && most <= MOST_CONFIRMED)
        return most;
    context.addIssue({
        code: 'custom',
        message: `auto, off, or a whole number from 1 to ${MOST_CONFIRMED}`,
        input: text,
    });
    return core/* NEVER */.tm;
});
const oneOf = (...allowed) => schemas/* enum */.k5n(allowed, { error: allowed.join(', ') });
/**
 * All that a user can ask for, through any door. Each key is an input of the action and a flag of the command
 * line: `testId` is `test-id` and `--test-id`. The descriptions are those of action.yml, `--help` and the README.
 */
const inputsSchema = schemas/* strictObject */.rej({
    evals: lines.default([]).meta({
        description: 'Suites to run: files, folders or globs, one per line; `!` excludes.',
        default: 'every suite below `evals/` folders',
    }),
    target: names.default([]).meta({
        description: 'Names of the targets to run on; several make a matrix.',
        default: 'what the suite says',
    }),
    targets: schemas/* string */.YjP().optional().meta({
        description: 'The targets file, or a folder that holds one.',
        default: 'the nearest `.agentv/targets.yaml`',
    }),
    graderTarget: schemas/* string */.YjP().optional().meta({
        description: 'Name of the target that judges all answers.',
        default: 'what the grader or the target says, else the target itself, if it is a model',
    }),
    testId: lines.default([]).meta({
        description: 'Run only tests whose id is, or matches, one of these globs.',
        default: 'all tests',
    }),
    tag: names.default([]).meta({
        description: 'Run only suites that carry all of these tags.',
        default: 'all suites',
    }),
    excludeTag: names.default([]).meta({
        description: 'Leave out suites that carry any of these tags.',
        default: 'none',
    }),
    workingDirectory: schemas/* string */.YjP()
        .default('.')
        .meta({ description: 'Where evals are run; paths start here.', default: '.' }),
    outputDirectory: schemas/* string */.YjP()
        .refine((path) => !/\.(?:jsonl?|ya?ml|xml|html?|csv|txt|md)$/i.test(path), 'a folder, not a file')
        .optional()
        .meta({
        description: 'The folder that the results are written to.',
        default: '`.agentv/results/runs/<experiment>/<time>`',
    }),
    experiment: schemas/* string */.YjP()
        .regex(/^(?!\.\.?$)[A-Za-z0-9._-]{1,100}$/, 'a label of the characters A\u2013Z, a\u2013z, 0\u20139, ".", "_" and "-"')
        .default('default')
        .meta({
        description: 'A label for the run: a folder of the results, and `AGENTV_EXPERIMENT` for programs.',
        default: 'default',
    }),
    workers: count(1, 50).optional().meta({
        description: 'Tests that run at the same time, 1 to 50.',
        default: 'what the suite or the target says, else 3',
    }),
    trials: count(1, 100).optional().meta({
        description: 'Runs per test; the score is their mean, unless the suite names another strategy.',
        default: 'what the suite says, else 1',
    }),
    timeoutMinutes: number('a number of minutes over 0', (value) => value > 0)
        .optional()
        .meta({
        description: 'Most minutes that the run may take; what is not finished by then is not run.',
        default: 'none',
    }),
    testTimeoutSeconds: number('a number of seconds over 0', (value) => value > 0)
        .optional()
        .meta({
        description: 'Most seconds that one call of a target may take.',
        default: 'what the target says, else 120 for programs and agents, 600 for models',
    }),
    budgetUsd: number('a number of US dollars over 0', (value) => value > 0)
        .optional()
        .meta({
        description: 'Most US dollars that the run may spend, judges included; tests beyond it are not run.',
        default: 'none',
    }),
    maxRetries: count(0, 20).optional().meta({
        description: 'Repeats of a call whose infrastructure failed; never because of a score.',
        default: 'what the target says, else 2',
    }),
    cache: kept.optional().meta({
        description: 'What is kept from run to run: any of `workspaces`, `judge` (verdicts) and `responses` (replies of models), or `off`.',
        default: '`workspaces,judge`, and `responses` where the suite says `cache: true`',
    }),
    resume: schemas/* string */.YjP().optional().meta({
        description: 'The folder of an earlier run: what it measured is kept, the rest is run, and the results go there too; `last` is the newest run.',
        default: 'every test is run',
    }),
    rerunFailed: flag
        .default(false)
        .meta({ description: 'With `resume`, run again what did not pass, too.', default: 'false' }),
    retryErrors: schemas/* string */.YjP().optional().meta({
        description: 'The folder of an earlier run, or a file of its results: tests that ended in an error are run again, the others kept.',
        default: 'every test is run',
    }),
    workspaceMode: oneOf('pooled', 'temp', 'static').optional().meta({
        description: 'Folders that agents work in: `pooled` are kept for later runs, `temp` are made anew, `static` is yours.',
        default: 'what the suite says, else pooled',
    }),
    workspacePath: schemas/* string */.YjP().optional().meta({
        description: 'A folder of yours that agents work in, used as it is found.',
        default: 'what the suite says',
    }),
    retainOnSuccess: oneOf('keep', 'cleanup').optional().meta({
        description: 'What becomes of the workspace of a test that scored 0.5 or more: `keep` or `cleanup`.',
        default: 'cleanup',
    }),
    retainOnFailure: oneOf('keep', 'cleanup').optional().meta({
        description: 'What becomes of the workspace of any other test: `keep` or `cleanup`.',
        default: 'keep, but cleanup on GitHub, where the machine is gone soon',
    }),
    strict: flag
        .default(false)
        .meta({ description: 'Treat warnings about suites and targets as errors.', default: 'false' }),
    dryRun: flag.default(false).meta({
        description: 'Check everything and walk the plan with stand-ins; nothing real is called.',
        default: 'false',
    }),
    allowUntrustedCode: flag.default(false).meta({
        description: 'Run evals under `pull_request_target` and the like, where the job has secrets and the code may be anybody\u2019s.',
        default: 'false',
        only: 'action',
    }),
    reuse: oneOf('auto', 'off').default('auto').meta({
        description: 'In pull requests, take over results of tests about which nothing changed (same files, question and judging) and run one in twenty all the same: `auto` or `off`.',
        default: 'auto',
    }),
    control: oneOf('off', 'on-suspect').default('off').meta({
        description: 'Run what is in doubt on the base commit too, to tell a change of the code from one of the world: `off` or `on-suspect`.',
        default: 'off',
    }),
    judgeVotes: oneOf('one', 'near-threshold').default('one').meta({
        description: 'How often judges are asked: `one` time, or three times in all, of which the median counts, where the first score is within 0.1 of what decides (`near-threshold`).',
        default: 'one',
    }),
    threshold: share().optional().meta({
        description: 'Least mean score, 0 to 1, of each suite on each target; also the pass mark of tests that have none of their own.',
        default: 'what the suite says, else none',
    }),
    maxDrop: share()
        .refine((value) => value < 1, 'a number from 0 to below 1: no suite can drop by more than all of its tests')
        .default(0.02)
        .meta({
        description: 'Share of its tests that a suite may drop by; a smaller drop only warns, however sure it is.',
        default: '0.02',
    }),
    confirm: confirmable.default('auto').meta({
        description: 'Run tests that look newly broken again before anybody is accused: `auto` (at most 10), `off`, or how many at most.',
        default: 'auto',
    }),
    maxRegressions: count(0, 100_000).default(0).meta({
        description: 'Regressions, confirmed on fresh trials, that are tolerated.',
        default: '0',
    }),
    maxErrorRate: share().default(0.1).meta({
        description: 'Share of tests that may end in an error before the run counts as not measured.',
        default: '0.10',
    }),
    maxCostIncrease: increase().optional().meta({
        description: 'Share by which the cost of a suite may grow against the baseline, such as 0.25.',
        default: 'growth is only told',
    }),
    maxLatencyIncrease: increase().optional().meta({
        description: 'Share by which the time of a suite may grow against the baseline, such as 0.5.',
        default: 'growth is only told',
    }),
    baseline: lines.default([]).meta({
        description: 'What the run is compared with: `auto`, `none`, or files of evidence, folders or results of earlier runs, one per line, oldest first; the number of a workflow run, too.',
        default: '`auto`: what earlier runs left in `.agentv/evidence`',
    }),
    baselineBranch: branch.optional().meta({
        description: 'The branch whose runs leave the evidence that a run is compared with.',
        default: 'the base branch of the pull request, else the default branch',
        only: 'action',
    }),
    baselineMaxAge: age.optional().meta({
        description: 'How old evidence may be to be compared with: hours, days or weeks, such as `12h`, `30d` or `2w`.',
        default: '30d',
    }),
    evidence: oneOf('auto', 'never').default('auto').meta({
        description: 'Write what a complete run measured as evidence for later ones: `auto` or `never`.',
        default: 'auto',
    }),
    onInconclusive: oneOf('pass', 'neutral', 'fail').default('neutral').meta({
        description: 'What a check says when the run could not decide: `pass`, `neutral` or `fail`; only `fail` fails the step.',
        default: 'neutral',
    }),
    onMissingBaseline: oneOf('pass', 'warn', 'fail').optional().meta({
        description: 'What it is worth when there is nothing to compare with: `pass`, `warn` or `fail`.',
        default: '`warn` where a baseline is named or runs on GitHub leave one, else `pass`',
    }),
    quarantineFile: schemas/* string */.YjP().optional().meta({
        description: 'The file that names tests known to be unreliable, which block nobody until a day.',
        default: '`.agentv/quarantine.yaml`, where there is one',
    }),
    githubToken: schemas/* string */.YjP().optional().meta({
        description: 'Token for comments and check runs; it is sent to GitHub alone.',
        default: 'the token of the job',
        only: 'action',
    }),
    comment: oneOf('always', 'on-change', 'on-failure', 'never').default('on-change').meta({
        description: 'Write one comment into the pull request, and keep it up to date: `always`, `on-change` (when there is something to say), `on-failure` or `never`. One that is there is always refreshed.',
        default: 'on-change',
        only: 'action',
    }),
    commentKey: schemas/* string */.YjP().max(100, 'at most 100 characters').optional().meta({
        description: 'One comment for each key; evidence, artifacts and caches are kept by it, too.',
        default: 'workflow and job, with the values of its matrix',
        only: 'action',
    }),
    matrix: matrixLeg.optional().meta({
        description: 'The matrix of the job as JSON, by which its legs are told apart.',
        default: 'that of the job',
        only: 'action',
    }),
    prNumber: count(1, 2 ** 31 - 1)
        .optional()
        .meta({
        description: 'The pull request to comment in.',
        default: 'that of the event, or the one open pull request whose head is the commit',
        only: 'action',
    }),
    commitSha: schemas/* string */.YjP()
        .regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i, 'the full hash of a commit')
        .transform((sha) => sha.toLowerCase())
        .optional()
        .meta({ description: 'The commit that the results are of.', default: 'that of the event', only: 'action' }),
    jobSummary: oneOf('full', 'short', 'off').default('full').meta({
        description: 'Write the report to the job summary: `full`, `short` (for jobs of a large matrix) or `off`.',
        default: 'full',
        only: 'action',
    }),
    annotations: oneOf('commands', 'check', 'off').default('commands').meta({
        description: 'Mark failing tests at their line: `commands` (at most 10 of each level), `check` (up to 200, on the check run, which this turns on) or `off`.',
        default: 'commands',
        only: 'action',
    }),
    checkRun: flag.default(false).meta({
        description: 'Add a check run of its own, beside that of the job; needs `checks: write`.',
        default: 'false',
        only: 'action',
    }),
    checkName: schemas/* string */.YjP()
        .refine((name) => Buffer.byteLength(name) <= limits/* CHECK_NAME_BYTES */.rI, `at most ${limits/* CHECK_NAME_BYTES */.rI} bytes`)
        .optional()
        .meta({ description: 'The name of the check run.', default: '`agentv: <comment-key>`', only: 'action' }),
    uploadArtifacts: flag.default(true).meta({
        description: 'Upload the files of the run (results, reports), and what it leaves as evidence, as artifacts.',
        default: 'true',
        only: 'action',
    }),
    artifactRetentionDays: count(1, 400).optional().meta({
        description: 'Days that artifacts are kept, as far as the repository allows.',
        default: 'what the repository says',
        only: 'action',
    }),
    redact: redactions.default([]).meta({
        description: 'What else to take out of results and reports, one per line: a text, in all its encodings, or `/a regular expression/`.',
        default: 'nothing but secrets',
    }),
});
const inputNames = Object.keys(inputsSchema.shape);
/** Whether a word is the name of an input. */
const isInput = (word) => Object.hasOwn(inputsSchema.shape, word);
function docsOf(name) {
    return inputsSchema.shape[name].meta();
}
/** Checks what came in as text. `spell` gives the name of an input as the user wrote it. */
const parseInputs = (given, spell) => ({ ...parseTexts(inputsSchema, given, spell), given: inputNames.filter((name) => isGiven(given[name])) });
/** Empty text is no value. */
const isGiven = (text) => text !== undefined && text.trim() !== '';
/** Of a value that is wrong. */
const LONGEST_SHOWN = 300;
/** Checks texts against the schema of a door; empty ones are not given. Throws a `UserError` with all that is wrong. */
function parseTexts(schema, given, spell = shared_text/* kebab */.i9) {
    const asked = Object.entries(given).filter(([, text]) => isGiven(text));
    const parsed = schema.safeParse(Object.fromEntries(asked));
    if (parsed.success)
        return parsed.data;
    throw new errors/* UserError */.yo(parsed.error.issues.map(({ path, message }) => {
        const name = String(path[0] ?? '');
        return {
            code: 'INPUT_INVALID',
            severity: 'error',
            message: `${spell(name)} is not right`,
            expected: message,
            found: (0,shared_text/* cutMiddle */.it)(JSON.stringify(given[name] ?? ''), LONGEST_SHOWN),
        };
    }));
}


/***/ }),

/***/ 43270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   De: () => (/* binding */ MOST_COMMENT_PAGES),
/* harmony export */   GJ: () => (/* binding */ COMMENT_BYTES),
/* harmony export */   HC: () => (/* binding */ JOB_SUMMARY_BYTES),
/* harmony export */   Ir: () => (/* binding */ MOST_CHECK_ANNOTATIONS),
/* harmony export */   QG: () => (/* binding */ MOST_ARTIFACT_PAGES),
/* harmony export */   jg: () => (/* binding */ ANNOTATIONS_PER_REQUEST),
/* harmony export */   rI: () => (/* binding */ CHECK_NAME_BYTES),
/* harmony export */   tn: () => (/* binding */ CHECK_TEXT_BYTES),
/* harmony export */   zl: () => (/* binding */ LONGEST_WAIT_SECONDS)
/* harmony export */ });
/**
 * A job summary larger than 1 MiB is not shown (GitHub docs, "Workflow commands": adding a job summary); some room
 * is left for what other parts of the step add.
 */
const JOB_SUMMARY_BYTES = 900 * 1024;
/**
 * A comment may have 65,536 characters (the API answers "body is too long (maximum is 65536 characters)"); bytes are
 * counted, which are never fewer, and some room is left.
 */
const COMMENT_BYTES = 60_000;
/** `output.summary` and `output.text` of a check run: 65,535 characters each (REST docs, "Create a check run"). */
const CHECK_TEXT_BYTES = 60_000;
/** GitHub takes this many annotations in one request, and adds those of further ones (REST docs, "Update a check run"). */
const ANNOTATIONS_PER_REQUEST = 50;
/** Nobody reads more; each fifty are one more request (github.md \u00a75.4). */
const MOST_CHECK_ANNOTATIONS = 200;
/** The length of a check's name is not documented; longer ones are cut in lists. */
const CHECK_NAME_BYTES = 100;
/** Comments that are looked through for our own, a hundred at a time. */
const MOST_COMMENT_PAGES = 30;
/** A longer wait that GitHub asks for is not waited for: a job is paid by the minute. */
const LONGEST_WAIT_SECONDS = 60;
/** A run may have 500 artifacts for each of its jobs; more than these are not looked at, a hundred at a time. */
const MOST_ARTIFACT_PAGES = 10;


/***/ }),

/***/ 7126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IF: () => (/* binding */ userError),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   fI: () => (/* binding */ problemText),
/* harmony export */   yo: () => (/* binding */ UserError),
/* harmony export */   zs: () => (/* binding */ problemSchema)
/* harmony export */ });
/* unused harmony export problemCodes */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12311);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62070);


/**
 * Something that is wrong with what we were given: said in one message with its place, what was expected,
 * what was found and what to do. Errors stop the file or the test; warnings are shown and the run goes on
 * (`strict` turns them into errors).
 */
const problemCodes = [
    'INPUT_INVALID',
    'FILE_MISSING',
    'FILE_UNREADABLE',
    'FILE_TOO_LARGE',
    'NOTHING_MATCHED',
    'YAML_INVALID',
    'WRONG_TYPE',
    'MISSING_FIELD',
    'DUPLICATE_ID',
    'UNKNOWN_FIELD',
    'UNKNOWN_TARGET',
    'UNKNOWN_PROVIDER',
    'UNKNOWN_GRADER',
    'GRADER_INVALID',
    'TARGET_INVALID',
    'SECRET_MISSING',
    'HOOK_FAILED',
    'DEPRECATED',
    'UNUSED',
    'BASE_UNREAD',
    'BATCH_FAILED',
    'COST_UNKNOWN',
    'NOT_SUPPORTED_YET',
    'RESULTS_UNREADABLE',
    'OUTPUT_UNWRITABLE',
    'UNTRUSTED_CODE',
    'WORKSPACE_TROUBLE',
];
const problemSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    code: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(problemCodes),
    severity: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['error', 'warning']),
    message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    place: _place_js__WEBPACK_IMPORTED_MODULE_0__/* .placeSchema */ .J.optional(),
    /** What would have been right, in the reader's words. */
    expected: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    /** What stood there instead, shortened. */
    found: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    /** What to do about it. */
    hint: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
});
/** One problem as lines of text: the place and the sentence first, then expected, found and the advice. */
function problemText(problem) {
    const head = problem.place ? `${(0,_place_js__WEBPACK_IMPORTED_MODULE_0__/* .placeText */ .Z)(problem.place)}: ${problem.message}` : problem.message;
    const details = [
        problem.expected === undefined ? undefined : `expected: ${problem.expected}`,
        problem.found === undefined ? undefined : `found: ${problem.found}`,
        problem.hint,
    ].filter((line) => line !== undefined);
    return [head, ...details.map((line) => `  ${line}`)].join('\n');
}
/** A problem the reader of the log can put right. Anything else that is thrown is a bug of ours. */
class UserError extends Error {
    name = 'UserError';
    problems;
    constructor(problems, options = {}) {
        super(problems.map(problemText).join('\n'), options);
        this.problems = problems;
    }
}
/** A `UserError` with a single problem: the usual case. */
function userError(code, message, more = {}) {
    const { cause, ...details } = more;
    return new UserError([{ code, severity: 'error', message, ...details }], { cause });
}
const messageOf = (error) => (error instanceof Error ? error.message : String(error));


/***/ }),

/***/ 62070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ placeSchema),
/* harmony export */   Z: () => (/* binding */ placeText)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12311);

/**
 * Where a value was written. `file` is what a reader of the log would type: relative to the working
 * directory where possible, with `/` between its parts. Lines and columns count from 1, as in GitHub's annotations.
 */
const placeSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    line: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive(),
    column: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive(),
});
const placeText = ({ file, line, column }) => `${file}:${line}:${column}`;


/***/ }),

/***/ 46168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PL: () => (/* binding */ columnsOf),
/* harmony export */   ky: () => (/* binding */ wrapped),
/* harmony export */   qo: () => (/* binding */ wrappedParts),
/* harmony export */   rM: () => (/* binding */ hanging),
/* harmony export */   vI: () => (/* binding */ shortened),
/* harmony export */   xe: () => (/* binding */ inColumns)
/* harmony export */ });
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5594);

/** How many columns of a terminal a text takes: two for East Asian wide characters and emoji, none for marks. */
function columnsOf(text) {
    if (allNarrow.test(text))
        return text.length;
    return [...(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .charactersOf */ .EX)(text)].reduce((sum, { segment }) => sum + (isWide.test(segment) ? 2 : 1), 0);
}
/** The text in exactly so many columns: filled up with spaces, or cut with an ellipsis. */
function inColumns(text, columns, cut = 'end') {
    const short = shortened(text, columns, cut);
    return short + ' '.repeat(Math.max(0, columns - columnsOf(short)));
}
/** The text in at most so many columns. */
function shortened(text, columns, cut = 'end') {
    if (columnsOf(text) <= columns)
        return text;
    if (columns < 1)
        return '';
    const parts = [...(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .charactersOf */ .EX)(text)].map(({ segment }) => segment);
    const head = cut === 'end' ? columns - 1 : Math.floor((columns - 1) / 3);
    const tail = columns - 1 - head;
    return `${upTo(parts, head).join('').trimEnd()}\u2026${upTo(parts.toReversed(), tail).toReversed().join('')}`;
}
/** The text on lines of at most so many columns, broken between words where that is possible. */
const wrapped = (text, columns) => wrappedParts(text.split(' '), ' ', columns);
/** A line as `wrapped` breaks it; what continues it stands two columns further in. Without columns it stays whole. */
function hanging(line, columns) {
    if (columns === undefined || line.length > LONGEST_BROKEN || columnsOf(line) <= columns)
        return [line];
    const indent = /^ */.exec(line)?.[0] ?? '';
    const inner = `${indent}  `;
    return wrapped(line.slice(indent.length), Math.max(1, columns - inner.length)).map((part, index) => `${index === 0 ? indent : inner}${part}`);
}
/** Parts on lines of at most so many columns, joined where they share one. */
function wrappedParts(parts, joint, columns) {
    const lines = [];
    let line = '';
    for (const part of parts.flatMap((long) => pieces(long, columns))) {
        const longer = line === '' ? part : line + joint + part;
        if (line === '' || columnsOf(longer) <= columns) {
            line = longer;
        }
        else {
            lines.push(line);
            line = part;
        }
    }
    return [...lines, line];
}
/** Nobody reads a longer line, however it is broken. */
const LONGEST_BROKEN = 10_000;
/** Latin letters, punctuation and box drawing: one column each, and nothing combines with them by itself. */
const allNarrow = /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e\u2500-\u259f]*$/;
const isWide = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6\p{Emoji_Presentation}]|\ufe0f/u;
function upTo(parts, columns) {
    const taken = [];
    let left = columns;
    for (const part of parts) {
        left -= columnsOf(part);
        if (left < 0)
            break;
        taken.push(part);
    }
    return taken;
}
function pieces(word, columns) {
    if (columnsOf(word) <= columns)
        return [word];
    const found = [];
    let rest = [...(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .charactersOf */ .EX)(word)].map(({ segment }) => segment);
    while (rest.length > 0) {
        const piece = upTo(rest, columns);
        const taken = Math.max(1, piece.length);
        found.push(rest.slice(0, taken).join(''));
        rest = rest.slice(taken);
    }
    return found;
}


/***/ }),

/***/ 41180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $i: () => (/* binding */ isPlain),
/* harmony export */   Nv: () => (/* binding */ dropInvisible),
/* harmony export */   UX: () => (/* binding */ inOneLine),
/* harmony export */   VI: () => (/* binding */ beginningOf),
/* harmony export */   jQ: () => (/* binding */ showInvisible),
/* harmony export */   uo: () => (/* binding */ withoutAnsi)
/* harmony export */ });
/** The text with every character that cannot be seen written as its escape; line breaks become `\n`, tabs stay. */
const showInvisible = (text) => isPlain(text) ? text : replaceInvisible(unixLines(text), escapeOf);
/** The text without the characters that cannot be seen; line breaks become `\n`, tabs stay. */
const dropInvisible = (text) => isPlain(text) ? text : replaceInvisible(unixLines(text), () => '');
/** The text without terminal sequences: colours, cursor movements, titles, links. */
const withoutAnsi = (text) => (isPlain(text) ? text : text.replace(ansiSequence, ''));
/** Most texts have nothing in them that anybody has to look at twice, and this is a fast look. */
const isPlain = (text) => /^[\n\t -~]*$/.test(text);
/** A text of several lines in one: runs of white space become one space. */
const inOneLine = (text) => text.replace(/\s+/g, ' ').trim();
/** As much of a text as one line or one cell can show, and more: an answer may be megabytes long. */
const beginningOf = (text) => (text.length > MOST_READ ? text.slice(0, MOST_READ) : text);
const MOST_READ = 16_384;
/**
 * Control and format characters, lone surrogates, and all that Unicode allows a font to leave out: among them
 * the bidirectional controls, which let a text look like another, and the tags, in which one can be hidden.
 */
const invisible = '[[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}]--[\\n\\t]]';
const anyInvisible = new RegExp(invisible, 'v');
/** Emoji are matched first and kept whole: many are joined by characters that would be invisible elsewhere. */
/** Made when first needed: the emoji alone take longer to compile than a short run to finish. */
let emojiOrInvisible;
function replaceInvisible(text, by) {
    if (!anyInvisible.test(text))
        return text;
    emojiOrInvisible ??= new RegExp(`(\\p{RGI_Emoji})|${invisible}`, 'gv');
    return text.replace(emojiOrInvisible, (character, emoji) => emoji ?? by(character));
}
function escapeOf(character) {
    const code = (character.codePointAt(0) ?? 0).toString(16);
    return code.length <= 4 ? `\\u${code.padStart(4, '0')}` : `\\u{${code}}`;
}
const unixLines = (text) => text.replace(/\r\n?/g, '\n');
// Written with the characters themselves, because patterns are easier to check without two kinds of escapes.
const [ESC, BEL, ST] = [0x1b, 0x07, 0x9c].map((code) => String.fromCharCode(code));
const [CSI, DCS, SOS, OSC, PM, APC] = [0x9b, 0x90, 0x98, 0x9d, 0x9e, 0x9f].map((code) => String.fromCharCode(code));
const ansiSequence = new RegExp([
    // A string up to its terminator. One that never ends is not followed: it would swallow the rest.
    `(?:${ESC}[\\]PX^_]|[${OSC}${DCS}${SOS}${PM}${APC}])[^${BEL}${ESC}${ST}\\n]*(?:${BEL}|${ESC}\\\\|${ST})`,
    `(?:${ESC}\\[|${CSI})[0-?]*[ -/]*[@-~]`,
    `${ESC}[ -/]*[0-~]`,
].join('|'), 'g');


/***/ }),

/***/ 38566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N1: () => (/* binding */ commandProperty),
/* harmony export */   SY: () => (/* binding */ neutral),
/* harmony export */   wq: () => (/* binding */ commandData)
/* harmony export */ });
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41180);

/**
 * Foreign text as it may be printed to a log. The runner takes `::name` at the beginning of a line, white space
 * before it or not, and `##[name]` anywhere for a command; and it ends lines at a carriage return, too. Nothing
 * that is left can be one.
 */
const neutral = (text) => (0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .dropInvisible */ .Nv)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutAnsi */ .uo)(text))
    .replace(/^([^\S\n]*):(?=:)/gm, '$1: ')
    .replaceAll('##[', '## [');
/** The part of a workflow command after the second `::`. */
const commandData = (text) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
/** The value of a property of a workflow command, such as `title`. */
const commandProperty = (text) => commandData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');


/***/ }),

/***/ 76584:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ matchCost)
/* harmony export */ });
/**
 * At most so many steps does a backtracking engine take to look for the pattern in a text of this length; infinite
 * where they may grow exponentially. It errs on the high side only: a cheap look at the pattern, not a proof of the worst.
 */
function matchCost({ source, flags }, length) {
    // Classes within classes, with texts in them.
    if (flags.includes('v'))
        return Number.POSITIVE_INFINITY;
    let ways = 1;
    let group = { alternatives: 1, hasChoice: false };
    let isAfterChoice = false;
    const around = [];
    for (const [token] of source.matchAll(TOKEN)) {
        const isQuantifier = /^(?:[*+?]|\{\d)/.test(token);
        if (/^\\[1-9k]/.test(token))
            return Number.POSITIVE_INFINITY;
        if (isQuantifier) {
            // A repetition of what can match in several ways: each round multiplies them.
            if (isAfterChoice && !token.startsWith('?'))
                return Number.POSITIVE_INFINITY;
            ways *= waysOf(token, length);
            group.hasChoice = true;
        }
        else if (token.startsWith('(')) {
            around.push(group);
            group = { alternatives: 1, hasChoice: false };
        }
        else if (token === '|') {
            group.alternatives += 1;
        }
        if (token === ')') {
            ways *= group.alternatives;
            isAfterChoice = group.hasChoice || group.alternatives > 1;
            group = around.pop() ?? group;
            group.hasChoice ||= isAfterChoice;
        }
        else {
            isAfterChoice = false;
        }
    }
    // From every place of the text, in every way, along the whole pattern.
    return (length + 1) * ways * group.alternatives * Math.max(1, source.length);
}
/** An escape, a class, the beginning of a group, a quantifier, or any other character. */
const TOKEN = /\\.|\[(?:\\.|[^\]\\])*\]|\(\??|(?:[*+?]|\{\d+(?:,\d*)?\})\??|./gs;
/** In how many ways a quantifier can be satisfied. `{n}` can in one, but is that long. */
function waysOf(quantifier, length) {
    if (quantifier.startsWith('?'))
        return 2;
    const [, least = '', most] = /^\{(\d+)(?:,(\d*))?\}/.exec(quantifier) ?? [];
    const isBounded = least !== '' && most !== '';
    return (isBounded ? Number(most ?? least) : length + Number(least)) + 1;
}


/***/ }),

/***/ 25379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ never)
/* harmony export */ });
/** Ends a `switch` over a union: a new member makes every unhandled place fail to compile. */
function never(value) {
    throw new Error(`Unhandled: ${JSON.stringify(value)}`);
}


/***/ }),

/***/ 84268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ redactor),
/* harmony export */   I2: () => (/* binding */ anyFormOf),
/* harmony export */   VX: () => (/* binding */ secretValues),
/* harmony export */   XP: () => (/* binding */ formsOf),
/* harmony export */   eh: () => (/* binding */ isSecretName)
/* harmony export */ });
/** Shorter values are words of every text; hiding them would hide the text. */
const SHORTEST_SECRET = 8;
/**
 * Takes secrets out of texts, in the forms in which they get into texts: plain, JSON, URL, Base64 and hexadecimal; and
 * what `patterns` match, which carry the flag `g`. Those leave the keys of objects alone: they may be short words.
 */
function redactor(secrets, patterns = []) {
    const forms = [...new Set(secrets.flatMap(formsOf))].sort((a, b) => b.length - a.length);
    if (forms.length === 0 && patterns.length === 0)
        return { text: (text) => text, deep: (value) => value };
    const anywhere = forms.length === 0 ? [] : [new RegExp(forms.map(escapeRegExp).join('|'), 'g')];
    const without = (all) => (given) => all.reduce((text, pattern) => text.replace(pattern, '***'), given);
    const text = without([...anywhere, ...patterns]);
    const key = without(anywhere);
    return { text, deep: (value) => deep(value, text, key) };
}
/** A pattern that finds a text in all of its forms. */
const anyFormOf = (text) => new RegExp([...new Set([...formsOf(text), text])].map(escapeRegExp).join('|'), 'g');
/** Names under which people keep secrets in the environment. */
const SECRET_NAME = /(?:^|[_-])(?:api_?key|key|token|secret|password|passwd|pwd|credentials?|auth|bearer|private|pat)(?:$|[_-])/i;
/** Whether people keep secrets under such a name. */
const isSecretName = (name) => SECRET_NAME.test(name);
/** A secret may begin with a slash; these are places where one is kept, and stand in every message about a file. */
const FOLDER = /^(?:~|\/(?:etc|home|opt|private|root|run|tmp|usr|Users|var))\/|^[A-Z]:\\/;
/** Git's settings by environment are counted, and those are names of settings. */
const NO_SECRET_NAME = /^GIT_CONFIG_KEY_\d+$/;
/** Passwords of addresses and headers stand within other texts: `https://me:password@host`, `Authorization: Basic \u2026`. */
const INNER_SECRETS = [/:\/\/[^/\s:@]*:([^/\s@]+)@/g, /\bauthorization:\s*\w+\s+(\S+)/gi];
/** The values of an environment that must not appear anywhere. */
function secretValues(env) {
    return Object.entries(env).flatMap(([name, value = '']) => {
        const isWhole = isSecretName(name) && !NO_SECRET_NAME.test(name) && !FOLDER.test(value);
        const inner = INNER_SECRETS.flatMap((pattern) => [...value.matchAll(pattern)].map(([, secret = '']) => secret));
        return [...(isWhole ? [value] : []), ...inner].filter((secret) => secret.length >= SHORTEST_SECRET);
    });
}
/** The forms in which a secret gets into texts, each long enough to be no ordinary word. */
function formsOf(secret) {
    const bytes = new TextEncoder().encode(secret);
    const base64 = btoa(String.fromCharCode(...bytes)).replace(/=+$/, '');
    const forms = [
        secret,
        secret.trim(),
        JSON.stringify(secret).slice(1, -1),
        encodeURIComponent(secret),
        base64,
        base64.replaceAll('+', '-').replaceAll('/', '_'),
        [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
        ...secret.split(/\r?\n/).map((line) => line.trim()),
    ];
    return forms.filter((form) => form.length >= SHORTEST_SECRET);
}
function deep(value, text, key) {
    if (typeof value === 'string')
        return text(value);
    if (Array.isArray(value))
        return value.map((item) => deep(item, text, key));
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [key(name), deep(item, text, key)]));
}
const escapeRegExp = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');


/***/ }),

/***/ 5594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EX: () => (/* binding */ charactersOf),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   Uw: () => (/* binding */ cutBytes),
/* harmony export */   i9: () => (/* binding */ kebab),
/* harmony export */   it: () => (/* binding */ cutMiddle),
/* harmony export */   ym: () => (/* binding */ cutEnd)
/* harmony export */ });
/** The text, or its beginning with an ellipsis: never longer than `max` UTF-16 units, never half a character. */
function cutEnd(text, max) {
    if (text.length <= max)
        return text;
    if (max < 1)
        return '';
    return `${text.slice(0, borderBefore(text, max - 1)).trimEnd()}\u2026`;
}
/** The text, or its beginning and its end around an ellipsis: for names, whose last part tells them apart. */
function cutMiddle(text, max) {
    if (text.length <= max)
        return text;
    if (max < 1)
        return '';
    const head = Math.floor((max - 1) / 3);
    const tail = max - 1 - head;
    return `${text.slice(0, borderBefore(text, head))}\u2026${text.slice(borderAfter(text, text.length - tail))}`;
}
/** The text, or its beginning with an ellipsis: never more than `maxBytes` bytes of UTF-8. */
function cutBytes(text, maxBytes) {
    if (Buffer.byteLength(text) <= maxBytes)
        return text;
    const room = maxBytes - Buffer.byteLength('\u2026');
    if (room < 0)
        return '';
    let units = 0;
    let bytes = 0;
    for (const character of text) {
        bytes += Buffer.byteLength(character);
        if (bytes > room)
            break;
        units += character.length;
    }
    return `${text.slice(0, borderBefore(text, units))}\u2026`;
}
/** A count with its noun: `1 test`, `2 tests`. */
const plural = (noun, count, several = `${noun}s`) => `${count} ${count === 1 ? noun : several}`;
/** `maxDrop` as `max-drop`: the spelling of inputs and flags. */
const kebab = (name) => name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
/** A chain of combining marks longer than this is noise, and may be cut anywhere. */
const LONGEST_CHARACTER = 64;
/** Made when first needed: it takes longer to make than a short run to finish. */
let segmenter;
/** The text in the pieces that people call characters. */
function charactersOf(text) {
    segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
    return segmenter.segment(text);
}
function borderBefore(text, index) {
    return isBorder(text, index) ? index : characterAt(text, index).start;
}
function borderAfter(text, index) {
    return isBorder(text, index) ? index : characterAt(text, index).end;
}
/** Between two ASCII characters there is always a border, and nothing to look up. */
function isBorder(text, index) {
    if (index <= 0 || index >= text.length)
        return true;
    const before = text.charCodeAt(index - 1);
    return before < 0x80 && before !== 0x0d && text.charCodeAt(index) < 0x80;
}
function characterAt(text, index) {
    const from = Math.max(0, index - 2 * LONGEST_CHARACTER);
    const around = text.slice(from, index + 2 * LONGEST_CHARACTER);
    const found = charactersOf(around).containing(index - from);
    const start = from + (found?.index ?? 0);
    const end = start + (found?.segment.length ?? 0);
    return end - start <= LONGEST_CHARACTER ? { start, end } : betweenSurrogates(text, index);
}
function betweenSurrogates(text, index) {
    const splits = /[\uD800-\uDBFF]/.test(text.charAt(index - 1)) && /[\uDC00-\uDFFF]/.test(text.charAt(index));
    return splits ? { start: index - 1, end: index + 1 } : { start: index, end: index };
}


/***/ })

};
