export const id = 2481;
export const ids = [2481,9093,2588];
export const modules = {

/***/ 79093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  historyReporter: () => (/* binding */ historyReporter),
  v: () => (/* binding */ localHistoryReporter)
});

// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/ports/service-error.js
var service_error = __webpack_require__(24850);
// EXTERNAL MODULE: ./build/js/src/model/text/json-document.js
var json_document = __webpack_require__(79233);
// EXTERNAL MODULE: ./build/js/src/reports/numbers.js
var numbers = __webpack_require__(5937);
;// CONCATENATED MODULE: ./build/js/src/reports/trend/badge.js


const BADGES = {
    pass: ['', 'brightgreen'],
    warn: ['', 'yellow'],
    fail: ['regressed \u00b7 ', 'red'],
    inconclusive: ['inconclusive \u00b7 ', 'yellow'],
};
function badgeJson(run) {
    const [words, color] = BADGES[run.verdict] ?? [];
    const counts = `${(0,numbers/* percent */.KN)(run.n === 0 ? undefined : run.passed / run.n)} of ${run.n}`;
    const shown = color === undefined
        ? { message: 'not measured', color: 'lightgrey', isError: true }
        : { message: `${words}${counts}`, color };
    return (0,json_document/* jsonDocument */.Q8)({ schemaVersion: 1, label: 'evals', ...shown, cacheSeconds: 300 });
}

// EXTERNAL MODULE: ./build/js/src/reports/trend/trend-image.js
var trend_image = __webpack_require__(98776);
// EXTERNAL MODULE: ./build/js/src/baseline/history-baseline.js
var history_baseline = __webpack_require__(6955);
// EXTERNAL MODULE: ./build/js/src/baseline/history-paths.js
var history_paths = __webpack_require__(52950);
// EXTERNAL MODULE: ./build/js/src/baseline/history-store.js + 1 modules
var history_store = __webpack_require__(22687);
// EXTERNAL MODULE: ./build/js/src/baseline/measured-run.js
var measured_run = __webpack_require__(199);
// EXTERNAL MODULE: ./build/js/src/baseline/run-file.js
var run_file = __webpack_require__(7493);
// EXTERNAL MODULE: ./build/js/src/baseline/store-evidence.js
var store_evidence = __webpack_require__(95022);
// EXTERNAL MODULE: ./build/js/src/baseline/trend.js
var trend = __webpack_require__(91184);
// EXTERNAL MODULE: ./build/js/src/baseline/trust.js
var trust = __webpack_require__(1385);
;// CONCATENATED MODULE: ./build/js/src/baseline/history-reporter.js












const NAME = 'history';
const historyReporter = (writing) => ({
    name: NAME,
    async deliver(report) {
        const { store, runtime } = writing;
        const why = whyNotWritten(report, writing);
        if (why !== undefined)
            return { kind: 'notNeeded', name: NAME, why };
        try {
            for (const problem of await write(report, writing))
                runtime.log.warn(`history: ${problem}`);
            return { kind: 'delivered', name: NAME, where: store.name };
        }
        catch (error) {
            if (!(error instanceof service_error/* ServiceError */._7) && !(error instanceof errors/* UserError */.yo))
                throw error;
            if (error instanceof errors/* UserError */.yo) {
                const [problem] = error.problems;
                return { kind: 'notDelivered', name: NAME, why: problem?.message ?? (0,errors/* messageOf */.bD)(error), hint: problem?.hint };
            }
            const hint = (0,service_error/* lacksPermission */.kQ)(error)
                ? (0,service_error/* permissionHint */.fm)('contents: write').replace('    contents: read\n', '')
                : undefined;
            return { kind: 'notDelivered', name: NAME, why: error.message, hint: hint || undefined };
        }
    },
});
async function localHistoryReporter(judged, store, runtime) {
    const { cwd, git, signal } = runtime;
    const said = async (...args) => {
        const ended = await git.run(args, { cwd, local: true }, signal);
        return (ended.kind === 'exited' && ended.exitCode === 0 && ended.stdout.trim()) || undefined;
    };
    const commit = { sha: await said('rev-parse', 'HEAD'), ref: await said('symbolic-ref', '--quiet', 'HEAD') };
    return historyReporter({ store, judged, job: undefined, commit, runtime, signal: () => signal });
}
function whyNotWritten({ dryRun, verdict }, { judged, job, runtime: { env } }) {
    const { run, gateInputs } = judged;
    if (gateInputs.inputs.evidence === 'never')
        return 'evidence is never';
    if (dryRun)
        return 'A dry run measures nothing';
    if (verdict.kind === 'cancelled')
        return 'The run was cancelled';
    if (run.selected?.includes('tests'))
        return 'Only some of the tests ran';
    return (0,trust/* whyNotKept */.oq)({ job, branch: gateInputs.inputs.baselineBranch, isChange: gateInputs.isChange, env });
}
async function write(report, { store, judged, job, commit, runtime, signal }) {
    const { run: results, gateInputs } = judged;
    const earlier = gateInputs.baseline.kind === 'found' ? gateInputs.baseline.pools : [];
    const origin = job === undefined ? (commit ?? {}) : (0,store_evidence/* originOf */.yv)(runtime.env);
    const run = (0,measured_run/* withoutReasons */.yI)((0,measured_run/* measuredRun */.Aq)(results, origin, { report, earlier }));
    const folder = (0,history_store/* folderOf */.yS)(gateInputs.inputs, job);
    const within = signal();
    let problems = [];
    const change = {
        message: `eval history: ${report.verdict.kind} ${run.run.sha?.slice(0, 8) ?? ''} [skip ci]`.replace('  ', ' '),
        async files(tree) {
            const made = await newFiles(tree, { folder, run, signal: within });
            problems = made.problems;
            if ([...made.files].flat().some((text) => runtime.redactor.document(text) !== text)) {
                throw (0,errors/* userError */.IF)('OUTPUT_UNWRITABLE', 'The history of this run was not written: it would contain a secret', {
                    hint: 'Give tests, suites, targets and the comment-key names that contain no value of a secret variable.',
                });
            }
            return made.files;
        },
    };
    await store.commit(change, within);
    return problems;
}
async function newFiles(tree, { folder, run, signal }) {
    const problems = [];
    const files = new Map();
    if ((await (0,history_store/* textIn */.r7)(tree, history_paths/* README */.DK, history_store/* MAX_README */.gx, signal)) === undefined)
        files.set(history_paths/* README */.DK, history_paths/* README_TEXT */.jg);
    const text = (0,run_file/* encodeRun */.M$)(run);
    const path = `${folder}/${(0,history_paths/* runPath */.t0)(run.run)}`;
    const known = await (0,history_store/* textIn */.r7)(tree, path, run_file/* MAX_RUN_BYTES */.xn, signal);
    if (known === undefined || known === text)
        files.set(path, text);
    else
        problems.push(`${path} exists with other content and was left as it is`);
    if (text.includes('"tests_left_out":')) {
        problems.push(`the ${run.tests.length} tests of this run are too many for a history: only its suites are stored`);
    }
    let heads = await (0,history_store/* headsIn */.Xk)(tree, folder, signal);
    if (heads === undefined && tree !== undefined) {
        const read = await (0,history_baseline/* readHeads */.W4)(tree, { folder, maxRuns: run_file/* trendLimits */.tO.runs }, signal);
        heads = read.runs;
        problems.unshift(...read.problems);
    }
    const others = (heads ?? []).filter((each) => (0,run_file/* runName */.rt)(each.run) !== (0,run_file/* runName */.rt)(run.run));
    const newest = (0,run_file/* newestHeads */._1)([...others, run].sort(run_file/* byStart */.oV));
    files.set(`${folder}/${history_paths/* TREND */.c9}`, (0,run_file/* encodeRuns */.jR)(newest));
    files.set(`${folder}/${history_paths/* TREND_IMAGE */.Io}`, (0,trend_image/* trendImage */.D)((0,trend/* trendOf */.RS)(newest), 'evals'));
    const { verdict = 'invalid', complete } = run.run;
    const total = (of) => run.suites.reduce((sum, suite) => sum + suite[of], 0);
    const passed = total('passed');
    const badge = { verdict: complete ? verdict : 'invalid', passed, n: passed + total('failed') };
    files.set(`${folder}/${history_paths/* BADGE */.yq}`, badgeJson(badge));
    return { files, problems };
}


