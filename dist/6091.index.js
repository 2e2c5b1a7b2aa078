export const id = 6091;
export const ids = [6091];
export const modules = {

/***/ 18315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jv: () => (/* binding */ inClone),
/* harmony export */   Mc: () => (/* binding */ entriesOf),
/* harmony export */   RY: () => (/* binding */ differingInClone),
/* harmony export */   bs: () => (/* binding */ textsOfClone),
/* harmony export */   dz: () => (/* binding */ baseOfMerge),
/* harmony export */   l8: () => (/* binding */ textsOfGitHub),
/* harmony export */   mk: () => (/* binding */ MAX_POLICY_BYTES),
/* harmony export */   vi: () => (/* binding */ originOfClone)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);


const MAX_POLICY_BYTES = 1024 * 1024;
const GIT_MS = 20_000;
async function textsOfClone(sha, paths, clone, signal) {
    const run = (args, stdin) => inClone(args, clone, signal, stdin);
    if (!/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(sha) || paths.some((path) => path.includes('\n')))
        return undefined;
    const asked = [...new Set(paths.flatMap(withFolders))];
    const listing = await run(['ls-tree', '-z', '--full-tree', sha, '--', ...asked]);
    if (listing === undefined)
        return undefined;
    const entries = entriesOf(listing);
    const texts = new Map();
    for (const path of paths) {
        const isLinked = withFolders(path).some((each) => entries.get(each)?.mode === LINK);
        const object = isLinked ? await linkedObject(`${sha}:${path}`, run) : entries.get(path);
        if (isLinked && object === undefined && (await isPartial(run)))
            return undefined;
        if (object?.type !== 'blob')
            continue;
        const text = await run(['cat-file', 'blob', object.id]);
        if (text === undefined)
            return undefined;
        if (Buffer.byteLength(text) > MAX_POLICY_BYTES)
            throw tooLarge(path);
        texts.set(path, withoutMark(text));
    }
    return texts;
}
async function differingInClone(sha, paths, clone, signal) {
    const [there, here] = await Promise.all([sha, 'HEAD'].map((commit) => inClone(['ls-tree', '-z', '--full-tree', commit, '--', ...paths], clone, signal)));
    if (there === undefined || here === undefined)
        return undefined;
    const [theirs, ours] = [entriesOf(there), entriesOf(here)];
    return paths.filter((path) => theirs.get(path)?.id !== ours.get(path)?.id);
}
async function baseOfMerge(merge, head, clone, signal) {
    const commit = await inClone(['cat-file', 'commit', merge], clone, signal);
    const [headers = ''] = (commit ?? '').split('\n\n', 1);
    const [base, joined, ...others] = [...headers.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map(([, sha]) => sha);
    return joined === head && others.length === 0 ? base : undefined;
}
async function originOfClone(clone, signal) {
    const url = await inClone(['config', '--local', '--get', 'remote.origin.url'], clone, signal);
    const [, owner, name] = /([^/:\s]+)\/([^/\s]+?)(?:\.git)?\/?\s*$/.exec(url ?? '') ?? [];
    return /^(?:https?|ssh|git):|^[\w.-]+@/.test(url ?? '') && owner && name ? `${owner}/${name}` : undefined;
}
async function textsOfGitHub(ref, paths, files, signal) {
    const texts = new Map();
    const read = await Promise.all(paths.map((path) => files.at(path, ref, MAX_POLICY_BYTES, signal)));
    read.forEach((text, index) => {
        const path = paths[index];
        if (text !== undefined && path !== undefined)
            texts.set(path, withoutMark(text));
    });
    return texts;
}
const tooLarge = (path) => (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('FILE_TOO_LARGE', `${path} has more than ${MAX_POLICY_BYTES} bytes`, { expected: 'a page of settings' });
async function inClone(args, { git, root }, signal, stdin) {
    const request = { cwd: root, gitDir: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, '.git'), local: true, timeoutMs: GIT_MS };
    const ended = await git.run(['--no-replace-objects', ...args], { ...request, ...(stdin !== undefined && { stdin }) }, signal);
    return ended.kind === 'exited' && ended.exitCode === 0 ? ended.stdout : undefined;
}
const LINK = '120000';
function entriesOf(listing) {
    const lines = listing.split('\0').flatMap((line) => {
        const [, mode, type, id, path] = /^(\d{6}) (\w+) ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
        return mode && type && id && path ? [[path, { mode, type, id }]] : [];
    });
    return new Map(lines);
}
const withFolders = (path) => path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));
async function linkedObject(name, run) {
    const said = await run(['cat-file', '--batch-check', '--follow-symlinks'], `${name}\n`);
    const [, id, type] = /^([0-9a-f]{40,64}) (\w+) \d+$/m.exec(said ?? '') ?? [];
    return id && type ? { mode: '', type, id } : undefined;
}
const isPartial = async (run) => (await run(['config', '--local', '--get-regexp', String.raw `^remote\..*\.promisor$`])) !== undefined;
const withoutMark = (text) => text.replace(/^\uFEFF/, '');


