export const id = 1372;
export const ids = [1372];
export const modules = {

/***/ 82595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ fileReporters)
});

// UNUSED EXPORTS: reportJson

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/adapters/github/limits.js
var limits = __webpack_require__(84136);
// EXTERNAL MODULE: ./build/js/src/gate/decision-json.js
var decision_json = __webpack_require__(984);
// EXTERNAL MODULE: ./build/js/src/reports/comment/comment.js + 2 modules
var comment_comment = __webpack_require__(61204);
// EXTERNAL MODULE: ./build/js/src/model/run/present-trials.js
var present_trials = __webpack_require__(56768);
// EXTERNAL MODULE: ./build/js/src/model/run/result-outcome.js
var result_outcome = __webpack_require__(94987);
;// CONCATENATED MODULE: ./build/js/src/shared/json-document.js
const DEEPEST_LISTS = 2;
const jsonDocument = (value) => `${linesOf(value, 0)}\n`;
function linesOf(value, depth) {
    if (Array.isArray(value)) {
        const items = value.map((item) => JSON.stringify(item) ?? 'null');
        return enclosed('[', items, ']', depth);
    }
    if (typeof value !== 'object' || value === null || depth === DEEPEST_LISTS)
        return JSON.stringify(value);
    const entries = Object.entries(value).flatMap(([key, item]) => {
        const text = linesOf(item, depth + 1);
        return text === undefined ? [] : [`${JSON.stringify(key)}: ${text}`];
    });
    return enclosed('{', entries, '}', depth);
}
function enclosed(open, items, close, depth) {
    if (items.length === 0)
        return open + close;
    const indent = '  '.repeat(depth);
    return `${open}\n${indent}  ${items.join(`,\n${indent}  `)}\n${indent}${close}`;
}

// EXTERNAL MODULE: ./build/js/src/shared/json-string.js
var json_string = __webpack_require__(18953);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/reports/escape/invisible.js
var invisible = __webpack_require__(41180);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/reports/findings.js
var findings = __webpack_require__(57277);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 1 modules
var result = __webpack_require__(32506);
;// CONCATENATED MODULE: ./build/js/src/reports/not-run.js


function testsNotRun(report) {
    return [...(0,findings/* findings */.Pg)(report).planned.map((result) => ({ ...result, why: 'dry run' })), ...withoutResult(report)];
}
function withoutResult(report) {
    const { comparison, results } = report;
    if (comparison.tests.every(({ state }) => state !== 'skipped'))
        return [];
    const changes = (0,findings/* changesByKey */.G1)(report);
    const skipped = [...changes].filter(([, { state }]) => state === 'skipped');
    const ran = new Set(skipped.length === 0 ? [] : results.map(result/* resultKey */.ZH));
    return skipped.flatMap(([key, change]) => (ran.has(key) ? [] : [change]));
}

// EXTERNAL MODULE: ./build/js/src/reports/spent.js
var spent = __webpack_require__(68927);
;// CONCATENATED MODULE: ./build/js/src/reports/files/ctrf.js










