export const id = 9178;
export const ids = [9178];
export const modules = {

/***/ 96637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ openFile),
/* harmony export */   x: () => (/* binding */ fileAddress)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);


const fileAddress = (path) => (0,node_url__WEBPACK_IMPORTED_MODULE_1__.pathToFileURL)(path).href;
async function openFile(path, env, platform = process.platform) {
    const command = openerOf(env, platform);
    if (command === undefined)
        return 'none';
    const [program, ...words] = command;
    return new Promise((done) => {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, [...words, path], { detached: true, stdio: 'ignore', env: { ...env } });
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


/***/ }),

/***/ 21456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ withFirstDifferences)
/* harmony export */ });
/* harmony import */ var _compare_side_of_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81959);
/* harmony import */ var _model_run_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32506);
/* harmony import */ var _reports_html_trajectory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6488);



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
        return head && (0,_reports_html_trajectory_js__WEBPACK_IMPORTED_MODULE_2__/* .firstDifference */ .at)(base, (0,_compare_side_of_js__WEBPACK_IMPORTED_MODULE_0__/* .sideOf */ .J)(head, { run: '', kind: 'head' })).sentence;
    };
    const known = new Map(worse.map((test) => [test, sentenceOf((0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_1__/* .resultKey */ .ZH)(test))]));
    const tests = comparison.tests.map((test) => {
        const difference = known.get(test);
        return (0,_reports_html_trajectory_js__WEBPACK_IMPORTED_MODULE_2__/* .isKnownDifference */ .Lq)(difference) ? { ...test, difference } : test;
    });
    return { ...report, comparison: { ...comparison, tests } };
}
function firstOfEach(results) {
    const first = new Map();
    for (const result of results) {
        const key = (0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_1__/* .resultKey */ .ZH)(result);
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
// EXTERNAL MODULE: ./build/js/src/app/run-folder/read-results.js + 2 modules
var read_results = __webpack_require__(60347);
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
var run_result = __webpack_require__(32506);
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
// EXTERNAL MODULE: ./build/js/src/reports/compared.js
var compared = __webpack_require__(15714);
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
        ...costChange(rows),
        suites: report.suites.map((suite) => suiteRow(suite, report)),
        baseline: comparison.baseline,
        ...((0,compared/* isCompared */.uQ)(report) && { comparedWith: (0,compared/* comparedWith */.o3)(report) }),
        shortBaseline: (0,compared/* shortBaselineNotes */.Hg)(report, (name) => name),
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
    const points = (0,percentage_points/* signedPoints */._9)(delta, (0,percentage_points/* digitsOf */.C3)(difference));
    const direction = points.startsWith('\u2212') ? 'worse' : points.startsWith('+') ? 'better' : 'unchanged';
    const noise = isClear ? '; unlikely to be noise' : ', within noise';
    const words = `${direction}${direction === 'unchanged' ? '' : noise}: ${points}${(0,percentage_points/* interval */.YP)(difference)}`;
    return { words, value: delta, ...(low !== undefined && { low }), ...(high !== undefined && { high }) };
}
function costChange(rows) {
    let [tests, before, after] = [0, 0, 0];
    for (const { result, trials, history } of rows) {
        const planned = trials.filter(({ purpose }) => purpose === 'planned');
        const [base, now] = [history, planned].map((own) => mean(own.flatMap(({ costUsd }) => costUsd ?? [])));
        if (base === undefined || now === undefined || result === undefined || (0,run_result/* isReused */.x0)(result))
            continue;
        tests += 1;
        before += base;
        after += now;
    }
    return before > 0 ? { costChange: { share: Number((after / before - 1).toFixed(4)), tests } } : {};
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
    (row.result && (0,run_result/* isReused */.x0)(row.result) ? rowFlags.reused : 0) |
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
    const isAssertion = result?.assertions.some(({ passed, text }) => !passed && text === check?.text) === true;
    const reruns = countText(change?.reruns);
    const control = countText(change?.control);
    return [
        {
            ...(difference && { difference: difference.sentence }),
            ...(change?.why !== undefined && { why: change.why.slice(0, MOST_TEXT) }),
            ...(check && { [isAssertion ? 'check' : 'reason']: check.text.slice(0, MOST_TEXT) }),
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
// EXTERNAL MODULE: ./build/js/src/app/pipeline/decide.js + 4 modules
var decide = __webpack_require__(16170);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/earlier-run.js + 1 modules
var earlier_run = __webpack_require__(75671);
// EXTERNAL MODULE: ./build/js/src/compare/side-of.js + 1 modules
var side_of = __webpack_require__(81959);
// EXTERNAL MODULE: ./build/js/src/reports/html/trajectory.js + 2 modules
var trajectory = __webpack_require__(6488);
// EXTERNAL MODULE: ./build/js/src/shared/grouped.js
var grouped = __webpack_require__(47891);
;// CONCATENATED MODULE: ./build/js/src/app/page/page-rows.js






const MOST_SIDES = 3;
function pageRows(report, sources) {
    const changes = new Map(report.comparison.tests.map((change) => [(0,run_result/* resultKey */.ZH)(change), change]));
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
        side: (0,side_of/* sideOf */.J)(of.result, kind === 'control' ? { run: from.run, kind } : { ...from, kind }),
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
var trends = __webpack_require__(524);
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
    return new Map(tests.map((test) => [(0,run_result/* resultKey */.ZH)(test), test.base]));
}
const omittedText = (omitted) => omitted.length === 0
    ? ''
    : ` (without ${omitted.map(({ what, tests }) => `${what} of ${(0,shared_text/* plural */.LS)('test', tests)}`).join(', ')}; index.jsonl has all)`;


/***/ }),

/***/ 524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ trendsOf)
});

// EXTERNAL MODULE: ./build/js/src/shared/grouped.js
var grouped = __webpack_require__(47891);
;// CONCATENATED MODULE: ./build/js/src/app/page/level-change.js
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

/***/ 83287:
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
// EXTERNAL MODULE: ./build/js/src/shared/json-document.js
var json_document = __webpack_require__(82761);
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
    return (0,json_document/* jsonDocument */.Q)(document);
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
// EXTERNAL MODULE: ./build/js/src/reports/summary/summary.js + 4 modules
var summary = __webpack_require__(36770);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/earlier-run.js + 1 modules
var earlier_run = __webpack_require__(75671);
;// CONCATENATED MODULE: ./build/js/src/app/pipeline/file-reporters.js










function reportJson(report) {
    const { schemaVersion, generator, startedAt, durationMs, complete, verdict, ...rest } = report;
    const decision = (0,decision_json/* decisionJson */.l)(verdict, report.comparison);
    const head = { schemaVersion, generator, startedAt, durationMs, complete };
    const file = { ...head, verdict: decision, gate: verdict, ...rest };
    return (0,json_document/* jsonDocument */.Q)(file);
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

/***/ 18700:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ reportOn)
});

// EXTERNAL MODULE: ./build/js/src/gate/gate.js + 11 modules
var gate_gate = __webpack_require__(25709);
// EXTERNAL MODULE: ./build/js/src/model/grouped-problems.js
var grouped_problems = __webpack_require__(10664);
// EXTERNAL MODULE: ./build/js/src/gate/settings.js
var settings = __webpack_require__(21834);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/app/config/inputs.js + 1 modules
var config_inputs = __webpack_require__(38369);
;// CONCATENATED MODULE: ./build/js/src/app/config/used-settings.js



function usedSettings(inputs, policy, configured = []) {
    const gate = settings/* gateSettings */.dJ.parse(policy);
    const values = {
        threshold: inputs.threshold,
        mustPass: inputs.mustPass ? 'true' : undefined,
        trials: inputs.trials,
        confirm: gate.confirm,
        control: gate.control,
        seedBaseline: inputs.seedBaseline,
        maxDrop: gate.maxDrop,
        maxErrorRate: gate.maxErrorRate,
        maxCostIncrease: gate.maxCostIncrease,
        maxLatencyIncrease: gate.maxLatencyIncrease,
        onInconclusive: inputs.onInconclusive,
        baselineMaxAge: inputs.baselineMaxAge,
        budgetUsd: inputs.budgetUsd,
    };
    return Object.entries(values).flatMap(([word, value]) => {
        if (value === undefined)
            return [];
        const isGiven = (0,config_inputs/* isInput */.Xy)(word) && inputs.given.includes(word);
        const from = isGiven ? 'given' : configured.includes(word) ? 'configuration' : 'default';
        return [{ name: (0,shared_text/* kebab */.i9)(word), value, from }];
    });
}

// EXTERNAL MODULE: ./build/js/src/app/policy/policy.js
var policy = __webpack_require__(95506);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/decide.js + 4 modules
var decide = __webpack_require__(16170);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/version.js + 1 modules
var version = __webpack_require__(22090);
;// CONCATENATED MODULE: ./build/js/src/app/pipeline/report-on.js






function reportOn(run, { inputs, gate = (0,policy/* policyOf */.US)(inputs), source, isChange, configured, ...sides }) {
    const pairing = (0,decide/* pairingOf */.U)(run, { baseline: nothingNamed, ...sides });
    const { totals, suites, comparison, verdict } = (0,decide/* decide */.L)(run, pairing, gate, { source, isChange });
    return {
        schemaVersion: 1,
        generator: { name: 'eval-action', version: version/* version */.r },
        startedAt: run.startedAt,
        durationMs: run.durationMs,
        complete: run.complete,
        ...(run.stopped !== undefined && { stopped: run.stopped }),
        ...(run.unreadable && { unreadable: run.unreadable }),
        dryRun: run.dryRun,
        ...(run.selected && { selected: run.selected }),
        ...(run.baselineFiles && { baselineFiles: run.baselineFiles }),
        ...(run.deletedMustPass && { deletedMustPass: run.deletedMustPass }),
        ...(run.seeding && { seeding: run.seeding }),
        ...(run.missingSecrets && { missingSecrets: run.missingSecrets }),
        ...(run.confirmed && { confirmed: run.confirmed }),
        ...(run.unconfirmed && { unconfirmed: run.unconfirmed }),
        ...(run.reuseLeaks && { reuseLeaks: run.reuseLeaks }),
        ...(run.feedback && { feedback: run.feedback }),
        ...(run.environment && { environment: run.environment }),
        verdict,
        conclusion: (0,gate_gate/* conclusionOf */.v)(verdict.kind, CONCLUSIONS[inputs.onInconclusive]),
        totals,
        suites: [...suites],
        results: run.results,
        ...(run.extraTrials && { extraTrials: run.extraTrials }),
        ...(run.earlier && { earlier: run.earlier }),
        comparison,
        ...(source !== undefined && { policy: source }),
        settings: usedSettings(inputs, gate, configured),
        warnings: (0,grouped_problems/* groupProblems */.U)(run.warnings),
        ...(run.caches && { caches: run.caches }),
    };
}
const nothingNamed = { kind: 'none', why: 'the input baseline is not set', isChosen: true };
const CONCLUSIONS = {
    pass: 'success',
    neutral: 'neutral',
    fail: 'failure',
};


/***/ }),

/***/ 68716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ exportToBackends)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/reports/otel/backends.js
var backends = __webpack_require__(32773);
// EXTERNAL MODULE: ./build/js/src/reports/otel/encode.js + 1 modules
var encode = __webpack_require__(43748);
// EXTERNAL MODULE: ./build/js/src/reports/otel/ids.js
var ids = __webpack_require__(63944);
;// CONCATENATED MODULE: ./build/js/src/reports/otel/sending.js


