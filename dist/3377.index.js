export const id = 3377;
export const ids = [3377];
export const modules = {

/***/ 21456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ withFirstDifferences)
/* harmony export */ });
/* harmony import */ var _compare_side_of_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81959);
/* harmony import */ var _compare_trajectory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19412);
/* harmony import */ var _model_run_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32506);



const STATES = [
    'regressed',
    'suspected',
    'fails-on-base',
    'not-reproduced',
    'not-enough-history',
    'not-rerun',
];
const MOST_TESTS = 500;
async function withFirstDifferences(report, answers) {
    const { comparison } = report;
    const worse = comparison.tests.filter(({ state }) => STATES.includes(state)).slice(0, MOST_TESTS);
    if (worse.length === 0)
        return report;
    const { sides } = await answers();
    const heads = firstOfEach(report.results);
    const controls = firstOfEach((report.extraTrials ?? []).flatMap(({ purpose, result }) => (purpose === 'control' ? [result] : [])));
    const sentenceOf = (key) => {
        const [head, control] = [heads.get(key), controls.get(key)];
        const base = sides.get(key) ?? (control && (0,_compare_side_of_js__WEBPACK_IMPORTED_MODULE_0__/* .sideOf */ .J)(control, { run: '', kind: 'control' }));
        return head && (0,_compare_trajectory_js__WEBPACK_IMPORTED_MODULE_1__/* .firstDifference */ .at)(base, (0,_compare_side_of_js__WEBPACK_IMPORTED_MODULE_0__/* .sideOf */ .J)(head, { run: '', kind: 'head' })).sentence;
    };
    const known = new Map(worse.map((test) => [test, sentenceOf((0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_2__/* .resultKey */ .ZH)(test))]));
    const tests = comparison.tests.map((test) => {
        const difference = known.get(test);
        return (0,_compare_trajectory_js__WEBPACK_IMPORTED_MODULE_1__/* .isKnownDifference */ .Lq)(difference) ? { ...test, difference } : test;
    });
    return { ...report, comparison: { ...comparison, tests } };
}
function firstOfEach(results) {
    const first = new Map();
    for (const result of results) {
        const key = (0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_2__/* .resultKey */ .ZH)(result);
        if (!first.has(key))
            first.set(key, result);
    }
    return first;
}


/***/ }),

/***/ 13804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ localPage)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/shared/secrets/redact.js
var secrets_redact = __webpack_require__(7986);
// EXTERNAL MODULE: ./build/js/src/shared/secrets/secret-names.js
var secret_names = __webpack_require__(28822);
// EXTERNAL MODULE: ./build/js/src/compare/side-of.js + 1 modules
var side_of = __webpack_require__(81959);
// EXTERNAL MODULE: ./build/js/src/evidence/samples/codec.js + 1 modules
var codec = __webpack_require__(14775);
// EXTERNAL MODULE: ./build/js/src/evidence/samples/merge.js
var merge = __webpack_require__(30117);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 1 modules
var run_result = __webpack_require__(32506);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/read-results.js
var read_results = __webpack_require__(24693);
;// CONCATENATED MODULE: ./build/js/src/app/page/base-answers.js









async function namedBaseAnswers(baseline, run, site) {
    const paths = baseline.filter((each) => each !== 'auto' && each !== 'none' && !/^\d{1,15}$/.test(each));
    const wanted = wantedTests(run);
    const sides = new Map();
    const different = new Set();
    for (const path of paths) {
        for (const result of await resultsIn(path, site)) {
            const key = (0,run_result/* resultKey */.ZH)(result);
            const test = wanted.get(key);
            if (test === undefined)
                continue;
            if (!(0,merge/* isMeasuredAlike */.fE)(test, result))
                different.add(key);
            else
                sides.set(key, (0,side_of/* sideOf */.J)(result, { run: (0,shown_path/* shownPath */.p)((0,external_node_path_.resolve)(site.cwd, path), site.cwd), kind: 'base' }));
        }
    }
    return { sides, different, note: noteOf(`Base answers are from ${paths.join(', ')}`, sides, different) };
}
function sampledBaseAnswers({ lines, runs, trend, problems }, run) {
    const sides = new Map();
    const different = new Set();
    for (const [key, test] of wantedTests(run)) {
        const line = lines.get(key);
        const sample = line === undefined ? undefined : (0,codec/* decodeSample */.Hr)(line);
        if (sample === undefined)
            continue;
        const side = sample.sides.find(({ pass }) => pass) ?? sample.sides[0];
        if (!(0,merge/* isMeasuredAlike */.fE)(test, sample))
            different.add(key);
        else if (side !== undefined)
            sides.set(key, { ...side, from: { ...side.from, kind: 'base' } });
    }
    const note = noteOf(`Base answers are from the samples of run ${runs.join(', ')}`, sides, different);
    return { sides, different, trend, note: [...problems.map(sentence), note].join(' ') };
}
const wantedTests = ({ results }) => new Map(results.map((result) => [(0,run_result/* resultKey */.ZH)(result), { measure: result.measure }]));
const sentence = (text) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
function noteOf(from, sides, different) {
    if (sides.size === 0 && different.size === 0)
        return 'No base answer is stored';
    if (different.size === 0)
        return from;
    return `${from}; the base branch measures ${(0,shared_text/* plural */.LS)('test', different.size)} differently, whose answers are not shown`;
}
async function resultsIn(path, { cwd, files }) {
    try {
        return (await (0,read_results/* readResults */.x8)([path], { cwd, files })).run.results;
    }
    catch (error) {
        if (error instanceof errors/* UserError */.yo)
            return [];
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/js/src/app/page/local-page.js




const localPage = ({ baseline, workingDirectory, redact }, run, { cwd, files, env }, samples) => {
    const look = async (found) => {
        const named = await namedBaseAnswers(baseline, run, { cwd: (0,external_node_path_.resolve)(cwd, workingDirectory), files });
        const isSampled = named.sides.size === 0 && named.different.size === 0 && samples !== undefined;
        const answers = isSampled ? sampledBaseAnswers(await samples(found), run) : named;
        const { deep } = (0,secrets_redact/* redactor */.$)((0,secret_names/* secretValues */.VX)(env), redact);
        return { ...answers, sides: new Map([...answers.sides].map(([key, side]) => [key, deep(side)])) };
    };
    let answers;
    return {
        baseAnswers(found) {
            answers ??= look(found);
            return answers;
        },
    };
};


/***/ }),

/***/ 95400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ writePage)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 1 modules
var result = __webpack_require__(32506);
// EXTERNAL MODULE: ./build/js/src/reports/deliver.js
var deliver = __webpack_require__(98258);
// EXTERNAL MODULE: ./build/js/src/reports/escape/invisible.js
var invisible = __webpack_require__(41180);
;// CONCATENATED MODULE: ./build/js/src/reports/escape/readable.js

const readable = (text) => (0,invisible/* showInvisible */.jQ)((0,invisible/* withoutAnsi */.uo)(text));
function readableJson(value) {
    const json = JSON.stringify(value);
    if ((0,invisible/* isPlain */.$i)(json) && !MAY_HIDE.test(json))
        return json;
    return JSON.stringify(value, (_, item) => (typeof item === 'string' ? readable(item) : item));
}
const MAY_HIDE = /\\[ubfr]/;

;// CONCATENATED MODULE: ./build/js/src/reports/escape/html.js

const htmlText = (text) => readable(text).replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
const jsonInScript = (json) => json.replaceAll('<', String.raw `\u003c`);

// EXTERNAL MODULE: ./build/js/src/reports/marks.js
var marks = __webpack_require__(11241);
// EXTERNAL MODULE: ./build/js/src/model/run/result-outcome.js
var result_outcome = __webpack_require__(94987);
;// CONCATENATED MODULE: ./build/js/src/reports/html/detail-class.js

const IMPORTANT = [
    'regressed',
    'fails-on-base',
    'suspected',
    'not-reproduced',
    'not-enough-history',
    'not-rerun',
    'changed',
    'errored',
    'failing',
];
const USEFUL = ['failing-as-before', 'fixed', 'quarantined'];
function classOf(row) {
    const state = stateOf(row);
    if (IMPORTANT.includes(state) || (state === 'new' && isFailing(row)))
        return 'A';
    return USEFUL.includes(state) || isMixed(row) || row.change?.flaky === true || isFailing(row) ? 'B' : 'C';
}
function stateOf({ change, result }) {
    if (change !== undefined)
        return change.state;
    if (result === undefined)
        return 'removed';
    const { kind } = (0,result_outcome/* outcomeOf */.s)(result);
    return { passed: 'passing', failed: 'failing', errored: 'errored', 'not-run': 'skipped' }[kind];
}
const isFailing = ({ result }) => result !== undefined && (0,result_outcome/* outcomeOf */.s)(result).kind === 'failed';
function isMixed({ trials }) {
    const words = trials.filter(({ purpose }) => purpose === 'planned').map(({ word }) => word);
    return words.includes('pass') && words.includes('fail');
}

;// CONCATENATED MODULE: ./build/js/src/reports/html/fallback.js



const MOST_TESTS = 50;
const MOST_REASONS = 20;
const LONGEST = 300;
function fallback({ report, rows }) {
    const { verdict } = report;
    const changed = rows.filter((row) => classOf(row) === 'A');
    const shown = (text) => htmlText(text.length > LONGEST ? `${text.slice(0, LONGEST)}\u2026` : text);
    const reasons = verdict.reasons
        .slice(0, MOST_REASONS)
        .map(({ kind, message }) => `<li>${(0,marks/* reasonMark */.M1)(kind).word}: ${shown(message)}</li>`);
    const tests = changed
        .slice(0, MOST_TESTS)
        .map((row) => `<li>${stateOf(row)}: ${shown(row.suite)} \u203a ${shown(row.testId)} (${shown(row.target)})</li>`);
    const others = changed.length - tests.length;
    return [
        `<h1>${(0,marks/* verdictMark */.vG)(verdict.kind).word}</h1><p>${shown(verdict.headline)}</p>`,
        reasons.length > 0 ? `<h2>Reasons</h2><ul>${reasons.join('')}</ul>` : '',
        tests.length > 0 ? `<h2>Tests that need a look</h2><ul>${tests.join('')}</ul>` : '',
        others > 0 ? `<p>and ${others} more</p>` : '',
        '<p>Answers, trajectories and tables need JavaScript and a browser of 2023 or later.</p>',
    ].join('');
}

// EXTERNAL MODULE: ./build/js/src/shared/cut-long.js
var cut_long = __webpack_require__(15960);
// EXTERNAL MODULE: ./build/js/src/reports/reproduce.js
var reproduce = __webpack_require__(96360);
;// CONCATENATED MODULE: ./build/js/src/reports/html/details.js


