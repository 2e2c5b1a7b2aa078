export const id = 9235;
export const ids = [9235];
export const modules = {

/***/ 8579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ defineCommand)
/* harmony export */ });
const defineCommand = (command) => ({
    help: command.help,
    flags: command.flags,
    call(args) {
        const options = command.options(...args);
        return {
            options,
            isForPrograms: command.isForPrograms?.(options) ?? ('json' in options && options.json === true),
            startsPrograms: command.startsPrograms?.(options) ?? false,
            run: (runtime, terminal) => command.run(options, runtime, terminal),
        };
    },
});


/***/ }),

/***/ 62294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  command: () => (/* binding */ report_command),
  readRun: () => (/* binding */ readRun)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/reports/annotations.js
var annotations = __webpack_require__(27869);
// EXTERNAL MODULE: ./build/js/src/reports/deliver.js
var deliver = __webpack_require__(98258);
// EXTERNAL MODULE: ./build/js/src/reports/reporters/file.js
var file = __webpack_require__(18818);
// EXTERNAL MODULE: ./build/js/src/reports/terminal/terminal.js + 1 modules
var terminal_terminal = __webpack_require__(85306);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/app/baseline/evidence-files.js
var evidence_files = __webpack_require__(73620);
// EXTERNAL MODULE: ./build/js/src/app/config/environments.js
var environments = __webpack_require__(28222);
// EXTERNAL MODULE: ./build/js/src/app/config/redactions.js
var redactions = __webpack_require__(85682);
// EXTERNAL MODULE: ./build/js/src/app/config/report-inputs.js + 1 modules
var report_inputs = __webpack_require__(52933);
// EXTERNAL MODULE: ./build/js/src/app/labels/label-store.js
var label_store = __webpack_require__(55805);
// EXTERNAL MODULE: ./build/js/src/app/labels/run-agreement.js
var run_agreement = __webpack_require__(16123);
// EXTERNAL MODULE: ./build/js/src/app/page/first-differences.js
var first_differences = __webpack_require__(21456);
// EXTERNAL MODULE: ./build/js/src/app/page/local-page.js + 2 modules
var local_page = __webpack_require__(59961);
// EXTERNAL MODULE: ./build/js/src/app/page/page-reporter.js + 11 modules
var page_reporter = __webpack_require__(39780);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/basis.js + 1 modules
var pipeline_basis = __webpack_require__(30702);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/exit-code.js + 1 modules
var exit_code = __webpack_require__(50535);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/file-reporters.js + 1 modules
var file_reporters = __webpack_require__(56574);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/how-called.js
var how_called = __webpack_require__(81976);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/leave-evidence.js
var leave_evidence = __webpack_require__(57263);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/report-on.js + 1 modules
var report_on = __webpack_require__(18700);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/reported-commit.js
var reported_commit = __webpack_require__(40773);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/save-memory.js
var save_memory = __webpack_require__(50493);
// EXTERNAL MODULE: ./build/js/src/app/policy/find-policy.js + 1 modules
var find_policy = __webpack_require__(58829);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/report-folder.js
var report_folder = __webpack_require__(13537);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/reported-results.js
var reported_results = __webpack_require__(23514);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/result-paths.js
var result_paths = __webpack_require__(99458);
// EXTERNAL MODULE: ./build/js/src/app/shards/planned-report.js + 5 modules
var planned_report = __webpack_require__(69703);
// EXTERNAL MODULE: ./build/js/src/shared/shell-command.js
var shell_command = __webpack_require__(2935);
;// CONCATENATED MODULE: ./build/js/src/app/shards/rerun-command.js



function rerunCommand({ cwd, paths }, { plan, digest, folder: planFolder }, program) {
    const folders = paths.map((path) => (0,external_node_path_.resolve)(cwd, path));
    const [first = (0,external_node_path_.join)(cwd, 'shards', '1')] = folders;
    const newFolder = (shard) => {
        const folder = (0,external_node_path_.join)((0,external_node_path_.dirname)(first), String(shard));
        return folders.includes(folder) ? `${folder}-again` : folder;
    };
    const isHere = (plan.inputs['workingDirectory'] ?? '.') === '.';
    const shown = (path) => (0,shell_command/* shellWord */.r7)(isHere ? (0,shown_path/* shownPath */.p)(path, cwd) : path);
    return (shard, folder) => {
        const output = folder === undefined ? newFolder(shard) : (0,external_node_path_.resolve)(cwd, folder);
        const which = `${shard}/${plan.shards.length}@${digest}`;
        return `${program} run --shard ${which} --plan-path ${shown(planFolder)} -o ${shown(output)}`;
    };
}

// EXTERNAL MODULE: ./build/js/src/app/telemetry/env-files.js
var env_files = __webpack_require__(75930);
// EXTERNAL MODULE: ./build/js/src/app/telemetry/export.js + 4 modules
var telemetry_export = __webpack_require__(68716);
// EXTERNAL MODULE: ./build/js/src/app/telemetry/trace-files.js + 2 modules
var trace_files = __webpack_require__(96280);
// EXTERNAL MODULE: ./build/js/src/app/trials/confirm-by-command.js + 1 modules
var confirm_by_command = __webpack_require__(92597);
// EXTERNAL MODULE: ./build/js/src/model/run/result-outcome.js
var result_outcome = __webpack_require__(94987);
// EXTERNAL MODULE: ./build/js/src/model/suite/location.js
var suite_location = __webpack_require__(37987);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/reports/imported-line.js
var imported_line = __webpack_require__(93858);
// EXTERNAL MODULE: ./build/js/src/reports/terminal/columns.js
var terminal_columns = __webpack_require__(9283);
// EXTERNAL MODULE: ./build/js/src/reports/terminal/paint.js
var terminal_paint = __webpack_require__(2992);
// EXTERNAL MODULE: ./build/js/src/results/importers/generic-jsonl.js
var generic_jsonl = __webpack_require__(83396);
// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(40958);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/read-results.js + 1 modules
var read_results = __webpack_require__(50851);
;// CONCATENATED MODULE: ./build/js/src/app/cli/check-results.js