/***/ }),

/***/ 99019:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ whyUnreadable),
/* harmony export */   i: () => (/* binding */ findPolicy)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _model_service_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47093);
/* harmony import */ var _reports_reporters_not_taken_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82953);
/* harmony import */ var _suites_discover_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7678);
/* harmony import */ var _suites_shown_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87210);
/* harmony import */ var _commit_texts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(18315);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(54448);








async function findPolicy(inputs, around, base) {
    const cwd = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(around.cwd, inputs.workingDirectory);
    const root = base?.root ?? (await (0,_suites_discover_js__WEBPACK_IMPORTED_MODULE_4__/* .findRepository */ .W1)(cwd, around.files));
    const paths = configPaths(cwd, root);
    const shownHere = (path) => (0,_suites_shown_path_js__WEBPACK_IMPORTED_MODULE_5__/* .shownPath */ .p)(path, cwd);
    if (base === undefined) {
        return { ...(0,_policy_js__WEBPACK_IMPORTED_MODULE_7__/* .readPolicy */ .T4)(inputs, await configOnDisk(paths, around.files, shownHere)), warnings: [] };
    }
    const { here, own, unread } = await ownPolicy(inputs, base, { paths, files: around.files, shownHere });
    const source = { of: base.of, base: base.commit };
    try {
        const theirs = configIn(await base.texts(paths), paths, shownHere);
        const before = theirs?.text === here?.text ? undefined : await base.before(paths);
        const { changes, isFirst, ...policy } = (0,_policy_js__WEBPACK_IMPORTED_MODULE_7__/* .policyOfBase */ .x5)(inputs, {
            base: theirs,
            here: unread === undefined ? here : theirs,
            before: before && (configIn(before, paths, shownHere) ?? { text: '', file: '' }),
        });
        const changed = unread === undefined ? changes : unread;
        const isNew = isFirst && changed.length > 0;
        return {
            ...policy,
            warnings: [],
            source: { ...source, from: 'base', ...(isNew && { first: true }), changes: [...changed] },
            base,
        };
    }
    catch (error) {
        const { problem, ...said } = whyUnreadable(error);
        if (base.changed === undefined) {
            return { ...own, warnings: [problem], source: { ...source, from: 'here', changes: [], ...said } };
        }
        const ofJob = (0,_policy_js__WEBPACK_IMPORTED_MODULE_7__/* .readPolicy */ .T4)(inputs, await configOnDisk(paths, around.files, shownHere));
        return { ...ofJob, warnings: [problem], source: { ...source, from: 'job', changes: [], ...said } };
    }
}
async function ownPolicy(inputs, { changed }, { paths, files, shownHere }) {
    if (changed === undefined) {
        const here = await configOnDisk(paths, files, shownHere);
        return { here, own: (0,_policy_js__WEBPACK_IMPORTED_MODULE_7__/* .readPolicy */ .T4)(inputs, here) };
    }
    try {
        const here = configIn(await changed(paths), paths, shownHere);
        return { here, own: (0,_policy_js__WEBPACK_IMPORTED_MODULE_7__/* .readPolicy */ .T4)(inputs, here) };
    }
    catch (error) {
        const own = (0,_policy_js__WEBPACK_IMPORTED_MODULE_7__/* .readPolicy */ .T4)(inputs);
        if (error instanceof _model_service_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ServiceError */ ._)
            return { here: undefined, own, unread: [] };
        if (!(error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo))
            throw error;
        return { here: undefined, own, unread: [{ what: 'a configuration that cannot be read', counts: 'base' }] };
    }
}
function whyUnreadable(error) {
    const told = 'The settings of the base branch could not be used, and those of this change decide';
    if (error instanceof _model_service_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ServiceError */ ._) {
        const why = error.message;
        const isRefusal = error.fault === 'refused' || error.fault === 'missing';
        if (isRefusal || error.fault === 'noToken') {
            return { why, problem: { ...unread(`${told}: ${why}`), ...(isRefusal && { hint: (0,_reports_reporters_not_taken_js__WEBPACK_IMPORTED_MODULE_3__/* .permissionHint */ .f)() }) } };
        }
        const message = `The settings of the base branch could not be read, so this run decides nothing: ${why}`;
        return { why, unavailable: true, problem: unread(message) };
    }
    const [first] = error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo ? error.problems : [];
    if (first === undefined)
        throw error;
    const where = first.place === undefined ? '' : `${first.place.file}:${first.place.line}: `;
    const why = `${where}${first.message}`;
    return { why, problem: unread(`${told}: ${why}`) };
}
const unread = (message) => ({ code: 'BASE_UNREAD', severity: 'warning', message });
function configPaths(cwd, root) {
    const paths = [];
    for (let folder = cwd;; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(folder)) {
        paths.push(...['config.yaml', 'config.yml'].map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, '.agentv', name)));
        if (folder === root || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(folder) === folder)
            return paths;
    }
}
async function configOnDisk(paths, files, shown) {
    for (const path of paths) {
        if ((await files.state(path)) === 'file') {
            return { text: await files.read(path, _commit_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_POLICY_BYTES */ .mk), file: shown(path) };
        }
    }
    return undefined;
}
function configIn(texts, paths, shown) {
    const path = paths.find((each) => texts.has(each));
    return path === undefined ? undefined : { text: texts.get(path) ?? '', file: shown(path) };
}