const KIB = 1024;
const MOST_STEP_TEXT = 64 * KIB;
const MOST_ANSWER = 256 * KIB;
const MOST_FILES = 256 * KIB;
const MOST_IMAGE = 256 * KIB;
const MOST_STEPS = 2_000;
const MOST_HISTORY = 20;
function answerPart(row, cuts) {
    if (cuts.answers || Object.keys(row.sides).length === 0)
        return undefined;
    const { result, history } = row;
    const most = cuts.answersAbove ?? MOST_ANSWER;
    return {
        input: (result?.input ?? []).map((message) => pageMessage(message, most, !cuts.withoutImages)),
        sides: Object.fromEntries(sidesOf(row, cuts).map(([name, side]) => [name, withoutParts(side, most)])),
        trials: row.trials,
        ...(result !== undefined && earlierText(row)),
        history: history.slice(-MOST_HISTORY).map(({ run, sha, time, pass, score, costUsd, durationMs }) => ({
            run,
            sha,
            time,
            pass,
            score,
            costUsd,
            durationMs,
        })),
        command: result === undefined ? '' : (0,reproduce/* reproduceCommand */.n)(row),
        passMark: result?.passMark ?? 0.8,
    };
}
function earlierText({ change }) {
    if (change?.earlier === undefined)
        return {};
    const { attempts, now } = change.earlier;
    return { earlier: `${now.passes}/${now.trials} of the trials are from attempt ${attempts.join(', ')} of this job` };
}
function stepsPart(row, cuts) {
    if (cuts.steps)
        return undefined;
    const entries = sidesOf(row, cuts)
        .filter(([, { steps }]) => steps.length > 0)
        .map(([name, { steps }]) => [name, shortened(steps, row, cuts)]);
    return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
function filesPart(row, cuts) {
    if (cuts.files)
        return undefined;
    const entries = sidesOf(row, cuts).flatMap(([name, { fileChanges = '' }]) => fileChanges === '' ? [] : [[name, shortFiles(fileChanges, cuts)]]);
    return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
function shortFiles(changes, { filesAbove = Number.POSITIVE_INFINITY }) {
    const size = Buffer.byteLength(changes);
    return size > filesAbove
        ? `[omitted: ${(0,cut_long/* bytesText */.p)(size)}; index.jsonl has the full text]`
        : (0,cut_long/* cutLong */.Z)(changes, MOST_FILES);
}
const sidesOf = ({ sides }, { base }) => Object.entries(sides).filter(([name]) => !base || name === 'head');
function withoutParts({ steps: _, fileChanges: __, ...side }, most) {
    return { ...side, answer: (0,cut_long/* cutLong */.Z)(side.answer, most) };
}
function shortened(steps, { difference }, cuts) {
    const { stepsAround, outputsAbove = MOST_STEP_TEXT } = cuts;
    const middle = difference?.row ?? 0;
    const [from, to] = stepsAround === undefined
        ? [0, MOST_STEPS]
        : [Math.max(0, middle - stepsAround / 2), Math.max(0, middle - stepsAround / 2) + stepsAround];
    const stored = steps.slice(from, to).map((step) => shortStep(step, outputsAbove));
    const left = steps.length - stored.length;
    if (left === 0)
        return stored;
    const text = `[${left} steps omitted; index.jsonl has them]`;
    return [...stored, { kind: 'message', role: 'system', text }];
}
const shortStep = (step, most) => step.kind === 'message'
    ? { ...step, text: (0,cut_long/* cutLong */.Z)(step.text, MOST_STEP_TEXT) }
    : {
        ...step,
        input: (0,cut_long/* cutLong */.Z)(step.input, MOST_STEP_TEXT),
        output: (0,cut_long/* cutLong */.Z)(step.output, Math.min(most, MOST_STEP_TEXT)),
    };
const imageSize = ({ result }) => (result?.input ?? [])
    .flatMap(({ content }) => (Array.isArray(content) ? content : []))
    .reduce((sum, part) => sum + (part.type === 'image' && isShownImage(part) ? part.dataUri.length : 0), 0);
const isShownImage = ({ mediaType, dataUri }) => SHOWN_IMAGES.test(mediaType) && dataUri.startsWith(`data:${mediaType};base64,`) && dataUri.length <= MOST_IMAGE;
const SHOWN_IMAGES = /^image\/(?:png|jpeg|gif|webp)$/;
function pageMessage(message, most, hasImages) {
    const { role, content } = message;
    if (content === undefined)
        return { role, parts: [] };
    if (typeof content === 'string')
        return { role, parts: [{ kind: 'text', text: (0,cut_long/* cutLong */.Z)(content, most) }] };
    if (!Array.isArray(content)) {
        return { role, parts: [{ kind: 'text', text: (0,cut_long/* cutLong */.Z)(JSON.stringify(content.structured, null, 2) ?? '', most) }] };
    }
    const parts = content.map((part) => {
        if (part.type === 'text')
            return { kind: 'text', text: (0,cut_long/* cutLong */.Z)(part.value, most) };
        if (part.type === 'file')
            return { kind: 'file', name: part.path, text: (0,cut_long/* cutLong */.Z)(part.text, most) };
        if (part.type !== 'image')
            return { kind: 'text', text: (0,cut_long/* cutLong */.Z)(JSON.stringify(part.value, null, 2), most) };
        const { mediaType: type, dataUri: uri } = part;
        const isShown = hasImages && isShownImage(part);
        return { kind: 'image', type, bytes: Math.round((uri.length * 3) / 4), ...(isShown && { uri }) };
    });
    return { role, parts };
}

;// CONCATENATED MODULE: ./build/js/src/reports/html/page-data.js
const rowFlags = {
    mustPass: 1,
    flaky: 2,
    mixed: 4,
    quarantined: 8,
    reused: 16,
    failing: 32,
    errored: 64,
};
const detailParts = ['answer', 'steps', 'files'];

;// CONCATENATED MODULE: ./build/js/src/reports/html/pack.js




const CHUNK_BYTES = 512 * 1024;
const ORDER = [
    { of: 'C', cut: { files: true }, what: 'file changes of passing tests' },
    { of: 'C', cut: { steps: true }, what: 'trajectories of passing tests' },
    { of: 'C', cut: { base: true }, what: 'base answers of passing tests' },
    { of: 'B', cut: { files: true }, what: 'file changes of tests that fail as before, are flaky or fixed' },
    { of: 'B', cut: { steps: true }, what: 'trajectories of tests that fail as before, are flaky or fixed' },
    { of: 'C', cut: { answers: true }, what: 'answers of passing tests' },
    { of: 'A', cut: { filesAbove: 64 * 1024 }, what: 'file changes above 64 KiB' },
    { of: 'A', cut: { outputsAbove: 2 * 1024 }, what: 'tool outputs above 2 KiB' },
    { of: 'A', cut: { stepsAround: 20 }, what: 'steps that are not near the first difference' },
    { of: 'B', cut: { base: true }, what: 'base answers of tests that fail as before, are flaky or fixed' },
    { of: 'B', cut: { answers: true }, what: 'answers of tests that fail as before, are flaky or fixed' },
    { of: 'A', cut: { answersAbove: 16 * 1024, base: false }, what: 'answers above 16 KiB' },
];
const CLASSES = ['A', 'B', 'C'];
async function pack(rows, deflate, limits) {
    const byClass = groupByClass(rows);
    const hidden = withoutImages(rows, byClass);
    const cuts = { A: {}, B: {}, C: {} };
    const rawOfClass = (of) => rawOf(rows, byClass[of], { cuts: cuts[of], hidden });
    const raw = { A: rawOfClass('A'), B: rawOfClass('B'), C: rawOfClass('C') };
    const packed = {};
    const omitted = hidden.size === 0 ? [] : [{ what: 'images above 8 MiB in all', tests: hidden.size }];
    for (const next of [...ORDER, undefined]) {
        if (sizeOf(Object.values(raw)) <= limits.rawBytes) {
            for (const each of CLASSES)
                packed[each] ??= await compressed(raw[each], deflate);
            if (base64Size(Object.values(packed)) <= limits.fileBytes)
                break;
        }
        if (next === undefined)
            break;
        const { of, cut, what } = next;
        cuts[of] = { ...cuts[of], ...cut };
        const before = raw[of];
        raw[of] = rawOfClass(of);
        const tests = changedTests(before, raw[of]);
        if (tests === 0)
            continue;
        delete packed[of];
        omitted.push({ what, tests });
    }
    return { ...blocksOf(rows, packed), omitted };
}
function groupByClass(rows) {
    const groups = { A: [], B: [], C: [] };
    for (const [index, row] of rows.entries())
        groups[classOf(row)].push(index);
    return groups;
}
const MOST_IMAGE_BYTES = 8 * 1024 * 1024;
function withoutImages(rows, byClass) {
    const hidden = new Set();
    let bytes = 0;
    for (const test of [...byClass.A, ...byClass.B, ...byClass.C]) {
        const row = rows[test];
        const size = row === undefined ? 0 : imageSize(row);
        if (size > 0 && bytes + size > MOST_IMAGE_BYTES)
            hidden.add(test);
        else
            bytes += size;
    }
    return hidden;
}
const PARTS = { answer: answerPart, steps: stepsPart, files: filesPart };
function rawOf(rows, tests, { cuts, hidden }) {
    const chunksOf = (part) => {
        const chunks = [];
        for (const test of tests) {
            const row = rows[test];
            const details = row && PARTS[part](row, hidden.has(test) ? { ...cuts, withoutImages: true } : cuts);
            if (details === undefined)
                continue;
            const text = `"${test}":${readableJson(details)}`;
            const open = chunks.at(-1);
            const last = open && open.size + text.length <= CHUNK_BYTES ? open : { texts: [], tests: [], size: 0 };
            if (last !== open)
                chunks.push(last);
            last.texts.push(text);
            last.tests.push(test);
            last.size += text.length;
        }
        return chunks;
    };
    return { answer: chunksOf('answer'), steps: chunksOf('steps'), files: chunksOf('files') };
}
const sizeOf = (classes) => classes.flatMap((each) => Object.values(each).flat()).reduce((sum, { size }) => sum + size, 0);
const base64Size = (classes) => classes.flatMap((each) => Object.values(each).flat()).reduce((sum, { base64 }) => sum + base64.length + 60, 0);
function changedTests(before, after) {
    const left = new Set(detailParts.flatMap((part) => after[part].flatMap(({ texts }) => texts)));
    const changed = detailParts.flatMap((part) => before[part].flatMap(({ tests, texts }) => tests.filter((_, index) => !left.has(texts[index] ?? ''))));
    return new Set(changed).size;
}
async function compressed(raw, deflate) {
    const all = async (chunks) => Promise.all(chunks.map(async (chunk) => ({
        ...chunk,
        base64: Buffer.from(await deflate(`{${chunk.texts.join(',')}}`)).toString('base64'),
    })));
    return { answer: await all(raw.answer), steps: await all(raw.steps), files: await all(raw.files) };
}
function blocksOf(rows, packed) {
    const blocks = [];
    const placed = (has) => rows.map((row) => (has(row) ? -1 : null));
    const chunks = {
        answer: placed(({ sides }) => Object.keys(sides).length > 0),
        steps: placed(({ sides }) => Object.values(sides).some(({ steps }) => steps.length > 0)),
        files: placed(({ sides }) => Object.values(sides).some(({ fileChanges = '' }) => fileChanges !== '')),
    };
    for (const part of detailParts) {
        let number = 0;
        for (const each of CLASSES) {
            for (const { base64, tests } of packed[each]?.[part] ?? []) {
                blocks.push({ id: `${part}-${number}`, base64 });
                for (const test of tests)
                    chunks[part][test] = number;
                number += 1;
            }
        }
    }
    return { chunks, blocks };
}

// EXTERNAL MODULE: ./build/js/src/model/suite/location.js
var suite_location = __webpack_require__(37987);
// EXTERNAL MODULE: ./build/js/src/shared/percentage-points.js
var percentage_points = __webpack_require__(15537);
// EXTERNAL MODULE: ./build/js/src/reports/findings.js
var findings = __webpack_require__(57277);
// EXTERNAL MODULE: ./build/js/src/reports/overall-delta.js
var overall_delta = __webpack_require__(70229);
// EXTERNAL MODULE: ./build/js/src/reports/html/row-id.js
var row_id = __webpack_require__(11079);
;// CONCATENATED MODULE: ./build/js/src/reports/html/page-index.js










const MOST_TEXT = 500;
function pageHead({ report, key, links }) {
    const { verdict, startedAt, durationMs, totals } = report;
    const { total, passed, failed, errored, skipped } = totals;
    return {
        kind: verdict.kind,
        headline: verdict.headline.slice(0, 2_000),
        ...(deltaOf(report) && { delta: deltaOf(report)?.words }),
        startedAt,
        durationMs,
        totals: { total, passed, failed, errored, skipped },
        ...(key !== undefined && { key }),
        ...(links !== undefined && { commit: links.commit }),
    };
}
function pageIndex(source, { chunks, omitted }) {
    const { report, rows, trend, samples, links, unverified } = source;
    const { verdict, comparison, totals } = report;
    const tables = new Tables(rows);
    return {
        version: 1,
        generator: `${report.generator.name} ${report.generator.version}`,
        startedAt: report.startedAt,
        durationMs: report.durationMs,
        complete: report.complete,
        ...(report.stopped !== undefined && { stopped: report.stopped }),
        dryRun: report.dryRun,
        ...(unverified !== undefined && { unverified }),
        unreadable: (report.unreadable ?? []).map(({ message }) => message),
        verdict: { kind: verdict.kind, headline: verdict.headline, reasons: verdict.reasons },
        ...(deltaOf(report) && { delta: deltaOf(report) }),
        totals,
        suites: report.suites.map((suite) => suiteRow(suite, report)),
        baseline: comparison.baseline,
        detectable: comparison.detectableTests,
        ...(links !== undefined && { links }),
        ...tables.names,
        tests: columns(rows, tables, chunks),
        notes: Object.fromEntries(rows.flatMap((row, index) => notesOf(row).map((notes) => [index, notes]))),
        trend,
        ...(report.environment && { environment: report.environment }),
        models: [...new Set(rows.flatMap(({ result }) => result?.model ?? []))].sort().slice(0, 100),
        settings: report.settings ?? [],
        ...(report.policy && { policy: report.policy }),
        caches: report.caches ?? [],
        warnings: report.warnings.map((warning) => ({
            title: marks/* problemTitles */.bq[warning.code],
            text: [warning.message, warning.hint ?? []].flat().join(' '),
            ...(warning.location && { location: (0,suite_location/* locationText */.f)(warning.location) }),
        })),
        samples,
        omitted,
    };
}
function deltaOf({ comparison }) {
    const moved = (0,overall_delta/* overallDelta */.O)(comparison);
    if (moved === undefined)
        return undefined;
    const { delta, low, high } = moved;
    const difference = { delta, deltaLow: low, deltaHigh: high };
    const isClear = low !== undefined && high !== undefined && (high < 0 || low > 0);
    const direction = delta < 0 ? 'worse' : delta > 0 ? 'better' : 'unchanged';
    const word = isClear
        ? `${direction}; unlikely to be noise`
        : delta === 0
            ? 'unchanged'
            : `${direction}, within noise`;
    const words = `${word}: ${(0,percentage_points/* signedPoints */._9)(delta, (0,percentage_points/* digitsOf */.C3)(difference))}${(0,percentage_points/* interval */.YP)(difference)}`;
    return { words, value: delta, ...(low !== undefined && { low }), ...(high !== undefined && { high }) };
}
function suiteRow(suite, report) {
    const assessment = report.comparison.suites.find((each) => each.suite === suite.suite && each.file === suite.file && each.target === suite.target);
    return {
        suite: suite.suite,
        file: suite.file,
        target: suite.target,
        kind: (0,findings/* suiteKind */.h0)(report, suite),
        ...(suite.threshold !== undefined && { threshold: suite.threshold }),
        totals: suite.totals,
        ...(assessment && { assessment }),
    };
}
class Tables {
    suites = new Map();
    targets = new Map();
    states = new Map();
    causes = new Map();
    constructor(rows) {
        for (const row of rows) {
            number(this.suites, suiteKey(row));
            number(this.targets, row.target);
            number(this.states, stateOf(row));
            const cause = causeOf(row);
            if (cause !== undefined)
                number(this.causes, cause);
        }
    }
    of(row) {
        const cause = causeOf(row);
        return {
            suite: this.suites.get(suiteKey(row)) ?? 0,
            target: this.targets.get(row.target) ?? 0,
            state: this.states.get(stateOf(row)) ?? 0,
            cause: cause === undefined ? null : (this.causes.get(cause) ?? null),
        };
    }
    get names() {
        const suiteNames = [...this.suites.keys()].map((key) => {
            const [file, name] = JSON.parse(key);
            return { name, file };
        });
        return {
            suiteNames,
            targetNames: [...this.targets.keys()],
            states: [...this.states.keys()],
            causes: [...this.causes.keys()],
        };
    }
}
const suiteKey = ({ suiteFile, suite }) => JSON.stringify([suiteFile, suite]);
function number(table, name) {
    if (!table.has(name))
        table.set(name, table.size);
}
function causeOf({ result }) {
    if (result === undefined)
        return undefined;
    const { kind } = (0,result_outcome/* outcomeOf */.s)(result);
    if (result.status === 'execution_error')
        return `error: ${marks/* failureWords */.AC[result.failure.class]}`;
    if (kind !== 'failed')
        return undefined;
    const failing = gradersOf(result).filter(({ verdict }) => verdict === 'fail');
    const [worst] = failing.sort((a, b) => b.weight - a.weight);
    return worst === undefined ? 'below its pass mark' : `${worst.type} ${worst.name}`.slice(0, MOST_TEXT);
}
const gradersOf = ({ scores, trials }) => scores.length > 0 ? [...scores] : (trials ?? []).flatMap((trial) => trial.scores);
function columns(rows, tables, chunks) {
    const ids = (0,row_id/* rowIds */.V)(rows);
    const named = rows.map((row) => tables.of(row));
    const outcomes = rows.map(({ result }) => (result === undefined ? undefined : (0,result_outcome/* outcomeOf */.s)(result)));
    return {
        id: ids,
        test: rows.map(({ testId }) => testId),
        suite: named.map(({ suite }) => suite),
        target: named.map(({ target }) => target),
        state: named.map(({ state }) => state),
        flags: rows.map(flagsOf),
        line: rows.map(({ location }) => location?.line ?? null),
        base: rows.map(({ change }) => countText(change?.base)),
        now: rows.map((row) => countText(row.change?.now) ?? trialText(row)),
        score: outcomes.map((outcome) => rounded(outcome?.score)),
        baseScore: rows.map(({ history }) => rounded(mean(history.map(({ score }) => score)))),
        cost: rows.map(({ result }) => rounded(result?.costUsd)),
        baseCost: rows.map(({ history }) => rounded(mean(history.flatMap(({ costUsd }) => costUsd ?? [])))),
        time: rows.map(({ result }) => rounded(result?.durationMs)),
        tokens: rows.map(({ result }) => result?.tokenUsage === undefined ? null : rounded(result.tokenUsage.input + result.tokenUsage.output)),
        cause: named.map(({ cause }) => cause),
        history: rows.map(historyText),
        chunks,
    };
}
const flagsOf = (row) => (row.result?.mustPass || row.change?.mustPass ? rowFlags.mustPass : 0) |
    (row.change?.flaky ? rowFlags.flaky : 0) |
    (isMixed(row) ? rowFlags.mixed : 0) |
    (row.change?.quarantine ? rowFlags.quarantined : 0) |
    (row.result && (0,result/* isReused */.x0)(row.result) ? rowFlags.reused : 0) |
    (isFailing(row) ? rowFlags.failing : 0) |
    (row.result?.status === 'execution_error' ? rowFlags.errored : 0);
const countText = (count) => count === undefined || count.trials === 0 ? null : `${count.passes}/${count.trials}`;
function trialText({ trials }) {
    const words = trials.filter(({ purpose, word }) => purpose === 'planned' && word !== 'error').map(({ word }) => word);
    return words.length === 0 ? null : `${words.filter((word) => word === 'pass').length}/${words.length}`;
}
const rounded = (value) => value === undefined ? null : Number(value.toPrecision(6));
const mean = (values) => values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
const page_index_MOST_HISTORY = 60;
function historyText({ history }) {
    let text = '';
    let run;
    for (const trial of history.slice(-page_index_MOST_HISTORY)) {
        text += `${run !== undefined && run !== trial.run ? '|' : ''}${trial.pass ? 'p' : 'f'}`;
        run = trial.run;
    }
    return text;
}
function notesOf(row) {
    const { change, result, difference } = row;
    const isNoteworthy = classOf(row) !== 'C' || change?.why !== undefined || stateOf(row) === 'removed' || stateOf(row) === 'new';
    if (!isNoteworthy)
        return [];
    const [check] = result === undefined || (0,result_outcome/* outcomeOf */.s)(result).kind === 'passed' ? [] : (0,findings/* failedChecks */.HH)(result);
    const reruns = countText(change?.reruns);
    const control = countText(change?.control);
    return [
        {
            ...(difference && { difference: difference.sentence }),
            ...(change?.why !== undefined && { why: change.why.slice(0, MOST_TEXT) }),
            ...(check && { check: check.text.slice(0, MOST_TEXT) }),
            ...(reruns !== null && { reruns }),
            ...(control !== null && { control }),
            ...(change?.p !== undefined && { p: change.p }),
            ...(change?.needed !== undefined && { needed: change.needed }),
            ...(change?.quarantine && { quarantine: change.quarantine }),
        },
    ];
}

;// CONCATENATED MODULE: ./build/js/src/reports/html/html-report.js






const templateMarks = {
    title: '<!--agentv:title-->',
    fallback: '<!--agentv:fallback-->',
    head: '<!--agentv:head-->',
    index: '<!--agentv:index-->',
    details: '<!--agentv:details-->',
};
const MIB = 1024 * 1024;
const pageLimits = { fileBytes: 24 * MIB, rawBytes: 64 * MIB };
async function htmlReport(source, { template, deflate, limits = pageLimits, }) {
    const emptyIndex = await blockOf(pageIndex(source, { chunks: noChunks(source), omitted: [] }), deflate);
    const shell = template.length + emptyIndex.length + SHELL_BYTES;
    const packed = await pack(source.rows, deflate, { ...limits, fileBytes: limits.fileBytes - shell });
    const parts = {
        title: htmlText(`${(0,marks/* verdictMark */.vG)(source.report.verdict.kind).word} \u00b7 ${source.key ?? 'evals'}`),
        fallback: fallback(source),
        head: jsonInScript(readableJson(pageHead(source))),
        index: await blockOf(pageIndex(source, packed), deflate),
        details: packed.blocks
            .map(({ id, base64 }) => `<script type="text/plain" id="${id}">${base64}</script>`)
            .join('\n'),
    };
    return { html: filled(template, parts), omitted: packed.omitted };
}
const SHELL_BYTES = 256 * 1024;
const noChunks = ({ rows }) => {
    const none = rows.map(() => null);
    return { answer: none, steps: none, files: none };
};
const blockOf = async (value, deflate) => Buffer.from(await deflate(readableJson(value))).toString('base64');
function filled(template, parts) {
    let rest = template;
    let html = '';
    for (const [name, mark] of Object.entries(templateMarks)) {
        const at = rest.indexOf(mark);
        if (at < 0)
            throw new Error(`The template of the report has no ${mark}`);
        html += rest.slice(0, at) + parts[name];
        rest = rest.slice(at + mark.length);
    }
    return html + rest;
}

// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/decide.js + 5 modules
var decide = __webpack_require__(67285);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/earlier-run.js + 1 modules
var earlier_run = __webpack_require__(75671);
// EXTERNAL MODULE: ./build/js/src/compare/side-of.js + 1 modules
var side_of = __webpack_require__(81959);
// EXTERNAL MODULE: ./build/js/src/compare/trajectory.js + 2 modules
var trajectory = __webpack_require__(19412);
// EXTERNAL MODULE: ./build/js/src/shared/grouped.js
var grouped = __webpack_require__(47891);
;// CONCATENATED MODULE: ./build/js/src/app/page/page-rows.js






const MOST_SIDES = 3;
function pageRows(report, sources) {
    const changes = new Map(report.comparison.tests.map((change) => [(0,result/* resultKey */.ZH)(change), change]));
    const extra = (0,grouped/* grouped */.z)(report.extraTrials ?? [], ({ result }) => namesIn(result));
    const results = (0,grouped/* grouped */.z)(report.results, namesIn);
    const present = [...results].map(([key, own]) => {
        const change = changes.get(key);
        const row = { ...rowOf(own, extra.get(key) ?? [], { ...sources, key }), ...(change && { change }) };
        return classOf(row) === 'C' ? row : { ...row, difference: differenceOf(row, sources.different?.has(key)) };
    });
    const removed = [...changes].flatMap(([key, change]) => {
        if (results.has(key))
            return [];
        const { suite, suiteFile, testId, target, location } = change;
        const base = sources.base.get(key);
        const sides = base === undefined ? {} : { base };
        return [
            {
                suite,
                suiteFile,
                testId,
                target,
                location,
                change,
                sides,
                trials: [],
                history: sources.history.get(key) ?? [],
            },
        ];
    });
    return [...present, ...removed];
}
const namesIn = ({ suiteFile, suite, testId, target }) => [suiteFile, suite, testId, target];
function rowOf(results, extra, { key, run, sha, history, base: bases }) {
    const [result] = results;
    const from = { run, ...(sha !== undefined && { sha }) };
    const head = (0,side_of/* sideOf */.J)(result, { ...from, kind: 'head' });
    const base = bases.get(key);
    const named = sidesByName(extra, from);
    return {
        suite: result.suite,
        suiteFile: result.suiteFile,
        testId: result.testId,
        target: result.target,
        location: result.location,
        result,
        sides: {
            head,
            ...(base && { base }),
            ...Object.fromEntries(named.map(({ name, side }) => [name, side])),
            ...trialSides(results, from),
        },
        trials: [
            ...results.flatMap(plannedTrials),
            ...extra.flatMap((trial) => extraTrial(trial, named.find((each) => each.of === trial)?.name)),
        ],
        history: history.get(key) ?? [],
    };
}
function differenceOf({ sides }, isMeasuredDifferently = false) {
    const { head, base, control } = sides;
    const other = base ?? control;
    if (other === undefined && isMeasuredDifferently)
        return { sentence: trajectory/* MEASURED_DIFFERENTLY */._E };
    return head && (0,trajectory/* firstDifference */.at)(other, head);
}
function sidesByName(extra, from) {
    return ['control', 'confirmation'].flatMap((kind) => extra
        .filter(({ purpose }) => purpose === kind)
        .slice(0, MOST_SIDES)
        .map((of, index) => ({
        of,
        name: index === 0 ? kind : `${kind}:${index + 1}`,
        side: (0,side_of/* sideOf */.J)(of.result, { ...from, kind }),
    })));
}
const trialSides = (results, from) => Object.fromEntries(results.flatMap(({ trialSamples = [] }) => trialSamples.map(({ attempt, side }) => [trialName(attempt), { ...side, from: { ...side.from, ...from } }])));
const trialName = (attempt) => `trial:${attempt + 1}`;
function plannedTrials(result) {
    const { trials, trialSamples = [] } = result;
    if (trials === undefined)
        return [{ purpose: 'planned', ...trialOf(result), side: 'head' }];
    const stored = new Set(trialSamples.map(({ attempt }) => attempt));
    return trials.map((trial) => ({
        purpose: 'planned',
        ...trialOf(trial),
        ...(stored.has(trial.attempt) && { side: trialName(trial.attempt) }),
    }));
}
function extraTrial({ purpose, result }, side) {
    if (purpose === 'seed')
        return [];
    return [{ purpose, ...trialOf(result), ...(side !== undefined && { side }) }];
}
function trialOf(of) {
    const failure = 'failure' in of ? of.failure : undefined;
    const outcome = 'suiteFile' in of ? (0,result_outcome/* outcomeOf */.s)(of).kind : undefined;
    const hasScore = outcome === undefined ? of.status !== 'execution_error' : outcome === 'passed' || outcome === 'failed';
    const word = !hasScore ? 'error' : of.status === 'ok' ? 'pass' : 'fail';
    return {
        word,
        ...(hasScore && { score: of.score }),
        ...(of.costUsd !== undefined && { costUsd: of.costUsd }),
        ...(of.durationMs !== undefined && { durationMs: of.durationMs }),
        ...(failure !== undefined && { failure: failure.message }),
    };
}

// EXTERNAL MODULE: ./build/js/src/app/page/trends.js + 1 modules
var trends = __webpack_require__(12534);
;// CONCATENATED MODULE: ./build/js/src/app/page/page-reporter.js









const NAME = 'report.html';
const page_reporter_MIB = 1024 * 1024;
const writePage = async (report, judged, context, { files, page }) => page === undefined || judged.basis.inputs.html === 'false'
    ? []
    : (0,deliver/* deliverAll */.F)([pageReporter(judged, context, { files, page })], report);
function pageReporter(judged, context, { files, page }) {
    return {
        name: NAME,
        async deliver(report) {
            const template = await page.template();
            if (template === undefined)
                throw new Error('report-template.html is missing next to the program');
            const { baseline } = judged.basis;
            const base = await context.baseAnswers(baseline);
            const rows = pageRows(report, {
                run: context.run ?? 'this run',
                sha: context.links?.commit,
                history: historiesOf(judged),
                base: base.sides,
                different: base.different,
            });
            const trend = baseline.kind === 'found' ? (0,trends/* trendsOf */.K)(baseline.pools, base.trend) : [];
            const { key, unverified, links } = context;
            const source = { report, rows, trend, samples: base.note, key, unverified, links };
            const { html, omitted } = await htmlReport(source, {
                template,
                deflate: page.deflate,
                limits: { ...pageLimits, fileBytes: judged.basis.inputs.htmlMaxMib * page_reporter_MIB },
            });
            const path = (0,external_node_path_.join)(judged.folder, earlier_run/* runFiles */.NW.page);
            await files.write(path, html);
            return { kind: 'delivered', name: NAME, where: `${path}${omittedText(omitted)}` };
        },
    };
}
function historiesOf({ run, basis }) {
    const { tests } = (0,decide/* pairingOf */.U)(run, basis);
    return new Map(tests.map((test) => [(0,result/* resultKey */.ZH)(test), test.base]));
}
const omittedText = (omitted) => omitted.length === 0
    ? ''
    : ` (without ${omitted.map(({ what, tests }) => `${what} of ${(0,shared_text/* plural */.LS)('test', tests)}`).join(', ')}; index.jsonl has all)`;


/***/ }),

