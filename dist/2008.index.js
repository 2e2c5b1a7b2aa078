export const id = 2008;
export const ids = [2008,9260,2588];
export const modules = {

/***/ 41103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ defineCommand)
/* harmony export */ });
const defineCommand = (command) => command;


/***/ }),

/***/ 21917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  command: () => (/* binding */ labels_command)
});

// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(48179);
// EXTERNAL MODULE: ./build/js/src/config/environments.js
var environments = __webpack_require__(55250);
// EXTERNAL MODULE: ./build/js/src/graders/labels/agreement.js
var agreement = __webpack_require__(80034);
// EXTERNAL MODULE: ./build/js/src/graders/labels/label.js
var labels_label = __webpack_require__(90548);
// EXTERNAL MODULE: ./build/js/src/graders/people/label-store.js
var label_store = __webpack_require__(58336);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/reviewer-name.js
var reviewer_name = __webpack_require__(56664);
;// CONCATENATED MODULE: ./build/js/src/graders/people/reviewer.js


async function reviewerName(nameOption, { runtime: { git, signal }, cwd, }) {
    const nameInGit = async () => {
        const result = await git.run(['config', 'user.name'], { cwd, timeoutMs: 10_000 }, signal);
        return result.kind === 'exited' && result.exitCode === 0 ? result.stdout.trim() : '';
    };
    const name = nameOption?.trim() ?? (await nameInGit());
    if (name !== '' && (0,reviewer_name/* isReviewerName */.D)(name))
        return name;
    const isMail = name !== '';
    throw (0,errors/* userError */.IF)('INPUT_INVALID', isMail ? 'The reviewer is an e-mail address' : 'The reviewer is not known', {
        expected: 'a name, which is stored in the repository',
        hint: 'Set it with --reviewer NAME.',
    });
}

// EXTERNAL MODULE: ./build/js/src/graders/people/run-agreement.js
var run_agreement = __webpack_require__(17030);
// EXTERNAL MODULE: ./build/js/src/model/text/text.js
var text_text = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/model/values/grouped.js
var grouped = __webpack_require__(70110);
// EXTERNAL MODULE: ./build/js/src/reports/agreement.js + 1 modules
var reports_agreement = __webpack_require__(41941);
// EXTERNAL MODULE: ./build/js/src/reports/escape/harmless-json.js
var harmless_json = __webpack_require__(52759);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/reports/numbers.js
var reports_numbers = __webpack_require__(5937);
// EXTERNAL MODULE: ./build/js/src/runner/configured-site.js
var configured_site = __webpack_require__(5946);
// EXTERNAL MODULE: ./build/js/src/cli/command.js
var command = __webpack_require__(41103);
// EXTERNAL MODULE: ./build/js/src/cli/flags.js
var cli_flags = __webpack_require__(57357);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/graders/labels/judges-of.js
var judges_of = __webpack_require__(25272);
// EXTERNAL MODULE: ./build/js/src/model/text/json.js
var text_json = __webpack_require__(23291);
// EXTERNAL MODULE: ./build/js/src/model/values/mapping.js
var mapping = __webpack_require__(92838);
// EXTERNAL MODULE: ./build/js/src/results/read/read-feedback.js
var read_feedback = __webpack_require__(5499);
// EXTERNAL MODULE: ./build/js/src/results/run-folder/read-results.js + 1 modules
var read_results = __webpack_require__(72533);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
;// CONCATENATED MODULE: ./build/js/src/cli/imported-labels.js









