export const id = 7391;
export const ids = [7391];
export const modules = {

/***/ 73620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IL: () => (/* binding */ evidenceFilesIn),
/* harmony export */   K$: () => (/* binding */ RUN_EVIDENCE),
/* harmony export */   NR: () => (/* binding */ readEvidenceText),
/* harmony export */   TX: () => (/* binding */ EVIDENCE_FOLDER),
/* harmony export */   hI: () => (/* binding */ looksLikeEvidence),
/* harmony export */   i0: () => (/* binding */ readEvidenceFolder),
/* harmony export */   x_: () => (/* binding */ evidenceFileName)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _evidence_codec_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79587);



const EVIDENCE_FOLDER = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)('.agentv', 'evidence');
const RUN_EVIDENCE = 'evidence';
const MOST_FILES = 10_000;
async function readEvidenceFolder(folder, disk) {
    const paths = await evidenceFilesIn(folder, disk);
    if (paths.length > MOST_FILES)
        return { kind: 'refused', path: folder, why: `it contains more than ${MOST_FILES} files` };
    const files = [];
    let remaining = _evidence_codec_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_EVIDENCE_BYTES */ .bU;
    for (const path of paths) {
        const text = await disk.read(path, _evidence_codec_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_EVIDENCE_BYTES */ .bU);
        remaining -= Buffer.byteLength(text);
        if (remaining < 0)
            return { kind: 'refused', path: folder, why: 'the total size of its files is over the limit' };
        const read = readEvidenceText(text, path);
        if (read.kind === 'refused')
            return read;
        files.push(...read.files);
    }
    return { kind: 'read', files };
}
async function evidenceFilesIn(folder, disk) {
    const found = await disk.glob(['*.json'], { cwd: folder });
    return found.filter((path) => !OTHERS.includes((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)));
}
const OTHERS = ['report.json', 'benchmark.json', 'timing.json'];
function readEvidenceText(text, path) {
    const decoded = (0,_evidence_codec_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePool */ .PP)(text);
    return decoded.kind === 'refused'
        ? { kind: 'refused', path, why: decoded.why }
        : { kind: 'read', files: [{ path, pool: decoded.pool }] };
}
function looksLikeEvidence(text, path) {
    if (/^\s*\{\s*"(?:schemaVersion|suite|tests|resets)"\s*:/.test(text.slice(0, 200)))
        return !/"test_id"/.test(text.slice(0, 2000));
    return /\.json$/i.test(path);
}
function evidenceFileName({ suite, file, target }) {
    const readable = `${suite}@${target}`.replaceAll(/[^A-Za-z0-9@._-]+/g, '_').slice(0, 80);
    return `${readable}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', JSON.stringify([file, suite, target]), 'hex').slice(0, 8)}.json`;
}


/***/ }),

