export const id = 1833;
export const ids = [1833];
export const modules = {

/***/ 31301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ld: () => (/* binding */ inputTexts),
/* harmony export */   Of: () => (/* binding */ refusalOf),
/* harmony export */   TR: () => (/* binding */ refuse),
/* harmony export */   eh: () => (/* binding */ actionInputs)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56290);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37965);



const actionInputs = (env) => (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .parseInputs */ .TL)(inputTexts(env, _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .actionInputNames */ .Li));
function inputTexts(env, names) {
    const textOf = (name) => env[`INPUT_${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .kebab */ .i9)(name).toUpperCase()}`]?.trim() || undefined;
    refuse(_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .inputNames */ .vj.filter((name) => (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .isGiven */ .qR)(textOf(name))), 'action');
    return Object.fromEntries(names.map((name) => [name, textOf(name)]));
}
const LOCATIONS = {
    action: 'an input of the action',
    config: 'a key of .agentv/config.yaml',
    flag: 'a flag',
};
const WAYS = {
    action: (name) => `set the input ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .kebab */ .i9)(name)} of the action`,
    config: (name) => `set ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .snake */ .t9)(name)} under ${(0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .docsOf */ .fE)(name).gate ? 'gate' : 'eval_action'} in .agentv/config.yaml`,
    flag: (name) => `use --${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .kebab */ .i9)(name)} of eval-action run on the command line`,
};
function refusalOf(key, source, shown = key) {
    const name = _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .inputNames */ .vj.find((each) => (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .kebab */ .i9)(each) === (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .kebab */ .i9)(key) && !(0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .sourcesOf */ .u0)(each).includes(source));
    if (name === undefined)
        return undefined;
    const ways = (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .sourcesOf */ .u0)(name).map((each) => WAYS[each](name));
    return { message: `"${shown}" is not ${LOCATIONS[source]}`, hint: `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .capitalized */ .l2)(ways.join(', or '))}.` };
}
function refuse(names, source, spell = _model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .kebab */ .i9) {
    const problems = names.flatMap((name) => {
        const refusal = refusalOf(name, source, spell(name));
        return refusal === undefined ? [] : [{ code: 'INPUT_INVALID', severity: 'error', ...refusal }];
    });
    if (problems.length > 0)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(problems);
}


/***/ }),

/***/ 35745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ shardName),
/* harmony export */   Dy: () => (/* binding */ names),
/* harmony export */   Ej: () => (/* binding */ size),
/* harmony export */   IU: () => (/* binding */ caches),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   KW: () => (/* binding */ age),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   N: () => (/* binding */ increase),
/* harmony export */   QD: () => (/* binding */ matrixLeg),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Sq: () => (/* binding */ backends),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   W7: () => (/* binding */ requestLimits),
/* harmony export */   _f: () => (/* binding */ stampedPath),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   iv: () => (/* binding */ difference),
/* harmony export */   jH: () => (/* binding */ searchPattern),
/* harmony export */   o4: () => (/* binding */ shardCount),
/* harmony export */   r: () => (/* binding */ confirmable),
/* harmony export */   tk: () => (/* binding */ branch),
/* harmony export */   uM: () => (/* binding */ share),
/* harmony export */   vj: () => (/* binding */ amount),
/* harmony export */   xn: () => (/* binding */ redactions),
/* harmony export */   yL: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88532);
/* harmony import */ var _model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71019);
/* harmony import */ var _model_text_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23291);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56290);
/* harmony import */ var _model_values_mapping_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92838);
/* harmony import */ var _model_values_match_cost_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27683);
/* harmony import */ var _platform_secrets_redactor_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90533);







const parsed = (expected, read) => zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().transform((text, context) => {
    const value = read(text.trim());
    if (value !== undefined)
        return value;
    context.addIssue({ code: 'custom', message: expected, input: text });
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .NEVER */ .tm;
});
const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional();
const lines = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().transform((raw) => split(raw, /\r?\n/));
const names = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().transform((raw) => split(raw, /[\r\n,]+/));
const split = (raw, by) => raw
    .split(by)
    .map((item) => item.trim())
    .filter((item) => item !== '');
const number = (expected, accepts) => parsed(expected, (raw) => {
    const value = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(raw.trim()) ? Number(raw) : Number.NaN;
    return Number.isFinite(value) && accepts(value) ? value : undefined;
});
const share = () => number('a number from 0 to 1', (value) => value >= 0 && value <= 1).meta({ value: 'X' });
const amount = (unit, most) => number(`a number of ${unit} over 0, up to ${most}`, (value) => value > 0 && value <= most);
const difference = parsed('a difference such as 5pp, over 0 and up to 100pp', (raw) => {
    const [, digits = '', unit] = /^(\d+(?:\.\d+)?|\.\d+)\s*(pp|%)?$/i.exec(raw) ?? [];
    const value = digits === '' ? Number.NaN : Number(digits) / (unit === undefined ? 1 : 100);
    return value > 0 && value <= 1 ? value : undefined;
});
const count = (least, most) => number(`a whole number from ${least} to ${most}`, (value) => Number.isInteger(value) && value >= least && value <= most).meta({ value: 'N' });
const MAX_INCREASE = 1_000_000;
const increase = () => number(`a number, 0 or more, up to ${MAX_INCREASE}`, (value) => value >= 0 && value <= MAX_INCREASE).meta({
    value: 'X',
});
const FLAGS = { true: true, false: false };
const flag = parsed('true or false', (raw) => FLAGS[raw.toLowerCase()]);
const oneOf = (...allowed) => zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(allowed, { error: (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .orList */ .A3)(allowed) }).meta({ value: allowed.join('|') });
const someOf = (known) => parsed(`any of ${known.join(', ')}, or off`, (raw) => {
    const items = split(raw.toLowerCase(), /[\r\n,]+/);
    if (items.length === 1 && items[0] === 'off')
        return [];
    const matches = items.flatMap((item) => known.filter((each) => each === item));
    return matches.length === items.length && matches.length > 0 ? [...new Set(matches)] : undefined;
});
const caches = someOf(['workspaces', 'judge', 'responses']);
const tracePresets = ['otlp', 'braintrust', 'langfuse', 'confident'];
const backends = someOf([...tracePresets, 'file']);
const branch = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .transform((name) => name.replace(/^refs\/heads\//, ''))
    .refine((name) => /^(?![-/.])(?!.*(?:\.\.|@\{|\/\/))[^\s\p{Cc}~^:?*[\\]{1,255}$/u.test(name), 'the name of a branch, such as main');
const stampedPath = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .refine((path) => !/[\\/]$/.test(path) && !path.includes('\0'), 'the path of a file')
    .refine((path) => !/\{(?!timestamp\})[^{}]*\}/.test(path), 'the path of a file, in which {timestamp} is the only placeholder');
const MAX_LIMITS = 100;
const MAX_REQUESTS = 1_000_000;
const requestLimits = parsed(`at most ${MAX_LIMITS} lines such as openai=300: a target or a provider, each once, and a whole number from 1 to ${MAX_REQUESTS}`, (raw) => {
    const limits = new Map();
    const items = split(raw, /\r?\n/);
    for (const item of items) {
        const [, name = '', most = ''] = /^(.*)=\s*([1-9]\d{0,6})$/.exec(item) ?? [];
        if (name.trim() === '' || Number(most) > MAX_REQUESTS)
            return undefined;
        limits.set(name.trim(), Number(most));
    }
    return limits.size === items.length && limits.size <= MAX_LIMITS ? Object.fromEntries(limits) : undefined;
});
const wordOrCount = (word, most) => parsed(`${word}, or a whole number from 1 to ${most}`, (raw) => {
    if (raw.toLowerCase() === word)
        return word;
    return /^\d{1,4}$/.test(raw) && Number(raw) >= 1 && Number(raw) <= most ? Number(raw) : undefined;
});
const confirmable = wordOrCount('off', 1000);
const shardCount = wordOrCount('auto', _model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_SHARDS */ .hH).transform((shards) => shards === 'auto' ? undefined : shards);
const shardName = parsed(`the number of a shard and how many there are, from 1/1 to ${_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_SHARDS */ .hH}/${_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_SHARDS */ .hH}, such as 3/8`, (raw) => {
    const [, index, shards] = /^(\d{1,3})\/(\d{1,3})$/.exec(raw) ?? [];
    const shard = { index: Number(index), count: Number(shards) };
    return shard.index >= 1 && shard.index <= shard.count && shard.count <= _model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_SHARDS */ .hH ? shard : undefined;
});
const DAYS = { h: 1 / 24, d: 1, w: 7 };
const MAX_DAYS = 3650;
const age = parsed('an age in hours, days or weeks, such as 12h, 30d or 2w, up to ten years', (raw) => {
    const [, amount = '', unit = ''] = /^(\d{1,6}(?:\.\d{1,3})?)\s*([hdw])$/i.exec(raw) ?? [];
    const days = Number(amount) * (DAYS[unit.toLowerCase()] ?? Number.NaN);
    return days > 0 && days <= MAX_DAYS ? days : undefined;
});
const SIZES = { kb: 1e3, mb: 1e6, gb: 1e9 };
const size = parsed('a whole number with kb, mb or gb, such as 500mb', (raw) => {
    const [, amount = '', unit = ''] = /^(\d{1,6})\s*([kmg]b)$/i.exec(raw) ?? [];
    const factor = SIZES[unit.toLowerCase()];
    return factor && Number(amount) * factor;
});
const matrixLeg = parsed('the matrix of the job as JSON', (raw) => {
    const matrix = (0,_model_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonOf */ .o_)(raw);
    if (matrix === null)
        return [];
    const isPlain = (value) => typeof value === 'string' && !value.includes(', ') && (0,_model_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonOf */ .o_)(value) === undefined;
    return (0,_model_values_mapping_js__WEBPACK_IMPORTED_MODULE_5__/* .isMapping */ .pi)(matrix)
        ? Object.values(matrix).map((value) => (isPlain(value) ? value : JSON.stringify(value)))
        : undefined;
}).transform((values) => (values.length === 0 ? undefined : values.join(', ')));
const MAX_PATTERNS = 50;
const MIN_TEXT_LENGTH = 4;
const MAX_PATTERN_LENGTH = 300;
const MAX_STEPS = 10_000_000;
const redactions = lines.transform((raw, context) => {
    const patterns = raw.map((line) => {
        const [, source, flags = ''] = /^\/(.+)\/([dgimsuvy]*)$/.exec(line) ?? [];
        if (source === undefined) {
            return line.length >= MIN_TEXT_LENGTH ? (0,_platform_secrets_redactor_js__WEBPACK_IMPORTED_MODULE_7__/* .anyFormOf */ .I)(line) : `a text of at least ${MIN_TEXT_LENGTH} characters`;
        }
        if (source.length > MAX_PATTERN_LENGTH)
            return `a regular expression of at most ${MAX_PATTERN_LENGTH} characters`;
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
        const stepsPer = (length) => (0,_model_values_match_cost_js__WEBPACK_IMPORTED_MODULE_6__/* .matchCost */ .P)({ source, flags }, length) / length;
        const [short, long] = [stepsPer(1_000), stepsPer(1_000_000)];
        const isLinear = long <= MAX_STEPS && long < 2 * short;
        return isLinear ? pattern : 'bounded repetitions, such as [0-9]{1,40} instead of [0-9]+';
    });
    const wrong = patterns.find((each) => typeof each === 'string');
    const message = wrong ?? (patterns.length > MAX_PATTERNS ? `at most ${MAX_PATTERNS} lines` : undefined);
    if (message !== undefined)
        context.addIssue({ code: 'custom', message, input: raw });
    return patterns.filter((each) => each instanceof RegExp);
});
const searchPattern = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().transform((raw, context) => {
    const [, source = raw.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), flags = 'i'] = /^\/(.+)\/([imsu]*)$/.exec(raw) ?? [];
    try {
        new RegExp(source, flags);
    }
    catch {
        context.addIssue({
            code: 'custom',
            message: 'a text, or a valid regular expression between slashes',
            input: raw,
        });
    }
    return { source, flags };
});


/***/ }),