const TIMEOUT_MS = 10_000;
const LONGEST_TIMEOUT_MS = 60_000;
function sendingOf(env) {
    const given = Number(ofTraces(env, 'TIMEOUT'));
    return {
        encoding: ofTraces(env, 'PROTOCOL') === 'http/json' ? encode/* jsonEncoding */.i9 : encode/* protobufEncoding */.Jl,
        isCompressed: ofTraces(env, 'COMPRESSION') !== 'none',
        timeoutMs: given > 0 ? Math.min(given, LONGEST_TIMEOUT_MS) : TIMEOUT_MS,
    };
}
const ofTraces = (env, name) => env[`OTEL_EXPORTER_OTLP_TRACES_${name}`] || env[`OTEL_EXPORTER_OTLP_${name}`];
function remarksOn(env) {
    const certificates = ['CERTIFICATE', 'CLIENT_CERTIFICATE', 'CLIENT_KEY'].filter((name) => ofTraces(env, name));
    const sampler = env['OTEL_TRACES_SAMPLER'] ?? '';
    return [
        ...(ofTraces(env, 'PROTOCOL') === 'grpc'
            ? ['OTEL_EXPORTER_OTLP_PROTOCOL is grpc, which is not supported: traces are sent as http/protobuf']
            : []),
        ...certificates.map((name) => `OTEL_EXPORTER_OTLP_${name} is not supported; NODE_EXTRA_CA_CERTS adds certificates that Node trusts`),
        ...(/traceidratio/.test(sampler)
            ? [`OTEL_TRACES_SAMPLER is ${sampler}, which is ignored: evaluations are exported completely`]
            : []),
        ...((0,ids/* readRemoteParent */.zK)(env) === 'invalid' ? ['TRACEPARENT is invalid and is ignored'] : []),
    ];
}
function whyNoExport(env) {
    if (/^true$/i.test(env['OTEL_SDK_DISABLED'] ?? ''))
        return 'disabled';
    if (/(?:^|_)always_off$/.test(env['OTEL_TRACES_SAMPLER'] ?? ''))
        return 'OTEL_TRACES_SAMPLER turns traces off';
    const remote = (0,ids/* readRemoteParent */.zK)(env);
    return typeof remote === 'object' && !remote.isSampled
        ? 'TRACEPARENT says that this trace is not sampled'
        : undefined;
}
function checkAddress(url, headers) {
    const parsed = URL.canParse(url) ? new URL(url) : undefined;
    if (parsed === undefined || !/^https?:$/.test(parsed.protocol))
        return { why: 'its address is no http or https URL' };
    const isLoopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(parsed.hostname);
    const isPlain = parsed.protocol === 'http:' && !isLoopback && Object.keys(headers).length > 0;
    return isPlain ? { remark: `keys are sent without encryption to ${parsed.host}` } : {};
}

// EXTERNAL MODULE: ./build/js/src/shared/in-parallel.js
var in_parallel = __webpack_require__(85988);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/reports/otel/limit-span.js
var limit_span = __webpack_require__(86082);
// EXTERNAL MODULE: ./build/js/src/shared/json.js
var json = __webpack_require__(47539);
// EXTERNAL MODULE: ./build/js/src/shared/mapping.js
var mapping = __webpack_require__(16955);
;// CONCATENATED MODULE: ./build/js/src/reports/otel/partial-success.js


function partialSuccessOf(contentType, body) {
    const read = contentType.includes('json') ? fromJson(body) : fromProtobuf(body);
    return read ?? { rejected: 0, message: '' };
}
function fromJson(body) {
    const answer = (0,json/* jsonOf */.o)(Buffer.from(body).toString());
    const partial = (0,mapping/* isMapping */.p)(answer) ? answer['partialSuccess'] : undefined;
    if (!(0,mapping/* isMapping */.p)(partial))
        return undefined;
    const rejected = Number(partial['rejectedSpans'] ?? 0);
    const message = partial['errorMessage'];
    return { rejected: Number.isFinite(rejected) ? rejected : 0, message: typeof message === 'string' ? message : '' };
}
function fromProtobuf(body) {
    const partial = fieldsOf(body)?.get(1);
    const fields = partial instanceof Uint8Array ? fieldsOf(partial) : undefined;
    if (fields === undefined)
        return undefined;
    const [rejected, message] = [fields.get(1), fields.get(2)];
    return {
        rejected: typeof rejected === 'bigint' ? Number(BigInt.asIntN(64, rejected)) : 0,
        message: message instanceof Uint8Array ? Buffer.from(message).toString() : '',
    };
}
function fieldsOf(bytes) {
    const fields = new Map();
    let at = 0;
    const varint = () => {
        let value = 0n;
        for (let shift = 0n; shift < 70n; shift += 7n) {
            const byte = bytes[at];
            if (byte === undefined)
                return undefined;
            at += 1;
            value |= BigInt(byte & 0x7f) << shift;
            if (byte < 0x80)
                return value;
        }
        return undefined;
    };
    while (at < bytes.length) {
        const tag = varint();
        const value = tag === undefined ? undefined : varint();
        if (tag === undefined || value === undefined)
            return undefined;
        const field = Number(tag >> 3n);
        const wireType = Number(tag & 7n);
        if (wireType === 0)
            fields.set(field, value);
        else if (wireType === 2 && at + Number(value) <= bytes.length) {
            fields.set(field, bytes.subarray(at, at + Number(value)));
            at += Number(value);
        }
        else
            return undefined;
    }
    return fields;
}

// EXTERNAL MODULE: ./build/js/src/shared/retry-after.js
var retry_after = __webpack_require__(2772);
;// CONCATENATED MODULE: ./build/js/src/reports/otel/post.js


const MOST_TRIES = 5;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 20_000;
async function post(posting, ports) {
    for (let tries = 1;; tries += 1) {
        const { posted, retryAfterMs } = await once(posting, ports);
        if (ports.signal.aborted)
            return posted.kind === 'accepted' ? posted : { kind: 'late' };
        const isOver = posted.kind === 'refused' && !posting.isRetried(posted.status);
        if (posted.kind === 'accepted' || isOver || tries === MOST_TRIES)
            return posted;
        const backoffMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1)) * ports.random();
        await ports.clock.sleep(retryAfterMs ?? backoffMs, ports.signal);
        if (ports.signal.aborted)
            return { kind: 'late' };
    }
}
async function once({ url, headers, body, timeoutMs }, ports) {
    const signal = AbortSignal.any([ports.signal, ports.timeLimit(timeoutMs)]);
    try {
        const reply = await ports.http(url, { method: 'POST', headers: { ...headers }, body, signal, redirect: 'manual' });
        const bytes = await start(reply);
        if (reply.ok) {
            return { posted: { kind: 'accepted', contentType: reply.headers.get('content-type') ?? '', body: bytes } };
        }
        const text = Buffer.from(bytes).toString().trim();
        return {
            posted: { kind: 'refused', status: reply.status, text },
            retryAfterMs: (0,retry_after/* retryAfter */.P)(reply.headers, ports.clock.now()),
        };
    }
    catch (error) {
        const why = signal.aborted ? `no answer within ${timeoutMs / 1_000} s` : reasonOf(error);
        return { posted: { kind: 'unreachable', why } };
    }
}
const ANSWER_BYTES = 64 * 1024;
async function start({ body }) {
    const chunks = [];
    let size = 0;
    for await (const chunk of body ?? []) {
        chunks.push(chunk);
        size += chunk.length;
        if (size >= ANSWER_BYTES)
            break;
    }
    return Buffer.concat(chunks).subarray(0, ANSWER_BYTES);
}
function reasonOf(error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    return typeof code === 'string' ? code : (0,errors/* messageOf */.bD)(cause);
}

// EXTERNAL MODULE: ./build/js/src/reports/otel/resource.js
var otel_resource = __webpack_require__(4416);
// EXTERNAL MODULE: ./build/js/src/reports/otel/span.js
var otel_span = __webpack_require__(6936);
// EXTERNAL MODULE: ./build/js/src/reports/otel/trace.js
var otel_trace = __webpack_require__(21323);
;// CONCATENATED MODULE: ./build/js/src/reports/reporters/trace-export.js








const MOST_SPANS = 512;
const REQUEST_BYTES = 4 * 1024 * 1024;
const REQUESTS_AT_ONCE = 4;
const GZIP_FROM_BYTES = 1024;
const MOST_SCORES = 2_000;
async function exportTraces(report, traces, ports) {
    const { backend, tracing } = traces;
    const tally = new Tally(tracing.redact);
    const send = (spans) => sendSpans(spans, { ...traces, tally }, ports);
    await (0,in_parallel/* inParallel */.H)(batches(encodedSpans(report, traces), tally), send, REQUESTS_AT_ONCE);
    const scores = tally.isWhole ? await sendScores(report, { ...traces, tally }, ports) : [];
    const name = `traces (${backend.name})`;
    const shortfalls = [...tally.shortfalls(() => countOf(report, tracing)), ...scores];
    if (shortfalls.length === 0)
        return { kind: 'delivered', name, where: tracing.redact.text(backend.url) };
    const why = tracing.redact.text(shortfalls.join('; '));
    return { kind: 'notDelivered', name, why, ...(tally.hint !== undefined && { hint: tally.hint }) };
}
class Tally {
    #redact;
    sent = 0;
    rejected = 0;
    #why;
    isOver = false;
    hint;
    constructor(redact) {
        this.#redact = redact;
    }
    get isWhole() {
        return this.#why === undefined;
    }
    accepted(spans, rejected, message) {
        this.sent += spans - rejected;
        this.rejected += rejected;
        if (rejected > 0)
            this.#why ??= `${(0,shared_text/* plural */.LS)('span', rejected)} rejected${message === '' ? '' : `: ${shortened(message, this.#redact)}`}`;
    }
    failed(posted, isPacked) {
        this.#why ??= trace_export_reasonOf(posted, this.#redact);
        this.isOver ||= posted.kind !== 'refused' || ![400, 413].includes(posted.status);
        if (posted.kind !== 'refused')
            return;
        if ([401, 403].includes(posted.status))
            this.hint ??= 'Check the key of the backend.';
        if (isPacked && [400, 415].includes(posted.status))
            this.hint ??= UNPACKED;
    }
    shortfalls(total) {
        return this.#why === undefined ? [] : [`sent ${this.sent} of ${(0,shared_text/* plural */.LS)('span', total())}: ${this.#why}`];
    }
}
const UNPACKED = 'If the receiver does not read gzip, set OTEL_EXPORTER_OTLP_COMPRESSION=none.';
const ANSWER_CHARACTERS = 500;
const shortened = (text, redact) => (0,shared_text/* cutEnd */.ym)(redact.text(text), ANSWER_CHARACTERS);
function trace_export_reasonOf(posted, redact) {
    if (posted.kind === 'late')
        return 'the time for the export was over';
    if (posted.kind === 'unreachable')
        return posted.why;
    const words = posted.status < 400 ? 'it redirects, and keys are not sent elsewhere' : shortened(posted.text, redact);
    return `HTTP ${posted.status}${words === '' ? '' : `: ${words}`}`;
}
const countOf = (report, tracing) => (0,otel_trace/* tracedResults */.c)(report).reduce((sum, traced) => sum + (0,otel_trace/* traceOf */.f)(traced, tracing).spans.length, 0);
function* encodedSpans(report, { backend, tracing, sending }) {
    for (const traced of (0,otel_trace/* tracedResults */.c)(report)) {
        const trace = (0,otel_trace/* traceOf */.f)(traced, tracing);
        for (const each of trace.spans) {
            const extras = backend.extras?.(each, trace, tracing.captureContent) ?? {};
            const span = { ...each.span, attributes: [...each.span.attributes, ...(0,otel_span/* keyValues */.K7)(extras)] };
            yield fittingBytes((0,limit_span/* limitSpan */.kp)((0,limit_span/* redactSpan */.op)(span, tracing.redact)), sending.encoding);
        }
    }
}
function fittingBytes(span, encoding) {
    const bytes = encoding.span(span);
    return bytes.length <= REQUEST_BYTES ? bytes : encoding.span((0,limit_span/* withoutContent */.gH)(span));
}
function* batches(spans, tally) {
    let batch = [];
    let size = 0;
    for (const span of spans) {
        if (tally.isOver)
            return;
        if (batch.length > 0 && (batch.length === MOST_SPANS || size + span.length > REQUEST_BYTES)) {
            yield batch;
            [batch, size] = [[], 0];
        }
        batch.push(span);
        size += span.length;
    }
    if (batch.length > 0)
        yield batch;
}
const MAY_PASS = [429, 502, 503, 504];
async function sendSpans(spans, { backend, tracing, sending, tally }, ports) {
    if (tally.isOver)
        return;
    const { encoding, isCompressed, timeoutMs } = sending;
    const resource = (0,otel_resource/* withResource */.PJ)(tracing.envelope.resource, backend.resource ?? {});
    const redacted = resource.map(({ key, value }) => 'stringValue' in value ? { key, value: { stringValue: tracing.redact.text(value.stringValue) } } : { key, value });
    const plain = encoding.request({ ...tracing.envelope, resource: redacted }, spans);
    const isPacked = isCompressed && plain.length >= GZIP_FROM_BYTES;
    const headers = {
        ...backend.headers,
        'content-type': encoding.contentType,
        ...(isPacked && { 'content-encoding': 'gzip' }),
    };
    const body = isPacked ? await ports.gzip(plain) : plain;
    const isRetried = (status) => MAY_PASS.includes(status);
    const posted = await post({ url: backend.url, headers, body, timeoutMs, isRetried }, ports);
    if (posted.kind !== 'accepted')
        return tally.failed(posted, isPacked);
    const { rejected, message } = partialSuccessOf(posted.contentType, posted.body);
    tally.accepted(spans.length, Math.min(rejected, spans.length), message);
}
async function sendScores(report, { backend, tracing, sending }, ports) {
    const { scores } = backend;
    if (scores === undefined)
        return [];
    const all = (0,otel_trace/* tracedResults */.c)(report).flatMap((traced) => scores.of((0,otel_trace/* traceOf */.f)(traced, tracing), tracing.captureContent));
    const wanted = all.slice(0, MOST_SCORES);
    let sent = 0;
    let why;
    const isRetried = (status) => status === 429 || status >= 500;
    await (0,in_parallel/* inParallel */.H)(wanted, async (score) => {
        if (why !== undefined)
            return;
        const body = Buffer.from(JSON.stringify(withoutSecrets(score, tracing)));
        const headers = { ...backend.headers, 'content-type': 'application/json' };
        const posted = await post({ url: scores.url, headers, body, timeoutMs: sending.timeoutMs, isRetried }, ports);
        if (posted.kind === 'accepted')
            sent += 1;
        else
            why ??= trace_export_reasonOf(posted, tracing.redact);
    }, REQUESTS_AT_ONCE);
    if (why !== undefined)
        return [`sent ${sent} of ${(0,shared_text/* plural */.LS)('score', all.length)}: ${why}`];
    return all.length > wanted.length ? [`sent ${sent} of ${(0,shared_text/* plural */.LS)('score', all.length)}, which is the most`] : [];
}
function withoutSecrets(score, { redact }) {
    const { id, traceId, observationId, ...texts } = score;
    return { id, traceId, observationId, ...redact.deep(texts) };
}

