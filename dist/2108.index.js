export const id = 2108;
export const ids = [2108];
export const modules = {

/***/ 96637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ openFile),
/* harmony export */   x: () => (/* binding */ fileAddress)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);


const fileAddress = (path) => (0,node_url__WEBPACK_IMPORTED_MODULE_1__.pathToFileURL)(path).href;
async function openFile(path, env, platform = process.platform) {
    const command = openerOf(env, platform);
    if (command === undefined)
        return 'none';
    const [program, ...words] = command;
    return new Promise((done) => {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, [...words, path], { detached: true, stdio: 'ignore', env: { ...env } });
        child.once('error', () => done('failed'));
        child.once('spawn', () => {
            child.unref();
            done('opened');
        });
    });
}
function openerOf(env, platform) {
    if (platform === 'darwin')
        return ['open'];
    if (platform === 'win32')
        return ['cmd', '/c', 'start', ''];
    return env['DISPLAY'] || env['WAYLAND_DISPLAY'] ? ['xdg-open'] : undefined;
}


/***/ }),

/***/ 524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ trendsOf)
});

// EXTERNAL MODULE: ./build/js/src/shared/grouped.js
var grouped = __webpack_require__(47891);
;// CONCATENATED MODULE: ./build/js/src/app/page/level-change.js
const FEWEST_RUNS = 3;
const LEAST_EVIDENCE = 16;
function levelChange(runs) {
    const all = sumOf(runs);
    let best;
    for (let at = FEWEST_RUNS; at <= runs.length - FEWEST_RUNS; at += 1) {
        const [before, after] = [sumOf(runs.slice(0, at)), sumOf(runs.slice(at))];
        const evidence = 2 * (logLikelihood(before) + logLikelihood(after) - logLikelihood(all));
        if (evidence >= LEAST_EVIDENCE && evidence > (best?.evidence ?? 0))
            best = { at, evidence };
    }
    return best?.at;
}
const sumOf = (runs) => ({
    passes: runs.reduce((sum, { passes }) => sum + passes, 0),
    trials: runs.reduce((sum, { trials }) => sum + trials, 0),
});
function logLikelihood({ passes, trials }) {
    const term = (count) => (count === 0 ? 0 : count * Math.log(count / trials));
    return term(passes) + term(trials - passes);
}

;// CONCATENATED MODULE: ./build/js/src/app/page/trends.js


const trendsOf = (pools, stored = []) => pools.map((pool) => {
    const { suite, file, target, tests, resets } = pool;
    const trials = tests.flatMap((test) => test.trials);
    const known = stored.flatMap((run) => storedPoints(run, pool));
    const isStored = new Set(known.map(({ run }) => run));
    const runs = [...(0,grouped/* grouped */.z)(trials, ({ run }) => [run]).values()];
    const points = [...known, ...runs.map(pointOf).filter(({ run }) => !isStored.has(run))].sort(byTime);
    const change = levelChange(points);
    return {
        suite,
        ...(file !== undefined && { file }),
        target,
        points,
        ...(change !== undefined && { change }),
        resets: resets.map(({ time, reason, testId }) => ({ time, reason, testId })),
    };
});
const byTime = (a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0);
const storedPoints = ({ run, sha, time, suites }, { suite, file, target }) => suites.flatMap((each) => {
    if (each.suite !== suite || each.target !== target || each.file !== file)
        return [];
    const { suite: _, file: __, target: ___, ...numbers } = each;
    return [{ run, time, ...(sha !== undefined && { sha }), ...numbers }];
});
function pointOf(trials) {
    const [{ run, sha, time }] = trials;
    const costUsd = mean(trials.flatMap((trial) => trial.costUsd ?? []));
    const durationMs = mean(trials.flatMap((trial) => trial.durationMs ?? []));
    return {
        run,
        time,
        ...(sha !== undefined && { sha }),
        passes: trials.filter(({ pass }) => pass).length,
        trials: trials.length,
        score: mean(trials.map(({ score }) => score)) ?? 0,
        ...(costUsd !== undefined && { costUsd }),
        ...(durationMs !== undefined && { durationMs }),
    };
}
const mean = (values) => values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;


/***/ }),

/***/ 83287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ fileReporters)
});

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
// EXTERNAL MODULE: ./build/js/src/shared/json-document.js
var json_document = __webpack_require__(82761);
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
    return (0,json_document/* jsonDocument */.Q)(document);
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
function alsoBuildCase(testCase, add) {
    alsoBuild(testCase, add);
    const build = testCase.build.bind(testCase);
    testCase.build = (suite) => {
        const element = build(suite);
        suite.children.pop();
        const text = element.toString(CASE_LAYOUT).trim();
        return suite.raw(text);
    };
}
const CASE_LAYOUT = { pretty: true, offset: 2 };
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
    alsoBuildCase(testCase, (element) => {
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
    alsoBuildCase(testCase, (element) => {
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
// EXTERNAL MODULE: ./build/js/src/reports/summary/summary.js + 4 modules
var summary = __webpack_require__(36770);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/earlier-run.js + 1 modules
var earlier_run = __webpack_require__(75671);
;// CONCATENATED MODULE: ./build/js/src/app/pipeline/file-reporters.js










function reportJson(report) {
    const { schemaVersion, generator, startedAt, durationMs, complete, verdict, ...rest } = report;
    const decision = (0,decision_json/* decisionJson */.l)(verdict, report.comparison);
    const head = { schemaVersion, generator, startedAt, durationMs, complete };
    const file = { ...head, verdict: decision, gate: verdict, ...rest };
    return (0,json_document/* jsonDocument */.Q)(file);
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

/***/ 4270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PW: () => (/* binding */ FILE),
/* harmony export */   ZM: () => (/* binding */ ownBackend),
/* harmony export */   xq: () => (/* binding */ requireBackends)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);
/* harmony import */ var _adapters_open_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96637);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7126);
/* harmony import */ var _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10043);
/* harmony import */ var _reports_otel_backends_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32773);
/* harmony import */ var _reports_otel_span_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6936);
/* harmony import */ var _shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(40958);
/* harmony import */ var _shared_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(47539);
/* harmony import */ var _suites_discover_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7678);
/* harmony import */ var _suites_graders_custom_grader_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(12269);
/* harmony import */ var _suites_references_bounds_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(67803);
/* harmony import */ var _suites_references_env_files_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(68041);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(81457);














const FILE = 'file';
const FOLDER = 'otel-backends';
async function requireBackends({ otel, workingDirectory }, runtime) {
    const own = otel.filter((name) => name !== FILE && !(0,_reports_otel_backends_js__WEBPACK_IMPORTED_MODULE_5__/* .isPreset */ .S1)(name));
    if (own.length === 0)
        return;
    const found = await ownBackends((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(runtime.cwd, workingDirectory), runtime);
    const unknown = own.find((name) => !found.has(name));
    if (unknown === undefined)
        return;
    const known = [FILE, ..._reports_otel_backends_js__WEBPACK_IMPORTED_MODULE_5__/* .presets */ .v4, ...found.keys()];
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .userError */ .IF)('INPUT_INVALID', `There is no backend "${unknown}" for traces`, {
        expected: `one of ${known.join(', ')}`,
        hint: (0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_7__/* .suggestion */ .h)(unknown, known, 'names') ?? `Write the program .agentv/${FOLDER}/${unknown}.mjs, or use otlp.`,
    });
}
async function ownBackends(cwd, { files, scripts }) {
    const root = await (0,_suites_discover_js__WEBPACK_IMPORTED_MODULE_9__/* .findRepository */ .W1)(cwd, files);
    return (0,_suites_graders_custom_grader_files_js__WEBPACK_IMPORTED_MODULE_10__/* .findScripts */ .O3)([[FOLDER]], {
        roots: (0,_suites_references_env_files_js__WEBPACK_IMPORTED_MODULE_12__/* .searchRoots */ ._)(cwd, { root, cwd }),
        bounds: new _suites_references_bounds_js__WEBPACK_IMPORTED_MODULE_11__/* .Bounds */ .c([root, cwd], files),
        files,
        scripts,
        shown: (path) => (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_13__/* .shownPath */ .p)(path, cwd),
    });
}
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 256 * 1024;
const described = () => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    endpoint: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(2_000),
    headers: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(200), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(16_000)).default({}),
    resourceAttributes: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()])).default({}),
    warnings: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).default([]),
});
async function ownBackend(name, env, { cwd, runtime }, signal) {
    const program = (await ownBackends(cwd, runtime)).get(name);
    if (program === undefined)
        return { name, why: `.agentv/${FOLDER}/${name}.mjs is gone` };
    if (program.complaint !== undefined)
        return { name, why: program.complaint.message };
    const ending = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.extname)(program.path);
    const starter = await runtime.scripts.starter(ending);
    if (starter.kind === 'none')
        return { name, why: `${program.shown} needs ${starter.missing}`, hint: starter.hint };
    const isModule = /^\.m?[jt]s$/.test(ending);
    const started = isModule ? ['--input-type=module', '--eval', callerOf(program.path)] : [program.path];
    const ended = await runtime.exec.run({
        command: [...starter.command, ...started],
        cwd,
        env: runtime.programEnv(definedIn(env)),
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
    }, signal);
    if (ended.kind !== 'exited' || ended.exitCode !== 0)
        return { name, why: `${program.shown} ${endingText(ended)}` };
    const read = described().safeParse((0,_shared_json_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonOf */ .o_)(ended.stdout.trim()) ?? (0,_shared_json_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonOf */ .o_)(ended.stdout.trim().split('\n').at(-1) ?? ''));
    if (!read.success)
        return { name, why: `${program.shown} gave no {endpoint, headers}`, hint: HINT };
    const { endpoint, headers, resourceAttributes, warnings } = read.data;
    for (const warning of warnings)
        runtime.log.warn(`${program.shown}: ${(0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .T)(warning)}`);
    const resource = Object.entries(resourceAttributes).map(([key, value]) => [key, attributeValue(value)]);
    const lower = Object.fromEntries(Object.entries(headers).map(([key, value]) => [key.toLowerCase(), value]));
    return {
        name,
        url: endpoint,
        headers: { ...lower, ...(0,_reports_otel_backends_js__WEBPACK_IMPORTED_MODULE_5__/* .standardHeaders */ .qv)(env) },
        resource: Object.fromEntries(resource),
    };
}
const HINT = 'Its default export is { name, resolve({ env, cwd }) }, which gives { endpoint, headers }; other programs print that.';
const callerOf = (path) => [
    `import * as found from ${JSON.stringify((0,_adapters_open_file_js__WEBPACK_IMPORTED_MODULE_2__/* .fileAddress */ .x)(path))};`,
    "import { cwd, env, stdout } from 'node:process';",
    'const resolver = found.default ?? found.otelBackend ?? found.resolver;',
    'const given = { env, cwd: cwd() };',
    "const resolved = await (typeof resolver === 'function' ? resolver(given) : resolver.resolve(given));",
    "stdout.write('\\n' + JSON.stringify(resolved));",
].join('\n');
const attributeValue = (value) => typeof value === 'string' ? (0,_reports_otel_span_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)(value) : typeof value === 'number' ? (0,_reports_otel_span_js__WEBPACK_IMPORTED_MODULE_6__/* .double */ .gd)(value) : (0,_reports_otel_span_js__WEBPACK_IMPORTED_MODULE_6__/* .flag */ .Jt)(value);
const definedIn = (env) => Object.fromEntries(Object.entries(env).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
function endingText(ended) {
    if (ended.kind === 'exited') {
        const words = ended.stderr.trim();
        return `ended with exit code ${ended.exitCode}${words === '' ? '' : `: ${words}`}`;
    }
    if (ended.kind === 'notStarted')
        return `could not be started: ${ended.message}`;
    return ended.kind === 'timedOut' ? `took longer than ${TIMEOUT_MS / 1_000} s` : 'was ended';
}


/***/ }),

/***/ 96280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ traceFileReporters)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/reports/otel/root-span.js
var root_span = __webpack_require__(77165);
// EXTERNAL MODULE: ./build/js/src/reports/otel/span.js
var span = __webpack_require__(6936);
;// CONCATENATED MODULE: ./build/js/src/reports/files/trace-file.js


function* traceFile({ results }, redact) {
    for (const result of results)
        yield `${JSON.stringify(redact.deep(recordOf(result)))}\n`;
}
function recordOf(result) {
    const { testId, target, score, costUsd, tokenUsage, messages } = result;
    const { start, end } = (0,root_span/* rootTimes */.Ne)(result);
    const calls = messages.flatMap(({ toolCalls = [] }) => toolCalls);
    return {
        test_id: testId,
        target,
        score,
        duration_ms: Math.round(end - start),
        cost_usd: costUsd,
        token_usage: tokenUsage && { input: tokenUsage.input, output: tokenUsage.output },
        spans: calls.length === 0 ? undefined : calls.map(toolRecord),
    };
}
function toolRecord(call) {
    const duration = durationOf(call);
    return { type: 'tool', name: call.tool, duration_ms: duration === undefined ? undefined : Math.round(duration) };
}
function durationOf({ startTime, endTime, durationMs }) {
    const [start, end] = [(0,span/* knownMoment */.qm)(startTime), (0,span/* knownMoment */.qm)(endTime)];
    return durationMs ?? (start === undefined || end === undefined ? undefined : Math.max(0, end - start));
}

// EXTERNAL MODULE: ./build/js/src/reports/otel/encode.js + 1 modules
var encode = __webpack_require__(43748);
// EXTERNAL MODULE: ./build/js/src/reports/otel/limit-span.js
var limit_span = __webpack_require__(86082);
// EXTERNAL MODULE: ./build/js/src/reports/otel/trace.js
var trace = __webpack_require__(21323);
;// CONCATENATED MODULE: ./build/js/src/reports/otel/otlp-file.js



