export const id = 2877;
export const ids = [2877];
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

/***/ 32877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  command: () => (/* binding */ prompt_command)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(48179);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/run/outcome.js
var outcome = __webpack_require__(207);
// EXTERNAL MODULE: ./build/js/src/model/suite/suite.js
var suite = __webpack_require__(20758);
// EXTERNAL MODULE: ./build/js/src/reports/escape/harmless-json.js
var harmless_json = __webpack_require__(52759);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/reports/terminal/paint.js
var paint = __webpack_require__(2992);
// EXTERNAL MODULE: ./build/js/src/results/record.js + 1 modules
var record = __webpack_require__(8470);
// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(40958);
// EXTERNAL MODULE: ./build/js/src/shared/secrets/redact.js + 1 modules
var redact = __webpack_require__(4308);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/suites/discover.js
var discover = __webpack_require__(7678);
// EXTERNAL MODULE: ./build/js/src/app/config/configured-site.js
var configured_site = __webpack_require__(13338);
// EXTERNAL MODULE: ./build/js/src/model/ports/wire.js
var wire = __webpack_require__(96173);
// EXTERNAL MODULE: ./build/js/src/model/run/message.js
var message = __webpack_require__(89976);
;// CONCATENATED MODULE: ./build/js/src/app/inspect/agent-brief.js





const taskOf = (test) => ({
    test_id: test.id,
    input: test.input.map(task),
    guideline_paths: (0,message/* guidelinesIn */.VA)(test.input).map(({ absolutePath }) => absolutePath),
    ...(test.inputFiles.length > 0 && { input_files: test.inputFiles }),
    ...(test.conversation && { turns: test.conversation.turns.map(({ input }) => task(input)) }),
    criteria: test.criteria,
});
function task({ role, name, content }) {
    if (!Array.isArray(content))
        return { role, name, content: content && (0,wire/* contentOnWire */.Kb)(content) };
    const parts = content.map((part) => {
        if (part.type === 'file')
            return { type: 'file', path: part.absolutePath };
        const isStored = part.type === 'image' && part.absolutePath !== undefined;
        return isStored ? { type: 'image', path: part.absolutePath } : (0,wire/* contentOnWire */.Kb)([part]);
    });
    return { role, name, content: parts.flat() };
}
const expectationOf = (test) => ({
    test_id: test.id,
    expected_output: test.expected.map(wire/* messageOnWire */.ym),
    reference_answer: referenceOf(test),
    criteria: test.criteria,
    assertions: test.graders.map(configOf),
});
const referenceOf = ({ expected }) => {
    const content = expected.at(-1)?.content;
    return content === undefined ? undefined : (0,message/* contentText */.Tf)(content);
};
function configOf({ name, options, members, ...spec }) {
    return {
        type: (0,suite/* shownType */.si)(spec),
        name,
        weight: spec.weight,
        required: spec.required,
        ...(spec.negate && { negate: true }),
        ...ownOptions(options),
        ...(members && { assertions: members.map(configOf) }),
    };
}
function ownOptions({ called, shown, config, ...own }) {
    return called === undefined ? { ...own, ...(config !== undefined && { config }) } : { ...own, ...config };
}
function briefOf(test) {
    const reference = referenceOf(test);
    const question = test.input.flatMap(({ content }) => (content === undefined ? [] : (0,message/* contentText */.Tf)(content))).join(' ');
    return [
        `Input: ${quoted(question)}`,
        ...(reference === undefined ? [] : [`Expected: ${quoted(reference)}`]),
        ...(test.criteria === '' ? [] : [`Goal: ${agent_brief_short(test.criteria)}`]),
        'Criteria:',
        ...test.graders.flatMap((spec) => criterionLines(spec, test)),
    ].join('\n');
}
function criterionLines(spec, test, indent = '  ') {
    const { options, members } = spec;
    const items = [options['criteria'], options['rubrics']].find((list) => Array.isArray(list));
    const type = (0,suite/* shownType */.si)(spec);
    const lead = `${indent}- [${(0,terminal/* oneLine */.T)(type)}] ${spec.negate ? 'not: ' : ''}`;
    if (items !== undefined)
        return items.map((item) => `${lead}${agent_brief_short(outcomeOf(item))}`);
    const what = spec.name === type ? '' : `${agent_brief_short(spec.name)}: `;
    return [
        `${lead}${what}${descriptionOf(spec, test)}`.trimEnd(),
        ...(members ?? []).flatMap((member) => criterionLines(member, test, `${indent}  `)),
    ];
}
function descriptionOf({ type, options }, { criteria }) {
    const prompt = options['prompt'];
    if (type === 'llm-grader')
        return agent_brief_short(prompt?.text ?? criteria);
    if (type === 'skill-trigger') {
        const should = options['should_trigger'] ?? options['shouldTrigger'] ?? true;
        return agent_brief_short(`should_trigger: ${should} for ${options['skill']}`);
    }
    const { file, ...own } = ownOptions(options);
    return agent_brief_short(Object.entries(own)
        .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
        .join(', '));
}
function outcomeOf(item) {
    if (typeof item === 'string')
        return item;
    const { outcome, description, id } = item;
    return String(outcome ?? description ?? id ?? '');
}
const LONGEST = 300;
const agent_brief_short = (text) => (0,shared_text/* cutEnd */.ym)((0,terminal/* oneLine */.T)(text.trim()), LONGEST);
const quoted = (text) => JSON.stringify(agent_brief_short(text));

