export const id = 2935;
export const ids = [2935,9245,5262];
export const modules = {

/***/ 60859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mj: () => (/* binding */ reportFileSchema),
  W5: () => (/* binding */ suiteReportSchema)
});

// UNUSED EXPORTS: totalsSchema

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/run/message.js
var message = __webpack_require__(89976);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 1 modules
var result = __webpack_require__(19923);
// EXTERNAL MODULE: ./build/js/src/model/verdict/assessment.js
var assessment = __webpack_require__(67409);
// EXTERNAL MODULE: ./build/js/src/model/verdict/verdict.js
var verdict = __webpack_require__(66510);
;// CONCATENATED MODULE: ./build/js/src/model/verdict/decision.js


const countsSchema = schemas/* strictObject */.rej({ trials: schemas/* int */.Whr().nonnegative(), passes: schemas/* int */.Whr().nonnegative() });
const decisionSchema = schemas/* strictObject */.rej({
    schema_version: schemas/* literal */.euz(1),
    verdict: schemas/* enum */.k5n(verdict/* verdictKinds */.PV),
    headline: schemas/* string */.YjP(),
    reasons: schemas/* array */.YOg(schemas/* string */.YjP()),
    suites: schemas/* array */.YOg(schemas/* strictObject */.rej({
        suite: schemas/* string */.YjP(),
        target: schemas/* string */.YjP(),
        verdict: schemas/* enum */.k5n(verdict/* verdictKinds */.PV),
        n: schemas/* int */.Whr().nonnegative(),
        delta: schemas/* number */.aig().nullable(),
        delta_low: schemas/* number */.aig().nullable(),
        delta_high: schemas/* number */.aig().nullable(),
        p: schemas/* number */.aig().min(0).max(1).nullable(),
        p_exact: schemas/* number */.aig().min(0).max(1).nullable(),
        p_variation: schemas/* number */.aig().min(0).max(1).nullable(),
        smallest_detectable_drop: schemas/* number */.aig().nullable(),
        reasons: schemas/* array */.YOg(schemas/* string */.YjP()),
    })),
    tests: schemas/* array */.YOg(schemas/* strictObject */.rej({
        suite: schemas/* string */.YjP(),
        test_id: schemas/* string */.YjP(),
        target: schemas/* string */.YjP(),
        state: schemas/* enum */.k5n(verdict/* testStates */.Nr),
        baseline: countsSchema,
        candidate: countsSchema,
        reruns: countsSchema.extend({ needed: schemas/* int */.Whr().positive().nullable() }),
        p: schemas/* number */.aig().min(0).max(1).nullable(),
    })),
    detectable_tests: schemas/* strictObject */.rej({ count: schemas/* int */.Whr().nonnegative(), of: schemas/* int */.Whr().nonnegative() }),
});
const gateDocumentSchema = decisionSchema.extend({
    failures: schemas/* string */.YjP().nullable(),
});

;// CONCATENATED MODULE: ./build/js/src/model/verdict/experiment.js

const interval = { low: schemas/* number */.aig(), high: schemas/* number */.aig() };
const ratioSchema = schemas/* strictObject */.rej({ first: schemas/* number */.aig(), second: schemas/* number */.aig(), ratio: schemas/* number */.aig(), ...interval });
const changeSchema = schemas/* strictObject */.rej({
    ...{ first: schemas/* number */.aig(), second: schemas/* number */.aig(), delta: schemas/* number */.aig(), ...interval },
    p: schemas/* number */.aig(),
});
const experiment_countsSchema = schemas/* strictObject */.rej({ first: schemas/* int */.Whr().nonnegative(), second: schemas/* int */.Whr().nonnegative() });
const findings = ['better', 'worse', 'no-difference', 'inconclusive', 'not-measured'];
const comparedSchema = schemas/* strictObject */.rej({
    finding: schemas/* enum */.k5n(findings),
    tests: schemas/* int */.Whr().nonnegative(),
    unmeasured: schemas/* int */.Whr().nonnegative(),
    trials: experiment_countsSchema,
    errors: experiment_countsSchema,
    sameAnswers: schemas/* literal */.euz(true).optional(),
    score: changeSchema.optional(),
    passRate: changeSchema.optional(),
    detectable: schemas/* number */.aig().optional(),
    cost: ratioSchema.optional(),
    latency: ratioSchema.optional(),
    won: schemas/* int */.Whr().nonnegative(),
    lost: schemas/* int */.Whr().nonnegative(),
    tied: schemas/* int */.Whr().nonnegative(),
    largest: schemas/* array */.YOg(schemas/* strictObject */.rej({ suite: schemas/* string */.YjP(), testId: schemas/* string */.YjP(), first: schemas/* number */.aig(), second: schemas/* number */.aig() })),
});
const comparisonSchema = schemas/* strictObject */.rej({
    variant: schemas/* string */.YjP(),
    overall: comparedSchema,
    suites: schemas/* array */.YOg(comparedSchema.extend({ suite: schemas/* string */.YjP(), file: schemas/* string */.YjP() })),
});
const experimentSchema = schemas/* strictObject */.rej({
    variants: schemas/* array */.YOg(schemas/* string */.YjP()).min(2),
    comparisons: schemas/* array */.YOg(comparisonSchema).min(1),
});

