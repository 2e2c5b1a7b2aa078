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



function actionInputs(env) {
    (0,_removed_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .refuseRemoved */ .no)(Object.keys(withoutEmpty(environmentTexts(env, _removed_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .removedInputs */ .AG))));
    return (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .parseInputs */ .TL)(environmentTexts(env, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputNames */ .vj));
}
const withoutEmpty = (texts) => Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])));
const environmentTexts = (env, names) => Object.fromEntries(names.map((name) => [name, env[variable(name)]?.trim() || undefined]));
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
const MOST_DAYS = 3650;
const EXPECTED = 'an age in hours, days or weeks, such as 12h, 30d or 2w, up to ten years';
const age = schemas/* string */.YjP().transform((text, context) => {
    const [, count = '', unit = ''] = /^(\d{1,6}(?:\.\d{1,3})?)\s*([hdw])$/i.exec(text.trim()) ?? [];
    const days = Number(count) * (DAYS[unit.toLowerCase()] ?? Number.NaN);
    if (days > 0 && days <= MOST_DAYS)
        return days;
    context.addIssue({ code: 'custom', message: EXPECTED, input: text });
    return core/* NEVER */.tm;
});

;// CONCATENATED MODULE: ./build/js/src/app/matrix-leg.js

const matrixLeg = schemas/* string */.YjP().transform((text, context) => {
    const values = valuesIn(text);
    if (values !== undefined)
        return values.length === 0 ? undefined : values.join(', ');
    context.addIssue({ code: 'custom', message: 'the matrix of the job as JSON', input: text });
    return core/* NEVER */.tm;
});
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
const MOST_STEPS = 10_000_000;
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
const branch = schemas/* string */.YjP()
    .transform((name) => name.replace(/^refs\/heads\//, ''))
    .refine((name) => /^(?![-/.])(?!.*(?:\.\.|@\{|\/\/))[^\s\p{Cc}~^:?*[\\]{1,255}$/u.test(name), 'the name of a branch, such as main');
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
const isInput = (word) => Object.hasOwn(inputsSchema.shape, word);
function docsOf(name) {
    return inputsSchema.shape[name].meta();
}
const parseInputs = (given, spell) => ({ ...parseTexts(inputsSchema, given, spell), given: inputNames.filter((name) => isGiven(given[name])) });
const isGiven = (text) => text !== undefined && text.trim() !== '';
const LONGEST_SHOWN = 300;
function parseTexts(schema, given, spell = shared_text/* kebab */.i9) {
    const asked = Object.entries(given).filter(([, text]) => isGiven(text));
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


const REMOVED = {
    driftIssue: 'Remove it: the comment and the summary name tests that fail on the base commit as well.',
    judgeVotes: 'Remove it: a judge is asked once for each answer.',
    onChanged: 'Remove it: changed tests are listed, and their diff is in the pull request.',
    order: 'Remove it: the longest tests start first.',
    stopEarly: 'Remove it: every planned test runs.',
};
const removedInputs = Object.keys(REMOVED);
function removedHint(key) {
    const name = removedInputs.find((removed) => (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .kebab */ .i9)(removed) === (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .kebab */ .i9)(key).replaceAll('_', '-'));
    return name === undefined ? undefined : REMOVED[name];
}
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
const JOB_SUMMARY_BYTES = 900 * 1024;
const COMMENT_BYTES = 60_000;
const CHECK_TEXT_BYTES = 60_000;
const ANNOTATIONS_PER_REQUEST = 50;
const MOST_CHECK_ANNOTATIONS = 200;
const CHECK_NAME_BYTES = 100;
const MOST_COMMENT_PAGES = 30;
const MOST_ARTIFACT_PAGES = 10;
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

function runOf(results, { envelope }, run) {
    const models = (0,model_models/* answeredBy */.d)(results);
    if (envelope === undefined && models.length === 0)
        return [];
    return [{ run, ...(envelope && { envelope }), ...(models.length > 0 && { models }) }];
}
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





const WINDOW = { runs: 5, trialsPerTest: 20, days: 30 };
const DAY_MS = 86_400_000;
function poolsOf(run, origin) {
    if (!run.complete || run.dryRun)
        return [];
    const measured = run.results.filter((result) => !(0,model_result/* isReused */.x0)(result));
    return bySuite(measured, ({ suiteFile, suite, target }) => [suiteFile, suite, target])
        .map((results) => poolOf(results, run, origin))
        .filter(({ tests }) => tests.length > 0);
}
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
function mergePools(pools) {
    return bySuite(pools, ({ file, suite, target }) => [file, suite, target]).map((own) => {
        const resets = new Map(own.flatMap((pool) => pool.resets).map((reset) => [JSON.stringify(resetInOrder(reset)), reset]));
        return withoutResetTrials({
            ...own[0],
            runFacts: own.flatMap(({ runFacts = [] }) => runFacts),
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
function prunePool(pool, now, days = WINDOW.days) {
    const latest = Date.parse(now) + DAY_MS;
    const earliest = Date.parse(now) - days * DAY_MS;
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
const byTime = (a, b) => a.length === b.length ? ascending(a, b) : Date.parse(a) - Date.parse(b);
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
const earlierTestSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    suite: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    suiteFile: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    testId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    target: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    measure: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    subject: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    timestamp: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    score: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1).optional(),
    now: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(trialSchema),
    fresh: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(trialSchema),
    control: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(trialSchema),
}));
const earlierAttemptSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    attempt: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive(),
    tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(earlierTestSchema),
}));
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
const envelopeSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    platform: word.optional(),
    arch: word.optional(),
    cpus: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive().optional(),
    memoryGib: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive().optional(),
    workers: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive().optional(),
    image: word.optional(),
    imageVersion: word.optional(),
});
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
    expected: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    found: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    hint: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    similar: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ count: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive(), lines: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive()) }).optional(),
}));
function sentenceOf({ message, similar, place }) {
    if (similar === undefined)
        return message;
    const { count, lines } = similar;
    const where = lines.length === 0 ? '' : `: ${count === 1 ? 'line' : 'lines'} ${lines.join(', ')}`;
    const cut = lines.length > 0 && lines.length < count ? ', \u2026' : '';
    return `${message} (and ${count} more of this kind${place ? ' in this file' : ''}${where}${cut})`;
}
function problemText(problem) {
    const head = problem.place ? `${(0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .placeText */ .Z)(problem.place)}: ${sentenceOf(problem)}` : sentenceOf(problem);
    const details = [
        problem.expected === undefined ? undefined : `expected: ${problem.expected}`,
        problem.found === undefined ? undefined : `found: ${problem.found}`,
        problem.hint,
    ].filter((line) => line !== undefined);
    return [head, ...details.map((line) => `  ${line}`)].join('\n');
}
class UserError extends Error {
    name = 'UserError';
    problems;
    constructor(problems, options = {}) {
        super(problems.map(problemText).join('\n'), options);
        this.problems = problems;
    }
}
function userError(code, message, more = {}) {
    const { cause, ...details } = more;
    return new UserError([{ code, severity: 'error', message, ...details }], { cause });
}
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




const assertionSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    passed: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    evidence: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
}));
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
const gradeSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('scored'),
        score: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1),
        assertions: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(assertionSchema),
        scores: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(graderScoreSchema),
        requiredMissed: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('ungraded'),
        reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        assertions: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(assertionSchema),
        scores: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(graderScoreSchema),
    }),
]));
const clampScore = (score) => (Number.isFinite(score) ? Math.min(1, Math.max(0, score)) : 0);
const withMembers = (score) => [score, ...(score.scores ?? []).flatMap(withMembers)];


/***/ }),

/***/ 44657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ lateObject)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12311);

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
const tokenUsageSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    input: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative(),
    output: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative(),
    cached: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
    cacheWritten: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
    reasoning: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
}));
const toolCallSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    tool: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    originalTool: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    input: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional(),
    output: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional(),
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    startTime: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    endTime: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
}));
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
const contentSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(contentPartSchema), zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ structured: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J() })]));
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
function finalAnswer(messages) {
    const last = messages.findLast((message) => message.role === 'assistant' && message.content !== undefined);
    return last?.content === undefined ? '' : contentText(last.content);
}
function contentText(content) {
    if (typeof content === 'string')
        return content;
    if (Array.isArray(content)) {
        return content.flatMap((part) => (part.type === 'text' ? [part.value] : [])).join('\n');
    }
    return JSON.stringify(content.structured, null, 2);
}
function guidelinesIn(messages) {
    const parts = messages.flatMap(({ content }) => (Array.isArray(content) ? content : []));
    const guidelines = parts.filter((part) => part.type === 'file' && part.isGuideline === true);
    return [...new Map(guidelines.map((part) => [part.absolutePath, part])).values()];
}
const imageFilesIn = (messages) => [
    ...new Map(imagesIn(messages).flatMap(({ absolutePath: path, mediaType, dataUri }) => path === undefined ? [] : [[path, { path, mediaType, dataUri }]])).values(),
];
const imagesIn = (messages) => messages.flatMap(({ content }) => Array.isArray(content) ? content.filter((part) => part.type === 'image') : []);
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