/***/ 37965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dk: () => (/* binding */ inputGroups),
/* harmony export */   Gr: () => (/* binding */ stepSettings),
/* harmony export */   Li: () => (/* binding */ actionInputNames),
/* harmony export */   OS: () => (/* binding */ reportingInputs),
/* harmony export */   Pe: () => (/* binding */ setting),
/* harmony export */   TL: () => (/* binding */ parseInputs),
/* harmony export */   fE: () => (/* binding */ docsOf),
/* harmony export */   hH: () => (/* binding */ decidingInputs),
/* harmony export */   oh: () => (/* binding */ parseTexts),
/* harmony export */   qR: () => (/* binding */ isGiven),
/* harmony export */   rS: () => (/* binding */ inputsSchema),
/* harmony export */   u0: () => (/* binding */ sourcesOf),
/* harmony export */   vj: () => (/* binding */ inputNames)
/* harmony export */ });
/* unused harmony export sources */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _gate_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21834);
/* harmony import */ var _github_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15907);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7126);
/* harmony import */ var _model_suite_number_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95974);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56290);
/* harmony import */ var _model_verdict_evidence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41810);
/* harmony import */ var _input_values_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35745);








const MAX_MATRIX_JOBS = 256;
const sources = ['action', 'config', 'flag'];
const setting = (schema, docs) => schema.meta({ ...docs });
const common = {
    evals: setting(_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .lines */ .Mn.default([]), {
        description: 'Eval suites to run: files, folders or globs, one per line. `!` excludes.',
        default: 'every suite in `evals/` folders',
    }),
    target: setting(_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .names */ .Dy.default([]), {
        description: 'Names of the targets to run on. Several names form a matrix.',
        default: 'set by the suite',
        value: 'NAME',
    }),
    targets: setting(_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .text */ .Qq, {
        description: 'Targets file, or a folder that contains one.',
        default: 'the nearest `.agentv/targets.yaml`',
        value: 'FILE',
    }),
    testId: setting(_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .lines */ .Mn.default([]), {
        description: 'Run only tests whose id matches one of these globs.',
        default: 'all tests',
        value: 'GLOB',
    }),
    tag: setting(_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .names */ .Dy.default([]), {
        description: 'Run only suites that have all of these tags.',
        default: 'all suites',
        value: 'TAG',
    }),
    trials: setting((0,_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U9)(1, _model_suite_number_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_TRIALS */ .XI).optional(), {
        description: 'Trials per test. The score is their mean, unless the suite sets another strategy.',
        default: 'set by the suite, else 1',
        gate: true,
    }),
    workers: setting((0,_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U9)(1, _model_suite_number_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_WORKERS */ .bP).optional(), {
        description: 'Number of tests to run in parallel, 1 to 50.',
        default: 'set by the suite or the target, else 3',
    }),
    threshold: setting((0,_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .share */ .uM)().optional(), {
        description: 'Minimum mean score (0 to 1) of each suite on each target, and pass mark of tests that set none. Overrides the threshold of the suites.',
        default: 'set by the suite, else none',
        gate: true,
    }),
    mustPass: setting(_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .flag */ .Jt.default(false), {
        description: 'Require every test to pass: a test fails if most of its planned trials and most of its re-runs fail.',
        gate: true,
    }),
    baseline: setting(_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .lines */ .Mn.default([]), {
        description: 'What to compare with: `auto`, `none`, `history`, `last`, or evidence files, run folders, results files or ids of workflow runs, one per line, oldest first.',
        default: '`auto`: evidence files in `.agentv/evidence`, else on GitHub the artifacts of the base branch, else the history, else on your machine `last`',
        gate: true,
        value: 'SRC',
    }),
    confirm: setting(_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .confirmable */ .r.default(_gate_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .gateDefaults */ .Cq.confirm), {
        description: 'Re-run suspected regressions to confirm them: the maximum number of tests to re-run, or `off`.',
        gate: true,
        value: 'HOW',
    }),
    budgetUsd: setting((0,_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .amount */ .vj)('US dollars', _model_suite_number_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_USD */ .Kd).optional(), {
        description: 'Maximum cost of the run in US dollars, judges included. Tests over budget are skipped.',
        gate: true,
        value: 'USD',
    }),
    timeoutMinutes: setting((0,_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .amount */ .vj)('minutes', _model_suite_number_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_SECONDS */ .Hg / 60).optional(), {
        description: 'Maximum duration of the run in minutes. Tests that have not finished are skipped.',
        value: 'MINUTES',
    }),
    comment: setting((0,_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .oneOf */ .yL)('always', 'on-change', 'on-failure', 'never').default('on-change'), {
        description: 'When to comment: `always`, `on-change` (if there is something to report), `on-failure` or `never`. An existing comment is always updated.',
        sources: ['action', 'config'],
    }),
    githubToken: setting(_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .text */ .Qq, {
        description: 'Token for comments, check runs and baselines. It is sent only to GitHub.',
        default: 'the token of the job',
        sources: ['action'],
    }),
};
const more = {
    engine: setting(_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .text */ .Qq, {
        description: 'The tool that runs the suites, with arguments for it: `promptfoo`, `vitest`, `evalite`, `pytest`, `deepeval`, `inspect`, `agentv` or `vally`; or a command with `{output}`. A mapping in YAML has more settings.',
        default: 'eval-action itself; another tool if `evals` names its files',
        value: 'TOOL',
        isMapping: true,
    }),
    graderTarget: setting(_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .text */ .Qq, {
        description: 'Name of the target that judges all answers.',
        default: 'set by the grader or the target, else the target itself if it is a model',
        value: 'NAME',
    }),
    grep: setting(_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .searchPattern */ .jH.optional(), {
        description: 'Run only tests whose id contains this text, ignoring case, or matches `/a regular expression/`.',
        default: 'all tests',
        sources: ['flag'],
        value: 'TEXT',
    }),
    bail: setting((0,_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U9)(1, 1_000_000).optional(), {
        description: 'Stop after this many tests that did not pass (default 1). The run has failed.',
        default: 'all tests run',
        sources: ['flag'],
        value: 'N',
    }),
    experimentAgainst: setting(_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .names */ .Dy.default([]), {
        description: 'Targets or variants to compare with `target` in an experiment, and not with the base branch.',
        default: 'none',
        sources: ['action'],
    }),
    detect: setting(_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .difference */ .iv.optional(), {
        description: 'The difference that an experiment is to find with a chance of 80%, such as `5pp`; it plans the trials.',
        default: 'none: the trials of the suites',
        sources: ['config', 'flag'],
        value: 'PP',
    }),
    failIfWorse: setting(_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .flag */ .Jt.default(false), {
        description: 'Fail an experiment if one of its variants is worse than the first.',
        sources: ['config', 'flag'],
    }),
    excludeTag: setting(_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .names */ .Dy.default([]), {
        description: 'Skip suites that have any of these tags.',
        sources: ['config', 'flag'],
        value: 'TAG',
    }),
    strict: setting(_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .flag */ .Jt.default(false), {
        description: 'Treat warnings about suites and targets as errors, except about old names and criteria that no grader reads.',
        sources: ['config', 'flag'],
    }),
    dryRun: setting(_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .flag */ .Jt.default(false), {
        description: 'Validate everything and run the plan with stubs.',
    }),
    resume: setting(_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .text */ .Qq, {
        description: 'Folder of an earlier run to continue, or `last`: finished tests are reused, the others run, into the same folder.',
        sources: ['flag'],
        value: 'DIR',
    }),
    rerunFailed: setting(_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .flag */ .Jt.default(false), {
        description: 'With `resume`, also re-run tests that did not pass.',
        sources: ['flag'],
    }),
    retryErrors: setting(_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .text */ .Qq, {
        description: 'Folder or results file of an earlier run: tests with an error are re-run, the results of the others are reused.',
        sources: ['flag'],
        value: 'SRC',
    }),
    workingDirectory: setting(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().default('.'), {
        description: 'Folder to run in; paths are relative to it. On GitHub, it must be inside the workspace.',
        sources: ['action', 'flag'],
        value: 'DIR',
    }),
    outputDirectory: setting(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .refine((path) => !/\.(?:jsonl?|ya?ml|xml|html?|csv|txt|md)$/i.test(path), 'a folder, not a file')
        .optional(), {
        description: 'Folder for the results. On GitHub, it must be inside the workspace.',
        default: '`.agentv/results/runs/<experiment>/<time>`',
        value: 'DIR',
    }),
    testTimeoutSeconds: setting((0,_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .amount */ .vj)('seconds', _model_suite_number_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_SECONDS */ .Hg).optional(), {
        description: 'Time limit of one call of a target in seconds. That of a test takes precedence.',
        default: 'that of the suite, else of the target, else 1800 for coding agents, 600 for models, 120 for programs',
        value: 'SECONDS',
    }),
    shard: setting(_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .shardName */ .Az.optional(), {
        description: 'Run one part of the tests: `3/8` is the third of eight. The report on all shards decides.',
        default: 'all tests',
        sources: ['action', 'flag'],
        value: 'SHARD',
    }),
    requestsPerMinute: setting(_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .requestLimits */ .W7.optional(), {
        description: 'Maximum requests per minute to a target or to all targets of a provider, judges and retries included: lines `name=number`.',
        value: 'LIMIT',
    }),
    cache: setting(_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .caches */ .IU.optional(), {
        description: 'What to cache between runs: any of `workspaces`, `judge` (verdicts) and `responses` (responses of models), or `off`.',
        default: '`workspaces,judge`, and `responses` if the suite sets `cache: true`',
        value: 'LIST',
    }),
    seedBaseline: setting((0,_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U9)(2, _model_verdict_evidence_js__WEBPACK_IMPORTED_MODULE_6__/* .BASELINE_WINDOW */ .P.runs).optional(), {
        description: `If tests have no baseline yet, run them this many times (2 to ${_model_verdict_evidence_js__WEBPACK_IMPORTED_MODULE_6__/* .BASELINE_WINDOW */ .P.runs}) and store as many runs as evidence. Applies to runs that store evidence.`,
        default: 'one run',
        gate: true,
    }),
    control: setting((0,_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .oneOf */ .yL)('on', 'off').default('on'), {
        description: 'Also run suspected regressions on the base commit, if it can be checked out: `on` or `off`.',
        gate: true,
    }),
    maxDrop: setting((0,_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .share */ .uM)()
        .refine((value) => value < 1, 'a number from 0 to below 1')
        .default(_gate_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .gateDefaults */ .Cq.maxDrop), {
        description: 'A significant drop of a suite that is smaller than this share only warns (0.02 = 2 pp).',
        gate: true,
    }),
    maxCostIncrease: setting((0,_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .increase */ .N)().optional(), {
        description: 'Maximum cost increase of a suite, as a share (0.25 = 25%).',
        default: 'report only',
        gate: true,
    }),
    maxLatencyIncrease: setting((0,_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .increase */ .N)().optional(), {
        description: 'Maximum latency increase of a suite, as a share (0.5 = 50%).',
        default: 'report only',
        gate: true,
    }),
    onInconclusive: setting((0,_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .oneOf */ .yL)('pass', 'neutral', 'fail').default('neutral'), {
        description: 'Conclusion of an inconclusive run: `pass`, `neutral` or `fail`. Only `fail` fails the step.',
        gate: true,
    }),
    jobSummary: setting((0,_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .oneOf */ .yL)('full', 'short', 'off').default('full'), {
        description: 'Job summary: `full`, `short` (for jobs of a large matrix) or `off`.',
        sources: ['action', 'config'],
    }),
    annotations: setting((0,_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .oneOf */ .yL)('commands', 'check', 'off').default('commands'), {
        description: 'Annotate failing tests at their line: `commands` (at most 10 per level), `check` (at most 200; turns on `check-run`) or `off`.',
        sources: ['action', 'config'],
    }),
    checkRun: setting(_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .flag */ .Jt.default(false), {
        description: 'Create a check run in addition to the check of the job. Requires `checks: write`.',
        sources: ['action', 'config'],
    }),
    uploadArtifacts: setting(_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .flag */ .Jt.default(true), {
        description: 'Upload results, reports and evidence as artifacts.',
        sources: ['action', 'config'],
    }),
    html: setting((0,_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .oneOf */ .yL)('auto', 'true', 'false').default('auto'), {
        description: 'Write the HTML report, `report.html`. `false` turns it off.',
    }),
};
const advanced = {
    reuse: setting((0,_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .oneOf */ .yL)('auto', 'off').default('auto'), {
        description: 'In pull requests, reuse results of unchanged tests, and re-run 1 in 20 of them: `auto` or `off`.',
    }),
    maxErrorRate: setting((0,_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .share */ .uM)().default(_gate_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .gateDefaults */ .Cq.maxErrorRate), {
        description: 'Maximum share of trials with an infrastructure or grader error. Above it, the run is invalid.',
        sources: ['config', 'flag'],
        gate: true,
    }),
    maxRetries: setting((0,_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U9)(0, _model_suite_number_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_RETRIES */ .kd).optional(), {
        description: 'Retries of a call after an infrastructure error. A timeout or a low score is never retried.',
        default: 'set by the target, else 3 for models and 2 for others',
        sources: ['config', 'flag'],
    }),
    experiment: setting(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .regex(/^(?!\.\.?$)[A-Za-z0-9._-]{1,100}$/, 'a label of the characters A\u2013Z, a\u2013z, 0\u20139, ".", "_" and "-"')
        .default('default'), {
        description: 'Label of the run: a folder in the results, and `AGENTV_EXPERIMENT` for programs.',
        sources: ['config', 'flag'],
        value: 'LABEL',
    }),
    baselineBranch: setting(_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .branch */ .tk.optional(), {
        description: 'Branch whose runs are the baseline.',
        default: 'the base branch of the pull request, else the default branch',
        sources: ['action', 'config'],
        gate: true,
    }),
    baselineMaxAge: setting(_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .age */ .KW.optional(), {
        description: 'Maximum age of the baseline in hours, days or weeks, such as `12h`, `30d` or `2w`.',
        default: '30d',
        gate: true,
        value: 'AGE',
    }),
    evidence: setting((0,_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .oneOf */ .yL)('auto', 'never').default('auto'), {
        description: 'Store the trials of a complete run as evidence for later runs: `auto` or `never`.',
        gate: true,
    }),
    samples: setting(_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .flag */ .Jt.default(true), {
        description: 'Store answers of the base branch for the HTML report, in the artifact of the evidence.',
        sources: ['config'],
    }),
    htmlMaxMib: setting((0,_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U9)(1, 100).default(24), {
        description: 'Maximum size of the HTML report in MiB, 1 to 100. Details of passing tests are left out first.',
        sources: ['config'],
    }),
    history: setting(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().trim().default('off'), {
        description: 'Keep all runs of the base branch as a history: `branch` (of this repository; needs `contents: write`), a folder, or `off`.',
        sources: ['config', 'flag'],
        value: 'WHERE',
    }),
    historyBranch: setting(_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .branch */ .tk.default('eval-history'), {
        description: 'Name of the branch of `history: branch`.',
        sources: ['config'],
    }),
    judges: setting((0,_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .oneOf */ .yL)('labels').optional(), {
        description: 'Test judges in place of targets: `labels` judges every answer in `.agentv/labels` again.',
        default: 'targets are tested',
        sources: ['action'],
    }),
    judgeMinAgreement: setting((0,_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .share */ .uM)().optional(), {
        description: 'Minimum agreement of judges with labels of people (0 to 1): the threshold of tests of judges. Other runs name judges whose 95% interval is below it.',
        sources: ['config'],
        gate: true,
    }),
    labelsNeedsImprovement: setting((0,_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .oneOf */ .yL)('pass', 'fail', 'exclude').default('fail'), {
        description: 'How a label `needs_improvement` counts: `pass`, `fail` or not at all (`exclude`).',
        sources: ['config'],
    }),
    labelsKeepAnswers: setting(_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .flag */ .Jt.default(true), {
        description: 'Store the answers that people label in the repository; otherwise only hashes.',
        sources: ['config'],
    }),
    quarantineFile: setting(_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .text */ .Qq, {
        description: 'File that lists tests in quarantine. They cannot fail the run until their expiry date.',
        default: '`.agentv/quarantine.yaml`, if it exists',
        sources: ['config', 'flag'],
        gate: true,
        value: 'FILE',
    }),
    workspaceMode: setting((0,_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .oneOf */ .yL)('pooled', 'temp', 'static').optional(), {
        description: 'Workspaces of agents: `pooled` (reused by later runs), `temp` (new) or `static` (your own folder).',
        default: 'set by the suite, else pooled',
        sources: ['config', 'flag'],
    }),
    workspacePath: setting(_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .text */ .Qq, {
        description: 'Your own folder for agents. If it is empty, it gets the template and repositories of the suite.',
        default: 'set by the suite',
        sources: ['config', 'flag'],
        value: 'DIR',
    }),
    retainOnSuccess: setting((0,_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .oneOf */ .yL)('keep', 'cleanup').optional(), {
        description: 'Workspace of a test that scored 0.5 or more: `keep` or `cleanup`.',
        default: 'cleanup',
        sources: ['config', 'flag'],
    }),
    retainOnFailure: setting((0,_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .oneOf */ .yL)('keep', 'cleanup').optional(), {
        description: 'Workspace of any other test: `keep` or `cleanup`.',
        default: 'keep, but cleanup on GitHub',
        sources: ['config', 'flag'],
    }),
    workspaceClean: setting((0,_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .oneOf */ .yL)('standard', 'full').optional(), {
        description: 'Reset each workspace but a static folder after each test: `standard` keeps files that git ignores, `full` restores everything.',
        default: '`after_each.reset` of the suite',
        sources: ['config', 'flag'],
    }),
    redact: setting(_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .redactions */ .xn.default([]), {
        description: 'More text to redact from results and reports, one per line: plain text in all its encodings, or `/a regular expression/`.',
        default: 'only secrets',
        value: 'TEXT',
    }),
    redactUnknown: setting(_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .flag */ .Jt.default(true), {
        description: 'Also redact texts in the format of a known kind of token: GitHub, AWS, Slack, OpenAI, private keys and more than 40 others.',
        value: 'BOOLEAN',
    }),
    otel: setting(_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .backends */ .Sq.default([]), {
        description: 'Export traces (OpenTelemetry) after the run: any of `otlp`, `braintrust`, `langfuse`, `confident` and `file`, or `off`.',
        default: 'off',
        value: 'NAME',
    }),
    otelFile: setting(_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .stampedPath */ ._f.optional(), {
        description: 'Write the traces to this file as OTLP JSON. `{timestamp}` is the start of the run.',
        default: 'none; `traces.otlp.jsonl` in the run folder with `otel: file`',
        sources: ['config', 'flag'],
        value: 'FILE',
    }),
    otelCaptureContent: setting(_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .flag */ .Jt.default(false), {
        description: 'Include prompts, answers, tool inputs and outputs, and explanations in traces.',
        sources: ['config', 'flag'],
    }),
    otelGroupTurns: setting(_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .flag */ .Jt.default(false), {
        description: 'Group the messages of a conversation into a span per turn.',
        sources: ['config', 'flag'],
    }),
    traceFile: setting(_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .stampedPath */ ._f.optional(), {
        description: 'Write a JSON line per test with its tool calls, times and cost. `{timestamp}` is the start of the run.',
        sources: ['config', 'flag'],
        value: 'FILE',
    }),
    commentKey: setting(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(100, 'at most 100 characters').optional(), {
        description: 'Identifies the comment, evidence, artifacts and caches of the job.',
        default: 'file of the workflow and job, with the values of the matrix',
        sources: ['action', 'config'],
        value: 'KEY',
    }),
    matrix: setting(_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .matrixLeg */ .QD.optional(), {
        description: 'Matrix of the job as JSON, to tell its legs apart.',
        default: 'the matrix of the job',
        sources: ['action'],
    }),
    matrixJobs: setting((0,_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U9)(1, MAX_MATRIX_JOBS).optional(), {
        description: 'Number of jobs of the matrix, which share the false-alarm budget of one run equally.',
        default: 'on GitHub the jobs of the matrix, else 1',
        sources: ['action', 'flag'],
    }),
    prNumber: setting((0,_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U9)(1, 2 ** 31 - 1).optional(), {
        description: 'Number of the pull request to comment on.',
        default: 'from the event, else the one open pull request whose head is the commit',
        sources: ['action', 'config'],
    }),
    commitSha: setting(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i, 'the full hash of a commit')
        .transform((sha) => sha.toLowerCase())
        .optional(), {
        description: 'Commit that the results belong to.',
        default: 'from the event',
        sources: ['action', 'config'],
        value: 'SHA',
    }),
    checkName: setting(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .refine((name) => Buffer.byteLength(name) <= _github_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .CHECK_NAME_BYTES */ .rI, `a text of at most ${_github_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .CHECK_NAME_BYTES */ .rI} bytes`)
        .optional(), { description: 'Name of the check run.', default: '`agentv: <comment-key>`', sources: ['config'] }),
    artifactRetentionDays: setting((0,_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U9)(1, 400).optional(), {
        description: 'Days to keep artifacts, up to the maximum of the repository.',
        default: 'set by the repository',
        sources: ['config'],
    }),
    allowUntrustedCode: setting(_input_values_js__WEBPACK_IMPORTED_MODULE_7__/* .flag */ .Jt.default(false), {
        description: 'Run on events that anyone can trigger in a job that has secrets (`pull_request_target`, `issues`, `issue_comment` and others).',
        sources: ['action'],
    }),
};
const inputsSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ ...common, ...more, ...advanced });
const decidingInputs = [
    'threshold',
    'mustPass',
    'baseline',
    'confirm',
    'maxDrop',
    'maxCostIncrease',
    'maxLatencyIncrease',
    'onInconclusive',
    'maxErrorRate',
    'baselineMaxAge',
    'quarantineFile',
];
const reportingInputs = [
    'comment',
    'githubToken',
    'jobSummary',
    'annotations',
    'checkRun',
    'uploadArtifacts',
    'html',
    'htmlMaxMib',
    'judgeMinAgreement',
    'labelsNeedsImprovement',
    'samples',
    'baselineBranch',
    'evidence',
    'history',
    'historyBranch',
    'redact',
    'redactUnknown',
    'otel',
    'otelFile',
    'otelCaptureContent',
    'otelGroupTurns',
    'traceFile',
    'commentKey',
    'matrix',
    'prNumber',
    'commitSha',
    'checkName',
    'artifactRetentionDays',
];
const inputNames = Object.keys(inputsSchema.shape);
const inputGroups = {
    Common: Object.keys(common),
    More: Object.keys(more),
    Advanced: Object.keys(advanced),
};
const docsOf = (name) => documentation(inputsSchema.shape[name]);
function documentation(schema) {
    const value = schema.safeParse(undefined).data;
    const isNone = value === undefined || (Array.isArray(value) && value.length === 0);
    const kind = schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodOptional */ .IiU || schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodDefault */ .XiL ? schema.unwrap() : schema;
    const about = { ...kind.meta(), ...schema.meta() };
    return { default: isNone ? 'none' : String(value), ...about };
}
const sourcesOf = (name) => docsOf(name).sources ?? sources;
const actionInputNames = inputNames.filter((name) => sourcesOf(name).includes('action'));
const parseInputs = (texts, spell) => ({
    ...parseTexts(inputsSchema, texts, spell),
    explicitInputs: inputNames.filter((name) => isGiven(texts[name])),
});
const isGiven = (text) => text !== undefined && text.trim() !== '';
const MAX_SHOWN_LENGTH = 300;
function parseTexts(schema, texts, spell = _model_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .kebab */ .i9) {
    const entries = Object.entries(texts).filter(([, text]) => isGiven(text));
    const parsed = schema.safeParse(Object.fromEntries(entries), { jitless: true });
    if (parsed.success)
        return parsed.data;
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(parsed.error.issues.map(({ path, message }) => {
        const name = String(path[0] ?? '');
        return {
            code: 'INPUT_INVALID',
            severity: 'error',
            message: (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .invalidValue */ .BS)(spell(name), message, (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .cutMiddle */ .it)(texts[name] ?? '', MAX_SHOWN_LENGTH)),
        };
    }));
}
function stepSettings(title, ownSchemas, names, changed = {}) {
    const shared = inputNames.filter((name) => names.some((each) => each === name));
    const shape = {
        ...Object.fromEntries(shared.map((name) => [name, inputsSchema.shape[name]])),
        ...changed,
        ...ownSchemas,
    };
    const ownNames = Object.keys(ownSchemas);
    const asInputs = [
        ...ownNames,
        ...shared.filter((name) => sourcesOf(name).includes('action') && !(name in ownSchemas)),
    ];
    const inGroup = (group) => asInputs.filter((name) => inputGroups[group].some((each) => each === name) && !(name in ownSchemas));
    return {
        names: asInputs,
        groups: { [title]: ownNames, Common: inGroup('Common'), More: inGroup('More'), Advanced: inGroup('Advanced') },
        docsOf: (name) => documentation(shape[name] ?? zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
        parse: (texts, spell) => ({
            ...parseInputs({}),
            ...parseTexts(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej(shape), texts, spell),
            explicitInputs: inputNames.filter((name) => isGiven(texts[name])),
        }),
    };
}


/***/ }),

