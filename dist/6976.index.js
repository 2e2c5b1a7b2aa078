export const id = 6976;
export const ids = [6976];
export const modules = {

/***/ 75389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ environmentTexts),
/* harmony export */   e: () => (/* binding */ actionInputs)
/* harmony export */ });
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5594);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5805);
/* harmony import */ var _removed_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3145);



/** The runner hands inputs over as text, and '' for those not given. Here that difference ends. */
function actionInputs(env) {
    (0,_removed_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .refuseRemoved */ .no)(Object.keys(withoutEmpty(environmentTexts(env, _removed_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .removedInputs */ .AG))));
    return (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .parseInputs */ .TL)(environmentTexts(env, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputNames */ .vj));
}
const withoutEmpty = (texts) => Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])));
/** The texts of inputs in the environment of a step. */
const environmentTexts = (env, names) => Object.fromEntries(names.map((name) => [name, env[variable(name)]?.trim() || undefined]));
/** `testId` arrives as INPUT_TEST-ID: the runner raises the letters and keeps the hyphens. */
const variable = (name) => `INPUT_${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .kebab */ .i9)(name).toUpperCase()}`;


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
// EXTERNAL MODULE: ./build/js/src/evidence/pool.js + 1 modules
var pool = __webpack_require__(36006);
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
// EXTERNAL MODULE: ./build/js/src/shared/redact.js + 1 modules
var redact = __webpack_require__(50866);
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
        return line.length >= SHORTEST_TEXT ? (0,redact/* anyFormOf */.I)(line) : `a text of at least ${SHORTEST_TEXT} characters`;
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
    context.addIssue({ code: 'custom', message: `any of ${keepable.join(', ')}, or off`, input: given });
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
const oneOf = (...allowed) => schemas/* enum */.k5n(allowed, { error: (0,shared_text/* orList */.A3)(allowed) });
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
        .meta({ description: 'Where evals are run, inside the workspace on GitHub; paths start here.', default: '.' }),
    outputDirectory: schemas/* string */.YjP()
        .refine((path) => !/\.(?:jsonl?|ya?ml|xml|html?|csv|txt|md)$/i.test(path), 'a folder, not a file')
        .optional()
        .meta({
        description: 'The folder that the results are written to, inside the workspace on GitHub.',
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
        description: 'Time limit of one call of a target, in seconds. `timeout_seconds` of a test takes precedence.',
        default: '`timeout_seconds` of the suite, else of the target, else 1800 for coding agents, 600 for models, 120 for programs',
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
        description: 'Run evals on events that anyone can start while the job has secrets (`pull_request_target`, `issues`, `issue_comment` and others).',
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
    seedBaseline: count(2, pool/* WINDOW */.jf.runs).optional().meta({
        description: 'Where there is no history yet, a run that leaves evidence runs its tests so often, 2 to 5, and leaves as many runs.',
        default: 'once',
    }),
    threshold: share().optional().meta({
        description: 'Least mean score, 0 to 1, of each suite on each target; also the pass mark of tests that have none of their own. Replaces the threshold of the suites.',
        default: 'what the suite says, else none',
    }),
    mustPass: flag.default(false).meta({
        description: 'Every test must pass: the run fails when one test fails, in most of its planned trials and in most of its fresh trials.',
        default: 'false',
    }),
    maxDrop: share()
        .refine((value) => value < 1, 'a number from 0 to below 1')
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
        description: 'What the run is compared with: `auto`, `none`, or files of evidence, folders or results of earlier runs, one per line, oldest first; of a folder of runs the newest complete one; the number of a workflow run, too.',
        default: '`auto`: the files that you keep in `.agentv/evidence`, else on GitHub what runs of the base branch left as artifacts',
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
        .refine((name) => Buffer.byteLength(name) <= limits/* CHECK_NAME_BYTES */.rI, `a text of at most ${limits/* CHECK_NAME_BYTES */.rI} bytes`)
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
    // It is read once: to compile it would take longer than to walk it.
    const parsed = schema.safeParse(Object.fromEntries(asked), { jitless: true });
    if (parsed.success)
        return parsed.data;
    throw new errors/* UserError */.yo(parsed.error.issues.map(({ path, message }) => {
        const name = String(path[0] ?? '');
        return {
            code: 'INPUT_INVALID',
            severity: 'error',
            message: (0,errors/* invalidValue */.BS)(spell(name), message, (0,shared_text/* cutMiddle */.it)(given[name] ?? '', LONGEST_SHOWN)),
        };
    }));
}


/***/ }),

/***/ 3145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AG: () => (/* binding */ removedInputs),
/* harmony export */   QE: () => (/* binding */ removedHint),
/* harmony export */   eB: () => (/* binding */ removedMessage),
/* harmony export */   no: () => (/* binding */ refuseRemoved)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5594);


/** Inputs, flags and configuration keys that no longer exist, in camel case, and what to write instead. */
const REMOVED = {
    driftIssue: 'Remove it: the comment and the summary name tests that fail on the base commit as well.',
    judgeVotes: 'Remove it: a judge is asked once for each answer.',
    onChanged: 'Remove it: changed tests are listed, and their diff is in the pull request.',
    order: 'Remove it: the longest tests start first.',
    stopEarly: 'Remove it: every planned test runs.',
};
const removedInputs = Object.keys(REMOVED);
/** The hint for a key in any spelling (`stop-early`, `stop_early`, `stopEarly`); undefined if the key was never removed. */
function removedHint(key) {
    const name = removedInputs.find((removed) => (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .kebab */ .i9)(removed) === (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .kebab */ .i9)(key).replaceAll('_', '-'));
    return name === undefined ? undefined : REMOVED[name];
}
/** Throws a `UserError` that names every removed input among `names`. */
function refuseRemoved(names, spell = _shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .kebab */ .i9) {
    const problems = names.flatMap((name) => {
        const hint = removedHint(name);
        if (hint === undefined)
            return [];
        return [{ code: 'INPUT_INVALID', severity: 'error', message: removedMessage(spell(name)), hint }];
    });
    if (problems.length > 0)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(problems);
}
const removedMessage = (shown) => `"${shown}" was removed`;


/***/ }),

/***/ 43270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   De: () => (/* binding */ MOST_COMMENT_PAGES),
/* harmony export */   GJ: () => (/* binding */ COMMENT_BYTES),
/* harmony export */   HC: () => (/* binding */ JOB_SUMMARY_BYTES),
/* harmony export */   Ir: () => (/* binding */ MOST_CHECK_ANNOTATIONS),
/* harmony export */   QG: () => (/* binding */ MOST_ARTIFACT_PAGES),
/* harmony export */   SJ: () => (/* binding */ SLOWEST_MS_PER_MIB),
/* harmony export */   jg: () => (/* binding */ ANNOTATIONS_PER_REQUEST),
/* harmony export */   rI: () => (/* binding */ CHECK_NAME_BYTES),
/* harmony export */   tn: () => (/* binding */ CHECK_TEXT_BYTES)
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
/** A run may have 500 artifacts for each of its jobs; more than these are not looked at, a hundred at a time. */
const MOST_ARTIFACT_PAGES = 10;
/** What it takes to send or fetch a mebibyte over a slow connection: 2 s, which is half a megabyte a second. */
const SLOWEST_MS_PER_MIB = 2_000;


/***/ }),

/***/ 36006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jf: () => (/* binding */ WINDOW),
  $N: () => (/* binding */ canonical),
  IA: () => (/* binding */ mergePools),
  Fo: () => (/* binding */ poolsOf),
  t2: () => (/* binding */ prunePool)
});

// EXTERNAL MODULE: ./build/js/src/model/present-trials.js
var present_trials = __webpack_require__(20710);
// EXTERNAL MODULE: ./build/js/src/model/result.js + 1 modules
var model_result = __webpack_require__(90318);
// EXTERNAL MODULE: ./build/js/src/shared/grouped.js
var grouped = __webpack_require__(47891);
// EXTERNAL MODULE: ./build/js/src/shared/iso-time.js + 1 modules
var iso_time = __webpack_require__(6761);
// EXTERNAL MODULE: ./build/js/src/model/models.js
var model_models = __webpack_require__(32915);
;// CONCATENATED MODULE: ./build/js/src/evidence/run-facts.js

/** What a run tells of itself in the pool of these results; nothing where nothing is known. */
function runOf(results, { envelope }, run) {
    const models = (0,model_models/* answeredBy */.d)(results);
    if (envelope === undefined && models.length === 0)
        return [];
    return [{ run, ...(envelope && { envelope }), ...(models.length > 0 && { models }) }];
}
/**
 * What several pools say of their runs, whichever order they come in: each run once and in the one form in which it is
 * written, only those that still have trials. Absent where there is nothing to say.
 */
function factsOf(known, tests) {
    if (known.length === 0)
        return {};
    const there = new Set();
    for (const { trials } of tests)
        for (const { run } of trials)
            there.add(run);
    const byName = new Map();
    for (const each of known) {
        if (!there.has(each.run))
            continue;
        const same = byName.get(each.run);
        if (same)
            same.push(each);
        else
            byName.set(each.run, [each]);
    }
    const runs = [...byName].sort(([a], [b]) => (a < b ? -1 : 1)).map(([run, same]) => mergedRun(run, same));
    return runs.length === 0 ? {} : { runFacts: runs };
}
/** Two parts of one run tell the same of its machine, and each which models answered it. */
function mergedRun(run, same) {
    const envelopes = new Map(same.flatMap(({ envelope }) => {
        if (envelope === undefined)
            return [];
        const ordered = inOrder(envelope);
        return [[JSON.stringify(ordered), ordered]];
    }));
    const [, envelope] = [...envelopes].sort(([a], [b]) => (a > b ? -1 : 1))[0] ?? [];
    const models = (0,model_models/* answeredBy */.d)(same.flatMap((each) => (each.models ?? []).map((model) => ({ model }))));
    return { run, ...(envelope && { envelope }), ...(models.length > 0 && { models }) };
}
const inOrder = (envelope) => {
    const { platform, arch, cpus, memoryGib, workers, image, imageVersion } = envelope;
    return {
        ...(platform !== undefined && { platform }),
        ...(arch !== undefined && { arch }),
        ...(cpus !== undefined && { cpus }),
        ...(memoryGib !== undefined && { memoryGib }),
        ...(workers !== undefined && { workers }),
        ...(image !== undefined && { image }),
        ...(imageVersion !== undefined && { imageVersion }),
    };
};

;// CONCATENATED MODULE: ./build/js/src/evidence/pool.js





/** How much of the past counts (gate.md \u00a72.11): the newest runs, and of these so many trials of a test, so old at most. */
const WINDOW = { runs: 5, trialsPerTest: 20, days: 30 };
const DAY_MS = 86_400_000;
/**
 * What a run of the base branch leaves as evidence, one pool per suite and target. An incomplete run and a dry run
 * leave none; neither do results that are known since a commit, which are in the pool already (gate.md O3).
 */