const LABEL = 12;
const MOST_NAMES = 10;
const MOST_PROBLEMS = 20;
async function checkResults(inputs, runtime, terminal) {
    const { files } = runtime;
    const cwd = (0,external_node_path_.resolve)(runtime.cwd, inputs.workingDirectory);
    const paths = await (0,result_paths/* resultPaths */.O)(inputs.results, { cwd, files });
    const source = await (0,environments/* withSecretsHere */.OY)(runtime, inputs.workingDirectory);
    const how = { ...inputs, redactor: (0,redactions/* redactorOf */.y)(inputs, source), withAnswers: false };
    const read = await (0,read_results/* readResults */.x8)(paths, { cwd, files }, how);
    const hiding = (0,redactions/* redactorOf */.y)(inputs, source, await (0,environments/* secretsOfSuites */.C1)(read.run.results, { cwd, files }));
    terminal.print(checkText(hiding.deep(read), terminal));
    return read.run.complete && read.run.results.length > 0 ? 0 : 2;
}
function checkText({ run, files, problems }, screen) {
    const paint = (0,terminal_paint/* paintFor */.e)(screen);
    const ofFiles = new Set(files.flatMap((file) => [...(file.run.unreadable ?? []), ...file.run.warnings]));
    const others = problems.filter((problem) => !ofFiles.has(problem)).map(problemLine);
    const blocks = files.map((file) => [
        paint.bold((0,terminal/* oneLine */.T)(file.shown)),
        ...fileLines(file).flatMap((line) => aligned(line, screen, paint)),
    ]);
    const common = others.flatMap((line) => aligned(line, screen, paint));
    const all = [...blocks, ...(common.length > 0 ? [common] : []), [lastLine(run, paint)]];
    return all.map((lines) => lines.join('\n')).join('\n\n');
}
function fileLines({ run, isOfAgentv5 }) {
    const [file] = run.imported ?? [];
    const { results, unreadable = [] } = run;
    const weaknesses = file === undefined ? [] : (0,imported_line/* weaknessesOf */.PA)([file]);
    return [
        [
            'format',
            file === undefined ? (isOfAgentv5 ? 'run folder of AgentV 5' : 'eval-action or AgentV') : formatOf(file),
        ],
        ['tests', testsOf(results)],
        ['suites', namesOf(results, 'suite')],
        ['targets', namesOf(results, 'target')],
        ...(file === undefined || results.length === 0 ? [] : [['identity', IDENTITY[file.identity]]]),
        ...(run.complete ? [] : [['incomplete', whyIncomplete(run)]]),
        ...weaknesses.map((text) => ['note', text]),
        ...(file?.unknownKeys === undefined ? [] : [['note', ignoredKeys(file.unknownKeys)]]),
        ...run.warnings.map(problemLine),
        ...unreadable.slice(0, MOST_PROBLEMS).map(problemLine),
    ];
}
const formatOf = (file) => file.tool === file.format ? `${(0,imported_line/* toolOf */.wS)(file)} (${file.format})` : `${file.format}, written by ${(0,imported_line/* toolOf */.wS)(file)}`;
function ignoredKeys(keys) {
    const named = keys.map((key) => {
        const meant = (0,did_you_mean/* didYouMean */.au)(key, generic_jsonl/* genericKeys */.Ew);
        return meant === undefined ? key : `${key} (did you mean ${meant}?)`;
    });
    return `unknown keys are ignored: ${named.join(', ')}`;
}
const IDENTITY = {
    declared: 'every test has an id',
    named: 'tests are recognized by their names; a new name makes a new test',
    content: 'some tests have neither id nor name, and are recognized by their input',
};
function testsOf(results) {
    const trials = results.reduce((sum, result) => sum + (result.trials?.length ?? 1), 0);
    const kinds = results.map((result) => (0,result_outcome/* outcomeOf */.sG)(result).kind);
    const ends = ['passed', 'failed', 'errored', 'not-run']
        .map((kind) => [kinds.filter((each) => each === kind).length, kind.replace('-', ' ')])
        .flatMap(([count, words]) => (count === 0 ? [] : [`${count} ${words}`]));
    const counts = `${(0,shared_text/* plural */.LS)('test', results.length)} with ${(0,shared_text/* plural */.LS)('trial', trials)}`;
    return ends.length === 0 ? counts : `${counts}: ${ends.join(', ')}`;
}
function namesOf(results, key) {
    const names = [...new Set(results.map((result) => result[key]))];
    const shown = names.slice(0, MOST_NAMES).join(', ');
    return names.length > MOST_NAMES ? `${shown} and ${names.length - MOST_NAMES} more` : shown || 'none';
}
function whyIncomplete({ planned, results, unreadable = [], stopped }) {
    if (unreadable.length > 0)
        return `${(0,shared_text/* plural */.LS)('problem', unreadable.length)} below`;
    if (planned > results.length)
        return `${results.length} of ${(0,shared_text/* plural */.LS)('planned test', planned)}`;
    return stopped === 'cancelled' ? 'the tool was cancelled' : 'the run did not end, so results may be missing';
}
const problemLine = (problem) => {
    const where = problem.location === undefined ? '' : `${(0,suite_location/* locationText */.f)(problem.location)}: `;
    const text = [(0,errors/* sentenceOf */.$N)(problem), problem.hint ?? []].flat().join('. ');
    return [problem.severity, `${where}${text}`];
};
function aligned([label, text], { width }, paint) {
    const columns = Math.max(40, width - LABEL - 2);
    const tint = label === 'error' || label === 'incomplete' ? paint.red : label === 'warning' ? paint.yellow : paint.dim;
    return (0,terminal_columns/* hanging */.rM)((0,terminal/* oneLine */.T)(text), columns).map((line, index) => `  ${index === 0 ? tint(label.padEnd(LABEL)) : ' '.repeat(LABEL)}${line}`);
}
function lastLine({ complete, results, unreadable = [] }, { bold, red, green }) {
    const read = `${(0,shared_text/* plural */.LS)('test', results.length)} read`;
    if (complete && results.length === 0)
        return `${read}: ${bold(red('there is nothing to report'))}`;
    if (complete)
        return `${read}: ${bold(green('nothing wrong'))}`;
    const what = unreadable.length > 0 ? (0,shared_text/* plural */.LS)('error', unreadable.length) : 'incomplete';
    return `${read}: ${bold(red(what))}`;
}

