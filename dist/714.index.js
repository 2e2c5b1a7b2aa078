export const id = 714;
export const ids = [714];
export const modules = {

/***/ 1558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ mainAction)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/js/src/edges/github/limits.js
var limits = __webpack_require__(3270);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 14 modules
var core = __webpack_require__(6421);
;// CONCATENATED MODULE: ./build/js/src/edges/runner.js




/** The runner of this job; `env` is that of the step. */
function openRunner(env, stdout) {
    return {
        checkout: withoutLinks(env['GITHUB_WORKSPACE'] || '.'),
        mask: core/* setSecret */.Pq,
        output: core/* setOutput */.uH,
        async addToSummary(markdown) {
            const path = env['GITHUB_STEP_SUMMARY'];
            if (!path)
                return false;
            await (0,promises_.appendFile)(path, markdown.endsWith('\n') ? markdown : `${markdown}\n`);
            return true;
        },
        print: (line) => void stdout.write(`${line}\n`),
    };
}
/** A runner of one's own may have its work folder behind a link; this process knows its folder by the real name. */
function withoutLinks(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch {
        return (0,external_node_path_.resolve)(path);
    }
}

// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/place.js
var place = __webpack_require__(2070);
// EXTERNAL MODULE: ./build/js/src/model/result.js + 2 modules
var model_result = __webpack_require__(8866);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var terminal = __webpack_require__(43);
// EXTERNAL MODULE: ./build/js/src/reports/escape/workflow-command.js
var workflow_command = __webpack_require__(8566);
// EXTERNAL MODULE: ./build/js/src/reports/findings.js
var findings = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/js/src/reports/marks.js
var marks = __webpack_require__(1241);
// EXTERNAL MODULE: ./build/js/src/reports/numbers.js
var reports_numbers = __webpack_require__(5937);
// EXTERNAL MODULE: ./build/js/src/reports/reproduce.js
var reproduce = __webpack_require__(6360);
// EXTERNAL MODULE: ./build/js/src/reports/silent-passes.js
var silent_passes = __webpack_require__(6485);
// EXTERNAL MODULE: ./build/js/src/reports/totals-line.js + 1 modules
var totals_line = __webpack_require__(2874);
;// CONCATENATED MODULE: ./build/js/src/reports/annotations.js