async function importedLabels(labelFile, reviewer, site) {
    const path = (0,external_node_path_.resolve)(site.cwd, labelFile);
    const file = (0,shown_path/* shownPath */.p)(path, site.cwd);
    const text = await site.files.read(path, labels_label/* MAX_LABEL_FILE_BYTES */.R$, { onlyText: true });
    const json = (0,text_json/* jsonOf */.o_)(text);
    if ((0,mapping/* isMapping */.pi)(json) && !('v' in json))
        return ofFeedback(text, path, site);
    const { labels, problems } = (0,labels_label/* readLabelLines */.cV)(text, { file, exportedFor: reviewer });
    const isOther = ({ label, text: answer }) => answer !== undefined && (0,labels_label/* answerHashOf */.w4)(answer) !== label.answer;
    const wrong = labels
        .filter(isOther)
        .map(({ location }) => refused('The text of this label is not the answer that it names', location));
    return { labels: labels.filter((label) => !isOther(label)), problems: [...problems, ...wrong] };
}
const refused = (message, location, hint) => ({
    code: 'RESULTS_UNREADABLE',
    severity: 'error',
    message,
    location,
    hint,
});
async function ofFeedback(text, path, site) {
    const file = (0,shown_path/* shownPath */.p)(path, site.cwd);
    const { feedback, problems } = (0,read_feedback/* readFeedback */.CN)(text, { file });
    if (feedback === undefined) {
        return { labels: [], problems: problems.map((problem) => ({ ...problem, severity: 'error' })) };
    }
    const { run } = await (0,read_results.readResults)([(0,external_node_path_.dirname)(path)], site);
    const runId = (0,external_node_path_.basename)((0,external_node_path_.dirname)(path));
    const read = feedback.tests.map((test) => labelOfReview(test, feedback, { results: run.results, runId }));
    return {
        labels: read.flatMap((each) => (typeof each === 'string' ? [] : each)),
        problems: [
            ...problems,
            ...read.flatMap((each) => (typeof each === 'string' ? refused(each, { file, line: 1, column: 1 }) : [])),
        ],
    };
}
function labelOfReview({ testId, verdict, notes, graderNotes = {} }, { reviewer = '', timestamp = '' }, { results, runId }) {
    const shown = `The review of "${(0,text_text/* cutEnd */.ym)(testId, 60)}" is not a label`;
    const testResults = results.filter((result) => result.testId === testId && (0,judges_of/* isReviewable */.Xd)(result));
    const [result] = testResults;
    if (verdict === undefined)
        return `${shown}: it has no verdict`;
    if (result === undefined)
        return `${shown}: the run has no answer to this test`;
    if (testResults.length > 1)
        return `${shown}: the run has ${testResults.length} answers to tests of this name`;
    const graders = Object.entries(graderNotes).flatMap(([grader, text]) => {
        const [, word = '', note = ''] = /^\s*(pass|fail)(?:ed|s)?\b[\s:,;.-]*(.*)$/is.exec(text) ?? [];
        const judged = labels_label/* judgements */.F2.find((each) => each === word.toLowerCase());
        return judged === undefined ? [] : [[grader, { verdict: judged, note: note || undefined }]];
    });
    const label = (0,labels_label/* labelSchema */.Gx)().safeParse({
        ...(0,judges_of/* unjudged */.bC)(result, { runId }),
        verdict,
        graders: graders.length > 0 ? Object.fromEntries(graders) : undefined,
        notes,
        reviewer,
        time: timestamp,
        judgeSeen: true,
        sample: 'chosen',
    });
    return label.success ? { label: label.data, text: (0,labels_label/* answerTextOf */.JC)(result) } : `${shown}: ${(0,labels_label/* whyNoLabel */.U1)(label.error)}`;
}

;// CONCATENATED MODULE: ./build/js/src/cli/commands/labels.js


