/***/ }),

/***/ 41103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ defineCommand)
/* harmony export */ });
const defineCommand = (command) => command;


/***/ }),

/***/ 71775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  command: () => (/* binding */ run_command),
  runSuites: () => (/* binding */ runSuites)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(48179);
// EXTERNAL MODULE: ./build/js/src/baseline/evidence-files.js
var evidence_files = __webpack_require__(22592);
// EXTERNAL MODULE: ./build/js/src/baseline/history-reporter.js + 1 modules
var history_reporter = __webpack_require__(79093);
// EXTERNAL MODULE: ./build/js/src/baseline/history-store.js + 1 modules
var history_store = __webpack_require__(22687);
// EXTERNAL MODULE: ./build/js/src/baseline/run-file.js
var run_file = __webpack_require__(7493);
// EXTERNAL MODULE: ./build/js/src/config/environments.js
var environments = __webpack_require__(55250);
// EXTERNAL MODULE: ./build/js/src/config/input-values.js
var input_values = __webpack_require__(35745);
// EXTERNAL MODULE: ./build/js/src/config/policy/policy.js + 2 modules
var policy_policy = __webpack_require__(20816);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/run/result-keys.js
var result_keys = __webpack_require__(71019);
// EXTERNAL MODULE: ./build/js/src/model/run/result-outcome.js
var result_outcome = __webpack_require__(94987);
// EXTERNAL MODULE: ./build/js/src/model/text/text.js
var text_text = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/model/verdict/evidence.js
var evidence = __webpack_require__(41810);
// EXTERNAL MODULE: ./build/js/src/page/data/local-page.js
var local_page = __webpack_require__(51219);
// EXTERNAL MODULE: ./build/js/src/page/data/report-page.js
var report_page = __webpack_require__(56754);
// EXTERNAL MODULE: ./build/js/src/reports/deliver.js
var deliver = __webpack_require__(98258);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var escape_terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/results/run-folder/read-results.js + 1 modules
var read_results = __webpack_require__(72533);
// EXTERNAL MODULE: ./build/js/src/results/run-folder/results-file.js
var results_file = __webpack_require__(98176);
// EXTERNAL MODULE: ./build/js/src/results/run-folder/resume.js
var resume = __webpack_require__(44172);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/exit-code.js + 1 modules
var exit_code = __webpack_require__(43357);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/file-reporters.js + 1 modules
var file_reporters = __webpack_require__(52921);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/how-called.js
var how_called = __webpack_require__(1897);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/run-pipeline.js + 2 modules
var run_pipeline = __webpack_require__(25279);
// EXTERNAL MODULE: ./build/js/src/runner/shards/part-of-run.js
var part_of_run = __webpack_require__(20991);
// EXTERNAL MODULE: ./build/js/src/runner/telemetry/traces.js + 7 modules
var traces = __webpack_require__(27812);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/cli/command.js
var command = __webpack_require__(41103);
// EXTERNAL MODULE: ./build/js/src/cli/flags.js
var cli_flags = __webpack_require__(57357);
// EXTERNAL MODULE: ./build/js/src/reports/escape/harmless-json.js
var harmless_json = __webpack_require__(52759);
// EXTERNAL MODULE: ./build/js/src/results/record.js
var record = __webpack_require__(40985);
// EXTERNAL MODULE: ./build/js/src/results/run-folder/run-files.js
var run_files = __webpack_require__(92056);
;// CONCATENATED MODULE: ./build/js/src/cli/progress-json.js






function jsonProgress(print) {
    const write = (line) => print((0,harmless_json/* harmlessJson */.E)(line));
    const writeRecord = (result, lineOf) => {
        const text = (0,harmless_json/* harmlessJson */.E)(lineOf((0,record/* recordOf */.zv)(result)));
        if (Buffer.byteLength(text) <= MAX_BYTES)
            return print(text);
        const { suite, testId, target, score } = result;
        print((0,harmless_json/* harmlessJson */.E)(lineOf({ test_id: testId, suite, target, score })));
    };
    return {
        planned({ tests, suites, takenOver, timeLimits, forecast }, problems) {
            write({
                type: 'planned',
                tests,
                suites: [...suites],
                problems: [...problems],
                ...(timeLimits && { timeLimits: [...timeLimits] }),
                ...(forecast && { forecast: [...forecast] }),
                ...(takenOver && { takenOverFrom: takenOver.from }),
            });
            for (const [index, result] of (takenOver?.results ?? []).entries()) {
                writeRecord(result, (record) => ({ type: 'test', done: index + 1, total: tests, record }));
            }
        },
        started() { },
        finished(result, { done, total }) {
            writeRecord(result, (record) => ({ type: 'test', done, total, record }));
        },
        confirming(tests) {
            write({ type: 'confirming', tests });
        },
        extraTrial({ purpose, result }) {
            if (purpose === 'confirmation')
                writeRecord(result, (record) => ({ type: 'confirmation', record }));
        },
        ended(report, folder, receipts) {
            const { verdict, conclusion, totals, suites } = report;
            const hasFailures = receipts.some(({ kind, name }) => kind === 'delivered' && name === run_files/* runFiles */.NW.failures);
            write({
                type: 'run',
                exit_code: (0,exit_code/* exitCodeOf */.FO)(report),
                run_folder: folder,
                failures: hasFailures ? (0,external_node_path_.join)(folder, run_files/* runFiles */.NW.failures) : null,
                verdict,
                conclusion,
                totals,
                suites,
                notDelivered: receipts.filter(deliver/* notDelivered */.AG),
            });
        },
    };
}
const MAX_BYTES = 1024 * 1024;

// EXTERNAL MODULE: ./build/js/src/cli/progress-terminal.js
var progress_terminal = __webpack_require__(97004);
// EXTERNAL MODULE: ./build/js/src/model/text/similar-names.js
var similar_names = __webpack_require__(64973);
// EXTERNAL MODULE: ./build/js/src/model/values/grouped.js
var grouped = __webpack_require__(70110);
// EXTERNAL MODULE: ./build/js/src/runner/program-problems.js
var program_problems = __webpack_require__(85811);
;// CONCATENATED MODULE: ./build/js/src/cli/watch.js







const PAUSE_MS = 500;
async function watchSuites(run, runtime, terminal) {
    const { files, clock, signal, log } = runtime;
    const plans = [];
    let exitCode = await run(undefined, (prepared) => plans.push(prepared));
    const [plan] = plans;
    if (plan === undefined)
        return exitCode;
    let known = await timesBelow(plan.root, files);
    const say = (text) => terminal.print(`\n${text}`);
    const hint = 'Watching the files of these suites, their targets and their programs; Ctrl-C ends.';
    say(hint);
    for (;;) {
        await clock.sleep(PAUSE_MS, signal).catch(() => undefined);
        if (signal.aborted)
            return exitCode;
        const times = await timesBelow(plan.root, files);
        const changed = [...new Set([...times.keys(), ...known.keys()])].filter((path) => times.get(path) !== known.get(path));
        const suites = changed.length === 0 ? [] : await suitesOf(changed, plan, runtime);
        known = times;
        if (suites.length === 0)
            continue;
        say(`Changed: ${(0,escape_terminal/* oneLine */.T)((0,similar_names/* listed */.KE)(changed.map((path) => (0,external_node_path_.relative)(plan.cwd, path))))}\n`);
        try {
            exitCode = await run(suites, () => { });
        }
        catch (error) {
            if (!(error instanceof errors/* UserError */.yo))
                throw error;
            for (const line of (0,exit_code/* adviceOf */.wr)(error))
                log.error(line);
            exitCode = 2;
        }
        const ownTimes = [...times].filter(([path]) => isOwn(path, plan));
        known = new Map([...(await timesBelow(plan.root, files)), ...ownTimes]);
        say(hint);
    }
}
async function timesBelow(root, files) {
    const ignored = ['node_modules', '.git', '.agentv/results', '.agentv/cache'].map((name) => `!**/${name}/**`);
    const paths = await files.glob(['**/*', '.agentv/**', '**/.agentv/**', '.env*', ...ignored], { cwd: root });
    return new Map(await Promise.all(paths.map(async (path) => [path, await files.modifiedAt(path).catch(() => 0)])));
}
async function suitesOf(changed, run, runtime) {
    const { root, cwd, plan, watched } = run;
    const bySuite = (0,grouped/* groupedBy */.m)(plan.steps, ({ suite }) => suite.path);
    const names = changed.map((path) => (0,external_node_path_.relative)(root, path).replaceAll(external_node_path_.sep, '/'));
    const isOfAll = changed.some((path) => isOwn(path, run) && !bySuite.has(path));
    const suites = [];
    for (const [path, steps] of bySuite) {
        const [{ suite }] = steps;
        const targets = steps.flatMap((step) => (step.kind === 'run' ? step.target : []));
        const started = await (0,program_problems/* startedFiles */.tq)(suite, [...new Set(targets)], { runtime, root, cwd });
        const isChanged = changed.some((each) => each === path ||
            started.includes(each) ||
            (!bySuite.has(each) && each.startsWith((0,external_node_path_.join)((0,external_node_path_.dirname)(path), external_node_path_.sep)) && !each.includes(`${external_node_path_.sep}.agentv${external_node_path_.sep}`)));
        if (isOfAll || isChanged || (watched.amongPaths(suite, names) ?? []).length > 0)
            suites.push(suite.file);
    }
    return suites;
}
const isOwn = (path, { plan, cwd }) => /[\\/]\.agentv[\\/](?:targets|config|graders|providers)|[\\/]\.env[^\\/]*$/.test(path) ||
    plan.steps.some((step) => step.suite.path === path || (step.kind === 'run' && (0,external_node_path_.resolve)(cwd, step.target.location.file) === path));

