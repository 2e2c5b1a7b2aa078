export const id = 5512;
export const ids = [5512];
export const modules = {

/***/ 41103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ defineCommand)
/* harmony export */ });
const defineCommand = (command) => command;


/***/ }),

/***/ 82491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  command: () => (/* binding */ compare_command)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/config/input-values.js
var input_values = __webpack_require__(35745);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/text/similar-names.js
var similar_names = __webpack_require__(64973);
// EXTERNAL MODULE: ./build/js/src/model/values/grouped.js
var grouped = __webpack_require__(70110);
// EXTERNAL MODULE: ./build/js/src/gate/statistics/paired-difference.js
var paired_difference = __webpack_require__(26520);
// EXTERNAL MODULE: ./build/js/src/gate/statistics/variance.js
var variance = __webpack_require__(12224);
;// CONCATENATED MODULE: ./build/js/src/gate/compare.js





const WIN_THRESHOLD = 0.1;
function comparePair(before, after, { threshold, pairBy, interval = false }) {
    const fully = pairBy === 'auto' && hasSeveral(before) && hasSeveral(after) ? paired(before, after, fullKey) : [];
    const isFull = fully.length > 0;
    const [pairs, keyOf] = isFull ? [fully, fullKey] : [paired(before, after, idOf), idOf];
    const matched = pairs.map(([first, second]) => {
        const delta = second.score - first.score;
        return {
            test_id: first.testId,
            ...(isFull && first.suite !== undefined && { suite: first.suite }),
            ...(isFull && first.target !== undefined && { target: first.target }),
            score1: first.score,
            score2: second.score,
            delta,
            normalized_gain: first.score >= 1 ? null : delta / (1 - first.score),
            outcome: delta >= threshold ? 'win' : delta <= -threshold ? 'loss' : 'tie',
        };
    });
    const partners = new Set(pairs.map(([first]) => keyOf(first)));
    const count = (outcome) => matched.filter((each) => each.outcome === outcome).length;
    const gains = matched.flatMap(({ normalized_gain }) => normalized_gain ?? []);
    return {
        matched,
        unmatched: {
            file1: before.filter((row) => !partners.has(keyOf(row))).length,
            file2: after.filter((row) => !partners.has(keyOf(row))).length,
        },
        summary: {
            total: before.length + after.length,
            matched: matched.length,
            wins: count('win'),
            losses: count('loss'),
            ties: count('tie'),
            mean_delta: matched.length === 0 ? 0 : rounded((0,variance/* mean */.i2)(matched.map(({ delta }) => delta))),
            mean_normalized_gain: gains.length === 0 ? null : rounded((0,variance/* mean */.i2)(gains)),
            interval: interval && matched.length > 0 ? intervalOf(matched) : undefined,
        },
    };
}
function intervalOf(matched) {
    const { interval, p } = (0,paired_difference/* pairedDifference */.v)(matched.map(({ score1, score2 }) => ({ first: [score1], second: [score2] })));
    const { low, high } = p > 0.05 ? { low: Math.min(0, interval.low), high: Math.max(0, interval.high) } : interval;
    return { low: rounded(low), high: rounded(high), p: Number(p.toPrecision(3)) };
}
const idOf = ({ testId }) => testId;
const fullKey = ({ suite, testId, target }) => JSON.stringify([suite, testId, target]);
const hasSeveral = (rows) => new Set(rows.map(({ suite, target }) => JSON.stringify([suite, target]))).size > 1;
function paired(before, after, keyOf) {
    const seconds = new Map(after.map((row) => [keyOf(row), row]));
    return [...new Map(before.map((row) => [keyOf(row), row]))].flatMap(([key, first]) => {
        const second = seconds.get(key);
        return second ? [[first, second]] : [];
    });
}
function compareMatrix(rows, options) {
    const byTarget = byTargets(rows);
    const available = [...byTarget.keys()].sort();
    const { targets: wanted, baseline, threshold, interval } = options;
    const targets = wanted.length === 0 ? available : available.filter((name) => wanted.includes(name));
    if (targets.length === 0 && wanted.length > 0)
        throw unknownTarget(`None of these targets is in the results: ${(0,similar_names/* listed */.KE)(wanted)}`, available);
    if (baseline !== undefined && !targets.includes(baseline))
        throw unknownTarget(`The baseline target "${baseline}" is not in the results`, available);
    const rowsOf = (target) => byTarget.get(target) ?? [];
    const ids = [...new Set(targets.flatMap((target) => rowsOf(target).map(idOf)))].sort();
    const scores = targets.map((target) => [target, new Map(rowsOf(target).map((row) => [row.testId, row.score]))]);
    return {
        matrix: ids.map((test_id) => ({
            test_id,
            scores: Object.fromEntries(scores.map(([target, known]) => [target, known.get(test_id)])),
        })),
        pairwise: targets.flatMap((first, index) => targets.slice(index + 1).map((second) => ({
            ...comparePair(rowsOf(first), rowsOf(second), { threshold, interval, pairBy: 'test-id' }),
            baseline: first,
            candidate: second,
        }))),
        targets,
    };
}
function compareTargets(rows, options) {
    const byTarget = byTargets(rows);
    const [before, after] = ['baseline', 'candidate'].map((side) => {
        const known = byTarget.get(options[side]);
        if (known !== undefined)
            return known;
        throw unknownTarget(`The ${side} target "${options[side]}" is not in the results`, [...byTarget.keys()].sort());
    });
    return comparePair(before ?? [], after ?? [], { ...options, pairBy: 'test-id' });
}
function byTargets(rows) {
    const unnamed = rows.find(({ target }) => target === undefined);
    if (unnamed === undefined)
        return (0,grouped/* groupedBy */.m)(rows, ({ target = '' }) => target);
    const message = `The result of "${unnamed.testId}" names no target, so targets cannot be compared`;
    throw (0,errors/* userError */.IF)('INPUT_INVALID', message);
}
const unknownTarget = (message, available) => (0,errors/* userError */.IF)('INPUT_INVALID', `${message}. Targets in the results: ${(0,similar_names/* listed */.KE)(available)}`);
function isWorse({ summary, unmatched }, limits = {}) {
    return (summary.mean_delta < -(limits.maxMeanDrop ?? 0) ||
        (limits.maxLosses !== undefined && summary.losses > limits.maxLosses) ||
        (limits.failOnMissing === true && unmatched.file1 > 0));
}
function isWorseThan(baseline, { pairwise }) {
    return pairwise.some(({ baseline: first, candidate: second, summary }) => (first === baseline && summary.mean_delta < 0) || (second === baseline && summary.mean_delta > 0));
}
const rounded = (value) => Math.round(value * 1000) / 1000 + 0;