const labels_command = (0,command/* defineCommand */.N)({
    summary: 'Import or list the labels of people in .agentv/labels, and compare judges with them.',
    help: `
Examples:
  eval-action labels import ~/Downloads/labels-2026-01-02.jsonl
  eval-action labels import labels.jsonl --check
  eval-action labels list
  eval-action labels agreement

Exit codes: 0 done, 2 a line or file is not a label. Nothing is written then.`,
    flags: (parser) => parser
        .addArgument(new esm/* Argument */.ef('<action>', 'what to do').choices(['import', 'list', 'agreement']))
        .argument('[files...]', 'import: labels-*.jsonl of the HTML report, or feedback.json of a run folder')
        .option('--check', 'import: check the files and write nothing')
        .option('--reviewer <NAME>', 'import: the name on labels that have none (default: user.name of git)')
        .option('--json', 'print one JSON document'),
    options(action, files, flags) {
        const { check, reviewer, json } = flags;
        if (action === 'import' && files.length === 0) {
            throw (0,errors/* userError */.IF)('INPUT_INVALID', '"labels import" needs a file', {
                hint: 'Pass the file that "Export labels" of the HTML report has saved.',
            });
        }
        (0,cli_flags/* refuseUnused */.rO)('labels', action, [
            ['a file', files[0], 'import'],
            ['--check', check, 'import'],
            ['--reviewer', reviewer, 'import'],
        ]);
        return { action, files, isCheck: check === true, reviewer, json };
    },
    async run({ action, json, ...options }, runtime, terminal) {
        if (action === 'import')
            return importLabels({ json, ...options }, runtime, terminal);
        const policy = action === 'agreement' ? (0,run_agreement/* labelPolicy */.b2)((await (0,configured_site/* openConfiguredSite */.i)((0,cli_flags/* inputsOf */.Vc)([], {}), runtime)).inputs) : undefined;
        const { labels, problems } = await (0,label_store/* readStoredLabels */.l2)(runtime);
        for (const problem of problems)
            terminal.complain((0,errors/* problemText */.fI)(problem));
        const labelValues = labels.map(({ label }) => label);
        const judges = policy === undefined ? [] : (0,agreement/* judgeAgreements */.Vs)(labelValues, policy);
        if (json && policy !== undefined) {
            const agreement = judges.map((judge) => ({ ...judge, ...(0,reports_agreement/* statisticsOf */.jm)(judge.pairs) }));
            terminal.print((0,harmless_json/* harmlessJson */.E)({ schemaVersion: 1, judges: agreement }, 2));
        }
        else if (json) {
            const list = labels.map(({ label, location: { file, line } }) => ({
                ...JSON.parse((0,labels_label/* labelLine */.D4)(label)),
                file,
                line,
            }));
            terminal.print((0,harmless_json/* harmlessJson */.E)({ schemaVersion: 1, labels: list }, 2));
        }
        else
            for (const line of policy === undefined ? labelLines(labelValues) : agreementLines(judges))
                terminal.print(line);
        return problems.length > 0 ? 2 : 0;
    },
});
async function importLabels(options, runtime, terminal) {
    const { cwd, inputs } = await (0,configured_site/* openConfiguredSite */.i)((0,cli_flags/* inputsOf */.Vc)([], {}), runtime);
    const { files } = runtime;
    const reviewer = await reviewerName(options.reviewer, { runtime, cwd });
    const read = await Promise.all(options.files.map((file) => importedLabels(file, reviewer, { cwd, files })));
    const problems = read.flatMap((each) => each.problems);
    for (const problem of problems)
        terminal.complain((0,errors/* problemText */.fI)(problem));
    const refused = problems
        .filter(({ severity }) => severity === 'error')
        .reduce((sum, { similar }) => sum + 1 + (similar?.count ?? 0), 0);
    await (0,environments/* learnSecretsHere */.GK)(runtime);
    const labels = runtime.redactor.deep(read.flatMap((each) => each.labels)).map(({ label, text }) => ({
        label: text === undefined ? label : { ...label, answer: (0,labels_label/* answerHashOf */.w4)(text) },
        text: inputs.labelsKeepAnswers ? text : undefined,
    }));
    const isCheck = options.isCheck || refused > 0;
    const stored = await (0,label_store/* storeLabels */.T7)(labels, { cwd, files }, { isCheck });
    if (options.json) {
        terminal.print((0,harmless_json/* harmlessJson */.E)({ schemaVersion: 1, written: !isCheck, ...stored, refused }, 2));
    }
    else {
        const { added, replaced, unchanged, answers, tooLarge } = stored;
        terminal.print(`added ${added}, replaced ${replaced}, unchanged ${unchanged}, refused ${refused}`);
        if (answers > 0 && !isCheck)
            terminal.print(`${(0,text_text/* plural */.LS)('answer', answers)} stored in .agentv/labels/answers`);
        if (tooLarge > 0)
            terminal.print(`${(0,text_text/* plural */.LS)('answer', tooLarge)} larger than 64 KiB: labelled, and not stored`);
        if (isCheck)
            terminal.print('Nothing was written.');
    }
    return refused > 0 ? 2 : 0;
}
function labelLines(labels) {
    if (labels.length === 0)
        return ['There are no labels in .agentv/labels. The page of a run exports some ("eval-action open").'];
    return [...(0,grouped/* grouped */.z)(labels, ({ suite, suiteFile }) => [suiteFile, suite]).values()].flatMap((ofSuite) => [
        `${(0,terminal/* oneLine */.T)(ofSuite[0].suite)} (${(0,terminal/* oneLine */.T)(ofSuite[0].suiteFile)}): ${(0,text_text/* plural */.LS)('label', ofSuite.length)}`,
        ...ofSuite.map(({ testId, target, verdict, graders = {}, reviewer, time, sample, anchor }) => {
            const ofGraders = Object.entries(graders).map(([grader, judged]) => `${grader} ${judged.verdict}`);
            const date = time.slice(0, 10);
            const parts = [testId, target, verdict, ...ofGraders, reviewer, date, sample, ...(anchor ? ['anchor'] : [])];
            return `  ${parts.map(terminal/* oneLine */.T).join(' \u00b7 ')}`;
        }),
    ]);
}
const TITLES = {
    caughtFailures: 'caught failures',
    acceptedPasses: 'accepted passes',
    rightWhenPassing: 'right when it passes',
    rightWhenFailing: 'right when it fails',
};
function agreementLines(judges) {
    if (judges.length === 0)
        return ['No judge has judged a labelled answer. The page of a run labels answers ("eval-action open").'];
    return judges.flatMap((judge, at) => {
        const { answers, notes, ...numbers } = (0,reports_agreement/* agreementNumbers */.xr)(judge);
        const shown = Object.entries(numbers).map(([key, text]) => `  ${(TITLES[key] ?? key).padEnd(22)}${text}`);
        const { disagreements, ties } = judge;
        return [
            ...(at === 0 ? [] : ['']),
            `${(0,terminal/* oneLine */.T)(judge.grader)} of ${(0,terminal/* oneLine */.T)(judge.suite)} (${(0,terminal/* oneLine */.T)(judge.suiteFile)})`,
            `  ${'answers'.padEnd(22)}${answers}`,
            ...shown.filter((line) => !line.endsWith(reports_numbers/* UNKNOWN */.HV)),
            ...notes.map((note) => `  ${note}`),
            ...(disagreements.length === 0 ? [] : ['  Disagreements:']),
            ...disagreements.map(({ testId, target, judge: ofJudge, people, reason, note, reviewer }) => {
                const said = reason === undefined ? '' : ` (${(0,text_text/* cutEnd */.ym)((0,terminal/* oneLine */.T)(reason), 200)})`;
                const noted = note === undefined ? '' : `: ${(0,text_text/* cutEnd */.ym)((0,terminal/* oneLine */.T)(note), 200)}`;
                const on = `${(0,terminal/* oneLine */.T)(testId)} on ${(0,terminal/* oneLine */.T)(target)}`;
                return `  - ${on}: judge ${ofJudge}${said}, ${(0,terminal/* oneLine */.T)(reviewer)} ${people}${noted}`;
            }),
            ...(ties.length === 0 ? [] : ['  Ties between people:']),
            ...ties.map((tie) => `  - ${(0,terminal/* oneLine */.T)(tie.testId)} on ${(0,terminal/* oneLine */.T)(tie.target)}: ${tie.reviewers.map(terminal/* oneLine */.T).join(', ')}`),
        ];
    });
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

/***/ 77566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AE: () => (/* binding */ filledIn),
/* harmony export */   Al: () => (/* binding */ whatIsWrongWith),
/* harmony export */   PH: () => (/* binding */ titlePattern),
/* harmony export */   oY: () => (/* binding */ namesInTool)
/* harmony export */ });
const PLACEHOLDER = /\{(?:tests|pattern|output)\}/;
const LONGEST = 10_000;
const EXAMPLE = 'npx vitest run -t {pattern} --reporter=junit --outputFile={output}';
function whatIsWrongWith(command) {
    if (!command.includes('{output}'))
        return `a command with {output}, such as ${EXAMPLE}`;
    if (command.length > LONGEST || command.includes('\0'))
        return `a command of at most ${LONGEST} characters`;
    const outside = command.replace(QUOTED, (text) => (PLACEHOLDER.test(text) ? '"' : ''));
    if (!/["'`]|<</.test(outside))
        return undefined;
    return `a command without quotes, backquotes or here-documents around {tests}, {pattern} and {output}, which are quoted already: ${EXAMPLE}`;
}
const QUOTED = /\\[\s\S]|'[^']*'|"(?:[^"\\]|\\[\s\S])*"/g;
const namesInTool = (tests) => [
    ...new Set(tests.map(({ testId }) => testId.replace(/~[0-9a-f]{12}$/, ''))),
];
const filledIn = (command, { tests, output }, quote) => command.replace(new RegExp(PLACEHOLDER, 'g'), (placeholder) => {
    if (placeholder === '{tests}')
        return tests.map(quote).join(' ');
    if (placeholder === '{output}')
        return quote(output);
    return quote(titlePattern(tests));
});
const titlePattern = (titles) => {
    const literal = titles.map((title) => title.replace(/[\\^$.*+?()[\]{}|]/g, String.raw `\$&`).replaceAll(' > ', ' (?:> )?'));
    return `^(?:${literal.join('|')})$`;
};


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

/***/ 69267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ wilson)
/* harmony export */ });
const Z95 = 1.96;
function wilson(passes, n) {
    if (n <= 0)
        return undefined;
    const p = passes / n;
    const z2 = Z95 * Z95;
    const centre = (p + z2 / (2 * n)) / (1 + z2 / n);
    const half = (Z95 / (1 + z2 / n)) * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n * n));
    return {
        low: p <= 0 ? 0 : Math.max(0, centre - half),
        high: p >= 1 ? 1 : Math.min(1, centre + half),
    };
}


