export const id = 254;
export const ids = [254];
export const modules = {

/***/ 2082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sb: () => (/* binding */ readSettings),
/* harmony export */   zU: () => (/* binding */ isOfGate)
/* harmony export */ });
/* unused harmony exports gateWords, actionWords */
/* harmony import */ var _model_suite_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23609);
/* harmony import */ var _shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40958);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5594);
/* harmony import */ var _suites_fields_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83473);
/* harmony import */ var _suites_fields_program_config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93030);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38369);
/* harmony import */ var _refused_settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42058);







const wordsOf = (names) => Object.fromEntries(names.map((name) => [(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .snake */ .t9)(name), name]));
const ALL = wordsOf(_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .inputNames */ .vj.filter((name) => (0,_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .sourcesOf */ .u0)(name).includes('config')));
const GATE = {
    ...wordsOf(_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .inputNames */ .vj.filter((name) => (0,_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .docsOf */ .fE)(name).gate)),
    budget: 'budgetUsd',
};
const EXECUTION = wordsOf(['otelFile', 'otelCaptureContent', 'otelGroupTurns', 'traceFile']);
const gateWords = Object.keys(GATE);
const actionWords = Object.keys(ALL);
const isOfGate = (word) => Object.values(GATE).includes(word);
const OF_SUITES = { gate: [], eval_action: ['watch'] };
function readSettings(config, problems, given = []) {
    const own = settingsIn(config, problems, given);
    const known = [...given, ...own.map(({ word }) => word)];
    const others = config.program === undefined ? [] : settingsIn(config.program, problems, known);
    return [...own, ...others.filter(({ word }) => own.every((setting) => setting.word !== word))];
}
function settingsIn({ text, file }, problems, known) {
    if (file.endsWith(_suites_fields_program_config_js__WEBPACK_IMPORTED_MODULE_4__/* .PROGRAM_CONFIG */ .oq)) {
        const program = (0,_suites_fields_program_config_js__WEBPACK_IMPORTED_MODULE_4__/* .readProgramConfig */ .tK)(file, text);
        const found = program?.problems ?? [(0,_suites_fields_program_config_js__WEBPACK_IMPORTED_MODULE_4__/* .computedProgram */ .Qg)(file, text, { hasBudget: known.includes('budgetUsd') })];
        problems.push(...found.filter(({ severity }) => severity === 'error'));
        return program === undefined ? [] : settingsOf(program.root, problems);
    }
    const opened = (0,_model_suite_source_js__WEBPACK_IMPORTED_MODULE_0__/* .openYaml */ .IM)(file, text);
    if (opened.kind === 'invalid') {
        if ((0,_suites_fields_config_js__WEBPACK_IMPORTED_MODULE_3__/* .mentionsPolicy */ .aY)(text))
            problems.push(...opened.problems);
        return [];
    }
    const { root } = opened;
    if (!root.isMap && (0,_suites_fields_config_js__WEBPACK_IMPORTED_MODULE_3__/* .mentionsPolicy */ .aY)(text))
        problems.push((0,_suites_fields_config_js__WEBPACK_IMPORTED_MODULE_3__/* .wholeOf */ .l2)(root));
    return settingsOf(root, problems);
}
function settingsOf(root, problems) {
    const settings = [
        ...readBlock(root.field('gate'), 'gate', GATE, problems),
        ...readBlock(root.field('eval_action'), 'eval_action', ALL, problems),
        ...readExecution(root.field('execution'), problems),
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
        if (word === undefined || cursor.value === null)
            return [];
        const text = textOf(cursor);
        if (text === undefined)
            problems.push(cursor.wrongType(key, 'text, a number, true or false, or a list of these'));
        return text === undefined || text.trim() === '' ? [] : [{ word, key, text, cursor }];
    });
}
function readExecution(block, problems) {
    if (!block?.isMap)
        return [];
    const settings = Object.entries(EXECUTION).flatMap(([key, word]) => {
        const cursor = block.field(key);
        const text = cursor && scalarText(cursor);
        if (cursor !== undefined && cursor.value !== null && text === undefined)
            problems.push(cursor.wrongType(key, key === 'otel_file' || key === 'trace_file' ? 'text' : 'true or false'));
        return cursor === undefined || text === undefined || text.trim() === '' ? [] : [{ word, key, text, cursor }];
    });
    const [exported, backend] = [block.field('export_otel'), block.field('otel_backend')];
    if (exported?.value !== undefined && exported.value !== null && typeof exported.value !== 'boolean')
        problems.push(exported.wrongType('export_otel', 'true or false'));
    if (exported?.value !== true)
        return settings;
    return [...settings, { word: 'otel', key: 'export_otel', text: backend?.text?.trim() || 'otlp', cursor: exported }];
}
const scalarText = ({ value }) => typeof value === 'string' || typeof value === 'boolean' ? String(value) : undefined;
function wordOf(key, words) {
    const name = key.replaceAll('-', '_');
    return Object.hasOwn(words, name) ? words[name] : undefined;
}
function unknownWord(key, cursor, block, words) {
    const location = cursor.keyLocation;
    const refusal = (0,_refused_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .refusalOf */ .Of)(key, 'config');
    if (refusal !== undefined)
        return cursor.error('UNKNOWN_FIELD', refusal.message, { location, hint: refusal.hint });
    const elsewhere = block === 'gate' ? wordOf(key, ALL) : wordOf(key, GATE);
    return cursor.error('UNKNOWN_FIELD', `"${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cutEnd */ .ym)(key, 60)}" is not a setting of "${block}"`, {
        location,
        hint: elsewhere === undefined
            ? (0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestion */ .h)(key, Object.keys(words), 'words')
            : `Move it to "${block === 'gate' ? 'eval_action' : 'gate'}".`,
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
        problems.push(setting.cursor.error('DUPLICATE_ID', `"${setting.key}" and "${other.key}" are the same setting, which is given twice`, {
            location: setting.cursor.keyLocation,
            hint: 'Remove one of them.',
        }));
        return false;
    });
}


