export const id = 2831;
export const ids = [2831,9926];
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

/***/ 42831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48179);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8579);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30225);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59926);




const FLAGS = [
    ...['targets', 'testId', 'trials', 'threshold', 'workers', 'budgetUsd', 'baseline', 'confirm'],
    ...['testTimeoutSeconds', 'timeoutMinutes', 'maxRetries', 'outputDirectory', 'experiment'],
];
const command = (0,_command_js__WEBPACK_IMPORTED_MODULE_1__/* .defineCommand */ .N)({
    help: `
Examples:
  eval-action judge-test
  eval-action judge-test --judge cheaper-model --trials 3 --threshold 0.9

Exit codes: 0 passed, 1 failed, 2 not measured.`,
    flags(parser) {
        parser.option('--judge <TARGET>', 'the judge to test, for graders that name no target (default: as in a run)');
        (0,_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .addInputFlags */ .hN)(parser, FLAGS);
        parser
            .addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$('--quiet', 'print the verdict only'))
            .addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$('--json', 'print one JSON object per line: planned, test, run'));
    },
    options: ({ judge, ...flags }) => ({
        inputs: { ...(0,_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .inputsOf */ .Vc)([], { ...flags, graderTarget: judge }), judges: 'labels' },
        resultsFiles: [],
        quiet: flags.quiet === true,
        json: flags.json === true,
    }),
    startsPrograms: () => true,
    run: _run_js__WEBPACK_IMPORTED_MODULE_3__.runSuites,
});


/***/ }),

/***/ 59926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  command: () => (/* binding */ run_command),
  runSuites: () => (/* binding */ runSuites)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(48179);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/reports/deliver.js
var deliver = __webpack_require__(98258);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var escape_terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/app/baseline/history-reporter.js + 1 modules
var history_reporter = __webpack_require__(54870);
// EXTERNAL MODULE: ./build/js/src/app/baseline/history-store.js + 1 modules
var history_store = __webpack_require__(78548);
// EXTERNAL MODULE: ./build/js/src/app/config/environments.js
var environments = __webpack_require__(28222);
// EXTERNAL MODULE: ./build/js/src/app/page/local-page.js + 1 modules
var local_page = __webpack_require__(13804);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/exit-code.js + 1 modules
var exit_code = __webpack_require__(50535);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/file-reporters.js + 1 modules
var file_reporters = __webpack_require__(56574);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/how-called.js
var how_called = __webpack_require__(81976);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/run-pipeline.js + 3 modules
var run_pipeline = __webpack_require__(10136);
// EXTERNAL MODULE: ./build/js/src/app/policy/policy.js + 2 modules
var policy_policy = __webpack_require__(47781);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/results-file.js
var results_file = __webpack_require__(85981);
// EXTERNAL MODULE: ./build/js/src/app/shards/part-of-run.js
var part_of_run = __webpack_require__(68672);
// EXTERNAL MODULE: ./build/js/src/app/telemetry/env-files.js
var env_files = __webpack_require__(75930);
// EXTERNAL MODULE: ./build/js/src/app/telemetry/export.js + 5 modules
var telemetry_export = __webpack_require__(13291);
// EXTERNAL MODULE: ./build/js/src/app/telemetry/trace-files.js + 2 modules
var trace_files = __webpack_require__(96280);
// EXTERNAL MODULE: ./build/js/src/app/cli/command.js
var command = __webpack_require__(8579);
// EXTERNAL MODULE: ./build/js/src/app/cli/flags.js
var cli_flags = __webpack_require__(30225);
// EXTERNAL MODULE: ./build/js/src/reports/escape/harmless-json.js
var harmless_json = __webpack_require__(52759);
// EXTERNAL MODULE: ./build/js/src/results/record.js
var record = __webpack_require__(40985);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/earlier-run.js + 1 modules
var earlier_run = __webpack_require__(65228);
;// CONCATENATED MODULE: ./build/js/src/app/cli/progress-json.js