/***/ }),

/***/ 79233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lf: () => (/* binding */ withoutEntries),
/* harmony export */   Mx: () => (/* binding */ jsonPieces),
/* harmony export */   Q8: () => (/* binding */ jsonDocument)
/* harmony export */ });
function withoutEntries(lines, readers) {
    const kept = [];
    let above;
    let list;
    for (const line of lines) {
        if (/^ *\{$/.test(line))
            list = undefined;
        if (list !== undefined) {
            if (line !== list.end && line !== `${list.end},`) {
                list.read(line.endsWith(',') ? line.slice(0, -1) : line);
                continue;
            }
            list = undefined;
        }
        kept.push(line);
        const [, indent = '', key = '', open] = /^((?: {2}){1,2})"(\w+)": ([{[])$/.exec(line) ?? [];
        if (open === '{' && indent.length === 2)
            above = key;
        else if (/^ {2}\}/.test(line))
            above = undefined;
        const read = open === '[' ? readers[indent.length === 2 ? key : `${above}.${key}`] : undefined;
        if (read !== undefined)
            list = { read, end: `${indent}]` };
    }
    return kept.join('\n');
}
const MAX_LISTS_DEPTH = 2;
const jsonDocument = (value) => [...jsonPieces(value)].join('');
function* jsonPieces(value) {
    yield* piecesOf(value, 0);
    yield '\n';
}
function* piecesOf(value, depth) {
    if (!isList(value) && (typeof value !== 'object' || value === null || depth === MAX_LISTS_DEPTH)) {
        yield JSON.stringify(value);
        return;
    }
    const [open = '', close = ''] = isList(value) ? '[]' : '{}';
    const indent = '  '.repeat(depth);
    let before = `${open}\n${indent}  `;
    let isEmpty = true;
    for (const [key, item] of isList(value) ? itemsOf(value) : Object.entries(value)) {
        if (key !== undefined && NOT_IN_JSON.includes(typeof item))
            continue;
        yield before;
        if (key === undefined)
            yield JSON.stringify(item) ?? 'null';
        else {
            yield `${JSON.stringify(key)}: `;
            yield* piecesOf(item, depth + 1);
        }
        before = `,\n${indent}  `;
        isEmpty = false;
    }
    yield isEmpty ? open + close : `\n${indent}${close}`;
}
const NOT_IN_JSON = ['undefined', 'function', 'symbol'];
const isList = (value) => typeof value === 'object' && value !== null && Symbol.iterator in value;
function* itemsOf(list) {
    for (const item of list)
        yield [undefined, item];
}


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

/***/ 41941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xr: () => (/* binding */ agreementNumbers),
  e8: () => (/* binding */ agreementTitles),
  UU: () => (/* binding */ isBelowMinimum),
  jm: () => (/* binding */ statisticsOf)
});