/***/ 12534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ trendsOf)
});

// EXTERNAL MODULE: ./build/js/src/shared/grouped.js
var grouped = __webpack_require__(47891);
;// CONCATENATED MODULE: ./build/js/src/shared/statistics/level-change.js
const FEWEST_RUNS = 3;
const LEAST_EVIDENCE = 16;
function levelChange(runs) {
    const all = sumOf(runs);
    let best;
    for (let at = FEWEST_RUNS; at <= runs.length - FEWEST_RUNS; at += 1) {
        const [before, after] = [sumOf(runs.slice(0, at)), sumOf(runs.slice(at))];
        const evidence = 2 * (logLikelihood(before) + logLikelihood(after) - logLikelihood(all));
        if (evidence >= LEAST_EVIDENCE && evidence > (best?.evidence ?? 0))
            best = { at, evidence };
    }
    return best?.at;
}
const sumOf = (runs) => ({
    passes: runs.reduce((sum, { passes }) => sum + passes, 0),
    trials: runs.reduce((sum, { trials }) => sum + trials, 0),
});
function logLikelihood({ passes, trials }) {
    const term = (count) => (count === 0 ? 0 : count * Math.log(count / trials));
    return term(passes) + term(trials - passes);
}

;// CONCATENATED MODULE: ./build/js/src/app/page/trends.js


const trendsOf = (pools, stored = []) => pools.map((pool) => {
    const { suite, file, target, tests, resets } = pool;
    const trials = tests.flatMap((test) => test.trials);
    const known = stored.flatMap((run) => storedPoints(run, pool));
    const isStored = new Set(known.map(({ run }) => run));
    const runs = [...(0,grouped/* grouped */.z)(trials, ({ run }) => [run]).values()];
    const points = [...known, ...runs.map(pointOf).filter(({ run }) => !isStored.has(run))].sort(byTime);
    const change = levelChange(points);
    return {
        suite,
        ...(file !== undefined && { file }),
        target,
        points,
        ...(change !== undefined && { change }),
        resets: resets.map(({ time, reason, testId }) => ({ time, reason, testId })),
    };
});
const byTime = (a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0);
const storedPoints = ({ run, sha, time, suites }, { suite, file, target }) => suites.flatMap((each) => {
    if (each.suite !== suite || each.target !== target || each.file !== file)
        return [];
    const { suite: _, file: __, target: ___, ...numbers } = each;
    return [{ run, time, ...(sha !== undefined && { sha }), ...numbers }];
});
function pointOf(trials) {
    const [{ run, sha, time }] = trials;
    const costUsd = mean(trials.flatMap((trial) => trial.costUsd ?? []));
    const durationMs = mean(trials.flatMap((trial) => trial.durationMs ?? []));
    return {
        run,
        time,
        ...(sha !== undefined && { sha }),
        passes: trials.filter(({ pass }) => pass).length,
        trials: trials.length,
        score: mean(trials.map(({ score }) => score)) ?? 0,
        ...(costUsd !== undefined && { costUsd }),
        ...(durationMs !== undefined && { durationMs }),
    };
}
const mean = (values) => values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;


/***/ }),

/***/ 82595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ fileReporters)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/adapters/github/limits.js
var limits = __webpack_require__(84136);
// EXTERNAL MODULE: ./build/js/src/gate/decision-json.js
var decision_json = __webpack_require__(984);
// EXTERNAL MODULE: ./build/js/src/reports/comment/comment.js + 2 modules
var comment_comment = __webpack_require__(61204);
// EXTERNAL MODULE: ./build/js/src/model/run/present-trials.js
var present_trials = __webpack_require__(56768);
// EXTERNAL MODULE: ./build/js/src/model/run/result-outcome.js
var result_outcome = __webpack_require__(94987);
;// CONCATENATED MODULE: ./build/js/src/shared/json-document.js
const DEEPEST_LISTS = 2;
const jsonDocument = (value) => `${linesOf(value, 0)}\n`;
function linesOf(value, depth) {
    if (Array.isArray(value)) {
        const items = value.map((item) => JSON.stringify(item) ?? 'null');
        return enclosed('[', items, ']', depth);
    }
    if (typeof value !== 'object' || value === null || depth === DEEPEST_LISTS)
        return JSON.stringify(value);
    const entries = Object.entries(value).flatMap(([key, item]) => {
        const text = linesOf(item, depth + 1);
        return text === undefined ? [] : [`${JSON.stringify(key)}: ${text}`];
    });
    return enclosed('{', entries, '}', depth);
}
function enclosed(open, items, close, depth) {
    if (items.length === 0)
        return open + close;
    const indent = '  '.repeat(depth);
    return `${open}\n${indent}  ${items.join(`,\n${indent}  `)}\n${indent}${close}`;
}