function* otlpFile(report, tracing, form) {
    const isDocument = form === 'document';
    let before = isDocument ? '{"resourceSpans":[' : '';
    for (const traced of (0,trace/* tracedResults */.c)(report)) {
        const spans = (0,trace/* traceOf */.f)(traced, tracing).spans.map(({ span }) => JSON.stringify((0,limit_span/* redactSpan */.op)(span, tracing.redact)));
        const text = (0,encode/* resourceSpansJson */.qG)(tracing.envelope, spans);
        yield isDocument ? `${before}${text}` : `{"resourceSpans":[${text}]}\n`;
        before = ',';
    }
    if (isDocument)
        yield `${before === ',' ? '' : before}]}\n`;
}

// EXTERNAL MODULE: ./build/js/src/app/run-folder/earlier-run.js + 1 modules
var earlier_run = __webpack_require__(75671);
// EXTERNAL MODULE: ./build/js/src/app/telemetry/own-backend.js
var own_backend = __webpack_require__(4270);
// EXTERNAL MODULE: ./build/js/src/app/telemetry/tracing.js
var tracing = __webpack_require__(68485);
;// CONCATENATED MODULE: ./build/js/src/app/telemetry/trace-files.js






function traceFileReporters(site, files) {
    const { otel, otelFile, traceFile: tracePath } = site.inputs;
    const inFolder = otel.includes(own_backend/* FILE */.PW) ? (0,external_node_path_.join)(site.folder, earlier_run/* runFiles */.NW.traces) : undefined;
    const wanted = [
        { name: 'OTLP file', path: otelFile ?? inFolder, piecesOf: otlpPieces },
        { name: 'trace file', path: tracePath, piecesOf: tracePieces },
    ];
    return wanted.flatMap(({ name, path: given, piecesOf }) => {
        if (given === undefined)
            return [];
        return [
            {
                name,
                async deliver(report) {
                    const path = (0,tracing/* pathWithTime */.t)(given, report, site);
                    await files.writePieces(path, piecesOf(report, path, site));
                    return { kind: 'delivered', name, where: path };
                },
            },
        ];
    });
}
const otlpPieces = (report, path, site) => otlpFile(report, (0,tracing/* tracingOf */.K)(report, site), path.endsWith('.jsonl') ? 'lines' : 'document');
const tracePieces = (report, _, site) => traceFile(report, (0,tracing/* tracingOf */.K)(report, site).redact);


/***/ }),

/***/ 68485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ tracingOf),
/* harmony export */   t: () => (/* binding */ pathWithTime)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _reports_otel_ids_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63944);
/* harmony import */ var _reports_otel_resource_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4416);
/* harmony import */ var _shared_secrets_redact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7986);
/* harmony import */ var _shared_secrets_secret_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28822);
/* harmony import */ var _pipeline_timestamp_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24050);






function tracingOf(report, site, secrets = []) {
    const { inputs, runtime, commit } = site;
    const { env } = runtime;
    const remote = (0,_reports_otel_ids_js__WEBPACK_IMPORTED_MODULE_1__/* .readRemoteParent */ .zK)(env);
    return {
        run: runOf(site),
        ...(isParent(remote) && { remote }),
        captureContent: inputs.otelCaptureContent || /^true$/i.test(env['AGENTV_OTEL_CAPTURE_CONTENT'] ?? ''),
        groupTurns: inputs.otelGroupTurns,
        envelope: { resource: (0,_reports_otel_resource_js__WEBPACK_IMPORTED_MODULE_2__/* .resourceOf */ .KU)(report, env, commit), version: report.generator.version },
        redact: (0,_shared_secrets_redact_js__WEBPACK_IMPORTED_MODULE_3__/* .redactor */ .$)([...(0,_shared_secrets_secret_names_js__WEBPACK_IMPORTED_MODULE_4__/* .secretValues */ .VX)(env), ...secrets], inputs.redact),
    };
}
const isParent = (remote) => typeof remote === 'object';
function runOf({ folder, jobKey, runtime: { env } }) {
    const { GITHUB_RUN_ID: run, GITHUB_RUN_ATTEMPT: attempt = '1', GITHUB_JOB: job = '' } = env;
    return { id: run ? `${run}.${jobKey ?? job}` : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(folder), attempt };
}
const pathWithTime = (path, { startedAt }, site) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(site.runtime.cwd, site.inputs.workingDirectory, path.replaceAll('{timestamp}', (0,_pipeline_timestamp_js__WEBPACK_IMPORTED_MODULE_5__/* .timestamp */ .v)(Date.parse(startedAt))));


/***/ }),

/***/ 84940:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ sideOf)
/* harmony export */ });
/* harmony import */ var _model_run_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89976);
/* harmony import */ var _model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56768);
/* harmony import */ var _model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94987);
/* harmony import */ var _shared_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19402);




function sideOf(result, from) {
    const { status, output, scores, messages, fileChanges, tokenUsage, costUsd, durationMs, model } = result;
    const outcome = (0,_model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .outcomeOf */ .s)(result);
    const tokens = totalTokens(tokenUsage);
    return {
        pass: outcome.kind === 'passed',
        ...(outcome.score !== undefined && { score: outcome.score }),
        answer: status === 'execution_error' ? '' : output,
        ...(status === 'execution_error' && { failure: (0,_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_1__/* .failureOf */ .g5)(result)?.message ?? result.failure.message }),
        graders: scores.length > 0 ? scores.map(graderOf) : ungrouped(result),
        steps: stepsOf(messages),
        ...(fileChanges !== undefined && { fileChanges }),
        ...(tokens !== undefined && { tokens }),
        ...(costUsd !== undefined && { costUsd }),
        ...(durationMs !== undefined && { durationMs }),
        ...(model !== undefined && { model }),
        from: { ...from, time: result.timestamp },
    };
}
const totalTokens = (usage) => usage && usage.input + usage.output;
function ungrouped({ assertions, score }) {
    if (assertions.length === 0)
        return [];
    const verdict = assertions.every(({ passed }) => passed) ? 'pass' : 'fail';
    return [{ name: 'checks', type: 'assertions', score, weight: 1, verdict, assertions }];
}
const graderOf = (score) => ({
    name: score.name,
    type: score.type,
    score: score.score,
    weight: score.weight,
    verdict: score.verdict,
    assertions: score.assertions,
    ...(score.reasoning !== undefined && { reasoning: score.reasoning }),
    ...(score.target !== undefined && { judge: score.target }),
    ...(score.costUsd !== undefined && { costUsd: score.costUsd }),
    ...(score.scores !== undefined && { members: score.scores.map(graderOf) }),
});
function stepsOf(messages) {
    return messages.flatMap((message) => {
        const { role, content, toolCalls = [], tokenUsage, durationMs } = message;
        const tokens = totalTokens(tokenUsage);
        const text = content === undefined ? '' : textOf(content);
        const isEmpty = text === '' && toolCalls.length > 0;
        const own = {
            kind: 'message',
            role,
            text,
            ...(tokens !== undefined && { tokens }),
            ...(durationMs !== undefined && { durationMs }),
        };
        return [...(isEmpty ? [] : [own]), ...toolCalls.map(callOf)];
    });
}
function textOf(content) {
    if (!Array.isArray(content))
        return (0,_model_run_message_js__WEBPACK_IMPORTED_MODULE_0__/* .contentText */ .Tf)(content);
    return content
        .map((part) => {
        if (part.type === 'text')
            return part.value;
        if (part.type === 'file')
            return `[file ${part.path}]`;
        return part.type === 'image' ? `[image ${part.mediaType}]` : (0,_shared_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .d)(part.value);
    })
        .join('\n');
}
const callOf = ({ tool, input, output, status, durationMs }) => ({
    kind: 'call',
    tool,
    input: valueText(input),
    output: valueText(output),
    ...(status !== undefined && { status }),
    ...(durationMs !== undefined && { durationMs }),
});
const valueText = (value) => value === undefined ? '' : typeof value === 'string' ? value : (0,_shared_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .d)(value);


/***/ }),

/***/ 30117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ mergeTrend),
/* harmony export */   Ig: () => (/* binding */ mergeSamples),
/* harmony export */   fE: () => (/* binding */ isMeasuredAlike),
/* harmony export */   yx: () => (/* binding */ mergeFacts)
/* harmony export */ });
/* harmony import */ var _model_run_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55631);
/* harmony import */ var _model_run_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32506);
/* harmony import */ var _codec_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28122);



function mergeSamples(own, { earlier, oldest }) {
    const merged = own.map((trials) => {
        const known = earlier.get(keyText(trials.key));
        const carried = known !== undefined && isMeasuredAlike(known, trials) ? recent(known.sides, oldest) : [];
        const { key, measure, subject } = trials;
        return {
            key,
            ...(measure !== undefined && { measure }),
            ...(subject !== undefined && { subject }),
            sides: bestSides(trials.sides, carried),
        };
    });
    const present = new Set(own.map(({ key }) => keyText(key)));
    const others = [...earlier.values()].flatMap((sample) => {
        const sides = recent(sample.sides, oldest);
        return present.has((0,_codec_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOf */ .TN)(sample)) ? [] : [{ ...sample, sides }];
    });
    return [...merged, ...others].filter(({ sides }) => sides.length > 0);
}
const isMeasuredAlike = (one, other) => one.measure === undefined || other.measure === undefined || (0,_model_run_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameMeasure */ .$1)(one.measure, other.measure);
const keyText = ([suiteFile, suite, testId, target]) => (0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_1__/* .resultKey */ .ZH)({ suiteFile, suite, testId, target });
const recent = (sides, oldest) => sides.filter(({ from }) => from.time >= oldest);
function bestSides(own, carried) {
    const newest = (pass) => [...carried, ...own].findLast((side) => side.pass === pass && side.failure === undefined);
    return [newest(true), newest(false)].filter((side) => side !== undefined);
}
function mergeTrend(earlier, own) {
    if (own === undefined)
        return [...earlier];
    const others = earlier.filter(({ run }) => run !== own.run);
    return [...others, own]
        .sort((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0))
        .slice(-_codec_js__WEBPACK_IMPORTED_MODULE_2__/* .sampleLimits */ .xB.trendRuns);
}
function mergeFacts(own, { earlier, oldest }) {
    const present = new Set(own.map(({ key }) => keyText(key)));
    const others = [...earlier].flatMap(([key, fact]) => (present.has(key) || fact.time < oldest ? [] : [fact]));
    return [...own, ...others];
}


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


/***/ }),

/***/ 25063:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EJ: () => (/* binding */ MOST_STORED_OUTPUT),
/* harmony export */   H4: () => (/* binding */ MOST_STORED_ANSWER),
/* harmony export */   d$: () => (/* binding */ shortAnswer),
/* harmony export */   lK: () => (/* binding */ withShortOutputs),
/* harmony export */   xZ: () => (/* binding */ isCut)
/* harmony export */ });
/* harmony import */ var _shared_cut_long_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15960);

const [MOST_STORED_OUTPUT, MOST_STORED_ANSWER] = [2 * 1024, 4 * 1024];
const WHERE = 'samples are limited';
const shortAnswer = (answer) => (0,_shared_cut_long_js__WEBPACK_IMPORTED_MODULE_0__/* .cutLong */ .Z)(answer, MOST_STORED_ANSWER, WHERE);
const shortOutput = (output) => (0,_shared_cut_long_js__WEBPACK_IMPORTED_MODULE_0__/* .cutLong */ .Z)(output, MOST_STORED_OUTPUT, WHERE);
const withShortOutputs = (steps) => steps.map((step) => (step.kind === 'call' ? { ...step, output: shortOutput(step.output) } : step));
const isCut = (side, part) => side?.cut?.includes(part) === true;


/***/ }),

/***/ 22395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ headingWords)
/* harmony export */ });
/* harmony import */ var _shared_never_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25379);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5594);


function headingWords(report) {
    const { verdict, totals, dryRun } = report;
    const passed = `${totals.passed} of ${totals.total} passed`;
    if (dryRun)
        return verdict.kind === 'inconclusive' ? 'dry run' : 'dry run, some tests could not run';
    const deciding = verdict.reasons.filter(({ kind }) => kind === verdict.kind);
    switch (verdict.kind) {
        case 'pass':
            return verdict.unarmed ? passed : `${passed}, no drop found`;
        case 'warn':
            return `${passed}, ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)('warning', deciding.length)}`;
        case 'fail':
            return failures(deciding) || `failed, ${passed}`;
        case 'inconclusive':
            return inconclusive(deciding, passed);
        case 'invalid':
            return 'not measured';
        case 'cancelled':
            return `cancelled after ${totals.total - totals.skipped} of ${totals.total}`;
        default:
            return (0,_shared_never_js__WEBPACK_IMPORTED_MODULE_0__/* .never */ .Z)(verdict.kind);
    }
}
function failures(deciding) {
    const count = (rule) => deciding.filter((reason) => reason.rule === rule).length;
    const tests = deciding.filter(({ rule, testId }) => rule === 'requirement' && testId !== undefined).length;
    const suites = count('requirement') - tests;
    const parts = [
        count('regression') > 0 && `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)('test', count('regression'))} regressed`,
        count('suite-drop') > 0 && `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)('suite', count('suite-drop'))} dropped`,
        suites > 0 && `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)('suite', suites)} below threshold`,
        tests > 0 && `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)('must_pass test', tests)} failed`,
        count('increase') > 0 && `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)('limit', count('increase'))} exceeded`,
    ];
    return parts.filter((part) => part !== false).join(', ');
}
function inconclusive(deciding, passed) {
    if (deciding.some(({ rule }) => rule === 'stopped'))
        return 'stopped before all tests ran';
    const isUncompared = deciding.length > 0 && deciding.every(({ rule }) => rule === 'baseline');
    return isUncompared ? `no baseline yet, ${passed}` : 'inconclusive';
}