/***/ }),

/***/ 33114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ inParallel)
/* harmony export */ });
const AHEAD = 16;
async function inParallel(items, work) {
    const results = [];
    const queue = items.entries();
    const worker = async () => {
        for (const [index, item] of queue)
            results[index] = await work(item);
    };
    await Promise.all(Array.from({ length: AHEAD }, worker));
    return results;
}


/***/ }),

/***/ 54448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  US: () => (/* binding */ policyOf),
  x5: () => (/* binding */ policyOfBase),
  T4: () => (/* binding */ readPolicy)
});

// UNUSED EXPORTS: namesBaseline

// EXTERNAL MODULE: ./build/js/src/gate/policy.js
var policy = __webpack_require__(79881);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/model/source.js + 1 modules
var source = __webpack_require__(24298);
// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(40958);
// EXTERNAL MODULE: ./build/js/src/app/inputs.js + 3 modules
var app_inputs = __webpack_require__(5805);
// EXTERNAL MODULE: ./build/js/src/app/removed-settings.js
var removed_settings = __webpack_require__(3145);
;// CONCATENATED MODULE: ./build/js/src/app/config-settings.js





const NEVER_FROM_A_FILE = {
    githubToken: 'a token does not belong in a file; give it to the action',
    allowUntrustedCode: 'a file of the code that is not trusted must not say that it is; give it to the action',
    matrix: 'GitHub alone knows which job this is; give it to the action',
    workingDirectory: 'the configuration is found from there',
};
const GATE = {
    trials: 'trials',
    threshold: 'threshold',
    must_pass: 'mustPass',
    max_drop: 'maxDrop',
    confirm: 'confirm',
    control: 'control',
    budget: 'budgetUsd',
    budget_usd: 'budgetUsd',
    max_regressions: 'maxRegressions',
    max_error_rate: 'maxErrorRate',
    max_cost_increase: 'maxCostIncrease',
    max_latency_increase: 'maxLatencyIncrease',
    baseline: 'baseline',
    baseline_branch: 'baselineBranch',
    baseline_max_age: 'baselineMaxAge',
    evidence: 'evidence',
    seed_baseline: 'seedBaseline',
    on_inconclusive: 'onInconclusive',
    on_missing_baseline: 'onMissingBaseline',
    quarantine_file: 'quarantineFile',
    metric: 'metric',
    require_mde: 'requireMde',
    alpha: 'alpha',
    cluster: 'cluster',
};
const snake = (name) => (0,shared_text/* kebab */.i9)(name).replaceAll('-', '_');
const ALL = Object.fromEntries(app_inputs/* inputNames */.vj.map((name) => [snake(name), name]));
const gateWords = Object.keys(GATE);
const actionWords = Object.keys(ALL).filter((key) => !Object.keys(NEVER_FROM_A_FILE).some((name) => snake(name) === key));
const isOfGate = (word) => Object.values(GATE).includes(word);
const OF_SUITES = { gate: [], eval_action: ['watch'] };
function readSettings({ text, file }, problems) {
    const opened = (0,source/* openYaml */.IM)(file, text);
    if (opened.kind === 'invalid') {
        if (/^(?:gate|eval_action)[ \t]*:/m.test(text))
            problems.push(...opened.problems);
        return [];
    }
    const { root } = opened;
    const settings = [
        ...readBlock(root.field('gate'), 'gate', GATE, problems),
        ...readBlock(root.field('eval_action'), 'eval_action', ALL, problems),
    ];
    return withoutRepeats(settings, problems);
}
function readBlock(block, name, words, problems) {
    if (block === undefined)
        return [];
    if (!block.isMap) {
        problems.push(block.wrongType(name, `a mapping, such as ${name}: { threshold: 0.8 }`));
        return [];
    }
    const keys = block.keys().filter((key) => !OF_SUITES[name].includes(key));
    return keys.flatMap((key) => {
        const word = wordOf(key, words);
        const cursor = block.key(key);
        if (cursor === undefined)
            return [];
        if (word === undefined)
            problems.push(unknownWord(key, cursor, name, words));
        const refusal = word === undefined ? undefined : NEVER_FROM_A_FILE[word];
        if (refusal !== undefined) {
            const place = cursor.keyPlace;
            problems.push(cursor.error('INPUT_INVALID', `"${key}" cannot stand in a configuration: ${refusal}`, { place }));
        }
        if (word === undefined || refusal !== undefined || cursor.value === null)
            return [];
        const text = textOf(cursor);
        if (text === undefined)
            problems.push(cursor.wrongType(key, 'text, a number, true or false, or a list of these'));
        return text === undefined || text.trim() === '' ? [] : [{ word, key, text, cursor }];
    });
}
function wordOf(key, words) {
    const name = key.replaceAll('-', '_');
    return Object.hasOwn(words, name) ? words[name] : undefined;
}
function unknownWord(key, cursor, block, words) {
    const removed = (0,removed_settings/* removedHint */.QE)(key);
    if (removed !== undefined) {
        return cursor.error('UNKNOWN_FIELD', (0,removed_settings/* removedMessage */.eB)(key), { place: cursor.keyPlace, hint: removed });
    }
    const elsewhere = block === 'gate' ? wordOf(key, ALL) : wordOf(key, GATE);
    return cursor.error('UNKNOWN_FIELD', `"${(0,shared_text/* cutEnd */.ym)(key, 60)}" means nothing under "${block}"`, {
        place: cursor.keyPlace,
        hint: elsewhere === undefined
            ? (0,did_you_mean/* suggestion */.h)(key, Object.keys(words), 'words')
            : `It stands under "${block === 'gate' ? 'eval_action' : 'gate'}".`,
    });
}
function textOf({ value }) {
    const items = Array.isArray(value) ? value : [value];
    const texts = items.map((item) => typeof item === 'string' || typeof item === 'number' || typeof item === 'boolean' ? String(item) : undefined);
    return texts.some((text) => text === undefined) ? undefined : texts.join('\n');
}
function withoutRepeats(settings, problems) {
    const first = new Map();
    return settings.filter((setting) => {
        const other = first.get(setting.word);
        if (other === undefined)
            return first.set(setting.word, setting);
        problems.push(setting.cursor.error('DUPLICATE_ID', `"${setting.key}" and "${other.key}" are one setting, and it is there twice`, {
            place: setting.cursor.keyPlace,
            hint: 'Take one of them out.',
        }));
        return false;
    });
}