function ctrf(report) {
    const tests = testsOf(report);
    const start = momentOf(report.startedAt) ?? 0;
    const stop = start + Math.round(report.durationMs);
    const counted = (status) => tests.filter((test) => test.status === status).length;
    const { verdict, totals, generator } = report;
    const document = {
        reportFormat: 'CTRF',
        specVersion: '0.1.0',
        timestamp: new Date(stop).toISOString(),
        generatedBy: generator.name,
        results: {
            tool: { name: generator.name, version: generator.version },
            summary: {
                tests: tests.length,
                passed: counted('passed'),
                failed: counted('failed'),
                skipped: counted('skipped'),
                pending: counted('pending'),
                other: counted('other'),
                flaky: tests.filter(({ flaky }) => flaky).length,
                suites: new Set(tests.map(({ suite }) => suite[0])).size,
                start,
                stop,
                duration: stop - start,
                extra: {
                    verdict: verdict.kind,
                    headline: clean(verdict.headline),
                    complete: report.complete,
                    dryRun: report.dryRun,
                    ...(!report.dryRun && { score: totals.score, passRate: totals.passRate, costUsd: totals.costUsd }),
                },
            },
            tests,
            environment: { healthy: report.conclusion === 'success' },
        },
    };
    return jsonDocument(document);
}
const MESSAGE_CHARACTERS = 2000;
const EXCERPT_BYTES = 4096;
const NAME_CHARACTERS = 1000;
function testsOf(report) {
    const changeOf = (0,findings/* changeFinder */.DB)(report);
    const suiteName = (0,findings/* suiteNamer */.u3)(report);
    const isPlanned = new Set((0,findings/* findings */.Pg)(report).planned);
    const notRun = testsNotRun(report);
    const several = severalTargets([...report.results, ...notRun]);
    const named = (test) => ({
        name: nameOf(test, several.has(suiteKey(test))),
        suite: [line(suiteName({ suite: test.suite, file: test.suiteFile }))],
    });
    return [
        ...report.results
            .filter((result) => !isPlanned.has(result))
            .map((result) => testOf(named(result), result, changeOf(result))),
        ...notRun.map((test) => ({ ...named(test), ...leftOut(test, report.dryRun) })),
    ];
}
const suiteKey = ({ suite, suiteFile }) => `${(0,json_string/* jsonString */.I)(suiteFile)} ${(0,json_string/* jsonString */.I)(suite)}`;
function severalTargets(tests) {
    const first = new Map();
    const several = new Set();
    for (const test of tests) {
        const key = suiteKey(test);
        const known = first.get(key);
        if (known === undefined)
            first.set(key, test.target);
        else if (known !== test.target)
            several.add(key);
    }
    return several;
}
const nameOf = ({ testId, target }, withTarget) => line(withTarget ? `${testId} [${target}]` : testId) || '(no id)';
function testOf({ name, suite }, result, change) {
    const [start, stop] = [momentOf(result.startTime), momentOf(result.endTime)];
    const isTimed = start !== undefined && stop !== undefined && stop >= start;
    const stdout = excerptOf(result);
    const attempts = attemptsOf(result);
    const { kind } = (0,result_outcome/* outcomeOf */.s)(result);
    return {
        name,
        suite,
        status: statusOf(result, change),
        duration: Math.round((0,spent/* timeOf */.nR)(result) ?? 0),
        start: isTimed ? start : undefined,
        stop: isTimed ? stop : undefined,
        message: messageOf(result, change),
        line: result.location.line,
        rawStatus: result.status === 'execution_error' ? `${result.status}: ${result.failure.class}` : result.status,
        filePath: line(result.location.file),
        retries: attempts && attempts.length - 1,
        retryAttempts: attempts,
        flaky: kind === 'passed' && attempts?.some(({ status }) => status === 'failed') ? true : undefined,
        stdout: stdout.length > 0 ? stdout : undefined,
        extra: extraOf(result, change),
    };
}
function statusOf(result, change) {
    const { kind } = (0,result_outcome/* outcomeOf */.s)(result);
    return kind !== 'passed' && change?.state === 'quarantined' ? 'skipped' : STATUSES[kind];
}
const STATUSES = {
    passed: 'passed',
    failed: 'failed',
    errored: 'other',
    'not-run': 'skipped',
};
function messageOf(result, change) {
    const { kind } = (0,result_outcome/* outcomeOf */.s)(result);
    if (kind === 'passed')
        return undefined;
    const why = (0,findings/* isWithoutScore */.Ff)(result) ? (0,findings/* causeLines */.t1)(result) : (0,findings/* failedChecks */.HH)(result).map(({ text }) => clean(text));
    const quarantined = change?.state === 'quarantined' ? [`quarantined: ${change.why ?? kind}`] : [];
    return (0,shared_text/* cutEnd */.ym)(clean([...quarantined, ...why].join('\n')), MESSAGE_CHARACTERS);
}
function attemptsOf({ trials = [] }) {
    return trials.length < 2 || trials.every((trial) => trial.status === 'ok') ? undefined : trials.map(attemptOf);
}
function attemptOf(trial) {
    const { attempt, status, score, failure, durationMs } = trial;
    const [measured] = (0,present_trials/* measuredTrials */.ik)([trial]);
    return {
        attempt: attempt + 1,
        status: measured === undefined ? 'other' : measured.pass ? 'passed' : 'failed',
        ...(durationMs !== undefined && { duration: Math.round(durationMs) }),
        ...(failure && { message: (0,shared_text/* cutEnd */.ym)(clean(failure.message), MESSAGE_CHARACTERS) }),
        ...(status !== 'execution_error' && { extra: { score } }),
    };
}
function excerptOf({ output }) {
    const text = (0,shared_text/* cutBytes */.Uw)(clean((0,shared_text/* cutBytes */.Uw)(output, EXCERPT_BYTES)), EXCERPT_BYTES);
    return text === '' ? [] : text.split('\n');
}
function extraOf(result, change) {
    const trials = (0,findings/* trialCounts */.bK)(result);
    return {
        target: clean(result.target),
        model: result.model && clean(result.model),
        score: (0,result_outcome/* outcomeOf */.s)(result).score,
        passMark: result.passMark,
        mustPass: result.mustPass || undefined,
        passes: trials?.passes,
        trials: trials?.trials,
        costUsd: (0,spent/* costOf */.ho)(result),
        tokens: (0,spent/* tokensOf */.k8)(result),
        repeatedCalls: result.retries > 0 ? result.retries : undefined,
        reusedFrom: result.reusedFrom && clean(result.reusedFrom),
        state: change?.state,
        flakyBaseline: change?.flaky,
    };
}
function leftOut({ location, why, target }, isDryRun) {
    return {
        status: isDryRun ? 'pending' : 'skipped',
        duration: 0,
        message: (0,shared_text/* cutEnd */.ym)(clean(why ?? 'not run'), MESSAGE_CHARACTERS),
        ...(location && { line: location.line }),
        rawStatus: isDryRun ? 'planned' : 'not run',
        ...(location && { filePath: line(location.file) }),
        extra: { target: clean(target) },
    };
}
function momentOf(time) {
    const moment = time === undefined ? Number.NaN : Date.parse(time);
    return Number.isFinite(moment) ? moment : undefined;
}
const clean = (text) => ((0,invisible/* isPlain */.$i)(text) ? text : (0,invisible/* showInvisible */.jQ)((0,invisible/* withoutAnsi */.uo)(text)));
const line = (text) => (0,shared_text/* cutEnd */.ym)((0,terminal/* oneLine */.T)(text), NAME_CHARACTERS);

// EXTERNAL MODULE: ./build/js/src/model/run/outcome.js
var outcome = __webpack_require__(207);
// EXTERNAL MODULE: ./build/js/src/model/suite/location.js
var suite_location = __webpack_require__(37987);
// EXTERNAL MODULE: ./build/js/src/shared/grouped.js
var grouped = __webpack_require__(47891);
;// CONCATENATED MODULE: ./build/js/src/reports/escape/xml.js

const xmlText = (text) => (0,invisible/* isPlain */.$i)(text) ? text : (0,invisible/* showInvisible */.jQ)((0,invisible/* withoutAnsi */.uo)(text).replace(illegal, ''));
const illegal = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

;// CONCATENATED MODULE: ./build/js/src/reports/files/junit.js