// EXTERNAL MODULE: ./build/js/src/shared/secrets/redact.js
var redact = __webpack_require__(7986);
// EXTERNAL MODULE: ./build/js/src/shared/secrets/secret-names.js
var secret_names = __webpack_require__(28822);
// EXTERNAL MODULE: ./build/js/src/app/telemetry/own-backend.js
var own_backend = __webpack_require__(4270);
// EXTERNAL MODULE: ./build/js/src/app/telemetry/tracing.js
var telemetry_tracing = __webpack_require__(68485);
;// CONCATENATED MODULE: ./build/js/src/app/telemetry/export.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});










const EXPORT_MS = 60_000;
const CANCELLED_MS = 2_000;
async function exportToBackends(report, site) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const names = site.inputs.otel.filter((name) => name !== own_backend/* FILE */.PW);
        if (names.length === 0)
            return [];
        const { env, log } = site.runtime;
        const why = report.dryRun ? 'a dry run exports nothing' : whyNoExport(env);
        if (why === 'disabled')
            return [];
        if (why !== undefined)
            return [{ kind: 'notNeeded', name: 'traces', why }];
        for (const remark of remarksOn(env))
            log.warn(remark);
        const time = __addDisposableResource(env_1, exportTime(site.runtime.signal), false);
        return await Promise.all(names.map((name) => exportTo(name, report, site, time.signal)));
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
const LONGEST_REASON = 500;
async function exportTo(name, report, site, signal) {
    const { env } = site.runtime;
    const failed = (why, hint) => ({
        kind: 'notDelivered',
        name: `traces (${name})`,
        why: (0,shared_text/* cutEnd */.ym)((0,redact/* redactor */.$)((0,secret_names/* secretValues */.VX)(env), site.inputs.redact).text(why), LONGEST_REASON),
        hint,
    });
    try {
        const backend = await backendOf(name, site, signal);
        if ('why' in backend)
            return failed(backend.why, backend.hint);
        const address = checkAddress(backend.url, backend.headers);
        if (address.why !== undefined)
            return failed(address.why);
        if (address.remark !== undefined)
            site.runtime.log.warn(`traces (${name}): ${address.remark}`);
        const tracing = (0,telemetry_tracing/* tracingOf */.K)(report, site, Object.values(backend.headers).flatMap(secret_names/* wholeSecret */.ii));
        return await exportTraces(report, { backend, tracing, sending: sendingOf(env) }, { ...portsOf(site), signal });
    }
    catch (error) {
        return failed((0,errors/* messageOf */.bD)(error));
    }
}
async function backendOf(name, site, signal) {
    const { runtime, inputs } = site;
    if ((0,backends/* isPreset */.S1)(name))
        return (0,backends/* presetBackend */.uZ)(name, runtime.env);
    return (0,own_backend/* ownBackend */.ZM)(name, runtime.env, { cwd: (0,external_node_path_.resolve)(runtime.cwd, inputs.workingDirectory), runtime }, signal);
}
const portsOf = ({ runtime: { http, gzip, clock } }) => ({
    http,
    gzip,
    clock,
    random: Math.random,
    timeLimit: (ms) => AbortSignal.timeout(ms),
});
function exportTime(stopping) {
    const over = new AbortController();
    const end = () => over.abort(new DOMException('The time for the export is over', 'TimeoutError'));
    let timer = setTimeout(end, stopping.aborted ? CANCELLED_MS : EXPORT_MS);
    const shorten = () => {
        clearTimeout(timer);
        timer = setTimeout(end, CANCELLED_MS);
    };
    stopping.addEventListener('abort', shorten, { once: true });
    return {
        signal: over.signal,
        [Symbol.dispose]() {
            clearTimeout(timer);
            stopping.removeEventListener('abort', shorten);
        },
    };
}


/***/ }),

/***/ 4270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PW: () => (/* binding */ FILE),
/* harmony export */   ZM: () => (/* binding */ ownBackend),
/* harmony export */   xq: () => (/* binding */ requireBackends)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81469);
/* harmony import */ var _adapters_open_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96637);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7126);
/* harmony import */ var _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10043);
/* harmony import */ var _reports_otel_backends_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32773);
/* harmony import */ var _reports_otel_span_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6936);
/* harmony import */ var _shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(40958);
/* harmony import */ var _shared_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(47539);
/* harmony import */ var _suites_discover_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7678);
/* harmony import */ var _suites_graders_custom_grader_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(12269);
/* harmony import */ var _suites_references_bounds_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(67803);
/* harmony import */ var _suites_references_env_files_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(68041);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(81457);














const FILE = 'file';
const FOLDER = 'otel-backends';
async function requireBackends({ otel, workingDirectory }, runtime) {
    const own = otel.filter((name) => name !== FILE && !(0,_reports_otel_backends_js__WEBPACK_IMPORTED_MODULE_5__/* .isPreset */ .S1)(name));
    if (own.length === 0)
        return;
    const found = await ownBackends((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(runtime.cwd, workingDirectory), runtime);
    const unknown = own.find((name) => !found.has(name));
    if (unknown === undefined)
        return;
    const known = [FILE, ..._reports_otel_backends_js__WEBPACK_IMPORTED_MODULE_5__/* .presets */ .v4, ...found.keys()];
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .userError */ .IF)('INPUT_INVALID', `There is no backend "${unknown}" for traces`, {
        expected: `one of ${known.join(', ')}`,
        hint: (0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_7__/* .suggestion */ .h)(unknown, known, 'names') ?? `Write the program .agentv/${FOLDER}/${unknown}.mjs, or use otlp.`,
    });
}
async function ownBackends(cwd, { files, scripts }) {
    const root = await (0,_suites_discover_js__WEBPACK_IMPORTED_MODULE_9__/* .findRepository */ .W1)(cwd, files);
    return (0,_suites_graders_custom_grader_files_js__WEBPACK_IMPORTED_MODULE_10__/* .findScripts */ .O3)([[FOLDER]], {
        roots: (0,_suites_references_env_files_js__WEBPACK_IMPORTED_MODULE_12__/* .searchRoots */ ._)(cwd, { root, cwd }),
        bounds: new _suites_references_bounds_js__WEBPACK_IMPORTED_MODULE_11__/* .Bounds */ .c([root, cwd], files),
        files,
        scripts,
        shown: (path) => (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_13__/* .shownPath */ .p)(path, cwd),
    });
}
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 256 * 1024;
const described = () => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    endpoint: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(2_000),
    headers: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(200), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(16_000)).default({}),
    resourceAttributes: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()])).default({}),
    warnings: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).default([]),
});
async function ownBackend(name, env, { cwd, runtime }, signal) {
    const program = (await ownBackends(cwd, runtime)).get(name);
    if (program === undefined)
        return { name, why: `.agentv/${FOLDER}/${name}.mjs is gone` };
    if (program.complaint !== undefined)
        return { name, why: program.complaint.message };
    const ending = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.extname)(program.path);
    const starter = await runtime.scripts.starter(ending);
    if (starter.kind === 'none')
        return { name, why: `${program.shown} needs ${starter.missing}`, hint: starter.hint };
    const isModule = /^\.m?[jt]s$/.test(ending);
    const started = isModule ? ['--input-type=module', '--eval', callerOf(program.path)] : [program.path];
    const ended = await runtime.exec.run({
        command: [...starter.command, ...started],
        cwd,
        env: runtime.programEnv(definedIn(env)),
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
    }, signal);
    if (ended.kind !== 'exited' || ended.exitCode !== 0)
        return { name, why: `${program.shown} ${endingText(ended)}` };
    const read = described().safeParse((0,_shared_json_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonOf */ .o)(ended.stdout.trim()) ?? (0,_shared_json_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonOf */ .o)(ended.stdout.trim().split('\n').at(-1) ?? ''));
    if (!read.success)
        return { name, why: `${program.shown} gave no {endpoint, headers}`, hint: HINT };
    const { endpoint, headers, resourceAttributes, warnings } = read.data;
    for (const warning of warnings)
        runtime.log.warn(`${program.shown}: ${(0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .T)(warning)}`);
    const resource = Object.entries(resourceAttributes).map(([key, value]) => [key, attributeValue(value)]);
    const lower = Object.fromEntries(Object.entries(headers).map(([key, value]) => [key.toLowerCase(), value]));
    return {
        name,
        url: endpoint,
        headers: { ...lower, ...(0,_reports_otel_backends_js__WEBPACK_IMPORTED_MODULE_5__/* .standardHeaders */ .qv)(env) },
        resource: Object.fromEntries(resource),
    };
}
const HINT = 'Its default export is { name, resolve({ env, cwd }) }, which gives { endpoint, headers }; other programs print that.';
const callerOf = (path) => [
    `import * as found from ${JSON.stringify((0,_adapters_open_file_js__WEBPACK_IMPORTED_MODULE_2__/* .fileAddress */ .x)(path))};`,
    "import { cwd, env, stdout } from 'node:process';",
    'const resolver = found.default ?? found.otelBackend ?? found.resolver;',
    'const given = { env, cwd: cwd() };',
    "const resolved = await (typeof resolver === 'function' ? resolver(given) : resolver.resolve(given));",
    "stdout.write('\\n' + JSON.stringify(resolved));",
].join('\n');
const attributeValue = (value) => typeof value === 'string' ? (0,_reports_otel_span_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)(value) : typeof value === 'number' ? (0,_reports_otel_span_js__WEBPACK_IMPORTED_MODULE_6__/* .double */ .gd)(value) : (0,_reports_otel_span_js__WEBPACK_IMPORTED_MODULE_6__/* .flag */ .Jt)(value);
const definedIn = (env) => Object.fromEntries(Object.entries(env).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
function endingText(ended) {
    if (ended.kind === 'exited') {
        const words = ended.stderr.trim();
        return `ended with exit code ${ended.exitCode}${words === '' ? '' : `: ${words}`}`;
    }
    if (ended.kind === 'notStarted')
        return `could not be started: ${ended.message}`;
    return ended.kind === 'timedOut' ? `took longer than ${TIMEOUT_MS / 1_000} s` : 'was ended';
}


/***/ }),