;// CONCATENATED MODULE: ./build/js/src/app/split-settings.js



const OF_THE_TREE = ['evals', 'target', 'targets', 'workspacePath', 'outputDirectory', 'experiment'];
const OF_WHO_ASKS_FIRST = ['budgetUsd', 'timeoutMinutes', 'uploadArtifacts'];
const OF_BOTH = ['redact'];
function splitSettings({ base, here, before }) {
    const [ofBase, ofHere, ofBefore] = [byWord(base), byWord(here), before && byWord(before)];
    const words = [...new Set([...ofBase.keys(), ...ofHere.keys()])];
    const countsHere = (word) => OF_THE_TREE.includes(word) || OF_BOTH.includes(word) || (OF_WHO_ASKS_FIRST.includes(word) && !ofBase.has(word));
    return {
        settings: words.flatMap((word) => {
            const [theirs, ours] = [ofBase.get(word), ofHere.get(word)];
            if (OF_BOTH.includes(word) && theirs && ours)
                return { ...ours, text: `${theirs.text}\n${ours.text}` };
            if (OF_BOTH.includes(word))
                return theirs ?? ours ?? [];
            return (countsHere(word) ? ours : theirs) ?? [];
        }),
        changes: words
            .filter((word) => isChanged(word, ofBase, ofHere) && (ofBefore === undefined || isChanged(word, ofBefore, ofHere)))
            .map((word) => ({ word, change: changeOf(word, ofBase, ofHere, countsHere(word)) })),
    };
}
const byWord = (settings) => new Map(settings.map((setting) => [setting.word, setting]));
const isChanged = (word, base, here) => meaningOf(word, base.get(word)) !== meaningOf(word, here.get(word));
function meaningOf(word, setting) {
    if (!(0,app_inputs/* isInput */.Xy)(word))
        return setting === undefined ? '' : numberOr(setting.text.trim());
    const read = app_inputs/* inputsSchema */.rS.shape[word].safeParse(setting?.text);
    return JSON.stringify([read.success ? read.data : setting?.text]);
}
const numberOr = (text) => (Number.isNaN(Number(text)) ? text : String(Number(text)));
function changeOf(word, base, here, countsHere) {
    const [ofBase, ofHere] = [base.get(word), here.get(word)];
    const isShown = isOfGate(word);
    return {
        what: (ofHere ?? ofBase)?.key.replaceAll('-', '_') ?? word,
        ...(isShown && ofBase !== undefined && { base: shown(ofBase) }),
        ...(isShown && ofHere !== undefined && { here: shown(ofHere) }),
        counts: countsHere ? 'here' : 'base',
    };
}
const LONGEST_VALUE = 60;
const shown = ({ text }) => (0,shared_text/* cutMiddle */.it)(text.trim().replaceAll(/\s*\n\s*/g, ', '), LONGEST_VALUE);

