export const id = 8292;
export const ids = [8292];
export const modules = {

/***/ 54870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ historyReporter),
  v: () => (/* binding */ localHistoryReporter)
});

// EXTERNAL MODULE: ./build/js/src/evidence/measured-run.js
var measured_run = __webpack_require__(18441);
// EXTERNAL MODULE: ./build/js/src/evidence/places.js
var places = __webpack_require__(18725);
// EXTERNAL MODULE: ./build/js/src/evidence/run-file.js
var run_file = __webpack_require__(12363);
// EXTERNAL MODULE: ./build/js/src/evidence/trend.js
var trend = __webpack_require__(25350);
// EXTERNAL MODULE: ./build/js/src/evidence/trust.js
var trust = __webpack_require__(65239);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/ports/service-error.js
var service_error = __webpack_require__(24850);
// EXTERNAL MODULE: ./build/js/src/reports/reporters/not-taken.js
var not_taken = __webpack_require__(82953);
// EXTERNAL MODULE: ./build/js/src/shared/json-document.js
var json_document = __webpack_require__(82761);
// EXTERNAL MODULE: ./build/js/src/reports/numbers.js
var numbers = __webpack_require__(5937);
;// CONCATENATED MODULE: ./build/js/src/reports/trend/badge.js


function badgeJson({ verdict, passed, n }) {
    const counts = `${(0,numbers/* percent */.KN)(n === 0 ? undefined : passed / n)} of ${n}`;
    const badge = (message, color, rest = {}) => (0,json_document/* jsonDocument */.Q8)({ schemaVersion: 1, label: 'evals', message, color, ...rest, cacheSeconds: 300 });
    switch (verdict) {
        case 'pass':
            return badge(counts, 'brightgreen');
        case 'warn':
            return badge(counts, 'yellow');
        case 'fail':
            return badge(`regressed \u00b7 ${counts}`, 'red');
        case 'inconclusive':
            return badge(`inconclusive \u00b7 ${counts}`, 'yellow');
        default:
            return badge('not measured', 'lightgrey', { isError: true });
    }
}

// EXTERNAL MODULE: ./build/js/src/reports/trend/trend-image.js
var trend_image = __webpack_require__(98776);
// EXTERNAL MODULE: ./build/js/src/app/baseline/history-baseline.js
var history_baseline = __webpack_require__(36183);
// EXTERNAL MODULE: ./build/js/src/app/baseline/history-store.js + 1 modules
var history_store = __webpack_require__(78548);
// EXTERNAL MODULE: ./build/js/src/app/baseline/store-evidence.js
var store_evidence = __webpack_require__(98274);
;// CONCATENATED MODULE: ./build/js/src/app/baseline/history-reporter.js