async function junit(report) {
    const { default: library } = (await __webpack_require__.e(/* import() */ 1072).then(__webpack_require__.t.bind(__webpack_require__, 51072, 19)));
    const document = library.newBuilder();
    const suites = suitesOf(report);
    const inAll = seconds(sumOfTimes(suites.flatMap(({ results }) => results)));
    for (const suite of suites)
        addSuite(document, { ...suite, inAll }, report);
    return `${document.build()}\n`;
}
function addSuite(document, { name, parts, results, notRun, inAll }, report) {
    const suite = document.testSuite();
    suite.name(xmlText(name)).timestamp(report.startedAt.slice(0, 'YYYY-MM-DDThh:mm:ss'.length));
    addProperties(suite, parts.flatMap((part) => suiteProperties(report, part, parts.length > 1)));
    const changeOf = (0,findings/* changeFinder */.DB)(report);
    const severalTargets = new Set([...results, ...notRun].map(({ target }) => target)).size > 1;
    const nameOf = ({ testId, target }) => xmlText(severalTargets ? `${testId} [${target}]` : testId);
    for (const result of results)
        addCase(suite, result, { change: changeOf(result), name: nameOf(result), suite: name });
    for (const left of notRun)
        addNotRun(suite, left, { name: nameOf(left), suite: name });
    const time = seconds(sumOfTimes(results));
    alsoBuild(suite, (element) => {
        element.att('time', time);
        element.root().att('time', inAll);
    });
}
function alsoBuild(node, add) {
    const build = node.build.bind(node);
    node.build = (parent) => {
        const element = build(parent);
        add(element);
        return element;
    };
}
const junit_EXCERPT_BYTES = 4096;
const junit_MESSAGE_CHARACTERS = 2000;
function suitesOf(report) {
    const isPlanned = new Set((0,findings/* findings */.Pg)(report).planned);
    const notRun = testsNotRun(report);
    const name = (0,findings/* suiteNamer */.u3)(report);
    const results = bySuite(report.results.filter((result) => !isPlanned.has(result)));
    const left = bySuite(notRun);
    const suites = bySuite([...report.suites.map(({ suite, file }) => ({ suite, suiteFile: file })), ...report.results]);
    return [...suites].map(([key, [{ suite, suiteFile }]]) => ({
        name: name({ suite, file: suiteFile }),
        parts: report.suites.filter((part) => part.suite === suite && part.file === suiteFile),
        results: results.get(key) ?? [],
        notRun: left.get(key) ?? [],
    }));
}
const bySuite = (tests) => (0,grouped/* grouped */.z)(tests, ({ suite, suiteFile }) => [suiteFile, suite]);
function addProperties(node, all) {
    for (const [name, value] of all)
        if (value !== undefined)
            node.property(xmlText(name), xmlText(`${value}`));
}
function suiteProperties(report, part, several) {
    const { target, threshold, totals } = part;
    const verdict = report.verdict.suites.find(({ suite, file, target: on }) => suite === part.suite && file === part.file && on === target);
    const measured = [
        ['score', totals.score?.toFixed(3)],
        ['threshold', threshold],
        ['pass-rate', totals.passRate?.toFixed(3)],
        ['cost-usd', totals.costUsd],
        ['judge-cost-usd', totals.graderCostUsd],
        ['not-run', totals.skipped > 0 ? totals.skipped : undefined],
    ];
    const all = [['target', target], ['verdict', verdict?.kind], ...(report.dryRun ? [] : measured)];
    return several ? all.map(([key, value]) => [`${key} [${target}]`, value]) : all;
}
function addCase(suite, result, { change, ...facts }) {
    const testCase = newCase(suite, facts, result.location);
    addProperties(testCase, caseProperties(result, change));
    const mark = markOf(result, change);
    if (mark?.kind === 'skipped')
        testCase.skipped();
    if (mark?.kind === 'failure')
        testCase.failure(mark.message, mark.type);
    if (mark?.kind === 'error')
        testCase.error(mark.message, mark.type);
    const excerpt = (0,shared_text/* cutBytes */.Uw)(xmlText((0,shared_text/* cutBytes */.Uw)(result.output, junit_EXCERPT_BYTES)), junit_EXCERPT_BYTES);
    alsoBuild(testCase, (element) => {
        element.att('line', `${result.location.line}`).att('time', seconds((0,spent/* timeOf */.nR)(result) ?? 0));
        if (mark !== undefined)
            complete(element, mark);
        for (const trial of flakyTrials(result))
            addFlakyMark(element, trial);
        if (excerpt !== '')
            element.ele('system-out', {}, excerpt);
    });
}
function addNotRun(suite, { location, why, target }, facts) {
    const testCase = newCase(suite, facts, location);
    addProperties(testCase, [['target', target]]);
    testCase.skipped();
    alsoBuild(testCase, (element) => {
        if (location !== undefined)
            element.att('line', `${location.line}`);
        element.att('time', seconds(0));
        complete(element, { kind: 'skipped', message: xmlText(why ?? 'not run') });
    });
}
function newCase(suite, facts, location) {
    const testCase = suite.testCase();
    testCase.name(facts.name).className(xmlText(facts.suite));
    if (location !== undefined)
        testCase.file(xmlText(location.file));
    return testCase;
}
function complete(testCase, { kind, message, text }) {
    const mark = testCase.children.find((child) => 'name' in child && child.name === kind);
    if (kind === 'skipped')
        mark.att('message', message);
    if (text)
        mark.txt(text);
}
function caseProperties(result, change) {
    const trials = (0,findings/* trialCounts */.bK)(result);
    const { kind, score } = (0,result_outcome/* outcomeOf */.s)(result);
    return [
        ['target', result.target],
        ['verdict', kind],
        ['score', score?.toFixed(3)],
        ['pass-mark', result.passMark],
        ['pass-rate', trials && `${trials.passes}/${trials.trials}`],
        ['cost-usd', (0,spent/* costOf */.ho)(result)],
        ['tokens', (0,spent/* tokensOf */.k8)(result)],
        ['model', result.model],
        ['reused-from', result.reusedFrom],
        ['state', change?.state],
        ['flaky-baseline', change?.flaky && 'true'],
    ];
}
function markOf(result, change) {
    const { kind, score } = (0,result_outcome/* outcomeOf */.s)(result);
    if (kind === 'passed')
        return undefined;
    if (change?.state === 'quarantined') {
        return { kind: 'skipped', message: xmlText(`quarantined: ${change.why ?? kind}`) };
    }
    if ((0,findings/* isWithoutScore */.Ff)(result)) {
        const message = errorMessage((0,findings/* causeLines */.t1)(result).join('\n'));
        if (kind === 'not-run')
            return { kind: 'skipped', message };
        return { kind: 'error', message, type: result.failure.class, text: errorText(result, message) };
    }
    const failure = (0,present_trials/* failureOf */.g5)(result);
    return {
        kind: 'failure',
        message: failure === undefined ? scoreMessage(score ?? 0) : errorMessage(failure.message),
        type: failure?.class ?? failureType(result, change),
        text: failureText(result, score ?? 0),
    };
}
const errorMessage = (text) => xmlText((0,shared_text/* cutEnd */.ym)(text, junit_MESSAGE_CHARACTERS));
function failureType(result, change) {
    if (change?.state === 'regressed')
        return 'regression';
    return result.assertions.some(({ passed }) => !passed) ? 'assertion' : 'threshold';
}
function failureText(result, score) {
    const failed = (0,findings/* failedChecks */.HH)(result).map(({ text }) => (0,shared_text/* cutEnd */.ym)(xmlText(text), junit_MESSAGE_CHARACTERS));
    return `Score: ${score.toFixed(3)}\nFailed: ${failed.join(', ')}`;
}
function errorText({ failure }, message) {
    return failure.location === undefined ? message : `${message}\nat ${xmlText((0,suite_location/* locationText */.f)(failure.location))}`;
}
const flakyTrials = (result) => (0,result_outcome/* outcomeOf */.s)(result).kind === 'passed' ? (result.trials ?? []).filter(({ status }) => status !== 'ok') : [];
function addFlakyMark(testCase, { status, score, failure, attempt }) {
    const isGraded = status !== 'execution_error';
    const message = isGraded ? scoreMessage(score) : (0,shared_text/* cutEnd */.ym)(failure?.message ?? 'error', junit_MESSAGE_CHARACTERS);
    const type = isGraded ? 'assertion' : (failure?.class ?? 'error');
    const isFailure = isGraded || (failure !== undefined && (0,outcome/* isAgentFailure */.s7)(failure));
    const name = isFailure ? 'flakyFailure' : 'flakyError';
    testCase.ele(name, { message: xmlText(message), type }, `Trial ${attempt + 1}`);
}
const scoreMessage = (score) => `score=${score.toFixed(3)}`;
const seconds = (milliseconds) => (milliseconds / 1000).toFixed(3);
const sumOfTimes = (results) => results.reduce((sum, result) => sum + ((0,spent/* timeOf */.nR)(result) ?? 0), 0);

