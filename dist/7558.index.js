export const id = 7558;
export const ids = [7558];
export const modules = {

/***/ 8579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ defineCommand)
/* harmony export */ });
const defineCommand = (command) => ({
    summary: command.summary,
    help: command.help,
    flags: command.flags,
    call(args) {
        const options = command.options(...args);
        return {
            options,
            isForPrograms: command.isForPrograms?.(options) ?? ('json' in options && options.json === true),
            startsPrograms: command.startsPrograms?.(options) ?? false,
            run: (runtime, terminal) => command.run(options, runtime, terminal),
        };
    },
});


/***/ }),

/***/ 57558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command)
/* harmony export */ });
/* harmony import */ var _reports_escape_harmless_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52759);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18305);
/* harmony import */ var _config_plan_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5649);
/* harmony import */ var _policy_policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47781);
/* harmony import */ var _shards_forecast_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54330);
/* harmony import */ var _shards_make_forecast_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36827);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8579);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(30225);
/* harmony import */ var _problem_lines_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(78479);









const NAMES = _config_plan_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .plannedInputNames */ .JK.filter((name) => name !== 'evals' && (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .sourcesOf */ .u0)(name).includes('flag'));
const command = (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .defineCommand */ .N)({
    summary: 'Say what a run will take, and how many machines it needs. Calls no target.',
    help: `
Examples:
  eval-action plan
  eval-action plan evals --baseline .agentv/evidence --target-minutes 15
  eval-action plan --shards 6 --json

Exit codes: 0 planned, 2 the run cannot be planned.`,
    flags(parser) {
        parser.argument('[evals...]', 'eval files, folders or globs; ! excludes (default: as run)');
        (0,_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .addInputFlags */ .hN)(parser, NAMES);
        for (const name of _config_plan_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .forecastNames */ .Iv)
            (0,_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .addFlag */ .UI)(parser, name, { docs: _config_plan_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .planSettings */ .ZB.docsOf(name), isList: false });
        parser.option('--json', 'print one JSON document: the forecast, and the matrix of the shards');
    },
    options: (evals, flags) => ({
        inputs: (0,_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .inputsOf */ .Vc)(evals, flags),
        options: (0,_config_plan_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .parseForecastOptions */ .vH)((0,_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .flagTexts */ .xU)(_config_plan_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .forecastNames */ .Iv, flags), _flags_js__WEBPACK_IMPORTED_MODULE_7__/* .flagSpelling */ .d6),
        json: flags['json'] === true,
    }),
    async run({ inputs, options, json }, runtime, terminal) {
        const forecast = await (0,_shards_make_forecast_js__WEBPACK_IMPORTED_MODULE_5__/* .makeForecast */ .u)(await (0,_policy_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .findPolicy */ .i6)(inputs, runtime), options, { runtime });
        const { problems, ...rest } = forecast;
        if (json) {
            const document = { headline: (0,_shards_forecast_text_js__WEBPACK_IMPORTED_MODULE_4__/* .headline */ .Pl)(forecast), matrix: (0,_shards_forecast_text_js__WEBPACK_IMPORTED_MODULE_4__/* .matrixOf */ .lQ)(forecast), forecast: rest, problems };
            terminal.print((0,_reports_escape_harmless_json_js__WEBPACK_IMPORTED_MODULE_0__/* .harmlessJson */ .E)({ schemaVersion: 1, ...document }, 2));
        }
        else {
            (0,_problem_lines_js__WEBPACK_IMPORTED_MODULE_8__/* .complainProblems */ .M)(problems, terminal);
            terminal.print((0,_shards_forecast_text_js__WEBPACK_IMPORTED_MODULE_4__/* .forecastText */ .xn)(forecast, options));
        }
        return 0;
    },
});


/***/ }),

/***/ 30225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ sizeOf),
/* harmony export */   LF: () => (/* binding */ limitOf),
/* harmony export */   TH: () => (/* binding */ addGroupedFlags),
/* harmony export */   UI: () => (/* binding */ addFlag),
/* harmony export */   Vc: () => (/* binding */ inputsOf),
/* harmony export */   d6: () => (/* binding */ flagSpelling),
/* harmony export */   gd: () => (/* binding */ collected),
/* harmony export */   hN: () => (/* binding */ addInputFlags),
/* harmony export */   hy: () => (/* binding */ ageOf),
/* harmony export */   xU: () => (/* binding */ flagTexts)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48179);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5594);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18305);




const flagNames = _config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .inputNames */ .vj.filter((name) => name !== 'evals' && (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .sourcesOf */ .u0)(name).includes('flag'));
function addGroupedFlags(command) {
    for (const [group, names] of Object.entries(_config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .inputGroups */ .Dk)) {
        const flags = flagNames.filter((name) => names.includes(name));
        addInputFlags(command, flags, { heading: `${group} options:` });
    }
}
function addInputFlags(command, names, { heading = '' } = {}) {
    for (const name of names)
        addFlag(command, name, { docs: (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .docsOf */ .fE)(name), isList: isList(name), heading });
}
function addFlag(command, name, { docs, isList, heading = '' }) {
    const { description, default: otherwise, value } = docs;
    const placeholder = value === undefined ? '' : ALONE[name] ? ` [${value}]` : ` <${value}>`;
    const long = FAMILIAR[name] ?? `--${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .kebab */ .i9)(name)}`;
    const option = new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$(`${SHORT[name] ? `${SHORT[name]}, ` : ''}${long}${placeholder}`, `${description} (default: ${otherwise})`.replaceAll('`', ''));
    if (isList)
        option.argParser((given, before = []) => [...before, given]);
    if (heading !== '')
        option.helpGroup(heading);
    command.addOption(option);
    if (FAMILIAR[name])
        command.addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$(`--${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .kebab */ .i9)(name)}${placeholder}`).hideHelp());
    if (NONE[name])
        command.addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$(`--no-${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .kebab */ .i9)(name)}`).hideHelp());
}
const inputsOf = (evals, given) => (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .parseInputs */ .TL)({ ...flagTexts(flagNames, given), evals: evals.join('\n') }, flagSpelling);
const flagTexts = (names, given) => Object.fromEntries(names.map((name) => [name, asText(given[attributeOf(name)] ?? given[name], name)]));
const flagSpelling = (name) => name === 'evals' || name === 'results' ? name : (FAMILIAR[name] ?? `--${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .kebab */ .i9)(name)}`);
const FAMILIAR = {
    outputDirectory: '--output',
    testTimeoutSeconds: '--agent-timeout',
    otel: '--otel-backend',
};
const SHORT = { outputDirectory: '-o' };
const ALONE = { cache: 'workspaces,judge,responses', html: 'true', resume: 'last' };
const NONE = { cache: 'off', html: 'false' };
const attributeOf = (name) => flagSpelling(name)
    .replace(/^--/, '')
    .replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