// EXTERNAL MODULE: ./build/js/src/model/text/text.js
var text_text = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/reports/escape/harmless-json.js
var harmless_json = __webpack_require__(52759);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var escape_terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/reports/terminal/columns.js
var columns = __webpack_require__(9283);
// EXTERNAL MODULE: ./build/js/src/reports/terminal/paint.js
var paint = __webpack_require__(2992);
// EXTERNAL MODULE: ./build/js/src/results/read/rows.js
var read_rows = __webpack_require__(79474);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/js/src/model/values/mapping.js
var mapping = __webpack_require__(92838);
// EXTERNAL MODULE: ./build/js/src/results/read/loose-fields.js
var loose_fields = __webpack_require__(57247);
// EXTERNAL MODULE: ./build/js/src/results/read/read-record.js
var read_record = __webpack_require__(3929);
;// CONCATENATED MODULE: ./build/js/src/results/read/score-rows.js







const score_rows_name = schemas/* union */.KCZ([schemas/* string */.YjP().min(1), schemas/* number */.aig().transform(String)]);
const scoreRowSchema = schemas/* object */.Ikc({
    testId: score_rows_name,
    score: schemas/* number */.aig(),
    suite: (0,loose_fields/* loose */.LT)(score_rows_name),
    target: (0,loose_fields/* loose */.LT)(schemas/* union */.KCZ([schemas/* literal */.euz(''), score_rows_name])),
    executionStatus: loose_fields/* text */.Qq,
    error: (0,loose_fields/* loose */.LT)(score_rows_name),
})
    .transform(({ executionStatus: status, error, ...row }) => {
    return { ...row, isError: status === undefined ? error !== undefined : status === 'execution_error' };
});
function readScoreRows(content, file) {
    const warnings = [];
    const how = { warn: (problem) => warnings.push(problem) };
    const written = typeof content === 'string' ? (0,read_rows/* yamlRowsIn */.C_)(content, file, how) : (0,read_rows/* rowsOfLines */.qW)(content, file, how);
    const rows = Array.from(written, ({ value, line, location }) => {
        const read = scoreRowSchema.safeParse((0,mapping/* isMapping */.pi)(value) ? (0,read_record/* withCurrentNames */.K)(value) : value);
        if (read.success)
            return read.data;
        throw (0,errors/* userError */.IF)('RESULTS_UNREADABLE', 'This is not a result of a run', {
            location,
            expected: 'an object with "test_id" and a number as "score"',
            found: (0,text_text/* cutEnd */.ym)(line.trim(), 80),
            hint: 'Give the index.jsonl of a run, or its folder. Files of eval cases are not results.',
        });
    });
    const [incomplete] = warnings;
    if (rows.length === 0 && incomplete !== undefined)
        throw (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `${file} has no results`);
    return { rows, warnings };
}

// EXTERNAL MODULE: ./build/js/src/results/run-folder/result-rows.js
var result_rows = __webpack_require__(95262);
// EXTERNAL MODULE: ./build/js/src/results/run-folder/run-files.js
var run_files = __webpack_require__(92056);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/cli/command.js
var command = __webpack_require__(41103);
// EXTERNAL MODULE: ./build/js/src/cli/flags.js
var flags = __webpack_require__(57357);
;// CONCATENATED MODULE: ./build/js/src/cli/commands/compare.js
