// EXTERNAL MODULE: ./build/js/src/reports/reporters/file.js
var file = __webpack_require__(18818);
// EXTERNAL MODULE: ./build/js/src/reports/summary/summary.js + 3 modules
var summary = __webpack_require__(95105);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/earlier-run.js + 1 modules
var earlier_run = __webpack_require__(75671);
;// CONCATENATED MODULE: ./build/js/src/app/pipeline/file-reporters.js










function reportJson(report) {
    const { schemaVersion, generator, startedAt, durationMs, complete, verdict, ...rest } = report;
    const decision = (0,decision_json/* decisionJson */.l)(verdict, report.comparison);
    const head = { schemaVersion, generator, startedAt, durationMs, complete };
    const file = { ...head, verdict: decision, gate: verdict, ...rest };
    return jsonDocument(file);
}
const fileReporters = (folder, files, comment) => [
    (0,file/* fileReporter */.C)('report.json', (0,external_node_path_.join)(folder, earlier_run/* runFiles */.NW.report), reportJson, files),
    (0,file/* fileReporter */.C)('junit.xml', (0,external_node_path_.join)(folder, earlier_run/* runFiles */.NW.junit), junit, files),
    (0,file/* fileReporter */.C)('ctrf.json', (0,external_node_path_.join)(folder, earlier_run/* runFiles */.NW.ctrf), ctrf, files),
    (0,file/* fileReporter */.C)('summary.md', (0,external_node_path_.join)(folder, earlier_run/* runFiles */.NW.summary), (report) => (0,summary/* summaryMarkdown */.eH)(report, limits/* JOB_SUMMARY_BYTES */.HC), files),
    ...(comment === undefined
        ? []
        : [
            (0,file/* fileReporter */.C)('comment.md', (0,external_node_path_.join)(folder, earlier_run/* runFiles */.NW.comment), (report) => (0,comment_comment/* commentMarkdown */.r)(report, comment, limits/* COMMENT_BYTES */.GJ), files),
        ]),
];


/***/ }),

/***/ 18818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ fileReporter)
/* harmony export */ });
function fileReporter(name, path, render, files) {
    return {
        name,
        async deliver(report) {
            await files.write(path, await render(report));
            return { kind: 'delivered', name, where: path };
        },
    };
}


/***/ }),

/***/ 95105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  KK: () => (/* binding */ problemsMarkdown),
  eH: () => (/* binding */ summaryMarkdown)
});

// UNUSED EXPORTS: firstResultLine

// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/run/result-outcome.js
var result_outcome = __webpack_require__(94987);
// EXTERNAL MODULE: ./build/js/src/model/suite/location.js
var suite_location = __webpack_require__(37987);
// EXTERNAL MODULE: ./build/js/src/shared/fit.js
var fit = __webpack_require__(22274);
// EXTERNAL MODULE: ./build/js/src/shared/iso-time.js
var iso_time = __webpack_require__(77584);
// EXTERNAL MODULE: ./build/js/src/shared/markdown.js
var markdown = __webpack_require__(54668);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/reports/cache-lines.js
var cache_lines = __webpack_require__(26475);
// EXTERNAL MODULE: ./build/js/src/reports/comment/comment-parts.js
var comment_parts = __webpack_require__(95055);
// EXTERNAL MODULE: ./build/js/src/reports/findings.js
var findings = __webpack_require__(57277);
// EXTERNAL MODULE: ./build/js/src/reports/grader-warnings.js
var grader_warnings = __webpack_require__(65584);
// EXTERNAL MODULE: ./build/js/src/reports/hint.js
var hint = __webpack_require__(74874);
// EXTERNAL MODULE: ./build/js/src/reports/marks.js
var marks = __webpack_require__(11241);
// EXTERNAL MODULE: ./build/js/src/reports/numbers.js
var numbers = __webpack_require__(5937);
// EXTERNAL MODULE: ./build/js/src/reports/reproduce.js
var reproduce = __webpack_require__(96360);
// EXTERNAL MODULE: ./build/js/src/reports/reuse-line.js
var reuse_line = __webpack_require__(63078);
// EXTERNAL MODULE: ./build/js/src/reports/seeding-line.js
var seeding_line = __webpack_require__(37615);
// EXTERNAL MODULE: ./build/js/src/reports/spent.js
var spent = __webpack_require__(68927);
// EXTERNAL MODULE: ./build/js/src/reports/totals-line.js + 1 modules
var totals_line = __webpack_require__(32874);
;// CONCATENATED MODULE: ./build/js/src/reports/summary/coverage.js