const isList = (name) => ['text', 'otlp'].some((value) => Array.isArray(_config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .inputsSchema */ .rS.shape[name].safeParse(value).data));
function asText(value, name) {
    if (value === undefined)
        return undefined;
    if (value === false)
        return NONE[name] ?? 'false';
    if (value === true)
        return ALONE[name] ?? 'true';
    return Array.isArray(value) ? value.join('\n') : String(value);
}
const collected = (value, before = []) => [...before, value];
function limitOf(given, otherwise) {
    const limit = Number(given ?? otherwise);
    if (Number.isSafeInteger(limit) && limit >= 1)
        return limit;
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('INPUT_INVALID', '--limit must be a whole number from 1 on', { found: String(given) });
}
const ageOf = (given, flag) => amountOf(given, flag, AGES, 'a whole number with h, d or w, such as 30d');
const sizeOf = (given, flag) => amountOf(given, flag, SIZES, 'a whole number with kb, mb or gb, such as 500mb');
const HOUR = 3_600_000;
const AGES = { h: HOUR, d: 24 * HOUR, w: 7 * 24 * HOUR };
const SIZES = { kb: 1000, mb: 1_000_000, gb: 1_000_000_000 };
function amountOf(given, flag, units, expected) {
    if (given === undefined)
        return undefined;
    const [, digits = '', unit = ''] = /^(\d{1,6}) ?([a-z]{1,2})$/.exec(String(given).trim().toLowerCase()) ?? [];
    const factor = Object.hasOwn(units, unit) ? units[unit] : undefined;
    if (factor !== undefined)
        return Number(digits) * factor;
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('INPUT_INVALID', (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .invalidValue */ .BS)(flag, expected, given));
}


/***/ }),

/***/ 78479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ complainProblems),
/* harmony export */   p: () => (/* binding */ problemLines)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _model_suite_location_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37987);
/* harmony import */ var _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10043);
/* harmony import */ var _reports_terminal_columns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9283);
/* harmony import */ var _reports_terminal_paint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2992);
/* harmony import */ var _inspect_survey_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20432);






const MAX_SHOWN = 100;
function complainProblems(problems, terminal) {
    const plain = (0,_reports_terminal_paint_js__WEBPACK_IMPORTED_MODULE_4__/* .paintFor */ .e)({ colour: false });
    for (const ofFile of (0,_inspect_survey_js__WEBPACK_IMPORTED_MODULE_5__/* .byFile */ .y9)(problems).values())
        terminal.complain(problemLines(ofFile, plain).join('\n'));
}
function problemLines(problems, paint, columns) {
    const groups = (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .groupProblems */ .Uh)(problems);
    const lines = groups.slice(0, MAX_SHOWN).flatMap((problem) => {
        const { file, location, severity, expected, found, hint } = problem;
        const where = (0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(location === undefined ? file : (0,_model_suite_location_js__WEBPACK_IMPORTED_MODULE_1__/* .locationText */ .f)(location));
        const word = severity === 'error' ? paint.red('error') : paint.yellow('warning');
        const start = `${where}: ${severity}:`;
        const [first = '', ...rest] = (0,_reports_terminal_columns_js__WEBPACK_IMPORTED_MODULE_3__/* .hanging */ .rM)(`${start} ${(0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)((0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentenceOf */ .$N)(problem))}`, columns);
        const head = first.startsWith(start) ? `${paint.bold(where)}: ${word}:${first.slice(start.length)}` : first;
        const details = [expected && `expected: ${expected}`, found && `found: ${found}`, hint].filter(Boolean);
        return [head, ...rest, ...details.flatMap((line) => (0,_reports_terminal_columns_js__WEBPACK_IMPORTED_MODULE_3__/* .hanging */ .rM)(`  ${(0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(line ?? '')}`, columns))];
    });
    const more = (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .countGrouped */ .mr)(groups.slice(MAX_SHOWN));
    return more > 0 ? [...lines, paint.dim(`  \u2026 and ${more} more of this file (--json lists all)`)] : lines;
}


/***/ }),

/***/ 5649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iv: () => (/* binding */ forecastNames),
/* harmony export */   JK: () => (/* binding */ plannedInputNames),
/* harmony export */   ZB: () => (/* binding */ planSettings),
/* harmony export */   Zp: () => (/* binding */ planInputs),
/* harmony export */   vH: () => (/* binding */ parseForecastOptions)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _model_run_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19923);
/* harmony import */ var _input_sources_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90201);
/* harmony import */ var _input_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7669);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18305);





const plannedInputNames = [
    'evals',
    'target',
    'targets',
    'testId',
    'tag',
    'excludeTag',
    'trials',
    'threshold',
    'testTimeoutSeconds',
    'workers',
    'graderTarget',
    'budgetUsd',
    'requestsPerMinute',
    'reuse',
    'baseline',
    'baselineBranch',
    'baselineMaxAge',
    'history',
    'historyBranch',
    'quarantineFile',
    'maxDrop',
    'dryRun',
    'workingDirectory',
];
const MAX_MINUTES = 1_440;
const own = {
    shards: _input_values_js__WEBPACK_IMPORTED_MODULE_3__/* .shardCount */ .o4.optional().meta({
        description: 'Number of shards, one for each machine, or `auto`: as few as finish within `target-minutes`.',
        default: 'auto',
        sources: ['action', 'flag'],
        value: 'NUMBER',
    }),
    maxShards: (0,_input_values_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(1, _model_run_result_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_SHARDS */ .hH)
        .default(20)
        .meta({
        description: `Maximum number of shards that \`auto\` chooses, 1 to ${_model_run_result_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_SHARDS */ .hH}.`,
        default: '20',
        sources: ['action', 'flag'],
        value: 'NUMBER',
    }),
    targetMinutes: (0,_input_values_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(1, MAX_MINUTES)
        .default(10)
        .meta({
        description: '`auto` adds shards until the expected duration is at most this many minutes.',
        default: '10',
        sources: ['action', 'flag'],
        value: 'NUMBER',
    }),
    onlyWithLabel: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .refine((label) => label.trim().length <= 100, 'the name of a label')
        .optional()
        .meta({
        description: 'Run a pull request only if it has this label. It is read while the job runs, so that a re-run sees a new label. Requires `pull-requests: read`.',
        default: 'every pull request',
        sources: ['action'],
    }),
};
const forecastNames = ['shards', 'maxShards', 'targetMinutes'];
const parseForecastOptions = (texts, spell) => (0,_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTexts */ .oh)(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej(own), texts, spell);
const ofJob = [
    'githubToken',
    'jobSummary',
    'annotations',
    'commentKey',
    'allowUntrustedCode',
];
const planSettings = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .stepSettings */ .Gr)('Plan', own, [...plannedInputNames, ...ofJob]);
const planInputs = (env) => planSettings.parse((0,_input_sources_js__WEBPACK_IMPORTED_MODULE_2__/* .inputTexts */ .Ld)(env, planSettings.names));


/***/ }),