/***/ }),

/***/ 78604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ag: () => (/* binding */ suiteRows),
/* harmony export */   H7: () => (/* binding */ suiteTable),
/* harmony export */   tG: () => (/* binding */ allSuites),
/* harmony export */   xF: () => (/* binding */ notableSuites)
/* harmony export */ });
/* harmony import */ var _shared_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54668);
/* harmony import */ var _shared_percentage_points_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15537);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5594);
/* harmony import */ var _compared_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15714);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57277);
/* harmony import */ var _marks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11241);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5937);
/* harmony import */ var _comment_parts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95055);








function notableSuites(report) {
    if (report.dryRun || report.verdict.kind === 'pass')
        return [];
    const rank = (suite) => KINDS.indexOf((0,_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .suiteKind */ .h0)(report, suite));
    return report.suites
        .filter((suite) => (0,_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .suiteKind */ .h0)(report, suite) !== 'pass' || suite.totals.failed + suite.totals.errored > 0)
        .toSorted((a, b) => rank(a) - rank(b) || b.totals.failed - a.totals.failed);
}
function suiteTable(report, rows) {
    return (0,_shared_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .t)(hasDeltas(report) ? [...BEFORE, ...DELTA, ...AFTER] : [...BEFORE, ...AFTER], rows);
}
function suiteRows(report, suites) {
    const name = (0,_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .suiteNamer */ .u3)(report);
    const severalTargets = new Set(report.suites.map(({ target }) => target)).size > 1;
    return suites.map((suite) => {
        const { target, threshold, totals } = suite;
        const needed = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .neededScore */ .w_)(suite);
        const change = changeOf(report, suite);
        const kind = (0,_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .suiteKind */ .h0)(report, suite);
        const own = report.verdict.reasons.filter((reason) => reason.suite === undefined || (reason.suite === suite.suite && reason.target === target));
        const { icon, word } = (0,_marks_js__WEBPACK_IMPORTED_MODULE_5__/* .suiteMark */ .yX)(kind, own);
        return [
            (0,_comment_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)(severalTargets ? `${name(suite)} [${target}]` : name(suite)),
            `${totals.passed}/${totals.passed + totals.failed}${totals.errored > 0 ? `, ${totals.errored} errored` : ''}${totals.skipped > 0 ? `, ${totals.skipped} not run` : ''}`,
            (0,_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .score */ .fN)(totals.score, threshold) + (needed === undefined ? '' : ` (${needed})`),
            ...(hasDeltas(report) ? comparisonCells(change) : []),
            `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .money */ .TG)(totals.costUsd)}${growth(change)}`,
            `${icon} ${word}`,
        ];
    });
}
const comparisonCells = (change) => change?.delta === undefined ? ['\u2013', 'not compared'] : [(0,_shared_percentage_points_js__WEBPACK_IMPORTED_MODULE_1__/* .differenceText */ .Lr)(change), (0,_compared_js__WEBPACK_IMPORTED_MODULE_3__/* .findingOf */ .hD)(change)];
function allSuites(report, shown, most) {
    if (report.dryRun || report.suites.length <= shown)
        return _comment_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .nothing */ .s6;
    const listed = report.suites.slice(0, most);
    const others = report.suites.length - listed.length;
    return {
        summary: `All suites (${report.suites.length})`,
        content: listed.length === 0 ? [] : [suiteTable(report, suiteRows(report, listed))],
        ...(others > 0 && { leftOut: (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('suite', others) }),
    };
}
const KINDS = ['invalid', 'fail', 'cancelled', 'inconclusive', 'warn', 'pass'];
const BEFORE = [
    { title: 'Suite' },
    { title: 'Passed', align: 'right' },
    { title: 'Score', align: 'right' },
];
const DELTA = [{ title: '\u0394 vs base', align: 'right' }, { title: 'Finding' }];
const AFTER = [{ title: 'Cost', align: 'right' }, { title: 'Verdict' }];
const hasDeltas = ({ comparison }) => comparison.suites.some(({ delta }) => delta !== undefined);
const changeOf = ({ comparison }, { suite, file, target }) => comparison.suites.find((other) => other.suite === suite && other.file === file && other.target === target);
function growth(change) {
    const share = change?.increases.find(({ of }) => of === 'cost')?.share;
    const percent = share === undefined ? 0 : Math.round(100 * share);
    return percent === 0 ? '' : ` (${percent > 0 ? '+' : '\u2212'}${Math.abs(percent)}%)`;
}


/***/ }),

/***/ 61204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ commentMarkdown),
  o: () => (/* binding */ problemsComment)
});

// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/shared/fit.js
var fit = __webpack_require__(22274);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/reports/compared.js
var reports_compared = __webpack_require__(15714);
// EXTERNAL MODULE: ./build/js/src/reports/hint.js
var reports_hint = __webpack_require__(74874);
// EXTERNAL MODULE: ./build/js/src/reports/marks.js
var marks = __webpack_require__(11241);
// EXTERNAL MODULE: ./build/js/src/reports/rerun-shards.js
var rerun_shards = __webpack_require__(38387);
// EXTERNAL MODULE: ./build/js/src/reports/totals-line.js + 1 modules
var totals_line = __webpack_require__(32874);
// EXTERNAL MODULE: ./build/js/src/model/run/present-trials.js
var present_trials = __webpack_require__(56768);
// EXTERNAL MODULE: ./build/js/src/model/run/result-outcome.js
var result_outcome = __webpack_require__(94987);
// EXTERNAL MODULE: ./build/js/src/shared/percentage-points.js
var percentage_points = __webpack_require__(15537);
// EXTERNAL MODULE: ./build/js/src/reports/findings.js
var findings = __webpack_require__(57277);
// EXTERNAL MODULE: ./build/js/src/reports/html/row-id.js
var row_id = __webpack_require__(11079);
// EXTERNAL MODULE: ./build/js/src/reports/numbers.js
var reports_numbers = __webpack_require__(5937);
// EXTERNAL MODULE: ./build/js/src/reports/overall-delta.js
var overall_delta = __webpack_require__(70229);
// EXTERNAL MODULE: ./build/js/src/reports/comment/comment-parts.js
var comment_parts = __webpack_require__(95055);
;// CONCATENATED MODULE: ./build/js/src/reports/comment/comment-changes.js










const regressedTests = (report, context) => rowsOf(report, context, inState('regressed'));
function deltaLine(report) {
    const { comparison } = report;
    const { baseline, suites } = comparison;
    const moved = (0,overall_delta/* overallDelta */.O)(comparison);
    if (baseline.kind !== 'found' || moved === undefined)
        return undefined;
    const compared = suites.filter(({ delta }) => delta !== undefined);
    const tests = compared.reduce((sum, { comparable }) => sum + comparable, 0);
    const against = (0,comment_parts/* code */.aY)(baseline.provenance[0]?.branch ?? 'the baseline');
    const difference = { delta: moved.delta, deltaLow: moved.low, deltaHigh: moved.high };
    return [
        `**${(0,percentage_points/* signedPoints */._9)(moved.delta, (0,percentage_points/* digitsOf */.C3)(difference))}**${(0,percentage_points/* interval */.YP)(difference)} against ${against} on ${(0,shared_text/* plural */.LS)('comparable test', tests)}`,
        detectableDrops(compared),
        ...(0,reports_compared/* detectableTestsText */.im)(report),
    ].join(' \u00b7 ');
}
function detectableDrops(suites) {
    const [first] = suites;
    if (first !== undefined && suites.length === 1)
        return (0,reports_compared/* detectableDropText */.GU)(first);
    const drops = suites.flatMap(({ smallestDetectableDrop }) => smallestDetectableDrop ?? []).sort((a, b) => a - b);
    const [least, most] = [drops[0], drops.at(-1)];
    if (least === undefined || most === undefined)
        return 'a drop is not detectable with this baseline';
    const range = (0,reports_compared/* sizeOfDrop */.W6)(least) === (0,reports_compared/* sizeOfDrop */.W6)(most) ? (0,reports_compared/* sizeOfDrop */.W6)(most) : `${(0,reports_compared/* sizeOfDrop */.W6)(least)} to ${(0,reports_compared/* sizeOfDrop */.W6)(most)}`;
    const none = suites.length - drops.length;
    return `smallest detectable drop of a suite: ${range}${none > 0 ? ` (not detectable in ${none} of ${suites.length})` : ''}`;
}
function stillUnclear(report, most, context) {
    const groups = [
        ['\ud83d\udfe0 Fails on base too', 'fails-on-base'],
        ['\ud83d\udfe0 Suspected', 'suspected'],
        ['\ud83d\udfe0 Not reproduced', 'not-reproduced'],
        ['\ud83d\udfe0 Failing, not enough baseline trials', 'not-enough-history'],
        ['\ud83d\udfe0 Failing, not re-run', 'not-rerun'],
        ['\u26aa Failing as before', 'failing-as-before'],
        ['\ud83d\udd15 Quarantined', 'quarantined'],
    ];
    return folded(most, [
        ...groups.map(([mark, state]) => ({ mark, rows: rowsOf(report, context, inState(state)) })),
        { mark: '\ud83d\udfe1 Flaky', rows: [...rowsOf(report, context, isFlakyPass), ...mixedTests(report, context)] },
    ]);
}
function fixedAndNew(report, most, context) {
    const resultOf = (0,findings/* resultsOfChanges */.te)(report);
    const fails = (test) => {
        const result = resultOf(test);
        return result !== undefined && (0,result_outcome/* outcomeOf */.s)(result).kind === 'failed';
    };
    const groups = [
        ['\ud83d\udfe2 Fixed', inState('fixed')],
        ['\ud83c\udd95 New', (test) => test.state === 'new' && !fails(test)],
        ['\u270f\ufe0f Changed', (test) => test.state === 'changed' && !fails(test)],
        ['\u2796 Removed', inState('removed')],
        ['\u2753 Not run', inState('skipped')],
    ];
    return folded(most, groups.map(([mark, isShown]) => ({ mark, rows: rowsOf(report, context, isShown) })));
}
const inState = (wanted) => ({ state }) => state === wanted;
const isFlakyPass = ({ state, flaky }) => state === 'passing' && flaky === true;
function provenance({ comparison: { baseline, suites } }) {
    const newest = baseline.kind === 'found' ? baseline.provenance[0] : undefined;
    if (newest === undefined)
        return [];
    const { branch, sha, where } = newest;
    const commit = [branch, sha?.slice(0, 7)].filter((part) => part !== undefined).join('@');
    const runs = suites.reduce((most, suite) => Math.max(most, suite.runs), 0);
    const pooled = runs > 1 ? `, ${runs} runs pooled` : '';
    return [`Base ${(0,comment_parts/* code */.aY)(commit === '' ? where : commit)}${commit === '' ? '' : `, ${(0,comment_parts/* cell */.Hn)(where)}`}${pooled}`];
}
function folded(most, groups) {
    const filled = groups.filter(({ rows }) => rows.length > 0);
    if (filled.length === 0)
        return comment_parts/* nothing */.s6;
    const counts = filled.map(({ mark, rows }) => `${mark} (${rows.length})`).join(' \u00b7 ');
    if (most === 0)
        return { summary: '', content: [], leftOut: counts };
    const content = filled.flatMap(({ mark, rows }) => {
        const others = rows.length - most;
        return [
            `**${mark}**`,
            (0,comment_parts/* testTable */.b6)(rows.slice(0, most)),
            ...(others > 0 ? [`_and ${others} more in the summary_`] : []),
        ];
    });
    return { summary: counts, content };
}
function mixedTests(report, context) {
    const changeOf = (0,findings/* changeFinder */.DB)(report);
    const name = (0,findings/* namer */.wf)(report);
    return (0,findings/* findings */.Pg)(report).passing.flatMap((result) => {
        const change = changeOf(result);
        const misses = (0,present_trials/* measuredTrials */.ik)(result.trials ?? []).filter(({ pass }) => !pass).length;
        if (misses === 0 || (change !== undefined && (change.state !== 'passing' || change.flaky)))
            return [];
        return [
            {
                test: (0,comment_parts/* linked */.q)(name(result), result.location, context),
                numbers: (0,findings/* scoreText */.QO)(result),
                why: `${(0,findings/* trialsPassed */.So)(result) ?? ''}; together they reach the pass mark`,
            },
        ];
    });
}
function rowsOf(report, context, isShown) {
    const changes = report.comparison.tests.filter(isShown);
    if (changes.length === 0)
        return [];
    const name = (0,findings/* namer */.wf)(report);
    const resultOf = (0,findings/* resultsOfChanges */.te)(report);
    return changes.map((change) => {
        const result = resultOf(change);
        const why = result && whyNotPassed(result);
        return {
            test: `${(0,comment_parts/* linked */.q)(name(change), change.location ?? result?.location, context)}${answersLink(change, context)}`,
            numbers: countsOf(change) ?? (0,reports_numbers/* score */.fN)(result && (0,result_outcome/* outcomeOf */.s)(result).score),
            why: (0,comment_parts/* cell */.Hn)((0,shared_text/* asSentences */.pm)([(0,reports_compared/* confirmationOf */.$x)(change) ?? [], why ?? change.why ?? [], (0,reports_compared/* differenceOf */.Pq)(change) ?? []].flat())) ||
                '\u2013',
        };
    });
}
function answersLink(change, { page }) {
    const isSuspected = change.state === 'regressed' || change.state === 'suspected';
    return page?.url === undefined || !isSuspected ? '' : ` \u00b7 [answers](${page.url}#/t/${(0,row_id/* rowId */.u)(change)})`;
}
function whyNotPassed(result) {
    const { kind } = (0,result_outcome/* outcomeOf */.s)(result);
    if (kind === 'failed')
        return (0,findings/* failedChecks */.HH)(result)[0].text;
    return kind === 'not-run' && (0,findings/* isWithoutScore */.Ff)(result) ? (0,shared_text/* asSentences */.pm)((0,findings/* causeLines */.t1)(result)) : undefined;
}
const countsOf = (change) => change.base === undefined && change.now === undefined ? undefined : (0,reports_compared/* passesOf */.Hb)(change);

