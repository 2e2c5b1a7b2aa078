export const id = 6138;
export const ids = [6138];
export const modules = {

/***/ 37784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gateCommand: () => (/* binding */ gateCommand)
});

// EXTERNAL MODULE: ./build/js/src/gate/decision-json.js
var decision_json = __webpack_require__(984);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/reports/terminal/terminal.js + 1 modules
var terminal_terminal = __webpack_require__(85306);
// EXTERNAL MODULE: ./build/js/src/app/baseline/baseline.js + 2 modules
var baseline_baseline = __webpack_require__(27675);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/basis.js + 2 modules
var basis = __webpack_require__(98343);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/exit-code.js + 1 modules
var exit_code = __webpack_require__(50535);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/report-on.js + 1 modules
var report_on = __webpack_require__(18700);
// EXTERNAL MODULE: ./build/js/src/app/policy/find-policy.js
var find_policy = __webpack_require__(10254);
// EXTERNAL MODULE: ./build/js/src/app/policy/quarantine-file.js
var quarantine_file = __webpack_require__(32455);
// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(40958);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/read-results.js + 12 modules
var read_results = __webpack_require__(31516);
;// CONCATENATED MODULE: ./build/js/src/app/run-folder/extra-trials-files.js



async function extraTrialsFrom(paths, run, site) {
    const read = [];
    const unreadable = [];
    for (const path of paths) {
        const { run: again } = await (0,read_results/* readResults */.x8)([path], site, { withAnswers: false });
        read.push(...again.results);
        unreadable.push(...(again.unreadable ?? (again.stopped === 'broken-off' ? [cutOff(path)] : [])));
    }
    if (read.length === 0)
        return { results: [], warnings: [], unreadable };
    const find = finder(run.results);
    const results = [];
    const strange = [];
    for (const result of read) {
        const own = find(result);
        if (own === undefined)
            strange.push(result.testId);
        else
            results.push(heldTo(own.passMark, { ...result, suiteFile: own.suiteFile }));
    }
    return { results, warnings: strange.length === 0 ? [] : [notOfThisRun([...new Set(strange)])], unreadable };
}
function heldTo(passMark, result) {
    if (result.passMark === passMark)
        return result;
    const statusOf = (score) => (score >= passMark ? 'ok' : 'quality_failure');
    const trials = result.trials?.map((trial) => trial.status === 'execution_error' ? trial : { ...trial, status: statusOf(trial.score) });
    const held = { ...result, passMark, ...(trials && { trials }) };
    if (held.status === 'execution_error')
        return held;
    const { requiredMissed: _, ...measured } = { requiredMissed: undefined, ...held };
    return { ...measured, status: statusOf(measured.score) };
}
function finder(results) {
    const keyOf = ({ suite, testId, target }) => JSON.stringify([suite, testId, target]);
    const groups = new Map();
    for (const result of results)
        groups.set(keyOf(result), [...(groups.get(keyOf(result)) ?? []), result]);
    return (rerun) => {
        const own = groups.get(keyOf(rerun)) ?? [];
        return own.find(({ suiteFile }) => suiteFile === rerun.suiteFile) ?? (own.length === 1 ? own[0] : undefined);
    };
}
const cutOff = (path) => ({
    code: 'RESULTS_UNREADABLE',
    severity: 'error',
    message: `The extra trials in ${path} are incomplete`,
});
const notOfThisRun = (ids) => ({
    code: 'UNUSED',
    severity: 'warning',
    message: `The extra trials contain ${(0,shared_text/* plural */.LS)('test', ids.length)} that the results do not have: ${(0,did_you_mean/* listed */.KE)(ids)}`,
});

// EXTERNAL MODULE: ./build/js/src/app/cli/harmless-json.js
var harmless_json = __webpack_require__(74150);
;// CONCATENATED MODULE: ./build/js/src/app/cli/commands/gate.js