/***/ 97391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  acceptCommand: () => (/* binding */ acceptCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/evidence/pool.js
var pool = __webpack_require__(22911);
;// CONCATENATED MODULE: ./build/js/src/evidence/accept.js

function accept(pools, acceptance) {
    const { testIds, reason, author, time, suite, target } = acceptance;
    if (testIds.length === 0)
        return { kind: 'refused', why: 'name the tests that are accepted' };
    if (reason.trim() === '')
        return { kind: 'refused', why: 'give the reason why they are accepted' };
    if (author.trim() === '')
        return { kind: 'refused', why: 'name who accepts them' };
    const wanted = new Set(testIds);
    const tests = [];
    const reset = pools.map((pool) => {
        const isMeant = (suite ?? pool.suite) === pool.suite && (target ?? pool.target) === pool.target;
        const own = isMeant ? pool.tests.map(({ testId }) => testId).filter((testId) => wanted.has(testId)) : [];
        tests.push(...own.map((testId) => ({ suite: pool.suite, target: pool.target, testId })));
        const resets = own.map((testId) => ({ testId, kind: 'accept', time, reason, author }));
        return { ...pool, resets: [...pool.resets, ...resets] };
    });
    const known = new Set(tests.map(({ testId }) => testId));
    return {
        kind: 'accepted',
        pools: (0,pool/* mergePools */.IA)(reset),
        tests,
        unknown: [...wanted].filter((testId) => !known.has(testId)),
    };
}

// EXTERNAL MODULE: ./build/js/src/evidence/codec.js
var codec = __webpack_require__(79587);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var escape_terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(40958);
// EXTERNAL MODULE: ./build/js/src/suites/discover.js
var discover = __webpack_require__(7678);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/app/baseline/evidence-files.js
var evidence_files = __webpack_require__(73620);
;// CONCATENATED MODULE: ./build/js/src/app/cli/commands/accept.js









async function acceptCommand(asked, runtime, terminal) {
    const files = await evidenceOf(asked, runtime);
    const acceptance = {
        testIds: [...new Set(asked.tests)],
        reason: asked.reason,
        author: authorOf(asked, runtime.env),
        time: new Date(runtime.clock.now()).toISOString(),
        suite: asked.suite,
        target: asked.target,
    };
    const changed = files.map(({ path, pool }) => {
        const accepted = accept([pool], acceptance);
        if (accepted.kind === 'refused') {
            throw (0,errors/* userError */.IF)('INPUT_INVALID', `Nothing was accepted: ${accepted.why}`, {
                hint: 'See eval-action accept --help.',
            });
        }
        return { path, ...accepted };
    });
    const known = new Set(changed.flatMap(({ tests }) => tests.map(({ testId }) => testId)));
    const unknown = acceptance.testIds.filter((id) => !known.has(id));
    if (unknown.length > 0)
        throw notKnown(unknown, files, asked);
    for (const { path, pools, tests } of changed) {
        const [pool] = pools;
        if (tests.length === 0 || pool === undefined)
            continue;
        await runtime.files.write(path, (0,codec/* encodePool */.NG)(pool));
        for (const { testId, suite, target } of tests) {
            terminal.print(`accepted  ${(0,escape_terminal/* oneLine */.T)(testId)} of ${(0,escape_terminal/* oneLine */.T)(suite)} on ${(0,escape_terminal/* oneLine */.T)(target)}: its baseline starts again`);
        }
        terminal.print(`written   ${(0,shown_path/* shownPath */.p)(path, runtime.cwd)}`);
    }
    return 0;
}
function authorOf({ author }, env) {
    const known = [author, env['GITHUB_ACTOR'], env['USER'], env['USERNAME']].find((name) => name?.trim());
    if (known !== undefined)
        return known.trim();
    throw (0,errors/* userError */.IF)('INPUT_INVALID', 'The author of this acceptance is unknown', {
        hint: 'Give your name with --author.',
    });
}
async function evidenceOf({ evidence }, { cwd, files }) {
    const path = evidence === undefined ? await usualFolder(cwd, files) : (0,external_node_path_.resolve)(cwd, evidence);
    const state = await files.state(path);
    const missing = () => noEvidence((0,shown_path/* shownPath */.p)(path, cwd), evidence);
    if (state === 'missing')
        throw missing();
    const read = state === 'folder'
        ? await (0,evidence_files/* readEvidenceFolder */.i0)(path, files)
        : (0,evidence_files/* readEvidenceText */.NR)(await files.read(path, codec/* MAX_EVIDENCE_BYTES */.bU), path);
    if (read.kind === 'refused') {
        throw (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `${(0,shown_path/* shownPath */.p)(read.path, cwd)} is not valid evidence: ${read.why}`, {
            hint: 'Pass an evidence file, or a folder of them, with --evidence.',
        });
    }
    if (read.files.length === 0)
        throw missing();
    return read.files;
}
async function usualFolder(cwd, files) {
    const root = await (0,discover/* findRepository */.W1)(cwd, files);
    const own = (0,external_node_path_.join)(cwd, evidence_files/* EVIDENCE_FOLDER */.TX);
    return (await files.state(own)) === 'folder' ? own : (0,external_node_path_.join)(root, evidence_files/* EVIDENCE_FOLDER */.TX);
}
const noEvidence = (where, given) => (0,errors/* userError */.IF)('FILE_MISSING', `There is no evidence in ${where}`, {
    hint: given === undefined
        ? WHERE_FROM
        : 'Pass an evidence file, or a folder of them, with --evidence; a run writes them to the folder "evidence" of its results.',
});
const WHERE_FROM = `Runs do not write to this folder. Get the evidence first, then accept, and commit the folder with your change:
  gh run download <run of the base branch> --name <agentv-evidence-\u2026> --dir .agentv/evidence
The report of a pull request names that run ("Compared with run \u2026"), and the log of its step names the artifact. For a run on this
machine, pass its evidence: --evidence .agentv/results/runs/default/<time>/evidence`;
function notKnown(unknown, files, { suite, target }) {
    const ids = files
        .filter(({ pool }) => (suite ?? pool.suite) === pool.suite && (target ?? pool.target) === pool.target)
        .flatMap(({ pool }) => pool.tests.map(({ testId }) => testId));
    return (0,errors/* userError */.IF)('NOTHING_MATCHED', `The evidence has no test ${(0,did_you_mean/* listed */.KE)(unknown)}; nothing was accepted`, {
        hint: (0,did_you_mean/* suggestion */.h)(unknown[0] ?? '', [...new Set(ids)], 'tests'),
    });
}


/***/ }),