/***/ }),

/***/ 9840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jv: () => (/* binding */ inClone),
/* harmony export */   Mc: () => (/* binding */ entriesOf),
/* harmony export */   WM: () => (/* binding */ isCommit),
/* harmony export */   bs: () => (/* binding */ textsOfClone),
/* harmony export */   dz: () => (/* binding */ baseOfMerge),
/* harmony export */   l8: () => (/* binding */ textsOfGitHub),
/* harmony export */   mk: () => (/* binding */ MAX_POLICY_BYTES),
/* harmony export */   rA: () => (/* binding */ textsOfDisk),
/* harmony export */   vi: () => (/* binding */ originOfClone)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);


const MAX_POLICY_BYTES = 1024 * 1024;
const GIT_MS = 20_000;
async function textsOfClone(sha, paths, clone, signal) {
    const run = (args, stdin) => inClone(args, clone, signal, stdin);
    if (!isCommit(sha) || paths.some((path) => path.includes('\n')))
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
const isCommit = (ref) => /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(ref);
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
async function textsOfDisk(paths, files) {
    const texts = new Map();
    for (const path of paths) {
        if ((await files.state(path)) === 'file')
            texts.set(path, await files.read(path, MAX_POLICY_BYTES));
    }
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

/***/ 10254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   EG: () => (/* binding */ ofHead),
/* harmony export */   gy: () => (/* binding */ unread),
/* harmony export */   i6: () => (/* binding */ findPolicy)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24850);
/* harmony import */ var _reports_reporters_not_taken_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82953);
/* harmony import */ var _suites_discover_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7678);
/* harmony import */ var _suites_fields_program_config_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93030);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81457);
/* harmony import */ var _commit_texts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9840);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(95506);









