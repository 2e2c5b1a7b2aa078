export const id = 9084;
export const ids = [9084];
export const modules = {

/***/ 79084:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


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
;// CONCATENATED MODULE: ./build/js/src/results/read/score-rows.js



function readScoreRows(text, file) {
    const lines = text.split('\n').map((line, index) => ({ text: line.trim(), line: index + 1 }));
    const filled = lines.filter((line) => line.text !== '');
    const rows = [];
    const warnings = [];
    for (const [index, line] of filled.entries()) {
        const location = { file, line: line.line, column: 1 };
        const value = (0,json/* jsonOf */.o)(line.text);
        if (value === undefined && index === filled.length - 1 && index > 0) {
            const message = 'The last line is incomplete and was ignored';
            const hint = 'The run that wrote it was ended in the middle of it.';
            warnings.push({ code: 'RESULTS_UNREADABLE', severity: 'warning', message, location, hint });
            continue;
        }
        const row = value === undefined ? 'This line is not JSON' : rowOf(value);
        if (typeof row === 'string') {
            throw (0,errors/* userError */.IF)('RESULTS_UNREADABLE', row, {
                location,
                expected: 'one result of a run: an object with "test_id" and a number as "score"',
                found: (0,shared_text/* cutEnd */.ym)(line.text, 80),
                hint: 'Give the index.jsonl of a run, or its folder. Files of eval cases are not results.',
            });
        }
        rows.push(row);
    }
    return { rows, warnings };
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
// EXTERNAL MODULE: ./build/js/src/app/run-folder/result-rows.js + 3 modules
var result_rows = __webpack_require__(90057);
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

/***/ 90057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ue: () => (/* binding */ MAX_RESULTS_BYTES),
  wq: () => (/* binding */ MOST_ROWS),
  oz: () => (/* binding */ extremes),
  aK: () => (/* binding */ readRows),
  ng: () => (/* binding */ runOf)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/shared/mapping.js
var mapping = __webpack_require__(16955);
;// CONCATENATED MODULE: ./build/js/src/results/read/index-row.js

function indexRow(value) {
    if (!(0,mapping/* isMapping */.p)(value))
        return { record: value };
    const { eval_path, variant } = value;
    const suiteFile = typeof eval_path === 'string' && eval_path !== '' ? eval_path : undefined;
    const isNamed = ['suite', 'dataset', 'eval_set'].some((key) => typeof value[key] === 'string');
    const isVariant = typeof variant === 'string' && variant !== '' && typeof value['target'] === 'string';
    const changes = {
        ...(suiteFile !== undefined && !isNamed && { suite: stem(suiteFile) }),
        ...(isVariant && { target: `${value['target']} (${variant})` }),
    };
    return {
        record: suiteFile === undefined && !isVariant ? value : { ...value, ...changes },
        sample: wholeNumber(value['sample_index']),
        retry: wholeNumber(value['retry_index']) ?? (wholeNumber(value['sample_index']) === undefined ? undefined : 0),
        suiteFile,
    };
}
const wholeNumber = (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
const stem = (path) => (path.split(/[/\\]/).at(-1) ?? path).replace(/(?:\.eval)?\.[^.]+$/, '');

// EXTERNAL MODULE: ./build/js/src/results/read/read-journal.js
var read_journal = __webpack_require__(34697);
// EXTERNAL MODULE: ./build/js/src/results/read/read-record.js + 3 modules
var read_record = __webpack_require__(46158);
// EXTERNAL MODULE: ./build/js/src/results/read/read-scores.js
var read_scores = __webpack_require__(31055);
// EXTERNAL MODULE: ./build/js/src/model/run/aggregate.js
var aggregate = __webpack_require__(5548);
// EXTERNAL MODULE: ./build/js/src/model/run/present-trials.js
var present_trials = __webpack_require__(56768);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 1 modules
var result = __webpack_require__(32506);
// EXTERNAL MODULE: ./build/js/src/shared/grouped.js
var grouped = __webpack_require__(47891);
// EXTERNAL MODULE: ./build/js/src/results/result-of.js
var result_of = __webpack_require__(45515);
;// CONCATENATED MODULE: ./build/js/src/results/read/repeated-rows.js





function withoutRepeatedRows(rows) {
    const suites = (0,grouped/* grouped */.z)(rows, ({ result: { suiteFile, suite, target } }) => [suiteFile, suite, target]);
    const isOnce = (own) => new Set(own.map(({ result }) => result.testId)).size === own.length;
    if ([...suites.values()].every(isOnce))
        return rows.map(({ result }) => result);
    const groups = new Map();
    for (const row of rows) {
        const key = (0,result/* resultKey */.ZH)(row.result);
        const group = groups.get(key);
        if (group)
            group.push(row);
        else
            groups.set(key, [row]);
    }
    return [...groups.values()].flatMap((own) => together(lastRetries(own)) ?? []);
}
function lastRetries(rows) {
    const bySample = new Map();
    const others = [];
    for (const row of rows) {
        const { sample, retry } = row;
        if (sample === undefined || retry === undefined)
            others.push(row.result);
        else if ((bySample.get(sample)?.retry ?? -1) <= retry)
            bySample.set(sample, row);
    }
    const all = [...others, ...[...bySample.values()].map(({ result }) => result)];
    return all.filter((result, index) => (0,present_trials/* presentTrials */.$z)(result).length > 0 || index === all.length - 1);
}
function together(results) {
    const last = results.findLast(({ status }) => status !== 'execution_error') ?? results.at(-1);
    if (last === undefined || results.length === 1)
        return last;
    const trials = results.flatMap(trialsOf).map((trial, attempt) => ({ ...trial, attempt }));
    const { score, aggregation } = (0,aggregate/* aggregateScores */.h)((0,present_trials/* measuredTrials */.ik)(trials).map((trial) => trial.score), 'mean');
    const { requiredMissed: _, ...shown } = { requiredMissed: undefined, ...last };
    const together = { trials, aggregation, score, costUsd: (0,result_of/* costOfTrials */.ch)(trials) };
    if (shown.status === 'execution_error')
        return { ...shown, ...together };
    return { ...shown, ...together, status: score >= last.passMark ? 'ok' : 'quality_failure' };
}
function trialsOf(result) {
    const { trials, aggregation, score, scores, tokenUsage, costUsd, durationMs, cached, paid } = result;
    if (trials !== undefined && aggregation?.strategy !== 'pass_at_k')
        return trials;
    return [
        {
            attempt: 0,
            status: result.status,
            score,
            verdict: result.status === 'ok' ? 'pass' : 'fail',
            scores,
            ...(result.status === 'execution_error' && { failure: result.failure }),
            ...(tokenUsage && { tokenUsage }),
            ...(costUsd !== undefined && { costUsd }),
            ...(durationMs !== undefined && { durationMs }),
            ...(cached && { cached }),
            ...(paid && { paid }),
        },
    ];
}

// EXTERNAL MODULE: ./build/js/src/results/read/sidecars.js
var sidecars = __webpack_require__(46451);
// EXTERNAL MODULE: ./build/js/src/shared/iso-time.js
var iso_time = __webpack_require__(77584);
;// CONCATENATED MODULE: ./build/js/src/results/read/without-texts.js

const NONE = [];
const NO_RUN = { durationMs: 0 };
const sameTime = (0,iso_time/* rememberLast */.mP)((time) => time);
function withoutTexts(result) {
    const measured = {
        index: result.index,
        timestamp: sameTime(result.timestamp),
        suite: result.suite,
        suiteFile: result.suiteFile,
        category: result.category,
        testId: result.testId,
        target: result.target,
        provider: result.provider,
        resolvedTarget: result.resolvedTarget,
        targetUsed: result.targetUsed,
        location: result.location,
        passMark: result.passMark,
        agentvPassMark: result.agentvPassMark,
        mustPass: result.mustPass,
        tokenUsage: result.tokenUsage,
        costUsd: result.costUsd,
        durationMs: result.durationMs,
        model: result.model,
        agentVersion: result.agentVersion,
        refused: result.refused,
        cached: result.cached,
        paid: result.paid,
        evalRun: isEmpty(result.evalRun) ? NO_RUN : result.evalRun,
        retries: result.retries,
        trials: result.trials?.map((trial) => ({ ...trial, scores: NONE })),
        aggregation: result.aggregation,
        costLimited: result.costLimited,
        measure: result.measure,
        subject: result.subject,
        reusedFrom: result.reusedFrom,
        avoided: result.avoided,
        assertions: NONE,
        scores: NONE,
        input: NONE,
        output: '',
        messages: NONE,
    };
    switch (result.status) {
        case 'ok':
            return { ...measured, status: 'ok', score: result.score };
        case 'quality_failure':
            return { ...measured, status: 'quality_failure', score: result.score, requiredMissed: result.requiredMissed };
        case 'execution_error':
            return { ...measured, status: 'execution_error', score: result.score, failure: result.failure };
    }
}
const isEmpty = ({ durationMs, tokenUsage }) => durationMs === 0 && tokenUsage === undefined;

// EXTERNAL MODULE: ./build/js/src/shared/in-parallel.js
var in_parallel = __webpack_require__(85988);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/earlier-results.js
var earlier_results = __webpack_require__(12555);
;// CONCATENATED MODULE: ./build/js/src/app/run-folder/result-rows.js












const MAX_RESULTS_BYTES = 64 * 1024 * 1024;
const MOST_ROWS = 200_000;
const MAX_SIDECARS_BYTES = 256 * 1024 * 1024;
async function readRows(path, site, withAnswers) {
    const { cwd, files } = site;
    const shown = (0,shown_path/* shownPath */.p)(path, cwd);
    const warnings = [];
    const text = await files.read(path, MAX_RESULTS_BYTES);
    const rows = (0,read_journal/* rowsIn */.N)(text, shown, { warn: (problem) => warnings.push(problem), mostRows: MOST_ROWS });
    const remaining = { bytes: MAX_SIDECARS_BYTES };
    const sidecar = async (name) => {
        const text = remaining.bytes > 0 ? await (0,earlier_results/* readSidecar */.YD)((0,external_node_path_.dirname)(path), name, files) : undefined;
        remaining.bytes -= Buffer.byteLength(text ?? '');
        return text;
    };
    const read = withAnswers
        ? await (0,in_parallel/* inParallel */.H)(rows, async (row, index) => repeatableRow({ ...row, value: await (0,sidecars/* rehydrated */.R)(row.value, sidecar) }, index))
        : Array.from(rows, (row, index) => repeatableRow(row, index, withoutTexts));
    return {
        results: withoutRepeatedRows(read).map((result, index) => (result.index === index ? result : { ...result, index })),
        areOurs: read.some(({ isOurs }) => isOurs),
        isCutOff: warnings.length > 0,
        warnings: [...warnings, ...leftUnread(remaining.bytes, shown)],
    };
}
function repeatableRow({ value, location }, index, reduced = (result) => result) {
    const { record, sample, retry, suiteFile } = indexRow(value);
    const { result, isOurs } = (0,read_record/* readRecord */.a)(record, location, index);
    if (!isOurs)
        result.suiteFile = suiteFile ?? result.suite;
    return { result: reduced(result), isOurs, sample, retry };
}
const leftUnread = (bytesLeft, shown) => bytesLeft > 0
    ? []
    : [
        {
            code: 'FILE_TOO_LARGE',
            severity: 'warning',
            message: `The answers that ${shown} refers to exceed the size limit; some are not read`,
        },
    ];
function runOf({ results, warnings, isCutOff }, known = {}) {
    const times = results.map(({ timestamp }) => (timestamp === read_scores/* EPOCH */.wI ? Number.NaN : (0,iso_time/* momentOf */.Et)(timestamp)));
    const [earliest, latest] = extremes(times.filter(Number.isFinite));
    const planned = Math.max(known.planned ?? 0, results.length);
    const isBrokenOff = isCutOff || known.isCutOff === true || planned > results.length;
    return {
        startedAt: earliest === undefined ? read_scores/* EPOCH */.wI : new Date(earliest).toISOString(),
        durationMs: earliest === undefined || latest === undefined ? 0 : latest - earliest,
        planned,
        complete: !isBrokenOff,
        ...(isBrokenOff && { stopped: 'broken-off' }),
        dryRun: false,
        requirements: [],
        warnings: [...warnings],
        results,
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


/***/ }),

/***/ 10043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ oneLine)
/* harmony export */ });
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41180);