// EXTERNAL MODULE: ./build/js/src/shared/json-string.js
var json_string = __webpack_require__(18953);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/reports/escape/invisible.js
var invisible = __webpack_require__(41180);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/reports/findings.js
var findings = __webpack_require__(57277);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 1 modules
var result = __webpack_require__(32506);
;// CONCATENATED MODULE: ./build/js/src/reports/not-run.js


function testsNotRun(report) {
    return [...(0,findings/* findings */.Pg)(report).planned.map((result) => ({ ...result, why: 'dry run' })), ...withoutResult(report)];
}
function withoutResult(report) {
    const { comparison, results } = report;
    if (comparison.tests.every(({ state }) => state !== 'skipped'))
        return [];
    const changes = (0,findings/* changesByKey */.G1)(report);
    const skipped = [...changes].filter(([, { state }]) => state === 'skipped');
    const ran = new Set(skipped.length === 0 ? [] : results.map(result/* resultKey */.ZH));
    return skipped.flatMap(([key, change]) => (ran.has(key) ? [] : [change]));
}

// EXTERNAL MODULE: ./build/js/src/reports/spent.js
var spent = __webpack_require__(68927);
;// CONCATENATED MODULE: ./build/js/src/reports/files/ctrf.js










function ctrf(report) {
    const tests = testsOf(report);
    const start = momentOf(report.startedAt) ?? 0;
    const stop = start + Math.round(report.durationMs);
    const counted = (status) => tests.filter((test) => test.status === status).length;
    const { verdict, totals, generator } = report;
    const document = {
        reportFormat: 'CTRF',
        specVersion: '0.1.0',
        timestamp: new Date(stop).toISOString(),
        generatedBy: generator.name,
        results: {
            tool: { name: generator.name, version: generator.version },
            summary: {
                tests: tests.length,
                passed: counted('passed'),
                failed: counted('failed'),
                skipped: counted('skipped'),
                pending: counted('pending'),
                other: counted('other'),
                flaky: tests.filter(({ flaky }) => flaky).length,
                suites: new Set(tests.map(({ suite }) => suite[0])).size,
                start,
                stop,
                duration: stop - start,
                extra: {
                    verdict: verdict.kind,
                    headline: clean(verdict.headline),
                    complete: report.complete,
                    dryRun: report.dryRun,
                    ...(!report.dryRun && { score: totals.score, passRate: totals.passRate, costUsd: totals.costUsd }),
                },
            },
            tests,
            environment: { healthy: report.conclusion === 'success' },
        },
    };
    return jsonDocument(document);
}
const MESSAGE_CHARACTERS = 2000;
const EXCERPT_BYTES = 4096;
const NAME_CHARACTERS = 1000;
function testsOf(report) {
    const changeOf = (0,findings/* changeFinder */.DB)(report);
    const suiteName = (0,findings/* suiteNamer */.u3)(report);
    const isPlanned = new Set((0,findings/* findings */.Pg)(report).planned);
    const notRun = testsNotRun(report);
    const several = severalTargets([...report.results, ...notRun]);
    const named = (test) => ({
        name: nameOf(test, several.has(suiteKey(test))),
        suite: [line(suiteName({ suite: test.suite, file: test.suiteFile }))],
    });
    return [
        ...report.results
            .filter((result) => !isPlanned.has(result))
            .map((result) => testOf(named(result), result, changeOf(result))),
        ...notRun.map((test) => ({ ...named(test), ...leftOut(test, report.dryRun) })),
    ];
}
const suiteKey = ({ suite, suiteFile }) => `${(0,json_string/* jsonString */.I)(suiteFile)} ${(0,json_string/* jsonString */.I)(suite)}`;
function severalTargets(tests) {
    const first = new Map();
    const several = new Set();
    for (const test of tests) {
        const key = suiteKey(test);
        const known = first.get(key);
        if (known === undefined)
            first.set(key, test.target);
        else if (known !== test.target)
            several.add(key);
    }
    return several;
}
const nameOf = ({ testId, target }, withTarget) => line(withTarget ? `${testId} [${target}]` : testId) || '(no id)';
function testOf({ name, suite }, result, change) {
    const [start, stop] = [momentOf(result.startTime), momentOf(result.endTime)];
    const isTimed = start !== undefined && stop !== undefined && stop >= start;
    const stdout = excerptOf(result);
    const attempts = attemptsOf(result);
    const { kind } = (0,result_outcome/* outcomeOf */.s)(result);
    return {
        name,
        suite,
        status: statusOf(result, change),
        duration: Math.round((0,spent/* timeOf */.nR)(result) ?? 0),
        start: isTimed ? start : undefined,
        stop: isTimed ? stop : undefined,
        message: messageOf(result, change),
        line: result.location.line,
        rawStatus: result.status === 'execution_error' ? `${result.status}: ${result.failure.class}` : result.status,
        filePath: line(result.location.file),
        retries: attempts && attempts.length - 1,
        retryAttempts: attempts,
        flaky: kind === 'passed' && attempts?.some(({ status }) => status === 'failed') ? true : undefined,
        stdout: stdout.length > 0 ? stdout : undefined,
        extra: extraOf(result, change),
    };
}
function statusOf(result, change) {
    const { kind } = (0,result_outcome/* outcomeOf */.s)(result);
    return kind !== 'passed' && change?.state === 'quarantined' ? 'skipped' : STATUSES[kind];
}
const STATUSES = {
    passed: 'passed',
    failed: 'failed',
    errored: 'other',
    'not-run': 'skipped',
};
function messageOf(result, change) {
    const { kind } = (0,result_outcome/* outcomeOf */.s)(result);
    if (kind === 'passed')
        return undefined;
    const why = (0,findings/* isWithoutScore */.Ff)(result) ? (0,findings/* causeLines */.t1)(result) : (0,findings/* failedChecks */.HH)(result).map(({ text }) => clean(text));
    const quarantined = change?.state === 'quarantined' ? [`quarantined: ${change.why ?? kind}`] : [];
    return (0,shared_text/* cutEnd */.ym)(clean([...quarantined, ...why].join('\n')), MESSAGE_CHARACTERS);
}
function attemptsOf({ trials = [] }) {
    return trials.length < 2 || trials.every((trial) => trial.status === 'ok') ? undefined : trials.map(attemptOf);
}
function attemptOf(trial) {
    const { attempt, status, score, failure, durationMs } = trial;
    const [measured] = (0,present_trials/* measuredTrials */.ik)([trial]);
    return {
        attempt: attempt + 1,
        status: measured === undefined ? 'other' : measured.pass ? 'passed' : 'failed',
        ...(durationMs !== undefined && { duration: Math.round(durationMs) }),
        ...(failure && { message: (0,shared_text/* cutEnd */.ym)(clean(failure.message), MESSAGE_CHARACTERS) }),
        ...(status !== 'execution_error' && { extra: { score } }),
    };
}
function excerptOf({ output }) {
    const text = (0,shared_text/* cutBytes */.Uw)(clean((0,shared_text/* cutBytes */.Uw)(output, EXCERPT_BYTES)), EXCERPT_BYTES);
    return text === '' ? [] : text.split('\n');
}
function extraOf(result, change) {
    const trials = (0,findings/* trialCounts */.bK)(result);
    return {
        target: clean(result.target),
        model: result.model && clean(result.model),
        score: (0,result_outcome/* outcomeOf */.s)(result).score,
        passMark: result.passMark,
        mustPass: result.mustPass || undefined,
        passes: trials?.passes,
        trials: trials?.trials,
        costUsd: (0,spent/* costOf */.ho)(result),
        tokens: (0,spent/* tokensOf */.k8)(result),
        repeatedCalls: result.retries > 0 ? result.retries : undefined,
        reusedFrom: result.reusedFrom && clean(result.reusedFrom),
        state: change?.state,
        flakyBaseline: change?.flaky,
    };
}
function leftOut({ location, why, target }, isDryRun) {
    return {
        status: isDryRun ? 'pending' : 'skipped',
        duration: 0,
        message: (0,shared_text/* cutEnd */.ym)(clean(why ?? 'not run'), MESSAGE_CHARACTERS),
        ...(location && { line: location.line }),
        rawStatus: isDryRun ? 'planned' : 'not run',
        ...(location && { filePath: line(location.file) }),
        extra: { target: clean(target) },
    };
}
function momentOf(time) {
    const moment = time === undefined ? Number.NaN : Date.parse(time);
    return Number.isFinite(moment) ? moment : undefined;
}
const clean = (text) => ((0,invisible/* isPlain */.$i)(text) ? text : (0,invisible/* showInvisible */.jQ)((0,invisible/* withoutAnsi */.uo)(text)));
const line = (text) => (0,shared_text/* cutEnd */.ym)((0,terminal/* oneLine */.T)(text), NAME_CHARACTERS);

// EXTERNAL MODULE: ./build/js/src/model/run/outcome.js
var outcome = __webpack_require__(207);
// EXTERNAL MODULE: ./build/js/src/model/suite/location.js
var suite_location = __webpack_require__(37987);
// EXTERNAL MODULE: ./build/js/src/shared/grouped.js
var grouped = __webpack_require__(47891);
;// CONCATENATED MODULE: ./build/js/src/reports/escape/xml.js

const xmlText = (text) => (0,invisible/* isPlain */.$i)(text) ? text : (0,invisible/* showInvisible */.jQ)((0,invisible/* withoutAnsi */.uo)(text).replace(illegal, ''));
const illegal = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

;// CONCATENATED MODULE: ./build/js/src/reports/files/junit.js










async function junit(report) {
    const { default: library } = (await __webpack_require__.e(/* import() */ 1072).then(__webpack_require__.t.bind(__webpack_require__, 51072, 19)));
    const document = library.newBuilder();
    const suites = suitesOf(report);
    const inAll = seconds(sumOfTimes(suites.flatMap(({ results }) => results)));
    for (const suite of suites)
        addSuite(document, { ...suite, inAll }, report);
    return `${document.build()}\n`;
}
function addSuite(document, { name, parts, results, notRun, inAll }, report) {
    const suite = document.testSuite();
    suite.name(xmlText(name)).timestamp(report.startedAt.slice(0, 'YYYY-MM-DDThh:mm:ss'.length));
    addProperties(suite, parts.flatMap((part) => suiteProperties(report, part, parts.length > 1)));
    const changeOf = (0,findings/* changeFinder */.DB)(report);
    const severalTargets = new Set([...results, ...notRun].map(({ target }) => target)).size > 1;
    const nameOf = ({ testId, target }) => xmlText(severalTargets ? `${testId} [${target}]` : testId);
    for (const result of results)
        addCase(suite, result, { change: changeOf(result), name: nameOf(result), suite: name });
    for (const left of notRun)
        addNotRun(suite, left, { name: nameOf(left), suite: name });
    const time = seconds(sumOfTimes(results));
    alsoBuild(suite, (element) => {
        element.att('time', time);
        element.root().att('time', inAll);
    });
}
function alsoBuild(node, add) {
    const build = node.build.bind(node);
    node.build = (parent) => {
        const element = build(parent);
        add(element);
        return element;
    };
}
function alsoBuildCase(testCase, add) {
    alsoBuild(testCase, add);
    const build = testCase.build.bind(testCase);
    testCase.build = (suite) => {
        const element = build(suite);
        suite.children.pop();
        const text = element.toString(CASE_LAYOUT).trim();
        return suite.raw(text);
    };
}
const CASE_LAYOUT = { pretty: true, offset: 2 };
const junit_EXCERPT_BYTES = 4096;
const junit_MESSAGE_CHARACTERS = 2000;
function suitesOf(report) {
    const isPlanned = new Set((0,findings/* findings */.Pg)(report).planned);
    const notRun = testsNotRun(report);
    const name = (0,findings/* suiteNamer */.u3)(report);
    const results = bySuite(report.results.filter((result) => !isPlanned.has(result)));
    const left = bySuite(notRun);
    const suites = bySuite([...report.suites.map(({ suite, file }) => ({ suite, suiteFile: file })), ...report.results]);
    return [...suites].map(([key, [{ suite, suiteFile }]]) => ({
        name: name({ suite, file: suiteFile }),
        parts: report.suites.filter((part) => part.suite === suite && part.file === suiteFile),
        results: results.get(key) ?? [],
        notRun: left.get(key) ?? [],
    }));
}
const bySuite = (tests) => (0,grouped/* grouped */.z)(tests, ({ suite, suiteFile }) => [suiteFile, suite]);
function addProperties(node, all) {
    for (const [name, value] of all)
        if (value !== undefined)
            node.property(xmlText(name), xmlText(`${value}`));
}
function suiteProperties(report, part, several) {
    const { target, threshold, totals } = part;
    const verdict = report.verdict.suites.find(({ suite, file, target: on }) => suite === part.suite && file === part.file && on === target);
    const measured = [
        ['score', totals.score?.toFixed(3)],
        ['threshold', threshold],
        ['pass-rate', totals.passRate?.toFixed(3)],
        ['cost-usd', totals.costUsd],
        ['judge-cost-usd', totals.graderCostUsd],
        ['not-run', totals.skipped > 0 ? totals.skipped : undefined],
    ];
    const all = [['target', target], ['verdict', verdict?.kind], ...(report.dryRun ? [] : measured)];
    return several ? all.map(([key, value]) => [`${key} [${target}]`, value]) : all;
}
function addCase(suite, result, { change, ...facts }) {
    const testCase = newCase(suite, facts, result.location);
    addProperties(testCase, caseProperties(result, change));
    const mark = markOf(result, change);
    if (mark?.kind === 'skipped')
        testCase.skipped();
    if (mark?.kind === 'failure')
        testCase.failure(mark.message, mark.type);
    if (mark?.kind === 'error')
        testCase.error(mark.message, mark.type);
    const excerpt = (0,shared_text/* cutBytes */.Uw)(xmlText((0,shared_text/* cutBytes */.Uw)(result.output, junit_EXCERPT_BYTES)), junit_EXCERPT_BYTES);
    alsoBuildCase(testCase, (element) => {
        element.att('line', `${result.location.line}`).att('time', seconds((0,spent/* timeOf */.nR)(result) ?? 0));
        if (mark !== undefined)
            complete(element, mark);
        for (const trial of flakyTrials(result))
            addFlakyMark(element, trial);
        if (excerpt !== '')
            element.ele('system-out', {}, excerpt);
    });
}
function addNotRun(suite, { location, why, target }, facts) {
    const testCase = newCase(suite, facts, location);
    addProperties(testCase, [['target', target]]);
    testCase.skipped();
    alsoBuildCase(testCase, (element) => {
        if (location !== undefined)
            element.att('line', `${location.line}`);
        element.att('time', seconds(0));
        complete(element, { kind: 'skipped', message: xmlText(why ?? 'not run') });
    });
}
function newCase(suite, facts, location) {
    const testCase = suite.testCase();
    testCase.name(facts.name).className(xmlText(facts.suite));
    if (location !== undefined)
        testCase.file(xmlText(location.file));
    return testCase;
}
function complete(testCase, { kind, message, text }) {
    const mark = testCase.children.find((child) => 'name' in child && child.name === kind);
    if (kind === 'skipped')
        mark.att('message', message);
    if (text)
        mark.txt(text);
}
function caseProperties(result, change) {
    const trials = (0,findings/* trialCounts */.bK)(result);
    const { kind, score } = (0,result_outcome/* outcomeOf */.s)(result);
    return [
        ['target', result.target],
        ['verdict', kind],
        ['score', score?.toFixed(3)],
        ['pass-mark', result.passMark],
        ['pass-rate', trials && `${trials.passes}/${trials.trials}`],
        ['cost-usd', (0,spent/* costOf */.ho)(result)],
        ['tokens', (0,spent/* tokensOf */.k8)(result)],
        ['model', result.model],
        ['reused-from', result.reusedFrom],
        ['state', change?.state],
        ['flaky-baseline', change?.flaky && 'true'],
    ];
}
function markOf(result, change) {
    const { kind, score } = (0,result_outcome/* outcomeOf */.s)(result);
    if (kind === 'passed')
        return undefined;
    if (change?.state === 'quarantined') {
        return { kind: 'skipped', message: xmlText(`quarantined: ${change.why ?? kind}`) };
    }
    if ((0,findings/* isWithoutScore */.Ff)(result)) {
        const message = errorMessage((0,findings/* causeLines */.t1)(result).join('\n'));
        if (kind === 'not-run')
            return { kind: 'skipped', message };
        return { kind: 'error', message, type: result.failure.class, text: errorText(result, message) };
    }
    const failure = (0,present_trials/* failureOf */.g5)(result);
    return {
        kind: 'failure',
        message: failure === undefined ? scoreMessage(score ?? 0) : errorMessage(failure.message),
        type: failure?.class ?? failureType(result, change),
        text: failureText(result, score ?? 0),
    };
}
const errorMessage = (text) => xmlText((0,shared_text/* cutEnd */.ym)(text, junit_MESSAGE_CHARACTERS));
function failureType(result, change) {
    if (change?.state === 'regressed')
        return 'regression';
    return result.assertions.some(({ passed }) => !passed) ? 'assertion' : 'threshold';
}
function failureText(result, score) {
    const failed = (0,findings/* failedChecks */.HH)(result).map(({ text }) => (0,shared_text/* cutEnd */.ym)(xmlText(text), junit_MESSAGE_CHARACTERS));
    return `Score: ${score.toFixed(3)}\nFailed: ${failed.join(', ')}`;
}
function errorText({ failure }, message) {
    return failure.location === undefined ? message : `${message}\nat ${xmlText((0,suite_location/* locationText */.f)(failure.location))}`;
}
const flakyTrials = (result) => (0,result_outcome/* outcomeOf */.s)(result).kind === 'passed' ? (result.trials ?? []).filter(({ status }) => status !== 'ok') : [];
function addFlakyMark(testCase, { status, score, failure, attempt }) {
    const isGraded = status !== 'execution_error';
    const message = isGraded ? scoreMessage(score) : (0,shared_text/* cutEnd */.ym)(failure?.message ?? 'error', junit_MESSAGE_CHARACTERS);
    const type = isGraded ? 'assertion' : (failure?.class ?? 'error');
    const isFailure = isGraded || (failure !== undefined && (0,outcome/* isAgentFailure */.s7)(failure));
    const name = isFailure ? 'flakyFailure' : 'flakyError';
    testCase.ele(name, { message: xmlText(message), type }, `Trial ${attempt + 1}`);
}
const scoreMessage = (score) => `score=${score.toFixed(3)}`;
const seconds = (milliseconds) => (milliseconds / 1000).toFixed(3);
const sumOfTimes = (results) => results.reduce((sum, result) => sum + ((0,spent/* timeOf */.nR)(result) ?? 0), 0);