/** What is wrong, on the lines of the tests, as few as a step may show; the headline comes last. */
function annotations(report) {
    const { failing, errored } = (0,findings/* findings */.Pg)(report);
    const changes = (0,findings/* changesByKey */.G1)(report);
    const name = (0,findings/* namer */.wf)(report);
    const all = [
        ...failing
            .filter((result) => changes.get((0,model_result/* resultKey */.ZH)(result))?.state !== 'quarantined')
            .map((result) => failingTest(report, result, name(result))),
        ...(0,findings/* errorGroups */.Zy)(errored).flatMap((group) => erroredTests(report, group, name)),
        ...[...(0,silent_passes/* silentPasses */.D)(report), ...report.warnings].map((problem) => problemAnnotation(problem, 'warning', marks/* problemTitles */.bq[problem.code])),
    ];
    return [
        ...limited(all, 'error', MOST_ERRORS, 'the job summary'),
        ...limited(all, 'warning', MOST_WARNINGS, 'the job summary'),
        headline(report),
    ];
}
/** Why a run could not begin, on the lines of what is wrong, as few as a step may show. */
function problemAnnotations(problems) {
    const all = problems.map((problem) => problemAnnotation(problem, 'error', 'Evals could not run'));
    return limited(all, 'error', MOST_ERRORS, 'the log of the step');
}
/** An annotation as the workflow command that makes it. */
function annotationCommand({ level, title, message, file, line, column }) {
    const properties = Object.entries({ title, file, line, col: column })
        .filter(([, value]) => value !== undefined)
        .map(([key, value]) => `${key}=${(0,workflow_command/* commandProperty */.N1)((0,workflow_command/* neutral */.SY)(`${value}`))}`);
    return `::${level} ${properties.join(',')}::${(0,workflow_command/* commandData */.wq)((0,workflow_command/* neutral */.SY)(message))}`;
}
/** The runner shows ten of each level for a step; one place is kept to say how many more there are (github.md §5.4). */
const MOST_ERRORS = 9;
const MOST_WARNINGS = 5;
/** GitHub allows 255 and 4,096 characters; nobody reads as many beside a line. */
const TITLE_CHARACTERS = 120;
const MESSAGE_CHARACTERS = 1000;
const LINE_CHARACTERS = 250;
/** A longer one would be cut with the message, and then run something else or nothing. */
const LONGEST_COMMAND = 450;
/** How many tests of one cause are named. */
const MOST_NAMES = 5;
function failingTest(report, result, name) {
    const [check] = (0,findings/* failedChecks */.HH)(result);
    const trials = (0,findings/* trialsPassed */.So)(result);
    const numbers = [
        `${(0,reports_numbers/* score */.fN)(result.score, result.passMark)}, needs ${(0,reports_numbers/* score */.fN)(result.passMark)}`,
        ...(trials === undefined ? [] : [trials]),
    ].join('; ');
    const command = (0,reproduce/* reproduceCommand */.n)(result);
    return annotation(kindOf(report, result) === 'fail' ? 'error' : 'warning', titled('failed: ', name, ` (${numbers})`), [
        line(check.text),
        `got: ${line(check.got ?? result.output) || '(no answer)'}`,
        ...(command.length <= LONGEST_COMMAND ? [`run it again: ${command}`] : []),
    ], result.place);
}
/** One remark for all that share a cause; a mistake in a suite has its own line and is told there. */
function erroredTests(report, group, name) {
    const { class: failureClass, message, results } = group;
    const cause = marks/* failureWords */.AC[failureClass];
    const [first] = results;
    if (results.every(findings/* isNotAsWritten */.RA)) {
        return results.map((result) => annotation(erroredLevel(report, [result]), titled(`errored (${cause}): `, name(result)), (0,findings/* causeLines */.t1)(result).map((part) => line(part)), result.failure.place ?? result.place));
    }
    const named = results.slice(0, MOST_NAMES).map((result) => (0,shared_text/* cutMiddle */.it)((0,terminal/* oneLine */.T)(name(result)), TITLE_CHARACTERS));
    const others = results.length - named.length;
    const isAlone = results.length === 1;
    return [
        annotation(erroredLevel(report, results), isAlone ? titled(`errored (${cause}): `, name(first)) : `${(0,shared_text/* plural */.LS)('test', results.length)} errored: ${cause}`, [
            line(message, 2 * LINE_CHARACTERS),
            ...(isAlone ? [] : [named.join(', ') + (others > 0 ? ` and ${others} more` : '')]),
        ], isAlone ? first.place : undefined),
    ];
}
const erroredLevel = (report, results) => results.some((result) => kindOf(report, result) === 'invalid') ? 'error' : 'warning';
const kindOf = (report, { suite, suiteFile, target }) => (0,findings/* suiteKind */.h0)(report, { suite, file: suiteFile, target });
function problemAnnotation({ message, expected, found, hint, place }, level, title) {
    const details = [
        expected === undefined ? undefined : `expected: ${line(expected)}`,
        found === undefined ? undefined : `found: ${line(found)}`,
        hint === undefined ? undefined : line(hint),
    ].filter((detail) => detail !== undefined);
    return annotation(level, title, [line(message), ...details], place);
}
function headline(report) {
    const { verdict } = report;
    const { word } = (0,marks/* verdictMark */.vG)(verdict.kind, verdict.reasons);
    return annotation('notice', `Evals: ${word}`, [line(verdict.headline), (0,totals_line/* totalsLine */.$)(report).join(' · ')]);
}
function limited(all, level, most, elsewhere) {
    const those = all.filter((one) => one.level === level);
    const others = those.length - most;
    if (others <= 0)
        return those;
    const more = `and ${others} more ${level}${others === 1 ? '' : 's'}`;
    return [...those.slice(0, most), { level, title: more, message: `${more}: ${elsewhere} lists all of them` }];
}
function annotation(level, title, lines, place) {
    return {
        level,
        title: (0,shared_text/* cutEnd */.ym)(title, TITLE_CHARACTERS),
        message: (0,shared_text/* cutEnd */.ym)(lines.join('\n'), MESSAGE_CHARACTERS),
        ...(place && { file: place.file, line: place.line, column: place.column }),
    };
}
/** The name gives way where the whole would be too long. */
function titled(before, name, after = '') {
    return before + (0,shared_text/* cutMiddle */.it)((0,terminal/* oneLine */.T)(name), TITLE_CHARACTERS - before.length - after.length) + after;
}
const line = (text, most = LINE_CHARACTERS) => (0,shared_text/* cutEnd */.ym)((0,terminal/* oneLine */.T)(text), most);