const compare_command = (0,command/* defineCommand */.N)({
    summary: 'Compare the scores of two runs, or of the targets of one run, as AgentV does. For a verdict, use gate.',
    help: `
Examples:
  eval-action compare before/ after/
  eval-action compare results --baseline fast
  eval-action compare before/index.jsonl after/index.jsonl --json

Exit codes: 0 not worse, 1 worse or an error, as in AgentV.`,
    flags: (parser) => parser
        .argument('[results...]', 'one or two run folders or results files')
        .option('-t, --threshold <X>', 'minimum difference that counts as a win or a loss (default: 0.1)')
        .option('-b, --baseline <NAME>', 'with one run: the target to compare the others with')
        .option('-c, --candidate <NAME>', 'with one run: the target to compare with the baseline')
        .option('--targets <NAME>', 'with one run: only these targets (default: all)', flags/* collected */.gd)
        .option('-f, --format <HOW>', 'table or json (default: table)')
        .option('--json', 'print one JSON document, like --format json')
        .option('--pair-by <WHAT>', 'how to pair tests: by test-id, as AgentV does, or auto, which adds suite and target if there are several (default: auto)')
        .option('--max-mean-drop <X>', 'maximum drop of the mean (default: 0)')
        .option('--max-losses <N>', 'exit with 1 if there are more losses (default: no limit)')
        .option('--fail-on-missing', 'exit with 1 if the second run lacks a test of the first')
        .option('--interval', 'add the 95% interval of the mean difference, and its p-value')
        .option('--without-errors', 'exclude tests that ended in an error, which AgentV counts as 0'),
    options: (paths, { json, ...flags }) => ({
        ...flags,
        paths,
        format: json ? 'json' : flags.format,
    }),
    isForPrograms: ({ format }) => format === 'json',
    async run(options, runtime, terminal) {
        try {
            return await compared(options, runtime, terminal);
        }
        catch (error) {
            if (!(error instanceof errors/* UserError */.yo))
                throw error;
            terminal.complain(`error: ${error.message}`);
            return 1;
        }
    },
});
const anyNumber = (0,input_values/* number */.ai)('a number', () => true);
const VALUES = {
    threshold: anyNumber.default(WIN_THRESHOLD),
    format: (0,input_values/* oneOf */.yL)('table', 'json').default('table'),
    pairBy: (0,input_values/* oneOf */.yL)('auto', 'test-id').default('auto'),
    maxMeanDrop: anyNumber.optional(),
    maxLosses: anyNumber.optional(),
};
async function compared(options, { files, cwd }, terminal) {
    const { paths, baseline, candidate, targets = [], withoutErrors, interval } = options;
    const [one, two, ...others] = paths;
    if (one === undefined || others.length > 0) {
        const expected = 'one or two run folders or results files';
        throw (0,errors/* userError */.IF)('INPUT_INVALID', `${paths.length} sources were given`, { expected });
    }
    const { threshold, format, pairBy, ...limits } = (0,flags/* flagValues */.NW)(VALUES, options);
    const isJson = format === 'json';
    if (two !== undefined) {
        const pairs = comparePair(await scoresOf(one), await scoresOf(two), { threshold, pairBy, interval });
        return printPair(pairs, [one, two]);
    }
    const rows = await scoresOf(one);
    if (baseline !== undefined && candidate !== undefined) {
        return printPair(compareTargets(rows, { baseline, candidate, threshold, interval }), [baseline, candidate]);
    }
    if (candidate !== undefined) {
        const expected = 'both, or --baseline alone';
        throw (0,errors/* userError */.IF)('INPUT_INVALID', '--candidate is given without --baseline', { expected });
    }
    const matrix = compareMatrix(rows, { threshold, targets, baseline, interval });
    terminal.print(isJson ? (0,harmless_json/* harmlessJson */.E)(matrix, 2) : matrixText(matrix, baseline, (0,paint/* paintFor */.e)(terminal)));
    return baseline !== undefined && isWorseThan(baseline, matrix) ? 1 : 0;
    function printPair(result, names) {
        terminal.print(isJson ? (0,harmless_json/* harmlessJson */.E)(result, 2) : pairwiseText(names, result, (0,paint/* paintFor */.e)(terminal)));
        return isWorse(result, { ...limits, failOnMissing: options.failOnMissing }) ? 1 : 0;
    }
    async function scoresOf(resultsPath) {
        const path = (0,external_node_path_.resolve)(cwd, resultsPath);
        const file = (await files.state(path)) === 'folder' ? await (0,run_files/* journalIn */.zc)(path, files) : path;
        if ((await files.state(file)) !== 'file') {
            throw (0,errors/* userError */.IF)('FILE_MISSING', `There are no results at ${resultsPath}`, {
                expected: `a run folder, which contains ${run_files/* JOURNAL */.Ex}, or a results file`,
            });
        }
        const journal = (0,external_node_path_.basename)(file) === 'report.json' ? (0,external_node_path_.join)((0,external_node_path_.dirname)(file), run_files/* JOURNAL */.Ex) : file;
        const content = (0,read_rows/* isYamlFile */.wl)(journal)
            ? await files.read(journal, result_rows/* MAX_RESULTS_BYTES */.ue)
            : (0,read_rows/* linesOfPieces */.II)(files.readPieces(journal, Number.POSITIVE_INFINITY));
        const read = readScoreRows(content, (0,shown_path/* shownPath */.p)(journal, cwd));
        for (const warning of read.warnings)
            terminal.complain(`warning: ${(0,errors/* problemText */.fI)(warning)}`);
        const beyond = interval && read.rows.find(({ score }) => score < 0 || score > 1);
        if (beyond) {
            const found = `${beyond.score} of "${(0,escape_terminal/* oneLine */.T)(beyond.testId)}" in ${(0,shown_path/* shownPath */.p)(journal, cwd)}`;
            throw (0,errors/* userError */.IF)('INPUT_INVALID', '--interval needs scores from 0 to 1', { found });
        }
        return withoutErrors ? read.rows.filter(({ isError }) => !isError) : read.rows;
    }
}
function pairwiseText(names, { matched, unmatched, summary }, paint) {
    const { mean_delta: delta, mean_normalized_gain: gain } = summary;
    const [wins, losses, ties] = countsOf(summary);
    const outcomes = { win: paint.green('\u2713 win'), loss: paint.red('\u2717 loss'), tie: paint.dim('= tie') };
    const table = tableText(['Test ID', 'Baseline', 'Candidate', '   Delta', 'Result'], [0, 8, 9, 8, 8], matched.map((each) => [
        (0,escape_terminal/* oneLine */.T)(each.test_id),
        each.score1.toFixed(2),
        each.score2.toFixed(2),
        tinted(each.delta, signed(each.delta, 2), paint),
        outcomes[each.outcome],
    ]), paint);
    return [
        '',
        `${paint.bold('Comparing:')} ${(0,escape_terminal/* oneLine */.T)(names[0])} \u2192 ${(0,escape_terminal/* oneLine */.T)(names[1])}`,
        '',
        ...(matched.length === 0 ? ['No matching test IDs found between files.'] : table),
        '',
        ...(unmatched.file1 > 0 || unmatched.file2 > 0
            ? [`${paint.yellow('\u26a0 Unmatched:')} ${unmatched.file1} in baseline, ${unmatched.file2} in candidate`, '']
            : []),
        [
            `${paint.bold('Summary:')} ${paint.green(wins)}, ${paint.red(losses)}, ${ties}`,
            `Mean \u0394: ${tinted(delta, signed(delta, 3), paint)}${intervalText(summary)}`,
            ...(gain === null ? [] : [`g: ${tinted(gain, signed(gain, 3), paint)}`]),
            `Status: ${tinted(delta, delta > 0 ? 'improved' : delta < 0 ? 'regressed' : 'neutral', paint)}`,
        ].join(' | '),
        '',
    ].join('\n');
}
function matrixText({ matrix, pairwise, targets }, baseline, paint) {
    const title = ['', paint.bold('Score Matrix'), ''];
    if (matrix.length === 0)
        return [...title, 'No results found.'].join('\n');
    const rows = matrix.map(({ test_id, scores }) => {
        const known = new Map(Object.entries(scores));
        const ofBaseline = baseline === undefined ? undefined : known.get(baseline);
        const cells = targets.map((target) => {
            const score = known.get(target);
            if (score === undefined)
                return '--';
            const isOther = target !== baseline && ofBaseline !== undefined;
            return isOther ? tinted(score - ofBaseline, score.toFixed(2), paint) : score.toFixed(2);
        });
        return [(0,escape_terminal/* oneLine */.T)(test_id), ...cells];
    });
    const table = tableText(['Test ID', ...targets.map(escape_terminal/* oneLine */.T)], [0, ...targets.map(() => 6)], rows, paint);
    const pairs = pairwise.map(({ baseline: from, candidate, summary }) => {
        const { mean_delta: delta, mean_normalized_gain: gain } = summary;
        const numbers = [
            `${paint.bold('\u0394')} ${tinted(delta, signed(delta, 3), paint)}`,
            ...(gain === null ? [] : [`${paint.bold('g')} ${tinted(gain, signed(gain, 3), paint)}`]),
        ];
        return [
            `  ${(0,escape_terminal/* oneLine */.T)(from)} \u2192 ${(0,escape_terminal/* oneLine */.T)(candidate)}:`,
            `${countsOf(summary).join(', ')}  (${numbers.join(', ')})${intervalText(summary)}`,
        ];
    });
    const summary = pairs.length === 0 ? [] : [paint.bold('Pairwise Summary:'), ...(0,columns/* alignedRows */.wC)(pairs), ''];
    return [...title, ...table, '', ...summary].join('\n');
}
function tableText(head, least, rows, paint) {
    const ids = Math.max(...[head, ...rows].map(([id = '']) => id.length));
    const line = head.map((title, at) => '\u2500'.repeat(at === 0 ? ids : Math.max(least[at] ?? 0, title.length)));
    const isNumber = (at) => at > 0 && head[at] !== 'Result';
    return (0,columns/* alignedRows */.wC)([head, line, ...rows], isNumber, ({ length }) => length).map((text, at) => at < 2 ? paint.dim(`  ${text}`) : `  ${text}`);
}
const countsOf = ({ wins, losses, ties }) => [(0,text_text/* plural */.LS)('win', wins), (0,text_text/* plural */.LS)('loss', losses, 'losses'), (0,text_text/* plural */.LS)('tie', ties)];
const intervalText = ({ interval }) => interval === undefined
    ? ''
    : ` (95% CI ${signed(interval.low, 3)} to ${signed(interval.high, 3)}, p ${interval.p < 0.001 ? '< 0.001' : `= ${interval.p.toFixed(3)}`})`;