;// CONCATENATED MODULE: ./build/js/src/model/verdict/policy-source.js

const policyChangeSchema = schemas/* strictObject */.rej({
    file: schemas/* string */.YjP(),
    key: schemas/* string */.YjP().optional(),
    base: schemas/* string */.YjP().optional(),
    head: schemas/* string */.YjP().optional(),
});
const policySourceSchema = schemas/* strictObject */.rej({
    of: schemas/* enum */.k5n(['pull request', 'merge group']),
    from: schemas/* enum */.k5n(['base', 'checkout', 'unavailable']),
    base: schemas/* string */.YjP(),
    changes: schemas/* array */.YOg(policyChangeSchema),
    why: schemas/* string */.YjP().optional(),
});

;// CONCATENATED MODULE: ./build/js/src/model/verdict/report.js









const suiteTrendSchema = schemas/* strictObject */.rej({
    suite: schemas/* string */.YjP(),
    file: schemas/* string */.YjP().optional(),
    target: schemas/* string */.YjP(),
    runs: schemas/* array */.YOg(schemas/* strictObject */.rej({
        run: schemas/* string */.YjP(),
        sha: schemas/* string */.YjP().optional(),
        time: schemas/* string */.YjP(),
        verdict: schemas/* enum */.k5n(verdict/* verdictKinds */.PV).optional(),
        tests: schemas/* int */.Whr().nonnegative().optional(),
        passRate: schemas/* number */.aig().min(0).max(1).optional(),
        score: schemas/* number */.aig().optional(),
        markers: schemas/* array */.YOg(schemas/* string */.YjP()),
    })),
});
const usedSettingSchema = schemas/* strictObject */.rej({
    name: schemas/* string */.YjP(),
    value: schemas/* union */.KCZ([schemas/* number */.aig(), schemas/* string */.YjP()]),
    from: schemas/* enum */.k5n(['given', 'configuration', 'default']),
});
const totalsSchema = schemas/* strictObject */.rej({
    total: schemas/* int */.Whr().nonnegative(),
    passed: schemas/* int */.Whr().nonnegative(),
    failed: schemas/* int */.Whr().nonnegative(),
    errored: schemas/* int */.Whr().nonnegative(),
    erroredTrials: schemas/* int */.Whr().positive().optional(),
    skipped: schemas/* int */.Whr().nonnegative(),
    flaky: schemas/* int */.Whr().nonnegative(),
    reused: schemas/* int */.Whr().nonnegative(),
    avoided: schemas/* strictObject */.rej({
        tests: schemas/* int */.Whr().positive(),
        costUsd: schemas/* number */.aig().nonnegative().optional(),
        costUnknown: schemas/* int */.Whr().nonnegative(),
        durationMs: schemas/* number */.aig().nonnegative().optional(),
        durationUnknown: schemas/* int */.Whr().nonnegative(),
    })
        .optional(),
    score: schemas/* number */.aig().min(0).max(1).optional(),
    passRate: schemas/* number */.aig().min(0).max(1).optional(),
    costUsd: schemas/* number */.aig().nonnegative().optional(),
    costUnknown: schemas/* int */.Whr().nonnegative(),
    tokens: message/* tokenUsageSchema */.uX.optional(),
    graderCostUsd: schemas/* number */.aig().nonnegative().optional(),
    graderTokens: message/* tokenUsageSchema */.uX.optional(),
    durationMs: schemas/* number */.aig().nonnegative().optional(),
    retries: schemas/* int */.Whr().nonnegative(),
});
const suiteReportSchema = schemas/* strictObject */.rej({
    suite: schemas/* string */.YjP(),
    file: schemas/* string */.YjP(),
    target: schemas/* string */.YjP(),
    threshold: schemas/* number */.aig().min(0).max(1).optional(),
    isDefaultThreshold: schemas/* literal */.euz(true).optional(),
    isOfPassRate: schemas/* literal */.euz(true).optional(),
    metadata: result.suiteMetadataSchema.optional(),
    totals: totalsSchema,
});
const reportedCommitSchema = schemas/* strictObject */.rej({
    run: schemas/* string */.YjP().optional(),
    job: schemas/* string */.YjP().optional(),
    sha: schemas/* string */.YjP().optional(),
    baseSha: schemas/* string */.YjP().optional(),
    isFork: schemas/* literal */.euz(true).optional(),
});
const reportSchema = schemas/* strictObject */.rej({
    schemaVersion: schemas/* literal */.euz(1),
    generator: schemas/* strictObject */.rej({ name: schemas/* literal */.euz('eval-action'), version: schemas/* string */.YjP(), program: schemas/* string */.YjP().optional() }),
    ...(0,result.measuredFacts)(),
    commit: reportedCommitSchema.optional(),
    verdict: verdict/* verdictSchema */.$D,
    conclusion: schemas/* enum */.k5n(verdict/* conclusions */.fy),
    totals: totalsSchema,
    suites: schemas/* array */.YOg(suiteReportSchema),
    comparison: assessment/* assessmentSchema */.q4,
    experiment: experimentSchema.optional(),
    trend: schemas/* array */.YOg(suiteTrendSchema).optional(),
    policy: policySourceSchema.optional(),
    settings: schemas/* array */.YOg(usedSettingSchema).optional(),
});
const reportFileSchema = reportSchema.omit({ verdict: true }).extend({
    verdict: decisionSchema,
    gate: verdict/* verdictSchema */.$D,
    gradersToCheck: schemas/* array */.YOg(errors/* problemSchema */.zs).optional(),
});


