export const id = 7810;
export const ids = [7810];
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

/***/ 97810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _gate_decision_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(984);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7126);
/* harmony import */ var _reports_escape_harmless_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52759);
/* harmony import */ var _reports_terminal_terminal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44066);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81457);
/* harmony import */ var _baseline_baseline_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27675);
/* harmony import */ var _config_environments_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28222);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(18305);
/* harmony import */ var _config_redactions_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(85682);
/* harmony import */ var _config_report_inputs_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(52933);
/* harmony import */ var _pipeline_basis_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(30702);
/* harmony import */ var _pipeline_exit_code_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(50535);
/* harmony import */ var _pipeline_report_on_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(18700);
/* harmony import */ var _pipeline_save_memory_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(50493);
/* harmony import */ var _policy_find_policy_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(58829);
/* harmony import */ var _policy_quarantine_file_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(32455);
/* harmony import */ var _run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(75671);
/* harmony import */ var _run_folder_extra_trials_files_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(6276);
/* harmony import */ var _run_folder_reported_results_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(23514);
/* harmony import */ var _run_folder_result_paths_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(99458);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(8579);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(30225);























const NAMES = [..._config_report_inputs_js__WEBPACK_IMPORTED_MODULE_10__/* .readingInputs */ .oI, ..._config_inputs_js__WEBPACK_IMPORTED_MODULE_8__/* .decidingInputs */ .hH, 'redact', 'redactUnknown'];
const LISTS = ['baseline', 'redact'];
const command = (0,_command_js__WEBPACK_IMPORTED_MODULE_21__/* .defineCommand */ .N)({
    help: `
Examples:
  eval-action gate results/ --baseline main-1/ --baseline main-2/ --baseline main-3/
  eval-action gate results/index.jsonl --baseline .agentv/evidence --max-drop 0.05
  eval-action gate results/ --baseline .agentv/evidence --confirmations again/index.jsonl --json
  eval-action gate results.xml --baseline main.xml

Exit codes: 0 passed, 1 failed, 2 not measured.`,
    flags(parser) {
        parser.argument('<results...>', 'run folders, results files or globs; ! excludes');
        for (const name of NAMES) {
            if (name !== 'confirm')
                (0,_flags_js__WEBPACK_IMPORTED_MODULE_22__/* .addFlag */ .UI)(parser, name, { docs: (0,_config_report_inputs_js__WEBPACK_IMPORTED_MODULE_10__/* .reportDocsOf */ .$3)(name), isList: LISTS.includes(name) });
        }
        (0,_flags_js__WEBPACK_IMPORTED_MODULE_22__/* .addInputFlags */ .hN)(parser, ['matrixJobs']);
        parser
            .option('--confirm <HOW>', 'how the run confirmed suspected regressions; gate re-runs nothing (default: 50)')
            .option('--confirmations <FILE>', 'results of re-runs of suspected regressions (default: none)', _flags_js__WEBPACK_IMPORTED_MODULE_22__/* .collected */ .gd)
            .option('--controls <FILE>', 'results of control trials on the base commit (default: none)', _flags_js__WEBPACK_IMPORTED_MODULE_22__/* .collected */ .gd)
            .option('--json', 'print one JSON document: verdict, headline, reasons, suites, tests');
    },
    options: optionsOf,
    async run(options, runtime, terminal) {
        runtime.memory.stopGrowth();
        try {
            const report = await decided(options, await (0,_config_environments_js__WEBPACK_IMPORTED_MODULE_7__/* .withSecretsHere */ .OY)(runtime, options.inputs.workingDirectory));
            (0,_pipeline_save_memory_js__WEBPACK_IMPORTED_MODULE_14__/* .saveMemory */ .z)(report.results.length, runtime.memory);
            for (const problem of [...report.warnings, ...(report.unreadable ?? [])])
                terminal.complain(`${problem.severity}: ${(0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .problemText */ .fI)(problem)}`);
            terminal.print(options.json ? (0,_reports_escape_harmless_json_js__WEBPACK_IMPORTED_MODULE_3__/* .harmlessJson */ .E)(await documentOf(report, options, runtime), 2) : (0,_reports_terminal_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .resultTable */ .AD)(report, terminal));
            return (0,_pipeline_exit_code_js__WEBPACK_IMPORTED_MODULE_12__/* .exitCodeOf */ .FO)(report);
        }
        catch (error) {
            if (!(error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo) || !options.json)
                throw error;
            terminal.complain(`error: ${error.message}`);
            terminal.print((0,_reports_escape_harmless_json_js__WEBPACK_IMPORTED_MODULE_3__/* .harmlessJson */ .E)(notDecided(error), 2));
            return 2;
        }
    },
});
function optionsOf(paths, flags) {
    const inputs = {
        ...(0,_config_report_inputs_js__WEBPACK_IMPORTED_MODULE_10__/* .parseReportInputs */ .Fp)({ ...(0,_flags_js__WEBPACK_IMPORTED_MODULE_22__/* .flagTexts */ .xU)(NAMES, flags), results: paths.join('\n') }, _flags_js__WEBPACK_IMPORTED_MODULE_22__/* .flagSpelling */ .d6),
        matrixJobs: (0,_flags_js__WEBPACK_IMPORTED_MODULE_22__/* .inputsOf */ .Vc)([], { matrixJobs: flags['matrixJobs'] }).matrixJobs,
    };
    return {
        inputs,
        confirmations: flags.confirmations ?? [],
        controls: flags.controls ?? [],
        json: flags.json === true,
    };
}
async function decided({ json, inputs: given, confirmations, controls }, runtime) {
    const policy = await (0,_policy_find_policy_js__WEBPACK_IMPORTED_MODULE_15__/* .findPolicy */ .i6)(given, runtime);
    const inputs = { ...given, ...policy.inputs };
    const quarantine = await (0,_policy_quarantine_file_js__WEBPACK_IMPORTED_MODULE_16__/* .findQuarantine */ .G)(inputs.quarantineFile, runtime);
    const run = await readRun(inputs, json, runtime);
    const imports = (0,_run_folder_reported_results_js__WEBPACK_IMPORTED_MODULE_19__/* .importsOf */ .c5)(inputs, runtime, run);
    const baseline = await (0,_baseline_baseline_js__WEBPACK_IMPORTED_MODULE_6__/* .findBaseline */ .X)(inputs.baseline, run.startedAt, {
        ...runtime,
        maxAgeDays: inputs.baselineMaxAge,
        imports,
    });
    const [reruns, onBase] = imports.redactor.deep([
        await (0,_run_folder_extra_trials_files_js__WEBPACK_IMPORTED_MODULE_18__/* .extraTrialsFrom */ .A3)(confirmations, run, runtime, imports),
        await (0,_run_folder_extra_trials_files_js__WEBPACK_IMPORTED_MODULE_18__/* .extraTrialsFrom */ .A3)(controls, run, runtime, imports),
    ]);
    const unreadable = [...(run.unreadable ?? []), ...reruns.unreadable, ...onBase.unreadable];
    const whole = unreadable.length === 0 ? run : { ...run, complete: false, unreadable };
    return (0,_pipeline_report_on_js__WEBPACK_IMPORTED_MODULE_13__/* .reportOn */ .S)((0,_pipeline_basis_js__WEBPACK_IMPORTED_MODULE_11__/* .withWarnings */ .oV)(whole, [...reruns.warnings, ...onBase.warnings]), {
        inputs,
        gate: policy.gate,
        baseline,
        suiteFiles: await (0,_pipeline_basis_js__WEBPACK_IMPORTED_MODULE_11__/* .suiteFilesOf */ .PA)(baseline, runtime),
        quarantine,
        confirmations: confirmations.length > 0 ? reruns.results : undefined,
        controls: controls.length > 0 ? onBase.results : undefined,
    });
}
async function readRun(inputs, json, runtime) {
    const { cwd, files, clock } = runtime;
    const paths = await (0,_run_folder_result_paths_js__WEBPACK_IMPORTED_MODULE_20__/* .resultPaths */ .O)(inputs.results, { cwd, files });
    const { run } = await (0,_run_folder_reported_results_js__WEBPACK_IMPORTED_MODULE_19__/* .reportedRun */ .T_)({ paths, site: { cwd, files } }, undefined, {
        inputs: { ...inputs, withAnswers: !json },
        secrets: (0,_config_redactions_js__WEBPACK_IMPORTED_MODULE_9__/* .secretsOf */ .Fj)(runtime),
        now: clock.now(),
    });
    return run;
}
async function documentOf({ verdict, comparison }, { inputs }, { cwd, files }) {
    const paths = await (0,_run_folder_result_paths_js__WEBPACK_IMPORTED_MODULE_20__/* .resultPaths */ .O)(inputs.results, { cwd, files });
    const failures = await failuresIn(paths.length === 1 ? paths[0] : undefined, { cwd, files });
    return { ...(0,_gate_decision_json_js__WEBPACK_IMPORTED_MODULE_1__/* .decisionJson */ .l)(verdict, comparison), failures };
}
async function failuresIn(path, { cwd, files }) {
    if (path === undefined)
        return null;
    const folder = (await files.state((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, path))) === 'folder' ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path);
    const found = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, folder, _run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_17__/* .runFiles */ .NW.failures);
    return (await files.state(found)) === 'file' ? (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_5__/* .shownPath */ .p)(found, cwd) : null;
}
function notDecided({ problems }) {
    const reasons = problems.map(({ message }) => message);
    const headline = `Not measured: ${reasons[0] ?? 'the results cannot be read'}`;
    const nothing = { suites: [], tests: [], detectable_tests: { count: 0, of: 0 }, failures: null };
    return { schema_version: 1, verdict: 'invalid', headline, reasons, ...nothing };
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

/***/ 56290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ inputTexts),
/* harmony export */   e: () => (/* binding */ actionInputs)
/* harmony export */ });
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5594);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18305);
/* harmony import */ var _refused_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42058);