const signed = (value, digits) => `${value >= 0 ? '+' : ''}${value.toFixed(digits)}`;
const tinted = (value, text, { green, red }) => value > 0 ? green(text) : value < 0 ? red(text) : text;


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

/***/ 35840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SO: () => (/* binding */ normalPoint),
/* harmony export */   WZ: () => (/* binding */ studentPoint),
/* harmony export */   _G: () => (/* binding */ allFrom),
/* harmony export */   gq: () => (/* binding */ studentTail),
/* harmony export */   h1: () => (/* binding */ bisect),
/* harmony export */   yn: () => (/* binding */ hypergeometric)
/* harmony export */ });
function bisect(holds, fails, isHolding, steps = 60) {
    let [inside, outside] = [holds, fails];
    for (let step = 0; step < steps; step += 1) {
        const middle = (inside + outside) / 2;
        if (isHolding(middle))
            inside = middle;
        else
            outside = middle;
    }
    return inside;
}
function betaShare(x, a, b) {
    if (x <= 0)
        return 0;
    if (x >= 1)
        return 1;
    if (x > (a + 1) / (a + b + 2))
        return 1 - betaShare(1 - x, b, a);
    const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x)) / a;
    let c = 1;
    let d = 1 / notZero(1 - ((a + b) * x) / (a + 1));
    let fraction = d;
    for (let m = 1; m <= 300; m += 1) {
        const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
        d = 1 / notZero(1 + even * d);
        c = notZero(1 + even / c);
        fraction *= d * c;
        const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
        d = 1 / notZero(1 + odd * d);
        c = notZero(1 + odd / c);
        fraction *= d * c;
        if (Math.abs(d * c - 1) < 1e-14)
            break;
    }
    return front * fraction;
}
const notZero = (value) => (Math.abs(value) < 1e-300 ? 1e-300 : value);
function logGamma(x) {
    let shift = 0;
    let y = x;
    for (; y < 12; y += 1)
        shift -= Math.log(y);
    const inverse = 1 / (y * y);
    const series = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse * (1 / 1680 - inverse / 1188)))) / y;
    return shift + (y - 0.5) * Math.log(y) - y + 0.5 * Math.log(2 * Math.PI) + series;
}
function studentTail(t, degrees) {
    if (t < 0)
        return 1 - studentTail(-t, degrees);
    return 0.5 * betaShare(degrees / (degrees + t * t), degrees / 2, 0.5);
}
function studentPoint(tail, degrees) {
    let high = 1;
    while (studentTail(high, degrees) > tail)
        high *= 2;
    return bisect(0, high, (t) => studentTail(t, degrees) >= tail);
}
function normalTail(z) {
    if (z < 0)
        return 1 - normalTail(-z);
    let [term, sum] = [z, z];
    for (let odd = 3; term > sum * 1e-17; odd += 2) {
        term *= (z * z) / odd;
        sum += term;
    }
    return 0.5 - sum * Math.exp(-0.5 * z * z - 0.918_938_533_204_672_8);
}
const normalPoint = (tail) => bisect(-7, 7, (z) => normalTail(z) >= tail);
function hypergeometric({ base, now }) {
    const passes = base.passes + now.passes;
    const low = Math.max(0, passes - base.trials);
    const high = Math.min(now.trials, passes);
    const odds = (x) => ((passes - x) * (now.trials - x)) / ((x + 1) * (base.trials - passes + x + 1));
    const mode = Math.floor(((passes + 1) * (now.trials + 1)) / (base.trials + now.trials + 2));
    const start = Math.min(high, Math.max(low, mode));
    const weights = new Float64Array(high - low + 1);
    weights[start - low] = 1;
    for (let x = start; x < high; x += 1)
        weights[x + 1 - low] = at(weights, x - low) * odds(x);
    for (let x = start; x > low; x -= 1)
        weights[x - 1 - low] = at(weights, x - low) / odds(x - 1);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return { low, probabilities: weights.map((weight) => weight / total) };
}
const at = (numbers, index) => numbers[index] ?? 0;
function allFrom(some, all, k) {
    let chance = 1;
    for (let i = 0; i < k; i += 1)
        chance *= Math.max(0, some - i) / (all - i);
    return chance;
}


/***/ }),

/***/ 30837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ exactlyWorse)
/* harmony export */ });
/* harmony import */ var _model_values_sums_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16586);
/* harmony import */ var _distributions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35840);


function exactlyWorse(strata) {
    const informative = strata
        .filter(({ base, now }) => {
        const passes = base.passes + now.passes;
        return base.trials > 0 && now.trials > 0 && passes > 0 && passes < base.trials + now.trials;
    })
        .sort(byCounts);
    let all = { low: 0, probabilities: new Float64Array([1]) };
    for (const stratum of informative)
        all = added((0,_distributions_js__WEBPACK_IMPORTED_MODULE_1__/* .hypergeometric */ .yn)(stratum), all);
    const passes = (0,_model_values_sums_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)(informative.map(({ now }) => now.passes));
    return Math.min(1, (0,_model_values_sums_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)(all.probabilities.subarray(0, Math.max(0, passes - all.low + 1))));
}
const byCounts = (a, b) => a.base.trials - b.base.trials ||
    a.now.trials - b.now.trials ||
    a.base.passes + a.now.passes - (b.base.passes + b.now.passes);