function jsonProgress(print) {
    const write = (line) => print((0,harmless_json/* harmlessJson */.E)(line));
    const writeRecord = (result, lineOf) => {
        const text = (0,harmless_json/* harmlessJson */.E)(lineOf((0,record/* recordOf */.zv)(result)));
        print(Buffer.byteLength(text) <= MAX_BYTES ? text : (0,harmless_json/* harmlessJson */.E)(lineOf(shortRecord(result))));
    };
    return {
        planned({ tests, suites, takenOver, timeLimits, forecast }, problems) {
            write({
                type: 'planned',
                tests,
                suites: [...suites],
                problems: [...problems],
                ...(timeLimits && { timeLimits: [...timeLimits] }),
                ...(forecast && { forecast: [...forecast] }),
                ...(takenOver && { takenOverFrom: takenOver.from }),
            });
            for (const [index, result] of (takenOver?.results ?? []).entries()) {
                writeRecord(result, (record) => ({ type: 'test', done: index + 1, total: tests, record }));
            }
        },
        started() { },
        finished(result, { done, total }) {
            writeRecord(result, (record) => ({ type: 'test', done, total, record }));
        },
        confirming(tests) {
            write({ type: 'confirming', tests });
        },
        extraTrial({ purpose, result }) {
            if (purpose === 'confirmation')
                writeRecord(result, (record) => ({ type: 'confirmation', record }));
        },
        ended(report, folder, receipts) {
            const { verdict, conclusion, totals, suites } = report;
            const hasFailures = receipts.some(({ kind, name }) => kind === 'delivered' && name === earlier_run/* runFiles */.NW.failures);
            write({
                type: 'run',
                exit_code: (0,exit_code/* exitCodeOf */.FO)(report),
                run_folder: folder,
                failures: hasFailures ? (0,external_node_path_.join)(folder, earlier_run/* runFiles */.NW.failures) : null,
                verdict,
                conclusion,
                totals,
                suites,
                notDelivered: receipts.filter(deliver/* notDelivered */.AG),
            });
        },
    };
}
const MAX_BYTES = 1024 * 1024;
const shortRecord = ({ suite, testId, target, score }) => ({
    test_id: testId,
    suite,
    target,
    score,
});

// EXTERNAL MODULE: ./build/js/src/app/cli/progress-terminal.js
var progress_terminal = __webpack_require__(17568);
;// CONCATENATED MODULE: ./build/js/src/app/cli/commands/run.js

