function coverage(report) {
    const { totals, comparison, dryRun } = report;
    if (dryRun)
        return [];
    const missing = totals.skipped > 0 ? [`Of ${(0,shared_text/* plural */.LS)('planned test', totals.total)} ${totals.skipped} have no result.`] : [];
    if (comparison.baseline.kind !== 'found')
        return missing;
    const name = (0,findings/* suiteNamer */.u3)(report);
    const rows = suitesOf(report)
        .filter(({ tests }) => tests.some(({ state }) => COUNTED.includes(state)))
        .map(({ suite, compared, tests }) => [
        (0,comment_parts/* code */.aY)(name(suite)),
        (0,comment_parts/* code */.aY)(suite.target),
        `${compared}`,
        ...COUNTED.map((state) => `${tests.filter((test) => test.state === state).length}`),
    ]);
    const all = whyChanged(comparison.tests);
    const reasons = all.slice(0, REASONS).map(([why, count]) => `- ${(0,shared_text/* plural */.LS)('test', count)}: ${(0,shared_text/* ended */.v6)(why)}`);
    if (all.length > REASONS)
        reasons.push(`- and ${(0,shared_text/* plural */.LS)('more reason', all.length - REASONS)}`);
    return [
        ...missing,
        ...(rows.length > 0 ? [(0,markdown/* table */.t)(COLUMNS, rows)] : []),
        ...(reasons.length > 0 ? ['Changed tests, by reason:', reasons.join('\n')] : []),
        ...absentSuites(report),
    ];
}
function absentSuites({ comparison: { absentSuites: absent = [] } }) {
    if (absent.length === 0)
        return [];
    const items = absent
        .slice(0, ABSENT)
        .map(({ suite, target, tests, why }) => `- ${(0,comment_parts/* code */.aY)(suite)} on ${(0,comment_parts/* code */.aY)(target)} (${(0,shared_text/* plural */.LS)('test', tests)}): ${WHY_ABSENT[why]}.`);
    if (absent.length > ABSENT)
        items.push(`- and ${(0,shared_text/* plural */.LS)('more suite', absent.length - ABSENT)}`);
    return ['Suites of the baseline without a result:', items.join('\n')];
}
const WHY_ABSENT = {
    missing: 'missing, although its file exists',
    removed: 'removed, its file is gone',
    deselected: 'not selected',
};
const ABSENT = 20;
const REASONS = 20;
const COUNTED = ['changed', 'new', 'removed', 'skipped', 'errored'];
const COLUMNS = [
    { title: 'Suite' },
    { title: 'Target' },
    { title: 'Compared', align: 'right' },
    { title: 'Changed', align: 'right' },
    { title: 'New', align: 'right' },
    { title: 'Removed', align: 'right' },
    { title: 'Not run', align: 'right' },
    { title: 'Errored', align: 'right' },
];
function suitesOf({ suites, comparison }) {
    const keyOf = (suite, file, target) => JSON.stringify([suite, file, target]);
    const compared = new Map(comparison.suites.map(({ suite, file, target, comparable }) => [keyOf(suite, file, target), comparable]));
    const covered = new Map();
    const of = (suite, file, target) => {
        const key = keyOf(suite, file, target);
        const known = covered.get(key) ?? { suite: { suite, file, target }, compared: compared.get(key) ?? 0, tests: [] };
        covered.set(key, known);
        return known;
    };
    for (const { suite, file, target } of suites)
        of(suite, file, target);
    for (const test of comparison.tests)
        of(test.suite, test.suiteFile, test.target).tests.push(test);
    return [...covered.values()];
}
function whyChanged(tests) {
    const counts = new Map();
    for (const { state, why } of tests) {
        if (state !== 'changed')
            continue;
        const reason = (0,comment_parts/* sentence */.em)(why ?? 'the reason is not known');
        counts.set(reason, (counts.get(reason) ?? 0) + 1);
    }
    return [...counts].sort(([, one], [, other]) => other - one);
}

;// CONCATENATED MODULE: ./build/js/src/reports/summary/summary-background.js




function backgroundSection(report, hasSpace) {
    const folds = [covered(report), admissionLog(report), settingsUsed(report)].filter((fold) => fold.content.length > 0);
    if (folds.length === 0)
        return { blocks: [] };
    if (!hasSpace)
        return { blocks: [], leftOut: folds.map(({ name }) => name).join(', ') };
    return {
        blocks: folds.flatMap(({ summary, content }) => [
            `<details><summary>${summary}</summary>`,
            ...content,
            '</details>',
        ]),
    };
}
const covered = (report) => ({
    name: 'tests that were not compared',
    summary: 'Tests that were not compared',
    content: coverage(report),
});
function admissionLog({ comparison: { baseline } }) {
    const { steps = [] } = baseline;
    return {
        name: 'how the baseline was looked for',
        summary: `How the baseline was looked for (${(0,shared_text/* plural */.LS)('step', steps.length)})`,
        content: steps.length === 0 ? [] : [steps.map((step) => `- ${(0,comment_parts/* sentence */.em)(step, STEP_CHARACTERS)}`).join('\n')],
    };
}
const STEP_CHARACTERS = 300;
function settingsUsed({ settings = [], policy }) {
    const from = {
        given: 'inputs of this run',
        configuration: policy?.from === 'base' ? `configuration file of ${(0,comment_parts/* code */.aY)(policy.base)}` : 'configuration file',
        default: 'default (not set)',
    };
    const rows = settings.map((setting) => [(0,comment_parts/* code */.aY)(setting.name), (0,comment_parts/* code */.aY)(`${setting.value}`), from[setting.from]]);
    const reported = policy && `${POLICY_OF[policy.from](policy.of)}.`;
    return {
        name: 'the settings used',
        summary: 'Settings that decided this run',
        content: rows.length === 0 ? [] : [...(reported === undefined ? [] : [reported]), (0,markdown/* table */.t)(SETTINGS, rows)],
    };
}
const SETTINGS = [{ title: 'Setting' }, { title: 'Value' }, { title: 'Set in' }];
const POLICY_OF = {
    base: (of) => `A ${of} is judged by the configuration of its base branch`,
    checkout: (of) => `The configuration of the base branch could not be used: this ${of} was judged by the one checked out`,
    unavailable: () => 'The configuration of the base branch could not be read, so this run decides nothing',
};

// EXTERNAL MODULE: ./build/js/src/reports/compared.js
var compared = __webpack_require__(15714);
;// CONCATENATED MODULE: ./build/js/src/reports/summary/summary-comparison.js