const NAME = 'history';
const historyReporter = (writing) => ({
    name: NAME,
    async deliver(report) {
        const { store, runtime } = writing;
        const why = whyNotWritten(report, writing);
        if (why !== undefined)
            return { kind: 'notNeeded', name: NAME, why };
        try {
            for (const problem of await write(report, writing))
                runtime.log.warn(`history: ${problem}`);
            return { kind: 'delivered', name: NAME, where: store.name };
        }
        catch (error) {
            if (!(error instanceof service_error/* ServiceError */._) && !(error instanceof errors/* UserError */.yo))
                throw error;
            return notWritten(error);
        }
    },
});
async function localHistoryReporter(judged, store, runtime) {
    const { cwd, git, signal } = runtime;
    const said = async (...args) => {
        const ended = await git.run(args, { cwd, local: true }, signal);
        return (ended.kind === 'exited' && ended.exitCode === 0 && ended.stdout.trim()) || undefined;
    };
    const commit = { sha: await said('rev-parse', 'HEAD'), ref: await said('symbolic-ref', '--quiet', 'HEAD') };
    return historyReporter({ store, judged, job: undefined, commit, runtime, signal: () => signal });
}
function whyNotWritten({ dryRun, verdict }, { judged, job, runtime: { env } }) {
    const { run, gateInputs } = judged;
    if (gateInputs.inputs.evidence === 'never')
        return 'evidence is never';
    if (dryRun)
        return 'A dry run measures nothing';
    if (verdict.kind === 'cancelled')
        return 'The run was cancelled';
    if (run.selected?.includes('tests'))
        return 'Only some of the tests ran';
    return (0,trust/* whyNotKept */.oq)({ job, branch: gateInputs.inputs.baselineBranch, isChange: gateInputs.isChange, env });
}
async function write(report, { store, judged, job, commit, runtime, signal }) {
    const { run: results, gateInputs } = judged;
    const earlier = gateInputs.baseline.kind === 'found' ? gateInputs.baseline.pools : [];
    const origin = job === undefined ? (commit ?? {}) : (0,store_evidence/* originOf */.yv)(runtime.env);
    const run = (0,measured_run/* withoutReasons */.y)((0,measured_run/* measuredRun */.A)(results, origin, { report, earlier }));
    const folder = (0,history_store/* folderOf */.yS)(gateInputs.inputs, job);
    const within = signal();
    let problems = [];
    const change = {
        message: `eval history: ${report.verdict.kind} ${run.run.sha?.slice(0, 8) ?? ''} [skip ci]`.replace('  ', ' '),
        async files(tree) {
            const made = await newFiles(tree, { folder, run, signal: within });
            problems = made.problems;
            if ([...made.files].flat().some((text) => runtime.redactor.document(text) !== text)) {
                throw (0,errors/* userError */.IF)('OUTPUT_UNWRITABLE', 'The history of this run was not written: it would contain a secret', {
                    hint: 'Give tests, suites, targets and the comment-key names that contain no value of a secret variable.',
                });
            }
            return made.files;
        },
    };
    await store.commit(change, within);
    return problems;
}
async function newFiles(tree, { folder, run, signal }) {
    const problems = [];
    const files = new Map();
    if ((await (0,history_store/* textIn */.r7)(tree, places/* README */.DK, history_store/* MAX_README */.gx, signal)) === undefined)
        files.set(places/* README */.DK, places/* README_TEXT */.jg);
    const text = (0,run_file/* encodeRun */.M$)(run);
    const path = `${folder}/${(0,places/* runPath */.t0)(run.run)}`;
    const known = await (0,history_store/* textIn */.r7)(tree, path, run_file/* MAX_RUN_BYTES */.xn, signal);
    if (known === undefined || known === text)
        files.set(path, text);
    else
        problems.push(`${path} exists with other content and was left as it is`);
    if (text.includes('"tests_left_out":')) {
        problems.push(`the ${run.tests.length} tests of this run are too many for a history: only its suites are stored`);
    }
    let heads = await (0,history_store/* headsIn */.Xk)(tree, folder, signal);
    if (heads === undefined && tree !== undefined) {
        const read = await (0,history_baseline/* readHeads */.W4)(tree, { folder, maxRuns: run_file/* trendLimits */.tO.runs }, signal);
        heads = read.runs;
        problems.unshift(...read.problems);
    }
    const others = (heads ?? []).filter((each) => (0,run_file/* runName */.rt)(each.run) !== (0,run_file/* runName */.rt)(run.run));
    const newest = (0,run_file/* newestHeads */._1)([...others, run].sort(run_file/* byStart */.oV));
    files.set(`${folder}/${places/* TREND */.c9}`, (0,run_file/* encodeRuns */.jR)(newest));
    files.set(`${folder}/${places/* TREND_IMAGE */.Io}`, (0,trend_image/* trendImage */.D)((0,trend/* trendOf */.RS)(newest), 'evals'));
    const { verdict = 'invalid', complete } = run.run;
    const total = (of) => run.suites.reduce((sum, suite) => sum + suite[of], 0);
    const passed = total('passed');
    const badge = { verdict: complete ? verdict : 'invalid', passed, n: passed + total('failed') };
    files.set(`${folder}/${places/* BADGE */.yq}`, badgeJson(badge));
    return { files, problems };
}
function notWritten(error) {
    if (error instanceof errors/* UserError */.yo) {
        const [problem] = error.problems;
        return { kind: 'notDelivered', name: NAME, why: problem?.message ?? (0,errors/* messageOf */.bD)(error), hint: problem?.hint };
    }
    const hint = (0,service_error/* lacksPermission */.k)(error)
        ? (0,not_taken/* permissionHint */.f)('contents: write').replace('    contents: read\n', '')
        : undefined;
    return { kind: 'notDelivered', name: NAME, why: error.message, hint: hint || undefined };
}


/***/ }),

/***/ 83701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ withBaseRuns)
/* harmony export */ });
/* unused harmony export withTrend */
/* harmony import */ var _evidence_trend_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25350);
/* harmony import */ var _first_differences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21456);
/* harmony import */ var _trends_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74063);