async function findPolicy(inputs, { cwd: start, files }, base) {
    const cwd = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(start, inputs.workingDirectory);
    const paths = configPaths(cwd, base?.root ?? (await (0,_suites_discover_js__WEBPACK_IMPORTED_MODULE_4__/* .findRepository */ .W1)(cwd, files)));
    const configIn = (texts) => {
        const [program, config] = [true, false].map((isProgram) => {
            const path = paths.find((each) => texts.has(each) && each.endsWith(_suites_fields_program_config_js__WEBPACK_IMPORTED_MODULE_5__/* .PROGRAM_CONFIG */ .oq) === isProgram);
            return path === undefined ? undefined : { text: texts.get(path) ?? '', file: (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_6__/* .shownPath */ .p)(path, cwd) };
        });
        return config === undefined ? program : { ...config, program };
    };
    const checkedOut = async () => (0,_policy_js__WEBPACK_IMPORTED_MODULE_8__/* .readPolicy */ .T4)(inputs, configIn(await (0,_commit_texts_js__WEBPACK_IMPORTED_MODULE_7__/* .textsOfDisk */ .rA)(paths, files)));
    if (base === undefined)
        return { ...(await checkedOut()), warnings: [] };
    const head = await ofHead(base, paths, (texts) => {
        const config = configIn(texts);
        if (base.isOwnRun)
            (0,_policy_js__WEBPACK_IMPORTED_MODULE_8__/* .readPolicy */ .T4)(inputs, config);
        return { config };
    });
    const source = { of: base.of, base: base.commit };
    try {
        const theirs = configIn(await base.texts(paths));
        const { policy, changes } = (0,_policy_js__WEBPACK_IMPORTED_MODULE_8__/* .policyOfBase */ .x5)(inputs, theirs, head === undefined ? theirs : head.config);
        return { ...policy, warnings: [], source: { ...source, from: 'base', changes: [...changes] }, base };
    }
    catch (error) {
        const { problem, ...unread } = whyUnread(error);
        return { ...(await checkedOut()), warnings: [problem], source: { ...source, ...unread, changes: [] } };
    }
}
async function ofHead(base, paths, read) {
    try {
        return read(await base.head(paths));
    }
    catch (error) {
        if (error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ServiceError */ ._ || (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo && !base.isOwnRun))
            return undefined;
        throw error;
    }
}
function whyUnread(error) {
    const why = reasonOf(error);
    const fault = error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ServiceError */ ._ ? error.fault : undefined;
    const isRefusal = fault === 'refused' || fault === 'missing';
    if (fault === undefined || isRefusal || fault === 'noToken') {
        const message = `The policy of the base branch could not be used, so the checked-out policy applies: ${why}`;
        return { from: 'checkout', why, problem: { ...unread(message), ...(isRefusal && { hint: (0,_reports_reporters_not_taken_js__WEBPACK_IMPORTED_MODULE_3__/* .permissionHint */ .f)() }) } };
    }
    const message = `The policy of the base branch could not be read, so this run has no verdict: ${why}`;
    return { from: 'unavailable', why, problem: unread(message) };
}
function reasonOf(error) {
    if (error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ServiceError */ ._)
        return error.message;
    const [first] = error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo ? error.problems : [];
    if (first === undefined)
        throw error;
    return first.location === undefined
        ? first.message
        : `${first.location.file}:${first.location.line}: ${first.message}`;
}
const unread = (message) => ({ code: 'BASE_UNREAD', severity: 'warning', message });
function configPaths(cwd, root) {
    const paths = [];
    for (let folder = cwd;; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(folder)) {
        paths.push(...['config.yaml', 'config.yml'].map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, '.agentv', name)), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _suites_fields_program_config_js__WEBPACK_IMPORTED_MODULE_5__/* .PROGRAM_CONFIG */ .oq));
        if (folder === root || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(folder) === folder)
            return paths;
    }
}


/***/ }),

/***/ 30654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F$: () => (/* binding */ changedKeys),
/* harmony export */   Sb: () => (/* binding */ changedSettings),
/* harmony export */   f: () => (/* binding */ effectiveSettings)
/* harmony export */ });
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5594);
/* harmony import */ var _config_config_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2082);


