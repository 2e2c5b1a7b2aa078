export const id = 57;
export const ids = [57];
export const modules = {

/***/ 90057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ue: () => (/* binding */ MAX_RESULTS_BYTES),
  wq: () => (/* binding */ MOST_ROWS),
  oz: () => (/* binding */ extremes),
  aK: () => (/* binding */ readRows),
  ng: () => (/* binding */ runOf)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/shared/mapping.js
var mapping = __webpack_require__(16955);
;// CONCATENATED MODULE: ./build/js/src/results/read/index-row.js

function indexRow(value) {
    if (!(0,mapping/* isMapping */.p)(value))
        return { record: value };
    const { eval_path, variant } = value;
    const suiteFile = typeof eval_path === 'string' && eval_path !== '' ? eval_path : undefined;
    const isNamed = ['suite', 'dataset', 'eval_set'].some((key) => typeof value[key] === 'string');
    const isVariant = typeof variant === 'string' && variant !== '' && typeof value['target'] === 'string';
    const changes = {
        ...(suiteFile !== undefined && !isNamed && { suite: stem(suiteFile) }),
        ...(isVariant && { target: `${value['target']} (${variant})` }),
    };
    return {
        record: suiteFile === undefined && !isVariant ? value : { ...value, ...changes },
        sample: wholeNumber(value['sample_index']),
        retry: wholeNumber(value['retry_index']) ?? (wholeNumber(value['sample_index']) === undefined ? undefined : 0),
        suiteFile,
    };
}
const wholeNumber = (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
const stem = (path) => (path.split(/[/\\]/).at(-1) ?? path).replace(/(?:\.eval)?\.[^.]+$/, '');

// EXTERNAL MODULE: ./build/js/src/results/read/read-journal.js
var read_journal = __webpack_require__(34697);
// EXTERNAL MODULE: ./build/js/src/results/read/read-record.js + 3 modules
var read_record = __webpack_require__(46158);
// EXTERNAL MODULE: ./build/js/src/results/read/read-scores.js
var read_scores = __webpack_require__(31055);
// EXTERNAL MODULE: ./build/js/src/model/run/aggregate.js
var aggregate = __webpack_require__(5548);
// EXTERNAL MODULE: ./build/js/src/model/run/present-trials.js
var present_trials = __webpack_require__(56768);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 1 modules
var result = __webpack_require__(32506);
// EXTERNAL MODULE: ./build/js/src/shared/grouped.js
var grouped = __webpack_require__(47891);
// EXTERNAL MODULE: ./build/js/src/results/result-of.js
var result_of = __webpack_require__(45515);
;// CONCATENATED MODULE: ./build/js/src/results/read/repeated-rows.js





function withoutRepeatedRows(rows) {
    const suites = (0,grouped/* grouped */.z)(rows, ({ result: { suiteFile, suite, target } }) => [suiteFile, suite, target]);
    const isOnce = (own) => new Set(own.map(({ result }) => result.testId)).size === own.length;
    if ([...suites.values()].every(isOnce))
        return rows.map(({ result }) => result);
    const groups = new Map();
    for (const row of rows) {
        const key = (0,result/* resultKey */.ZH)(row.result);
        const group = groups.get(key);
        if (group)
            group.push(row);
        else
            groups.set(key, [row]);
    }
    return [...groups.values()].flatMap((own) => together(lastRetries(own)) ?? []);
}
function lastRetries(rows) {
    const bySample = new Map();
    const others = [];
    for (const row of rows) {
        const { sample, retry } = row;
        if (sample === undefined || retry === undefined)
            others.push(row.result);
        else if ((bySample.get(sample)?.retry ?? -1) <= retry)
            bySample.set(sample, row);
    }
    const all = [...others, ...[...bySample.values()].map(({ result }) => result)];
    return all.filter((result, index) => (0,present_trials/* presentTrials */.$z)(result).length > 0 || index === all.length - 1);
}
function together(results) {
    const last = results.findLast(({ status }) => status !== 'execution_error') ?? results.at(-1);
    if (last === undefined || results.length === 1)
        return last;
    const trials = results.flatMap(trialsOf).map((trial, attempt) => ({ ...trial, attempt }));
    const { score, aggregation } = (0,aggregate/* aggregateScores */.h)((0,present_trials/* measuredTrials */.ik)(trials).map((trial) => trial.score), 'mean');
    const { requiredMissed: _, ...shown } = { requiredMissed: undefined, ...last };
    const together = { trials, aggregation, score, costUsd: (0,result_of/* costOfTrials */.ch)(trials) };
    if (shown.status === 'execution_error')
        return { ...shown, ...together };
    return { ...shown, ...together, status: score >= last.passMark ? 'ok' : 'quality_failure' };
}
function trialsOf(result) {
    const { trials, aggregation, score, scores, tokenUsage, costUsd, durationMs, cached, paid } = result;
    if (trials !== undefined && aggregation?.strategy !== 'pass_at_k')
        return trials;
    return [
        {
            attempt: 0,
            status: result.status,
            score,
            verdict: result.status === 'ok' ? 'pass' : 'fail',
            scores,
            ...(result.status === 'execution_error' && { failure: result.failure }),
            ...(tokenUsage && { tokenUsage }),
            ...(costUsd !== undefined && { costUsd }),
            ...(durationMs !== undefined && { durationMs }),
            ...(cached && { cached }),
            ...(paid && { paid }),
        },
    ];
}

// EXTERNAL MODULE: ./build/js/src/results/read/sidecars.js
var sidecars = __webpack_require__(46451);
// EXTERNAL MODULE: ./build/js/src/shared/iso-time.js
var iso_time = __webpack_require__(77584);
;// CONCATENATED MODULE: ./build/js/src/results/read/without-texts.js

const NONE = [];
const NO_RUN = { durationMs: 0 };
const sameTime = (0,iso_time/* rememberLast */.mP)((time) => time);
function withoutTexts(result) {
    const measured = {
        index: result.index,
        timestamp: sameTime(result.timestamp),
        suite: result.suite,
        suiteFile: result.suiteFile,
        category: result.category,
        testId: result.testId,
        target: result.target,
        provider: result.provider,
        resolvedTarget: result.resolvedTarget,
        targetUsed: result.targetUsed,
        location: result.location,
        passMark: result.passMark,
        agentvPassMark: result.agentvPassMark,
        mustPass: result.mustPass,
        tokenUsage: result.tokenUsage,
        costUsd: result.costUsd,
        durationMs: result.durationMs,
        model: result.model,
        agentVersion: result.agentVersion,
        refused: result.refused,
        cached: result.cached,
        paid: result.paid,
        evalRun: isEmpty(result.evalRun) ? NO_RUN : result.evalRun,
        retries: result.retries,
        trials: result.trials?.map((trial) => ({ ...trial, scores: NONE })),
        aggregation: result.aggregation,
        costLimited: result.costLimited,
        measure: result.measure,
        subject: result.subject,
        reusedFrom: result.reusedFrom,
        avoided: result.avoided,
        assertions: NONE,
        scores: NONE,
        input: NONE,
        output: '',
        messages: NONE,
    };
    switch (result.status) {
        case 'ok':
            return { ...measured, status: 'ok', score: result.score };
        case 'quality_failure':
            return { ...measured, status: 'quality_failure', score: result.score, requiredMissed: result.requiredMissed };
        case 'execution_error':
            return { ...measured, status: 'execution_error', score: result.score, failure: result.failure };
    }
}
const isEmpty = ({ durationMs, tokenUsage }) => durationMs === 0 && tokenUsage === undefined;

// EXTERNAL MODULE: ./build/js/src/results/read/yaml-rows.js
var yaml_rows = __webpack_require__(76828);
// EXTERNAL MODULE: ./build/js/src/shared/in-parallel.js
var in_parallel = __webpack_require__(85988);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/earlier-results.js
var earlier_results = __webpack_require__(12555);
;// CONCATENATED MODULE: ./build/js/src/app/run-folder/result-rows.js













const MAX_RESULTS_BYTES = 64 * 1024 * 1024;
const MOST_ROWS = 200_000;
const MAX_SIDECARS_BYTES = 256 * 1024 * 1024;
async function readRows(path, site, withAnswers) {
    const { cwd, files } = site;
    const shown = (0,shown_path/* shownPath */.p)(path, cwd);
    const warnings = [];
    const text = await files.read(path, MAX_RESULTS_BYTES);
    const how = { warn: (problem) => warnings.push(problem), mostRows: MOST_ROWS };
    const rows = (0,yaml_rows/* isYamlFile */.w)(path) ? (0,yaml_rows/* yamlRowsIn */.C)(text, shown, how) : (0,read_journal/* rowsIn */.N)(text, shown, how);
    const remaining = { bytes: MAX_SIDECARS_BYTES };
    const sidecar = async (name) => {
        const text = remaining.bytes > 0 ? await (0,earlier_results/* readSidecar */.YD)((0,external_node_path_.dirname)(path), name, files) : undefined;
        remaining.bytes -= Buffer.byteLength(text ?? '');
        return text;
    };
    const read = withAnswers
        ? await (0,in_parallel/* inParallel */.H)(rows, async (row, index) => repeatableRow({ ...row, value: await (0,sidecars/* rehydrated */.R)(row.value, sidecar) }, index))
        : Array.from(rows, (row, index) => repeatableRow(row, index, withoutTexts));
    return {
        results: withoutRepeatedRows(read).map((result, index) => (result.index === index ? result : { ...result, index })),
        areOurs: read.some(({ isOurs }) => isOurs),
        isCutOff: warnings.length > 0,
        warnings: [...warnings, ...leftUnread(remaining.bytes, shown)],
    };
}
function repeatableRow({ value, location }, index, reduced = (result) => result) {
    const { record, sample, retry, suiteFile } = indexRow(value);
    const { result, isOurs } = (0,read_record/* readRecord */.a)(record, location, index);
    if (!isOurs)
        result.suiteFile = suiteFile ?? result.suite;
    return { result: reduced(result), isOurs, sample, retry };
}
const leftUnread = (bytesLeft, shown) => bytesLeft > 0
    ? []
    : [
        {
            code: 'FILE_TOO_LARGE',
            severity: 'warning',
            message: `The answers that ${shown} refers to exceed the size limit; some are not read`,
        },
    ];
function runOf({ results, warnings, isCutOff }, known = {}) {
    const times = results.map(({ timestamp }) => (timestamp === read_scores/* EPOCH */.wI ? Number.NaN : (0,iso_time/* momentOf */.Et)(timestamp)));
    const [earliest, latest] = extremes(times.filter(Number.isFinite));
    const planned = Math.max(known.planned ?? 0, results.length);
    const isBrokenOff = isCutOff || known.isCutOff === true || planned > results.length;
    return {
        startedAt: earliest === undefined ? read_scores/* EPOCH */.wI : new Date(earliest).toISOString(),
        durationMs: earliest === undefined || latest === undefined ? 0 : latest - earliest,
        planned,
        complete: !isBrokenOff,
        ...(isBrokenOff && { stopped: 'broken-off' }),
        dryRun: false,
        requirements: [],
        warnings: [...warnings],
        results,
    };
}
function extremes(values) {
    let [least, most] = [undefined, undefined];
    for (const value of values) {
        least = least === undefined || value < least ? value : least;
        most = most === undefined || value > most ? value : most;
    }
    return [least, most];
}


/***/ }),