/***/ }),

/***/ 38139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   oz: () => (/* binding */ extremes),
/* harmony export */   xH: () => (/* binding */ joinRuns)
/* harmony export */ });
/* unused harmony exports flagsOf, changesOf, joinedDecisions, commonEnvironment */
/* harmony import */ var _model_run_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89976);
/* harmony import */ var _model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71019);
/* harmony import */ var _model_text_iso_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58392);
/* harmony import */ var _model_values_grouped_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70110);
/* harmony import */ var _model_values_sums_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16586);
/* harmony import */ var _shards_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62017);






const GRAVEST_FIRST = ['cancelled', 'broken-off', 'deadline', 'breaker', 'bail', 'budget'];
const WORST_FIRST = ['drop', 'drop-on-base', 'small-drop', 'steady'];
function joinRuns(parts, unreadable) {
    const runs = parts.map(({ run }) => run);
    const only = runs.length === 1 ? runs[0] : undefined;
    const listOf = (key) => {
        const items = runs.flatMap((run) => run[key] ?? []);
        return items.length > 0 ? items : undefined;
    };
    const timed = runs.filter(({ startedAt }) => startedAt !== _model_text_iso_time_js__WEBPACK_IMPORTED_MODULE_2__/* .EPOCH */ .wI);
    const [start] = extremes(timed.map(({ startedAt }) => Date.parse(startedAt)));
    const [, end] = extremes(timed.map(({ startedAt, durationMs }) => Date.parse(startedAt) + durationMs));
    const lost = [...(listOf('unreadable') ?? []), ...unreadable];
    const described = distinct(listOf('describedSuites') ?? []);
    const folders = new Set(runs.map(({ folder }) => folder));
    const results = runs.flatMap((run) => run.results);
    const files = listOf('baselineFiles');
    const byFile = (0,_model_values_grouped_js__WEBPACK_IMPORTED_MODULE_3__/* .groupedBy */ .m)(files ?? [], ({ file }) => file);
    const baselineFiles = files &&
        Array.from(byFile, ([file, group]) => {
            const state = _model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .fileStates */ .jj.find((each) => group.some((one) => one.state === each)) ?? group[0].state;
            return { file, state };
        });
    return {
        startedAt: start === undefined ? _model_text_iso_time_js__WEBPACK_IMPORTED_MODULE_2__/* .EPOCH */ .wI : new Date(start).toISOString(),
        durationMs: only?.durationMs ?? (start === undefined || end === undefined ? 0 : end - start),
        planned: runs.reduce((sum, { planned }) => sum + planned, 0),
        stopped: GRAVEST_FIRST.find((why) => runs.some(({ stopped }) => stopped === why)),
        complete: lost.length === 0 && runs.every(({ complete }) => complete),
        unreadable: lost.length > 0 ? lost : undefined,
        withoutResult: listOf('withoutResult'),
        dryRun: runs.some(({ dryRun }) => dryRun),
        selected: listOf('selected') && distinct(listOf('selected') ?? []).sort(),
        skipped: listOf('skipped'),
        baselineFiles,
        folder: folders.size === 1 ? runs[0]?.folder : undefined,
        flags: flagsOf(runs),
        changes: changesOf(runs),
        deletedMustPass: listOf('deletedMustPass') && distinct(listOf('deletedMustPass') ?? []),
        seeding: runs.find(({ seeding }) => seeding !== undefined)?.seeding,
        missingSecrets: runs.find(({ missingSecrets }) => missingSecrets !== undefined)?.missingSecrets,
        decided: joinedDecisions(parts.flatMap(({ run, decided }) => [run.decided, only === undefined ? decided : undefined])),
        unconfirmed: listOf('unconfirmed'),
        environment: commonEnvironment(runs.map(({ environment }) => environment)),
        reuseLeaks: listOf('reuseLeaks'),
        requirements: distinct(listOf('requirements') ?? []),
        feedback: listOf('feedback'),
        agreement: only?.agreement,
        variants: distinct(runs.map(({ variants }) => ({ variants }))).length === 1 ? runs[0]?.variants : undefined,
        engine: only?.engine,
        imported: listOf('imported'),
        describedSuites: described.length > 0 ? described : undefined,
        warnings: [...distinct(listOf('warnings') ?? []), ...(0,_shards_js__WEBPACK_IMPORTED_MODULE_5__/* .endedEarly */ .S3)(parts)],
        caches: cachesOf(listOf('caches')),
        extraTrials: listOf('extraTrials'),
        earlier: listOf('earlier'),
        results: only === undefined ? results.map((result, index) => ({ ...result, index })) : results,
        ...(0,_shards_js__WEBPACK_IMPORTED_MODULE_5__/* .joinedShards */ .BS)(runs),
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
const distinct = (values) => [
    ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];
function flagsOf(runs) {
    const ours = runs.filter(({ results }) => results?.some(({ importedFrom }) => importedFrom === undefined) ?? true);
    const all = distinct(ours.map(({ flags }) => ({ flags })));
    return all.length > 1 ? 'unknown' : all[0]?.flags;
}
function changesOf(runs) {
    const all = runs.flatMap(({ changes }) => changes ?? []);
    const base = all[0]?.base;
    if (base === undefined)
        return undefined;
    const suites = all.flatMap((changes) => (changes.base === base ? changes.suites : []));
    return { base, suites: [...new Map(suites.map((suite) => [suite.file, suite])).values()] };
}
function joinedDecisions(parts) {
    const known = parts.filter((part) => part !== undefined);
    const rank = ({ finding }) => WORST_FIRST.indexOf(finding);
    const all = known.flatMap(({ suites }) => suites).sort((a, b) => rank(b) - rank(a));
    const suites = new Map(all.map((suite) => [(0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .suiteKey */ .aJ)(suite), suite]));
    const tests = new Map(known.flatMap((part) => part.tests).map((test) => [(0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .resultKey */ .ZH)(test), test]));
    if (suites.size === 0 && tests.size === 0)
        return undefined;
    return {
        suites: [...suites.values()],
        tests: [...tests.values()],
        detectableTests: known.flatMap(({ detectableTests }) => detectableTests),
    };
}
function cachesOf(all = []) {
    const joined = _model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .cacheNames */ .nW.flatMap((name) => {
        const uses = all.filter(({ cache }) => cache === name);
        if (uses.length < 2)
            return uses;
        return [
            {
                cache: name,
                asked: (0,_model_values_sums_js__WEBPACK_IMPORTED_MODULE_4__/* .sum */ .cz)(uses.map(({ asked }) => asked)),
                hits: (0,_model_values_sums_js__WEBPACK_IMPORTED_MODULE_4__/* .sum */ .cz)(uses.map(({ hits }) => hits)),
                savedUsd: (0,_model_values_sums_js__WEBPACK_IMPORTED_MODULE_4__/* .sumOfKnown */ .Ij)(uses.map(({ savedUsd }) => savedUsd)),
                savedUnknown: (0,_model_values_sums_js__WEBPACK_IMPORTED_MODULE_4__/* .sum */ .cz)(uses.map(({ savedUnknown }) => savedUnknown)),
                savedTokens: (0,_model_run_message_js__WEBPACK_IMPORTED_MODULE_0__/* .sumTokens */ .WT)(uses.flatMap(({ savedTokens }) => savedTokens ?? [])),
                notStored: (0,_model_values_sums_js__WEBPACK_IMPORTED_MODULE_4__/* .sum */ .cz)(uses.map(({ notStored }) => notStored)),
            },
        ];
    });
    return joined.length > 0 ? joined : undefined;
}
function commonEnvironment(environments) {
    const [first, ...others] = environments;
    if (first === undefined)
        return undefined;
    const common = Object.entries(first).filter(([key, value]) => value !== undefined && others.every((other) => other?.[key] === value));
    return common.length === 0 ? undefined : Object.fromEntries(common);
}


/***/ }),