;// CONCATENATED MODULE: ./build/js/src/cli/commands/run.js

































const run_command = (0,command/* defineCommand */.N)({
    summary: 'Run suites: files, folders or globs. Without arguments, every suite in evals/ folders.',
    help: `
Examples:
  eval-action run evals/refunds.eval.yaml
  eval-action run evals --target fast --target careful --threshold 0.8
  eval-action run 'evals/**/*.yaml' --test-id 'refund-*' --trials 3 -o results

Exit codes: 0 passed, 1 failed, 2 not measured.`,
    mainFlags: {
        'What to run': ['--test-id', '--grep', '--tag', '--last-failed'],
        'With what': ['--target', '--targets'],
        'How often': ['--trials', '--bail', '--watch'],
        'What counts': ['--threshold', '--baseline', '--save-baseline', '--budget-usd'],
        Output: ['--output', '--reporter'],
    },
    flags(parser) {
        parser.argument('[evals...]', 'eval files, folders or globs; ! excludes');
        (0,cli_flags/* addGroupedFlags */.TH)(parser);
        const selecting = ['resume', 'retryErrors', 'rerunFailed', 'shard'];
        parser
            .addOption(optionOf('--transcript <FILE>', 'grade the recorded conversations in a file; no target is called', [
            'dryRun',
            'recordReplay',
        ]))
            .addOption(optionOf('--record-replay <FILE>', 'append each new answer to a file, which the provider "replay" can read', [
            'dryRun',
        ]))
            .option('--dry-run-delay <MS>', 'delay of each answer in a dry run, in milliseconds (default: none)')
            .option('--dry-run-delay-min <MS>', 'minimum of a random delay; takes precedence over --dry-run-delay')
            .option('--dry-run-delay-max <MS>', 'maximum of a random delay; requires the minimum')
            .option('--out <FILE>', 'also write the results to one file: .jsonl, .yaml or .yml, which compare can read')
            .addOption(optionOf('--output-format <FORM>', 'yaml: also write the results as YAML, to --out or index.yaml').choices([
            'jsonl',
            'yaml',
        ]))
            .addOption(optionOf('--last-failed', 'run only the tests that did not pass in the newest run', [
            ...selecting,
            'transcript',
        ]))
            .addOption(optionOf('--watch', 'run again the suites whose files, targets or watched files change, until Ctrl-C', [
            ...selecting,
            ...['lastFailed', 'saveBaseline', 'json'],
        ]))
            .addOption(optionOf('--save-baseline [N]', `measure every test N times (2 to ${evidence/* BASELINE_WINDOW */.P.runs}), and save that as the baseline of later runs, in ${evidence_files/* EVIDENCE_FOLDER */.TX} (default: 5); a word after it is a suite`, [
            ...['baseline', 'seedBaseline', 'evidence', 'testId', 'grep', 'lastFailed'],
            ...['shard', 'dryRun', 'transcript', 'resume'],
        ]))
            .option('--export-otel', 'export traces to OTEL_EXPORTER_OTLP_ENDPOINT: --otel-backend otlp')
            .addOption(optionOf('--verbose', 'print requests, and the commands of cli targets', ['json', 'quiet']))
            .addOption(optionOf('--reporter <NAME>', 'progress: list (a line per test), line (failed tests only), dot (a character per test), json (one JSON object per line: planned, test, run), quiet (the verdict only) (default: list, or a line per tenth of more than 50 tests)', ['json', 'quiet']).choices(['list', 'line', 'dot', 'json', 'quiet']))
            .option('--quiet', 'the same as --reporter quiet')
            .option('--json', 'the same as --reporter json')
            .option('--no-color', 'print no colours, as with NO_COLOR=1')
            .addOption(new esm/* Option */.c$('--eval-id <ID>').argParser(cli_flags/* collected */.gd).hideHelp());
        for (const name of ['--include-trace', '--dump-traces', '--dump-prompts', '--keep-workspaces']) {
            parser.addOption(new esm/* Option */.c$(name).hideHelp());
        }
    },
    options(evals, rawFlags) {
        const flags = withCurrentNames(rawFlags);
        const { transcript, recordReplay, reporter } = flags;
        const quiet = flags.quiet ?? reporter === 'quiet';
        const json = flags.json ?? reporter === 'json';
        const { saveBaseline: runs } = (0,cli_flags/* flagValues */.NW)({ saveBaseline: (0,input_values/* count */.U9)(2, evidence/* BASELINE_WINDOW */.P.runs).optional() }, rawFlags);
        const inputs = { ...(0,cli_flags/* inputsOf */.Vc)(evals, flags), isForBaseline: runs !== undefined };
        const verbose = flags.verbose ?? (json || quiet ? false : undefined);
        return {
            inputs: { ...inputs, transcript, recordReplay, dryRunDelay: delayOf(flags, inputs.dryRun), verbose },
            resultsFiles: resultsFilesOf(flags),
            style: reporter === 'list' || reporter === 'line' || reporter === 'dot' ? reporter : undefined,
            isOfLastFailed: flags.lastFailed,
            isWatching: flags.watch,
            quiet,
            json,
        };
    },
    startsPrograms: () => true,
    run: (options, runtime, terminal) => options.isWatching
        ? watchSuites((evals, prepared) => {
            const { inputs } = options;
            const some = evals && {
                ...inputs,
                evals: [...evals],
                explicitInputs: [...inputs.explicitInputs, 'evals'],
            };
            return runSuites({ ...options, inputs: some ?? inputs }, runtime, terminal, prepared);
        }, runtime, terminal)
        : runSuites(options, runtime, terminal),
});
const optionOf = (flags, description, conflicts = []) => new esm/* Option */.c$(flags, description).conflicts(conflicts);
function withCurrentNames({ evalId = [], dumpTraces, keepWorkspaces, exportOtel, saveBaseline, ...flags }) {
    const testId = [...(flags.testId ?? []), ...evalId];
    return {
        ...(dumpTraces && { traceFile: '.agentv/traces/{timestamp}.jsonl' }),
        ...(keepWorkspaces && { retainOnSuccess: 'keep', retainOnFailure: 'keep' }),
        ...(exportOtel && flags['otel'] === undefined && { otelBackend: ['otlp'] }),
        ...flags,
        ...(saveBaseline && { seedBaseline: saveBaseline, evidence: 'auto', baseline: ['none'] }),
        ...(testId.length > 0 && { testId }),
    };
}
const EXTENSIONS = { '.jsonl': 'jsonl', '.yaml': 'yaml', '.yml': 'yaml' };
function resultsFilesOf({ out, outputFormat, dumpPrompts }) {
    const prompts = dumpPrompts ? [{ format: 'prompts', path: '.agentv/prompts/{timestamp}.jsonl' }] : [];
    if (out === undefined)
        return outputFormat === 'yaml' ? [{ format: 'yaml' }, ...prompts] : prompts;
    const format = EXTENSIONS[(0,external_node_path_.extname)(out).toLowerCase()];
    if (format === undefined || (outputFormat ?? format) !== format) {
        const names = Object.keys(EXTENSIONS).filter((name) => EXTENSIONS[name] === (outputFormat ?? EXTENSIONS[name]));
        throw (0,errors/* userError */.IF)('INPUT_INVALID', (0,errors/* invalidValue */.BS)('--out', `a file that ends in ${(0,text_text/* orList */.A3)(names)}`, out), {
            hint: 'The folder of the run, with all its files, is --output.',
        });
    }
    return [{ format, path: out }, ...prompts];
}
const MAX_DELAY_MS = 3_600_000;
function delayOf(flags, isDryRun) {
    const ms = (0,input_values/* count */.U9)(0, MAX_DELAY_MS).optional();
    const { dryRunDelay: fixed, dryRunDelayMin: least, dryRunDelayMax: most, } = (0,cli_flags/* flagValues */.NW)({ dryRunDelay: ms, dryRunDelayMin: ms, dryRunDelayMax: ms }, flags);
    if ((fixed ?? least ?? most) === undefined)
        return undefined;
    if (!isDryRun) {
        throw (0,errors/* userError */.IF)('INPUT_INVALID', 'The flags that begin with --dry-run-delay only apply to a dry run', {
            hint: 'Add --dry-run, or remove them.',
        });
    }
    const [leastMs, mostMs] = (least ?? most) === undefined ? [fixed, fixed] : [least, most];
    if (leastMs === undefined || mostMs === undefined || leastMs > mostMs) {
        throw (0,errors/* userError */.IF)('INPUT_INVALID', '--dry-run-delay-min and --dry-run-delay-max are not a range', {
            expected: 'both flags, with a minimum that is not larger than the maximum',
        });
    }
    return { leastMs, mostMs };
}
async function runSuites(options, runtime, terminal, prepared) {
    const { json, quiet, resultsFiles } = options;
    const { files } = runtime;
    const home = runtime.env['AGENTV_HOME']?.trim();
    if (home && !json && !quiet)
        terminal.print(`Using AGENTV_HOME: ${(0,escape_terminal/* oneLine */.T)(home)}`);
    await (0,environments/* learnSecretsHere */.GK)(runtime, options.inputs.workingDirectory);
    const runInputs = options.isOfLastFailed ? await ofLastFailed(options.inputs, runtime) : options.inputs;
    const runPolicy = await (0,policy_policy/* findPolicy */.i6)(runInputs, runtime);
    const policy = { ...runPolicy, inputs: (0,part_of_run/* inputsOfShard */.hb)(runPolicy.inputs) };
    const { inputs } = policy;
    const { workingDirectory, dryRun: isDryRun } = inputs;
    const cwd = (0,external_node_path_.resolve)(runtime.cwd, workingDirectory);
    for (const file of resultsFiles)
        await (0,results_file/* requireResultsPath */.x_)(file, cwd, files);
    const traced = { inputs, runtime: await (0,traces.withEnvFiles)(inputs, runtime) };
    const store = inputs.shard === undefined ? (0,history_store/* localStore */.xM)(inputs, runtime) : undefined;
    const shownFolder = (folder) => (0,shown_path/* shownPath */.p)(folder, runtime.cwd);
    const here = { program: (0,how_called/* howCalled */.u)(runtime, runtime.cwd), workingDirectory };
    const progress = json
        ? jsonProgress((line) => terminal.print(line))
        : quiet
            ? (0,progress_terminal/* quietProgress */.EF)(terminal, shownFolder)
            : (0,progress_terminal/* terminalProgress */.e3)(terminal, { shownFolder, isDryRun, clock: runtime.clock, here, style: options.style });
    const reporting = {
        progress,
        prepared,
        local: (folder) => [
            ...(0,file_reporters/* fileReporters */.v)(folder, files),
            ...resultsFiles.map((file) => (0,results_file/* resultsFileReporter */.Ay)(file, { cwd, folder }, files)),
            ...(0,traces.traceFileReporters)({ ...traced, folder }, files),
        ],
        exportTraces: (report, folder) => (0,traces.exportToBackends)(report, { ...traced, folder }),
        page: (judged) => (0,report_page/* reportPage */.S)(judged, (0,local_page/* localPage */.j)(judged.gateInputs.inputs, judged.run, runtime), runtime),
        deliver: async (report, { judged, evidence }) => [
            ...(store === undefined ? [] : await (0,deliver/* deliverAll */.F0)([await (0,history_reporter/* localHistoryReporter */.v)(judged, store, runtime)], report)),
            ...(inputs.isForBaseline ? [await saveBaseline(evidence, cwd, files)] : []),
        ],
    };
    const isRequested = inputs.explicitInputs.includes('seedBaseline') || inputs.explicitInputs.includes('evidence');
    const isEvidenceStored = isRequested || runtime.env['GITHUB_ACTIONS'] === 'true';
    return (0,exit_code/* exitCodeOf */.FO)(await (0,run_pipeline/* runPipeline */.a)({ policy, isEvidenceStored, reporting }, runtime));
}
async function saveBaseline(evidence, cwd, files) {
    const name = progress_terminal/* SAVED_BASELINE */.gE;
    if (evidence === undefined) {
        const why = 'The run measured nothing that later runs can be compared with';
        return { kind: 'notDelivered', name, why };
    }
    const where = (0,external_node_path_.join)(cwd, evidence_files/* EVIDENCE_FOLDER */.TX, run_file/* EVIDENCE_FILE */.fi);
    await files.write(where, await files.read(evidence.path, run_file/* MAX_EVIDENCE_BYTES */.bU));
    return { kind: 'delivered', name, where };
}
async function ofLastFailed(inputs, { cwd: start, files, env }) {
    if ((0,resume/* isInCI */._V)(env)) {
        throw (0,errors/* userError */.IF)('INPUT_INVALID', 'A job of continuous integration cannot select the tests that failed last', {
            hint: 'Remove --last-failed: the change under test and its programs can write results into a folder.',
        });
    }
    const cwd = (0,external_node_path_.resolve)(start, inputs.workingDirectory);
    for (const folder of await (0,resume/* newestRuns */.Hj)({ cwd, files })) {
        const { run } = await (0,read_results.readResults)([folder], { cwd, files });
        if (run.dryRun)
            continue;
        const failed = run.results.filter((result) => ['failed', 'errored'].includes((0,result_outcome/* outcomeOf */.sG)(result).kind));
        if (failed.length === 0) {
            throw (0,errors/* userError */.IF)('NOTHING_MATCHED', `No test failed in the last run, ${(0,shown_path/* shownPath */.p)(folder, cwd)}`, {
                hint: 'Run all tests: leave out --last-failed.',
            });
        }
        const evals = inputs.evals.length > 0 ? inputs.evals : [...new Set(failed.map(({ suiteFile }) => suiteFile))];
        return { ...inputs, evals, explicitInputs: [...inputs.explicitInputs, 'evals'], only: failed.map(result_keys/* resultKey */.ZH) };
    }
    throw (0,errors/* userError */.IF)('NOTHING_MATCHED', 'All earlier runs are dry runs', { hint: 'Leave out --last-failed.' });
}


