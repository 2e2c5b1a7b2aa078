export const id = 5753;
export const ids = [5753];
export const modules = {

/***/ 8579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ defineCommand)
/* harmony export */ });
const defineCommand = (command) => ({
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

/***/ 85753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  command: () => (/* binding */ validate_command)
});

// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/reports/escape/harmless-json.js
var harmless_json = __webpack_require__(52759);
// EXTERNAL MODULE: ./build/js/src/reports/terminal/paint.js
var terminal_paint = __webpack_require__(2992);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/app/config/configured-site.js
var configured_site = __webpack_require__(13338);
// EXTERNAL MODULE: ./build/js/src/app/config/time-limit-text.js
var time_limit_text = __webpack_require__(33211);
// EXTERNAL MODULE: ./build/js/src/app/inspect/survey.js
var survey = __webpack_require__(20432);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/plan/make-plan.js
var make_plan = __webpack_require__(22469);
// EXTERNAL MODULE: ./build/js/src/shared/in-parallel.js
var in_parallel = __webpack_require__(85988);
// EXTERNAL MODULE: ./build/js/src/shared/never.js
var never = __webpack_require__(25379);
// EXTERNAL MODULE: ./build/js/src/suites/config.js
var config = __webpack_require__(75003);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/suites/suite-file.js
var suite_file = __webpack_require__(79468);
// EXTERNAL MODULE: ./build/js/src/app/config/call-time-limits.js
var call_time_limits = __webpack_require__(88441);
// EXTERNAL MODULE: ./build/js/src/app/config/configuration.js
var configuration = __webpack_require__(14704);
// EXTERNAL MODULE: ./build/js/src/app/config/inputs.js + 1 modules
var inputs = __webpack_require__(38369);
// EXTERNAL MODULE: ./build/js/src/app/config/outside-paths.js
var outside_paths = __webpack_require__(82432);
// EXTERNAL MODULE: ./build/js/src/app/policy/policy.js + 2 modules
var policy = __webpack_require__(47781);
// EXTERNAL MODULE: ./build/js/src/app/policy/quarantine.js + 1 modules
var quarantine = __webpack_require__(73367);
// EXTERNAL MODULE: ./build/js/src/app/reuse/watched-files.js + 2 modules
var watched_files = __webpack_require__(51336);
// EXTERNAL MODULE: ./build/js/src/app/inspect/file-kind.js
var file_kind = __webpack_require__(91711);
// EXTERNAL MODULE: ./build/js/src/app/inspect/program-problems.js
var program_problems = __webpack_require__(93277);
;// CONCATENATED MODULE: ./build/js/src/app/inspect/validation.js


