// EXTERNAL MODULE: ./build/js/src/reports/comment/comment-heading.js
var comment_heading = __webpack_require__(22395);
// EXTERNAL MODULE: ./build/js/src/reports/comment/comment-suites.js
var comment_suites = __webpack_require__(78604);
// EXTERNAL MODULE: ./build/js/src/reports/escape/invisible.js
var invisible = __webpack_require__(41180);
// EXTERNAL MODULE: ./build/js/src/reports/escape/markdown.js
var markdown = __webpack_require__(4366);
// EXTERNAL MODULE: ./build/js/src/reports/reproduce.js
var reproduce = __webpack_require__(96360);
;// CONCATENATED MODULE: ./build/js/src/reports/comment/comment-tests.js








function failingTests(report, context) {
    const name = (0,findings/* namer */.wf)(report);
    const changeOf = (0,findings/* changeFinder */.DB)(report);
    return plainlyFailing(report).map((result) => {
        const checks = (0,findings/* failedChecks */.HH)(result);
        const others = checks.length > 1 ? ` (and ${checks.length - 1} more)` : '';
        const trials = (0,findings/* trialsPassed */.So)(result);
        const numbers = `${(0,findings/* scoreText */.QO)(result)} of ${(0,reports_numbers/* score */.fN)(result.passMark)}`;
        const state = changeOf(result)?.state;
        const label = state !== undefined && UNCOMPARED.includes(state) ? [state] : [];
        return {
            test: (0,comment_parts/* linked */.q)(name(result), result.location, context),
            numbers: [numbers, ...(trials === undefined ? [] : [trials]), ...label].join(', '),
            why: (0,comment_parts/* cell */.Hn)(checks[0].text) + others,
        };
    });
}
function excerpts(report, { excerptLines, tests }) {
    const changeOf = (0,findings/* changeFinder */.DB)(report);
    const name = (0,findings/* namer */.wf)(report);
    const blocking = (0,findings/* findings */.Pg)(report).failing.filter((result) => {
        const state = changeOf(result)?.state;
        return isPlain(state) || state === 'regressed';
    });
    if (blocking.length === 0)
        return comment_parts/* nothing */.s6;
    if (excerptLines === 0)
        return { summary: '', content: [], leftOut: (0,shared_text/* plural */.LS)('excerpt', blocking.length) };
    const shown = blocking.slice(0, Math.min(tests, MOST_EXCERPTS));
    const content = shown.flatMap((result) => {
        const command = (0,reproduce/* reproduceCommand */.n)(result);
        return [
            `**${(0,comment_parts/* code */.aY)(name(result))}**`,
            ...((0,findings/* answerOf */.ut)(result).trim() === '' ? ['(no answer)'] : [(0,markdown/* fence */.EU)(excerptOf((0,findings/* answerOf */.ut)(result), excerptLines))]),
            ...(command.length <= LONGEST_COMMAND ? [`Re-run it: ${(0,markdown/* codeSpan */.SS)(command)}`] : []),
        ];
    });
    const others = blocking.length - shown.length;
    return {
        summary: `Answers and re-run commands (${shown.length})`,
        content,
        ...(others > 0 && { leftOut: (0,shared_text/* plural */.LS)('excerpt', others) }),
    };
}
function erroredTests(report, most, context) {
    const { errored } = (0,findings/* findings */.Pg)(report);
    if (errored.length === 0)
        return comment_parts/* nothing */.s6;
    const name = (0,findings/* namer */.wf)(report);
    const groups = (0,findings/* errorGroups */.Zy)(errored);
    const causes = groups
        .slice(0, MOST_CAUSES_NAMED)
        .map(({ class: failureClass, results }) => (0,marks/* errorCount */.YH)(results.length, failureClass))
        .join(', ');
    const summary = `\u26a0\ufe0f Errored, not scored (${errored.length}): ${causes}`;
    if (most === 0)
        return { summary: '', content: [], leftOut: (0,shared_text/* plural */.LS)('errored test', errored.length) };
    const items = groups.slice(0, most).map(({ class: failureClass, message, results }) => {
        const names = results
            .slice(0, NAMES_PER_CAUSE)
            .map((result) => (0,comment_parts/* linked */.q)(name(result), result.failure.location ?? result.location, context));
        const others = results.length - names.length;
        return [
            `- **${(0,marks/* errorCount */.YH)(results.length, failureClass)}**: ${(0,comment_parts/* sentence */.em)(message)}`,
            `  - ${names.join(', ')}${others > 0 ? ` and ${others} more` : ''}`,
        ].join('\n');
    });
    const others = groups.length - items.length;
    return {
        summary,
        content: [items.join('\n')],
        ...(others > 0 && { leftOut: (0,shared_text/* plural */.LS)('cause of errors', others, 'causes of errors') }),
    };
}
const MOST_EXCERPTS = 10;
const EXCERPT_CHARACTERS = 1200;
const MOST_CAUSES_NAMED = 3;
const NAMES_PER_CAUSE = 10;
const LONGEST_COMMAND = 500;
function plainlyFailing(report) {
    const changeOf = (0,findings/* changeFinder */.DB)(report);
    return (0,findings/* findings */.Pg)(report).failing.filter((result) => isPlain(changeOf(result)?.state));
}
const PLAIN = ['failing', 'passing'];
const UNCOMPARED = ['new', 'changed'];
const isPlain = (state) => state === undefined || PLAIN.includes(state) || UNCOMPARED.includes(state);
function excerptOf(output, lines) {
    const text = (0,invisible/* withoutAnsi */.uo)((0,invisible/* beginningOf */.VI)(output)).replaceAll(/\r\n?/g, '\n').trim().split('\n');
    const shown = text.slice(0, lines);
    const short = (0,shared_text/* cutEnd */.ym)(shown.map((line) => (0,shared_text/* cutEnd */.ym)(line, EXCERPT_CHARACTERS)).join('\n'), EXCERPT_CHARACTERS);
    return text.length > shown.length && !short.endsWith('\u2026') ? `${short}\n\u2026` : short;
}

;// CONCATENATED MODULE: ./build/js/src/reports/comment/comment.js













function commentMarkdown(report, context, maxBytes) {
    return (0,fit/* fit */.U)([
        () => page(report, context, comment_all),
        () => page(report, context, { ...comment_all, excerptLines: 3 }),
        () => page(report, context, { ...comment_all, excerptLines: 3, good: 0 }),
        () => page(report, context, { ...comment_all, excerptLines: 3, good: 0, unclear: 0 }),
        () => page(report, context, { ...comment_all, excerptLines: 0, good: 0, unclear: 0 }),
        () => page(report, context, { ...comment_all, excerptLines: 0, good: 0, unclear: 0, tests: 10 }),
        () => page(report, context, { ...comment_all, excerptLines: 0, good: 0, unclear: 0, tests: 5, causes: 5 }),
        () => page(report, context, { ...comment_all, excerptLines: 0, good: 0, unclear: 0, tests: 5, causes: 5, suites: 0 }),
        () => page(report, context, least),
    ], maxBytes);
}
function problemsComment(problems, context) {
    const items = problems.slice(0, MOST_PROBLEMS).map((problem) => {
        const { location, hint } = problem;
        const where = location === undefined ? '' : `${(0,comment_parts.at)(location, context)}: `;
        const parts = [(0,comment_parts/* sentence */.em)((0,errors/* sentenceOf */.$N)(problem)), ...(hint === undefined ? [] : [(0,comment_parts/* sentence */.em)(hint)])];
        return `- ${where}${(0,shared_text/* asSentences */.pm)(parts)}`;
    });
    const others = problems.length - items.length;
    return (0,comment_parts/* block */.om)([
        title('\u26d4', problems.length === 0 ? 'eval-action has a bug' : 'could not run', context),
        ...(items.length === 0 ? ['Please report it with the lines in the log of the step.'] : [items.join('\n')]),
        ...(others > 0 ? [`_and ${(0,shared_text/* plural */.LS)('more problem', others)}: the log of the step lists all of them_`] : []),
        foot([...headOf(context), ...runLink(context)]),
    ]);
}
const VISIBLE_LINES = 25;
const MOST_PROBLEMS = 10;
const MOST_REASONS = 3;
const FEWEST_TESTS = 3;
const FEWEST_SUITES = 4;
const comment_all = { tests: 20, excerptLines: 12, causes: comment_parts/* LISTED */.CQ, unclear: comment_parts/* LISTED */.CQ, good: comment_parts/* LISTED */.CQ, suites: 200 };
const least = { tests: 0, excerptLines: 0, causes: 0, unclear: 0, good: 0, suites: 0, onlyVerdict: true };
function page(report, context, limits) {
    const head = headOfPage(report, context, limits);
    if (limits.onlyVerdict) {
        const note = `_Everything else is omitted to keep this short; see ${summaryLink('the summary', context)}._`;
        return (0,comment_parts/* block */.om)([...head, note, footOf(report, context)]);
    }
    const regressed = regressedTests(report, context);
    const failing = failingTests(report, context);
    const lists = [
        { name: '\ud83d\udd34 Regressed', rows: regressed },
        { name: '\u274c Failing', rows: failing },
    ].filter(({ rows }) => rows.length > 0);
    const suites = (0,comment_suites/* notableSuites */.xF)(report);
    const taken = head.join('\n').split('\n').length + TABLE_LINES * lists.length + (suites.length > 0 ? 2 : 0) + FOOT_LINES;
    const free = VISIBLE_LINES - taken;
    const shares = shared(lists.map(({ rows }) => Math.min(rows.length, limits.tests)), free - Math.min(suites.length, FEWEST_SUITES));
    const left = free - shares.reduce((sum, share) => sum + share, 0);
    const shownSuites = suites.slice(0, Math.min(limits.suites, comment_parts/* LISTED */.CQ, Math.max(0, left)));
    const visible = lists.map(({ name, rows }, index) => (0,comment_parts/* visibleTable */.n2)(`#### ${name} (${rows.length})`, rows.slice(0, shares[index])));
    const folded = [
        ...lists.map(({ name, rows }, index) => moreTests(name, rows, shares[index] ?? 0, limits.tests)),
        excerpts(report, limits),
        erroredTests(report, limits.causes, context),
        stillUnclear(report, limits.unclear, context),
        fixedAndNew(report, limits.good, context),
        (0,comment_suites/* allSuites */.tG)(report, shownSuites.length, limits.suites),
    ];
    return (0,comment_parts/* block */.om)([
        ...head,
        ...(shownSuites.length === 0 ? [] : [(0,comment_suites/* suiteTable */.H7)(report, (0,comment_suites/* suiteRows */.Ag)(report, shownSuites))]),
        ...visible.flat(),
        ...folded.flatMap((each) => (0,comment_parts/* details */.zH)(each)),
        ...leftOut(folded, context),
        footOf(report, context),
    ]);
}
const TABLE_LINES = 3;
const FOOT_LINES = 2;
function headOfPage(report, context, { onlyVerdict }) {
    const { verdict } = report;
    const { icon } = (0,marks/* verdictMark */.vG)(verdict.kind);
    const [rate = '', ...others] = (0,totals_line/* totalsLine */.s)(report);
    const heading = title(icon, (0,comment_heading/* headingWords */.q)(report), context);
    const stats = [`**${rate}**`, ...others].join(' \u00b7 ');
    const delta = deltaLine(report);
    const warned = context.unverified === undefined ? [] : [unverified(context.unverified)];
    const summary = report.dryRun
        ? stats
        : `${(0,marks/* labelled */.wW)(verdict.kind, (0,comment_parts/* sentence */.em)(verdict.headline, HEADLINE_CHARACTERS))}  \n${stats}`;
    if (onlyVerdict)
        return [heading, ...warned, summary];
    return [
        heading,
        ...warned,
        delta === undefined ? summary : `${summary}  \n${delta}`,
        ...alerts(report),
        ...policyLine(report),
        ...(0,reports_compared/* shortBaselineNotes */.Hg)(report, comment_parts/* code */.aY).map((note) => `\ud83d\udfe0 ${note}.`),
        ...reasons(report),
    ];
}
const HEADLINE_CHARACTERS = 500;
const title = (icon, text, { key }) => `### ${icon} Evals: ${text} \u00b7 ${(0,comment_parts/* code */.aY)(key)}`;
const unverified = (repository) => `_Reported by code of ${(0,comment_parts/* code */.aY)(repository)}, unverified: its author may have changed the results._`;
function alerts(report) {
    const { comparison, complete, dryRun, totals, verdict } = report;
    if (dryRun)
        return ['> [!NOTE]\n> Dry run: no target was called.'];
    const [unread, ...others] = report.unreadable ?? [];
    if (unread !== undefined) {
        const more = others.length > 0 ? ` (and ${(0,shared_text/* plural */.LS)('more problem', others.length)})` : '';
        return [incomplete(`${(0,shared_text/* ended */.v6)(`${(0,comment_parts/* sentence */.em)(unread.message)}${more}`)}${hintAfter(unread.hint)}`, report)];
    }
    if (!complete) {
        const ran = totals.total - totals.skipped;
        return [incomplete(`${ran} of ${(0,shared_text/* plural */.LS)('test', totals.total)} ran before the run ended.`, report)];
    }
    const { baseline } = comparison;
    if (baseline.kind === 'unavailable') {
        return [quoted(`[!WARNING]\nNothing was compared: ${(0,shared_text/* ended */.v6)((0,comment_parts/* sentence */.em)(baseline.why))}${hintAfter(baseline.hint)}`)];
    }
    return verdict.unarmed && baseline.kind === 'none'
        ? [
            `> [!NOTE]\n> No baseline: only the requirements of the suites count. ${(0,shared_text/* ended */.v6)((0,comment_parts/* sentence */.em)((0,shared_text/* capitalized */.l2)(baseline.why)))}`,
        ]
        : [];
}
function incomplete(what, report) {
    const reruns = (0,rerun_shards/* shardRerunsMarkdown */.P)(report);
    return quoted([`[!CAUTION]\nIncomplete: ${what}`, ...(reruns === undefined ? [] : [reruns])].join('\n\n'));
}
const hintAfter = (hint) => (hint === undefined ? '' : ` ${(0,reports_hint/* hintMarkdown */.X)(hint)}`);
const quoted = (text) => text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
function policyLine({ verdict }) {
    const [said] = verdict.reasons.filter(({ rule }) => rule === 'policy');
    return said === undefined ? [] : [`_${(0,comment_parts/* sentence */.em)(said.message)}_`];
}
function reasons(report) {
    const { verdict, dryRun, comparison } = report;
    const listed = comparison.tests.some(({ state }) => state === 'regressed');
    const alerted = alerts(report).length > 0 && comparison.baseline.kind !== 'found' && report.complete;
    const deciding = verdict.reasons.filter(({ kind, rule, suite }) => kind !== 'pass' &&
        !(dryRun && rule === 'dry-run') &&
        !(listed && rule === 'regression' && kind === 'fail') &&
        !(alerted && rule === 'baseline' && suite === undefined));
    if (deciding.length === 0)
        return [];
    const items = deciding.slice(0, MOST_REASONS).map((reason) => {
        const { icon, word } = (0,marks/* reasonMark */.M1)(reason.kind);
        return `- ${icon} ${word}: ${(0,comment_parts/* sentence */.em)(reason.message)}`;
    });
    const others = deciding.length - items.length;
    return [[...items, ...(others > 0 ? [`- and ${(0,shared_text/* plural */.LS)('more reason', others)}`] : [])].join('\n')];
}
function shared(wanted, available) {
    let left = available - wanted.reduce((sum, count) => sum + Math.min(count, FEWEST_TESTS), 0);
    return wanted.map((count) => {
        const more = Math.max(0, Math.min(count - FEWEST_TESTS, left));
        left -= more;
        return Math.min(count, FEWEST_TESTS) + more;
    });
}
function moreTests(name, rows, shown, most) {
    return (0,comment_parts/* limited */.TJ)(`${name}: the other ${rows.length - shown}`, rows.slice(shown), most - shown, 'test');
}
function leftOut(folded, context) {
    const missing = folded.flatMap(({ leftOut: text }) => text ?? []);
    const link = summaryLink('summary', context);
    return missing.length === 0 ? [] : [`_Omitted to keep this short: ${missing.join(', ')} \u2192 ${link}_`];
}
function footOf(report, context) {
    const { startedAt, durationMs, warnings } = report;
    const ended = new Date(Date.parse(startedAt) + durationMs).toISOString();
    return foot([
        ...provenance(report),
        ...(0,reports_compared/* leftOutNotes */.jR)(report).map(comment_parts/* cell */.Hn),
        ...(0,reports_compared/* agentVersionNotes */.vC)(report, comment_parts/* code */.aY),
        ...headOf(context),
        ...pageLink(context),
        ...runLink(context),
        ...(warnings.length > 0 ? [(0,shared_text/* plural */.LS)('warning', warnings.length)] : []),
        `updated ${ended.slice(0, 'YYYY-MM-DD'.length)} ${ended.slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDThh:mm'.length)} UTC`,
    ]);
}
const foot = (parts) => `<sub>${parts.join(' \u00b7 ')}</sub>`;
const headOf = ({ head, attempt }) => head === '' ? [] : [`Head ${(0,comment_parts/* code */.aY)(head.slice(0, 7))}${attempt > 1 ? `, attempt ${attempt}` : ''}`];
const pageLink = ({ page }) => page?.url === undefined ? [] : [`[Report with all answers](${page.url})`];
const runLink = (context) => context.runUrl === '' ? [] : [summaryLink('Summary and log', context)];
const summaryLink = (text, { runUrl }) => runUrl === '' ? text : `[${text}](${runUrl})`;