/***/ 96280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ traceFileReporters)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/reports/otel/root-span.js
var root_span = __webpack_require__(77165);
// EXTERNAL MODULE: ./build/js/src/reports/otel/span.js
var span = __webpack_require__(6936);
;// CONCATENATED MODULE: ./build/js/src/reports/files/trace-file.js


function* traceFile({ results }, redact) {
    for (const result of results)
        yield `${JSON.stringify(redact.deep(recordOf(result)))}\n`;
}
function recordOf(result) {
    const { testId, target, score, costUsd, tokenUsage, messages } = result;
    const { start, end } = (0,root_span/* rootTimes */.Ne)(result);
    const calls = messages.flatMap(({ toolCalls = [] }) => toolCalls);
    return {
        test_id: testId,
        target,
        score,
        duration_ms: Math.round(end - start),
        cost_usd: costUsd,
        token_usage: tokenUsage && { input: tokenUsage.input, output: tokenUsage.output },
        spans: calls.length === 0 ? undefined : calls.map(toolRecord),
    };
}
function toolRecord(call) {
    const duration = durationOf(call);
    return { type: 'tool', name: call.tool, duration_ms: duration === undefined ? undefined : Math.round(duration) };
}
function durationOf({ startTime, endTime, durationMs }) {
    const [start, end] = [(0,span/* knownMoment */.qm)(startTime), (0,span/* knownMoment */.qm)(endTime)];
    return durationMs ?? (start === undefined || end === undefined ? undefined : Math.max(0, end - start));
}

// EXTERNAL MODULE: ./build/js/src/reports/otel/encode.js + 1 modules
var encode = __webpack_require__(43748);
// EXTERNAL MODULE: ./build/js/src/reports/otel/limit-span.js
var limit_span = __webpack_require__(86082);
// EXTERNAL MODULE: ./build/js/src/reports/otel/trace.js
var trace = __webpack_require__(21323);
;// CONCATENATED MODULE: ./build/js/src/reports/otel/otlp-file.js



function* otlpFile(report, tracing, form) {
    const isDocument = form === 'document';
    let before = isDocument ? '{"resourceSpans":[' : '';
    for (const traced of (0,trace/* tracedResults */.c)(report)) {
        const spans = (0,trace/* traceOf */.f)(traced, tracing).spans.map(({ span }) => JSON.stringify((0,limit_span/* redactSpan */.op)(span, tracing.redact)));
        const text = (0,encode/* resourceSpansJson */.qG)(tracing.envelope, spans);
        yield isDocument ? `${before}${text}` : `{"resourceSpans":[${text}]}\n`;
        before = ',';
    }
    if (isDocument)
        yield `${before === ',' ? '' : before}]}\n`;
}

// EXTERNAL MODULE: ./build/js/src/app/run-folder/earlier-run.js + 1 modules
var earlier_run = __webpack_require__(75671);
// EXTERNAL MODULE: ./build/js/src/app/telemetry/own-backend.js
var own_backend = __webpack_require__(4270);
// EXTERNAL MODULE: ./build/js/src/app/telemetry/tracing.js
var tracing = __webpack_require__(68485);
;// CONCATENATED MODULE: ./build/js/src/app/telemetry/trace-files.js






function traceFileReporters(site, files) {
    const { otel, otelFile, traceFile: tracePath } = site.inputs;
    const inFolder = otel.includes(own_backend/* FILE */.PW) ? (0,external_node_path_.join)(site.folder, earlier_run/* runFiles */.NW.traces) : undefined;
    const wanted = [
        { name: 'OTLP file', path: otelFile ?? inFolder, piecesOf: otlpPieces },
        { name: 'trace file', path: tracePath, piecesOf: tracePieces },
    ];
    return wanted.flatMap(({ name, path: given, piecesOf }) => {
        if (given === undefined)
            return [];
        return [
            {
                name,
                async deliver(report) {
                    const path = (0,tracing/* pathWithTime */.t)(given, report, site);
                    await files.writePieces(path, piecesOf(report, path, site));
                    return { kind: 'delivered', name, where: path };
                },
            },
        ];
    });
}
const otlpPieces = (report, path, site) => otlpFile(report, (0,tracing/* tracingOf */.K)(report, site), path.endsWith('.jsonl') ? 'lines' : 'document');
const tracePieces = (report, _, site) => traceFile(report, (0,tracing/* tracingOf */.K)(report, site).redact);


/***/ }),

/***/ 68485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ tracingOf),
/* harmony export */   t: () => (/* binding */ pathWithTime)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _reports_otel_ids_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63944);
/* harmony import */ var _reports_otel_resource_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4416);
/* harmony import */ var _shared_secrets_redact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7986);
/* harmony import */ var _shared_secrets_secret_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28822);
/* harmony import */ var _pipeline_timestamp_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24050);






function tracingOf(report, site, secrets = []) {
    const { inputs, runtime, commit } = site;
    const { env } = runtime;
    const remote = (0,_reports_otel_ids_js__WEBPACK_IMPORTED_MODULE_1__/* .readRemoteParent */ .zK)(env);
    return {
        run: runOf(site),
        ...(isParent(remote) && { remote }),
        captureContent: inputs.otelCaptureContent || /^true$/i.test(env['AGENTV_OTEL_CAPTURE_CONTENT'] ?? ''),
        groupTurns: inputs.otelGroupTurns,
        envelope: { resource: (0,_reports_otel_resource_js__WEBPACK_IMPORTED_MODULE_2__/* .resourceOf */ .KU)(report, env, commit), version: report.generator.version },
        redact: (0,_shared_secrets_redact_js__WEBPACK_IMPORTED_MODULE_3__/* .redactor */ .$)([...(0,_shared_secrets_secret_names_js__WEBPACK_IMPORTED_MODULE_4__/* .secretValues */ .VX)(env), ...secrets], inputs.redact),
    };
}
const isParent = (remote) => typeof remote === 'object';
function runOf({ folder, jobKey, runtime: { env } }) {
    const { GITHUB_RUN_ID: run, GITHUB_RUN_ATTEMPT: attempt = '1', GITHUB_JOB: job = '' } = env;
    return { id: run ? `${run}.${jobKey ?? job}` : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(folder), attempt };
}
const pathWithTime = (path, { startedAt }, site) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(site.runtime.cwd, site.inputs.workingDirectory, path.replaceAll('{timestamp}', (0,_pipeline_timestamp_js__WEBPACK_IMPORTED_MODULE_5__/* .timestamp */ .v)(Date.parse(startedAt))));


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

/***/ 984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ decisionJson)
/* harmony export */ });
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75408);

function decisionJson({ kind, headline, reasons, suites }, assessment) {
    const assessed = new Map(assessment.suites.map((suite) => [(0,_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .suiteKey */ .aJ)(suite), suite]));
    return {
        verdict: kind,
        headline,
        reasons: reasons.map(({ message }) => message),
        suites: suites.map((own) => {
            const numbers = assessed.get((0,_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .suiteKey */ .aJ)(own));
            return {
                suite: own.suite,
                target: own.target,
                verdict: own.kind,
                n: numbers?.comparable ?? 0,
                delta: numbers?.delta ?? null,
                delta_low: numbers?.deltaLow ?? null,
                delta_high: numbers?.deltaHigh ?? null,
                p: numbers?.p ?? null,
                p_exact: numbers?.pExact ?? null,
                p_variation: numbers?.pVariation ?? null,
                smallest_detectable_drop: numbers?.smallestDetectableDrop ?? null,
                reasons: reasons
                    .filter(({ suite, file, target }) => suite === own.suite && file === own.file && target === own.target)
                    .map(({ message }) => message),
            };
        }),
        tests: assessment.tests.map(testJson),
        detectable_tests: { count: assessment.detectableTests.count, of: assessment.detectableTests.of },
    };
}
const testJson = (test) => ({
    suite: test.suite,
    test_id: test.testId,
    target: test.target,
    state: test.state,
    baseline: countsOf(test.base),
    candidate: countsOf(test.now),
    reruns: { ...countsOf(test.reruns), needed: test.needed ?? null },
    p: test.p ?? null,
});
const countsOf = (counts) => ({ trials: counts?.trials ?? 0, passes: counts?.passes ?? 0 });


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

/***/ 6488:
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

;// CONCATENATED MODULE: ./build/js/src/reports/html/trajectory.js




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
        return { sentence: `head ${endText({ rows, row }, 'head', head)}; base continued with ${baseCall.tool}`, row };
    }
    if (baseCall === undefined && headCall !== undefined) {
        return { sentence: `base ${endText({ rows, row }, 'base', base)}; head continued with ${headCall.tool}`, row };
    }
    if (baseCall === undefined || headCall === undefined)
        return undefined;
    return { sentence: `step ${number}: base called ${callText(baseCall)}, head called ${callText(headCall)}`, row };
}
function endText({ rows, row }, name, { steps }) {
    if (steps.length === 0)
        return 'made no call';
    const before = rows.slice(0, row).filter((each) => each[name] !== undefined).length;
    const isAnswered = steps.slice(before).some((step) => step.kind === 'message' && step.role === 'assistant');
    if (isAnswered)
        return before === 0 ? 'answered without a call' : `answered after step ${before}`;
    return `stopped after step ${before}`;
}
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

/***/ 32773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S1: () => (/* binding */ isPreset),
/* harmony export */   qv: () => (/* binding */ standardHeaders),
/* harmony export */   uZ: () => (/* binding */ presetBackend),
/* harmony export */   v4: () => (/* binding */ presets)
/* harmony export */ });
/* harmony import */ var _model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94987);
/* harmony import */ var _grader_spans_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23263);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63944);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59438);
/* harmony import */ var _resource_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4416);
/* harmony import */ var _span_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6936);






