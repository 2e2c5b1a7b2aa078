export const id = 3435;
export const ids = [3435];
export const modules = {

/***/ 29668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ commits)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81469);
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24850);


function commits({ owner, repo, ask }) {
    const compared = (base, head, signal) => ask({
        what: `the request to compare ${base} with ${head}`,
        schema: comparisonSchema,
        send: ({ rest }, request) => rest.repos.compareCommitsWithBasehead({ owner, repo, basehead: `${base}...${head}`, per_page: 1, request }),
    }, signal);
    return {
        async upTo(start, signal) {
            const list = await ask({
                what: `the request for the commits up to ${start}`,
                schema: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(commitSchema),
                send: ({ rest }, request) => rest.repos.listCommits({ owner, repo, sha: start, per_page: 100, request }),
            }, signal);
            return list.map(({ sha }) => sha);
        },
        async mergeBase(branch, sha, signal) {
            const { merge_base_commit } = await compared(branch, sha, signal);
            return merge_base_commit.sha;
        },
        async distance(earlier, later, signal) {
            try {
                const { ahead_by, behind_by } = await compared(earlier, later, signal);
                return behind_by === 0 ? ahead_by : undefined;
            }
            catch (error) {
                if (error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._ && error.fault === 'missing')
                    return undefined;
                throw error;
            }
        },
    };
}
const commitSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const comparisonSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ merge_base_commit: commitSchema, ahead_by: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), behind_by: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr() });


/***/ }),

/***/ 35438:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FS: () => (/* binding */ contentSchema),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   gF: () => (/* binding */ repositoryFiles)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81469);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24850);



function repositoryFiles({ owner, repo, ask }) {
    const contentAt = async (path, ref, signal) => {
        try {
            return await ask({
                what: `the request for ${path || 'the root folder'} at ${ref}`,
                schema: contentSchema,
                send: ({ rest }, request) => rest.repos.getContent({ owner, repo, path, ref, request }),
            }, signal);
        }
        catch (error) {
            if (error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ServiceError */ ._ && error.fault === 'missing')
                return undefined;
            throw error;
        }
    };
    return {
        async at(path, ref, maxBytes, signal) {
            const found = await contentAt(path, ref, signal);
            if (found === undefined || !isFile(found))
                return undefined;
            if (found.size > maxBytes || found.encoding !== 'base64') {
                throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('FILE_TOO_LARGE', `${path} has ${found.size} bytes`, {
                    expected: `at most ${maxBytes} bytes`,
                });
            }
            return textOf(found);
        },
        async listed(path, ref, signal) {
            const found = (await contentAt(path, ref, signal)) ?? [];
            const entries = Array.isArray(found) ? found : [found];
            if (entries.length >= MOST_ENTRIES) {
                throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('FILE_TOO_LARGE', `${path} contains ${MOST_ENTRIES} files or more`, {
                    expected: 'as many as GitHub lists',
                });
            }
            return entries.map(({ path: at, sha, type, ...entry }) => ({ path: at, id: sha, kind: kindOf(type, entry) }));
        },
    };
}
const entrySchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    download_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
});
const fileSchema = entrySchema
    .extend({
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('file'),
    size: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    encoding: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    content: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[A-Za-z0-9+/=\s]*$/, 'expected base64'),
})
    .refine(({ size, content }) => content.length <= 2 * size + 10, 'more content than its size');
const contentSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
    fileSchema,
    entrySchema.extend({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['symlink', 'submodule']) }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(entrySchema),
]);
const isFile = (found) => 'content' in found;
const textOf = (found) => isFile(found) ? Buffer.from(found.content, 'base64').toString('utf8') : undefined;
const MOST_ENTRIES = 1000;
function kindOf(type, { download_url }) {
    if (type === 'dir')
        return 'folder';
    return type === 'file' && download_url != null ? 'file' : 'other';
}


/***/ }),

/***/ 33306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ MANY_TESTS),
  X: () => (/* binding */ findBaseline)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/evidence/copies.js
var copies = __webpack_require__(51100);
// EXTERNAL MODULE: ./build/js/src/evidence/pool.js
var evidence_pool = __webpack_require__(22911);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var model_errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/suites/discover.js
var discover = __webpack_require__(7678);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/read-results.js + 2 modules
var read_results = __webpack_require__(60347);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/result-rows.js + 3 modules
var result_rows = __webpack_require__(90057);
// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(40958);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/earlier-results.js
var earlier_results = __webpack_require__(12555);
// EXTERNAL MODULE: ./build/js/src/app/baseline/evidence-files.js
var evidence_files = __webpack_require__(73620);
;// CONCATENATED MODULE: ./build/js/src/app/baseline/baseline-at.js