const run_command = (0,command/* defineCommand */.N)({
    help: `
Examples:
  eval-action run evals/refunds.eval.yaml
  eval-action run evals --target fast --target careful --threshold 0.8
  eval-action run 'evals/**/*.yaml' --test-id 'refund-*' --trials 3 -o results

Exit codes: 0 passed, 1 failed, 2 not measured.`,
    flags(parser) {
        parser.argument('[evals...]', 'eval files, folders or globs; ! excludes');
        (0,cli_flags/* addGroupedFlags */.TH)(parser);
        parser
            .addOption(new esm/* Option */.c$('--transcript <FILE>', 'grade the recorded conversations in a file; no target is called').conflicts([
            'dryRun',
            'recordReplay',
        ]))
            .addOption(new esm/* Option */.c$('--record-replay <FILE>', 'append each new answer to a file, which the provider "replay" can read').conflicts('dryRun'))
            .option('--dry-run-delay <MS>', 'delay of each answer in a dry run, in milliseconds (default: none)')
            .option('--dry-run-delay-min <MS>', 'minimum of a random delay; takes precedence over --dry-run-delay')
            .option('--dry-run-delay-max <MS>', 'maximum of a random delay; requires the minimum')
            .addOption(new esm/* Option */.c$('--eval-id <ID>').argParser(cli_flags/* collected */.gd).hideHelp());
        for (const name of ['--include-trace', '--dump-traces', '--dump-prompts', '--keep-workspaces']) {
            parser.addOption(new esm/* Option */.c$(name).hideHelp());
        }
        parser
            .option('--out <FILE>', 'also write the results to one file: .jsonl, .yaml or .yml, which compare can read')
            .addOption(new esm/* Option */.c$('--output-format <FORM>', 'yaml: also write the results as YAML, to --out or index.yaml').choices([
            'jsonl',
            'yaml',
        ]))
            .option('--export-otel', 'export traces to OTEL_EXPORTER_OTLP_ENDPOINT: --otel-backend otlp')
            .addOption(new esm/* Option */.c$('--verbose', 'print requests, and the commands of cli targets').conflicts(['json', 'quiet']))
            .option('--quiet', 'print the verdict only')
            .option('--json', 'print one JSON object per line: planned, test, run');
    },
    options(evals, flags) {
        const { transcript, recordReplay, quiet = false, json = false } = flags;
        const inputs = (0,cli_flags/* inputsOf */.Vc)(evals, withCurrentNames(flags));
        const verbose = flags.verbose ?? (json || quiet ? false : undefined);
        return {
            inputs: { ...inputs, transcript, recordReplay, dryRunDelay: delayOf(flags, inputs.dryRun), verbose },
            resultsFiles: resultsFilesOf(flags),
            quiet,
            json,
        };
    },
    startsPrograms: () => true,
    run: runSuites,
});
function withCurrentNames({ evalId, dumpTraces, keepWorkspaces, exportOtel, ...flags }) {
    const testId = [...(flags.testId ?? []), ...(evalId ?? [])];
    return {
        ...(dumpTraces && { traceFile: '.agentv/traces/{timestamp}.jsonl' }),
        ...(keepWorkspaces && { retainOnSuccess: 'keep', retainOnFailure: 'keep' }),
        ...(exportOtel && flags['otel'] === undefined && { otelBackend: ['otlp'] }),
        ...flags,
        ...(testId.length > 0 && { testId }),
    };
}
const EXTENSIONS = { '.jsonl': 'jsonl', '.yaml': 'yaml', '.yml': 'yaml' };
function resultsFilesOf({ out, outputFormat, dumpPrompts }) {
    const prompts = dumpPrompts ? [{ format: 'prompts', path: '.agentv/prompts/{timestamp}.jsonl' }] : [];
    if (out === undefined)
        return outputFormat === 'yaml' ? [{ format: 'yaml' }, ...prompts] : prompts;
    const format = EXTENSIONS[(0,external_node_path_.extname)(out).toLowerCase()];
    if (format === undefined || (outputFormat ?? format) !== format) {
        const names = Object.keys(EXTENSIONS).filter((name) => EXTENSIONS[name] === (outputFormat ?? EXTENSIONS[name]));
        throw (0,errors/* userError */.IF)('INPUT_INVALID', (0,errors/* invalidValue */.BS)('--out', `a file that ends in ${(0,shared_text/* orList */.A3)(names)}`, out), {
            hint: 'The folder of the run, with all its files, is --output.',
        });
    }
    return [{ format, path: out }, ...prompts];
}
function delayOf(flags, isDryRun) {
    const fixed = millisecondsOf(flags.dryRunDelay, '--dry-run-delay');
    const least = millisecondsOf(flags.dryRunDelayMin, '--dry-run-delay-min');
    const most = millisecondsOf(flags.dryRunDelayMax, '--dry-run-delay-max');
    if ((fixed ?? least ?? most) === undefined)
        return undefined;
    if (!isDryRun)
        throw onlyForDryRuns();
    const isRange = (least ?? most) !== undefined;
    const [leastMs, mostMs] = isRange ? [least, most] : [fixed, fixed];
    if (leastMs === undefined || mostMs === undefined || leastMs > mostMs)
        throw noRange();
    return { leastMs, mostMs };
}
const MAX_MS = 3_600_000;
function millisecondsOf(value, flag) {
    if (value === undefined)
        return undefined;
    const ms = /^\d{1,7}$/.test(value) ? Number(value) : Number.NaN;
    if (ms <= MAX_MS)
        return ms;
    throw (0,errors/* userError */.IF)('INPUT_INVALID', (0,errors/* invalidValue */.BS)(flag, `a whole number of milliseconds from 0 to ${MAX_MS}`, value));
}
const onlyForDryRuns = () => (0,errors/* userError */.IF)('INPUT_INVALID', 'The flags that begin with --dry-run-delay only apply to a dry run', {
    hint: 'Add --dry-run, or remove them.',
});
const noRange = () => (0,errors/* userError */.IF)('INPUT_INVALID', '--dry-run-delay-min and --dry-run-delay-max are not a range', {
    expected: 'both flags, with a minimum that is not larger than the maximum',
});
async function runSuites(asked, runtime, terminal) {
    const home = runtime.env['AGENTV_HOME']?.trim();
    if (home && !asked.json && !asked.quiet)
        terminal.print(`Using AGENTV_HOME: ${(0,escape_terminal/* oneLine */.T)(home)}`);
    await (0,environments/* learnSecretsHere */.GK)(runtime, asked.inputs.workingDirectory);
    const found = await (0,policy_policy/* findPolicy */.i6)(asked.inputs, runtime);
    const policy = { ...found, inputs: (0,part_of_run/* inputsOfShard */.hb)(found.inputs) };
    const { inputs } = policy;
    const cwd = (0,external_node_path_.resolve)(runtime.cwd, inputs.workingDirectory);
    const { resultsFiles } = asked;
    for (const file of resultsFiles)
        await (0,results_file/* requireResultsPath */.x_)(file, cwd, runtime.files);
    const traced = { inputs, runtime: await (0,env_files/* withEnvFiles */.r)(inputs, runtime) };
    const store = inputs.shard === undefined ? (0,history_store/* localStore */.xM)(inputs, runtime) : undefined;
    const report = await (0,run_pipeline/* runPipeline */.a)({
        policy,
        isEvidenceStored: runtime.env['GITHUB_ACTIONS'] === 'true' ||
            inputs.given.includes('seedBaseline') ||
            inputs.given.includes('evidence'),
        reporting: {
            progress: progressOf(asked, inputs, terminal, runtime),
            local: (folder) => [
                ...(0,file_reporters/* fileReporters */.v)(folder, runtime.files),
                ...resultsFiles.map((file) => (0,results_file/* resultsFileReporter */.Ay)(file, { cwd, folder }, runtime.files)),
                ...(0,trace_files/* traceFileReporters */.I)({ ...traced, folder }, runtime.files),
            ],
            exportTraces: (report, folder) => (0,telemetry_export/* exportToBackends */.l)(report, { ...traced, folder }),
            page: ({ run, gateInputs }) => (0,local_page/* localPage */.j)(gateInputs.inputs, run, runtime),
            deliver: async (report, { judged }) => store === undefined ? [] : (0,deliver/* deliverAll */.F0)([await (0,history_reporter/* localHistoryReporter */.v)(judged, store, runtime)], report),
        },
    }, runtime);
    return (0,exit_code/* exitCodeOf */.FO)(report);
}
function progressOf({ json, quiet }, { dryRun: isDryRun, workingDirectory }, terminal, runtime) {
    const shownFolder = (folder) => (0,shown_path/* shownPath */.p)(folder, runtime.cwd);
    if (json)
        return jsonProgress((line) => terminal.print(line));
    if (quiet)
        return (0,progress_terminal/* quietProgress */.EF)(terminal, shownFolder);
    return (0,progress_terminal/* terminalProgress */.e3)(terminal, {
        shownFolder,
        isDryRun,
        clock: runtime.clock,
        here: { program: (0,how_called/* howCalled */.u)(runtime, runtime.cwd), workingDirectory },
    });
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

/***/ 81976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ howCalled)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _shared_shell_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2935);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81457);