function poolsOf(run, origin) {
    if (!run.complete || run.dryRun)
        return [];
    const measured = run.results.filter((result) => !(0,model_result/* isReused */.x0)(result));
    return bySuite(measured, ({ suiteFile, suite, target }) => [suiteFile, suite, target])
        .map((results) => poolOf(results, run, origin))
        .filter(({ tests }) => tests.length > 0);
}
/** The pool of one suite on one target: several results of one test are its trials. */
function poolOf(results, of, { run, sha }) {
    const { startedAt: time } = of;
    const tests = new Map();
    const measured = [];
    for (const result of results) {
        const { testId, measure, subject } = result;
        const trials = (0,present_trials/* presentTrials */.$z)(result).map(({ pass, score, costUsd, durationMs }) => ({
            measure,
            subject,
            run,
            sha,
            time,
            pass,
            score,
            costUsd,
            durationMs,
        }));
        if (trials.length === 0)
            continue;
        measured.push(result);
        const known = tests.get(testId);
        if (known)
            known.push(...trials);
        else
            tests.set(testId, trials);
    }
    const [{ suite, suiteFile: file, target }] = results;
    return pool_inOrder({
        schemaVersion: 1,
        suite,
        file,
        target,
        runFacts: runOf(measured, of, run),
        tests: Array.from(tests, ([testId, trials]) => ({ testId, trials })),
        resets: [],
    });
}
/**
 * Puts pools together, whichever order they come in. What several of them say of one run is counted once: the latest,
 * and of equally late ones that with most trials, is believed. Trials from before a reset are gone.
 */
function mergePools(pools) {
    return bySuite(pools, ({ file, suite, target }) => [file, suite, target]).map((own) => {
        const resets = new Map(own.flatMap((pool) => pool.resets).map((reset) => [JSON.stringify(resetInOrder(reset)), reset]));
        return withoutResetTrials({
            ...own[0],
            runFacts: own.flatMap(({ runFacts = [] }) => runFacts),
            // A pool by itself, the first of a suite, has each test once.
            tests: own.length === 1 ? own[0].tests : mergeTests(own.flatMap((pool) => pool.tests)),
            resets: [...resets.values()],
        });
    });
}
function mergeTests(all) {
    const tests = new Map();
    for (const { testId, trials } of all) {
        const runs = tests.get(testId) ?? new Map();
        tests.set(testId, runs);
        for (const [run, theirs] of byRun(trials)) {
            const ours = runs.get(run);
            if (ours === undefined || isMore(theirs, ours))
                runs.set(run, theirs);
        }
    }
    return Array.from(tests, ([testId, runs]) => ({ testId, trials: [...runs.values()].flat() }));
}
/** Only what still counts at a time (ISO 8601, UTC): see `WINDOW`; `days` may be another number. */
function prunePool(pool, now, days = WINDOW.days) {
    const latest = Date.parse(now) + DAY_MS;
    const earliest = Date.parse(now) - days * DAY_MS;
    // A clock that was far ahead would else be the newest for ever.
    const isCurrent = ({ time }) => {
        const at = (0,iso_time/* momentOf */.E)(time);
        return at >= earliest && at <= latest;
    };
    const recent = withoutResetTrials(pool).tests.map(({ testId, trials }) => ({
        testId,
        trials: measuredAlike(trials.filter(isCurrent)),
    }));
    const runs = newestRuns(recent);
    return pool_inOrder({
        ...pool,
        tests: recent
            .map(({ testId, trials }) => ({
            testId,
            trials: trials.filter(({ run }) => runs.has(run)).slice(-WINDOW.trialsPerTest),
        }))
            .filter(({ trials }) => trials.length > 0),
        resets: pool.resets.filter(({ time }) => Date.parse(time) >= earliest),
    });
}
/** The pool in the one form in which it is written, down to the order of keys: the same evidence makes the same bytes. */
function canonical(pool) {
    const { suite, file, target, runFacts, tests, resets } = pool_inOrder(pool);
    return {
        schemaVersion: 1,
        suite,
        ...(file !== undefined && { file }),
        target,
        ...(runFacts && { runFacts }),
        tests: tests.map(({ testId, trials }) => ({ testId, trials: trials.map(trialInOrder) })),
        resets,
    };
}
/** Tests by id, trials by age; of their runs what is known. */
function pool_inOrder({ runFacts = [], ...pool }) {
    return {
        ...pool,
        ...factsOf(runFacts, pool.tests),
        tests: [...pool.tests]
            .sort((a, b) => ascending(a.testId, b.testId))
            .map((test) => (test.trials.length < 2 ? test : { testId: test.testId, trials: [...test.trials].sort(byAge) })),
        resets: pool.resets.map(resetInOrder).sort((a, b) => ascending(JSON.stringify(a), JSON.stringify(b))),
    };
}
/** A test that was accepted as it is, or that the base branch changed, begins anew: with the first run after that. */
function withoutResetTrials(pool) {
    const isMeasured = ({ trials }) => trials.length > 0;
    if (pool.resets.length === 0)
        return pool_inOrder({ ...pool, tests: pool.tests.filter(isMeasured) });
    const since = new Map();
    for (const { testId, time } of pool.resets) {
        since.set(testId, Math.max(since.get(testId) ?? Number.NEGATIVE_INFINITY, Date.parse(time)));
    }
    return pool_inOrder({
        ...pool,
        tests: pool.tests
            .map(({ testId, trials }) => {
            const from = since.get(testId);
            if (from === undefined)
                return { testId, trials };
            return { testId, trials: [...byRun(trials).values()].filter((own) => newestOf(own) > from).flat() };
        })
            .filter(isMeasured),
    });
}
/** A new way to measure makes a new history: what was measured otherwise than the newest trial is dropped. Oldest first. */
function measuredAlike(trials) {
    const newest = trials.findLast(({ measure }) => measure !== undefined);
    return trials.filter(({ measure }) => measure === undefined || measure === newest?.measure);
}
function newestRuns(tests) {
    const times = new Map();
    for (const { trials } of tests) {
        for (const { run, time } of trials)
            times.set(run, Math.max(times.get(run) ?? 0, (0,iso_time/* momentOf */.E)(time)));
    }
    const newest = [...times].sort(([a, m], [b, n]) => n - m || ascending(b, a)).slice(0, WINDOW.runs);
    return new Set(newest.map(([run]) => run));
}
/** Groups by file, suite and target, in the order of these. */
function bySuite(items, partsOf) {
    return [...(0,grouped/* grouped */.z)(items, partsOf)].sort(([a], [b]) => ascending(a, b)).map(([, group]) => group);
}
function byRun(trials) {
    const runs = new Map();
    for (const trial of trials) {
        const known = runs.get(trial.run);
        if (known)
            known.push(trial);
        else
            runs.set(trial.run, [trial]);
    }
    return runs;
}
/**
 * What was made later, then what has more trials, then what is later in the alphabet: so that it does not matter who
 * comes first, nor whether a reset has taken some away already.
 */
function isMore(theirs, ours) {
    const later = newestOf(theirs) - newestOf(ours);
    if (later !== 0)
        return later > 0;
    if (theirs.length !== ours.length)
        return theirs.length > ours.length;
    const text = (trials) => JSON.stringify([...trials].sort(byAge).map(trialInOrder));
    return text(theirs) > text(ours);
}
const newestOf = (trials) => trials.reduce((newest, { time }) => Math.max(newest, Date.parse(time)), Number.NEGATIVE_INFINITY);
const byAge = (a, b) => byTime(a.time, b.time) || ascending(a.run, b.run) || byContent(a, b);
/** Times of one form sort as texts, which is much faster for pools of many thousand trials. */
const byTime = (a, b) => a.length === b.length ? ascending(a, b) : Date.parse(a) - Date.parse(b);
/** Trials of one run have no order of their own; this one is at least always the same. */
const byContent = (a, b) => Number(a.pass) - Number(b.pass) ||
    a.score - b.score ||
    (a.costUsd ?? -1) - (b.costUsd ?? -1) ||
    (a.durationMs ?? -1) - (b.durationMs ?? -1) ||
    ascending(a.time, b.time) ||
    ascending(a.sha ?? '', b.sha ?? '') ||
    ascending(a.measure ?? '', b.measure ?? '') ||
    ascending(a.subject ?? '', b.subject ?? '');
const trialInOrder = (trial) => {
    const { measure, subject, run, sha, time, pass, score, costUsd, durationMs } = trial;
    return {
        ...(measure !== undefined && { measure }),
        ...(subject !== undefined && { subject }),
        run,
        ...(sha !== undefined && { sha }),
        time,
        pass,
        score,
        ...(costUsd !== undefined && { costUsd }),
        ...(durationMs !== undefined && { durationMs }),
    };
};
const resetInOrder = ({ testId, kind, time, reason, author }) => ({
    testId,
    kind,
    time,
    reason,
    ...(author !== undefined && { author }),
});
const ascending = (a, b) => (a === b ? 0 : a < b ? -1 : 1);


/***/ }),

/***/ 6073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dz: () => (/* binding */ earlierAttemptSchema),
/* harmony export */   py: () => (/* binding */ MOST_ATTEMPTS)
/* harmony export */ });
/* unused harmony export earlierTestSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12311);
/* harmony import */ var _late_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44657);


const trialSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    pass: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    score: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1),
    costUsd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
}));
/** What an earlier attempt measured of one test on one target: only trials that say something about the agent. */
const earlierTestSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    suite: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    suiteFile: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    testId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    target: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** Both fingerprints. Only where they are those of today, the content is the same. */
    measure: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    subject: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** When the result was finished: one that was taken over from there is not counted twice. */
    timestamp: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** Of the test as a whole, where it was scored: what enters the mean of its suite. */
    score: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1).optional(),
    /** The planned trials, those made anew of a suspect, and those on the base commit. */
    now: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(trialSchema),
    fresh: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(trialSchema),
    control: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(trialSchema),
}));
/** One earlier attempt of the same job on the same commit. */
const earlierAttemptSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    attempt: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive(),
    tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(earlierTestSchema),
}));
/** How many attempts of one job there can be: GitHub starts no more. */
const MOST_ATTEMPTS = 50;


/***/ }),

/***/ 93773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ commonEnvelope),
/* harmony export */   s: () => (/* binding */ envelopeSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12311);

const word = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).max(100);
/**
 * What a run was made with (gate.md O15): what it had to itself may move its scores as much as the change that it measures.
 * What is not known is absent.
 */
const envelopeSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    /** As Node names them. */
    platform: word.optional(),
    arch: word.optional(),
    /** Processors that the run might use. */
    cpus: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive().optional(),
    /** Memory that the run might use in GiB, to the next half. */
    memoryGib: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive().optional(),
    /** The most tests that were asked at the same time. */
    workers: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive().optional(),
    /** The image of GitHub's runner, and which of its weekly versions. */
    image: word.optional(),
    imageVersion: word.optional(),
});
/** What several parts of a run have in common; nothing where one of them does not say what it had. */
function commonEnvelope(envelopes) {
    const [first, ...others] = envelopes;
    if (first === undefined)
        return undefined;
    const common = Object.entries(first).filter(([key, value]) => others.every((other) => other?.[key] === value));
    return common.length === 0 ? undefined : Object.fromEntries(common);
}


/***/ }),