const MOST_MODELS = 20;
const LONGEST_MODEL = 200;
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
const stages = ['setup', 'repo_setup', 'agent', 'evaluator', 'teardown'];
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
    httpStatus: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().optional(),
    permanent: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
    retryAfterMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
}));
const responseSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    messages: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_message_js__WEBPACK_IMPORTED_MODULE_2__/* .messageSchema */ .HQ),
    tokenUsage: _message_js__WEBPACK_IMPORTED_MODULE_2__/* .tokenUsageSchema */ .uX.optional(),
    costUsd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
    startTime: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    endTime: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    fileChanges: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    model: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    cached: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
    paid: _paid_js__WEBPACK_IMPORTED_MODULE_3__/* .paidSchema */ .q.optional(),
    targetUsed: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    refused: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
    error: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
}));
const outcomeSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('answered'), response: responseSchema }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('failed'),
        failure: failureSchema,
        partial: responseSchema.optional(),
    }),
]));
const failed = (failureClass, message, more = {}, partial) => ({
    kind: 'failed',
    failure: { class: failureClass, stage: 'agent', reason: 'provider_error', message, ...more },
    ...(partial !== undefined && { partial }),
});
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



const paidSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    tokenUsage: _message_js__WEBPACK_IMPORTED_MODULE_2__/* .tokenUsageSchema */ .uX.optional(),
    costUsd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
}));
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



const targetSchema = (0,late_object/* lateObject */.k)(() => ({
    name: schemas/* string */.YjP(),
    resolvedName: schemas/* string */.YjP(),
    provider: schemas/* string */.YjP(),
    options: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()),
    graderTarget: schemas/* string */.YjP().optional(),
    workers: schemas/* int */.Whr().positive().optional(),
    workspaceTemplate: schemas/* strictObject */.rej({ path: schemas/* string */.YjP(), place: place/* placeSchema */.J }).optional(),
    fallbackTargets: schemas/* array */.YOg(schemas/* string */.YjP()),
    batching: schemas/* boolean */.zMY(),
    place: place/* placeSchema */.J,
}));

;// CONCATENATED MODULE: ./build/js/src/model/plan.js




const stepSchema = (0,late_object/* lateObject */.k)(() => ({
    kind: schemas/* literal */.euz('run'),
    index: schemas/* int */.Whr().nonnegative(),
    suite: suite/* suiteSchema */.Y9,
    test: suite/* testSchema */.Ms,
    target: targetSchema,
    trials: suite/* trialPolicySchema */.c,
    passMark: schemas/* number */.aig().min(0).max(1),
    agentvPassMark: schemas/* number */.aig().min(0).max(1).optional(),
    measure: schemas/* string */.YjP().optional(),
    subject: schemas/* string */.YjP().optional(),
}));
const agentvPassMarkOf = ({ passMark, agentvPassMark }) => agentvPassMark ?? passMark;
const brokenStepSchema = (0,late_object/* lateObject */.k)(() => ({
    kind: schemas/* literal */.euz('broken'),
    index: schemas/* int */.Whr().nonnegative(),
    suite: suite/* suiteSchema */.Y9,
    test: suite/* brokenTestSchema */.PU,
    target: schemas/* string */.YjP(),
}));
const reusedStepSchema = schemas/* lazy */.RZV(() => stepSchema.unwrap().extend({ kind: schemas/* literal */.euz('reuse'), fromSha: schemas/* string */.YjP() }));
const floorSchema = (0,late_object/* lateObject */.k)(() => ({
    suite: schemas/* string */.YjP(),
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
/* harmony export */   cL: () => (/* binding */ AGENTS_OWN)
/* harmony export */ });
/* unused harmony export measuredTrials */
const AGENTS_OWN = ['timeout', 'crash'];
function presentTrials(result) {
    const { trials, aggregation } = result;
    if (trials === undefined || aggregation?.strategy === 'pass_at_k')
        return whole(result);
    return measuredTrials(trials);
}
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


const promptModes = (/* unused pure expression or super */ null && (['lm', 'agent']));
const chatPartSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('type', [
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('text'), text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('image'), mediaType: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), dataUri: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
]));
const chatMessageSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    role: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['system', 'user', 'assistant']),
    content: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    parts: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(chatPartSchema).optional(),
}));
const promptSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    question: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    chat: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(chatMessageSchema).optional(),
    system: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
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
  TX: () => (/* binding */ extraResults),
  kj: () => (/* binding */ extraTrialSchema),
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