const LOCATIONS = ['evals', 'target', 'targets', 'workspacePath', 'outputDirectory', 'experiment'];
function effectiveSettings(base, head) {
    const redactions = [...base, ...head].filter(({ word }) => word === 'redact');
    return [
        ...base.filter(({ word }) => word !== 'redact' && !LOCATIONS.includes(word)),
        ...head.filter(({ word }) => LOCATIONS.includes(word)),
        ...redactions.slice(0, 1).map((each) => ({ ...each, text: redactions.map(({ text }) => text).join('\n') })),
    ];
}
function changedSettings(file, base, head) {
    const words = new Map([...base, ...head].map(({ word }) => [(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .snake */ .t9)(word), word]));
    return changedKeys(file, valuesOf(base), valuesOf(head)).map((change) => {
        const word = words.get(change.key);
        return word !== undefined && (0,_config_config_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfGate */ .zU)(word) ? change : { file: change.file, key: change.key };
    });
}
const valuesOf = (settings) => new Map(settings.map(({ word, text }) => [(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .snake */ .t9)(word), text.trim()]));
const LONGEST_NAME = 80;
const LONGEST_VALUE = 60;
function changedKeys(file, base, head) {
    const differing = [...new Set([...base.keys(), ...head.keys()])].filter((key) => base.get(key) !== head.get(key));
    return differing.map((key) => {
        const [inBase, inHead] = [base.get(key), head.get(key)];
        return {
            file: (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cutMiddle */ .it)(file, LONGEST_NAME),
            key: (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cutMiddle */ .it)(key, LONGEST_NAME),
            ...(inBase !== undefined && { base: shown(inBase) }),
            ...(inHead !== undefined && { head: shown(inHead) }),
        };
    });
}
const shown = (value) => (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cutMiddle */ .it)(value.replaceAll(/\s*\n\s*/g, ', '), LONGEST_VALUE);


/***/ }),

/***/ 95506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T4: () => (/* binding */ readPolicy),
/* harmony export */   US: () => (/* binding */ policyOf),
/* harmony export */   x5: () => (/* binding */ policyOfBase)
/* harmony export */ });
/* harmony import */ var _gate_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21834);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5594);
/* harmony import */ var _config_config_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2082);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38369);
/* harmony import */ var _policy_changes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30654);






function readPolicy(inputs, config) {
    const problems = [];
    const settings = config === undefined ? [] : (0,_config_config_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .readSettings */ .sb)(config, problems, inputs.given);
    return policyWith(inputs, settings, problems);
}
function policyOfBase(inputs, base, head) {
    readPolicy(inputs, base);
    const [ofBase, ofHead] = [base, head].map((config) => (config && (0,_config_config_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .readSettings */ .sb)(config, [])) ?? []);
    const isOpen = ({ word }) => !(0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .isInput */ .Xy)(word) || !inputs.given.includes(word);
    const file = (head ?? base)?.file ?? '';
    return {
        policy: policyWith(inputs, (0,_policy_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .effectiveSettings */ .f)(ofBase, ofHead), []),
        changes: (0,_policy_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .changedSettings */ .Sb)(file, ofBase.filter(isOpen), ofHead.filter(isOpen)),
    };
}
function policyWith(inputs, settings, problems) {
    const combined = { ...inputs, ...configuredInputs(inputs, settings, problems) };
    const gate = policyOf(combined);
    problems.push(...contradictions(combined, gate, settings));
    if (problems.length > 0)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(problems);
    const configured = settings.map(({ word }) => word).filter((word) => !(0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .isInput */ .Xy)(word) || !inputs.given.includes(word));
    return { inputs: combined, gate, ...(configured.length > 0 && { configured }) };
}
function policyOf({ maxErrorRate, maxDrop, confirm, control, maxCostIncrease, maxLatencyIncrease, }) {
    return {
        maxErrorRate,
        maxDrop,
        confirm,
        control,
        ...(maxCostIncrease !== undefined && { maxCostIncrease }),
        ...(maxLatencyIncrease !== undefined && { maxLatencyIncrease }),
    };
}
function configuredInputs(inputs, settings, problems) {
    const values = settings.flatMap(({ word, text, cursor, key }) => {
        if (!(0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .isInput */ .Xy)(word))
            return [];
        const read = _config_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .inputsSchema */ .rS.shape[word].safeParse(text);
        if (!read.success)
            problems.push(cursor.wrongType(key, read.error.issues[0]?.message ?? 'a valid value'));
        return read.success && !inputs.given.includes(word) ? [[word, read.data]] : [];
    });
    return Object.fromEntries(values);
}
function contradictions(inputs, gate, settings) {
    const locationOf = (word) => settings.find((setting) => setting.word === word)?.cursor.location;
    const problem = (words, message, hint) => {
        const location = words.map(locationOf).find((found) => found !== undefined);
        return { code: 'INPUT_INVALID', severity: 'error', message, ...(location && { location }), hint };
    };
    const { baseline } = inputs;
    const isSaidWith = (word) => isSaidTogether(word, inputs, settings);
    const impossible = _gate_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .gateSettings */ .dJ.safeParse(gate).error?.issues ?? [];
    return [
        ...impossible.map(({ path, message }) => {
            const word = String(path[0]);
            return problem([word], `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .kebab */ .i9)(word)} must be ${message}`, 'Change one of the two.');
        }),
        ...(baseline.includes('none') && inputs.seedBaseline !== undefined && isSaidWith('seedBaseline')
            ? [
                problem(['seedBaseline', 'baseline'], 'baseline is "none", so seed-baseline would apply to every run', 'Set another baseline, or remove seed-baseline.'),
            ]
            : []),
        ...withoutBaseline(inputs, gate, settings).map((word) => problem([word, 'baseline'], `baseline is "none", so ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .kebab */ .i9)(word)} can never fail: it needs a comparison`, 'Set another baseline, or remove one of the two.')),
        ...(inputs.baselineBranch !== undefined && baseline.some((each) => each !== 'auto') && isSaidWith('baselineBranch')
            ? [
                problem(['baselineBranch', 'baseline'], `baseline is "${baseline[0]}", so baseline-branch has no effect: only "auto" uses it`, 'Set baseline to "auto", or remove baseline-branch.'),
            ]
            : []),
        ...(baseline.length > 1 && baseline.some((each) => each === 'none' || each === 'auto')
            ? [
                problem(['baseline'], `baseline contains "${baseline.includes('none') ? 'none' : 'auto'}" and other values`, 'List files, folders or runs, or use "auto" or "none" alone.'),
            ]
            : []),
    ];
}
function withoutBaseline(inputs, gate, settings) {
    if (!inputs.baseline.includes('none'))
        return [];
    const words = ['maxCostIncrease', 'maxLatencyIncrease'];
    return words.filter((word) => gate[word] !== undefined && isSaidTogether(word, inputs, settings));
}
const isSaidTogether = (word, { given }, settings) => given.includes('baseline')
    ? (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .isInput */ .Xy)(word) && given.includes(word)
    : settings.some((setting) => setting.word === word) && !((0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .isInput */ .Xy)(word) && given.includes(word));