const oneLine = (text) => (0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .inOneLine */ .UX)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .dropInvisible */ .Nv)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutAnsi */ .uo)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .beginningOf */ .VI)(text))));


/***/ }),

/***/ 45515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ resultOf),
/* harmony export */   D_: () => (/* binding */ identity),
/* harmony export */   Ee: () => (/* binding */ notRunResult),
/* harmony export */   Qm: () => (/* binding */ trialOf),
/* harmony export */   _K: () => (/* binding */ bugResult),
/* harmony export */   b$: () => (/* binding */ brokenResult),
/* harmony export */   ch: () => (/* binding */ costOfTrials),
/* harmony export */   j9: () => (/* binding */ dependencyResult)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _model_run_grade_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66536);
/* harmony import */ var _model_run_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89976);
/* harmony import */ var _shared_iso_time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77584);




function trialOf({ outcome, grade, patch }, attempt, passMark) {
    const failure = failureOf(outcome, grade);
    const score = grade?.kind === 'scored' ? grade.score : 0;
    const response = doneIn(outcome);
    return {
        attempt,
        status: failure ? 'execution_error' : score >= passMark ? 'ok' : 'quality_failure',
        score,
        verdict: (0,_model_run_grade_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictOf */ .Vj)(score),
        scores: grade?.scores ?? [],
        failure,
        tokenUsage: response?.tokenUsage,
        costUsd: response?.costUsd,
        durationMs: response?.durationMs,
        refused: response?.refused,
        cached: response?.cached,
        paid: response?.paid,
        patch,
    };
}
const doneIn = (outcome) => outcome.kind === 'answered' ? outcome.response : outcome.partial;
function resultOf(step, { runs, trials, summary }, facts) {
    const shown = summary?.best ?? 0;
    const run = runs[shown];
    const trial = trials[shown];
    if (run === undefined || trial === undefined)
        throw new Error(`No trial of ${step.test.id} was run`);
    const score = summary?.score ?? trial.score;
    const response = run.outcome.kind === 'answered' ? run.outcome.response : undefined;
    const failure = trials.every(({ status }) => status === 'execution_error') ? trial.failure : undefined;
    const done = doneIn(run.outcome);
    return {
        ...identity(step, facts),
        score,
        assertions: failure && !response ? [errorAssertion(failure)] : (run.grade?.assertions ?? []),
        scores: run.grade?.scores ?? [],
        implicitJudge: step.test.graders.some(({ implicit }) => implicit) ? true : undefined,
        input: [...step.test.input],
        prompt: facts.prompt,
        output: response ? (0,_model_run_message_js__WEBPACK_IMPORTED_MODULE_2__/* .finalAnswer */ .zN)(response.messages) : `Error occurred: ${failure?.message ?? 'unknown'}`,
        messages: done?.messages ?? [],
        targetUsed: done?.targetUsed,
        tokenUsage: done?.tokenUsage,
        costUsd: costOfTrials(trials),
        durationMs: done?.durationMs,
        startTime: done?.startTime,
        endTime: done?.endTime,
        model: done?.model,
        agentVersion: done?.agentVersion,
        refused: done?.refused,
        cached: done?.cached,
        paid: done?.paid,
        fileChanges: done?.fileChanges,
        patch: run.patch,
        workspacePath: runs.at(-1)?.workspacePath,
        hookOutputs: hookOutputsOf(runs),
        evalRun: evalRun(runs, facts),
        trials: summary && [...trials],
        aggregation: summary?.aggregation,
        costLimited: summary?.costLimited ? true : undefined,
        ...(failure ? { status: 'execution_error', failure } : judged(score, step.passMark, run)),
    };
}
function judged(score, passMark, { grade }) {
    if (score >= passMark)
        return { status: 'ok' };
    const missed = grade?.kind === 'scored' && grade.requiredMissed.length > 0 ? grade.requiredMissed : undefined;
    return { status: 'quality_failure', requiredMissed: missed };
}
function costOfTrials(trials) {
    const known = trials.flatMap(({ costUsd }) => costUsd ?? []);
    const isUnknown = trials.some(({ status, costUsd }) => status !== 'execution_error' && costUsd === undefined);
    return known.length === 0 || isUnknown ? undefined : known.reduce((sum, cost) => sum + cost, 0);
}
function bugResult(step, error, facts) {
    const message = `This test met a bug of eval-action: ${(0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}`;
    const outcome = {
        kind: 'failed',
        failure: { class: 'bug', stage: 'agent', reason: 'provider_error', message },
    };
    const run = { outcome };
    return resultOf(step, { runs: [run], trials: [trialOf(run, 0, step.passMark)] }, facts);
}
function brokenResult({ index, suite, test, target }, at) {
    const message = test.problems.map(_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .problemText */ .fI).join('\n');
    const failure = {
        class: 'config',
        stage: 'setup',
        reason: 'setup_error',
        message,
        location: test.problems[0]?.location ?? test.location,
    };
    return {
        index,
        timestamp: new Date(at).toISOString(),
        suite: suite.name,
        suiteFile: suite.file,
        category: suite.category,
        testId: test.id,
        target,
        location: test.location,
        passMark: 1,
        mustPass: false,
        status: 'execution_error',
        score: 0,
        failure,
        assertions: [errorAssertion(failure)],
        scores: [],
        input: [],
        output: `Error occurred: ${message}`,
        messages: [],
        evalRun: { durationMs: 0 },
        retries: 0,
    };
}
function dependencyResult(step, { testId }, at) {
    const message = `Not run: it waits for the test "${testId}", which ended in an error`;
    return notRunResult(step, { class: 'cancelled', stage: 'setup', reason: 'dependency_failed', message }, at);
}
function notRunResult(step, failure, at) {
    const run = { outcome: { kind: 'failed', failure } };
    const facts = { startedAt: at, finishedAt: at, retries: 0 };
    return resultOf(step, { runs: [run], trials: [trialOf(run, 0, step.passMark)] }, facts);
}
function failureOf(outcome, grade) {
    if (outcome.kind === 'failed')
        return outcome.failure;
    if (outcome.response.error) {
        return { class: 'provider', stage: 'agent', reason: 'provider_error', message: outcome.response.error };
    }
    if (grade?.kind !== 'ungraded')
        return undefined;
    return { class: 'grader', stage: 'evaluator', reason: 'evaluator_error', message: grade.reason };
}
function identity(step, facts) {
    const { index, suite, test, target, passMark, agentvPassMark, measure, subject } = step;
    return {
        index,
        timestamp: (0,_shared_iso_time_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .Ly)(facts.finishedAt),
        suite: suite.name,
        suiteFile: suite.file,
        category: suite.category,
        testId: test.id,
        target: target.name,
        provider: target.provider,
        resolvedTarget: target.resolvedName === target.name ? undefined : target.resolvedName,
        location: test.location,
        conversationId: test.conversationId,
        passMark,
        agentvPassMark,
        mustPass: test.mustPass,
        retries: facts.retries,
        metadata: test.metadata,
        measure,
        subject,
    };
}
function hookOutputsOf(runs) {
    if (runs.every(({ hookOutputs }) => hookOutputs === undefined))
        return undefined;
    const beforeAll = runs.find((run) => run.hookOutputs?.beforeAll !== undefined)?.hookOutputs?.beforeAll;
    const hookOutputs = { ...runs.at(-1)?.hookOutputs, ...(beforeAll !== undefined && { beforeAll }) };
    return Object.values(hookOutputs).some((text) => text !== undefined && text !== '') ? hookOutputs : undefined;
}
function evalRun(runs, { startedAt, finishedAt }) {
    const usages = [];
    for (const { outcome, grade } of runs) {
        const own = doneIn(outcome)?.tokenUsage;
        if (own !== undefined)
            usages.push(own);
        for (const score of grade?.scores ?? []) {
            for (const { tokenUsage } of (0,_model_run_grade_js__WEBPACK_IMPORTED_MODULE_1__/* .withMembers */ .gn)(score))
                if (tokenUsage !== undefined)
                    usages.push(tokenUsage);
        }
    }
    return { durationMs: Math.max(0, finishedAt - startedAt), tokenUsage: (0,_model_run_message_js__WEBPACK_IMPORTED_MODULE_2__/* .sumTokens */ .WT)(usages) };
}
const errorAssertion = ({ message }) => ({ text: `Error: ${message}`, passed: false });


/***/ }),

/***/ 85988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ inParallel)
/* harmony export */ });
const AHEAD = 16;
async function inParallel(items, work, most = AHEAD) {
    const results = [];
    const queue = items[Symbol.iterator]();
    let taken = 0;
    const worker = async () => {
        for (let next = queue.next(); !next.done; next = queue.next()) {
            const index = taken++;
            results[index] = await work(next.value, index);
        }
    };
    await Promise.all(Array.from({ length: most }, worker));
    return results;
}


/***/ }),

/***/ 81457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ shownPath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

function shownPath(path, cwd) {
    const fromHere = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(cwd, path);
    const isInside = fromHere !== '' && !/^\.\.(?:[/\\]|$)/.test(fromHere) && fromHere !== path;
    return (isInside ? fromHere : path).replaceAll('\\', '/');
}


/***/ })

};