// EXTERNAL MODULE: ./build/js/src/app/inspect/survey.js
var survey = __webpack_require__(20432);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/how-called.js
var how_called = __webpack_require__(81976);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/prepare.js + 2 modules
var prepare = __webpack_require__(22473);
// EXTERNAL MODULE: ./build/js/src/app/steps/grade-text.js
var grade_text = __webpack_require__(64253);
// EXTERNAL MODULE: ./build/js/src/app/cli/command.js
var command = __webpack_require__(8579);
// EXTERNAL MODULE: ./build/js/src/app/cli/flags.js
var flags = __webpack_require__(30225);
// EXTERNAL MODULE: ./build/js/src/app/cli/problem-lines.js
var problem_lines = __webpack_require__(78479);
;// CONCATENATED MODULE: ./build/js/src/app/cli/commands/prompt.js






















const PARTS = ['overview', 'list', 'input', 'expected-output', 'grading-brief', 'judge'];
const WHOLE = ['overview', 'list'];
const prompt_command = (0,command/* defineCommand */.N)({
    help: `
Examples:
  eval-action prompt evals/refunds.eval.yaml
  eval-action prompt input evals/refunds.eval.yaml --test-id names-the-order
  eval-action prompt judge evals/refunds.eval.yaml --test-id names-the-order --answer-file answer.txt

overview and grading-brief are text, the others JSON.
Exit codes: 0 printed, 2 the suite could not be read.`,
    flags(parser) {
        parser
            .usage('[options] [part] <suite>')
            .argument('<words...>', `the eval file, and before it ${(0,did_you_mean/* listed */.KE)(PARTS)} (default: overview)`)
            .option('--test-id <ID>', 'the test; not for list and overview, which show all')
            .option('--answer-file <FILE>', 'judge: the file with the answer of the agent');
        for (const part of PARTS)
            parser.addOption(new esm/* Option */.c$(`--${part}`).hideHelp());
    },
    options: optionsOf,
    isForPrograms: ({ part }) => part !== 'overview' && part !== 'grading-brief',
    startsPrograms: () => true,
    async run(options, runtime, terminal) {
        const site = await (0,configured_site/* openSiteToCheck */.d)((0,flags/* inputsOf */.Vc)([options.suite], {}), runtime);
        const printed = await (0,prepare/* withoutSecretsOf */.f1)(site, async () => partOf(options, await readSuite(options.suite, site, terminal), site));
        const { deep: withoutSecrets } = (0,redact/* redactor */.$)(await site.environments.secrets());
        const clean = withoutSecrets(printed);
        terminal.print(typeof clean === 'string' ? clean : (0,harmless_json/* harmlessJson */.E)(clean, 2));
        return 0;
    },
});
function optionsOf(args, flags) {
    const words = args[0] === 'eval' ? args.slice(1) : args;
    const byFlag = PARTS.filter((part) => flags[part.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())]);
    const byWord = words.length > 1 ? PARTS.filter((part) => part === words[0]) : [];
    const [part = 'overview', ...others] = [...byFlag, ...byWord];
    const [suite, ...rest] = byWord.length > 0 ? words.slice(1) : words;
    if (suite === undefined || rest.length > 0 || others.length > 0) {
        throw (0,errors/* userError */.IF)('INPUT_INVALID', 'prompt takes one part and one eval file', {
            expected: `one of ${PARTS.join(', ')}, and the path of a suite`,
            found: (0,did_you_mean/* listed */.KE)(args),
        });
    }
    const { testId, answerFile } = flags;
    if (testId === undefined && !WHOLE.includes(part))
        throw needs(part, '--test-id');
    if (testId !== undefined && WHOLE.includes(part)) {
        throw (0,errors/* userError */.IF)('INPUT_INVALID', `"prompt ${part}" shows all tests and takes no --test-id`, {
            hint: `Parts of one test: ${(0,did_you_mean/* listed */.KE)(PARTS.filter((each) => !WHOLE.includes(each)))}`,
        });
    }
    if ((part === 'judge') !== (answerFile !== undefined))
        throw needs('judge', '--answer-file, which others do not take');
    return { part, suite, testId, answerFile };
}
const needs = (part, flag) => (0,errors/* userError */.IF)('INPUT_INVALID', `"prompt ${part}" needs ${flag}`);
async function readSuite(given, site, terminal) {
    const paths = await (0,discover/* findSuites */.f8)([given], site.cwd, site.runtime.files);
    const [path] = paths;
    if (path === undefined || paths.length > 1) {
        throw (0,errors/* userError */.IF)('INPUT_INVALID', `${given} is ${(0,shared_text/* plural */.LS)('suite', paths.length)}`, { expected: 'one eval file' });
    }
    const { suite, problems } = await (0,survey/* surveySuite */.nf)(path, site);
    if (suite === undefined)
        throw new errors/* UserError */.yo(problems.filter(({ severity }) => severity === 'error'));
    const warnings = problems.filter(({ severity }) => severity === 'warning');
    if (warnings.length > 0)
        terminal.complain((0,problem_lines/* problemLines */.p)(warnings, (0,paint/* paintFor */.e)({ colour: false })).join('\n'));
    return suite;
}
async function partOf({ part, testId, answerFile }, suite, site) {
    if (part === 'overview')
        return overviewOf(suite, (0,how_called/* howCalled */.u)(site.runtime, site.cwd));
    if (part === 'list')
        return { eval_file: suite.path, suite: suite.name, test_ids: suite.tests.map(({ id }) => id) };
    const test = testIn(suite, testId ?? '');
    if (part === 'input')
        return taskOf(test);
    if (part === 'expected-output')
        return expectationOf(test);
    if (part === 'grading-brief')
        return briefOf(test);
    const answer = await site.runtime.files.read((0,external_node_path_.resolve)(site.cwd, answerFile ?? ''), MOST_BYTES, { onlyText: true });
    const graded = [];
    for (const spec of test.graders)
        graded.push(await byGrader(spec, test, { answer, folder: suite.folder }, site));
    return { test_id: test.id, graders: graded };
}
const MOST_BYTES = 50 * 1024 * 1024;
function testIn({ tests, file }, id) {
    const test = tests.find((each) => each.id === id);
    if (test?.kind === 'test')
        return test;
    if (test !== undefined)
        throw new errors/* UserError */.yo(test.problems);
    const known = tests.map((each) => each.id);
    throw (0,errors/* userError */.IF)('NOTHING_MATCHED', `${file} has no test "${id}"`, { hint: (0,did_you_mean/* suggestion */.h)(id, known, 'tests') });
}
async function byGrader(spec, test, given, site) {
    const prompts = [];
    const [score] = await (0,grade_text/* gradeText */.F)([spec], test, { ...given, judges: recording(prompts) }, site);
    if (prompts.length === 0 && score !== undefined)
        return (0,record/* scoreOnWire */.Xf)(score);
    return {
        name: spec.name,
        type: (0,suite/* shownType */.si)(spec),
        weight: spec.weight,
        prompts: prompts.map(({ question, system }) => ({ system, user: question })),
    };
}
const recording = (prompts) => ({
    names: [],
    find: async () => ({
        kind: 'found',
        judge: {
            name: 'prompt',
            promptMode: 'lm',
            provider: {
                ask: async ({ prompt }) => {
                    prompts.push(prompt);
                    return (0,outcome/* failed */.gz)('config', 'The prompt is printed, and no model is called', { permanent: true });
                },
            },
        },
    }),
});
function overviewOf({ name, file, tests }, program) {
    const shown = (0,terminal/* oneLine */.T)(file);
    return [
        `${(0,terminal/* oneLine */.T)(name)}: ${(0,shared_text/* plural */.LS)('test', tests.length)} in ${shown}. For each test ID:`,
        '',
        '1. Print its task as JSON. Answer only "input", and do not show "criteria" to the agent that answers:',
        `     ${program} prompt input ${shown} --test-id ID`,
        '2. Write the answer to a file.',
        '3. Grade it. The programs of graders run, and their scores are printed. Answer each of the "prompts" yourself:',
        `     ${program} prompt judge ${shown} --test-id ID --answer-file FILE`,
        '',
        'References and criteria for a grader of your own:',
        `     ${program} prompt expected-output ${shown} --test-id ID`,
        `     ${program} prompt grading-brief ${shown} --test-id ID`,
        '',
        'Tests:',
        ...tests.map(({ id, kind }) => `  ${(0,terminal/* oneLine */.T)(id)}${kind === 'broken' ? ' (cannot run: see "validate")' : ''}`),
    ].join('\n');
}


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

