export const id = 6841;
export const ids = [6841];
export const modules = {

/***/ 84136:
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

/***/ 56290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ld: () => (/* binding */ inputTexts),
/* harmony export */   YA: () => (/* binding */ asksForShard),
/* harmony export */   eh: () => (/* binding */ actionInputs)
/* harmony export */ });
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5594);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38369);
/* harmony import */ var _refused_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42058);



const actionInputs = (env) => (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .parseInputs */ .TL)(inputTexts(env, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .actionInputNames */ .Li));
const asksForShard = (env) => ['shard', 'planPath'].some((name) => (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .isGiven */ .qR)(env[variable(name)]));
function inputTexts(env, names) {
    (0,_refused_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .TR)((0,_refused_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .refusedIn */ .kr)('action').filter((name) => (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .isGiven */ .qR)(env[variable(name)])), 'action');
    return Object.fromEntries(names.map((name) => [name, env[variable(name)]?.trim() || undefined]));
}
const variable = (name) => `INPUT_${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .kebab */ .i9)(name).toUpperCase()}`;


/***/ }),

/***/ 7669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ shardName),
/* harmony export */   Dy: () => (/* binding */ names),
/* harmony export */   IU: () => (/* binding */ caches),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   N: () => (/* binding */ increase),
/* harmony export */   QN: () => (/* binding */ DEFAULT_CONFIRMED),
/* harmony export */   Sq: () => (/* binding */ backends),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   W7: () => (/* binding */ requestLimits),
/* harmony export */   _f: () => (/* binding */ stampedPath),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   r: () => (/* binding */ confirmable),
/* harmony export */   tk: () => (/* binding */ branch),
/* harmony export */   uM: () => (/* binding */ share),
/* harmony export */   yL: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88532);
/* harmony import */ var _model_run_shard_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31730);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5594);



const lines = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().transform((text) => split(text, /\r?\n/));
const names = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().transform((text) => split(text, /[\r\n,]+/));
const split = (text, by) => text
    .split(by)
    .map((item) => item.trim())
    .filter((item) => item !== '');
const number = (expected, accepts) => zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().transform((text, context) => {
    const value = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
    if (Number.isFinite(value) && accepts(value))
        return value;
    context.addIssue({ code: 'custom', message: expected, input: text });
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .NEVER */ .tm;
});
const share = () => number('a number from 0 to 1', (value) => value >= 0 && value <= 1);
const increase = () => number('a number, 0 or more', (value) => value >= 0);
const count = (least, most) => number(`a whole number from ${least} to ${most}`, (value) => Number.isInteger(value) && value >= least && value <= most);
const flag = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().transform((text, context) => {
    if (/^true$/i.test(text))
        return true;
    if (/^false$/i.test(text))
        return false;
    context.addIssue({ code: 'custom', message: 'true or false', input: text });
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .NEVER */ .tm;
});
const branch = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .transform((name) => name.replace(/^refs\/heads\//, ''))
    .refine((name) => /^(?![-/.])(?!.*(?:\.\.|@\{|\/\/))[^\s\p{Cc}~^:?*[\\]{1,255}$/u.test(name), 'the name of a branch, such as main');
const cacheable = ['workspaces', 'judge', 'responses'];
const caches = names.transform((given, context) => {
    const known = given.flatMap((name) => cacheable.filter((other) => other === name.toLowerCase()));
    if (known.length === given.length && given.length > 0)
        return [...new Set(known)];
    if (given.length === 1 && given[0]?.toLowerCase() === 'off')
        return [];
    context.addIssue({ code: 'custom', message: `any of ${cacheable.join(', ')}, or off`, input: given });
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .NEVER */ .tm;
});
const stampedPath = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .refine((text) => !/[\\/]$/.test(text) && !text.includes('\0'), 'the path of a file')
    .refine((text) => !/\{(?!timestamp\})[^{}]*\}/.test(text), 'the path of a file, in which {timestamp} is the only placeholder');
const MOST_BACKENDS = 8;
const backends = names.transform((given, context) => {
    if (given.length === 1 && given[0]?.toLowerCase() === 'off')
        return [];
    const known = [...new Set(given)];
    const isRight = (name) => /^[A-Za-z0-9][\w-]{0,63}$/.test(name) && name.toLowerCase() !== 'off';
    if (known.length <= MOST_BACKENDS && known.every(isRight))
        return known;
    context.addIssue({ code: 'custom', message: `off, or at most ${MOST_BACKENDS} names of backends`, input: given });
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .NEVER */ .tm;
});
const MOST_LIMITS = 100;
const MOST_REQUESTS = 1_000_000;
const requestLimits = lines.transform((given, context) => {
    const limits = given.map((line) => {
        const at = line.lastIndexOf('=');
        return { name: line.slice(0, Math.max(0, at)).trim(), most: line.slice(at + 1).trim() };
    });
    const isRight = ({ name, most }) => name !== '' && /^[1-9]\d{0,6}$/.test(most) && Number(most) <= MOST_REQUESTS;
    const names = new Set(limits.map(({ name }) => name));
    if (limits.every(isRight) && names.size === limits.length && limits.length <= MOST_LIMITS)
        return Object.fromEntries(limits.map(({ name, most }) => [name, Number(most)]));
    context.addIssue({
        code: 'custom',
        message: `at most ${MOST_LIMITS} lines such as openai=300: a target or a provider, each once, and a whole number from 1 to ${MOST_REQUESTS}`,
        input: given,
    });
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .NEVER */ .tm;
});
const MOST_CONFIRMED = 1000;
const DEFAULT_CONFIRMED = 50;
const confirmable = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().transform((text, context) => {
    const word = text.trim().toLowerCase();
    if (word === 'off')
        return word;
    const most = /^\d{1,4}$/.test(word) ? Number(word) : 0;
    if (most >= 1 && most <= MOST_CONFIRMED)
        return most;
    context.addIssue({
        code: 'custom',
        message: `off, or a whole number from 1 to ${MOST_CONFIRMED} (default: ${DEFAULT_CONFIRMED})`,
        input: text,
    });
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .NEVER */ .tm;
});
const oneOf = (...allowed) => zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(allowed, { error: (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .orList */ .A3)(allowed) });
const SHARD = /^(\d{1,3})\/(\d{1,3})(?:@([0-9a-f]{64}))?$/;
const shardName = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().transform((text, context) => {
    const [, index, count, digest] = SHARD.exec(text.trim()) ?? [];
    const shard = { index: Number(index), count: Number(count), digest };
    if (shard.index >= 1 && shard.index <= shard.count && shard.count <= _model_run_shard_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_SHARDS */ .Y)
        return shard;
    context.addIssue({
        code: 'custom',
        message: `3/6@ and the digest of the plan (64 hexadecimal digits; "eval-action plan -o" prints it), or 3/6 for the plan of plan-path or to plan on the spot; at most ${_model_run_shard_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_SHARDS */ .Y} shards`,
        input: text,
    });
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .NEVER */ .tm;
});


/***/ }),

/***/ 38369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Li: () => (/* binding */ actionInputNames),
  fE: () => (/* binding */ docsOf),
  Dk: () => (/* binding */ inputGroups),
  vj: () => (/* binding */ inputNames),
  rS: () => (/* binding */ inputsSchema),
  qR: () => (/* binding */ isGiven),
  Xy: () => (/* binding */ isInput),
  TL: () => (/* binding */ parseInputs),
  oh: () => (/* binding */ parseTexts),
  u0: () => (/* binding */ sourcesOf)
});

// UNUSED EXPORTS: age, sources

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(88532);
// EXTERNAL MODULE: ./build/js/src/adapters/github/limits.js
var limits = __webpack_require__(84136);
// EXTERNAL MODULE: ./build/js/src/evidence/pool.js
var pool = __webpack_require__(22911);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/shared/json.js
var json = __webpack_require__(47539);
// EXTERNAL MODULE: ./build/js/src/shared/mapping.js
var mapping = __webpack_require__(16955);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/app/config/input-values.js
var input_values = __webpack_require__(7669);
// EXTERNAL MODULE: ./build/js/src/shared/match-cost.js
var match_cost = __webpack_require__(76584);
// EXTERNAL MODULE: ./build/js/src/shared/secrets/redact.js
var redact = __webpack_require__(7986);
;// CONCATENATED MODULE: ./build/js/src/app/config/redactions.js



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
        return 'a text, or a valid regular expression between slashes';
    }
    if (pattern.test(''))
        return 'a regular expression that does not match an empty text';
    pattern.lastIndex = 0;
    return isLinear(source, flags) ? pattern : 'bounded repetitions, such as [0-9]{1,40} instead of [0-9]+';
}
function isLinear(source, flags) {
    const [short, long] = [1_000, 1_000_000].map((length) => (0,match_cost/* matchCost */.P)({ source, flags }, length) / length);
    return long !== undefined && short !== undefined && long <= MOST_STEPS && long < 2 * short;
}

;// CONCATENATED MODULE: ./build/js/src/app/config/inputs.js