const actionInputs = (env) => (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .parseInputs */ .TL)(inputTexts(env, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .actionInputNames */ .Li));
function inputTexts(env, names) {
    (0,_refused_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .TR)((0,_refused_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .refusedIn */ .kr)('action').filter((name) => (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .isGiven */ .qR)(env[variable(name)])), 'action');
    return Object.fromEntries(names.map((name) => [name, env[variable(name)]?.trim() || undefined]));
}
const variable = (name) => `INPUT_${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .kebab */ .i9)(name).toUpperCase()}`;


/***/ }),

/***/ 18666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ filledIn),
/* harmony export */   h: () => (/* binding */ whatIsWrongWith)
/* harmony export */ });
const PLACEHOLDER = /\{(?:tests|pattern|output)\}/;
const LONGEST = 10_000;
const EXAMPLE = 'npx vitest run -t {pattern} --reporter=junit --outputFile={output}';
function whatIsWrongWith(command) {
    if (!command.includes('{output}'))
        return `a command with {output}, such as ${EXAMPLE}`;
    if (command.length > LONGEST || command.includes('\0'))
        return `a command of at most ${LONGEST} characters`;
    const outside = command.replace(QUOTED, (text) => (PLACEHOLDER.test(text) ? '"' : ''));
    if (!/["'`]|<</.test(outside))
        return undefined;
    return `a command without quotes, backquotes or here-documents around {tests}, {pattern} and {output}, which are quoted already: ${EXAMPLE}`;
}
const QUOTED = /\\[\s\S]|'[^']*'|"(?:[^"\\]|\\[\s\S])*"/g;
const filledIn = (command, { tests, output }, quote) => command.replace(new RegExp(PLACEHOLDER, 'g'), (placeholder) => {
    if (placeholder === '{tests}')
        return tests.map(quote).join(' ');
    return quote(placeholder === '{output}' ? output : patternOf(tests));
});
const patternOf = (texts) => `^(?:${texts.map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw `\$&`)).join('|')})$`;


/***/ }),