/***/ 78479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ problemLines)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _model_grouped_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10664);
/* harmony import */ var _model_suite_location_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37987);
/* harmony import */ var _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10043);
/* harmony import */ var _reports_terminal_columns_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9283);





const MOST_SHOWN = 100;
function problemLines(problems, paint, columns) {
    const groups = (0,_model_grouped_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .groupProblems */ .U)(problems);
    const lines = groups.slice(0, MOST_SHOWN).flatMap((problem) => linesOf(problem, paint, columns));
    const rest = (0,_model_grouped_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .countGrouped */ .m)(groups.slice(MOST_SHOWN));
    return rest > 0 ? [...lines, paint.dim(`  \u2026 and ${rest} more of this file (--json lists all)`)] : lines;
}
function linesOf(problem, paint, columns) {
    const { file, location, severity, expected, found, hint } = problem;
    const where = (0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .T)(location === undefined ? file : (0,_model_suite_location_js__WEBPACK_IMPORTED_MODULE_2__/* .locationText */ .f)(location));
    const word = severity === 'error' ? paint.red('error') : paint.yellow('warning');
    const start = `${where}: ${severity}:`;
    const [first = '', ...rest] = (0,_reports_terminal_columns_js__WEBPACK_IMPORTED_MODULE_4__/* .hanging */ .rM)(`${start} ${(0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .T)((0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentenceOf */ .$N)(problem))}`, columns);
    const head = first.startsWith(start) ? `${paint.bold(where)}: ${word}:${first.slice(start.length)}` : first;
    const details = [
        expected === undefined ? undefined : `expected: ${expected}`,
        found === undefined ? undefined : `found: ${found}`,
        hint,
    ].filter((line) => line !== undefined);
    return [head, ...rest, ...details.flatMap((line) => (0,_reports_terminal_columns_js__WEBPACK_IMPORTED_MODULE_4__/* .hanging */ .rM)(`  ${(0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .T)(line)}`, columns))];
}