/***/ }),

/***/ 57357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FU: () => (/* binding */ addReportFlags),
/* harmony export */   NW: () => (/* binding */ flagValues),
/* harmony export */   TH: () => (/* binding */ addGroupedFlags),
/* harmony export */   UI: () => (/* binding */ addFlag),
/* harmony export */   Vc: () => (/* binding */ inputsOf),
/* harmony export */   YE: () => (/* binding */ CLEANING),
/* harmony export */   d6: () => (/* binding */ flagSpelling),
/* harmony export */   gd: () => (/* binding */ collected),
/* harmony export */   hN: () => (/* binding */ addInputFlags),
/* harmony export */   rO: () => (/* binding */ refuseUnused),
/* harmony export */   uK: () => (/* binding */ LIMIT),
/* harmony export */   xU: () => (/* binding */ flagTexts)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48179);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26921);
/* harmony import */ var _config_input_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35745);
/* harmony import */ var _config_report_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54570);
/* harmony import */ var _config_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37965);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7126);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56290);







const flagNames = _config_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .inputNames */ .vj.filter((name) => name !== 'evals' && (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .sourcesOf */ .u0)(name).includes('flag'));
function addGroupedFlags(command) {
    for (const [group, names] of Object.entries(_config_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .inputGroups */ .Dk)) {
        const flags = flagNames.filter((name) => names.includes(name));
        addInputFlags(command, flags, { heading: `${group} options:` });
    }
}
function addInputFlags(command, names, { heading = '' } = {}) {
    for (const name of names)
        addFlag(command, name, { docs: (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .docsOf */ .fE)(name), isList: isList(name), heading });
}
function addReportFlags(command, names, defaults = {}) {
    for (const name of names) {
        const docs = { ..._config_report_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .reportSettings */ .kC.docsOf(name), ...defaults[name] };
        addFlag(command, name, { docs, isList: ['baseline', 'redact', 'otel'].includes(name) });
    }
}
function addFlag(command, name, { docs, isList, heading = '' }) {
    const { description, default: otherwise, value } = docs;
    const placeholder = value === undefined ? '' : ALONE[name] ? ` [${value}]` : ` <${value}>`;
    const long = FAMILIAR[name] ?? `--${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .kebab */ .i9)(name)}`;
    const option = new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$(`${SHORT[name] ? `${SHORT[name]}, ` : ''}${long}${placeholder}`, `${description} (default: ${otherwise})`.replaceAll('`', ''));
    if (isList)
        option.argParser(collected);
    if (heading !== '')
        option.helpGroup(heading);
    command.addOption(option);
    if (FAMILIAR[name])
        command.addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$(`--${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .kebab */ .i9)(name)}${placeholder}`).hideHelp());
    if (NONE[name])
        command.addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$(`--no-${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .kebab */ .i9)(name)}`).hideHelp());
}
const inputsOf = (evals, flags) => (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .parseInputs */ .TL)({ ...flagTexts(flagNames, flags), evals: evals.join('\n') }, flagSpelling);
const flagTexts = (names, flags) => Object.fromEntries(names.map((name) => {
    const words = flagSpelling(name).replace(/^--/, '');
    const attribute = words.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
    const value = flags[attribute] ?? flags[name];
    if (value === undefined)
        return [name, undefined];
    if (value === false)
        return [name, NONE[name] ?? 'false'];
    if (value === true)
        return [name, ALONE[name] ?? 'true'];
    return [name, Array.isArray(value) ? value.join('\n') : String(value)];
}));
const flagSpelling = (name) => name === 'evals' || name === 'results' ? name : (FAMILIAR[name] ?? `--${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .kebab */ .i9)(name)}`);
const FAMILIAR = {
    outputDirectory: '--output',
    testTimeoutSeconds: '--agent-timeout',
    otel: '--otel-backend',
};
const SHORT = { outputDirectory: '-o' };
const ALONE = { cache: 'workspaces,judge,responses', html: 'true', resume: 'last', bail: '1' };
const NONE = { cache: 'off', html: 'false' };
const isList = (name) => ['text', 'otlp'].some((value) => Array.isArray(_config_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .inputsSchema */ .rS.shape[name].safeParse(value).data));
const collected = (value, before = []) => [...before, value];
function flagValues(shape, flags) {
    const texts = flagTexts(Object.keys(shape), { ...flags });
    const empty = Object.keys(texts).find((name) => texts[name]?.trim() === '');
    if (empty !== undefined)
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .userError */ .IF)('INPUT_INVALID', `"${flagSpelling(empty)}" must be a value, and is empty`);
    return (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTexts */ .oh)(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc(shape), texts, flagSpelling);
}
const LIMIT = { limit: (0,_config_input_values_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(1, 1_000_000).default(20) };
const CLEANING = { olderThan: _config_input_values_js__WEBPACK_IMPORTED_MODULE_2__/* .age */ .KW.optional(), maxSize: _config_input_values_js__WEBPACK_IMPORTED_MODULE_2__/* .size */ .Ej.optional() };
function refuseUnused(command, action, args) {
    for (const [name, value, ...actions] of args) {
        if (value === undefined || actions.includes(action))
            continue;
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .userError */ .IF)('INPUT_INVALID', `"${command} ${action}" does not accept ${name}`, {
            hint: `Use it with ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .orList */ .A3)(actions.map((each) => `"${command} ${each}"`))}.`,
        });
    }
}