;// CONCATENATED MODULE: ./build/js/src/gate/statistics/kappa.js
const pairsIn = ({ bothPass, onlyJudgePasses, onlyPeoplePass, bothFail }) => bothPass + onlyJudgePasses + onlyPeoplePass + bothFail;
function cohensKappa(pairs) {
    const n = pairsIn(pairs);
    if (n === 0)
        return undefined;
    const share = (count) => count / n;
    const [p11, p12] = [share(pairs.bothPass), share(pairs.onlyJudgePasses)];
    const [p21, p22] = [share(pairs.onlyPeoplePass), share(pairs.bothFail)];
    const [judgePasses, judgeFails] = [p11 + p12, p21 + p22];
    const [peoplePass, peopleFail] = [p11 + p21, p12 + p22];
    const observed = p11 + p22;
    const expected = judgePasses * peoplePass + judgeFails * peopleFail;
    if (expected >= 1)
        return undefined;
    const kappa = (observed - expected) / (1 - expected);
    const onDiagonal = (cell, row, column) => cell * (1 - expected - (row + column) * (1 - observed)) ** 2;
    const a = onDiagonal(p11, judgePasses, peoplePass) + onDiagonal(p22, judgeFails, peopleFail);
    const b = (1 - observed) ** 2 * (p12 * (peoplePass + judgeFails) ** 2 + p21 * (peopleFail + judgePasses) ** 2);
    const c = (observed * expected - 2 * expected + observed) ** 2;
    const standardError = Math.sqrt(Math.max(0, a + b - c) / n) / (1 - expected) ** 2;
    const [low, high] = [kappa - 1.96 * standardError, kappa + 1.96 * standardError];
    return { kappa, low: Math.max(-1, low), high: Math.min(1, high), standardError };
}