/***/ 21834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cq: () => (/* binding */ gateDefaults),
/* harmony export */   Nw: () => (/* binding */ TESTS_ALPHA),
/* harmony export */   dJ: () => (/* binding */ gateSettings),
/* harmony export */   fi: () => (/* binding */ SUITES_ALPHA),
/* harmony export */   hN: () => (/* binding */ FEWEST_RERUNS),
/* harmony export */   uk: () => (/* binding */ mostSuspects)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);

const CONFIRM = 50;
const gateSettings = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    maxErrorRate: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1).default(0.1),
    maxDrop: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
        .min(0)
        .lt(1, 'below 1: no suite can drop by more than all of its tests, so that this could never fail')
        .default(0.02),
    confirm: zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('off'), zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1)]).default(CONFIRM),
    control: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['on', 'off']).default('on'),
    maxCostIncrease: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
    maxLatencyIncrease: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
    matrixJobs: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).default(1),
});
const gateDefaults = gateSettings.parse({});
const SUITES_ALPHA = 0.03;
const TESTS_ALPHA = 0.02;
const FEWEST_RERUNS = 2;
const mostSuspects = ({ confirm }) => confirm === 'off' ? CONFIRM : confirm;


/***/ }),

/***/ 15907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bp: () => (/* binding */ MAX_CHECK_ANNOTATIONS),
/* harmony export */   Ck: () => (/* binding */ MAX_COMMENT_PAGES),
/* harmony export */   GJ: () => (/* binding */ COMMENT_BYTES),
/* harmony export */   HC: () => (/* binding */ JOB_SUMMARY_BYTES),
/* harmony export */   Lm: () => (/* binding */ MAX_ARTIFACT_PAGES),
/* harmony export */   SJ: () => (/* binding */ SLOWEST_MS_PER_MIB),
/* harmony export */   jg: () => (/* binding */ ANNOTATIONS_PER_REQUEST),
/* harmony export */   rI: () => (/* binding */ CHECK_NAME_BYTES),
/* harmony export */   tn: () => (/* binding */ CHECK_TEXT_BYTES)
/* harmony export */ });
const JOB_SUMMARY_BYTES = 900 * 1024;
const COMMENT_BYTES = 60_000;
const CHECK_TEXT_BYTES = 60_000;
const ANNOTATIONS_PER_REQUEST = 50;
const MAX_CHECK_ANNOTATIONS = 200;
const CHECK_NAME_BYTES = 100;
const MAX_COMMENT_PAGES = 30;
const MAX_ARTIFACT_PAGES = 100;
const SLOWEST_MS_PER_MIB = 2_000;