async function gateCommand(asked, runtime, terminal) {
    try {
        const report = await decided(asked, runtime);
        if (report.results.length >= baseline_baseline/* MANY_TESTS */.Q)
            runtime.memory.giveBack({ kept: true });
        for (const problem of [...report.warnings, ...(report.unreadable ?? [])])
            terminal.complain(`${problem.severity}: ${(0,errors/* problemText */.fI)(problem)}`);
        terminal.print(asked.json ? (0,harmless_json/* harmlessJson */.E)((0,decision_json/* decisionJson */.l)(report.verdict, report.comparison), 2) : (0,terminal_terminal/* resultTable */.AD)(report, terminal));
        return (0,exit_code/* exitCodeOf */.FO)(report);
    }
    catch (error) {
        if (!(error instanceof errors/* UserError */.yo) || !asked.json)
            throw error;
        terminal.complain(`error: ${error.message}`);
        terminal.print((0,harmless_json/* harmlessJson */.E)(notDecided(error), 2));
        return 2;
    }
}
async function decided({ paths, json, inputs: given, confirmations, controls }, runtime) {
    const { inputs, gate } = await (0,find_policy/* findPolicy */.i6)(given, runtime);
    const quarantine = await (0,quarantine_file/* findQuarantine */.G)(inputs.quarantineFile, runtime);
    const read = (0,read_results/* dated */.dR)((await (0,read_results/* readResults */.x8)(paths, runtime, { withAnswers: !json })).run, runtime.clock.now());
    const run = (0,read_results/* withRequirements */.Fm)(read, inputs);
    const baseline = await (0,baseline_baseline/* findBaseline */.X)(inputs.baseline, run.startedAt, {
        ...runtime,
        maxAgeDays: inputs.baselineMaxAge,
    });
    const reruns = await extraTrialsFrom(confirmations, run, runtime);
    const onBase = await extraTrialsFrom(controls, run, runtime);
    const unreadable = [...(run.unreadable ?? []), ...reruns.unreadable, ...onBase.unreadable];
    const whole = unreadable.length === 0 ? run : { ...run, complete: false, unreadable };
    return (0,report_on/* reportOn */.S)((0,basis/* withWarnings */.oV)(whole, [...reruns.warnings, ...onBase.warnings]), {
        inputs,
        gate,
        baseline,
        suiteFiles: await (0,basis/* suiteFilesOf */.PA)(baseline, runtime),
        quarantine,
        ...(confirmations.length > 0 && { confirmations: reruns.results }),
        ...(controls.length > 0 && { controls: onBase.results }),
    });
}
function notDecided({ problems }) {
    const reasons = problems.map(({ message }) => message);
    const headline = `Not measured: ${reasons[0] ?? 'the results cannot be read'}`;
    return { verdict: 'invalid', headline, reasons, suites: [], tests: [], detectable_tests: { count: 0, of: 0 } };
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

/***/ 18700:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ reportOn)
});

// EXTERNAL MODULE: ./build/js/src/gate/gate.js + 9 modules
var gate_gate = __webpack_require__(47263);
// EXTERNAL MODULE: ./build/js/src/model/grouped-problems.js
var grouped_problems = __webpack_require__(10664);
// EXTERNAL MODULE: ./build/js/src/gate/settings.js
var settings = __webpack_require__(21834);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/app/config/inputs.js + 1 modules
var config_inputs = __webpack_require__(38369);
;// CONCATENATED MODULE: ./build/js/src/app/config/used-settings.js



function usedSettings(inputs, policy, configured = []) {
    const gate = settings/* gateSettings */.dJ.parse(policy);
    const values = {
        threshold: inputs.threshold,
        mustPass: inputs.mustPass ? 'true' : undefined,
        trials: inputs.trials,
        confirm: gate.confirm,
        control: gate.control,
        seedBaseline: inputs.seedBaseline,
        maxDrop: gate.maxDrop,
        maxErrorRate: gate.maxErrorRate,
        maxCostIncrease: gate.maxCostIncrease,
        maxLatencyIncrease: gate.maxLatencyIncrease,
        onInconclusive: inputs.onInconclusive,
        baselineMaxAge: inputs.baselineMaxAge,
        budgetUsd: inputs.budgetUsd,
    };
    return Object.entries(values).flatMap(([word, value]) => {
        if (value === undefined)
            return [];
        const isGiven = (0,config_inputs/* isInput */.Xy)(word) && inputs.given.includes(word);
        const from = isGiven ? 'given' : configured.includes(word) ? 'configuration' : 'default';
        return [{ name: (0,shared_text/* kebab */.i9)(word), value, from }];
    });
}