/***/ }),

/***/ 21834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nw: () => (/* binding */ TESTS_ALPHA),
/* harmony export */   dJ: () => (/* binding */ gateSettings),
/* harmony export */   fi: () => (/* binding */ SUITES_ALPHA),
/* harmony export */   uk: () => (/* binding */ mostSuspects)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);

const CONFIRM = 50;
const gateSettings = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    maxErrorRate: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1).default(0.1),
    maxDrop: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
        .min(0)
        .lt(1, 'below 1: no suite can drop by more than all of its tests, so that this could never fail')
        .default(0.02),
    confirm: zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('off'), zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1)]).default(CONFIRM),
    control: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['on', 'off']).default('on'),
    maxCostIncrease: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
    maxLatencyIncrease: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
});
const SUITES_ALPHA = 0.03;
const TESTS_ALPHA = 0.02;
const mostSuspects = ({ confirm }) => confirm === 'off' ? CONFIRM : confirm;


/***/ }),

/***/ 24850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ ServiceError)
/* harmony export */ });
class ServiceError extends Error {
    name = 'ServiceError';
    fault;
    retryAfterSeconds;
    isFinal;
    constructor(fault, message, { cause, retryAfterSeconds, isFinal = false } = {}) {
        super(message, { cause });
        this.fault = fault;
        this.retryAfterSeconds = retryAfterSeconds;
        this.isFinal = isFinal;
    }
}


/***/ }),

/***/ 82953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ permissionHint),
/* harmony export */   h: () => (/* binding */ notTaken)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24850);


function notTaken(name, error, permission, whyRefused) {
    const hint = whyRefused ?? (permission && permissionHint(permission));
    const isRefusal = error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._ && (error.fault === 'refused' || error.fault === 'missing');
    return {
        kind: 'notDelivered',
        name,
        why: (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error),
        ...(isRefusal && hint && { hint }),
    };
}
const permissionHint = (...permissions) => [
    'Give the job these permissions:',
    '  permissions:',
    ...['contents: read', ...permissions].map((each) => `    ${each}`),
].join('\n');


/***/ })

};