// EXTERNAL MODULE: ./build/js/src/reports/reporters/file.js
var file = __webpack_require__(18818);
// EXTERNAL MODULE: ./build/js/src/reports/summary/summary.js + 3 modules
var summary = __webpack_require__(95105);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/earlier-run.js + 1 modules
var earlier_run = __webpack_require__(75671);
;// CONCATENATED MODULE: ./build/js/src/app/pipeline/file-reporters.js










function reportJson(report) {
    const { schemaVersion, generator, startedAt, durationMs, complete, verdict, ...rest } = report;
    const decision = (0,decision_json/* decisionJson */.l)(verdict, report.comparison);
    const head = { schemaVersion, generator, startedAt, durationMs, complete };
    const file = { ...head, verdict: decision, gate: verdict, ...rest };
    return jsonDocument(file);
}
const fileReporters = (folder, files, comment) => [
    (0,file/* fileReporter */.C)('report.json', (0,external_node_path_.join)(folder, earlier_run/* runFiles */.NW.report), reportJson, files),
    (0,file/* fileReporter */.C)('junit.xml', (0,external_node_path_.join)(folder, earlier_run/* runFiles */.NW.junit), junit, files),
    (0,file/* fileReporter */.C)('ctrf.json', (0,external_node_path_.join)(folder, earlier_run/* runFiles */.NW.ctrf), ctrf, files),
    (0,file/* fileReporter */.C)('summary.md', (0,external_node_path_.join)(folder, earlier_run/* runFiles */.NW.summary), (report) => (0,summary/* summaryMarkdown */.eH)(report, limits/* JOB_SUMMARY_BYTES */.HC), files),
    ...(comment === undefined
        ? []
        : [
            (0,file/* fileReporter */.C)('comment.md', (0,external_node_path_.join)(folder, earlier_run/* runFiles */.NW.comment), (report) => (0,comment_comment/* commentMarkdown */.r)(report, comment, limits/* COMMENT_BYTES */.GJ), files),
        ]),
];


/***/ }),

/***/ 81959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ sideOf)
});

// EXTERNAL MODULE: ./build/js/src/model/run/message.js
var message = __webpack_require__(89976);
// EXTERNAL MODULE: ./build/js/src/model/run/present-trials.js
var present_trials = __webpack_require__(56768);
// EXTERNAL MODULE: ./build/js/src/model/run/result-outcome.js
var result_outcome = __webpack_require__(94987);
;// CONCATENATED MODULE: ./build/js/src/shared/canonical-json.js
function canonicalJson(value) {
    return JSON.stringify(sorted(value, 0)) ?? '';
}
const DEEPEST = 100;
function sorted(value, depth) {
    if (typeof value !== 'object' || value === null || depth > DEEPEST)
        return value;
    if (Array.isArray(value))
        return value.map((item) => sorted(item, depth + 1));
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    return Object.fromEntries(entries.map(([key, item]) => [key, sorted(item, depth + 1)]));
}

;// CONCATENATED MODULE: ./build/js/src/compare/side-of.js




function sideOf(result, from) {
    const { status, output, scores, messages, fileChanges, tokenUsage, costUsd, durationMs, model } = result;
    const outcome = (0,result_outcome/* outcomeOf */.s)(result);
    const tokens = totalTokens(tokenUsage);
    return {
        pass: outcome.kind === 'passed',
        ...(outcome.score !== undefined && { score: outcome.score }),
        answer: status === 'execution_error' ? '' : output,
        ...(status === 'execution_error' && { failure: (0,present_trials/* failureOf */.g5)(result)?.message ?? result.failure.message }),
        graders: scores.length > 0 ? scores.map(graderOf) : ungrouped(result),
        steps: stepsOf(messages),
        ...(fileChanges !== undefined && { fileChanges }),
        ...(tokens !== undefined && { tokens }),
        ...(costUsd !== undefined && { costUsd }),
        ...(durationMs !== undefined && { durationMs }),
        ...(model !== undefined && { model }),
        from: { ...from, time: result.timestamp },
    };
}
const totalTokens = (usage) => usage && usage.input + usage.output;
function ungrouped({ assertions, score }) {
    if (assertions.length === 0)
        return [];
    const verdict = assertions.every(({ passed }) => passed) ? 'pass' : 'fail';
    return [{ name: 'checks', type: 'assertions', score, weight: 1, verdict, assertions }];
}
const graderOf = (score) => ({
    name: score.name,
    type: score.type,
    score: score.score,
    weight: score.weight,
    verdict: score.verdict,
    assertions: score.assertions,
    ...(score.reasoning !== undefined && { reasoning: score.reasoning }),
    ...(score.target !== undefined && { judge: score.target }),
    ...(score.costUsd !== undefined && { costUsd: score.costUsd }),
    ...(score.scores !== undefined && { members: score.scores.map(graderOf) }),
});
function stepsOf(messages) {
    return messages.flatMap((message) => {
        const { role, content, toolCalls = [], tokenUsage, durationMs } = message;
        const tokens = totalTokens(tokenUsage);
        const text = content === undefined ? '' : textOf(content);
        const isEmpty = text === '' && toolCalls.length > 0;
        const own = {
            kind: 'message',
            role,
            text,
            ...(tokens !== undefined && { tokens }),
            ...(durationMs !== undefined && { durationMs }),
        };
        return [...(isEmpty ? [] : [own]), ...toolCalls.map(callOf)];
    });
}
function textOf(content) {
    if (!Array.isArray(content))
        return (0,message/* contentText */.Tf)(content);
    return content
        .map((part) => {
        if (part.type === 'text')
            return part.value;
        if (part.type === 'file')
            return `[file ${part.path}]`;
        return part.type === 'image' ? `[image ${part.mediaType}]` : canonicalJson(part.value);
    })
        .join('\n');
}
const callOf = ({ tool, input, output, status, durationMs }) => ({
    kind: 'call',
    tool,
    input: valueText(input),
    output: valueText(output),
    ...(status !== undefined && { status }),
    ...(durationMs !== undefined && { durationMs }),
});
const valueText = (value) => value === undefined ? '' : typeof value === 'string' ? value : canonicalJson(value);


/***/ }),

/***/ 19412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _E: () => (/* binding */ MEASURED_DIFFERENTLY),
  at: () => (/* binding */ firstDifference),
  Lq: () => (/* binding */ isKnownDifference)
});

// UNUSED EXPORTS: MOST_STEPS, alignSteps

// EXTERNAL MODULE: ./build/js/src/model/run/cut-side.js
var cut_side = __webpack_require__(25063);
;// CONCATENATED MODULE: ./build/js/src/shared/sequence-diff.js
const sequenceDiff = (before, after, mostEdits) => sequence_diff_finished(sequence_diff_sequenceDiffSteps(before, after, mostEdits));
function sequence_diff_finished(work) {
    for (;;) {
        const { done, value } = work.next();
        if (done)
            return value;
    }
}
function* sequence_diff_sequenceDiffSteps(before, after, mostEdits) {
    const shared = Math.min(before.length, after.length);
    let start = 0;
    while (start < shared && before[start] === after[start])
        start += 1;
    let end = 0;
    while (end < shared - start && before[before.length - 1 - end] === after[after.length - 1 - end])
        end += 1;
    const old = before.slice(start, before.length - end);
    const current = after.slice(start, after.length - end);
    const middle = yield* shortestScript(old, current, mostEdits);
    if (middle === undefined)
        return undefined;
    const script = new Script();
    script.add('same', 0, 0, start);
    for (const { kind, before: at, after: to, count } of middle)
        script.add(kind, at + start, to + start, count);
    script.add('same', start + old.length, start + current.length, end);
    return script.edits;
}
class Script {
    edits = [];
    add(kind, before, after, count) {
        if (count === 0)
            return;
        const last = this.edits.at(-1);
        if (last?.kind === kind)
            this.edits[this.edits.length - 1] = { ...last, count: last.count + count };
        else
            this.edits.push({ kind, before, after, count });
    }
}
function* shortestScript(old, current, mostEdits) {
    const most = Math.min(old.length + current.length, mostEdits);
    const furthest = new Int32Array(2 * most + 3);
    const rounds = [];
    for (let edits = 0; edits <= most; edits += 1) {
        yield;
        rounds.push(furthest.slice(most - edits, most + edits + 3));
        for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
            const at = most + 1 + diagonal;
            const [left = 0, right = 0] = [furthest[at - 1], furthest[at + 1]];
            const isDown = diagonal === -edits || (diagonal !== edits && left < right);
            let x = isDown ? right : left + 1;
            while (x < old.length && x - diagonal < current.length && old[x] === current[x - diagonal])
                x += 1;
            furthest[at] = x;
            if (x >= old.length && x - diagonal >= current.length)
                return walkBack(rounds, old.length, current.length);
        }
    }
    return undefined;
}
function walkBack(rounds, oldLength, currentLength) {
    const steps = [];
    let [x, y] = [oldLength, currentLength];
    for (let edits = rounds.length - 1; edits > 0; edits -= 1) {
        const round = rounds[edits] ?? new Int32Array();
        const centre = edits + 1;
        const diagonal = x - y;
        const [left = 0, right = 0] = [round[centre + diagonal - 1], round[centre + diagonal + 1]];
        const isDown = diagonal === -edits || (diagonal !== edits && left < right);
        const fromX = isDown ? right : left;
        const fromY = fromX - (isDown ? diagonal + 1 : diagonal - 1);
        const equal = isDown ? x - fromX : y - fromY;
        steps.push({ kind: 'same', before: x - equal, after: y - equal, count: equal });
        steps.push({ kind: isDown ? 'added' : 'removed', before: fromX, after: fromY, count: 1 });
        [x, y] = [fromX, fromY];
    }
    steps.push({ kind: 'same', before: 0, after: 0, count: x });
    const script = new Script();
    for (const { kind, before, after, count } of steps.reverse())
        script.add(kind, before, after, count);
    return script.edits;
}

// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
;// CONCATENATED MODULE: ./build/js/src/shared/text-diff.js