const NEGLIGIBLE = 1e-60;
function added({ low: lowA, probabilities: a }, { low: lowB, probabilities: b }) {
    const sums = new Float64Array(a.length + b.length - 1);
    for (let i = 0; i < a.length; i += 1) {
        const factor = a[i] ?? 0;
        for (let j = 0; j < b.length; j += 1)
            sums[i + j] = (sums[i + j] ?? 0) + factor * (b[j] ?? 0);
    }
    let start = 0;
    let end = sums.length;
    while (start < end && (sums[start] ?? 0) <= NEGLIGIBLE)
        start += 1;
    while (end > start && (sums[end - 1] ?? 0) <= NEGLIGIBLE)
        end -= 1;
    return { low: lowA + lowB + start, probabilities: sums.slice(start, end) };
}


/***/ }),

/***/ 26520:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ pairedDifference)
/* harmony export */ });
/* harmony import */ var _distributions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35840);
/* harmony import */ var _exact_test_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30837);
/* harmony import */ var _shuffle_test_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8335);
/* harmony import */ var _variance_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12224);




const SEED = 46;
function pairedDifference(tests) {
    const differences = tests.map(({ first, second }) => (0,_variance_js__WEBPACK_IMPORTED_MODULE_3__/* .mean */ .i2)(second) - (0,_variance_js__WEBPACK_IMPORTED_MODULE_3__/* .mean */ .i2)(first));
    const delta = (0,_variance_js__WEBPACK_IMPORTED_MODULE_3__/* .mean */ .i2)(differences);
    const n = tests.length + 2;
    const trials = (0,_variance_js__WEBPACK_IMPORTED_MODULE_3__/* .mean */ .i2)(tests.map(({ first, second }) => Math.min(first.length, second.length)));
    const centre = (delta * tests.length) / n;
    const isRepeated = tests.every(({ first, second }) => first.length > 1 && second.length > 1);
    const variance = isRepeated
        ? tests.reduce((sum, { first, second }) => sum + varianceOfMean(first) + varianceOfMean(second), 0)
        : differences.reduce((sum, each) => sum + each * each, 0) - n * centre * centre;
    const squares = Math.max(0, variance);
    const half = ((0,_distributions_js__WEBPACK_IMPORTED_MODULE_0__/* .studentPoint */ .WZ)(0.025, n - 1) * Math.sqrt(squares + 2 / trials)) / n;
    const interval = {
        low: Math.max(-1, Math.min(delta, centre - half)),
        high: Math.min(1, Math.max(delta, centre + half)),
    };
    return { delta, interval, p: chanceOfDifference(tests), trials: isRepeated ? trials : 1, squares };
}
const varianceOfMean = (values) => (0,_variance_js__WEBPACK_IMPORTED_MODULE_3__/* .sampleVariance */ .y4)(values) / values.length;
function chanceOfDifference(tests) {
    const isBinary = (values) => values.every((value) => value === 0 || value === 1);
    const countOf = (values) => ({
        passes: values.filter((value) => value === 1).length,
        trials: values.length,
    });
    if (tests.every(({ first, second }) => first.length === second.length && isBinary(first) && isBinary(second))) {
        const lower = (0,_exact_test_js__WEBPACK_IMPORTED_MODULE_1__/* .exactlyWorse */ .P)(tests.map(({ first, second }) => ({ base: countOf(first), now: countOf(second) })));
        const higher = (0,_exact_test_js__WEBPACK_IMPORTED_MODULE_1__/* .exactlyWorse */ .P)(tests.map(({ first, second }) => ({ base: countOf(second), now: countOf(first) })));
        return Math.min(1, 2 * Math.min(lower, higher));
    }
    const sides = tests.map(({ first, second }) => ({ base: first, now: second }));
    return Math.min(1, 2 * Math.min((0,_shuffle_test_js__WEBPACK_IMPORTED_MODULE_2__/* .shuffledLower */ .H)(sides, SEED), (0,_shuffle_test_js__WEBPACK_IMPORTED_MODULE_2__/* .shuffledHigher */ .p)(sides, SEED)));
}


/***/ }),

/***/ 8335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ shuffledLower),
/* harmony export */   p: () => (/* binding */ shuffledHigher)
/* harmony export */ });
/* harmony import */ var _model_values_sums_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16586);
/* harmony import */ var _distributions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35840);