const seedingSchema = schemas/* strictObject */.rej({
    asked: schemas/* int */.Whr().positive(),
    made: schemas/* int */.Whr().nonnegative(),
    tests: schemas/* int */.Whr().nonnegative(),
    costUsd: schemas/* number */.aig().nonnegative().optional(),
    why: schemas/* string */.YjP().optional(),
});

;// CONCATENATED MODULE: ./build/js/src/model/result.js















const executionStatuses = ['ok', 'quality_failure', 'execution_error'];
const cacheNames = ['judge', 'responses'];
const cacheUseSchema = (0,late_object/* lateObject */.k)(() => ({
    cache: schemas/* enum */.k5n(cacheNames),
    asked: schemas/* int */.Whr().nonnegative(),
    hits: schemas/* int */.Whr().nonnegative(),
    savedUsd: schemas/* number */.aig().nonnegative().optional(),
    savedUnknown: schemas/* int */.Whr().nonnegative(),
    savedTokens: message/* tokenUsageSchema */.uX.optional(),
    notKept: schemas/* int */.Whr().nonnegative(),
}));
const trialSchema = (0,late_object/* lateObject */.k)(() => ({
    attempt: schemas/* int */.Whr().nonnegative(),
    status: schemas/* enum */.k5n(executionStatuses),
    score: schemas/* number */.aig().min(0).max(1),
    verdict: schemas/* enum */.k5n(grade/* graderVerdicts */.wR),
    scores: schemas/* array */.YOg(grade/* graderScoreSchema */.XC),
    failure: outcome/* failureSchema */.Ig.optional(),
    tokenUsage: message/* tokenUsageSchema */.uX.optional(),
    costUsd: schemas/* number */.aig().nonnegative().optional(),
    durationMs: schemas/* number */.aig().nonnegative().optional(),
    refused: schemas/* literal */.euz(true).optional(),
    cached: schemas/* literal */.euz(true).optional(),
    paid: paid/* paidSchema */.q.optional(),
}));
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
const avoidedSchema = schemas/* strictObject */.rej({
    costUsd: schemas/* number */.aig().nonnegative().optional(),
    durationMs: schemas/* number */.aig().nonnegative().optional(),
});
const common = (0,once/* once */.O)(() => ({
    index: schemas/* int */.Whr().nonnegative(),
    timestamp: schemas/* string */.YjP(),
    suite: schemas/* string */.YjP(),
    suiteFile: schemas/* string */.YjP(),
    category: schemas/* string */.YjP(),
    testId: schemas/* string */.YjP(),
    target: schemas/* string */.YjP(),
    provider: schemas/* string */.YjP().optional(),
    resolvedTarget: schemas/* string */.YjP().optional(),
    targetUsed: schemas/* string */.YjP().optional(),
    place: place/* placeSchema */.J,
    conversationId: schemas/* string */.YjP().optional(),
    passMark: schemas/* number */.aig().min(0).max(1),
    agentvPassMark: schemas/* number */.aig().min(0).max(1).optional(),
    mustPass: schemas/* boolean */.zMY(),
    assertions: schemas/* array */.YOg(grade/* assertionSchema */.uI),
    scores: schemas/* array */.YOg(grade/* graderScoreSchema */.XC),
    implicitJudge: schemas/* literal */.euz(true).optional(),
    input: schemas/* array */.YOg(message/* messageSchema */.HQ),
    prompt: model_prompt/* promptSchema */.a_.optional(),
    output: schemas/* string */.YjP(),
    messages: schemas/* array */.YOg(message/* messageSchema */.HQ),
    tokenUsage: message/* tokenUsageSchema */.uX.optional(),
    costUsd: schemas/* number */.aig().nonnegative().optional(),
    durationMs: schemas/* number */.aig().nonnegative().optional(),
    startTime: schemas/* string */.YjP().optional(),
    endTime: schemas/* string */.YjP().optional(),
    model: schemas/* string */.YjP().optional(),
    refused: schemas/* literal */.euz(true).optional(),
    cached: schemas/* literal */.euz(true).optional(),
    paid: paid/* paidSchema */.q.optional(),
    fileChanges: schemas/* string */.YjP().optional(),
    workspacePath: schemas/* string */.YjP().optional(),
    hookOutputs: schemas/* strictObject */.rej({
        beforeAll: schemas/* string */.YjP().optional(),
        beforeEach: schemas/* string */.YjP().optional(),
        afterEach: schemas/* string */.YjP().optional(),
    })
        .optional(),
    evalRun: schemas/* strictObject */.rej({ durationMs: schemas/* number */.aig().nonnegative(), tokenUsage: message/* tokenUsageSchema */.uX.optional() }),
    retries: schemas/* int */.Whr().nonnegative(),
    trials: schemas/* array */.YOg(trialSchema).optional(),
    aggregation: aggregationSchema.optional(),
    costLimited: schemas/* boolean */.zMY().optional(),
    metadata: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).optional(),
    measure: schemas/* string */.YjP().optional(),
    subject: schemas/* string */.YjP().optional(),
    reusedFrom: schemas/* string */.YjP().optional(),
    avoided: avoidedSchema.optional(),
}));
const testResultSchema = schemas/* lazy */.RZV(() => schemas/* discriminatedUnion */.gMt('status', [
    schemas/* strictObject */.rej({ ...common(), status: schemas/* literal */.euz('ok'), score: schemas/* number */.aig().min(0).max(1) }),
    schemas/* strictObject */.rej({
        ...common(),
        status: schemas/* literal */.euz('quality_failure'),
        score: schemas/* number */.aig().min(0).max(1),
        requiredMissed: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    }),
    schemas/* strictObject */.rej({
        ...common(),
        status: schemas/* literal */.euz('execution_error'),
        score: schemas/* number */.aig().min(0).max(1),
        failure: outcome/* failureSchema */.Ig,
    }),
]));
function resultKey(result) {
    const { suiteFile, suite, testId, target } = result;
    return `[${(0,json_string/* jsonString */.I)(suiteFile)},${(0,json_string/* jsonString */.I)(suite)},${(0,json_string/* jsonString */.I)(testId)},${(0,json_string/* jsonString */.I)(target)}]`;
}
const namesOf = ({ suite, test, target }) => ({
    suite: suite.name,
    suiteFile: suite.file,
    testId: test.id,
    target: target.name,
});
const resultKeyOf = (step) => resultKey(namesOf(step));
const isReused = ({ reusedFrom }) => reusedFrom !== undefined && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(reusedFrom);
const stops = ['cancelled', 'deadline', 'budget', 'fuse', 'broken-off'];
const MOST_WITHHELD = 20;
const variableName = /^[A-Za-z_]\w{0,99}$/;
const withheldSchema = (0,late_object/* lateObject */.k)(() => ({
    from: schemas/* enum */.k5n(['fork', 'dependabot']),
    names: schemas/* array */.YOg(schemas/* string */.YjP().regex(variableName)).max(MOST_WITHHELD),
}));
const testNamesSchema = (0,late_object/* lateObject */.k)(() => ({
    suite: schemas/* string */.YjP(),
    suiteFile: schemas/* string */.YjP(),
    testId: schemas/* string */.YjP(),
    target: schemas/* string */.YjP(),
}));
const measuredFacts = (0,once/* once */.O)(() => ({
    complete: schemas/* boolean */.zMY(),
    stopped: schemas/* enum */.k5n(stops).optional(),
    unreadable: schemas/* array */.YOg(errors/* problemSchema */.zs).optional(),
    dryRun: schemas/* boolean */.zMY(),
    selected: schemas/* literal */.euz(true).optional(),
    seeding: seedingSchema.optional(),
    withheld: withheldSchema.optional(),
    confirmed: schemas/* array */.YOg(testNamesSchema).optional(),
}));
const extraTrialSchema = (0,late_object/* lateObject */.k)(() => ({
    purpose: schemas/* enum */.k5n(['confirmation', 'control', 'seed']),
    checkout: schemas/* enum */.k5n(['head', 'base']),
    round: schemas/* int */.Whr().positive().optional(),
    result: testResultSchema,
}));
const extraResults = ({ extraTrials = [] }, purpose) => extraTrials.flatMap((trial) => (trial.purpose === purpose ? trial.result : []));
const runResultSchema = (0,late_object/* lateObject */.k)(() => ({
    startedAt: schemas/* string */.YjP(),
    durationMs: schemas/* number */.aig().nonnegative(),
    planned: schemas/* int */.Whr().nonnegative(),
    ...measuredFacts(),
    envelope: envelope/* envelopeSchema */.s.optional(),
    floors: schemas/* array */.YOg(plan/* floorSchema */.mL),
    warnings: schemas/* array */.YOg(errors/* problemSchema */.zs),
    caches: schemas/* array */.YOg(cacheUseSchema).optional(),
    results: schemas/* array */.YOg(testResultSchema),
    extraTrials: schemas/* array */.YOg(extraTrialSchema).optional(),
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
const CUSTOM_TYPE = 'custom';
const shownType = ({ type, declaredAs }) => type === CUSTOM_TYPE ? declaredAs.trim().replaceAll('_', '-') : type;
const trialStrategies = ['pass_at_k', 'mean', 'confidence_interval'];
const trialPolicySchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_2__/* .lateObject */ .k)(() => ({
    count: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive(),
    strategy: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(trialStrategies),
    costLimitUsd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive().optional(),
}));
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
const testSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_2__/* .lateObject */ .k)(() => ({
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('test'),
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    place: _place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeSchema */ .J,
    criteria: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    input: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_message_js__WEBPACK_IMPORTED_MODULE_3__/* .messageSchema */ .HQ).min(1),
    expected: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_message_js__WEBPACK_IMPORTED_MODULE_3__/* .messageSchema */ .HQ),
    inputFiles: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    graders: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(graderSpecSchema),
    timeoutSeconds: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive().optional(),
    threshold: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1).optional(),
    targets: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    mustPass: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    conversationId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    conversation: conversationSchema.optional(),
    dependsOn: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    onDependencyFailure: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['skip', 'fail', 'run']),
    workspace: _workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .workspaceSchema */ .Ns.optional(),
    metadata: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).optional(),
}));
const brokenTestSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_2__/* .lateObject */ .k)(() => ({
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('broken'),
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    place: _place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeSchema */ .J,
    problems: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .problemSchema */ .zs).min(1),
}));
const watchGlobSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ glob: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), place: _place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeSchema */ .J });
const suiteSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_2__/* .lateObject */ .k)(() => ({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
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
    targets: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        place: _place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeSchema */ .J,
        useTarget: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
        hooks: _workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .targetHooksSchema */ .xL.optional(),
    })),
    workers: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).max(50).optional(),
    threshold: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1).optional(),
    mustPass: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
    timeoutSeconds: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive().optional(),
    trials: trialPolicySchema.optional(),
    failOnError: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    budgetUsd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive().optional(),
    cache: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    cachePath: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
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