const MAX_RUNS = 20;
async function withBaseRuns(report, baseline, page) {
    const answers = () => page.baseAnswers(baseline);
    return withTrend(await (0,_first_differences_js__WEBPACK_IMPORTED_MODULE_1__/* .withFirstDifferences */ .$)(report, answers), baseline, answers);
}
async function withTrend(report, baseline, answers) {
    if (report.dryRun || baseline.kind !== 'found')
        return report;
    const { trend = [] } = await answers();
    const known = (0,_evidence_trend_js__WEBPACK_IMPORTED_MODULE_0__/* .seriesOf */ .Lf)(allRuns(baseline.pools, trend));
    const trends = report.suites.flatMap(({ suite, file, target }) => {
        const own = known.find((each) => each.suite === suite && each.target === target && each.file === file);
        return own === undefined ? [] : [suiteTrend(own)];
    });
    return trends.length === 0 ? report : { ...report, trend: trends };
}
function allRuns(pools, stored) {
    const runs = new Map(stored.map((run) => [run.run, run]));
    const isStored = new Set(runs.keys());
    for (const { suite, file, target, points } of (0,_trends_js__WEBPACK_IMPORTED_MODULE_2__/* .trendsOf */ .K)(pools)) {
        for (const { run, sha, time, markers: _, tests: __, ...numbers } of points) {
            if (isStored.has(run))
                continue;
            const before = runs.get(run) ?? { run, sha, time, suites: [] };
            runs.set(run, {
                ...before,
                suites: [...before.suites, { suite, file, target, ...numbers }],
            });
        }
    }
    return [...runs.values()].sort((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0));
}
const suiteTrend = ({ suite, file, target, points }) => ({
    suite,
    file,
    target,
    runs: points.slice(-MAX_RUNS).map(({ run, sha, time, verdict, values, markers, level }) => ({
        run,
        sha,
        time,
        verdict,
        tests: values?.n,
        passRate: values && (0,_evidence_trend_js__WEBPACK_IMPORTED_MODULE_0__/* .rateOf */ .MK)([values]),
        score: values?.score,
        markers: [
            ...(level === undefined ? [] : [`${level} level`]),
            ...markers.map(({ letter, words }) => `${letter} ${words}`),
        ],
    })),
});


/***/ }),

/***/ 73423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ applyBaseRequirements)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/compare/absent-suites.js
var absent_suites = __webpack_require__(79074);
// EXTERNAL MODULE: ./build/js/src/model/run/fingerprint.js
var fingerprint = __webpack_require__(55631);
// EXTERNAL MODULE: ./build/js/src/shared/grouped.js
var grouped = __webpack_require__(47891);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(14006);
// EXTERNAL MODULE: ./build/js/src/model/suite/source.js
var source = __webpack_require__(23609);
// EXTERNAL MODULE: ./build/js/src/suites/external-tests.js
var external_tests = __webpack_require__(85482);
// EXTERNAL MODULE: ./build/js/src/suites/old-names.js
var old_names = __webpack_require__(64717);
;// CONCATENATED MODULE: ./build/js/src/suites/included-tests.js





const CASES = '*/case.{yaml,yml}';
const isJsonLines = (file) => /\.jsonl$/i.test(file);
function rootOf(text = '') {
    const opened = (0,source/* openYaml */.IM)('', text);
    return opened.kind === 'opened' ? opened.root : undefined;
}
const firstOf = (of, names) => names.map((name) => of?.field(name)).find((field) => field !== undefined);
function includesIn(suite, folder) {
    const tests = firstOf(suite, (0,old_names/* namesOf */.eZ)('suite', 'tests'));
    if (tests?.text !== undefined) {
        const start = (0,external_node_path_.resolve)(folder, tests.text);
        return [{ start, pattern: external_tests/* TEST_FILE */.sX.test(start) ? undefined : CASES }];
    }
    return (tests?.items() ?? []).flatMap(({ text }) => {
        if (!text?.startsWith(external_tests/* IN_A_FILE */.DR))
            return [];
        const parts = text.slice(external_tests/* IN_A_FILE */.DR.length).split('/');
        const glob = parts.findIndex((part) => external_tests/* GLOB_SIGN */.x0.test(part));
        if (glob < 0)
            return [{ start: (0,external_node_path_.resolve)(folder, parts.join('/')), pattern: undefined }];
        const start = parts.slice(0, glob).join('/') || (parts[0] === '' ? '/' : '.');
        return [{ start: (0,external_node_path_.resolve)(folder, start), pattern: parts.slice(glob).join('/') }];
    });
}
const isOneOf = (path, includes) => includes.some(({ start, pattern }) => {
    if (pattern === undefined)
        return path === start;
    const below = (0,external_node_path_.relative)(start, path).replaceAll('\\', '/');
    return external_tests/* TEST_FILE */.sX.test(path) && picomatch(pattern, { dot: true, windows: false })(below);
});
const onlyOnOneSide = (one, other) => [...one, ...other].filter((include) => [one, other].some((side) => !side.some(({ start, pattern }) => start === include.start && pattern === include.pattern)));
function testsIn(path, text) {
    if (isJsonLines(path))
        return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : (rootOf(line) ?? [])));
    const root = rootOf(text);
    if (!root?.isMap)
        return root?.items() ?? [];
    return [root.field('id') === undefined ? root.with('id', (0,external_node_path_.basename)((0,external_node_path_.dirname)(path))) : root];
}