/***/ }),

/***/ 54570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eP: () => (/* binding */ reportInputs),
/* harmony export */   kC: () => (/* binding */ reportSettings),
/* harmony export */   oI: () => (/* binding */ readingInputs),
/* harmony export */   ym: () => (/* binding */ ARTIFACTS)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88532);
/* harmony import */ var _model_run_import_formats_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89075);
/* harmony import */ var _model_text_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23291);
/* harmony import */ var _confirm_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77566);
/* harmony import */ var _input_sources_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31301);
/* harmony import */ var _input_values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35745);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(37965);







const resultsFormats = ['auto', 'eval-action', 'agentv', ..._model_run_import_formats_js__WEBPACK_IMPORTED_MODULE_2__/* .importFormats */ .Ub];
const jobResults = ['success', 'failure', 'cancelled', 'skipped'];
const needsSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ result: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(jobResults), outputs: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).default({}) }));
const MAX_BYTES = 1024 * 1024;
function neededJobs(text, context) {
    const read = needsSchema.safeParse(text.length <= MAX_BYTES ? (0,_model_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonOf */ .o_)(text) : undefined);
    if (!read.success) {
        context.addIssue({ code: 'custom', message: 'the jobs that this one needs: ${{ toJSON(needs) }}', input: text });
        return zod__WEBPACK_IMPORTED_MODULE_1__/* .NEVER */ .tm;
    }
    const jobs = Object.entries(read.data);
    const isPlan = ([, { outputs }]) => 'matrix' in outputs || 'wanted' in outputs;
    const plan = jobs.find(isPlan) ?? jobs.find(([name]) => name === 'plan');
    const others = jobs.filter((job) => job !== plan);
    const named = SHARD_NAMES.map((name) => others.filter((job) => name.test(job[0])));
    const shards = (named.find((group) => group.length > 0) ?? []).map(([, { result }]) => result);
    return {
        plan: plan?.[1].result,
        shards: WORST_FIRST.find((result) => shards.includes(result)),
        isWanted: plan?.[1].outputs['wanted'] !== 'false',
        label: plan?.[1].outputs['label'],
    };
}
const SHARD_NAMES = [/^shards?$/i, /shard/i, /(?:)/];
const WORST_FIRST = ['failure', 'cancelled', 'skipped', 'success'];
const ownSettings = {
    results: (0,_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP({ error: 'folders or files of results, or artifacts' })
        .pipe(_input_values_js__WEBPACK_IMPORTED_MODULE_6__/* .lines */ .Mn)
        .refine((items) => items.length > 0, 'folders or files of results, or artifacts')
        .refine((items) => !items.includes(ARTIFACTS) || items.length === 1, 'artifacts alone, or paths and globs'), {
        description: 'Results to report: run folders, results files or globs, one per line, or `artifacts`, those of a workflow run.',
        default: 'none; required',
        sources: ['action'],
    }),
    format: (0,_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)((0,_input_values_js__WEBPACK_IMPORTED_MODULE_6__/* .oneOf */ .yL)(...resultsFormats).default('auto'), {
        description: 'Format of the results; `auto` detects it by their content.',
        sources: ['action', 'flag'],
        value: 'FORM',
    }),
    scoreName: (0,_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)(_input_values_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq, {
        description: 'The score that decides, if the tool has several and no verdict.',
        sources: ['action', 'flag'],
        value: 'NAME',
    }),
    repeatedNames: (0,_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)((0,_input_values_js__WEBPACK_IMPORTED_MODULE_6__/* .oneOf */ .yL)(..._model_run_import_formats_js__WEBPACK_IMPORTED_MODULE_2__/* .repeatedNames */ .H3).optional(), {
        description: 'What several rows with one name are, in JUnit XML, CTRF and DeepEval: `trials`, each of which counts, or `retries` of failed tests, of which the last counts. Default: a name has no verdict, unless all of its rows failed or its tool is known to repeat tests.',
        sources: ['action', 'flag'],
    }),
    passMark: (0,_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)((0,_input_values_js__WEBPACK_IMPORTED_MODULE_6__/* .share */ .uM)().optional(), {
        description: 'Score (0 to 1) from which a test passes, if the tool has no verdict.',
        default: "the tool's",
        sources: ['action', 'flag'],
    }),
    targetName: (0,_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)(_input_values_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq, {
        description: 'Name of the target of results of another tool.',
        default: 'from the file',
        sources: ['action', 'flag'],
        value: 'NAME',
    }),
    suiteName: (0,_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)(_input_values_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq, {
        description: 'Name of the suite of results of another tool.',
        default: 'from the file',
        sources: ['action', 'flag'],
        value: 'NAME',
    }),
    confirmCommand: (0,_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .superRefine((command, context) => {
        const expected = (0,_confirm_command_js__WEBPACK_IMPORTED_MODULE_4__/* .whatIsWrongWith */ .Al)(command);
        if (expected !== undefined)
            context.addIssue({ code: 'custom', message: expected, input: command });
    })
        .optional(), {
        description: 'Command that re-runs suspected regressions and writes `{output}`; `{tests}` are their ids, `{pattern}` a regular expression of them.',
        default: 'none: they stay suspected',
        sources: ['action', 'flag'],
        value: 'COMMAND',
    }),
    expectedShards: (0,_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)((0,_input_values_js__WEBPACK_IMPORTED_MODULE_6__/* .count */ .U9)(1, 256).optional(), {
        description: 'Expected number of run folders or results files. With fewer, the results are incomplete.',
        default: 'as many as there are',
        sources: ['action', 'flag'],
    }),
    jobs: (0,_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().transform(neededJobs).optional(), {
        description: 'The jobs of the plan and the shards, with their results: `toJSON(needs)` in an expression.',
        sources: ['action'],
    }),
    onNotRun: (0,_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)((0,_input_values_js__WEBPACK_IMPORTED_MODULE_6__/* .oneOf */ .yL)('fail', 'pass').default('fail'), {
        description: 'Result of the step if the plan did not want a run, because a label is missing: `fail` or `pass`.',
        sources: ['action'],
    }),
    runId: (0,_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)((0,_input_values_js__WEBPACK_IMPORTED_MODULE_6__/* .count */ .U9)(1, Number.MAX_SAFE_INTEGER).optional(), {
        description: 'Id of the workflow run that the results belong to.',
        default: 'from a `workflow_run` event, else this run',
        sources: ['action'],
    }),
    workingDirectory: _settings_js__WEBPACK_IMPORTED_MODULE_7__/* .inputsSchema */ .rS.shape.workingDirectory,
    outputDirectory: (0,_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)(_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .inputsSchema */ .rS.shape.outputDirectory, {
        description: 'Folder for the reports. On GitHub, it must be inside the workspace.',
        default: '`.agentv/results/report`',
        value: 'DIR',
    }),
};
const ARTIFACTS = 'artifacts';
const readingInputs = [
    'format',
    'passMark',
    'repeatedNames',
    'scoreName',
    'suiteName',
    'targetName',
];
const reportSettings = (0,_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .stepSettings */ .Gr)('Report', ownSettings, [..._settings_js__WEBPACK_IMPORTED_MODULE_7__/* .decidingInputs */ .hH, ..._settings_js__WEBPACK_IMPORTED_MODULE_7__/* .reportingInputs */ .OS], {
    threshold: (0,_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)(_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .inputsSchema */ .rS.shape.threshold, {
        description: 'Minimum mean score (0 to 1) of each suite on each target. The pass marks of tests do not change.',
        default: 'from the results, else none',
    }),
});
const reportInputs = (env) => reportSettings.parse((0,_input_sources_js__WEBPACK_IMPORTED_MODULE_5__/* .inputTexts */ .Ld)(env, reportSettings.names));