/***/ 95200:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ surveyRun)
/* harmony export */ });
/* harmony import */ var _plan_make_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22469);
/* harmony import */ var _shared_in_parallel_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85988);
/* harmony import */ var _suites_metadata_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57444);
/* harmony import */ var _config_configuration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14704);
/* harmony import */ var _steps_container_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2689);
/* harmony import */ var _steps_images_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2665);
/* harmony import */ var _steps_judges_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91167);
/* harmony import */ var _program_problems_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(93277);
/* harmony import */ var _survey_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(20432);









async function surveyRun(site, how = {}) {
    const { inputs } = site;
    const targets = new _survey_js__WEBPACK_IMPORTED_MODULE_8__/* .SurveyedTargets */ .Q$(site);
    const paths = await (0,_config_configuration_js__WEBPACK_IMPORTED_MODULE_3__/* .findConfiguredSuites */ .X_)(site);
    const read = await (0,_shared_in_parallel_js__WEBPACK_IMPORTED_MODULE_1__/* .inParallel */ .H)(paths, async (path) => {
        const { suite, variables, problems, leftOut } = await (0,_survey_js__WEBPACK_IMPORTED_MODULE_8__/* .surveySuite */ .nf)(path, site, how);
        if (suite === undefined)
            return { leftOut, placed: [], problems };
        const used = await targets.of(suite);
        const surveyed = [...used.targets, ...used.judges];
        const found = surveyed.flatMap(({ target }) => target ?? []);
        const programs = (0,_survey_js__WEBPACK_IMPORTED_MODULE_8__/* .inFile */ .s5)(suite.file, await (0,_program_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .missingPrograms */ .i)(suite, found, site));
        const ofTargets = [...used.problems, ...used.judging.map(_survey_js__WEBPACK_IMPORTED_MODULE_8__/* .asWarning */ .PQ), ...surveyed.flatMap((each) => each.problems)];
        const placed = { suite, variables, ...used };
        return { placed: [placed], problems: [...problems, ...ofTargets, ...programs.map(_survey_js__WEBPACK_IMPORTED_MODULE_8__/* .asWarning */ .PQ)] };
    });
    const leftOut = read.map((each) => each.leftOut);
    if (leftOut.every((tags) => tags !== undefined))
        throw (0,_suites_metadata_js__WEBPACK_IMPORTED_MODULE_2__/* .nothingTagged */ .YS)(inputs, leftOut.flat());
    const placed = [
        ...new Map(read.flatMap((each) => each.placed.map((one) => [one.suite.path, one]))).values(),
    ];
    const suites = placed.map(({ suite }) => suite);
    const problems = (0,_survey_js__WEBPACK_IMPORTED_MODULE_8__/* .inOrder */ .al)([
        ...read.flatMap((each) => each.problems),
        ...(0,_survey_js__WEBPACK_IMPORTED_MODULE_8__/* .inFile */ .s5)('.agentv/config.yaml', [
            ...(await (0,_config_configuration_js__WEBPACK_IMPORTED_MODULE_3__/* .configProblems */ .rg)(paths, site)),
            ...(await (0,_config_configuration_js__WEBPACK_IMPORTED_MODULE_3__/* .overlookedSuites */ .OE)(paths, site)),
        ]),
        ...(0,_survey_js__WEBPACK_IMPORTED_MODULE_8__/* .inFile */ .s5)('', (0,_plan_make_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .unmatchedIds */ .ik)(suites, inputs.testId)),
    ]);
    return { plan: planOf(placed, site, how), placed, paths, problems };
}
function planOf(placed, { inputs }, { findsBroken = false }) {
    if (placed.length === 0)
        return { steps: [], requirements: [] };
    const onTargets = placed.map((each) => ({
        suite: each.suite,
        targets: each.targets.map((target) => target.target ?? standIn(target, each.suite)),
        inTheWay: findsBroken ? inTheWayOf(each) : undefined,
    }));
    const { testId: testIds, trials, threshold, mustPass } = inputs;
    return (0,_plan_make_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .makePlan */ .Cs)(onTargets, { testIds, trials, threshold, mustPass });
}
const inTheWayOf = ({ targets, own }) => (test, target) => {
    if (own === undefined || !targets.some((each) => each.target === target))
        return [];
    const problems = [
        ...(0,_steps_images_js__WEBPACK_IMPORTED_MODULE_5__/* .imageProblems */ .y)(test, target),
        ...(0,_steps_judges_js__WEBPACK_IMPORTED_MODULE_6__/* .judgingProblems */ .r_)(test, target, own),
        ...(0,_steps_container_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .containerProblems */ .Y)(test, target, own),
    ];
    return problems.filter(({ code }) => code !== 'SECRET_MISSING');
};
const standIn = ({ name, provider = '', options, batching, location }, suite) => ({
    name,
    resolvedName: name,
    provider,
    options,
    fallbackTargets: [],
    batching,
    location: location ?? suite.location,
});


/***/ }),