const matrixLeg = schemas/* string */.YjP().transform((text, context) => {
    const values = valuesIn(text);
    if (values !== undefined)
        return values.length === 0 ? undefined : values.join(', ');
    context.addIssue({ code: 'custom', message: 'the matrix of the job as JSON', input: text });
    return core/* NEVER */.tm;
});
function valuesIn(text) {
    const matrix = (0,json/* jsonOf */.o_)(text);
    if (matrix === null)
        return [];
    return (0,mapping/* isMapping */.p)(matrix)
        ? Object.values(matrix).map((value) => (isPlain(value) ? value : JSON.stringify(value)))
        : undefined;
}
const isPlain = (value) => typeof value === 'string' && !value.includes(', ') && (0,json/* jsonOf */.o_)(value) === undefined;
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
const sources = ['action', 'config', 'flag'];
const common = {
    evals: input_values/* lines */.Mn.default([]).meta({
        description: 'Eval suites to run: files, folders or globs, one per line. `!` excludes.',
        default: 'every suite in `evals/` folders',
    }),
    target: input_values/* names */.Dy.default([]).meta({
        description: 'Names of the targets to run on. Several names form a matrix.',
        default: 'set by the suite',
        value: 'NAME',
    }),
    targets: schemas/* string */.YjP().optional().meta({
        description: 'Targets file, or a folder that contains one.',
        default: 'the nearest `.agentv/targets.yaml`',
        value: 'FILE',
    }),
    testId: input_values/* lines */.Mn.default([]).meta({
        description: 'Run only tests whose id matches one of these globs.',
        default: 'all tests',
        value: 'GLOB',
    }),
    tag: input_values/* names */.Dy.default([]).meta({
        description: 'Run only suites that have all of these tags.',
        default: 'all suites',
        value: 'TAG',
    }),
    trials: (0,input_values/* count */.U9)(1, 100).optional().meta({
        description: 'Trials per test. The score is their mean, unless the suite sets another strategy.',
        default: 'set by the suite, else 1',
        gate: true,
        value: 'N',
    }),
    workers: (0,input_values/* count */.U9)(1, 50).optional().meta({
        description: 'Number of tests to run in parallel, 1 to 50.',
        default: 'set by the suite or the target, else 3',
        value: 'N',
    }),
    threshold: (0,input_values/* share */.uM)().optional().meta({
        description: 'Minimum mean score (0 to 1) of each suite on each target, and pass mark of tests that set none. Overrides the threshold of the suites.',
        default: 'set by the suite, else none',
        gate: true,
        value: 'X',
    }),
    mustPass: input_values/* flag */.Jt.default(false).meta({
        description: 'Require every test to pass. A test fails if most of its planned trials and most of its confirmation trials fail.',
        default: 'false',
        gate: true,
    }),
    baseline: input_values/* lines */.Mn.default([]).meta({
        description: 'What to compare with: `auto`, `none`, or evidence files, run folders, results files or ids of workflow runs, one per line, oldest first. In a folder of runs, the newest complete run is used.',
        default: '`auto`: evidence files in `.agentv/evidence`, else on GitHub the artifacts of the base branch',
        gate: true,
        value: 'SRC',
    }),
    confirm: input_values/* confirmable */.r.default(input_values/* DEFAULT_CONFIRMED */.QN).meta({
        description: 'Re-run suspected regressions to confirm them: the maximum number of tests to re-run, or `off`.',
        default: '50',
        gate: true,
        value: 'HOW',
    }),
    budgetUsd: (0,input_values/* number */.ai)('a number of US dollars over 0', (value) => value > 0)
        .optional()
        .meta({
        description: 'Maximum cost of the run in US dollars, including judges. Tests over budget are skipped.',
        default: 'none',
        gate: true,
        value: 'USD',
    }),
    timeoutMinutes: (0,input_values/* number */.ai)('a number of minutes over 0', (value) => value > 0)
        .optional()
        .meta({
        description: 'Maximum duration of the run in minutes. Tests that have not finished by then are skipped.',
        default: 'none',
        value: 'MINUTES',
    }),
    comment: (0,input_values/* oneOf */.yL)('always', 'on-change', 'on-failure', 'never')
        .default('on-change')
        .meta({
        description: 'When to comment on the pull request: `always`, `on-change` (if there is something to report), `on-failure` or `never`. An existing comment is always updated.',
        default: 'on-change',
        sources: ['action', 'config'],
    }),
    githubToken: schemas/* string */.YjP()
        .optional()
        .meta({
        description: 'Token for comments, check runs and baselines. It is sent only to GitHub.',
        default: 'the token of the job',
        sources: ['action'],
    }),
};
const more = {
    graderTarget: schemas/* string */.YjP().optional().meta({
        description: 'Name of the target that judges all answers.',
        default: 'set by the grader or the target, else the target itself if it is a model',
        value: 'NAME',
    }),
    excludeTag: input_values/* names */.Dy.default([]).meta({
        description: 'Skip suites that have any of these tags.',
        default: 'none',
        sources: ['config', 'flag'],
        value: 'TAG',
    }),
    strict: input_values/* flag */.Jt.default(false).meta({
        description: 'Treat warnings about suites and targets as errors, but for those about old names.',
        default: 'false',
        sources: ['config', 'flag'],
    }),
    dryRun: input_values/* flag */.Jt.default(false).meta({
        description: 'Validate everything and run the plan with stubs. Nothing real is called.',
        default: 'false',
    }),
    resume: schemas/* string */.YjP()
        .optional()
        .meta({
        description: 'Folder of an earlier run to continue: finished tests are reused, the others run, and the results go to the same folder. `last` is the newest run.',
        default: 'none',
        sources: ['flag'],
        value: 'DIR',
    }),
    rerunFailed: input_values/* flag */.Jt.default(false).meta({
        description: 'With `resume`, also re-run tests that did not pass.',
        default: 'false',
        sources: ['flag'],
    }),
    retryErrors: schemas/* string */.YjP()
        .optional()
        .meta({
        description: 'Folder or results file of an earlier run: tests that ended in an error are re-run, the results of the others are reused.',
        default: 'none',
        sources: ['flag'],
        value: 'SRC',
    }),
    workingDirectory: schemas/* string */.YjP()
        .default('.')
        .meta({
        description: 'Folder to run in; paths are relative to it. On GitHub, it must be inside the workspace.',
        default: '.',
        sources: ['action', 'flag'],
        value: 'DIR',
    }),
    outputDirectory: schemas/* string */.YjP()
        .refine((path) => !/\.(?:jsonl?|ya?ml|xml|html?|csv|txt|md)$/i.test(path), 'a folder, not a file')
        .optional()
        .meta({
        description: 'Folder for the results. On GitHub, it must be inside the workspace.',
        default: '`.agentv/results/runs/<experiment>/<time>`',
        value: 'DIR',
    }),
    testTimeoutSeconds: (0,input_values/* number */.ai)('a number of seconds over 0', (value) => value > 0)
        .optional()
        .meta({
        description: 'Time limit of one call of a target, in seconds. `timeout_seconds` of a test takes precedence.',
        default: '`timeout_seconds` of the suite, else of the target, else 1800 for coding agents, 600 for models, 120 for programs',
        value: 'SECONDS',
    }),
    shard: input_values/* shardName */.Az.optional().meta({
        description: 'Run one shard of a sharded run, such as `3/6@<digest>`: `matrix` of the plan has the shards and the digest. `3/6` takes the plan of `plan-path`, or plans on the spot, without GitHub.',
        default: 'the whole run',
        sources: ['action', 'flag'],
        value: 'SHARD',
    }),
    planPath: schemas/* string */.YjP()
        .optional()
        .meta({
        description: 'Folder of the plan of a sharded run, for systems without artifacts.',
        default: 'on GitHub, the artifact of the plan',
        sources: ['action', 'flag'],
        value: 'DIR',
    }),
    requestsPerMinute: input_values/* requestLimits */.W7.optional().meta({
        description: 'Maximum number of requests per minute to a target or to all targets of a provider, judges and retries included: lines `name=number`.',
        default: 'none',
        value: 'LIMIT',
    }),
    cache: input_values/* caches */.IU.optional().meta({
        description: 'What to cache between runs: any of `workspaces`, `judge` (verdicts) and `responses` (responses of models), or `off`.',
        default: '`workspaces,judge`, and `responses` if the suite sets `cache: true`',
        value: 'LIST',
    }),
    seedBaseline: (0,input_values/* count */.U9)(2, pool/* WINDOW */.jf.runs).optional().meta({
        description: 'If tests have no baseline yet, run them this many times (2 to 10) and store as many runs as evidence. Applies to runs that store evidence.',
        default: 'one run',
        gate: true,
        value: 'N',
    }),
    control: schemas/* enum */.k5n(['on', 'off'], { error: 'on or off (default: on)' }).default('on').meta({
        description: 'Also run suspected regressions on the base commit, to separate regressions from drift: `on` or `off`. Skipped if the base commit cannot be checked out.',
        default: 'on',
        gate: true,
        value: 'WHEN',
    }),
    maxDrop: (0,input_values/* share */.uM)()
        .refine((value) => value < 1, 'a number from 0 to below 1')
        .default(0.02)
        .meta({
        description: 'A significant drop of the mean score of a suite that is smaller than this share only warns (0.02 = 2 pp).',
        default: '0.02',
        gate: true,
        value: 'X',
    }),
    maxCostIncrease: (0,input_values/* increase */.N)().optional().meta({
        description: 'Maximum cost increase of a suite, as a share (0.25 = 25%).',
        default: 'report only',
        gate: true,
        value: 'X',
    }),
    maxLatencyIncrease: (0,input_values/* increase */.N)().optional().meta({
        description: 'Maximum latency increase of a suite, as a share (0.5 = 50%).',
        default: 'report only',
        gate: true,
        value: 'X',
    }),
    onInconclusive: (0,input_values/* oneOf */.yL)('pass', 'neutral', 'fail').default('neutral').meta({
        description: 'Conclusion of an inconclusive run: `pass`, `neutral` or `fail`. Only `fail` fails the step.',
        default: 'neutral',
        gate: true,
        value: 'WHAT',
    }),
    jobSummary: (0,input_values/* oneOf */.yL)('full', 'short', 'off')
        .default('full')
        .meta({
        description: 'Report in the job summary: `full`, `short` (for jobs of a large matrix) or `off`.',
        default: 'full',
        sources: ['action', 'config'],
    }),
    annotations: (0,input_values/* oneOf */.yL)('commands', 'check', 'off')
        .default('commands')
        .meta({
        description: 'Annotate failing tests at their line: `commands` (at most 10 per level), `check` (at most 200; turns on `check-run`) or `off`.',
        default: 'commands',
        sources: ['action', 'config'],
    }),
    checkRun: input_values/* flag */.Jt.default(false).meta({
        description: 'Create a check run in addition to the check of the job. Requires `checks: write`.',
        default: 'false',
        sources: ['action', 'config'],
    }),
    uploadArtifacts: input_values/* flag */.Jt.default(true).meta({
        description: 'Upload results, reports and evidence as artifacts.',
        default: 'true',
        sources: ['action', 'config'],
    }),
    html: (0,input_values/* oneOf */.yL)('auto', 'true', 'false').default('auto').meta({
        description: 'Write the HTML report, `report.html`. `false` turns it off.',
        default: 'auto',
        value: 'WHEN',
    }),
};
const advanced = {
    reuse: (0,input_values/* oneOf */.yL)('auto', 'off').default('auto').meta({
        description: 'In pull requests, reuse results of tests whose files, input and graders are unchanged, and re-run 1 in 20 of them: `auto` or `off`.',
        default: 'auto',
        value: 'WHEN',
    }),
    maxErrorRate: (0,input_values/* share */.uM)()
        .default(0.1)
        .meta({
        description: 'Maximum share of trials that may end in an infrastructure or grader error. Above it, the run is invalid.',
        default: '0.10',
        sources: ['config', 'flag'],
        gate: true,
        value: 'X',
    }),
    maxRetries: (0,input_values/* count */.U9)(0, 20)
        .optional()
        .meta({
        description: 'Retries of a call after an infrastructure error. A timeout or a low score is never retried.',
        default: 'set by the target, else 3 for models and 2 for others',
        sources: ['config', 'flag'],
        value: 'N',
    }),
    experiment: schemas/* string */.YjP()
        .regex(/^(?!\.\.?$)[A-Za-z0-9._-]{1,100}$/, 'a label of the characters A\u2013Z, a\u2013z, 0\u20139, ".", "_" and "-"')
        .default('default')
        .meta({
        description: 'Label of the run: a folder in the results, and `AGENTV_EXPERIMENT` for programs.',
        default: 'default',
        value: 'LABEL',
    }),
    baselineBranch: input_values/* branch */.tk.optional().meta({
        description: 'Branch whose runs are the baseline.',
        default: 'the base branch of the pull request, else the default branch',
        sources: ['action', 'config'],
        gate: true,
    }),
    baselineMaxAge: age.optional().meta({
        description: 'Maximum age of the baseline in hours, days or weeks, such as `12h`, `30d` or `2w`.',
        default: '30d',
        gate: true,
        value: 'AGE',
    }),
    evidence: (0,input_values/* oneOf */.yL)('auto', 'never').default('auto').meta({
        description: 'Store the trials of a complete run as evidence for later runs: `auto` or `never`.',
        default: 'auto',
        gate: true,
        value: 'WHEN',
    }),
    samples: input_values/* flag */.Jt.default(true).meta({
        description: 'Store answers of the base branch, which the HTML report shows, as an artifact next to the evidence.',
        default: 'true',
        sources: ['config'],
    }),
    htmlMaxMib: (0,input_values/* count */.U9)(1, 100)
        .default(24)
        .meta({
        description: 'Maximum size of the HTML report in MiB, 1 to 100. Larger reports leave out details of passing tests first.',
        default: '24',
        sources: ['config'],
    }),
    quarantineFile: schemas/* string */.YjP()
        .optional()
        .meta({
        description: 'File that lists tests in quarantine. They cannot fail the run until their expiry date.',
        default: '`.agentv/quarantine.yaml`, if it exists',
        sources: ['config', 'flag'],
        gate: true,
        value: 'FILE',
    }),
    workspaceMode: (0,input_values/* oneOf */.yL)('pooled', 'temp', 'static')
        .optional()
        .meta({
        description: 'Workspaces of agents: `pooled` ones are reused by later runs, `temp` ones are new, `static` is your own folder.',
        default: 'set by the suite, else pooled',
        sources: ['config', 'flag'],
        value: 'MODE',
    }),
    workspacePath: schemas/* string */.YjP()
        .optional()
        .meta({
        description: 'Your own folder for agents to work in. If it is empty, the template and the repositories of the suite are added.',
        default: 'set by the suite',
        sources: ['config', 'flag'],
        value: 'DIR',
    }),
    retainOnSuccess: (0,input_values/* oneOf */.yL)('keep', 'cleanup')
        .optional()
        .meta({
        description: 'Workspace of a test that scored 0.5 or more: `keep` or `cleanup`.',
        default: 'cleanup',
        sources: ['config', 'flag'],
        value: 'WHAT',
    }),
    retainOnFailure: (0,input_values/* oneOf */.yL)('keep', 'cleanup')
        .optional()
        .meta({
        description: 'Workspace of any other test: `keep` or `cleanup`.',
        default: 'keep, but cleanup on GitHub',
        sources: ['config', 'flag'],
        value: 'WHAT',
    }),
    workspaceClean: (0,input_values/* oneOf */.yL)('standard', 'full')
        .optional()
        .meta({
        description: 'Reset each workspace after each test, whatever the suite says: `standard` keeps files that git ignores, `full` restores everything. A static folder is never reset.',
        default: '`after_each.reset` of the suite',
        sources: ['config', 'flag'],
        value: 'HOW',
    }),
    redact: redactions.default([]).meta({
        description: 'More text to redact from results and reports, one per line: plain text, which is found in all its encodings, or `/a regular expression/`.',
        default: 'only secrets',
        value: 'TEXT',
    }),
    otel: input_values/* backends */.Sq.default([]).meta({
        description: 'Export traces (OpenTelemetry) after the run: `otlp`, `braintrust`, `langfuse`, `confident`, `file`, a program of yours in `.agentv/otel-backends/`, or `off`. Several names are possible.',
        default: 'off',
        value: 'NAME',
    }),
    otelFile: input_values/* stampedPath */._f.optional().meta({
        description: 'Write the traces to this file as OTLP JSON. `{timestamp}` is the start of the run.',
        default: 'none; `traces.otlp.jsonl` in the run folder with `otel: file`',
        sources: ['config', 'flag'],
        value: 'FILE',
    }),
    otelCaptureContent: input_values/* flag */.Jt.default(false).meta({
        description: 'Include prompts, answers, tool inputs and outputs, and explanations in traces.',
        default: 'false',
        sources: ['config', 'flag'],
    }),
    otelGroupTurns: input_values/* flag */.Jt.default(false).meta({
        description: 'Group the messages of a conversation into a span per turn.',
        default: 'false',
        sources: ['config', 'flag'],
    }),
    traceFile: input_values/* stampedPath */._f.optional().meta({
        description: 'Write a JSON line per test with its tool calls, times and cost. `{timestamp}` is the start of the run.',
        default: 'none',
        sources: ['config', 'flag'],
        value: 'FILE',
    }),
    commentKey: schemas/* string */.YjP()
        .max(100, 'at most 100 characters')
        .optional()
        .meta({
        description: 'Identifies the comment, evidence, artifacts and caches of the job.',
        default: 'workflow and job, with the values of the matrix',
        sources: ['action', 'config'],
        value: 'KEY',
    }),
    matrix: matrixLeg.optional().meta({
        description: 'Matrix of the job as JSON, to tell its legs apart.',
        default: 'the matrix of the job',
        sources: ['action'],
    }),
    prNumber: (0,input_values/* count */.U9)(1, 2 ** 31 - 1)
        .optional()
        .meta({
        description: 'Number of the pull request to comment on.',
        default: 'from the event, else the one open pull request whose head is the commit',
        sources: ['action', 'config'],
    }),
    commitSha: schemas/* string */.YjP()
        .regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i, 'the full hash of a commit')
        .transform((sha) => sha.toLowerCase())
        .optional()
        .meta({
        description: 'Commit that the results belong to.',
        default: 'from the event',
        sources: ['action', 'config'],
        value: 'SHA',
    }),
    checkName: schemas/* string */.YjP()
        .refine((name) => Buffer.byteLength(name) <= limits/* CHECK_NAME_BYTES */.rI, `a text of at most ${limits/* CHECK_NAME_BYTES */.rI} bytes`)
        .optional()
        .meta({ description: 'Name of the check run.', default: '`agentv: <comment-key>`', sources: ['config'] }),
    artifactRetentionDays: (0,input_values/* count */.U9)(1, 400)
        .optional()
        .meta({
        description: 'Days to keep artifacts, up to the maximum of the repository.',
        default: 'set by the repository',
        sources: ['action', 'config'],
    }),
    allowUntrustedCode: input_values/* flag */.Jt.default(false).meta({
        description: 'Run on events that anyone can trigger in a job that has secrets (`pull_request_target`, `issues`, `issue_comment` and others).',
        default: 'false',
        sources: ['action'],
    }),
};
const inputsSchema = schemas/* strictObject */.rej({ ...common, ...more, ...advanced });
const inputNames = Object.keys(inputsSchema.shape);
const isInput = (word) => Object.hasOwn(inputsSchema.shape, word);
const inputGroups = {
    Common: Object.keys(common),
    More: Object.keys(more),
    Advanced: Object.keys(advanced),
};
function docsOf(name) {
    return inputsSchema.shape[name].meta();
}
const sourcesOf = (name) => docsOf(name).sources ?? sources;
const actionInputNames = inputNames.filter((name) => sourcesOf(name).includes('action'));
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