/***/ 76828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ yamlRowsIn),
/* harmony export */   w: () => (/* binding */ isYamlFile)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5594);
/* harmony import */ var _shared_yaml_yaml_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90839);



const MAX_YAML_BYTES = 32 * 1024 * 1024;
const MOST_YAML_ROWS = 50_000;
const isYamlFile = (path) => /\.ya?ml$/i.test(path);
function* yamlRowsIn(text, file, { warn }) {
    if (text.length > MAX_YAML_BYTES) {
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .userError */ .IF)('FILE_TOO_LARGE', `${file} is too large for YAML`, { hint: 'Use a JSON Lines file instead.' });
    }
    const documents = documentsIn(text);
    if (documents.length > MOST_YAML_ROWS) {
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .userError */ .IF)('RESULTS_UNREADABLE', `${file} has more than ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)('row', MOST_YAML_ROWS)}`);
    }
    for (const [index, { source, line }] of documents.entries()) {
        const location = { file, line, column: 1 };
        const parsed = (0,_shared_yaml_yaml_text_js__WEBPACK_IMPORTED_MODULE_2__/* .parseYamlText */ .c)(source);
        if (parsed.kind === 'parsed') {
            yield { value: parsed.value, line: source, location };
            continue;
        }
        const problems = parsed.errors.map((error) => ({
            code: 'RESULTS_UNREADABLE',
            severity: 'error',
            message: `This result is not YAML: ${error.message}`,
            location: { file, line: line + error.line - 1, column: error.column },
        }));
        if (index === 0 || index < documents.length - 1)
            throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(problems);
        for (const problem of problems.slice(0, 1))
            warn({ ...problem, severity: 'warning', hint: 'It is ignored.' });
    }
}
function documentsIn(text) {
    const documents = [];
    let [line, start] = [1, 0];
    for (const { index, 0: mark } of [...text.matchAll(/^---[ \t]*\r?\n/gm), { index: text.length, 0: '' }]) {
        const source = text.slice(start, index);
        if (/^[ \t]*[^\s#]/m.test(source))
            documents.push({ source, line });
        line += (source.match(/\n/g) ?? []).length + 1;
        start = index + mark.length;
    }
    return documents;
}


/***/ }),

