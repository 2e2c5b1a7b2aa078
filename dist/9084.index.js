export const id = 9084;
export const ids = [9084];
export const modules = {

/***/ 79084:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compareCommand: () => (/* binding */ compareCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(40958);
;// CONCATENATED MODULE: ./build/js/src/compare/compare.js

const WIN_THRESHOLD = 0.1;
function comparePair(before, after, { threshold, pairBy }) {
    const fully = pairBy === 'auto' && hasSeveral(before) && hasSeveral(after) ? paired(before, after, fullKey) : [];
    const isFull = fully.length > 0;
    const keyOf = isFull ? fullKey : idOf;
    const pairs = isFull ? fully : paired(before, after, idOf);
    const matched = pairs.map(([first, second]) => match(first, second, threshold, isFull));
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
            mean_delta: matched.length === 0 ? 0 : rounded(mean(matched.map(({ delta }) => delta))),
            mean_normalized_gain: gains.length === 0 ? null : rounded(mean(gains)),
        },
    };
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
function match(first, second, threshold, isFull) {
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
}
function compareMatrix(rows, options) {
    const byTarget = byTargets(rows);
    if (byTarget.kind === 'refused')
        return byTarget;
    const available = [...byTarget.result.keys()].sort();
    const { targets: wanted, baseline, threshold } = options;
    const targets = wanted.length === 0 ? available : available.filter((name) => wanted.includes(name));
    if (targets.length === 0 && wanted.length > 0)
        return refused(`None of these targets is in the results: ${(0,did_you_mean/* listed */.KE)(wanted)}`, available);
    if (baseline !== undefined && !targets.includes(baseline)) {
        return refused(`The baseline target "${baseline}" is not in the results`, available);
    }
    const own = (target) => byTarget.result.get(target) ?? [];
    const ids = [...new Set(targets.flatMap((target) => own(target).map(idOf)))].sort();
    const scores = new Map(targets.map((target) => [target, new Map(own(target).map((row) => [row.testId, row.score]))]));
    return {
        kind: 'compared',
        result: {
            matrix: ids.map((test_id) => ({
                test_id,
                scores: Object.fromEntries(targets.flatMap((target) => {
                    const score = scores.get(target)?.get(test_id);
                    return score === undefined ? [] : [[target, score]];
                })),
            })),
            pairwise: targets.flatMap((first, index) => targets.slice(index + 1).map((second) => ({
                ...comparePair(own(first), own(second), { threshold, pairBy: 'test-id' }),
                baseline: first,
                candidate: second,
            }))),
            targets,
        },
    };
}
function compareTargets(rows, { baseline, candidate, threshold, }) {
    const byTarget = byTargets(rows);
    if (byTarget.kind === 'refused')
        return byTarget;
    const available = [...byTarget.result.keys()].sort();
    const before = byTarget.result.get(baseline);
    const after = byTarget.result.get(candidate);
    if (before === undefined)
        return refused(`The baseline target "${baseline}" is not in the results`, available);
    if (after === undefined)
        return refused(`The candidate target "${candidate}" is not in the results`, available);
    return { kind: 'compared', result: comparePair(before, after, { threshold, pairBy: 'test-id' }) };
}
function byTargets(rows) {
    const groups = new Map();
    for (const row of rows) {
        if (row.target === undefined) {
            return {
                kind: 'refused',
                message: `The result of "${row.testId}" names no target, so targets cannot be compared`,
            };
        }
        const group = groups.get(row.target);
        if (group)
            group.push(row);
        else
            groups.set(row.target, [row]);
    }
    return { kind: 'compared', result: groups };
}
const refused = (message, available) => ({
    kind: 'refused',
    message: `${message}. Targets in the results: ${(0,did_you_mean/* listed */.KE)(available)}`,
});
function isWorse({ summary, unmatched }, limits = {}) {
    return (summary.mean_delta < -(limits.maxMeanDrop ?? 0) ||
        (limits.maxLosses !== undefined && summary.losses > limits.maxLosses) ||
        (limits.failOnMissing === true && unmatched.file1 > 0));
}
function isWorseThan(baseline, { pairwise }) {
    return pairwise.some(({ baseline: first, candidate: second, summary }) => (first === baseline && summary.mean_delta < 0) || (second === baseline && summary.mean_delta > 0));
}
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const rounded = (value) => Math.round(value * 1000) / 1000 + 0;

// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/shared/json.js
var json = __webpack_require__(47539);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/results/read/yaml-rows.js
var yaml_rows = __webpack_require__(76828);
;// CONCATENATED MODULE: ./build/js/src/results/read/score-rows.js




function readScoreRows(text, file) {
    const warnings = [];
    const warn = (problem) => warnings.push(problem);
    const written = (0,yaml_rows/* isYamlFile */.w)(file) ? (0,yaml_rows/* yamlRowsIn */.C)(text, file, { warn }) : jsonLinesIn(text, file, warn);
    const rows = [];
    for (const { value, line, location } of written) {
        const row = value === undefined ? 'This line is not JSON' : rowOf(value);
        if (typeof row === 'string') {
            throw (0,errors/* userError */.IF)('RESULTS_UNREADABLE', row, {
                location,
                expected: 'one result of a run: an object with "test_id" and a number as "score"',
                found: (0,shared_text/* cutEnd */.ym)(line, 80),
                hint: 'Give the index.jsonl of a run, or its folder. Files of eval cases are not results.',
            });
        }
        rows.push(row);
    }
    return { rows, warnings };
}
function* jsonLinesIn(text, file, warn) {
    const lines = text.split('\n').map((line, index) => ({ text: line.trim(), line: index + 1 }));
    const filled = lines.filter((line) => line.text !== '');
    for (const [index, line] of filled.entries()) {
        const location = { file, line: line.line, column: 1 };
        const value = (0,json/* jsonOf */.o_)(line.text);
        if (value === undefined && index === filled.length - 1 && index > 0) {
            const message = 'The last line is incomplete and was ignored';
            const hint = 'The run that wrote it was ended in the middle of it.';
            warn({ code: 'RESULTS_UNREADABLE', severity: 'warning', message, location, hint });
            continue;
        }
        yield { value, line: line.text, location };
    }
}
function rowOf(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return 'This line is not a result';
    const fields = new Map(Object.entries(value));
    const testId = textOf(fields, 'test_id', 'testId', 'eval_id', 'evalId');
    const score = fields.get('score');
    if (testId === undefined)
        return 'This result has no "test_id"';
    if (typeof score !== 'number' || !Number.isFinite(score))
        return `The result of "${(0,shared_text/* cutEnd */.ym)(testId, 80)}" has no score`;
    const status = textOf(fields, 'execution_status', 'executionStatus');
    const isError = status === undefined ? textOf(fields, 'error') !== undefined : status === 'execution_error';
    return {
        testId,
        score,
        isError,
        suite: textOf(fields, 'suite', 'dataset', 'eval_set', 'evalSet'),
        target: fields.get('target') === '' ? '' : textOf(fields, 'target'),
    };
}
function textOf(fields, ...keys) {
    for (const key of keys) {
        const value = fields.get(key);
        if (typeof value === 'number')
            return String(value);
        if (typeof value === 'string' && value !== '')
            return value;
    }
    return undefined;
}

// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/earlier-results.js
var earlier_results = __webpack_require__(12555);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/result-rows.js + 2 modules
var result_rows = __webpack_require__(44294);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/reports/terminal/paint.js
var terminal_paint = __webpack_require__(2992);
;// CONCATENATED MODULE: ./build/js/src/app/cli/compare-text.js



function pairwiseText(names, result, screen) {
    const paint = (0,terminal_paint/* paintFor */.e)(screen);
    const { unmatched, summary } = result;
    const matched = result.matched.map((each) => ({ ...each, test_id: (0,terminal/* oneLine */.T)(each.test_id) }));
    const isUnmatched = unmatched.file1 > 0 || unmatched.file2 > 0;
    const gain = summary.mean_normalized_gain;
    return [
        '',
        `${paint.bold('Comparing:')} ${(0,terminal/* oneLine */.T)(names[0])} \u2192 ${(0,terminal/* oneLine */.T)(names[1])}`,
        '',
        ...(matched.length === 0 ? ['No matching test IDs found between files.'] : matchTable(matched, paint)),
        '',
        ...(isUnmatched
            ? [`${paint.yellow('\u26a0 Unmatched:')} ${unmatched.file1} in baseline, ${unmatched.file2} in candidate`, '']
            : []),
        [
            `${paint.bold('Summary:')} ${outcomes(summary, paint)}`,
            `Mean \u0394: ${tinted(summary.mean_delta, signed(summary.mean_delta, 3), paint)}`,
            ...(gain === null ? [] : [`g: ${tinted(gain, signed(gain, 3), paint)}`]),
            `Status: ${tinted(summary.mean_delta, statusOf(summary.mean_delta), paint)}`,
        ].join(' | '),
        '',
    ].join('\n');
}
function matchTable(matched, paint) {
    const columns = widest('Test ID', matched.map(({ test_id }) => test_id));
    return [
        paint.dim(`  ${'Test ID'.padEnd(columns)}  Baseline  Candidate     Delta  Result`),
        paint.dim(`  ${[columns, 8, 9, 8, 8].map((width) => '\u2500'.repeat(width)).join('  ')}`),
        ...matched.map(({ test_id, score1, score2, delta, outcome }) => {
            const scores = `${score1.toFixed(2).padStart(8)}  ${score2.toFixed(2).padStart(9)}`;
            const change = tinted(delta, signed(delta, 2).padStart(8), paint);
            return `  ${test_id.padEnd(columns)}  ${scores}  ${change}  ${marked(outcome, paint)}`;
        }),
    ];
}
function marked(outcome, paint) {
    if (outcome === 'win')
        return paint.green('\u2713 win');
    return outcome === 'loss' ? paint.red('\u2717 loss') : paint.dim('= tie');
}
function matrixText({ matrix, pairwise, targets }, baseline, screen) {
    const paint = (0,terminal_paint/* paintFor */.e)(screen);
    const lines = ['', paint.bold('Score Matrix'), ''];
    if (matrix.length === 0)
        return [...lines, 'No results found.'].join('\n');
    const first = widest('Test ID', matrix.map(({ test_id }) => (0,terminal/* oneLine */.T)(test_id)));
    const titles = targets.map(terminal/* oneLine */.T);
    const widths = titles.map((title) => Math.max(6, title.length));
    const table = [
        paint.dim(`  ${'Test ID'.padEnd(first)}${titles.map((title, at) => `  ${title.padStart(widths[at] ?? 0)}`).join('')}`),
        paint.dim(`  ${[first, ...widths].map((width) => '\u2500'.repeat(width)).join('  ')}`),
        ...matrix.map(({ test_id, scores }) => {
            const own = new Map(Object.entries(scores));
            const against = baseline === undefined ? undefined : own.get(baseline);
            const cells = targets.map((target, at) => {
                const score = own.get(target);
                const text = (score === undefined ? '--' : score.toFixed(2)).padStart(widths[at] ?? 0);
                const isOther = target !== baseline && score !== undefined && against !== undefined;
                return `  ${isOther ? tinted(score - against, text, paint) : text}`;
            });
            return `  ${(0,terminal/* oneLine */.T)(test_id).padEnd(first)}${cells.join('')}`;
        }),
    ];
    return [...lines, ...table, '', ...summaryLines(pairwise, paint)].join('\n');
}
function summaryLines(pairs, paint) {
    if (pairs.length === 0)
        return [];
    const labels = pairs.map(({ baseline, candidate }) => `${(0,terminal/* oneLine */.T)(baseline)} \u2192 ${(0,terminal/* oneLine */.T)(candidate)}:`);
    const columns = widest('', labels);
    const lines = pairs.map(({ summary }, at) => {
        const { mean_delta: delta, mean_normalized_gain: gain } = summary;
        const numbers = [
            `${paint.bold('\u0394')} ${tinted(delta, signed(delta, 3), paint)}`,
            ...(gain === null ? [] : [`${paint.bold('g')} ${tinted(gain, signed(gain, 3), paint)}`]),
        ];
        return `  ${(labels[at] ?? '').padEnd(columns)}  ${counts(summary).join(', ')}  (${numbers.join(', ')})`;
    });
    return [paint.bold('Pairwise Summary:'), ...lines, ''];
}
const outcomes = (summary, paint) => {
    const [wins = '', losses = '', ties = ''] = counts(summary);
    return [paint.green(wins), paint.red(losses), ties].join(', ');
};
const counts = ({ wins, losses, ties }) => [
    (0,shared_text/* plural */.LS)('win', wins),
    (0,shared_text/* plural */.LS)('loss', losses, 'losses'),
    (0,shared_text/* plural */.LS)('tie', ties),
];
const widest = (least, texts) => texts.reduce((most, { length }) => Math.max(most, length), least.length);
const signed = (value, digits) => `${value >= 0 ? '+' : ''}${value.toFixed(digits)}`;
const statusOf = (delta) => (delta > 0 ? 'improved' : delta < 0 ? 'regressed' : 'neutral');
const tinted = (value, text, { green, red }) => value > 0 ? green(text) : value < 0 ? red(text) : text;

// EXTERNAL MODULE: ./build/js/src/app/cli/harmless-json.js
var harmless_json = __webpack_require__(74150);
;// CONCATENATED MODULE: ./build/js/src/app/cli/commands/compare.js










async function compareCommand(asked, runtime, terminal) {
    try {
        return await compared(asked, runtime, terminal);
    }
    catch (error) {
        if (!(error instanceof errors/* UserError */.yo))
            throw error;
        terminal.complain(`error: ${error.message}`);
        return 1;
    }
}
async function compared(asked, site, terminal) {
    const { paths, baseline, candidate, targets } = asked;
    const [one, two, ...others] = paths;
    if (one === undefined || others.length > 0)
        throw wrong(`${paths.length} sources were given`, 'one or two run folders or results files');
    const threshold = numberOf('--threshold', asked.threshold) ?? WIN_THRESHOLD;
    const isJson = formatOf(asked) === 'json';
    const pairBy = oneOf('--pair-by', asked.pairBy ?? 'auto', ['auto', 'test-id']);
    const limits = limitsOf(asked);
    const read = (path) => scoresOf(path, asked, site, terminal);
    if (two !== undefined) {
        const result = comparePair(await read(one), await read(two), { threshold, pairBy });
        return print(result, [one, two]);
    }
    const rows = await read(one);
    if (baseline !== undefined && candidate !== undefined) {
        return print(unless(compareTargets(rows, { baseline, candidate, threshold })), [baseline, candidate]);
    }
    if (candidate !== undefined)
        throw wrong('--candidate is given without --baseline', 'both, or --baseline alone');
    const matrix = unless(compareMatrix(rows, { threshold, targets, baseline }));
    terminal.print(isJson ? (0,harmless_json/* harmlessJson */.E)(matrix, 2) : matrixText(matrix, baseline, terminal));
    return baseline !== undefined && isWorseThan(baseline, matrix) ? 1 : 0;
    function print(result, names) {
        terminal.print(isJson ? (0,harmless_json/* harmlessJson */.E)(result, 2) : pairwiseText(names, result, terminal));
        return isWorse(result, limits) ? 1 : 0;
    }
}
function unless(compared) {
    if (compared.kind === 'compared')
        return compared.result;
    throw (0,errors/* userError */.IF)('INPUT_INVALID', compared.message);
}
async function scoresOf(given, { withoutErrors }, { files, cwd }, terminal) {
    const path = (0,external_node_path_.resolve)(cwd, given);
    const isFolder = (await files.state(path)) === 'folder';
    const file = isFolder ? (0,external_node_path_.join)(path, earlier_results/* JOURNAL */.Ex) : path;
    if ((await files.state(file)) !== 'file') {
        throw (0,errors/* userError */.IF)('FILE_MISSING', `There are no results at ${given}`, {
            expected: `a run folder, which contains ${earlier_results/* JOURNAL */.Ex}, or a results file`,
        });
    }
    const rows = (0,external_node_path_.basename)(file) === 'report.json' ? (0,external_node_path_.join)((0,external_node_path_.dirname)(file), earlier_results/* JOURNAL */.Ex) : file;
    const read = readScoreRows(await files.read(rows, result_rows/* MAX_RESULTS_BYTES */.ue), (0,shown_path/* shownPath */.p)(rows, cwd));
    for (const warning of read.warnings)
        terminal.complain(`warning: ${(0,errors/* problemText */.fI)(warning)}`);
    return withoutErrors ? read.rows.filter(({ isError }) => !isError) : read.rows;
}
const formatOf = ({ format = 'table' }) => oneOf('--format', format, ['table', 'json']);
function oneOf(flag, given, names) {
    const known = names.find((name) => name === given);
    if (known !== undefined)
        return known;
    throw (0,errors/* userError */.IF)('INPUT_INVALID', (0,errors/* invalidValue */.BS)(flag, (0,shared_text/* orList */.A3)(names), given));
}
function limitsOf({ maxMeanDrop, maxLosses, failOnMissing }) {
    return {
        maxMeanDrop: numberOf('--max-mean-drop', maxMeanDrop),
        maxLosses: numberOf('--max-losses', maxLosses),
        failOnMissing,
    };
}
function numberOf(flag, given) {
    if (given === undefined)
        return undefined;
    const value = DECIMAL.test(given.trim()) ? Number(given) : Number.NaN;
    if (Number.isFinite(value))
        return value;
    throw (0,errors/* userError */.IF)('INPUT_INVALID', (0,errors/* invalidValue */.BS)(flag, 'a number', given));
}
const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const wrong = (message, expected, found) => (0,errors/* userError */.IF)('INPUT_INVALID', message, { expected, ...(found !== undefined && { found: JSON.stringify(found) }) });


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


/***/ })

};