// EXTERNAL MODULE: ./build/js/src/reports/summary.js + 3 modules
var summary = __webpack_require__(6668);
// EXTERNAL MODULE: ./build/js/src/shared/redact.js
var shared_redact = __webpack_require__(4268);
// EXTERNAL MODULE: ./build/js/src/app/evaluate.js + 24 modules
var evaluate = __webpack_require__(862);
// EXTERNAL MODULE: ./build/js/src/app/file-reporters.js + 3 modules
var file_reporters = __webpack_require__(5460);
// EXTERNAL MODULE: ./build/js/src/app/inputs.js
var inputs = __webpack_require__(4790);
;// CONCATENATED MODULE: ./build/js/src/app/inputs-action.js


/** The runner hands inputs over as text, and '' for those not given. Here that difference ends. */
function actionInputs(env) {
    return (0,inputs/* parseInputs */.TL)(Object.fromEntries(inputs/* inputNames */.vj.map((name) => [name, env[variable(name)]?.trim() || undefined])));
}
/** `testId` arrives as INPUT_TEST-ID: the runner raises the letters and keeps the hyphens. */
const variable = (name) => `INPUT_${(0,shared_text/* kebab */.i9)(name).toUpperCase()}`;

// EXTERNAL MODULE: ./build/js/src/app/earlier-run.js + 11 modules
var earlier_run = __webpack_require__(6894);
;// CONCATENATED MODULE: ./build/js/src/app/outputs.js


/** The outputs of the action, as action.yml declares them. A number that is unknown is the empty string. */
const outputNames = [
    'verdict',
    'conclusion',
    'score',
    'pass-rate',
    'total',
    'passed',
    'failed',
    'errored',
    'skipped',
    'flaky',
    'cost-usd',
    'tokens',
    'duration-seconds',
    'results-path',
    'report-path',
    'junit-path',
    'summary-path',
    'headline',
    'json',
];
/** Outputs are small: later steps read them through shells and expressions. */
const MAX_JSON_BYTES = 8 * 1024;
const MAX_HEADLINE = 500;
/** Every output of a run, from its report. */
function outputsOf(report, folder) {
    const { verdict, conclusion, totals, durationMs } = report;
    const tokens = totals.tokens === undefined ? undefined : totals.tokens.input + totals.tokens.output;
    return {
        verdict: verdict.kind,
        conclusion,
        score: numberText(totals.score),
        'pass-rate': numberText(totals.passRate),
        total: String(totals.total),
        passed: String(totals.passed),
        failed: String(totals.failed),
        errored: String(totals.errored),
        skipped: String(totals.skipped),
        flaky: String(totals.flaky),
        'cost-usd': numberText(totals.costUsd),
        tokens: numberText(tokens),
        'duration-seconds': numberText(durationMs / 1000),
        'results-path': (0,external_node_path_.join)(folder, earlier_run/* runFiles */.NW.journal),
        'report-path': (0,external_node_path_.join)(folder, earlier_run/* runFiles */.NW.report),
        'junit-path': (0,external_node_path_.join)(folder, earlier_run/* runFiles */.NW.junit),
        'summary-path': (0,external_node_path_.join)(folder, earlier_run/* runFiles */.NW.summary),
        headline: verdict.headline.replaceAll(/\s+/g, ' ').slice(0, MAX_HEADLINE),
        json: smallJson(report),
    };
}
/** When the run never began there is a verdict all the same, and nothing else is known. */
function outputsWithoutRun(why) {
    const unknown = Object.fromEntries(outputNames.map((name) => [name, '']));
    const headline = why.replaceAll(/\s+/g, ' ').slice(0, MAX_HEADLINE);
    return {
        ...unknown,
        verdict: 'invalid',
        conclusion: 'failure',
        headline,
        json: JSON.stringify({ verdict: 'invalid', headline }),
    };
}
function smallJson({ verdict, conclusion, totals, suites }) {
    const most = { verdict: verdict.kind, conclusion, headline: verdict.headline.slice(0, MAX_HEADLINE), totals };
    const all = JSON.stringify({ ...most, suites });
    return Buffer.byteLength(all) <= MAX_JSON_BYTES ? all : JSON.stringify({ ...most, suitesLeftOut: suites.length });
}
/** At most four decimals, so that equal numbers read the same everywhere. */
const numberText = (value) => value === undefined ? '' : String(Math.round(value * 10_000) / 10_000);

// EXTERNAL MODULE: ./build/js/src/reports/terminal.js
var reports_terminal = __webpack_require__(9175);
// EXTERNAL MODULE: ./build/js/src/app/progress-terminal.js
var progress_terminal = __webpack_require__(6589);
// EXTERNAL MODULE: ./build/js/src/app/tally.js
var app_tally = __webpack_require__(9253);
;// CONCATENATED MODULE: ./build/js/src/app/progress-runner.js







