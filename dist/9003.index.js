export const id = 9003;
export const ids = [9003];
export const modules = {

/***/ 49003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommand: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/suites/shown-path.js
var shown_path = __webpack_require__(87210);
// EXTERNAL MODULE: ./build/js/src/app/before-run.js + 3 modules
var before_run = __webpack_require__(90368);
// EXTERNAL MODULE: ./build/js/src/app/control.js + 2 modules
var control = __webpack_require__(5464);
// EXTERNAL MODULE: ./build/js/src/app/evaluate.js + 33 modules
var evaluate = __webpack_require__(67849);
// EXTERNAL MODULE: ./build/js/src/app/file-reporters.js + 4 modules
var file_reporters = __webpack_require__(83604);
// EXTERNAL MODULE: ./build/js/src/app/find-policy.js
var find_policy = __webpack_require__(99019);
// EXTERNAL MODULE: ./build/js/src/app/forecast.js
var forecast = __webpack_require__(30414);
// EXTERNAL MODULE: ./build/js/src/reports/deliver.js
var deliver = __webpack_require__(98258);
// EXTERNAL MODULE: ./build/js/src/results/record.js + 1 modules
var record = __webpack_require__(8470);
// EXTERNAL MODULE: ./build/js/src/app/harmless-json.js
var harmless_json = __webpack_require__(48467);
;// CONCATENATED MODULE: ./build/js/src/app/progress-json.js



/**
 * For programs: one JSON object per line. `planned` (`tests`, `suites`, `problems`), `test` for each finished test
 * (its `record` is the line of index.jsonl), `confirming` (`tests`) and `confirmation` (`record`) when tests look newly broken and are run again, and at the end `run` (`verdict`, `totals`, `folder`, `notDelivered`).
 */
function jsonProgress(print) {
    const event = (name, fields) => print((0,harmless_json/* harmlessJson */.E)({ event: name, ...fields }));
    return {
        planned({ tests, suites, takenOver, forecast }, problems) {
            event('planned', {
                tests,
                suites,
                problems,
                ...(forecast && { forecast }),
                ...(takenOver && { takenOverFrom: takenOver.from }),
            });
            for (const [index, result] of (takenOver?.results ?? []).entries()) {
                event('test', { done: index + 1, total: tests, record: (0,record/* recordOf */.z)(result) });
            }
        },
        started() { },
        finished(result, { done, total }) {
            event('test', { done, total, record: (0,record/* recordOf */.z)(result) });
        },
        confirming(tests) {
            event('confirming', { tests });
        },
        confirmed(result) {
            event('confirmation', { record: (0,record/* recordOf */.z)(result) });
        },
        ended({ verdict, conclusion, totals, suites }, folder, receipts) {
            event('run', { verdict, conclusion, totals, suites, folder, notDelivered: receipts.filter(deliver/* notDelivered */.A) });
        },
    };
}

// EXTERNAL MODULE: ./build/js/src/app/progress-terminal.js
var progress_terminal = __webpack_require__(26589);
// EXTERNAL MODULE: ./build/js/src/app/publish.js
var publish = __webpack_require__(58096);
// EXTERNAL MODULE: ./build/js/src/app/settle.js + 1 modules
var settle = __webpack_require__(28493);
;// CONCATENATED MODULE: ./build/js/src/app/commands/run.js












/** `eval-action run`: the whole walk, told at a terminal. */
async function runCommand({ inputs: asked, quiet, json }, world, terminal) {
    const before = await (0,before_run/* beforeRun */.ND)(await (0,find_policy/* findPolicy */.i)(asked, world), world);
    const { inputs, baseline } = before;
    const shownFolder = (folder) => (0,shown_path/* shownPath */.p)(folder, world.cwd);
    const progress = json
        ? jsonProgress((line) => terminal.print(line))
        : quiet
            ? (0,progress_terminal/* quietProgress */.EF)(terminal, shownFolder)
            : (0,progress_terminal/* terminalProgress */.e3)(terminal, shownFolder, howCalled(world), inputs.dryRun, world.clock);
    const { run: made, folder } = await (0,evaluate/* evaluate */._)(inputs, world, (0,forecast/* foreseeing */.U)(progress, before), (0,before_run/* pastOf */.CM)(before, world.env));
    const run = (0,before_run/* withWarnings */.oV)(await (0,control/* withControls */.$)({ run: made, folder }, before, world), baseline.warnings);
    const { report, receipts } = await (0,publish/* publish */.m)(run, inputs, (0,file_reporters/* fileReporters */.v)(folder, world.files), (0,before_run/* decidingBy */.JT)(before));
    await (0,before_run/* leaveBehind */.kh)(before, { run, folder, verdict: report.verdict.kind }, world);
    progress.ended(report, folder, receipts);
    return (0,settle/* exitCodeOf */.FO)(report);
}
/** How this program was started, so that what it tells to type can be typed. */
function howCalled({ script, cwd }) {
    return script !== undefined && (0,external_node_path_.basename)(script) === 'cli.js' ? `node ${(0,shown_path/* shownPath */.p)(script, cwd)}` : 'eval-action';
}


/***/ }),

/***/ 48467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ harmlessJson)
/* harmony export */ });
/**
 * JSON in which the runner of a job finds no `##[command]`: the first `#` of one is written as an escape, and so are
 * the characters without width that a comparison of texts may pass over. What it says is the same.
 */
const harmlessJson = (value, indent) => JSON.stringify(value, undefined, indent)
    .replaceAll(/(?!\n)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, (character) => Array.from({ length: character.length }, (_, at) => escapeOf(character.charCodeAt(at))).join(''))
    .replaceAll('##[', `${escapeOf(0x23)}#[`);
const escapeOf = (unit) => `\\u${unit.toString(16).padStart(4, '0')}`;


/***/ })

};