const SHUFFLES = 9_999;
const MAX_TABLE_SIZE = 2_048;
function shuffledLower(tests, seed) {
    const draws = new Draws(seed);
    let observed = 0;
    for (const { base, now } of tests) {
        const differs = (value) => value !== now[0];
        if (base.length === 0 || now.length === 0 || !(now.some(differs) || base.some(differs)))
            continue;
        observed += meanOf(now);
        const means = possibleMeans(base, now);
        if (means === undefined)
            draws.shuffle(Float64Array.from([...now, ...base]), now.length);
        else
            draws.add(means);
    }
    return (1 + draws.countUpTo(observed + _model_values_sums_js__WEBPACK_IMPORTED_MODULE_0__/* .ALMOST_EQUAL */ .i)) / (SHUFFLES + 1);
}
function shuffledHigher(tests, seed) {
    const negated = (values) => values.map((value) => -value);
    return shuffledLower(tests.map(({ base, now }) => ({ base: negated(base), now: negated(now) })), seed);
}
function possibleMeans(base, now) {
    const [all, count] = [base.length + now.length, now.length];
    if (1 / (0,_distributions_js__WEBPACK_IMPORTED_MODULE_1__/* .allFrom */ ._G)(count, all, count) > SHUFFLES)
        return undefined;
    const values = [...now, ...base];
    if (count === 1)
        return values;
    const sums = Array.from({ length: count + 1 }, (_, chosen) => (chosen === 0 ? [0] : []));
    for (const value of values) {
        for (let chosen = count; chosen > 0; chosen -= 1) {
            for (const sum of sums[chosen - 1] ?? [])
                sums[chosen]?.push(sum + value);
        }
    }
    return (sums[count] ?? []).map((sum) => sum / count);
}
class Draws {
    #sums = new Float64Array(SHUFFLES);
    #random;
    #table = new Float64Array(SHUFFLES + 1);
    #size = 1;
    constructor(seed) {
        this.#random = new Xorshift(seed);
    }
    add(means) {
        const table = this.#table;
        const count = means.length;
        if (this.#size * count > MAX_TABLE_SIZE) {
            this.#draw();
            table.set(means);
            this.#size = count;
            return;
        }
        for (let at = this.#size - 1; at >= 0; at -= 1) {
            const sum = table[at];
            for (let other = 0; other < count; other += 1)
                table[at * count + other] = sum + means[other];
        }
        this.#size *= count;
    }
    shuffle(values, count) {
        const sums = this.#sums;
        for (let turn = 0; turn < SHUFFLES; turn += 1) {
            for (let i = 0; i < count; i += 1) {
                const j = i + Math.floor(this.#random.next() * (values.length - i));
                [values[i], values[j]] = [values[j] ?? 0, values[i] ?? 0];
            }
            sums[turn] = sums[turn] + meanOf(values.subarray(0, count));
        }
    }
    countUpTo(most) {
        this.#draw();
        let count = 0;
        for (const sum of this.#sums)
            if (sum <= most)
                count += 1;
        return count;
    }
    #draw() {
        const [sums, table, random, size] = [this.#sums, this.#table, this.#random, this.#size];
        for (let turn = 0; turn < SHUFFLES; turn += 1) {
            sums[turn] = sums[turn] + table[Math.floor(random.next() * size)];
        }
    }
}
function meanOf(values) {
    let sum = 0;
    for (let i = 0; i < values.length; i += 1)
        sum += values[i] ?? 0;
    return sum / values.length;
}
class Xorshift {
    #state;
    constructor(seed) {
        this.#state = Math.imul(seed ^ 0x5f_37_59_df, 0x9e_37_79_b1) | 1;
    }
    next() {
        this.#state ^= this.#state << 13;
        this.#state ^= this.#state >>> 17;
        this.#state ^= this.#state << 5;
        return (this.#state >>> 0) / 4_294_967_296;
    }
}


/***/ }),

/***/ 12224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JZ: () => (/* binding */ median),
/* harmony export */   L4: () => (/* binding */ isAtMost),
/* harmony export */   ce: () => (/* binding */ squaredDeviations),
/* harmony export */   fU: () => (/* binding */ holm),
/* harmony export */   hm: () => (/* binding */ meanOf),
/* harmony export */   i2: () => (/* binding */ mean),
/* harmony export */   tY: () => (/* binding */ plus),
/* harmony export */   x3: () => (/* binding */ NO_SUMS),
/* harmony export */   y4: () => (/* binding */ sampleVariance)
/* harmony export */ });
const NO_SUMS = { count: 0, sum: 0, squares: 0 };
const plus = (a, b) => ({
    count: a.count + b.count,
    sum: a.sum + b.sum,
    squares: a.squares + b.squares,
});
const meanOf = ({ count, sum }) => sum / count;
const squaredDeviations = ({ count, sum, squares }) => count === 0 ? 0 : Math.max(0, squares - (sum * sum) / count);
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
function sampleVariance(values) {
    const centre = mean(values);
    return values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / (values.length - 1);
}
function median(values) {
    const sorted = [...values].sort((a, b) => a - b);
    const half = sorted.length >> 1;
    return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
}
const ALMOST = 1 + 1e-9;
const isAtMost = (p, limit) => p <= limit * ALMOST;
function holm(ps, alpha) {
    const order = ps.map((p, index) => ({ p, index })).sort((a, b) => a.p - b.p || a.index - b.index);
    const firstRetained = order.findIndex(({ p }, step) => !isAtMost(p, alpha / (ps.length - step)));
    const rejected = new Set(order.slice(0, firstRetained === -1 ? order.length : firstRetained).map(({ index }) => index));
    return ps.map((_, index) => rejected.has(index));
}


/***/ }),

/***/ 96173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kb: () => (/* binding */ contentOnWire),
/* harmony export */   Rt: () => (/* binding */ toolCallOnWire),
/* harmony export */   tM: () => (/* binding */ tokenUsageOnWire),
/* harmony export */   ym: () => (/* binding */ messageOnWire)
/* harmony export */ });
/* harmony import */ var _values_never_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76794);

function messageOnWire(message) {
    const { role, name, content, toolCalls, startTime, endTime, durationMs, tokenUsage, metadata } = message;
    return {
        role,
        name,
        content: content === undefined ? undefined : contentOnWire(content),
        tool_calls: toolCalls?.map(toolCallOnWire),
        start_time: startTime,
        end_time: endTime,
        duration_ms: durationMs,
        token_usage: tokenUsage && tokenUsageOnWire(tokenUsage),
        metadata,
    };
}
function contentOnWire(content) {
    if (typeof content === 'string')
        return content;
    return Array.isArray(content) ? content.map(partOnWire) : content.structured;
}
function partOnWire(part) {
    switch (part.type) {
        case 'text':
            return part;
        case 'file':
            return { type: 'file', value: part.path, path: part.absolutePath, text: part.text };
        case 'image':
            return { type: 'image', media_type: part.mediaType, source: part.dataUri };
        case 'data':
            return part.value;
        default:
            return (0,_values_never_js__WEBPACK_IMPORTED_MODULE_0__/* .never */ .Z)(part);
    }
}
function toolCallOnWire(call) {
    const { tool, originalTool, input, output, id, status, startTime, endTime, durationMs } = call;
    return {
        tool,
        original_tool: originalTool,
        input,
        output,
        id,
        status,
        start_time: startTime,
        end_time: endTime,
        duration_ms: durationMs,
    };
}
const tokenUsageOnWire = ({ input, output, cached, reasoning }) => ({
    input,
    output,
    cached,
    reasoning,
});


/***/ }),

/***/ 81832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ reviewVerdicts),
/* harmony export */   r: () => (/* binding */ feedbackSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);

const reviewVerdicts = ['acceptable', 'needs_improvement', 'incorrect', 'flaky'];
const reviewedTestSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    testId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    verdict: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(reviewVerdicts).optional(),
    notes: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    graderNotes: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    workspaceNotes: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
});
const feedbackSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    runId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    reviewer: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    timestamp: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    overallNotes: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(reviewedTestSchema),
});


/***/ }),