/***/ 42058:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Of: () => (/* binding */ refusalOf),
/* harmony export */   TR: () => (/* binding */ refuse),
/* harmony export */   kr: () => (/* binding */ refusedIn)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5594);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38369);



const REMOVED = {
    alpha: 'Remove it: the chance of a false alarm is fixed (3% for all suites, 2% for all single tests).',
    cluster: 'Remove it: the interval of a suite includes run-to-run variation.',
    driftIssue: 'Remove it: the comment and the summary name tests that fail on the base commit as well.',
    judgeVotes: 'Remove it: a judge is asked once for each answer.',
    maxRegressions: 'Name the tests that may fail, with an owner and an expiry date, in .agentv/quarantine.yaml.',
    metric: 'Remove it: suites are always compared by their scores.',
    onChanged: 'Remove it: changed tests are listed, and their diff is in the pull request.',
    onMissingBaseline: 'Remove it: a pull request without a baseline is inconclusive; see on-inconclusive.',
    order: 'Remove it: the longest tests start first.',
    requireMde: 'Remove it: the smallest detectable drop is shown before the run and in the report.',
    stopEarly: 'Remove it: every planned test runs.',
};
const refusedIn = (source) => [
    ...Object.keys(REMOVED),
    ..._inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .inputNames */ .vj.filter((name) => !(0,_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .sourcesOf */ .u0)(name).includes(source)),
];
function refusalOf(key, source, shown = key) {
    const name = refusedIn(source).find((refused) => (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .kebab */ .i9)(refused) === (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .kebab */ .i9)(key));
    if (name === undefined)
        return undefined;
    if (!(0,_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .isInput */ .Xy)(name))
        return { message: `"${shown}" was removed`, hint: REMOVED[name] ?? '' };
    const ways = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .sourcesOf */ .u0)(name).map((each) => WAYS[each](name));
    return { message: `"${shown}" is not ${LOCATIONS[source]}`, hint: `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .capitalized */ .l2)(ways.join(', or '))}.` };
}
function refuse(names, source, spell = _shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .kebab */ .i9) {
    const problems = names.flatMap((name) => {
        const refusal = refusalOf(name, source, spell(name));
        return refusal === undefined ? [] : [{ code: 'INPUT_INVALID', severity: 'error', ...refusal }];
    });
    if (problems.length > 0)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(problems);
}
const LOCATIONS = {
    action: 'an input of the action',
    config: 'a key of .agentv/config.yaml',
    flag: 'a flag',
};
const WAYS = {
    action: (name) => `set the input ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .kebab */ .i9)(name)} of the action`,
    config: (name) => `set ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .snake */ .t9)(name)} under ${(0,_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .docsOf */ .fE)(name).gate ? 'gate' : 'eval_action'} in .agentv/config.yaml`,
    flag: (name) => `use --${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .kebab */ .i9)(name)} of eval-action run on the command line`,
};


/***/ }),

/***/ 50535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wr: () => (/* binding */ adviceOf),
  FO: () => (/* binding */ exitCodeOf),
  ew: () => (/* binding */ exitOnUncaughtErrors),
  t4: () => (/* binding */ toExitCode)
});

;// CONCATENATED MODULE: ./build/js/src/adapters/process/uncaught-errors.js
function onUncaughtError(report, exitCode) {
    process.on('uncaughtException', (error) => {
        report(error);
        process.exit(exitCode);
    });
}

// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/grouped-problems.js
var grouped_problems = __webpack_require__(10664);
// EXTERNAL MODULE: ./build/js/src/shared/never.js
var never = __webpack_require__(25379);
;// CONCATENATED MODULE: ./build/js/src/app/pipeline/exit-code.js