async function baselineAt(given, at, { cwd, files }) {
    const path = (0,external_node_path_.resolve)(cwd, given);
    const state = await files.state(path);
    if (state === 'missing')
        return nothing(`There is no baseline at ${given}`, await siblingNames(path, { cwd, files }));
    if (state !== 'folder')
        return { kind: 'file', path, shown: given };
    if (await isRunFolder(path, files))
        return { kind: 'run', path, shown: given };
    if ((await (0,evidence_files/* evidenceFilesIn */.IL)(path, files)).length > 0)
        return { kind: 'evidence', path, shown: given };
    const run = await newestCompleteRun(path, at, { cwd, files });
    if (run !== undefined)
        return { kind: 'run', path: run, shown: (0,shown_path/* shownPath */.p)(run, cwd) };
    const { names } = await files.namesIn(path, MOST_NAMES);
    const found = names.length === 0 ? 'an empty folder' : `only ${(0,did_you_mean/* listed */.KE)(names)}`;
    return nothing(`There is no baseline in ${given}`, found);
}
const MOST_NAMES = 10;
function nothing(message, found) {
    const problem = {
        code: 'FILE_MISSING',
        severity: 'error',
        message,
        expected: 'an evidence file, a folder of them, a run folder, a folder of runs with a complete one, or a results file',
        ...(found !== undefined && { found }),
        hint: 'Set an existing path, or "auto" to compare with the evidence of earlier runs in .agentv/evidence.',
    };
    return { kind: 'nothing', problem };
}
async function siblingNames(path, { cwd, files }) {
    const parent = (0,external_node_path_.resolve)(path, '..');
    if ((await files.state(parent)) !== 'folder')
        return `no folder ${(0,shown_path/* shownPath */.p)(parent, cwd)} either`;
    const { names } = await files.namesIn(parent, MOST_NAMES);
    const where = parent === cwd ? 'the working directory' : (0,shown_path/* shownPath */.p)(parent, cwd);
    return names.length === 0 ? `${where} is empty` : `in ${where}: ${(0,did_you_mean/* listed */.KE)(names)}`;
}
async function isRunFolder(folder, files) {
    const states = await Promise.all(['report.json', earlier_results/* JOURNAL */.Ex].map((name) => files.state((0,external_node_path_.join)(folder, name))));
    return states.includes('file');
}
async function newestCompleteRun(folder, at, { cwd, files }) {
    const reports = await files.glob(['*/report.json'], { cwd: folder });
    for (const report of reports.toSorted().reverse()) {
        const run = (0,external_node_path_.resolve)(report, '..');
        if (await isCompleteBefore(run, at, { cwd, files }))
            return run;
    }
    return undefined;
}
async function isCompleteBefore(folder, at, site) {
    try {
        const { run } = await (0,read_results/* readResults */.x8)([folder], site, { withAnswers: false });
        return run.complete && !run.dryRun && !(Date.parse(run.startedAt) >= Date.parse(at));
    }
    catch (error) {
        if (error instanceof model_errors/* UserError */.yo)
            return false;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/js/src/app/baseline/baseline.js










async function findBaseline(asked, at, site) {
    const [first = 'auto', ...others] = asked;
    if (others.length === 0 && first === 'none')
        return { kind: 'none', why: 'the baseline is "none"', isChosen: true };
    if (others.length === 0 && first === 'auto')
        return byItself(at, site);
    if (others.length === 0 && /^\d{1,15}$/.test(first) && (await stateOf(first, site)) === 'missing') {
        return ofWorkflowRun(Number(first), at, site);
    }
    return named(asked, at, site);
}
async function byItself(at, site) {
    const { cwd, files, source, signal } = site;
    for (const root of new Set([cwd, await (0,discover/* findRepository */.W1)(cwd, files)])) {
        const folder = (0,external_node_path_.join)(root, evidence_files/* EVIDENCE_FOLDER */.TX);
        if ((await files.state(folder)) !== 'folder')
            continue;
        const found = fromEvidence(await (0,evidence_files/* readEvidenceFolder */.i0)(folder, files), at, site);
        if (found.kind !== 'none')
            return found;
    }
    if (source !== undefined)
        return pruned(await source.ofBaseBranch(signal), at, site);
    return { kind: 'none', why: `there is no evidence in ${evidence_files/* EVIDENCE_FOLDER */.TX} yet, and the input baseline is not set` };
}
async function ofWorkflowRun(run, at, site) {
    const { source, signal } = site;
    if (source !== undefined)
        return pruned(await source.ofRun(run, signal), at, site);
    throw (0,model_errors/* userError */.IF)('INPUT_INVALID', `The baseline ${run} is not a file, and workflow runs can be read only in a job on GitHub`, {
        expected: 'an evidence file, a folder of them, a run folder, or a results file',
    });
}
const stateOf = (given, { cwd, files }) => files.state((0,external_node_path_.resolve)(cwd, given));
async function named(asked, at, site) {
    let pools = [];
    const provenance = [];
    const seen = new Set();
    const errors = [];
    const onlyInChange = [];
    for (const [index, given] of asked.entries()) {
        const content = await baselineAt(given, at, site);
        if (content.kind === 'nothing') {
            if (await isOnlyInCheckout(given, at, site))
                onlyInChange.push(given);
            else
                errors.push(content.problem);
            continue;
        }
        const path = await site.files.realPath(content.path);
        if (seen.has(path))
            continue;
        seen.add(path);
        const part = await readPart({ ...content, path }, at, { index, of: asked.length }, site);
        if (part.kind === 'unavailable')
            return part;
        pools = pools.length === 0 ? part.pools : (0,evidence_pool/* mergePools */.IA)([...pools, ...part.pools]);
        provenance.push(...part.provenance);
        if (part.pools.some(({ tests }) => tests.length >= MANY_TESTS))
            site.memory?.giveBack();
    }
    if (errors.length > 0)
        throw new model_errors/* UserError */.yo(errors);
    if (seen.size === 0) {
        return { kind: 'none', why: `the base branch has nothing at ${onlyInChange.join(', ')} yet` };
    }
    const merged = (0,evidence_pool/* mergePools */.IA)(withOneFile(pools)).map((pool) => ({ ...pool, tests: [...(0,copies/* withoutCopies */.O)(pool.tests)] }));
    return { kind: 'found', pools: merged, provenance };
}
const MANY_TESTS = 10_000;
async function isOnlyInCheckout(given, at, site) {
    if (site.checkout === undefined)
        return false;
    return (await baselineAt(given, at, { ...site, files: site.checkout })).kind !== 'nothing';
}
async function readPart({ kind, path, shown }, at, order, site) {
    const { files } = site;
    try {
        if (kind === 'run')
            return await ofResults(shown, at, order, site);
        if (kind === 'evidence')
            return asPart(await (0,evidence_files/* readEvidenceFolder */.i0)(path, files), at, site);
        const isRow = /\.jsonl$/i.test(path);
        const text = isRow ? '' : await files.read(path, result_rows/* MAX_RESULTS_BYTES */.ue);
        const isReport = /"generator"\s*:/.test(text.slice(0, 400));
        if (isRow || isReport || !(0,evidence_files/* looksLikeEvidence */.hI)(text, path))
            return await ofResults(shown, at, order, site);
        return asPart((0,evidence_files/* readEvidenceText */.NR)(text, path), at, site);
    }
    catch (error) {
        if (!(error instanceof model_errors/* UserError */.yo))
            throw error;
        return { kind: 'unavailable', why: error.problems[0]?.message ?? error.message };
    }
}
function asPart(read, at, site) {
    const found = fromEvidence(read, at, site);
    switch (found.kind) {
        case 'found':
            return { ...found, kind: 'read' };
        case 'none':
            return { kind: 'read', pools: [], provenance: [] };
        default:
            return found;
    }
}
function fromEvidence(read, at, site) {
    const { cwd } = site;
    if (read.kind === 'refused') {
        return {
            kind: 'unavailable',
            why: `${(0,shown_path/* shownPath */.p)(read.path, cwd)} cannot be used: ${read.why}`,
            hint: 'Update eval-action, or remove this file to start a new baseline.',
        };
    }
    if (read.files.length === 0)
        return { kind: 'none', why: 'there is no evidence yet' };
    const provenance = read.files.map(({ path, pool }) => {
        const newest = pool.tests.flatMap(({ trials }) => trials.slice(-1)).reduce(newer, undefined);
        return {
            from: 'file',
            where: (0,shown_path/* shownPath */.p)(path, cwd),
            ...(newest?.sha !== undefined && { sha: newest.sha }),
            ...(newest !== undefined && { writtenAt: newest.time }),
        };
    });
    return pruned({ kind: 'found', pools: read.files.map(({ pool }) => pool), provenance }, at, site);
}
const newer = (newest, trial) => newest !== undefined && newest.time >= trial.time ? newest : trial;
function pruned(baseline, at, { maxAgeDays }) {
    if (baseline.kind !== 'found')
        return baseline;
    const pools = (0,evidence_pool/* mergePools */.IA)(baseline.pools);
    return { ...baseline, pools: isKnown(at) ? pools.map((pool) => (0,evidence_pool/* prunePool */.t2)(pool, at, maxAgeDays)) : pools };
}
const isKnown = (time) => Date.parse(time) > 0;
async function ofResults(given, at, { index, of }, site) {
    const { run } = await (0,read_results/* readResults */.x8)([given], site, { withAnswers: false });
    const why = run.dryRun
        ? 'it is a dry run'
        : run.complete
            ? undefined
            : (run.unreadable?.[0]?.message ?? 'its run did not finish');
    if (why !== undefined)
        return { kind: 'unavailable', why: `${given} cannot be used: ${why}` };
    const isTimed = isKnown(run.startedAt);
    const time = isTimed
        ? run.startedAt
        : new Date(Math.max(0, Date.parse(at)) - (isKnown(at) ? of - index : -index)).toISOString();
    const name = isTimed ? `${given} ${run.startedAt}` : given;
    const pools = (0,evidence_pool/* poolsOf */.Fo)({ ...run, startedAt: time }, { run: name }).map(withoutName);
    return {
        kind: 'read',
        pools,
        provenance: [{ from: 'run', where: given, ...(isTimed && { writtenAt: run.startedAt }) }],
    };
}
const withoutName = (pool) => {
    const { file, ...others } = pool;
    return file === pool.suite ? others : pool;
};
function withOneFile(pools) {
    const keyOf = ({ suite, target }) => JSON.stringify([suite, target]);
    const files = new Map();
    for (const pool of pools) {
        if (pool.file === undefined)
            continue;
        const known = files.get(keyOf(pool)) ?? new Set();
        files.set(keyOf(pool), known.add(pool.file));
    }
    return pools.map((pool) => {
        const [file, ...others] = files.get(keyOf(pool)) ?? [];
        return pool.file === undefined && file !== undefined && others.length === 0 ? { ...pool, file } : pool;
    });
}


/***/ }),