function howCalled({ script = '' }, folder) {
    const path = script.replaceAll('\\', '/');
    const [, home] = /^(.*)\/node_modules\/(?:\.bin|@agentv\/eval-action\/dist)\/[^/]+$/.exec(path) ?? [];
    if (home === undefined)
        return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path) === 'cli.js' ? `node ${(0,_shared_shell_command_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r7)((0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .p)(script, folder))}` : 'eval-action';
    if (home.includes('/_npx/'))
        return 'npx @agentv/eval-action';
    return `${folder.replaceAll('\\', '/')}/`.startsWith(`${home}/`) ? 'npx eval-action' : 'eval-action';
}


/***/ }),

/***/ 10136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ runPipeline)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/app/baseline/base-checkout.js
var base_checkout = __webpack_require__(36083);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 1 modules
var result = __webpack_require__(19923);
// EXTERNAL MODULE: ./build/js/src/model/run/result-outcome.js
var result_outcome = __webpack_require__(94987);
;// CONCATENATED MODULE: ./build/js/src/app/baseline/changes.js




async function changesOf({ results }, { plan, watched, root }, { base, runtime }) {
    if (base === undefined || runtime.signal.aborted)
        return {};
    const failed = new Set(results.filter(isFailure).map(({ suiteFile }) => suiteFile));
    const { deep: withoutSecrets } = runtime.redactor;
    const suites = [...new Set(plan.steps.map(({ suite }) => suite))].filter((suite) => failed.has(withoutSecrets(suite.file)) && watched.amongPaths(suite, []) !== undefined);
    if (suites.length === 0 || !(await (0,base_checkout/* hasCommit */.QE)(base, { git: runtime.git, root }, runtime.signal)))
        return {};
    const names = await watched.changedSince(base);
    if (names === undefined)
        return {};
    const changedOf = (suite) => {
        const own = (0,external_node_path_.relative)(root, suite.path).replaceAll('\\', '/');
        const wanted = new Set([...(watched.amongPaths(suite, names) ?? []), own]);
        const changed = names.filter((name) => wanted.has(name));
        const paths = changed.filter((name) => name.length <= MAX_PATH_LENGTH).slice(0, result/* MAX_CHANGED */.Gt);
        const leftOut = changed.length - paths.length;
        return { file: suite.file, paths, leftOut: leftOut > 0 ? leftOut : undefined };
    };
    return { changes: withoutSecrets({ base, suites: suites.map(changedOf) }) };
}
const MAX_PATH_LENGTH = 500;
function isFailure(result) {
    const { kind } = (0,result_outcome/* outcomeOf */.sG)(result);
    return kind === 'failed' || kind === 'errored';
}