/***/ 52933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ym: () => (/* binding */ ARTIFACTS),
  Fp: () => (/* binding */ parseReportInputs),
  oI: () => (/* binding */ readingInputs),
  $3: () => (/* binding */ reportDocsOf),
  eP: () => (/* binding */ reportInputs)
});

// UNUSED EXPORTS: reportGroups, reportInputNames

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./build/js/src/model/run/imported.js
var imported = __webpack_require__(97535);
// EXTERNAL MODULE: ./build/js/src/app/config/action-inputs.js
var action_inputs = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/app/config/confirm-command.js
var confirm_command = __webpack_require__(18666);
// EXTERNAL MODULE: ./build/js/src/app/config/input-values.js
var input_values = __webpack_require__(7669);
// EXTERNAL MODULE: ./build/js/src/app/config/inputs.js
var inputs = __webpack_require__(18305);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(88532);
// EXTERNAL MODULE: ./build/js/src/shared/json.js
var json = __webpack_require__(47539);
;// CONCATENATED MODULE: ./build/js/src/app/config/needed-jobs.js


const jobResults = ['success', 'failure', 'cancelled', 'skipped'];
const needsSchema = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ result: schemas/* enum */.k5n(jobResults), outputs: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).default({}) }));
const MAX_BYTES = 1024 * 1024;
function neededJobs(text, context) {
    const read = needsSchema.safeParse(text.length <= MAX_BYTES ? (0,json/* jsonOf */.o_)(text) : undefined);
    if (!read.success) {
        context.addIssue({ code: 'custom', message: 'the jobs that this one needs: ${{ toJSON(needs) }}', input: text });
        return core/* NEVER */.tm;
    }
    const jobs = Object.entries(read.data);
    const isPlan = ([, { outputs }]) => 'matrix' in outputs || 'wanted' in outputs;
    const plan = jobs.find(isPlan) ?? jobs.find(([name]) => name === 'plan');
    const others = jobs.filter((job) => job !== plan);
    const named = SHARD_NAMES.map((name) => others.filter((job) => name.test(job[0])));
    const shards = (named.find((found) => found.length > 0) ?? []).map(([, { result }]) => result);
    return {
        plan: plan?.[1].result,
        shards: WORST_FIRST.find((result) => shards.includes(result)),
        isWanted: plan?.[1].outputs['wanted'] !== 'false',
        label: plan?.[1].outputs['label'],
    };
}
const SHARD_NAMES = [/^shards?$/i, /shard/i, /(?:)/];
const WORST_FIRST = ['failure', 'cancelled', 'skipped', 'success'];