async function validate(site) {
    const targets = new survey/* SurveyedTargets */.Q$(site);
    const { paths, suites: executed } = await filesToCheck(site);
    const checked = await (0,in_parallel/* inParallel */.H)(paths, (path) => checkFile(path, site, targets));
    const suites = new Map(checked.flatMap(({ suite }) => (suite === undefined ? [] : [[suite.path, suite]])));
    const kinds = new Map(checked.map(({ file, kind }) => [file, kind]));
    const unused = await targets.unused();
    for (const file of targets.files)
        kinds.set(file, 'targets');
    const repeated = (0,survey/* inFile */.s5)('', (0,make_plan/* repeatedNames */.H3)([...suites.values()]));
    const configured = (0,survey/* inFile */.s5)(CONFIG, [
        ...(await (0,configuration/* configProblems */.rg)(paths, site)),
        ...(await (0,configuration/* overlookedSuites */.OE)(executed, site)),
    ]);
    const deciding = (0,survey/* inFile */.s5)(CONFIG, [
        ...(await complaintsOf(() => (0,policy/* findPolicy */.i6)({ ...(0,inputs/* parseInputs */.TL)({}), ...site.inputs }, site.runtime))),
        ...(await complaintsOf(() => (0,quarantine/* findQuarantine */.G)(site.inputs.quarantineFile, { cwd: site.cwd, files: site.runtime.files }))),
    ]);
    const { warnings } = await (0,watched_files/* watchedFiles */.I)([...suites.values()], site);
    const problems = [
        ...checked.flatMap((each) => each.problems),
        ...configured,
        ...deciding,
        ...(0,survey/* inFile */.s5)('', warnings),
        ...repeated,
        ...unused,
    ];
    const limited = new Map(checked.flatMap(({ suite, limited = [] }) => (suite ? [[suite.path, limited]] : [])));
    const timeLimits = (0,call_time_limits/* callTimeLimits */.U)([...limited.values()].flat(), site.inputs.testTimeoutSeconds);
    return { ...validationOf(kinds, [...suites.values()], (0,survey/* inOrder */.al)(problems)), timeLimits };
}
async function complaintsOf(read) {
    try {
        await read();
        return [];
    }
    catch (error) {
        return (0,survey/* problemsOf */.GW)(error);
    }
}
const CONFIG = '.agentv/config.yaml';
async function checkFile(path, given, targets) {
    const site = remembering(path, given);
    const file = (0,shown_path/* shownPath */.p)(path, site.cwd);
    const kind = await kindOf(path, site);
    switch (kind) {
        case 'suite':
            return { file, kind, ...(await checkSuite(path, site, targets)) };
        case 'targets':
            return { file, kind, problems: await targets.whole(path) };
        case 'config':
            return { file, kind, problems: await checkConfig(path, file, site) };
        case 'cases':
        case 'unknown':
            return { file, kind, problems: (0,survey/* inFile */.s5)(file, [notChecked[kind]]) };
        default:
            return (0,never/* never */.Z)(kind);
    }
}
function remembering(path, site) {
    const { files } = site.runtime;
    let text;
    const read = (asked, ...how) => {
        if (asked !== path)
            return files.read(asked, ...how);
        text ??= files.read(asked, ...how);
        return text;
    };
    return { ...site, runtime: { ...site.runtime, files: { ...files, read } } };
}
async function checkSuite(path, site, targets) {
    const { suite, problems } = await (0,survey/* surveySuite */.nf)(path, site, { mayLackVariables: 'check' });
    if (suite === undefined)
        return { problems: [...problems, ...(await targets.near((0,external_node_path_.dirname)(path)))] };
    const used = await targets.of(suite);
    const asked = [...used.targets, ...used.judges];
    const found = asked.flatMap(({ target }) => target ?? []);
    const programs = [...(await (0,program_problems/* missingPrograms */.i)(suite, found, site)), ...(await (0,program_problems/* shadowedFiles */.d)(suite, found, site))];
    return {
        suite,
        limited: limitedTests(suite, used.targets),
        problems: [
            ...problems,
            ...used.problems,
            ...used.judging,
            ...asked.flatMap((target) => target.problems),
            ...(0,survey/* inFile */.s5)(suite.file, [...programs, ...(await (0,outside_paths/* outsidePaths */.Q)(suite, site))]),
        ],
    };
}
const limitedTests = (suite, targets) => suite.tests.flatMap((test) => test.kind === 'broken'
    ? []
    : targets
        .filter(({ name }) => targets.length === 1 || (test.targets?.includes(name) ?? true))
        .map(({ name, provider = '', options }) => ({ suite, test, target: { name, provider, options } })));