/** The log of a job: wide, without colour, read later by somebody who looks for one test. */
const SCREEN = { colour: false, width: 120 };
/** A log that says nothing for so long looks like one that hangs; some systems end such a job. */
const HEARTBEAT_MS = 60_000;
/** So many of those that run are named. */
const NAMED = 5;
/**
 * For the log of a job: one line per finished test in a group, a line about what runs after each minute without one,
 * the table at the end. Nothing in it can be a command.
 */
function runnerProgress(runner, { dryRun }, clock) {
    const say = (text) => runner.print((0,workflow_command/* neutral */.SY)(text));
    const tally = new app_tally/* Tally */.F(clock);
    const over = new AbortController();
    let lastSaidAt = clock.now();
    const beat = async () => {
        while (!over.signal.aborted) {
            const silentMs = clock.now() - lastSaidAt;
            if (silentMs >= HEARTBEAT_MS) {
                lastSaidAt = clock.now();
                say(heartbeat(tally));
            }
            else
                await clock.sleep(HEARTBEAT_MS - silentMs, over.signal);
        }
    };
    let isOpen = false;
    return {
        planned({ tests, takenOver }, problems) {
            for (const problem of problems)
                say(`${problem.severity}: ${(0,errors/* problemText */.fI)(problem)}`);
            if (takenOver !== undefined)
                say(`This run goes on${(0,progress_terminal/* alreadyDone */.FV)(takenOver).replace(';', ':')}`);
            runner.print(`::group::Running ${(0,shared_text/* plural */.LS)('test', tests - (takenOver?.results.length ?? 0))}`);
            isOpen = true;
            tally.planned(tests);
            lastSaidAt = clock.now();
            void beat();
        },
        started(step) {
            tally.started(step);
        },
        finished(result, { done, total }) {
            tally.finished(result);
            lastSaidAt = clock.now();
            say(`${String(done).padStart(String(total).length)}/${total}  ${(0,reports_terminal/* resultLine */.ow)(result, SCREEN, dryRun)}`);
        },
        closeGroup() {
            over.abort();
            if (isOpen)
                runner.print('::endgroup::');
            isOpen = false;
        },
        ended(report, folder, receipts) {
            say((0,reports_terminal/* resultTable */.AD)(report, SCREEN));
            say(`Results: ${folder}`);
            (0,progress_terminal/* complainAbout */.p3)(receipts, say);
        },
    };
}
function heartbeat({ text, running }) {
    const named = running.slice(0, NAMED).join(', ');
    const more = running.length > NAMED ? ` and ${running.length - NAMED} more` : '';
    return (0,terminal/* oneLine */.T)(`still running: ${text}${running.length === 0 ? '' : ` · ${named}${more}`}`);
}

// EXTERNAL MODULE: ./build/js/src/app/publish.js + 12 modules
var publish = __webpack_require__(3691);
// EXTERNAL MODULE: ./build/js/src/app/settle.js + 1 modules
var settle = __webpack_require__(8493);
// EXTERNAL MODULE: ./build/js/src/app/world.js + 13 modules
var world = __webpack_require__(563);
;// CONCATENATED MODULE: ./build/js/src/app/action.js


