/***/ 7126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ sentenceOf),
/* harmony export */   BS: () => (/* binding */ invalidValue),
/* harmony export */   IF: () => (/* binding */ userError),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   fI: () => (/* binding */ problemText),
/* harmony export */   yo: () => (/* binding */ UserError),
/* harmony export */   zs: () => (/* binding */ problemSchema)
/* harmony export */ });
/* unused harmony export problemCodes */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12311);
/* harmony import */ var _late_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44657);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62070);



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
    'RESERVED_VARIABLE',
    'HOOK_FAILED',
    'DEPRECATED',
    'UNUSED',
    'BASE_UNREAD',
    'BATCH_FAILED',
    'BUDGET_SPENT',
    'COST_UNKNOWN',
    'NOT_SUPPORTED_YET',
    'RESULTS_UNREADABLE',
    'OUTPUT_UNWRITABLE',
    'UNTRUSTED_CODE',
    'WORKSPACE_TROUBLE',
];
const problemSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    code: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(problemCodes),
    severity: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['error', 'warning']),
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    place: _place_js__WEBPACK_IMPORTED_MODULE_2__/* .placeSchema */ .J.optional(),
    /** What would have been right, in the reader's words. */
    expected: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    /** What stood there instead, shortened. */
    found: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    /** What to do about it. */
    hint: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    /** How many more problems of this kind there are in the file, and the first of their lines. */
    similar: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ count: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive(), lines: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive()) }).optional(),
}));
/** What is wrong, in one sentence, and how many more problems of its kind there are. */
function sentenceOf({ message, similar, place }) {
    if (similar === undefined)
        return message;
    const { count, lines } = similar;
    const where = lines.length === 0 ? '' : `: ${count === 1 ? 'line' : 'lines'} ${lines.join(', ')}`;
    const cut = lines.length > 0 && lines.length < count ? ', \u2026' : '';
    return `${message} (and ${count} more of this kind${place ? ' in this file' : ''}${where}${cut})`;
}
/** One problem as lines of text: the place and the sentence first, then expected, found and the advice. */
function problemText(problem) {
    const head = problem.place ? `${(0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .placeText */ .Z)(problem.place)}: ${sentenceOf(problem)}` : sentenceOf(problem);
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
/** One sentence for a value that is refused; `expected` completes "must be". */
const invalidValue = (name, expected, given) => `"${name}" must be ${expected}, not ${JSON.stringify(given)}`;
const messageOf = (error) => (error instanceof Error ? error.message : String(error));


/***/ }),

/***/ 19846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E2: () => (/* binding */ clampScore),
/* harmony export */   Vj: () => (/* binding */ verdictOf),
/* harmony export */   XC: () => (/* binding */ graderScoreSchema),
/* harmony export */   gn: () => (/* binding */ withMembers),
/* harmony export */   uI: () => (/* binding */ assertionSchema),
/* harmony export */   wR: () => (/* binding */ graderVerdicts)
/* harmony export */ });
/* unused harmony export gradeSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12311);
/* harmony import */ var _late_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44657);
/* harmony import */ var _message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23290);
/* harmony import */ var _suite_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81833);




/** One thing that a grader looked at. */
const assertionSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    passed: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    evidence: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
}));
/** AgentV's verdict of one grader: `pass` from 0.8 on; `skip` when it could not judge. */
const graderVerdicts = ['pass', 'fail', 'skip'];
const verdictOf = (score) => (score >= _suite_js__WEBPACK_IMPORTED_MODULE_3__/* .PASS_MARK */ .Yn ? 'pass' : 'fail');
const graderScoreSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    score: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1),
    weight: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative(),
    verdict: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(graderVerdicts),
    assertions: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(assertionSchema),
    reasoning: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    input: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional(),
    target: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    details: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).optional(),
    scores: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(graderScoreSchema).optional(),
    tokenUsage: _message_js__WEBPACK_IMPORTED_MODULE_2__/* .tokenUsageSchema */ .uX.optional(),
    costUsd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative(),
    startedAt: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    endedAt: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
}));
/** All graders of one answer put together. `ungraded` says that we do not know. */
const gradeSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('scored'),
        score: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1),
        assertions: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(assertionSchema),
        scores: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(graderScoreSchema),
        /** Names of required graders that stayed below their limit, which made the score 0. */
        requiredMissed: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('ungraded'),
        reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        assertions: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(assertionSchema),
        scores: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(graderScoreSchema),
    }),
]));
/** NaN and the infinities become 0, the rest is held within 0\u20261 (graders.md \u00a70). */
const clampScore = (score) => (Number.isFinite(score) ? Math.min(1, Math.max(0, score)) : 0);
/** A score with all that was put together for it, at any depth. */
const withMembers = (score) => [score, ...(score.scores ?? []).flatMap(withMembers)];


/***/ }),

/***/ 44657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ lateObject)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12311);

/**
 * A strict object whose schema is made when it is first needed: there are hundreds of them, and most runs read with
 * none.
 */
const lateObject = (shape) => zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej(shape()));


/***/ }),

/***/ 23290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HQ: () => (/* binding */ messageSchema),
/* harmony export */   Ot: () => (/* binding */ roles),
/* harmony export */   Tf: () => (/* binding */ contentText),
/* harmony export */   VA: () => (/* binding */ guidelinesIn),
/* harmony export */   WT: () => (/* binding */ sumTokens),
/* harmony export */   e1: () => (/* binding */ imageFilesIn),
/* harmony export */   o$: () => (/* binding */ imagesIn),
/* harmony export */   uX: () => (/* binding */ tokenUsageSchema),
/* harmony export */   zN: () => (/* binding */ finalAnswer)
/* harmony export */ });
/* unused harmony exports toolCallSchema, contentPartSchema, contentSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12311);
/* harmony import */ var _late_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44657);


const roles = ['system', 'user', 'assistant', 'tool'];
/** Tokens of model calls. A count that the provider did not report is absent, never 0. */
const tokenUsageSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    input: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative(),
    output: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative(),
    cached: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
    /** Input that the service wrote into its cache, where it charges for that. Not part of AgentV's record. */
    cacheWritten: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
    reasoning: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
}));
const toolCallSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    /** By its common name, where it has one. */
    tool: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** What the agent itself calls the tool, where that is another name. */
    originalTool: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    input: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional(),
    output: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional(),
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    startTime: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    endTime: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
}));
/**
 * A piece of a message. `file` carries the path as the suite wrote it (`path`), where it is (`absolutePath`) and
 * its text, and whether it is one of the repository's guidelines; `image` a data URI and, where it is a file, its path; `data` is any other object, kept for graders as it was written.
 */
const contentPartSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('type', [
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('text'), value: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('file'),
        path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        absolutePath: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        isGuideline: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('image'),
        mediaType: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        dataUri: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        absolutePath: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('data'), value: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()) }),
]));
/** Text, a list of parts, or one structured value (an object that the suite wrote as the content). */
const contentSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(contentPartSchema), zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ structured: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J() })]));
/** One turn of a conversation: of a test's input, of its expected output, or of what a target answered. */
const messageSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    role: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(roles),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    content: contentSchema.optional(),
    toolCalls: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(toolCallSchema).optional(),
    startTime: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    endTime: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    tokenUsage: tokenUsageSchema.optional(),
    metadata: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).optional(),
}));
/**
 * The text that is graded: the content of the last assistant message that has any (targets-format.md \u00a77).
 * A trailing message with only tool calls is passed over; no message at all gives the empty string.
 */
function finalAnswer(messages) {
    const last = messages.findLast((message) => message.role === 'assistant' && message.content !== undefined);
    return last?.content === undefined ? '' : contentText(last.content);
}
/** Content as plain text: text parts joined by line breaks, structured values as JSON. */
function contentText(content) {
    if (typeof content === 'string')
        return content;
    if (Array.isArray(content)) {
        return content.flatMap((part) => (part.type === 'text' ? [part.value] : [])).join('\n');
    }
    return JSON.stringify(content.structured, null, 2);
}
/** The files among messages that are guidelines of the repository (suite-format.md \u00a720.6), each once. */
function guidelinesIn(messages) {
    const parts = messages.flatMap(({ content }) => (Array.isArray(content) ? content : []));
    const guidelines = parts.filter((part) => part.type === 'file' && part.isGuideline === true);
    return [...new Map(guidelines.map((part) => [part.absolutePath, part])).values()];
}
/** The images of messages that are files, each once. */
const imageFilesIn = (messages) => [
    ...new Map(imagesIn(messages).flatMap(({ absolutePath: path, mediaType, dataUri }) => path === undefined ? [] : [[path, { path, mediaType, dataUri }]])).values(),
];
/** The images of messages, in their order. */
const imagesIn = (messages) => messages.flatMap(({ content }) => Array.isArray(content) ? content.filter((part) => part.type === 'image') : []);
/** Sums counts; a count that nobody reported stays unknown. */
function sumTokens(usages) {
    if (usages.length === 0)
        return undefined;
    const cached = usages.flatMap((usage) => usage.cached ?? []);
    const written = usages.flatMap((usage) => usage.cacheWritten ?? []);
    const reasoning = usages.flatMap((usage) => usage.reasoning ?? []);
    return {
        input: sum(usages.map(({ input }) => input)),
        output: sum(usages.map(({ output }) => output)),
        ...(cached.length > 0 && { cached: sum(cached) }),
        ...(written.length > 0 && { cacheWritten: sum(written) }),
        ...(reasoning.length > 0 && { reasoning: sum(reasoning) }),
    };
}
const sum = (counts) => counts.reduce((total, count) => total + count, 0);


/***/ }),

/***/ 32915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ answeredBy)
/* harmony export */ });
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5594);

/** More than a target asks; what goes on beyond them is no list of models. */
const MOST_MODELS = 20;
const LONGEST_MODEL = 200;
/** Which models answered, as their providers themselves said: each once, in the order of the alphabet. */
function answeredBy(results) {
    const models = results.flatMap(({ model }) => (model === undefined || model.trim() === '' ? [] : [model.trim()]));
    return [...new Set(models.map((model) => (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cutEnd */ .ym)(model, LONGEST_MODEL)))].sort().slice(0, MOST_MODELS);
}


/***/ }),

/***/ 93209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: () => (/* binding */ responseSchema),
/* harmony export */   Ig: () => (/* binding */ failureSchema),
/* harmony export */   JC: () => (/* binding */ reasonCodes),
/* harmony export */   _$: () => (/* binding */ stages),
/* harmony export */   fQ: () => (/* binding */ failureClasses),
/* harmony export */   gz: () => (/* binding */ failed),
/* harmony export */   r3: () => (/* binding */ isRetryable)
/* harmony export */ });
/* unused harmony export outcomeSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12311);
/* harmony import */ var _late_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44657);
/* harmony import */ var _message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23290);
/* harmony import */ var _paid_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44391);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62070);





/**
 * Why there is no usable result. `timeout` and `crash` are the agent's own doing; the other classes say nothing
 * about it. Told by transport and exit status, never by the score.
 */