const presets = ['otlp', 'braintrust', 'langfuse', 'confident'];
const isPreset = (name) => presets.some((each) => each === name);
function presetBackend(name, env) {
    const made = PRESETS[name](env);
    return 'why' in made ? made : { ...made, headers: { ...made.headers, ...standardHeaders(env) } };
}
function standardHeaders(env) {
    const pairs = {
        ...(0,_resource_js__WEBPACK_IMPORTED_MODULE_4__/* .pairsOf */ .fq)(env['OTEL_EXPORTER_OTLP_HEADERS']),
        ...(0,_resource_js__WEBPACK_IMPORTED_MODULE_4__/* .pairsOf */ .fq)(env['OTEL_EXPORTER_OTLP_TRACES_HEADERS']),
    };
    return Object.fromEntries(Object.entries(pairs).map(([name, value]) => [name.toLowerCase(), value]));
}
const PRESETS = { otlp, braintrust, langfuse, confident };
const TRACES_PATH = '/v1/traces';
function otlp(env) {
    const { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: full = '', OTEL_EXPORTER_OTLP_ENDPOINT: base = '' } = env;
    if (full.trim() !== '')
        return { name: 'otlp', url: full.trim(), headers: {} };
    const trimmed = withoutSlash(base);
    if (trimmed === '')
        return missing('otlp', ['OTEL_EXPORTER_OTLP_ENDPOINT'], env);
    return { name: 'otlp', url: trimmed.endsWith(TRACES_PATH) ? trimmed : `${trimmed}${TRACES_PATH}`, headers: {} };
}
function braintrust(env) {
    const { BRAINTRUST_API_KEY: key = '', BRAINTRUST_API_URL: host } = env;
    if (key === '')
        return missing('braintrust', ['BRAINTRUST_API_KEY'], env);
    const parent = env['BRAINTRUST_PARENT'] ||
        (env['BRAINTRUST_PROJECT_ID'] && `project_id:${env['BRAINTRUST_PROJECT_ID']}`) ||
        (env['BRAINTRUST_PROJECT'] && `project_name:${env['BRAINTRUST_PROJECT']}`);
    if (!parent)
        return missing('braintrust', ['BRAINTRUST_PROJECT', 'BRAINTRUST_PROJECT_ID', 'BRAINTRUST_PARENT'], env);
    return {
        name: 'braintrust',
        url: `${withoutSlash(host || 'https://api.braintrust.dev')}/otel${TRACES_PATH}`,
        headers: { authorization: `Bearer ${key}`, 'x-bt-parent': parent },
        extras: braintrustExtras,
    };
}
function braintrustExtras(each, trace, captureContent) {
    if (each.score !== undefined) {
        const { name, score } = each.score;
        return {
            'braintrust.span_attributes': json({ type: 'score', name }),
            'braintrust.scores': (0,_grader_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .isSkipped */ .JR)(each.score) ? undefined : json({ [name]: score }),
        };
    }
    if (each !== trace.spans[0])
        return {};
    const { result } = trace.traced;
    const { score } = (0,_model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeOf */ .s)(result);
    return {
        'braintrust.span_attributes': json({ type: 'eval', name: result.testId }),
        'braintrust.scores': score === undefined ? undefined : json({ score }),
        'braintrust.metadata': json(namesOf(trace)),
        'braintrust.tags': (0,_span_js__WEBPACK_IMPORTED_MODULE_5__/* .texts */ .Te)([result.suite, result.target]),
        ...(captureContent && {
            'braintrust.input_json': attributeOf(each, _names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.inputMessages),
            'braintrust.output_json': attributeOf(each, _names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.outputMessages),
        }),
    };
}
function langfuse(env) {
    const { LANGFUSE_PUBLIC_KEY: publicKey = '', LANGFUSE_SECRET_KEY: secretKey = '' } = env;
    if (publicKey === '')
        return missing('langfuse', ['LANGFUSE_PUBLIC_KEY'], env);
    if (secretKey === '')
        return missing('langfuse', ['LANGFUSE_SECRET_KEY'], env);
    const host = withoutSlash(env['LANGFUSE_HOST'] || env['LANGFUSE_BASE_URL'] || 'https://cloud.langfuse.com');
    const environment = env['LANGFUSE_TRACING_ENVIRONMENT'] || 'default';
    return {
        name: 'langfuse',
        url: `${host}/api/public/otel${TRACES_PATH}`,
        headers: {
            authorization: `Basic ${Buffer.from(`${publicKey}:${secretKey}`).toString('base64')}`,
            'x-langfuse-ingestion-version': '4',
        },
        extras: (each, trace, captureContent) => each === trace.spans[0] ? langfuseExtras(each, trace, { environment, captureContent }) : {},
        scores: {
            url: `${host}/api/public/scores`,
            of: (trace, captureContent) => langfuseScores(trace, { environment, captureContent }),
        },
    };
}
function langfuseExtras(root, trace, { environment, captureContent }) {
    const { result } = trace.traced;
    const run = attributeOf(root, _names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.run);
    return {
        'langfuse.environment': (0,_span_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)(environment),
        'langfuse.trace.name': (0,_span_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)(result.testId),
        'langfuse.trace.tags': (0,_span_js__WEBPACK_IMPORTED_MODULE_5__/* .texts */ .Te)([result.suite, result.target]),
        'langfuse.experiment.name': (0,_span_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)(result.suite),
        'langfuse.experiment.id': run,
        'langfuse.experiment.item.id': (0,_span_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)(result.testId),
        ...(captureContent && {
            'langfuse.observation.input': attributeOf(root, _names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.inputMessages),
            'langfuse.observation.output': attributeOf(root, _names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.outputMessages),
        }),
    };
}
function langfuseScores(trace, { environment, captureContent }) {
    const [{ span: root }, ...others] = trace.spans;
    const { kind, score } = (0,_model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeOf */ .s)(trace.traced.result);
    const graders = others.filter(({ span, score: own }) => own !== undefined && !(0,_grader_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .isSkipped */ .JR)(own) && span.parentSpanId === root.spanId);
    const made = (name, number, rest) => ({
        id: (0,_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .hashOf */ .qQ)([trace.ownTraceId, name, ...(number > 0 ? [String(number)] : [])], 16),
        traceId: root.traceId,
        name,
        environment,
        ...rest,
    });
    const ofTest = score === undefined
        ? []
        : [
            made('score', 0, { observationId: root.spanId, value: score, dataType: 'NUMERIC' }),
            made('pass', 0, { observationId: root.spanId, value: kind === 'passed' ? 1 : 0, dataType: 'BOOLEAN' }),
        ];
    const names = ['score', 'pass'];
    const ofGraders = graders.map(({ span, score: own }) => {
        const { name, score: value } = own;
        const number = names.filter((each) => each === name).length;
        names.push(name);
        const comment = captureContent ? (0,_grader_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .explanationOf */ .pg)(own) : undefined;
        return made(name, number, { observationId: span.spanId, value, dataType: 'NUMERIC', comment });
    });
    return [...ofTest, ...ofGraders];
}
function confident(env) {
    const { CONFIDENT_API_KEY: key = '' } = env;
    if (key === '')
        return missing('confident', ['CONFIDENT_API_KEY'], env);
    const host = key.startsWith('confident_eu_') ? 'eu.otel.confident-ai.com' : 'otel.confident-ai.com';
    return {
        name: 'confident',
        url: `https://${host}${TRACES_PATH}`,
        headers: { 'x-confident-api-key': key },
        extras: (each, trace) => each === trace.spans[0]
            ? {
                'confident.trace.name': (0,_span_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)(trace.traced.result.testId),
                'confident.trace.metadata': json(namesOf(trace)),
            }
            : {},
    };
}
function namesOf({ traced: { result, phase } }) {
    const { suite, testId, target } = result;
    return { suite, test: testId, target, phase };
}
const attributeOf = ({ span }, name) => span.attributes.find(({ key }) => key === name)?.value;
const json = (value) => (0,_span_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)(JSON.stringify(value));
function missing(name, [first = '', ...others], env) {
    const hint = env[first] === ''
        ? 'It is empty: jobs of pull requests from forks and by Dependabot get no secrets of the repository.'
        : 'Set it in the environment of the step.';
    return { name, why: `${first} is not set${others.length > 0 ? `, nor ${others.join(' or ')}` : ''}`, hint };
}
const withoutSlash = (url) => url.trim().replace(/\/{1,20}$/, '');


/***/ }),

/***/ 68271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Py: () => (/* binding */ instructionsText),
/* harmony export */   Ru: () => (/* binding */ valueText),
/* harmony export */   yJ: () => (/* binding */ messagesText)
/* harmony export */ });
const messagesText = (messages) => JSON.stringify(messages.map((message) => ({ role: message.role, parts: partsOf(message) })));
const instructionsText = (messages) => JSON.stringify(messages.flatMap(partsOf));
const valueText = (value) => typeof value === 'string' ? value : JSON.stringify(value);
function partsOf({ role, content, toolCalls = [] }) {
    const own = content === undefined ? [] : contentParts(content);
    if (role === 'tool')
        return own.map(({ content: response }) => ({ type: 'tool_call_response', response }));
    return [...own, ...toolCalls.map(callPart)];
}
const textPart = (content) => ({ type: 'text', content });
const callPart = ({ id, tool, input }) => ({ type: 'tool_call', id, name: tool, arguments: input });
function contentParts(content) {
    if (typeof content === 'string')
        return [textPart(content)];
    if (!Array.isArray(content))
        return [textPart(JSON.stringify(content.structured) ?? '')];
    return content.map(contentPart);
}
function contentPart(part) {
    switch (part.type) {
        case 'text':
            return textPart(part.value);
        case 'file':
            return textPart(part.text);
        case 'image':
            return { type: 'blob', modality: 'image', mime_type: part.mediaType };
        case 'data':
            return textPart(JSON.stringify(part.value));
    }
}


/***/ }),

/***/ 43748:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i9: () => (/* binding */ jsonEncoding),
  Jl: () => (/* binding */ protobufEncoding),
  qG: () => (/* binding */ resourceSpansJson)
});

;// CONCATENATED MODULE: ./build/js/src/reports/otel/protobuf.js
class ProtobufWriter {
    #buffer = Buffer.allocUnsafe(FIRST_BYTES);
    #length = 0;
    text(field, value) {
        const size = Buffer.byteLength(value);
        this.#tag(field, LENGTH_DELIMITED).#number(size).#reserve(size);
        this.#length += this.#buffer.write(value, this.#length);
        return this;
    }
    hex(field, value) {
        return this.raw(field, Buffer.from(value, 'hex'));
    }
    message(field, { bytes }) {
        return this.raw(field, bytes());
    }
    raw(field, value) {
        this.#tag(field, LENGTH_DELIMITED).#number(value.length).#reserve(value.length);
        this.#buffer.set(value, this.#length);
        this.#length += value.length;
        return this;
    }
    varint(field, value) {
        this.#tag(field, VARINT);
        let rest = BigInt.asUintN(64, value);
        for (; rest > BigInt(Number.MAX_SAFE_INTEGER); rest >>= 7n)
            this.#byte(Number(rest & 0x7fn) | 0x80);
        return this.#number(Number(rest));
    }
    fixed64(field, value) {
        this.#tag(field, FIXED64).#reserve(8);
        this.#length = this.#buffer.writeBigUInt64LE(BigInt.asUintN(64, value), this.#length);
        return this;
    }
    fixed32(field, value) {
        this.#tag(field, FIXED32).#reserve(4);
        this.#length = this.#buffer.writeUInt32LE(value, this.#length);
        return this;
    }
    double(field, value) {
        this.#tag(field, FIXED64).#reserve(8);
        this.#length = this.#buffer.writeDoubleLE(value, this.#length);
        return this;
    }
    bytes = () => this.#buffer.subarray(0, this.#length);
    #tag(field, wireType) {
        return this.#number((field << 3) | wireType);
    }
    #number(value) {
        let rest = value;
        for (; rest > 0x7f; rest = Math.floor(rest / 0x80))
            this.#byte((rest % 0x80) | 0x80);
        return this.#byte(rest);
    }
    #byte(value) {
        this.#reserve(1);
        this.#buffer[this.#length] = value;
        this.#length += 1;
        return this;
    }
    #reserve(bytes) {
        const needed = this.#length + bytes;
        if (needed <= this.#buffer.length)
            return;
        const larger = Buffer.allocUnsafe(Math.max(needed, 2 * this.#buffer.length));
        larger.set(this.#buffer.subarray(0, this.#length));
        this.#buffer = larger;
    }
}
const FIRST_BYTES = 128;
const VARINT = 0;
const FIXED64 = 1;
const LENGTH_DELIMITED = 2;
const FIXED32 = 5;

;// CONCATENATED MODULE: ./build/js/src/reports/otel/encode.js

const SCOPE = 'agentv';
function resourceSpansJson({ resource, version }, spans) {
    const scope = JSON.stringify({ name: SCOPE, version });
    const scopeSpans = `[{"scope":${scope},"spans":[${spans.join(',')}]}]`;
    return `{"resource":${JSON.stringify({ attributes: resource })},"scopeSpans":${scopeSpans}}`;
}
const jsonEncoding = {
    contentType: 'application/json',
    span: (span) => Buffer.from(JSON.stringify(span)),
    request(envelope, spans) {
        const texts = spans.map((each) => Buffer.from(each).toString());
        return Buffer.from(`{"resourceSpans":[${resourceSpansJson(envelope, texts)}]}`);
    },
};
const protobufEncoding = {
    contentType: 'application/x-protobuf',
    span: (span) => spanMessage(span).bytes(),
    request({ resource, version }, spans) {
        const scope = new ProtobufWriter().text(1, SCOPE).text(2, version);
        const scopeSpans = new ProtobufWriter().message(1, scope);
        for (const span of spans)
            scopeSpans.raw(2, span);
        const resourceSpans = new ProtobufWriter()
            .message(1, withAttributes(new ProtobufWriter(), 1, resource))
            .message(2, scopeSpans);
        return new ProtobufWriter().message(1, resourceSpans).bytes();
    },
};
function spanMessage(span) {
    const writer = new ProtobufWriter().hex(1, span.traceId).hex(2, span.spanId);
    if (span.traceState !== undefined)
        writer.text(3, span.traceState);
    if (span.parentSpanId !== undefined)
        writer.hex(4, span.parentSpanId);
    writer.text(5, span.name).varint(6, BigInt(span.kind));
    writer.fixed64(7, BigInt(span.startTimeUnixNano)).fixed64(8, BigInt(span.endTimeUnixNano));
    withAttributes(writer, 9, span.attributes);
    for (const event of span.events ?? [])
        writer.message(11, eventMessage(event));
    if (span.status !== undefined) {
        const { message, code } = span.status;
        const status = new ProtobufWriter();
        if (message !== undefined)
            status.text(2, message);
        writer.message(15, status.varint(3, BigInt(code)));
    }
    return writer.fixed32(16, span.flags);
}
const eventMessage = ({ timeUnixNano, name, attributes }) => withAttributes(new ProtobufWriter().fixed64(1, BigInt(timeUnixNano)).text(2, name), 3, attributes);
function withAttributes(writer, field, attributes) {
    for (const { key, value } of attributes) {
        writer.message(field, new ProtobufWriter().text(1, key).message(2, valueMessage(value)));
    }
    return writer;
}
function valueMessage(value) {
    const writer = new ProtobufWriter();
    if ('stringValue' in value)
        return writer.text(1, value.stringValue);
    if ('boolValue' in value)
        return writer.varint(2, value.boolValue ? 1n : 0n);
    if ('intValue' in value)
        return writer.varint(3, BigInt(value.intValue));
    if ('doubleValue' in value)
        return writer.double(4, value.doubleValue);
    const values = new ProtobufWriter();
    for (const each of value.arrayValue.values)
        values.message(1, valueMessage(each));
    return writer.message(5, values);
}


/***/ }),