/***/ 73620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IL: () => (/* binding */ evidenceFilesIn),
/* harmony export */   K$: () => (/* binding */ RUN_EVIDENCE),
/* harmony export */   NR: () => (/* binding */ readEvidenceText),
/* harmony export */   TX: () => (/* binding */ EVIDENCE_FOLDER),
/* harmony export */   hI: () => (/* binding */ looksLikeEvidence),
/* harmony export */   i0: () => (/* binding */ readEvidenceFolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _evidence_codec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69893);


const EVIDENCE_FOLDER = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)('.agentv', 'evidence');
const RUN_EVIDENCE = 'evidence';
const MOST_FILES = 10_000;
async function readEvidenceFolder(folder, disk) {
    const paths = await evidenceFilesIn(folder, disk);
    if (paths.length > MOST_FILES)
        return { kind: 'refused', path: folder, why: `it contains more than ${MOST_FILES} files` };
    const files = [];
    let remaining = _evidence_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_EVIDENCE_BYTES */ .bU;
    for (const path of paths) {
        const text = await disk.read(path, _evidence_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_EVIDENCE_BYTES */ .bU);
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
    return found.filter((path) => !OTHERS.includes((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path)));
}
const OTHERS = ['report.json', 'benchmark.json', 'timing.json'];
function readEvidenceText(text, path) {
    const decoded = (0,_evidence_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .decodePool */ .PP)(text);
    return decoded.kind === 'refused'
        ? { kind: 'refused', path, why: decoded.why }
        : { kind: 'read', files: [{ path, pool: decoded.pool }] };
}
function looksLikeEvidence(text, path) {
    if (/^\s*\{\s*"(?:schemaVersion|suite|tests|resets)"\s*:/.test(text.slice(0, 200)))
        return !/"test_id"/.test(text.slice(0, 2000));
    return /\.json$/i.test(path);
}


/***/ }),

/***/ 48334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _K: () => (/* binding */ isOutside),
/* harmony export */   gV: () => (/* binding */ lineUrl),
/* harmony export */   o8: () => (/* binding */ checkoutPath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

function checkoutPath(file, workingDirectory, checkout) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(checkout, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, file)).replaceAll('\\', '/');
    return isOutside(path) || path === '' ? undefined : path;
}
const isOutside = (path) => /^\.\.(?:[/\\]|$)|^[/\\]|^\w:/.test(path);
function lineUrl({ serverUrl, owner, repo }, { commit, path, line }) {
    const parts = [owner, repo, 'blob', commit, ...path.split('/')];
    return `${serverUrl}/${parts.map(encoded).join('/')}#L${line}`;
}
const encoded = (part) => encodeURIComponent(part.replaceAll(/[\ud800-\udfff]/gu, '\ufffd'))
    .replaceAll('(', '%28')
    .replaceAll(')', '%29');


/***/ }),

/***/ 98343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ai: () => (/* binding */ findBasis),
  PA: () => (/* binding */ suiteFilesOf),
  oV: () => (/* binding */ withWarnings)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/app/baseline/baseline.js + 1 modules
var baseline_baseline = __webpack_require__(33306);
// EXTERNAL MODULE: ./build/js/src/evidence/codec.js + 1 modules
var codec = __webpack_require__(69893);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/ports/service-error.js
var service_error = __webpack_require__(24850);
// EXTERNAL MODULE: ./build/js/src/reports/reporters/not-taken.js
var not_taken = __webpack_require__(82953);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/app/baseline/evidence-files.js
var evidence_files = __webpack_require__(73620);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/memory-files.js
var memory_files = __webpack_require__(21327);
// EXTERNAL MODULE: ./build/js/src/app/policy/find-policy.js
var find_policy = __webpack_require__(10254);
// EXTERNAL MODULE: ./build/js/src/app/policy/policy-base.js + 1 modules
var policy_base = __webpack_require__(81490);
;// CONCATENATED MODULE: ./build/js/src/app/policy/policy-baseline.js