;// CONCATENATED MODULE: ./build/js/src/app/config/report-inputs.js







const resultsFormats = ['auto', 'eval-action', 'agentv', ...imported/* importFormats */.Ub];
const own = {
    results: schemas/* string */.YjP({ error: 'folders or files of results, or artifacts' })
        .pipe(input_values/* lines */.Mn)
        .refine((given) => given.length > 0, 'folders or files of results, or artifacts')
        .refine((given) => !given.includes(ARTIFACTS) || given.length === 1, 'artifacts alone, or paths and globs')
        .meta({
        description: 'Results to report: run folders, results files or globs, one per line, or `artifacts`, those of a workflow run.',
        default: 'none; required',
        sources: ['action'],
    }),
    format: (0,input_values/* oneOf */.yL)(...resultsFormats)
        .default('auto')
        .meta({
        description: 'Format of the results; `auto` detects it by their content.',
        default: 'auto',
        sources: ['action', 'flag'],
        value: 'FORM',
    }),
    scoreName: schemas/* string */.YjP()
        .optional()
        .meta({
        description: 'The score that decides, in results of another tool with several scores and no verdict.',
        default: 'none',
        sources: ['action', 'flag'],
        value: 'NAME',
    }),
    repeatedNames: (0,input_values/* oneOf */.yL)(...imported/* repeatedNames */.H3)
        .optional()
        .meta({
        description: 'What several rows with one name are, in JUnit XML, CTRF and DeepEval: `trials`, each of which counts, or `retries` of failed tests, of which the last counts. Default: a name has no verdict, unless all of its rows failed or its tool is known to repeat tests.',
        default: 'none',
        sources: ['action', 'flag'],
        value: 'WHAT',
    }),
    passMark: (0,input_values/* share */.uM)()
        .optional()
        .meta({
        description: 'Score (0 to 1) from which a test passes, in results of another tool that have no verdict.',
        default: "the tool's",
        sources: ['action', 'flag'],
        value: 'X',
    }),
    targetName: schemas/* string */.YjP()
        .optional()
        .meta({
        description: 'Name of the target of results of another tool.',
        default: 'from the file',
        sources: ['action', 'flag'],
        value: 'NAME',
    }),
    suiteName: schemas/* string */.YjP()
        .optional()
        .meta({
        description: 'Name of the suite of results of another tool.',
        default: 'from the file',
        sources: ['action', 'flag'],
        value: 'NAME',
    }),
    confirmCommand: schemas/* string */.YjP()
        .superRefine((given, context) => {
        const expected = (0,confirm_command/* whatIsWrongWith */.h)(given);
        if (expected !== undefined)
            context.addIssue({ code: 'custom', message: expected, input: given });
    })
        .optional()
        .meta({
        description: 'Command that re-runs suspected regressions of another tool and writes `{output}`; `{tests}` are their ids, and `{pattern}` is a regular expression of them.',
        default: 'none: they stay suspected',
        sources: ['action', 'flag'],
        value: 'COMMAND',
    }),
    expectedShards: (0,input_values/* count */.U9)(1, 256)
        .optional()
        .meta({
        description: 'Expected number of run folders or results files. With fewer, the results are incomplete.',
        default: 'as many as there are',
        sources: ['action', 'flag'],
        value: 'N',
    }),
    jobs: schemas/* string */.YjP()
        .transform(neededJobs)
        .optional()
        .meta({
        description: 'The jobs of the plan and the shards, with their results: `toJSON(needs)` in an expression.',
        default: 'none',
        sources: ['action'],
    }),
    onNotRun: (0,input_values/* oneOf */.yL)('fail', 'pass')
        .default('fail')
        .meta({
        description: 'Result of the step if the plan did not want a run, because a label is missing: `fail` or `pass`.',
        default: 'fail',
        sources: ['action'],
    }),
    runId: (0,input_values/* count */.U9)(1, Number.MAX_SAFE_INTEGER)
        .optional()
        .meta({
        description: 'Id of the workflow run that the results belong to.',
        default: 'from a `workflow_run` event, else this run',
        sources: ['action'],
    }),
    workingDirectory: inputs/* inputsSchema */.rS.shape.workingDirectory,
    outputDirectory: inputs/* inputsSchema */.rS.shape.outputDirectory.meta({
        description: 'Folder for the reports. On GitHub, it must be inside the workspace.',
        default: '`.agentv/results/report`',
        value: 'DIR',
    }),
};
const ARTIFACTS = 'artifacts';
const readingInputs = [
    'format',
    'passMark',
    'repeatedNames',
    'scoreName',
    'suiteName',
    'targetName',
];
const shared = inputs/* inputNames */.vj.filter((name) => [...inputs/* decidingInputs */.hH, ...inputs/* reportingInputs */.OS].some((other) => other === name));
const reportInputsSchema = schemas/* strictObject */.rej({
    ...own,
    ...Object.fromEntries(shared.map((name) => [name, inputs/* inputsSchema */.rS.shape[name]])),
    threshold: inputs/* inputsSchema */.rS.shape.threshold.meta({
        description: 'Minimum mean score (0 to 1) of each suite on each target. The pass marks of tests do not change.',
        default: 'from the results, else none',
        value: 'X',
    }),
});
const names = Object.keys(reportInputsSchema.shape);
const reportInputNames = names.filter((name) => !(0,inputs/* isInput */.Xy)(name) || (0,inputs/* sourcesOf */.u0)(name).includes('action'));
const ownNames = Object.keys(own);
const reportGroups = {
    Report: ownNames,
    Common: sharedIn('Common'),
    More: sharedIn('More'),
    Advanced: sharedIn('Advanced'),
};
function sharedIn(group) {
    const all = inputs/* inputGroups */.Dk[group];
    return reportInputNames.filter((name) => all.includes(name) && !ownNames.includes(name));
}
const reportDocsOf = (name) => reportInputsSchema.shape[name].meta();
const parseReportInputs = (given, spell) => ({
    ...(0,inputs/* parseInputs */.TL)({}),
    ...(0,inputs/* parseTexts */.oh)(reportInputsSchema, given, spell),
    given: inputs/* inputNames */.vj.filter((name) => (0,inputs/* isGiven */.qR)(given[name])),
});
const reportInputs = (env) => parseReportInputs((0,action_inputs/* inputTexts */.L)(env, reportInputNames));