// EXTERNAL MODULE: ./build/js/src/app/config/used-settings.js
var used_settings = __webpack_require__(62679);
// EXTERNAL MODULE: ./build/js/src/app/labels/counted-labels.js
var counted_labels = __webpack_require__(63273);
// EXTERNAL MODULE: ./build/js/src/app/labels/run-agreement.js
var run_agreement = __webpack_require__(16123);
// EXTERNAL MODULE: ./build/js/src/app/policy/base-requirements.js + 1 modules
var base_requirements = __webpack_require__(73423);
// EXTERNAL MODULE: ./build/js/src/app/policy/policy-base.js
var policy_base = __webpack_require__(3498);
// EXTERNAL MODULE: ./build/js/src/app/reuse/tree-digest.js
var tree_digest = __webpack_require__(87639);
// EXTERNAL MODULE: ./build/js/src/app/shards/part-of-run.js
var part_of_run = __webpack_require__(68672);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/baseline-context.js + 1 modules
var baseline_context = __webpack_require__(85003);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/execute.js + 30 modules
var execute = __webpack_require__(40217);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/gate-inputs.js + 1 modules
var gate_inputs = __webpack_require__(88125);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/how-called.js
var how_called = __webpack_require__(81976);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/prepare.js + 2 modules
var prepare = __webpack_require__(22473);
// EXTERNAL MODULE: ./build/js/src/reports/deliver.js
var deliver = __webpack_require__(98258);
// EXTERNAL MODULE: ./build/js/src/app/baseline/store-evidence.js
var store_evidence = __webpack_require__(98274);
// EXTERNAL MODULE: ./build/js/src/app/page/page-reporter.js + 11 modules
var page_reporter = __webpack_require__(39780);
// EXTERNAL MODULE: ./build/js/src/app/page/with-trend.js
var with_trend = __webpack_require__(83701);
;// CONCATENATED MODULE: ./build/js/src/app/pipeline/publish.js




async function publish(decided, judged, reporting, runtime) {
    const { folder, gateInputs } = judged;
    reporting.decided?.(decided, folder);
    const page = reporting.page(judged);
    const report = await (0,with_trend/* withBaseRuns */.c)(decided, gateInputs.baseline, page);
    const files = await (0,deliver/* deliverInTurn */.EI)(reporting.local(folder), report);
    const evidence = await (0,store_evidence/* leaveEvidence */.zb)(report, judged, runtime);
    const local = [...files, ...(await (0,page_reporter/* writePage */.x)(report, judged, page, runtime))];
    const others = (await reporting.deliver?.(report, { folder, local, evidence, judged })) ?? [];
    const traces = await reporting.exportTraces(report, folder);
    reporting.progress.ended(report, folder, [...local, ...others, ...traces]);
}