async function toExitCode(work, log) {
    try {
        return await work();
    }
    catch (error) {
        for (const line of adviceOf(error))
            log.error(line);
        return 2;
    }
}
const exitOnUncaughtErrors = (log) => onUncaughtError((error) => log.error(asBug(error)), 2);
function exitCodeOf({ verdict, conclusion }) {
    const { kind } = verdict;
    switch (kind) {
        case 'pass':
        case 'warn':
            return 0;
        case 'inconclusive':
            return conclusion === 'failure' ? 1 : 0;
        case 'fail':
            return 1;
        case 'invalid':
        case 'cancelled':
            return 2;
        default:
            return (0,never/* never */.Z)(kind);
    }
}
const adviceOf = (error) => (error instanceof errors/* UserError */.yo ? asAdvice(error) : [asBug(error)]);
const asAdvice = ({ problems }) => [
    ...(0,grouped_problems/* groupProblems */.U)(problems).map(errors/* problemText */.fI),
    ...(problems.length > 1 ? [`${(0,grouped_problems/* countGrouped */.m)(problems)} problems; nothing was run.`] : []),
];
const asBug = (error) => `This is a bug in eval-action. Please report it with these lines: https://github.com/agentv/eval-action/issues\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;


/***/ }),

/***/ 51100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ withoutCopies)
/* harmony export */ });
function withoutCopies(tests) {
    const suspicious = runsOfEqualTime(tests);
    if (suspicious.length === 0)
        return tests;
    const known = new Set();
    const copies = new Set();
    for (const run of suspicious) {
        const rows = rowsOf(tests, run);
        if (known.has(rows))
            copies.add(run);
        known.add(rows);
    }
    if (copies.size === 0)
        return tests;
    return tests
        .map(({ testId, trials }) => ({ testId, trials: trials.filter(({ run }) => !copies.has(run)) }))
        .filter(({ trials }) => trials.length > 0);
}
function runsOfEqualTime(tests) {
    const times = new Map();
    for (const { trials } of tests) {
        let last;
        for (const { run, time } of trials) {
            if (run !== last && !times.has(run))
                times.set(run, time);
            last = run;
        }
    }
    const counts = new Map();
    for (const time of times.values())
        counts.set(time, (counts.get(time) ?? 0) + 1);
    const runs = [...times].filter(([, time]) => (counts.get(time) ?? 0) > 1).map(([run]) => run);
    return runs.sort((a, b) => (a > b ? -1 : 1));
}
const rowsOf = (tests, name) => JSON.stringify(tests.flatMap(({ testId, trials }) => {
    const own = trials.filter(({ run }) => run === name);
    return own.length === 0 ? [] : [[testId, own.map(rowOf).sort()]];
}));
const rowOf = ({ time, score }) => `${time} ${score}`;


/***/ }),

/***/ 22911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ canonical),
/* harmony export */   Fo: () => (/* binding */ poolsOf),
/* harmony export */   IA: () => (/* binding */ mergePools),
/* harmony export */   jf: () => (/* binding */ WINDOW),
/* harmony export */   t2: () => (/* binding */ prunePool)
/* harmony export */ });
/* harmony import */ var _model_run_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55631);
/* harmony import */ var _model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56768);
/* harmony import */ var _model_run_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32506);
/* harmony import */ var _shared_grouped_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47891);
/* harmony import */ var _shared_iso_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77584);
/* harmony import */ var _copies_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51100);






const WINDOW = { runs: 10, days: 30 };
const DAY_MS = 86_400_000;
function poolsOf(run, origin) {
    if (!run.complete || run.dryRun)
        return [];
    const measured = run.results.filter((result) => !(0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_2__/* .isReused */ .x0)(result) && !isFromOtherCache(result));
    const time = (0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_2__/* .startOf */ .GH)(run);
    return bySuite(measured, ({ suiteFile, suite, target }) => [suiteFile, suite, target])
        .map((results) => poolOf(results, { time, restricted: isRestricted(run), ...origin }))
        .filter(({ tests }) => tests.length > 0);
}
const isFromOtherCache = ({ importedFrom, cached }) => importedFrom !== undefined && cached === true;
function withoutCachedTrials(result) {
    if (result.importedFrom === undefined || result.trials === undefined)
        return result;
    return { ...result, trials: result.trials.filter(({ cached }) => cached !== true) };
}
const isRestricted = ({ selected = [] }) => selected.length > 0 || undefined;
function poolOf(results, { run, sha, time, restricted }) {
    const tests = new Map();
    for (const result of results) {
        const { testId, measure, subject, agentVersion } = result;
        const mustPass = result.mustPass || undefined;
        const trials = (0,_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_1__/* .presentTrials */ .$z)(withoutCachedTrials(result)).map(({ pass, score, costUsd, durationMs }) => ({
            measure,
            subject,
            run,
            sha,
            time,
            pass,
            score,
            costUsd,
            durationMs,
            agentVersion,
            mustPass,
            restricted,
        }));
        if (trials.length === 0)
            continue;
        const known = tests.get(testId);
        tests.set(testId, known === undefined ? trials : [...known, ...trials]);
    }
    const [{ suite, suiteFile: file, target }] = results;
    return inOrder({
        schemaVersion: 1,
        suite,
        file,
        target,
        tests: Array.from(tests, ([testId, trials]) => ({ testId, trials })),
        resets: [],
    });
}
function mergePools(pools) {
    return bySuite(pools, ({ file, suite, target }) => [file, suite, target]).map((own) => {
        const resets = new Map(own.flatMap((pool) => pool.resets).map((reset) => [JSON.stringify(resetInOrder(reset)), reset]));
        return withoutResetTrials({
            ...own[0],
            tests: own.length === 1 ? own[0].tests : mergeTests(own),
            resets: [...resets.values()],
        });
    });
}
function mergeTests(pools) {
    const all = pools.flatMap((pool) => pool.tests);
    if (haveOtherRuns(pools))
        return joinTests(all);
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
function haveOtherRuns(pools) {
    const known = new Set();
    for (const { tests } of pools) {
        const own = new Set(tests.flatMap(({ trials }) => trials.map(({ run }) => run)));
        for (const run of own)
            if (known.has(run))
                return false;
        for (const run of own)
            known.add(run);
    }
    return true;
}
function joinTests(all) {
    const tests = new Map();
    for (const { testId, trials } of all) {
        const known = tests.get(testId);
        tests.set(testId, known === undefined ? trials : [...known, ...trials]);
    }
    return Array.from(tests, ([testId, trials]) => ({ testId, trials: trials }));
}
function prunePool(pool, now, days = WINDOW.days, newest = now) {
    const latest = Date.parse(newest) + DAY_MS;
    const earliest = Date.parse(now) - days * DAY_MS;
    const isCurrent = ({ time }) => {
        const at = (0,_shared_iso_time_js__WEBPACK_IMPORTED_MODULE_4__/* .momentOf */ .Et)(time);
        return at >= earliest && at <= latest;
    };
    const current = withoutResetTrials(pool).tests.map(({ testId, trials }) => ({
        testId,
        trials: measuredAlike(trials.filter(isCurrent)),
    }));
    const recent = (0,_copies_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutCopies */ .O)(current);
    const runs = newestRuns(recent);
    return inOrder({
        ...pool,
        tests: recent
            .map(({ testId, trials }) => ({
            testId,
            trials: trials.filter(({ run }) => runs.has(run)),
        }))
            .filter(({ trials }) => trials.length > 0),
        resets: pool.resets.filter(({ time }) => Date.parse(time) >= earliest),
    });
}
function canonical(pool) {
    const { suite, file, target, tests, resets } = inOrder(pool);
    return {
        schemaVersion: 1,
        suite,
        ...(file !== undefined && { file }),
        target,
        tests: tests.map(({ testId, trials }) => ({ testId, trials: trials.map(trialInOrder) })),
        resets,
    };
}
function inOrder(pool) {
    return {
        ...pool,
        tests: sorted(pool.tests, (a, b) => ascending(a.testId, b.testId)).map((test) => {
            const trials = sorted(test.trials, byAge);
            return trials === test.trials ? test : { testId: test.testId, trials };
        }),
        resets: pool.resets.map(resetInOrder).sort((a, b) => ascending(JSON.stringify(a), JSON.stringify(b))),
    };
}
function sorted(items, compare) {
    const isSorted = items.every((item, at) => at === 0 || compare(items[at - 1], item) <= 0);
    return isSorted ? items : [...items].sort(compare);
}
function withoutResetTrials(pool) {
    const isMeasured = ({ trials }) => trials.length > 0;
    if (pool.resets.length === 0)
        return inOrder({ ...pool, tests: pool.tests.filter(isMeasured) });
    const since = new Map();
    for (const { testId, time } of pool.resets) {
        since.set(testId, Math.max(since.get(testId) ?? Number.NEGATIVE_INFINITY, Date.parse(time)));
    }
    return inOrder({
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
    const newest = trials.findLast(({ measure }) => measure !== undefined)?.measure;
    return trials.filter(({ measure }) => measure === undefined || newest === undefined || (0,_model_run_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameMeasure */ .$1)(measure, newest));
}
function newestRuns(tests) {
    const times = new Map();
    for (const { trials } of tests) {
        for (const { run, time } of trials)
            times.set(run, Math.max(times.get(run) ?? 0, (0,_shared_iso_time_js__WEBPACK_IMPORTED_MODULE_4__/* .momentOf */ .Et)(time)));
    }
    const newest = [...times].sort(([a, m], [b, n]) => n - m || ascending(b, a)).slice(0, WINDOW.runs);
    return new Set(newest.map(([run]) => run));
}
function bySuite(items, partsOf) {
    return [...(0,_shared_grouped_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .z)(items, partsOf)].sort(([a], [b]) => ascending(a, b)).map(([, group]) => group);
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
    ascending(a.subject ?? '', b.subject ?? '') ||
    ascending(a.agentVersion ?? '', b.agentVersion ?? '');
const trialInOrder = (trial) => {
    const { measure, subject, run, sha, time, pass, score, costUsd, durationMs, agentVersion, mustPass, restricted } = trial;
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
        ...(agentVersion !== undefined && { agentVersion }),
        ...(mustPass && { mustPass }),
        ...(restricted && { restricted }),
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

/***/ 7126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ sentenceOf),
/* harmony export */   BS: () => (/* binding */ invalidValue),
/* harmony export */   IB: () => (/* binding */ underStrict),
/* harmony export */   IF: () => (/* binding */ userError),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   fI: () => (/* binding */ problemText),
/* harmony export */   yo: () => (/* binding */ UserError),
/* harmony export */   zs: () => (/* binding */ problemSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _late_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44657);
/* harmony import */ var _suite_location_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37987);



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
    location: _suite_location_js__WEBPACK_IMPORTED_MODULE_2__/* .locationSchema */ .H.optional(),
    expected: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    found: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    hint: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    similar: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ count: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive(), lines: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive()) }).optional(),
}));
const underStrict = (problem) => problem.code === 'DEPRECATED' ? problem : { ...problem, severity: 'error' };
function sentenceOf({ message, similar, location }) {
    if (similar === undefined)
        return message;
    const { count, lines } = similar;
    const where = lines.length === 0 ? '' : `: ${count === 1 ? 'line' : 'lines'} ${lines.join(', ')}`;
    const cut = lines.length > 0 && lines.length < count ? ', \u2026' : '';
    return `${message} (and ${count} more of this kind${location ? ' in this file' : ''}${where}${cut})`;
}
function problemText(problem) {
    const head = problem.location ? `${(0,_suite_location_js__WEBPACK_IMPORTED_MODULE_2__/* .locationText */ .f)(problem.location)}: ${sentenceOf(problem)}` : sentenceOf(problem);
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

/***/ 10664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ groupProblems),
/* harmony export */   m: () => (/* binding */ countGrouped)
/* harmony export */ });
/* harmony import */ var _shared_grouped_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47891);

const LISTED = 20;
const NAMED_LINES = 10;
function groupProblems(problems) {
    const sameText = merged(withoutRepeats(problems), 1, (problem) => problem.severity === 'warning' ? problem.message : undefined);
    return merged(sameText, LISTED, ({ message }) => shapeOf(message));
}
function withoutRepeats(problems) {
    const known = new Set();
    return problems.filter(({ code, severity, message, location, similar }) => {
        if (location === undefined || similar !== undefined)
            return true;
        const key = JSON.stringify([code, severity, message, location]);
        return !known.has(key) && known.add(key);
    });
}
const countGrouped = (problems) => problems.reduce((sum, { similar }) => sum + 1 + (similar?.count ?? 0), 0);
function merged(problems, most, kindOf) {
    const groups = (0,_shared_grouped_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .z)(problems.entries(), ([index, problem]) => {
        const kind = kindOf(problem);
        return kind === undefined
            ? [`${index}`]
            : [problem.severity, problem.code, problem.location?.file ?? fileOf(problem), kind];
    });
    const shown = [...groups.values()].flatMap((group) => (group.length > most ? [firstOf(group)] : group));
    return shown.sort(([a], [b]) => a - b).map(([, problem]) => problem);
}
function firstOf([[index, first], ...others]) {
    const rest = others.map(([, problem]) => problem);
    const lines = rest.flatMap(({ location, similar }) => [
        ...(location ? [location.line] : []),
        ...(similar?.lines ?? []),
    ]);
    const similar = {
        count: countGrouped(rest) + (first.similar?.count ?? 0),
        lines: [...new Set([...(first.similar?.lines ?? []), ...lines])].sort((a, b) => a - b).slice(0, NAMED_LINES),
    };
    return [index, { ...first, similar }];
}
const fileOf = (problem) => problem.file;
const shapeOf = (message) => message.replace(/"[^"]*"/g, '""').replace(/\d+/g, '0');


/***/ }),

/***/ 44657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ lateObject)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);

const lateObject = (shape) => zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej(shape()));


/***/ }),

/***/ 82203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ earlierAttemptSchema),
/* harmony export */   p: () => (/* binding */ MOST_ATTEMPTS)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
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
    reruns: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(trialSchema),
    control: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(trialSchema),
}));
const earlierAttemptSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    attempt: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive(),
    tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(earlierTestSchema),
}));
const MOST_ATTEMPTS = 50;


/***/ }),

/***/ 47422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ environmentSchema),
/* harmony export */   x: () => (/* binding */ commonEnvironment)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _late_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44657);


const word = () => zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).max(100);
const environmentSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    platform: word().optional(),
    arch: word().optional(),
    cpus: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive().optional(),
    memoryGib: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive().optional(),
    workers: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive().optional(),
    image: word().optional(),
    imageVersion: word().optional(),
}));
function commonEnvironment(environments) {
    const [first, ...others] = environments;
    if (first === undefined)
        return undefined;
    const common = Object.entries(first).filter(([key, value]) => others.every((other) => other?.[key] === value));
    return common.length === 0 ? undefined : Object.fromEntries(common);
}


/***/ }),

/***/ 81832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ reviewVerdicts),
/* harmony export */   r: () => (/* binding */ feedbackSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _late_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44657);


const reviewVerdicts = ['acceptable', 'needs_improvement', 'incorrect', 'flaky'];
const reviewedTestSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    testId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    verdict: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(reviewVerdicts).optional(),
    notes: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    graderNotes: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    workspaceNotes: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
}));
const feedbackSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    runId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    reviewer: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    timestamp: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    overallNotes: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(reviewedTestSchema),
}));


/***/ }),

/***/ 55631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $1: () => (/* binding */ isSameMeasure),
/* harmony export */   Go: () => (/* binding */ isWholeSubject),
/* harmony export */   SQ: () => (/* binding */ importedMeasureText),
/* harmony export */   aZ: () => (/* binding */ whyNotComparable),
/* harmony export */   kD: () => (/* binding */ measureText),
/* harmony export */   yq: () => (/* binding */ subjectText)
/* harmony export */ });
const MEASURE_VERSION = 'm1';
const IMPORTED_VERSION = 'i1';
const measureParts = ['question', 'graders', 'judge', 'limits'];
const SUBJECT_VERSION = 's1';
const UNKNOWN = '-';
const measureText = (hashes) => [MEASURE_VERSION, ...measureParts.map((part) => hashes[part])].join('.');
const importedMeasureText = (hashes) => [IMPORTED_VERSION, ...measureParts.map((part) => hashes[part] ?? UNKNOWN)].join('.');
const subjectText = ({ target, workspace = UNKNOWN, files = UNKNOWN }) => [SUBJECT_VERSION, target, workspace, files].join('.');
const isWholeSubject = (subject) => {
    const [version, ...hashes] = subject.split('.');
    return version === SUBJECT_VERSION && hashes.length === 3 && !hashes.includes(UNKNOWN) && !hashes.includes('');
};
function isSameMeasure(before, now) {
    if (before === now)
        return true;
    if (!isImported(before) || !isImported(now))
        return false;
    const [earlier, present] = [before.split('.'), now.split('.')];
    return earlier.length === present.length && earlier.every((part, index) => isSamePart(part, present[index]));
}
const isImported = (measure) => measure.startsWith(`${IMPORTED_VERSION}.`);
const isSamePart = (before, now) => before === now || before === UNKNOWN || now === UNKNOWN;
function whyNotComparable(before, now) {
    if (isImported(before) !== isImported(now))
        return 'not comparable: another tool measured it';
    const [earlierRuns, present] = [before.split('.'), now.split('.')];
    if (earlierRuns[0] !== present[0])
        return 'not comparable: another version measured it in another way';
    if (isImported(now) && earlierRuns.at(-1) !== present.at(-1)) {
        return 'not comparable: another tool, or another major version of it, measured it';
    }
    const changed = measureParts.filter((_, index) => !isSamePart(earlierRuns[index + 1], present[index + 1]));
    if (earlierRuns.length !== present.length || changed.length === 0)
        return 'its question or its grading changed';
    const [first = '', ...others] = changed.map((part) => `the ${part}`);
    const subject = others.length === 0 ? first : `${[first, ...others.slice(0, -1)].join(', ')} and ${others.at(-1)}`;
    return `${changed.includes('judge') ? 'not comparable: ' : ''}${subject} changed`;
}


/***/ }),

/***/ 66536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AR: () => (/* binding */ costsOf),
/* harmony export */   E2: () => (/* binding */ clampScore),
/* harmony export */   Vj: () => (/* binding */ verdictOf),
/* harmony export */   XC: () => (/* binding */ graderScoreSchema),
/* harmony export */   gn: () => (/* binding */ withMembers),
/* harmony export */   uI: () => (/* binding */ assertionSchema),
/* harmony export */   wR: () => (/* binding */ graderVerdicts)
/* harmony export */ });
/* unused harmony export gradeSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _late_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44657);
/* harmony import */ var _suite_suite_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20758);
/* harmony import */ var _message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89976);




const assertionSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    passed: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    evidence: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
}));
const graderVerdicts = ['pass', 'fail', 'skip'];
const verdictOf = (score) => (score >= _suite_suite_js__WEBPACK_IMPORTED_MODULE_2__/* .PASS_MARK */ .Yn ? 'pass' : 'fail');
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
    tokenUsage: _message_js__WEBPACK_IMPORTED_MODULE_3__/* .tokenUsageSchema */ .uX.optional(),
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
const costsOf = (score) => withMembers(score).flatMap(({ costUsd }) => costUsd ?? []);


/***/ }),

/***/ 97535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ip: () => (/* binding */ importedFileSchema),
/* harmony export */   Ub: () => (/* binding */ importFormats),
/* harmony export */   c: () => (/* binding */ identityKinds)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _late_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44657);


const importFormats = ['jsonl', 'junit', 'ctrf', 'promptfoo', 'inspect', 'deepeval'];
const identityKinds = ['declared', 'named', 'content'];
const attemptKinds = ['all', 'last-only', 'unknown'];
const importedFileSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    format: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(importFormats),
    tool: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    version: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative(),
    trials: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative(),
    identity: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(identityKinds),
    attempts: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(attemptKinds),
    withoutId: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive().optional(),
    withoutDefinition: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive().optional(),
    skipped: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive().optional(),
    cached: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive().optional(),
}));


/***/ }),

/***/ 89976:
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
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

/***/ 207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: () => (/* binding */ responseSchema),
/* harmony export */   Ig: () => (/* binding */ failureSchema),
/* harmony export */   JC: () => (/* binding */ reasonCodes),
/* harmony export */   NF: () => (/* binding */ isNotRun),
/* harmony export */   _$: () => (/* binding */ stages),
/* harmony export */   fQ: () => (/* binding */ failureClasses),
/* harmony export */   gz: () => (/* binding */ failed),
/* harmony export */   r3: () => (/* binding */ isRetryable),
/* harmony export */   s7: () => (/* binding */ isAgentFailure)
/* harmony export */ });
/* unused harmony export outcomeSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _late_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44657);
/* harmony import */ var _suite_location_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37987);
/* harmony import */ var _message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89976);
/* harmony import */ var _paid_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49549);





const failureClasses = [
    'config',
    'provider',
    'rate_limit',
    'auth',
    'timeout',
    'crash',
    'cost_limit',
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
    location: _suite_location_js__WEBPACK_IMPORTED_MODULE_2__/* .locationSchema */ .H.optional(),
    httpStatus: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().optional(),
    permanent: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
    retryAfterMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
}));
const responseSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    messages: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_message_js__WEBPACK_IMPORTED_MODULE_3__/* .messageSchema */ .HQ),
    tokenUsage: _message_js__WEBPACK_IMPORTED_MODULE_3__/* .tokenUsageSchema */ .uX.optional(),
    costUsd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
    startTime: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    endTime: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    fileChanges: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    model: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    agentVersion: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    cached: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
    paid: _paid_js__WEBPACK_IMPORTED_MODULE_4__/* .paidSchema */ .q.optional(),
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
const NOT_RUN = ['budget_exceeded', 'error_threshold_exceeded', 'dependency_failed'];
const isNotRun = ({ reason }) => NOT_RUN.includes(reason);
const isAgentFailure = (failure) => AGENT_FAILURES.includes(failure.class) && !isNotRun(failure);
const AGENT_FAILURES = ['timeout', 'crash', 'cost_limit'];


/***/ }),

/***/ 49549:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ paidFor),
/* harmony export */   q: () => (/* binding */ paidSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _late_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44657);
/* harmony import */ var _message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89976);



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

/***/ 97537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ agentvPassMarkOf),
  L: () => (/* binding */ requirementSchema)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./build/js/src/model/late-object.js
var late_object = __webpack_require__(44657);
// EXTERNAL MODULE: ./build/js/src/model/suite/suite.js
var suite = __webpack_require__(20758);
// EXTERNAL MODULE: ./build/js/src/model/suite/location.js
var suite_location = __webpack_require__(37987);
;// CONCATENATED MODULE: ./build/js/src/model/suite/target.js



const targetSchema = (0,late_object/* lateObject */.k)(() => ({
    name: schemas/* string */.YjP(),
    resolvedName: schemas/* string */.YjP(),
    provider: schemas/* string */.YjP(),
    options: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()),
    graderTarget: schemas/* string */.YjP().optional(),
    workers: schemas/* int */.Whr().positive().optional(),
    workspaceTemplate: schemas/* strictObject */.rej({ path: schemas/* string */.YjP(), location: suite_location/* locationSchema */.H }).optional(),
    fallbackTargets: schemas/* array */.YOg(schemas/* string */.YjP()),
    batching: schemas/* boolean */.zMY(),
    location: suite_location/* locationSchema */.H,
}));

;// CONCATENATED MODULE: ./build/js/src/model/run/plan.js




const stepSchema = (0,late_object/* lateObject */.k)(() => ({
    kind: schemas/* literal */.euz('run'),
    index: schemas/* int */.Whr().nonnegative(),
    suite: suite/* suiteSchema */.Y9,
    test: suite/* testSchema */.Ms,
    target: targetSchema,
    trials: suite/* trialPolicySchema */.c,
    part: schemas/* strictObject */.rej({ first: schemas/* int */.Whr().nonnegative(), of: schemas/* int */.Whr().positive() }).optional(),
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
const requirementSchema = (0,late_object/* lateObject */.k)(() => ({
    suite: schemas/* string */.YjP(),
    file: schemas/* string */.YjP(),
    target: schemas/* string */.YjP(),
    threshold: schemas/* number */.aig().min(0).max(1),
    from: schemas/* enum */.k5n(['input', 'suite']),
}));


/***/ }),

/***/ 56768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ presentTrials),
/* harmony export */   g5: () => (/* binding */ failureOf),
/* harmony export */   ik: () => (/* binding */ measuredTrials)
/* harmony export */ });
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(207);

function presentTrials(result) {
    const { trials, aggregation } = result;
    if (trials === undefined || aggregation?.strategy === 'pass_at_k')
        return wholeTest(result);
    return measuredTrials(trials);
}
const measuredTrials = (trials) => trials.flatMap((trial) => presentTrial(trial, trial.failure) ?? []);
function wholeTest(result) {
    const trial = presentTrial(result, failureOf(result));
    return trial === undefined ? [] : [trial];
}
function failureOf(result) {
    if (result.status !== 'execution_error')
        return undefined;
    const { failure, trials = [] } = result;
    return [failure, ...trials.flatMap((trial) => trial.failure ?? [])].find(_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .isAgentFailure */ .s7) ?? failure;
}
function presentTrial({ status, score, costUsd, durationMs }, failure) {
    if (status !== 'execution_error')
        return { pass: status === 'ok', score, costUsd, durationMs };
    return failure !== undefined && (0,_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .isAgentFailure */ .s7)(failure) ? { pass: false, score: 0, costUsd, durationMs } : undefined;
}


/***/ }),

/***/ 56293:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ promptSchema),
/* harmony export */   h: () => (/* binding */ chatMessageSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
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

/***/ 32506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  XI: () => (/* binding */ MOST_MISSING_SECRETS),
  Gg: () => (/* binding */ MOST_RERUNS),
  sk: () => (/* binding */ PATCH_FOLDER),
  nW: () => (/* binding */ cacheNames),
  f8: () => (/* binding */ cacheUseSchema),
  Zt: () => (/* binding */ executionStatuses),
  TX: () => (/* binding */ extraResults),
  CE: () => (/* binding */ extraTrialPurposes),
  kj: () => (/* binding */ extraTrialSchema),
  jj: () => (/* binding */ fileStates),
  x0: () => (/* binding */ isReused),
  Mt: () => (/* binding */ measuredFacts),
  eZ: () => (/* binding */ namesOf),
  rj: () => (/* binding */ patchPathSchema),
  ZH: () => (/* binding */ resultKey),
  uv: () => (/* binding */ resultKeyOf),
  sp: () => (/* binding */ runResultSchema),
  GH: () => (/* binding */ startOf),
  Gb: () => (/* binding */ stops),
  nh: () => (/* binding */ suiteMetadataSchema),
  Bd: () => (/* binding */ testResultSchema),
  $Y: () => (/* binding */ trialSampleSchema),
  cG: () => (/* binding */ variableName)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./build/js/src/shared/iso-time.js
var iso_time = __webpack_require__(77584);
// EXTERNAL MODULE: ./build/js/src/shared/json-string.js
var json_string = __webpack_require__(18953);
// EXTERNAL MODULE: ./build/js/src/shared/once.js
var once = __webpack_require__(28876);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/late-object.js
var late_object = __webpack_require__(44657);
// EXTERNAL MODULE: ./build/js/src/model/suite/location.js
var suite_location = __webpack_require__(37987);
// EXTERNAL MODULE: ./build/js/src/model/run/earlier-attempt.js
var earlier_attempt = __webpack_require__(82203);
// EXTERNAL MODULE: ./build/js/src/model/run/environment.js
var environment = __webpack_require__(47422);
// EXTERNAL MODULE: ./build/js/src/model/run/feedback.js
var feedback = __webpack_require__(81832);
// EXTERNAL MODULE: ./build/js/src/model/run/grade.js
var grade = __webpack_require__(66536);
// EXTERNAL MODULE: ./build/js/src/model/run/imported.js
var imported = __webpack_require__(97535);
// EXTERNAL MODULE: ./build/js/src/model/run/message.js
var message = __webpack_require__(89976);
// EXTERNAL MODULE: ./build/js/src/model/run/outcome.js
var outcome = __webpack_require__(207);
// EXTERNAL MODULE: ./build/js/src/model/run/paid.js
var paid = __webpack_require__(49549);
// EXTERNAL MODULE: ./build/js/src/model/run/plan.js + 1 modules
var plan = __webpack_require__(97537);
// EXTERNAL MODULE: ./build/js/src/model/run/prompt.js
var run_prompt = __webpack_require__(56293);
;// CONCATENATED MODULE: ./build/js/src/model/run/seeding.js

const seedingSchema = schemas/* strictObject */.rej({
    asked: schemas/* int */.Whr().positive(),
    made: schemas/* int */.Whr().nonnegative(),
    tests: schemas/* int */.Whr().nonnegative(),
    costUsd: schemas/* number */.aig().nonnegative().optional(),
    why: schemas/* string */.YjP().optional(),
});

// EXTERNAL MODULE: ./build/js/src/model/run/side.js
var side = __webpack_require__(95380);
;// CONCATENATED MODULE: ./build/js/src/model/run/result.js



















const executionStatuses = ['ok', 'quality_failure', 'execution_error'];
const cacheNames = ['judge', 'responses'];
const cacheUseSchema = (0,late_object/* lateObject */.k)(() => ({
    cache: schemas/* enum */.k5n(cacheNames),
    asked: schemas/* int */.Whr().nonnegative(),
    hits: schemas/* int */.Whr().nonnegative(),
    savedUsd: schemas/* number */.aig().nonnegative().optional(),
    savedUnknown: schemas/* int */.Whr().nonnegative(),
    savedTokens: message/* tokenUsageSchema */.uX.optional(),
    notStored: schemas/* int */.Whr().nonnegative(),
}));
const PATCH_FOLDER = 'patches';
const patchPathSchema = schemas/* string */.YjP().regex(/^patches\/[\w.-]{1,200}\.diff$/);
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
    patch: patchPathSchema.optional(),
}));
const trialSampleSchema = (0,late_object/* lateObject */.k)(() => ({ attempt: schemas/* int */.Whr().nonnegative(), side: side/* sideSchema */.l }));
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
const identity = () => ({
    suite: schemas/* string */.YjP(),
    suiteFile: schemas/* string */.YjP(),
    category: schemas/* string */.YjP(),
    testId: schemas/* string */.YjP(),
    target: schemas/* string */.YjP(),
    provider: schemas/* string */.YjP().optional(),
    resolvedTarget: schemas/* string */.YjP().optional(),
    targetUsed: schemas/* string */.YjP().optional(),
    location: suite_location/* locationSchema */.H,
    conversationId: schemas/* string */.YjP().optional(),
});
const call = () => ({
    tokenUsage: message/* tokenUsageSchema */.uX.optional(),
    costUsd: schemas/* number */.aig().nonnegative().optional(),
    durationMs: schemas/* number */.aig().nonnegative().optional(),
    startTime: schemas/* string */.YjP().optional(),
    endTime: schemas/* string */.YjP().optional(),
    model: schemas/* string */.YjP().optional(),
    agentVersion: schemas/* string */.YjP().optional(),
    refused: schemas/* literal */.euz(true).optional(),
    cached: schemas/* literal */.euz(true).optional(),
    paid: paid/* paidSchema */.q.optional(),
});
const common = (0,once/* once */.O)(() => ({
    index: schemas/* int */.Whr().nonnegative(),
    timestamp: schemas/* string */.YjP(),
    ...identity(),
    passMark: schemas/* number */.aig().min(0).max(1),
    agentvPassMark: schemas/* number */.aig().min(0).max(1).optional(),
    mustPass: schemas/* boolean */.zMY(),
    assertions: schemas/* array */.YOg(grade/* assertionSchema */.uI),
    scores: schemas/* array */.YOg(grade/* graderScoreSchema */.XC),
    implicitJudge: schemas/* literal */.euz(true).optional(),
    input: schemas/* array */.YOg(message/* messageSchema */.HQ),
    prompt: run_prompt/* promptSchema */.a.optional(),
    output: schemas/* string */.YjP(),
    messages: schemas/* array */.YOg(message/* messageSchema */.HQ),
    ...call(),
    fileChanges: schemas/* string */.YjP().optional(),
    patch: patchPathSchema.optional(),
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
    trialSamples: schemas/* array */.YOg(trialSampleSchema).max(3).optional(),
    aggregation: aggregationSchema.optional(),
    costLimited: schemas/* boolean */.zMY().optional(),
    metadata: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).optional(),
    measure: schemas/* string */.YjP().optional(),
    subject: schemas/* string */.YjP().optional(),
    importedFrom: schemas/* enum */.k5n(imported/* importFormats */.Ub).optional(),
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
const stops = ['cancelled', 'deadline', 'budget', 'breaker', 'broken-off'];
const MOST_MISSING_SECRETS = 20;
const variableName = /^[A-Za-z_]\w{0,99}$/;
const missingSecretsSchema = (0,late_object/* lateObject */.k)(() => ({
    from: schemas/* enum */.k5n(['fork', 'dependabot']),
    names: schemas/* array */.YOg(schemas/* string */.YjP().regex(variableName)).max(MOST_MISSING_SECRETS),
}));
const testNamesSchema = (0,late_object/* lateObject */.k)(() => ({
    suite: schemas/* string */.YjP(),
    suiteFile: schemas/* string */.YjP(),
    testId: schemas/* string */.YjP(),
    target: schemas/* string */.YjP(),
}));
const fileStates = ['exists', 'deselected', 'gone'];
const testsWithoutResultSchema = (0,late_object/* lateObject */.k)(() => ({
    suite: schemas/* string */.YjP(),
    file: schemas/* string */.YjP(),
    target: schemas/* string */.YjP(),
    tests: schemas/* int */.Whr().positive(),
}));
const stoppedShardSchema = (0,late_object/* lateObject */.k)(() => ({
    shard: schemas/* int */.Whr().positive(),
    shards: schemas/* int */.Whr().positive(),
    why: schemas/* enum */.k5n([...stops, 'no-results']),
    missing: schemas/* int */.Whr().nonnegative(),
    rerun: schemas/* string */.YjP().optional(),
}));
const baselineFileSchema = (0,late_object/* lateObject */.k)(() => ({ file: schemas/* string */.YjP(), state: schemas/* enum */.k5n(fileStates) }));
const deletedTestSchema = (0,late_object/* lateObject */.k)(() => ({
    suiteFile: schemas/* string */.YjP(),
    testId: schemas/* string */.YjP(),
    target: schemas/* string */.YjP().optional(),
}));
const measuredFacts = (0,once/* once */.O)(() => ({
    complete: schemas/* boolean */.zMY(),
    stopped: schemas/* enum */.k5n(stops).optional(),
    stoppedShards: schemas/* array */.YOg(stoppedShardSchema).optional(),
    unreadable: schemas/* array */.YOg(errors/* problemSchema */.zs).optional(),
    withoutResult: schemas/* array */.YOg(testsWithoutResultSchema).optional(),
    dryRun: schemas/* boolean */.zMY(),
    selected: schemas/* array */.YOg(schemas/* enum */.k5n(['suites', 'targets', 'tests'])).optional(),
    baselineFiles: schemas/* array */.YOg(baselineFileSchema).optional(),
    deletedMustPass: schemas/* array */.YOg(deletedTestSchema).optional(),
    seeding: seedingSchema.optional(),
    missingSecrets: missingSecretsSchema.optional(),
    confirmed: schemas/* array */.YOg(testNamesSchema).optional(),
    unconfirmed: schemas/* array */.YOg(testNamesSchema).optional(),
    reuseLeaks: schemas/* array */.YOg(testNamesSchema).optional(),
    imported: schemas/* array */.YOg(imported/* importedFileSchema */.Ip).optional(),
    feedback: schemas/* array */.YOg(feedback/* feedbackSchema */.r).optional(),
}));
const MOST_RERUNS = 8;
const extraTrialPurposes = ['confirmation', 'control', 'seed'];
const extraTrialSchema = (0,late_object/* lateObject */.k)(() => ({
    purpose: schemas/* enum */.k5n(extraTrialPurposes),
    checkout: schemas/* enum */.k5n(['head', 'base']),
    round: schemas/* int */.Whr().positive().optional(),
    result: testResultSchema,
}));
const extraResults = ({ extraTrials = [] }, purpose) => extraTrials.flatMap((trial) => (trial.purpose === purpose ? trial.result : []));
const suiteMetadataSchema = (0,late_object/* lateObject */.k)(() => ({
    version: schemas/* string */.YjP().optional(),
    author: schemas/* string */.YjP().optional(),
    license: schemas/* string */.YjP().optional(),
}));
const describedSuiteSchema = (0,late_object/* lateObject */.k)(() => ({ suite: schemas/* string */.YjP(), file: schemas/* string */.YjP(), metadata: suiteMetadataSchema }));
const runResultSchema = (0,late_object/* lateObject */.k)(() => ({
    startedAt: schemas/* string */.YjP(),
    durationMs: schemas/* number */.aig().nonnegative(),
    planned: schemas/* int */.Whr().nonnegative(),
    ...measuredFacts(),
    environment: environment/* environmentSchema */.V.optional(),
    requirements: schemas/* array */.YOg(plan/* requirementSchema */.L),
    describedSuites: schemas/* array */.YOg(describedSuiteSchema).optional(),
    warnings: schemas/* array */.YOg(errors/* problemSchema */.zs),
    caches: schemas/* array */.YOg(cacheUseSchema).optional(),
    results: schemas/* array */.YOg(testResultSchema),
    extraTrials: schemas/* array */.YOg(extraTrialSchema).optional(),
    earlier: schemas/* array */.YOg(earlier_attempt/* earlierAttemptSchema */.d).optional(),
}));
function startOf({ startedAt, results }) {
    const times = results.map(({ timestamp }) => (0,iso_time/* momentOf */.Et)(timestamp)).filter((time) => time > 0);
    return times.length === 0 ? startedAt : (0,iso_time/* isoTime */.Ly)(times.reduce((first, time) => Math.min(first, time)));
}


/***/ }),

/***/ 31730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  di: () => (/* binding */ MAX_PLAN_BYTES),
  qC: () => (/* binding */ MOST_CELLS),
  PV: () => (/* binding */ MOST_CHANGED_FILES),
  Y: () => (/* binding */ MOST_SHARDS),
  d3: () => (/* binding */ shardPlanSchema)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/late-object.js
var late_object = __webpack_require__(44657);
// EXTERNAL MODULE: ./build/js/src/model/suite/location.js
var suite_location = __webpack_require__(37987);
// EXTERNAL MODULE: ./build/js/src/model/verdict/evidence.js
var evidence = __webpack_require__(41810);
;// CONCATENATED MODULE: ./build/js/src/model/verdict/assessment.js



const stepsSchema = schemas/* array */.YOg(schemas/* string */.YjP()).optional();
const comparedWithSchema = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* strictObject */.rej({
        kind: schemas/* literal */.euz('found'),
        provenance: schemas/* array */.YOg(evidence/* provenanceSchema */.j9),
        withoutTrials: schemas/* enum */.k5n(['empty', 'own-run']).optional(),
        whyEmpty: schemas/* string */.YjP().optional(),
        leftOut: schemas/* string */.YjP().optional(),
        steps: stepsSchema,
    }),
    schemas/* strictObject */.rej({
        kind: schemas/* literal */.euz('none'),
        why: schemas/* string */.YjP(),
        isChosen: schemas/* literal */.euz(true).optional(),
        steps: stepsSchema,
    }),
    schemas/* strictObject */.rej({
        kind: schemas/* literal */.euz('unavailable'),
        why: schemas/* string */.YjP(),
        hint: schemas/* string */.YjP().optional(),
        lacksPermission: schemas/* literal */.euz(true).optional(),
        steps: stepsSchema,
    }),
]);
const increaseSchema = schemas/* strictObject */.rej({
    of: schemas/* enum */.k5n(['cost', 'latency']),
    share: schemas/* number */.aig(),
    tests: schemas/* int */.Whr().nonnegative(),
    p: schemas/* number */.aig().min(0).max(1).optional(),
    ceiling: schemas/* number */.aig().optional(),
    exceeded: schemas/* boolean */.zMY(),
});
const unappliedLimitSchema = schemas/* strictObject */.rej({
    of: schemas/* enum */.k5n(['cost', 'latency']),
    why: schemas/* enum */.k5n(['unknown', 'zero']),
});
const testStates = [
    'regressed',
    'fails-on-base',
    'suspected',
    'not-reproduced',
    'not-enough-history',
    'not-rerun',
    'failing-as-before',
    'failing',
    'fixed',
    'passing',
    'new',
    'changed',
    'removed',
    'reused',
    'skipped',
    'errored',
    'quarantined',
];
const countSchema = schemas/* strictObject */.rej({ passes: schemas/* int */.Whr().nonnegative(), trials: schemas/* int */.Whr().nonnegative() });
const testAssessmentSchema = schemas/* strictObject */.rej({
    suite: schemas/* string */.YjP(),
    suiteFile: schemas/* string */.YjP(),
    testId: schemas/* string */.YjP(),
    target: schemas/* string */.YjP(),
    state: schemas/* enum */.k5n(testStates),
    location: suite_location/* locationSchema */.H.optional(),
    mustPass: schemas/* boolean */.zMY().optional(),
    flaky: schemas/* literal */.euz(true).optional(),
    base: countSchema.optional(),
    now: countSchema.optional(),
    score: schemas/* number */.aig().min(0).max(1).optional(),
    reruns: countSchema.optional(),
    needed: schemas/* int */.Whr().positive().optional(),
    control: countSchema.optional(),
    uncontrolled: schemas/* literal */.euz(true).optional(),
    earlier: schemas/* strictObject */.rej({ attempts: schemas/* array */.YOg(schemas/* int */.Whr().positive()), now: countSchema, reruns: countSchema }).optional(),
    quarantine: schemas/* strictObject */.rej({ owner: schemas/* string */.YjP(), expiry: schemas/* string */.YjP(), expired: schemas/* boolean */.zMY() }).optional(),
    p: schemas/* number */.aig().min(0).max(1).optional(),
    why: schemas/* string */.YjP().optional(),
    difference: schemas/* string */.YjP().optional(),
});
const suiteFindings = ['not-compared', 'steady', 'small-drop', 'drop', 'drop-on-base'];
const setAsideRunSchema = schemas/* strictObject */.rej({
    run: schemas/* string */.YjP(),
    score: schemas/* number */.aig(),
    isNewest: schemas/* boolean */.zMY(),
});
const suiteAssessmentSchema = schemas/* strictObject */.rej({
    suite: schemas/* string */.YjP(),
    file: schemas/* string */.YjP(),
    target: schemas/* string */.YjP(),
    comparable: schemas/* int */.Whr().nonnegative(),
    reused: schemas/* int */.Whr().nonnegative(),
    score: schemas/* number */.aig().min(0).max(1).optional(),
    finding: schemas/* enum */.k5n(suiteFindings),
    runs: schemas/* int */.Whr().nonnegative(),
    runScores: schemas/* array */.YOg(schemas/* number */.aig()),
    newestAt: schemas/* string */.YjP().optional(),
    setAside: schemas/* array */.YOg(setAsideRunSchema).optional(),
    delta: schemas/* number */.aig().optional(),
    deltaLow: schemas/* number */.aig().optional(),
    deltaHigh: schemas/* number */.aig().optional(),
    p: schemas/* number */.aig().min(0).max(1).optional(),
    pExact: schemas/* number */.aig().min(0).max(1).optional(),
    pVariation: schemas/* number */.aig().min(0).max(1).optional(),
    controlDelta: schemas/* number */.aig().optional(),
    uncontrolled: schemas/* literal */.euz(true).optional(),
    smallestDetectableDrop: schemas/* number */.aig().optional(),
    contributors: schemas/* array */.YOg(schemas/* strictObject */.rej({ testId: schemas/* string */.YjP(), missing: schemas/* number */.aig() })),
    increases: schemas/* array */.YOg(increaseSchema),
    unappliedLimits: schemas/* array */.YOg(unappliedLimitSchema).optional(),
});
const absentSuiteSchema = schemas/* strictObject */.rej({
    suite: schemas/* string */.YjP(),
    file: schemas/* string */.YjP().optional(),
    target: schemas/* string */.YjP(),
    tests: schemas/* int */.Whr().nonnegative(),
    why: schemas/* enum */.k5n(['missing', 'removed', 'deselected']),
});
const agentVersionsSchema = schemas/* strictObject */.rej({
    target: schemas/* string */.YjP(),
    base: schemas/* array */.YOg(schemas/* string */.YjP()),
    now: schemas/* array */.YOg(schemas/* string */.YjP()),
});
const assessmentSchema = schemas/* strictObject */.rej({
    baseline: comparedWithSchema,
    suites: schemas/* array */.YOg(suiteAssessmentSchema),
    tests: schemas/* array */.YOg(testAssessmentSchema),
    absentSuites: schemas/* array */.YOg(absentSuiteSchema).optional(),
    agentVersions: schemas/* array */.YOg(agentVersionsSchema).optional(),
    detectableTests: schemas/* strictObject */.rej({
        count: schemas/* int */.Whr().nonnegative(),
        of: schemas/* int */.Whr().nonnegative(),
        undetected: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    }),
});

;// CONCATENATED MODULE: ./build/js/src/model/verdict/policy-source.js

const policyChangeSchema = schemas/* strictObject */.rej({
    file: schemas/* string */.YjP(),
    key: schemas/* string */.YjP().optional(),
    base: schemas/* string */.YjP().optional(),
    head: schemas/* string */.YjP().optional(),
});
const policySourceSchema = schemas/* strictObject */.rej({
    of: schemas/* enum */.k5n(['pull request', 'merge group']),
    from: schemas/* enum */.k5n(['base', 'checkout', 'unavailable']),
    base: schemas/* string */.YjP(),
    changes: schemas/* array */.YOg(policyChangeSchema),
    why: schemas/* string */.YjP().optional(),
});

// EXTERNAL MODULE: ./build/js/src/model/verdict/quarantine.js
var quarantine = __webpack_require__(89867);
;// CONCATENATED MODULE: ./build/js/src/model/run/shard-plan.js







const MOST_SHARDS = 256;
const MOST_CELLS = 100_000;
const MAX_PLAN_BYTES = 64 * 1024 * 1024;
const sha256 = () => schemas/* string */.YjP().regex(/^[0-9a-f]{64}$/);
const pinnedFileSchema = (0,late_object/* lateObject */.k)(() => ({ path: schemas/* string */.YjP(), sha256: sha256() }));
const MOST_CHANGED_FILES = 10_000;
const changedFileSchema = (0,late_object/* lateObject */.k)(() => ({ path: schemas/* string */.YjP(), sha256: sha256().optional() }));
const pinnedBaselineSchema = schemas/* lazy */.RZV(() => schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* strictObject */.rej({
        kind: schemas/* literal */.euz('found'),
        provenance: schemas/* array */.YOg(evidence/* provenanceSchema */.j9),
        files: schemas/* array */.YOg(pinnedFileSchema),
        suiteFiles: schemas/* array */.YOg(schemas/* string */.YjP()),
        whyEmpty: schemas/* string */.YjP().optional(),
        leftOut: schemas/* string */.YjP().optional(),
        steps: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    }),
    schemas/* strictObject */.rej({
        kind: schemas/* literal */.euz('none'),
        why: schemas/* string */.YjP(),
        isChosen: schemas/* literal */.euz(true).optional(),
        steps: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    }),
    schemas/* strictObject */.rej({
        kind: schemas/* literal */.euz('unavailable'),
        why: schemas/* string */.YjP(),
        hint: schemas/* string */.YjP().optional(),
        lacksPermission: schemas/* literal */.euz(true).optional(),
        steps: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    }),
]));
const pinnedSetAsideSchema = (0,late_object/* lateObject */.k)(() => ({
    suite: schemas/* string */.YjP(),
    suiteFile: schemas/* string */.YjP(),
    target: schemas/* string */.YjP(),
    runs: schemas/* array */.YOg(setAsideRunSchema),
}));
const partSchema = (0,late_object/* lateObject */.k)(() => ({
    shard: schemas/* int */.Whr().positive(),
    from: schemas/* int */.Whr().nonnegative(),
    trials: schemas/* int */.Whr().positive(),
}));
const plannedTestSchema = (0,late_object/* lateObject */.k)(() => ({
    suite: schemas/* string */.YjP(),
    suiteFile: schemas/* string */.YjP(),
    testId: schemas/* string */.YjP(),
    target: schemas/* string */.YjP(),
    trials: schemas/* int */.Whr().positive(),
    expectedMs: schemas/* number */.aig().nonnegative(),
    expectedUsd: schemas/* number */.aig().nonnegative().optional(),
    parts: schemas/* array */.YOg(partSchema).min(1),
    strategy: schemas/* enum */.k5n(['mean', 'confidence_interval']).optional(),
    broken: schemas/* literal */.euz(true).optional(),
    reused: schemas/* string */.YjP().optional(),
    canary: schemas/* literal */.euz(true).optional(),
}));
const plannedShardSchema = (0,late_object/* lateObject */.k)(() => ({
    index: schemas/* int */.Whr().positive(),
    ms: schemas/* number */.aig().nonnegative(),
    durationMs: schemas/* number */.aig().nonnegative(),
    tests: schemas/* int */.Whr().nonnegative(),
    trials: schemas/* int */.Whr().nonnegative(),
    budgetUsd: schemas/* number */.aig().nonnegative().optional(),
    requests: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* int */.Whr().positive()).optional(),
    confirm: schemas/* int */.Whr().nonnegative(),
}));
const forecastSchema = (0,late_object/* lateObject */.k)(() => ({
    calls: schemas/* int */.Whr().nonnegative(),
    judgeCalls: schemas/* int */.Whr().nonnegative(),
    durationMs: schemas/* number */.aig().nonnegative(),
    oneMachineMs: schemas/* number */.aig().nonnegative(),
    longestTrialMs: schemas/* number */.aig().nonnegative(),
    leastMs: schemas/* number */.aig().nonnegative().optional(),
    requests: schemas/* array */.YOg(schemas/* strictObject */.rej({ name: schemas/* string */.YjP(), perMinute: schemas/* int */.Whr().positive(), minutes: schemas/* number */.aig().nonnegative() }))
        .optional(),
    why: schemas/* enum */.k5n(['target', 'most', 'longest', 'gain', 'given', 'requests']),
    costUsd: schemas/* number */.aig().nonnegative().optional(),
    costBoundUsd: schemas/* number */.aig().nonnegative().optional(),
    testsWithoutCost: schemas/* int */.Whr().nonnegative(),
    timedTests: schemas/* int */.Whr().nonnegative(),
    tokens: schemas/* strictObject */.rej({
        input: schemas/* number */.aig().nonnegative(),
        output: schemas/* number */.aig().nonnegative(),
        tests: schemas/* int */.Whr().nonnegative(),
    })
        .optional(),
    smallestDetectableDrop: schemas/* number */.aig().nonnegative().optional(),
    power: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
}));
const shardPlanSchema = (0,late_object/* lateObject */.k)(() => ({
    schemaVersion: schemas/* literal */.euz(1),
    generator: schemas/* strictObject */.rej({ name: schemas/* string */.YjP(), version: schemas/* string */.YjP() }),
    commit: schemas/* string */.YjP().optional(),
    headCommit: schemas/* string */.YjP().optional(),
    key: schemas/* string */.YjP(),
    inputs: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()),
    given: schemas/* array */.YOg(schemas/* string */.YjP()),
    policy: schemas/* strictObject */.rej({
        gate: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()),
        source: policySourceSchema.optional(),
        configured: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
        isChange: schemas/* boolean */.zMY(),
        quarantine: schemas/* array */.YOg(quarantine/* quarantinedSchema */.wF),
    }),
    baseline: pinnedBaselineSchema,
    files: schemas/* array */.YOg(pinnedFileSchema),
    changed: schemas/* array */.YOg(changedFileSchema).max(MOST_CHANGED_FILES).optional(),
    prior: schemas/* array */.YOg(schemas/* number */.aig().nonnegative()).optional(),
    setAside: schemas/* array */.YOg(pinnedSetAsideSchema).optional(),
    tests: schemas/* array */.YOg(plannedTestSchema).max(MOST_CELLS),
    shards: schemas/* array */.YOg(plannedShardSchema).min(1).max(MOST_SHARDS),
    maxParallel: schemas/* int */.Whr().positive(),
    warnings: schemas/* array */.YOg(errors/* problemSchema */.zs),
    forecast: forecastSchema,
}));


/***/ }),

/***/ 95380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ sideSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _late_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44657);
/* harmony import */ var _grade_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66536);
/* harmony import */ var _message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89976);




const sideStepSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('message'),
        role: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_message_js__WEBPACK_IMPORTED_MODULE_3__/* .roles */ .Ot),
        text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
        durationMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('call'),
        tool: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        input: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        output: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        status: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
        durationMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    }),
]));
const sideGraderSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    score: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    weight: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    verdict: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_grade_js__WEBPACK_IMPORTED_MODULE_2__/* .graderVerdicts */ .wR),
    reasoning: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    assertions: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), passed: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), evidence: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() })),
    judge: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    costUsd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    members: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(sideGraderSchema).optional(),
}));
const sideParts = ['fileChanges', 'outputs', 'steps', 'answer'];
const sideSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    pass: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    score: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    answer: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    failure: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    graders: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(sideGraderSchema),
    steps: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(sideStepSchema),
    fileChanges: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    costUsd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    model: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    cut: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(sideParts)).optional(),
    from: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        run: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
        time: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['head', 'base', 'control', 'confirmation']),
    }),
}));


/***/ }),

/***/ 37987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ locationSchema),
/* harmony export */   f: () => (/* binding */ locationText)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _late_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44657);


const locationSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    line: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive(),
    column: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive(),
}));
const locationText = ({ file, line, column }) => `${file}:${line}:${column}`;


/***/ }),

/***/ 20758:
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _late_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44657);
/* harmony import */ var _run_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89976);
/* harmony import */ var _location_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37987);
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28327);






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
    location: _location_js__WEBPACK_IMPORTED_MODULE_4__/* .locationSchema */ .H,
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
    input: _run_message_js__WEBPACK_IMPORTED_MODULE_3__/* .messageSchema */ .HQ,
    expected: _run_message_js__WEBPACK_IMPORTED_MODULE_3__/* .messageSchema */ .HQ.optional(),
    graders: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(graderSpecSchema),
    location: _location_js__WEBPACK_IMPORTED_MODULE_4__/* .locationSchema */ .H,
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
    location: _location_js__WEBPACK_IMPORTED_MODULE_4__/* .locationSchema */ .H,
    criteria: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    input: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_run_message_js__WEBPACK_IMPORTED_MODULE_3__/* .messageSchema */ .HQ).min(1),
    expected: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_run_message_js__WEBPACK_IMPORTED_MODULE_3__/* .messageSchema */ .HQ),
    inputFiles: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    graders: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(graderSpecSchema),
    timeoutSeconds: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive().optional(),
    maxCostUsd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive().optional(),
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
    location: _location_js__WEBPACK_IMPORTED_MODULE_4__/* .locationSchema */ .H,
    problems: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .problemSchema */ .zs).min(1),
}));
const watchGlobSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ glob: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), location: _location_js__WEBPACK_IMPORTED_MODULE_4__/* .locationSchema */ .H });
const suiteSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_2__/* .lateObject */ .k)(() => ({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    folder: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    location: _location_js__WEBPACK_IMPORTED_MODULE_4__/* .locationSchema */ .H,
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
        location: _location_js__WEBPACK_IMPORTED_MODULE_4__/* .locationSchema */ .H,
        useTarget: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
        hooks: _workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .targetHooksSchema */ .xL.optional(),
    })),
    workers: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).max(50).optional(),
    threshold: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1).optional(),
    mustPass: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
    timeoutSeconds: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive().optional(),
    maxCostUsd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive().optional(),
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

/***/ 28327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ns: () => (/* binding */ workspaceSchema),
/* harmony export */   R4: () => (/* binding */ resets),
/* harmony export */   VS: () => (/* binding */ hookPoints),
/* harmony export */   ij: () => (/* binding */ workspaceModes),
/* harmony export */   rU: () => (/* binding */ containerNetworks),
/* harmony export */   xL: () => (/* binding */ targetHooksSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _late_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44657);
/* harmony import */ var _location_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37987);



const resets = ['none', 'fast', 'strict'];
const hookSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    command: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).min(1).optional(),
    cwd: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    timeoutMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive(),
    reset: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(resets),
    location: _location_js__WEBPACK_IMPORTED_MODULE_2__/* .locationSchema */ .H,
}));
const hookPoints = ['beforeAll', 'beforeEach', 'afterEach', 'afterAll'];
const targetHookSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    command: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).min(1),
    cwd: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    timeoutMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive(),
    location: _location_js__WEBPACK_IMPORTED_MODULE_2__/* .locationSchema */ .H,
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
    location: _location_js__WEBPACK_IMPORTED_MODULE_2__/* .locationSchema */ .H,
}));
const gradingFileSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    to: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    content: zod__WEBPACK_IMPORTED_MODULE_0__/* .base64 */ .K39(),
}));
const containerNetworks = ['none', 'bridge'];
const dockerSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    image: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    timeoutMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive(),
    memory: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    cpus: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive().optional(),
    network: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(containerNetworks).optional(),
    user: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    runsAgent: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    repositories: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() })),
    location: _location_js__WEBPACK_IMPORTED_MODULE_2__/* .locationSchema */ .H,
}));
const workspaceModes = ['pooled', 'temp', 'static'];
const workspaceSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    template: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), location: _location_js__WEBPACK_IMPORTED_MODULE_2__/* .locationSchema */ .H }).optional(),
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
    docker: dockerSchema.optional(),
    requires: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ commands: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()), pythonModules: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) }),
    files: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), from: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
    gradingFiles: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(gradingFileSchema).optional(),
    location: _location_js__WEBPACK_IMPORTED_MODULE_2__/* .locationSchema */ .H,
}));


/***/ }),

/***/ 41810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ evidenceTrialSchema),
/* harmony export */   F4: () => (/* binding */ evidencePoolSchema),
/* harmony export */   Np: () => (/* binding */ evidenceTestSchema),
/* harmony export */   TM: () => (/* binding */ resetSchema),
/* harmony export */   j9: () => (/* binding */ provenanceSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _late_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44657);


const evidenceTrialSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    measure: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    subject: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    run: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    time: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    pass: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    score: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1),
    costUsd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
    agentVersion: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    mustPass: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
    restricted: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
}));
const resetSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    testId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('accept'),
    time: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    author: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
}));
const provenanceSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    from: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['file', 'artifact', 'run', 'accept']),
    where: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    runId: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive().optional(),
    sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    branch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    writtenAt: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    commitsBefore: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative().optional(),
}));
const evidenceTestSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ testId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), trials: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(evidenceTrialSchema) });
const evidencePoolSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(1),
    suite: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    target: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(evidenceTestSchema),
    resets: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(resetSchema),
}));


/***/ }),

/***/ 89867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KS: () => (/* binding */ quarantineOf),
/* harmony export */   _d: () => (/* binding */ isExpired),
/* harmony export */   wF: () => (/* binding */ quarantinedSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _late_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44657);


const quarantinedSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    suite: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    target: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    evidence: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    owner: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    expiry: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
}));
function quarantineOf(entries, test) {
    return entries
        .filter(({ id, suite = test.suite, target = test.target }) => id === test.testId && suite === test.suite && target === test.target)
        .reduce((last, each) => (last && last.expiry >= each.expiry ? last : each), undefined);
}
const isExpired = ({ expiry }, at) => at.slice(0, 10) > expiry;


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
/* harmony import */ var _shared_secrets_ansi_sequence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41776);

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
const anyAnsiSequence = new RegExp(_shared_secrets_ansi_sequence_js__WEBPACK_IMPORTED_MODULE_0__/* .ansiSequence */ .P, 'g');


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

/***/ 9283:
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
    const atEnd = joint.trimEnd();
    const all = parts.flatMap((long) => pieces(long, columns - columnsOf(atEnd)));
    const lines = [];
    let line = '';
    for (const [at, part] of all.entries()) {
        const longer = line === '' ? part : line + joint + part;
        const isLast = at === all.length - 1;
        if (line === '' || columnsOf(isLast ? longer : longer + atEnd) <= columns) {
            line = longer;
        }
        else {
            lines.push(line + atEnd);
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

/***/ 34704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S8: () => (/* binding */ DEEPEST_JSON),
/* harmony export */   dV: () => (/* binding */ DEEPEST_IMPORT),
/* harmony export */   hz: () => (/* binding */ isDeeperThan)
/* harmony export */ });
const DEEPEST_JSON = 200;
const DEEPEST_IMPORT = 64;
function isDeeperThan(value, levels) {
    let level = containersAmong([value]);
    for (let depth = 0; depth < levels && level.length > 0; depth += 1) {
        level = level.flatMap((container) => containersAmong(Object.values(container)));
    }
    return level.length > 0;
}
const containersAmong = (values) => values.filter((value) => typeof value === 'object' && value !== null);


/***/ }),

/***/ 40958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   db: () => (/* binding */ mistypedKey),
/* harmony export */   h: () => (/* binding */ suggestion)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5594);


const LONGEST_NAME = 100;
const didYouMean = (given, known) => nearestOf(given, known, (longer) => Math.floor(longer / 3));
const mistypedKey = (given, known) => nearestOf(given, known, (longer, shorter) => (shorter < SHORT_KEY ? 0 : longer < LONG_KEY ? 1 : 2));
const LONG_KEY = 10;
const SHORT_KEY = 3;
function nearestOf(given, known, slipsFor) {
    if (given.length > LONGEST_NAME || known.includes(given))
        return undefined;
    const wanted = spelling(given);
    let nearest;
    for (const name of known) {
        if (name.length > LONGEST_NAME)
            continue;
        const slips = slipsBetween(wanted, spelling(name));
        const isNear = slips <= slipsFor(Math.max(wanted.length, name.length), Math.min(wanted.length, name.length));
        if (isNear && slips < (nearest?.slips ?? Number.POSITIVE_INFINITY))
            nearest = { name, slips };
    }
    return nearest?.name;
}
function suggestion(given, known, what) {
    const meant = didYouMean(given, known);
    if (meant !== undefined)
        return `Did you mean "${meant}"?`;
    return known.length === 0 ? `There are no ${what}.` : `Known ${what}: ${listed(known)}`;
}
const MOST_LISTED = 20;
function listed(names) {
    const shown = names.slice(0, MOST_LISTED).map((name) => (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutMiddle */ .it)(name, LONGEST_NAME));
    const rest = names.length - shown.length;
    return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ');
}
function slipsBetween(given, known) {
    const at = given.split('').findIndex((letter, index) => letter !== known[index]);
    const swapped = given.slice(0, at) + given.charAt(at + 1) + given.charAt(at) + given.slice(at + 2);
    return at !== -1 && swapped === known ? 1 : (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(given, known);
}
const spelling = (name) => name.toLowerCase().replaceAll(/[_\s]/g, '-');


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

/***/ 77584:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Et: () => (/* binding */ momentOf),
/* harmony export */   Ly: () => (/* binding */ isoTime),
/* harmony export */   mP: () => (/* binding */ rememberLast)
/* harmony export */ });
const isoTime = rememberLast((at) => new Date(at).toISOString());
const momentOf = rememberLast((text) => Date.parse(text));
function rememberLast(make) {
    let last;
    return (given) => {
        if (last === undefined || last.given !== given)
            last = { given, made: make(given) };
        return last.made;
    };
}


/***/ }),

/***/ 18953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ jsonString)
/* harmony export */ });
const jsonString = (text) => (NEEDS_ESCAPES.test(text) ? JSON.stringify(text) : `"${text}"`);
const NEEDS_ESCAPES = /[^ !#-[\]-~]/;


/***/ }),

/***/ 47539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ej: () => (/* binding */ lenientJson),
/* harmony export */   o_: () => (/* binding */ jsonOf),
/* harmony export */   sV: () => (/* binding */ foreignJsonOf)
/* harmony export */ });
/* harmony import */ var _depth_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34704);

function jsonOf(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function foreignJsonOf(text) {
    const value = jsonOf(text);
    return (0,_depth_js__WEBPACK_IMPORTED_MODULE_0__/* .isDeeperThan */ .hz)(value, _depth_js__WEBPACK_IMPORTED_MODULE_0__/* .DEEPEST_JSON */ .S8) ? undefined : value;
}
function lenientJson(text) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        if (!/\b(?:NaN|Infinity)\b/.test(text))
            throw error;
        return JSON.parse(withoutNoNumbers(text));
    }
}
const withoutNoNumbers = (text) => text.replace(/"(?:[^"\\]|\\.)*"|-?\bInfinity\b|\bNaN\b/g, (found) => (found.startsWith('"') ? found : 'null'));


/***/ }),

/***/ 16955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ isMapping)
/* harmony export */ });
const isMapping = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);


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

/***/ 41776:
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

/***/ 49568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ jobVariables),
/* harmony export */   UT: () => (/* binding */ problemsOfJobVariables),
/* harmony export */   mj: () => (/* binding */ JOB_VARIABLES)
/* harmony export */ });
/* harmony import */ var dotenv__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18889);

const JOB_VARIABLES = 'EVAL_ACTION_ENV';
const MOST_BYTES = 256 * 1024;
function jobVariables(env) {
    const text = env[JOB_VARIABLES];
    return text === undefined || text.trim() === '' || isTooLarge(text) ? {} : (0,dotenv__WEBPACK_IMPORTED_MODULE_0__.parse)(text);
}
const VARIABLE = /^[ \t]*(?:export[ \t]+)?([A-Za-z_]\w{0,99})[ \t]*=[ \t]*('(?:\\'|[^'])*'|"(?:\\"|[^"])*"|`(?:\\`|[^`])*`|[^"'`\s][^\r\n]*)?[ \t]*(?:#.*)?$/gm;
const COMMENT = /^[ \t]*#.*$/gm;
function problemsOfJobVariables(env) {
    const text = env[JOB_VARIABLES] ?? '';
    if (isTooLarge(text))
        return [`all lines: more than ${MOST_BYTES / 1024} KiB`];
    const seen = new Set();
    const problems = [];
    const keepLines = (found) => found.replaceAll(/[^\r\n]/g, '');
    const rest = text.replace(VARIABLE, (found, name, value = '', offset) => {
        const where = `line ${lineAt(text, offset)}`;
        if (seen.has(name))
            problems.push(`${where}: ${name} is set twice`);
        if (/^[^"'`].*#/.test(value))
            problems.push(`${where}: the value of ${name} contains "#" and has no quotes`);
        seen.add(name);
        return keepLines(found);
    });
    const lines = rest.replace(COMMENT, '').split(/\r?\n/);
    return [
        ...lines.flatMap((line, at) => (line.trim() === '' ? [] : [`line ${at + 1} is not NAME=value`])).slice(0, 1),
        ...problems,
    ];
}
const isTooLarge = (text) => text.length > MOST_BYTES;
const lineAt = (text, offset) => text.slice(0, offset).split('\n').length;


/***/ }),

/***/ 7986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ redactor),
/* harmony export */   I: () => (/* binding */ anyFormOf)
/* harmony export */ });
/* harmony import */ var _ansi_sequence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41776);
/* harmony import */ var _secret_forms_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85709);