const resets = ['none', 'fast', 'strict'];
const hookSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    command: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).min(1).optional(),
    cwd: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    timeoutMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive(),
    reset: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(resets),
    place: _place_js__WEBPACK_IMPORTED_MODULE_2__/* .placeSchema */ .J,
}));
const hookPoints = ['beforeAll', 'beforeEach', 'afterEach', 'afterAll'];
const targetHookSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    command: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).min(1),
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
    path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    resolve: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['remote', 'local']),
    ancestor: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative(),
    sparse: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    place: _place_js__WEBPACK_IMPORTED_MODULE_2__/* .placeSchema */ .J,
}));
const workspaceModes = ['pooled', 'temp', 'static'];
const workspaceSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    template: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), place: _place_js__WEBPACK_IMPORTED_MODULE_2__/* .placeSchema */ .J }).optional(),
    isolation: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['shared', 'per_test']),
    mode: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(workspaceModes).optional(),
    path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    repositories: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(repositorySchema),
    hooks: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        beforeAll: hookSchema.optional(),
        beforeEach: hookSchema.optional(),
        afterEach: hookSchema.optional(),
        afterAll: hookSchema.optional(),
    }),
    requires: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ commands: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()), pythonModules: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) }),
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

function columnsOf(text) {
    if (allNarrow.test(text))
        return text.length;
    return [...(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .charactersOf */ .EX)(text)].reduce((sum, { segment }) => sum + (isWide.test(segment) ? 2 : 1), 0);
}
function inColumns(text, columns, cut = 'end') {
    const short = shortened(text, columns, cut);
    return short + ' '.repeat(Math.max(0, columns - columnsOf(short)));
}
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
const wrapped = (text, columns) => wrappedParts(text.split(' '), ' ', columns);
function hanging(line, columns) {
    if (columns === undefined || line.length > LONGEST_BROKEN || columnsOf(line) <= columns)
        return [line];
    const indent = /^ */.exec(line)?.[0] ?? '';
    const inner = `${indent}  `;
    return wrapped(line.slice(indent.length), Math.max(1, columns - inner.length)).map((part, index) => `${index === 0 ? indent : inner}${part}`);
}
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
const LONGEST_BROKEN = 10_000;
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