// EXTERNAL MODULE: ./build/js/src/gate/statistics/wilson.js
var wilson = __webpack_require__(69267);
// EXTERNAL MODULE: ./build/js/src/model/text/text.js
var text_text = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/reports/blocks.js
var blocks = __webpack_require__(91305);
// EXTERNAL MODULE: ./build/js/src/reports/numbers.js
var numbers = __webpack_require__(5937);
;// CONCATENATED MODULE: ./build/js/src/reports/agreement.js





const FEWEST_ANSWERS = 20;
const FEWEST_OF_KIND = 5;
const agreementTitles = [
    'Judge',
    '#Answers',
    'Agreement',
    'Caught failures',
    'Accepted passes',
    'Right when it passes',
    'Right when it fails',
    'Kappa',
    'Notes',
];
function agreementNumbers(of) {
    const { pairs, judgeSeen, flaky, ties, outdated } = of;
    const chosen = pairsIn(of.chosen);
    const agreeing = of.chosen.bothPass + of.chosen.bothFail;
    const { bothPass: a, onlyJudgePasses: b, onlyPeoplePass: c, bothFail: d } = pairs;
    const n = pairsIn(pairs);
    const hasEnough = n >= FEWEST_ANSWERS;
    const hasBothKinds = hasEnough && b + d >= FEWEST_OF_KIND && a + c >= FEWEST_OF_KIND;
    const share = (part, all) => {
        const interval = (0,wilson/* wilson */.r)(part, all);
        return interval === undefined ? numbers/* UNKNOWN */.HV : `${(0,numbers/* percent */.KN)(part / all)} (${(0,numbers/* percentRange */.nC)(interval)})`;
    };
    const ofKind = (part, all) => (hasBothKinds ? share(part, all) : numbers/* UNKNOWN */.HV);
    const kappa = hasBothKinds ? cohensKappa(pairs) : undefined;
    const reservation = !hasEnough ? `too few labels (${n} of ${FEWEST_ANSWERS})` : 'kappa needs answers of both kinds';
    return {
        answers: `${n}`,
        agreement: hasEnough ? share(a + d, n) : n === 0 ? numbers/* UNKNOWN */.HV : `${a + d} of ${n}`,
        caughtFailures: ofKind(d, b + d),
        acceptedPasses: ofKind(a, a + c),
        rightWhenPassing: ofKind(a, a + b),
        rightWhenFailing: ofKind(d, c + d),
        kappa: kappa === undefined ? numbers/* UNKNOWN */.HV : `${signed(kappa.kappa)} (${signed(kappa.low)} to ${signed(kappa.high)})`,
        notes: (0,blocks/* present */.Eb)(isBelowMinimum(of) && `below the minimum of ${(0,numbers/* percent */.KN)(of.minimum ?? 0)}`, !hasBothKinds && reservation, chosen > 0 && `${(0,text_text/* plural */.LS)('chosen answer', chosen)}, not representative: ${agreeing} of ${chosen} agree`, judgeSeen > 0 && `${judgeSeen} labelled after seeing the judge`, flaky > 0 && `${(0,text_text/* plural */.LS)('answer', flaky)} without a clear verdict of people`, ties.length > 0 && `${(0,text_text/* plural */.LS)('tie', ties.length)} between people, not counted`, outdated > 0 && `${(0,text_text/* plural */.LS)('answer', outdated)} judged by an earlier model or rubric, not counted`),
    };
}
function statisticsOf(pairs) {
    const { bothPass: a, onlyJudgePasses: b, onlyPeoplePass: c, bothFail: d } = pairs;
    return {
        agreement: rate(a + d, pairsIn(pairs)),
        caughtFailures: rate(d, b + d),
        acceptedPasses: rate(a, a + c),
        rightWhenPassing: rate(a, a + b),
        rightWhenFailing: rate(d, c + d),
        kappa: cohensKappa(pairs),
    };
}
const rate = (of, among) => (among === 0 ? undefined : { rate: of / among, ...(0,wilson/* wilson */.r)(of, among) });
const signed = (value) => value
    .toFixed(2)
    .replace(/^-(?=0\.00$)/, '')
    .replace('-', '\u2212');