async function baselineFiles({ inputs, base, source }, { cwd, files }) {
    if (base === undefined || !base.isOwnRun || source?.from !== 'base')
        return { files, source };
    const asked = pathsOf(inputs.baseline, cwd, base.root);
    if (asked.length === 0)
        return { files, source };
    try {
        const targets = await Promise.all(asked.map((path) => (0,policy_base/* linkTarget */.Cm)(path, base.root, files)));
        const differences = await base.differences([...new Set([...asked, ...targets])]);
        if (differences.size === 0)
            return { files, source };
        const own = await ownOf(differences, files);
        const changed = asked.filter((path, index) => own.some((each) => [path, targets[index] ?? path].some((location) => isWithin(each, location))));
        const changes = changed.map((path) => ({ file: (0,shared_text/* cutMiddle */.it)((0,shown_path/* shownPath */.p)(path, cwd), LONGEST_NAME) }));
        const real = await files.realPath(base.root);
        const atRealPath = [...differences].map(([path, text]) => [(0,external_node_path_.join)(real, (0,external_node_path_.relative)(base.root, path)), text]);
        return {
            files: overlaid(files, new Map([...differences, ...atRealPath])),
            source: { ...source, changes: [...source.changes, ...changes] },
        };
    }
    catch (error) {
        return { files, source, unavailable: whyUnavailable(error) };
    }
}
const LONGEST_NAME = 80;
function pathsOf(asked, cwd, root) {
    const [first = 'auto'] = asked;
    if (first === 'none')
        return [];
    const usual = first === 'auto' ? [cwd, root].map((folder) => (0,external_node_path_.join)(folder, evidence_files/* EVIDENCE_FOLDER */.TX)) : [];
    return [...new Set([...usual, ...asked.filter((each) => each !== 'auto').map((each) => (0,external_node_path_.resolve)(cwd, each))])];
}
async function ownOf(differences, files) {
    const read = async (path) => (await files.state(path)) === 'file' ? files.read(path, codec/* MAX_EVIDENCE_BYTES */.bU) : undefined;
    const here = await Promise.all([...differences.keys()].map(read));
    return [...differences].flatMap(([path, text], index) => (text === here[index] ? [] : [path]));
}
const isWithin = (path, folder) => path === folder || path.startsWith(folder + external_node_path_.sep);
function overlaid(disk, differences) {
    const contents = new Map([...differences].flatMap(([path, text]) => (text === undefined ? [] : [[path, Buffer.from(text)]])));
    const theirs = (0,memory_files/* memoryFiles */.X)(contents);
    const isGone = (path) => differences.has(path) && !contents.has(path);
    return {
        async state(path) {
            if (isGone(path))
                return 'missing';
            const state = await theirs.state(path);
            return state === 'missing' ? disk.state(path) : state;
        },
        async read(path, maxBytes) {
            return contents.has(path) || isGone(path) ? theirs.read(path, maxBytes) : disk.read(path, maxBytes);
        },
        async realPath(path) {
            return (await theirs.state(path)) === 'missing' ? disk.realPath(path) : path;
        },
        namesIn: (folder, most) => disk.namesIn(folder, most),
        async glob(patterns, options) {
            const found = (await disk.state(options.cwd)) === 'folder' ? await disk.glob(patterns, options) : [];
            const added = [...contents.keys()].filter((path) => (0,external_node_path_.dirname)(path) === options.cwd && path.endsWith('.json'));
            return [...new Set([...found.filter((path) => !isGone(path)), ...added])].sort();
        },
    };
}
function whyUnavailable(error) {
    const reported = 'this change modifies the baseline files, and those of its base branch could not be read';
    if (error instanceof service_error/* ServiceError */._) {
        const isRefusal = error.fault === 'refused' || error.fault === 'missing';
        return {
            kind: 'unavailable',
            why: `${reported}: ${error.message}`,
            ...(isRefusal && { hint: (0,not_taken/* permissionHint */.f)(), lacksPermission: true }),
        };
    }
    const hint = error instanceof errors/* UserError */.yo ? error.problems[0]?.hint : undefined;
    return { kind: 'unavailable', why: `${reported}: ${(0,find_policy/* reasonOf */.A3)(error)}`, ...(hint && { hint }) };
}

// EXTERNAL MODULE: ./build/js/src/evidence/quarantine.js
var quarantine = __webpack_require__(69625);
// EXTERNAL MODULE: ./build/js/src/app/config/checkout-path.js
var checkout_path = __webpack_require__(48334);
// EXTERNAL MODULE: ./build/js/src/app/policy/policy-changes.js
var policy_changes = __webpack_require__(30654);
// EXTERNAL MODULE: ./build/js/src/app/policy/quarantine-file.js
var quarantine_file = __webpack_require__(32455);
;// CONCATENATED MODULE: ./build/js/src/app/policy/policy-quarantine.js








async function quarantineOf({ inputs, base, source }, site) {
    const given = inputs.quarantineFile;
    const isElsewhere = given !== undefined && base && (0,checkout_path/* isOutside */._K)((0,external_node_path_.relative)(base.root, (0,external_node_path_.resolve)(site.cwd, given)));
    if (base === undefined || source?.from !== 'base' || isElsewhere) {
        return { quarantine: await (0,quarantine_file/* findQuarantine */.G)(given, site), source, warnings: [] };
    }
    const paths = given === undefined
        ? [...new Set([site.cwd, base.root])].map((folder) => (0,external_node_path_.join)(folder, quarantine_file/* USUAL_QUARANTINE */.U))
        : [(0,external_node_path_.resolve)(site.cwd, given)];
    const read = (texts) => {
        const path = paths.find((each) => texts.has(each));
        if (path === undefined)
            return { file: undefined, tests: [] };
        const file = (0,shown_path/* shownPath */.p)(path, site.cwd);
        return { file, tests: (0,quarantine/* readQuarantine */.D)(texts.get(path) ?? '', file) };
    };
    const ours = await (0,find_policy/* ofHead */.EG)(base, paths, read);
    let theirs;
    try {
        theirs = read(await base.texts(paths));
    }
    catch (error) {
        return withoutQuarantine(error, source);
    }
    const file = ours?.file ?? theirs.file;
    if (file === undefined) {
        if (base.isOwnRun)
            await (0,quarantine_file/* findQuarantine */.G)(given, site);
        return { quarantine: [], source, warnings: [] };
    }
    const changes = ours === undefined ? [] : (0,policy_changes/* changedKeys */.F$)(file, expiries(theirs), expiries(ours));
    return { quarantine: theirs.tests, source: { ...source, changes: [...source.changes, ...changes] }, warnings: [] };
}
function withoutQuarantine(error, source) {
    const why = (0,find_policy/* reasonOf */.A3)(error);
    if (error instanceof service_error/* ServiceError */._) {
        return { quarantine: [], source: { ...source, from: 'unavailable', why }, warnings: [] };
    }
    const message = `The quarantine of the base branch could not be read, so no test is in quarantine: ${why}`;
    return { quarantine: [], source, warnings: [(0,find_policy/* unread */.gy)(message)] };
}
const expiries = ({ tests }) => new Map(tests.map(({ id, suite, target, expiry }) => [
    [id, ...(suite ? [`of ${suite}`] : []), ...(target ? [`on ${target}`] : [])].join(' '),
    `until ${expiry}`,
]));