function redactor(secrets, patterns = []) {
    const forms = [...new Set(secrets.flatMap(_secret_forms_js__WEBPACK_IMPORTED_MODULE_1__/* .formsOf */ .XP))];
    if (forms.length === 0 && patterns.length === 0)
        return { text: (text) => text, deep: (value) => value };
    const key = forms.length === 0 ? (given) => given : withoutForms(forms);
    const text = (given) => patterns.reduce((all, pattern) => all.replace(pattern, '***'), key(given));
    return { text, deep: (value) => deep(value, text, key) };
}
const anyFormOf = (text) => {
    const forms = [...new Set([...(0,_secret_forms_js__WEBPACK_IMPORTED_MODULE_1__/* .formsOf */ .XP)(text), text])].sort((a, b) => b.length - a.length);
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
    const outside = ranges.map(([from], index) => text.slice(ranges[index - 1]?.[1] ?? 0, from));
    return [...outside, text.slice(ranges.at(-1)?.[1])].join('***');
}
const INVISIBLE = '[\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\0-\\x08\\x0b-\\x1f\\x7f-\\x9f]+';
const ESCAPED_INVISIBLE = [
    'r\\\\{1,8}n|[bfnrt]',
    'u001[bB](?:\\[[0-?]{0,40}[ -\\/]{0,4}[@-~]|[ -\\/]{1,4}[0-~])',
    'u00(?:[01][\\da-fA-F]|7[fF]|[89][\\da-fA-F]|[aA][dD])',
    'u(?:034[fF]|061[cC]|180[b-fB-F]|20(?:0[b-fB-F]|2[89a-eA-E]|6[\\da-fA-F])|[fF][eE](?:0[\\da-fA-F]|[fF]{2}))',
].join('|');
const BREAKS = new RegExp([_ansi_sequence_js__WEBPACK_IMPORTED_MODULE_0__/* .ansiSequence */ .P, '\\r?\\n[ \\t]*', INVISIBLE, `\\\\{1,8}(?:${ESCAPED_INVISIBLE})`].join('|'), 'gu');
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
    if (value instanceof Set)
        return new Set([...value].map((item) => deep(item, text, key)));
    if (value instanceof Map)
        return new Map([...value].map(([at, item]) => [deep(at, key, key), deep(item, text, key)]));
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [key(name), deep(item, text, key)]));
}
const escapeRegExp = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
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