;// CONCATENATED MODULE: ./build/js/src/app/policy.js






function readPolicy(inputs, config) {
    const problems = [];
    const settings = config === undefined ? [] : readSettings(config, problems);
    return policyWith(inputs, settings, problems);
}
function policyOfBase(inputs, { base, here, before }) {
    readPolicy(inputs, base);
    const [ofBase, ofHere, ofBefore] = [base, here, before].map((text) => (text && readSettings(text, [])) ?? []);
    const { settings, changes } = splitSettings({
        base: ofBase,
        here: ofHere,
        ...(before !== undefined && { before: ofBefore }),
    });
    return {
        ...policyWith(inputs, settings, []),
        isFirst: ofBase.length === 0,
        changes: changes.filter(({ word }) => !(0,app_inputs/* isInput */.Xy)(word) || !inputs.given.includes(word)).map(({ change }) => change),
    };
}
function policyWith(inputs, settings, problems) {
    const combined = { ...inputs, ...configuredInputs(inputs, settings, problems) };
    const gate = { ...policyOf(combined), ...alone(settings, problems) };
    problems.push(...contradictions(combined, gate, settings));
    if (problems.length > 0)
        throw new errors/* UserError */.yo(problems);
    const configured = settings.map(({ word }) => word).filter((word) => !(0,app_inputs/* isInput */.Xy)(word) || !inputs.given.includes(word));
    return { inputs: combined, gate, ...(configured.length > 0 && { configured }) };
}
function policyOf(inputs) {
    const onMissingBaseline = inputs.onMissingBaseline ?? (namesBaseline(inputs) ? 'warn' : undefined);
    return {
        maxErrorRate: inputs.maxErrorRate,
        maxDrop: inputs.maxDrop,
        confirm: inputs.confirm,
        control: inputs.control,
        maxRegressions: inputs.maxRegressions,
        ...(inputs.maxCostIncrease !== undefined && { maxCostIncrease: inputs.maxCostIncrease }),
        ...(inputs.maxLatencyIncrease !== undefined && { maxLatencyIncrease: inputs.maxLatencyIncrease }),
        ...(onMissingBaseline !== undefined && { onMissingBaseline }),
    };
}
const namesBaseline = ({ baseline }) => baseline.some((each) => each !== 'auto' && each !== 'none');
function configuredInputs(inputs, settings, problems) {
    const values = settings.flatMap(({ word, text, cursor, key }) => {
        if (!(0,app_inputs/* isInput */.Xy)(word))
            return [];
        const read = app_inputs/* inputsSchema */.rS.shape[word].safeParse(text);
        if (!read.success)
            problems.push(cursor.wrongType(key, read.error.issues[0]?.message ?? 'another value'));
        return read.success && !inputs.given.includes(word) ? [[word, read.data]] : [];
    });
    return Object.fromEntries(values);
}
const ALONE = {
    alpha: 'a number over 0, at most 0.2',
    metric: '"pass" or "score"',
    requireMde: 'a number over 0, at most 1',
    cluster: 'the key of tests\u2019 metadata that says which of them belong together, such as repo',
};
function alone(settings, problems) {
    const values = settings.flatMap(({ word, cursor, key }) => {
        if (!isAlone(word))
            return [];
        const read = policy/* gatePolicy */.C.shape[word].safeParse(cursor.value);
        if (read.success && read.data !== undefined)
            return [[word, read.data]];
        problems.push(cursor.wrongType(key, ALONE[word]));
        return [];
    });
    return Object.fromEntries(values);
}
const isAlone = (word) => Object.hasOwn(ALONE, word);
function contradictions(inputs, gate, settings) {
    const placeOf = (word) => settings.find((setting) => setting.word === word)?.cursor.place;
    const problem = (words, message, hint) => {
        const place = words.map(placeOf).find((found) => found !== undefined);
        return { code: 'INPUT_INVALID', severity: 'error', message, ...(place && { place }), hint };
    };
    const { baseline, onMissingBaseline } = inputs;
    const isSaidWith = (word) => isSaidTogether(word, inputs, settings);
    const impossible = policy/* gatePolicy */.C.safeParse(gate).error?.issues ?? [];
    return [
        ...impossible.map(({ path, message }) => {
            const word = String(path[0]);
            return problem([word], `${(0,shared_text/* kebab */.i9)(word)} must be ${message}`, 'Change one of the two.');
        }),
        ...(baseline.includes('none') && onMissingBaseline === 'fail'
            ? [
                problem(['onMissingBaseline', 'baseline'], 'baseline is "none" and on-missing-baseline is "fail": that could never pass', 'Name a baseline, or let a missing one pass or warn.'),
            ]
            : []),
        ...(baseline.includes('none') && inputs.seedBaseline !== undefined && isSaidWith('seedBaseline')
            ? [
                problem(['seedBaseline', 'baseline'], 'baseline is "none", so that every run would be the first, and seed-baseline is about the first', 'Name a baseline, or leave seed-baseline out.'),
            ]
            : []),
        ...withoutBaseline(inputs, gate, settings).map((word) => problem([word, 'baseline'], `baseline is "none", and ${(0,shared_text/* kebab */.i9)(word)} is about what a run is compared with: that could never fail`, 'Name a baseline, or leave one of the two out.')),
        ...(inputs.baselineBranch !== undefined && baseline.some((each) => each !== 'auto') && isSaidWith('baselineBranch')
            ? [
                problem(['baselineBranch', 'baseline'], `baseline is "${baseline[0]}", and baseline-branch is where "auto" looks: it would never be looked at`, 'Let baseline be "auto", or leave baseline-branch out.'),
            ]
            : []),
        ...(baseline.length > 1 && baseline.some((each) => each === 'none' || each === 'auto')
            ? [
                problem(['baseline'], `baseline names "${baseline.includes('none') ? 'none' : 'auto'}" beside others`, 'Name files, folders or runs; or "auto" or "none" alone.'),
            ]
            : []),
    ];
}
function withoutBaseline(inputs, gate, settings) {
    if (!inputs.baseline.includes('none'))
        return [];
    const words = ['maxCostIncrease', 'maxLatencyIncrease', 'requireMde'];
    return words.filter((word) => gate[word] !== undefined && isSaidTogether(word, inputs, settings));
}
const isSaidTogether = (word, { given }, settings) => given.includes('baseline')
    ? (0,app_inputs/* isInput */.Xy)(word) && given.includes(word)
    : settings.some((setting) => setting.word === word) && !((0,app_inputs/* isInput */.Xy)(word) && given.includes(word));