// EXTERNAL MODULE: ./build/js/src/app/cli/command.js
var command = __webpack_require__(8579);
// EXTERNAL MODULE: ./build/js/src/app/cli/flags.js
var cli_flags = __webpack_require__(30225);
// EXTERNAL MODULE: ./build/js/src/app/cli/progress-terminal.js
var progress_terminal = __webpack_require__(17568);
;// CONCATENATED MODULE: ./build/js/src/app/cli/commands/report.js






































const NAMES = [
    'outputDirectory',
    'workingDirectory',
    ...report_inputs/* readingInputs */.oI,
    'confirmCommand',
    'expectedShards',
    'plan',
    'planPath',
    ...report_inputs/* decidingInputs */.hH,
    'html',
    'commentKey',
    'commitSha',
    'redact',
    'redactUnknown',
    'otel',
    'otelFile',
    'otelCaptureContent',
    'otelGroupTurns',
    'traceFile',
];
const LISTS = ['baseline', 'redact', 'otel'];
const DEFAULTS = {
    commentKey: { default: 'evals' },
    commitSha: { default: 'none' },
};
const report_command = (0,command/* defineCommand */.N)({
    help: `
Examples:
  eval-action report .agentv/results/runs/default/2026-01-02T10-11-00-000Z
  eval-action report 'shards/*' --expected-shards 4 -o report
  eval-action report results.jsonl --threshold 0.8
  eval-action report results.xml --baseline main.xml --confirm-command 'npx vitest run -t {pattern} --reporter=junit --outputFile={output}'
  eval-action report results.jsonl --check
  eval-action report 'shards/*' --plan 3f9a0c12\u2026 --plan-path plan

It writes report.html, comment.md, summary.md, annotations.txt, junit.xml, ctrf.json and report.json.
Exit codes: 0 passed, 1 failed, 2 not measured.`,
    flags(parser) {
        parser
            .argument('<results...>', 'run folders, results files or globs; ! excludes')
            .option('--check', 'print what is read from the files, and write nothing');
        for (const name of NAMES) {
            (0,cli_flags/* addFlag */.UI)(parser, name, { docs: { ...(0,report_inputs/* reportDocsOf */.$3)(name), ...DEFAULTS[name] }, isList: LISTS.includes(name) });
        }
    },
    options: optionsOf,
    startsPrograms: ({ inputs }) => inputs.confirmCommand !== undefined,
    run: writeReports,
});
function optionsOf(results, flags) {
    const texts = { ...(0,cli_flags/* flagTexts */.xU)(NAMES, flags), results: results.join('\n') };
    return { inputs: (0,report_inputs/* parseReportInputs */.Fp)(texts, cli_flags/* flagSpelling */.d6), isCheck: flags['check'] === true };
}
async function writeReports({ inputs: asked, isCheck }, given, terminal) {
    const runtime = await (0,environments/* withSecretsHere */.OY)(given, asked.workingDirectory);
    runtime.memory.stopGrowth();
    if (isCheck)
        return checkResults(asked, runtime, terminal);
    const { files } = runtime;
    const { run: read, basis, paths, inputs, cwd, areShards: isOneRun } = await readRun(asked, runtime);
    (0,save_memory/* saveMemory */.z)(read.results.length, runtime.memory);
    const folder = (0,external_node_path_.resolve)(cwd, inputs.outputDirectory ?? report_folder/* REPORT_FOLDER */.mk);
    await (0,report_folder/* prepareFolder */.G8)(folder, paths, files);
    const whyNot = isOneRun ? confirm_by_command/* OF_PLAN */._Z : undefined;
    const run = await (0,confirm_by_command/* confirmByCommand */.$6)(read, { inputs, basis, paths, whyNot }, runtime);
    const traced = { inputs, runtime: await (0,env_files/* withEnvFiles */.r)(inputs, runtime), folder };
    const reporters = [
        ...(0,file_reporters/* fileReporters */.v)(folder, files, { comment: contextOf(inputs), ...(0,redactions/* redactionOf */.Zx)(inputs, runtime) }),
        ...(0,trace_files/* traceFileReporters */.I)(traced, files),
        (0,file/* fileReporter */.C)(report_folder/* ANNOTATIONS_FILE */.G2, (0,external_node_path_.join)(folder, report_folder/* ANNOTATIONS_FILE */.G2), (all) => (0,annotations/* annotations */.hk)(all)
            .map((one) => `${(0,annotations/* annotationCommand */.jx)(one)}\n`)
            .join(''), files),
    ];
    const context = (0,local_page/* localPage */.j)(inputs, run, runtime);
    const report = await (0,first_differences/* withFirstDifferences */.$)((0,report_on/* reportOn */.S)(run, {
        ...basis,
        commit: (0,reported_commit/* reportedCommit */.$)(inputs, undefined),
        program: (0,how_called/* howCalled */.u)(runtime, cwd),
        notRerun: (0,confirm_by_command/* notRerun */.e6)(run, { inputs, whyNot }),
    }), () => context.baseAnswers(basis.baseline));
    const written = await (0,deliver/* deliverInTurn */.EI)(reporters, report);
    const evidence = isOneRun ? await (0,leave_evidence/* leaveEvidence */.z)(report, { run, folder, basis }, runtime) : [];
    const page = await (0,page_reporter/* writePage */.x)(report, { run, folder, basis }, context, runtime);
    const receipts = [...page, ...written];
    const traces = await (0,telemetry_export/* exportToBackends */.l)(report, traced);
    terminal.print((0,terminal_terminal/* resultTable */.AD)(report, terminal));
    for (const text of new Set(run.unreadable?.map(errors/* problemText */.fI)))
        terminal.complain(text);
    const shown = receipts
        .filter((receipt) => receipt.kind === 'delivered')
        .map(({ name, where }) => ({ label: LABELS[name] ?? name, path: (0,shown_path/* shownPath */.p)(where, runtime.cwd) }));
    if (evidence.length > 0)
        shown.push({ label: 'evidence', path: (0,shown_path/* shownPath */.p)((0,external_node_path_.join)(folder, evidence_files/* RUN_EVIDENCE */.K$), runtime.cwd) });
    const here = { program: (0,how_called/* howCalled */.u)(runtime, runtime.cwd), workingDirectory: inputs.workingDirectory };
    terminal.print(`\n${(0,terminal_terminal/* nextSteps */.Zn)({ files: shown, report, here }, terminal)}`);
    (0,progress_terminal/* complainAbout */.p3)([...receipts, ...traces], (text) => terminal.complain(text));
    return (0,exit_code/* exitCodeOf */.FO)(report);
}
async function readRun(asked, runtime) {
    const { files, clock } = runtime;
    const policy = await (0,find_policy/* findPolicy */.i6)(asked, runtime);
    const inputs = { ...asked, ...policy.inputs };
    const cwd = (0,external_node_path_.resolve)(runtime.cwd, inputs.workingDirectory);
    const paths = await (0,result_paths/* resultPaths */.O)(inputs.results, { cwd, files });
    const reporting = { inputs, secrets: (0,redactions/* secretsOf */.Fj)(runtime), now: clock.now() };
    const where = { cwd, paths, plan: asked.plan, planPath: asked.planPath };
    if (await (0,planned_report/* areShards */.i8)(where, runtime)) {
        const loaded = await (0,planned_report/* planOnDisk */.qP)(where, runtime);
        (0,planned_report/* refuseContradictions */.Dc)(asked, loaded);
        const basis = (0,planned_report/* plannedBasis */.zf)({ ...policy, inputs }, loaded);
        const rerunOf = rerunCommand(where, loaded, (0,how_called/* howCalled */.u)(runtime, runtime.cwd));
        const found = { ...(await (0,planned_report/* shardsOnDisk */._U)(where, loaded, runtime)), rerunOf };
        const made = (0,planned_report/* plannedRun */.WD)(loaded, found, { ...reporting, inputs: basis.inputs });
        const judged = (0,run_agreement/* withAgreement */.H)(made, basis.inputs, await (0,label_store/* readStoredLabels */.l2)({ cwd, files }));
        const run = (0,pipeline_basis/* withWarnings */.oV)(judged, basis.warnings);
        return { run, basis, paths, inputs: { ...inputs, ...basis.inputs }, cwd, areShards: true };
    }
    const made = await (0,reported_results/* reportedRun */.T_)({ paths, site: { cwd, files } }, inputs.expectedShards, reporting);
    const basis = await (0,pipeline_basis/* findBasis */.ai)({ ...policy, inputs }, { ...runtime, startedAt: made.startedAt, imports: (0,reported_results/* importsOf */.c5)(inputs, runtime, made) });
    const judged = (0,run_agreement/* withAgreement */.H)(made, inputs, await (0,label_store/* readStoredLabels */.l2)({ cwd, files }));
    return { run: (0,pipeline_basis/* withWarnings */.oV)(judged, basis.warnings), basis, paths, inputs, cwd, areShards: false };
}
const LABELS = {
    'report.html': 'page',
    'comment.md': 'comment',
    'summary.md': 'summary',
    'report.json': 'for programs',
    'index.md': 'for coding agents',
    'failures.jsonl': '',
    'junit.xml': 'test reports',
    'ctrf.json': '',
    [report_folder/* ANNOTATIONS_FILE */.G2]: 'annotations',
};
const contextOf = ({ commentKey, commitSha }) => ({
    key: commentKey ?? 'evals',
    head: commitSha ?? '',
    attempt: 1,
    runUrl: '',
    linkTo: () => undefined,
});