const failureClasses = [
    'config',
    'provider',
    'rate_limit',
    'auth',
    'timeout',
    'crash',
    'grader',
    'workspace',
    'budget',
    'cancelled',
    'bug',
];
/** AgentV's `failure_stage`: how far the test came (results-format.md \u00a71.6). */
const stages = ['setup', 'repo_setup', 'agent', 'evaluator', 'teardown'];
/** AgentV's `failure_reason_code`. */
const reasonCodes = [
    'provider_error',
    'evaluator_error',
    'setup_error',
    'preflight_error',
    'script_error',
    'template_error',
    'file_copy_error',
    'clone_error',
    'budget_exceeded',
    'error_threshold_exceeded',
    'dependency_failed',
];
const failureSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    class: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(failureClasses),
    stage: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(stages),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(reasonCodes),
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    place: _place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeSchema */ .J.optional(),
    /** HTTP status, where there was one. */
    httpStatus: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().optional(),
    /** The same request would fail again: of a class that is asked again, this one is not. */
    permanent: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
    /** How long the provider asked us to wait. */
    retryAfterMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
}));
/** What a target gave back. Everything but the messages may be unknown. */
const responseSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    messages: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_message_js__WEBPACK_IMPORTED_MODULE_2__/* .messageSchema */ .HQ),
    tokenUsage: _message_js__WEBPACK_IMPORTED_MODULE_2__/* .tokenUsageSchema */ .uX.optional(),
    /** US dollars. */
    costUsd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
    /** As the target reports it, else the wall clock. */
    durationMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
    startTime: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    endTime: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    /** Unified diff of what the agent changed. */
    fileChanges: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    /** The model that answered, as the provider names it. */
    model: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    /** The answer was kept from an earlier run: its figures are those of then, and nothing was spent on it now. */
    cached: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
    /** Only a part of it was: what the rest took now. */
    paid: _paid_js__WEBPACK_IMPORTED_MODULE_3__/* .paidSchema */ .q.optional(),
    /** The fallback target that answered in place of the one that was asked. */
    targetUsed: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    /** The model refused, or its safety filter stepped in. What there is of a text is the answer, and is graded. */
    refused: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
    /** The target answered and at the same time said that something went wrong. */
    error: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
}));
/** What came of asking. Only an answer can be graded; a failure says why there is none. */
const outcomeSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('answered'), response: responseSchema }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('failed'),
        failure: failureSchema,
        /** What came before it failed: never graded, but it was done, and paid for. */
        partial: responseSchema.optional(),
    }),
]));
/** A failure of the agent call itself, by class: the usual case in a provider. `partial` is what it did before. */
const failed = (failureClass, message, more = {}, partial) => ({
    kind: 'failed',
    failure: { class: failureClass, stage: 'agent', reason: 'provider_error', message, ...more },
    ...(partial !== undefined && { partial }),
});
/** Only infrastructure is asked again: never a score, a crash or a timeout (gate.md O11). */
const isRetryable = ({ class: failureClass, permanent }) => !permanent && (failureClass === 'provider' || failureClass === 'rate_limit');


/***/ }),

/***/ 44391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ paidFor),
/* harmony export */   q: () => (/* binding */ paidSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12311);
/* harmony import */ var _late_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44657);
/* harmony import */ var _message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23290);



/** What was used now; a count that nobody told is absent. */
const paidSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    tokenUsage: _message_js__WEBPACK_IMPORTED_MODULE_2__/* .tokenUsageSchema */ .uX.optional(),
    /** US dollars. */
    costUsd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
}));
/** What a call took now: nothing where its answer was kept from before. */
function paidFor({ cached, paid, tokenUsage, costUsd }) {
    if (cached)
        return { costUsd: 0 };
    return paid ?? { tokenUsage, costUsd };
}


/***/ }),

/***/ 62070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ placeSchema),
/* harmony export */   Z: () => (/* binding */ placeText)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12311);
/* harmony import */ var _late_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44657);


/**
 * Where a value was written. `file` is what a reader of the log would type: relative to the working
 * directory where possible, with `/` between its parts. Lines and columns count from 1, as in GitHub's annotations.
 */
const placeSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    line: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive(),
    column: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive(),
}));
const placeText = ({ file, line, column }) => `${file}:${line}:${column}`;


/***/ }),

/***/ 16773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fl: () => (/* binding */ agentvPassMarkOf),
  mL: () => (/* binding */ floorSchema)
});

// UNUSED EXPORTS: brokenStepSchema, reusedStepSchema, stepSchema

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(12311);
// EXTERNAL MODULE: ./build/js/src/model/late-object.js
var late_object = __webpack_require__(44657);
// EXTERNAL MODULE: ./build/js/src/model/suite.js
var suite = __webpack_require__(81833);
// EXTERNAL MODULE: ./build/js/src/model/place.js
var place = __webpack_require__(62070);
;// CONCATENATED MODULE: ./build/js/src/model/target.js



/**
 * A named thing that can be asked, as `targets.yaml` configures it. `name` is what the suite called it; after
 * `use_target` the rest is that of the entry at the end of the chain, `resolvedName`.
 */
const targetSchema = (0,late_object/* lateObject */.k)(() => ({
    name: schemas/* string */.YjP(),
    resolvedName: schemas/* string */.YjP(),
    /** The canonical provider type. */
    provider: schemas/* string */.YjP(),
    /** The provider's own keys, `${{ VAR }}` already looked up (`model/setting.ts`), checked by its kind. */
    options: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()),
    /** Who judges for it; absent means itself, if it can. */
    graderTarget: schemas/* string */.YjP().optional(),
    workers: schemas/* int */.Whr().positive().optional(),
    /** The template of the workspace of tests that name none; a relative path starts at their suite. */
    workspaceTemplate: schemas/* strictObject */.rej({ path: schemas/* string */.YjP(), place: place/* placeSchema */.J }).optional(),
    fallbackTargets: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** Whether all tests of a suite go into one call. */
    batching: schemas/* boolean */.zMY(),
    place: place/* placeSchema */.J,
}));

;// CONCATENATED MODULE: ./build/js/src/model/plan.js




/** One test on one target: what is asked, how often, and what counts as passing. The unit that the gate compares. */
const stepSchema = (0,late_object/* lateObject */.k)(() => ({
    kind: schemas/* literal */.euz('run'),
    /** Position in the plan; reports keep this order. */
    index: schemas/* int */.Whr().nonnegative(),
    suite: suite/* suiteSchema */.Y9,
    test: suite/* testSchema */.Ms,
    target: targetSchema,
    trials: suite/* trialPolicySchema */.c,
    /** The score from which the test passes. */
    passMark: schemas/* number */.aig().min(0).max(1),
    /** AgentV's pass mark, where it differs: AgentV does not apply the threshold of a suite to its tests. */
    agentvPassMark: schemas/* number */.aig().min(0).max(1).optional(),
    /** Fingerprints (`model/fingerprint.ts`), where they were taken. */
    measure: schemas/* string */.YjP().optional(),
    subject: schemas/* string */.YjP().optional(),
}));
/** Decides what AgentV decides for itself: limits of required graders, failed turns, and the status in the record. */
const agentvPassMarkOf = ({ passMark, agentvPassMark }) => agentvPassMark ?? passMark;
/** A test that is known not to run; it is reported as an `execution_error` of class `config`. */
const brokenStepSchema = (0,late_object/* lateObject */.k)(() => ({
    kind: schemas/* literal */.euz('broken'),
    index: schemas/* int */.Whr().nonnegative(),
    suite: suite/* suiteSchema */.Y9,
    test: suite/* brokenTestSchema */.PU,
    target: schemas/* string */.YjP(),
}));
/** Known already: nothing it depends on changed since the run it is taken from. */
const reusedStepSchema = schemas/* lazy */.RZV(() => stepSchema.unwrap().extend({ kind: schemas/* literal */.euz('reuse'), fromSha: schemas/* string */.YjP() }));
/** A floor under the mean score of one suite on one target. `from` says who wrote it. */
const floorSchema = (0,late_object/* lateObject */.k)(() => ({
    suite: schemas/* string */.YjP(),
    /** The suite's file: two files may hold suites of one name. */
    file: schemas/* string */.YjP(),
    target: schemas/* string */.YjP(),
    threshold: schemas/* number */.aig().min(0).max(1),
    from: schemas/* enum */.k5n(['input', 'suite']),
}));


/***/ }),

/***/ 20710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ presentTrials),
/* harmony export */   cL: () => (/* binding */ AGENTS_OWN),
/* harmony export */   ik: () => (/* binding */ measuredTrials)
/* harmony export */ });
/** Errors that are outcomes of the agent: trials that failed, not trials that were never measured. */
const AGENTS_OWN = ['timeout', 'crash'];
/**
 * The trials of a result that say something about the agent (gate.md \u00a72.2). Timeouts and crashes are failed trials;
 * other errors are left out. Under `pass_at_k` the number of trials depends on their outcome, so that there the test
 * as a whole is one trial: that number is the same on both sides.
 */
function presentTrials(result) {
    const { trials, aggregation } = result;
    if (trials === undefined || aggregation?.strategy === 'pass_at_k')
        return whole(result);
    return measuredTrials(trials);
}
/** Those of some trials that say something about the agent. */
const measuredTrials = (trials) => trials.flatMap((trial) => {
    const pass = outcomeOf(trial.status, trial.failure?.class);
    return pass === undefined ? [] : [presentTrial(pass, trial.score, trial)];
});
function whole(result) {
    const failureClass = result.status === 'execution_error' ? result.failure.class : undefined;
    const pass = outcomeOf(result.status, failureClass);
    return pass === undefined ? [] : [presentTrial(pass, result.score, result)];
}
function outcomeOf(status, failureClass) {
    if (status !== 'execution_error')
        return status === 'ok';
    return failureClass !== undefined && AGENTS_OWN.includes(failureClass) ? false : undefined;
}
const presentTrial = (pass, score, { costUsd, durationMs }) => ({
    pass,
    score,
    costUsd,
    durationMs,
});


/***/ }),

/***/ 63783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a_: () => (/* binding */ promptSchema),
/* harmony export */   hi: () => (/* binding */ chatMessageSchema)
/* harmony export */ });
/* unused harmony export promptModes */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12311);
/* harmony import */ var _late_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44657);


/** How a target wants to be asked: a model with a chat, an agent with one text document (suite-format.md \u00a720.1). */
const promptModes = (/* unused pure expression or super */ null && (['lm', 'agent']));
/** A piece of what a model is shown. */
const chatPartSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('type', [
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('text'), text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('image'), mediaType: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), dataUri: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
]));
const chatMessageSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    role: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['system', 'user', 'assistant']),
    /** All its text. */
    content: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** Text and images in their order; present only where there is an image. */
    parts: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(chatPartSchema).optional(),
}));
/** A test's input, rendered for one target. */
const promptSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    /** The whole as one text, with role markers where there are several speakers. */
    question: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** Present only when there are several speakers, or images. */
    chat: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(chatMessageSchema).optional(),
    /** The text of the leading system messages; for a model the guidelines of the repository come after it. */
    system: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    /** The guidelines of the repository among the files of the input: what they say, and their absolute paths. */
    guidelines: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), files: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).min(1) }).optional(),
}));


/***/ }),

/***/ 90318:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  aq: () => (/* binding */ MOST_WITHHELD),
  nW: () => (/* binding */ cacheNames),
  f8: () => (/* binding */ cacheUseSchema),
  Zt: () => (/* binding */ executionStatuses),
  x0: () => (/* binding */ isReused),
  Mt: () => (/* binding */ measuredFacts),
  ZH: () => (/* binding */ resultKey),
  uv: () => (/* binding */ resultKeyOf),
  Bd: () => (/* binding */ testResultSchema),
  cG: () => (/* binding */ variableName)
});