;// CONCATENATED MODULE: ./build/js/src/app/pipeline/basis.js




async function findBasis(found, runtime, source) {
    const { inputs } = found;
    const site = {
        cwd: (0,external_node_path_.resolve)(runtime.cwd, inputs.workingDirectory),
        files: runtime.files,
        source,
        signal: runtime.signal,
        maxAgeDays: inputs.baselineMaxAge,
    };
    const policy = await quarantineOf(found, site);
    const startedAt = runtime.startedAt ?? new Date(runtime.clock.now()).toISOString();
    const { files, source: changed, unavailable } = await baselineFiles({ ...found, source: policy.source }, site);
    const checkout = files === site.files ? undefined : site.files;
    const baseline = unavailable ?? (await (0,baseline_baseline/* findBaseline */.X)(inputs.baseline, startedAt, { ...site, files, checkout }));
    return {
        ...found,
        quarantine: policy.quarantine,
        source: changed,
        baseline,
        suiteFiles: await suiteFilesOf(baseline, site),
        isChange: runtime.isChange ?? false,
        warnings: [...found.warnings, ...policy.warnings],
    };
}
async function suiteFilesOf(baseline, { cwd, files }) {
    const pools = baseline.kind === 'found' ? baseline.pools : [];
    const names = [...new Set(pools.flatMap(({ file }) => file ?? []))];
    const states = await Promise.all(names.map((name) => files.state((0,external_node_path_.resolve)(cwd, name))));
    return new Set(names.filter((_, index) => states[index] === 'file'));
}
const withWarnings = (run, warnings) => warnings.length === 0 ? run : { ...run, warnings: [...run.warnings, ...warnings] };


/***/ }),

/***/ 81490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Xb: () => (/* binding */ isChange),
  Cm: () => (/* binding */ linkTarget),
  E0: () => (/* binding */ policyBase)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/adapters/github/commits.js
var commits = __webpack_require__(29668);
// EXTERNAL MODULE: ./build/js/src/adapters/github/repository-files.js
var repository_files = __webpack_require__(35438);
// EXTERNAL MODULE: ./build/js/src/model/ports/service-error.js
var service_error = __webpack_require__(24850);
// EXTERNAL MODULE: ./build/js/src/suites/discover.js
var discover = __webpack_require__(7678);
// EXTERNAL MODULE: ./build/js/src/app/config/checkout-path.js
var checkout_path = __webpack_require__(48334);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/app/policy/commit-texts.js
var commit_texts = __webpack_require__(9840);
;// CONCATENATED MODULE: ./build/js/src/app/policy/base-differences.js


async function differencesInClone(sha, paths, clone, signal) {
    if (!(0,commit_texts/* isCommit */.WM)(sha))
        return undefined;
    const options = ['-r', '-z', '--raw', '--no-renames', '--no-abbrev'];
    const asked = [
        '--literal-pathspecs',
        'diff-tree',
        ...options,
        sha,
        'HEAD',
        '--',
        ...paths.map((path) => path || '.'),
    ];
    const listing = await (0,commit_texts/* inClone */.Jv)(asked, clone, signal);
    if (listing === undefined)
        return undefined;
    const found = new Map();
    for (const [, mode = '', id = '', path = ''] of listing.matchAll(/:(\d{6}) \d{6} ([0-9a-f]+) [0-9a-f]+ \w\d*\0([^\0]+)\0/g)) {
        if (found.size >= MOST_DIFFERENCES)
            throw tooMany(ADVICE);
        if (mode === LINK)
            throw notAFile(path);
        found.set(path, undefined);
        if (!mode.startsWith(FILE))
            continue;
        const text = await (0,commit_texts/* inClone */.Jv)(['cat-file', 'blob', id], clone, signal);
        if (text === undefined)
            return undefined;
        found.set(path, text);
    }
    return found;
}
async function differencesOnGitHub(ref, paths, { files, clone, head }, signal) {
    const found = new Map();
    const isAsked = (name) => paths.some((path) => path === '' || name === path || name.startsWith(`${path}/`));
    let requests = 0;
    const asking = (ask) => {
        requests += 1;
        if (requests > MOST_REQUESTS)
            throw tooMany(`${FETCH_ADVICE} ${ADVICE}`);
        return ask();
    };
    const waiting = paths.length > MOST_SINGLE_FILES ? [...new Set(paths.map(folderOf))] : [...paths];
    for (const path of waiting) {
        const theirs = byPath(await asking(() => files.listed(path, ref, signal)));
        const own = await checkedOut(path, clone, signal);
        const ours = byPath(own ?? (await asking(() => files.listed(path, head, signal))));
        for (const name of [...new Set([...theirs.keys(), ...ours.keys()])].filter(isAsked)) {
            const [base, changed] = [theirs.get(name), ours.get(name)];
            if (base?.id === changed?.id && base?.kind !== 'other')
                continue;
            if ((base ?? changed)?.kind === 'folder') {
                waiting.push(name);
                continue;
            }
            const text = base && (await asking(() => contentAt(name, ref, files, signal)));
            if (base?.kind !== 'other' || text !== undefined)
                found.set(name, text);
            else if (base.id !== changed?.id)
                throw notAFile(name);
        }
    }
    return found;
}
const byPath = (entries) => new Map(entries.map((entry) => [entry.path, entry]));
const folderOf = (name) => name.slice(0, Math.max(0, name.lastIndexOf('/')));
async function contentAt(path, ref, files, signal) {
    try {
        return await files.at(path, ref, commit_texts/* MAX_POLICY_BYTES */.mk, signal);
    }
    catch (error) {
        if (!(error instanceof errors/* UserError */.yo) || error.problems[0]?.code !== 'FILE_TOO_LARGE')
            throw error;
        const message = `${path} has more than ${commit_texts/* MAX_POLICY_BYTES */.mk} bytes, the maximum that GitHub returns of a file`;
        throw (0,errors/* userError */.IF)('FILE_TOO_LARGE', message, { hint: `${FETCH_ADVICE} ${ADVICE}`, cause: error });
    }
}
const MOST_DIFFERENCES = 1_000;
const MOST_REQUESTS = 100;
const MOST_SINGLE_FILES = 20;
const LINK = '120000';
const FILE = '100';
async function checkedOut(path, clone, signal) {
    const list = async (name) => {
        const asked = ['ls-tree', '-z', '--full-tree', 'HEAD', ...(name === '' ? [] : ['--', name])];
        const listing = await (0,commit_texts/* inClone */.Jv)(asked, clone, signal);
        return listing === undefined ? undefined : [...(0,commit_texts/* entriesOf */.Mc)(listing)].map(asEntry);
    };
    const itself = path === '' ? [] : await list(path);
    return path === '' || itself?.some((entry) => entry.kind === 'folder') ? list(path && `${path}/`) : itself;
}
const asEntry = ([path, { mode, type, id }]) => ({
    path,
    id,
    kind: type === 'tree' ? 'folder' : mode.startsWith(FILE) ? 'file' : 'other',
});
const tooMany = (hint) => (0,errors/* userError */.IF)('FILE_TOO_LARGE', 'Too many files differ from those of the base branch', { hint });
const notAFile = (path) => (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `${path} is a link in the base branch, but not in this change`, {
    hint: ADVICE,
});
const FETCH_ADVICE = 'Check out the full history with fetch-depth: 0, so that git can read it.';
const ADVICE = 'Change fewer files of the baseline in one pull request, or compare with the evidence that runs of the base branch upload.';