/***/ 34210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QO: () => (/* binding */ looksLikeReport),
/* harmony export */   ce: () => (/* binding */ reportDocument),
/* harmony export */   tL: () => (/* binding */ readReport)
/* harmony export */ });
/* unused harmony export decidedIn */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _model_run_earlier_attempt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82203);
/* harmony import */ var _model_run_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19923);
/* harmony import */ var _model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71019);
/* harmony import */ var _model_text_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23291);
/* harmony import */ var _model_text_json_document_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79233);
/* harmony import */ var _model_values_depth_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2493);
/* harmony import */ var _model_values_mapping_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(92838);
/* harmony import */ var _model_verdict_assessment_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(67409);
/* harmony import */ var _model_verdict_report_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(60859);
/* harmony import */ var _model_verdict_verdict_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(66510);












const reportSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    ...(0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_3__.measuredFacts)(),
    startedAt: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().refine((time) => Number.isFinite(Date.parse(time)), 'a time'),
    changes: (0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_3__.measuredFacts)().changes.catch(undefined),
    flags: (0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_3__.measuredFacts)().flags.catch('unknown'),
    environment: _model_run_result_js__WEBPACK_IMPORTED_MODULE_3__.environmentSchema.optional().catch(undefined),
    extraTrials: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_model_run_result_js__WEBPACK_IMPORTED_MODULE_3__.extraTrialSchema).optional().catch(undefined),
    earlier: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_model_run_earlier_attempt_js__WEBPACK_IMPORTED_MODULE_2__/* .earlierAttemptSchema */ .d).optional(),
    results: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
    totals: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ total: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative() }),
    suites: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        ..._model_verdict_report_js__WEBPACK_IMPORTED_MODULE_10__/* .suiteReportSchema */ .W5.pick({ suite: true, file: true, target: true, threshold: true }).shape,
        ..._model_verdict_report_js__WEBPACK_IMPORTED_MODULE_10__/* .suiteReportSchema */ .W5.pick({ isDefaultThreshold: true, isOfPassRate: true }).shape,
        metadata: _model_run_result_js__WEBPACK_IMPORTED_MODULE_3__.suiteMetadataSchema.optional().catch(undefined),
    })),
    verdict: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        verdict: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_model_verdict_verdict_js__WEBPACK_IMPORTED_MODULE_11__/* .verdictKinds */ .PV),
        tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ state: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_model_verdict_verdict_js__WEBPACK_IMPORTED_MODULE_11__/* .testStates */ .Nr).optional().catch(undefined) })).catch([]),
    })
        .optional()
        .catch(undefined),
    commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ job: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() }).optional().catch(undefined),
});
const MAX_RESULTS = 200_000;
const headSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ schemaVersion: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), generator: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('eval-action') }) });
const looksLikeReport = (text) => /^\s*\{\s*"schemaVersion"/.test(text.slice(0, 200));
function reportDocument(lines) {
    const results = [];
    const value = (0,_model_text_json_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonOf */ .o_)((0,_model_text_json_document_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutEntries */ .Lf)(lines, { results: (entry) => results.push((0,_model_text_json_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonOf */ .o_)(entry)) }));
    return (0,_model_values_mapping_js__WEBPACK_IMPORTED_MODULE_8__/* .isMapping */ .pi)(value) && results.length > 0 ? { ...value, results } : value;
}
function readReport(lines, file) {
    let results = [];
    let count = 0;
    const addResult = (value) => {
        count += 1;
        if (count > MAX_RESULTS)
            throw unreadable(file, `it has more than ${MAX_RESULTS} results`);
        const { success, data } = _model_run_result_js__WEBPACK_IMPORTED_MODULE_3__.testResultSchema.safeParse(value);
        if (success)
            results?.push(data);
        else
            results = undefined;
    };
    const value = parsed((0,_model_text_json_document_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutEntries */ .Lf)(lines, { results: (entry) => addResult(parsed(entry, file)) }), file);
    const head = headSchema.safeParse(value);
    if (!head.success)
        throw unreadable(file, 'it is no report of eval-action');
    if (head.data.schemaVersion > 1)
        throw unreadable(file, 'a newer version of eval-action wrote it');
    const read = reportSchema.safeParse(value);
    if (!read.success)
        throw unreadable(file, `it is damaged at ${read.error.issues[0]?.path.join('.') ?? 'the top'}`);
    const { totals, suites, verdict, commit, results: others, ...measured } = read.data;
    others.forEach(addResult);
    const described = suites.flatMap(({ suite, file, metadata }) => (metadata ? [{ suite, file, metadata }] : []));
    return {
        run: {
            ...measured,
            describedSuites: described.length > 0 ? described : undefined,
            planned: Math.max(totals.total, count),
            requirements: suites.flatMap(({ threshold, isDefaultThreshold, metadata: _, ...suite }) => threshold === undefined || isDefaultThreshold ? [] : [{ ...suite, threshold, from: 'suite' }]),
        },
        results,
        job: commit?.job,
        verdict: verdict?.verdict,
        passed: (verdict?.verdict === 'pass' || verdict?.verdict === 'warn') &&
            !verdict.tests.some(({ state }) => _model_verdict_verdict_js__WEBPACK_IMPORTED_MODULE_11__/* .undecidedStates */ .kv.includes(state)),
        hasFailures: verdict?.tests.some(({ state }) => state === 'failing') === true,
        decided: decidedIn(value),
    };
}
function parsed(text, file) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (cause) {
        throw unreadable(file, 'it is not JSON, or cut off', cause);
    }
    if ((0,_model_values_depth_js__WEBPACK_IMPORTED_MODULE_7__/* .isDeeperThan */ .hz)(value, _model_values_depth_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_JSON_DEPTH */ .KX))
        throw unreadable(file, 'it is nested too deeply');
    return value;
}
const unreadable = (file, why, cause) => (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('RESULTS_UNREADABLE', `${file} cannot be read: ${why}`, {
    hint: 'Name the folder of a run, its report.json or its index.jsonl.',
    cause,
});
const comparedSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    settings: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), value: zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()]) })).optional(),
    comparison: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        suites: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            ..._model_verdict_assessment_js__WEBPACK_IMPORTED_MODULE_9__/* .suiteAssessmentSchema */ .k0.pick({ suite: true, file: true, target: true, finding: true }).shape,
            ..._model_verdict_assessment_js__WEBPACK_IMPORTED_MODULE_9__/* .suiteAssessmentSchema */ .k0.pick({ smallestDetectableDrop: true, keepsDefaultThreshold: true }).shape,
            ...(0,_model_verdict_assessment_js__WEBPACK_IMPORTED_MODULE_9__/* .numbersShape */ .w8)(),
        })),
        tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            ..._model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .testNamesSchema */ .EJ.shape,
            ..._model_verdict_assessment_js__WEBPACK_IMPORTED_MODULE_9__/* .testAssessmentSchema */ .Ou.pick({ state: true, needed: true, p: true, undetectable: true }).shape,
        })),
        failingTogether: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc(_model_verdict_assessment_js__WEBPACK_IMPORTED_MODULE_9__/* .failingTogetherSchema */ .iT.pick({ suites: true, needed: true, p: true }).shape))
            .optional(),
        detectableTests: _model_verdict_assessment_js__WEBPACK_IMPORTED_MODULE_9__/* .detectableTestsSchema */ .iG,
    }),
});
const SUSPECTED = [
    ...['regressed', 'fails-on-base', 'suspected', 'not-reproduced'],
    ...['not-enough-history', 'not-rerun'],
];
function decidedIn(report) {
    const read = comparedSchema.safeParse(report);
    if (!read.success)
        return { suites: [], tests: [], detectableTests: [] };
    const { settings = [], comparison } = read.data;
    const isOfMatrix = settings.some(({ name, value }) => name === 'matrix-jobs' && Number(value) > 1);
    const kept = isOfMatrix ? SUSPECTED : ['regressed'];
    const isOfGroup = ({ suite, suiteFile, target, needed, p }) => (comparison.failingTogether ?? []).some((joint) => joint.needed === needed &&
        joint.p === p &&
        joint.suites.some((jointSuite) => jointSuite.suite === suite && jointSuite.file === suiteFile && jointSuite.target === target));
    const suites = comparison.suites.flatMap((compared) => {
        const { suite, file, target, finding, smallestDetectableDrop, keepsDefaultThreshold, ...numbers } = compared;
        if (finding === 'not-compared')
            return [];
        const decided = { suite, file, target, finding, smallestDetectableDrop, keepsDefaultThreshold };
        return [finding === 'steady' ? decided : { ...decided, numbers }];
    });
    return {
        suites: isOfMatrix ? suites : [],
        tests: comparison.tests.flatMap(({ state, ...test }) => {
            if (!kept.includes(state))
                return [];
            if (state === 'not-rerun')
                return [{ ...test, isBeyondCap: true }];
            if (state === 'not-enough-history')
                return [{ ...test, needed: undefined, p: undefined }];
            return [state === 'suspected' && isOfGroup(test) ? { ...test, isUndecided: true } : test];
        }),
        detectableTests: isOfMatrix ? [comparison.detectableTests] : [],
    };
}