// UNUSED EXPORTS: aggregationSchema, avoidedSchema, namesOf, runResultSchema, stops, trialSchema, withheldSchema

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(12311);
// EXTERNAL MODULE: ./build/js/src/shared/json-string.js
var json_string = __webpack_require__(18953);
// EXTERNAL MODULE: ./build/js/src/shared/once.js
var once = __webpack_require__(28876);
// EXTERNAL MODULE: ./build/js/src/model/earlier-attempt.js
var earlier_attempt = __webpack_require__(6073);
// EXTERNAL MODULE: ./build/js/src/model/envelope.js
var envelope = __webpack_require__(93773);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/grade.js
var grade = __webpack_require__(19846);
// EXTERNAL MODULE: ./build/js/src/model/late-object.js
var late_object = __webpack_require__(44657);
// EXTERNAL MODULE: ./build/js/src/model/message.js
var message = __webpack_require__(23290);
// EXTERNAL MODULE: ./build/js/src/model/outcome.js
var outcome = __webpack_require__(93209);
// EXTERNAL MODULE: ./build/js/src/model/paid.js
var paid = __webpack_require__(44391);
// EXTERNAL MODULE: ./build/js/src/model/place.js
var place = __webpack_require__(62070);
// EXTERNAL MODULE: ./build/js/src/model/plan.js + 1 modules
var plan = __webpack_require__(16773);
// EXTERNAL MODULE: ./build/js/src/model/prompt.js
var model_prompt = __webpack_require__(63783);
;// CONCATENATED MODULE: ./build/js/src/model/seeding.js

/**
 * How the history of suites that had none was begun (gate.md \u00a72.9): they were run more often than once, and each time is
 * kept as a run of its own.
 */
const seedingSchema = schemas/* strictObject */.rej({
    /** How many runs were asked for. */
    asked: schemas/* int */.Whr().positive(),
    /** How many there are, that of the results included; 0 where this run leaves no evidence, and another one will. */
    made: schemas/* int */.Whr().nonnegative(),
    /** How many tests were run so often. */
    tests: schemas/* int */.Whr().nonnegative(),
    /** What the runs beside that of the results cost, judges included, as far as anybody told. */
    costUsd: schemas/* number */.aig().nonnegative().optional(),
    /** Why there are fewer than asked for. */
    why: schemas/* string */.YjP().optional(),
});

;// CONCATENATED MODULE: ./build/js/src/model/result.js















/** Reached its pass mark, did not, or there is nothing to judge: AgentV's `execution_status`. */
const executionStatuses = ['ok', 'quality_failure', 'execution_error'];
/** The caches of answers. */
const cacheNames = ['judge', 'responses'];
/** What a cache was asked in one run, and what that saved. */
const cacheUseSchema = (0,late_object/* lateObject */.k)(() => ({
    cache: schemas/* enum */.k5n(cacheNames),
    asked: schemas/* int */.Whr().nonnegative(),
    hits: schemas/* int */.Whr().nonnegative(),
    /** US dollars of the hits whose cost is known. */
    savedUsd: schemas/* number */.aig().nonnegative().optional(),
    /** Hits whose cost nobody knows. */
    savedUnknown: schemas/* int */.Whr().nonnegative(),
    savedTokens: message/* tokenUsageSchema */.uX.optional(),
    /** Answers that were to be kept and could not: too large, or the disk refused. */
    notKept: schemas/* int */.Whr().nonnegative(),
}));
/** One trial of several (graders.md \u00a721). */
const trialSchema = (0,late_object/* lateObject */.k)(() => ({
    /** From 0. */
    attempt: schemas/* int */.Whr().nonnegative(),
    status: schemas/* enum */.k5n(executionStatuses),
    score: schemas/* number */.aig().min(0).max(1),
    verdict: schemas/* enum */.k5n(grade/* graderVerdicts */.wR),
    scores: schemas/* array */.YOg(grade/* graderScoreSchema */.XC),
    failure: outcome/* failureSchema */.Ig.optional(),
    tokenUsage: message/* tokenUsageSchema */.uX.optional(),
    costUsd: schemas/* number */.aig().nonnegative().optional(),
    durationMs: schemas/* number */.aig().nonnegative().optional(),
    /** The model refused; what there is of an answer was graded. */
    refused: schemas/* literal */.euz(true).optional(),
    /** The answer came from the cache; nothing was spent on it in this run. */
    cached: schemas/* literal */.euz(true).optional(),
    /** A part of it did: what the rest took in this run. */
    paid: paid/* paidSchema */.q.optional(),
}));
/** How the trials became one score. */
const aggregationSchema = schemas/* lazy */.RZV(() => schemas/* discriminatedUnion */.gMt('strategy', [
    schemas/* strictObject */.rej({
        strategy: schemas/* literal */.euz('pass_at_k'),
        passedAttempts: schemas/* int */.Whr().nonnegative(),
        totalAttempts: schemas/* int */.Whr().nonnegative(),
    }),
    schemas/* strictObject */.rej({ strategy: schemas/* literal */.euz('mean'), mean: schemas/* number */.aig(), min: schemas/* number */.aig(), max: schemas/* number */.aig() }),
    schemas/* strictObject */.rej({
        strategy: schemas/* literal */.euz('confidence_interval'),
        mean: schemas/* number */.aig(),
        ci95Lower: schemas/* number */.aig(),
        ci95Upper: schemas/* number */.aig(),
        stddev: schemas/* number */.aig(),
    }),
]));
/** What the target would have taken; what is not known is absent. */
const avoidedSchema = schemas/* strictObject */.rej({
    /** US dollars. */
    costUsd: schemas/* number */.aig().nonnegative().optional(),
    durationMs: schemas/* number */.aig().nonnegative().optional(),
});
const common = (0,once/* once */.O)(() => ({
    /** Position in the plan. */
    index: schemas/* int */.Whr().nonnegative(),
    /** When it was finished: ISO 8601, UTC, milliseconds. */
    timestamp: schemas/* string */.YjP(),
    suite: schemas/* string */.YjP(),
    suiteFile: schemas/* string */.YjP(),
    category: schemas/* string */.YjP(),
    testId: schemas/* string */.YjP(),
    target: schemas/* string */.YjP(),
    /** The provider behind the target. */
    provider: schemas/* string */.YjP().optional(),
    /** The entry at the end of `use_target`, where that differs. */
    resolvedTarget: schemas/* string */.YjP().optional(),
    /** The fallback that answered instead. */
    targetUsed: schemas/* string */.YjP().optional(),
    /** Where the test is written. */
    place: place/* placeSchema */.J,
    conversationId: schemas/* string */.YjP().optional(),
    /** The score from which the test passes. */
    passMark: schemas/* number */.aig().min(0).max(1),
    /** AgentV's pass mark, where it differs. */
    agentvPassMark: schemas/* number */.aig().min(0).max(1).optional(),
    mustPass: schemas/* boolean */.zMY(),
    assertions: schemas/* array */.YOg(grade/* assertionSchema */.uI),
    scores: schemas/* array */.YOg(grade/* graderScoreSchema */.XC),
    /** The test named no grader, so a judge stood in: its judgement is that of the test. */
    implicitJudge: schemas/* literal */.euz(true).optional(),
    input: schemas/* array */.YOg(message/* messageSchema */.HQ),
    /** The input as the target was asked it. */
    prompt: model_prompt/* promptSchema */.a_.optional(),
    /** The final answer. */
    output: schemas/* string */.YjP(),
    messages: schemas/* array */.YOg(message/* messageSchema */.HQ),
    /** Of the target alone; what the judges used is in `scores`. */
    tokenUsage: message/* tokenUsageSchema */.uX.optional(),
    costUsd: schemas/* number */.aig().nonnegative().optional(),
    durationMs: schemas/* number */.aig().nonnegative().optional(),
    startTime: schemas/* string */.YjP().optional(),
    endTime: schemas/* string */.YjP().optional(),
    model: schemas/* string */.YjP().optional(),
    /** The model refused; what there is of an answer was graded. */
    refused: schemas/* literal */.euz(true).optional(),
    /** The answer came from the cache; nothing was spent on it in this run. */
    cached: schemas/* literal */.euz(true).optional(),
    /** A part of it did: what the rest took in this run. */
    paid: paid/* paidSchema */.q.optional(),
    fileChanges: schemas/* string */.YjP().optional(),
    /** Where the workspace of the test is, when it was kept. */
    workspacePath: schemas/* string */.YjP().optional(),
    /** What the hooks around the test printed, and for the first test of a workspace those before all. */
    hookOutputs: schemas/* strictObject */.rej({
        beforeAll: schemas/* string */.YjP().optional(),
        beforeEach: schemas/* string */.YjP().optional(),
        afterEach: schemas/* string */.YjP().optional(),
    })
        .optional(),
    /** Wall clock of the whole test with its graders; tokens with those of the judges. */
    evalRun: schemas/* strictObject */.rej({ durationMs: schemas/* number */.aig().nonnegative(), tokenUsage: message/* tokenUsageSchema */.uX.optional() }),
    /** Calls that were repeated because the infrastructure failed. */
    retries: schemas/* int */.Whr().nonnegative(),
    trials: schemas/* array */.YOg(trialSchema).optional(),
    aggregation: aggregationSchema.optional(),
    costLimited: schemas/* boolean */.zMY().optional(),
    metadata: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).optional(),
    /** Fingerprints of how it was measured and of what was tested (`model/fingerprint.ts`). */
    measure: schemas/* string */.YjP().optional(),
    subject: schemas/* string */.YjP().optional(),
    /** Where the result was taken over from instead of running: a commit, or the folder of an earlier run. */
    reusedFrom: schemas/* string */.YjP().optional(),
    /** What running it would have taken, as it did then: only where it was not run because nothing changed. */
    avoided: avoidedSchema.optional(),
}));
/** What came of one test on one target. */
const testResultSchema = schemas/* lazy */.RZV(() => schemas/* discriminatedUnion */.gMt('status', [
    schemas/* strictObject */.rej({ ...common(), status: schemas/* literal */.euz('ok'), score: schemas/* number */.aig().min(0).max(1) }),
    schemas/* strictObject */.rej({
        ...common(),
        status: schemas/* literal */.euz('quality_failure'),
        score: schemas/* number */.aig().min(0).max(1),
        /** Names of required graders that were missed, which made the score 0. */
        requiredMissed: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    }),
    schemas/* strictObject */.rej({
        ...common(),
        status: schemas/* literal */.euz('execution_error'),
        /** AgentV writes 0 here. It is not a measurement and enters no mean. */
        score: schemas/* number */.aig().min(0).max(1),
        failure: outcome/* failureSchema */.Ig,
    }),
]));
/** The key that a result is compared and de-duplicated by. */
function resultKey(result) {
    const { suiteFile, suite, testId, target } = result;
    return `[${(0,json_string/* jsonString */.I)(suiteFile)},${(0,json_string/* jsonString */.I)(suite)},${(0,json_string/* jsonString */.I)(testId)},${(0,json_string/* jsonString */.I)(target)}]`;
}
/** What the result of a step will be called. */
const namesOf = ({ suite, test, target }) => ({
    suite: suite.name,
    suiteFile: suite.file,
    testId: test.id,
    target: target.name,
});
/** The key that the result of a step will have. */
const resultKeyOf = (step) => resultKey(namesOf(step));
/**
 * Whether a result is known because nothing that it depends on has changed since a commit. What is taken over from an
 * earlier run that was broken off is a measurement like any other.
 */