const showInvisible = (text) => isPlain(text) ? text : replaceInvisible(unixLines(text), escapeOf);
const dropInvisible = (text) => isPlain(text) ? text : replaceInvisible(unixLines(text), () => '');
const withoutAnsi = (text) => (isPlain(text) ? text : text.replace(anyAnsiSequence, ''));
const isPlain = (text) => PLAIN.test(text);
const PLAIN = /^[\n\t -~\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e\u2190-\u2bff]*$/;
const inOneLine = (text) => NOT_IN_ONE_LINE.test(text) ? text.replace(/\s+/g, ' ').trim() : text;
const NOT_IN_ONE_LINE = /^\s|\s\s|[^\S ]|\s$/;
const beginningOf = (text) => (text.length > MOST_READ ? text.slice(0, MOST_READ) : text);
const MOST_READ = 16_384;
const invisible = '[[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}]--[\\n\\t]]';
const anyInvisible = new RegExp(invisible, 'v');
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

const neutral = (text) => (0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .dropInvisible */ .Nv)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutAnsi */ .uo)(text))
    .replace(/^([^\S\n]*):(?=:)/gm, '$1: ')
    .replaceAll('##[', '## [');
const commandData = (text) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const commandProperty = (text) => commandData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');


/***/ }),

/***/ 8722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ ansiSequence)
/* harmony export */ });
const [ESC, BEL, ST] = [0x1b, 0x07, 0x9c].map((code) => String.fromCharCode(code));
const [CSI, DCS, SOS, OSC, PM, APC] = [0x9b, 0x90, 0x98, 0x9d, 0x9e, 0x9f].map((code) => String.fromCharCode(code));
const STRINGS = `${OSC}${DCS}${SOS}${PM}${APC}`;
const ansiSequence = [
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
function rememberLast(make) {
    let last;
    return (given) => {
        if (last === undefined || last.given !== given)
            last = { given, made: make(given) };
        return last.made;
    };
}

;// CONCATENATED MODULE: ./build/js/src/shared/iso-time.js

const isoTime = rememberLast((at) => new Date(at).toISOString());
const momentOf = rememberLast((text) => Date.parse(text));


/***/ }),