/***/ }),

/***/ 11079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ rowIds),
/* harmony export */   u: () => (/* binding */ rowId)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _model_run_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32506);


const SHORTEST = 10;
const DIGITS = '0123456789abcdefghijklmnopqrstuv';
function rowIds(rows) {
    const hashes = rows.map(rowHash);
    let length = SHORTEST;
    while (length < 52 && new Set(hashes.map((hash) => hash.slice(0, length))).size < new Set(hashes).size)
        length += 1;
    return hashes.map((hash) => hash.slice(0, length));
}
const rowId = (names) => rowHash(names).slice(0, SHORTEST);
function rowHash(names) {
    const bytes = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update((0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_1__/* .resultKey */ .ZH)(names)).digest();
    let text = '';
    let [bits, held] = [0, 0];
    for (const byte of bytes) {
        held = (held << 8) | byte;
        bits += 8;
        for (; bits >= 5; bits -= 5)
            text += DIGITS.charAt((held >> (bits - 5)) & 31);
        held &= (1 << bits) - 1;
    }
    return text;
}


/***/ }),

/***/ 32773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S1: () => (/* binding */ isPreset),
/* harmony export */   qv: () => (/* binding */ standardHeaders),
/* harmony export */   uZ: () => (/* binding */ presetBackend),
/* harmony export */   v4: () => (/* binding */ presets)
/* harmony export */ });
/* harmony import */ var _model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94987);
/* harmony import */ var _grader_spans_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23263);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63944);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59438);
/* harmony import */ var _resource_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4416);
/* harmony import */ var _span_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6936);






const presets = ['otlp', 'braintrust', 'langfuse', 'confident'];
const isPreset = (name) => presets.some((each) => each === name);
function presetBackend(name, env) {
    const made = PRESETS[name](env);
    return 'why' in made ? made : { ...made, headers: { ...made.headers, ...standardHeaders(env) } };
}
function standardHeaders(env) {
    const pairs = {
        ...(0,_resource_js__WEBPACK_IMPORTED_MODULE_4__/* .pairsOf */ .fq)(env['OTEL_EXPORTER_OTLP_HEADERS']),
        ...(0,_resource_js__WEBPACK_IMPORTED_MODULE_4__/* .pairsOf */ .fq)(env['OTEL_EXPORTER_OTLP_TRACES_HEADERS']),
    };
    return Object.fromEntries(Object.entries(pairs).map(([name, value]) => [name.toLowerCase(), value]));
}
const PRESETS = { otlp, braintrust, langfuse, confident };
const TRACES_PATH = '/v1/traces';
function otlp(env) {
    const { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: full = '', OTEL_EXPORTER_OTLP_ENDPOINT: base = '' } = env;
    if (full.trim() !== '')
        return { name: 'otlp', url: full.trim(), headers: {} };
    const trimmed = withoutSlash(base);
    if (trimmed === '')
        return missing('otlp', ['OTEL_EXPORTER_OTLP_ENDPOINT'], env);
    return { name: 'otlp', url: trimmed.endsWith(TRACES_PATH) ? trimmed : `${trimmed}${TRACES_PATH}`, headers: {} };
}
function braintrust(env) {
    const { BRAINTRUST_API_KEY: key = '', BRAINTRUST_API_URL: host } = env;
    if (key === '')
        return missing('braintrust', ['BRAINTRUST_API_KEY'], env);
    const parent = env['BRAINTRUST_PARENT'] ||
        (env['BRAINTRUST_PROJECT_ID'] && `project_id:${env['BRAINTRUST_PROJECT_ID']}`) ||
        (env['BRAINTRUST_PROJECT'] && `project_name:${env['BRAINTRUST_PROJECT']}`);
    if (!parent)
        return missing('braintrust', ['BRAINTRUST_PROJECT', 'BRAINTRUST_PROJECT_ID', 'BRAINTRUST_PARENT'], env);
    return {
        name: 'braintrust',
        url: `${withoutSlash(host || 'https://api.braintrust.dev')}/otel${TRACES_PATH}`,
        headers: { authorization: `Bearer ${key}`, 'x-bt-parent': parent },
        extras: braintrustExtras,
    };
}
function braintrustExtras(each, trace, captureContent) {
    if (each.score !== undefined) {
        const { name, score } = each.score;
        return {
            'braintrust.span_attributes': json({ type: 'score', name }),
            'braintrust.scores': (0,_grader_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .isSkipped */ .JR)(each.score) ? undefined : json({ [name]: score }),
        };
    }
    if (each !== trace.spans[0])
        return {};
    const { result } = trace.traced;
    const { score } = (0,_model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeOf */ .s)(result);
    return {
        'braintrust.span_attributes': json({ type: 'eval', name: result.testId }),
        'braintrust.scores': score === undefined ? undefined : json({ score }),
        'braintrust.metadata': json(namesOf(trace)),
        'braintrust.tags': (0,_span_js__WEBPACK_IMPORTED_MODULE_5__/* .texts */ .Te)([result.suite, result.target]),
        ...(captureContent && {
            'braintrust.input_json': attributeOf(each, _names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.inputMessages),
            'braintrust.output_json': attributeOf(each, _names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.outputMessages),
        }),
    };
}
function langfuse(env) {
    const { LANGFUSE_PUBLIC_KEY: publicKey = '', LANGFUSE_SECRET_KEY: secretKey = '' } = env;
    if (publicKey === '')
        return missing('langfuse', ['LANGFUSE_PUBLIC_KEY'], env);
    if (secretKey === '')
        return missing('langfuse', ['LANGFUSE_SECRET_KEY'], env);
    const host = withoutSlash(env['LANGFUSE_HOST'] || env['LANGFUSE_BASE_URL'] || 'https://cloud.langfuse.com');
    const environment = env['LANGFUSE_TRACING_ENVIRONMENT'] || 'default';
    return {
        name: 'langfuse',
        url: `${host}/api/public/otel${TRACES_PATH}`,
        headers: {
            authorization: `Basic ${Buffer.from(`${publicKey}:${secretKey}`).toString('base64')}`,
            'x-langfuse-ingestion-version': '4',
        },
        extras: (each, trace, captureContent) => each === trace.spans[0] ? langfuseExtras(each, trace, { environment, captureContent }) : {},
        scores: {
            url: `${host}/api/public/scores`,
            of: (trace, captureContent) => langfuseScores(trace, { environment, captureContent }),
        },
    };
}
function langfuseExtras(root, trace, { environment, captureContent }) {
    const { result } = trace.traced;
    const run = attributeOf(root, _names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.run);
    return {
        'langfuse.environment': (0,_span_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)(environment),
        'langfuse.trace.name': (0,_span_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)(result.testId),
        'langfuse.trace.tags': (0,_span_js__WEBPACK_IMPORTED_MODULE_5__/* .texts */ .Te)([result.suite, result.target]),
        'langfuse.experiment.name': (0,_span_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)(result.suite),
        'langfuse.experiment.id': run,
        'langfuse.experiment.item.id': (0,_span_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)(result.testId),
        ...(captureContent && {
            'langfuse.observation.input': attributeOf(root, _names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.inputMessages),
            'langfuse.observation.output': attributeOf(root, _names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.outputMessages),
        }),
    };
}
function langfuseScores(trace, { environment, captureContent }) {
    const [{ span: root }, ...others] = trace.spans;
    const { kind, score } = (0,_model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeOf */ .s)(trace.traced.result);
    const graders = others.filter(({ span, score: own }) => own !== undefined && !(0,_grader_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .isSkipped */ .JR)(own) && span.parentSpanId === root.spanId);
    const made = (name, number, rest) => ({
        id: (0,_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .hashOf */ .qQ)([trace.ownTraceId, name, ...(number > 0 ? [String(number)] : [])], 16),
        traceId: root.traceId,
        name,
        environment,
        ...rest,
    });
    const ofTest = score === undefined
        ? []
        : [
            made('score', 0, { observationId: root.spanId, value: score, dataType: 'NUMERIC' }),
            made('pass', 0, { observationId: root.spanId, value: kind === 'passed' ? 1 : 0, dataType: 'BOOLEAN' }),
        ];
    const names = ['score', 'pass'];
    const ofGraders = graders.map(({ span, score: own }) => {
        const { name, score: value } = own;
        const number = names.filter((each) => each === name).length;
        names.push(name);
        const comment = captureContent ? (0,_grader_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .explanationOf */ .pg)(own) : undefined;
        return made(name, number, { observationId: span.spanId, value, dataType: 'NUMERIC', comment });
    });
    return [...ofTest, ...ofGraders];
}
function confident(env) {
    const { CONFIDENT_API_KEY: key = '' } = env;
    if (key === '')
        return missing('confident', ['CONFIDENT_API_KEY'], env);
    const host = key.startsWith('confident_eu_') ? 'eu.otel.confident-ai.com' : 'otel.confident-ai.com';
    return {
        name: 'confident',
        url: `https://${host}${TRACES_PATH}`,
        headers: { 'x-confident-api-key': key },
        extras: (each, trace) => each === trace.spans[0]
            ? {
                'confident.trace.name': (0,_span_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)(trace.traced.result.testId),
                'confident.trace.metadata': json(namesOf(trace)),
            }
            : {},
    };
}
function namesOf({ traced: { result, phase } }) {
    const { suite, testId, target } = result;
    return { suite, test: testId, target, phase };
}
const attributeOf = ({ span }, name) => span.attributes.find(({ key }) => key === name)?.value;
const json = (value) => (0,_span_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)(JSON.stringify(value));
function missing(name, [first = '', ...others], env) {
    const hint = env[first] === ''
        ? 'It is empty: jobs of pull requests from forks and by Dependabot get no secrets of the repository.'
        : 'Set it in the environment of the step.';
    return { name, why: `${first} is not set${others.length > 0 ? `, nor ${others.join(' or ')}` : ''}`, hint };
}
const withoutSlash = (url) => url.trim().replace(/\/{1,20}$/, '');