// EXTERNAL MODULE: ./build/js/src/app/pipeline/report-on.js
var report_on = __webpack_require__(32866);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/reported-commit.js
var reported_commit = __webpack_require__(40773);
// EXTERNAL MODULE: ./build/js/src/run/calls/call-signal.js
var call_signal = __webpack_require__(52500);
;// CONCATENATED MODULE: ./build/js/src/app/pipeline/time-limit.js

function withTimeLimit(runtime, minutes) {
    const startedAt = runtime.clock.now();
    if (minutes === undefined)
        return { runtime, startedAt, why: 'cancelled', [Symbol.dispose]: () => undefined };
    const limited = (0,call_signal/* callSignal */.v)(runtime.signal);
    const inTime = new AbortController();
    let isLate = false;
    const watch = async () => {
        await runtime.clock.sleep(minutes * 60_000, inTime.signal);
        if (inTime.signal.aborted || runtime.signal.aborted)
            return;
        isLate = true;
        limited.abort();
    };
    void watch();
    return {
        runtime: { ...runtime, signal: limited.signal },
        startedAt,
        get why() {
            return isLate ? 'deadline' : 'cancelled';
        },
        [Symbol.dispose]() {
            inTime.abort();
            limited[Symbol.dispose]();
        },
    };
}

;// CONCATENATED MODULE: ./build/js/src/app/pipeline/run-pipeline.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});



















async function runPipeline(asked, runtime) {
    const judged = await runOf(asked, runtime);
    const commit = (0,reported_commit/* reportedCommit */.$)(asked.policy.inputs, asked.job, asked.baseSha);
    const { workingDirectory } = asked.policy.inputs;
    const program = (0,how_called/* howCalled */.u)(runtime, (0,external_node_path_.resolve)(runtime.cwd, workingDirectory));
    const report = (0,report_on/* reportOn */.S)(judged.run, { ...judged.gateInputs, commit, program });
    await publish(report, judged, asked.reporting, runtime);
    return report;
}
async function runOf(asked, runtime) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { policy, reporting } = asked;
        const { progress } = reporting;
        const time = __addDisposableResource(env_1, withTimeLimit(runtime, policy.inputs.timeoutMinutes), false);
        const labels = await (0,counted_labels/* countedLabels */.U)(policy, {
            cwd: (0,external_node_path_.resolve)(runtime.cwd, policy.inputs.workingDirectory),
            files: runtime.files,
        });
        const whole = await (0,prepare/* prepare */.iA)(policy.inputs, time.runtime, labels);
        const found = await gateInputsOf(asked, whole, runtime);
        const { prepared, baselineContext, unreadable } = found;
        const gateInputs = policy.inputs.judges === undefined ? found.gateInputs : withLabelChanges(found.gateInputs, labels);
        const _base = __addDisposableResource(env_1, baselineContext.base, true);
        const { run, folder } = await (0,execute/* execute */.g7)(prepared, baselineContext, { time, progress }).finally(() => progress.closeGroup?.());
        const reviewed = (0,run_agreement/* withAgreement */.H)(run, prepared.inputs, labels);
        const measured = {
            ...(0,gate_inputs/* withWarnings */.o)(reviewed, gateInputs.warnings),
            ...(unreadable.length > 0 && { unreadable: [...(reviewed.unreadable ?? []), ...unreadable] }),
            ...baselineFilesOf(gateInputs, whole),
            ...(await changesOf(run, prepared, { base: baselineContext.base?.sha, runtime })),
        };
        const held = prepared.shard
            ? { run: measured, gateInputs }
            : await (0,base_requirements/* applyBaseRequirements */.U)(measured, gateInputs, runtime);
        return { ...held, folder };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
const withLabelChanges = (gateInputs, { changes }) => gateInputs.source === undefined
    ? gateInputs
    : { ...gateInputs, source: { ...gateInputs.source, changes: [...gateInputs.source.changes, ...changes] } };