async function checkConfig(path, file, site) {
    const folder = (0,external_node_path_.dirname)((0,external_node_path_.dirname)(path));
    if ((0,external_node_path_.basename)((0,external_node_path_.dirname)(path)) !== '.agentv')
        return (0,survey/* inFile */.s5)(file, [misplacedConfig]);
    const lookUp = await site.environments.lookUpIn(folder);
    const hasBudget = site.inputs.budgetUsd !== undefined;
    const { problems } = await (0,config/* readConfig */.Xg)(folder, { root: folder, cwd: site.cwd, lookUp, hasBudget }, site.runtime.files);
    return (0,survey/* inFile */.s5)(file, problems);
}
const misplacedConfig = {
    code: 'UNUSED',
    severity: 'warning',
    message: 'This configuration is not checked, because configuration is only read from .agentv/config.yaml',
};
async function kindOf(path, { inputs, cwd, runtime }) {
    const text = await textOf(path, runtime);
    const kind = text === undefined ? 'suite' : (0,file_kind/* fileKind */.h)(path, text);
    const isNamed = inputs.evals.some((asked) => (0,external_node_path_.resolve)(cwd, asked) === path);
    return isNamed && (kind === 'unknown' || kind === 'cases') ? 'suite' : kind;
}
async function textOf(path, { files }) {
    try {
        return await files.read(path, suite_file/* MAX_SUITE_BYTES */.ql);
    }
    catch (error) {
        (0,survey/* problemsOf */.GW)(error);
        return undefined;
    }
}
const notChecked = {
    cases: {
        code: 'UNUSED',
        severity: 'warning',
        message: 'A list of tests is not checked without a suite',
        hint: 'Check the suite that takes its tests from this file.',
    },
    unknown: {
        code: 'UNUSED',
        severity: 'warning',
        message: 'This is neither a suite nor a targets file, and is not checked',
        expected: 'a mapping with "tests" or "targets"',
        hint: 'If it is a suite, rename it to *.eval.yaml; else exclude it with "!".',
    },
};
function validationOf(kinds, suites, problems) {
    const tests = new Map(suites.map((suite) => [suite.file, suite.tests.length]));
    const own = (0,survey/* byFile */.y9)(problems);
    const files = [...kinds].sort(([a], [b]) => (a < b ? -1 : 1));
    return {
        schemaVersion: 1,
        files: files.map(([file, kind]) => ({
            file,
            kind,
            tests: tests.has(file) ? tests.get(file) : undefined,
            ...(0,survey/* countProblems */._k)(own.get(file) ?? []),
        })),
        problems,
        counts: {
            files: kinds.size,
            suites: [...kinds.values()].filter((kind) => kind === 'suite').length,
            tests: suites.reduce((sum, suite) => sum + suite.tests.length, 0),
            ...(0,survey/* countProblems */._k)(problems),
        },
    };
}
function strictly({ files, problems, counts, ...rest }) {
    const hardened = problems.map(errors/* underStrict */.IB);
    const own = (0,survey/* byFile */.y9)(hardened);
    return {
        ...rest,
        files: files.map((checked) => ({ ...checked, ...(0,survey/* countProblems */._k)(own.get(checked.file) ?? []) })),
        problems: hardened,
        counts: { ...counts, ...(0,survey/* countProblems */._k)(hardened) },
    };
}
async function filesToCheck(site) {
    const { inputs, cwd, runtime } = site;
    const evals = await Promise.all(inputs.evals.map((asked) => withOtherYaml(asked, cwd, runtime.files)));
    const isNamed = (path) => inputs.evals.some((asked) => (0,external_node_path_.resolve)(cwd, asked) === path);
    if (evals.some((pattern, index) => pattern !== inputs.evals[index])) {
        const found = await (0,configuration/* findConfiguredSuites */.X_)({ ...site, inputs: { ...inputs, evals } });
        const isOurs = await (0,in_parallel/* inParallel */.H)(found, async (path) => isNamed(path) || isSuite(path) || isOfAgentv(path, runtime));
        const paths = found.filter((_, index) => isOurs[index]);
        if (paths.length > 0)
            return { paths, suites: paths.filter((path) => isNamed(path) || isSuite(path)) };
    }
    const suites = await (0,configuration/* findConfiguredSuites */.X_)(site);
    return { paths: suites, suites };
}
const FILES = '**/{*.yaml,*.yml,*.eval.ts,*.eval.mts,evals.json,trigger[-_]eval*.json}';
const isSuite = (path) => /(?:^|\.)eval\.(?:ya?ml|m?ts)$|^evals\.json$|^trigger[-_]eval.*\.json$/.test((0,external_node_path_.basename)(path));
async function withOtherYaml(asked, cwd, files) {
    if (/[!*?[\]{}()]/.test(asked) || (await files.state((0,external_node_path_.resolve)(cwd, asked))) !== 'folder')
        return asked;
    const pattern = `${asked.replace(/[/\\]+$/, '')}/${FILES}`;
    return (await files.glob([pattern], { cwd })).length > 0 ? pattern : asked;
}
async function isOfAgentv(path, { files }) {
    if (/[/\\]node_modules[/\\]/.test(path))
        return false;
    try {
        const text = await files.read(path, MAX_BYTES);
        return (0,file_kind/* holdsTests */.S)(path, text) || ['targets', 'config'].includes((0,file_kind/* fileKind */.h)(path, text));
    }
    catch (error) {
        if (error instanceof errors/* UserError */.yo)
            return false;
        throw error;
    }
}
const MAX_BYTES = 1024 * 1024;

// EXTERNAL MODULE: ./build/js/src/app/steps/session-hooks.js
var session_hooks = __webpack_require__(41402);
// EXTERNAL MODULE: ./build/js/src/app/cli/command.js
var command = __webpack_require__(8579);
// EXTERNAL MODULE: ./build/js/src/app/cli/flags.js
var cli_flags = __webpack_require__(30225);
// EXTERNAL MODULE: ./build/js/src/app/cli/problem-lines.js
var problem_lines = __webpack_require__(78479);
;// CONCATENATED MODULE: ./build/js/src/app/cli/commands/validate.js