/***/ }),

/***/ 68271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Py: () => (/* binding */ instructionsText),
/* harmony export */   Ru: () => (/* binding */ valueText),
/* harmony export */   yJ: () => (/* binding */ messagesText)
/* harmony export */ });
const messagesText = (messages) => JSON.stringify(messages.map((message) => ({ role: message.role, parts: partsOf(message) })));
const instructionsText = (messages) => JSON.stringify(messages.flatMap(partsOf));
const valueText = (value) => typeof value === 'string' ? value : JSON.stringify(value);
function partsOf({ role, content, toolCalls = [] }) {
    const own = content === undefined ? [] : contentParts(content);
    if (role === 'tool')
        return own.map(({ content: response }) => ({ type: 'tool_call_response', response }));
    return [...own, ...toolCalls.map(callPart)];
}
const textPart = (content) => ({ type: 'text', content });
const callPart = ({ id, tool, input }) => ({ type: 'tool_call', id, name: tool, arguments: input });
function contentParts(content) {
    if (typeof content === 'string')
        return [textPart(content)];
    if (!Array.isArray(content))
        return [textPart(JSON.stringify(content.structured) ?? '')];
    return content.map(contentPart);
}
function contentPart(part) {
    switch (part.type) {
        case 'text':
            return textPart(part.value);
        case 'file':
            return textPart(part.text);
        case 'image':
            return { type: 'blob', modality: 'image', mime_type: part.mediaType };
        case 'data':
            return textPart(JSON.stringify(part.value));
    }
}


/***/ }),

/***/ 43748:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i9: () => (/* binding */ jsonEncoding),
  Jl: () => (/* binding */ protobufEncoding),
  qG: () => (/* binding */ resourceSpansJson)
});

;// CONCATENATED MODULE: ./build/js/src/reports/otel/protobuf.js
class ProtobufWriter {
    #buffer = Buffer.allocUnsafe(FIRST_BYTES);
    #length = 0;
    text(field, value) {
        const size = Buffer.byteLength(value);
        this.#tag(field, LENGTH_DELIMITED).#number(size).#reserve(size);
        this.#length += this.#buffer.write(value, this.#length);
        return this;
    }
    hex(field, value) {
        return this.raw(field, Buffer.from(value, 'hex'));
    }
    message(field, { bytes }) {
        return this.raw(field, bytes());
    }
    raw(field, value) {
        this.#tag(field, LENGTH_DELIMITED).#number(value.length).#reserve(value.length);
        this.#buffer.set(value, this.#length);
        this.#length += value.length;
        return this;
    }
    varint(field, value) {
        this.#tag(field, VARINT);
        let rest = BigInt.asUintN(64, value);
        for (; rest > BigInt(Number.MAX_SAFE_INTEGER); rest >>= 7n)
            this.#byte(Number(rest & 0x7fn) | 0x80);
        return this.#number(Number(rest));
    }
    fixed64(field, value) {
        this.#tag(field, FIXED64).#reserve(8);
        this.#length = this.#buffer.writeBigUInt64LE(BigInt.asUintN(64, value), this.#length);
        return this;
    }
    fixed32(field, value) {
        this.#tag(field, FIXED32).#reserve(4);
        this.#length = this.#buffer.writeUInt32LE(value, this.#length);
        return this;
    }
    double(field, value) {
        this.#tag(field, FIXED64).#reserve(8);
        this.#length = this.#buffer.writeDoubleLE(value, this.#length);
        return this;
    }
    bytes = () => this.#buffer.subarray(0, this.#length);
    #tag(field, wireType) {
        return this.#number((field << 3) | wireType);
    }
    #number(value) {
        let rest = value;
        for (; rest > 0x7f; rest = Math.floor(rest / 0x80))
            this.#byte((rest % 0x80) | 0x80);
        return this.#byte(rest);
    }
    #byte(value) {
        this.#reserve(1);
        this.#buffer[this.#length] = value;
        this.#length += 1;
        return this;
    }
    #reserve(bytes) {
        const needed = this.#length + bytes;
        if (needed <= this.#buffer.length)
            return;
        const larger = Buffer.allocUnsafe(Math.max(needed, 2 * this.#buffer.length));
        larger.set(this.#buffer.subarray(0, this.#length));
        this.#buffer = larger;
    }
}
const FIRST_BYTES = 128;
const VARINT = 0;
const FIXED64 = 1;
const LENGTH_DELIMITED = 2;
const FIXED32 = 5;

;// CONCATENATED MODULE: ./build/js/src/reports/otel/encode.js

const SCOPE = 'agentv';
function resourceSpansJson({ resource, version }, spans) {
    const scope = JSON.stringify({ name: SCOPE, version });
    const scopeSpans = `[{"scope":${scope},"spans":[${spans.join(',')}]}]`;
    return `{"resource":${JSON.stringify({ attributes: resource })},"scopeSpans":${scopeSpans}}`;
}
const jsonEncoding = {
    contentType: 'application/json',
    span: (span) => Buffer.from(JSON.stringify(span)),
    request(envelope, spans) {
        const texts = spans.map((each) => Buffer.from(each).toString());
        return Buffer.from(`{"resourceSpans":[${resourceSpansJson(envelope, texts)}]}`);
    },
};
const protobufEncoding = {
    contentType: 'application/x-protobuf',
    span: (span) => spanMessage(span).bytes(),
    request({ resource, version }, spans) {
        const scope = new ProtobufWriter().text(1, SCOPE).text(2, version);
        const scopeSpans = new ProtobufWriter().message(1, scope);
        for (const span of spans)
            scopeSpans.raw(2, span);
        const resourceSpans = new ProtobufWriter()
            .message(1, withAttributes(new ProtobufWriter(), 1, resource))
            .message(2, scopeSpans);
        return new ProtobufWriter().message(1, resourceSpans).bytes();
    },
};
function spanMessage(span) {
    const writer = new ProtobufWriter().hex(1, span.traceId).hex(2, span.spanId);
    if (span.traceState !== undefined)
        writer.text(3, span.traceState);
    if (span.parentSpanId !== undefined)
        writer.hex(4, span.parentSpanId);
    writer.text(5, span.name).varint(6, BigInt(span.kind));
    writer.fixed64(7, BigInt(span.startTimeUnixNano)).fixed64(8, BigInt(span.endTimeUnixNano));
    withAttributes(writer, 9, span.attributes);
    for (const event of span.events ?? [])
        writer.message(11, eventMessage(event));
    if (span.status !== undefined) {
        const { message, code } = span.status;
        const status = new ProtobufWriter();
        if (message !== undefined)
            status.text(2, message);
        writer.message(15, status.varint(3, BigInt(code)));
    }
    return writer.fixed32(16, span.flags);
}
const eventMessage = ({ timeUnixNano, name, attributes }) => withAttributes(new ProtobufWriter().fixed64(1, BigInt(timeUnixNano)).text(2, name), 3, attributes);
function withAttributes(writer, field, attributes) {
    for (const { key, value } of attributes) {
        writer.message(field, new ProtobufWriter().text(1, key).message(2, valueMessage(value)));
    }
    return writer;
}
function valueMessage(value) {
    const writer = new ProtobufWriter();
    if ('stringValue' in value)
        return writer.text(1, value.stringValue);
    if ('boolValue' in value)
        return writer.varint(2, value.boolValue ? 1n : 0n);
    if ('intValue' in value)
        return writer.varint(3, BigInt(value.intValue));
    if ('doubleValue' in value)
        return writer.double(4, value.doubleValue);
    const values = new ProtobufWriter();
    for (const each of value.arrayValue.values)
        values.message(1, valueMessage(each));
    return writer.message(5, values);
}


/***/ }),

/***/ 23263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JR: () => (/* binding */ isSkipped),
/* harmony export */   P4: () => (/* binding */ graderSpans),
/* harmony export */   pg: () => (/* binding */ explanationOf)
/* harmony export */ });
/* harmony import */ var _message_spans_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83205);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59438);
/* harmony import */ var _span_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6936);
/* harmony import */ var _span_maker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90345);




const graderSpans = ({ scores }, place) => scores.flatMap((score, at) => spansOf(score, { path: `${_span_maker_js__WEBPACK_IMPORTED_MODULE_3__/* .ROOT */ .D}/grader/${at}`, parent: _span_maker_js__WEBPACK_IMPORTED_MODULE_3__/* .ROOT */ .D }, place));
function spansOf(score, { path, parent }, place) {
    const { maker } = place;
    const { startedAt: startTime, endedAt: endTime, durationMs } = score;
    const times = (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .timesOf */ .Qv)({ startTime, endTime, durationMs }, place.times);
    const judgement = judgementOf(score, maker.captureContent);
    const span = maker.make(path, parent, {
        name: _names_js__WEBPACK_IMPORTED_MODULE_1__/* .SPANS */ .G7.grader(score.name),
        times,
        attributes: {
            ...judgement,
            ...(0,_message_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .usageAttributes */ .n)(score.tokenUsage),
            [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.graderType]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(score.type),
            [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.graderWeight]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .double */ .gd)(score.weight),
            [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.graderCost]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .double */ .gd)(score.costUsd),
            [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.timeUnknown]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)(times.isUnknown),
        },
        events: [
            {
                timeUnixNano: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .nanoseconds */ ._W)(times.end),
                name: _names_js__WEBPACK_IMPORTED_MODULE_1__/* .EVENTS */ .qY.evaluation,
                attributes: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .keyValues */ .K7)({ ...judgement, [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.errorType]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(isSkipped(score) ? 'grader' : undefined) }),
            },
        ],
    });
    const members = (score.scores ?? []).flatMap((member, at) => spansOf(member, { path: `${path}/${at}`, parent: path }, place));
    return [{ span, score }, ...members];
}
const isSkipped = ({ verdict }) => verdict === 'skip';
const judgementOf = (score, captureContent) => ({
    [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.evaluation]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(score.name),
    [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.scoreValue]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .double */ .gd)(isSkipped(score) ? undefined : score.score),
    [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.scoreLabel]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(score.verdict),
    ...(captureContent && { [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.explanation]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(explanationOf(score)) }),
});
function explanationOf({ reasoning, assertions }) {
    if (reasoning !== undefined && reasoning !== '')
        return reasoning;
    const missed = assertions.filter(({ passed }) => !passed).map(({ text: check }) => check);
    return missed.length === 0 ? undefined : missed.join('\n');
}


/***/ }),

/***/ 63944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DR: () => (/* binding */ spanIdOf),
/* harmony export */   aB: () => (/* binding */ traceIdOf),
/* harmony export */   qQ: () => (/* binding */ hashOf),
/* harmony export */   zK: () => (/* binding */ readRemoteParent)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

function traceIdOf({ id, attempt }, phase, { suiteFile, suite, testId, target }) {
    return hashOf(['eval-action trace 1', id, attempt, phase, suiteFile, suite, testId, target], 16);
}
const spanIdOf = (traceIds, path) => hashOf([...traceIds, path], 8);
function hashOf(parts, bytes) {
    const hex = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(JSON.stringify(parts))
        .digest('hex')
        .slice(0, 2 * bytes);
    return isZero(hex) ? `${hex.slice(0, -1)}1` : hex;
}
const isZero = (hex) => /^0+$/.test(hex);
const LONGEST_STATE = 512;
function readRemoteParent(env) {
    const given = env['TRACEPARENT']?.trim() ?? '';
    if (given === '')
        return 'none';
    const [, traceId = '', spanId = '', flags = ''] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(given) ?? [];
    if (traceId === '' || isZero(traceId) || isZero(spanId))
        return 'invalid';
    const state = env['TRACESTATE']?.trim() ?? '';
    return {
        traceId,
        spanId,
        isSampled: (Number.parseInt(flags, 16) & 1) === 1,
        ...(state !== '' && state.length <= LONGEST_STATE && /^[\x20-\x7e]+$/.test(state) && { state }),
    };
}


/***/ }),

/***/ 86082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gH: () => (/* binding */ withoutContent),
/* harmony export */   kp: () => (/* binding */ limitSpan),
/* harmony export */   op: () => (/* binding */ redactSpan)
/* harmony export */ });
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59438);