/***/ 79587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NG: () => (/* binding */ encodePool),
/* harmony export */   PP: () => (/* binding */ decodePool),
/* harmony export */   bU: () => (/* binding */ MAX_EVIDENCE_BYTES)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _model_verdict_evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41810);
/* harmony import */ var _shared_depth_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34704);
/* harmony import */ var _shared_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47539);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5594);
/* harmony import */ var _pool_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22911);






const MAX_EVIDENCE_BYTES = 64 * 1024 * 1024;
const MOST_TESTS = 50_000;
const MOST_TRIALS = 10_000;
const MOST_RESETS = 50_000;
const LONGEST_NAME = 4_096;
const LONGEST_REASON = 10_000;
const MOST_USD = 1_000_000;
const LONGEST_MS = 366 * 86_400_000;
function encodePool(pool) {
    const { tests, resets, ...head } = (0,_pool_js__WEBPACK_IMPORTED_MODULE_5__/* .canonical */ .$N)(pool);
    const lines = tests.map((test) => `\n${JSON.stringify(test)}`).join(',');
    return `${JSON.stringify(head).slice(0, -1)},"tests":[${lines}\n],"resets":${JSON.stringify(resets)}}\n`;
}
function decodePool(text) {
    if (Buffer.byteLength(text) > MAX_EVIDENCE_BYTES)
        return refused('it is larger than evidence ever is');
    const value = (0,_shared_json_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonOf */ .o_)(text);
    if (value === undefined)
        return refused('it is not JSON, or cut off');
    if ((0,_shared_depth_js__WEBPACK_IMPORTED_MODULE_2__/* .isDeeperThan */ .hz)(value, _shared_depth_js__WEBPACK_IMPORTED_MODULE_2__/* .DEEPEST_JSON */ .S8))
        return refused('it is nested too deeply');
    if (isNewer(value))
        return refused('a newer version of eval-action wrote it');
    const read = storedPool.safeParse(value);
    if (!read.success)
        return refused(whyNot(read.error));
    const twice = repeated(read.data);
    if (twice !== undefined)
        return refused(`it contains the test "${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cutEnd */ .ym)(twice, 60)}" twice`);
    return { kind: 'read', pool: (0,_pool_js__WEBPACK_IMPORTED_MODULE_5__/* .canonical */ .$N)(read.data) };
}
const name = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(LONGEST_NAME);
const time = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/, 'a time as 2026-01-31T12:00:00Z')
    .refine((text) => Number.isFinite(Date.parse(text)), 'a time that there is');
const storedTrial = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => _model_verdict_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .evidenceTrialSchema */ .Dc.unwrap().extend({
    measure: name.optional(),
    subject: name.optional(),
    run: name,
    sha: name.optional(),
    time,
    costUsd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().max(MOST_USD).optional(),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().max(LONGEST_MS).optional(),
    agentVersion: name.optional(),
}));
const storedPool = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => _model_verdict_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .evidencePoolSchema */ .F4.unwrap().extend({
    suite: name,
    file: name.optional(),
    target: name,
    tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_model_verdict_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .evidenceTestSchema */ .Np.extend({ testId: name, trials: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(storedTrial).max(MOST_TRIALS) }))
        .max(MOST_TESTS),
    resets: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_model_verdict_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .resetSchema */ .TM.unwrap().extend({
        testId: name,
        time,
        reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(LONGEST_REASON),
        author: name.optional(),
    }))
        .max(MOST_RESETS),
}));
function isNewer(value) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'schemaVersion'))
        return false;
    const version = value['schemaVersion'];
    return typeof version === 'number' && version > 1;
}
function whyNot({ issues }) {
    const [issue] = issues;
    const where = issue === undefined || issue.path.length === 0 ? 'at the top' : `at ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cutEnd */ .ym)(issue.path.join('.'), 100)}`;
    return `it is not evidence: ${where}: ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cutEnd */ .ym)(issue?.message ?? 'something else is there', 200)}`;
}
function repeated({ tests }) {
    const seen = new Set();
    for (const { testId } of tests) {
        if (seen.has(testId))
            return testId;
        seen.add(testId);
    }
    return undefined;
}
const refused = (why) => ({ kind: 'refused', why });