/***/ }),

/***/ 18700:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ reportOn)
});

// EXTERNAL MODULE: ./build/js/src/gate/gate.js + 14 modules
var gate_gate = __webpack_require__(57964);
// EXTERNAL MODULE: ./build/js/src/model/grouped-problems.js
var grouped_problems = __webpack_require__(10664);
// EXTERNAL MODULE: ./build/js/src/gate/settings.js
var settings = __webpack_require__(21834);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/app/config/inputs.js
var config_inputs = __webpack_require__(18305);
;// CONCATENATED MODULE: ./build/js/src/app/config/used-settings.js



function usedSettings(inputs, policy, configured = []) {
    const gate = settings/* gateSettings */.dJ.parse(policy);
    const values = {
        threshold: inputs.threshold,
        mustPass: inputs.mustPass ? 'true' : undefined,
        trials: inputs.trials,
        confirm: gate.confirm,
        control: gate.control,
        matrixJobs: gate.matrixJobs > 1 ? gate.matrixJobs : undefined,
        seedBaseline: inputs.seedBaseline,
        maxDrop: gate.maxDrop,
        maxErrorRate: gate.maxErrorRate,
        maxCostIncrease: gate.maxCostIncrease,
        maxLatencyIncrease: gate.maxLatencyIncrease,
        onInconclusive: inputs.onInconclusive,
        baselineMaxAge: inputs.baselineMaxAge,
        budgetUsd: inputs.budgetUsd,
    };
    return Object.entries(values).flatMap(([word, value]) => {
        if (value === undefined)
            return [];
        const isGiven = (0,config_inputs/* isInput */.Xy)(word) && inputs.given.includes(word);
        const from = isGiven ? 'given' : configured.includes(word) ? 'configuration' : 'default';
        return [{ name: (0,shared_text/* kebab */.i9)(word), value, from }];
    });
}

