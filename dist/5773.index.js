export const id = 5773;
export const ids = [5773];
export const modules = {

/***/ 25773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  listCommand: () => (/* binding */ listCommand)
});

// EXTERNAL MODULE: ./build/js/src/reports/escape/harmless-json.js
var harmless_json = __webpack_require__(52759);
// EXTERNAL MODULE: ./build/js/src/reports/terminal/paint.js
var terminal_paint = __webpack_require__(2992);
// EXTERNAL MODULE: ./build/js/src/shared/secrets/redact.js + 1 modules
var redact = __webpack_require__(4308);
// EXTERNAL MODULE: ./build/js/src/app/config/configured-site.js
var configured_site = __webpack_require__(13338);
// EXTERNAL MODULE: ./build/js/src/model/suite/suite.js
var suite = __webpack_require__(20758);
// EXTERNAL MODULE: ./build/js/src/app/config/call-time-limits.js
var call_time_limits = __webpack_require__(88441);
// EXTERNAL MODULE: ./build/js/src/app/steps/judges.js
var steps_judges = __webpack_require__(91167);
// EXTERNAL MODULE: ./build/js/src/app/inspect/survey-run.js
var survey_run = __webpack_require__(95200);
;// CONCATENATED MODULE: ./build/js/src/app/inspect/listing.js