/***/ }),

/***/ 29245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readRow: () => (/* binding */ readRow),
/* harmony export */   withSidecars: () => (/* binding */ withSidecars),
/* harmony export */   withoutRepeatedRows: () => (/* binding */ withoutRepeatedRows)
/* harmony export */ });
/* harmony import */ var _model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56768);
/* harmony import */ var _model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71019);
/* harmony import */ var _model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94987);
/* harmony import */ var _model_text_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23291);
/* harmony import */ var _model_values_grouped_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70110);
/* harmony import */ var _model_values_mapping_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92838);
/* harmony import */ var _result_of_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45515);
/* harmony import */ var _read_record_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3929);








function readRow({ value, location }, index) {
    const row = (0,_model_values_mapping_js__WEBPACK_IMPORTED_MODULE_5__/* .isMapping */ .pi)(value) ? value : {};
    const { eval_path: evalPath, task_dir: taskFolder, variant, target } = row;
    const isCopy = typeof evalPath === 'string' && typeof taskFolder === 'string' && evalPath.startsWith(`${taskFolder}/`);
    const suiteFile = typeof evalPath === 'string' && evalPath !== '' && !isCopy ? evalPath : undefined;
    const changes = {};
    if (suiteFile !== undefined && !['suite', 'dataset', 'eval_set'].some((key) => typeof row[key] === 'string')) {
        changes['suite'] = (suiteFile.split(/[/\\]/).at(-1) ?? suiteFile).replace(/(?:\.eval)?\.[^.]+$/, '');
    }
    if (typeof variant === 'string' && variant !== '' && typeof target === 'string') {
        changes['target'] = `${target} (${variant})`;
    }
    const read = (0,_read_record_js__WEBPACK_IMPORTED_MODULE_7__.readRecord)((0,_model_values_mapping_js__WEBPACK_IMPORTED_MODULE_5__/* .isMapping */ .pi)(value) ? { ...value, ...changes } : value, location, index);
    if (!read.isOurs)
        read.result.suiteFile = suiteFile ?? read.result.suite;
    const wholeNumber = (number) => Number.isSafeInteger(number) && Number(number) >= 0 ? Number(number) : undefined;
    const sample = wholeNumber(row['sample_index']);
    const retry = wholeNumber(row['retry_index']) ?? (sample === undefined ? undefined : 0);
    return { ...read, line: location.line, sample, retry };
}
async function withSidecars(row, read) {
    if (!(0,_model_values_mapping_js__WEBPACK_IMPORTED_MODULE_5__/* .isMapping */ .pi)(row) || row['output'] !== undefined || row['grading_path'] === undefined)
        return row;
    const from = async (...keys) => {
        const path = keys.map((key) => row[key]).find((value) => typeof value === 'string');
        return typeof path === 'string' ? read(path) : undefined;
    };
    const grading = (0,_model_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonOf */ .o_)((await from('grading_path')) ?? '');
    const output = await from('answer_path', 'output_path', 'response_path');
    const messages = (await from('transcript_path'))?.split('\n').map(_model_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonOf */ .o_).filter(_model_values_mapping_js__WEBPACK_IMPORTED_MODULE_5__/* .isMapping */ .pi);
    const assertions = (0,_model_values_mapping_js__WEBPACK_IMPORTED_MODULE_5__/* .isMapping */ .pi)(grading) ? grading['assertions'] : undefined;
    return {
        ...row,
        ...(Array.isArray(assertions) && { assertions }),
        ...(output !== undefined && { output }),
        ...(messages !== undefined && { trace: { messages } }),
    };
}
const withoutRepeatedRows = (rows) => [...(0,_model_values_grouped_js__WEBPACK_IMPORTED_MODULE_4__/* .groupedBy */ .m)(rows, ({ result }) => (0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .resultKey */ .ZH)(result)).values()].flatMap((group) => {
    const bySample = new Map();
    for (const row of group) {
        const { sample, retry } = row;
        if (sample === undefined || retry === undefined)
            continue;
        if ((bySample.get(sample)?.retry ?? -1) <= retry)
            bySample.set(sample, row);
    }
    const others = group.filter(({ sample, retry }) => sample === undefined || retry === undefined);
    const all = [...others, ...bySample.values()].map(({ result }) => result);
    const counted = all.filter((result, at) => (0,_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_0__/* .presentTrials */ .$z)(result).length > 0 || at === all.length - 1);
    const last = counted.findLast(({ status }) => status !== 'execution_error') ?? counted.at(-1);
    if (last === undefined || counted.length === 1)
        return last ?? [];
    const trials = counted.flatMap(trialsOf).map((trial, attempt) => ({ ...trial, attempt }));
    const { score, aggregation } = (0,_model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .aggregateScores */ .hx)((0,_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_0__/* .measuredTrials */ .ik)(trials).map((trial) => trial.score), 'mean');
    const { requiredMissed: _, ...shown } = { requiredMissed: undefined, ...last };
    const together = { trials, aggregation, score, costUsd: (0,_result_of_js__WEBPACK_IMPORTED_MODULE_6__/* .costOfTrials */ .ch)(trials) };
    if (shown.status === 'execution_error')
        return { ...shown, ...together };
    return { ...shown, ...together, status: score >= last.passMark ? 'ok' : 'quality_failure' };
});
function trialsOf(result) {
    const { trials, aggregation, score, scores, tokenUsage, costUsd, durationMs, cached, paid, status } = result;
    if (trials !== undefined && aggregation?.strategy !== 'pass_at_k')
        return trials;
    const failure = result.status === 'execution_error' ? result.failure : undefined;
    const verdict = status === 'ok' ? 'pass' : 'fail';
    return [{ attempt: 0, status, score, verdict, scores, failure, tokenUsage, costUsd, durationMs, cached, paid }];
}