const MOST_WORDS = 20_000;
const MOST_EDITS = 2_000;
const textDiff = (before, after) => finished(textDiffSteps(before, after));
function* textDiffSteps(before, after) {
    if (before === after)
        return { unit: 'word', parts: before === '' ? [] : [{ kind: 'same', text: before }] };
    const words = [before, after].map(wordsOf);
    const isShort = words.every(({ length }) => length <= MOST_WORDS);
    const byWord = isShort ? yield* partsOf(words[0] ?? [], words[1] ?? []) : undefined;
    if (byWord !== undefined)
        return { unit: 'word', parts: withoutCrumbs(byWord) };
    const byLine = yield* partsOf(linesOf(before), linesOf(after));
    if (byLine !== undefined)
        return { unit: 'line', parts: byLine };
    return {
        unit: 'none',
        parts: [
            { kind: 'removed', text: before },
            { kind: 'added', text: after },
        ],
    };
}
function commonWords(before, after) {
    let end = 0;
    while (end < before.length && before[end] === after[end])
        end += 1;
    if (end === before.length && end === after.length)
        return before;
    const shared = before.slice(0, end);
    const next = [before, after].map((text) => text.slice(end, end + 2)).join('\0');
    const word = /(?:^|\0)[\p{L}\p{N}_]/u.test(next) ? shared.replace(/[\p{L}\p{N}_]+$/u, '') : shared;
    return word === shared && /(?:^|\0)\s/.test(next) ? shared.trimEnd() : word;
}
const wordsOf = (text) => text.match(/\s+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? [];
const linesOf = (text) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
function* partsOf(before, after) {
    const edits = yield* sequenceDiffSteps(before, after, MOST_EDITS);
    return edits?.map(({ kind, before: at, after: to, count }) => ({
        kind,
        text: kind === 'added' ? after.slice(to, to + count).join('') : before.slice(at, at + count).join(''),
    }));
}
function withoutCrumbs(parts) {
    const joined = [];
    let [removed, added] = ['', ''];
    const flush = () => {
        if (removed !== '')
            joined.push({ kind: 'removed', text: removed });
        if (added !== '')
            joined.push({ kind: 'added', text: added });
        [removed, added] = ['', ''];
    };
    for (const [index, { kind, text }] of parts.entries()) {
        if (kind === 'removed')
            removed += text;
        else if (kind === 'added')
            added += text;
        else if (/^[^\S\n]+$/.test(text) && (removed !== '' || added !== '') && isChange(parts[index + 1])) {
            removed += text;
            added += text;
        }
        else {
            flush();
            joined.push({ kind, text });
        }
    }
    flush();
    return joined;
}
const isChange = (part) => part !== undefined && part.kind !== 'same';

;// CONCATENATED MODULE: ./build/js/src/compare/trajectory.js




const MOST_STEPS = 2_000;
const trajectory_MOST_EDITS = 2_000;
const keyOf = (step) => (step.kind === 'message' ? step.role : `${step.tool}\0${step.input}`);
function alignSteps(base, head) {
    const [from, to] = [base.slice(0, MOST_STEPS), head.slice(0, MOST_STEPS)];
    const edits = sequenceDiff(from.map(keyOf), to.map(keyOf), trajectory_MOST_EDITS) ?? [
        { kind: 'removed', before: 0, after: 0, count: from.length },
        { kind: 'added', before: from.length, after: 0, count: to.length },
    ];
    const rows = [];
    let gap = { base: [], head: [] };
    for (const { kind, before, after, count } of edits) {
        if (kind === 'removed')
            gap.base.push(...range(before, count));
        else if (kind === 'added')
            gap.head.push(...range(after, count));
        else {
            rows.push(...pairGap(gap.base, gap.head, from, to));
            gap = { base: [], head: [] };
            for (let index = 0; index < count; index += 1)
                rows.push({ base: before + index, head: after + index, same: true });
        }
    }
    return [...rows, ...pairGap(gap.base, gap.head, from, to)];
}
const range = (start, count) => Array.from({ length: count }, (_, index) => start + index);
function pairGap(bases, heads, from, to) {
    const rows = [];
    let next = 0;
    for (const base of bases) {
        const at = heads.findIndex((head, index) => index >= next && isSameTool(from[base], to[head]));
        if (at < 0) {
            rows.push({ base, same: false });
            continue;
        }
        for (const head of heads.slice(next, at))
            rows.push({ head, same: false });
        rows.push({ base, head: heads[at], same: false });
        next = at + 1;
    }
    return [...rows, ...heads.slice(next).map((head) => ({ head, same: false }))];
}
const isSameTool = (a, b) => a?.kind === 'call' && b?.kind === 'call' && a.tool === b.tool;
const LONGEST_SENTENCE = 200;
const LONGEST_ARGUMENT = 60;
const NO_BASE_ANSWER = 'no base answer is stored';
const MEASURED_DIFFERENTLY = 'the base branch measures this test differently';
const isKnownDifference = (sentence) => sentence !== undefined && sentence !== NO_BASE_ANSWER && sentence !== MEASURED_DIFFERENTLY;
function firstDifference(base, head) {
    if (base === undefined)
        return { sentence: NO_BASE_ANSWER };
    const found = ((0,cut_side/* isCut */.xZ)(base, 'steps') ? undefined : inCalls(base, head)) ?? { sentence: inAnswers(base, head) };
    return { ...found, sentence: (0,shared_text/* cutEnd */.ym)(found.sentence.replaceAll(/\s+/g, ' '), LONGEST_SENTENCE) };
}
function inCalls(base, head) {
    const rows = alignSteps(base.steps, head.steps);
    const isCall = ({ base: from, head: to }) => [base.steps[from ?? -1], head.steps[to ?? -1]].some((step) => step?.kind === 'call');
    const row = rows.findIndex((each) => !each.same && isCall(each));
    const found = rows[row];
    if (found === undefined)
        return undefined;
    const [from, to] = [base.steps[found.base ?? -1], head.steps[found.head ?? -1]];
    if (from?.kind === 'call' && to?.kind === 'call') {
        return { sentence: `same calls; ${to.tool} got another input: ${changedInput(from.input, to.input)}`, row };
    }
    const nextOf = (side) => rows.slice(row).flatMap((each) => {
        const step = (side === 'base' ? base : head).steps[each[side] ?? -1];
        return step?.kind === 'call' ? [step] : [];
    })[0];
    const [baseCall, headCall] = [nextOf('base'), nextOf('head')];
    const number = (found.head ?? found.base ?? row) + 1;
    if (headCall === undefined && baseCall !== undefined) {
        const done = head.steps.length === 0 ? 'made no call' : `stopped after step ${callsBefore(rows, row, head)}`;
        return { sentence: `head ${done}; base continued with ${baseCall.tool}`, row };
    }
    if (baseCall === undefined && headCall !== undefined) {
        return {
            sentence: `base stopped after step ${callsBefore(rows, row, base)}; head continued with ${headCall.tool}`,
            row,
        };
    }
    if (baseCall === undefined || headCall === undefined)
        return undefined;
    return { sentence: `step ${number}: base called ${callText(baseCall)}, head called ${callText(headCall)}`, row };
}
const callsBefore = (rows, row, side) => Math.min(rows.slice(0, row).length, side.steps.length);
const callText = ({ tool, input }) => input === '' || input === '{}' ? tool : `${tool} ${(0,shared_text/* cutMiddle */.it)(input, LONGEST_ARGUMENT)}`;
function changedInput(before, after) {
    const [old, current] = [before, after].map(argumentsOf);
    const name = [...new Set([...Object.keys(old ?? {}), ...Object.keys(current ?? {})])].find((key) => JSON.stringify(old?.[key]) !== JSON.stringify(current?.[key]));
    if (old === undefined || current === undefined || name === undefined) {
        return `${(0,shared_text/* cutMiddle */.it)(before, LONGEST_ARGUMENT)} \u2192 ${(0,shared_text/* cutMiddle */.it)(after, LONGEST_ARGUMENT)}`;
    }
    const shown = (value) => (0,shared_text/* cutMiddle */.it)(typeof value === 'string' ? value : (JSON.stringify(value) ?? 'absent'), 40);
    return `${(0,shared_text/* cutMiddle */.it)(name, 40)} ${shown(old[name])} \u2192 ${shown(current[name])}`;
}
function argumentsOf(input) {
    if (!input.startsWith('{'))
        return undefined;
    try {
        return JSON.parse(input);
    }
    catch {
        return undefined;
    }
}
function inAnswers(base, head) {
    if (head.failure !== undefined && base.failure === undefined)
        return `head gave no answer: ${head.failure}`;
    const isWithCalls = !(0,cut_side/* isCut */.xZ)(base, 'steps') && [...base.steps, ...head.steps].some(({ kind }) => kind === 'call');
    const answer = (0,cut_side/* isCut */.xZ)(base, 'answer') ? (0,cut_side/* shortAnswer */.d$)(head.answer) : head.answer;
    if (base.answer === answer)
        return `equal answers; grading differs: ${gradingChange(base, head)}`;
    const same = commonWords(base.answer, answer);
    if (!isWithCalls) {
        return `no trajectory; the answers differ from word ${same.trim() === '' ? 1 : same.trim().split(/\s+/).length + 1} on`;
    }
    const rest = (0,shared_text/* cutEnd */.ym)(answer.slice(same.length).trim(), 50);
    const shown = rest === '' ? (0,shared_text/* cutEnd */.ym)(base.answer.slice(same.length).trim(), 50) : rest;
    return `same calls; the answers differ from "${shown}" on`;
}
function gradingChange(base, head) {
    const changes = head.graders.flatMap(({ name, score }) => {
        const before = base.graders.find((grader) => grader.name === name)?.score;
        return before === undefined || before === score ? [] : [{ name, before, score }];
    });
    const [worst] = changes.sort((a, b) => Math.abs(b.score - b.before) - Math.abs(a.score - a.before));
    return worst === undefined
        ? 'no grader changed its score'
        : `${worst.name} ${two(worst.before)} \u2192 ${two(worst.score)}`;
}
const two = (score) => String(Math.round(score * 100) / 100);


/***/ }),

/***/ 14775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $k: () => (/* binding */ TREND_FILE),
  Hr: () => (/* binding */ decodeSample),
  eX: () => (/* binding */ decodeTrend),
  NK: () => (/* binding */ encodeSample),
  Uo: () => (/* binding */ encodeTrend),
  r$: () => (/* binding */ isSampleFile),
  TN: () => (/* binding */ keyOf),
  Mw: () => (/* binding */ sampleFiles),
  xB: () => (/* binding */ sampleLimits),
  Mq: () => (/* binding */ sampleLines)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(81469);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 1 modules
var result = __webpack_require__(32506);
// EXTERNAL MODULE: ./build/js/src/model/late-object.js
var late_object = __webpack_require__(44657);
// EXTERNAL MODULE: ./build/js/src/model/run/side.js
var side = __webpack_require__(95380);
;// CONCATENATED MODULE: ./build/js/src/model/run/sample.js



const sampleSchema = (0,late_object/* lateObject */.k)(() => ({
    key: schemas/* tuple */.PVZ([schemas/* string */.YjP(), schemas/* string */.YjP(), schemas/* string */.YjP(), schemas/* string */.YjP()]),
    measure: schemas/* string */.YjP().optional(),
    subject: schemas/* string */.YjP().optional(),
    sides: schemas/* array */.YOg(side/* sideSchema */.l).min(1).max(2),
}));
const trendRunSchema = (0,late_object/* lateObject */.k)(() => ({
    run: schemas/* string */.YjP(),
    sha: schemas/* string */.YjP().optional(),
    time: schemas/* string */.YjP(),
    suites: schemas/* array */.YOg(schemas/* strictObject */.rej({
        suite: schemas/* string */.YjP(),
        file: schemas/* string */.YjP().optional(),
        target: schemas/* string */.YjP(),
        passes: schemas/* int */.Whr().nonnegative(),
        trials: schemas/* int */.Whr().positive(),
        score: schemas/* number */.aig(),
        costUsd: schemas/* number */.aig().optional(),
        durationMs: schemas/* number */.aig().optional(),
    })),
}));

// EXTERNAL MODULE: ./build/js/src/shared/depth.js
var depth = __webpack_require__(34704);
// EXTERNAL MODULE: ./build/js/src/shared/json.js
var json = __webpack_require__(47539);
;// CONCATENATED MODULE: ./build/js/src/evidence/samples/codec.js





const KIB = 1024;
const sampleLimits = {
    lineBytes: 64 * KIB,
    fileBytes: 4 * KIB * KIB,
    totalBytes: 48 * KIB * KIB,
    archiveBytes: 16 * KIB * KIB,
    trendBytes: 4 * KIB * KIB,
    trendRuns: 200,
};
const TREND_FILE = 'trend.json';
const isSampleFile = (name) => /^samples-\d{1,2}\.jsonl$/.test(name);
const VERSION = 1;
const HEAD = `{"schemaVersion":${VERSION}}\n`;
const keyOf = ({ key: [suiteFile, suite, testId, target] }) => (0,result/* resultKey */.ZH)({ suiteFile, suite, testId, target });
function encodeSample(sample) {
    const { key: _, ...others } = sample;
    return `{"key":${keyOf(sample)},${JSON.stringify(others).slice(1)}\n`;
}
function sampleFiles(lines) {
    const files = [];
    for (const line of lines) {
        const bytes = Buffer.byteLength(line);
        const open = files.at(-1);
        if (open !== undefined && open.bytes + bytes <= sampleLimits.fileBytes) {
            open.lines.push(line);
            open.bytes += bytes;
        }
        else
            files.push({ lines: [line], bytes: HEAD.length + bytes });
    }
    return files.map(({ lines: own }, index) => ({ name: `samples-${index}.jsonl`, text: `${HEAD}${own.join('')}` }));
}
function sampleLines(text) {
    const [head = '', ...lines] = text.split('\n');
    const version = head.length < 200 ? versionOf((0,json/* jsonOf */.o)(head)) : undefined;
    if (version === undefined)
        return refused('it is not a file of samples');
    if (version > VERSION)
        return refused('a newer version of eval-action wrote it');
    return {
        kind: 'read',
        value: new Map(lines.flatMap((line) => keyIn(line).map((key) => [key, line]))),
    };
}
const KEY = /^\{"key":(\["(?:[^"\\]|\\.)*"(?:,"(?:[^"\\]|\\.)*"){3}\]),/;
const keyIn = (line) => {
    const key = KEY.exec(line.slice(0, sampleLimits.lineBytes))?.[1];
    return key === undefined ? [] : [key];
};
function decodeSample(line) {
    if (Buffer.byteLength(line) > sampleLimits.lineBytes)
        return undefined;
    const value = (0,json/* jsonOf */.o)(line);
    if (value === undefined || (0,depth/* isDeeperThan */.h)(value, depth/* DEEPEST_JSON */.S))
        return undefined;
    return sampleSchema.safeParse(value).data;
}
function encodeTrend(runs) {
    const lines = runs.map((run) => JSON.stringify(run));
    return `{"schemaVersion":${VERSION},"runs":[\n${lines.join(',\n')}\n]}\n`;
}
const trendSchema = schemas/* lazy */.RZV(() => schemas/* object */.Ikc({ schemaVersion: schemas/* literal */.euz(VERSION), runs: schemas/* array */.YOg(trendRunSchema) }));
function decodeTrend(text) {
    const value = (0,json/* jsonOf */.o)(text);
    const version = versionOf(value);
    if (version !== undefined && version > VERSION)
        return refused('a newer version of eval-action wrote it');
    if (value === undefined || (0,depth/* isDeeperThan */.h)(value, depth/* DEEPEST_JSON */.S))
        return refused('it is not JSON, or cut off');
    const read = trendSchema.safeParse(value);
    return read.success
        ? { kind: 'read', value: read.data.runs.slice(-sampleLimits.trendRuns) }
        : refused('it is not a trend');
}
function versionOf(value) {
    const { schemaVersion } = Object(value);
    return typeof schemaVersion === 'number' ? schemaVersion : undefined;
}
const refused = (why) => ({ kind: 'refused', why });


/***/ }),

/***/ 30117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ mergeTrend),
/* harmony export */   Ig: () => (/* binding */ mergeSamples),
/* harmony export */   fE: () => (/* binding */ isMeasuredAlike)
/* harmony export */ });
/* harmony import */ var _model_run_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32506);
/* harmony import */ var _codec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14775);