/***/ 23263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JR: () => (/* binding */ isSkipped),
/* harmony export */   P4: () => (/* binding */ graderSpans),
/* harmony export */   pg: () => (/* binding */ explanationOf)
/* harmony export */ });
/* harmony import */ var _message_spans_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83205);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59438);
/* harmony import */ var _span_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6936);
/* harmony import */ var _span_maker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90345);




const graderSpans = ({ scores }, place) => scores.flatMap((score, at) => spansOf(score, { path: `${_span_maker_js__WEBPACK_IMPORTED_MODULE_3__/* .ROOT */ .D}/grader/${at}`, parent: _span_maker_js__WEBPACK_IMPORTED_MODULE_3__/* .ROOT */ .D }, place));
function spansOf(score, { path, parent }, place) {
    const { maker } = place;
    const { startedAt: startTime, endedAt: endTime, durationMs } = score;
    const times = (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .timesOf */ .Qv)({ startTime, endTime, durationMs }, place.times);
    const judgement = judgementOf(score, maker.captureContent);
    const span = maker.make(path, parent, {
        name: _names_js__WEBPACK_IMPORTED_MODULE_1__/* .SPANS */ .G7.grader(score.name),
        times,
        attributes: {
            ...judgement,
            ...(0,_message_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .usageAttributes */ .n)(score.tokenUsage),
            [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.graderType]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(score.type),
            [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.graderWeight]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .double */ .gd)(score.weight),
            [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.graderCost]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .double */ .gd)(score.costUsd),
            [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.timeUnknown]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)(times.isUnknown),
        },
        events: [
            {
                timeUnixNano: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .nanoseconds */ ._W)(times.end),
                name: _names_js__WEBPACK_IMPORTED_MODULE_1__/* .EVENTS */ .qY.evaluation,
                attributes: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .keyValues */ .K7)({ ...judgement, [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.errorType]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(isSkipped(score) ? 'grader' : undefined) }),
            },
        ],
    });
    const members = (score.scores ?? []).flatMap((member, at) => spansOf(member, { path: `${path}/${at}`, parent: path }, place));
    return [{ span, score }, ...members];
}
const isSkipped = ({ verdict }) => verdict === 'skip';
const judgementOf = (score, captureContent) => ({
    [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.evaluation]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(score.name),
    [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.scoreValue]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .double */ .gd)(isSkipped(score) ? undefined : score.score),
    [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.scoreLabel]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(score.verdict),
    ...(captureContent && { [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.explanation]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(explanationOf(score)) }),
});
function explanationOf({ reasoning, assertions }) {
    if (reasoning !== undefined && reasoning !== '')
        return reasoning;
    const missed = assertions.filter(({ passed }) => !passed).map(({ text: check }) => check);
    return missed.length === 0 ? undefined : missed.join('\n');
}


/***/ }),

/***/ 63944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DR: () => (/* binding */ spanIdOf),
/* harmony export */   aB: () => (/* binding */ traceIdOf),
/* harmony export */   qQ: () => (/* binding */ hashOf),
/* harmony export */   zK: () => (/* binding */ readRemoteParent)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

function traceIdOf({ id, attempt }, phase, { suiteFile, suite, testId, target }) {
    return hashOf(['eval-action trace 1', id, attempt, phase, suiteFile, suite, testId, target], 16);
}
const spanIdOf = (traceIds, path) => hashOf([...traceIds, path], 8);
function hashOf(parts, bytes) {
    const hex = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(JSON.stringify(parts))
        .digest('hex')
        .slice(0, 2 * bytes);
    return isZero(hex) ? `${hex.slice(0, -1)}1` : hex;
}
const isZero = (hex) => /^0+$/.test(hex);
const LONGEST_STATE = 512;
function readRemoteParent(env) {
    const given = env['TRACEPARENT']?.trim() ?? '';
    if (given === '')
        return 'none';
    const [, traceId = '', spanId = '', flags = ''] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(given) ?? [];
    if (traceId === '' || isZero(traceId) || isZero(spanId))
        return 'invalid';
    const state = env['TRACESTATE']?.trim() ?? '';
    return {
        traceId,
        spanId,
        isSampled: (Number.parseInt(flags, 16) & 1) === 1,
        ...(state !== '' && state.length <= LONGEST_STATE && /^[\x20-\x7e]+$/.test(state) && { state }),
    };
}


/***/ }),

/***/ 86082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gH: () => (/* binding */ withoutContent),
/* harmony export */   kp: () => (/* binding */ limitSpan),
/* harmony export */   op: () => (/* binding */ redactSpan)
/* harmony export */ });
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59438);

function redactSpan(span, redact) {
    return {
        ...withTexts(span, redact.text),
        name: redact.text(span.name),
        ...(span.traceState !== undefined && { traceState: redact.text(span.traceState) }),
        ...(span.status?.message !== undefined && {
            status: { ...span.status, message: redact.text(span.status.message) },
        }),
    };
}
function withTexts(span, change) {
    const events = 'events' in span ? span.events : undefined;
    return {
        ...span,
        attributes: span.attributes.map((each) => withText(each, change)),
        ...(events && { events: events.map((event) => ({ ...withTexts(event, change), name: change(event.name) })) }),
    };
}
const withText = ({ key, value }, change) => ({
    key,
    value: changed(value, change),
});
function changed(value, change) {
    if ('stringValue' in value)
        return { stringValue: change(value.stringValue) };
    if ('arrayValue' in value)
        return { arrayValue: { values: value.arrayValue.values.map((each) => changed(each, change)) } };
    return value;
}
const MOST_ATTRIBUTES = 128;
const MOST_EVENTS = 128;
const TEXT_BYTES = 32 * 1024;
const NOTE_BYTES = 40;
function limitSpan(span) {
    const { attributes, events } = span;
    const fitting = { ...span, attributes: attributes.slice(0, MOST_ATTRIBUTES) };
    return withTexts(events === undefined ? fitting : { ...fitting, events: events.slice(0, MOST_EVENTS) }, cutText);
}
function cutText(text) {
    if (text.length * 3 <= TEXT_BYTES)
        return text;
    const bytes = Buffer.from(text);
    if (bytes.length <= TEXT_BYTES)
        return text;
    const start = bytes
        .subarray(0, TEXT_BYTES - NOTE_BYTES)
        .toString()
        .replace(/\ufffd$/, '');
    return `${start}\u2026 [cut, ${(text.length - start.length).toLocaleString('en-US')} characters]`;
}
const CONTENT = [
    _names_js__WEBPACK_IMPORTED_MODULE_0__/* .ATTRIBUTES */ .iw.inputMessages,
    _names_js__WEBPACK_IMPORTED_MODULE_0__/* .ATTRIBUTES */ .iw.outputMessages,
    _names_js__WEBPACK_IMPORTED_MODULE_0__/* .ATTRIBUTES */ .iw.instructions,
    _names_js__WEBPACK_IMPORTED_MODULE_0__/* .ATTRIBUTES */ .iw.toolArguments,
    _names_js__WEBPACK_IMPORTED_MODULE_0__/* .ATTRIBUTES */ .iw.toolResult,
    _names_js__WEBPACK_IMPORTED_MODULE_0__/* .ATTRIBUTES */ .iw.outputText,
    _names_js__WEBPACK_IMPORTED_MODULE_0__/* .ATTRIBUTES */ .iw.errorMessage,
    _names_js__WEBPACK_IMPORTED_MODULE_0__/* .ATTRIBUTES */ .iw.explanation,
];
const withoutContent = (span) => ({
    ...span,
    attributes: span.attributes.filter(({ key }) => !CONTENT.includes(key)),
    ...(span.events && { events: span.events.slice(0, 1) }),
});


/***/ }),

/***/ 83205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ usageAttributes),
/* harmony export */   v: () => (/* binding */ messageSpans)
/* harmony export */ });
/* harmony import */ var _content_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68271);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59438);
/* harmony import */ var _span_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6936);
/* harmony import */ var _span_maker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90345);




function messageSpans(result, place) {
    const { messages } = result;
    const starts = place.groupTurns ? turnStarts(messages) : [];
    const spans = messages.flatMap((message, index) => {
        const turn = starts.findLastIndex((start) => start <= index);
        const parent = turn < 0 ? _span_maker_js__WEBPACK_IMPORTED_MODULE_3__/* .ROOT */ .D : turnPath(turn);
        return spansOfMessage({ message, index, parent }, result, place);
    });
    return [...starts.map((_, turn) => turnSpan(messages, { starts, turn }, place)), ...spans];
}
function turnStarts(messages) {
    const starts = messages.flatMap(({ role }, index) => (index === 0 || role === 'user' ? [index] : []));
    return starts.length > 1 ? starts : [];
}
const turnPath = (turn) => `${_span_maker_js__WEBPACK_IMPORTED_MODULE_3__/* .ROOT */ .D}/turn/${turn + 1}`;
function turnSpan(messages, { starts, turn }, { times, maker }) {
    const own = messages.slice(starts[turn], starts[turn + 1]).map((message) => (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .timesOf */ .Qv)(message, times));
    const known = own.filter(({ isUnknown }) => !isUnknown);
    const span = known.length === 0
        ? { start: times.start, end: times.start, isUnknown: true }
        : known.reduce((all, { start, end }) => ({ start: Math.min(all.start, start), end: Math.max(all.end, end) }));
    return maker.make(turnPath(turn), _span_maker_js__WEBPACK_IMPORTED_MODULE_3__/* .ROOT */ .D, {
        name: _names_js__WEBPACK_IMPORTED_MODULE_1__/* .SPANS */ .G7.turn(turn + 1),
        times: span,
        attributes: { [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.timeUnknown]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)(span.isUnknown) },
    });
}
function spansOfMessage({ message, index, parent }, result, place) {
    const { maker } = place;
    const path = `${_span_maker_js__WEBPACK_IMPORTED_MODULE_3__/* .ROOT */ .D}/msg/${index}`;
    const times = (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .timesOf */ .Qv)(message, place.times);
    const model = modelOf(message, result);
    const isChat = message.role === 'assistant';
    const span = maker.make(path, parent, {
        name: isChat ? _names_js__WEBPACK_IMPORTED_MODULE_1__/* .SPANS */ .G7.chat(model ?? 'unknown') : _names_js__WEBPACK_IMPORTED_MODULE_1__/* .SPANS */ .G7.message(message.role),
        times,
        ...(isChat && { kind: _span_js__WEBPACK_IMPORTED_MODULE_2__/* .CLIENT */ .G$ }),
        attributes: {
            ...(isChat && chatAttributes(message, model, result)),
            [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.timeUnknown]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)(times.isUnknown),
            ...(maker.captureContent && { [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.outputMessages]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)((0,_content_js__WEBPACK_IMPORTED_MODULE_0__/* .messagesText */ .yJ)([message])) }),
        },
    });
    const calls = (message.toolCalls ?? []).map((call, at) => toolSpan({ call, path, at }, times, place));
    return [span, ...calls];
}
function modelOf({ metadata }, { model }) {
    const own = metadata?.['model'];
    return typeof own === 'string' && own !== '' ? own : model;
}
function chatAttributes(message, model, result) {
    const { provider, conversationId } = result;
    const by = provider === undefined ? undefined : (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .providerName */ .pX)(provider);
    return {
        [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.operation]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)('chat'),
        [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.provider]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(by),
        [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.system]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(by),
        [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.requestModel]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(model),
        [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.responseModel]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(model),
        [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.conversation]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(conversationId),
        ...usageAttributes(message.tokenUsage ?? usageOfOnlyCall(result)),
    };
}
const usageOfOnlyCall = ({ messages, tokenUsage }) => messages.filter(({ role }) => role === 'assistant').length === 1 ? tokenUsage : undefined;
const usageAttributes = (usage) => ({
    [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.inputTokens]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Wh)(usage?.input),
    [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.outputTokens]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Wh)(usage?.output),
    [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.cachedTokens]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Wh)(usage?.cached),
    [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.reasoningTokens]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Wh)(usage?.reasoning),
});
function toolSpan({ call, path, at }, message, { maker }) {
    const times = (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .timesOf */ .Qv)(call, message);
    return maker.make(`${path}/tool/${at}`, path, {
        name: _names_js__WEBPACK_IMPORTED_MODULE_1__/* .SPANS */ .G7.tool(call.tool),
        times,
        attributes: {
            [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.operation]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)('execute_tool'),
            [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.toolName]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(call.tool),
            [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.toolCall]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(call.id),
            [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.toolType]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)('function'),
            [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.timeUnknown]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)(times.isUnknown),
            ...(maker.captureContent && {
                [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.toolArguments]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)((0,_content_js__WEBPACK_IMPORTED_MODULE_0__/* .valueText */ .Ru)(call.input)),
                [_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTRIBUTES */ .iw.toolResult]: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)((0,_content_js__WEBPACK_IMPORTED_MODULE_0__/* .valueText */ .Ru)(call.output)),
            }),
        },
    });
}