/***/ }),

/***/ 57639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FC: () => (/* binding */ onDisk),
/* harmony export */   YV: () => (/* binding */ losslessText),
/* harmony export */   qZ: () => (/* binding */ unquoted),
/* harmony export */   yh: () => (/* binding */ losslessBytes)
/* harmony export */ });
function losslessText(bytes) {
    if (isUtf8(bytes))
        return bytes.toString();
    let text = '';
    let [from, at] = [0, 0];
    while (at < bytes.length) {
        const length = lengthOfCharacter(bytes[at] ?? 0);
        if (length > 0 && at + length <= bytes.length && isUtf8(bytes.subarray(at, at + length)))
            at += length;
        else {
            text += `${bytes.toString('utf8', from, at)}${String.fromCharCode(ESCAPES + (bytes[at] ?? 0))}`;
            at += 1;
            from = at;
        }
    }
    return text + bytes.toString('utf8', from);
}
const losslessBytes = (text) => Buffer.concat(text
    .split(/([\uDC80-\uDCFF])/u)
    .map((part, index) => (index % 2 === 0 ? Buffer.from(part) : Buffer.of(part.charCodeAt(0) - ESCAPES))));
const isUtf8 = (bytes) => Buffer.from(bytes.toString()).equals(bytes);
const ESCAPES = 0xdc00;
function lengthOfCharacter(first) {
    if (first < 0x80)
        return 1;
    if (first < 0xc2 || first > 0xf4)
        return 0;
    return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}
const onDisk = (path) => (path.isWellFormed() ? path : losslessBytes(path));
function unquoted(path) {
    if (!path.startsWith('"'))
        return path;
    const bytes = path
        .slice(1, -1)
        .replaceAll(/\\([0-7]{3}|.)/g, (_, code) => ESCAPED[code] ?? (/^\d/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : code));
    return losslessText(Buffer.from(bytes, 'latin1'));
}
const ESCAPED = {
    a: '\x07',
    b: '\b',
    t: '\t',
    n: '\n',
    v: '\v',
    f: '\f',
    r: '\r',
};


/***/ }),

/***/ 72588:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ unzip),
/* harmony export */   u: () => (/* binding */ zipEntries)
/* harmony export */ });
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
/* harmony import */ var fzstd__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68339);
/* harmony import */ var yauzl__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20663);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7126);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56290);