/***/ }),

/***/ 13338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ openSiteToCheck),
/* harmony export */   i: () => (/* binding */ openConfiguredSite)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22473);
/* harmony import */ var _policy_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47781);



const openConfiguredSite = async (asked, runtime) => (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_1__/* .openSite */ .c2)((await (0,_policy_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .findPolicy */ .i6)(asked, runtime)).inputs, runtime);
async function openSiteToCheck(asked, runtime) {
    try {
        const { inputs } = await (0,_policy_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .findPolicy */ .i6)(asked, runtime);
        return await (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_1__/* .openSite */ .c2)({ ...inputs, tag: [], excludeTag: [] }, runtime);
    }
    catch (error) {
        if (!(error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo))
            throw error;
        return (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_1__/* .openSite */ .c2)(asked, runtime);
    }
}


/***/ }),

/***/ 20432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GW: () => (/* binding */ problemsOf),
/* harmony export */   PQ: () => (/* binding */ asWarning),
/* harmony export */   _k: () => (/* binding */ countProblems),
/* harmony export */   al: () => (/* binding */ inOrder),
/* harmony export */   nf: () => (/* binding */ surveySuite),
/* harmony export */   s5: () => (/* binding */ inFile),
/* harmony export */   t2: () => (/* binding */ recorded),
/* harmony export */   y9: () => (/* binding */ byFile)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _suites_load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47154);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81457);
/* harmony import */ var _pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22473);