const SUITES = [
    { title: 'Suite' },
    { title: 'Target' },
    { title: 'Change' },
    { title: 'p', align: 'right' },
    { title: 'Finding' },
    { title: 'Smallest detectable drop', align: 'right' },
];
const TESTS = [
    { title: 'State' },
    { title: 'Test' },
    { title: 'Passes', align: 'right' },
    { title: 'Why' },
];
function comparisonSection(report, most) {
    if (!(0,compared/* isCompared */.uQ)(report))
        return { blocks: [] };
    const { suites } = report.comparison;
    const suite = (0,findings/* suiteNamer */.u3)(report);
    const test = (0,findings/* namer */.wf)(report);
    const tests = (0,compared/* comparedTests */.$N)(report).flatMap((group) => group.tests.map((each) => ({ word: group.word, each })));
    const [shownSuites, shownTests] = [suites.slice(0, most.suites), tests.slice(0, most.tests)];
    const missing = [
        ...(suites.length > shownSuites.length ? [(0,shared_text/* plural */.LS)('compared suite', suites.length - shownSuites.length)] : []),
        ...(tests.length > shownTests.length ? [(0,shared_text/* plural */.LS)('compared test', tests.length - shownTests.length)] : []),
    ];
    const suiteRows = shownSuites.map((each) => [
        (0,comment_parts/* code */.aY)(suite(each)),
        (0,comment_parts/* code */.aY)(each.target),
        (0,compared/* changeOfSuite */.yU)(each),
        each.p === undefined ? numbers/* UNKNOWN */.HV : pValue(each.p),
        (0,compared/* findingOf */.hD)(each),
        (0,compared/* detectableDrop */.z0)(each),
    ]);
    const testRows = shownTests.map(({ word, each }) => [
        word,
        (0,comment_parts/* code */.aY)(test(each)),
        (0,compared/* passesOf */.Hb)(each),
        (0,comment_parts/* cell */.Hn)((0,compared/* whyOf */.gf)(each)) || numbers/* UNKNOWN */.HV,
    ]);
    const notes = shownSuites.length > 0 ? notesOn(report) : [];
    return {
        blocks: [
            ...(suiteRows.length + testRows.length > 0 ? [`### Compared with ${(0,comment_parts/* code */.aY)((0,compared/* comparedWith */.o3)(report))}`] : []),
            ...(suiteRows.length > 0 ? [(0,markdown/* table */.t)([...SUITES], suiteRows)] : []),
            ...(notes.length > 0 ? [notes.join(' ')] : []),
            ...(testRows.length > 0 ? [(0,markdown/* table */.t)([...TESTS], testRows)] : []),
        ],
        leftOut: missing.length === 0 ? undefined : missing.join(' and '),
    };
}
const notesOn = (report) => [
    ...(0,compared/* detectableTestsText */.im)(report).map((text) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`),
    ...(0,compared/* contributorNotes */.HA)(report, comment_parts/* code */.aY),
    ...(0,compared/* agentVersionNotes */.vC)(report, comment_parts/* code */.aY).map((text) => `${text}.`),
];
const pValue = (p) => (p < 0.001 ? '<0.001' : `${Number(p.toFixed(p < 0.1 ? 3 : 2))}`);

;// CONCATENATED MODULE: ./build/js/src/reports/summary/summary.js





















function summaryMarkdown(report, maxBytes) {
    return (0,fit/* fit */.U)([
        () => page(report, { ...everything, passing: ALL, background: true }),
        () => page(report, { ...everything, passing: ALL }),
        () => page(report, everything),
        () => page(report, { ...everything, failing: 500, causes: 50, warnings: 50, suites: 200 }),
        () => page(report, { ...everything, failing: 100, causes: 20, warnings: 20, suites: 50 }),
        () => page(report, { reasons: 20, suites: 20, failing: 20, causes: 10, warnings: 5, passing: 0 }),
        () => page(report, { reasons: 10, suites: 0, failing: 5, causes: 3, warnings: 0, passing: 0 }),
        () => page(report, { reasons: 3, suites: 0, failing: 0, causes: 0, warnings: 0, passing: 0 }),
        () => page(report, { reasons: 0, suites: 0, failing: 0, causes: 0, warnings: 0, passing: 0 }),
    ], maxBytes);
}
function problemsMarkdown(problems) {
    if (problems.length === 0) {
        return '### \u26d4 The evals could not run because of a bug in eval-action\n\nThe log of the step says what to report.\n';
    }
    const items = problems.slice(0, MOST_PROBLEMS).map(problemItem);
    const others = problems.length - items.length;
    const more = others > 0 ? [`_${(0,shared_text/* plural */.LS)('more problem', others)}: the log of the step lists all of them._`] : [];
    return `${['### \u26d4 The evals could not run', items.join('\n'), ...more].join('\n\n')}\n`;
}
const MOST_PROBLEMS = 10;
const ALL = Number.POSITIVE_INFINITY;
const everything = { reasons: ALL, suites: ALL, failing: ALL, causes: ALL, warnings: ALL, passing: 0 };
const SENTENCE_CHARACTERS = 300;
const HEADLINE_CHARACTERS = 500;
const NAMES_PER_CAUSE = 10;
const LONGEST_COMMAND = 500;
function page(report, directory) {
    const { failing, errored, notRun, passing, planned } = (0,findings/* findings */.Pg)(report);
    const name = (0,findings/* namer */.wf)(report);
    const sections = [
        head(report),
        reasons(report.verdict.reasons, directory.reasons),
        report.dryRun ? plannedSuites(report, directory.suites) : suites(report, directory.suites),
        comparisonSection(report, { suites: directory.suites, tests: directory.failing }),
        failingTests(failing, name, directory.failing),
        erroredTests('\u26a0\ufe0f Errored, not scored', errored, name, directory.causes),
        erroredTests('\u2753 Not run', notRun, name, directory.causes),
        warnings([...(0,grader_warnings/* graderWarnings */.Z)(report), ...report.warnings], directory.warnings),
        passingTests(passing, name, directory.passing),
        plannedTests(planned, name, directory.passing),
        backgroundSection(report, directory.background ?? false),
        ...(report.dryRun ? [] : [foot([...failing, ...errored][0])]),
    ];
    const leftOut = sections.flatMap((section) => section.leftOut ?? []);
    const note = leftOut.length === 0 ? [] : [`_Left out to keep this short: ${leftOut.join(', ')}._`];
    return `${[...sections.flatMap(({ blocks }) => blocks), ...note].join('\n\n')}\n`;
}
function head(report) {
    const { verdict } = report;
    const { icon } = (0,marks/* verdictMark */.vG)(verdict.kind);
    const [rate = '', ...others] = (0,totals_line/* totalsLine */.$)(report);
    const isReported = verdict.reasons.some(({ rule, suite }) => rule === 'baseline' && suite === undefined);
    return {
        blocks: [
            `## ${icon} ${(0,marks/* labelled */.wW)(verdict.kind, sentence(verdict.headline, HEADLINE_CHARACTERS))}`,
            [`**${rate}**`, ...others].join(' \u00b7 '),
            ...(0,reuse_line/* reuseLine */.v)(report.totals),
            ...(0,cache_lines/* cacheLines */.w)(report.caches),
            ...firstResultLine(report),
            ...(0,seeding_line/* seedingLine */.M)(report),
            ...(verdict.unarmed && !report.dryRun
                ? [...(isReported ? [] : [`_${(0,marks/* unarmedWords */.ut)(report)}.${whyUnarmed(report)}_`]), ...whatToDo(report)]
                : []),
            ...(report.dryRun ? ['_Dry run: no target was really called._'] : []),
            ...(report.complete ? [] : ['_Incomplete: the run ended before all planned tests had run._']),
        ],
    };
}
function whyUnarmed({ comparison: { baseline } }) {
    if (baseline.kind === 'found')
        return '';
    const why = baseline.kind === 'none' ? (0,shared_text/* capitalized */.l2)(baseline.why) : `The baseline cannot be used: ${baseline.why}`;
    return ` ${(0,shared_text/* ended */.v6)(sentence(why))}`;
}
function whatToDo({ comparison: { baseline } }) {
    return baseline.kind === 'unavailable' && baseline.hint !== undefined ? [(0,hint/* hintMarkdown */.X)(baseline.hint)] : [];
}
function reasons(all, most) {
    const items = all.slice(0, most).map((reason) => {
        const { kind, message, location } = reason;
        const { icon, word } = (0,marks/* reasonMark */.M1)(kind);
        return `- ${icon} ${word}: ${sentence(message)}${location ? ` (${at(location)})` : ''}`;
    });
    return { blocks: list('### Why', items), leftOut: missing('reason', all.length - items.length) };
}
function suites(report, most) {
    const shown = report.suites.slice(0, most);
    const columns = [
        { title: 'Suite' },
        { title: 'Target' },
        { title: 'Passed', align: 'right' },
        { title: 'Rate', align: 'right' },
        { title: 'Score', align: 'right' },
        { title: 'Errored', align: 'right' },
        { title: 'Cost', align: 'right' },
        { title: 'Time', align: 'right' },
        { title: 'Verdict' },
    ];
    const name = (0,findings/* suiteNamer */.u3)(report);
    const rows = shown.map((suite) => suiteRow(suite, name(suite), report));
    return {
        blocks: rows.length === 0 ? [] : ['### Suites', (0,markdown/* table */.t)(columns, rows)],
        leftOut: missing('suite', report.suites.length - shown.length),
    };
}
function suiteRow(suite, name, report) {
    const { target, threshold, totals } = suite;
    const judged = totals.passed + totals.failed;
    const needed = (0,numbers/* neededScore */.w_)(suite);
    const { icon, word } = (0,marks/* suiteMark */.yX)((0,findings/* suiteKind */.h0)(report, suite), reasonsFor(suite, report));
    return [
        (0,comment_parts/* code */.aY)(name),
        (0,comment_parts/* code */.aY)(target),
        `${totals.passed}/${judged}`,
        (0,numbers/* percent */.KN)(totals.passRate),
        (0,numbers/* score */.fN)(totals.score, threshold) + (needed === undefined ? '' : ` (${needed})`),
        `${totals.errored}`,
        (0,numbers/* money */.TG)(totals.costUsd),
        (0,numbers/* duration */.p0)(totals.durationMs),
        `${icon} ${word}`,
    ];
}
const reasonsFor = ({ suite, file, target }, { verdict }) => verdict.reasons.filter((reason) => reason.suite === undefined || (reason.suite === suite && reason.file === file && reason.target === target));
function plannedSuites(report, most) {
    const { planned, errored } = (0,findings/* findings */.Pg)(report);
    const shown = report.suites.slice(0, most);
    const name = (0,findings/* suiteNamer */.u3)(report);
    const columns = [
        { title: 'Suite' },
        { title: 'Target' },
        { title: 'Planned', align: 'right' },
        { title: 'Errored', align: 'right' },
    ];
    const rows = shown.map((suite) => {
        const own = ofSuite(suite);
        return [(0,comment_parts/* code */.aY)(name(suite)), (0,comment_parts/* code */.aY)(suite.target), `${planned.filter(own).length}`, `${errored.filter(own).length}`];
    });
    return {
        blocks: rows.length === 0 ? [] : ['### Suites', (0,markdown/* table */.t)(columns, rows)],
        leftOut: missing('suite', report.suites.length - shown.length),
    };
}
const ofSuite = ({ suite, file, target }) => (result) => result.suite === suite && result.suiteFile === file && result.target === target;
function failingTests(all, name, most) {
    const columns = [
        { title: 'Test' },
        { title: 'Score', align: 'right' },
        { title: 'First failing check' },
        { title: 'Got' },
        { title: 'Where' },
    ];
    const rows = all.slice(0, most).map((result) => {
        const checks = (0,findings/* failedChecks */.HH)(result);
        const others = checks.length > 1 ? ` (and ${checks.length - 1} more)` : '';
        return [
            (0,comment_parts/* code */.aY)(name(result)) + trialsOf(result) + reusedFrom(result),
            `${(0,findings/* scoreText */.QO)(result)} of ${(0,numbers/* score */.fN)(result.passMark)}`,
            (0,comment_parts/* cell */.Hn)(checks[0].text) + others,
            (0,comment_parts/* cell */.Hn)(checks[0].got ?? (0,findings/* answerOf */.ut)(result)) || '(no answer)',
            at(result.location),
        ];
    });
    return {
        blocks: rows.length === 0 ? [] : [`### \u274c Failing tests (${all.length})`, (0,markdown/* table */.t)(columns, rows)],
        leftOut: missing('failing test', all.length - rows.length),
    };
}
const reusedFrom = ({ reusedFrom: from }) => from === undefined ? '' : ` reused from ${(0,comment_parts/* code */.aY)(from)}`;
function erroredTests(title, all, name, most) {
    const groups = (0,findings/* errorGroups */.Zy)(all);
    const items = groups.slice(0, most).map((group) => errorItem(group, name));
    return {
        blocks: list(`### ${title} (${all.length})`, items),
        leftOut: missing('cause of errors', groups.length - items.length, 'causes of errors'),
    };
}
function errorItem({ class: failureClass, message, results }, name) {
    const names = results
        .slice(0, NAMES_PER_CAUSE)
        .map((result) => `${(0,comment_parts/* code */.aY)(name(result))} (${at(result.failure.location ?? result.location)})`);
    const others = results.length - names.length;
    return [
        `- **${results.length} \u00d7 ${marks/* failureWords */.AC[failureClass]}**: ${sentence(message)}`,
        `  - ${names.join(', ')}${others > 0 ? ` and ${others} more` : ''}`,
    ].join('\n');
}
function warnings(all, most) {
    const items = all.slice(0, most).map(problemItem);
    return {
        blocks: list(`### Warnings (${all.length})`, items),
        leftOut: missing('warning', all.length - items.length),
    };
}
function problemItem(problem) {
    const { location, expected, found, hint } = problem;
    const parts = [
        sentence((0,errors/* sentenceOf */.$N)(problem)),
        ...(expected === undefined ? [] : [`Expected: ${sentence(expected)}`]),
        ...(found === undefined ? [] : [`Found: ${sentence(found)}`]),
        ...(hint === undefined ? [] : [sentence(hint)]),
    ];
    return `- ${location ? `${at(location)}: ` : ''}${(0,shared_text/* asSentences */.pm)(parts)}`;
}
function passingTests(all, name, most) {
    if (all.length === 0)
        return { blocks: [] };
    if (most < all.length)
        return { blocks: [], leftOut: (0,shared_text/* plural */.LS)('passing test', all.length) };
    const columns = [
        { title: 'Test' },
        { title: 'Score', align: 'right' },
        { title: 'Cost', align: 'right' },
        { title: 'Time', align: 'right' },
    ];
    const rows = all.map((result) => [
        (0,comment_parts/* code */.aY)(name(result)) + trialsOf(result) + reusedFrom(result),
        (0,numbers/* score */.fN)((0,result_outcome/* outcomeOf */.s)(result).score),
        (0,numbers/* money */.TG)((0,spent/* costOf */.ho)(result)),
        (0,numbers/* duration */.p0)((0,spent/* timeOf */.nR)(result)),
    ]);
    return {
        blocks: [`<details><summary>\u2705 Passing tests (${all.length})</summary>`, (0,markdown/* table */.t)(columns, rows), '</details>'],
    };
}
function plannedTests(all, name, most) {
    if (all.length === 0)
        return { blocks: [] };
    if (most < all.length)
        return { blocks: [], leftOut: (0,shared_text/* plural */.LS)('planned test', all.length) };
    const rows = all.map((result) => [(0,comment_parts/* code */.aY)(name(result)), at(result.location)]);
    return {
        blocks: [
            `<details><summary>Planned tests (${all.length})</summary>`,
            (0,markdown/* table */.t)([{ title: 'Test' }, { title: 'Where' }], rows),
            '</details>',
        ],
    };
}
function foot(first) {
    const command = first === undefined ? '' : (0,reproduce/* reproduceCommand */.n)(first);
    if (command === '' || command.length > LONGEST_COMMAND)
        return { blocks: [] };
    return { blocks: [`To run a test again: ${(0,comment_parts/* code */.aY)(command, LONGEST_COMMAND)}`] };
}
const list = (title, items) => items.length === 0 ? [] : [title, items.join('\n')];
const missing = (noun, count, several) => count > 0 ? (0,shared_text/* plural */.LS)(noun, count, several) : undefined;
function trialsOf(result) {
    const passed = (0,findings/* trialsPassed */.So)(result);
    return passed === undefined ? '' : ` ${passed}`;
}
const sentence = (text, most = SENTENCE_CHARACTERS) => (0,comment_parts/* sentence */.em)(text, most);
const at = (location) => (0,comment_parts/* code */.aY)((0,suite_location/* locationText */.f)(location));
function firstResultLine({ startedAt, durationMs, results, dryRun }) {
    if (dryRun)
        return [];
    const start = Date.parse(startedAt);
    let first = Number.POSITIVE_INFINITY;
    for (const { reusedFrom, status, durationMs: own, timestamp } of results) {
        const wait = (0,iso_time/* momentOf */.Et)(timestamp) - start;
        const isMeasured = reusedFrom === undefined && (status !== 'execution_error' || own !== undefined);
        if (isMeasured && wait > 0 && wait <= durationMs && wait < first)
            first = wait;
    }
    return first === Number.POSITIVE_INFINITY ? [] : [`first result after ${(0,numbers/* duration */.p0)(first)}`];
}


/***/ }),

/***/ 87790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ withoutBlame)
/* harmony export */ });
/* harmony import */ var _model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94987);

const withoutBlame = (results, { from, names }) => names.length === 0
    ? [...results]
    : results.map((result) => (mayLackSecret(result) ? unmeasured(result, { from, names }) : result));
const mayLackSecret = (result) => (0,_model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeOf */ .s)(result).kind === 'failed';
function unmeasured(result, { from, names }) {
    const who = from === 'fork'
        ? 'pull requests from forks get no secrets'
        : 'pull requests by Dependabot get only its own secrets';
    const listed = names.length > NAMED
        ? `${names.slice(0, NAMED).join(', ')} and ${names.length - NAMED} more are empty`
        : `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} empty`;
    const failure = {
        class: 'auth',
        stage: 'agent',
        reason: 'provider_error',
        message: `Not measured: ${who} (${listed})`,
    };
    const { requiredMissed: _, failure: __, trials, ...measured } = { requiredMissed: undefined, failure: undefined, ...result };
    return {
        ...measured,
        status: 'execution_error',
        failure,
        ...(trials && { trials: trials.map((trial) => ({ ...trial, status: 'execution_error', failure })) }),
    };
}
const NAMED = 3;


/***/ })

};