const validate_command = (0,command/* defineCommand */.N)({
    help: `
Examples:
  eval-action validate
  eval-action validate evals/refunds.eval.yaml .agentv/targets.yaml
  eval-action validate 'evals/**/*.yaml' --max-warnings 0 --json

Exit codes: 0 valid, 1 errors or too many warnings, 2 could not check.`,
    flags(parser) {
        parser.argument('[paths...]', 'eval files, targets files, folders or globs; ! excludes (default: as run)');
        (0,cli_flags/* addInputFlags */.hN)(parser, ['targets', 'strict']);
        parser
            .option('--max-warnings <N>', 'exit with 1 if there are more warnings (default: no limit)')
            .option('--json', 'print one JSON document: files, problems, counts');
    },
    options: (paths, { maxWarnings, ...flags }) => ({
        inputs: (0,cli_flags/* inputsOf */.Vc)(paths, flags),
        maxWarnings: warningLimit(maxWarnings),
        json: flags.json === true,
    }),
    async run({ inputs, maxWarnings, json }, runtime, terminal) {
        const site = await (0,configured_site/* openSiteToCheck */.d)(inputs, runtime);
        const found = await validate(site);
        for (const line of await (0,session_hooks/* hookNoteLines */.jL)(site))
            terminal.complain(line);
        const validation = site.inputs.strict ? strictly(found) : found;
        terminal.print(json ? (0,harmless_json/* harmlessJson */.E)(validation, 2) : validationText(validation, maxWarnings, terminal));
        const { errors, warnings } = validation.counts;
        return errors > 0 || warnings > (maxWarnings ?? Number.POSITIVE_INFINITY) ? 1 : 0;
    },
});
function warningLimit(given) {
    if (given === undefined)
        return undefined;
    const text = given.trim();
    if (/^\d{1,9}$/.test(text))
        return Number(text);
    throw (0,errors/* userError */.IF)('INPUT_INVALID', (0,errors/* invalidValue */.BS)('--max-warnings', 'a whole number, 0 or more', given));
}
function validationText({ problems, timeLimits, counts }, maxWarnings, screen) {
    const paint = (0,terminal_paint/* paintFor */.e)(screen);
    const groups = [...(0,survey/* byFile */.y9)(problems).values()];
    const blocks = groups.map((group) => (0,problem_lines/* problemLines */.p)(group, paint, screen.screen).join('\n'));
    const limits = timeLimits.length === 0 ? [] : [(0,time_limit_text/* timeLimitLine */.t)(timeLimits)];
    return [...blocks, ...limits, lastLine(counts, maxWarnings, paint)].join('\n\n');
}
function lastLine({ files, suites, tests, errors, warnings }, maxWarnings, { bold, red, yellow, green }) {
    const checked = `${(0,shared_text/* plural */.LS)('file', files)} checked (${(0,shared_text/* plural */.LS)('suite', suites)}, ${(0,shared_text/* plural */.LS)('test', tests)})`;
    if (errors + warnings === 0)
        return `${checked}: ${bold(green('nothing wrong'))}`;
    const tooMany = maxWarnings !== undefined && warnings > maxWarnings ? `, over the limit of ${maxWarnings}` : '';
    const found = [
        ...(errors > 0 ? [red((0,shared_text/* plural */.LS)('error', errors))] : []),
        ...(warnings > 0 ? [yellow((0,shared_text/* plural */.LS)('warning', warnings)) + tooMany] : []),
    ];
    return `${checked}: ${bold(found.join(', '))}`;
}


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
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38369);




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
/* harmony export */   p: () => (/* binding */ problemLines)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _model_grouped_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10664);
/* harmony import */ var _model_suite_location_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37987);
/* harmony import */ var _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10043);
/* harmony import */ var _reports_terminal_columns_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9283);





const MAX_SHOWN = 100;
function problemLines(problems, paint, columns) {
    const groups = (0,_model_grouped_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .groupProblems */ .U)(problems);
    const lines = groups.slice(0, MAX_SHOWN).flatMap((problem) => linesOf(problem, paint, columns));
    const rest = (0,_model_grouped_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .countGrouped */ .m)(groups.slice(MAX_SHOWN));
    return rest > 0 ? [...lines, paint.dim(`  \u2026 and ${rest} more of this file (--json lists all)`)] : lines;
}
function linesOf(problem, paint, columns) {
    const { file, location, severity, expected, found, hint } = problem;
    const where = (0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .T)(location === undefined ? file : (0,_model_suite_location_js__WEBPACK_IMPORTED_MODULE_2__/* .locationText */ .f)(location));
    const word = severity === 'error' ? paint.red('error') : paint.yellow('warning');
    const start = `${where}: ${severity}:`;
    const [first = '', ...rest] = (0,_reports_terminal_columns_js__WEBPACK_IMPORTED_MODULE_4__/* .hanging */ .rM)(`${start} ${(0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .T)((0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentenceOf */ .$N)(problem))}`, columns);
    const head = first.startsWith(start) ? `${paint.bold(where)}: ${word}:${first.slice(start.length)}` : first;
    const details = [
        expected === undefined ? undefined : `expected: ${expected}`,
        found === undefined ? undefined : `found: ${found}`,
        hint,
    ].filter((line) => line !== undefined);
    return [head, ...rest, ...details.flatMap((line) => (0,_reports_terminal_columns_js__WEBPACK_IMPORTED_MODULE_4__/* .hanging */ .rM)(`  ${(0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .T)(line)}`, columns))];
}


/***/ }),

/***/ 88441:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ callTimeLimits),
/* harmony export */   u: () => (/* binding */ plannedTimeLimits)
/* harmony export */ });
/* harmony import */ var _model_suite_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38034);
/* harmony import */ var _plan_time_limit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98100);
/* harmony import */ var _run_providers_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48241);



