export const id = 2935;
export const ids = [2935];
export const modules = {

/***/ 780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ RetryBudget),
/* harmony export */   R: () => (/* binding */ retrying)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24850);


const PATIENCE_MS = 12_000;
const MIN_TRY_MS = 3_000;
const CLOSED_MS = 60_000;
class RetryBudget {
    #service;
    #leftMs;
    #closedUntil = 0;
    constructor(service, ms = PATIENCE_MS) {
        this.#service = service;
        this.#leftMs = ms;
    }
    async attempt(work, signal, workMs = 0) {
        if (performance.now() < this.#closedUntil) {
            throw new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._('unavailable', `${this.#service} failed for too long; the next request is sent after a minute`);
        }
        const limit = AbortSignal.timeout(Math.ceil(Math.max(this.#leftMs, MIN_TRY_MS) + workMs));
        const started = performance.now();
        try {
            const done = await work(AbortSignal.any([signal, limit]));
            this.#closedUntil = 0;
            return done;
        }
        catch (error) {
            if (!signal.aborted && isOutage(error))
                this.#spend(performance.now() - started);
            throw error;
        }
    }
    takePause(ms) {
        if (ms > this.#leftMs)
            return false;
        this.#spend(ms);
        return true;
    }
    #spend(ms) {
        this.#leftMs -= ms;
        if (this.#leftMs <= 0)
            this.#closedUntil = performance.now() + CLOSED_MS;
    }
}
const isOutage = (error) => error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._ && ['unavailable', 'limited', 'tooLate'].includes(error.fault);
const RETRIES = 2;
async function retrying(work, { retryBudget, signal, secondMs, workMs }) {
    for (let retry = 1;; retry += 1) {
        try {
            return await retryBudget.attempt(work, signal, workMs);
        }
        catch (error) {
            const seconds = pauseOf(error, retry);
            if (seconds === undefined || signal.aborted || !retryBudget.takePause(seconds * 1000))
                throw error;
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(seconds * secondMs, undefined, { signal }).catch(() => undefined);
            if (signal.aborted)
                throw error;
        }
    }
}
function pauseOf(error, retry) {
    if (!(error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._) || retry > RETRIES)
        return undefined;
    const { fault, retryAfterSeconds, isFinal } = error;
    if (isFinal)
        return undefined;
    if (fault === 'limited')
        return retryAfterSeconds;
    return fault === 'unavailable' ? (retryAfterSeconds ?? retry ** 2) : undefined;
}


/***/ }),

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

/***/ 50434:
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
// EXTERNAL MODULE: ./build/js/src/app/baseline/origin.js
var origin = __webpack_require__(97101);
// EXTERNAL MODULE: ./build/js/src/app/config/environments.js
var environments = __webpack_require__(28222);
// EXTERNAL MODULE: ./build/js/src/app/history/history-reporter.js + 2 modules
var history_reporter = __webpack_require__(70220);
;// CONCATENATED MODULE: ./build/js/src/app/history/local-history.js

const localHistoryReporter = async (judged, store, runtime) => (0,history_reporter/* historyReporter */.y)({
    store,
    judged,
    job: undefined,
    commit: await commitHere(runtime),
    runtime,
    signal: () => runtime.signal,
});
async function commitHere({ cwd, git, signal }) {
    const said = async (...args) => {
        const ended = await git.run(args, { cwd, local: true }, signal);
        return ended.kind === 'exited' && ended.exitCode === 0 ? ended.stdout.trim() : '';
    };
    const [sha, ref] = [await said('rev-parse', 'HEAD'), await said('symbolic-ref', '--quiet', 'HEAD')];
    return { sha: /^[0-9a-f]{40,64}$/.test(sha) ? sha : undefined, ref: ref || undefined };
}

// EXTERNAL MODULE: ./build/js/src/app/history/local-store.js
var local_store = __webpack_require__(7223);
// EXTERNAL MODULE: ./build/js/src/app/page/local-page.js + 2 modules
var local_page = __webpack_require__(59961);
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
    const store = inputs.shard === undefined ? (0,local_store/* localStore */.x)(inputs, runtime) : undefined;
    const report = await (0,run_pipeline/* runPipeline */.a)({
        policy,
        isEvidenceStored: (0,origin/* isEvidenceAsked */.Qd)(inputs, runtime.env),
        reporting: {
            progress: progressOf(asked, inputs, terminal, runtime),
            local: (folder) => [
                ...(0,file_reporters/* fileReporters */.v)(folder, runtime.files),
                ...resultsFiles.map((file) => (0,results_file/* resultsFileReporter */.Ay)(file, { cwd, folder }, runtime.files)),
                ...(0,trace_files/* traceFileReporters */.I)({ ...traced, folder }, runtime.files),
            ],
            exportTraces: (report, folder) => (0,telemetry_export/* exportToBackends */.l)(report, { ...traced, folder }),
            page: ({ run, gateInputs }) => (0,local_page/* localPage */.j)(gateInputs.inputs, run, runtime),
            deliver: async (report, { judged }) => store === undefined ? [] : (0,deliver/* deliverAll */.F0)([await localHistoryReporter(judged, store, runtime)], report),
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