/***/ }),

/***/ 7126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   BS: () => (/* binding */ invalidValue),
/* harmony export */   IB: () => (/* binding */ underStrict),
/* harmony export */   IF: () => (/* binding */ userError),
/* harmony export */   Mx: () => (/* binding */ anError),
/* harmony export */   PQ: () => (/* binding */ asWarning),
/* harmony export */   Ue: () => (/* binding */ unlessInvalid),
/* harmony export */   Uh: () => (/* binding */ groupProblems),
/* harmony export */   ZF: () => (/* binding */ placedMessage),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   fI: () => (/* binding */ problemText),
/* harmony export */   mr: () => (/* binding */ countGrouped),
/* harmony export */   ot: () => (/* binding */ aWarning),
/* harmony export */   s$: () => (/* binding */ sentenceOf),
/* harmony export */   yo: () => (/* binding */ UserError),
/* harmony export */   zs: () => (/* binding */ problemSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _suite_location_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37987);
/* harmony import */ var _values_grouped_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70110);



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
    'TARGET_TROUBLE',
    'SECRET_MISSING',
    'RESERVED_VARIABLE',
    'HOOK_FAILED',
    'DEPRECATED',
    'UNUSED',
    'NOT_GRADED',
    'BASE_UNREAD',
    'BATCH_FAILED',
    'BUDGET_SPENT',
    'COST_UNKNOWN',
    'ANSWER_INCOMPLETE',
    'NOT_SUPPORTED_YET',
    'RESULTS_UNREADABLE',
    'OUTPUT_UNWRITABLE',
    'UNTRUSTED_CODE',
    'WORKSPACE_TROUBLE',
];
const problemSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    code: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(problemCodes),
    severity: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['error', 'warning']),
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    location: _suite_location_js__WEBPACK_IMPORTED_MODULE_1__/* .locationSchema */ .H.optional(),
    expected: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    found: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    hint: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    similar: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ count: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive(), lines: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive()) }).optional(),
});
const aWarning = (code, message, details = {}) => ({
    code,
    severity: 'warning',
    message,
    ...details,
});
const anError = (code, message, details = {}) => ({
    code,
    severity: 'error',
    message,
    ...details,
});
const asWarning = (problem) => ({ ...problem, severity: 'warning' });
const underStrict = (problem) => problem.code === 'DEPRECATED' || problem.code === 'NOT_GRADED' ? problem : { ...problem, severity: 'error' };
function sentenceOf({ message, similar, location }) {
    if (similar === undefined)
        return message;
    const { count, lines } = similar;
    const where = lines.length === 0 ? '' : `: ${count === 1 ? 'line' : 'lines'} ${lines.join(', ')}`;
    const cut = lines.length > 0 && lines.length < count ? ', \u2026' : '';
    return `${message} (and ${count} more of this kind${location ? ' in this file' : ''}${where}${cut})`;
}
function placedMessage({ message, location }) {
    if (location === undefined || message.includes(location.file))
        return message;
    return `${location.file}${location.line > 1 ? `:${location.line}` : ''}: ${message}`;
}
function problemText(problem) {
    const head = problem.location ? `${(0,_suite_location_js__WEBPACK_IMPORTED_MODULE_1__/* .locationText */ .f)(problem.location)}: ${sentenceOf(problem)}` : sentenceOf(problem);
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
const invalidValue = (name, expected, value) => `"${name}" must be ${expected}, not ${JSON.stringify(value)}`;
const messageOf = (error) => (error instanceof Error ? error.message : String(error));
async function unlessInvalid(work) {
    try {
        return await work();
    }
    catch (error) {
        if (error instanceof UserError)
            return undefined;
        throw error;
    }
}
const LISTED = 20;
const NAMED_LINES = 10;
function groupProblems(problems) {
    const sameText = merged(withoutRepeats(problems), 1, ({ code, severity, message }) => code === 'SECRET_MISSING'
        ? /environment variable \S+/.exec(message)?.[0]
        : severity === 'warning'
            ? message
            : undefined);
    return merged(sameText, LISTED, ({ message }) => message.replace(/"[^"]*"/g, '""').replace(/\d+/g, '0'));
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
const codeOf = (error) => error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
const countGrouped = (problems) => problems.reduce((sum, { similar }) => sum + 1 + (similar?.count ?? 0), 0);
function merged(problems, most, kindOf) {
    const groups = (0,_values_grouped_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .z)(problems.entries(), ([index, problem]) => {
        const kind = kindOf(problem);
        return kind === undefined
            ? [`${index}`]
            : [problem.severity, problem.code, problem.location?.file ?? problem.file, kind];
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


/***/ }),

/***/ 24850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   fm: () => (/* binding */ permissionHint),
/* harmony export */   kQ: () => (/* binding */ lacksPermission)
/* harmony export */ });
class ServiceError extends Error {
    name = 'ServiceError';
    fault;
    retryAfterSeconds;
    isFinal;
    constructor(fault, message, { cause, retryAfterSeconds, isFinal = false, } = {}) {
        super(message, { cause });
        this.fault = fault;
        this.retryAfterSeconds = retryAfterSeconds;
        this.isFinal = isFinal;
    }
}
const lacksPermission = ({ fault, isFinal }) => fault === 'refused' || (fault === 'missing' && !isFinal);
const permissionHint = (...permissions) => [
    'Give the job these permissions:',
    '  permissions:',
    ...['contents: read', ...permissions].map((each) => `    ${each}`),
].join('\n');


/***/ }),

/***/ 71019:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BI: () => (/* binding */ isSameSuite),
/* harmony export */   EJ: () => (/* binding */ testNamesSchema),
/* harmony export */   GH: () => (/* binding */ startOf),
/* harmony export */   Gt: () => (/* binding */ MAX_CHANGED),
/* harmony export */   TX: () => (/* binding */ extraResults),
/* harmony export */   ZH: () => (/* binding */ resultKey),
/* harmony export */   Zt: () => (/* binding */ executionStatuses),
/* harmony export */   aJ: () => (/* binding */ suiteKey),
/* harmony export */   cG: () => (/* binding */ variableName),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   hH: () => (/* binding */ MAX_SHARDS),
/* harmony export */   jj: () => (/* binding */ fileStates),
/* harmony export */   ld: () => (/* binding */ testNames),
/* harmony export */   nW: () => (/* binding */ cacheNames),
/* harmony export */   pZ: () => (/* binding */ suiteOnTarget),
/* harmony export */   rJ: () => (/* binding */ MAX_RERUNS),
/* harmony export */   s_: () => (/* binding */ repeatedFlags),
/* harmony export */   sk: () => (/* binding */ PATCH_FOLDER),
/* harmony export */   uv: () => (/* binding */ resultKeyOf),
/* harmony export */   wZ: () => (/* binding */ MAX_MISSING_SECRETS),
/* harmony export */   x0: () => (/* binding */ isReused)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _text_iso_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58392);


const MAX_SHARDS = 256;
const PATCH_FOLDER = 'patches';
const MAX_MISSING_SECRETS = 20;
const variableName = /^[A-Za-z_]\w{0,99}$/;
const MAX_CHANGED = 50;
const MAX_RERUNS = 8;
const executionStatuses = ['ok', 'quality_failure', 'execution_error'];
const cacheNames = ['judge', 'responses'];
const fileStates = ['exists', 'deselected', 'gone'];
const repeatedFlags = [
    'engine',
    ...['targets', 'grader-target', 'threshold', 'experiment', 'test-timeout-seconds'],
    ...['workspace-mode', 'workspace-path', 'workspace-clean'],
];
const testNames = () => ({ suite: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), suiteFile: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), testId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), target: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const suiteOnTarget = () => ({ suite: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), target: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const testNamesSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej(testNames());
const resultKey = ({ suiteFile, suite, testId, target }) => JSON.stringify([suiteFile, suite, testId, target]);
const suiteKey = ({ suite, file, target }) => JSON.stringify([file, suite, target]);
const isSameSuite = (one) => (other) => other.suite === one.suite && other.file === one.file && other.target === one.target;
const namesOf = ({ suite, test, target }) => ({
    suite: suite.name,
    suiteFile: suite.file,
    testId: test.id,
    target: target.name,
});
const resultKeyOf = (step) => resultKey(namesOf(step));
const isReused = ({ reusedFrom }) => reusedFrom !== undefined && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(reusedFrom);
const extraResults = ({ extraTrials = [] }, purpose) => extraTrials.flatMap((trial) => (trial.purpose === purpose ? [trial.result] : []));
function startOf({ startedAt, results }) {
    const times = results.map(({ timestamp }) => Date.parse(timestamp)).filter((time) => time > 0);
    return times.length === 0 ? startedAt : (0,_text_iso_time_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(times.reduce((first, time) => Math.min(first, time)));
}


/***/ }),