function callTimeLimits(tests, inputSeconds) {
    const limits = new Map();
    for (const { suite, test, target } of tests) {
        const kind = (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .findKind */ .oH)(_run_providers_index_js__WEBPACK_IMPORTED_MODULE_2__/* .providers */ .r, target.provider);
        if (kind === undefined || kind.answersAtOnce === true || kind.isRecorded === true)
            continue;
        const limit = (0,_plan_time_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .askedLimit */ .iJ)(test, inputSeconds, suite) ?? (0,_plan_time_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .targetLimit */ .N$)(target, kind);
        const key = JSON.stringify([target.name, limit.seconds, limit.from]);
        limits.set(key, { target: target.name, ...limit, tests: (limits.get(key)?.tests ?? 0) + 1 });
    }
    return [...limits.values()];
}
const plannedTimeLimits = ({ steps }, inputSeconds) => callTimeLimits(steps.filter((step) => step.kind === 'run'), inputSeconds);


/***/ }),

/***/ 13338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ openSiteToCheck),
/* harmony export */   i: () => (/* binding */ openConfiguredSite)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22473);
/* harmony import */ var _policy_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47781);



const openConfiguredSite = async (asked, runtime) => (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_1__/* .openSite */ .c2)((await (0,_policy_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .findPolicy */ .i6)(asked, runtime)).inputs, runtime);
async function openSiteToCheck(asked, runtime) {
    try {
        const { inputs } = await (0,_policy_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .findPolicy */ .i6)(asked, runtime);
        return await (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_1__/* .openSite */ .c2)({ ...inputs, tag: [], excludeTag: [] }, runtime);
    }
    catch (error) {
        if (!(error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo))
            throw error;
        return (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_1__/* .openSite */ .c2)(asked, runtime);
    }
}


/***/ }),

/***/ 33211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ timeLimitLines),
/* harmony export */   t: () => (/* binding */ timeLimitLine)
/* harmony export */ });
/* harmony import */ var _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10043);
/* harmony import */ var _reports_terminal_columns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9283);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5594);



function timeLimitLines(limits) {
    const longest = Math.max(...limits.map(({ target }) => (0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(target).length));
    return limits.map((limit) => `  ${(0,_reports_terminal_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .inColumns */ .xe)((0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(limit.target), longest)}  ${timeText(limit.seconds)} (${sourceText(limit)})`);
}
const timeLimitLine = (limits) => limits.length === 0
    ? ''
    : `Time limit per call: ${limits.map((limit) => `${(0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(limit.target)} ${timeText(limit.seconds)} (${sourceText(limit)})`).join('; ')}`;
function sourceText({ from, tests }) {
    switch (from) {
        case 'test':
            return `timeout_seconds of ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('test', tests)}`;
        case 'input':
            return 'test-timeout-seconds';
        case 'suite':
            return 'timeout_seconds of the suite';
        case 'target':
            return 'timeout_seconds of the target';
        case 'default':
            return 'default';
    }
}
const timeText = (seconds) => seconds >= 120 && seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;


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
/* harmony import */ var _run_providers_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48241);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5594);
/* harmony import */ var _suites_load_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89885);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81457);
/* harmony import */ var _targets_delegate_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(40879);
/* harmony import */ var _targets_read_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(43080);
/* harmony import */ var _targets_resolve_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(78117);
/* harmony import */ var _targets_variables_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(21983);
/* harmony import */ var _pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(22473);
/* harmony import */ var _steps_images_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2665);
/* harmony import */ var _steps_judges_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(91167);