function redactSpan(span, redact) {
    return {
        ...withTexts(span, redact.text),
        name: redact.text(span.name),
        ...(span.traceState !== undefined && { traceState: redact.text(span.traceState) }),
        ...(span.status?.message !== undefined && {
            status: { ...span.status, message: redact.text(span.status.message) },
        }),
    };
}
function withTexts(span, change) {
    const events = 'events' in span ? span.events : undefined;
    return {
        ...span,
        attributes: span.attributes.map((each) => withText(each, change)),
        ...(events && { events: events.map((event) => ({ ...withTexts(event, change), name: change(event.name) })) }),
    };
}
const withText = ({ key, value }, change) => ({
    key,
    value: changed(value, change),
});
function changed(value, change) {
    if ('stringValue' in value)
        return { stringValue: change(value.stringValue) };
    if ('arrayValue' in value)
        return { arrayValue: { values: value.arrayValue.values.map((each) => changed(each, change)) } };
    return value;
}
const MOST_ATTRIBUTES = 128;
const MOST_EVENTS = 128;
const TEXT_BYTES = 32 * 1024;
const NOTE_BYTES = 40;
function limitSpan(span) {
    const { attributes, events } = span;
    const fitting = { ...span, attributes: attributes.slice(0, MOST_ATTRIBUTES) };
    return withTexts(events === undefined ? fitting : { ...fitting, events: events.slice(0, MOST_EVENTS) }, cutText);
}
function cutText(text) {
    if (text.length * 3 <= TEXT_BYTES)
        return text;
    const bytes = Buffer.from(text);
    if (bytes.length <= TEXT_BYTES)
        return text;
    const start = bytes
        .subarray(0, TEXT_BYTES - NOTE_BYTES)
        .toString()
        .replace(/\ufffd$/, '');
    return `${start}\u2026 [cut, ${(text.length - start.length).toLocaleString('en-US')} characters]`;
}
const CONTENT = [
    _names_js__WEBPACK_IMPORTED_MODULE_0__/* .ATTRIBUTES */ .iw.inputMessages,
    _names_js__WEBPACK_IMPORTED_MODULE_0__/* .ATTRIBUTES */ .iw.outputMessages,
    _names_js__WEBPACK_IMPORTED_MODULE_0__/* .ATTRIBUTES */ .iw.instructions,
    _names_js__WEBPACK_IMPORTED_MODULE_0__/* .ATTRIBUTES */ .iw.toolArguments,
    _names_js__WEBPACK_IMPORTED_MODULE_0__/* .ATTRIBUTES */ .iw.toolResult,
    _names_js__WEBPACK_IMPORTED_MODULE_0__/* .ATTRIBUTES */ .iw.outputText,
    _names_js__WEBPACK_IMPORTED_MODULE_0__/* .ATTRIBUTES */ .iw.errorMessage,
    _names_js__WEBPACK_IMPORTED_MODULE_0__/* .ATTRIBUTES */ .iw.explanation,
];
const withoutContent = (span) => ({
    ...span,
    attributes: span.attributes.filter(({ key }) => !CONTENT.includes(key)),
    ...(span.events && { events: span.events.slice(0, 1) }),
});


/***/ }),

/***/ 83205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ usageAttributes),
/* harmony export */   v: () => (/* binding */ messageSpans)
/* harmony export */ });
/* harmony import */ var _content_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68271);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59438);
/* harmony import */ var _span_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6936);
/* harmony import */ var _span_maker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90345);




function messageSpans(result, place) {
    const { messages } = result;
    const starts = place.groupTurns ? turnStarts(messages) : [];
    const spans = messages.flatMap((message, index) => {
        const turn = starts.findLastIndex((start) => start <= index);
        const parent = turn < 0 ? _span_maker_js__WEBPACK_IMPORTED_MODULE_3__/* .ROOT */ .D : turnPath(turn);
        return spansOfMessage({ message, index, parent }, result, place);
    });
    return [...starts.map((_, turn) => turnSpan(messages, { starts, turn }, place)), ...spans];
}
function turnStarts(messages) {
    const starts = messages.flatMap(({ role }, index) => (index === 0 || role === 'user' ? [index] : []));
    return starts.length > 1 ? starts : [];
}
const turnPath = (turn) => `${_span_maker_js__WEBPACK_IMPORTED_MODULE_3__/* .ROOT */ .D}/turn/${turn + 1}`;
function turnSpan(messages, { starts, turn }, { times, maker }) {
    const own = messages.slice(starts[turn], starts[turn + 1]).map((message) => (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .timesOf */ .Qv)(message, times));
    const known = own.filter(({ isUnknown }) => !isUnknown);
    const span = known.length === 0
        ? { start: times.start, end: times.start, isUnknown: true }
        : known.reduce((all, { start, end }) => ({ start: Math.min(all.start, start), end: Math.max(all.end, end) }));
    return maker.make(turnPath(turn), _span_maker_js__WEBPACK_IMPORTED_MODULE_3__/* .ROOT */ .D, {
        name: _names_js__WEBPACK_IMPORTED_MODULE_1__/* .SPANS */ .G7.turn(turn + 1),
        times: span,
        attributes: { [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.timeUnknown]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)(span.isUnknown) },
    });
}
function spansOfMessage({ message, index, parent }, result, place) {
    const { maker } = place;
    const path = `${_span_maker_js__WEBPACK_IMPORTED_MODULE_3__/* .ROOT */ .D}/msg/${index}`;
    const times = (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .timesOf */ .Qv)(message, place.times);
    const model = modelOf(message, result);
    const isChat = message.role === 'assistant';
    const span = maker.make(path, parent, {
        name: isChat ? _names_js__WEBPACK_IMPORTED_MODULE_1__/* .SPANS */ .G7.chat(model ?? 'unknown') : _names_js__WEBPACK_IMPORTED_MODULE_1__/* .SPANS */ .G7.message(message.role),
        times,
        ...(isChat && { kind: _span_js__WEBPACK_IMPORTED_MODULE_2__/* .CLIENT */ .G$ }),
        attributes: {
            ...(isChat && chatAttributes(message, model, result)),
            [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.timeUnknown]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)(times.isUnknown),
            ...(maker.captureContent && { [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.outputMessages]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)((0,_content_js__WEBPACK_IMPORTED_MODULE_0__/* .messagesText */ .yJ)([message])) }),
        },
    });
    const calls = (message.toolCalls ?? []).map((call, at) => toolSpan({ call, path, at }, times, place));
    return [span, ...calls];
}
function modelOf({ metadata }, { model }) {
    const own = metadata?.['model'];
    return typeof own === 'string' && own !== '' ? own : model;
}
function chatAttributes(message, model, result) {
    const { provider, conversationId } = result;
    const by = provider === undefined ? undefined : (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .providerName */ .pX)(provider);
    return {
        [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.operation]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)('chat'),
        [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.provider]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(by),
        [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.system]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(by),
        [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.requestModel]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(model),
        [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.responseModel]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(model),
        [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.conversation]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(conversationId),
        ...usageAttributes(message.tokenUsage ?? usageOfOnlyCall(result)),
    };
}
const usageOfOnlyCall = ({ messages, tokenUsage }) => messages.filter(({ role }) => role === 'assistant').length === 1 ? tokenUsage : undefined;
const usageAttributes = (usage) => ({
    [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.inputTokens]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Wh)(usage?.input),
    [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.outputTokens]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Wh)(usage?.output),
    [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.cachedTokens]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Wh)(usage?.cached),
    [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.reasoningTokens]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Wh)(usage?.reasoning),
});
function toolSpan({ call, path, at }, message, { maker }) {
    const times = (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .timesOf */ .Qv)(call, message);
    return maker.make(`${path}/tool/${at}`, path, {
        name: _names_js__WEBPACK_IMPORTED_MODULE_1__/* .SPANS */ .G7.tool(call.tool),
        times,
        attributes: {
            [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.operation]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)('execute_tool'),
            [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.toolName]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(call.tool),
            [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.toolCall]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(call.id),
            [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.toolType]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)('function'),
            [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.timeUnknown]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)(times.isUnknown),
            ...(maker.captureContent && {
                [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.toolArguments]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)((0,_content_js__WEBPACK_IMPORTED_MODULE_0__/* .valueText */ .Ru)(call.input)),
                [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.toolResult]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)((0,_content_js__WEBPACK_IMPORTED_MODULE_0__/* .valueText */ .Ru)(call.output)),
            }),
        },
    });
}


/***/ }),

/***/ 59438:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G7: () => (/* binding */ SPANS),
/* harmony export */   iw: () => (/* binding */ ATTRIBUTES),
/* harmony export */   pX: () => (/* binding */ providerName),
/* harmony export */   qY: () => (/* binding */ EVENTS)
/* harmony export */ });
const SPANS = {
    root: 'agentv.eval',
    trial: 'agentv.trial',
    turn: (number) => `agentv.turn.${number}`,
    chat: (model) => `chat ${model}`,
    message: (role) => `gen_ai.message.${role}`,
    tool: (name) => `execute_tool ${name}`,
    grader: (name) => `evaluate ${name}`,
};
const EVENTS = {
    grader: (name) => `agentv.grader.${name}`,
    evaluation: 'gen_ai.evaluation.result',
};
const ATTRIBUTES = {
    operation: 'gen_ai.operation.name',
    provider: 'gen_ai.provider.name',
    system: 'gen_ai.system',
    requestModel: 'gen_ai.request.model',
    responseModel: 'gen_ai.response.model',
    inputTokens: 'gen_ai.usage.input_tokens',
    outputTokens: 'gen_ai.usage.output_tokens',
    cachedTokens: 'gen_ai.usage.cache_read.input_tokens',
    reasoningTokens: 'gen_ai.usage.reasoning.output_tokens',
    conversation: 'gen_ai.conversation.id',
    agent: 'gen_ai.agent.name',
    toolName: 'gen_ai.tool.name',
    toolCall: 'gen_ai.tool.call.id',
    toolType: 'gen_ai.tool.type',
    toolArguments: 'gen_ai.tool.call.arguments',
    toolResult: 'gen_ai.tool.call.result',
    inputMessages: 'gen_ai.input.messages',
    outputMessages: 'gen_ai.output.messages',
    instructions: 'gen_ai.system_instructions',
    evaluation: 'gen_ai.evaluation.name',
    scoreValue: 'gen_ai.evaluation.score.value',
    scoreLabel: 'gen_ai.evaluation.score.label',
    explanation: 'gen_ai.evaluation.explanation',
    errorType: 'error.type',
    errorMessage: 'error.message',
    testCase: 'test.case.name',
    testStatus: 'test.case.result.status',
    testSuite: 'test.suite.name',
    testId: 'agentv.test_id',
    target: 'agentv.target',
    suite: 'agentv.suite',
    score: 'agentv.score',
    outputText: 'agentv.output_text',
    timeUnknown: 'agentv.time_unknown',
    traceDuration: 'agentv.trace.duration_ms',
    traceCost: 'agentv.trace.cost_usd',
    traceInput: 'agentv.trace.token_input',
    traceOutput: 'agentv.trace.token_output',
    traceCached: 'agentv.trace.token_cached',
    traceEvents: 'agentv.trace.event_count',
    traceTools: 'agentv.trace.tool_names',
    traceCalls: 'agentv.trace.llm_call_count',
    graderScore: 'agentv.grader.score',
    graderType: 'agentv.grader.type',
    graderVerdict: 'agentv.grader.verdict',
    graderWeight: 'agentv.grader.weight',
    graderCost: 'agentv.grader.cost_usd',
    run: 'eval_action.run.id',
    phase: 'eval_action.phase',
    testState: 'eval_action.test.state',
    verdict: 'eval_action.verdict',
    trial: 'eval_action.trial',
    passMark: 'eval_action.pass_mark',
};
const PROVIDERS = {
    azure: 'azure.ai.openai',
    claude: 'anthropic',
    codex: 'openai',
    gemini: 'gcp.gemini',
    'gemini-cli': 'gcp.gemini',
};
const providerName = (provider) => Object.hasOwn(PROVIDERS, provider) ? (PROVIDERS[provider] ?? provider) : provider;


/***/ }),

/***/ 4416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KU: () => (/* binding */ resourceOf),
/* harmony export */   PJ: () => (/* binding */ withResource),
/* harmony export */   fq: () => (/* binding */ pairsOf)
/* harmony export */ });
/* harmony import */ var _span_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6936);

function resourceOf({ generator }, env, { head, pullNumber } = {}) {
    const repository = joined([env['GITHUB_SERVER_URL'], env['GITHUB_REPOSITORY']], '/');
    const runUrl = joined([repository, env['GITHUB_RUN_ID']], '/actions/runs/');
    const change = pullNumber === undefined ? /^refs\/pull\/(\d+)\//.exec(env['GITHUB_REF'] ?? '')?.[1] : `${pullNumber}`;
    const known = {
        'service.name': 'agentv',
        'cicd.pipeline.name': env['GITHUB_WORKFLOW'],
        'cicd.pipeline.run.id': env['GITHUB_RUN_ID'],
        'cicd.pipeline.run.url.full': runUrl,
        'vcs.repository.url.full': repository,
        'vcs.ref.head.name': env['GITHUB_HEAD_REF'] || env['GITHUB_REF_NAME'],
        'vcs.ref.head.revision': head || env['GITHUB_SHA'],
        'vcs.ref.base.name': env['GITHUB_BASE_REF'],
        'vcs.change.id': change,
        ...pairsOf(env['OTEL_RESOURCE_ATTRIBUTES']),
        ...(env['OTEL_SERVICE_NAME'] && { 'service.name': env['OTEL_SERVICE_NAME'] }),
        'service.version': generator.version,
        'telemetry.sdk.language': 'nodejs',
        'telemetry.sdk.name': generator.name,
    };
    return (0,_span_js__WEBPACK_IMPORTED_MODULE_0__/* .keyValues */ .K7)(Object.fromEntries(Object.entries(known).map(([key, value]) => [key, (0,_span_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(value || undefined)])));
}
const joined = (parts, by) => parts.every((part) => part) ? parts.join(by) : undefined;
function pairsOf(given = '') {
    const pairs = given.split(',').flatMap((pair) => {
        const at = pair.indexOf('=');
        const name = pair.slice(0, at).trim();
        return at < 1 || name === '' ? [] : [[name, decoded(pair.slice(at + 1).trim())]];
    });
    return Object.fromEntries(pairs);
}
function decoded(value) {
    try {
        return decodeURIComponent(value);
    }
    catch {
        return value;
    }
}
const withResource = (resource, more) => [
    ...resource.filter(({ key }) => more[key] === undefined),
    ...(0,_span_js__WEBPACK_IMPORTED_MODULE_0__/* .keyValues */ .K7)(more),
];


/***/ }),