// EXTERNAL MODULE: ./build/js/src/app/policy/policy.js
var policy = __webpack_require__(95506);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/decide.js + 5 modules
var decide = __webpack_require__(67285);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/version.js + 1 modules
var version = __webpack_require__(22090);
;// CONCATENATED MODULE: ./build/js/src/app/pipeline/report-on.js






function reportOn(run, { inputs, gate: given = (0,policy/* policyOf */.US)(inputs), source, isChange, commit, program, notRerun, configured, ...sides }) {
    const isImported = run.results.length > 0 && run.results.every(({ importedFrom }) => importedFrom !== undefined);
    const gate = isImported ? { ...given, control: 'off' } : given;
    const settings = usedSettings(inputs, gate, configured);
    const pairing = (0,decide/* pairingOf */.U)(run, { baseline: nothingNamed, isChange, ...sides });
    const { totals, suites, comparison, verdict } = (0,decide/* decide */.L)(run, pairing, gate, { source, isChange, notRerun });
    return {
        schemaVersion: 1,
        generator: { name: 'eval-action', version: version/* version */.r, program: program && program !== 'eval-action' ? program : undefined },
        startedAt: run.startedAt,
        durationMs: run.durationMs,
        complete: run.complete,
        stopped: run.stopped,
        unreadable: run.unreadable,
        withoutResult: run.withoutResult,
        dryRun: run.dryRun,
        shard: run.shard,
        ...factsOf(run),
        commit,
        agreement: run.agreement,
        environment: run.environment,
        verdict,
        conclusion: (0,gate_gate/* conclusionOf */.v)(verdict.kind, run.shard ? 'neutral' : CONCLUSIONS[inputs.onInconclusive]),
        totals,
        suites: [...suites],
        results: run.results,
        extraTrials: run.extraTrials,
        earlier: run.earlier,
        comparison,
        policy: source,
        settings: isImported ? settings.filter(({ name }) => !OF_OWN_RUNS.includes(name)) : settings,
        warnings: (0,grouped_problems/* groupProblems */.U)(run.warnings),
        caches: run.caches,
    };
}
const factsOf = (run) => ({
    folder: run.folder || undefined,
    flags: run.flags,
    selected: run.selected,
    skipped: run.skipped,
    baselineFiles: run.baselineFiles,
    changes: run.changes,
    deletedMustPass: run.deletedMustPass,
    seeding: run.seeding,
    missingSecrets: run.missingSecrets,
    decided: run.decided,
    unconfirmed: run.unconfirmed,
    reuseLeaks: run.reuseLeaks,
    imported: run.imported,
    feedback: run.feedback,
});
const OF_OWN_RUNS = ['trials', 'control', 'seed-baseline', 'budget-usd'];
const nothingNamed = { kind: 'none', why: 'the input baseline is not set', isChosen: true };
const CONCLUSIONS = {
    pass: 'success',
    neutral: 'neutral',
    fail: 'failure',
};