/***/ 18436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G_: () => (/* binding */ isCallOf),
/* harmony export */   Hp: () => (/* binding */ isPlainlyCallOf),
/* harmony export */   Ic: () => (/* binding */ traceSummary),
/* harmony export */   LS: () => (/* binding */ commonName),
/* harmony export */   wK: () => (/* binding */ USUAL_ARGUMENTS)
/* harmony export */ });
const COMMON_NAMES = {
    Read: ['read', 'read_file', 'read_many_files', 'view', 'readFile', 'readTextFile', 'Read File'],
    Write: ['write', 'write_file', 'create', 'writeTextFile', 'Write File'],
    Edit: ['edit', 'replace', 'patch', 'multiedit', 'apply_patch', 'file_change', 'editFile', 'Edit File'],
    Bash: ['bash', 'shell', 'powershell', 'run_shell_command', 'command_execution', 'execute', 'runTerminalCommand'],
    Glob: ['glob', 'find'],
    Grep: ['grep', 'rg', 'grep_search', 'search_file_content', 'search'],
    WebFetch: ['webfetch', 'web_fetch', 'fetch'],
    WebSearch: ['websearch', 'web_search', 'google_web_search'],
    Task: ['task'],
    TodoWrite: ['todowrite', 'write_todos', 'update_todo'],
    Skill: ['skill', 'activate_skill'],
};
const USUAL_ARGUMENTS = {
    Write: ['file_path', 'content'],
    Edit: ['file_path', 'old_string', 'new_string'],
    WebFetch: ['url', 'prompt'],
    Task: ['description', 'prompt'],
};
const COMMON_NAME = new Map(Object.entries(COMMON_NAMES).flatMap(([common, agentNames]) => agentNames.map((name) => [name, common])));
const commonName = (tool) => COMMON_NAME.get(tool);
const isCallOf = ({ tool, originalTool }, name) => tool === name || (originalTool !== undefined && (originalTool === name || commonName(originalTool) === name));
const isPlainlyCallOf = ({ tool, originalTool }, name) => tool === name || originalTool === name;
function traceSummary(messages) {
    const calls = messages.flatMap(({ toolCalls = [] }) => toolCalls);
    const toolNames = [...new Set(calls.map(({ tool }) => tool))].sort();
    const perTool = toolNames.map((name) => ({ name, toolCalls: calls.filter(({ tool }) => tool === name) }));
    const durations = perTool.map(({ name, toolCalls }) => [name, toolCalls.flatMap(({ durationMs }) => (durationMs === undefined ? [] : [durationMs]))]);
    return {
        eventCount: calls.length,
        toolNames,
        toolCalls: Object.fromEntries(perTool.map(({ name, toolCalls }) => [name, toolCalls.length])),
        errorCount: calls.filter(({ status }) => status === 'error' || status === 'failed').length,
        toolDurations: Object.fromEntries(durations.filter(([, known]) => known.length > 0)),
        llmCallCount: messages.filter(({ role }) => role === 'assistant').length,
    };
}


/***/ }),

/***/ 81667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ getOrMake),
/* harmony export */   O: () => (/* binding */ once)
/* harmony export */ });
function once(make) {
    let made;
    return () => {
        made ??= make();
        return made;
    };
}
function getOrMake(known, key, make) {
    const made = known.get(key) ?? make();
    known.set(key, made);
    return made;
}


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

/***/ 81457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isInside),
/* harmony export */   p: () => (/* binding */ shownPath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

function shownPath(path, cwd) {
    const fromHere = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(cwd, path);
    return (fromHere !== '' && isInside(cwd, path) ? fromHere : path).replaceAll('\\', '/');
}
function isInside(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path);
    return !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(way) && !/^\.\.(?:[/\\]|$)/.test(way);
}


/***/ }),

/***/ 71136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fp: () => (/* binding */ Mistake),
/* harmony export */   Sg: () => (/* binding */ commentedYaml),
/* harmony export */   YH: () => (/* binding */ positionsIn),
/* harmony export */   cd: () => (/* binding */ parseYamlText),
/* harmony export */   gZ: () => (/* binding */ TOO_DEEP),
/* harmony export */   hX: () => (/* binding */ yamlOf),
/* harmony export */   lr: () => (/* binding */ MAX_DEPTH),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56290);