function isBelowMinimum({ pairs, minimum }) {
    const n = pairsIn(pairs);
    const interval = (0,wilson/* wilson */.r)(pairs.bothPass + pairs.bothFail, n);
    return minimum !== undefined && n >= FEWEST_ANSWERS && interval !== undefined && interval.high < minimum;
}


/***/ }),

/***/ 91305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eb: () => (/* binding */ present),
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   Pd: () => (/* binding */ omitted),
/* harmony export */   R_: () => (/* binding */ heading),
/* harmony export */   Rp: () => (/* binding */ shownOf),
/* harmony export */   c_: () => (/* binding */ tableOf),
/* harmony export */   oi: () => (/* binding */ omissionsIn),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   q$: () => (/* binding */ foldedIfLong),
/* harmony export */   uV: () => (/* binding */ columnOf),
/* harmony export */   uW: () => (/* binding */ section),
/* harmony export */   zH: () => (/* binding */ details)
/* harmony export */ });
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56290);

const heading = (level, text) => ({ kind: 'heading', level, text });
const paragraph = (text) => ({ kind: 'text', text });
const present = (...parts) => parts.flatMap((part) => (part === false || part === undefined ? [] : part));
const list = (items) => items.length === 0
    ? []
    : [{ kind: 'list', items: items.map((item) => (typeof item === 'string' ? { text: item } : item)) }];
const tableOf = (titles, rows) => rows.length === 0 ? [] : [{ kind: 'table', columns: titles.map(columnOf), rows }];
const columnOf = (title) => title.startsWith('#') ? { title: title.slice(1), align: 'right' } : { title };
const details = (summary, blocks) => blocks.length === 0 ? [] : [{ kind: 'details', summary, blocks }];
const shownOf = (shown, all) => (shown < all ? `${shown} of ${all}` : `${all}`);
const MAX_OPEN_ROWS = 10;
const foldedIfLong = (summary, table) => table.some((block) => block.kind === 'table' && block.rows.length > MAX_OPEN_ROWS) ? details(summary, table) : table;
const section = (title, blocks) => blocks.every(({ kind }) => kind === 'omitted') ? blocks : [heading(3, title), ...blocks];
const omitted = (noun, count, several) => count > 0 ? [{ kind: 'omitted', what: (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(noun, count, several) }] : [];
const omissionsIn = (blocks) => blocks.flatMap((block) => (block.kind === 'omitted' ? [block.what] : []));


/***/ }),