// EXTERNAL MODULE: ./build/js/src/suites/jsonl.js
var jsonl = __webpack_require__(3543);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/suites/suite-file.js
var suite_file = __webpack_require__(79468);
// EXTERNAL MODULE: ./build/js/src/app/config/checkout-path.js
var checkout_path = __webpack_require__(48334);
// EXTERNAL MODULE: ./build/js/src/app/policy/policy.js + 2 modules
var policy = __webpack_require__(47781);
// EXTERNAL MODULE: ./build/js/src/app/policy/policy-base.js
var policy_base = __webpack_require__(3498);
// EXTERNAL MODULE: ./build/js/src/app/policy/policy-differences.js
var policy_differences = __webpack_require__(58371);
;// CONCATENATED MODULE: ./build/js/src/app/policy/base-requirements.js














async function applyBaseRequirements(run, gateInputs, { cwd, files }) {
    const { base, source, inputs } = gateInputs;
    if (base === undefined || source?.from !== 'base')
        return { run, gateInputs };
    const pools = poolsOf(gateInputs);
    const gone = run.baselineFiles?.filter(({ state }) => state === 'gone').map(({ file }) => file) ??
        pools.flatMap(({ file }) => (file === undefined || gateInputs.suiteFiles.has(file) ? [] : [file]));
    const suiteFiles = [...new Set([...run.results.map(({ suiteFile }) => suiteFile), ...gone])];
    const namesOfFile = (file) => [
        ...run.results.filter(({ suiteFile }) => suiteFile === file).map(({ suite }) => suite),
        ...pools.filter((pool) => pool.file === file).map(({ suite }) => suite),
    ];
    try {
        const folder = (0,external_node_path_.resolve)(cwd, inputs.workingDirectory);
        const suites = (await changedSuites(suiteFiles, base, { cwd: folder, files })).map((each) => ({ ...each, names: new Set(namesOfFile(each.file)) }));
        const changes = suites.flatMap(({ base: theirs, head: ours, settings }) => {
            if (ours === undefined)
                return [];
            const fileOf = (key) => {
                const id = key.slice(key.indexOf(OF_TEST) + OF_TEST.length);
                return key.includes(OF_TEST) ? (theirs.files.get(id) ?? ours.files.get(id) ?? settings) : settings;
            };
            return [...(0,policy_differences/* changedKeys */.F$)(fileOf, theirs.keys, ours.keys), ...(0,policy_differences/* changedKeys */.F$)(fileOf, ...weakened(theirs, ours))];
        });
        const held = suites.reduce((each, suite) => withRequirements(each, suite, gateInputs), run);
        const regradings = await regraded(run, suites, gateInputs, cwd);
        return {
            run: withDeleted(held, suites, { ...gateInputs, gone }),
            gateInputs: { ...gateInputs, source: { ...source, changes: [...source.changes, ...changes, ...regradings] } },
        };
    }
    catch (error) {
        return { run, gateInputs: { ...gateInputs, source: { ...source, from: 'unavailable', why: (0,policy/* reasonOf */.A3)(error) } } };
    }
}
const poolsOf = ({ baseline }) => (baseline.kind === 'found' ? baseline.pools : []);
async function changedSuites(suiteFiles, base, { cwd, files }) {
    const suites = suiteFiles.map((file) => {
        const path = (0,external_node_path_.resolve)(cwd, file);
        return { file, path, sidecars: isJsonLines(file) ? (0,jsonl/* sidecarPaths */.g9)(path) : [] };
    });
    const own = await readBoth(suites.flatMap(({ path, sidecars }) => [path, ...sidecars]), { base, files });
    const withIncludes = suites.map((suite) => {
        const of = (texts) => {
            const includes = isYaml(suite.path) ? includesIn(rootOf(texts?.get(suite.path)), (0,external_node_path_.dirname)(suite.path)) : [];
            return includes.filter(({ start }) => !(0,checkout_path/* isOutside */._K)((0,external_node_path_.relative)(base.root, start)));
        };
        const sides = { base: of(own.base), head: of(own.head) };
        return { ...suite, includes: own.head === undefined ? { base: [], head: [] } : sides };
    });
    const all = withIncludes.flatMap(({ includes }) => [...includes.base, ...includes.head]);
    const onOneSide = withIncludes.flatMap(({ includes }) => onlyOnOneSide(includes.base, includes.head));
    const kept = onOneSide.map(async ({ start, pattern }) => {
        if (pattern === undefined)
            return [start];
        return base.isOwnRun ? files.glob([pattern], { cwd: start }) : [];
    });
    const included = await readBoth(all.map(({ start }) => start), { base, files, more: (await Promise.all(kept)).flat(), isWanted: (path) => isOneOf(path, all) });
    return withIncludes.flatMap(({ file, path, sidecars, includes }) => {
        const paths = [path, ...sidecars];
        const isIncluded = (each) => isOneOf(each, [...includes.base, ...includes.head]);
        if (![...own.changed].some((each) => paths.includes(each)) && ![...included.changed].some(isIncluded))
            return [];
        if (paths.every((each) => !own.base.has(each)))
            return [];
        const settings = sidecars.find((each) => own.base.has(each) || own.head?.has(each)) ?? path;
        const read = (side) => {
            const [text, tests] = [own[side]?.get(path) ?? '', included[side] ?? new Map()];
            const sidecar = sidecars.find((each) => own[side]?.has(each));
            const root = isYaml(path) ? rootOf(text) : sidecar ? rootOf(own[side]?.get(sidecar)) : undefined;
            const ofFile = isYaml(path) ? (firstOf(root, (0,old_names/* namesOf */.eZ)('suite', 'tests'))?.items() ?? []) : testsIn(path, text);
            const ofIncludes = [...tests].filter(([each]) => isOneOf(each, includes[side]));
            return requirementsIn(root, [
                [file, ofFile],
                ...ofIncludes.map(([each, ofEach]) => [(0,shown_path/* shownPath */.p)(each, cwd), testsIn(each, ofEach)]),
            ]);
        };
        const head = own.head && read('head');
        const texts = [...paths, ...included.base.keys(), ...(included.head?.keys() ?? [])];
        return [
            { file, paths: texts, settings: settings === path ? file : (0,shown_path/* shownPath */.p)(settings, cwd), base: read('base'), head },
        ];
    });
}
async function readBoth(paths, { base, files, more = [], isWanted }) {
    if (paths.length === 0)
        return { base: new Map(), head: new Map(), changed: new Set() };
    const targets = new Map(await Promise.all(paths.map(async (path) => [path, base.isOwnRun ? await (0,policy_base/* linkTarget */.Cm)(path, base.root, files) : path])));
    const isTarget = (path) => [...targets.values()].includes(path);
    const differences = await base.differences([...new Set([...targets].flat())], isWanted && ((path) => isWanted(path) || isTarget(path)));
    const differing = (path) => [path, targets.get(path) ?? path].find((each) => differences.has(each));
    const changed = new Set([...paths, ...differences.keys()].filter((path) => differing(path) !== undefined));
    const all = [...new Set([...(isWanted ? [] : paths), ...more, ...changed])];
    const head = all.length === 0 ? new Map() : await (0,policy/* ofHead */.EG)(base, all, (texts) => texts, suite_file/* MAX_SUITE_BYTES */.ql);
    const ofBase = all.flatMap((path) => {
        const name = differing(path);
        const text = name === undefined ? head?.get(path) : differences.get(name);
        return text === undefined ? [] : [[path, text]];
    });
    return { base: new Map(ofBase), head, changed };
}
const isYaml = (path) => /\.ya?ml$/i.test(path);
const OTHER_CRITERIA = ['criteria or expected output', 'another value'];
const chancesOf = ({ count, strategy }) => strategy === 'pass_at_k' ? count : strategy === 'mean' ? 1 : 0;
function weakened(base, head) {
    const sides = [new Map(), new Map()];
    const isRetargeted = base.targets.length === 0 ? head.targets.length > 0 : base.targets.some((target) => !head.targets.includes(target));
    if (isRetargeted) {
        if (base.targets.length > 0)
            sides[0].set('target', base.targets.join(', '));
        if (head.targets.length > 0)
            sides[1].set('target', head.targets.join(', '));
    }
    if (chancesOf(head.trials) > chancesOf(base.trials)) {
        for (const [index, { count, strategy }] of [base.trials, head.trials].entries())
            sides[index]?.set('trials', `${count} (${strategy})`);
    }
    for (const [key, graders] of base.graders) {
        const changed = head.graders.get(key);
        const difference = changed &&
            ((0,policy_differences/* graderDifference */.Fk)(graders, changed) ??
                (base.judged.has(key) && base.judged.get(key) !== head.judged.get(key) ? OTHER_CRITERIA : undefined));
        if (difference === undefined)
            continue;
        sides[0].set(key, difference[0]);
        sides[1].set(key, difference[1]);
    }
    return sides;
}
async function regraded(run, suites, { base, baseline, inputs }, cwd) {
    if (base === undefined || baseline.kind !== 'found')
        return [];
    const found = (0,absent_suites/* latestPools */.J)(baseline.pools).flatMap(({ pool: { suite, file = '', target, tests } }) => {
        const changed = suites.find((each) => each.file === file);
        const inputsOfBase = changed?.base.inputs ?? new Map();
        const isOfSuite = isIn({ file, names: new Set([suite]), inputs: inputsOfBase }, run, { baseline });
        const results = new Map(run.results.filter((each) => each.target === target && isOfSuite(each)).map((each) => [each.testId, each]));
        return tests.flatMap(({ testId, trials }) => {
            const [now, before] = [results.get(testId), trials.at(-1)?.measure];
            if (now?.measure === undefined || before === undefined)
                return [];
            const rewritten = changed && isRewritten(testId, changed) ? changed : undefined;
            return (0,fingerprint/* changedGrading */.DP)(before, now.measure).map((part) => ({ file: now.suiteFile, testId, part, rewritten }));
        });
    });
    const isAtBase = baseline.provenance.every(({ sha }) => sha !== undefined && sha === (base.ofTree ?? base.commit));
    const changes = [];
    for (const [file, ofFile] of (0,grouped/* groupedBy */.m)(found, (each) => each.file)) {
        const folder = (0,external_node_path_.dirname)((0,external_node_path_.resolve)(cwd, inputs.workingDirectory, file));
        if (!isAtBase && !(await hasChangesIn(folder, base)))
            continue;
        const texts = ofFile.flatMap(({ rewritten }) => rewritten?.paths ?? []);
        const areFilesChanged = texts.length > 0 && (await hasChangesIn(folder, base, texts));
        const unnamed = ofFile.filter(({ rewritten, testId }) => rewritten === undefined || (areFilesChanged && !isNamed(testId, rewritten)));
        for (const [part, each] of (0,grouped/* groupedBy */.m)(unnamed, (one) => one.part)) {
            const [id, ...others] = new Set(each.map(({ testId }) => testId));
            const tests = others.length === 0 ? id : (0,shared_text/* plural */.LS)('test', others.length + 1);
            changes.push({ file, key: `${part} of ${tests}, which changed` });
        }
    }
    return changes;
}
const isRewritten = (testId, suite) => suite.base.judged.get(gradersOf(testId)) !== suite.head?.judged.get(gradersOf(testId)) ||
    ['graders', gradersOf(testId)].some((key) => {
        const [base, head] = [suite.base, suite.head].map((each) => each?.graders.get(key)?.map(({ value }) => value));
        return base !== undefined && head !== undefined && JSON.stringify(base) !== JSON.stringify(head);
    });