/***/ }),

/***/ 85709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ usualForms),
/* harmony export */   XP: () => (/* binding */ formsOf),
/* harmony export */   Z2: () => (/* binding */ revealsSecret)
/* harmony export */ });
const SHORTEST_SECRET = 8;
const COMMON_WORDS = new Set(`anonymous automatic changeme default development disabled enabled example external internal localhost lm-studio
   no-key-needed no-key-required none-needed not-needed not-required optional password placeholder production required
   service-account sk-no-key-required undefined unlimited username your-api-key your_api_key`.split(/\s+/));
const LONG = 512;
const revealsSecret = (value) => {
    const text = value.trim();
    return text.length >= SHORTEST_SECRET && !COMMON_WORDS.has(text.toLowerCase()) && !/^(.)\1*$/s.test(text);
};
function usualForms(secret) {
    const bytes = new TextEncoder().encode(secret);
    const base64 = [0, 1, 2].flatMap((offset) => base64At(bytes, offset));
    return reporting([
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
    return reporting([
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
const reporting = (forms) => [
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

/***/ 28822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VX: () => (/* binding */ secretValues),
/* harmony export */   eh: () => (/* binding */ isSecretName),
/* harmony export */   ii: () => (/* binding */ wholeSecret),
/* harmony export */   tS: () => (/* binding */ isSecretVariable)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5594);
/* harmony import */ var _job_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49568);
/* harmony import */ var _secret_forms_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85709);



const SECRET_NAME = /(?:^|[_-])(?:api_?key|key|token|secret|password|passwd|pwd|credentials?|auth|bearer|private|pat)(?:$|[_-])/i;
const isSecretName = (name) => SECRET_NAME.test(name);
const ANYWHERE = /(?:^|[_-])(?:(?:api|access|auth|client|private|secret)_?(?:key|secret|token)|key|token|secret|password|passwd|pwd|passphrase|credentials?|auth|bearer|private|pat|jwt|webhook)\d*(?:$|[_-])/i;
const AT_END = /(?:^|[_-])(?:(?:api|access|auth|client|private|secret)_?(?:keys|secrets|tokens)|keys|tokens|secrets|passwords|passphrases|pass|pats|jwts|cookies?|authorization|webhooks?(?:_ur[il]s?)?)(?:_?\d+)?$/i;
const JOINED = /(?:passwords?|passwd|passphrase|secret|token)(?:_?\d+)?$/i;
const JOINED_PASS = /[a-z\d]pass(?:_?\d+)?$/i;
const NO_PASSWORD = /(?:ask|by|over|under|com|tres|sur|multi|all|band|high|low|first|second|last|next|one|two|single|double)pass(?:_?\d+)?$/i;
const JOINED_KEY = new RegExp(`(?:${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(`
    access account admin api app auth client deploy encryption license master private secret service session shared
    signing ssh ssl storage subscription tls
    anthropic assemblyai aws azure bedrock braintrust claude cloudflare cohere confident copilot cursor datadog deepgram
    deepseek elevenlabs firebase fireworks gcp gemini github gitlab google grok groq helicone hf huggingface jina
    langchain langfuse langsmith litellm mailgun mistral nvidia openai openrouter perplexity pinecone qdrant replicate
    sendgrid sentry serper slack stripe supabase tavily together twilio vercel vertex voyage xai
  `).join('|')})keys?(?:_?\\d+)?$`, 'i');
const KUBECONFIG = /kube_?config_?(?:data|contents?|b64|base64)$/i;
const COUNT_OF_TOKENS = /(?:max|min|total|num|input|output|prompt|completion|reasoning|thinking|cached|context|budget|new)_?tokens$/i;
const SETTING_OF_GIT = /^GIT_CONFIG_KEY_\d+$/;
const NO_SECRETS = ['PWD', 'INPUT_COMMENT-KEY'];
function isSecretVariable(name) {
    if (NO_SECRETS.includes(name))
        return false;
    const separated = name.replace(/([a-z\d])([A-Z])/g, '$1_$2');
    if (COUNT_OF_TOKENS.test(separated) || SETTING_OF_GIT.test(name))
        return false;
    return ANYWHERE.test(separated) || AT_END.test(separated) || isJoined(name);
}
const isJoined = (name) => [JOINED, JOINED_KEY, KUBECONFIG].some((pattern) => pattern.test(name)) ||
    (JOINED_PASS.test(name) && !NO_PASSWORD.test(name));
const FOLDER = /^(?:~|\/(?:etc|home|opt|private|root|run|tmp|usr|Users|var))\/|^[A-Z]:\\/;
const INNER_SECRETS = [
    /:\/\/[^/\s:@]*:([^/\s@]+)@/g,
    /\bauthorization:\s*\w+\s+(\S+)/gi,
    /(?:^|[;&?\s"'])(?:account_?key|shared_?access_?(?:key|signature)|access_?key|api_?key|(?:access_?)?token|(?:client_?)?secret|password|pwd|sig)\s*=\s*([^;&\s"']+)/gi,
    /\bhttps:\/\/(?:hooks\.slack\.com\/\w+|(?:\w+\.)?discord(?:app)?\.com\/api\/webhooks|[\w.-]+\.webhook\.office\.com)\/([^\s"'?]+)/g,
];
function secretValues(env) {
    const ofTargets = Object.values((0,_job_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .jobVariables */ .BU)(env)).filter(_secret_forms_js__WEBPACK_IMPORTED_MODULE_2__/* .revealsSecret */ .Z2);
    const ofNames = Object.entries(env).flatMap(([name, value = '']) => {
        const inner = INNER_SECRETS.flatMap((pattern) => [...value.matchAll(pattern)].map(([, secret = '']) => secret));
        return [...(isSecretVariable(name) ? wholeSecret(value) : []), ...inner.filter(_secret_forms_js__WEBPACK_IMPORTED_MODULE_2__/* .revealsSecret */ .Z2)];
    });
    return [...ofTargets, ...ofNames];
}
const wholeSecret = (value) => [value, /^(?:bearer|basic|token)\s+(\S+)$/i.exec(value.trim())?.[1] ?? ''].filter((secret) => (0,_secret_forms_js__WEBPACK_IMPORTED_MODULE_2__/* .revealsSecret */ .Z2)(secret) && !FOLDER.test(secret));


/***/ }),

/***/ 5594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ orList),
/* harmony export */   EX: () => (/* binding */ charactersOf),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   Uw: () => (/* binding */ cutBytes),
/* harmony export */   aL: () => (/* binding */ words),
/* harmony export */   i9: () => (/* binding */ kebab),
/* harmony export */   it: () => (/* binding */ cutMiddle),
/* harmony export */   l2: () => (/* binding */ capitalized),
/* harmony export */   pm: () => (/* binding */ asSentences),
/* harmony export */   t9: () => (/* binding */ snake),
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
    const available = maxBytes - Buffer.byteLength('\u2026');
    if (available < 0)
        return '';
    let units = 0;
    let bytes = 0;
    for (const character of text) {
        bytes += Buffer.byteLength(character);
        if (bytes > available)
            break;
        units += character.length;
    }
    return `${text.slice(0, borderBefore(text, units))}\u2026`;
}
const plural = (noun, count, several = `${noun}s`) => `${count} ${count === 1 ? noun : several}`;
const words = (text) => text.trim().split(/\s+/);
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
const snake = (name) => kebab(name).replaceAll('-', '_');
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