/***/ }),

/***/ 59438:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G7: () => (/* binding */ SPANS),
/* harmony export */   iw: () => (/* binding */ ATTRIBUTES),
/* harmony export */   pX: () => (/* binding */ providerName),
/* harmony export */   qY: () => (/* binding */ EVENTS)
/* harmony export */ });
const SPANS = {
    root: 'agentv.eval',
    trial: 'agentv.trial',
    turn: (number) => `agentv.turn.${number}`,
    chat: (model) => `chat ${model}`,
    message: (role) => `gen_ai.message.${role}`,
    tool: (name) => `execute_tool ${name}`,
    grader: (name) => `evaluate ${name}`,
};
const EVENTS = {
    grader: (name) => `agentv.grader.${name}`,
    evaluation: 'gen_ai.evaluation.result',
};
const ATTRIBUTES = {
    operation: 'gen_ai.operation.name',
    provider: 'gen_ai.provider.name',
    system: 'gen_ai.system',
    requestModel: 'gen_ai.request.model',
    responseModel: 'gen_ai.response.model',
    inputTokens: 'gen_ai.usage.input_tokens',
    outputTokens: 'gen_ai.usage.output_tokens',
    cachedTokens: 'gen_ai.usage.cache_read.input_tokens',
    reasoningTokens: 'gen_ai.usage.reasoning.output_tokens',
    conversation: 'gen_ai.conversation.id',
    agent: 'gen_ai.agent.name',
    toolName: 'gen_ai.tool.name',
    toolCall: 'gen_ai.tool.call.id',
    toolType: 'gen_ai.tool.type',
    toolArguments: 'gen_ai.tool.call.arguments',
    toolResult: 'gen_ai.tool.call.result',
    inputMessages: 'gen_ai.input.messages',
    outputMessages: 'gen_ai.output.messages',
    instructions: 'gen_ai.system_instructions',
    evaluation: 'gen_ai.evaluation.name',
    scoreValue: 'gen_ai.evaluation.score.value',
    scoreLabel: 'gen_ai.evaluation.score.label',
    explanation: 'gen_ai.evaluation.explanation',
    errorType: 'error.type',
    errorMessage: 'error.message',
    testCase: 'test.case.name',
    testStatus: 'test.case.result.status',
    testSuite: 'test.suite.name',
    testId: 'agentv.test_id',
    target: 'agentv.target',
    suite: 'agentv.suite',
    score: 'agentv.score',
    outputText: 'agentv.output_text',
    timeUnknown: 'agentv.time_unknown',
    traceDuration: 'agentv.trace.duration_ms',
    traceCost: 'agentv.trace.cost_usd',
    traceInput: 'agentv.trace.token_input',
    traceOutput: 'agentv.trace.token_output',
    traceCached: 'agentv.trace.token_cached',
    traceEvents: 'agentv.trace.event_count',
    traceTools: 'agentv.trace.tool_names',
    traceCalls: 'agentv.trace.llm_call_count',
    graderScore: 'agentv.grader.score',
    graderType: 'agentv.grader.type',
    graderVerdict: 'agentv.grader.verdict',
    graderWeight: 'agentv.grader.weight',
    graderCost: 'agentv.grader.cost_usd',
    run: 'eval_action.run.id',
    phase: 'eval_action.phase',
    testState: 'eval_action.test.state',
    verdict: 'eval_action.verdict',
    trial: 'eval_action.trial',
    passMark: 'eval_action.pass_mark',
};
const PROVIDERS = {
    azure: 'azure.ai.openai',
    claude: 'anthropic',
    codex: 'openai',
    gemini: 'gcp.gemini',
    'gemini-cli': 'gcp.gemini',
};
const providerName = (provider) => Object.hasOwn(PROVIDERS, provider) ? (PROVIDERS[provider] ?? provider) : provider;


/***/ }),

/***/ 4416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KU: () => (/* binding */ resourceOf),
/* harmony export */   PJ: () => (/* binding */ withResource),
/* harmony export */   fq: () => (/* binding */ pairsOf)
/* harmony export */ });
/* harmony import */ var _span_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6936);

function resourceOf({ generator }, env, { head, pullNumber } = {}) {
    const repository = joined([env['GITHUB_SERVER_URL'], env['GITHUB_REPOSITORY']], '/');
    const runUrl = joined([repository, env['GITHUB_RUN_ID']], '/actions/runs/');
    const change = pullNumber === undefined ? /^refs\/pull\/(\d+)\//.exec(env['GITHUB_REF'] ?? '')?.[1] : `${pullNumber}`;
    const known = {
        'service.name': 'agentv',
        'cicd.pipeline.name': env['GITHUB_WORKFLOW'],
        'cicd.pipeline.run.id': env['GITHUB_RUN_ID'],
        'cicd.pipeline.run.url.full': runUrl,
        'vcs.repository.url.full': repository,
        'vcs.ref.head.name': env['GITHUB_HEAD_REF'] || env['GITHUB_REF_NAME'],
        'vcs.ref.head.revision': head || env['GITHUB_SHA'],
        'vcs.ref.base.name': env['GITHUB_BASE_REF'],
        'vcs.change.id': change,
        ...pairsOf(env['OTEL_RESOURCE_ATTRIBUTES']),
        ...(env['OTEL_SERVICE_NAME'] && { 'service.name': env['OTEL_SERVICE_NAME'] }),
        'service.version': generator.version,
        'telemetry.sdk.language': 'nodejs',
        'telemetry.sdk.name': generator.name,
    };
    return (0,_span_js__WEBPACK_IMPORTED_MODULE_0__/* .keyValues */ .K7)(Object.fromEntries(Object.entries(known).map(([key, value]) => [key, (0,_span_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(value || undefined)])));
}
const joined = (parts, by) => parts.every((part) => part) ? parts.join(by) : undefined;
function pairsOf(given = '') {
    const pairs = given.split(',').flatMap((pair) => {
        const at = pair.indexOf('=');
        const name = pair.slice(0, at).trim();
        return at < 1 || name === '' ? [] : [[name, decoded(pair.slice(at + 1).trim())]];
    });
    return Object.fromEntries(pairs);
}
function decoded(value) {
    try {
        return decodeURIComponent(value);
    }
    catch {
        return value;
    }
}
const withResource = (resource, more) => [
    ...resource.filter(({ key }) => more[key] === undefined),
    ...(0,_span_js__WEBPACK_IMPORTED_MODULE_0__/* .keyValues */ .K7)(more),
];


/***/ }),

/***/ 77165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I5: () => (/* binding */ rootOf),
/* harmony export */   Ne: () => (/* binding */ rootTimes),
/* harmony export */   eO: () => (/* binding */ trialSpans)
/* harmony export */ });
/* harmony import */ var _model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94987);
/* harmony import */ var _model_run_trace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67478);
/* harmony import */ var _content_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68271);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59438);
/* harmony import */ var _span_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6936);
/* harmony import */ var _span_maker_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90345);






function rootTimes({ startTime, endTime, timestamp, evalRun }) {
    const [start, end] = [(0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .knownMoment */ .qm)(startTime), (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .knownMoment */ .qm)(endTime)];
    if (start !== undefined && end !== undefined)
        return { start, end: Math.max(start, end) };
    const ended = (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .knownMoment */ .qm)(timestamp) ?? 0;
    return { start: Math.max(0, ended - evalRun.durationMs), end: ended };
}
function rootOf(traced, settings, { times, maker }) {
    const { result } = traced;
    return maker.make(_span_maker_js__WEBPACK_IMPORTED_MODULE_5__/* .ROOT */ .D, '', {
        name: _names_js__WEBPACK_IMPORTED_MODULE_3__/* .SPANS */ .G7.root,
        times,
        attributes: {
            ...identity(result),
            ...measures(result),
            ...ofRun(traced, settings),
            ...(settings.captureContent && contentOf(result)),
        },
        events: rootEvents(result, times),
        status: statusOf(result),
    });
}
const identity = ({ testId, target, suite, conversationId }) => ({
    [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.operation]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)('evaluate'),
    [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.provider]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)('agentv'),
    [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.system]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)('agentv'),
    [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.conversation]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(conversationId),
    [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.agent]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(target),
    [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.testId]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(testId),
    [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.target]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(target),
    [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.suite]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(suite),
    [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.testCase]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(testId),
    [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.testSuite]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(suite),
});
function measures(result) {
    const { durationMs, costUsd, tokenUsage, messages } = result;
    const { eventCount, toolNames, llmCallCount } = (0,_model_run_trace_js__WEBPACK_IMPORTED_MODULE_1__/* .traceSummary */ .I)(messages);
    const { kind, score } = (0,_model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeOf */ .s)(result);
    return {
        [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.score]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .double */ .gd)(score),
        [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.testStatus]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(LABELS[kind]),
        [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.traceDuration]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .double */ .gd)(durationMs),
        [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.traceCost]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .double */ .gd)(costUsd),
        [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.traceInput]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Wh)(tokenUsage?.input),
        [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.traceOutput]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Wh)(tokenUsage?.output),
        [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.traceCached]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Wh)(tokenUsage?.cached),
        [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.traceEvents]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Wh)(eventCount),
        [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.traceTools]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(toolNames.join(',')),
        [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.traceCalls]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Wh)(llmCallCount),
        [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.errorType]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(result.status === 'execution_error' ? result.failure.class : undefined),
    };
}
const LABELS = {
    passed: 'pass',
    failed: 'fail',
    errored: undefined,
    'not-run': undefined,
};
const ofRun = ({ phase, state, verdict, result }, { run }) => ({
    [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.run]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(run.id),
    [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.phase]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(phase),
    [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.testState]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(state),
    [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.verdict]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(verdict),
    [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.passMark]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .double */ .gd)(result.passMark),
});
function contentOf(result) {
    const { input, output, messages } = result;
    const system = input.filter(({ role }) => role === 'system');
    const others = input.filter(({ role }) => role !== 'system');
    return {
        [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.instructions]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(system.length > 0 ? (0,_content_js__WEBPACK_IMPORTED_MODULE_2__/* .instructionsText */ .Py)(system) : undefined),
        [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.inputMessages]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)((0,_content_js__WEBPACK_IMPORTED_MODULE_2__/* .messagesText */ .yJ)(others)),
        [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.outputMessages]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)((0,_content_js__WEBPACK_IMPORTED_MODULE_2__/* .messagesText */ .yJ)(messages.filter(({ role }) => role === 'assistant').slice(-1))),
        [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.outputText]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(result.status === 'execution_error' ? undefined : output),
        [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.errorMessage]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(result.status === 'execution_error' ? result.failure.message : undefined),
    };
}
function rootEvents(result, { end }) {
    const { kind, score } = (0,_model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeOf */ .s)(result);
    const own = {
        timeUnixNano: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .nanoseconds */ ._W)(end),
        name: _names_js__WEBPACK_IMPORTED_MODULE_3__/* .EVENTS */ .qY.evaluation,
        attributes: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .keyValues */ .K7)({
            [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.evaluation]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)('score'),
            [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.scoreValue]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .double */ .gd)(score),
            [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.scoreLabel]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(LABELS[kind]),
        }),
    };
    return [...result.scores.map((each) => graderEvent(each, end)), ...(score === undefined ? [] : [own])];
}
const graderEvent = ({ name, type, score, verdict, endedAt }, otherwise) => ({
    timeUnixNano: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .nanoseconds */ ._W)((0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .knownMoment */ .qm)(endedAt) ?? otherwise),
    name: _names_js__WEBPACK_IMPORTED_MODULE_3__/* .EVENTS */ .qY.grader(name),
    attributes: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .keyValues */ .K7)({
        [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.graderScore]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .double */ .gd)(score),
        [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.graderType]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(type),
        [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.graderVerdict]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(verdict),
    }),
});
const statusOf = (result) => {
    const failure = result.status === 'execution_error' ? result.failure : undefined;
    return failure === undefined ? _span_js__WEBPACK_IMPORTED_MODULE_4__.OK : (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .failedWith */ .Mf)(failure.class);
};
function trialSpans({ trials = [] }, { times, maker }) {
    if (trials.length < 2)
        return [];
    return trials.map((trial) => maker.make(`${_span_maker_js__WEBPACK_IMPORTED_MODULE_5__/* .ROOT */ .D}/trial/${trial.attempt}`, _span_maker_js__WEBPACK_IMPORTED_MODULE_5__/* .ROOT */ .D, {
        name: _names_js__WEBPACK_IMPORTED_MODULE_3__/* .SPANS */ .G7.trial,
        times: { start: times.start, end: times.start + (trial.durationMs ?? 0) },
        attributes: {
            [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.trial]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Wh)(trial.attempt),
            [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.score]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .double */ .gd)(trial.status === 'execution_error' ? undefined : trial.score),
            [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.errorType]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(trial.status === 'execution_error' ? trial.failure?.class : undefined),
            [_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ATTRIBUTES */ .iw.timeUnknown]: (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .flag */ .Jt)(true),
        },
        status: statusOf(trial),
    }));
}