/***/ 37987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ locationSchema),
/* harmony export */   f: () => (/* binding */ locationText)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);

const locationSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    line: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive(),
    column: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive(),
});
const locationText = ({ file, line, column }) => `${file}:${line}:${column}`;


/***/ }),

/***/ 95974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gh: () => (/* binding */ MAX_MEASURE),
/* harmony export */   Hg: () => (/* binding */ MAX_SECONDS),
/* harmony export */   K3: () => (/* binding */ MAX_WEIGHT),
/* harmony export */   Kd: () => (/* binding */ MAX_USD),
/* harmony export */   Rw: () => (/* binding */ MAX_CPUS),
/* harmony export */   S0: () => (/* binding */ MAX_TOKENS),
/* harmony export */   SD: () => (/* binding */ MAX_WINDOW),
/* harmony export */   XI: () => (/* binding */ MAX_TRIALS),
/* harmony export */   ZF: () => (/* binding */ MAX_CALLS),
/* harmony export */   bP: () => (/* binding */ MAX_WORKERS),
/* harmony export */   kd: () => (/* binding */ MAX_RETRIES)
/* harmony export */ });
const MAX_TRIALS = 1_000;
const MAX_WORKERS = 50;
const MAX_RETRIES = 20;
const MAX_SECONDS = 604_800;
const MAX_USD = 1_000_000;
const MAX_WEIGHT = 1_000_000;
const MAX_TOKENS = 1_000_000_000;
const MAX_WINDOW = 10_000;
const MAX_CPUS = 1_024;
const MAX_CALLS = 10_000;
const MAX_MEASURE = 1e15;


/***/ }),

/***/ 58392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ly: () => (/* binding */ isoTime),
/* harmony export */   sO: () => (/* binding */ DAY_MS),
/* harmony export */   vE: () => (/* binding */ timestamp),
/* harmony export */   wI: () => (/* binding */ EPOCH)
/* harmony export */ });
const EPOCH = '1970-01-01T00:00:00.000Z';
const DAY_MS = 86_400_000;
const isoTime = (at) => new Date(at).toISOString();
const timestamp = (at) => isoTime(at).replaceAll(/[:.]/g, '-');


/***/ }),

/***/ 23291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E8: () => (/* binding */ jsonObjectsIn),
/* harmony export */   XI: () => (/* binding */ lenientJsonOf),
/* harmony export */   dj: () => (/* binding */ canonicalJson),
/* harmony export */   ej: () => (/* binding */ lenientJson),
/* harmony export */   o_: () => (/* binding */ jsonOf),
/* harmony export */   sV: () => (/* binding */ foreignJsonOf)
/* harmony export */ });
/* harmony import */ var _values_depth_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2493);

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
    return (0,_values_depth_js__WEBPACK_IMPORTED_MODULE_0__/* .isDeeperThan */ .hz)(value, _values_depth_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_JSON_DEPTH */ .KX) ? undefined : value;
}
function lenientJson(text, noNumber = () => 'null') {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        if (!/\b(?:NaN|Infinity)\b/.test(text))
            throw error;
        return JSON.parse(text.replace(STRING_OR_NO_NUMBER, (match) => (match.startsWith('"') ? match : noNumber(match))));
    }
}
function lenientJsonOf(text, noNumber) {
    try {
        return lenientJson(text, noNumber);
    }
    catch {
        return undefined;
    }
}
const STRING_OR_NO_NUMBER = /"(?:[^"\\]|\\.)*"|-?\bInfinity\b|\bNaN\b/g;
function jsonObjectsIn(text, read) {
    const objects = [];
    let effort = MAX_EFFORT;
    for (let start = text.indexOf('{'); start !== -1 && effort > 0;) {
        const end = closingBrace(text, start);
        effort -= end - start;
        const object = text[end] === '}' ? read(text.slice(start, end + 1)) : undefined;
        if (object !== undefined)
            objects.push(object);
        start = text.indexOf('{', object === undefined ? start + 1 : end + 1);
    }
    return effort > 0 ? objects : [];
}
const MAX_EFFORT = 20_000_000;
function closingBrace(text, start) {
    let depth = 0;
    let inString = false;
    for (let at = start; at < text.length; at += 1) {
        const character = text[at];
        if (inString) {
            if (character === '\\')
                at += 1;
            else if (character === '"')
                inString = false;
            else if (character === '\n')
                return at;
        }
        else if (character === '"')
            inString = true;
        else if (character === '{')
            depth += 1;
        else if (character === '}') {
            depth -= 1;
            if (depth === 0)
                return at;
        }
    }
    return text.length;
}
function canonicalJson(value) {
    if (typeof value === 'string')
        return JSON.stringify(value);
    return JSON.stringify(sorted(value, 0)) ?? '';
}
const DEEPEST = 100;
function sorted(value, depth) {
    if (typeof value !== 'object' || value === null || depth > DEEPEST)
        return value;
    if (Array.isArray(value))
        return value.map((item) => sorted(item, depth + 1));
    const keys = Object.keys(value).sort();
    return Object.fromEntries(keys.map((key) => [key, sorted(value[key], depth + 1)]));
}


/***/ }),

/***/ 56290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ orList),
/* harmony export */   Dr: () => (/* binding */ cutStart),
/* harmony export */   EX: () => (/* binding */ charactersOf),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   Uj: () => (/* binding */ fit),
/* harmony export */   Uw: () => (/* binding */ cutBytes),
/* harmony export */   ZM: () => (/* binding */ cutLong),
/* harmony export */   aL: () => (/* binding */ words),
/* harmony export */   d9: () => (/* binding */ firstNames),
/* harmony export */   i9: () => (/* binding */ kebab),
/* harmony export */   it: () => (/* binding */ cutMiddle),
/* harmony export */   l2: () => (/* binding */ capitalized),
/* harmony export */   ot: () => (/* binding */ uncapitalized),
/* harmony export */   pm: () => (/* binding */ asSentences),
/* harmony export */   t9: () => (/* binding */ snake),
/* harmony export */   v6: () => (/* binding */ ended),
/* harmony export */   ym: () => (/* binding */ cutEnd),
/* harmony export */   z3: () => (/* binding */ isBlank)
/* harmony export */ });
function cutEnd(text, max) {
    if (text.length <= max)
        return text;
    if (max < 1)
        return '';
    return `${text.slice(0, borderBefore(text, max - 1)).trimEnd()}\u2026`;
}
function cutStart(text, max) {
    if (text.length <= max)
        return text;
    if (max < 1)
        return '';
    return `\u2026${text.slice(borderAfter(text, text.length - max + 1)).trimStart()}`;
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
    const { read } = new TextEncoder().encodeInto(text, Buffer.allocUnsafe(available));
    return `${text.slice(0, borderBefore(text, read))}\u2026`;
}
const plural = (noun, count, several = `${noun}s`) => `${count} ${count === 1 ? noun : several}`;
const words = (text) => text.trim().split(/\s+/);
function firstNames(names, most, maxLength = 120) {
    const shown = names.slice(0, most).map((name) => cutMiddle(name, maxLength));
    const rest = names.length - shown.length;
    return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ');
}
const orList = (words) => [words.slice(0, -1).join(', '), ...words.slice(-1)].filter((part) => part !== '').join(' or ');
const ended = (text) => (/[.!?\u2026]$/u.test(text) ? text : `${text}.`);
const asSentences = (lines) => lines.length < 2
    ? lines.join('')
    : lines.map((line) => ended(line.replace(/^(?:expected|found): /, capitalized))).join(' ');
const capitalized = (word) => word.slice(0, 1).toUpperCase() + word.slice(1);
const uncapitalized = (sentence) => sentence.slice(0, 1).toLowerCase() + sentence.slice(1);
const kebab = (name) => name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
const snake = (name) => kebab(name).replaceAll('-', '_');
const MAX_CHARACTER_LENGTH = 64;
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
    const from = Math.max(0, index - 2 * MAX_CHARACTER_LENGTH);
    const around = text.slice(from, index + 2 * MAX_CHARACTER_LENGTH);
    const character = charactersOf(around).containing(index - from);
    const start = from + (character?.index ?? 0);
    const end = start + (character?.segment.length ?? 0);
    if (end - start <= MAX_CHARACTER_LENGTH)
        return { start, end };
    const splits = /[\uD800-\uDBFF]/.test(text.charAt(index - 1)) && /[\uDC00-\uDFFF]/.test(text.charAt(index));
    return splits ? { start: index - 1, end: index + 1 } : { start: index, end: index };
}
const isBlank = (text) => /^[\s\p{Cf}]*$/u.test(text);
function cutLong(text, most, { where = 'index.jsonl has the full text', headShare = 0.75 } = {}) {
    if (text.length <= most)
        return text;
    const head = text.slice(0, border(text, Math.floor(most * headShare)));
    const tail = text.slice(border(text, text.length - Math.floor(most * (1 - headShare))));
    const missing = text.length - head.length - tail.length;
    return `${head}\n[\u2026 ${bytesText(missing)} omitted; ${where} \u2026]\n${tail}`;
}
const border = (text, at) => (/[\udc00-\udfff]/.test(text.charAt(at)) ? at - 1 : at);
const bytesText = (bytes) => bytes < 1024
    ? `${bytes} bytes`
    : bytes < 1024 ** 2
        ? `${(bytes / 1024).toFixed(0)} KiB`
        : `${(bytes / 1024 ** 2).toFixed(1)} MiB`;
function fit(versions, textOf, maxBytes) {
    let text = '';
    for (const version of versions) {
        text = textOf(version);
        if (Buffer.byteLength(text) <= maxBytes)
            break;
    }
    return text;
}


/***/ }),

/***/ 2493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KX: () => (/* binding */ MAX_JSON_DEPTH),
/* harmony export */   Zs: () => (/* binding */ MAX_IMPORT_DEPTH),
/* harmony export */   hz: () => (/* binding */ isDeeperThan)
/* harmony export */ });
const MAX_JSON_DEPTH = 200;
const MAX_IMPORT_DEPTH = 64;
const isDeeperThan = (value, levels) => typeof value === 'object' && value !== null && isNestedDeeper(value, levels);
function isNestedDeeper(value, levels) {
    if (levels === 0)
        return true;
    for (const item of Array.isArray(value) ? value : Object.values(value)) {
        if (typeof item === 'object' && item !== null && isNestedDeeper(item, levels - 1))
            return true;
    }
    return false;
}


/***/ }),

/***/ 70110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ groupedBy),
/* harmony export */   z: () => (/* binding */ grouped)
/* harmony export */ });
function groupedBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
}
const grouped = (items, partsOf) => groupedBy(items, (item) => JSON.stringify(partsOf(item)));


/***/ }),

/***/ 92838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C3: () => (/* binding */ withoutGaps),
/* harmony export */   Ej: () => (/* binding */ textsIn),
/* harmony export */   pi: () => (/* binding */ isMapping)
/* harmony export */ });
const isMapping = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const withoutGaps = (value) => Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined));
function textsIn(value) {
    if (typeof value === 'string')
        return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}


/***/ }),

/***/ 27683:
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

/***/ 76794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ never)
/* harmony export */ });
function never(value) {
    throw new Error(`Unhandled: ${JSON.stringify(value)}`);
}


/***/ }),

/***/ 41810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ BASELINE_WINDOW)
/* harmony export */ });
const BASELINE_WINDOW = { runs: 10, days: 30 };


/***/ }),