async function surveySuite(path, site, programs = {}) {
    const file = (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .p)(path, site.cwd);
    const reading = (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_3__/* .suiteReading */ .hu)(site);
    const asked = new Set();
    const variables = async (folder) => recorded(await reading.variables(folder), asked);
    try {
        const { problems, ...seen } = await (0,_suites_load_js__WEBPACK_IMPORTED_MODULE_1__/* .lookAtSuite */ .Z)(path, {
            ...reading,
            variables,
            ...(programs.runProgram && { runProgram: programs.runProgram }),
            ...(programs.mayLackVariables && { mayLackVariables: programs.mayLackVariables }),
        });
        return { ...seen, problems: inFile(file, problems), variables: [...asked] };
    }
    catch (error) {
        return { problems: inFile(file, problemsOf(error)), variables: [...asked] };
    }
}
function problemsOf(error) {
    if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo)
        return error.problems;
    throw error;
}
const inFile = (file, problems) => problems.map((problem) => ({ file: problem.location?.file ?? file, ...problem }));
const recorded = (lookUp, asked) => (name, use) => {
    asked.add(name);
    return lookUp(name, use);
};
function inOrder(problems) {
    const once = new Map();
    for (const problem of problems) {
        const { severity, ...rest } = problem;
        const key = JSON.stringify(rest);
        if (severity === 'error' || !once.has(key))
            once.set(key, problem);
    }
    return [...once.values()].sort(byLocation);
}
function byLocation(a, b) {
    if (a.file !== b.file)
        return a.file < b.file ? -1 : 1;
    const [here, there] = [a.location, b.location];
    return (here?.line ?? 0) - (there?.line ?? 0) || (here?.column ?? 0) - (there?.column ?? 0);
}
function byFile(problems) {
    const files = new Map();
    for (const problem of problems) {
        const own = files.get(problem.file);
        if (own)
            own.push(problem);
        else
            files.set(problem.file, [problem]);
    }
    return files;
}
function countProblems(problems) {
    const errors = problems.filter(({ severity }) => severity === 'error').length;
    return { errors, warnings: problems.length - errors };
}
const asWarning = (problem) => ({ ...problem, severity: 'warning' });


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

/***/ 64253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ gradeText)
/* harmony export */ });
/* harmony import */ var _grade_grade_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25184);
/* harmony import */ var _grade_graders_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88823);
/* harmony import */ var _grade_programs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40650);
/* harmony import */ var _grade_submission_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40727);
/* harmony import */ var _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20758);
/* harmony import */ var _suites_references_env_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68041);






async function gradeText(specs, test, { answer, folder, judges }, site) {
    const { exec, clock, files, matcher, loopback, scripts, signal } = site.runtime;
    const common = {
        clock,
        exec: (0,_grade_programs_js__WEBPACK_IMPORTED_MODULE_2__/* .boundedExec */ .Xo)(exec, _grade_programs_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_PROGRAMS */ .mD),
        files,
        matcher,
        loopback,
        scripts,
        childEnv: (await site.environments.childEnvsIn(folder, {})).program,
        suiteFolder: folder,
        searchRoots: (0,_suites_references_env_files_js__WEBPACK_IMPORTED_MODULE_5__/* .searchRoots */ ._)(folder, site),
        judges,
        passMark: _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_4__/* .PASS_MARK */ .Yn,
    };
    const context = {
        kinds: _grade_graders_index_js__WEBPACK_IMPORTED_MODULE_1__/* .graders */ .F,
        depsFor: ({ declaredAs }) => ({ ...common, declaredAs }),
        clock,
        passMark: _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_4__/* .PASS_MARK */ .Yn,
    };
    const submission = (0,_grade_submission_js__WEBPACK_IMPORTED_MODULE_3__/* .submissionOf */ .y)(test, { messages: [{ role: 'assistant', content: answer }], answerOnly: true });
    return (await (0,_grade_grade_js__WEBPACK_IMPORTED_MODULE_0__/* .grade */ .o)(specs, submission, context, signal)).scores;
}


/***/ }),

/***/ 25184:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ grade)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _model_run_grade_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66536);
/* harmony import */ var _model_suite_kind_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38034);
/* harmony import */ var _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20758);
/* harmony import */ var _shared_iso_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77584);
/* harmony import */ var _combine_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31582);