/***/ 20432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GW: () => (/* binding */ problemsOf),
/* harmony export */   PQ: () => (/* binding */ asWarning),
/* harmony export */   Q$: () => (/* binding */ SurveyedTargets),
/* harmony export */   _k: () => (/* binding */ countProblems),
/* harmony export */   al: () => (/* binding */ inOrder),
/* harmony export */   nf: () => (/* binding */ surveySuite),
/* harmony export */   s5: () => (/* binding */ inFile),
/* harmony export */   y9: () => (/* binding */ byFile)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _model_suite_kind_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38034);
/* harmony import */ var _run_providers_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69021);
/* harmony import */ var _shared_grouped_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47891);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5594);
/* harmony import */ var _suites_load_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89885);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(81457);
/* harmony import */ var _targets_read_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(43080);
/* harmony import */ var _targets_resolve_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(89554);
/* harmony import */ var _targets_variables_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(21983);
/* harmony import */ var _pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(22473);
/* harmony import */ var _steps_images_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2665);
/* harmony import */ var _steps_judges_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(91167);














async function surveySuite(path, site, programs = {}) {
    const file = (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_7__/* .shownPath */ .p)(path, site.cwd);
    const reading = (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_11__/* .suiteReading */ .hu)(site);
    const asked = new Set();
    const variables = async (folder) => recorded(await reading.variables(folder), asked);
    try {
        const { problems, ...seen } = await (0,_suites_load_js__WEBPACK_IMPORTED_MODULE_6__/* .lookAtSuite */ .Z)(path, {
            ...reading,
            variables,
            runProgram: programs.runProgram ?? reading.runProgram,
            mayLackVariables: programs.mayLackVariables ?? reading.mayLackVariables,
        });
        return { ...seen, problems: inFile(file, problems), variables: [...asked] };
    }
    catch (error) {
        return { problems: inFile(file, problemsOf(error)), variables: [...asked] };
    }
}
function problemsOf(error) {
    if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo)
        return error.problems;
    throw error;
}
const inFile = (file, problems) => problems.map((problem) => ({ file: problem.location?.file ?? file, ...problem }));
const recorded = (lookUp, asked) => (name, use) => {
    asked.add(name);
    return lookUp(name, use);
};
function inOrder(problems) {
    const once = new Map();
    for (const problem of problems) {
        const { severity, ...rest } = problem;
        const key = JSON.stringify(rest);
        if (severity === 'error' || !once.has(key))
            once.set(key, problem);
    }
    return [...once.values()].sort(byLocation);
}
function byLocation(a, b) {
    if (a.file !== b.file)
        return a.file < b.file ? -1 : 1;
    const [here, there] = [a.location, b.location];
    return (here?.line ?? 0) - (there?.line ?? 0) || (here?.column ?? 0) - (there?.column ?? 0);
}
function byFile(problems) {
    return (0,_shared_grouped_js__WEBPACK_IMPORTED_MODULE_4__/* .groupedBy */ .m)(problems, ({ file }) => file);
}
function countProblems(problems) {
    const errors = problems.filter(({ severity }) => severity === 'error').length;
    return { errors, warnings: problems.length - errors };
}
const asWarning = (problem) => ({ ...problem, severity: 'warning' });
class SurveyedTargets {
    #site;
    #files = new Map();
    #nearest = new Map();
    constructor(site) {
        this.#site = site;
    }
    get files() {
        return [...this.#files.keys()].map((path) => (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_7__/* .shownPath */ .p)(path, this.#site.cwd));
    }
    async of(suite) {
        const { inputs, programs, environments } = this.#site;
        const names = (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_11__/* .wantedTargets */ .w5)(suite, inputs).filter(({ isUnknown }) => !isUnknown);
        const path = await this.#fileOf(suite);
        const read = typeof path === 'string' ? await this.#read(path) : undefined;
        const problems = typeof path === 'string' ? (read?.problems ?? []) : inFile(suite.file, path);
        if (read?.targetsFile === undefined) {
            const targets = names.map(({ name }) => ({ name, options: {}, batching: false, problems: [], variables: [] }));
            return { targets, judges: [], fallbacks: [], problems, judging: [] };
        }
        const file = await programs.withPrograms(read.targetsFile, suite.folder);
        const survey = (wanted) => Promise.all(wanted.map((name) => this.#survey({ name, location: undefined }, file, suite.folder)));
        const targets = await Promise.all(names.map((wanted) => this.#survey(wanted, file, suite.folder)));
        const known = targets.flatMap(({ target }) => target ?? []);
        const fallbacks = await survey([...new Set(known.flatMap(({ fallbackTargets }) => fallbackTargets))]);
        const own = (0,_steps_judges_js__WEBPACK_IMPORTED_MODULE_13__/* .judgesOf */ .YP)({ file, lookUp: await environments.lookUpIn(suite.folder), inputs });
        const tests = suite.tests.filter((test) => test.kind === 'test');
        const judging = tests.flatMap((test) => targets.flatMap(({ judge }) => (0,_steps_judges_js__WEBPACK_IMPORTED_MODULE_13__/* .judgeNames */ .ch)(test, judge)));
        const judges = await survey([...new Set(judging)].filter((name) => file.entries.some((entry) => entry.name === name) && targets.every((each) => each.name !== name)));
        const unjudged = tests.flatMap((test) => known.flatMap((target) => [...(0,_steps_images_js__WEBPACK_IMPORTED_MODULE_12__/* .imageProblems */ .y)(test, target), ...(0,_steps_judges_js__WEBPACK_IMPORTED_MODULE_13__/* .judgingProblems */ .r_)(test, target, own)]));
        for (const name of [...names.map(entryName), ...[...judges, ...fallbacks].map((each) => each.name)])
            read.used.add(name);
        return {
            targets,
            judges,
            fallbacks,
            own,
            problems: [...problems, ...fallbacks.flatMap((fallback) => fallback.problems)],
            judging: inFile(suite.file, unjudged.map(withoutHaste)),
        };
    }
    async near(folder) {
        const path = await this.#fileOf({ folder });
        return typeof path === 'string' ? (await this.#read(path)).problems : [];
    }
    async whole(path) {
        const file = await this.#read(path);
        return [...file.problems, ...(await this.#surveyAll(file)).flatMap((target) => target.problems)];
    }
    async unused() {
        const found = [];
        for (const reading of this.#files.values()) {
            const file = await reading;
            const surveyed = await this.#surveyAll(file, (name) => !file.used.has(name));
            const isLacking = ({ code }) => code === 'SECRET_MISSING';
            const lacking = surveyed.filter((target) => target.problems.some(isLacking));
            const problems = surveyed.flatMap((target) => target.problems);
            const [first] = problems.filter(isLacking);
            if (first === undefined || lacking.length < 2)
                found.push(...problems);
            else {
                const names = lacking.map(({ name }) => `"${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_5__/* .cutEnd */ .ym)(name, 60)}"`);
                const more = names.length > MAX_NAMED ? ` and ${names.length - MAX_NAMED} more` : '';
                const message = `${names.length} targets that no selected suite uses need variables that are not set: ${names.slice(0, MAX_NAMED).join(', ')}${more}`;
                found.push({
                    file: first.file,
                    code: 'SECRET_MISSING',
                    severity: 'warning',
                    message,
                    location: first.location,
                });
                found.push(...problems.filter((problem) => !isLacking(problem)));
            }
        }
        return found.map(asWarning);
    }
    async #surveyAll({ path, targetsFile }, isWanted = () => true) {
        if (targetsFile === undefined)
            return [];
        const wanted = targetsFile.entries.filter(({ name }) => isWanted(name));
        const file = await this.#site.programs.withPrograms(targetsFile, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path));
        return Promise.all(wanted.map(({ name }) => this.#survey({ name, location: undefined }, file, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path))));
    }
    async #fileOf(suite) {
        const known = this.#nearest.get(suite.folder);
        if (known !== undefined)
            return known;
        try {
            const path = await (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_11__/* .targetsFileOf */ .Ui)(suite, this.#site);
            this.#nearest.set(suite.folder, path);
            return path;
        }
        catch (error) {
            if (this.#site.inputs.targets !== undefined)
                throw error;
            return problemsOf(error);
        }
    }
    #read(path) {
        const known = this.#files.get(path);
        if (known)
            return known;
        const { cwd, runtime } = this.#site;
        const file = (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_7__/* .shownPath */ .p)(path, cwd);
        const read = (0,_targets_read_js__WEBPACK_IMPORTED_MODULE_8__/* .readTargetsFile */ .vW)(path, file, runtime.files).then((targetsFile) => ({ path, targetsFile, problems: inFile(file, targetsFile.warnings), used: new Set() }), (error) => ({ path, problems: inFile(file, problemsOf(error)), used: new Set() }));
        this.#files.set(path, read);
        return read;
    }
    async #survey(wanted, targetsFile, folder) {
        const asked = new Set();
        const lookUp = recorded(await this.#site.environments.lookUpIn(folder), asked);
        const reading = { file: targetsFile, kinds: _run_providers_index_js__WEBPACK_IMPORTED_MODULE_3__/* .providers */ .r, lookUp };
        const { target, problems } = (0,_targets_resolve_js__WEBPACK_IMPORTED_MODULE_9__/* .resolveTarget */ .u1)(wanted, reading);
        const entry = targetsFile.entries.find(({ name }) => name === entryName(wanted));
        const end = (0,_targets_resolve_js__WEBPACK_IMPORTED_MODULE_9__/* .followTargets */ .wU)(wanted, reading, []);
        for (const field of end?.fields.values() ?? [])
            (0,_targets_variables_js__WEBPACK_IMPORTED_MODULE_10__/* .lookUpVariables */ .OY)(field.value, lookUp);
        const provider = target?.provider ?? end?.fields.get('provider')?.text;
        const timeout = end?.fields.get('timeout_seconds');
        const judges = (0,_steps_judges_js__WEBPACK_IMPORTED_MODULE_13__/* .judgesOf */ .YP)({ file: targetsFile, lookUp, inputs: this.#site.inputs });
        const graderTarget = target?.graderTarget ?? end?.fields.get('grader_target')?.text;
        return {
            name: wanted.name,
            options: timeout === undefined ? {} : { timeout_seconds: (0,_targets_variables_js__WEBPACK_IMPORTED_MODULE_10__/* .lookUpVariables */ .OY)(timeout.value, lookUp) },
            batching: target?.batching ?? end?.fields.get('provider_batching')?.value === true,
            provider: provider === undefined ? undefined : ((0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .findKind */ .oH)(_run_providers_index_js__WEBPACK_IMPORTED_MODULE_3__/* .providers */ .r, provider)?.type ?? provider),
            location: entry?.cursor.location,
            target,
            problems: inFile(targetsFile.file, problems.map(withoutHaste)),
            variables: [...asked],
            judge: judges.nameFor({ name: wanted.name, provider: provider ?? '', graderTarget }),
        };
    }
}
const MAX_NAMED = 5;
const entryName = ({ name, useTarget = name }) => useTarget;
const withoutHaste = (problem) => (problem.code === 'SECRET_MISSING' ? asWarning(problem) : problem);


/***/ }),

/***/ 54330:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   lQ: () => (/* binding */ matrixOf),
/* harmony export */   xn: () => (/* binding */ forecastText)
/* harmony export */ });
/* harmony import */ var _reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5937);
/* harmony import */ var _shared_percentage_points_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15537);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5594);



const MAX_LISTED = 20;
function forecastText(forecast, options) {
    const { shards } = forecast;
    const lines = [
        ['duration', durationText(forecast)],
        ['cost', costText(forecast)],
        ['tokens', tokensText(forecast)],
        ['power', powerText(forecast)],
        ['reuse', reuseText(forecast)],
        ['shards', whyText(forecast, options)],
    ].flatMap(([name = '', text]) => (text === undefined ? [] : `  ${name.padEnd(9)} ${text}`));
    const listed = shards.slice(0, MAX_LISTED).map((shard, at) => `    ${at + 1}/${shards.length}  ${shardText(shard)}`);
    const more = shards.length > MAX_LISTED ? [`    and ${shards.length - MAX_LISTED} more`] : [];
    return [headline(forecast), ...lines, ...listed, ...more].join('\n');
}
const shardText = ({ tests, trials, durationMs }) => tests === 0
    ? 'no tests'
    : `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('test', tests)}, ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('trial', trials)}, about ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(durationMs)} after setup`;
const matrixOf = ({ shards }) => ({
    include: shards.map(({ durationMs, tests }, at) => ({
        index: at + 1,
        shard: `${at + 1}/${shards.length}`,
        minutes: Math.ceil(durationMs / 60_000),
        tests,
    })),
});
function headline({ tests, targets, shards, calls, judgeCalls }) {
    const judges = judgeCalls === 0 ? '' : `, about ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('judge call', judgeCalls)}`;
    return `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('test', tests)} on ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('target', targets)} in ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('shard', shards.length)}, ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('target call', calls)}${judges}`;
}
function durationText({ tests, durationMs, oneMachineMs, longestTrialMs, timedTests, requests }) {
    const slowest = requests.toSorted((a, b) => b.minutes - a.minutes)[0];
    const limit = slowest === undefined
        ? ''
        : `; ${slowest.name} at ${slowest.perMinute}/min needs at least ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(slowest.minutes * 60_000)}`;
    return `about ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(durationMs)} (${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(oneMachineMs)} on one machine); longest trial ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(longestTrialMs)}${limit}; durations of ${timedTests} of ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('test', tests)} are known`;
}
function costText({ costUsd, costBoundUsd, testsWithoutCost, judgeCalls, tokens, budgetUsd }) {
    const judges = judgeCalls > 0 && tokens === undefined ? ', without judges' : '';
    const budget = budgetUsd === undefined ? '' : `; budget ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .money */ .TG)(budgetUsd)}`;
    if (costUsd === undefined)
        return `unknown: the baseline has no costs of these tests${budget}`;
    const unknown = testsWithoutCost === 0 ? '' : `, ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('test', testsWithoutCost)} unknown`;
    return `about ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .money */ .TG)(costUsd)}, below ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .money */ .TG)(costBoundUsd)} with 95% probability${judges}${unknown}${budget}`;
}
function tokensText({ tests, tokens }) {
    if (tokens === undefined)
        return undefined;
    return `${tokenText(tokens.input)} in, ${tokenText(tokens.output)} out (${tokens.tests} of ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('test', tests)} known)`;
}
function tokenText(count) {
    if (count >= 1e6)
        return `${(count / 1e6).toFixed(1)} M`;
    return count >= 1e4 ? `${Math.round(count / 1e3)} k` : String(Math.round(count));
}
function powerText({ smallestDetectableDrop: drop, power }) {
    const isCompared = power.some((clause) => clause.startsWith('a complete failure'));
    const uniform = drop === undefined
        ? 'a uniform drop is not detectable in every suite'
        : `smallest detectable drop ${(0,_shared_percentage_points_js__WEBPACK_IMPORTED_MODULE_1__/* .points */ .WR)(drop, 0)} (80% power)`;
    return [...(isCompared ? [uniform] : []), ...power].join('; ');
}
function reuseText({ reuse: { tests, canaries, commits } }) {
    if (tests === 0)
        return undefined;
    const shown = commits.slice(0, 3).map((sha) => sha.slice(0, 7));
    const since = shown.length === 0 ? '' : ` since ${shown.join(', ')}`;
    return `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('test', tests)} unchanged${since}, ${canaries} of them run as canaries`;
}
function whyText(forecast, { targetMinutes, maxShards }) {
    const { shards, tests, why, durationMs, leastMs } = forecast;
    const target = `${targetMinutes} min (target-minutes)`;
    const shortest = `about ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(durationMs)}`;
    switch (why) {
        case 'given': {
            const empty = shards.filter((shard) => shard.tests === 0).length;
            const left = empty === 1 ? 'one has' : `${empty} have`;
            return `as given by shards${empty === 0 ? '' : `: ${left} nothing to run, because ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('test', tests)} cannot be divided further`}`;
        }
        case 'target':
            return `enough for ${target}`;
        case 'most':
            if (shards.length < maxShards)
                return `${target} is not reached, but ${shortest}: each shard needs one request per minute of requests-per-minute`;
            return `${target} cannot be reached with ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('shard', maxShards)} (max-shards), but ${shortest}: more would be faster`;
        case 'longest':
            return `${target} cannot be reached, but ${shortest}: the longest trial, or tests that stay together, take ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(leastMs)}`;
        case 'requests':
            return `${target} cannot be reached, but ${shortest}: a limit of requests determines the duration`;
        case 'gain':
            return `${target} is not reached, but ${shortest}: more shards would save less than 5% each`;
    }
}


/***/ }),

/***/ 36827:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ makeForecast)
});