async function list(site) {
    const { plan, placed, problems } = await (0,survey_run/* surveyRun */.U)(site);
    const { suites, calls } = plannedRun(plan, placed);
    const running = placed.filter(({ suite }) => suites.some(({ file }) => file === suite.file));
    return {
        schemaVersion: 1,
        suites,
        targets: targetsOf(running, calls),
        timeLimits: (0,call_time_limits/* plannedTimeLimits */.uW)(plan, site.inputs.testTimeoutSeconds),
        variables: await variablesOf(running, site),
        problems,
        counts: countsOf(suites, calls),
    };
}
class CallCounts {
    #counts = new Map();
    of(target) {
        return this.#counts.get(keyOf(target)) ?? { calls: 0, judgeCalls: 0 };
    }
    add(target, more) {
        const { calls, judgeCalls } = this.of(target);
        this.#counts.set(keyOf(target), { calls: calls + more.calls, judgeCalls: judgeCalls + more.judgeCalls });
    }
    get totals() {
        const all = [...this.#counts.values()];
        return {
            targets: all.filter(({ calls, judgeCalls }) => calls > 0 || judgeCalls === 0).length,
            calls: all.reduce((sum, { calls }) => sum + calls, 0),
            judges: all.filter(({ judgeCalls }) => judgeCalls > 0).length,
            judgeCalls: all.reduce((sum, { judgeCalls }) => sum + judgeCalls, 0),
        };
    }
}
const keyOf = ({ name, location }) => JSON.stringify([name, location]);
function plannedRun({ steps }, placed) {
    const calls = new CallCounts();
    const bySuite = new Map(placed.map((each) => [each.suite.path, each]));
    const suites = new Map();
    for (const step of steps) {
        const { suite, test } = step;
        const listed = suites.get(suite.path) ?? { suite, tests: new Map() };
        suites.set(suite.path, listed);
        const target = typeof step.target === 'string' ? step.target : step.target.name;
        const before = listed.tests.get(test);
        const judges = countCalls(step, target, bySuite.get(suite.path), calls);
        listed.tests.set(test, {
            id: test.id,
            location: test.location,
            broken: test.kind === 'broken',
            graders: test.kind === 'broken' ? [] : test.graders.map(listedGrader),
            targets: [...(before?.targets ?? []), target],
            trials: step.kind === 'broken' ? 0 : step.trials.count,
            judges: [...new Set([...(before?.judges ?? []), ...judges])],
        });
    }
    return {
        suites: [...suites.values()].map(({ suite: { name, file, category, tags }, tests }) => ({
            name,
            file,
            category,
            tags,
            tests: [...tests.values()],
        })),
        calls,
    };
}
function countCalls(step, name, placed, calls) {
    const target = placed?.targets.find((each) => each.name === name);
    const trials = step.kind === 'broken' ? 0 : step.trials.count;
    calls.add(target ?? { name }, { calls: trials, judgeCalls: 0 });
    if (step.kind === 'broken')
        return [];
    const judges = (0,steps_judges/* judgeNames */.ch)(step.test, target?.judge);
    for (const judge of judges) {
        const known = [...(placed?.judges ?? []), ...(placed?.targets ?? [])].find((each) => each.name === judge);
        calls.add(known ?? { name: judge }, { calls: 0, judgeCalls: trials });
    }
    return judges;
}
const listedGrader = (spec) => ({
    name: spec.name,
    type: (0,suite/* shownType */.si)(spec),
    weight: spec.weight,
});
function targetsOf(placed, calls) {
    const listed = new Map();
    for (const surveyed of placed.flatMap(({ targets, judges }) => [...targets, ...judges])) {
        const { name, provider, location, target } = surveyed;
        const key = keyOf(surveyed);
        const ready = target !== undefined && (listed.get(key)?.ready ?? true);
        listed.set(key, { name, provider, location, ready, ...calls.of(surveyed) });
    }
    return [...listed.values()].sort((a, b) => byCodeUnits(a.name, b.name));
}
async function variablesOf(placed, { environments }) {
    const listed = new Map();
    for (const { suite, variables, targets, judges } of placed) {
        const lookUp = await environments.lookUpIn(suite.folder);
        const note = (name, by) => {
            const before = listed.get(name);
            const value = lookUp(name);
            const state = value === undefined ? 'unset' : value.trim() === '' ? 'empty' : 'set';
            listed.set(name, {
                name,
                state: before === undefined || before.state === 'set' ? state : before.state,
                suites: withName(before?.suites, by.suites),
                targets: withName(before?.targets, by.targets),
            });
        };
        for (const name of variables)
            note(name, { suites: suite.name });
        for (const target of [...targets, ...judges])
            for (const name of target.variables)
                note(name, { targets: target.name });
    }
    return [...listed.values()].sort((a, b) => byCodeUnits(a.name, b.name));
}
const withName = (before = [], name) => name === undefined || before.includes(name) ? before : [...before, name];
function countsOf(suites, calls) {
    return {
        suites: suites.length,
        tests: suites.reduce((sum, { tests }) => sum + tests.length, 0),
        ...calls.totals,
    };
}
const byCodeUnits = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

// EXTERNAL MODULE: ./build/js/src/app/inspect/survey.js
var survey = __webpack_require__(20432);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/prepare.js + 3 modules
var prepare = __webpack_require__(58100);
// EXTERNAL MODULE: ./build/js/src/app/steps/session-hooks.js
var session_hooks = __webpack_require__(41402);
// EXTERNAL MODULE: ./build/js/src/model/suite/location.js
var suite_location = __webpack_require__(37987);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/reports/terminal/columns.js
var terminal_columns = __webpack_require__(9283);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
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
    const found = await (0,prepare/* withoutSecretsOf */.f1)(site, () => list(site));
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





const MOST_SHOWN = 100;
function problemLines(problems, paint, columns) {
    const groups = (0,_model_grouped_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .groupProblems */ .U)(problems);
    const lines = groups.slice(0, MOST_SHOWN).flatMap((problem) => linesOf(problem, paint, columns));
    const rest = (0,_model_grouped_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .countGrouped */ .m)(groups.slice(MOST_SHOWN));
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
/* harmony export */   U7: () => (/* binding */ callTimeLimits),
/* harmony export */   mF: () => (/* binding */ timeLimitLines),
/* harmony export */   tA: () => (/* binding */ timeLimitLine),
/* harmony export */   uW: () => (/* binding */ plannedTimeLimits)
/* harmony export */ });
/* harmony import */ var _model_suite_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38034);
/* harmony import */ var _plan_time_limit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98100);
/* harmony import */ var _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10043);
/* harmony import */ var _reports_terminal_columns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9283);
/* harmony import */ var _run_providers_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7885);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5594);