const isReused = ({ reusedFrom }) => reusedFrom !== undefined && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(reusedFrom);
/** Why a run is not complete. `broken-off`: its process ended without a report, and its journal is what remains. */
const stops = ['cancelled', 'deadline', 'budget', 'fuse', 'broken-off'];
/** Many more than a workflow names. */
const MOST_WITHHELD = 20;
const variableName = /^[A-Za-z_]\w{0,99}$/;
/** Whose jobs GitHub gives no secrets, and the variables that came empty for it. */
const withheldSchema = (0,late_object/* lateObject */.k)(() => ({
    from: schemas/* enum */.k5n(['fork', 'dependabot']),
    names: schemas/* array */.YOg(schemas/* string */.YjP().regex(variableName)).max(MOST_WITHHELD),
}));
/** Names of tests, as results have them. */
const testNamesSchema = (0,late_object/* lateObject */.k)(() => ({
    suite: schemas/* string */.YjP(),
    suiteFile: schemas/* string */.YjP(),
    testId: schemas/* string */.YjP(),
    target: schemas/* string */.YjP(),
}));
/** How much of what was asked for was measured: so in a run, in its report, and where a report is read again. */
const measuredFacts = (0,once/* once */.O)(() => ({
    complete: schemas/* boolean */.zMY(),
    /** Why it is not complete, where that is known. */
    stopped: schemas/* enum */.k5n(stops).optional(),
    /** Files of results that were asked for and could not be read: what they held is not known. */
    unreadable: schemas/* array */.YOg(errors/* problemSchema */.zs).optional(),
    dryRun: schemas/* boolean */.zMY(),
    /** Only some tests of the suites were asked for: what is missing was not removed. */
    selected: schemas/* literal */.euz(true).optional(),
    seeding: seedingSchema.optional(),
    withheld: withheldSchema.optional(),
    /** Regressions that a part of this run has confirmed: its other parts do not make them less certain. */
    confirmed: schemas/* array */.YOg(testNamesSchema).optional(),
}));
/** One run: what was planned, what came of it, and what was noticed on the way. */
const runResultSchema = (0,late_object/* lateObject */.k)(() => ({
    /** ISO 8601, UTC. */
    startedAt: schemas/* string */.YjP(),
    durationMs: schemas/* number */.aig().nonnegative(),
    /** How many tests the plan held; fewer results than that means the run is not complete. */
    planned: schemas/* int */.Whr().nonnegative(),
    ...measuredFacts(),
    /** What it was made with, as far as that is known. */
    envelope: envelope/* envelopeSchema */.s.optional(),
    floors: schemas/* array */.YOg(plan/* floorSchema */.mL),
    warnings: schemas/* array */.YOg(errors/* problemSchema */.zs),
    /** The caches that were asked. */
    caches: schemas/* array */.YOg(cacheUseSchema).optional(),
    results: schemas/* array */.YOg(testResultSchema),
    /** Tests that looked newly broken, run again on fresh trials. They are no part of the results. */
    confirmations: schemas/* array */.YOg(testResultSchema).optional(),
    /** What is in doubt, run now on the base commit. */
    controls: schemas/* array */.YOg(testResultSchema).optional(),
    /** What earlier attempts of the same job measured. Where the content is the same, the sum decides (gate.md \u00a72.13). */
    earlier: schemas/* array */.YOg(earlier_attempt/* earlierAttemptSchema */.dz).optional(),
}));


/***/ }),

/***/ 81833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ms: () => (/* binding */ testSchema),
/* harmony export */   PU: () => (/* binding */ brokenTestSchema),
/* harmony export */   Y9: () => (/* binding */ suiteSchema),
/* harmony export */   Yn: () => (/* binding */ PASS_MARK),
/* harmony export */   c: () => (/* binding */ trialPolicySchema),
/* harmony export */   si: () => (/* binding */ shownType),
/* harmony export */   su: () => (/* binding */ trialStrategies),
/* harmony export */   ze: () => (/* binding */ CUSTOM_TYPE)
/* harmony export */ });
/* unused harmony exports graderSpecSchema, turnSchema, conversationSchema, watchGlobSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12311);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _late_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44657);
/* harmony import */ var _message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23290);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62070);
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69864);






/** AgentV's pass mark of a test or a grader when nothing else is said (graders.md \u00a74.1). */
const PASS_MARK = 0.8;
const graderSpecSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    declaredAs: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    weight: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative(),
    required: zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('pass-mark')]).optional(),
    negate: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    options: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
    members: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(graderSpecSchema).optional(),
    implicit: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
    place: _place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeSchema */ .J,
}));
/** The kind behind all types that are files of the repository. */
const CUSTOM_TYPE = 'custom';
/** The type as people know it: a grader of the repository's own is called as its file. */
const shownType = ({ type, declaredAs }) => type === CUSTOM_TYPE ? declaredAs.trim().replaceAll('_', '-') : type;
const trialStrategies = ['pass_at_k', 'mean', 'confidence_interval'];
const trialPolicySchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_2__/* .lateObject */ .k)(() => ({
    count: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive(),
    strategy: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(trialStrategies),
    costLimitUsd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive().optional(),
}));
/** One turn of a conversation test (suite-format.md \u00a715). */
const turnSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_2__/* .lateObject */ .k)(() => ({
    input: _message_js__WEBPACK_IMPORTED_MODULE_3__/* .messageSchema */ .HQ,
    expected: _message_js__WEBPACK_IMPORTED_MODULE_3__/* .messageSchema */ .HQ.optional(),
    graders: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(graderSpecSchema),
    place: _place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeSchema */ .J,
}));
const conversationSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_2__/* .lateObject */ .k)(() => ({
    turns: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(turnSchema).min(1),
    aggregation: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['mean', 'min', 'max']),
    onTurnFailure: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['continue', 'stop']),
    windowSize: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive().optional(),
}));
/** One thing that is asked and graded. */
const testSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_2__/* .lateObject */ .k)(() => ({
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('test'),
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    place: _place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeSchema */ .J,
    criteria: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    input: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_message_js__WEBPACK_IMPORTED_MODULE_3__/* .messageSchema */ .HQ).min(1),
    expected: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_message_js__WEBPACK_IMPORTED_MODULE_3__/* .messageSchema */ .HQ),
    /** Absolute paths handed to agents beside the prompt. */
    inputFiles: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    /** The test's own graders first, then the suite's; empty means the implicit judge. */
    graders: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(graderSpecSchema),
    /** Most seconds that a call of the target may take for this test. */
    timeoutSeconds: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive().optional(),
    /** The test's own pass mark; absent means the run's. */
    threshold: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1).optional(),
    /** In a matrix, the only targets this test runs on. */
    targets: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    mustPass: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    conversationId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    conversation: conversationSchema.optional(),
    dependsOn: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    onDependencyFailure: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['skip', 'fail', 'run']),
    /** That of the suite and that of the test in one. */
    workspace: _workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .workspaceSchema */ .Ns.optional(),
    metadata: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).optional(),
}));
/** A test that cannot run as it is written. It is never dropped: it becomes an `execution_error` of class `config`. */
const brokenTestSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_2__/* .lateObject */ .k)(() => ({
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('broken'),
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    place: _place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeSchema */ .J,
    problems: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .problemSchema */ .zs).min(1),
}));
/** Files that results depend on, from the root of the repository on; with `!` before it, files that they do not. */
const watchGlobSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ glob: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), place: _place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeSchema */ .J });
/** One eval file, read and checked. */
const suiteSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_2__/* .lateObject */ .k)(() => ({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** As shown to people; `path` is the absolute one and `folder` the directory that relative paths start from. */
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    folder: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    place: _place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeSchema */ .J,
    format: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['yaml', 'jsonl', 'agent-skills', 'typescript']),
    description: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    version: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    author: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    license: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    requires: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).optional(),
    tags: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    category: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** The target names the suite asks for; empty means `default`. With `useTarget` the name is the suite's own for that target. */
    targets: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        place: _place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeSchema */ .J,
        useTarget: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
        hooks: _workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .targetHooksSchema */ .xL.optional(),
    })),
    workers: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).max(50).optional(),
    /** The mean score that the suite promises, 0\u20131. */
    threshold: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1).optional(),
    /** Every test of the suite must pass. */
    mustPass: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
    /** Most seconds that a call of the target may take for a test without a limit of its own. */
    timeoutSeconds: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive().optional(),
    trials: trialPolicySchema.optional(),
    failOnError: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    budgetUsd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive().optional(),
    /** Whether replies of models are kept. */
    cache: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    /** Where caches lie, instead of `.agentv/cache`. */
    cachePath: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    /** What of the repository its results depend on; all of it, when it does not say. */
    watch: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(watchGlobSchema).optional(),
    metadata: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).optional(),
    tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('kind', [testSchema, brokenTestSchema])),
}));


/***/ }),

/***/ 69864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ns: () => (/* binding */ workspaceSchema),
/* harmony export */   R4: () => (/* binding */ resets),
/* harmony export */   VS: () => (/* binding */ hookPoints),
/* harmony export */   ij: () => (/* binding */ workspaceModes),
/* harmony export */   xL: () => (/* binding */ targetHooksSchema)
/* harmony export */ });
/* unused harmony exports hookSchema, targetHookSchema, repositorySchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12311);
/* harmony import */ var _late_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44657);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62070);



/** What is done to a workspace before or after a test: `fast` leaves files that git ignores, `strict` leaves nothing. */
const resets = ['none', 'fast', 'strict'];
/** What happens at one point of the life of a workspace: a command, a reset, or both. */
const hookSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    /** The program and its arguments; no shell reads them. */
    command: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).min(1).optional(),
    /** Absolute. */
    cwd: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    timeoutMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive(),
    reset: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(resets),
    place: _place_js__WEBPACK_IMPORTED_MODULE_2__/* .placeSchema */ .J,
}));
const hookPoints = ['beforeAll', 'beforeEach', 'afterEach', 'afterAll'];
/** What a suite does around the tests of one of its targets, inside the hooks of the workspace. */
const targetHookSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    command: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).min(1),
    /** As it is written: it starts in the working directory. Absent means the folder of the suite. */
    cwd: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    timeoutMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive(),
    place: _place_js__WEBPACK_IMPORTED_MODULE_2__/* .placeSchema */ .J,
}));
const targetHooksSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    beforeAll: targetHookSchema.optional(),
    beforeEach: targetHookSchema.optional(),
    afterEach: targetHookSchema.optional(),
    afterAll: targetHookSchema.optional(),
}));
const repositorySchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    /** Where it is put, relative to the workspace, with `/`; empty for the workspace itself. */
    path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** What git is told to fetch from. */
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** A commit, a branch or a tag. */
    ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** Which of several things of one name is meant: a branch before a tag (`remote`), or as git looks them up. */
    resolve: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['remote', 'local']),
    /** So many commits before it, along the first parents. */
    ancestor: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative(),
    /** The folders that are checked out; empty for all. */
    sparse: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    place: _place_js__WEBPACK_IMPORTED_MODULE_2__/* .placeSchema */ .J,
}));
const workspaceModes = ['pooled', 'temp', 'static'];
/** The folder an agent works in: what it is made of and what happens around each test (workspace-format.md). */
const workspaceSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    /** Absolute: a folder, or a `.code-workspace` file in one. */
    template: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), place: _place_js__WEBPACK_IMPORTED_MODULE_2__/* .placeSchema */ .J }).optional(),
    isolation: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['shared', 'per_test']),
    /** Absent means what the run, a path and the repositories suggest. */
    mode: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(workspaceModes).optional(),
    /** Of a static workspace, as it is written: it starts in the working directory. */
    path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    repositories: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(repositorySchema),
    hooks: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        beforeAll: hookSchema.optional(),
        beforeEach: hookSchema.optional(),
        afterEach: hookSchema.optional(),
        afterAll: hookSchema.optional(),
    }),
    /** What must be installed on this machine. */
    requires: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ commands: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()), pythonModules: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) }),
    /** Files that the test brings along (`evals.json`), by their paths in the workspace. */
    files: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), from: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
    place: _place_js__WEBPACK_IMPORTED_MODULE_2__/* .placeSchema */ .J,
}));


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
/* harmony import */ var _shared_ansi_sequence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8722);