;// CONCATENATED MODULE: ./build/js/src/app/policy/policy-base.js








const READ_MS = 60_000;
async function policyBase({ githubToken: token, workingDirectory }, job, { runtime, checkout, isOwnRun = true }) {
    const asked = job && changeOf(job);
    if (job === undefined || asked === undefined)
        return undefined;
    const { files, git, env } = runtime;
    const soon = () => AbortSignal.any([runtime.signal, AbortSignal.timeout(READ_MS)]);
    const cwd = (0,external_node_path_.resolve)(runtime.cwd, workingDirectory);
    const found = await (0,discover/* findRepository */.W1)(cwd, files);
    const isCheckedOut = isOwnRun && (await files.state((0,external_node_path_.join)(found, '.git'))) !== 'missing';
    const root = isCheckedOut || (0,checkout_path/* isOutside */._K)((0,external_node_path_.relative)(checkout, cwd)) ? found : checkout;
    const clone = { git, root };
    if (isCheckedOut && isOther(await (0,commit_texts/* originOfClone */.vi)(clone, soon()), job))
        return undefined;
    const merge = job.event === 'pull_request' && isOwnRun ? env['GITHUB_SHA'] : undefined;
    const tried = merge && isCheckedOut ? await (0,commit_texts/* baseOfMerge */.dz)(merge, job.head, clone, soon()) : undefined;
    const commit = tried ?? asked.commit;
    const client = token === undefined ? undefined : runtime.connect({ ...job, token });
    const gitHub = client && { files: (0,repository_files/* repositoryFiles */.gF)(client), commits: (0,commits/* commits */.X)(client) };
    const seen = new Set();
    const ofGitHub = async (ref, names) => {
        const texts = gitHub && (await (0,commit_texts/* textsOfGitHub */.l8)(ref, names, gitHub.files, soon()));
        if (texts?.size === 0 && !seen.has(ref))
            await gitHub?.commits.upTo(ref, soon());
        seen.add(ref);
        return texts;
    };
    const nameOf = (path) => (0,external_node_path_.relative)(root, path).replaceAll('\\', '/');
    const read = async (ref, names) => (isCheckedOut ? await (0,commit_texts/* textsOfClone */.bs)(ref, names, clone, soon()) : undefined) ?? (await ofGitHub(ref, names));
    const placed = (texts) => new Map([...texts].map(([name, text]) => [(0,external_node_path_.join)(root, name), text]));
    const textsAt = async (ref, paths) => {
        const texts = await read(ref, paths.map(nameOf));
        if (texts === undefined)
            throw notHere(ref);
        return placed(texts);
    };
    const head = merge ?? job.head;
    return {
        of: asked.of,
        commit,
        root,
        isOwnRun,
        texts: (paths) => textsAt(commit, paths),
        head: (paths) => (isCheckedOut ? (0,commit_texts/* textsOfDisk */.rA)(paths, files) : textsAt(head, paths)),
        async differences(paths) {
            const names = paths.map(nameOf).filter((name) => !(0,checkout_path/* isOutside */._K)(name));
            if (names.length === 0)
                return new Map();
            const found = (isCheckedOut ? await differencesInClone(commit, names, clone, soon()) : undefined) ??
                (gitHub && (await differencesOnGitHub(commit, names, { files: gitHub.files, clone, head }, soon())));
            if (found === undefined)
                throw notHere(commit);
            return placed(found);
        },
    };
}
async function linkTarget(path, root, files) {
    if ((await files.state(path)) === 'missing')
        return path;
    return (0,external_node_path_.join)(root, (0,external_node_path_.relative)(await files.realPath(root), await files.realPath(path)));
}
const notHere = (ref) => new service_error/* ServiceError */._('noToken', `${ref} is not in this clone, and there is no token to read it from GitHub`);
const isChange = (job) => job !== undefined && changeOf(job) !== undefined;
function changeOf({ pull, base, event }) {
    if (event === 'merge_group') {
        const commit = base?.sha ?? base?.branch;
        return commit === undefined ? undefined : { of: 'merge group', commit };
    }
    const commit = pull?.base?.sha ?? pull?.base?.branch;
    return commit === undefined ? undefined : { of: 'pull request', commit };
}
function isOther(origin, { owner, repo, pull }) {
    const known = [`${owner}/${repo}`, ...(pull?.headRepository === undefined ? [] : [pull.headRepository])];
    return origin !== undefined && !known.some((name) => name.toLowerCase() === origin.toLowerCase());
}


