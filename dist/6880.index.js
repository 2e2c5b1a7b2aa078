export const id = 6880;
export const ids = [6880];
export const modules = {

/***/ 77205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  listCommand: () => (/* binding */ listCommand)
});

// EXTERNAL MODULE: ./build/js/src/reports/terminal/paint.js
var terminal_paint = __webpack_require__(2992);
// EXTERNAL MODULE: ./build/js/src/shared/secrets/redact.js
var redact = __webpack_require__(7986);
// EXTERNAL MODULE: ./build/js/src/app/config/configured-site.js
var configured_site = __webpack_require__(13338);
// EXTERNAL MODULE: ./build/js/src/app/inspect/listing.js
var inspect_listing = __webpack_require__(9960);
// EXTERNAL MODULE: ./build/js/src/app/inspect/survey.js
var survey = __webpack_require__(20432);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/prepare.js + 11 modules
var prepare = __webpack_require__(93655);
// EXTERNAL MODULE: ./build/js/src/app/steps/session-hooks.js
var session_hooks = __webpack_require__(41402);
// EXTERNAL MODULE: ./build/js/src/app/cli/harmless-json.js
var harmless_json = __webpack_require__(74150);
// EXTERNAL MODULE: ./build/js/src/model/suite/location.js
var suite_location = __webpack_require__(37987);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/reports/terminal/columns.js
var terminal_columns = __webpack_require__(9283);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/app/config/call-time-limits.js
var call_time_limits = __webpack_require__(88441);
;// CONCATENATED MODULE: ./build/js/src/app/cli/listing-text.js






function listingText({ suites, targets, timeLimits, variables, counts }, screen) {
    const paint = (0,terminal_paint/* paintFor */.e)(screen);
    const blocks = [
        ...suites.map((suite) => suiteLines(suite, screen, paint)),
        targets.length === 0 ? [] : [paint.bold('Targets'), ...targetLines(targets, paint)],
        timeLimits.length === 0 ? [] : [paint.bold('Time limits per call'), ...(0,call_time_limits/* timeLimitLines */.mF)(timeLimits)],
        variables.length === 0 ? [] : [paint.bold('Variables'), ...variableLines(variables, paint)],
        [lastLine(counts)],
    ];
    return blocks
        .filter((lines) => lines.length > 0)
        .map((lines) => lines.join('\n'))
        .join('\n\n');
}
const LONGEST_ID = 36;
function suiteLines({ name, file, tests }, { width }, paint) {
    const everywhere = onOf(tests[0]);
    const isSame = tests.every((test) => onOf(test) === everywhere);
    const ids = tests.map(({ id }) => (0,terminal_columns/* shortened */.vI)((0,terminal/* oneLine */.T)(id), LONGEST_ID, 'middle'));
    const idColumns = Math.max(...ids.map(terminal_columns/* columnsOf */.PL));
    const locations = tests.map(({ location }) => location.file === file ? `line ${location.line}` : locationOf(location));
    const columns = Math.max(20, width - idColumns - Math.max(...locations.map(terminal_columns/* columnsOf */.PL)) - 6);
    return [
        `${paint.bold((0,terminal/* oneLine */.T)(name))}  ${(0,terminal/* oneLine */.T)(file)}${isSame ? `  ${everywhere}` : ''}`,
        ...tests.map((test, index) => {
            const what = (0,terminal_columns/* inColumns */.xe)(`${gradersOf(test)}${isSame ? '' : ` (${onOf(test)})`}`, columns);
            const shown = test.broken ? paint.red(what) : what;
            return `  ${(0,terminal_columns/* inColumns */.xe)(ids[index] ?? '', idColumns)}  ${shown}  ${paint.dim(locations[index] ?? '')}`;
        }),
    ];
}
function gradersOf({ broken, graders }) {
    if (broken)
        return 'cannot run: see its problems';
    return graders.length === 0 ? 'a judge' : (0,terminal/* oneLine */.T)(graders.map(({ name }) => name).join(', '));
}
function onOf(test) {
    if (test === undefined)
        return '';
    return (0,terminal/* oneLine */.T)(`on ${test.targets.join(', ')}${test.trials > 1 ? ` \u00d7 ${test.trials}` : ''}`);
}
function targetLines(targets, paint) {
    const rows = targets.map(({ name, provider, location, ready, judgeCalls }) => [
        (0,terminal/* oneLine */.T)(name),
        (0,terminal/* oneLine */.T)(provider ?? 'unknown'),
        ready ? paint.green('ready') : paint.yellow('not ready'),
        location === undefined ? '' : paint.dim(locationOf(location)),
        judgeCalls === 0 ? '' : `judges: ${(0,shared_text/* plural */.LS)('call', judgeCalls)}`,
    ]);
    return table(rows);
}
const STATES = { set: 'set', empty: 'empty', unset: 'not set' };
function variableLines(variables, paint) {
    const rows = variables.map(({ name, state, suites, targets }) => [
        (0,terminal/* oneLine */.T)(name),
        state === 'set' ? paint.green(STATES[state]) : paint.yellow(STATES[state]),
        [
            ...(targets.length > 0 ? [`for ${several('target', targets)}`] : []),
            ...(suites.length > 0 ? [`in ${several('suite', suites)}`] : []),
        ].join(', '),
    ]);
    return table(rows);
}
const several = (noun, names) => (0,terminal/* oneLine */.T)(`the ${names.length === 1 ? noun : `${noun}s`} ${names.join(', ')}`);
function table(rows) {
    const columns = Math.max(...rows.map((row) => row.length));
    const widths = Array.from({ length: columns }, (_, at) => Math.max(...rows.map((row) => bareColumns(row[at] ?? ''))));
    return rows.map((row) => `  ${row.map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - bareColumns(cell))).join('  ')}`.trimEnd());
}
const bareColumns = (cell) => (0,terminal_columns/* columnsOf */.PL)((0,terminal/* oneLine */.T)(cell));
const locationOf = (location) => (0,terminal/* oneLine */.T)((0,suite_location/* locationText */.f)(location));
function lastLine({ suites, tests, targets, calls, judges, judgeCalls }) {
    const judged = judgeCalls === 0 ? '' : `, and ${(0,shared_text/* plural */.LS)('call', judgeCalls)} to ${(0,shared_text/* plural */.LS)('judge', judges)}`;
    return `A run would execute ${(0,shared_text/* plural */.LS)('test', tests)} of ${(0,shared_text/* plural */.LS)('suite', suites)} on ${(0,shared_text/* plural */.LS)('target', targets)}: ${(0,shared_text/* plural */.LS)('call', calls)}${judged}. This command called nothing.`;
}