/***/ }),

/***/ 90345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ ROOT),
/* harmony export */   l: () => (/* binding */ spanMaker)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63944);
/* harmony import */ var _span_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6936);


const ROOT = 'eval';
const SAMPLED = 1;
const REMOTE = 0x300;
function spanMaker(ownTraceId, { remote, captureContent }) {
    const traceId = remote?.traceId ?? ownTraceId;
    const traceIds = remote === undefined ? [ownTraceId] : [remote.traceId, ownTraceId];
    const known = new Map();
    const idOf = (path) => {
        const id = known.get(path) ?? (0,_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .spanIdOf */ .DR)(traceIds, path);
        known.set(path, id);
        return id;
    };
    return {
        captureContent,
        make(path, parentPath, { name, kind = _span_js__WEBPACK_IMPORTED_MODULE_1__/* .INTERNAL */ .kz, times, attributes, events = [], status }) {
            const parentSpanId = path === ROOT ? remote?.spanId : idOf(parentPath);
            return {
                traceId,
                spanId: idOf(path),
                ...(remote?.state !== undefined && { traceState: remote.state }),
                ...(parentSpanId !== undefined && { parentSpanId }),
                name: name.toWellFormed(),
                kind,
                startTimeUnixNano: (0,_span_js__WEBPACK_IMPORTED_MODULE_1__/* .nanoseconds */ ._W)(times.start),
                endTimeUnixNano: (0,_span_js__WEBPACK_IMPORTED_MODULE_1__/* .nanoseconds */ ._W)(times.end),
                attributes: (0,_span_js__WEBPACK_IMPORTED_MODULE_1__/* .keyValues */ .K7)(attributes),
                ...(events.length > 0 && { events: events.map((event) => ({ ...event, name: event.name.toWellFormed() })) }),
                ...(status && { status }),
                flags: path === ROOT && remote !== undefined ? SAMPLED | REMOTE : SAMPLED,
            };
        },
    };
}


/***/ }),

/***/ 6936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G$: () => (/* binding */ CLIENT),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   K7: () => (/* binding */ keyValues),
/* harmony export */   Mf: () => (/* binding */ failedWith),
/* harmony export */   OK: () => (/* binding */ OK),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Qv: () => (/* binding */ timesOf),
/* harmony export */   Te: () => (/* binding */ texts),
/* harmony export */   Wh: () => (/* binding */ int),
/* harmony export */   _W: () => (/* binding */ nanoseconds),
/* harmony export */   gd: () => (/* binding */ double),
/* harmony export */   kz: () => (/* binding */ INTERNAL),
/* harmony export */   qm: () => (/* binding */ knownMoment)
/* harmony export */ });
/* harmony import */ var _shared_iso_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77584);

const INTERNAL = 1;
const CLIENT = 3;
const OK = { code: 1 };
const failedWith = (message) => ({ code: 2, message });
const keyValues = (attributes) => Object.entries(attributes).flatMap(([key, value]) => (value === undefined ? [] : [{ key, value }]));
const text = (value) => value === undefined ? undefined : { stringValue: value.toWellFormed() };
const texts = (values) => ({
    arrayValue: { values: values.map((value) => ({ stringValue: value.toWellFormed() })) },
});
const int = (value) => value === undefined || !Number.isFinite(value) ? undefined : { intValue: String(BigInt(Math.round(value))) };
const double = (value) => value === undefined || !Number.isFinite(value) ? undefined : { doubleValue: value };
const flag = (value) => value === undefined ? undefined : { boolValue: value };
function timesOf({ startTime, endTime, durationMs = 0 }, parent) {
    const [started, ended] = [knownMoment(startTime), knownMoment(endTime)];
    const lasted = Math.max(0, durationMs);
    if (started !== undefined)
        return { start: started, end: Math.max(started, ended ?? started + lasted) };
    if (ended !== undefined)
        return { start: Math.max(0, ended - lasted), end: ended };
    return { start: parent.start, end: parent.start + lasted, isUnknown: true };
}
function knownMoment(time) {
    const moment = time === undefined ? Number.NaN : (0,_shared_iso_time_js__WEBPACK_IMPORTED_MODULE_0__/* .momentOf */ .Et)(time);
    return moment >= 0 ? moment : undefined;
}
const nanoseconds = (ms) => {
    const whole = Math.max(0, Math.round(ms));
    return whole === 0 ? '0' : `${whole}000000`;
};


/***/ }),

/***/ 21323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ tracedResults),
/* harmony export */   f: () => (/* binding */ traceOf)
/* harmony export */ });
/* harmony import */ var _model_run_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32506);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57277);
/* harmony import */ var _grader_spans_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23263);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63944);
/* harmony import */ var _message_spans_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83205);
/* harmony import */ var _root_span_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77165);
/* harmony import */ var _span_maker_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90345);







function tracedResults(report) {
    const changes = (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .changesByKey */ .G1)(report);
    const verdict = report.verdict.kind;
    const common = (result) => ({ result, verdict, state: changes.get((0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_0__/* .resultKey */ .ZH)(result))?.state });
    return [
        ...report.results.map((result) => ({ ...common(result), phase: 'main' })),
        ...(report.extraTrials ?? []).map(({ result, purpose, round }) => ({ ...common(result), phase: purpose, round })),
    ];
}
function traceOf(traced, settings) {
    const { result, phase, round } = traced;
    const ownTraceId = (0,_ids_js__WEBPACK_IMPORTED_MODULE_3__/* .traceIdOf */ .aB)(settings.run, round === undefined ? phase : `${phase}-${round}`, result);
    const maker = (0,_span_maker_js__WEBPACK_IMPORTED_MODULE_6__/* .spanMaker */ .l)(ownTraceId, settings);
    const place = { times: (0,_root_span_js__WEBPACK_IMPORTED_MODULE_5__/* .rootTimes */ .Ne)(result), maker };
    return {
        traced,
        ownTraceId,
        spans: [
            { span: (0,_root_span_js__WEBPACK_IMPORTED_MODULE_5__/* .rootOf */ .I5)(traced, settings, place) },
            ...(0,_root_span_js__WEBPACK_IMPORTED_MODULE_5__/* .trialSpans */ .eO)(result, place).map((span) => ({ span })),
            ...(0,_message_spans_js__WEBPACK_IMPORTED_MODULE_4__/* .messageSpans */ .v)(result, { ...place, groupTurns: settings.groupTurns }).map((span) => ({ span })),
            ...(0,_grader_spans_js__WEBPACK_IMPORTED_MODULE_2__/* .graderSpans */ .P4)(result, place),
        ],
    };
}


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

/***/ 36770:
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
// EXTERNAL MODULE: ./build/js/src/reports/compared.js
var compared = __webpack_require__(15714);
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

;// CONCATENATED MODULE: ./build/js/src/reports/summary/summary-feedback.js




const summary_feedback_COLUMNS = [{ title: 'Test' }, { title: 'Verdict' }, { title: 'Notes' }];
const NOTE_CHARACTERS = 300;
const MOST_GRADERS = 5;
function feedbackSection({ feedback = [] }, most) {
    const tests = feedback.reduce((sum, review) => sum + review.tests.length, 0);
    const shown = feedback.reduce((sum, review) => sum + Math.min(most, review.tests.length), 0);
    return {
        blocks: feedback.flatMap((review) => blocksOf(review, most)),
        leftOut: tests > shown ? (0,shared_text/* plural */.LS)('reviewed test', tests - shown) : undefined,
    };
}
function blocksOf({ file, reviewer, timestamp, overallNotes, tests }, most) {
    const from = [(0,comment_parts/* code */.aY)(file), ...[reviewer, timestamp].flatMap((text) => (text === undefined ? [] : (0,comment_parts/* cell */.Hn)(text)))];
    const rows = tests.slice(0, most).map((test) => [(0,comment_parts/* code */.aY)(test.testId), WORDS[test.verdict ?? 'none'], notesOf(test)]);
    return [
        '### Review',
        `_Written by a person; it does not affect the verdict._ ${from.join(' \u00b7 ')}`,
        ...(overallNotes === undefined ? [] : [(0,comment_parts/* sentence */.em)(overallNotes, 1000)]),
        ...(rows.length === 0 ? [] : [(0,markdown/* table */.t)([...summary_feedback_COLUMNS], rows)]),
    ];
}
const WORDS = {
    acceptable: 'acceptable',
    needs_improvement: 'needs improvement',
    incorrect: 'incorrect',
    flaky: 'flaky',
    none: numbers/* UNKNOWN */.HV,
};
function notesOf({ notes, graderNotes = {}, workspaceNotes }) {
    const parts = [
        ...(notes === undefined ? [] : [(0,comment_parts/* sentence */.em)(notes, NOTE_CHARACTERS)]),
        ...Object.entries(graderNotes)
            .slice(0, MOST_GRADERS)
            .map(([grader, note]) => `${(0,comment_parts/* code */.aY)(grader)}: ${(0,comment_parts/* cell */.Hn)(note)}`),
        ...(workspaceNotes === undefined ? [] : [`workspace: ${(0,comment_parts/* cell */.Hn)(workspaceNotes)}`]),
    ];
    return parts.join('; ') || numbers/* UNKNOWN */.HV;
}

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
        feedbackSection(report, limits.failing),
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
            ...(0,compared/* shortBaselineNotes */.Hg)(report, comment_parts/* code */.aY).map((note) => `\ud83d\udfe0 ${note}.`),
            ...(verdict.unarmed && !report.dryRun ? [...(isReported ? [] : unarmedLine(report)), ...whatToDo(report)] : []),
            ...(report.dryRun ? ['_Dry run: no target was called._'] : []),
            ...(report.complete ? [] : ['_Incomplete: the run ended before all planned tests had run._']),
        ],
    };
}
function unarmedLine(report) {
    const own = report.verdict.headline.startsWith('No baseline') ? '' : `${(0,marks/* unarmedWords */.ut)(report)}.`;
    const line = `${own}${whyUnarmed(report)}`.trim();
    return line === '' ? [] : [`_${line}_`];
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
        `- **${(0,marks/* errorCount */.YH)(results.length, failureClass)}**: ${sentence(message)}`,
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


/***/ }),

/***/ 82761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ jsonDocument)
/* harmony export */ });
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


/***/ })

};