/***/ }),

/***/ 30225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ sizeOf),
/* harmony export */   LF: () => (/* binding */ limitOf),
/* harmony export */   TH: () => (/* binding */ addGroupedFlags),
/* harmony export */   UI: () => (/* binding */ addFlag),
/* harmony export */   Vc: () => (/* binding */ inputsOf),
/* harmony export */   d6: () => (/* binding */ flagSpelling),
/* harmony export */   gd: () => (/* binding */ collected),
/* harmony export */   hN: () => (/* binding */ addInputFlags),
/* harmony export */   hy: () => (/* binding */ ageOf),
/* harmony export */   xU: () => (/* binding */ flagTexts)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48179);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5594);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18305);




const flagNames = _config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .inputNames */ .vj.filter((name) => name !== 'evals' && (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .sourcesOf */ .u0)(name).includes('flag'));
function addGroupedFlags(command) {
    for (const [group, names] of Object.entries(_config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .inputGroups */ .Dk)) {
        const flags = flagNames.filter((name) => names.includes(name));
        addInputFlags(command, flags, { heading: `${group} options:` });
    }
}
function addInputFlags(command, names, { heading = '' } = {}) {
    for (const name of names)
        addFlag(command, name, { docs: (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .docsOf */ .fE)(name), isList: isList(name), heading });
}
function addFlag(command, name, { docs, isList, heading = '' }) {
    const { description, default: otherwise, value } = docs;
    const placeholder = value === undefined ? '' : ALONE[name] ? ` [${value}]` : ` <${value}>`;
    const long = FAMILIAR[name] ?? `--${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .kebab */ .i9)(name)}`;
    const option = new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$(`${SHORT[name] ? `${SHORT[name]}, ` : ''}${long}${placeholder}`, `${description} (default: ${otherwise})`.replaceAll('`', ''));
    if (isList)
        option.argParser((given, before = []) => [...before, given]);
    if (heading !== '')
        option.helpGroup(heading);
    command.addOption(option);
    if (FAMILIAR[name])
        command.addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$(`--${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .kebab */ .i9)(name)}${placeholder}`).hideHelp());
    if (NONE[name])
        command.addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$(`--no-${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .kebab */ .i9)(name)}`).hideHelp());
}
const inputsOf = (evals, given) => (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .parseInputs */ .TL)({ ...flagTexts(flagNames, given), evals: evals.join('\n') }, flagSpelling);
const flagTexts = (names, given) => Object.fromEntries(names.map((name) => [name, asText(given[attributeOf(name)] ?? given[name], name)]));
const flagSpelling = (name) => name === 'evals' || name === 'results' ? name : (FAMILIAR[name] ?? `--${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .kebab */ .i9)(name)}`);
const FAMILIAR = {
    outputDirectory: '--output',
    testTimeoutSeconds: '--agent-timeout',
    otel: '--otel-backend',
};
const SHORT = { outputDirectory: '-o' };
const ALONE = { cache: 'workspaces,judge,responses', html: 'true', resume: 'last' };
const NONE = { cache: 'off', html: 'false' };
const attributeOf = (name) => flagSpelling(name)
    .replace(/^--/, '')
    .replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
