export const id = 964;
export const ids = [964];
export const modules = {

/***/ 88386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommand: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var escape_terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/app/baseline/origin.js
var origin = __webpack_require__(97101);
// EXTERNAL MODULE: ./build/js/src/app/page/local-page.js + 1 modules
var local_page = __webpack_require__(13804);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/exit-code.js + 1 modules
var exit_code = __webpack_require__(50535);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/file-reporters.js + 4 modules
var file_reporters = __webpack_require__(83287);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/run-pipeline.js + 2 modules
var run_pipeline = __webpack_require__(11215);
// EXTERNAL MODULE: ./build/js/src/app/policy/find-policy.js
var find_policy = __webpack_require__(10254);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/results-file.js + 1 modules
var results_file = __webpack_require__(47450);
// EXTERNAL MODULE: ./build/js/src/app/shards/load-plan.js
var load_plan = __webpack_require__(71317);
// EXTERNAL MODULE: ./build/js/src/app/telemetry/env-files.js
var env_files = __webpack_require__(75930);
// EXTERNAL MODULE: ./build/js/src/app/telemetry/export.js + 4 modules
var telemetry_export = __webpack_require__(68716);
// EXTERNAL MODULE: ./build/js/src/app/telemetry/trace-files.js + 2 modules
var trace_files = __webpack_require__(96280);
// EXTERNAL MODULE: ./build/js/src/app/cli/how-called.js
var how_called = __webpack_require__(72252);
// EXTERNAL MODULE: ./build/js/src/reports/deliver.js
var deliver = __webpack_require__(98258);
// EXTERNAL MODULE: ./build/js/src/results/record.js + 1 modules
var record = __webpack_require__(8470);
// EXTERNAL MODULE: ./build/js/src/app/cli/harmless-json.js
var harmless_json = __webpack_require__(74150);
;// CONCATENATED MODULE: ./build/js/src/app/cli/progress-json.js



function jsonProgress(print) {
    const event = (name, fields) => print((0,harmless_json/* harmlessJson */.E)({ event: name, ...fields }));
    return {
        planned({ tests, suites, takenOver, timeLimits, forecast }, problems) {
            event('planned', {
                tests,
                suites,
                problems,
                ...(timeLimits && { timeLimits }),
                ...(forecast && { forecast }),
                ...(takenOver && { takenOverFrom: takenOver.from }),
            });
            for (const [index, result] of (takenOver?.results ?? []).entries()) {
                event('test', { done: index + 1, total: tests, record: (0,record/* recordOf */.zv)(result) });
            }
        },
        started() { },
        finished(result, { done, total }) {
            event('test', { done, total, record: (0,record/* recordOf */.zv)(result) });
        },
        confirming(tests) {
            event('confirming', { tests });
        },
        extraTrial({ purpose, result }) {
            if (purpose === 'confirmation')
                event('confirmation', { record: (0,record/* recordOf */.zv)(result) });
        },
        ended({ verdict, conclusion, totals, suites }, folder, receipts) {
            event('run', { verdict, conclusion, totals, suites, folder, notDelivered: receipts.filter(deliver/* notDelivered */.A) });
        },
    };
}

// EXTERNAL MODULE: ./build/js/src/app/cli/progress-terminal.js
var progress_terminal = __webpack_require__(17568);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/app/shards/run-shard.js + 5 modules
var run_shard = __webpack_require__(56422);
;// CONCATENATED MODULE: ./build/js/src/app/cli/commands/run-shard.js





async function runShardCommand({ inputs, options, resultsFiles = [], json, quiet }, progress, runtime, terminal) {
    if (resultsFiles.length > 0)
        throw (0,errors/* userError */.IF)('INPUT_INVALID', 'A shard writes no copies of its results', {
            hint: 'Remove --out, --output-format and --dump-prompts, or run without --shard.',
        });
    const planned = await (0,load_plan/* loadPlan */.Y)(inputs, runtime);
    const asked = { ...planned, inputs, options, progress, attempt: 1 };
    const { folder, headline, isMeasured, record } = await (0,run_shard/* runShard */.E)(asked, runtime);
    if (json) {
        const { digest, index, count, cells, complete, stopped } = record;
        terminal.print((0,harmless_json/* harmlessJson */.E)({ event: 'shard', index, count, digest, cells, complete, stopped, isMeasured, folder }));
    }
    else
        terminal.print(quiet ? headline : `${headline}\n  results  ${(0,shown_path/* shownPath */.p)(folder, runtime.cwd)}`);
    return isMeasured ? 0 : 2;
}

;// CONCATENATED MODULE: ./build/js/src/app/cli/commands/run.js


















async function runCommand(asked, runtime, terminal) {
    showHome(asked, runtime, terminal);
    if (asked.inputs.shard !== undefined) {
        const progress = progressOf(asked, asked.inputs.dryRun, terminal, runtime);
        return runShardCommand(asked, progress, runtime, terminal);
    }
    (0,load_plan/* refuseUselessPlanPath */.D)(asked.inputs);
    const policy = await (0,find_policy/* findPolicy */.i6)(asked.inputs, runtime);
    const { inputs } = policy;
    const { dryRun } = inputs;
    const cwd = (0,external_node_path_.resolve)(runtime.cwd, inputs.workingDirectory);
    const { resultsFiles = [] } = asked;
    for (const file of resultsFiles)
        await (0,results_file/* requireResultsPath */.x_)(file, cwd, runtime.files);
    const traced = { inputs, runtime: await (0,env_files/* withEnvFiles */.r)(inputs, runtime) };
    const report = await (0,run_pipeline/* runPipeline */.a)({
        policy,
        options: asked.options,
        isEvidenceStored: (0,origin/* isEvidenceAsked */.Qd)(inputs, runtime.env),
        reporting: {
            progress: progressOf(asked, dryRun, terminal, runtime),
            local: (folder) => [
                ...(0,file_reporters/* fileReporters */.v)(folder, runtime.files),
                ...resultsFiles.map((file) => (0,results_file/* resultsFileReporter */.Ay)(file, { cwd, folder }, runtime.files)),
                ...(0,trace_files/* traceFileReporters */.I)({ ...traced, folder }, runtime.files),
            ],
            exportTraces: (report, folder) => (0,telemetry_export/* exportToBackends */.l)(report, { ...traced, folder }),
            page: ({ run, basis }) => (0,local_page/* localPage */.j)(basis.inputs, run, runtime),
        },
    }, runtime);
    return (0,exit_code/* exitCodeOf */.FO)(report);
}
function showHome({ json, quiet }, { env }, terminal) {
    const home = env['AGENTV_HOME']?.trim();
    if (home && !json && !quiet)
        terminal.print(`Using AGENTV_HOME: ${(0,escape_terminal/* oneLine */.T)(home)}`);
}
function progressOf({ json, quiet }, isDryRun, terminal, runtime) {
    const shownFolder = (folder) => (0,shown_path/* shownPath */.p)(folder, runtime.cwd);
    if (json)
        return jsonProgress((line) => terminal.print(line));
    if (quiet)
        return (0,progress_terminal/* quietProgress */.EF)(terminal, shownFolder);
    return (0,progress_terminal/* terminalProgress */.e3)(terminal, {
        shownFolder,
        program: (0,how_called/* howCalled */.u)(runtime, runtime.cwd),
        isDryRun,
        clock: runtime.clock,
    });
}


/***/ }),