async function unzip(bytes, { shown, isWanted, limits }) {
    const refuse = (why) => (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .userError */ .IF)('RESULTS_UNREADABLE', `${shown} is not read: ${why}`, {
        hint: 'Upload the files again. A hand-made archive may need other file names.',
    });
    return refusing(refuse, async () => {
        const archive = await yauzl__WEBPACK_IMPORTED_MODULE_3__.fromBufferPromise(Buffer.from(bytes), OPTIONS);
        if (archive.entryCount > limits.entries)
            throw refuse(`it has more than ${limits.entries} entries`);
        const names = new Set();
        const files = new Map();
        let left = limits.totalBytes;
        for await (const entry of archive.eachEntry()) {
            const name = nameOf(entry, refuse);
            const bad = whatIsWrong(name) ?? (isSpecial(entry, name) ? 'is a link or a device' : undefined);
            if (bad !== undefined)
                throw refuse(`the entry ${quoted(name)} ${bad}`);
            const folded = name.normalize('NFC').toLowerCase();
            if (names.has(folded))
                throw refuse(`it has two entries ${quoted(name)}`);
            names.add(folded);
            if (name.endsWith('/') || !isWanted(name))
                continue;
            if (entry.uncompressedSize > Math.min(limits.entryBytes, left)) {
                throw refuse(`${quoted(name)} is larger than is allowed`);
            }
            left -= entry.uncompressedSize;
            files.set(name, await contentOf(archive, entry, refuse));
        }
        return files;
    });
}
const MAX_ARCHIVE_BYTES = 4 * 1024 ** 3;
const MAX_ENTRIES = 1_000_000;
const MAX_UNPACKED_BYTES = 64 * 1024 ** 2;
async function zipEntries(slice, refuse) {
    const { size } = await slice(0, 0);
    if (size > MAX_ARCHIVE_BYTES)
        throw refuse('it is larger than 4 GiB');
    return refusing(refuse, async () => {
        const archive = await yauzl__WEBPACK_IMPORTED_MODULE_3__.fromRandomAccessReaderPromise(new SliceReader(slice), size, OPTIONS);
        if (archive.entryCount > MAX_ENTRIES)
            throw refuse(`it has more than ${MAX_ENTRIES} entries`);
        const entries = new Map();
        for await (const entry of archive.eachEntry())
            entries.set(nameOf(entry, refuse), entry);
        let left = MAX_UNPACKED_BYTES;
        return {
            sizes: new Map([...entries].map(([name, entry]) => [name, entry.uncompressedSize])),
            read: (name) => refusing(refuse, async () => {
                const entry = entries.get(name);
                if (entry === undefined)
                    throw refuse(`it has no entry ${quoted(name)}`);
                if (isSpecial(entry, name))
                    throw refuse(`the entry ${quoted(name)} is a link or a device`);
                if (entry.uncompressedSize > left) {
                    throw refuse(`the entries that are read are larger than 64 MiB, with ${quoted(name)}`);
                }
                left -= entry.uncompressedSize;
                return contentOf(archive, entry, refuse);
            }),
        };
    });
}
const OPTIONS = { decodeStrings: false, validateEntrySizes: false, autoClose: false, lazyEntries: true };
async function refusing(refuse, work) {
    try {
        return await work();
    }
    catch (error) {
        if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo)
            throw error;
        const why = (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(error);
        const hasNoEnd = why.startsWith('End of central directory');
        throw refuse(hasNoEnd ? 'it is not a ZIP archive, or it is incomplete' : `it is damaged (${why})`);
    }
}
class SliceReader extends yauzl__WEBPACK_IMPORTED_MODULE_3__.RandomAccessReader {
    #slice;
    #piece = { start: 0, bytes: Buffer.alloc(0) };
    constructor(slice) {
        super();
        this.#slice = slice;
    }
    read(...[target, offset, length, position, done]) {
        const called = done;
        this.#bytes(position, length).then((bytes) => called(null, bytes.copy(target, offset)), (error) => called(error));
    }
    _readStreamForRange(start, end) {
        const read = () => this.#slice(start, end - start);
        return node_stream__WEBPACK_IMPORTED_MODULE_0__.Readable.from((async function* () {
            yield (await read()).bytes;
        })());
    }
    async #bytes(position, length) {
        const at = position - this.#piece.start;
        if (at >= 0 && at + length <= this.#piece.bytes.length)
            return this.#piece.bytes.subarray(at, at + length);
        const { bytes } = await this.#slice(position, Math.max(length, PIECE_BYTES));
        this.#piece = { start: position, bytes: Buffer.from(bytes) };
        return this.#piece.bytes.subarray(0, length);
    }
}
const PIECE_BYTES = 64 * 1024;
function nameOf({ fileNameRaw }, refuse) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(fileNameRaw);
    }
    catch {
        throw refuse('a name in it is not text');
    }
}
const quoted = (name) => JSON.stringify((0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .cutEnd */ .ym)(name, 100));
const RESERVED = /^(?:con|prn|aux|nul|com[0-9\u00b9\u00b2\u00b3]|lpt[0-9\u00b9\u00b2\u00b3])(?:\..*)?$/i;
function whatIsWrong(name) {
    if (name === '' || name.length > 1000)
        return 'has no name, or a name that is too long';
    if (name.includes('\\') || /\p{Cc}/u.test(name))
        return 'has a backslash or a control character in its name';
    if (name.startsWith('/') || /^[a-z]:/i.test(name))
        return 'is an absolute path';
    const parts = name.replace(/\/$/, '').split('/');
    if (parts.some((part) => part === '' || part === '.' || part === '..'))
        return 'leads out of its folder';
    if (parts.some((part) => RESERVED.test(part)))
        return 'is the name of a device';
    return parts.some((part) => /[. ]$/.test(part)) ? 'ends with a dot or a space' : undefined;
}
const UNIX = 3;
function isSpecial({ versionMadeBy, externalFileAttributes }, name) {
    const type = (externalFileAttributes >>> 16) & 0o170_000;
    if (versionMadeBy >> 8 !== UNIX || type === 0)
        return false;
    return type !== (name.endsWith('/') ? 0o040_000 : 0o100_000);
}
const ZSTD = 93;
async function contentOf(archive, entry, refuse) {
    const shown = quoted(nameOf(entry, refuse));
    if (entry.isEncrypted())
        throw refuse(`${shown} is encrypted`);
    const isZstd = entry.compressionMethod === ZSTD;
    if (!isZstd && !entry.canDecodeFileData())
        throw refuse(`${shown} is packed by a method that is not known`);
    if (isZstd && entry.compressedSize > 2 * MAX_UNPACKED_BYTES)
        throw refuse(`${shown} is larger than is allowed`);
    const stream = await archive.openReadStreamPromise(entry, isZstd ? { decodeFileData: false } : {});
    const data = await upTo(stream, isZstd ? entry.compressedSize : entry.uncompressedSize);
    const content = isZstd ? unpackedZstd(data, entry.uncompressedSize) : data;
    if (content.length !== entry.uncompressedSize || (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.crc32)(content) !== entry.crc32) {
        throw refuse(`${shown} does not match its directory entry`);
    }
    return content;
}
async function upTo(stream, maxBytes) {
    const chunks = [];
    let size = 0;
    for await (const chunk of stream) {
        size += chunk.length;
        if (size > maxBytes)
            throw new Error('an entry is larger than it declares');
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}
const FED_BYTES = 64 * 1024;
function unpackedZstd(data, size) {
    const content = new Uint8Array(size);
    let at = 0;
    const stream = new fzstd__WEBPACK_IMPORTED_MODULE_2__/* .Decompress */ .YM((piece) => {
        if (at + piece.length > size)
            throw new Error('larger than declared');
        content.set(piece, at);
        at += piece.length;
    });
    for (let start = 0; start < data.length; start += FED_BYTES) {
        stream.push(data.subarray(start, start + FED_BYTES), start + FED_BYTES >= data.length);
    }
    return content.subarray(0, at);
}


/***/ }),

/***/ 29809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ agentEnv),
/* harmony export */   q: () => (/* binding */ programEnv)
/* harmony export */ });
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56290);
/* harmony import */ var _secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99429);


const programEnv = (env, declared) => withDeclared(Object.entries(env), declared);
const agentEnv = (env, declared) => withDeclared(Object.entries(env).filter(([name]) => (0,_secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesAny */ ._I)(name, allowed)), declared);
function withDeclared(passedOn, declared) {
    const entries = [...passedOn, ['TERM', 'dumb'], ...Object.entries(declared)];
    return Object.fromEntries(entries.filter((entry) => entry[1] !== undefined && !(0,_secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .isReserved */ .Bs)(entry[0])));
}
const allowed = [
    ...(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)('PATH HOME USER LOGNAME SHELL LANG LANGUAGE LC_* TZ TMPDIR TMP TEMP NO_COLOR CI XDG_*'),
    ...(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(`
    SYSTEMROOT SYSTEMDRIVE WINDIR COMSPEC PATHEXT PSMODULEPATH OS USERNAME USERDOMAIN USERPROFILE HOMEDRIVE HOMEPATH
    APPDATA LOCALAPPDATA PROGRAMDATA ALLUSERSPROFILE PUBLIC PROGRAMFILES PROGRAMFILES(X86) PROGRAMW6432
    COMMONPROGRAMFILES COMMONPROGRAMFILES(X86) COMMONPROGRAMW6432 COMPUTERNAME NUMBER_OF_PROCESSORS
    PROCESSOR_ARCHITECTURE
  `),
    ...(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(`
    HTTP_PROXY HTTPS_PROXY ALL_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR REQUESTS_CA_BUNDLE
    CURL_CA_BUNDLE
  `),
    ...(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(`
    LD_LIBRARY_PATH PKG_CONFIG_PATH PYTHONLOCATION VIRTUAL_ENV CONDA_PREFIX PYTHONUTF8 PYTHONIOENCODING JAVA_HOME
    JAVA_HOME_* GOROOT GOPATH DOTNET_ROOT CARGO_HOME RUSTUP_HOME NVM_DIR PNPM_HOME BUN_INSTALL
  `),
    'AGENTV_*',
    ..._secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .modelVariables */ .bw,
    ..._secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .agentVariables */ .p$,
];


/***/ }),

/***/ 98776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ trendImage)
/* harmony export */ });
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56290);
/* harmony import */ var _escape_html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47162);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5937);