function mergeSamples(own, { earlier, oldest }) {
    const merged = own.map((trials) => {
        const known = earlier.get(keyText(trials.key));
        const carried = known !== undefined && isMeasuredAlike(known, trials) ? recent(known.sides, oldest) : [];
        const { key, measure, subject } = trials;
        return {
            key,
            ...(measure !== undefined && { measure }),
            ...(subject !== undefined && { subject }),
            sides: bestSides(trials.sides, carried),
        };
    });
    const present = new Set(own.map(({ key }) => keyText(key)));
    const others = [...earlier.values()].flatMap((sample) => {
        const sides = recent(sample.sides, oldest);
        return present.has((0,_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .keyOf */ .TN)(sample)) ? [] : [{ ...sample, sides }];
    });
    return [...merged, ...others].filter(({ sides }) => sides.length > 0);
}
const isMeasuredAlike = (one, other) => one.measure === undefined || other.measure === undefined || one.measure === other.measure;
const keyText = ([suiteFile, suite, testId, target]) => (0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_0__/* .resultKey */ .ZH)({ suiteFile, suite, testId, target });
const recent = (sides, oldest) => sides.filter(({ from }) => from.time >= oldest);
function bestSides(own, carried) {
    const newest = (pass) => [...carried, ...own].findLast((side) => side.pass === pass && side.failure === undefined);
    return [newest(true), newest(false)].filter((side) => side !== undefined);
}
function mergeTrend(earlier, own) {
    if (own === undefined)
        return [...earlier];
    const others = earlier.filter(({ run }) => run !== own.run);
    return [...others, own]
        .sort((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0))
        .slice(-_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .sampleLimits */ .xB.trendRuns);
}


/***/ }),

/***/ 25063:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EJ: () => (/* binding */ MOST_STORED_OUTPUT),
/* harmony export */   H4: () => (/* binding */ MOST_STORED_ANSWER),
/* harmony export */   d$: () => (/* binding */ shortAnswer),
/* harmony export */   lK: () => (/* binding */ withShortOutputs),
/* harmony export */   xZ: () => (/* binding */ isCut)
/* harmony export */ });
/* harmony import */ var _shared_cut_long_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15960);

const [MOST_STORED_OUTPUT, MOST_STORED_ANSWER] = [2 * 1024, 4 * 1024];
const WHERE = 'samples are limited';
const shortAnswer = (answer) => (0,_shared_cut_long_js__WEBPACK_IMPORTED_MODULE_0__/* .cutLong */ .Z)(answer, MOST_STORED_ANSWER, WHERE);
const shortOutput = (output) => (0,_shared_cut_long_js__WEBPACK_IMPORTED_MODULE_0__/* .cutLong */ .Z)(output, MOST_STORED_OUTPUT, WHERE);
const withShortOutputs = (steps) => steps.map((step) => (step.kind === 'call' ? { ...step, output: shortOutput(step.output) } : step));
const isCut = (side, part) => side?.cut?.includes(part) === true;


/***/ }),

/***/ 18818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ fileReporter)
/* harmony export */ });
function fileReporter(name, path, render, files) {
    return {
        name,
        async deliver(report) {
            await files.write(path, await render(report));
            return { kind: 'delivered', name, where: path };
        },
    };
}


/***/ }),

/***/ 95105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  KK: () => (/* binding */ problemsMarkdown),
  eH: () => (/* binding */ summaryMarkdown)
});

// UNUSED EXPORTS: firstResultLine

// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/run/result-outcome.js
var result_outcome = __webpack_require__(94987);
// EXTERNAL MODULE: ./build/js/src/model/suite/location.js
var suite_location = __webpack_require__(37987);
// EXTERNAL MODULE: ./build/js/src/shared/fit.js
var fit = __webpack_require__(22274);
// EXTERNAL MODULE: ./build/js/src/shared/iso-time.js
var iso_time = __webpack_require__(77584);
// EXTERNAL MODULE: ./build/js/src/shared/markdown.js
var markdown = __webpack_require__(54668);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/reports/cache-lines.js
var cache_lines = __webpack_require__(26475);
// EXTERNAL MODULE: ./build/js/src/reports/comment/comment-parts.js
var comment_parts = __webpack_require__(95055);
// EXTERNAL MODULE: ./build/js/src/reports/findings.js
var findings = __webpack_require__(57277);
// EXTERNAL MODULE: ./build/js/src/reports/grader-warnings.js
var grader_warnings = __webpack_require__(65584);
// EXTERNAL MODULE: ./build/js/src/reports/hint.js
var hint = __webpack_require__(74874);
// EXTERNAL MODULE: ./build/js/src/reports/marks.js
var marks = __webpack_require__(11241);
// EXTERNAL MODULE: ./build/js/src/reports/numbers.js
var numbers = __webpack_require__(5937);
// EXTERNAL MODULE: ./build/js/src/reports/reproduce.js
var reproduce = __webpack_require__(96360);
// EXTERNAL MODULE: ./build/js/src/reports/reuse-line.js
var reuse_line = __webpack_require__(63078);
// EXTERNAL MODULE: ./build/js/src/reports/seeding-line.js
var seeding_line = __webpack_require__(37615);
// EXTERNAL MODULE: ./build/js/src/reports/spent.js
var spent = __webpack_require__(68927);
// EXTERNAL MODULE: ./build/js/src/reports/totals-line.js + 1 modules
var totals_line = __webpack_require__(32874);
;// CONCATENATED MODULE: ./build/js/src/reports/summary/coverage.js




function coverage(report) {
    const { totals, comparison, dryRun } = report;
    if (dryRun)
        return [];
    const missing = totals.skipped > 0 ? [`Of ${(0,shared_text/* plural */.LS)('planned test', totals.total)} ${totals.skipped} have no result.`] : [];
    if (comparison.baseline.kind !== 'found')
        return missing;
    const name = (0,findings/* suiteNamer */.u3)(report);
    const rows = suitesOf(report)
        .filter(({ tests }) => tests.some(({ state }) => COUNTED.includes(state)))
        .map(({ suite, compared, tests }) => [
        (0,comment_parts/* code */.aY)(name(suite)),
        (0,comment_parts/* code */.aY)(suite.target),
        `${compared}`,
        ...COUNTED.map((state) => `${tests.filter((test) => test.state === state).length}`),
    ]);
    const all = whyChanged(comparison.tests);
    const reasons = all.slice(0, REASONS).map(([why, count]) => `- ${(0,shared_text/* plural */.LS)('test', count)}: ${(0,shared_text/* ended */.v6)(why)}`);
    if (all.length > REASONS)
        reasons.push(`- and ${(0,shared_text/* plural */.LS)('more reason', all.length - REASONS)}`);
    return [
        ...missing,
        ...(rows.length > 0 ? [(0,markdown/* table */.t)(COLUMNS, rows)] : []),
        ...(reasons.length > 0 ? ['Changed tests, by reason:', reasons.join('\n')] : []),
        ...absentSuites(report),
    ];
}
function absentSuites({ comparison: { absentSuites: absent = [] } }) {
    if (absent.length === 0)
        return [];
    const items = absent
        .slice(0, ABSENT)
        .map(({ suite, target, tests, why }) => `- ${(0,comment_parts/* code */.aY)(suite)} on ${(0,comment_parts/* code */.aY)(target)} (${(0,shared_text/* plural */.LS)('test', tests)}): ${WHY_ABSENT[why]}.`);
    if (absent.length > ABSENT)
        items.push(`- and ${(0,shared_text/* plural */.LS)('more suite', absent.length - ABSENT)}`);
    return ['Suites of the baseline without a result:', items.join('\n')];
}
const WHY_ABSENT = {
    missing: 'missing, although its file exists',
    removed: 'removed, its file is gone',
    deselected: 'not selected',
};
const ABSENT = 20;
const REASONS = 20;
const COUNTED = ['changed', 'new', 'removed', 'skipped', 'errored'];
const COLUMNS = [
    { title: 'Suite' },
    { title: 'Target' },
    { title: 'Compared', align: 'right' },
    { title: 'Changed', align: 'right' },
    { title: 'New', align: 'right' },
    { title: 'Removed', align: 'right' },
    { title: 'Not run', align: 'right' },
    { title: 'Errored', align: 'right' },
];
function suitesOf({ suites, comparison }) {
    const keyOf = (suite, file, target) => JSON.stringify([suite, file, target]);
    const compared = new Map(comparison.suites.map(({ suite, file, target, comparable }) => [keyOf(suite, file, target), comparable]));
    const covered = new Map();
    const of = (suite, file, target) => {
        const key = keyOf(suite, file, target);
        const known = covered.get(key) ?? { suite: { suite, file, target }, compared: compared.get(key) ?? 0, tests: [] };
        covered.set(key, known);
        return known;
    };
    for (const { suite, file, target } of suites)
        of(suite, file, target);
    for (const test of comparison.tests)
        of(test.suite, test.suiteFile, test.target).tests.push(test);
    return [...covered.values()];
}
function whyChanged(tests) {
    const counts = new Map();
    for (const { state, why } of tests) {
        if (state !== 'changed')
            continue;
        const reason = (0,comment_parts/* sentence */.em)(why ?? 'the reason is unknown');
        counts.set(reason, (counts.get(reason) ?? 0) + 1);
    }
    return [...counts].sort(([, one], [, other]) => other - one);
}

;// CONCATENATED MODULE: ./build/js/src/reports/summary/summary-background.js




function backgroundSection(report, hasSpace) {
    const folds = [covered(report), admissionLog(report), settingsUsed(report)].filter((fold) => fold.content.length > 0);
    if (folds.length === 0)
        return { blocks: [] };
    if (!hasSpace)
        return { blocks: [], leftOut: folds.map(({ name }) => name).join(', ') };
    return {
        blocks: folds.flatMap(({ summary, content }) => [
            `<details><summary>${summary}</summary>`,
            ...content,
            '</details>',
        ]),
    };
}
const covered = (report) => ({
    name: 'tests that were not compared',
    summary: 'Tests that were not compared',
    content: coverage(report),
});
function admissionLog({ comparison: { baseline } }) {
    const { steps = [] } = baseline;
    return {
        name: 'how the baseline was found',
        summary: `How the baseline was found (${(0,shared_text/* plural */.LS)('step', steps.length)})`,
        content: steps.length === 0 ? [] : [steps.map((step) => `- ${(0,comment_parts/* sentence */.em)(step, STEP_CHARACTERS)}`).join('\n')],
    };
}
const STEP_CHARACTERS = 300;
function settingsUsed({ settings = [], policy }) {
    const from = {
        given: 'inputs of this run',
        configuration: policy?.from === 'base' ? `configuration file of ${(0,comment_parts/* code */.aY)(policy.base)}` : 'configuration file',
        default: 'default (not set)',
    };
    const rows = settings.map((setting) => [(0,comment_parts/* code */.aY)(setting.name), (0,comment_parts/* code */.aY)(`${setting.value}`), from[setting.from]]);
    const reported = policy && `${POLICY_OF[policy.from](policy.of)}.`;
    return {
        name: 'the settings used',
        summary: 'Settings of the verdict',
        content: rows.length === 0 ? [] : [...(reported === undefined ? [] : [reported]), (0,markdown/* table */.t)(SETTINGS, rows)],
    };
}
const SETTINGS = [{ title: 'Setting' }, { title: 'Value' }, { title: 'Set in' }];
const POLICY_OF = {
    base: (of) => `A ${of} uses the configuration of its base branch`,
    checkout: (of) => `The configuration of the base branch could not be used: this ${of} used the checked-out one`,
    unavailable: () => 'The configuration of the base branch could not be read, so this run has no verdict',
};

// EXTERNAL MODULE: ./build/js/src/reports/compared.js
var compared = __webpack_require__(15714);
;// CONCATENATED MODULE: ./build/js/src/reports/summary/summary-comparison.js