/***/ 74150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ harmlessJson)
/* harmony export */ });
const harmlessJson = (value, indent) => JSON.stringify(value, undefined, indent)
    .replaceAll(/(?!\n)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, (character) => Array.from({ length: character.length }, (_, at) => escapeOf(character.charCodeAt(at))).join(''))
    .replaceAll('##[', `${escapeOf(0x23)}#[`);
const escapeOf = (unit) => `\\u${unit.toString(16).padStart(4, '0')}`;


/***/ }),

/***/ 72252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ howCalled)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81457);


const howCalled = ({ script }, folder) => script !== undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(script) === 'cli.js' ? `node ${(0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPath */ .p)(script, folder)}` : 'eval-action';


/***/ }),

/***/ 75930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ withEnvFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _shared_secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83103);
/* harmony import */ var _suites_discover_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7678);
/* harmony import */ var _suites_references_env_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68041);




async function withEnvFiles({ workingDirectory, otel }, runtime) {
    if (otel.length === 0)
        return runtime;
    const cwd = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(runtime.cwd, workingDirectory);
    const root = await (0,_suites_discover_js__WEBPACK_IMPORTED_MODULE_2__/* .findRepository */ .W1)(cwd, runtime.files);
    const declared = await (0,_suites_references_env_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readEnvFiles */ .P)(cwd, { root, cwd }, runtime.files);
    const usable = Object.entries(declared).filter(([name]) => !(0,_shared_secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .isReserved */ .B)(name));
    return { ...runtime, env: { ...Object.fromEntries(usable), ...runtime.env } };
}