// EXTERNAL MODULE: ./build/js/src/evidence/answers.js
var answers = __webpack_require__(53294);
// EXTERNAL MODULE: ./build/js/src/gate/assess.js + 3 modules
var assess = __webpack_require__(17448);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 1 modules
var result = __webpack_require__(19923);
// EXTERNAL MODULE: ./build/js/src/plan/reuse.js
var plan_reuse = __webpack_require__(3695);
// EXTERNAL MODULE: ./build/js/src/shared/statistics/variance.js
var variance = __webpack_require__(14242);
// EXTERNAL MODULE: ./build/js/src/plan/shards/divide.js
var divide = __webpack_require__(66140);
;// CONCATENATED MODULE: ./build/js/src/plan/shards/forecast.js


const MACHINE_SETUP_MS = 60_000;
function forecastShards(works, settings) {
    const { workers, requestsMs, most, shards } = settings;
    const wantedMs = settings.targetMs - MACHINE_SETUP_MS;
    const given = shards === undefined ? undefined : (0,divide/* divide */.Qr)(works, { workers, shards });
    const chosen = given
        ? { shards: given, durationMs: (0,divide/* slowestOf */.xM)(given), why: 'given', leastMs: undefined }
        : (0,divide/* choose */.Sw)(works, { workers, most, targetMs: Math.max(0, wantedMs, requestsMs) });
    const withSetup = (ms) => MACHINE_SETUP_MS + Math.max(ms, requestsMs);
    return {
        ...chosen,
        why: chosen.why === 'target' && requestsMs > wantedMs ? 'requests' : chosen.why,
        durationMs: withSetup(chosen.durationMs),
        oneMachineMs: withSetup((0,divide/* slowestOf */.xM)((0,divide/* divide */.Qr)(works, { workers, shards: 1 }))),
        longestTrialMs: works.reduce((most, { trialMs, isReused }) => (isReused ? most : Math.max(most, trialMs)), 0),
    };
}
const Z_95 = 1.645;
function forecastCost(works, costs) {
    const known = works.flatMap(({ key, trials }) => {
        const seen = costs.get(key) ?? [];
        return seen.length === 0
            ? []
            : [{ usd: trials * (0,variance/* mean */.i2)(seen), spread: seen.length < 2 ? 0 : trials * (0,variance/* sampleVariance */.y4)(seen) }];
    });
    const unknownTests = works.length - known.length;
    if (known.length === 0)
        return { unknownTests };
    const usd = known.reduce((sum, each) => sum + each.usd, 0);
    const spread = Math.sqrt(known.reduce((sum, each) => sum + each.spread, 0));
    return { usd, boundUsd: usd + Z_95 * spread, unknownTests };
}