async function surveySuite(path, site, programs = {}) {
    const file = (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_6__/* .shownPath */ .p)(path, site.cwd);
    const reading = (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_11__/* .suiteReading */ .hu)(site);
    const asked = new Set();
    const variables = async (folder) => recorded(await reading.variables(folder), asked);
    try {
        const { problems, ...seen } = await (0,_suites_load_js__WEBPACK_IMPORTED_MODULE_5__/* .lookAtSuite */ .Z)(path, {
            ...reading,
            variables,
            ...(programs.runProgram && { runProgram: programs.runProgram }),
            ...(programs.mayLackVariables && { mayLackVariables: programs.mayLackVariables }),
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
    const files = new Map();
    for (const problem of problems) {
        const own = files.get(problem.file);
        if (own)
            own.push(problem);
        else
            files.set(problem.file, [problem]);
    }
    return files;
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
    #asked = new Map();
    constructor(site) {
        this.#site = site;
    }
    get files() {
        return [...this.#files.keys()].map((path) => (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_6__/* .shownPath */ .p)(path, this.#site.cwd));
    }
    async of(suite) {
        const names = (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_11__/* .wantedTargets */ .w5)(suite, this.#site.inputs).filter(({ isUnknown }) => !isUnknown);
        const path = await this.#fileOf(suite);
        if (typeof path !== 'string')
            return { ...noTargets, targets: names.map(unknown), problems: inFile(suite.file, path) };
        const { targetsFile: bare, problems } = await this.#read(path);
        if (bare === undefined)
            return { ...noTargets, targets: names.map(unknown), problems };
        const targetsFile = await this.#site.programs.withPrograms(bare, suite.folder);
        const targets = [];
        for (const wanted of names) {
            this.#asked.get(path)?.add(entryName(wanted));
            targets.push(await this.#survey(wanted, targetsFile, suite.folder));
        }
        const judging = await this.#judging(suite, targets, targetsFile);
        for (const { name } of judging.judges)
            this.#asked.get(path)?.add(name);
        const fallbacks = await this.#fallbacks(suite, targets, targetsFile);
        for (const { name } of fallbacks)
            this.#asked.get(path)?.add(name);
        const ofFallbacks = fallbacks.flatMap((fallback) => fallback.problems);
        return {
            targets,
            judges: judging.judges,
            fallbacks,
            own: judging.own,
            problems: [...problems, ...ofFallbacks],
            judging: judging.problems,
        };
    }
    #fallbacks(suite, surveyed, file) {
        const names = new Set(surveyed.flatMap(({ target }) => target?.fallbackTargets ?? []));
        return Promise.all([...names].map((name) => this.#survey({ name, location: undefined }, file, suite.folder)));
    }
    async #judging(suite, surveyed, file) {
        const lookUp = await this.#site.environments.lookUpIn(suite.folder);
        const own = (0,_steps_judges_js__WEBPACK_IMPORTED_MODULE_13__/* .judgesOf */ .YP)({ file, lookUp, inputs: this.#site.inputs });
        const targets = surveyed.flatMap(({ target }) => target ?? []);
        const tests = suite.tests.filter((test) => test.kind === 'test');
        const names = tests.flatMap((test) => surveyed.flatMap(({ judge }) => (0,_steps_judges_js__WEBPACK_IMPORTED_MODULE_13__/* .judgeNames */ .ch)(test, judge)));
        const needed = [...new Set(names)]
            .filter((name) => file.entries.some((entry) => entry.name === name))
            .filter((name) => surveyed.every((each) => each.name !== name))
            .map((name) => this.#survey({ name, location: undefined }, file, suite.folder));
        const problems = suite.tests.flatMap((test) => test.kind === 'broken'
            ? []
            : targets.flatMap((target) => [...(0,_steps_images_js__WEBPACK_IMPORTED_MODULE_12__/* .imageProblems */ .y)(test, target), ...(0,_steps_judges_js__WEBPACK_IMPORTED_MODULE_13__/* .judgingProblems */ .r_)(test, target, own)]));
        return { judges: await Promise.all(needed), own, problems: inFile(suite.file, problems.map(withoutHaste)) };
    }
    async near(folder) {
        const path = await this.#fileOf({ folder });
        return typeof path === 'string' ? (await this.#read(path)).problems : [];
    }
    async whole(path) {
        const { targetsFile, problems } = await this.#read(path);
        if (targetsFile === undefined)
            return problems;
        const surveyed = await this.#surveyAll(targetsFile, path);
        return [...problems, ...surveyed.flatMap((target) => target.problems)];
    }
    async unused() {
        const found = [];
        for (const [path, asked] of this.#asked) {
            const { targetsFile } = await this.#read(path);
            if (targetsFile === undefined)
                continue;
            const surveyed = await this.#surveyAll(targetsFile, path, (name) => !asked.has(name));
            const problems = surveyed.flatMap((target) => target.problems);
            const lacking = surveyed.filter((target) => target.problems.some(isMissingVariable));
            found.push(...(lacking.length > 1 ? [...lackingVariables(lacking), ...problems.filter(isOther)] : problems).map(asWarning));
        }
        return found;
    }
    async #surveyAll(targetsFile, path, isWanted = () => true) {
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
        const reading = readFile(path, this.#site);
        this.#files.set(path, reading);
        this.#asked.set(path, new Set());
        return reading;
    }
    async #survey(wanted, targetsFile, folder) {
        const asked = new Set();
        const lookUp = recorded(await this.#site.environments.lookUpIn(folder), asked);
        const reading = { file: targetsFile, kinds: _run_providers_index_js__WEBPACK_IMPORTED_MODULE_3__/* .providers */ .r, lookUp };
        const { target, problems } = (0,_targets_resolve_js__WEBPACK_IMPORTED_MODULE_9__/* .resolveTarget */ .u1)(wanted, reading);
        const entry = targetsFile.entries.find(({ name }) => name === entryName(wanted));
        const end = (0,_targets_delegate_js__WEBPACK_IMPORTED_MODULE_7__/* .followTargets */ .w)(wanted, reading, []);
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
const entryName = ({ name, useTarget = name }) => useTarget;
const noTargets = { judges: [], fallbacks: [], judging: [] };
const unknown = ({ name }) => ({
    name,
    options: {},
    batching: false,
    problems: [],
    variables: [],
});
async function readFile(path, { cwd, runtime }) {
    const file = (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_6__/* .shownPath */ .p)(path, cwd);
    try {
        const targetsFile = await (0,_targets_read_js__WEBPACK_IMPORTED_MODULE_8__/* .readTargetsFile */ .v)(path, file, runtime.files);
        return { targetsFile, problems: inFile(file, targetsFile.warnings) };
    }
    catch (error) {
        return { problems: inFile(file, problemsOf(error)) };
    }
}
const withoutHaste = (problem) => (problem.code === 'SECRET_MISSING' ? asWarning(problem) : problem);
const isMissingVariable = ({ code }) => code === 'SECRET_MISSING';
const isOther = (problem) => !isMissingVariable(problem);
const NAMED = 5;
function lackingVariables(targets) {
    const [first] = targets.flatMap(({ problems }) => problems.filter(isMissingVariable));
    if (first === undefined)
        return [];
    const names = targets.map(({ name }) => `"${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cutEnd */ .ym)(name, 60)}"`);
    const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
    return [
        {
            file: first.file,
            code: 'SECRET_MISSING',
            severity: 'warning',
            message: `${names.length} targets that no selected suite uses need variables that are not set: ${names.slice(0, NAMED).join(', ')}${more}`,
            location: first.location,
        },
    ];
}


/***/ }),

/***/ 73367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ findQuarantine),
  K: () => (/* binding */ quarantineOf)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/suite/source.js
var source = __webpack_require__(23609);
// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(40958);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
;// CONCATENATED MODULE: ./build/js/src/evidence/quarantine.js




const MAX_QUARANTINE_BYTES = 1024 * 1024;
const REQUIRED = ['id', 'reason', 'owner', 'expiry'];
const OPTIONAL = ['suite', 'target', 'evidence'];
const KEYS = [...REQUIRED, ...OPTIONAL];
function readQuarantine(text, file) {
    const opened = (0,source/* openYaml */.IM)(file, text);
    if (opened.kind === 'invalid')
        throw new errors/* UserError */.yo(opened.problems);
    const { root } = opened;
    if (root.value === null)
        return [];
    const problems = [];
    const list = root.field('tests');
    if (list === undefined) {
        if (root.key('tests') === undefined) {
            problems.push(root.missing('tests', 'A quarantine file needs "tests"', 'a mapping with "tests", a list'));
        }
    }
    else if (!list.isList)
        problems.push(list.wrongType('tests', 'a list of tests in quarantine'));
    for (const key of root.keys().filter((name) => name !== 'tests'))
        problems.push(unknownKey(root, key, ['tests']));
    const entries = (list?.items() ?? []).flatMap((item) => readEntry(item, problems) ?? []);
    if (problems.length > 0)
        throw new errors/* UserError */.yo(problems);
    return entries;
}
function readEntry(item, problems) {
    if (!item.isMap) {
        const expected = `a mapping with ${(0,did_you_mean/* listed */.KE)(REQUIRED.map((key) => `"${key}"`))}`;
        problems.push(item.error('WRONG_TYPE', 'A test in quarantine is a mapping', { expected, found: item.found }));
        return undefined;
    }
    for (const key of item.keys().filter((name) => !KEYS.includes(name)))
        problems.push(unknownKey(item, key, KEYS));
    const text = (key) => textOf(item, key, problems);
    for (const key of REQUIRED.filter((name) => item.field(name) === undefined)) {
        problems.push(item.missing(key, `A test in quarantine needs "${key}"`, EXPECTED[key]));
    }
    const [id, reason, owner, expiry] = [text('id'), text('reason'), text('owner'), text('expiry')];
    const [suite, target, evidence] = [text('suite'), text('target'), text('evidence')];
    if (expiry !== undefined && !isDay(expiry)) {
        problems.push(item.field('expiry')?.wrongType('expiry', EXPECTED.expiry) ?? item.wrongType('expiry', EXPECTED.expiry));
    }
    if (id === undefined || reason === undefined || owner === undefined || expiry === undefined)
        return undefined;
    return {
        id,
        suite,
        target,
        reason,
        evidence,
        owner,
        expiry,
    };
}
const EXPECTED = {
    id: 'the id of the test',
    reason: 'why it is not reliable',
    owner: 'who answers for it',
    expiry: 'the last day of the quarantine, as 2026-11-30',
};
function textOf(item, key, problems) {
    const field = item.field(key);
    if (field === undefined)
        return undefined;
    const { text } = field;
    if (text !== undefined && text.trim() !== '')
        return text.trim();
    problems.push(field.wrongType(key, 'text that is not empty'));
    return undefined;
}
const unknownKey = (cursor, key, known) => cursor.error('UNKNOWN_FIELD', `"${(0,shared_text/* cutEnd */.ym)(key, 60)}" means nothing in a quarantine file`, {
    location: cursor.key(key)?.keyLocation ?? cursor.location,
    hint: (0,did_you_mean/* suggestion */.h)(key, known, 'keys'),
});
function isDay(text) {
    if (!/^\d{4}-\d\d-\d\d$/.test(text))
        return false;
    const at = Date.parse(`${text}T00:00:00Z`);
    return Number.isFinite(at) && new Date(at).toISOString().startsWith(text);
}

// EXTERNAL MODULE: ./build/js/src/model/ports/service-error.js
var service_error = __webpack_require__(24850);
// EXTERNAL MODULE: ./build/js/src/suites/discover.js
var discover = __webpack_require__(7678);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/app/config/checkout-path.js
var checkout_path = __webpack_require__(48334);
// EXTERNAL MODULE: ./build/js/src/app/policy/policy.js + 2 modules
var policy = __webpack_require__(47781);
// EXTERNAL MODULE: ./build/js/src/app/policy/policy-differences.js
var policy_differences = __webpack_require__(58371);
;// CONCATENATED MODULE: ./build/js/src/app/policy/quarantine.js









const DEFAULT_FILE = (0,external_node_path_.join)('.agentv', 'quarantine.yaml');
async function findQuarantine(name, { cwd, files }) {
    const paths = name === undefined
        ? [cwd, await (0,discover/* findRepository */.W1)(cwd, files)].map((root) => (0,external_node_path_.join)(root, DEFAULT_FILE))
        : [(0,external_node_path_.resolve)(cwd, name)];
    for (const path of paths) {
        if ((await files.state(path, { noDeadLinks: true })) !== 'file')
            continue;
        return readQuarantine(await files.read(path, MAX_QUARANTINE_BYTES), (0,shown_path/* shownPath */.p)(path, cwd));
    }
    if (name === undefined)
        return [];
    throw (0,errors/* userError */.IF)('FILE_MISSING', `There is no quarantine file ${name}`, {
        hint: 'Set the path of an existing file with --quarantine-file or with quarantine_file under gate in .agentv/config.yaml, or remove the setting.',
    });
}
async function quarantineOf({ inputs, base, source }, deps) {
    const { cwd } = deps;
    const name = inputs.quarantineFile;
    const isElsewhere = name !== undefined && base && (0,checkout_path/* isOutside */._K)((0,external_node_path_.relative)(base.root, (0,external_node_path_.resolve)(cwd, name)));
    if (base === undefined || source?.from !== 'base' || isElsewhere) {
        return { quarantine: await findQuarantine(name, deps), source, warnings: [] };
    }
    const paths = name === undefined
        ? [...new Set([cwd, base.root])].map((folder) => (0,external_node_path_.join)(folder, DEFAULT_FILE))
        : [(0,external_node_path_.resolve)(cwd, name)];
    const read = (texts) => {
        const path = paths.find((each) => texts.has(each));
        if (path === undefined)
            return { file: undefined, tests: [] };
        const file = (0,shown_path/* shownPath */.p)(path, cwd);
        return { file, tests: readQuarantine(texts.get(path) ?? '', file) };
    };
    const ofChange = await (0,policy/* ofHead */.EG)(base, paths, read);
    let ofBase;
    try {
        ofBase = read(await base.texts(paths));
    }
    catch (error) {
        const why = (0,policy/* reasonOf */.A3)(error);
        if (error instanceof service_error/* ServiceError */._) {
            return { quarantine: [], source: { ...source, from: 'unavailable', why }, warnings: [] };
        }
        const message = `The quarantine of the base branch could not be read, so no test is in quarantine: ${why}`;
        return { quarantine: [], source, warnings: [(0,policy/* unread */.gy)(message)] };
    }
    const file = ofChange?.file ?? ofBase.file;
    if (file === undefined) {
        if (base.isOwnRun)
            await findQuarantine(name, deps);
        return { quarantine: [], source, warnings: [] };
    }
    const changes = ofChange === undefined ? [] : (0,policy_differences/* changedKeys */.F$)(file, expiriesOf(ofBase.tests), expiriesOf(ofChange.tests));
    return { quarantine: ofBase.tests, source: { ...source, changes: [...source.changes, ...changes] }, warnings: [] };
}
const expiriesOf = (tests) => new Map(tests.map(({ id, suite, target, expiry }) => [
    [id, ...(suite ? [`of ${suite}`] : []), ...(target ? [`on ${target}`] : [])].join(' '),
    `until ${expiry}`,
]));


/***/ }),

/***/ 2992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ paintFor)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);

function paintFor({ colour }) {
    const style = (name) => (text) => colour ? (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(name, text, { validateStream: false }) : text;
    return { bold: style('bold'), dim: style('dim'), red: style('red'), green: style('green'), yellow: style('yellow') };
}


/***/ })

};