function callTimeLimits(tests, inputSeconds) {
    const limits = new Map();
    for (const { suite, test, target } of tests) {
        const kind = (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .findKind */ .oH)(_run_providers_index_js__WEBPACK_IMPORTED_MODULE_4__/* .providers */ .r, target.provider);
        if (kind === undefined || kind.answersAtOnce === true || kind.isRecorded === true)
            continue;
        const limit = (0,_plan_time_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .askedLimit */ .iJ)(test, inputSeconds, suite) ?? (0,_plan_time_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .targetLimit */ .N$)(target, kind);
        const key = JSON.stringify([target.name, limit.seconds, limit.from]);
        limits.set(key, { target: target.name, ...limit, tests: (limits.get(key)?.tests ?? 0) + 1 });
    }
    return [...limits.values()];
}
const plannedTimeLimits = ({ steps }, inputSeconds) => callTimeLimits(steps.filter((step) => step.kind === 'run'), inputSeconds);
function timeLimitLines(limits) {
    const longest = Math.max(...limits.map(({ target }) => (0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(target).length));
    return limits.map((limit) => `  ${(0,_reports_terminal_columns_js__WEBPACK_IMPORTED_MODULE_3__/* .inColumns */ .xe)((0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(limit.target), longest)}  ${timeText(limit.seconds)} (${sourceText(limit)})`);
}
const timeLimitLine = (limits) => limits.length === 0
    ? ''
    : `Time limit per call: ${limits.map((limit) => `${(0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(limit.target)} ${timeText(limit.seconds)} (${sourceText(limit)})`).join('; ')}`;
function sourceText({ from, tests }) {
    switch (from) {
        case 'test':
            return `timeout_seconds of ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)('test', tests)}`;
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

/***/ 13338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ openSiteToCheck),
/* harmony export */   i: () => (/* binding */ openConfiguredSite)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58100);
/* harmony import */ var _policy_find_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58829);



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

/***/ 95200:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ surveyRun)
/* harmony export */ });
/* harmony import */ var _plan_make_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22469);
/* harmony import */ var _shared_in_parallel_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85988);
/* harmony import */ var _suites_fields_tags_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12730);
/* harmony import */ var _config_configuration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14704);
/* harmony import */ var _steps_container_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2689);
/* harmony import */ var _steps_images_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2665);
/* harmony import */ var _steps_judges_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91167);
/* harmony import */ var _missing_programs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(83392);
/* harmony import */ var _survey_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(20432);
/* harmony import */ var _survey_targets_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(34247);










async function surveyRun(site, how = {}) {
    const targets = new _survey_targets_js__WEBPACK_IMPORTED_MODULE_9__/* .SurveyedTargets */ .Q(site);
    const paths = await (0,_config_configuration_js__WEBPACK_IMPORTED_MODULE_3__/* .findConfiguredSuites */ .X_)(site);
    const read = await (0,_shared_in_parallel_js__WEBPACK_IMPORTED_MODULE_1__/* .inParallel */ .H)(paths, (path) => readSuite(path, { site, how }, targets));
    if (read.every(({ leftOut }) => leftOut !== undefined)) {
        throw (0,_suites_fields_tags_js__WEBPACK_IMPORTED_MODULE_2__/* .nothingTagged */ .Y)(site.inputs, read.flatMap(({ leftOut = [] }) => leftOut));
    }
    const placed = [
        ...new Map(read.flatMap((each) => (each.placed === undefined ? [] : [[each.placed.suite.path, each.placed]]))).values(),
    ];
    const configured = (0,_survey_js__WEBPACK_IMPORTED_MODULE_8__/* .inFile */ .s5)('.agentv/config.yaml', [
        ...(await (0,_config_configuration_js__WEBPACK_IMPORTED_MODULE_3__/* .configProblems */ .rg)(paths, site)),
        ...(await (0,_config_configuration_js__WEBPACK_IMPORTED_MODULE_3__/* .overlookedSuites */ .OE)(paths, site)),
    ]);
    const unmatched = (0,_plan_make_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .unmatchedIds */ .ik)(placed.map(({ suite }) => suite), site.inputs.testId);
    const problems = (0,_survey_js__WEBPACK_IMPORTED_MODULE_8__/* .inOrder */ .al)([...read.flatMap((each) => each.problems), ...configured, ...(0,_survey_js__WEBPACK_IMPORTED_MODULE_8__/* .inFile */ .s5)('', unmatched)]);
    return { plan: planOf(placed, site, how), placed, paths, problems };
}
async function readSuite(path, { site, how }, targets) {
    const { suite, variables, problems, leftOut } = await (0,_survey_js__WEBPACK_IMPORTED_MODULE_8__/* .surveySuite */ .nf)(path, site, how);
    if (suite === undefined)
        return { problems, leftOut };
    const used = await targets.of(suite);
    const asked = [...used.targets, ...used.judges];
    const programs = await (0,_missing_programs_js__WEBPACK_IMPORTED_MODULE_7__/* .missingPrograms */ .i)(suite, asked.flatMap(({ target }) => target ?? []), site);
    return {
        placed: { suite, variables, ...used },
        problems: [
            ...problems,
            ...used.problems,
            ...used.judging.map(_survey_js__WEBPACK_IMPORTED_MODULE_8__/* .asWarning */ .PQ),
            ...asked.flatMap((target) => target.problems),
            ...(0,_survey_js__WEBPACK_IMPORTED_MODULE_8__/* .inFile */ .s5)(suite.file, programs).map(_survey_js__WEBPACK_IMPORTED_MODULE_8__/* .asWarning */ .PQ),
        ],
    };
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

/***/ 34247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ SurveyedTargets)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_suite_kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38034);
/* harmony import */ var _run_providers_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7885);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5594);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81457);
/* harmony import */ var _targets_delegate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40879);
/* harmony import */ var _targets_read_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43080);
/* harmony import */ var _targets_resolve_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(78117);
/* harmony import */ var _targets_variables_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(21983);
/* harmony import */ var _pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(58100);
/* harmony import */ var _steps_images_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2665);
/* harmony import */ var _steps_judges_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(91167);
/* harmony import */ var _survey_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(20432);