/** The text with every character that cannot be seen written as its escape; line breaks become `\n`, tabs stay. */
const showInvisible = (text) => isPlain(text) ? text : replaceInvisible(unixLines(text), escapeOf);
/** The text without the characters that cannot be seen; line breaks become `\n`, tabs stay. */
const dropInvisible = (text) => isPlain(text) ? text : replaceInvisible(unixLines(text), () => '');
/** The text without terminal sequences: colours, cursor movements, titles, links. */
const withoutAnsi = (text) => (isPlain(text) ? text : text.replace(anyAnsiSequence, ''));
/** Most texts have nothing in them that anybody has to look at twice, and this is a fast look. */
const isPlain = (text) => PLAIN.test(text);
/** ASCII, Latin letters, punctuation, arrows, marks and frames: everything in these blocks can be seen but what is left out. */
const PLAIN = /^[\n\t -~\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e\u2190-\u2bff]*$/;
/** A text of several lines in one: runs of white space become one space. */
const inOneLine = (text) => NOT_IN_ONE_LINE.test(text) ? text.replace(/\s+/g, ' ').trim() : text;
/** White space at either end, two in a row, or any but a blank. */
const NOT_IN_ONE_LINE = /^\s|\s\s|[^\S ]|\s$/;
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
const anyAnsiSequence = new RegExp(_shared_ansi_sequence_js__WEBPACK_IMPORTED_MODULE_0__/* .ansiSequence */ .P, 'g');


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

/***/ 8722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ ansiSequence)
/* harmony export */ });
// Written with the characters themselves, because patterns are easier to check without two kinds of escapes.
const [ESC, BEL, ST] = [0x1b, 0x07, 0x9c].map((code) => String.fromCharCode(code));
const [CSI, DCS, SOS, OSC, PM, APC] = [0x9b, 0x90, 0x98, 0x9d, 0x9e, 0x9f].map((code) => String.fromCharCode(code));
const STRINGS = `${OSC}${DCS}${SOS}${PM}${APC}`;
/** The source of a pattern for terminal sequences: colours, cursor movements, character sets, titles, links. */
const ansiSequence = [
    // A string up to its terminator. One that never ends is not followed: it would swallow the rest.
    `(?:${ESC}[\\]PX^_]|[${STRINGS}])[^${BEL}${ESC}${ST}${CSI}${STRINGS}\\n]*(?:${BEL}|${ESC}\\\\|${ST})`,
    `(?:${ESC}\\[|${CSI})[0-?]*[ -\\/]*[@-~]`,
    `${ESC}[ -\\/]*[0-~]`,
].join('|');


/***/ }),

/***/ 47891:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ grouped)
/* harmony export */ });
/**
 * Items with the same parts in one group, groups and items in the order of the items; the key of a group is its parts as
 * JSON. Items of one group mostly follow each other, so that few keys are made for thousands of items.
 */
function grouped(items, partsOf) {
    const groups = new Map();
    let last;
    for (const item of items) {
        const parts = partsOf(item);
        if (last?.parts.every((part, at) => part === parts[at])) {
            last.group.push(item);
            continue;
        }
        const key = JSON.stringify(parts);
        const known = groups.get(key);
        known?.push(item);
        const group = known ?? [item];
        groups.set(key, group);
        last = { parts, group };
    }
    return groups;
}


/***/ }),

/***/ 6761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ isoTime),
  E: () => (/* binding */ momentOf)
});

;// CONCATENATED MODULE: ./build/js/src/shared/remember-last.js
/** The same function, which remembers its last answer: for what is mostly asked about what it was asked about before. */
function rememberLast(make) {
    let last;
    return (given) => {
        if (last === undefined || last.given !== given)
            last = { given, made: make(given) };
        return last.made;
    };
}

;// CONCATENATED MODULE: ./build/js/src/shared/iso-time.js

/** A moment, in milliseconds since the epoch, as ISO 8601 in UTC. Much of what is told happens in the same millisecond. */
const isoTime = rememberLast((at) => new Date(at).toISOString());
/** The moment that a text means, as `Date.parse` reads it. Thousands of trials of one run have the same. */
const momentOf = rememberLast((text) => Date.parse(text));


/***/ }),

/***/ 18953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ jsonString)
/* harmony export */ });
/** A text as JSON. Most need nothing but quotes, which takes a third of the time of `JSON.stringify`. */
const jsonString = (text) => (NEEDS_ESCAPES.test(text) ? JSON.stringify(text) : `"${text}"`);
/** Whatever is not printable ASCII is left to the writer of JSON. */
const NEEDS_ESCAPES = /[^ !#-[\]-~]/;


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

/***/ 28876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ once)
/* harmony export */ });
/** Makes something when it is first asked for, and gives the same from then on. */
function once(make) {
    let made;
    return () => {
        made ??= make();
        return made;
    };
}


/***/ }),

/***/ 50866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ anyFormOf),
  $: () => (/* binding */ redactor)
});

// EXTERNAL MODULE: ./build/js/src/shared/ansi-sequence.js
var ansi_sequence = __webpack_require__(8722);
;// CONCATENATED MODULE: ./build/js/src/shared/form-finder.js
/** Characters that are looked up together; no form is shorter. */
const BLOCK = 4;
const BUCKETS = 1 << 16;
/** A longer window skips more, and needs a fuller table. */
const LONGEST_WINDOW = 16;
/**
 * Finds any of many texts in a long one, the first and longest first, without overlaps (Wu and Manber, 1994). For the
 * end of each window a table says how far the next window may be. A regular expression of hundreds of alternatives
 * tries many of them at each character.
 */
function formFinder(forms) {
    const window = Math.min(LONGEST_WINDOW, ...forms.map(({ length }) => length));
    const skips = new Uint8Array(BUCKETS).fill(window - BLOCK + 1);
    const byStart = new Map();
    for (const form of forms) {
        for (let end = BLOCK; end <= window; end += 1) {
            const bucket = bucketAt(form, end - BLOCK);
            skips[bucket] = Math.min(skips[bucket] ?? 0, window - end);
        }
        const start = form.slice(0, window);
        byStart.set(start, [...(byStart.get(start) ?? []), form]);
    }
    for (const same of byStart.values())
        same.sort((a, b) => b.length - a.length);
    return (text) => {
        const found = [];
        let at = 0;
        while (at + window <= text.length) {
            const skip = skips[bucketAt(text, at + window - BLOCK)] ?? 1;
            if (skip > 0) {
                at += skip;
                continue;
            }
            const form = byStart.get(text.slice(at, at + window))?.find((each) => text.startsWith(each, at));
            if (form !== undefined)
                found.push([at, at + form.length]);
            at += form?.length ?? 1;
        }
        return found;
    };
}
const bucketAt = (text, at) => (text.charCodeAt(at) ^
    (text.charCodeAt(at + 1) << 4) ^
    (text.charCodeAt(at + 2) << 8) ^
    (text.charCodeAt(at + 3) << 12)) &
    (BUCKETS - 1);

// EXTERNAL MODULE: ./build/js/src/shared/secret-forms.js
var secret_forms = __webpack_require__(93203);
;// CONCATENATED MODULE: ./build/js/src/shared/redact.js



/**
 * Takes secrets out of texts, in the forms in which they get into texts, also where signs that nobody sees or ends of
 * lines break them; and what `patterns` match, which carry the flag `g`. Those leave the keys of objects alone: they may
 * be short words.
 */
function redactor(secrets, patterns = []) {
    const forms = [...new Set(secrets.flatMap(secret_forms/* formsOf */.XP))];
    if (forms.length === 0 && patterns.length === 0)
        return { text: (text) => text, deep: (value) => value };
    const key = forms.length === 0 ? (given) => given : withoutForms(forms);
    const text = (given) => patterns.reduce((all, pattern) => all.replace(pattern, '***'), key(given));
    return { text, deep: (value) => deep(value, text, key) };
}
/** A pattern that finds a text in all of its forms. */
const anyFormOf = (text) => {
    const forms = [...new Set([...(0,secret_forms/* formsOf */.XP)(text), text])].sort((a, b) => b.length - a.length);
    return new RegExp(forms.map(escapeRegExp).join('|'), 'g');
};
function withoutForms(forms) {
    const find = formFinder(forms);
    return (given) => {
        const joined = given.replace(BREAKS, '');
        if (joined.length === given.length)
            return cut(given, find(given));
        // A break that is escaped may be none: the end of a path and the beginning of a name.
        if (!given.includes('\\') && find(joined).length === 0)
            return given;
        const clean = cut(given, find(given));
        return cut(clean, findBroken(clean, find));
    };
}
function cut(text, ranges) {
    if (ranges.length === 0)
        return text;
    const kept = ranges.map(([from], index) => text.slice(ranges[index - 1]?.[1] ?? 0, from));
    return [...kept, text.slice(ranges.at(-1)?.[1])].join('***');
}
/** Characters that people do not see, in texts and escaped in JSON, and terminal sequences. Reports drop them, which would join a text again. */
const INVISIBLE = '[\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\0-\\x08\\x0b-\\x1f\\x7f-\\x9f]+';
const ESCAPED_INVISIBLE = [
    'r\\\\{1,8}n|[bfnrt]',
    'u001[bB](?:\\[[0-?]{0,40}[ -\\/]{0,4}[@-~]|[ -\\/]{1,4}[0-~])',
    'u00(?:[01][\\da-fA-F]|7[fF]|[89][\\da-fA-F]|[aA][dD])',
    'u(?:034[fF]|061[cC]|180[b-fB-F]|20(?:0[b-fB-F]|2[89a-eA-E]|6[\\da-fA-F])|[fF][eE](?:0[\\da-fA-F]|[fF]{2}))',
].join('|');
const BREAKS = new RegExp([ansi_sequence/* ansiSequence */.P, '\\r?\\n[ \\t]*', INVISIBLE, `\\\\{1,8}(?:${ESCAPED_INVISIBLE})`].join('|'), 'gu');
/** Finds forms in a text as if nothing broke them. */
function findBroken(text, find) {
    const pieces = [];
    let [from, joinedFrom] = [0, 0];
    for (const match of [...text.matchAll(BREAKS), undefined]) {
        const piece = text.slice(from, match?.index);
        pieces.push({ text: piece, from, joinedFrom });
        joinedFrom += piece.length;
        from = match === undefined ? text.length : match.index + match[0].length;
    }
    const found = find(pieces.map((piece) => piece.text).join(''));
    let index = 0;
    const offsetOf = (joined) => {
        while ((pieces[index + 1]?.joinedFrom ?? Number.POSITIVE_INFINITY) <= joined)
            index += 1;
        const { from: start, joinedFrom: joinedStart } = pieces[index] ?? { from: 0, joinedFrom: 0 };
        return start + joined - joinedStart;
    };
    return found.map(([start, end]) => [offsetOf(start), offsetOf(end - 1) + 1]);
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

/***/ 93203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ usualForms),
/* harmony export */   XP: () => (/* binding */ formsOf),
/* harmony export */   u1: () => (/* binding */ isTellingSecret)
/* harmony export */ });
/* unused harmony export SHORTEST_SECRET */
/** Shorter values are words of every text; hiding them would hide the text. */
const SHORTEST_SECRET = 8;
/** What people write where a secret is wanted and none is needed, or where a setting only has the name of one. */
const COMMON_WORDS = new Set(`anonymous automatic changeme default development disabled enabled example external internal localhost lm-studio
   no-key-needed no-key-required none-needed not-needed not-required optional password placeholder production required
   service-account sk-no-key-required undefined unlimited username your-api-key your_api_key`.split(/\s+/));