const SUITES = [
    { title: 'Suite' },
    { title: 'Target' },
    { title: 'Change' },
    { title: 'p', align: 'right' },
    { title: 'Finding' },
    { title: 'Smallest detectable drop', align: 'right' },
];
const TESTS = [
    { title: 'State' },
    { title: 'Test' },
    { title: 'Passes', align: 'right' },
    { title: 'Why' },
];
function comparisonSection(report, most) {
    if (!(0,compared/* isCompared */.uQ)(report))
        return { blocks: [] };
    const { suites } = report.comparison;
    const suite = (0,findings/* suiteNamer */.u3)(report);
    const test = (0,findings/* namer */.wf)(report);
    const tests = (0,compared/* comparedTests */.$N)(report).flatMap((group) => group.tests.map((each) => ({ word: group.word, each })));
    const [shownSuites, shownTests] = [suites.slice(0, most.suites), tests.slice(0, most.tests)];
    const missing = [
        ...(suites.length > shownSuites.length ? [(0,shared_text/* plural */.LS)('compared suite', suites.length - shownSuites.length)] : []),
        ...(tests.length > shownTests.length ? [(0,shared_text/* plural */.LS)('compared test', tests.length - shownTests.length)] : []),
    ];
    const suiteRows = shownSuites.map((each) => [
        (0,comment_parts/* code */.aY)(suite(each)),
        (0,comment_parts/* code */.aY)(each.target),
        (0,compared/* changeOfSuite */.yU)(each),
        each.p === undefined ? numbers/* UNKNOWN */.HV : pValue(each.p),
        (0,compared/* findingOf */.hD)(each),
        (0,compared/* detectableDrop */.z0)(each),
    ]);
    const testRows = shownTests.map(({ word, each }) => [
        word,
        (0,comment_parts/* code */.aY)(test(each)),
        (0,compared/* passesOf */.Hb)(each),
        (0,comment_parts/* cell */.Hn)((0,compared/* whyOf */.gf)(each)) || numbers/* UNKNOWN */.HV,
    ]);
    const notes = shownSuites.length > 0 ? notesOn(report) : [];
    return {
        blocks: [
            ...(suiteRows.length + testRows.length > 0 ? [`### Compared with ${(0,comment_parts/* code */.aY)((0,compared/* comparedWith */.o3)(report))}`] : []),
            ...(suiteRows.length > 0 ? [(0,markdown/* table */.t)([...SUITES], suiteRows)] : []),
            ...(notes.length > 0 ? [notes.join(' ')] : []),
            ...(testRows.length > 0 ? [(0,markdown/* table */.t)([...TESTS], testRows)] : []),
        ],
        leftOut: missing.length === 0 ? undefined : missing.join(' and '),
    };
}
const notesOn = (report) => [
    ...(0,compared/* detectableTestsText */.im)(report).map((text) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`),
    ...(0,compared/* contributorNotes */.HA)(report, comment_parts/* code */.aY),
    ...(0,compared/* agentVersionNotes */.vC)(report, comment_parts/* code */.aY).map((text) => `${text}.`),
];
const pValue = (p) => (p < 0.001 ? '<0.001' : `${Number(p.toFixed(p < 0.1 ? 3 : 2))}`);

;// CONCATENATED MODULE: ./build/js/src/reports/summary/summary.js





















function summaryMarkdown(report, maxBytes) {
    return (0,fit/* fit */.U)([
        () => page(report, { ...everything, passing: ALL, background: true }),
        () => page(report, { ...everything, passing: ALL }),
        () => page(report, everything),
        () => page(report, { ...everything, failing: 500, causes: 50, warnings: 50, suites: 200 }),
        () => page(report, { ...everything, failing: 100, causes: 20, warnings: 20, suites: 50 }),
        () => page(report, { reasons: 20, suites: 20, failing: 20, causes: 10, warnings: 5, passing: 0 }),
        () => page(report, { reasons: 10, suites: 0, failing: 5, causes: 3, warnings: 0, passing: 0 }),
        () => page(report, { reasons: 3, suites: 0, failing: 0, causes: 0, warnings: 0, passing: 0 }),
        () => page(report, { reasons: 0, suites: 0, failing: 0, causes: 0, warnings: 0, passing: 0 }),
    ], maxBytes);
}
function problemsMarkdown(problems) {
    if (problems.length === 0) {
        return '### \u26d4 The evals could not run because of a bug in eval-action\n\nPlease report it with the lines in the log of the step.\n';
    }
    const items = problems.slice(0, MOST_PROBLEMS).map(problemItem);
    const others = problems.length - items.length;
    const more = others > 0 ? [`_${(0,shared_text/* plural */.LS)('more problem', others)}: the log of the step lists all of them._`] : [];
    return `${['### \u26d4 The evals could not run', items.join('\n'), ...more].join('\n\n')}\n`;
}
const MOST_PROBLEMS = 10;
const ALL = Number.POSITIVE_INFINITY;
const everything = { reasons: ALL, suites: ALL, failing: ALL, causes: ALL, warnings: ALL, passing: 0 };
const SENTENCE_CHARACTERS = 300;
const HEADLINE_CHARACTERS = 500;
const NAMES_PER_CAUSE = 10;
const LONGEST_COMMAND = 500;
function page(report, limits) {
    const { failing, errored, notRun, passing, planned } = (0,findings/* findings */.Pg)(report);
    const name = (0,findings/* namer */.wf)(report);
    const sections = [
        head(report),
        reasons(report.verdict.reasons, limits.reasons),
        report.dryRun ? plannedSuites(report, limits.suites) : suites(report, limits.suites),
        comparisonSection(report, { suites: limits.suites, tests: limits.failing }),
        failingTests(failing, name, limits.failing),
        erroredTests('\u26a0\ufe0f Errored, not scored', errored, name, limits.causes),
        erroredTests('\u2753 Not run', notRun, name, limits.causes),
        warnings([...(0,grader_warnings/* graderWarnings */.Z)(report), ...report.warnings], limits.warnings),
        passingTests(passing, name, limits.passing),
        plannedTests(planned, name, limits.passing),
        backgroundSection(report, limits.background ?? false),
        ...(report.dryRun ? [] : [foot([...failing, ...errored][0])]),
    ];
    const leftOut = sections.flatMap((section) => section.leftOut ?? []);
    const note = leftOut.length === 0 ? [] : [`_Omitted to keep this short: ${leftOut.join(', ')}._`];
    return `${[...sections.flatMap(({ blocks }) => blocks), ...note].join('\n\n')}\n`;
}
function head(report) {
    const { verdict } = report;
    const { icon } = (0,marks/* verdictMark */.vG)(verdict.kind);
    const [rate = '', ...others] = (0,totals_line/* totalsLine */.s)(report);
    const isReported = verdict.reasons.some(({ rule, suite }) => rule === 'baseline' && suite === undefined);
    return {
        blocks: [
            `## ${icon} ${(0,marks/* labelled */.wW)(verdict.kind, sentence(verdict.headline, HEADLINE_CHARACTERS))}`,
            [`**${rate}**`, ...others].join(' \u00b7 '),
            ...(0,reuse_line/* reuseLine */.v)(report.totals),
            ...(0,cache_lines/* cacheLines */.w)(report.caches),
            ...firstResultLine(report),
            ...(0,seeding_line/* seedingLine */.M)(report),
            ...(verdict.unarmed && !report.dryRun
                ? [...(isReported ? [] : [`_${(0,marks/* unarmedWords */.ut)(report)}.${whyUnarmed(report)}_`]), ...whatToDo(report)]
                : []),
            ...(report.dryRun ? ['_Dry run: no target was called._'] : []),
            ...(report.complete ? [] : ['_Incomplete: the run ended before all planned tests had run._']),
        ],
    };
}
function whyUnarmed({ comparison: { baseline } }) {
    if (baseline.kind === 'found')
        return '';
    const why = baseline.kind === 'none' ? (0,shared_text/* capitalized */.l2)(baseline.why) : `The baseline cannot be used: ${baseline.why}`;
    return ` ${(0,shared_text/* ended */.v6)(sentence(why))}`;
}
function whatToDo({ comparison: { baseline } }) {
    return baseline.kind === 'unavailable' && baseline.hint !== undefined ? [(0,hint/* hintMarkdown */.X)(baseline.hint)] : [];
}
function reasons(all, most) {
    const items = all.slice(0, most).map((reason) => {
        const { kind, message, location } = reason;
        const { icon, word } = (0,marks/* reasonMark */.M1)(kind);
        return `- ${icon} ${word}: ${sentence(message)}${location ? ` (${at(location)})` : ''}`;
    });
    return { blocks: list('### Why', items), leftOut: missing('reason', all.length - items.length) };
}
function suites(report, most) {
    const shown = report.suites.slice(0, most);
    const columns = [
        { title: 'Suite' },
        { title: 'Target' },
        { title: 'Passed', align: 'right' },
        { title: 'Rate', align: 'right' },
        { title: 'Score', align: 'right' },
        { title: 'Errored', align: 'right' },
        { title: 'Cost', align: 'right' },
        { title: 'Time', align: 'right' },
        { title: 'Verdict' },
    ];
    const name = (0,findings/* suiteNamer */.u3)(report);
    const rows = shown.map((suite) => suiteRow(suite, name(suite), report));
    return {
        blocks: rows.length === 0 ? [] : ['### Suites', (0,markdown/* table */.t)(columns, rows)],
        leftOut: missing('suite', report.suites.length - shown.length),
    };
}
function suiteRow(suite, name, report) {
    const { target, threshold, totals } = suite;
    const judged = totals.passed + totals.failed;
    const needed = (0,numbers/* neededScore */.w_)(suite);
    const { icon, word } = (0,marks/* suiteMark */.yX)((0,findings/* suiteKind */.h0)(report, suite), reasonsFor(suite, report));
    return [
        (0,comment_parts/* code */.aY)(name),
        (0,comment_parts/* code */.aY)(target),
        `${totals.passed}/${judged}`,
        (0,numbers/* percent */.KN)(totals.passRate),
        (0,numbers/* score */.fN)(totals.score, threshold) + (needed === undefined ? '' : ` (${needed})`),
        `${totals.errored}`,
        (0,numbers/* money */.TG)(totals.costUsd),
        (0,numbers/* duration */.p0)(totals.durationMs),
        `${icon} ${word}`,
    ];
}
const reasonsFor = ({ suite, file, target }, { verdict }) => verdict.reasons.filter((reason) => reason.suite === undefined || (reason.suite === suite && reason.file === file && reason.target === target));
function plannedSuites(report, most) {
    const { planned, errored } = (0,findings/* findings */.Pg)(report);
    const shown = report.suites.slice(0, most);
    const name = (0,findings/* suiteNamer */.u3)(report);
    const columns = [
        { title: 'Suite' },
        { title: 'Target' },
        { title: 'Planned', align: 'right' },
        { title: 'Errored', align: 'right' },
    ];
    const rows = shown.map((suite) => {
        const own = ofSuite(suite);
        return [(0,comment_parts/* code */.aY)(name(suite)), (0,comment_parts/* code */.aY)(suite.target), `${planned.filter(own).length}`, `${errored.filter(own).length}`];
    });
    return {
        blocks: rows.length === 0 ? [] : ['### Suites', (0,markdown/* table */.t)(columns, rows)],
        leftOut: missing('suite', report.suites.length - shown.length),
    };
}
const ofSuite = ({ suite, file, target }) => (result) => result.suite === suite && result.suiteFile === file && result.target === target;
function failingTests(all, name, most) {
    const columns = [
        { title: 'Test' },
        { title: 'Score', align: 'right' },
        { title: 'First failing check' },
        { title: 'Got' },
        { title: 'Where' },
    ];
    const rows = all.slice(0, most).map((result) => {
        const checks = (0,findings/* failedChecks */.HH)(result);
        const others = checks.length > 1 ? ` (and ${checks.length - 1} more)` : '';
        return [
            (0,comment_parts/* code */.aY)(name(result)) + trialsOf(result) + reusedFrom(result),
            `${(0,findings/* scoreText */.QO)(result)} of ${(0,numbers/* score */.fN)(result.passMark)}`,
            (0,comment_parts/* cell */.Hn)(checks[0].text) + others,
            (0,comment_parts/* cell */.Hn)(checks[0].got ?? (0,findings/* answerOf */.ut)(result)) || '(no answer)',
            at(result.location),
        ];
    });
    return {
        blocks: rows.length === 0 ? [] : [`### \u274c Failing tests (${all.length})`, (0,markdown/* table */.t)(columns, rows)],
        leftOut: missing('failing test', all.length - rows.length),
    };
}
const reusedFrom = ({ reusedFrom: from }) => from === undefined ? '' : ` reused from ${(0,comment_parts/* code */.aY)(from)}`;
function erroredTests(title, all, name, most) {
    const groups = (0,findings/* errorGroups */.Zy)(all);
    const items = groups.slice(0, most).map((group) => errorItem(group, name));
    return {
        blocks: list(`### ${title} (${all.length})`, items),
        leftOut: missing('cause of errors', groups.length - items.length, 'causes of errors'),
    };
}
function errorItem({ class: failureClass, message, results }, name) {
    const names = results
        .slice(0, NAMES_PER_CAUSE)
        .map((result) => `${(0,comment_parts/* code */.aY)(name(result))} (${at(result.failure.location ?? result.location)})`);
    const others = results.length - names.length;
    return [
        `- **${results.length} \u00d7 ${marks/* failureWords */.AC[failureClass]}**: ${sentence(message)}`,
        `  - ${names.join(', ')}${others > 0 ? ` and ${others} more` : ''}`,
    ].join('\n');
}
function warnings(all, most) {
    const items = all.slice(0, most).map(problemItem);
    return {
        blocks: list(`### Warnings (${all.length})`, items),
        leftOut: missing('warning', all.length - items.length),
    };
}
function problemItem(problem) {
    const { location, expected, found, hint } = problem;
    const parts = [
        sentence((0,errors/* sentenceOf */.$N)(problem)),
        ...(expected === undefined ? [] : [`Expected: ${sentence(expected)}`]),
        ...(found === undefined ? [] : [`Found: ${sentence(found)}`]),
        ...(hint === undefined ? [] : [sentence(hint)]),
    ];
    return `- ${location ? `${at(location)}: ` : ''}${(0,shared_text/* asSentences */.pm)(parts)}`;
}
function passingTests(all, name, most) {
    if (all.length === 0)
        return { blocks: [] };
    if (most < all.length)
        return { blocks: [], leftOut: (0,shared_text/* plural */.LS)('passing test', all.length) };
    const columns = [
        { title: 'Test' },
        { title: 'Score', align: 'right' },
        { title: 'Cost', align: 'right' },
        { title: 'Time', align: 'right' },
    ];
    const rows = all.map((result) => [
        (0,comment_parts/* code */.aY)(name(result)) + trialsOf(result) + reusedFrom(result),
        (0,numbers/* score */.fN)((0,result_outcome/* outcomeOf */.s)(result).score),
        (0,numbers/* money */.TG)((0,spent/* costOf */.ho)(result)),
        (0,numbers/* duration */.p0)((0,spent/* timeOf */.nR)(result)),
    ]);
    return {
        blocks: [`<details><summary>\u2705 Passing tests (${all.length})</summary>`, (0,markdown/* table */.t)(columns, rows), '</details>'],
    };
}
function plannedTests(all, name, most) {
    if (all.length === 0)
        return { blocks: [] };
    if (most < all.length)
        return { blocks: [], leftOut: (0,shared_text/* plural */.LS)('planned test', all.length) };
    const rows = all.map((result) => [(0,comment_parts/* code */.aY)(name(result)), at(result.location)]);
    return {
        blocks: [
            `<details><summary>Planned tests (${all.length})</summary>`,
            (0,markdown/* table */.t)([{ title: 'Test' }, { title: 'Where' }], rows),
            '</details>',
        ],
    };
}
function foot(first) {
    const command = first === undefined ? '' : (0,reproduce/* reproduceCommand */.n)(first);
    if (command === '' || command.length > LONGEST_COMMAND)
        return { blocks: [] };
    return { blocks: [`To re-run a test: ${(0,comment_parts/* code */.aY)(command, LONGEST_COMMAND)}`] };
}
const list = (title, items) => items.length === 0 ? [] : [title, items.join('\n')];
const missing = (noun, count, several) => count > 0 ? (0,shared_text/* plural */.LS)(noun, count, several) : undefined;
function trialsOf(result) {
    const passed = (0,findings/* trialsPassed */.So)(result);
    return passed === undefined ? '' : ` ${passed}`;
}
const sentence = (text, most = SENTENCE_CHARACTERS) => (0,comment_parts/* sentence */.em)(text, most);
const at = (location) => (0,comment_parts/* code */.aY)((0,suite_location/* locationText */.f)(location));
function firstResultLine({ startedAt, durationMs, results, dryRun }) {
    if (dryRun)
        return [];
    const start = Date.parse(startedAt);
    let first = Number.POSITIVE_INFINITY;
    for (const { reusedFrom, status, durationMs: own, timestamp } of results) {
        const wait = (0,iso_time/* momentOf */.Et)(timestamp) - start;
        const isMeasured = reusedFrom === undefined && (status !== 'execution_error' || own !== undefined);
        if (isMeasured && wait > 0 && wait <= durationMs && wait < first)
            first = wait;
    }
    return first === Number.POSITIVE_INFINITY ? [] : [`first result after ${(0,numbers/* duration */.p0)(first)}`];
}


/***/ }),

/***/ 87790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ withoutBlame)
/* harmony export */ });
/* harmony import */ var _model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94987);

const withoutBlame = (results, { from, names }) => names.length === 0
    ? [...results]
    : results.map((result) => (mayLackSecret(result) ? unmeasured(result, { from, names }) : result));
const mayLackSecret = (result) => (0,_model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeOf */ .s)(result).kind === 'failed';
function unmeasured(result, { from, names }) {
    const who = from === 'fork'
        ? 'pull requests from forks get no secrets'
        : 'pull requests by Dependabot get only its own secrets';
    const listed = names.length > NAMED
        ? `${names.slice(0, NAMED).join(', ')} and ${names.length - NAMED} more are empty`
        : `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} empty`;
    const failure = {
        class: 'auth',
        stage: 'agent',
        reason: 'provider_error',
        message: `Not measured: ${who} (${listed})`,
    };
    const { requiredMissed: _, failure: __, trials, ...measured } = { requiredMissed: undefined, failure: undefined, ...result };
    return {
        ...measured,
        status: 'execution_error',
        failure,
        ...(trials && { trials: trials.map((trial) => ({ ...trial, status: 'execution_error', failure })) }),
    };
}
const NAMED = 3;


/***/ }),

/***/ 15960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ cutLong),
/* harmony export */   p: () => (/* binding */ bytesText)
/* harmony export */ });
function cutLong(text, most, where = 'index.jsonl has the full text') {
    if (text.length <= most)
        return text;
    const head = text.slice(0, border(text, Math.floor(most * 0.75)));
    const tail = text.slice(border(text, text.length - Math.floor(most * 0.25)));
    const missing = text.length - head.length - tail.length;
    return `${head}\n[\u2026 ${bytesText(missing)} omitted; ${where} \u2026]\n${tail}`;
}
const border = (text, at) => (/[\udc00-\udfff]/.test(text.charAt(at)) ? at - 1 : at);
const bytesText = (bytes) => bytes < 1024
    ? `${bytes} bytes`
    : bytes < 1024 ** 2
        ? `${(bytes / 1024).toFixed(0)} KiB`
        : `${(bytes / 1024 ** 2).toFixed(1)} MiB`;


/***/ })

};