const isNamed = (testId, { base, head }) => head !== undefined && weakened(base, head)[0].has(gradersOf(testId));
async function hasChangesIn(folder, base, except = []) {
    let isChanged = false;
    await base.differences([folder], (path) => {
        isChanged ||= !except.includes(path);
        return false;
    });
    return isChanged;
}
const OF_TEST = ' of ';
const gradersOf = (testId) => `graders${OF_TEST}${testId}`;
const mustPassOf = (testId) => `must_pass${OF_TEST}${testId}`;
const requiresPass = ({ keys }, testId) => keys.has('must_pass') || keys.has(mustPassOf(testId));
function requirementsIn(settings, tests) {
    const keys = new Map();
    const inputs = new Map();
    const graders = new Map();
    const judged = new Map();
    const files = new Map();
    const execution = settings?.field('execution');
    const threshold = execution?.field('threshold')?.value;
    if (typeof threshold === 'number' && threshold >= 0 && threshold <= 1)
        keys.set('threshold', String(threshold));
    if (execution?.field('must_pass')?.value === true)
        keys.set('must_pass', 'true');
    if (settings !== undefined)
        graders.set('graders', [settings, execution].flatMap((each) => (each ? (0,policy_differences/* gradersIn */.UJ)(each) : [])));
    for (const [file, items] of tests) {
        for (const item of items) {
            const id = item.field('id')?.text;
            if (id === undefined)
                continue;
            const input = firstOf(item, (0,old_names/* namesOf */.eZ)('test', 'input'));
            if (item.field('must_pass')?.value === true)
                keys.set(mustPassOf(id), 'true');
            inputs.set(id, input?.text ?? input?.items().at(-1)?.field('content')?.text ?? '');
            graders.set(gradersOf(id), (0,policy_differences/* gradersIn */.UJ)(item));
            const values = JUDGED.flatMap((names) => firstOf(item, names)?.value ?? []);
            if (values.length > 0)
                judged.set(gradersOf(id), JSON.stringify(values));
            files.set(id, file);
        }
    }
    const targets = [execution?.field('target') ?? [], execution?.field('targets')?.items() ?? []].flat();
    return {
        keys,
        inputs,
        targets: targets.flatMap((each) => (each.text ?? each.field('name')?.text ?? each.field('use_target')?.text) || []),
        trials: trialsIn(execution?.field('trials')),
        graders,
        judged,
        files,
    };
}
const JUDGED = [
    ...[(0,old_names/* namesOf */.eZ)('test', 'criteria'), (0,old_names/* namesOf */.eZ)('test', 'expected_output')],
    ...[['aggregation'], ['turns'], ['on_turn_failure']],
];
function trialsIn(trials) {
    const count = trials?.field('count')?.value;
    if (typeof count !== 'number')
        return { count: 1, strategy: 'mean' };
    return { count, strategy: trials?.field('strategy')?.text ?? 'pass_at_k' };
}
function withRequirements(run, suite, gateInputs) {
    const keyOf = (each) => JSON.stringify([each.file, each.suite, each.target]);
    const threshold = suite.base.keys.get('threshold');
    const requirements = new Map(run.requirements.map((requirement) => [keyOf(requirement), requirement]));
    const isOfSuite = isIn({ ...suite, inputs: suite.base.inputs }, run, gateInputs);
    const results = run.results.map((result) => {
        if (!isOfSuite(result))
            return result;
        const { suite: name, suiteFile: file, target } = result;
        const requirement = { suite: name, file, target, threshold: Number(threshold), from: 'suite' };
        if (threshold !== undefined && requirements.get(keyOf(requirement))?.from !== 'input') {
            requirements.set(keyOf(requirement), requirement);
        }
        return requiresPass(suite.base, result.testId) ? { ...result, mustPass: true } : result;
    });
    return { ...run, requirements: [...requirements.values()], results };
}
function isIn({ file, names, inputs }, { results }, gateInputs) {
    if (results.some(({ suiteFile }) => suiteFile === file))
        return ({ suiteFile }) => suiteFile === file;
    const filesOfBase = new Set(poolsOf(gateInputs).map((pool) => pool.file));
    const isNamed = ({ suite, suiteFile }) => names.has(suite) && !filesOfBase.has(suiteFile);
    if (results.some(isNamed))
        return isNamed;
    const same = new Map();
    for (const { suiteFile, testId, input } of results) {
        const text = inputs.get(testId)?.trim();
        const isSame = text && input.some(({ content }) => typeof content === 'string' && content.trim() === text);
        if (isSame && !filesOfBase.has(suiteFile))
            same.set(suiteFile, (same.get(suiteFile) ?? new Set()).add(testId));
    }
    return ({ suiteFile }) => (same.get(suiteFile)?.size ?? 0) > inputs.size / 2;
}
function withDeleted(run, suites, gateInputs) {
    if (run.selected?.includes('tests'))
        return run;
    const listed = suites.flatMap((suite) => {
        const stored = new Set(run.results.filter(isIn({ ...suite, inputs: suite.base.inputs }, run, gateInputs)).map(({ testId }) => testId));
        const deleted = [...suite.base.inputs.keys()].filter((testId) => (gateInputs.inputs.mustPass || requiresPass(suite.base, testId)) &&
            !stored.has(testId) &&
            suite.head?.inputs.has(testId) !== true);
        return deleted.map((testId) => ({ suiteFile: suite.file, testId }));
    });
    const all = [...listed, ...(run.complete ? deletedOfBaseline(run, suites, gateInputs) : [])];
    const keyOf = ({ suiteFile, testId }) => JSON.stringify([suiteFile, testId]);
    const skipped = new Set((run.skipped ?? []).map(keyOf));
    const deletedMustPass = all.filter((test) => !skipped.has(keyOf(test)));
    return deletedMustPass.length === 0 ? run : { ...run, deletedMustPass };
}
function deletedOfBaseline(run, suites, gateInputs) {
    const { baseline, gone, inputs } = gateInputs;
    if (baseline.kind !== 'found')
        return [];
    const changed = new Map(suites.map((suite) => [suite.file, suite]));
    const filesRun = new Set(run.results.map(({ suiteFile }) => suiteFile));
    const deleted = (0,absent_suites/* latestPools */.J)(baseline.pools).flatMap(({ pool, newest }) => {
        const { suite, file, target, tests } = pool;
        const source = file === undefined ? undefined : changed.get(file);
        if (file === undefined || !(filesRun.has(file) || (gone.includes(file) && source !== undefined)))
            return [];
        const ofSuite = run.results.filter(isIn({ file, names: new Set([suite]), inputs: source?.base.inputs ?? new Map() }, run, gateInputs));
        const onTarget = new Set(ofSuite.filter((result) => result.target === target).map(({ testId }) => testId));
        const onAny = new Set(ofSuite.map(({ testId }) => testId));
        const isDeselected = run.dryRun || (run.selected?.includes('targets') && run.results.every((result) => result.target !== target));
        return tests.flatMap(({ testId, trials }) => {
            const newestTrials = trials.filter(({ run: id }) => id === newest);
            const isRequired = source?.base.inputs.has(testId)
                ? newestTrials.length > 0 && (inputs.mustPass || requiresPass(source.base, testId))
                : newestTrials.some(({ mustPass }) => mustPass);
            if (!isRequired || onTarget.has(testId))
                return [];
            if (onAny.has(testId))
                return isDeselected ? [] : [{ suiteFile: file, testId, target }];
            const isListed = source?.base.inputs.has(testId) || source?.head?.inputs.has(testId);
            return isListed ? [] : [{ suiteFile: file, testId }];
        });
    });
    return [...new Map(deleted.map((test) => [JSON.stringify(test), test])).values()];
}