/***/ 5937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HV: () => (/* binding */ UNKNOWN),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   LU: () => (/* binding */ tokens),
/* harmony export */   TG: () => (/* binding */ money),
/* harmony export */   fN: () => (/* binding */ score),
/* harmony export */   nC: () => (/* binding */ percentRange),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   sR: () => (/* binding */ tokenTotal),
/* harmony export */   w_: () => (/* binding */ neededScore)
/* harmony export */ });
const UNKNOWN = '\u2013';
function percent(share) {
    return share === undefined ? UNKNOWN : `${percentDigits(share)}%`;
}
const percentRange = ({ low, high }) => `${percentDigits(low)}\u2013${percentDigits(high)}%`;
function score(value, mark = 1) {
    if (value === undefined)
        return UNKNOWN;
    const rounded = Math.round(value * 100) / 100;
    const shown = value < mark && rounded >= mark ? Math.floor(value * 100) / 100 : rounded;
    return shown.toFixed(2);
}
const neededScore = ({ threshold, isDefaultThreshold, isOfPassRate }) => threshold === undefined || isOfPassRate
    ? undefined
    : `needs ${score(threshold)}${isDefaultThreshold ? ' by default' : ''}`;
function money(dollars) {
    if (dollars === undefined)
        return UNKNOWN;
    if (dollars === 0 || dollars >= 0.995)
        return `$${dollars.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`;
    if (dollars < LEAST_MONEY)
        return `<$${LEAST_MONEY}`;
    const decimals = dollars >= 0.1 ? 2 : dollars >= 0.01 ? 3 : 4;
    return `$${dollars.toFixed(decimals).replace(/(\.\d\d)0+$/, '$1')}`;
}
const LEAST_MONEY = 0.0001;
function duration(ms) {
    if (ms === undefined)
        return UNKNOWN;
    if (Math.round(ms) < 1000)
        return `${Math.round(ms)} ms`;
    const tenths = Math.round(ms / 100);
    if (tenths < 600)
        return `${(tenths / 10).toFixed(1)} s`;
    const seconds = Math.round(ms / 1000);
    if (seconds < 3600)
        return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
    const minutes = Math.round(ms / 60_000);
    return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
function tokens(count) {
    if (count === undefined)
        return UNKNOWN;
    if (Math.round(count) < 1000)
        return `${Math.round(count)}`;
    return count < 999_950 ? `${oneDecimal(count / 1000)}k` : `${oneDecimal(count / 1_000_000)}M`;
}
const tokenTotal = (usage) => usage === undefined ? undefined : usage.input + usage.output;
function percentDigits(share) {
    const value = share * 100;
    if (value > 0 && value < 1)
        return Math.max(0.1, Math.round(value * 10) / 10).toString();
    if (value > 99 && value < 100)
        return Math.min(99.9, Math.round(value * 10) / 10).toString();
    return Math.round(value).toString();
}
const oneDecimal = (value) => value.toFixed(1).replace(/\.0$/, '');


/***/ }),

/***/ 5946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ openSiteToCheck),
/* harmony export */   i: () => (/* binding */ openConfiguredSite)
/* harmony export */ });
/* harmony import */ var _config_policy_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20816);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35822);



const openConfiguredSite = async (commandInputs, runtime) => (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_2__/* .openSite */ .c2)((await (0,_config_policy_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .findPolicy */ .i6)(commandInputs, runtime)).inputs, runtime);
async function openSiteToCheck(commandInputs, runtime) {
    try {
        const { inputs } = await (0,_config_policy_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .findPolicy */ .i6)(commandInputs, runtime);
        return await (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_2__/* .openSite */ .c2)({ ...inputs, tag: [], excludeTag: [] }, runtime);
    }
    catch (error) {
        if (!(error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo))
            throw error;
        return (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_2__/* .openSite */ .c2)(commandInputs, runtime);
    }
}


/***/ })

};