/***/ }),

/***/ 32455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ findQuarantine),
/* harmony export */   U: () => (/* binding */ USUAL_QUARANTINE)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _evidence_quarantine_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69625);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7126);
/* harmony import */ var _suites_discover_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7678);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81457);





const USUAL_QUARANTINE = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)('.agentv', 'quarantine.yaml');
async function findQuarantine(given, { cwd, files }) {
    if (given !== undefined) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, given);
        if ((await files.state(path)) === 'file')
            return read(path);
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .userError */ .IF)('FILE_MISSING', `There is no quarantine file ${given}`, {
            hint: 'Set the path of an existing file with --quarantine-file or with quarantine_file under gate in .agentv/config.yaml, or remove the setting.',
        });
    }
    for (const root of new Set([cwd, await (0,_suites_discover_js__WEBPACK_IMPORTED_MODULE_3__/* .findRepository */ .W1)(cwd, files)])) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, USUAL_QUARANTINE);
        if ((await files.state(path)) === 'file')
            return read(path);
    }
    return [];
    async function read(path) {
        return (0,_evidence_quarantine_js__WEBPACK_IMPORTED_MODULE_1__/* .readQuarantine */ .D)(await files.read(path, _evidence_quarantine_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_QUARANTINE_BYTES */ .o), (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_4__/* .shownPath */ .p)(path, cwd));
    }
}


/***/ }),

/***/ 21327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ memoryFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);


function memoryFiles(contents) {
    const folders = new Set([...contents.keys()].flatMap(foldersAbove));
    const missing = (path) => (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('FILE_MISSING', `There is no file ${path}`);
    return {
        state: async (path) => (contents.has(path) ? 'file' : folders.has(path) ? 'folder' : 'missing'),
        async read(path, maxBytes) {
            const bytes = contents.get(path);
            if (bytes === undefined)
                throw missing(path);
            if (bytes.length > maxBytes)
                throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('FILE_TOO_LARGE', `${path} is larger than ${maxBytes} bytes`);
            return new TextDecoder().decode(bytes);
        },
        async realPath(path) {
            if (!contents.has(path) && !folders.has(path))
                throw missing(path);
            return path;
        },
    };
}
function foldersAbove(path) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path);
    return folder === path ? [] : [folder, ...foldersAbove(folder)];
}


/***/ }),

/***/ 69893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bU: () => (/* binding */ MAX_EVIDENCE_BYTES),
  PP: () => (/* binding */ decodePool),
  NG: () => (/* binding */ encodePool)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(81469);
// EXTERNAL MODULE: ./build/js/src/model/late-object.js
var late_object = __webpack_require__(44657);
;// CONCATENATED MODULE: ./build/js/src/model/verdict/evidence.js


const evidenceTrialSchema = (0,late_object/* lateObject */.k)(() => ({
    measure: schemas/* string */.YjP().optional(),
    subject: schemas/* string */.YjP().optional(),
    run: schemas/* string */.YjP(),
    sha: schemas/* string */.YjP().optional(),
    time: schemas/* string */.YjP(),
    pass: schemas/* boolean */.zMY(),
    score: schemas/* number */.aig().min(0).max(1),
    costUsd: schemas/* number */.aig().nonnegative().optional(),
    durationMs: schemas/* number */.aig().nonnegative().optional(),
    agentVersion: schemas/* string */.YjP().optional(),
    mustPass: schemas/* literal */.euz(true).optional(),
    restricted: schemas/* literal */.euz(true).optional(),
}));
const resetSchema = (0,late_object/* lateObject */.k)(() => ({
    testId: schemas/* string */.YjP(),
    kind: schemas/* literal */.euz('accept'),
    time: schemas/* string */.YjP(),
    reason: schemas/* string */.YjP(),
    author: schemas/* string */.YjP().optional(),
}));
const provenanceSchema = (0,late_object/* lateObject */.k)(() => ({
    from: schemas/* enum */.k5n(['file', 'artifact', 'run', 'accept']),
    where: schemas/* string */.YjP(),
    runId: schemas/* int */.Whr().positive().optional(),
    sha: schemas/* string */.YjP().optional(),
    branch: schemas/* string */.YjP().optional(),
    writtenAt: schemas/* string */.YjP().optional(),
    commitsBefore: schemas/* int */.Whr().nonnegative().optional(),
}));
const evidenceTestSchema = schemas/* strictObject */.rej({ testId: schemas/* string */.YjP(), trials: schemas/* array */.YOg(evidenceTrialSchema) });
const evidencePoolSchema = (0,late_object/* lateObject */.k)(() => ({
    schemaVersion: schemas/* literal */.euz(1),
    suite: schemas/* string */.YjP(),
    file: schemas/* string */.YjP().optional(),
    target: schemas/* string */.YjP(),
    tests: schemas/* array */.YOg(evidenceTestSchema),
    resets: schemas/* array */.YOg(resetSchema),
}));

// EXTERNAL MODULE: ./build/js/src/shared/depth.js
var depth = __webpack_require__(34704);
// EXTERNAL MODULE: ./build/js/src/shared/json.js
var json = __webpack_require__(47539);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/evidence/pool.js
var evidence_pool = __webpack_require__(22911);
;// CONCATENATED MODULE: ./build/js/src/evidence/codec.js