/***/ }),

/***/ 6276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ extraTrialsFrom),
/* harmony export */   bq: () => (/* binding */ hasOnlyLastAttempts),
/* harmony export */   kj: () => (/* binding */ pairedWith)
/* harmony export */ });
/* harmony import */ var _shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40958);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5594);
/* harmony import */ var _read_results_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21578);



async function extraTrialsFrom(paths, run, site, imports) {
    const read = [];
    const unreadable = [];
    for (const path of paths) {
        const { run: again } = await (0,_read_results_js__WEBPACK_IMPORTED_MODULE_2__/* .readResults */ .x8)([path], site, { ...imports, withAnswers: false });
        read.push(...again.results);
        unreadable.push(...(again.unreadable ?? whyUnusable(again, path)));
    }
    return { ...pairedWith(run, read), unreadable };
}
function pairedWith(run, reruns) {
    if (reruns.length === 0)
        return { results: [], warnings: [] };
    const find = finder(run.results);
    const results = [];
    const strange = [];
    for (const result of reruns) {
        const own = find(result);
        if (own === undefined)
            strange.push(result.testId);
        else
            results.push(heldTo(own.passMark, { ...result, suiteFile: own.suiteFile }));
    }
    return { results, warnings: strange.length === 0 ? [] : [notOfThisRun([...new Set(strange)])] };
}
function heldTo(passMark, result) {
    if (result.passMark === passMark || result.importedFrom !== undefined)
        return result;
    const statusOf = (score) => (score >= passMark ? 'ok' : 'quality_failure');
    const trials = result.trials?.map((trial) => trial.status === 'execution_error' ? trial : { ...trial, status: statusOf(trial.score) });
    const held = { ...result, passMark, ...(trials && { trials }) };
    if (held.status === 'execution_error')
        return held;
    const { requiredMissed: _, ...measured } = { requiredMissed: undefined, ...held };
    return { ...measured, status: statusOf(measured.score) };
}
function finder(results) {
    const keyOf = ({ suite, testId, target }) => JSON.stringify([suite, testId, target]);
    const groups = new Map();
    for (const result of results)
        groups.set(keyOf(result), [...(groups.get(keyOf(result)) ?? []), result]);
    return (rerun) => {
        const own = groups.get(keyOf(rerun)) ?? [];
        return own.find(({ suiteFile }) => suiteFile === rerun.suiteFile) ?? (own.length === 1 ? own[0] : undefined);
    };
}
const hasOnlyLastAttempts = ({ imported = [] }) => imported.some(({ attempts }) => attempts === 'last-only');
function whyUnusable(run, path) {
    const problem = (what, hint) => ({
        code: 'RESULTS_UNREADABLE',
        severity: 'error',
        message: `The extra trials in ${path} are ${what}`,
        hint,
    });
    if (run.stopped === 'broken-off')
        return [problem('incomplete')];
    return hasOnlyLastAttempts(run) ? [problem('only the last attempts', 'Switch the retries of the tool off.')] : [];
}
const notOfThisRun = (ids) => ({
    code: 'UNUSED',
    severity: 'warning',
    message: `The extra trials contain ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)('test', ids.length)} that the results do not have: ${(0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)(ids)}`,
});


/***/ }),

/***/ 99458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ resultPaths)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _results_read_yaml_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76828);
/* harmony import */ var _earlier_results_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12555);
/* harmony import */ var _sibling_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36007);