async function gateInputsOf({ policy, job, baseSha, missingSecrets, mirrors, isEvidenceStored }, whole, runtime) {
    const isShard = whole.inputs.shard !== undefined;
    const commit = isShard ? await (0,tree_digest/* commitOf */.D3)({ root: whole.root, runtime }) : undefined;
    const until = isShard ? await (0,part_of_run/* baselineTime */.Tk)({ job, inputs: whole.inputs, commit, runtime }) : undefined;
    const { source, attempts: earlier, unreadable, warnings = [] } = await storedResults(policy, until, job, runtime);
    const latest = new Date(runtime.clock.now()).toISOString();
    const at = until === undefined ? {} : { startedAt: until, latest };
    const all = await (0,gate_inputs/* findGateInputs */.q)(policy, { ...runtime, ...at, isChange: (0,policy_base/* isChange */.Xb)(job) }, source);
    const { prepared, gateInputs: found } = until === undefined
        ? { prepared: whole, gateInputs: all }
        : (0,part_of_run/* partOfRun */.Ao)(whole, all, { baselineUntil: until, commit });
    const gateInputs = { ...found, warnings: [...(0,used_settings/* withoutEffect */.o)(policy), ...found.warnings, ...warnings] };
    const base = policy.inputs.transcript === undefined ? (0,base_checkout/* openBaseTree */.Oo)(baseSha, gateInputs.baseline, runtime) : undefined;
    return {
        prepared,
        gateInputs,
        unreadable,
        baselineContext: {
            ...(0,baseline_context/* baselineContextOf */.UZ)(gateInputs, runtime.env, isEvidenceStored),
            base,
            mirrors,
            earlier,
            missingSecrets,
        },
    };
}
async function storedResults({ inputs, former }, until, job, runtime) {
    if (job === undefined)
        return { source: undefined, attempts: [], unreadable: [], warnings: [] };
    const [{ evidenceSource }, { findAttempts }] = await Promise.all([
        __webpack_require__.e(/* import() */ 5454).then(__webpack_require__.bind(__webpack_require__, 15454)),
        __webpack_require__.e(/* import() */ 4688).then(__webpack_require__.bind(__webpack_require__, 42307)),
    ]);
    return {
        source: evidenceSource(inputs, job, runtime, { former, until }),
        ...(await findAttempts(inputs, job, runtime)),
    };
}
function baselineFilesOf({ baseline, suiteFiles }, { inputs: { given }, suiteFiles: found }) {
    const pools = baseline.kind === 'found' ? baseline.pools : [];
    const files = [...new Set(pools.flatMap(({ file }) => file ?? []))].sort();
    if (files.length === 0)
        return {};
    const isGiven = (name) => given.includes(name);
    const isDeselected = (file) => isGiven('tag') || isGiven('excludeTag') || (isGiven('evals') && !found.includes(file));
    const stateOf = (file) => !suiteFiles.has(file) ? 'gone' : isDeselected(file) ? 'deselected' : 'exists';
    return { baselineFiles: files.map((file) => ({ file, state: stateOf(file) })) };
}


/***/ }),

/***/ 75930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ withEnvFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _shared_secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83103);
/* harmony import */ var _shared_secrets_secret_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28822);
/* harmony import */ var _suites_discover_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7678);
/* harmony import */ var _suites_references_file_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13037);





async function withEnvFiles({ workingDirectory, otel }, runtime) {
    if (otel.length === 0)
        return runtime;
    const cwd = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(runtime.cwd, workingDirectory);
    const root = await (0,_suites_discover_js__WEBPACK_IMPORTED_MODULE_3__/* .findRepository */ .W1)(cwd, runtime.files);
    const declared = await (0,_suites_references_file_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .readEnvFiles */ .P)(cwd, { root, cwd }, runtime.files);
    runtime.redactor.learn((0,_shared_secrets_secret_names_js__WEBPACK_IMPORTED_MODULE_2__/* .secretValues */ .VX)(declared));
    const usable = Object.entries(declared).filter(([name]) => !(0,_shared_secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .isReserved */ .Bs)(name));
    return { ...runtime, env: { ...Object.fromEntries(usable), ...runtime.env } };
}


/***/ })

};