function positionsIn(text, firstLine = 1) {
    let lines;
    return (offset) => {
        if (lines === undefined) {
            lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
            lines.addNewLine(0);
            for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1))
                lines.addNewLine(at + 1);
        }
        const { line, col } = lines.linePos(Math.min(offset, text.length));
        return { line: line + firstLine - 1, column: col };
    };
}
class Mistake extends Error {
    offset;
    hint;
    constructor(message, offset, hint) {
        super(message);
        this.offset = offset;
        this.hint = hint;
    }
}
const MAX_DEPTH = 100;
const TOO_DEEP = `Lists and mappings are nested more than ${MAX_DEPTH} levels deep`;
const MAX_OPEN = 2 * MAX_DEPTH + 10;
const MAX_LEXEMES = 2_000_000;
function readText(raw, read, firstLine = 1) {
    const text = raw.replace(/^\uFEFF/, '');
    const positionOf = positionsIn(text, firstLine);
    try {
        return read(text, positionOf);
    }
    catch (error) {
        if (!(error instanceof Mistake))
            throw error;
        const { message, offset, hint } = error;
        return { kind: 'invalid', message, ...positionOf(offset), hint };
    }
}
const parseYamlText = (raw) => readText(raw, (text, positionOf) => {
    const document = composeYaml(text);
    const { contents } = document;
    const reader = new DocumentReader(positionOf);
    const value = contents === null ? null : reader.read(contents).value;
    const { targets } = reader;
    return {
        ...{ kind: 'parsed', value, document, targets, positionOf },
        valueAt: (path) => positionOf(offsetOf(contents, reader, path, 'value')),
        keyAt: (path) => positionOf(offsetOf(contents, reader, path, 'key')),
    };
});
function offsetOf(contents, { targets, entries }, path, want) {
    let node = contents;
    let offset = node?.range[0] ?? 0;
    for (const [depth, step] of path.entries()) {
        const parent = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node) ? targets.get(node) : node;
        const pair = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(parent) ? entries.get(parent)?.get(String(step))?.pair : undefined;
        node = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(parent) && typeof step === 'number' ? parent.items[step] : pair?.value;
        const value = node?.range[0];
        const key = pair?.key.range[0] ?? value;
        offset = (depth === path.length - 1 && want === 'key' ? key : (value ?? key)) ?? offset;
        if (node === undefined)
            return offset;
    }
    return offset;
}
function composeYaml(text) {
    const nul = text.indexOf('\0');
    if (nul !== -1)
        throw new Mistake('The file contains a NUL character, so it is not text', nul);
    const composer = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Composer */ .Dk({
        version: '1.2',
        schema: 'core',
        merge: true,
        prettyErrors: false,
        uniqueKeys: false,
        resolveKnownTags: false,
        logLevel: 'silent',
    });
    const parser = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Parser */ .iX();
    const documents = [];
    let lexemes = 0;
    let isWrong = false;
    for (const lexeme of new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Lexer */ .JG().lex(text)) {
        lexemes += 1;
        if (lexemes > MAX_LEXEMES) {
            throw new Mistake(`The file has more than ${MAX_LEXEMES} pieces of YAML`, parser.offset, 'Split it.');
        }
        for (const token of parser.next(lexeme)) {
            isWrong ||= token.type === 'error';
            documents.push(...composer.next(token));
        }
        if (parser.stack.length > MAX_OPEN)
            throw new Mistake(TOO_DEEP, parser.offset);
        if (isWrong || documents.length > 0)
            break;
    }
    for (const token of parser.end())
        documents.push(...composer.next(token));
    documents.push(...composer.end(true, text.length));
    const [document, second] = documents;
    const tags = document?.warnings.filter(({ code }) => code === 'TAG_RESOLVE_FAILED') ?? [];
    const [error] = [...(document?.errors ?? []), ...tags].toSorted((a, b) => a.pos[0] - b.pos[0]);
    if (error !== undefined) {
        const [line = ''] = error.message.split('\n', 1);
        throw new Mistake((0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(line, 200), error.pos[0], HINTS.find(([said]) => said.test(line))?.[1]);
    }
    if (second !== undefined) {
        const message = 'A second document begins here, but a file can only contain one';
        throw new Mistake(message, second.range[0], 'Remove the line "---", or move the following text to another file.');
    }
    return document;
}
const HINTS = [
    [/^Nested mappings/, 'Put quotes around a text that contains ": ".'],
    [/^Implicit/, 'Is a ":" missing, or a quote?'],
    [/^Tabs/, 'Indent with spaces.'],
    [/^(?:Plain value cannot start|Unresolved tag)/, 'Put quotes around the text.'],
    [/at node end$/, 'Put quotes around a text with quotes, brackets, braces, commas or "#" in it.'],
];
const MAX_WEIGHT = 1_500_000;
class DocumentReader {
    targets = new Map();
    entries = new Map();
    #positionOf;
    #anchors = new Map();
    #finished = new Map();
    #merged = 0;
    constructor(positionOf) {
        this.#positionOf = positionOf;
    }
    read(node) {
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node)) {
            const target = this.#anchors.get(node.source);
            const read = target && this.#finished.get(target);
            if (read !== undefined) {
                this.targets.set(node, target);
                return read;
            }
            const message = `*${node.source} has no value: no value with the anchor &${node.source} ends before this`;
            throw new Mistake(message, node.range[0], 'Put quotes around a text that begins with "*".');
        }
        const { anchor } = node;
        if (anchor !== undefined)
            this.#anchors.set(anchor, node);
        const read = this.#readValue(node);
        if (read.height > MAX_DEPTH)
            throw new Mistake(TOO_DEEP, node.range[0]);
        if (read.weight > MAX_WEIGHT)
            throw tooLarge(node);
        if (anchor !== undefined)
            this.#finished.set(node, read);
        return read;
    }
    #readValue(node) {
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node)) {
            const entries = this.#entriesOf(node);
            this.entries.set(node, entries);
            const values = Array.from(entries, ([name, { value }]) => [name, value]);
            return { value: Object.fromEntries(values), ...sizeOf(entries.values()) };
        }
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node)) {
            const items = node.items.map((item) => this.read(item));
            return { value: items.map(({ value }) => value), ...sizeOf(items) };
        }
        const value = typeof node.value === 'symbol' ? '<<' : node.value;
        return { value, weight: typeof value === 'string' ? 1 + value.length / 16 : 1, height: 0 };
    }
    #entriesOf(node) {
        const entries = new Map();
        const merged = [];
        for (const pair of node.items) {
            const { key, value } = pair;
            if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) && typeof key.value === 'symbol') {
                merged.push(...this.#mergedBy(value, key));
                continue;
            }
            const name = this.#nameOf(key);
            const earlier = entries.get(name);
            if (earlier !== undefined) {
                const { line } = this.#positionOf(earlier.pair.key.range[0]);
                const message = `The key "${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(name, 60)}" occurs twice in this mapping`;
                throw new Mistake(message, key.range[0], `The first one is in line ${line}.`);
            }
            const read = value === null ? { value: null, weight: 1, height: 0 } : this.read(value);
            entries.set(name, { pair, ...read });
        }
        for (const source of merged) {
            for (const [name, entry] of source)
                if (!entries.has(name))
                    entries.set(name, entry);
        }
        return entries;
    }
    #mergedBy(node, key) {
        if (node !== null)
            this.read(node);
        const meant = this.#behind(node);
        return ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(meant) ? meant.items : [meant]).map((source) => {
            const mapping = this.#behind(source);
            const entries = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(mapping) ? this.entries.get(mapping) : undefined;
            if (entries === undefined) {
                const message = '"<<" takes a mapping, an alias of one, or a list of those';
                throw new Mistake(message, (node ?? key).range[0]);
            }
            this.#merged += entries.size;
            if (this.#merged > MAX_WEIGHT)
                throw tooLarge(key);
            return entries;
        });
    }
    #behind(node) {
        return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node) ? this.targets.get(node) : node;
    }
    #nameOf(key) {
        const { value } = this.read(key);
        if (typeof value !== 'object' || value === null)
            return value === null ? '' : String(value);
        const hint = 'Put quotes around a text that begins with "{" or "[", such as "{{ name }}".';
        throw new Mistake('A list or a mapping cannot be a key', key.range[0], hint);
    }
}
const tooLarge = ({ range }) => new Mistake('Aliases make this far larger than it looks', range[0], 'Use fewer aliases, or divide the file.');
function sizeOf(parts) {
    const size = { weight: 1, height: 1 };
    for (const { weight, height } of parts) {
        size.weight += weight;
        size.height = Math.max(size.height, height + 1);
    }
    return size;
}
const yamlOf = (value, column = 0) => indented((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .stringify */ .As)(value, { aliasDuplicateObjects: false, lineWidth: 0 }), ' '.repeat(column));
const commentedYaml = (value, column) => indented(yamlOf(value), `${' '.repeat(column)}# `);
const indented = (text, by) => text.replaceAll(/^(?=.)/gm, by);


/***/ })

};