// EXTERNAL MODULE: ./build/js/src/plan/shards/works.js + 1 modules
var shards_works = __webpack_require__(97268);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/baseline-context.js + 1 modules
var baseline_context = __webpack_require__(85003);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/gate-inputs.js + 1 modules
var gate_inputs = __webpack_require__(88125);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/power.js
var power = __webpack_require__(60803);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/prepare.js + 2 modules
var prepare = __webpack_require__(22473);
// EXTERNAL MODULE: ./build/js/src/app/policy/policy-base.js
var policy_base = __webpack_require__(3498);
// EXTERNAL MODULE: ./build/js/src/app/steps/workers.js
var workers = __webpack_require__(91664);
// EXTERNAL MODULE: ./build/js/src/run/calls/request-limits.js
var request_limits = __webpack_require__(54003);
// EXTERNAL MODULE: ./build/js/src/app/steps/judges.js
var steps_judges = __webpack_require__(91167);
;// CONCATENATED MODULE: ./build/js/src/app/shards/expected-calls.js


function expectedCalls(placed) {
    const byPath = new Map(placed.map((each) => [each.suite.path, each]));
    return ({ suite, test, target }) => {
        const { targets = [], judges = [] } = byPath.get(suite.path) ?? {};
        const judging = (0,steps_judges/* judgeNames */.ch)(test, targets.find(({ name }) => name === target.name)?.judge);
        const judgeOf = (name) => {
            const found = [...judges, ...targets].find((each) => each.name === name);
            return found?.target ?? { name, resolvedName: name, provider: found?.provider ?? '' };
        };
        const calls = [target, ...judging.map(judgeOf)];
        return {
            judges: judging.length,
            under: (limit) => calls.filter((called) => (0,request_limits/* appliesTo */.Gl)(limit, called)).length,
        };
    };
}

