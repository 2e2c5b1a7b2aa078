export const id = 3320;
export const ids = [3320];
export const modules = {

/***/ 63320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  command: () => (/* binding */ open_command)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/config/environments.js
var environments = __webpack_require__(55250);
// EXTERNAL MODULE: ./build/js/src/config/report-inputs.js
var report_inputs = __webpack_require__(54570);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/page/data/local-page.js
var local_page = __webpack_require__(51219);
// EXTERNAL MODULE: ./build/js/src/page/data/page-reporter.js + 8 modules
var page_reporter = __webpack_require__(16860);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
;// CONCATENATED MODULE: ./build/js/src/platform/open-file.js


const fileAddress = (path) => (0,external_node_url_.pathToFileURL)(path).href;
async function openFile(path, env, platform = process.platform) {
    const command = openerOf(env, platform);
    if (command === undefined)
        return 'none';
    const [program, ...words] = command;
    return new Promise((done) => {
        const child = (0,external_node_child_process_.spawn)(program, [...words, path], { detached: true, stdio: 'ignore', env: { ...env } });
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

// EXTERNAL MODULE: ./build/js/src/reports/deliver.js
var deliver = __webpack_require__(98258);
// EXTERNAL MODULE: ./build/js/src/results/run-folder/resume.js + 1 modules
var resume = __webpack_require__(42193);
// EXTERNAL MODULE: ./build/js/src/results/run-folder/run-files.js
var run_files = __webpack_require__(92056);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/how-called.js
var how_called = __webpack_require__(1897);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/report-on.js
var report_on = __webpack_require__(42145);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/cli/command.js
var command = __webpack_require__(41103);
// EXTERNAL MODULE: ./build/js/src/cli/flags.js
var flags = __webpack_require__(57357);
// EXTERNAL MODULE: ./build/js/src/cli/commands/report.js
var commands_report = __webpack_require__(56423);
;// CONCATENATED MODULE: ./build/js/src/cli/commands/open.js
















const OPENED = (0,external_node_path_.join)('.agentv', 'results', 'open');
const open_command = (0,command/* defineCommand */.N)({
    summary: 'Open the report of a run, or of two runs side by side, in the browser.',
    help: `
Examples:
  eval-action open
  eval-action open .agentv/results/runs/default/2026-01-02T10-11-00-000Z
  eval-action open head/ base/

The page is one offline file; no server is started.
Exit codes: 0 the page was written, 2 it could not be written.`,
    flags: (parser) => parser
        .argument('[run]', 'run folder, results file or report.html (default: the newest run)')
        .argument('[base]', 'run folder or results file to compare with')
        .option('--no-browser', 'print the address of the page and start no browser')
        .option('--print-path', 'like --no-browser'),
    options: (run, base, flags) => ({
        run,
        base,
        printsOnly: !flags.browser || flags.printPath === true,
    }),
    async run({ run, base, printsOnly }, runtime, terminal) {
        const results = run === undefined ? (await (0,resume/* newestRuns */.Hj)(runtime))[0] : (0,external_node_path_.resolve)(runtime.cwd, run);
        const existing = base === undefined ? await existingPage(results, runtime) : undefined;
        const path = existing ?? (await newPage(results, base, runtime));
        terminal.print(`${(0,shown_path/* shownPath */.p)(path, runtime.cwd)}\n${fileAddress(path)}`);
        if (base !== undefined)
            terminal.complain(`Compared with ${base} alone: the verdict may differ from that of the run, which had another baseline.`);
        if (!printsOnly && (await openFile(path, runtime.env)) === 'failed')
            terminal.complain('Could not start a browser. Open the address above.');
        return 0;
    },
});
async function existingPage(results, { files }) {
    if ((0,external_node_path_.basename)(results) === run_files/* runFiles */.NW.page)
        return results;
    const [page, rows] = [(0,external_node_path_.join)(results, run_files/* runFiles */.NW.page), (0,external_node_path_.join)(results, run_files/* runFiles */.NW.journal)];
    if ((await files.state(page)) !== 'file')
        return undefined;
    const isOld = (await files.state(rows)) === 'file' && (await files.modifiedAt(page)) < (await files.modifiedAt(rows));
    return isOld ? undefined : page;
}
async function newPage(results, base, runtime) {
    await (0,environments/* learnSecretsHere */.GK)(runtime);
    const asked = report_inputs/* reportSettings */.kC.parse({ results, baseline: base }, flags/* flagSpelling */.d6);
    const { run, gateInputs: read, inputs } = await (0,commands_report.readRun)(asked, runtime);
    const gateInputs = { ...read, inputs: { ...read.inputs, html: 'true' } };
    const report = (0,report_on/* reportOn */.S)(run, { ...gateInputs, program: (0,how_called/* howCalled */.u)(runtime, runtime.cwd) });
    const context = (0,local_page/* localPage */.j)(inputs, run, runtime);
    const isRunFolder = base === undefined && (await runtime.files.state(results)) === 'folder';
    let why = '';
    for (const folder of [...(isRunFolder ? [results] : []), (0,external_node_path_.resolve)(runtime.cwd, OPENED)]) {
        const [receipt] = await (0,page_reporter.writePage)(report, { run, folder, gateInputs }, context, runtime);
        if (receipt?.kind === 'delivered')
            return (0,external_node_path_.join)(folder, run_files/* runFiles */.NW.page);
        why = receipt !== undefined && (0,deliver/* notDelivered */.AG)(receipt) ? receipt.why : '';
    }
    throw (0,errors/* userError */.IF)('OUTPUT_UNWRITABLE', `Could not write the page: ${why}`);
}


/***/ }),

/***/ 42193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qF: () => (/* binding */ beginFolder),
  rz: () => (/* binding */ extraTrialLine),
  kI: () => (/* binding */ findStart),
  Hj: () => (/* binding */ newestRuns),
  ZL: () => (/* binding */ resumeRun),
  Pg: () => (/* binding */ withLineBreaks)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 1 modules
var run_result = __webpack_require__(19923);
// EXTERNAL MODULE: ./build/js/src/model/text/did-you-mean.js
var did_you_mean = __webpack_require__(93926);
// EXTERNAL MODULE: ./build/js/src/model/text/text.js
var text_text = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/model/values/in-parallel.js
var in_parallel = __webpack_require__(91017);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/results/read/read-record.js
var read_record = __webpack_require__(3929);
// EXTERNAL MODULE: ./build/js/src/results/read/read-rows.js
var read_rows = __webpack_require__(29245);
// EXTERNAL MODULE: ./build/js/src/results/read/rows.js
var rows = __webpack_require__(79474);
// EXTERNAL MODULE: ./build/js/src/results/record.js
var record = __webpack_require__(40985);
// EXTERNAL MODULE: ./build/js/src/model/ports/wire.js
var wire = __webpack_require__(96173);
// EXTERNAL MODULE: ./build/js/src/model/run/outcome.js
var outcome = __webpack_require__(207);
// EXTERNAL MODULE: ./build/js/src/model/suite/suite.js
var suite = __webpack_require__(20758);
;// CONCATENATED MODULE: ./build/js/src/results/reuse-results.js



const keyOf = ({ suiteFile, suite, testId, target }, isOurs) => JSON.stringify([isOurs ? suiteFile : undefined, suite, testId, target]);
const testKey = ({ suite, testId }) => JSON.stringify([suite, testId]);
function reuseResults(steps, earlier, clean) {
    const latest = new Map(earlier.rows.map((row) => [keyOf(row.result, row.isOurs), row]));
    const isError = ({ result }) => result.status === 'execution_error';
    const errored = new Set([...latest.values()].filter(isError).map(({ result }) => testKey(result)));
    const used = new Set();
    const results = [];
    const changed = [];
    for (const step of steps) {
        const names = clean({
            suiteFile: step.suite.file,
            suite: step.suite.name,
            testId: step.test.id,
            target: step.kind === 'broken' ? step.target : step.target.name,
        });
        const row = latest.get(keyOf(names, true)) ?? latest.get(keyOf(names, false));
        if (row === undefined)
            continue;
        used.add(row);
        if (step.kind !== 'run' || isError(row))
            continue;
        const result = asResultOf(step, row, earlier.from, clean);
        if (earlier.mode === 'rerun-failed' && result.status !== 'ok')
            continue;
        if (earlier.mode === 'retry-errors' && errored.has(testKey(result)))
            continue;
        if (row.isOurs && isAskedOtherwise(step, row.result, clean))
            changed.push(result.testId);
        else if (!row.isOurs || !lacksTrials(step.trials, row.result.trials))
            results.push(result);
    }
    return { results, notPlanned: latest.size - used.size, changed };
}
function asResultOf(step, { result, isOurs }, from, clean) {
    const { test, suite, target } = step;
    const begins = test.input[0]?.role !== 'assistant' && test.input.every(({ role }, at) => result.messages[at]?.role === role);
    const messages = begins ? result.messages.slice(test.input.length) : result.messages;
    const common = clean({
        ...result,
        suiteFile: suite.file,
        suite: suite.name,
        testId: test.id,
        target: target.name,
        category: suite.category,
        location: test.location,
        index: step.index,
        passMark: step.passMark,
        agentvPassMark: step.agentvPassMark,
        mustPass: test.mustPass,
        provider: target.provider,
        ...(!isOurs && { input: [...test.input], messages }),
        reusedFrom: result.reusedFrom ?? from,
    });
    if (common.status === 'execution_error')
        return common;
    const { requiredMissed, ...measured } = { requiredMissed: undefined, ...common };
    if (measured.score >= step.passMark)
        return { ...measured, status: 'ok' };
    return { ...measured, status: 'quality_failure', requiredMissed };
}
function isAskedOtherwise(step, earlier, clean) {
    const onWire = (messages) => JSON.stringify(messages.map(wire/* messageOnWire */.ym));
    if (earlier.provider !== step.target.provider)
        return true;
    if (onWire(clean(step.test.input)) !== onWire(earlier.input))
        return true;
    const { count, strategy } = step.trials;
    if (count === 1 || earlier.trials === undefined)
        return count > 1 !== (earlier.trials !== undefined);
    if (earlier.aggregation?.strategy !== strategy)
        return true;
    const mayStopEarly = strategy === 'pass_at_k' || earlier.costLimited === true;
    return mayStopEarly ? earlier.trials.length > count : earlier.trials.length !== count;
}
function lacksTrials({ count, strategy, costLimitUsd }, trials = []) {
    if (trials.length === 0 || trials.length >= count)
        return false;
    if (strategy === 'pass_at_k' && trials.some(({ score }) => score >= suite/* PASS_MARK */.Yn))
        return false;
    const spentUsd = trials.reduce((sum, trial) => sum + ((0,outcome/* paidFor */.Uu)(trial).costUsd ?? 0), 0);
    return costLimitUsd === undefined || spentUsd < costLimitUsd;
}

// EXTERNAL MODULE: ./build/js/src/results/run-folder/result-rows.js
var result_rows = __webpack_require__(95262);
// EXTERNAL MODULE: ./build/js/src/results/run-folder/run-files.js
var run_files = __webpack_require__(92056);
;// CONCATENATED MODULE: ./build/js/src/results/run-folder/resume.js















const LAST = 'last';
async function findStart({ inputs, cwd }, { files, env }) {
    const { resume, rerunFailed, retryErrors, outputDirectory } = inputs;
    const asksToResume = resume !== undefined || rerunFailed;
    if (retryErrors === undefined && !asksToResume)
        return { warnings: [] };
    const refused = (what, hint) => (0,errors/* userError */.IF)('INPUT_INVALID', what, { hint });
    if (env['GITHUB_ACTIONS'] === 'true' || /^(?:1|true)$/i.test(env['CI'] ?? '')) {
        const hint = 'Remove --resume, --rerun-failed and --retry-errors: the change under test and its programs can write results into a folder.';
        throw refused('A job of continuous integration cannot continue an earlier run', hint);
    }
    if (inputs.dryRun) {
        const hint = 'Remove --dry-run, or --resume, --rerun-failed and --retry-errors.';
        throw refused('A dry run cannot continue an earlier run', hint);
    }
    if (retryErrors !== undefined) {
        const path = await fileOf((0,external_node_path_.resolve)(cwd, retryErrors), retryErrors, files);
        if (path === undefined) {
            const hint = 'Pass a run folder, or its index.jsonl.';
            throw (0,errors/* userError */.IF)('FILE_MISSING', `There are no results in ${retryErrors}`, { hint });
        }
        const message = '--resume and --rerun-failed are ignored, because --retry-errors names the run to continue';
        const warnings = asksToResume ? [{ code: 'UNUSED', severity: 'warning', message }] : [];
        return { source: { mode: 'retry-errors', path }, warnings };
    }
    const named = resume === undefined || resume === LAST ? outputDirectory : resume;
    const timeOf = (journal) => (0,external_node_path_.basename)((0,external_node_path_.dirname)(journal));
    const dated = (await runsBelow(cwd, files)).journals.filter((each) => /^\d{4}-\d\d-\d\dT/.test(timeOf(each)));
    const [newest] = dated.toSorted((a, b) => (timeOf(a) < timeOf(b) ? 1 : -1));
    const path = named === undefined ? newest : await fileOf((0,external_node_path_.resolve)(cwd, named), named, files);
    if (path === undefined) {
        const isFolder = named !== undefined && !named.endsWith('.jsonl') && outputDirectory === undefined;
        const message = `There is no earlier run in ${named ?? 'the folder of runs'} to resume; all tests run`;
        return {
            beginsIn: isFolder ? (0,external_node_path_.resolve)(cwd, named) : undefined,
            warnings: [{ code: 'FILE_MISSING', severity: 'warning', message }],
        };
    }
    if ((0,external_node_path_.basename)(path) !== run_files/* JOURNAL */.Ex) {
        throw (0,errors/* userError */.IF)('INPUT_INVALID', `${named} cannot be resumed`, {
            expected: `a run folder, which contains ${run_files/* JOURNAL */.Ex}`,
            hint: 'To re-run the errors of a results file, use --retry-errors.',
        });
    }
    const folder = (0,external_node_path_.dirname)(path);
    const goesOn = outputDirectory === undefined || (0,external_node_path_.resolve)(cwd, outputDirectory) === folder;
    const mode = rerunFailed ? 'rerun-failed' : 'resume';
    return { source: { mode, path, continuesIn: goesOn ? folder : undefined }, warnings: [] };
}
async function fileOf(path, given, files) {
    const state = await files.state(path);
    if (state === 'missing')
        return undefined;
    if (state === 'folder') {
        const journal = (0,external_node_path_.join)(path, run_files/* JOURNAL */.Ex);
        if ((await files.state(journal)) === 'file')
            return journal;
        if ((await files.state((0,external_node_path_.join)(path, run_files/* INNER_JOURNAL */.JV))) === 'file') {
            throw (0,errors/* userError */.IF)('INPUT_INVALID', `${given} is a run folder of AgentV 5, which cannot be continued`, {
                hint: 'Report it with eval-action report, or continue it with AgentV 5.',
            });
        }
        const found = await files.glob(['**'], { cwd: path });
        if (found.every((each) => (0,external_node_path_.dirname)(each) === path && (0,external_node_path_.basename)(each).startsWith('.')))
            return undefined;
    }
    else if (path.endsWith('.jsonl'))
        return path;
    throw (0,errors/* userError */.IF)('INPUT_INVALID', `${given} is not a run folder`, {
        expected: `a folder with ${run_files/* JOURNAL */.Ex}, or a results file that ends with .jsonl`,
        hint: 'On the command line, use --resume=DIR, or put --resume after the suites.',
    });
}
async function runsBelow(cwd, files) {
    const runs = (0,external_node_path_.join)(cwd, '.agentv', 'results', 'runs');
    const isThere = (await files.state(runs)) === 'folder';
    return { runs, journals: isThere ? await files.glob([`*/${run_files/* JOURNAL */.Ex}`, `*/*/${run_files/* JOURNAL */.Ex}`], { cwd: runs }) : [] };
}
async function newestRuns({ cwd, files, }) {
    const { runs, journals } = await runsBelow(cwd, files);
    const dated = await Promise.all(journals.map(async (path) => ({ path, time: (await files.modifiedAt(path)) ?? 0 })));
    const [newest, ...others] = dated.sort((a, b) => b.time - a.time).map(({ path }) => (0,external_node_path_.dirname)(path));
    if (newest !== undefined)
        return [newest, ...others];
    throw (0,errors/* userError */.IF)('FILE_MISSING', `There is no run in ${(0,shown_path/* shownPath */.p)(runs, cwd)}`, {
        hint: 'Run eval-action run first, or pass the folder of a run.',
    });
}
const extraTrialLine = ({ purpose, checkout, round, commit, result }) => JSON.stringify({ purpose, checkout, round, commit, ...(0,record/* recordOf */.zv)(result) });
const extraTrialRowSchema = schemas/* object */.Ikc({
    ...run_result/* extraTrialSchema */.kj.pick({ purpose: true, checkout: true, round: true }).shape,
    commit: schemas/* string */.YjP().optional(),
});
async function resumeRun({ source, warnings }, { plan, cwd }, { files, baseSha, }, clean) {
    if (source === undefined)
        return { results: [], extraTrials: [], journal: [], warnings };
    const folder = (0,external_node_path_.dirname)(source.path);
    const [read, problems] = readJournal(source.path, cwd, files);
    const rows = await (0,in_parallel/* inParallel */.H)(read, async ({ value, location }, index) => (0,read_record/* readRecord */.a)(await (0,read_rows/* withSidecars */.LJ)(value, (name) => (0,result_rows/* readSidecar */.YD)(folder, name, files)), location, index));
    const from = (0,shown_path/* shownPath */.p)((0,external_node_path_.basename)(source.path) === run_files/* JOURNAL */.Ex ? folder : source.path, cwd);
    const { notPlanned, changed, ...reused } = reuseResults(plan.steps, { mode: source.mode, rows, from }, clean);
    const withoutPatches = (result) => ({
        ...result,
        patch: undefined,
        trials: result.trials?.map((trial) => ({ ...trial, patch: undefined })),
    });
    const results = source.continuesIn === undefined ? reused.results.map(withoutPatches) : reused.results;
    const reported = (message) => ({ code: 'UNUSED', severity: 'warning', message });
    const ignored = `${(0,text_text/* plural */.LS)('result', notPlanned)} of ${from} are not for a test of this run and are ignored`;
    const again = `Re-running tests that changed since ${from}: ${(0,did_you_mean/* listed */.KE)([...new Set(changed)])}`;
    const extraFile = (0,external_node_path_.join)(folder, run_files/* runFiles */.NW.extraTrials);
    const hasExtraTrials = source.mode === 'resume' && (await files.state(extraFile)) === 'file';
    const [extraRows] = hasExtraTrials ? readJournal(extraFile, cwd, files) : [[]];
    const indexes = new Set(results.map(({ index }) => index));
    const steps = new Map(plan.steps.flatMap((step) => step.kind === 'run' && indexes.has(step.index) ? [[clean((0,run_result/* resultKeyOf */.uv)(step)), step]] : []));
    return {
        results,
        extraTrials: extraRows.flatMap(({ value, location }, index) => {
            const row = extraTrialRowSchema.safeParse(value);
            if (!row.success || (row.data.checkout === 'base' && row.data.commit !== baseSha))
                return [];
            const { result } = (0,read_record/* readRecord */.a)(value, location, index);
            const step = steps.get((0,run_result/* resultKey */.ZH)(result));
            return step ? [{ ...row.data, result: { ...result, index: step.index, location: step.test.location } }] : [];
        }),
        from,
        journal: source.continuesIn === undefined ? results.map(record/* recordLine */.IK) : read.map(({ line }) => line.trim()),
        warnings: [
            ...warnings,
            ...problems,
            ...(notPlanned > 0 ? [reported(ignored)] : []),
            ...(changed.length > 0 ? [reported(again)] : []),
        ],
    };
}
function readJournal(path, cwd, files) {
    const warnings = [];
    const lines = (0,rows/* linesOfPieces */.II)(files.readPieces(path, Number.POSITIVE_INFINITY));
    return [[...(0,rows/* rowsOfLines */.qW)(lines, (0,shown_path/* shownPath */.p)(path, cwd), { warn: (problem) => warnings.push(problem) })], warnings];
}
async function beginFolder(folder, { journal, extraTrials }, files) {
    const paths = Object.values(run_files/* runFiles */.NW).map((name) => (0,external_node_path_.join)(folder, name));
    const journalPath = (0,external_node_path_.join)(folder, run_files/* runFiles */.NW.journal);
    const extraPath = (0,external_node_path_.join)(folder, run_files/* runFiles */.NW.extraTrials);
    const states = await Promise.all(paths.map((path) => files.state(path)));
    const foreign = paths.find((_, index) => states[index] !== 'missing');
    if (foreign !== undefined && states[paths.indexOf(journalPath)] !== 'file') {
        throw (0,errors/* userError */.IF)('OUTPUT_UNWRITABLE', `${foreign} already exists and was not written by a run`, {
            hint: 'Set another folder for the results with --output (output-directory).',
        });
    }
    const kept = [...(journal.length > 0 ? [journalPath] : []), ...(extraTrials.length > 0 ? [extraPath] : [])];
    for (const path of paths)
        if (!kept.includes(path))
            await files.removeFile(path);
    if (journal.length === 0) {
        const patches = await files.glob([`${run_result/* PATCH_FOLDER */.sk}/*.diff`], { cwd: folder, followLinks: false });
        for (const path of patches)
            await files.removeFile(path);
    }
    else {
        await files.writePieces(journalPath, withLineBreaks(journal));
    }
    if (extraTrials.length > 0)
        await files.writePieces(extraPath, withLineBreaks(extraTrials.map(extraTrialLine)));
}
function* withLineBreaks(lines) {
    for (const line of lines)
        yield `${line}\n`;
}


/***/ })

};