/***/ }),

/***/ 11370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ findQuarantine),
/* harmony export */   U: () => (/* binding */ USUAL_QUARANTINE)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _evidence_quarantine_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69625);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7126);
/* harmony import */ var _suites_discover_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7678);
/* harmony import */ var _suites_shown_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87210);





const USUAL_QUARANTINE = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)('.agentv', 'quarantine.yaml');
async function findQuarantine(given, { cwd, files }) {
    if (given !== undefined) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, given);
        if ((await files.state(path)) === 'file')
            return read(path);
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .userError */ .IF)('FILE_MISSING', `There is no quarantine file ${given}`, {
            hint: 'Name the file with --quarantine-file (quarantine-file), or leave it out.',
        });
    }
    for (const root of new Set([cwd, await (0,_suites_discover_js__WEBPACK_IMPORTED_MODULE_3__/* .findRepository */ .W1)(cwd, files)])) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, USUAL_QUARANTINE);
        if ((await files.state(path)) === 'file')
            return read(path);
    }
    return [];
    async function read(path) {
        return (0,_evidence_quarantine_js__WEBPACK_IMPORTED_MODULE_1__/* .readQuarantine */ .D)(await files.read(path, _evidence_quarantine_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_QUARANTINE_BYTES */ .o), (0,_suites_shown_path_js__WEBPACK_IMPORTED_MODULE_4__/* .shownPath */ .p)(path, cwd));
    }
}