const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [600, 160, 48, 12, 30, 24];
const MAX_RUNS = 60;
function trendImage(runs, label) {
    const rates = runs.flatMap(({ time, verdict, suites }) => {
        const trials = suites.reduce((sum, suite) => sum + suite.trials, 0);
        const passes = suites.reduce((sum, suite) => sum + suite.passes, 0);
        return trials === 0 || verdict === 'invalid' || verdict === 'cancelled' ? [] : [{ time, rate: passes / trials }];
    });
    const points = rates.slice(-MAX_RUNS);
    const [first, last] = [points[0], points.at(-1)];
    const words = first === undefined || last === undefined
        ? 'No run has a pass rate yet.'
        : `Pass rate over ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)('run', points.length)}: ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)(first.rate)} on ${day(first)}, ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)(last.rate)} on ${day(last)}.`;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="t d">
<title id="t">${(0,_escape_html_js__WEBPACK_IMPORTED_MODULE_1__/* .htmlText */ .js)(label)}: pass rate of the base branch</title>
<desc id="d">${(0,_escape_html_js__WEBPACK_IMPORTED_MODULE_1__/* .htmlText */ .js)(words)}</desc>
<style>${STYLE}</style>
<rect class="back" width="${WIDTH}" height="${HEIGHT}" rx="6"/>
<text class="label" x="12" y="20">${(0,_escape_html_js__WEBPACK_IMPORTED_MODULE_1__/* .htmlText */ .js)(label)}</text>
${first === undefined || last === undefined ? `<text x="12" y="88">${(0,_escape_html_js__WEBPACK_IMPORTED_MODULE_1__/* .htmlText */ .js)(words)}</text>` : chart(points, first, last)}
</svg>
`;
}
const STYLE = [
    'text{font:12px -apple-system,BlinkMacSystemFont,"Segoe UI",sans-serif;fill:#59636e}.label{font-weight:600;fill:#1f2328}',
    '.back{fill:#fff}.guide{stroke:#d1d9e0}.line{fill:none;stroke:#0969da;stroke-width:2}.point{fill:#0969da}',
    '@media(prefers-color-scheme:dark){text{fill:#9198a1}.label{fill:#f0f6fc}.back{fill:#0d1117}.guide{stroke:#3d444d}.line{stroke:#4493f8}.point{fill:#4493f8}}',
].join('');
function chart(points, first, last) {
    const rates = points.map(({ rate }) => rate);
    const low = Math.max(0, Math.min(...rates, Math.max(...rates) - 0.1, 0.9));
    const high = Math.max(...rates, low + 0.1);
    const x = (at) => points.length === 1 ? (LEFT + WIDTH - RIGHT) / 2 : LEFT + (at * (WIDTH - LEFT - RIGHT)) / (points.length - 1);
    const y = (rate) => TOP + ((high - rate) / (high - low)) * (HEIGHT - TOP - BOTTOM);
    const guides = [high, (high + low) / 2, low].map((rate) => `<line class="guide" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${fixed(y(rate))}" y2="${fixed(y(rate))}"/><text x="${LEFT - 6}" y="${fixed(y(rate) + 4)}" text-anchor="end">${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)(rate)}</text>`);
    const line = points.map(({ rate }, at) => `${fixed(x(at))},${fixed(y(rate))}`).join(' ');
    const end = points.length - 1;
    return [
        ...guides,
        `<polyline class="line" points="${line}"/>`,
        `<circle class="point" cx="${fixed(x(end))}" cy="${fixed(y(last.rate))}" r="4"/>`,
        `<text class="label" x="${WIDTH - RIGHT}" y="20" text-anchor="end">${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)(last.rate)}</text>`,
        `<text x="${LEFT}" y="${HEIGHT - 8}">${(0,_escape_html_js__WEBPACK_IMPORTED_MODULE_1__/* .htmlText */ .js)(day(first))}</text>`,
        ...(points.length < 2
            ? []
            : [`<text x="${WIDTH - RIGHT}" y="${HEIGHT - 8}" text-anchor="end">${(0,_escape_html_js__WEBPACK_IMPORTED_MODULE_1__/* .htmlText */ .js)(day(last))}</text>`]),
    ].join('\n');
}
const fixed = (value) => String(Number(value.toFixed(1)));
const day = ({ time }) => time.slice(0, 'YYYY-MM-DD'.length);


/***/ }),

/***/ 80154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   Fl: () => (/* binding */ MAX_LISTED_BYTES),
/* harmony export */   lD: () => (/* binding */ createGit)
/* harmony export */ });
/* harmony import */ var _model_ports_processes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29119);
/* harmony import */ var _platform_process_child_env_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29809);
/* harmony import */ var _workspace_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75596);



const GIT_TIMEOUT_MS = 3_600_000;
const MAX_LISTED_BYTES = 512 * 1024 * 1024;
async function runGit(git, args, request, signal) {
    const { timeoutMs = GIT_TIMEOUT_MS } = request;
    const ended = await git.run(args, { ...request, timeoutMs }, signal);
    return { stdout: 'stdout' in ended ? ended.stdout : '', why: (0,_workspace_error_js__WEBPACK_IMPORTED_MODULE_2__/* .whyFailed */ .KE)(ended, timeoutMs) };
}
const linesOf = (text) => text.split('\n').filter((line) => line !== '');
const TIMEOUT_MS = 300_000;
const CREDENTIALS = /^(?:GIT_CONFIG_(?:COUNT|KEY_\d+|VALUE_\d+|PARAMETERS|GLOBAL|SYSTEM|NOSYSTEM)|GIT_ASKPASS|GIT_SSH|GIT_SSH_COMMAND|GIT_SSL_\w+|SSH_AUTH_SOCK|(?:GH|GITHUB)_(?:ENTERPRISE_)?TOKEN|GH_HOST|GH_CONFIG_DIR)$/;
function createGit(exec, env) {
    const plain = Object.fromEntries(Object.entries((0,_platform_process_child_env_js__WEBPACK_IMPORTED_MODULE_1__/* .agentEnv */ .b)(env, {})).filter(([name]) => !name.startsWith('GIT_')));
    const credentials = Object.fromEntries(Object.entries(env).filter((entry) => entry[1] !== undefined && CREDENTIALS.test(entry[0])));
    const quiet = {
        GIT_TERMINAL_PROMPT: '0',
        GCM_INTERACTIVE: 'never',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_NO_REPLACE_OBJECTS: '1',
        LC_ALL: 'C',
    };
    const remote = {
        GIT_ASKPASS: '',
        GIT_SSH_COMMAND: 'ssh -oBatchMode=yes -oConnectTimeout=30 -oServerAliveInterval=30 -oServerAliveCountMax=10',
        ...credentials,
        GIT_ALLOW_PROTOCOL: 'file:git:http:https:ssh',
    };
    const local = {
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_ATTR_NOSYSTEM: '1',
        GIT_NO_LAZY_FETCH: '1',
        GIT_ALLOW_PROTOCOL: 'file',
    };
    const patience = ['http.lowSpeedLimit=1', 'http.lowSpeedTime=300'];
    const unruled = ['core.excludesFile=/dev/null', 'core.attributesFile=/dev/null'];
    return {
        run(args, { local: isLocal = false, gitDir, workTree, timeoutMs = TIMEOUT_MS, maxBytes = _model_ports_processes_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_OUTPUT_BYTES */ .$, ...request }, signal) {
            const settings = ['core.hooksPath=/dev/null', 'core.fsmonitor=false', 'gc.auto=0', 'maintenance.auto=false'];
            settings.push(...(isLocal ? unruled : patience));
            return exec.run({
                command: ['git', ...settings.flatMap((setting) => ['-c', setting]), ...args],
                ...request,
                env: {
                    ...plain,
                    ...quiet,
                    ...(isLocal ? local : remote),
                    ...(gitDir !== undefined && { GIT_DIR: gitDir }),
                    ...(workTree !== undefined && { GIT_WORK_TREE: workTree }),
                },
                timeoutMs,
                maxBytes,
            }, signal);
        },
    };
}


/***/ })

};