/***/ }),

/***/ 95262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MAX_RESULTS_BYTES: () => (/* binding */ MAX_RESULTS_BYTES),
/* harmony export */   readRows: () => (/* binding */ readRows),
/* harmony export */   readSidecar: () => (/* binding */ readSidecar),
/* harmony export */   runOf: () => (/* binding */ runOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _model_text_iso_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58392);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56290);
/* harmony import */ var _model_values_in_parallel_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91017);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81457);
/* harmony import */ var _join_runs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38139);
/* harmony import */ var _read_read_rows_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(29245);
/* harmony import */ var _read_rows_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79474);









const MAX_RESULTS_BYTES = 64 * 1024 * 1024;
const MAX_SIDECARS_BYTES = 256 * 1024 * 1024;
async function readRows(path, { cwd, files }) {
    const shown = (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_5__/* .shownPath */ .p)(path, cwd);
    const warnings = [];
    const how = { warn: (problem) => warnings.push(problem) };
    const rows = (0,_read_rows_js__WEBPACK_IMPORTED_MODULE_8__/* .isYamlFile */ .wl)(path)
        ? (0,_read_rows_js__WEBPACK_IMPORTED_MODULE_8__/* .yamlRowsIn */ .C_)(await files.read(path, MAX_RESULTS_BYTES), shown, how)
        : (0,_read_rows_js__WEBPACK_IMPORTED_MODULE_8__/* .rowsOfLines */ .qW)((0,_read_rows_js__WEBPACK_IMPORTED_MODULE_8__/* .linesOfPieces */ .II)(files.readPieces(path, Number.POSITIVE_INFINITY)), shown, how);
    let bytesLeft = MAX_SIDECARS_BYTES;
    const sidecar = async (name) => {
        const text = bytesLeft > 0 ? await readSidecar((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path), name, files) : undefined;
        bytesLeft -= Buffer.byteLength(text ?? '');
        return text;
    };
    const read = await (0,_model_values_in_parallel_js__WEBPACK_IMPORTED_MODULE_4__/* .inParallel */ .H)(rows, async (row, index) => (0,_read_read_rows_js__WEBPACK_IMPORTED_MODULE_7__.readRow)({ ...row, value: await (0,_read_read_rows_js__WEBPACK_IMPORTED_MODULE_7__.withSidecars)(row.value, sidecar) }, index));
    const isCutOff = warnings.length > 0;
    const [first, ...others] = read.flatMap(({ hasInvalidTime, line }) => (hasInvalidTime ? line : []));
    if (first !== undefined) {
        const count = others.length + 1;
        const [are, they] = count === 1 ? ['is', 'it counts as a result'] : ['are', 'they count as results'];
        warnings.push({
            code: 'RESULTS_UNREADABLE',
            severity: 'warning',
            message: `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('timestamp', count)} in ${shown} ${are} not a time (line ${first}): ${they} without a time`,
            hint: 'Write times as ISO 8601: 2026-01-31T12:00:00Z.',
        });
    }
    if (bytesLeft <= 0) {
        const message = `The answers that ${shown} refers to exceed the size limit; some are not read`;
        warnings.push({ code: 'FILE_TOO_LARGE', severity: 'warning', message });
    }
    return {
        results: (0,_read_read_rows_js__WEBPACK_IMPORTED_MODULE_7__.withoutRepeatedRows)(read).map((result, index) => ({ ...result, index })),
        areOurs: read.some(({ isOurs }) => isOurs),
        isCutOff,
        warnings,
    };
}
function runOf({ results, warnings, isCutOff }, known = {}) {
    const times = results.map(({ timestamp }) => (timestamp === _model_text_iso_time_js__WEBPACK_IMPORTED_MODULE_2__/* .EPOCH */ .wI ? Number.NaN : Date.parse(timestamp)));
    const [earliest, latest] = (0,_join_runs_js__WEBPACK_IMPORTED_MODULE_6__/* .extremes */ .oz)(times.filter(Number.isFinite));
    const planned = Math.max(known.planned ?? 0, results.length);
    const isBrokenOff = isCutOff || known.isCutOff === true || planned > results.length;
    return {
        startedAt: earliest === undefined ? _model_text_iso_time_js__WEBPACK_IMPORTED_MODULE_2__/* .EPOCH */ .wI : new Date(earliest).toISOString(),
        durationMs: earliest === undefined || latest === undefined ? 0 : latest - earliest,
        planned,
        complete: !isBrokenOff,
        stopped: isBrokenOff ? 'broken-off' : undefined,
        dryRun: false,
        requirements: [],
        warnings: [...warnings],
        results,
    };
}
const MAX_SIDECAR_BYTES = 10 * 1024 * 1024;
async function readSidecar(folder, name, files) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, name);
    if (!(0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_5__/* .isInside */ .F)(folder, path) || (await files.state(path)) !== 'file')
        return undefined;
    try {
        if (!(0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_5__/* .isInside */ .F)(await files.realPath(folder), await files.realPath(path)))
            return undefined;
        return await files.read(path, MAX_SIDECAR_BYTES);
    }
    catch (error) {
        if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo)
            return undefined;
        throw new Error(`Cannot read a file of an earlier run: ${(0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error)}`, { cause: error });
    }
}


/***/ })

};