/***/ }),

/***/ 69625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ readQuarantine),
/* harmony export */   o: () => (/* binding */ MAX_QUARANTINE_BYTES)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _model_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24298);
/* harmony import */ var _shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40958);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5594);




const MAX_QUARANTINE_BYTES = 1024 * 1024;
const REQUIRED = ['id', 'reason', 'owner', 'expiry'];
const OPTIONAL = ['suite', 'target', 'evidence'];
const KEYS = [...REQUIRED, ...OPTIONAL];
function readQuarantine(text, file) {
    const opened = (0,_model_source_js__WEBPACK_IMPORTED_MODULE_1__/* .openYaml */ .IM)(file, text);
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
    expiry: 'the last day it holds, as 2026-11-30',
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
    place: cursor.key(key)?.keyPlace ?? cursor.place,
    hint: (0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__/* .suggestion */ .h)(key, known, 'keys'),
});
function isDay(text) {
    if (!/^\d{4}-\d\d-\d\d$/.test(text))
        return false;
    const at = Date.parse(`${text}T00:00:00Z`);
    return Number.isFinite(at) && new Date(at).toISOString().startsWith(text);
}


/***/ }),

/***/ 79881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ gatePolicy),
/* harmony export */   _: () => (/* binding */ halfAlpha)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12311);

const ALPHA = 0.05;
const MAX_DROP = 0.02;
const LEAST_P = 1 / 230_230;
const gatePolicy = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    maxErrorRate: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1),
    maxDrop: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1).default(MAX_DROP),
    alpha: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().gt(0).max(0.2).default(ALPHA),
    confirm: zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['auto', 'off']), zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).max(100)]).default('auto'),
    control: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['off', 'on-suspect']).default('off'),
    maxRegressions: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative().default(0),
    maxCostIncrease: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
    maxLatencyIncrease: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
    onMissingBaseline: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['pass', 'warn', 'fail']).optional(),
    metric: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['pass', 'score']).default('pass'),
    requireMde: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().gt(0).max(1).optional(),
    cluster: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().trim().min(1).max(100).optional(),
})
    .refine(({ maxDrop }) => maxDrop < 1, {
    path: ['maxDrop'],
    message: 'below 1: no suite can drop by more than all of its tests, so that this could never fail',
})
    .refine(({ alpha }) => alpha / 2 > LEAST_P, {
    path: ['alpha'],
    message: 'over 0.00001: not even a test that always passed, and now always fails, is surer than that, so that this could never fail',
})
    .refine(({ maxDrop, requireMde }) => requireMde === undefined || requireMde > maxDrop, {
    path: ['requireMde'],
    message: 'more than max-drop: a drop that is allowed is never one that must be seen, so that this could never pass',
});
const halfAlpha = ({ alpha }) => alpha / 2;


/***/ })

};