// EXTERNAL MODULE: ./build/js/src/app/policy/policy.js
var policy = __webpack_require__(95506);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/decide.js + 4 modules
var decide = __webpack_require__(16170);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/version.js + 1 modules
var version = __webpack_require__(22090);
;// CONCATENATED MODULE: ./build/js/src/app/pipeline/report-on.js






function reportOn(run, { inputs, gate = (0,policy/* policyOf */.US)(inputs), source, isChange, configured, ...sides }) {
    const pairing = (0,decide/* pairingOf */.U)(run, { baseline: nothingNamed, ...sides });
    const { totals, suites, comparison, verdict } = (0,decide/* decide */.L)(run, pairing, gate, { source, isChange });
    return {
        schemaVersion: 1,
        generator: { name: 'eval-action', version: version/* version */.r },
        startedAt: run.startedAt,
        durationMs: run.durationMs,
        complete: run.complete,
        ...(run.stopped !== undefined && { stopped: run.stopped }),
        ...(run.stoppedShards && { stoppedShards: run.stoppedShards }),
        ...(run.unreadable && { unreadable: run.unreadable }),
        ...(run.withoutResult && { withoutResult: run.withoutResult }),
        dryRun: run.dryRun,
        ...(run.selected && { selected: run.selected }),
        ...(run.baselineFiles && { baselineFiles: run.baselineFiles }),
        ...(run.deletedMustPass && { deletedMustPass: run.deletedMustPass }),
        ...(run.seeding && { seeding: run.seeding }),
        ...(run.missingSecrets && { missingSecrets: run.missingSecrets }),
        ...(run.confirmed && { confirmed: run.confirmed }),
        ...(run.unconfirmed && { unconfirmed: run.unconfirmed }),
        ...(run.reuseLeaks && { reuseLeaks: run.reuseLeaks }),
        ...(run.imported && { imported: run.imported }),
        ...(run.feedback && { feedback: run.feedback }),
        ...(run.environment && { environment: run.environment }),
        verdict,
        conclusion: (0,gate_gate/* conclusionOf */.v)(verdict.kind, CONCLUSIONS[inputs.onInconclusive]),
        totals,
        suites: [...suites],
        results: run.results,
        ...(run.extraTrials && { extraTrials: run.extraTrials }),
        ...(run.earlier && { earlier: run.earlier }),
        comparison,
        ...(source !== undefined && { policy: source }),
        settings: usedSettings(inputs, gate, configured),
        warnings: (0,grouped_problems/* groupProblems */.U)(run.warnings),
        ...(run.caches && { caches: run.caches }),
    };
}
const nothingNamed = { kind: 'none', why: 'the input baseline is not set', isChosen: true };
const CONCLUSIONS = {
    pass: 'success',
    neutral: 'neutral',
    fail: 'failure',
};


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

/***/ 83103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ isReserved),
/* harmony export */   _: () => (/* binding */ matchesAny)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5594);
/* harmony import */ var _secret_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28822);


const reservedVariables = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(`
  GITHUB_TOKEN GH_TOKEN GITHUB_ENV GITHUB_OUTPUT GITHUB_PATH GITHUB_STATE GITHUB_STEP_SUMMARY ACTIONS_* INPUT_*
  RUNNER_JITCONFIG EVAL_ACTION_ENV
`);
const isReserved = (name) => matchesAny(name, reservedVariables) || (/^RUNNER_/i.test(name) && (0,_secret_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isSecretVariable */ .tS)(name));
function matchesAny(name, patterns) {
    const upper = name.toUpperCase();
    return patterns.some((pattern) => pattern.endsWith('*') ? upper.startsWith(pattern.slice(0, -1)) : upper === pattern);
}


/***/ })

};