/***/ 62945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e8: () => (/* binding */ redactedFiles),
/* harmony export */   n7: () => (/* binding */ redactedLog),
/* harmony export */   tF: () => (/* binding */ redactedRunner),
/* harmony export */   vt: () => (/* binding */ redactedTerminal)
/* harmony export */ });
function redactedFiles(files, redactor) {
    const cleanerFor = (path) => (/\.jsonl?$/.test(path) ? redactor.json : redactor.printed);
    return {
        ...files,
        write: (path, text) => files.write(path, cleanerFor(path)(text)),
        create: (path, content) => files.create(path, typeof content === 'string' ? cleanerFor(path)(content) : content),
        writePieces: (path, pieces) => files.writePieces(path, mapped(pieces, cleanerFor(path))),
        async openJournal(path) {
            const journal = await files.openJournal(path);
            const clean = cleanerFor(path);
            return { ...journal, append: (line) => journal.append(clean(line)) };
        },
    };
}
function* mapped(pieces, clean) {
    for (const piece of pieces)
        yield clean(piece);
}
const redactedLog = (log, { text }) => ({
    info: (message) => log.info(text(message)),
    warn: (message) => log.warn(text(message)),
    error: (message) => log.error(text(message)),
});
const redactedTerminal = (terminal, { text, document, printed }) => ({
    ...terminal,
    print: (line) => terminal.print(printed(line)),
    complain: (line) => terminal.complain(text(line)),
    status: (textOf) => terminal.status(() => document(textOf())),
});
const redactedRunner = (runner, { document, printed }) => ({
    ...runner,
    output: (name, value) => runner.output(name, printed(value)),
    keep: (name, value) => runner.keep(name, printed(value)),
    addToSummary: (markdown) => runner.addToSummary(document(markdown)),
    print: (line) => runner.print(document(line)),
});


/***/ }),

/***/ 48790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ ansiSequence),
/* harmony export */   V: () => (/* binding */ withoutSequences)
/* harmony export */ });
const [ESC, BEL, ST] = [0x1b, 0x07, 0x9c].map((code) => String.fromCharCode(code));
const [CSI, DCS, SOS, OSC, PM, APC] = [0x9b, 0x90, 0x98, 0x9d, 0x9e, 0x9f].map((code) => String.fromCharCode(code));
const STRINGS = `${OSC}${DCS}${SOS}${PM}${APC}`;
const ansiSequence = [
    `(?:${ESC}[\\]PX^_]|[${STRINGS}])[^${BEL}${ESC}${ST}${CSI}${STRINGS}\\n]*(?:${BEL}|${ESC}\\\\|${ST})`,
    `(?:${ESC}\\[|${CSI})[0-?]*[ -\\/]*(?:[@-~]|$)`,
    `${ESC}[ -\\/]*[0-~]`,
].join('|');
const anySequence = new RegExp(ansiSequence, 'g');
const withoutSequences = (text) => text.replace(anySequence, '');


/***/ }),

/***/ 41486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ jobVariables),
/* harmony export */   UT: () => (/* binding */ problemsOfJobVariables),
/* harmony export */   mj: () => (/* binding */ JOB_VARIABLES)
/* harmony export */ });
/* harmony import */ var dotenv__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18889);