/***/ }),

/***/ 48444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ sampleCuts),
/* harmony export */   x: () => (/* binding */ fitSide)
/* harmony export */ });
/* harmony import */ var _model_run_cut_side_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25063);

const sampleCuts = [
    { what: 'file changes', apply: (sample) => eachSide(sample, withoutFileChanges) },
    { what: 'tool outputs above 2 KiB', apply: (sample) => eachSide(sample, shortOutputs) },
    {
        what: 'steps of tests that always pass',
        apply: (sample) => (sample.sides.every(({ pass }) => pass) ? eachSide(sample, withoutSteps) : sample),
    },
    { what: 'failing trials', apply: withoutFailing },
    { what: 'steps', apply: (sample) => eachSide(sample, withoutSteps) },
    { what: 'answers above 4 KiB', apply: (sample) => eachSide(sample, withShortAnswer) },
];
function eachSide(sample, cut) {
    const sides = sample.sides.map(cut);
    return sides.every((side, index) => side === sample.sides[index]) ? sample : { ...sample, sides };
}
function withoutFailing(sample) {
    const passing = sample.sides.filter(({ pass }) => pass);
    return passing.length === 0 || passing.length === sample.sides.length ? sample : { ...sample, sides: passing };
}
const marked = (side, part) => ({ ...side, cut: [...new Set([...(side.cut ?? []), part])] });
function withoutFileChanges(side) {
    if (side.fileChanges === undefined)
        return side;
    const { fileChanges: _, ...others } = side;
    return marked(others, 'fileChanges');
}
const shortOutputs = (side) => side.steps.some((step) => step.kind === 'call' && step.output.length > _model_run_cut_side_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_STORED_OUTPUT */ .EJ)
    ? marked({ ...side, steps: (0,_model_run_cut_side_js__WEBPACK_IMPORTED_MODULE_0__/* .withShortOutputs */ .lK)(side.steps) }, 'outputs')
    : side;
const withoutSteps = (side) => (side.steps.length === 0 ? side : marked({ ...side, steps: [] }, 'steps'));
const withShortAnswer = (side) => side.answer.length > _model_run_cut_side_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_STORED_ANSWER */ .H4 ? marked({ ...side, answer: (0,_model_run_cut_side_js__WEBPACK_IMPORTED_MODULE_0__/* .shortAnswer */ .d$)(side.answer) }, 'answer') : side;
function fitSide(side, mostBytes) {
    const sizeOf = (each) => Buffer.byteLength(JSON.stringify(each));
    const cuts = [withoutFileChanges, shortOutputs, withoutSteps, withShortAnswer];
    let cut = side;
    for (const next of cuts) {
        if (sizeOf(cut) <= mostBytes)
            return cut;
        cut = next(cut);
    }
    return sizeOf(cut) <= mostBytes ? cut : undefined;
}


/***/ }),

/***/ 106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FC: () => (/* binding */ onDisk),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   qZ: () => (/* binding */ unquoted)
/* harmony export */ });
const ODD = /[\uDC80-\uDCFF]+/u;
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
function nameOf(bytes) {
    try {
        return utf8.decode(bytes);
    }
    catch {
        return Array.from(bytes, (byte) => String.fromCharCode(byte < 0x80 ? byte : 0xdc00 + byte)).join('');
    }
}
function onDisk(path) {
    if (!ODD.test(path))
        return path;
    const parts = path.split(/([\uDC80-\uDCFF]+)/u);
    return Buffer.concat(parts.map((part, index) => index % 2 === 0 ? Buffer.from(part) : Buffer.from(Array.from(part, (sign) => sign.charCodeAt(0) - 0xdc00))));
}
function unquoted(path) {
    if (!path.startsWith('"'))
        return path;
    const bytes = path.slice(1, -1).replaceAll(/\\([0-7]{3}|.)/g, (_, code) => ESCAPED[code] ?? signOf(code));
    return nameOf(Buffer.from(bytes, 'latin1'));
}
const signOf = (code) => (/^\d/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : code);
const ESCAPED = {
    a: '\x07',
    b: '\b',
    t: '\t',
    n: '\n',
    v: '\v',
    f: '\f',
    r: '\r',
};


/***/ })

};