class SurveyedTargets {
    #site;
    #files = new Map();
    #nearest = new Map();
    #asked = new Map();
    constructor(site) {
        this.#site = site;
    }
    get files() {
        return [...this.#files.keys()].map((path) => (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_4__/* .shownPath */ .p)(path, this.#site.cwd));
    }
    async of(suite) {
        const names = (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_9__/* .wantedTargets */ .w5)(suite, this.#site.inputs).filter(({ isUnknown }) => !isUnknown);
        const path = await this.#fileOf(suite);
        if (typeof path !== 'string')
            return { ...noTargets, targets: names.map(unknown), problems: (0,_survey_js__WEBPACK_IMPORTED_MODULE_12__/* .inFile */ .s5)(suite.file, path) };
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
        const own = (0,_steps_judges_js__WEBPACK_IMPORTED_MODULE_11__/* .judgesOf */ .YP)({ file, lookUp, inputs: this.#site.inputs });
        const targets = surveyed.flatMap(({ target }) => target ?? []);
        const tests = suite.tests.filter((test) => test.kind === 'test');
        const names = tests.flatMap((test) => surveyed.flatMap(({ judge }) => (0,_steps_judges_js__WEBPACK_IMPORTED_MODULE_11__/* .judgeNames */ .ch)(test, judge)));
        const needed = [...new Set(names)]
            .filter((name) => file.entries.some((entry) => entry.name === name))
            .filter((name) => surveyed.every((each) => each.name !== name))
            .map((name) => this.#survey({ name, location: undefined }, file, suite.folder));
        const problems = suite.tests.flatMap((test) => test.kind === 'broken'
            ? []
            : targets.flatMap((target) => [...(0,_steps_images_js__WEBPACK_IMPORTED_MODULE_10__/* .imageProblems */ .y)(test, target), ...(0,_steps_judges_js__WEBPACK_IMPORTED_MODULE_11__/* .judgingProblems */ .r_)(test, target, own)]));
        return { judges: await Promise.all(needed), own, problems: (0,_survey_js__WEBPACK_IMPORTED_MODULE_12__/* .inFile */ .s5)(suite.file, problems.map(withoutHaste)) };
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
            found.push(...(lacking.length > 1 ? [...lackingVariables(lacking), ...problems.filter(isOther)] : problems).map(_survey_js__WEBPACK_IMPORTED_MODULE_12__/* .asWarning */ .PQ));
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
            const path = await (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_9__/* .targetsFileOf */ .Ui)(suite, this.#site);
            this.#nearest.set(suite.folder, path);
            return path;
        }
        catch (error) {
            if (this.#site.inputs.targets !== undefined)
                throw error;
            return (0,_survey_js__WEBPACK_IMPORTED_MODULE_12__/* .problemsOf */ .GW)(error);
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
        const lookUp = (0,_survey_js__WEBPACK_IMPORTED_MODULE_12__/* .recorded */ .t2)(await this.#site.environments.lookUpIn(folder), asked);
        const reading = { file: targetsFile, kinds: _run_providers_index_js__WEBPACK_IMPORTED_MODULE_2__/* .providers */ .r, lookUp };
        const { target, problems } = (0,_targets_resolve_js__WEBPACK_IMPORTED_MODULE_7__/* .resolveTarget */ .u1)(wanted, reading);
        const entry = targetsFile.entries.find(({ name }) => name === entryName(wanted));
        const end = (0,_targets_delegate_js__WEBPACK_IMPORTED_MODULE_5__/* .followTargets */ .w)(wanted, reading, []);
        for (const field of end?.fields.values() ?? [])
            (0,_targets_variables_js__WEBPACK_IMPORTED_MODULE_8__/* .lookUpVariables */ .OY)(field.value, lookUp);
        const provider = target?.provider ?? end?.fields.get('provider')?.text;
        const timeout = end?.fields.get('timeout_seconds');
        const judges = (0,_steps_judges_js__WEBPACK_IMPORTED_MODULE_11__/* .judgesOf */ .YP)({ file: targetsFile, lookUp, inputs: this.#site.inputs });
        const graderTarget = target?.graderTarget ?? end?.fields.get('grader_target')?.text;
        return {
            name: wanted.name,
            options: timeout === undefined ? {} : { timeout_seconds: (0,_targets_variables_js__WEBPACK_IMPORTED_MODULE_8__/* .lookUpVariables */ .OY)(timeout.value, lookUp) },
            batching: target?.batching ?? end?.fields.get('provider_batching')?.value === true,
            provider: provider === undefined ? undefined : ((0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .findKind */ .oH)(_run_providers_index_js__WEBPACK_IMPORTED_MODULE_2__/* .providers */ .r, provider)?.type ?? provider),
            location: entry?.cursor.location,
            target,
            problems: (0,_survey_js__WEBPACK_IMPORTED_MODULE_12__/* .inFile */ .s5)(targetsFile.file, problems.map(withoutHaste)),
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
    const file = (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_4__/* .shownPath */ .p)(path, cwd);
    try {
        const targetsFile = await (0,_targets_read_js__WEBPACK_IMPORTED_MODULE_6__/* .readTargetsFile */ .v)(path, file, runtime.files);
        return { targetsFile, problems: (0,_survey_js__WEBPACK_IMPORTED_MODULE_12__/* .inFile */ .s5)(file, targetsFile.warnings) };
    }
    catch (error) {
        return { problems: (0,_survey_js__WEBPACK_IMPORTED_MODULE_12__/* .inFile */ .s5)(file, (0,_survey_js__WEBPACK_IMPORTED_MODULE_12__/* .problemsOf */ .GW)(error)) };
    }
}
const withoutHaste = (problem) => (problem.code === 'SECRET_MISSING' ? (0,_survey_js__WEBPACK_IMPORTED_MODULE_12__/* .asWarning */ .PQ)(problem) : problem);
const isMissingVariable = ({ code }) => code === 'SECRET_MISSING';
const isOther = (problem) => !isMissingVariable(problem);
const NAMED = 5;
function lackingVariables(targets) {
    const [first] = targets.flatMap(({ problems }) => problems.filter(isMissingVariable));
    if (first === undefined)
        return [];
    const names = targets.map(({ name }) => `"${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cutEnd */ .ym)(name, 60)}"`);
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

/***/ 20432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GW: () => (/* binding */ problemsOf),
/* harmony export */   PQ: () => (/* binding */ asWarning),
/* harmony export */   _k: () => (/* binding */ countProblems),
/* harmony export */   al: () => (/* binding */ inOrder),
/* harmony export */   nf: () => (/* binding */ surveySuite),
/* harmony export */   s5: () => (/* binding */ inFile),
/* harmony export */   t2: () => (/* binding */ recorded),
/* harmony export */   y9: () => (/* binding */ byFile)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _suites_load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95386);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81457);
/* harmony import */ var _pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58100);




async function surveySuite(path, site, programs = {}) {
    const file = (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .p)(path, site.cwd);
    const reading = (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_3__/* .suiteReading */ .hu)(site);
    const asked = new Set();
    const variables = async (folder) => recorded(await reading.variables(folder), asked);
    try {
        const { problems, ...seen } = await (0,_suites_load_js__WEBPACK_IMPORTED_MODULE_1__/* .lookAtSuite */ .Z)(path, {
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
    if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo)
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