const MAX_EVIDENCE_BYTES = 64 * 1024 * 1024;
const MOST_TESTS = 50_000;
const MOST_TRIALS = 10_000;
const MOST_RESETS = 50_000;
const LONGEST_NAME = 4_096;
const LONGEST_REASON = 10_000;
const MOST_USD = 1_000_000;
const LONGEST_MS = 366 * 86_400_000;
function encodePool(pool) {
    const { tests, resets, ...head } = (0,evidence_pool/* canonical */.$N)(pool);
    const lines = tests.map((test) => `\n${JSON.stringify(test)}`).join(',');
    return `${JSON.stringify(head).slice(0, -1)},"tests":[${lines}\n],"resets":${JSON.stringify(resets)}}\n`;
}
function decodePool(text) {
    if (Buffer.byteLength(text) > MAX_EVIDENCE_BYTES)
        return refused('it is larger than evidence ever is');
    const value = (0,json/* jsonOf */.o)(text);
    if (value === undefined)
        return refused('it is not JSON, or cut off');
    if ((0,depth/* isDeeperThan */.h)(value, depth/* DEEPEST_JSON */.S))
        return refused('it is nested too deeply');
    if (isNewer(value))
        return refused('a newer version of eval-action wrote it');
    const read = storedPool.safeParse(value);
    if (!read.success)
        return refused(whyNot(read.error));
    const twice = repeated(read.data);
    if (twice !== undefined)
        return refused(`it contains the test "${(0,shared_text/* cutEnd */.ym)(twice, 60)}" twice`);
    return { kind: 'read', pool: (0,evidence_pool/* canonical */.$N)(read.data) };
}
const codec_name = schemas/* string */.YjP().max(LONGEST_NAME);
const time = schemas/* string */.YjP()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/, 'a time as 2026-01-31T12:00:00Z')
    .refine((text) => Number.isFinite(Date.parse(text)), 'a time that there is');
const storedTrial = schemas/* lazy */.RZV(() => evidenceTrialSchema.unwrap().extend({
    measure: codec_name.optional(),
    subject: codec_name.optional(),
    run: codec_name,
    sha: codec_name.optional(),
    time,
    costUsd: schemas/* number */.aig().nonnegative().max(MOST_USD).optional(),
    durationMs: schemas/* number */.aig().nonnegative().max(LONGEST_MS).optional(),
    agentVersion: codec_name.optional(),
}));
const storedPool = schemas/* lazy */.RZV(() => evidencePoolSchema.unwrap().extend({
    suite: codec_name,
    file: codec_name.optional(),
    target: codec_name,
    tests: schemas/* array */.YOg(evidenceTestSchema.extend({ testId: codec_name, trials: schemas/* array */.YOg(storedTrial).max(MOST_TRIALS) }))
        .max(MOST_TESTS),
    resets: schemas/* array */.YOg(resetSchema.unwrap().extend({
        testId: codec_name,
        time,
        reason: schemas/* string */.YjP().max(LONGEST_REASON),
        author: codec_name.optional(),
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
    const where = issue === undefined || issue.path.length === 0 ? 'at the top' : `at ${(0,shared_text/* cutEnd */.ym)(issue.path.join('.'), 100)}`;
    return `it is not evidence: ${where}: ${(0,shared_text/* cutEnd */.ym)(issue?.message ?? 'something else is there', 200)}`;
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

/***/ 69625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ readQuarantine),
/* harmony export */   o: () => (/* binding */ MAX_QUARANTINE_BYTES)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _model_suite_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23609);
/* harmony import */ var _shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40958);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5594);




const MAX_QUARANTINE_BYTES = 1024 * 1024;
const REQUIRED = ['id', 'reason', 'owner', 'expiry'];
const OPTIONAL = ['suite', 'target', 'evidence'];
const KEYS = [...REQUIRED, ...OPTIONAL];
function readQuarantine(text, file) {
    const opened = (0,_model_suite_source_js__WEBPACK_IMPORTED_MODULE_1__/* .openYaml */ .IM)(file, text);
    if (opened.kind === 'invalid')
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(opened.problems);
    const { root } = opened;
    if (root.value === null)
        return [];
    const problems = [];
    const list = root.field('tests');
    if (list === undefined) {
        if (root.key('tests') === undefined) {
            problems.push(root.missing('tests', 'A quarantine file needs "tests"', 'a mapping with "tests", a list'));
        }
    }
    else if (!list.isList)
        problems.push(list.wrongType('tests', 'a list of tests in quarantine'));
    for (const key of root.keys().filter((name) => name !== 'tests'))
        problems.push(unknownKey(root, key, ['tests']));
    const entries = (list?.items() ?? []).flatMap((item) => readEntry(item, problems) ?? []);
    if (problems.length > 0)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(problems);
    return entries;
}
function readEntry(item, problems) {
    if (!item.isMap) {
        const expected = `a mapping with ${(0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(REQUIRED.map((key) => `"${key}"`))}`;
        problems.push(item.error('WRONG_TYPE', 'A test in quarantine is a mapping', { expected, found: item.found }));
        return undefined;
    }
    for (const key of item.keys().filter((name) => !KEYS.includes(name)))
        problems.push(unknownKey(item, key, KEYS));
    const text = (key) => textOf(item, key, problems);
    for (const key of REQUIRED.filter((name) => item.field(name) === undefined)) {
        problems.push(item.missing(key, `A test in quarantine needs "${key}"`, EXPECTED[key]));
    }
    const [id, reason, owner, expiry] = [text('id'), text('reason'), text('owner'), text('expiry')];
    const [suite, target, evidence] = [text('suite'), text('target'), text('evidence')];
    if (expiry !== undefined && !isDay(expiry)) {
        problems.push(item.field('expiry')?.wrongType('expiry', EXPECTED.expiry) ?? item.wrongType('expiry', EXPECTED.expiry));
    }
    if (id === undefined || reason === undefined || owner === undefined || expiry === undefined)
        return undefined;
    return {
        id,
        ...(suite !== undefined && { suite }),
        ...(target !== undefined && { target }),
        reason,
        ...(evidence !== undefined && { evidence }),
        owner,
        expiry,
    };
}
const EXPECTED = {
    id: 'the id of the test',
    reason: 'why it is not reliable',
    owner: 'who answers for it',
    expiry: 'the last day of the quarantine, as 2026-11-30',
};
function textOf(item, key, problems) {
    const field = item.field(key);
    if (field === undefined)
        return undefined;
    const { text } = field;
    if (text !== undefined && text.trim() !== '')
        return text.trim();
    problems.push(field.wrongType(key, 'text that is not empty'));
    return undefined;
}
const unknownKey = (cursor, key, known) => cursor.error('UNKNOWN_FIELD', `"${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cutEnd */ .ym)(key, 60)}" means nothing in a quarantine file`, {
    location: cursor.key(key)?.keyLocation ?? cursor.location,
    hint: (0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__/* .suggestion */ .h)(key, known, 'keys'),
});
function isDay(text) {
    if (!/^\d{4}-\d\d-\d\d$/.test(text))
        return false;
    const at = Date.parse(`${text}T00:00:00Z`);
    return Number.isFinite(at) && new Date(at).toISOString().startsWith(text);
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

/***/ 14242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JZ: () => (/* binding */ median),
/* harmony export */   ce: () => (/* binding */ squaredDeviations),
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


/***/ })

};