// EXTERNAL MODULE: ./build/js/src/app/cli/problem-lines.js
var problem_lines = __webpack_require__(78479);
;// CONCATENATED MODULE: ./build/js/src/app/cli/commands/list.js










async function listCommand({ inputs, json }, runtime, terminal) {
    const site = await (0,configured_site/* openConfiguredSite */.i)(inputs, runtime);
    const found = await (0,prepare/* withoutSecretsOf */.f1)(site, () => (0,inspect_listing/* list */.p)(site));
    for (const line of await (0,session_hooks/* hookNoteLines */.jL)(site))
        terminal.complain(line);
    const { deep: withoutSecrets } = (0,redact/* redactor */.$)(await site.environments.secrets());
    const listing = withoutSecrets(found);
    if (json)
        terminal.print((0,harmless_json/* harmlessJson */.E)(listing, 2));
    else {
        const plain = (0,terminal_paint/* paintFor */.e)({ colour: false });
        for (const problems of (0,survey/* byFile */.y9)(listing.problems).values())
            terminal.complain((0,problem_lines/* problemLines */.p)(problems, plain).join('\n'));
        terminal.print(listingText(listing, terminal));
    }
    return (0,survey/* countProblems */._k)(listing.problems).errors > 0 ? 2 : 0;
}


/***/ }),

/***/ 13338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ openSiteToCheck),
/* harmony export */   i: () => (/* binding */ openConfiguredSite)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93655);
/* harmony import */ var _policy_find_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10254);



const openConfiguredSite = async (asked, runtime) => (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_1__/* .openSite */ .c2)((await (0,_policy_find_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .findPolicy */ .i6)(asked, runtime)).inputs, runtime);
async function openSiteToCheck(asked, runtime) {
    try {
        const { inputs } = await (0,_policy_find_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .findPolicy */ .i6)(asked, runtime);
        return await (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_1__/* .openSite */ .c2)({ ...inputs, tag: [], excludeTag: [] }, runtime);
    }
    catch (error) {
        if (!(error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo))
            throw error;
        return (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_1__/* .openSite */ .c2)(asked, runtime);
    }
}


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


/***/ }),

/***/ 85988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ inParallel)
/* harmony export */ });
const AHEAD = 16;
async function inParallel(items, work, most = AHEAD) {
    const results = [];
    const queue = items[Symbol.iterator]();
    let taken = 0;
    const worker = async () => {
        for (let next = queue.next(); !next.done; next = queue.next()) {
            const index = taken++;
            results[index] = await work(next.value, index);
        }
    };
    await Promise.all(Array.from({ length: most }, worker));
    return results;
}


/***/ })

};