// EXTERNAL MODULE: ./build/js/src/app/shards/part-of-run.js
var part_of_run = __webpack_require__(68672);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/shared/secrets/secret-names.js
var secret_names = __webpack_require__(28822);
// EXTERNAL MODULE: ./build/js/src/app/config/call-limits.js
var call_limits = __webpack_require__(55561);
// EXTERNAL MODULE: ./build/js/src/app/inspect/survey-run.js
var survey_run = __webpack_require__(95200);
// EXTERNAL MODULE: ./build/js/src/app/reuse/fingerprints.js + 3 modules
var fingerprints = __webpack_require__(24671);
// EXTERNAL MODULE: ./build/js/src/app/reuse/watched-files.js + 2 modules
var watched_files = __webpack_require__(51336);
// EXTERNAL MODULE: ./build/js/src/app/steps/session-hooks.js
var session_hooks = __webpack_require__(41402);
// EXTERNAL MODULE: ./build/js/src/app/steps/suite-program.js + 1 modules
var suite_program = __webpack_require__(47956);
;// CONCATENATED MODULE: ./build/js/src/app/shards/survey-plan.js









async function surveyPlan(site) {
    const runProgram = (path) => (0,suite_program/* runSuiteProgram */.G)(path, (0,external_node_path_.dirname)(path), site);
    const survey = await (0,survey_run/* surveyRun */.U)(site, { findsBroken: true, runProgram: site.inputs.dryRun ? undefined : runProgram });
    const { plan, placed } = survey;
    const names = placed.flatMap(({ own, targets }) => [...(own?.names ?? []), ...targets.map(({ name }) => name)]);
    const problems = [...survey.problems, ...(0,call_limits/* unknownRequestLimits */.k_)(site.inputs, names).map(inNoFile)];
    refuse(problems, plan);
    const shown = problems.filter(({ code }) => code !== 'SECRET_MISSING');
    const notes = site.inputs.dryRun ? [] : (await (0,session_hooks/* hookNotes */.R7)(site, HOOK_NOTE)).map(inNoFile);
    return { plan: await fingerprinted(plan, placed, site), placed, problems: [...shown, ...notes] };
}
const HOOK_NOTE = 'The plan does not run "before_session": each shard runs it once. Suites that use variables from it, other than secrets, reuse no earlier results';
const inNoFile = (problem) => ({ file: problem.location?.file ?? '', ...problem });
function refuse(problems, { steps }) {
    const broken = steps.flatMap((step) => (step.kind === 'broken' ? step.test.problems : []));
    const known = new Set(broken.map(identityOf));
    const isFatal = (problem) => problem.severity === 'error' && problem.code !== 'SECRET_MISSING' && !known.has(identityOf(problem));
    const fatal = problems.filter(isFatal);
    const all = fatal.length > 0 ? fatal : steps.every(({ kind }) => kind === 'broken') ? broken : [];
    if (all.length > 0)
        throw new errors/* UserError */.yo(all.map(withoutFile));
}
const identityOf = ({ code, message, location }) => JSON.stringify([code, message, location]);
const withoutFile = ({ file: _, ...problem }) => problem;
async function fingerprinted(plan, placed, site) {
    if (site.inputs.dryRun)
        return plan;
    const judges = new Map(placed.flatMap(({ suite, own }) => (own === undefined ? [] : [[suite.path, own]])));
    const watched = await (0,watched_files/* watchedFiles */.I)(placed.map(({ suite }) => suite), site);
    const known = new Set();
    for (const each of placed)
        if (await hasAllVariables(each, site))
            known.add(each.suite.path);
    const { steps, ...rest } = await (0,fingerprints/* withFingerprints */.Q)(plan, { judges, watched }, site);
    return { ...rest, steps: steps.map((step) => (isKnown(step, known) ? step : withoutFingerprints(step))) };
}
const isKnown = ({ suite }, known) => known.has(suite.path);
function withoutFingerprints(step) {
    if (step.kind !== 'run')
        return step;
    const { measure: _, subject: __, ...unknown } = step;
    return unknown;
}
async function hasAllVariables({ suite, variables, targets, judges, fallbacks }, { environments }) {
    const surveyed = [...targets, ...judges, ...fallbacks];
    if (surveyed.some(({ target }) => target === undefined))
        return false;
    const lookUp = await environments.lookUpIn(suite.folder);
    const names = [...variables, ...surveyed.flatMap((each) => each.variables)];
    return names.every((name) => (0,secret_names/* isSecretVariable */.tS)(name) || lookUp(name)?.trim());
}