/***/ 45515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ resultOf),
/* harmony export */   D_: () => (/* binding */ identity),
/* harmony export */   Ee: () => (/* binding */ notRunResult),
/* harmony export */   Qm: () => (/* binding */ trialOf),
/* harmony export */   _K: () => (/* binding */ bugResult),
/* harmony export */   b$: () => (/* binding */ brokenResult),
/* harmony export */   ch: () => (/* binding */ costOfTrials),
/* harmony export */   j9: () => (/* binding */ dependencyResult)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _model_run_grade_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66536);
/* harmony import */ var _model_run_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89976);
/* harmony import */ var _shared_iso_time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77584);




function trialOf({ outcome, grade, patch }, attempt, passMark) {
    const failure = failureOf(outcome, grade);
    const score = grade?.kind === 'scored' ? grade.score : 0;
    const response = doneIn(outcome);
    return {
        attempt,
        status: failure ? 'execution_error' : score >= passMark ? 'ok' : 'quality_failure',
        score,
        verdict: (0,_model_run_grade_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictOf */ .Vj)(score),
        scores: grade?.scores ?? [],
        failure,
        tokenUsage: response?.tokenUsage,
        costUsd: response?.costUsd,
        durationMs: response?.durationMs,
        refused: response?.refused,
        cached: response?.cached,
        paid: response?.paid,
        patch,
    };
}
const doneIn = (outcome) => outcome.kind === 'answered' ? outcome.response : outcome.partial;
function resultOf(step, { runs, trials, summary }, facts) {
    const shown = summary?.best ?? 0;
    const run = runs[shown];
    const trial = trials[shown];
    if (run === undefined || trial === undefined)
        throw new Error(`No trial of ${step.test.id} was run`);
    const score = summary?.score ?? trial.score;
    const response = run.outcome.kind === 'answered' ? run.outcome.response : undefined;
    const failure = trials.every(({ status }) => status === 'execution_error') ? trial.failure : undefined;
    const done = doneIn(run.outcome);
    return {
        ...identity(step, facts),
        score,
        assertions: failure && !response ? [errorAssertion(failure)] : (run.grade?.assertions ?? []),
        scores: run.grade?.scores ?? [],
        implicitJudge: step.test.graders.some(({ implicit }) => implicit) ? true : undefined,
        input: [...step.test.input],
        prompt: facts.prompt,
        output: response ? (0,_model_run_message_js__WEBPACK_IMPORTED_MODULE_2__/* .finalAnswer */ .zN)(response.messages) : `Error occurred: ${failure?.message ?? 'unknown'}`,
        messages: done?.messages ?? [],
        targetUsed: done?.targetUsed,
        tokenUsage: done?.tokenUsage,
        costUsd: costOfTrials(trials),
        durationMs: done?.durationMs,
        startTime: done?.startTime,
        endTime: done?.endTime,
        model: done?.model,
        agentVersion: done?.agentVersion,
        refused: done?.refused,
        cached: done?.cached,
        paid: done?.paid,
        fileChanges: done?.fileChanges,
        patch: run.patch,
        workspacePath: runs.at(-1)?.workspacePath,
        hookOutputs: hookOutputsOf(runs),
        evalRun: evalRun(runs, facts),
        trials: summary && [...trials],
        aggregation: summary?.aggregation,
        costLimited: summary?.costLimited ? true : undefined,
        ...(failure ? { status: 'execution_error', failure } : judged(score, step.passMark, run)),
    };
}
function judged(score, passMark, { grade }) {
    if (score >= passMark)
        return { status: 'ok' };
    const missed = grade?.kind === 'scored' && grade.requiredMissed.length > 0 ? grade.requiredMissed : undefined;
    return { status: 'quality_failure', requiredMissed: missed };
}
function costOfTrials(trials) {
    const known = trials.flatMap(({ costUsd }) => costUsd ?? []);
    const isUnknown = trials.some(({ status, costUsd }) => status !== 'execution_error' && costUsd === undefined);
    return known.length === 0 || isUnknown ? undefined : known.reduce((sum, cost) => sum + cost, 0);
}
function bugResult(step, error, facts) {
    const message = `This test met a bug of eval-action: ${(0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}`;
    const outcome = {
        kind: 'failed',
        failure: { class: 'bug', stage: 'agent', reason: 'provider_error', message },
    };
    const run = { outcome };
    return resultOf(step, { runs: [run], trials: [trialOf(run, 0, step.passMark)] }, facts);
}
function brokenResult({ index, suite, test, target }, at) {
    const message = test.problems.map(_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .problemText */ .fI).join('\n');
    const failure = {
        class: 'config',
        stage: 'setup',
        reason: 'setup_error',
        message,
        location: test.problems[0]?.location ?? test.location,
    };
    return {
        index,
        timestamp: new Date(at).toISOString(),
        suite: suite.name,
        suiteFile: suite.file,
        category: suite.category,
        testId: test.id,
        target,
        location: test.location,
        passMark: 1,
        mustPass: false,
        status: 'execution_error',
        score: 0,
        failure,
        assertions: [errorAssertion(failure)],
        scores: [],
        input: [],
        output: `Error occurred: ${message}`,
        messages: [],
        evalRun: { durationMs: 0 },
        retries: 0,
    };
}
function dependencyResult(step, { testId }, at) {
    const message = `Not run: it waits for the test "${testId}", which ended in an error`;
    return notRunResult(step, { class: 'cancelled', stage: 'setup', reason: 'dependency_failed', message }, at);
}
function notRunResult(step, failure, at) {
    const run = { outcome: { kind: 'failed', failure } };
    const facts = { startedAt: at, finishedAt: at, retries: 0 };
    return resultOf(step, { runs: [run], trials: [trialOf(run, 0, step.passMark)] }, facts);
}
function failureOf(outcome, grade) {
    if (outcome.kind === 'failed')
        return outcome.failure;
    if (outcome.response.error) {
        return { class: 'provider', stage: 'agent', reason: 'provider_error', message: outcome.response.error };
    }
    if (grade?.kind !== 'ungraded')
        return undefined;
    return { class: 'grader', stage: 'evaluator', reason: 'evaluator_error', message: grade.reason };
}
function identity(step, facts) {
    const { index, suite, test, target, passMark, agentvPassMark, measure, subject } = step;
    return {
        index,
        timestamp: (0,_shared_iso_time_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .Ly)(facts.finishedAt),
        suite: suite.name,
        suiteFile: suite.file,
        category: suite.category,
        testId: test.id,
        target: target.name,
        provider: target.provider,
        resolvedTarget: target.resolvedName === target.name ? undefined : target.resolvedName,
        location: test.location,
        conversationId: test.conversationId,
        passMark,
        agentvPassMark,
        mustPass: test.mustPass,
        retries: facts.retries,
        metadata: test.metadata,
        measure,
        subject,
    };
}
function hookOutputsOf(runs) {
    if (runs.every(({ hookOutputs }) => hookOutputs === undefined))
        return undefined;
    const beforeAll = runs.find((run) => run.hookOutputs?.beforeAll !== undefined)?.hookOutputs?.beforeAll;
    const hookOutputs = { ...runs.at(-1)?.hookOutputs, ...(beforeAll !== undefined && { beforeAll }) };
    return Object.values(hookOutputs).some((text) => text !== undefined && text !== '') ? hookOutputs : undefined;
}
function evalRun(runs, { startedAt, finishedAt }) {
    const usages = [];
    for (const { outcome, grade } of runs) {
        const own = doneIn(outcome)?.tokenUsage;
        if (own !== undefined)
            usages.push(own);
        for (const score of grade?.scores ?? []) {
            for (const { tokenUsage } of (0,_model_run_grade_js__WEBPACK_IMPORTED_MODULE_1__/* .withMembers */ .gn)(score))
                if (tokenUsage !== undefined)
                    usages.push(tokenUsage);
        }
    }
    return { durationMs: Math.max(0, finishedAt - startedAt), tokenUsage: (0,_model_run_message_js__WEBPACK_IMPORTED_MODULE_2__/* .sumTokens */ .WT)(usages) };
}
const errorAssertion = ({ message }) => ({ text: `Error: ${message}`, passed: false });


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