const isList = (name) => ['text', 'otlp'].some((value) => Array.isArray(_config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .inputsSchema */ .rS.shape[name].safeParse(value).data));
function asText(value, name) {
    if (value === undefined)
        return undefined;
    if (value === false)
        return NONE[name] ?? 'false';
    if (value === true)
        return ALONE[name] ?? 'true';
    return Array.isArray(value) ? value.join('\n') : String(value);
}
const collected = (value, before = []) => [...before, value];
function limitOf(given, otherwise) {
    const limit = Number(given ?? otherwise);
    if (Number.isSafeInteger(limit) && limit >= 1)
        return limit;
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('INPUT_INVALID', '--limit must be a whole number from 1 on', { found: String(given) });
}
const ageOf = (given, flag) => amountOf(given, flag, AGES, 'a whole number with h, d or w, such as 30d');
const sizeOf = (given, flag) => amountOf(given, flag, SIZES, 'a whole number with kb, mb or gb, such as 500mb');
const HOUR = 3_600_000;
const AGES = { h: HOUR, d: 24 * HOUR, w: 7 * 24 * HOUR };
const SIZES = { kb: 1000, mb: 1_000_000, gb: 1_000_000_000 };
function amountOf(given, flag, units, expected) {
    if (given === undefined)
        return undefined;
    const [, digits = '', unit = ''] = /^(\d{1,6}) ?([a-z]{1,2})$/.exec(String(given).trim().toLowerCase()) ?? [];
    const factor = Object.hasOwn(units, unit) ? units[unit] : undefined;
    if (factor !== undefined)
        return Number(digits) * factor;
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('INPUT_INVALID', (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .invalidValue */ .BS)(flag, expected, given));
}


/***/ }),

/***/ 81976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ howCalled)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _shared_shell_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2935);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81457);



function howCalled({ script = '' }, folder) {
    const path = script.replaceAll('\\', '/');
    const [, home] = /^(.*)\/node_modules\/(?:\.bin|@agentv\/eval-action\/dist)\/[^/]+$/.exec(path) ?? [];
    if (home === undefined)
        return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path) === 'cli.js' ? `node ${(0,_shared_shell_command_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r7)((0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .p)(script, folder))}` : 'eval-action';
    if (home.includes('/_npx/'))
        return 'npx @agentv/eval-action';
    return `${folder.replaceAll('\\', '/')}/`.startsWith(`${home}/`) ? 'npx eval-action' : 'eval-action';
}


/***/ }),

/***/ 75930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ withEnvFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _shared_secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83103);
/* harmony import */ var _suites_discover_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7678);
/* harmony import */ var _suites_references_env_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68041);