/***/ 18953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ jsonString)
/* harmony export */ });
const jsonString = (text) => (NEEDS_ESCAPES.test(text) ? JSON.stringify(text) : `"${text}"`);
const NEEDS_ESCAPES = /[^ !#-[\]-~]/;


/***/ }),

/***/ 76584:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ matchCost)
/* harmony export */ });
function matchCost({ source, flags }, length) {
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
    return (length + 1) * ways * group.alternatives * Math.max(1, source.length);
}
const TOKEN = /\\.|\[(?:\\.|[^\]\\])*\]|\(\??|(?:[*+?]|\{\d+(?:,\d*)?\})\??|./gs;
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
function never(value) {
    throw new Error(`Unhandled: ${JSON.stringify(value)}`);
}


/***/ }),

/***/ 28876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ once)
/* harmony export */ });
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
const BLOCK = 4;
const BUCKETS = 1 << 16;
const LONGEST_WINDOW = 16;
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



function redactor(secrets, patterns = []) {
    const forms = [...new Set(secrets.flatMap(secret_forms/* formsOf */.XP))];
    if (forms.length === 0 && patterns.length === 0)
        return { text: (text) => text, deep: (value) => value };
    const key = forms.length === 0 ? (given) => given : withoutForms(forms);
    const text = (given) => patterns.reduce((all, pattern) => all.replace(pattern, '***'), key(given));
    return { text, deep: (value) => deep(value, text, key) };
}
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
const INVISIBLE = '[\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\0-\\x08\\x0b-\\x1f\\x7f-\\x9f]+';
const ESCAPED_INVISIBLE = [
    'r\\\\{1,8}n|[bfnrt]',
    'u001[bB](?:\\[[0-?]{0,40}[ -\\/]{0,4}[@-~]|[ -\\/]{1,4}[0-~])',
    'u00(?:[01][\\da-fA-F]|7[fF]|[89][\\da-fA-F]|[aA][dD])',
    'u(?:034[fF]|061[cC]|180[b-fB-F]|20(?:0[b-fB-F]|2[89a-eA-E]|6[\\da-fA-F])|[fF][eE](?:0[\\da-fA-F]|[fF]{2}))',
].join('|');
const BREAKS = new RegExp([ansi_sequence/* ansiSequence */.P, '\\r?\\n[ \\t]*', INVISIBLE, `\\\\{1,8}(?:${ESCAPED_INVISIBLE})`].join('|'), 'gu');
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
const SHORTEST_SECRET = 8;
const COMMON_WORDS = new Set(`anonymous automatic changeme default development disabled enabled example external internal localhost lm-studio
   no-key-needed no-key-required none-needed not-needed not-required optional password placeholder production required
   service-account sk-no-key-required undefined unlimited username your-api-key your_api_key`.split(/\s+/));