/** The main action: the whole walk in one step of a job. Every output is written, whatever happens. */
async function mainAction() {
    const runner = openRunner(process.env, process.stdout);
    const secrets = (0,shared_redact/* secretValues */.VX)(process.env);
    for (const form of new Set(secrets.flatMap(shared_redact/* formsOf */.XP)))
        runner.mask(form);
    const redact = (0,shared_redact/* redactor */.$p)(secrets);
    const { text: withoutSecrets } = redact;
    const log = {
        info: (text) => runner.print((0,workflow_command/* neutral */.SY)(withoutSecrets(text))),
        warn: (text) => runner.print((0,workflow_command/* neutral */.SY)(`warning: ${withoutSecrets(text)}`)),
        error: (text) => runner.print((0,workflow_command/* neutral */.SY)(withoutSecrets(text))),
    };
    const end = { outputs: outputsWithoutRun('The run did not begin') };
    (0,settle/* settleStrays */.Q3)(log);
    const write = outputsOnce(runner);
    // What ends the process from the middle (a stray error, a second signal) leaves no verdict, whatever was known.
    process.once('exit', () => write(outputsWithoutRun('The run was ended before there was a verdict')));
    const exitCode = await (0,settle/* settle */.G9)(async () => {
        try {
            end.inputs = actionInputs(process.env);
            const verdict = await walk(end.inputs, (0,world.realWorld)(log), runner, (outputs) => {
                end.outputs = outputs;
            });
            return (0,settle/* exitCodeOf */.FO)(verdict);
        }
        catch (error) {
            end.outputs = outputsWithoutRun(withoutSecrets((0,errors/* messageOf */.bD)(error)));
            await tellWhyNot(error, end.inputs, runner, { redact, log });
            throw error;
        }
    }, log);
    write(end.outputs);
    return exitCode;
}
/** Outputs are written a single time: the first who knows them has the word. */
function outputsOnce(runner) {
    let isWritten = false;
    return (outputs) => {
        if (isWritten)
            return;
        isWritten = true;
        for (const name of outputNames)
            runner.output(name, outputs[name]);
    };
}
async function walk(inputs, world, runner, keep) {
    const progress = runnerProgress(runner, inputs, world.clock);
    const { run, folder } = await evaluated(inputs, world, progress);
    const reporters = [
        ...(inputs.jobSummary === 'full' ? [summaryReporter(runner)] : []),
        ...(0,file_reporters/* fileReporters */.v)(folder, world.files),
        ...(inputs.annotations === 'commands' ? [annotationReporter(inputs, runner)] : []),
    ];
    const { report, receipts } = await (0,publish/* publish */.m)(run, inputs, reporters);
    keep(outputsOf(report, folder));
    progress.ended(report, folder, receipts);
    return report.verdict.kind;
}
/** The group of the log is closed before anything else is told, whatever came of the tests. */
async function evaluated(inputs, world, progress) {
    try {
        return await (0,evaluate/* evaluate */._)(inputs, world, progress);
    }
    finally {
        progress.closeGroup();
    }
}
const summaryReporter = (runner) => ({
    name: 'job summary',
    async deliver(report) {
        const written = await runner.addToSummary((0,summary/* summaryMarkdown */.e)(report, limits/* JOB_SUMMARY_BYTES */.H));
        return written
            ? { kind: 'delivered', name: 'job summary', where: 'the summary of the job' }
            : {
                kind: 'notDelivered',
                name: 'job summary',
                why: 'the runner keeps no summary (GITHUB_STEP_SUMMARY is not set)',
            };
    },
});
/** Marks lines of the diff. */
const annotationReporter = (inputs, runner) => ({
    name: 'annotations',
    async deliver(report) {
        for (const annotation of annotations(report))
            annotate(annotation, inputs, runner);
        return { kind: 'delivered', name: 'annotations', where: 'the log of the step' };
    },
});
/** Files are named from the root of the checkout, whatever the working directory. Others are named in the message. */
function annotate(annotation, inputs, { checkout, print }) {
    const { file, line = 1, column = 1, ...placeless } = annotation;
    if (file === undefined) {
        print(annotationCommand(placeless));
        return;
    }
    const path = (0,external_node_path_.relative)(checkout, (0,external_node_path_.resolve)(inputs?.workingDirectory ?? '.', file)).replaceAll('\\', '/');
    const isInside = !(0,external_node_path_.isAbsolute)(path) && !/^\.\.(?:\/|$)/.test(path);
    const message = `${annotation.message}\nat ${(0,place/* placeText */.Z)({ file: (0,terminal/* oneLine */.T)(file), line, column })}`;
    print(annotationCommand(isInside ? { ...annotation, file: path } : { ...placeless, message }));
}
/** A run that could not begin still says why where people look: at the line, and in the summary. */
async function tellWhyNot(error, inputs, runner, { redact, log }) {
    const problems = error instanceof errors/* UserError */.yo ? redact.deep(error.problems) : [];
    if (inputs?.annotations !== 'off') {
        for (const annotation of problemAnnotations(problems))
            annotate(annotation, inputs, runner);
    }
    if (inputs?.jobSummary === 'off')
        return;
    try {
        await runner.addToSummary((0,summary/* problemsMarkdown */.K)(problems));
    }
    catch (cause) {
        // The reason why nothing ran is still to be told in the log.
        log.warn(`job summary was not delivered: ${(0,errors/* messageOf */.bD)(cause)}`);
    }
}


/***/ }),

/***/ 3714:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _app_action_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1558);

process.exitCode = await (0,_app_action_js__WEBPACK_IMPORTED_MODULE_0__/* .mainAction */ .g)();

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ })

};