async function resultPaths(given, { cwd, files }) {
    const excluded = given.filter((pattern) => pattern.startsWith('!'));
    const found = new Set();
    for (const pattern of given.filter((each) => !each.startsWith('!'))) {
        const paths = await meant(pattern, excluded, { cwd, files });
        if (paths.length === 0) {
            throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('NOTHING_MATCHED', `No results match ${pattern}`, {
                expected: 'run folders, results files, or globs of them',
                found: await (0,_sibling_names_js__WEBPACK_IMPORTED_MODULE_4__/* .siblingNames */ .T)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, pattern), { cwd, files }),
                hint: 'Check the path, and that the tool wrote its results there.',
            });
        }
        for (const path of paths)
            found.add(path);
    }
    if (found.size === 0)
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('INPUT_INVALID', 'No results are named');
    const folders = [...found].filter((path) => !isRows(path));
    return [...found].filter((path) => !isRows(path) || !folders.includes((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path)));
}
async function meant(pattern, excluded, { cwd, files }) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, pattern);
    if ((await files.state(path)) !== 'missing')
        return [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path) === _earlier_results_js__WEBPACK_IMPORTED_MODULE_3__/* .JOURNAL */ .Ex ? folderOf(path) : path];
    const below = [_earlier_results_js__WEBPACK_IMPORTED_MODULE_3__/* .JOURNAL */ .Ex, _earlier_results_js__WEBPACK_IMPORTED_MODULE_3__/* .INNER_JOURNAL */ .JV].map((name) => `${pattern.replace(/\/+$/, '')}/${name}`);
    const matched = await files.glob([pattern, ...below, ...excluded], { cwd, followLinks: false });
    const found = matched
        .filter((each) => isRows(each) && (!(0,_results_read_yaml_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .isYamlFile */ .w)(each) || (0,_results_read_yaml_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .isYamlFile */ .w)(pattern)))
        .map((each) => ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(each) === _earlier_results_js__WEBPACK_IMPORTED_MODULE_3__/* .JOURNAL */ .Ex ? folderOf(each) : each));
    return [...new Set(found)].sort();
}
const folderOf = (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path).replace(/[/\\]\.internal$/, '');
const isRows = (path) => /\.(?:jsonl?|xml|eval)$/i.test(path) || (0,_results_read_yaml_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .isYamlFile */ .w)(path);


/***/ }),

/***/ 984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ decisionJson)
/* harmony export */ });
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75408);

function decisionJson({ kind, headline, reasons, suites }, assessment) {
    const assessed = new Map(assessment.suites.map((suite) => [(0,_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .suiteKey */ .aJ)(suite), suite]));
    return {
        schema_version: 1,
        verdict: kind,
        headline,
        reasons: reasons.map(({ message }) => message),
        suites: suites.map((own) => {
            const numbers = assessed.get((0,_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .suiteKey */ .aJ)(own));
            return {
                suite: own.suite,
                target: own.target,
                verdict: own.kind,
                n: numbers?.comparable ?? 0,
                delta: numbers?.delta ?? null,
                delta_low: numbers?.deltaLow ?? null,
                delta_high: numbers?.deltaHigh ?? null,
                p: numbers?.p ?? null,
                p_exact: numbers?.pExact ?? null,
                p_variation: numbers?.pVariation ?? null,
                smallest_detectable_drop: numbers?.smallestDetectableDrop ?? null,
                reasons: reasons
                    .filter(({ suite, file, target }) => suite === own.suite && file === own.file && target === own.target)
                    .map(({ message }) => message),
            };
        }),
        tests: assessment.tests.map(testJson),
        detectable_tests: { count: assessment.detectableTests.count, of: assessment.detectableTests.of },
    };
}
const testJson = (test) => ({
    suite: test.suite,
    test_id: test.testId,
    target: test.target,
    state: test.state,
    baseline: countsOf(test.base),
    candidate: countsOf(test.now),
    reruns: { ...countsOf(test.reruns), needed: test.needed ?? null },
    p: test.p ?? null,
});
const countsOf = (counts) => ({ trials: counts?.trials ?? 0, passes: counts?.passes ?? 0 });


/***/ })

};