/***/ }),

/***/ 10043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ oneLine)
/* harmony export */ });
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41180);

const oneLine = (text) => (0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .inOneLine */ .UX)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .dropInvisible */ .Nv)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutAnsi */ .uo)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .beginningOf */ .VI)(text))));


/***/ }),

/***/ 7678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P9: () => (/* binding */ defaultPatterns),
/* harmony export */   W1: () => (/* binding */ findRepository),
/* harmony export */   f8: () => (/* binding */ findSuites),
/* harmony export */   jx: () => (/* binding */ otherYamlFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40958);
/* harmony import */ var _references_shown_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81457);




const SUITE_FILE = /\.(?:ya?ml|jsonl|json|[mc]?ts)$/i;
const IN_A_FOLDER = ['*.eval.yaml', '*.eval.yml', 'eval.yaml', 'eval.yml', '*.eval.ts', '*.eval.mts', 'evals.json'];
const defaultPatterns = [
    '**/evals/**/*.eval.yaml',
    '**/evals/**/eval.yaml',
    '**/evals/**/*.eval.ts',
    '**/evals/**/dataset*.yaml',
    '**/evals/**/evals.json',
];
const NOT_SEARCHED = ['!**/node_modules/**', '!**/dist/**'];
async function findSuites(asked, cwd, files, patterns = defaultPatterns) {
    const wanted = asked.filter((pattern) => !pattern.startsWith('!'));
    const excluded = asked.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
    const found = wanted.length === 0 ? await findByDefault(patterns, cwd, files) : await findWanted(wanted, cwd, files);
    const isExcluded = await exclusion(excluded, cwd, files);
    const included = [...new Set(found)].filter((path) => !isExcluded(path)).sort();
    if (included.length > 0)
        return withoutLinks(included, files);
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('NOTHING_MATCHED', 'All suites are excluded', {
        expected: 'at least one suite that no exclusion matches',
        found: `exclusions ${excluded.map((pattern) => `!${pattern}`).join(' ')}`,
    });
}
async function withoutLinks(paths, files) {
    const realPaths = await Promise.all(paths.map((path) => files.realPath(path)));
    const chosen = new Map();
    for (const [index, path] of paths.entries()) {
        const realPath = realPaths[index] ?? path;
        if (path === realPath || !chosen.has(realPath))
            chosen.set(realPath, path);
    }
    return [...chosen.values()].sort();
}
async function otherYamlFiles({ asked, found }, cwd, files) {
    const wanted = asked.filter((pattern) => !pattern.startsWith('!')).map((pattern) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, pattern));
    const states = await Promise.all(wanted.map((path) => files.state(path)));
    const folders = wanted.filter((_, index) => states[index] === 'folder');
    const others = wanted.length === 0
        ? await files.glob(['**/evals/**/*.{yaml,yml}', ...NOT_SEARCHED], { cwd, ignoreCase: true })
        : (await Promise.all(folders.map((folder) => files.glob(['**/*.{yaml,yml}'], { cwd: folder })))).flat();
    const excluded = asked.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
    const isExcluded = await exclusion(excluded, cwd, files);
    const known = new Set(await Promise.all(found.map((path) => files.realPath(path))));
    const different = await withoutLinks([...new Set(others)].filter((path) => !isExcluded(path)).sort(), files);
    const realPaths = await Promise.all(different.map((path) => files.realPath(path)));
    return different.filter((_, index) => !known.has(realPaths[index] ?? ''));
}
async function findByDefault(patterns, cwd, files) {
    const matches = await files.glob([...patterns, ...NOT_SEARCHED], { cwd, ignoreCase: true });
    const found = matches.filter((path) => SUITE_FILE.test(path));
    if (found.length > 0)
        return found;
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('NOTHING_MATCHED', `There is no eval suite in ${cwd}`, {
        expected: `a file that matches one of ${(0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(patterns.filter((pattern) => !pattern.startsWith('!')))}`,
        hint: 'Pass the file, folder or glob to run.',
    });
}
async function findWanted(patterns, cwd, files) {
    const matches = await Promise.all(patterns.map((pattern) => expand(pattern, cwd, files)));
    const missing = patterns.filter((_, index) => matches[index]?.length === 0);
    const [first] = missing;
    if (first === undefined)
        return matches.flat();
    const others = missing.length > 1 ? ` (nor for ${(0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(missing.slice(1))})` : '';
    const { message, ...more } = await whyNothing(first, cwd, files);
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('NOTHING_MATCHED', `${message}${others}`, more);
}
async function expand(pattern, cwd, files) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, pattern);
    const state = await files.state(path);
    if (state === 'file' && SUITE_FILE.test(path))
        return [path];
    if (state === 'folder')
        return inFolder(path, files);
    if (state === 'file') {
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('FILE_UNREADABLE', `${pattern} is not an eval suite`, {
            expected: 'a .yaml, .yml, .jsonl, .json, .ts or .mts file',
            found: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path),
        });
    }
    return (await files.glob([pattern], { cwd })).filter((match) => SUITE_FILE.test(match));
}
async function inFolder(path, files) {
    await files.state((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(path, 'eval.yaml'));
    return files.glob(IN_A_FOLDER.map((name) => `**/${name}`), { cwd: path });
}
async function exclusion(patterns, cwd, files) {
    const paths = new Set();
    const folders = [];
    for (const pattern of patterns) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, pattern);
        const state = await files.state(path);
        if (state === 'folder')
            folders.push(path.endsWith(node_path__WEBPACK_IMPORTED_MODULE_0__.sep) ? path : `${path}${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`);
        else if (state === 'file')
            paths.add(path);
        else
            for (const match of await files.glob([pattern], { cwd }))
                paths.add(match);
    }
    return (path) => paths.has(path) || folders.some((folder) => path.startsWith(folder));
}
const isGlob = (pattern) => /[*?[\]{}()]/.test(pattern);
async function whyNothing(pattern, cwd, files) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, pattern);
    if ((await files.state(path)) === 'folder') {
        const others = (await files.glob(['**/*.{yaml,yml}'], { cwd: path })).map((other) => (0,_references_shown_path_js__WEBPACK_IMPORTED_MODULE_3__/* .shownPath */ .p)(other, cwd));
        return {
            message: `There is no eval suite in the folder ${pattern}`,
            expected: `a file named ${IN_A_FOLDER.join(', ')}`,
            ...(others.length > 0 && { found: (0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(others) }),
            hint: 'To run files with other names, pass their paths or a glob.',
        };
    }
    if (isGlob(pattern)) {
        return {
            message: `No eval suite matches ${pattern}`,
            expected: 'a glob for .yaml, .yml, .jsonl or .json files',
            hint: `Globs start at ${cwd}.`,
        };
    }
    return { message: `There is no file or folder ${pattern}`, ...(await neighbours(path, cwd, files)) };
}
async function neighbours(path, cwd, files) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path);
    if ((await files.state(folder)) !== 'folder')
        return { hint: `Paths start at ${cwd}.` };
    const suites = (await files.glob(['*'], { cwd: folder })).filter((other) => SUITE_FILE.test(other));
    const meant = (0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__/* .didYouMean */ .au)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path), suites.map((other) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(other)));
    if (meant !== undefined)
        return { hint: `Did you mean "${(0,_references_shown_path_js__WEBPACK_IMPORTED_MODULE_3__/* .shownPath */ .p)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, meant), cwd)}"?` };
    if (suites.length === 0)
        return { hint: `Paths start at ${cwd}.` };
    return { hint: `Next to it are: ${(0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(suites.map((other) => (0,_references_shown_path_js__WEBPACK_IMPORTED_MODULE_3__/* .shownPath */ .p)(other, cwd)))}` };
}
async function findRepository(cwd, files) {
    for (let at = cwd;; at = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(at)) {
        if ((await files.state((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(at, '.git'))) !== 'missing')
            return at;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(at) === at)
            return cwd;
    }
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