async function withEnvFiles({ workingDirectory, otel }, runtime) {
    if (otel.length === 0)
        return runtime;
    const cwd = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(runtime.cwd, workingDirectory);
    const root = await (0,_suites_discover_js__WEBPACK_IMPORTED_MODULE_2__/* .findRepository */ .W1)(cwd, runtime.files);
    const declared = await (0,_suites_references_env_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readEnvFiles */ .P)(cwd, { root, cwd }, runtime.files);
    const usable = Object.entries(declared).filter(([name]) => !(0,_shared_secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .isReserved */ .B)(name));
    return { ...runtime, env: { ...Object.fromEntries(usable), ...runtime.env } };
}


/***/ }),

/***/ 90059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ endedHow)
/* harmony export */ });
/* harmony import */ var _shared_never_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25379);

function endedHow(result, timeoutMs) {
    switch (result.kind) {
        case 'killed':
            return `was ended by ${result.signal}`;
        case 'notStarted':
            return `could not be started: ${result.message}`;
        case 'timedOut':
            return `was stopped after ${timeoutMs / 1000} seconds`;
        case 'flooded':
            return `was stopped because it wrote more than 10 MiB to ${result.stream}`;
        case 'cancelled':
            return 'was cancelled';
        default:
            return (0,_shared_never_js__WEBPACK_IMPORTED_MODULE_0__/* .never */ .Z)(result);
    }
}


/***/ }),

/***/ 83396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ew: () => (/* binding */ genericKeys),
/* harmony export */   UV: () => (/* binding */ genericJsonl)
/* harmony export */ });
/* unused harmony export genericRowSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);
/* harmony import */ var _model_run_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(207);
/* harmony import */ var _shared_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47539);
/* harmony import */ var _shared_mapping_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16955);
/* harmony import */ var _shared_once_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28876);
/* harmony import */ var _read_read_messages_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72596);
/* harmony import */ var _file_stem_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4642);
/* harmony import */ var _row_parts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(13737);