const LONG = 512;
const isTellingSecret = (value) => {
    const text = value.trim();
    return text.length >= SHORTEST_SECRET && !COMMON_WORDS.has(text.toLowerCase()) && !/^(.)\1*$/s.test(text);
};
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
function linesOf(secret) {
    const lines = secret.split(/\r?\n/).map((line) => line.trim());
    return [...lines, lines.join('')];
}
const jsonOf = (text) => JSON.stringify(text).slice(1, -1);
const asciiJsonOf = (text) => jsonOf(text).replace(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
const strictlyEncoded = (text) => encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
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

const SECRET_NAME = /(?:^|[_-])(?:api_?key|key|token|secret|password|passwd|pwd|credentials?|auth|bearer|private|pat)(?:$|[_-])/i;
const isSecretName = (name) => SECRET_NAME.test(name);
const ANYWHERE = /(?:^|[_-])(?:(?:api|access|auth|client|private|secret)_?(?:key|secret|token)|key|token|secret|password|passwd|pwd|passphrase|credentials?|auth|bearer|private|pat|jwt|webhook)\d*(?:$|[_-])/i;
const AT_END = /(?:^|[_-])(?:(?:api|access|auth|client|private|secret)_?(?:keys|secrets|tokens)|keys|tokens|secrets|passwords|passphrases|pass|pats|jwts|cookies?|authorization|webhooks?(?:_ur[il]s?)?)(?:_?\d+)?$/i;
const COUNT_OF_TOKENS = /(?:max|min|total|num|input|output|prompt|completion|reasoning|thinking|cached|context|budget|new)_?tokens$/i;
const SETTING_OF_GIT = /^GIT_CONFIG_KEY_\d+$/;
const WORKING_DIRECTORY = 'PWD';
function isSecretVariable(name) {
    if (name === WORKING_DIRECTORY)
        return false;
    const words = name.replace(/([a-z\d])([A-Z])/g, '$1_$2');
    if (COUNT_OF_TOKENS.test(words) || SETTING_OF_GIT.test(name))
        return false;
    return ANYWHERE.test(words) || AT_END.test(words);
}
const FOLDER = /^(?:~|\/(?:etc|home|opt|private|root|run|tmp|usr|Users|var))\/|^[A-Z]:\\/;
const INNER_SECRETS = [
    /:\/\/[^/\s:@]*:([^/\s@]+)@/g,
    /\bauthorization:\s*\w+\s+(\S+)/gi,
    /(?:^|[;&?\s"'])(?:account_?key|shared_?access_?(?:key|signature)|access_?key|api_?key|(?:access_?)?token|(?:client_?)?secret|password|pwd|sig)\s*=\s*([^;&\s"']+)/gi,
    /\bhttps:\/\/(?:hooks\.slack\.com\/\w+|(?:\w+\.)?discord(?:app)?\.com\/api\/webhooks|[\w.-]+\.webhook\.office\.com)\/([^\s"'?]+)/g,
];
function secretValues(env) {
    return Object.entries(env).flatMap(([name, value = '']) => {
        const inner = INNER_SECRETS.flatMap((pattern) => [...value.matchAll(pattern)].map(([, secret = '']) => secret));
        return [...(isSecretVariable(name) ? wholeSecret(value) : []), ...inner.filter(_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .isTellingSecret */ .u1)];
    });
}
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
function cutEnd(text, max) {
    if (text.length <= max)
        return text;
    if (max < 1)
        return '';
    return `${text.slice(0, borderBefore(text, max - 1)).trimEnd()}\u2026`;
}
function cutMiddle(text, max) {
    if (text.length <= max)
        return text;
    if (max < 1)
        return '';
    const head = Math.floor((max - 1) / 3);
    const tail = max - 1 - head;
    return `${text.slice(0, borderBefore(text, head))}\u2026${text.slice(borderAfter(text, text.length - tail))}`;
}
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
const plural = (noun, count, several = `${noun}s`) => `${count} ${count === 1 ? noun : several}`;
const orList = (words) => [words.slice(0, -1).join(', '), ...words.slice(-1)].filter((part) => part !== '').join(' or ');
const ended = (text) => (/[.!?\u2026]$/u.test(text) ? text : `${text}.`);
const asSentences = (lines) => lines.length < 2
    ? lines.join('')
    : lines.map((line) => ended(line.replace(/^(?:expected|found): /, capitalized))).join(' ');
const capitalized = (word) => word.slice(0, 1).toUpperCase() + word.slice(1);
const kebab = (name) => name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
const LONGEST_CHARACTER = 64;
let segmenter;
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