const JOB_VARIABLES = 'EVAL_ACTION_ENV';
const MAX_BYTES = 256 * 1024;
function jobVariables(env) {
    const text = env[JOB_VARIABLES];
    return text === undefined || text.trim() === '' || isTooLarge(text) ? {} : (0,dotenv__WEBPACK_IMPORTED_MODULE_0__.parse)(text);
}
const VARIABLE = /^[ \t]*(?:export[ \t]+)?([A-Za-z_]\w{0,99})[ \t]*=[ \t]*('(?:\\'|[^'])*'|"(?:\\"|[^"])*"|`(?:\\`|[^`])*`|[^"'`\s][^\r\n]*)?[ \t]*(?:#.*)?$/gm;
const COMMENT = /^[ \t]*#.*$/gm;
function problemsOfJobVariables(env) {
    const text = env[JOB_VARIABLES] ?? '';
    if (isTooLarge(text))
        return [`all lines: more than ${MAX_BYTES / 1024} KiB`];
    const seen = new Set();
    const problems = [];
    const keepLines = (match) => match.replaceAll(/[^\r\n]/g, '');
    const rest = text.replace(VARIABLE, (match, name, value = '', offset) => {
        const where = `line ${text.slice(0, offset).split('\n').length}`;
        if (seen.has(name))
            problems.push(`${where}: ${name} is set twice`);
        if (/^[^"'`].*#/.test(value))
            problems.push(`${where}: the value of ${name} contains "#" and has no quotes`);
        seen.add(name);
        return keepLines(match);
    });
    const lines = rest.replace(COMMENT, '').split(/\r?\n/);
    return [
        ...lines.flatMap((line, at) => (line.trim() === '' ? [] : [`line ${at + 1} is not NAME=value`])).slice(0, 1),
        ...problems,
    ];
}
const isTooLarge = (text) => text.length > MAX_BYTES;


/***/ }),

/***/ 90533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ Redactor),
  I: () => (/* binding */ anyFormOf)
});

// EXTERNAL MODULE: ./build/js/src/model/text/json.js
var json = __webpack_require__(23291);
// EXTERNAL MODULE: ./build/js/src/model/values/grouped.js
var grouped = __webpack_require__(70110);
// EXTERNAL MODULE: ./build/js/src/platform/secrets/ansi-sequence.js
var ansi_sequence = __webpack_require__(48790);
// EXTERNAL MODULE: ./build/js/src/platform/secrets/secret-forms.js
var secret_forms = __webpack_require__(5023);
;// CONCATENATED MODULE: ./build/js/src/platform/secrets/token-formats.js
const tokens = [
    ['ghp_|gho_|ghu_|ghs_|ghr_', token('gh[pousr]_', '\\w', 36)],
    ['github_pat_', token('github_pat_', '\\w', 36)],
    [
        'glpat-|gloas-|gldt-|glrt-|glrtr-|glcbt-|glptt-|glft-|glimt-|glagent-|glsoat-',
        token('gl(?:pat|oas|dt|rt|rtr|cbt|ptt|ft|imt|agent|soat)-', '[\\w.-]', 20),
    ],
    ['npm_', token('npm_', '[A-Za-z0-9]', 36)],
    ['pypi-AgE', token('pypi-AgE', '[\\w-]', 50)],
    ['dckr_', token('dckr_[po]at_', '[\\w-]', 27)],
    ['sk-ant-', token('sk-ant-[a-z]{2,8}\\d\\d-', '[\\w-]', 20)],
    ['sk-', token('sk-(?:proj|svcacct|admin|None)-', '[\\w-]', 20)],
    ['sk-', token('sk-(?:or-v1-|lf-)?', '[A-Za-z0-9]', 32)],
    ['sk-lf-', 'sk-lf-[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}'],
    ['hf_', token('hf_', '[A-Za-z]', 34)],
    ['gsk_', token('gsk_', '[A-Za-z0-9]', 40)],
    ['xai-', token('xai-', '[A-Za-z0-9]', 60)],
    ['pplx-', token('pplx-', '[A-Za-z0-9]', 40)],
    ['r8_', token('r8_', '[A-Za-z0-9]', 37)],
    ['lsv2_', token('lsv2_(?:pt|sk)_', '[\\da-f_]', 40)],
    ['tvly-', token('tvly-(?:dev-|prod-)?', '[\\w-]', 30)],
    ['AKIA|ASIA|ABIA|ACCA', '(?:AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16}'],
    [
        'ecret_access|ecretaccess|ecretAccess',
        '(?<=(?:aws_?secret_?access_?key|SecretAccessKey)["\'\\\\]{0,4}\\s{0,4}[:=]\\s{0,4}["\'\\\\]{0,4})[A-Za-z0-9/+]{40}',
    ],
    ['AIza', token('AIza', '[\\w-]', 35)],
    ['ya29.', token('ya29\\.', '[\\w-]', 20)],
    ['GOCSPX-', token('GOCSPX-', '[\\w-]', 28)],
    ['1//0', token('1//0', '[\\w-]', 40)],
    ['AccountKey=', '(?<=AccountKey=)[A-Za-z0-9+/]{40,100}={0,2}'],
    ['SharedAccessKey=', '(?<=SharedAccessKey=)[A-Za-z0-9+/]{40,100}={0,2}'],
    ['sig=', '(?<=[?&]sig=)(?:[A-Za-z0-9]|%[\\dA-Fa-f]{2}){40,100}'],
    ['8Q~', '[\\w.~-]{3}8Q~[\\w.~-]{34}'],
    ['AZDO', '[A-Za-z0-9]{76}AZDO[A-Za-z0-9]{4}'],
    ['doo_v1_|dop_v1_|dor_v1_', token('do[opr]_v1_', '[\\da-f]', 64)],
    ['dapi', 'dapi[\\da-f]{32}(?:-\\d)?'],
    ['hvs.|hvb.|hvr.', token('hv[sbr]\\.', '[\\w-]', 24)],
    ['.atlasv1.', '[A-Za-z0-9]{14}\\.atlasv1\\.[\\w-]{60,70}'],
    ['xox', token('xox[abeoprs]-', '[A-Za-z0-9-]', 20)],
    ['xapp-', token('xapp-\\d-', '[A-Za-z0-9-]', 30)],
    ['hooks.slack.com/', '(?<=hooks\\.slack\\.com/(?:services|workflows|triggers)/)[\\w/+]{20,100}'],
    ['/webhooks/', '(?<=discord(?:app)?\\.com/api/webhooks/\\d{1,24}/)[\\w-]{60,80}'],
    [':AA', '\\d{8,10}:AA[\\w-]{33}'],
    ['_live_', token('[sr]k_live_', '[A-Za-z0-9]', 20)],
    ['_test_', token('[sr]k_test_', '[A-Za-z0-9]', 20)],
    ['whsec_', token('whsec_', '[A-Za-z0-9+/=]', 32)],
    ['SG.', 'SG\\.[\\w-]{22}\\.[\\w-]{43}'],
    ['shpat_|shpca_|shppa_|shpss_', 'shp(?:at|ca|pa|ss)_[\\da-fA-F]{32}'],
    ['lin_api_', token('lin_api_', '[A-Za-z0-9]', 40)],
    ['ntn_', token('ntn_', '[A-Za-z0-9]', 43)],
    ['ATATT3', token('ATATT3', '[\\w=-]', 100)],
    ['glsa_|glsc_', 'gls[ac]_[A-Za-z0-9+/=_]{32,200}'],
    ['NRAK-', token('NRAK-', '[A-Z0-9]', 27)],
    ['sntrys_|sntryu_', token('sntry[su]_', '[\\w+/=]', 60)],
    ['PMAK-', 'PMAK-[\\da-f]{24}-[\\da-f]{34}'],
    ['figd_', token('figd_', '[\\w-]', 40)],
    ['sbp_', token('sbp_', '[\\da-f]', 40)],
    [
        'PRIVATE KEY',
        '-----BEGIN [A-Z0-9 ]{0,20}PRIVATE KEY(?: BLOCK)?-----[^-]{20,20000}(?:-----END [A-Z0-9 ]{0,20}PRIVATE KEY(?: BLOCK)?-----|$|(?=\u2026))',
    ],
    ['eyJ', 'eyJ[\\w-]{10,4000}\\.eyJ[\\w-]{10,8000}\\.[\\w-]{20,2000}'],
];
function token(prefix, sign, least) {
    return `${prefix}(?:${sign}{${least},600}|${sign}{10,${least}}(?=\u2026|\\.\\.\\.|$))`;
}
const finders = tokens.map(([literals, format]) => ({
    literals: literals.split('|'),
    pattern: new RegExp(`(?<![A-Za-z0-9])${format}`, 'g'),
}));
const anyLiteral = new RegExp(tokens.map(([literals]) => literals.replaceAll('.', '\\.')).join('|'));
const MIN_TOKEN_LENGTH = 14;
function tokenRanges(text) {
    if (text.length < MIN_TOKEN_LENGTH || !anyLiteral.test(text))
        return [];
    const ranges = [];
    for (const { literals, pattern } of finders) {
        if (!literals.some((literal) => text.includes(literal)))
            continue;
        for (const { index, 0: match } of text.matchAll(pattern))
            ranges.push([index, index + match.length]);
    }
    if (ranges.length < 2)
        return ranges;
    ranges.sort(([a], [b]) => a - b);
    const merged = [];
    for (const range of ranges) {
        const last = merged.at(-1);
        if (last === undefined || range[0] >= last[1])
            merged.push(range);
        else
            last[1] = Math.max(last[1], range[1]);
    }
    return merged;
}

;// CONCATENATED MODULE: ./build/js/src/platform/secrets/redactor.js





class Redactor {
    #secrets = new Set();
    #settings;
    #secretFinders;
    constructor(secrets = [], settings = { redact: [], redactUnknown: true }) {
        this.#settings = settings;
        this.learn(secrets);
    }
    learn(secrets) {
        for (const secret of secrets) {
            if (this.#secrets.has(secret))
                continue;
            this.#secrets.add(secret);
            this.#secretFinders = undefined;
        }
    }
    configure({ redact, redactUnknown }) {
        this.#settings = { redact, redactUnknown };
    }
    text = (text) => this.#settings.redact.reduce((all, pattern) => all.replace(pattern, '***'), this.document(text));
    deep = (value) => deep(value, this.text, this.document);
    document = (text) => withoutSecrets(text, this.#settings.redactUnknown ? [...this.#finders, tokenRanges] : this.#finders);
    json = (text) => {
        const isClean = this.document(text) === text;
        if (isClean && !text.includes('\\'))
            return text;
        if (NOT_IN_JSON.test(text.replace(JSON_TEXT, '').replace(/true|false|null/g, '')))
            return this.document(text);
        return text.replace(JSON_TEXT, (written) => {
            if (isClean && !written.includes('\\'))
                return written;
            const read = (0,json/* jsonOf */.o_)(written);
            if (typeof read !== 'string')
                return this.document(written);
            const cleanRead = this.document(read);
            if (cleanRead !== read) {
                return JSON.stringify(cleanRead).replace(/[^\x20-\x22\x24-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
            }
            const clean = `"${this.document(written.slice(1, -1))}"`;
            return typeof (0,json/* jsonOf */.o_)(clean) === 'string' ? clean : '"***"';
        });
    };
    printed = (text) => (/^[\s,]*[[{"]/.test(text) ? this.json(text) : this.document(text));
    inDocuments = (value) => deep(value, this.printed, this.document);
    identity = (text) => withoutSecrets(text, [...this.#finders, tokenRanges]);
    get #finders() {
        this.#secretFinders ??= findersOf([...this.#secrets]);
        return this.#secretFinders;
    }
}
const JSON_TEXT = /"[^"\\]*(?:\\.[^"\\]*)*"/g;
const NOT_IN_JSON = /[^\s\d.,:[\]{}eE+-]/;
const anyFormOf = (text) => {
    const forms = [...new Set([...(0,secret_forms/* formsOf */.XP)(text), text])].sort((a, b) => b.length - a.length);
    return new RegExp(forms.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'g');
};
function findersOf(secrets) {
    const written = secrets.flatMap(secret_forms/* formsOf */.XP);
    const decoded = written.map((form) => decode(form, ESCAPES).text).filter((form) => form.length >= BLOCK);
    const forms = [...new Set([...written, ...decoded.filter(secret_forms/* revealsSecret */.Z2)])];
    return forms.length === 0 ? [] : [formFinder(forms), partFinder(forms)];
}
function withoutSecrets(text, finders) {
    let clean = finders.reduce((rest, find) => cut(rest, find(rest)), text);
    for (const escapes of LINE_SIGN.test(clean) ? [ESCAPES, ...ESCAPES_AND_SIGNS] : [ESCAPES]) {
        let read = decode(clean, escapes);
        for (const find of finders) {
            const ranges = read.text === clean ? [] : find(read.text);
            if (ranges.length === 0)
                continue;
            clean = cut(clean, ranges.map(read.rangeOf));
            read = decode(clean, escapes);
        }
    }
    return clean;
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
const ENCODED = [
    '\\\\{1,32}(?:u00|u\\{0{0,4}|U0{6})(?<unicode>[2-7][\\da-fA-F])\\}?',
    '\\\\{1,32}x(?<hex>[2-7][\\da-fA-F])',
    '(?<!\\\\)\\\\0?(?<octal>[4-7][0-7]|1[0-7]{2})',
    '%(?:25)*(?<percent>[2-7][\\da-fA-F])',
    '&(?:amp;)*(?:#0{0,6}(?<decimal>1[01]\\d|12[0-6]|3[2-9]|[4-9]\\d);?|#[xX]0{0,6}(?<entityHex>[2-7][\\da-fA-F]);?|(?<entity>amp|lt|gt|quot|apos);)',
    `'\\\\+(?<shell>')'|'"(?<shellQuote>')"'|(?<twice>['"])\\k<twice>+`,
    '\\\\+(?=[^\\w\\s\\\\]|\\x20)|\\\\+(?<backslash>\\\\)',
];
const escapes = (lineBreak) => new RegExp([ansi_sequence/* ansiSequence */.P, ...lineBreak.split('||'), INVISIBLE, `\\\\{1,8}(?:${ESCAPED_INVISIBLE})`, ...ENCODED].join('|'), 'gu');
const ESCAPED_LINE = '\\\\{1,8}(?:r\\\\{1,8})?n';
const ESCAPES = escapes(`\\\\{0,4}\\r?\\n[ \\t]*||${ESCAPED_LINE}[ \\t]+`);
const LINE_SIGN = /(?:\n|\\n)[-+<>|#*!]/;
const ESCAPES_AND_SIGNS = [1, 2].map((count) => {
    const signs = `[-+<>|#*!]{${count}}[ \\t]*`;
    return escapes(`\\\\{0,4}\\r?\\n${signs}||${ESCAPED_LINE}${signs}`);
});
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
function signOf(groups) {
    const { unicode, hex, octal, percent, entityHex, decimal, entity, shell, shellQuote, twice, backslash } = groups;
    const code = unicode ?? hex ?? percent ?? entityHex;
    if (code !== undefined)
        return String.fromCharCode(Number.parseInt(code, 16));
    if (octal !== undefined)
        return String.fromCharCode(Number.parseInt(octal, 8));
    if (decimal !== undefined)
        return String.fromCharCode(Number(decimal));
    return (entity && ENTITIES[entity]) ?? shell ?? shellQuote ?? twice ?? backslash ?? '';
}
function decode(source, pattern) {
    const hasSigns = /[\\%&]|''|""|'"'/.test(source);
    if (!hasSigns && !/[^ -~]/.test(source))
        return { text: source, rangeOf: (range) => range };
    const text = hasSigns
        ? source.replace(pattern, (...match) => signOf(match.at(-1)))
        : source.replace(pattern, '');
    let tokens;
    const offsetOf = (decoded, side) => {
        tokens ??= tokensIn(source, pattern);
        let [low, high] = [0, tokens.length];
        while (low < high) {
            const middle = (low + high) >> 1;
            if ((tokens[middle]?.at ?? 0) <= decoded)
                low = middle + 1;
            else
                high = middle;
        }
        const before = tokens[low - 1];
        if (before === undefined)
            return decoded + (side === 'to' ? 1 : 0);
        if (decoded < before.at + before.sign)
            return before[side];
        return before.to + decoded - before.at - before.sign + (side === 'to' ? 1 : 0);
    };
    return { text, rangeOf: ([from, to]) => [offsetOf(from, 'from'), offsetOf(to - 1, 'to')] };
}
function tokensIn(source, pattern) {
    let removed = 0;
    return Array.from(source.matchAll(pattern), (match) => {
        const [from, to] = [match.index, match.index + match[0].length];
        const sign = signOf(match.groups ?? {}).length;
        const at = from - removed;
        removed += match[0].length - sign;
        return { at, sign, from, to };
    });
}
function deep(value, text, key) {
    if (typeof value === 'string')
        return text(value);
    if (Array.isArray(value)) {
        const items = value.map((item) => deep(item, text, key));
        return items.every((item, at) => item === value[at]) ? value : items;
    }
    if (value instanceof Set)
        return new Set([...value].map((item) => deep(item, text, key)));
    if (value instanceof Map)
        return new Map([...value].map(([at, item]) => [deep(at, key, key), deep(item, text, key)]));
    if (typeof value !== 'object' || value === null)
        return value;
    const entries = Object.entries(value);
    const clean = entries.map(([name, item]) => [key(name), deep(item, text, key)]);
    const isSame = clean.every(([name, item], at) => entries[at]?.[0] === name && entries[at]?.[1] === item);
    return isSame ? value : Object.fromEntries(clean);
}
const BLOCK = 4;
const BUCKETS = 1 << 16;
function formFinder(forms) {
    const longestFirst = forms.toSorted((a, b) => b.length - a.length);
    const starts = (0,grouped/* groupedBy */.m)(longestFirst, (form) => form.slice(0, BLOCK));
    const buckets = bucketsOf(starts.keys());
    return (text) => {
        const ranges = [];
        for (let at = 0; at + BLOCK <= text.length; at += 1) {
            if (buckets[bucketAt(text, at)] === 0)
                continue;
            const form = starts.get(text.slice(at, at + BLOCK))?.find((each) => text.startsWith(each, at));
            if (form === undefined)
                continue;
            ranges.push([at, at + form.length]);
            at += form.length - 1;
        }
        return ranges;
    };
}
function bucketsOf(blocks) {
    const buckets = new Uint8Array(BUCKETS);
    for (const block of blocks)
        buckets[bucketAt(block, 0)] = 1;
    return buckets;
}
const bucketAt = (text, at) => (text.charCodeAt(at) ^
    (text.charCodeAt(at + 1) << 4) ^
    (text.charCodeAt(at + 2) << 8) ^
    (text.charCodeAt(at + 3) << 12)) &
    (BUCKETS - 1);
const CUT = /\[\u2026[^[\]\n]{0,120}\u2026\]|\u2026(?: \[cut[^[\]\n]{0,60}\])?|\.{3}/g;
const MAX_PART_LEFT_LENGTH = 8;
const UNMARKED_PART = 12;
function partFinder(forms) {
    const longest = forms.reduce((most, { length }) => Math.max(most, length), 0);
    const starts = (0,grouped/* groupedBy */.m)(forms, (form) => form.slice(0, BLOCK));
    const ends = (0,grouped/* groupedBy */.m)(forms, (form) => form.slice(-BLOCK));
    const [startBuckets, endBuckets] = [bucketsOf(starts.keys()), bucketsOf(ends.keys())];
    const leastOf = (form, isMarked) => isMarked ? Math.max(BLOCK, Math.min(MAX_PART_LEFT_LENGTH, Math.ceil(form.length / 2))) : UNMARKED_PART;
    const isPart = (part, form, isMarked) => part.length < form.length && part.length >= leastOf(form, isMarked);
    const startIn = (piece, isMarked) => {
        for (let at = Math.max(0, piece.length - longest); at + BLOCK <= piece.length; at += 1) {
            if (startBuckets[bucketAt(piece, at)] === 0)
                continue;
            const part = piece.slice(at);
            const known = starts.get(part.slice(0, BLOCK));
            if (known?.some((form) => isPart(part, form, isMarked) && form.startsWith(part)))
                return part.length;
        }
        return 0;
    };
    const endIn = (piece, isMarked) => {
        for (let end = Math.min(piece.length, longest); end >= BLOCK; end -= 1) {
            if (endBuckets[bucketAt(piece, end - BLOCK)] === 0)
                continue;
            const part = piece.slice(0, end);
            const known = ends.get(part.slice(-BLOCK));
            if (known?.some((form) => isPart(part, form, isMarked) && form.endsWith(part)))
                return end;
        }
        return 0;
    };
    return (text) => {
        const ranges = [];
        let from = 0;
        for (const match of [...text.matchAll(CUT), undefined]) {
            const [isCutBefore, isCutAfter] = [from > 0, match !== undefined];
            const section = text.slice(from, match?.index);
            const begins = from + (isCutBefore ? section.length - section.trimStart().length : 0);
            const piece = isCutAfter ? text.slice(begins, from + section.trimEnd().length) : text.slice(begins);
            const isInside = isCutBefore && isCutAfter && forms.some((form) => isPart(piece, form, true) && form.includes(piece));
            const end = isInside ? piece.length : endIn(piece, isCutBefore);
            const start = Math.min(startIn(piece, isCutAfter), piece.length - end);
            if (end > 0)
                ranges.push([begins, begins + end]);
            if (start > 0)
                ranges.push([begins + piece.length - start, begins + piece.length]);
            from = match === undefined ? text.length : match.index + match[0].length;
        }
        return ranges;
    };
}


/***/ }),

/***/ 5023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ usualForms),
/* harmony export */   XP: () => (/* binding */ formsOf),
/* harmony export */   Z2: () => (/* binding */ revealsSecret)
/* harmony export */ });
const MIN_SECRET_LENGTH = 8;
const COMMON_WORDS = new Set(`anonymous automatic changeme default development disabled enabled example external internal localhost lm-studio
   no-key-needed no-key-required none-needed not-needed not-required optional password placeholder production required
   service-account sk-no-key-required undefined unlimited username your-api-key your_api_key`.split(/\s+/));
const LONG = 512;
const revealsSecret = (value) => {
    const text = value.trim();
    return text.length >= MIN_SECRET_LENGTH && !COMMON_WORDS.has(text.toLowerCase()) && !/^(.)\1*$/s.test(text);
};
function usualForms(secret) {
    const bytes = new TextEncoder().encode(secret);
    const lines = secret.split(/\r?\n/).map((line) => line.trim());
    const base64 = [0, 1, 2].flatMap((offset) => {
        const padded = new Uint8Array(offset + bytes.length);
        padded.set(bytes, offset);
        const text = btoa(Array.from(padded, (byte) => String.fromCharCode(byte)).join('')).replace(/=+$/, '');
        const ownText = text.slice([0, 2, 3][offset]);
        return padded.length % 3 === 0 ? [ownText] : [ownText, ownText.slice(0, -1)];
    });
    return reporting([
        secret,
        secret.trim(),
        ...lines,
        lines.join(''),
        jsonOf(secret),
        encodeURIComponent(secret),
        ...base64,
        ...base64.map((text) => text.replaceAll('+', '-').replaceAll('/', '_')),
        hexOf(bytes).join(''),
    ]);
}
function formsOf(secret) {
    const bytes = new TextEncoder().encode(secret);
    const hex = (sign) => sign.charCodeAt(0).toString(16);
    const address = encodeURIComponent(secret);
    const addresses = [
        address,
        address.replace(/[!'()*]/g, (sign) => `%${hex(sign).toUpperCase()}`),
        new URLSearchParams([['', secret]]).toString().slice(1),
    ];
    const asciiJson = jsonOf(secret).replace(/[^\0-\x7f]/g, (sign) => `\\u${hex(sign).padStart(4, '0')}`);
    const json = [jsonOf(secret), asciiJson].flatMap((text) => [text, text.replaceAll('/', '\\/')]);
    return reporting([
        ...usualForms(secret),
        [...secret].reverse().join(''),
        ...json,
        ...json.map(jsonOf),
        ...json.map(jsonOf).map(jsonOf),
        ...addresses,
        ...addresses.map((text) => text.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase())),
        ...addresses.map(encodeURIComponent),
        ...ENTITIES.map((entities) => secret.replace(/[&<>"'/`=]/g, (sign) => entities[sign] ?? { '&': '&amp;', '<': '&lt;', '>': '&gt;' }[sign] ?? sign)),
        ...(secret.length <= LONG ? [...numberedHtmlOf(secret), ...separatedHexOf(bytes)] : []),
    ]);
}
const reporting = (forms) => [
    ...new Set(forms.filter((form) => form.length >= MIN_SECRET_LENGTH)),
];
const jsonOf = (text) => JSON.stringify(text).slice(1, -1);
const hexOf = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0'));
const SEPARATORS = ['', ...' :-._;|,%\t\n', ', ', '\\x', '\\\\x', ' 0x', ',0x', ', 0x'];
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

/***/ 97224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VX: () => (/* binding */ secretValues),
/* harmony export */   eh: () => (/* binding */ isSecretName),
/* harmony export */   ii: () => (/* binding */ wholeSecret),
/* harmony export */   kF: () => (/* binding */ maskedTexts),
/* harmony export */   tS: () => (/* binding */ isSecretVariable)
/* harmony export */ });
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56290);
/* harmony import */ var _job_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41486);
/* harmony import */ var _secret_forms_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5023);



const SECRET_NAME = /(?:^|[_-])(?:api_?key|key|token|secret|password|passwd|pwd|credentials?|auth|bearer|private|pat)(?:$|[_-])/i;
const isSecretName = (name) => SECRET_NAME.test(name);
const ANYWHERE = /(?:^|[_-])(?:(?:api|access|auth|client|private|secret)_?(?:key|secret|token)|key|token|secret|password|passwd|pwd|passphrase|credentials?|auth|bearer|private|pat|jwt|webhook)\d*(?:$|[_-])/i;
const AT_END = /(?:^|[_-])(?:(?:api|access|auth|client|private|secret)_?(?:keys|secrets|tokens)|keys|tokens|secrets|passwords|passphrases|pass|pats|jwts|cookies?|authorization|webhooks?(?:_ur[il]s?)?)(?:_?\d+)?$/i;
const JOINED = /(?:passwords?|passwd|passphrase|secret|token)(?:_?\d+)?$/i;
const JOINED_PASS = /[a-z\d]pass(?:_?\d+)?$/i;
const NO_PASSWORD = /(?:ask|by|over|under|com|tres|sur|multi|all|band|high|low|first|second|last|next|one|two|single|double)pass(?:_?\d+)?$/i;
const JOINED_KEY = new RegExp(`(?:${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(`
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
    return (ANYWHERE.test(separated) ||
        AT_END.test(separated) ||
        [JOINED, JOINED_KEY, KUBECONFIG].some((pattern) => pattern.test(name)) ||
        (JOINED_PASS.test(name) && !NO_PASSWORD.test(name)));
}
const FOLDER = /^(?:~|\/(?:etc|home|opt|private|root|run|tmp|usr|Users|var))\/|^[A-Z]:\\/;
const INNER_SECRETS = [
    /:\/\/[^/\s:@]*:([^/\s@]+)@/g,
    /\bhttps?:\/\/([^/\s:@]+):?@/gi,
    /\bauthorization:\s*\w+\s+(\S+)/gi,
    /(?:^|[;&?\s"'])(?:account_?key|shared_?access_?(?:key|signature)|access_?key|api_?key|(?:[a-z]{1,20}_?)?token|(?:client_?)?secret|password|pwd|sig)\s*=\s*([^;&\s"']+)/gi,
    /\bhttps:\/\/(?:hooks\.slack\.com\/\w+|(?:\w+\.)?discord(?:app)?\.com\/api\/webhooks|[\w.-]+\.webhook\.office\.com)\/([^\s"'?]+)/g,
];
function maskedTexts(env) {
    const named = Object.entries(env).flatMap(([name, value = '']) => (isSecretVariable(name) ? value : []));
    const candidates = [...named, ...Object.values((0,_job_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .jobVariables */ .BU)(env))].map((value) => value.trim());
    const isOutput = /^(?:\d+|true|false|null|none|passe?d?|fail(?:ed)?|errore?d?|warn|invalid)$/i;
    const short = candidates.filter((value) => value.length >= 4 && value.length < 8 && !isOutput.test(value));
    return [...new Set([...secretValues(env).flatMap(_secret_forms_js__WEBPACK_IMPORTED_MODULE_2__/* .usualForms */ .W), ...short])];
}
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

/***/ 41180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nv: () => (/* binding */ dropInvisible),
/* harmony export */   UX: () => (/* binding */ inOneLine),
/* harmony export */   VI: () => (/* binding */ beginningOf),
/* harmony export */   jQ: () => (/* binding */ showInvisible),
/* harmony export */   uo: () => (/* binding */ withoutAnsi)
/* harmony export */ });
/* harmony import */ var _platform_secrets_ansi_sequence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48790);

const showInvisible = (text) => replaceInvisible(unixLines(text), (character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16);
    return code.length <= 4 ? `\\u${code.padStart(4, '0')}` : `\\u{${code}}`;
});
const dropInvisible = (text) => replaceInvisible(unixLines(text), () => '');
const withoutAnsi = (text) => text.replace(anyAnsiSequence, '');
const inOneLine = (text) => text.replace(/\s+/g, ' ').trim();
const beginningOf = (text) => text.slice(0, MAX_READ);
const MAX_READ = 16_384;
const invisible = '[[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}]--[\\n\\t]]';
const anyInvisible = new RegExp(invisible, 'v');
let emojiOrInvisible;
function replaceInvisible(text, by) {
    if (!anyInvisible.test(text))
        return text;
    emojiOrInvisible ??= new RegExp(`(\\p{RGI_Emoji})|${invisible}`, 'gv');
    return text.replace(emojiOrInvisible, (character, emoji) => emoji ?? by(character));
}
const unixLines = (text) => text.replace(/\r\n?/g, '\n');
const anyAnsiSequence = new RegExp(_platform_secrets_ansi_sequence_js__WEBPACK_IMPORTED_MODULE_0__/* .ansiSequence */ .P, 'g');


/***/ }),

/***/ 10043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ oneLine)
/* harmony export */ });
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41180);

const oneLine = (text) => (0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .inOneLine */ .UX)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .dropInvisible */ .Nv)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutAnsi */ .uo)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .beginningOf */ .VI)(text))));


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
    .replace(/##(?=(?:vso)?\[)/gi, '## ');
const commandData = (text) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const commandProperty = (text) => commandData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');


/***/ }),