async function grade(specs, submission, context, signal) {
    const graded = [];
    for (const spec of specs) {
        if (signal.aborted)
            break;
        graded.push(await timed(spec, () => ask(spec, submission, context, signal), context.clock));
    }
    const combined = (0,_combine_js__WEBPACK_IMPORTED_MODULE_5__/* .combine */ .kg)(graded, context.passMark);
    if (!signal.aborted)
        return combined;
    const { assertions, scores } = combined;
    return { kind: 'ungraded', reason: 'Grading was cancelled', assertions, scores };
}
async function ask(spec, submission, context, signal) {
    try {
        const kind = (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .findKind */ .oH)(context.kinds, spec.type);
        if (kind === undefined)
            return { kind: 'undecided', reason: `There is no grader "${spec.type}"` };
        const { changesUnknown } = submission.response;
        if (changesUnknown !== undefined && kind.readsChanges?.(spec.options))
            return { kind: 'undecided', reason: changesUnknown };
        const deps = { ...context.depsFor(spec), members: membersOf(spec, context) };
        const reply = await kind.open(spec.options, deps).grade(submission, signal);
        return spec.negate ? (0,_combine_js__WEBPACK_IMPORTED_MODULE_5__/* .applyNegate */ .RC)(reply) : reply;
    }
    catch (error) {
        return { kind: 'undecided', reason: `The grader broke: ${(0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}` };
    }
}
const membersOf = ({ members = [] }, context) => members.map((spec) => ({
    spec,
    async grade(submission, signal) {
        const member = { ...spec, negate: false };
        return (await timed(spec, () => ask(member, submission, context, signal), context.clock)).score;
    },
}));
async function timed(spec, ask, clock) {
    const start = clock.now();
    const reply = await ask();
    const end = clock.now();
    const { score, verdict, assertions } = judgementOf(reply);
    const explained = reply.kind === 'scored' ? reply : undefined;
    const result = {
        name: spec.name,
        type: recordedType(spec),
        weight: spec.weight,
        score,
        verdict,
        assertions,
        reasoning: explained?.reasoning,
        details: explained?.details,
        isUnreported: explained?.isUnreported,
        scores: reply.scores,
        input: reply.input,
        target: reply.target,
        tokenUsage: reply.tokenUsage,
        costUsd: reply.costUsd,
        durationMs: end - start,
        startedAt: (0,_shared_iso_time_js__WEBPACK_IMPORTED_MODULE_4__/* .isoTime */ .Ly)(start),
        endedAt: (0,_shared_iso_time_js__WEBPACK_IMPORTED_MODULE_4__/* .isoTime */ .Ly)(end),
    };
    return { spec, score: result, requiredMissed: explained?.requiredMissed };
}
function judgementOf(reply) {
    if (reply.kind === 'undecided') {
        return { score: 0, verdict: 'skip', assertions: [{ text: reply.reason, passed: false }] };
    }
    const score = (0,_model_run_grade_js__WEBPACK_IMPORTED_MODULE_1__/* .clampScore */ .E2)(reply.score);
    return { score, verdict: reply.verdict ?? (0,_model_run_grade_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictOf */ .Vj)(score), assertions: reply.assertions };
}
const recordedType = (spec) => spec.type === 'rubrics' || spec.type === 'rubric' ? 'llm-grader' : (0,_model_suite_suite_js__WEBPACK_IMPORTED_MODULE_3__/* .shownType */ .si)(spec);


/***/ }),

/***/ 2992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ paintFor)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);

function paintFor({ colour }) {
    const style = (name) => (text) => colour ? (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(name, text, { validateStream: false }) : text;
    return { bold: style('bold'), dim: style('dim'), red: style('red'), green: style('green'), yellow: style('yellow') };
}


/***/ }),

/***/ 8470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  IK: () => (/* binding */ recordLine),
  zv: () => (/* binding */ recordOf),
  Xf: () => (/* binding */ scoreOnWire)
});

// EXTERNAL MODULE: ./build/js/src/model/ports/wire.js
var wire = __webpack_require__(96173);
// EXTERNAL MODULE: ./build/js/src/model/run/trace.js
var trace = __webpack_require__(67478);
// EXTERNAL MODULE: ./build/js/src/shared/never.js
var never = __webpack_require__(25379);
;// CONCATENATED MODULE: ./build/js/src/results/trace-events.js
function traceEvents(messages) {
    const events = [];
    for (const [index, message] of messages.entries()) {
        events.push(messageEvent(message, index, events.length));
        for (const [toolIndex, call] of (message.toolCalls ?? []).entries()) {
            events.push(callEvent(call, index, toolIndex, events.length));
            events.push(resultEvent(call, index, toolIndex, events.length));
        }
    }
    const last = messages.findLastIndex(({ role, content }) => role === 'assistant' && content !== undefined);
    if (last !== -1)
        events.push(finalEvent(last, events.length));
    return events;
}
const messageId = (index) => `message-${index}`;
const messageEvent = ({ role }, index, ordinal) => ({
    event_id: messageId(index),
    parent_event_id: undefined,
    ordinal,
    type: 'message',
    message: { role },
    metadata: { message_index: index },
});
const callId = (index, toolIndex) => `${messageId(index)}-tool-${toolIndex}`;
const callEvent = (call, index, toolIndex, ordinal) => ({
    event_id: callId(index, toolIndex),
    parent_event_id: messageId(index),
    ordinal,
    type: 'tool_call',
    tool: { name: call.tool, status: call.status ?? 'ok' },
    metadata: { message_index: index, tool_index: toolIndex },
});
const resultEvent = (call, index, toolIndex, ordinal) => ({
    event_id: `${callId(index, toolIndex)}-result`,
    parent_event_id: callId(index, toolIndex),
    ordinal,
    type: 'tool_result',
    tool: { name: call.tool, status: call.status ?? 'ok' },
    metadata: { message_index: index, tool_index: toolIndex },
});
const finalEvent = (index, ordinal) => ({
    event_id: 'final-response',
    parent_event_id: messageId(index),
    ordinal,
    type: 'final_response',
    message: { role: 'assistant' },
    metadata: { message_index: index },
});