const NUMBER = 'a number that is not negative';
const TIME = 'a time like 2026-03-14T10:00:00Z';
const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr('a whole number').nonnegative(NUMBER);
const short = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP('a text').max(100, 'a text of at most 100 characters');
const messages = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ role: _row_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq }), 'a list of messages {role, content}');
const genericRowSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    v: (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lq)(zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(1, 'the version 1'), 'Version of this format; default 1'),
    test: _row_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .nonEmpty */ .hq.describe('Stable id of the test: the same in every run'),
    pass: (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lq)(zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY('true or false'), 'Whether the test passed. Required, unless there is an `error`, or a `score` and the input `pass-mark`'),
    score: (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lq)(_row_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .share */ .uM, 'Score from 0 to 1; default 1 for a pass, else 0'),
    suite: (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lq)(_row_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .nonEmpty */ .hq, 'Name of the suite; default: the name of the file'),
    target: (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lq)(_row_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .nonEmpty */ .hq, 'What was tested: a model, an agent, a variant; default `default`'),
    trial: (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lq)(count, 'Number of the trial, from 0; default: in the order of the rows'),
    error: (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lq)(_row_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq, 'Why there is no answer to judge. An error is not a failure of the agent'),
    error_class: (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lq)(zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .failureClasses */ .fQ, `one of ${_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .failureClasses */ .fQ.join(', ')}`), 'Kind of error; default: by the text of `error`. `timeout` and `crash` count as failed trials'),
    duration_ms: (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lq)(_row_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .amount */ .vj, 'Milliseconds until the answer'),
    cost_usd: (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lq)(_row_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .amount */ .vj, 'US dollars of the answer'),
    tokens: (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lq)(_row_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .tokensSchema */ .ee, 'Tokens of the answer'),
    input: (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lq)(zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([_row_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq, messages], 'a text, or a list of messages {role, content}'), 'The question: a text, or a list of messages `{role, content}`'),
    answer: (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lq)(_row_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq, 'The answer'),
    messages: (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lq)(messages, 'All messages of the agent, in place of `answer`'),
    reason: (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lq)(_row_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq, 'Why the test failed'),
    graders: (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lq)(zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_row_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .graderSchema */ .FK, 'a list of graders'), 'The graders, and what each of them says'),
    file: (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lq)(_row_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .nonEmpty */ .hq, 'Where the test is written, relative to the repository'),
    line: (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lq)(zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr('a line number').positive('a line number'), 'Line in `file`'),
    time: (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lq)(zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$({ offset: true, error: TIME }), 'When the trial ended, ISO 8601'),
    definition: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()
        .optional()
        .describe('Any JSON that defines the test; default: `input` and `graders`. If it changes, the test is not compared'),
    measure: (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lq)(short, 'A version of the definition, in place of `definition`'),
    subject: (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lq)(short, 'A version of the tested code or settings'),
    planned: (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lq)(count, 'Number of planned tests of this suite and target, on any row'),
}, 'an object');
const INNER = { graders: _row_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .graderSchema */ .FK.shape, tokens: _row_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .tokensSchema */ .ee.shape };
const genericKeys = [
    ...Object.keys(genericRowSchema.shape),
    ...Object.entries(INNER).flatMap(([name, shape]) => Object.keys(shape).map((key) => `${name}.${key}`)),
];
function addUnknownKeys(row, into) {
    const add = (object, shape, prefix) => {
        for (const key in object) {
            if (!Object.hasOwn(shape, key) && into.size < MOST_UNKNOWN_KEYS)
                into.add(`${prefix}${key}`);
        }
    };
    const { graders, tokens } = row;
    add(row, genericRowSchema.shape, '');
    for (const grader of graders ?? [])
        add(grader, INNER.graders, 'graders.');
    add(tokens, INNER.tokens, 'tokens.');
}
const MOST_UNKNOWN_KEYS = 20;
const genericJsonl = {
    name: 'jsonl',
    async recognizes(source) {
        const row = await source.firstRow();
        if (!(0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .p)(row) || !('test' in row))
            return false;
        const isOther = ['test_id', 'eval_id'].some((key) => key in row) || row['type'] === 'trial-result';
        return !isOther && ['pass', 'score', 'error'].some((key) => key in row);
    },
    async read(source, settings, into) {
        let isCutOff = false;
        const broken = {
            cutOff(location) {
                isCutOff = true;
                const message = 'The last line is incomplete and is left out: the program was stopped while it wrote it';
                into.warn(message, { location });
            },
            unreadable: (location, why) => into.unreadable(location, why),
        };
        const stem = (0,_file_stem_js__WEBPACK_IMPORTED_MODULE_7__/* .fileStem */ .E)(source.path);
        const unknownKeys = new Set();
        for (const { value, line, location } of await source.rows(broken)) {
            const read = (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .parseRow */ .W0)(genericRowSchema, value);
            if (!read.success) {
                into.unreadable(location, read.why);
                continue;
            }
            addUnknownKeys(value, unknownKeys);
            const row = (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .known */ .eO)(read.data);
            const noNumber = row.score === undefined ? noNumberAsScore(line) : undefined;
            if (noNumber !== undefined) {
                into.unreadable(location, `"score" must be ${_row_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .SHARE */ .oV}, found ${noNumber}. Write null for an unknown score`);
                continue;
            }
            const outcome = outcomeOf(row, settings);
            if (outcome === undefined) {
                into.unreadable(location, row.score === undefined
                    ? `This row has neither "pass" nor "error" nor "score". It has ${(0,_row_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .keysOf */ .YD)(value)}`
                    : 'This row has neither "pass" nor "error". If "score" decides, set pass-mark (--pass-mark)');
                continue;
            }
            const { suite = stem, target = 'default', planned } = row;
            if (planned !== undefined)
                into.planned(suite, target, planned);
            into.trial(trialOf(row, { suite, target, outcome, location }, settings), line.length);
        }
        return {
            tool: { name: 'jsonl', version: '1' },
            attempts: 'all',
            stopped: isCutOff ? 'broken-off' : undefined,
            unknownKeys: [...unknownKeys],
        };
    },
};
function noNumberAsScore(line) {
    if (!/\b(?:NaN|Infinity)\b/.test(line))
        return undefined;
    const row = (0,_shared_json_js__WEBPACK_IMPORTED_MODULE_3__/* .lenientJsonOf */ .XI)(line, JSON.stringify);
    const score = (0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .p)(row) ? row['score'] : undefined;
    return typeof score === 'string' ? score : undefined;
}
function outcomeOf({ error, error_class, pass, score, reason }, { passMark }) {
    if (error || error_class !== undefined) {
        return { kind: 'error', message: error || reason || `${error_class}`, class: error_class };
    }
    if (pass !== undefined)
        return { kind: pass ? 'passed' : 'failed' };
    if (score === undefined || passMark === undefined)
        return undefined;
    return { kind: score >= passMark ? 'passed' : 'failed' };
}
function trialOf(row, named, { passMark }) {
    const { location, ...names } = named;
    return {
        ...names,
        test: { kind: 'declared', text: row.test },
        location: row.file === undefined ? location : { file: row.file, line: row.line ?? 1, column: 1 },
        pointer: `line ${location.line}`,
        number: row.trial,
        score: row.score,
        passMark: row.pass === undefined ? passMark : undefined,
        reason: row.reason,
        time: row.time,
        input: row.input === undefined ? undefined : messagesOf(row.input, 'user'),
        answer: row.answer,
        messages: row.messages && messagesOf(row.messages, 'assistant'),
        durationMs: row.duration_ms,
        costUsd: row.cost_usd,
        tokenUsage: row.tokens && (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .known */ .eO)(row.tokens),
        graders: row.graders?.map(_row_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .graderOf */ .pV),
        definition: {
            question: row.definition ?? row.input,
            graders: row.definition === undefined && row.graders !== undefined ? gradingsOf(row.graders) : undefined,
        },
        measure: row.measure,
        subject: row.subject,
    };
}
const gradingsOf = (graders) => onceInMemory(JSON.stringify(graders.map(gradingOf).sort(byName)));
const onceInMemory = (0,_shared_once_js__WEBPACK_IMPORTED_MODULE_5__/* .rememberLast */ .m)((json) => JSON.parse(json));
const gradingOf = ({ name, type, threshold, weight }) => (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .known */ .eO)({ name, type, threshold, weight });
const byName = (one, other) => one.name < other.name ? -1 : one.name > other.name ? 1 : 0;
const messagesOf = (given, role) => typeof given === 'string' ? [{ role, content: given }] : (0,_read_read_messages_js__WEBPACK_IMPORTED_MODULE_6__/* .readMessages */ .N)(given);


/***/ }),

/***/ 13737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ graderSchema),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   W0: () => (/* binding */ parseRow),
/* harmony export */   YD: () => (/* binding */ keysOf),
/* harmony export */   eO: () => (/* binding */ known),
/* harmony export */   ee: () => (/* binding */ tokensSchema),
/* harmony export */   hq: () => (/* binding */ nonEmpty),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   oV: () => (/* binding */ SHARE),
/* harmony export */   pV: () => (/* binding */ graderOf),
/* harmony export */   uM: () => (/* binding */ share),
/* harmony export */   vj: () => (/* binding */ amount)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _model_suite_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18764);
/* harmony import */ var _shared_mapping_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16955);