/***/ }),

/***/ 98776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ trendImage)
/* harmony export */ });
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5594);
/* harmony import */ var _escape_html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47162);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5937);



const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [600, 160, 48, 12, 30, 24];
const MAX_RUNS = 60;
function trendImage(runs, label) {
    const points = runs.flatMap(imagePoint).slice(-MAX_RUNS);
    const [first, last] = [points[0], points.at(-1)];
    const words = first === undefined || last === undefined
        ? 'No run has a pass rate yet.'
        : `Pass rate over ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)('run', points.length)}: ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)(first.rate)} on ${day(first)}, ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)(last.rate)} on ${day(last)}.`;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="t d">
<title id="t">${(0,_escape_html_js__WEBPACK_IMPORTED_MODULE_1__/* .htmlText */ .j)(label)}: pass rate of the base branch</title>
<desc id="d">${(0,_escape_html_js__WEBPACK_IMPORTED_MODULE_1__/* .htmlText */ .j)(words)}</desc>
<style>${STYLE}</style>
<rect class="back" width="${WIDTH}" height="${HEIGHT}" rx="6"/>
<text class="label" x="12" y="20">${(0,_escape_html_js__WEBPACK_IMPORTED_MODULE_1__/* .htmlText */ .j)(label)}</text>
${first === undefined || last === undefined ? `<text x="12" y="88">${(0,_escape_html_js__WEBPACK_IMPORTED_MODULE_1__/* .htmlText */ .j)(words)}</text>` : chart(points, first, last)}
</svg>
`;
}
const STYLE = [
    'text{font:12px -apple-system,BlinkMacSystemFont,"Segoe UI",sans-serif;fill:#59636e}.label{font-weight:600;fill:#1f2328}',
    '.back{fill:#fff}.guide{stroke:#d1d9e0}.line{fill:none;stroke:#0969da;stroke-width:2}.point{fill:#0969da}',
    '@media(prefers-color-scheme:dark){text{fill:#9198a1}.label{fill:#f0f6fc}.back{fill:#0d1117}.guide{stroke:#3d444d}.line{stroke:#4493f8}.point{fill:#4493f8}}',
].join('');
function imagePoint({ time, verdict, suites }) {
    const trials = suites.reduce((sum, suite) => sum + suite.trials, 0);
    const passes = suites.reduce((sum, suite) => sum + suite.passes, 0);
    return trials === 0 || verdict === 'invalid' || verdict === 'cancelled' ? [] : [{ time, rate: passes / trials }];
}
function chart(points, first, last) {
    const rates = points.map(({ rate }) => rate);
    const low = Math.max(0, Math.min(...rates, Math.max(...rates) - 0.1, 0.9));
    const high = Math.max(...rates, low + 0.1);
    const x = (at) => points.length === 1 ? (LEFT + WIDTH - RIGHT) / 2 : LEFT + (at * (WIDTH - LEFT - RIGHT)) / (points.length - 1);
    const y = (rate) => TOP + ((high - rate) / (high - low)) * (HEIGHT - TOP - BOTTOM);
    const guides = [high, (high + low) / 2, low].map((rate) => `<line class="guide" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${fixed(y(rate))}" y2="${fixed(y(rate))}"/><text x="${LEFT - 6}" y="${fixed(y(rate) + 4)}" text-anchor="end">${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)(rate)}</text>`);
    const line = points.map(({ rate }, at) => `${fixed(x(at))},${fixed(y(rate))}`).join(' ');
    const end = points.length - 1;
    return [
        ...guides,
        `<polyline class="line" points="${line}"/>`,
        `<circle class="point" cx="${fixed(x(end))}" cy="${fixed(y(last.rate))}" r="4"/>`,
        `<text class="label" x="${WIDTH - RIGHT}" y="20" text-anchor="end">${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)(last.rate)}</text>`,
        `<text x="${LEFT}" y="${HEIGHT - 8}">${(0,_escape_html_js__WEBPACK_IMPORTED_MODULE_1__/* .htmlText */ .j)(day(first))}</text>`,
        ...(points.length < 2
            ? []
            : [`<text x="${WIDTH - RIGHT}" y="${HEIGHT - 8}" text-anchor="end">${(0,_escape_html_js__WEBPACK_IMPORTED_MODULE_1__/* .htmlText */ .j)(day(last))}</text>`]),
    ].join('\n');
}
const fixed = (value) => String(Number(value.toFixed(1)));
const day = ({ time }) => time.slice(0, 'YYYY-MM-DD'.length);


/***/ })

};