;// CONCATENATED MODULE: ./build/js/src/app/shards/make-forecast.js















const MINUTE_MS = 60_000;
async function makeForecast(policy, options, { runtime, job, source }) {
    const site = await (0,prepare/* openSite */.c2)(policy.inputs, runtime, { hasPlaceholders: true });
    const { plan, placed, problems } = await surveyPlan(site);
    const gateInputs = await (0,gate_inputs/* findGateInputs */.q)(policy, { ...runtime, isChange: (0,policy_base/* isChange */.Xb)(job) }, source);
    const { inputs, baseline } = gateInputs;
    const facts = factsIn(baseline);
    const steps = plan.steps.flatMap((step) => (step.kind === 'run' ? [step] : []));
    const known = (0,baseline_context/* knownOf */.bz)(gateInputs, runtime.env);
    const reuse = known && (0,plan_reuse/* planReuse */.G)(steps, known.pools, known.headSha);
    const running = steps.filter(({ index }) => !reuse?.reused.has(index));
    const runningKeys = new Set(running.map(result/* resultKeyOf */.uv));
    const calls = expectedCalls(placed);
    const requests = Object.entries(inputs.requestsPerMinute ?? {}).map(([name, perMinute]) => {
        const all = running.reduce((sum, step) => sum + step.trials.count * calls(step).under(name), 0);
        return { name, perMinute, minutes: all / perMinute };
    });
    const durations = (0,baseline_context/* figuresOf */.h5)(baseline, 'durationMs');
    const works = (0,shards_works/* worksOf */.A)(plan, durations, part_of_run/* targetKinds */.xV).map((work) => ({
        ...work,
        isReused: !runningKeys.has(work.key),
    }));
    const { shards, ...forecast } = forecastShards(works, {
        shards: options.shards,
        most: Math.min(options.maxShards, ...requests.map(({ perMinute }) => perMinute)),
        targetMs: options.targetMinutes * MINUTE_MS,
        workers: Math.max(1, ...steps.map((step) => (0,workers/* workersOf */.N)(step, inputs))),
        requestsMs: Math.max(0, ...requests.map(({ minutes }) => minutes * MINUTE_MS)),
    });
    const broken = plan.steps.length - steps.length;
    const costs = new Map(Array.from((0,baseline_context/* figuresOf */.h5)(baseline, 'costUsd'), ([key, known]) => {
        const { judgeUsd = 0 } = facts.get(key) ?? {};
        return [key, known.map((usd) => usd + judgeUsd)];
    }));
    const cost = forecastCost(works.filter(({ isReused }) => !isReused), costs);
    return {
        ...forecast,
        shards: shards.map(({ works: own, durationMs }, at) => ({
            tests: own.length + (at === 0 ? broken : 0),
            trials: own.reduce((sum, { trials }) => sum + trials, 0),
            durationMs,
        })),
        tests: plan.steps.length,
        targets: new Set(plan.steps.map(({ target }) => (typeof target === 'string' ? target : target.name))).size,
        calls: running.reduce((sum, { trials }) => sum + trials.count, 0),
        timedTests: steps.filter((step) => durations.has((0,result/* resultKeyOf */.uv)(step))).length,
        ...usageOf(running, facts, calls),
        costUsd: cost.usd,
        costBoundUsd: cost.boundUsd,
        testsWithoutCost: cost.unknownTests,
        budgetUsd: inputs.budgetUsd,
        requests,
        ...powerOf(running, gateInputs),
        reuse: {
            tests: (reuse?.reused.size ?? 0) + (reuse?.canaries.size ?? 0),
            canaries: reuse?.canaries.size ?? 0,
            commits: [...new Set([...(reuse?.reused.values() ?? [])].map(({ fromSha }) => fromSha))],
        },
        problems: [
            ...gateInputs.warnings.map((problem) => ({ file: problem.location?.file ?? '', ...problem })),
            ...problems,
        ],
    };
}
function factsIn(baseline) {
    const stored = baseline.kind === 'found' ? baseline.stored?.answers : undefined;
    return new Map([...(stored ?? [])].flatMap(([key, line]) => {
        const fact = (0,answers/* decodeAnswer */.h2)(line)?.fact;
        return fact === undefined ? [] : [[key, fact]];
    }));
}
function usageOf(running, facts, callsOf) {
    let judgeCalls = 0;
    const tokens = { input: 0, output: 0, tests: 0 };
    for (const step of running) {
        const fact = facts.get((0,result/* resultKeyOf */.uv)(step));
        judgeCalls += step.trials.count * (fact?.judgeCalls ?? callsOf(step).judges);
        if (fact?.tokens === undefined)
            continue;
        tokens.input += step.trials.count * fact.tokens.input;
        tokens.output += step.trials.count * fact.tokens.output;
        tokens.tests += 1;
    }
    return { judgeCalls: Math.round(judgeCalls), tokens: tokens.tests > 0 ? tokens : undefined };
}
function powerOf(running, { baseline, quarantine, gate }) {
    if (baseline.kind !== 'found')
        return { power: [`no baseline: ${baseline.why}`] };
    if (baseline.whyEmpty !== undefined)
        return { power: [`nothing to compare with: ${baseline.whyEmpty}`] };
    const planned = running.map((step) => ({ ...(0,power/* plannedTest */.FO)(step), measure: step.measure }));
    const assessment = (0,assess/* assess */.n)((0,power/* passingPairing */.yw)(planned, { baseline, quarantine }), gate);
    const drops = assessment.suites
        .filter(({ comparable }) => comparable > 0)
        .map(({ smallestDetectableDrop }) => smallestDetectableDrop);
    const all = drops.flatMap((drop) => drop ?? []);
    const single = (0,power/* sentencesOf */.cj)(assessment).filter((sentence) => sentence.startsWith('a complete failure'));
    return {
        power: [...single, ...(baseline.leftOut === undefined ? [] : [baseline.leftOut])],
        smallestDetectableDrop: all.length > 0 && all.length === drops.length ? Math.max(...all) : undefined,
    };
}


/***/ })

};