/***/ 77165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I5: () => (/* binding */ rootOf),
/* harmony export */   Ne: () => (/* binding */ rootTimes),
/* harmony export */   eO: () => (/* binding */ trialSpans)
/* harmony export */ });
/* harmony import */ var _model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94987);
/* harmony import */ var _model_run_trace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67478);
/* harmony import */ var _content_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68271);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59438);
/* harmony import */ var _span_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6936);
/* harmony import */ var _span_maker_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90345);






function rootTimes({ startTime, endTime, timestamp, evalRun }) {
    const [start, end] = [(0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .knownMoment */ .qm)(startTime), (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .knownMoment */ .qm)(endTime)];
    if (start !== undefined && end !== undefined)
        return { start, end: Math.max(start, end) };
    const ended = (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .knownMoment */ .qm)(timestamp) ?? 0;
    return { start: Math.max(0, ended - evalRun.durationMs), end: ended };
}
function rootOf(traced, settings, { times, maker }) {
    const { result } = traced;
    return maker.make(_span_maker_js__WEBPACK_IMPORTED_MODULE_5__/* .ROOT */ .D, '', {
        name: _names_js__WEBPACK_IMPORTED_MODULE_3__/* .SPANS */ .G7.root,
        times,
        attributes: {
            ...identity(result),
            ...measures(result),
            ...ofRun(traced, settings),
            ...(settings.captureContent && contentOf(result)),
        },
        events: rootEvents(result, times),
        status: statusOf(result),
    });
}
const identity = ({ testId, target, suite, conversationId }) => ({
    [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.operation]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)('evaluate'),
    [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.provider]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)('agentv'),
    [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.system]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)('agentv'),
    [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.conversation]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(conversationId),
    [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.agent]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(target),
    [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.testId]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(testId),
    [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.target]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(target),
    [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.suite]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(suite),
    [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.testCase]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(testId),
    [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.testSuite]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(suite),
});
function measures(result) {
    const { durationMs, costUsd, tokenUsage, messages } = result;
    const { eventCount, toolNames, llmCallCount } = (0,_model_run_trace_js__WEBPACK_IMPORTED_MODULE_1__/* .traceSummary */ .I)(messages);
    const { kind, score } = (0,_model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeOf */ .s)(result);
    return {
        [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.score]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .double */ .gd)(score),
        [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.testStatus]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(LABELS[kind]),
        [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.traceDuration]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .double */ .gd)(durationMs),
        [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.traceCost]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .double */ .gd)(costUsd),
        [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.traceInput]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Wh)(tokenUsage?.input),
        [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.traceOutput]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Wh)(tokenUsage?.output),
        [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.traceCached]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Wh)(tokenUsage?.cached),
        [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.traceEvents]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Wh)(eventCount),
        [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.traceTools]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(toolNames.join(',')),
        [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.traceCalls]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Wh)(llmCallCount),
        [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.errorType]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(result.status === 'execution_error' ? result.failure.class : undefined),
    };
}
const LABELS = {
    passed: 'pass',
    failed: 'fail',
    errored: undefined,
    'not-run': undefined,
};
const ofRun = ({ phase, state, verdict, result }, { run }) => ({
    [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.run]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(run.id),
    [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.phase]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(phase),
    [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.testState]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(state),
    [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.verdict]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(verdict),
    [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.passMark]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .double */ .gd)(result.passMark),
});
function contentOf(result) {
    const { input, output, messages } = result;
    const system = input.filter(({ role }) => role === 'system');
    const others = input.filter(({ role }) => role !== 'system');
    return {
        [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.instructions]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(system.length > 0 ? (0,_content_js__WEBPACK_IMPORTED_MODULE_2__/* .instructionsText */ .Py)(system) : undefined),
        [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.inputMessages]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)((0,_content_js__WEBPACK_IMPORTED_MODULE_2__/* .messagesText */ .yJ)(others)),
        [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.outputMessages]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)((0,_content_js__WEBPACK_IMPORTED_MODULE_2__/* .messagesText */ .yJ)(messages.filter(({ role }) => role === 'assistant').slice(-1))),
        [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.outputText]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(result.status === 'execution_error' ? undefined : output),
        [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.errorMessage]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(result.status === 'execution_error' ? result.failure.message : undefined),
    };
}
function rootEvents(result, { end }) {
    const { kind, score } = (0,_model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeOf */ .s)(result);
    const own = {
        timeUnixNano: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .nanoseconds */ ._W)(end),
        name: _names_js__WEBPACK_IMPORTED_MODULE_3__/* .EVENTS */ .qY.evaluation,
        attributes: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .keyValues */ .K7)({
            [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.evaluation]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)('score'),
            [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.scoreValue]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .double */ .gd)(score),
            [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.scoreLabel]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(LABELS[kind]),
        }),
    };
    return [...result.scores.map((each) => graderEvent(each, end)), ...(score === undefined ? [] : [own])];
}
const graderEvent = ({ name, type, score, verdict, endedAt }, otherwise) => ({
    timeUnixNano: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .nanoseconds */ ._W)((0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .knownMoment */ .qm)(endedAt) ?? otherwise),
    name: _names_js__WEBPACK_IMPORTED_MODULE_3__/* .EVENTS */ .qY.grader(name),
    attributes: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .keyValues */ .K7)({
        [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.graderScore]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .double */ .gd)(score),
        [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.graderType]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(type),
        [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.graderVerdict]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(verdict),
    }),
});
const statusOf = (result) => {
    const failure = result.status === 'execution_error' ? result.failure : undefined;
    return failure === undefined ? _span_js__WEBPACK_IMPORTED_MODULE_4__.OK : (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .failedWith */ .Mf)(failure.class);
};
function trialSpans({ trials = [] }, { times, maker }) {
    if (trials.length < 2)
        return [];
    return trials.map((trial) => maker.make(`${_span_maker_js__WEBPACK_IMPORTED_MODULE_5__/* .ROOT */ .D}/trial/${trial.attempt}`, _span_maker_js__WEBPACK_IMPORTED_MODULE_5__/* .ROOT */ .D, {
        name: _names_js__WEBPACK_IMPORTED_MODULE_3__/* .SPANS */ .G7.trial,
        times: { start: times.start, end: times.start + (trial.durationMs ?? 0) },
        attributes: {
            [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.trial]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Wh)(trial.attempt),
            [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.score]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .double */ .gd)(trial.status === 'execution_error' ? undefined : trial.score),
            [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.errorType]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(trial.status === 'execution_error' ? trial.failure?.class : undefined),
            [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.timeUnknown]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .flag */ .Jt)(true),
        },
        status: statusOf(trial),
    }));
}


/***/ }),

/***/ 90345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ ROOT),
/* harmony export */   l: () => (/* binding */ spanMaker)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63944);
/* harmony import */ var _span_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6936);


const ROOT = 'eval';
const SAMPLED = 1;
const REMOTE = 0x300;
function spanMaker(ownTraceId, { remote, captureContent }) {
    const traceId = remote?.traceId ?? ownTraceId;
    const traceIds = remote === undefined ? [ownTraceId] : [remote.traceId, ownTraceId];
    const known = new Map();
    const idOf = (path) => {
        const id = known.get(path) ?? (0,_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .spanIdOf */ .DR)(traceIds, path);
        known.set(path, id);
        return id;
    };
    return {
        captureContent,
        make(path, parentPath, { name, kind = _span_js__WEBPACK_IMPORTED_MODULE_1__/* .INTERNAL */ .kz, times, attributes, events = [], status }) {
            const parentSpanId = path === ROOT ? remote?.spanId : idOf(parentPath);
            return {
                traceId,
                spanId: idOf(path),
                ...(remote?.state !== undefined && { traceState: remote.state }),
                ...(parentSpanId !== undefined && { parentSpanId }),
                name: name.toWellFormed(),
                kind,
                startTimeUnixNano: (0,_span_js__WEBPACK_IMPORTED_MODULE_1__/* .nanoseconds */ ._W)(times.start),
                endTimeUnixNano: (0,_span_js__WEBPACK_IMPORTED_MODULE_1__/* .nanoseconds */ ._W)(times.end),
                attributes: (0,_span_js__WEBPACK_IMPORTED_MODULE_1__/* .keyValues */ .K7)(attributes),
                ...(events.length > 0 && { events: events.map((event) => ({ ...event, name: event.name.toWellFormed() })) }),
                ...(status && { status }),
                flags: path === ROOT && remote !== undefined ? SAMPLED | REMOTE : SAMPLED,
            };
        },
    };
}


/***/ }),

/***/ 6936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G$: () => (/* binding */ CLIENT),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   K7: () => (/* binding */ keyValues),
/* harmony export */   Mf: () => (/* binding */ failedWith),
/* harmony export */   OK: () => (/* binding */ OK),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Qv: () => (/* binding */ timesOf),
/* harmony export */   Te: () => (/* binding */ texts),
/* harmony export */   Wh: () => (/* binding */ int),
/* harmony export */   _W: () => (/* binding */ nanoseconds),
/* harmony export */   gd: () => (/* binding */ double),
/* harmony export */   kz: () => (/* binding */ INTERNAL),
/* harmony export */   qm: () => (/* binding */ knownMoment)
/* harmony export */ });
/* harmony import */ var _shared_iso_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77584);

const INTERNAL = 1;
const CLIENT = 3;
const OK = { code: 1 };
const failedWith = (message) => ({ code: 2, message });
const keyValues = (attributes) => Object.entries(attributes).flatMap(([key, value]) => (value === undefined ? [] : [{ key, value }]));
const text = (value) => value === undefined ? undefined : { stringValue: value.toWellFormed() };
const texts = (values) => ({
    arrayValue: { values: values.map((value) => ({ stringValue: value.toWellFormed() })) },
});
const int = (value) => value === undefined || !Number.isFinite(value) ? undefined : { intValue: String(BigInt(Math.round(value))) };
const double = (value) => value === undefined || !Number.isFinite(value) ? undefined : { doubleValue: value };
const flag = (value) => value === undefined ? undefined : { boolValue: value };
function timesOf({ startTime, endTime, durationMs = 0 }, parent) {
    const [started, ended] = [knownMoment(startTime), knownMoment(endTime)];
    const lasted = Math.max(0, durationMs);
    if (started !== undefined)
        return { start: started, end: Math.max(started, ended ?? started + lasted) };
    if (ended !== undefined)
        return { start: Math.max(0, ended - lasted), end: ended };
    return { start: parent.start, end: parent.start + lasted, isUnknown: true };
}
function knownMoment(time) {
    const moment = time === undefined ? Number.NaN : (0,_shared_iso_time_js__WEBPACK_IMPORTED_MODULE_0__/* .momentOf */ .Et)(time);
    return moment >= 0 ? moment : undefined;
}
const nanoseconds = (ms) => {
    const whole = Math.max(0, Math.round(ms));
    return whole === 0 ? '0' : `${whole}000000`;
};


/***/ }),

/***/ 21323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ tracedResults),
/* harmony export */   f: () => (/* binding */ traceOf)
/* harmony export */ });
/* harmony import */ var _model_run_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32506);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57277);
/* harmony import */ var _grader_spans_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23263);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63944);
/* harmony import */ var _message_spans_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83205);
/* harmony import */ var _root_span_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77165);
/* harmony import */ var _span_maker_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90345);







function tracedResults(report) {
    const changes = (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .changesByKey */ .G1)(report);
    const verdict = report.verdict.kind;
    const common = (result) => ({ result, verdict, state: changes.get((0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_0__/* .resultKey */ .ZH)(result))?.state });
    return [
        ...report.results.map((result) => ({ ...common(result), phase: 'main' })),
        ...(report.extraTrials ?? []).map(({ result, purpose, round }) => ({ ...common(result), phase: purpose, round })),
    ];
}
function traceOf(traced, settings) {
    const { result, phase, round } = traced;
    const ownTraceId = (0,_ids_js__WEBPACK_IMPORTED_MODULE_3__/* .traceIdOf */ .aB)(settings.run, round === undefined ? phase : `${phase}-${round}`, result);
    const maker = (0,_span_maker_js__WEBPACK_IMPORTED_MODULE_6__/* .spanMaker */ .l)(ownTraceId, settings);
    const place = { times: (0,_root_span_js__WEBPACK_IMPORTED_MODULE_5__/* .rootTimes */ .Ne)(result), maker };
    return {
        traced,
        ownTraceId,
        spans: [
            { span: (0,_root_span_js__WEBPACK_IMPORTED_MODULE_5__/* .rootOf */ .I5)(traced, settings, place) },
            ...(0,_root_span_js__WEBPACK_IMPORTED_MODULE_5__/* .trialSpans */ .eO)(result, place).map((span) => ({ span })),
            ...(0,_message_spans_js__WEBPACK_IMPORTED_MODULE_4__/* .messageSpans */ .v)(result, { ...place, groupTurns: settings.groupTurns }).map((span) => ({ span })),
            ...(0,_grader_spans_js__WEBPACK_IMPORTED_MODULE_2__/* .graderSpans */ .P4)(result, place),
        ],
    };
}


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

/***/ 15960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ cutLong),
/* harmony export */   p: () => (/* binding */ bytesText)
/* harmony export */ });
function cutLong(text, most, where = 'index.jsonl has the full text') {
    if (text.length <= most)
        return text;
    const head = text.slice(0, border(text, Math.floor(most * 0.75)));
    const tail = text.slice(border(text, text.length - Math.floor(most * 0.25)));
    const missing = text.length - head.length - tail.length;
    return `${head}\n[\u2026 ${bytesText(missing)} omitted; ${where} \u2026]\n${tail}`;
}
const border = (text, at) => (/[\udc00-\udfff]/.test(text.charAt(at)) ? at - 1 : at);
const bytesText = (bytes) => bytes < 1024
    ? `${bytes} bytes`
    : bytes < 1024 ** 2
        ? `${(bytes / 1024).toFixed(0)} KiB`
        : `${(bytes / 1024 ** 2).toFixed(1)} MiB`;


/***/ })

};