/** Nobody prints tokens of this length byte by byte, and their forms would be many times as long. */
const LONG = 512;
/** Whether a value is long and unusual enough to be taken out of every text. */
const isTellingSecret = (value) => {
    const text = value.trim();
    return text.length >= SHORTEST_SECRET && !COMMON_WORDS.has(text.toLowerCase()) && !/^(.)\1*$/s.test(text);
};
/** The forms that encoders give a secret, which a runner is asked to mask. */
function usualForms(secret) {
    const bytes = new TextEncoder().encode(secret);
    const base64 = [0, 1, 2].flatMap((offset) => base64At(bytes, offset));
    return telling([
        secret,
        secret.trim(),
        ...linesOf(secret),
        jsonOf(secret),
        encodeURIComponent(secret),
        ...base64,
        ...base64.map(forAddresses),
        hexOf(bytes).join(''),
    ]);
}
/**
 * All forms in which a secret gets into texts, each long enough to be no ordinary word: as it is, by line, reversed, in
 * JSON (also within JSON), in addresses, in HTML, in Base64 wherever it begins, in hexadecimal with and without signs
 * between the bytes.
 */
function formsOf(secret) {
    const bytes = new TextEncoder().encode(secret);
    const addresses = [
        encodeURIComponent(secret),
        strictlyEncoded(secret),
        new URLSearchParams([['', secret]]).toString().slice(1),
    ];
    const json = [jsonOf(secret), asciiJsonOf(secret)].flatMap((text) => [text, text.replaceAll('/', '\\/')]);
    return telling([
        ...usualForms(secret),
        [...secret].reverse().join(''),
        ...json,
        ...json.map(jsonOf),
        ...json.map(jsonOf).map(jsonOf),
        ...addresses,
        ...addresses.map((text) => text.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase())),
        ...addresses.map(encodeURIComponent),
        ...htmlOf(secret),
        ...(secret.length <= LONG ? [...numberedHtmlOf(secret), ...separatedHexOf(bytes)] : []),
    ]);
}
const telling = (forms) => [
    ...new Set(forms.filter((form) => form.length >= SHORTEST_SECRET)),
];
/** The lines of a secret, and all of them as one. */
function linesOf(secret) {
    const lines = secret.split(/\r?\n/).map((line) => line.trim());
    return [...lines, lines.join('')];
}
const jsonOf = (text) => JSON.stringify(text).slice(1, -1);
const asciiJsonOf = (text) => jsonOf(text).replace(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
const strictlyEncoded = (text) => encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
/** Base64 of a text in which the secret begins at this byte of three; what depends on its neighbours is left out. */
function base64At(bytes, offset) {
    const padded = new Uint8Array(offset + bytes.length);
    padded.set(bytes, offset);
    const whole = btoa(Array.from(padded, (byte) => String.fromCharCode(byte)).join('')).replace(/=+$/, '');
    const own = whole.slice([0, 2, 3][offset]);
    return padded.length % 3 === 0 ? [own] : [own, own.slice(0, -1)];
}
const forAddresses = (base64) => base64.replaceAll('+', '-').replaceAll('/', '_');
const hexOf = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0'));
const SEPARATORS = [
    '',
    ' ',
    ':',
    '-',
    '.',
    '_',
    ';',
    '|',
    ',',
    ', ',
    '\t',
    '\n',
    '\\x',
    '\\\\x',
    ' 0x',
    ',0x',
    ', 0x',
    '%',
];
function separatedHexOf(bytes) {
    const small = hexOf(bytes);
    const large = small.map((byte) => byte.toUpperCase());
    const inPairs = small.map((byte, index) => (index % 2 === 1 ? `${byte} ` : byte)).join('');
    return [...SEPARATORS.flatMap((sign) => [small.join(sign), large.join(sign)]), inPairs.trimEnd()];
}
/** The ways in which libraries write the signs of HTML. */
const ENTITIES = [
    { '"': '&quot;', "'": '&#39;' },
    { '"': '&quot;', "'": '&#x27;' },
    { '"': '&#34;', "'": '&#39;' },
    { '"': '&quot;', "'": '&apos;' },
    { '"': '&quot;', "'": '&#39;', '/': '&#x2F;', '`': '&#x60;', '=': '&#x3D;' },
    {},
];
const htmlOf = (secret) => ENTITIES.map((entities) => secret.replace(/[&<>"'/`=]/g, (sign) => entities[sign] ?? { '&': '&amp;', '<': '&lt;', '>': '&gt;' }[sign] ?? sign));
function numberedHtmlOf(secret) {
    const codes = [...secret].map((sign) => sign.codePointAt(0) ?? 0);
    const numbered = [
        codes.map((code) => `&#${code};`),
        codes.map((code) => `&#x${code.toString(16)};`),
        codes.map((code) => `&#x${code.toString(16).toUpperCase()};`),
    ];
    return numbered.map((signs) => signs.join(''));
}


/***/ }),

/***/ 50684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VX: () => (/* binding */ secretValues),
/* harmony export */   eh: () => (/* binding */ isSecretName),
/* harmony export */   ii: () => (/* binding */ wholeSecret),
/* harmony export */   tS: () => (/* binding */ isSecretVariable)
/* harmony export */ });
/* harmony import */ var _secret_forms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93203);

/** Names under which keys, tokens and passwords stand, in files and in environments. */
const SECRET_NAME = /(?:^|[_-])(?:api_?key|key|token|secret|password|passwd|pwd|credentials?|auth|bearer|private|pat)(?:$|[_-])/i;
/** Whether a field of this name usually holds a secret. */
const isSecretName = (name) => SECRET_NAME.test(name);
/** Names of variables are chosen more freely: numbered, written as one word. */
const ANYWHERE = /(?:^|[_-])(?:(?:api|access|auth|client|private|secret)_?(?:key|secret|token)|key|token|secret|password|passwd|pwd|passphrase|credentials?|auth|bearer|private|pat|jwt|webhook)\d*(?:$|[_-])/i;
/** Plurals and short words have other meanings in the middle of a name (`MIN_PASS_RATE`). */
const AT_END = /(?:^|[_-])(?:(?:api|access|auth|client|private|secret)_?(?:keys|secrets|tokens)|keys|tokens|secrets|passwords|passphrases|pass|pats|jwts|cookies?|authorization|webhooks?(?:_ur[il]s?)?)(?:_?\d+)?$/i;
const COUNT_OF_TOKENS = /(?:max|min|total|num|input|output|prompt|completion|reasoning|thinking|cached|context|budget|new)_?tokens$/i;
/** Git's settings by environment are counted, and those are names of settings. */
const SETTING_OF_GIT = /^GIT_CONFIG_KEY_\d+$/;
/** Shells keep the working directory in it. */
const WORKING_DIRECTORY = 'PWD';
/** Whether a variable of this name usually holds a secret. */
function isSecretVariable(name) {
    if (name === WORKING_DIRECTORY)
        return false;
    const words = name.replace(/([a-z\d])([A-Z])/g, '$1_$2');
    if (COUNT_OF_TOKENS.test(words) || SETTING_OF_GIT.test(name))
        return false;
    return ANYWHERE.test(words) || AT_END.test(words);
}
/** A secret may begin with a slash; these are places where one is kept, and stand in every message about a file. */
const FOLDER = /^(?:~|\/(?:etc|home|opt|private|root|run|tmp|usr|Users|var))\/|^[A-Z]:\\/;
/** Secrets within other texts: in addresses, headers, connection strings and webhooks. */
const INNER_SECRETS = [
    /:\/\/[^/\s:@]*:([^/\s@]+)@/g,
    /\bauthorization:\s*\w+\s+(\S+)/gi,
    /(?:^|[;&?\s"'])(?:account_?key|shared_?access_?(?:key|signature)|access_?key|api_?key|(?:access_?)?token|(?:client_?)?secret|password|pwd|sig)\s*=\s*([^;&\s"']+)/gi,
    /\bhttps:\/\/(?:hooks\.slack\.com\/\w+|(?:\w+\.)?discord(?:app)?\.com\/api\/webhooks|[\w.-]+\.webhook\.office\.com)\/([^\s"'?]+)/g,
];
/** The values of an environment that must not appear anywhere. */
function secretValues(env) {
    return Object.entries(env).flatMap(([name, value = '']) => {
        const inner = INNER_SECRETS.flatMap((pattern) => [...value.matchAll(pattern)].map(([, secret = '']) => secret));
        return [...(isSecretVariable(name) ? wholeSecret(value) : []), ...inner.filter(_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .isTellingSecret */ .u1)];
    });
}
/** A value that is used as a secret, and the token of a header, unless they are what stands anywhere: places and words. */
const wholeSecret = (value) => [value, /^(?:bearer|basic|token)\s+(\S+)$/i.exec(value.trim())?.[1] ?? ''].filter((secret) => (0,_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .isTellingSecret */ .u1)(secret) && !FOLDER.test(secret));


/***/ }),

/***/ 5594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ orList),
/* harmony export */   EX: () => (/* binding */ charactersOf),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   Uw: () => (/* binding */ cutBytes),
/* harmony export */   i9: () => (/* binding */ kebab),
/* harmony export */   it: () => (/* binding */ cutMiddle),
/* harmony export */   pm: () => (/* binding */ asSentences),
/* harmony export */   v6: () => (/* binding */ ended),
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
    if (3 * text.length <= maxBytes || Buffer.byteLength(text) <= maxBytes)
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
/** `a, b or c`. */
const orList = (words) => [words.slice(0, -1).join(', '), ...words.slice(-1)].filter((part) => part !== '').join(' or ');
/** A text that another sentence may follow. */
const ended = (text) => (/[.!?\u2026]$/u.test(text) ? text : `${text}.`);
/** Lines of a problem as sentences after one another. */
const asSentences = (lines) => lines.length < 2
    ? lines.join('')
    : lines.map((line) => ended(line.replace(/^(?:expected|found): /, capitalized))).join(' ');
const capitalized = (word) => word.slice(0, 1).toUpperCase() + word.slice(1);
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