const NUMBER = `a number from 0 to ${_model_suite_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_MEASURE */ .Gh}`;
const SHARE = 'a number from 0 to 1';
const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP('a text');
const nonEmpty = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP('a text').min(1, 'a text that is not empty');
const amount = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(NUMBER).nonnegative(NUMBER).max(_model_suite_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_MEASURE */ .Gh, NUMBER);
const share = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(SHARE).min(0, SHARE).max(1, SHARE);
const optional = (value, description) => value.nullish().describe(description);
function known(value) {
    let hasNull = false;
    for (const key in value)
        hasNull ||= value[key] === null;
    if (!hasNull)
        return value;
    return Object.fromEntries(Object.entries(value).filter(([, given]) => given !== null));
}
const graderSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: nonEmpty.describe('Name of the grader'),
    type: optional(text, 'Kind of grader, as your tool names it'),
    score: optional(share, 'Score from 0 to 1'),
    pass: optional(zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY('true or false'), 'Whether it passed'),
    threshold: optional(share, 'Score from which it passes, if `pass` is absent'),
    reason: optional(text, 'Why'),
    weight: optional(amount, 'Weight in the score; default 1'),
}, 'an object {name, score, pass, reason}');
const tokensSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    input: amount.describe('Tokens of the input, cached ones included'),
    output: amount.describe('Tokens of the output'),
    cached: optional(amount, 'Input tokens from a cache of the provider'),
    reasoning: optional(amount, 'Output tokens of reasoning'),
}, 'an object {input, output}');
function graderOf(grader) {
    const { pass, ...given } = known(grader);
    return { ...given, passed: pass };
}
const MOST_KEYS = 20;
const LONGEST_KEY = 60;
function keysOf(row) {
    const keys = (0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .p)(row) ? Object.keys(row).filter((key) => key.length <= LONGEST_KEY) : [];
    const more = keys.length > MOST_KEYS ? ', \u2026' : '';
    return keys.length === 0 ? 'no keys' : `the keys ${keys.slice(0, MOST_KEYS).join(', ')}${more}`;
}
function parseRow(schema, row) {
    const { success, data, error } = schema.safeParse(row, { error: wantedIn });
    if (success)
        return { success, data };
    const { issues } = error;
    const problems = issues.slice(0, MOST_ISSUES).map((issue) => problemOf(issue, row));
    const more = issues.length > MOST_ISSUES ? [`${issues.length - MOST_ISSUES} more problems`] : [];
    const isKeyMissing = (0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .p)(row) && issues.some(({ path: [key] }) => key !== undefined && !(key in row));
    const keys = isKeyMissing ? [`The row has ${keysOf(row)}`] : [];
    return { success, why: [[...problems, ...more].join('; '), ...keys].join('. ') };
}
const MOST_ISSUES = 5;
function wantedIn(issue) {
    if (issue.code === 'invalid_union')
        return [...new Set(issue.errors.flat().map(({ message }) => message))].join(' or ');
    if (issue.code === 'invalid_value')
        return issue.values.map((value) => JSON.stringify(value)).join(' or ');
    if (issue.code === 'too_small' || issue.code === 'too_big') {
        return issue.origin === 'string' ? 'a text that is not empty' : NUMBER;
    }
    return issue.code === 'invalid_type' ? TYPES[issue.expected] : undefined;
}
const TYPES = {
    string: 'a text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
};
function problemOf({ path, message }, row) {
    const given = path.reduce((value, key) => value?.[key], row);
    const text = given === undefined ? 'nothing' : (JSON.stringify(given) ?? '');
    const found = text.length <= MOST_FOUND ? text : `${text.length} characters of JSON`;
    const what = path.length === 0 ? 'A row' : `"${path.join('.')}"`;
    return `${what} must be ${message}, found ${found}`;
}
const MOST_FOUND = 60;


/***/ }),

/***/ 79957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ firstDifference)
/* harmony export */ });
function firstDifference(expected, actual) {
    const waiting = [{ expected, actual, step: undefined, parent: undefined }];
    for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop()) {
        if (pair.expected === pair.actual || Object.is(pair.expected, pair.actual))
            continue;
        const inside = pairsWithin(pair);
        if (inside === undefined)
            return { path: pathTo(pair), expected: pair.expected, actual: pair.actual };
        waiting.push(...inside.reverse());
    }
    return undefined;
}
function pairsWithin(pair) {
    const { expected, actual } = pair;
    if (!isContainer(expected) || !isContainer(actual))
        return undefined;
    if (Array.isArray(expected) !== Array.isArray(actual))
        return undefined;
    if (Array.isArray(expected) && Array.isArray(actual) && expected.length !== actual.length)
        return undefined;
    const keys = new Set([...Object.keys(expected), ...Object.keys(actual)]);
    return [...keys].map((key) => ({
        expected: own(expected, key),
        actual: own(actual, key),
        step: key,
        parent: pair,
    }));
}
const isContainer = (value) => typeof value === 'object' && value !== null;
const own = (container, key) => Object.hasOwn(container, key) ? container[key] : undefined;
function pathTo(pair) {
    const steps = [];
    for (let at = pair; at?.step !== undefined; at = at.parent)
        steps.push(at.step);
    return steps.reverse();
}


/***/ }),

/***/ 4166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ deepEqual)
/* harmony export */ });
/* harmony import */ var _data_difference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79957);

const deepEqual = (one, other) => (0,_data_difference_js__WEBPACK_IMPORTED_MODULE_0__/* .firstDifference */ .a)(one, other) === undefined;


/***/ })

};