/***/ 43357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wr: () => (/* binding */ adviceOf),
  FO: () => (/* binding */ exitCodeOf),
  ew: () => (/* binding */ exitOnUncaughtErrors),
  t4: () => (/* binding */ toExitCode)
});

// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/ports/service-error.js
var service_error = __webpack_require__(24850);
// EXTERNAL MODULE: ./build/js/src/model/values/never.js
var never = __webpack_require__(76794);
;// CONCATENATED MODULE: ./build/js/src/platform/process/uncaught-errors.js
function onUncaughtError(report, exitCode) {
    process.on('uncaughtException', (error) => {
        report(error);
        process.exit(exitCode);
    });
}

;// CONCATENATED MODULE: ./build/js/src/runner/pipeline/exit-code.js




async function toExitCode(work, log, onError) {
    try {
        return await work();
    }
    catch (error) {
        for (const line of adviceOf(error))
            log.error(line);
        onError?.(error);
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
function adviceOf(error) {
    if (error instanceof errors/* UserError */.yo) {
        const { problems } = error;
        const count = problems.length > 1 ? [`${(0,errors/* countGrouped */.mr)(problems)} problems; nothing was run.`] : [];
        return [...(0,errors/* groupProblems */.Uh)(problems).map(errors/* problemText */.fI), ...count];
    }
    if (error instanceof service_error/* ServiceError */._7)
        return [error.message, 'Re-run the job when the service responds again.'];
    const { code, syscall } = Object(error);
    const remedy = syscall === 'uv_cwd' ? CWD_IS_GONE : REMEDIES.get(code ?? '');
    return remedy === undefined ? [asBug(error)] : [(0,errors/* messageOf */.bD)(error), remedy];
}
const CWD_IS_GONE = 'The working directory was deleted: change to one that exists, and start again.';
const REMEDIES = new Map([
    ['EMFILE', 'Too many files are open in this process: raise its limit (ulimit -n), or set fewer workers.'],
    ['ENFILE', 'Too many files are open on this machine: raise its limit, or end other programs.'],
    ['ENOSPC', 'The disk is full: delete files, or set output-directory to another disk.'],
    ['EDQUOT', 'The disk quota is used up: delete files, or set output-directory to another disk.'],
    ['EROFS', 'The file system is read-only: set output-directory to a folder that can be written.'],
    ['EIO', 'The disk has an error: check it, and start again.'],
]);
const asBug = (error) => `This is a bug in eval-action. Please report it with these lines: https://github.com/agentv/eval-action/issues\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;


/***/ })

};