;// CONCATENATED MODULE: ./build/js/src/results/record.js




function recordLine(result) {
    return JSON.stringify(recordOf(result));
}
function recordOf(result) {
    const failure = result.status === 'execution_error' ? result.failure : undefined;
    const input = result.input.map(wire/* messageOnWire */.ym);
    return {
        timestamp: result.timestamp,
        test_id: result.testId,
        suite: result.suite,
        category: result.category,
        conversation_id: result.conversationId,
        target: result.target,
        target_used: result.targetUsed,
        target_error: result.targetError,
        resolved_target: result.resolvedTarget,
        score: result.score,
        execution_status: executionStatus(result),
        error: failure?.message,
        failure_class: failure?.class,
        failure_stage: failure?.stage,
        failure_reason_code: failure?.reason,
        execution_error: failure && { message: failure.message, stage: failure.stage },
        budget_exceeded: failure?.class === 'budget' ? true : undefined,
        failure_details: failure && failureDetails(failure),
        assertions: result.assertions,
        scores: result.scores.length > 0 ? result.scores.map(scoreOnWire) : undefined,
        output: result.output,
        input,
        requests: requestsOf(result),
        token_usage: result.tokenUsage && (0,wire/* tokenUsageOnWire */.tM)(result.tokenUsage),
        cost_usd: result.costUsd,
        duration_ms: result.durationMs,
        start_time: result.startTime,
        end_time: result.endTime,
        eval_run: {
            duration_ms: result.evalRun.durationMs,
            token_usage: result.evalRun.tokenUsage && (0,wire/* tokenUsageOnWire */.tM)(result.evalRun.tokenUsage),
        },
        trace: traceOf(result, input),
        model: result.model,
        agent_version: result.agentVersion,
        finish_reason: result.finishReason,
        cached: result.cached,
        paid: result.paid && paidOnWire(result.paid),
        workspace_path: result.workspacePath,
        file_changes: result.fileChanges,
        patch: result.patch,
        before_all_output: result.hookOutputs?.beforeAll,
        before_each_output: result.hookOutputs?.beforeEach,
        after_each_output: result.hookOutputs?.afterEach,
        trials: result.trials?.map((trial) => trialOnWire(trial, agentvStatus(trial, result))),
        aggregation: result.aggregation && aggregationOnWire(result.aggregation),
        cost_limited: result.costLimited,
        metadata: result.metadata,
        ...ownFields(result),
    };
}
const ownFields = (result) => ({
    suite_file: result.suiteFile,
    provider: result.provider,
    pass_mark: result.passMark,
    agentv_pass_mark: result.agentvPassMark,
    must_pass: result.mustPass ? true : undefined,
    required_missed: result.status === 'quality_failure' ? result.requiredMissed : undefined,
    retries: result.retries,
    trial_samples: result.trialSamples,
    location: result.location,
    imported_from: result.importedFrom,
    only_last_attempts: result.onlyLastAttempts,
    measure: result.measure,
    subject: result.subject,
    reused_from: result.reusedFrom,
    avoided: result.avoided && { cost_usd: result.avoided.costUsd, duration_ms: result.avoided.durationMs },
});
function executionStatus(result) {
    if (result.importedFrom !== undefined)
        return result.status;
    const hasPassed = result.trials?.some((trial) => agentvStatus(trial, result) === 'ok');
    return hasPassed ? 'ok' : agentvStatus(result, result);
}
function agentvStatus({ status, score }, { agentvPassMark }) {
    if (agentvPassMark === undefined || status === 'execution_error')
        return status;
    return score >= agentvPassMark ? 'ok' : 'quality_failure';
}
function requestsOf({ prompt, implicitJudge, scores }) {
    const evaluator = implicitJudge ? scores[0]?.input : undefined;
    if (prompt === undefined && evaluator === undefined)
        return undefined;
    return { lm: prompt && requestOf(prompt), evaluator };
}
const requestOf = ({ question, chat, system }) => ({
    chat_prompt: chat?.map(({ role, content }) => ({ role, content })),
    question,
    system,
});
function failureDetails({ httpStatus, permanent, retryAfterMs, failedRows, location, }) {
    const details = {
        http_status: httpStatus,
        permanent,
        retry_after_ms: retryAfterMs,
        failed_rows: failedRows,
        location: location,
    };
    return Object.values(details).some((value) => value !== undefined) ? details : undefined;
}
function scoreOnWire(score) {
    return {
        name: score.name,
        type: score.type,
        score: score.score,
        weight: score.weight,
        verdict: score.verdict,
        assertions: score.assertions,
        reasoning: score.reasoning,
        input: score.input,
        target: score.target,
        details: score.details,
        scores: score.scores?.map(scoreOnWire),
        token_usage: score.tokenUsage && (0,wire/* tokenUsageOnWire */.tM)(score.tokenUsage),
        cost_usd: score.costUsd,
        duration_ms: score.durationMs,
        started_at: score.startedAt,
        ended_at: score.endedAt,
    };
}
function trialOnWire(trial, status) {
    return {
        attempt: trial.attempt,
        score: trial.score,
        verdict: trial.verdict,
        scores: trial.scores.map(scoreOnWire),
        error: trial.failure?.message,
        token_usage: trial.tokenUsage && (0,wire/* tokenUsageOnWire */.tM)(trial.tokenUsage),
        cost_usd: trial.costUsd,
        duration_ms: trial.durationMs,
        finish_reason: trial.finishReason,
        cached: trial.cached,
        paid: trial.paid && paidOnWire(trial.paid),
        patch: trial.patch,
        target_used: trial.targetUsed,
        execution_status: status,
        failure_class: trial.failure?.class,
        failure_stage: trial.failure?.stage,
        failure_reason_code: trial.failure?.reason,
        failure_details: trial.failure && failureDetails(trial.failure),
    };
}
const paidOnWire = ({ tokenUsage, costUsd }) => ({
    token_usage: tokenUsage && (0,wire/* tokenUsageOnWire */.tM)(tokenUsage),
    cost_usd: costUsd,
});
function aggregationOnWire(aggregation) {
    switch (aggregation.strategy) {
        case 'pass_at_k': {
            const { strategy, passedAttempts, totalAttempts } = aggregation;
            return { strategy, passed_attempts: passedAttempts, total_attempts: totalAttempts };
        }
        case 'mean':
            return aggregation;
        case 'confidence_interval': {
            const { strategy, mean, ci95Lower, ci95Upper, stddev } = aggregation;
            return { strategy, mean, ci95_lower: ci95Lower, ci95_upper: ci95Upper, stddev };
        }
        default:
            return (0,never/* never */.Z)(aggregation);
    }
}
function traceOf(result, input) {
    const { messages, tokenUsage, durationMs, startTime, endTime, trials } = result;
    if (messages.length === 0)
        return undefined;
    const { eventCount, toolCalls, toolDurations, errorCount, llmCallCount } = (0,trace/* traceSummary */.I)(messages);
    return {
        event_count: eventCount,
        tool_calls: toolCalls,
        error_count: errorCount,
        tool_durations: Object.keys(toolDurations).length > 0 ? toolDurations : undefined,
        llm_call_count: llmCallCount,
        messages: [...input, ...answerOnWire(result)],
        events: traceEvents([...result.input, ...messages]),
        token_usage: tokenUsage && (0,wire/* tokenUsageOnWire */.tM)(tokenUsage),
        cost_usd: trials === undefined ? result.costUsd : undefined,
        duration_ms: durationMs,
        start_time: startTime,
        end_time: endTime,
        metadata: { provider: result.provider, target: result.target, eval_case_id: result.testId },
    };
}
function answerOnWire({ messages, output }) {
    const last = messages.findLastIndex(({ role, content }) => role === 'assistant' && content !== undefined);
    return messages.map((message, index) => index === last && message.content === output
        ? { ...(0,wire/* messageOnWire */.ym)(message), content: undefined, content_from: 'output' }
        : (0,wire/* messageOnWire */.ym)(message));
}


/***/ })

};
