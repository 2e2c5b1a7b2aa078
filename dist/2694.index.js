export const id = 2694;
export const ids = [2694];
export const modules = {

/***/ 98194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jv: () => (/* binding */ inClone),
/* harmony export */   WM: () => (/* binding */ isCommit),
/* harmony export */   bs: () => (/* binding */ textsOfClone),
/* harmony export */   dz: () => (/* binding */ baseOfMerge),
/* harmony export */   l8: () => (/* binding */ textsOfGitHub),
/* harmony export */   np: () => (/* binding */ differencesOnGitHub),
/* harmony export */   rA: () => (/* binding */ textsOfDisk),
/* harmony export */   rX: () => (/* binding */ differencesInClone),
/* harmony export */   vi: () => (/* binding */ originOfClone)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _model_values_grouped_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70110);



const MAX_POLICY_BYTES = 1024 * 1024;
const GIT_MS = 20_000;
const MAX_DIFFERENCES = 1_000;
const MAX_REQUESTS = 100;
const MAX_SINGLE_FILES = 20;
const LINK = '120000';
const FILE = '100';
const FETCH_ADVICE = 'Check out the full history with fetch-depth: 0, so that git can read it.';
const ADVICE = 'Change fewer files of the baseline in one pull request, or compare with the evidence that runs of the base branch upload.';
async function inClone(args, { git, root }, signal, stdin) {
    const request = { cwd: root, gitDir: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, '.git'), local: true, timeoutMs: GIT_MS };
    const ended = await git.run(['--no-replace-objects', ...args], { ...request, stdin }, signal);
    return ended.kind === 'exited' && ended.exitCode === 0 ? ended.stdout : undefined;
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
async function textsOfClone(sha, paths, clone, signal) {
    const run = (args, stdin) => inClone(args, clone, signal, stdin);
    if (!isCommit(sha) || paths.some((path) => path.includes('\n')))
        return undefined;
    const withFolders = (path) => path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));
    const all = [...new Set(paths.flatMap(withFolders))];
    const listing = await run(['ls-tree', '-z', '--full-tree', sha, '--', ...all]);
    if (listing === undefined)
        return undefined;
    const entries = entriesOf(listing);
    const texts = new Map();
    for (const path of paths) {
        let { type, id } = entries.get(path) ?? {};
        if (withFolders(path).some((each) => entries.get(each)?.mode === LINK)) {
            const followed = await run(['cat-file', '--batch-check', '--follow-symlinks'], `${sha}:${path}\n`);
            [, id, type] = /^([0-9a-f]{40,64}) (\w+) \d+$/m.exec(followed ?? '') ?? [];
            const promisor = ['config', '--local', '--get-regexp', String.raw `^remote\..*\.promisor$`];
            if (id === undefined && (await run(promisor)) !== undefined)
                return undefined;
        }
        if (type !== 'blob' || id === undefined)
            continue;
        const text = await run(['cat-file', 'blob', id]);
        if (text === undefined)
            return undefined;
        if (Buffer.byteLength(text) > MAX_POLICY_BYTES) {
            const message = `${path} has more than ${MAX_POLICY_BYTES} bytes`;
            throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('FILE_TOO_LARGE', message, { expected: 'a page of settings' });
        }
        texts.set(path, withoutMark(text));
    }
    return texts;
}
async function textsOfGitHub(ref, paths, files, signal) {
    const shared = [...(0,_model_values_grouped_js__WEBPACK_IMPORTED_MODULE_2__/* .groupedBy */ .m)(paths, folderOf)].filter(([, names]) => names.length > 1);
    await Promise.all(shared.map(([folder]) => files.listed(folder, ref, signal).catch(() => undefined)));
    const read = await Promise.all(paths.map(async (path) => [path, await files.at(path, ref, MAX_POLICY_BYTES, signal)]));
    return new Map(read.flatMap(([path, text]) => (text === undefined ? [] : [[path, withoutMark(text)]])));
}
async function textsOfDisk(paths, files, maxBytes = MAX_POLICY_BYTES) {
    const texts = new Map();
    for (const path of paths) {
        if ((await files.state(path, { noDeadLinks: true })) === 'file')
            texts.set(path, await files.read(path, maxBytes));
    }
    return texts;
}
async function differencesInClone(sha, { paths, isWanted }, clone, signal) {
    if (!isCommit(sha))
        return undefined;
    const diff = ['--literal-pathspecs', 'diff-tree', '-r', '-z', '--raw', '--no-renames', '--no-abbrev', sha, 'HEAD'];
    const listing = await inClone([...diff, '--', ...paths.map((path) => path || '.')], clone, signal);
    if (listing === undefined)
        return undefined;
    const differences = new Map();
    const lines = listing.matchAll(/:(\d{6}) \d{6} ([0-9a-f]+) [0-9a-f]+ \w\d*\0([^\0]+)\0/g);
    for (const [, mode = '', id = '', path = ''] of lines) {
        if (!isWanted(path))
            continue;
        if (differences.size >= MAX_DIFFERENCES)
            throw tooMany(ADVICE);
        if (mode === LINK)
            throw notAFile(path);
        differences.set(path, undefined);
        if (!mode.startsWith(FILE))
            continue;
        const text = await inClone(['cat-file', 'blob', id], clone, signal);
        if (text === undefined)
            return undefined;
        differences.set(path, text);
    }
    return differences;
}
async function differencesOnGitHub(ref, { paths, isWanted }, { files, clone, head }, signal) {
    const differences = new Map();
    const isMeant = (name) => paths.some((path) => path === '' || name === path || name.startsWith(`${path}/`));
    let requests = 0;
    const ask = (request) => {
        requests += 1;
        if (requests > MAX_REQUESTS)
            throw tooMany(`${FETCH_ADVICE} ${ADVICE}`);
        return request();
    };
    const byPath = (entries) => new Map(entries.map((entry) => [entry.path, entry]));
    const waiting = paths.length > MAX_SINGLE_FILES ? [...new Set(paths.map(folderOf))] : [...paths];
    for (const path of waiting) {
        const ofBase = byPath(await ask(() => files.listed(path, ref, signal)));
        const local = clone && (await checkedOut(path, clone, signal));
        const ofHead = byPath(local ?? (await ask(() => files.listed(path, head, signal))));
        for (const name of [...new Set([...ofBase.keys(), ...ofHead.keys()])].filter(isMeant)) {
            const [base, changed] = [ofBase.get(name), ofHead.get(name)];
            if (base?.id === changed?.id && base?.kind !== 'other')
                continue;
            if ((base ?? changed)?.kind === 'folder') {
                waiting.push(name);
                continue;
            }
            if (!isWanted(name))
                continue;
            const tooLarge = (cause) => {
                if (!(cause instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo) || cause.problems[0]?.code !== 'FILE_TOO_LARGE')
                    throw cause;
                const message = `${name} has more than ${MAX_POLICY_BYTES} bytes, the maximum that GitHub returns of a file`;
                throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('FILE_TOO_LARGE', message, { hint: `${FETCH_ADVICE} ${ADVICE}`, cause });
            };
            const text = base && (await ask(() => files.at(name, ref, MAX_POLICY_BYTES, signal)).catch(tooLarge));
            if (base?.kind !== 'other' || text !== undefined)
                differences.set(name, text);
            else if (base.id !== changed?.id)
                throw notAFile(name);
        }
    }
    return differences;
}
async function checkedOut(path, clone, signal) {
    const list = async (name) => {
        const where = name === '' ? [] : ['--', name];
        const listing = await inClone(['ls-tree', '-z', '--full-tree', 'HEAD', ...where], clone, signal);
        if (listing === undefined)
            return undefined;
        return [...entriesOf(listing)].map(([entryPath, { mode, type, id }]) => ({
            path: entryPath,
            id,
            kind: type === 'tree' ? 'folder' : mode.startsWith(FILE) ? 'file' : 'other',
        }));
    };
    const itself = path === '' ? [] : await list(path);
    return path === '' || itself?.some((entry) => entry.kind === 'folder') ? list(path && `${path}/`) : itself;
}
function entriesOf(listing) {
    const lines = listing.split('\0').flatMap((line) => {
        const [, mode, type, id, path] = /^(\d{6}) (\w+) ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
        return mode && type && id && path ? [[path, { mode, type, id }]] : [];
    });
    return new Map(lines);
}
const folderOf = (path) => path.slice(0, Math.max(0, path.lastIndexOf('/')));
const withoutMark = (text) => text.replace(/^\uFEFF/, '');
const tooMany = (hint) => (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('FILE_TOO_LARGE', 'Too many files differ from those of the base branch', { hint });
const notAFile = (path) => (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('RESULTS_UNREADABLE', `${path} is a link in the base branch, but not in this change`, { hint: ADVICE });


/***/ }),

/***/ 14654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F$: () => (/* binding */ changedKeys),
/* harmony export */   Fk: () => (/* binding */ graderDifference),
/* harmony export */   UJ: () => (/* binding */ gradersIn)
/* harmony export */ });
/* harmony import */ var _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20758);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56290);


const MAX_NAME = 80;
const MAX_VALUE = 60;
function changedKeys(file, base, head) {
    const shown = (value) => value === undefined ? undefined : (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutMiddle */ .it)(value.replaceAll(/\s*\n\s*/g, ', '), MAX_VALUE);
    const [theirs, ours] = [new Map(Object.entries(base)), new Map(Object.entries(head))];
    const keys = [...new Set([...theirs.keys(), ...ours.keys()])].filter((key) => theirs.get(key) !== ours.get(key));
    return keys.map((key) => ({
        file: (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutMiddle */ .it)(file, MAX_NAME),
        key: (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutMiddle */ .it)(key, MAX_NAME),
        base: shown(theirs.get(key)),
        head: shown(ours.get(key)),
    }));
}
const LISTS = ['assertions', 'assert', 'graders', 'evaluators'];
const gradersIn = (of) => LISTS.flatMap((key) => of.field(key)?.items() ?? []);
function graderDifference(base, head) {
    const [types, left] = [base.map(typeOf), head.map(typeOf)];
    if (types.some((type) => countOf(type, types) > countOf(type, left))) {
        return [types.join(', '), left.join(', ') || 'none'];
    }
    const same = new Set(head.map(textOf));
    const others = new Set(base.map(textOf));
    const rest = head.filter((grader) => !others.has(textOf(grader)));
    const differences = base
        .filter((grader) => !same.has(textOf(grader)))
        .flatMap((grader) => {
        const type = typeOf(grader);
        const named = rest.findIndex((each) => typeOf(each) === type && nameOf(each) === nameOf(grader));
        const index = named >= 0 ? named : rest.findIndex((each) => typeOf(each) === type);
        const [partner] = index < 0 ? [] : rest.splice(index, 1);
        return partner === undefined ? [[type, 'fewer']] : differencesOf(grader, partner);
    });
    if (differences.length === 0)
        return undefined;
    return [differences.map(([theirs]) => theirs).join(', '), differences.map(([, ours]) => ours).join(', ')];
}
const isCriterion = ({ text }) => text !== undefined && !/^[\w-]+$/.test(text);
const typeOf = (grader) => isCriterion(grader) ? 'criterion' : (grader.field('type')?.text ?? grader.text ?? '?');
const nameOf = (grader) => grader.field('name')?.text;
const textOf = (grader) => JSON.stringify(grader.value);
const countOf = (type, types) => types.filter((each) => each === type).length;
function differencesOf(base, head) {
    const type = typeOf(base);
    if (isCriterion(base))
        return [[type, 'another text']];
    const members = graderDifference(gradersIn(base), gradersIn(head));
    const keys = [...new Set([...base.keys(), ...head.keys()])].filter((key) => ![...LISTS, 'name', 'type'].includes(key));
    const options = keys.flatMap((key) => {
        const [theirs, ours] = [base.field(key)?.value, head.field(key)?.value];
        const isLimit = key === 'required' || key === 'min_score';
        const isStricter = isLimit && limitOf(key, ours) >= limitOf(key, theirs);
        if (JSON.stringify(theirs) === JSON.stringify(ours) || isStricter)
            return [];
        return [theirs, ours].every((value) => ['number', 'boolean', 'undefined'].includes(typeof value))
            ? [[`${type} ${key} ${theirs ?? 'not set'}`, `${ours ?? 'not set'}`]]
            : [[`${type} ${key}`, ours === undefined ? 'not set' : 'another value']];
    });
    return [...(members === undefined ? [] : [[`${type} of ${members[0]}`, members[1]]]), ...options];
}
function limitOf(key, value) {
    if (typeof value === 'number')
        return value;
    return value === true || key === 'min_score' ? _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_0__/* .PASS_MARK */ .Yn : 0;
}


/***/ }),

/***/ 20816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i6: () => (/* binding */ findPolicy),
  EG: () => (/* binding */ ofHead),
  US: () => (/* binding */ policyOf),
  A3: () => (/* binding */ reasonOf),
  gy: () => (/* binding */ unread)
});

// UNUSED EXPORTS: readPolicy

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/ports/service-error.js
var service_error = __webpack_require__(24850);
// EXTERNAL MODULE: ./build/js/src/model/text/text.js
var text_text = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/suites/config-file.js
var config_file = __webpack_require__(26478);
// EXTERNAL MODULE: ./build/js/src/suites/discover.js
var discover = __webpack_require__(7678);
// EXTERNAL MODULE: ./build/js/src/suites/program-config.js
var program_config = __webpack_require__(91300);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/config/settings.js
var config_settings = __webpack_require__(37965);
// EXTERNAL MODULE: ./build/js/src/model/text/similar-names.js
var similar_names = __webpack_require__(64973);
// EXTERNAL MODULE: ./build/js/src/suites/yaml/cursor.js
var cursor = __webpack_require__(23759);
// EXTERNAL MODULE: ./build/js/src/config/input-sources.js
var input_sources = __webpack_require__(31301);
;// CONCATENATED MODULE: ./build/js/src/config/settings-in-config-file.js







const keysOf = (names) => Object.fromEntries(names.map((name) => [(0,text_text/* snake */.t9)(name), name]));
const BLOCKS = {
    gate: { ...keysOf(config_settings/* inputNames */.vj.filter((name) => (0,config_settings/* docsOf */.fE)(name).gate)), budget: 'budgetUsd' },
    eval_action: keysOf(config_settings/* inputNames */.vj.filter((name) => (0,config_settings/* sourcesOf */.u0)(name).includes('config'))),
    execution: keysOf(['otelFile', 'otelCaptureContent', 'otelGroupTurns', 'traceFile']),
};
const gateKeys = Object.keys(BLOCKS.gate);
const actionKeys = Object.keys(BLOCKS.eval_action);
const ofSuites = ['watch', 'variants'];
const isOfGate = (name) => (0,config_settings/* docsOf */.fE)(name).gate === true;
function readSettings(config, problems, explicitNames = []) {
    const settings = settingsIn(config, problems, explicitNames);
    if (config.program === undefined)
        return settings;
    const known = settings.map(({ name }) => name);
    const others = settingsIn(config.program, problems, [...explicitNames, ...known]);
    return [...settings, ...others.filter(({ name }) => !known.includes(name))];
}
function settingsIn({ text, file }, problems, known) {
    if (file.endsWith(program_config/* PROGRAM_CONFIG */.oq)) {
        const program = (0,program_config/* readProgramConfig */.tK)(file, text);
        const programProblems = program?.problems ?? [
            (0,program_config/* computedProgram */.Qg)(file, text, { hasBudget: known.includes('budgetUsd') }),
        ];
        problems.push(...programProblems.filter(({ severity }) => severity === 'error'));
        return program === undefined ? [] : settingsOf(program.root, problems);
    }
    const opened = (0,cursor/* openYaml */.IM)(file, text);
    const isPolicy = (0,config_file/* mentionsPolicy */.aY)(text);
    if (opened.kind === 'invalid') {
        if (isPolicy)
            problems.push(...opened.problems);
        return [];
    }
    if (!opened.root.isMap && isPolicy)
        problems.push((0,config_file/* wholeOf */.l2)(opened.root));
    return settingsOf(opened.root, problems);
}
function settingsOf(root, problems) {
    const first = new Map();
    const settings = [
        ...readBlock(root, 'gate', problems),
        ...readBlock(root, 'eval_action', problems),
        ...readBlock(root, 'execution', problems),
        ...readExport(root.field('execution'), problems),
    ];
    for (const setting of settings) {
        const { name, key, cursor } = setting;
        const other = first.get(name);
        if (other === undefined)
            first.set(name, setting);
        else {
            const message = `"${key}" and "${other.key}" are the same setting, which is given twice`;
            const hint = 'Remove one of them.';
            problems.push(cursor.error('DUPLICATE_ID', message, { location: cursor.keyLocation, hint }));
        }
    }
    return [...first.values()];
}
function readBlock(root, block, problems) {
    const keys = BLOCKS[block];
    const mapping = root.field(block);
    if (mapping === undefined)
        return [];
    if (!mapping.isMap) {
        if (block !== 'execution')
            problems.push(mapping.wrongType(block, `a mapping, such as ${block}: { threshold: 0.8 }`));
        return [];
    }
    return mapping.keys().flatMap((key) => {
        const name = nameOf(key, keys);
        const cursor = mapping.key(key);
        if (cursor === undefined || (block === 'eval_action' && ofSuites.includes(key)))
            return [];
        if (name === undefined && block === 'execution')
            return [];
        if (name === undefined) {
            const refusal = (0,input_sources/* refusalOf */.Of)(key, 'config');
            const other = block === 'gate' ? 'eval_action' : 'gate';
            const isOfOther = nameOf(key, BLOCKS[other]) !== undefined;
            const hint = isOfOther ? `Move it to "${other}".` : (0,similar_names/* suggestion */.h)(key, Object.keys(keys), 'words');
            const { message, ...more } = refusal ?? { message: `"${(0,text_text/* cutEnd */.ym)(key, 60)}" is not a setting of "${block}"`, hint };
            problems.push(cursor.error('UNKNOWN_FIELD', message, { location: cursor.keyLocation, ...more }));
            return [];
        }
        if (cursor.value === null)
            return [];
        if ((0,config_settings/* docsOf */.fE)(name).isMapping && cursor.isMap)
            return [{ name, key, text: JSON.stringify(cursor.value), cursor }];
        const isList = Array.isArray(cursor.value) && block !== 'execution';
        const items = isList ? cursor.value : [cursor.value];
        if (!items.every((item) => ['string', 'number', 'boolean'].includes(typeof item))) {
            problems.push(cursor.wrongType(key, 'text, a number, true or false, or a list of these'));
            return [];
        }
        const text = items.map(String).join('\n');
        return text.trim() === '' ? [] : [{ name, key, text, cursor }];
    });
}
function readExport(block, problems) {
    const cursor = block?.field('export_otel');
    if (typeof cursor?.value !== 'boolean') {
        if (cursor !== undefined)
            problems.push(cursor.wrongType('export_otel', 'true or false'));
        return [];
    }
    const text = block?.field('otel_backend')?.text?.trim() || 'otlp';
    return cursor.value ? [{ name: 'otel', key: 'export_otel', text, cursor }] : [];
}
function nameOf(key, keys) {
    const name = key.replaceAll('-', '_');
    return Object.hasOwn(keys, name) ? keys[name] : undefined;
}

// EXTERNAL MODULE: ./build/js/src/config/policy/base-files.js
var base_files = __webpack_require__(98194);
// EXTERNAL MODULE: ./build/js/src/config/policy/policy-differences.js
var policy_differences = __webpack_require__(14654);
// EXTERNAL MODULE: ./build/js/src/suites/included-tests.js
var included_tests = __webpack_require__(13317);
;// CONCATENATED MODULE: ./build/js/src/config/policy/workflow-inputs.js





const isHeld = (name) => (0,config_settings/* docsOf */.fE)(name).gate === true || name === 'testTimeoutSeconds';
const SELECTING = [
    ...['evals', 'target', 'targets', 'testId', 'tag'],
    ...['graderTarget', 'dryRun', 'judges', 'workingDirectory', 'uploadArtifacts'],
];
async function inputsOfBase(inputs, base) {
    const { step } = base;
    const baseStep = step === undefined ? 'same' : await stepOfBase(step, base);
    if (step === undefined || baseStep === 'same')
        return { inputs, changes: [] };
    if (baseStep === 'unknown') {
        const key = 'inputs, which cannot be compared with those of the base branch';
        return { inputs, changes: [{ file: step.file, key }] };
    }
    if ('changes' in baseStep)
        return { inputs, changes: baseStep.changes };
    const texts = new Map(config_settings/* actionInputNames */.Li.map((name) => [name, baseStep.inputs.get((0,text_text/* kebab */.i9)(name))]));
    const isExpression = (name) => texts.get(name)?.includes('${{') === true;
    const literal = Object.fromEntries([...texts].filter(([name, text]) => text !== undefined && !isExpression(name)));
    const theirs = (0,config_settings/* parseInputs */.TL)(literal);
    const compared = config_settings/* actionInputNames */.Li.filter((name) => isHeld(name) || SELECTING.includes(name));
    const differing = compared.filter((name) => {
        if (isExpression(name))
            return false;
        const isGiven = theirs.explicitInputs.includes(name);
        if (isGiven !== inputs.explicitInputs.includes(name))
            return true;
        return isGiven && JSON.stringify(theirs[name]) !== JSON.stringify(inputs[name]);
    });
    const unknown = compared.filter((name) => isExpression(name) && baseStep.headInputs?.get((0,text_text/* kebab */.i9)(name)) !== texts.get(name));
    const held = differing.filter(isHeld);
    const valuesOf = (side) => Object.fromEntries([...differing, ...unknown].map((name) => [(0,text_text/* kebab */.i9)(name), side[name]]));
    const given = [
        ...inputs.explicitInputs.filter((name) => !held.includes(name)),
        ...held.filter((name) => theirs.explicitInputs.includes(name)),
    ];
    return {
        inputs: { ...inputs, ...Object.fromEntries(held.map((name) => [name, theirs[name]])), explicitInputs: given },
        changes: [
            ...(0,policy_differences/* changedKeys */.F$)(step.file, valuesOf(Object.fromEntries(texts)), valuesOf(step.inputs)),
            ...baseStep.removed.map((key) => ({ file: step.file, key: 'comment-key', base: key })),
        ],
        former: {
            workflowFile: baseStep.file,
            workflow: baseStep.workflow,
            name: baseStep.job,
            commentKey: isExpression('commentKey') ? inputs.commentKey : theirs.commentKey,
        },
    };
}
function textOf(of) {
    const text = of === undefined ? '' : String(of.value).trim();
    return text === '' ? undefined : text;
}
const MAX_CALLS = 4;
async function stepOfBase(step, base) {
    const isYaml = (path) => /\.ya?ml$/i.test(path);
    const used = ((await headText(step.file)) ?? '').matchAll(/\buses:\s*["']?\.\/([\w./-]+)/g);
    const paths = Array.from(used, ([, path = '']) => path);
    const elsewhere = paths.filter((path) => !path.startsWith('.github/') && !path.includes('..'));
    const folders = ['.github', ...elsewhere].map((path) => (0,external_node_path_.join)(base.root, path));
    const changed = await base.differences(folders, isYaml);
    if (changed.size === 0)
        return 'same';
    const readBase = async (file) => {
        const path = (0,external_node_path_.join)(base.root, file);
        return changed.has(path) ? changed.get(path) : headText(file);
    };
    const [ofBase, ofHead] = [await readBase(step.file), await headText(step.file)];
    const headSteps = await stepsIn(step.file, ofHead, { step, read: headText });
    if (ofBase !== undefined) {
        const steps = await stepsIn(step.file, ofBase, { step, read: readBase });
        if (JSON.stringify(steps.map(plain)) === JSON.stringify(headSteps.map(plain)) && steps.length > 0)
            return 'same';
        if (steps.length > 0)
            return selected(steps, step, headSteps) ?? 'unknown';
        const calls = changesOfCalls(step.file, ofBase, ofHead);
        if (calls !== undefined)
            return calls.length === 0 ? 'same' : { changes: calls };
        if (changed.has((0,external_node_path_.join)(base.root, step.file)))
            return 'unknown';
    }
    const isNew = ofBase === undefined;
    const head = await base.head([...changed.keys()]);
    const others = [];
    for (const [path, text] of changed) {
        if (text === undefined || (isNew && head.has(path)))
            continue;
        others.push(...(await stepsIn((0,external_node_path_.relative)(base.root, path).replaceAll('\\', '/'), text, { step, read: readBase })));
    }
    return selected(others, step, headSteps) ?? (isNew || others.length > 0 ? 'unknown' : 'same');
    async function headText(file) {
        const path = (0,external_node_path_.join)(base.root, file);
        return (await base.head([path])).get(path);
    }
}
const plain = ({ inputs, ...step }) => ({ ...step, inputs: [...inputs] });
const valuesIn = (of) => new Map((of?.keys() ?? []).flatMap((key) => {
    const text = textOf(of?.field(key));
    return text === undefined ? [] : [[key, text]];
}));
async function stepsIn(file, text, search) {
    const { read, callerInputs, depth = 0, caller, step: { repository, folder }, } = search;
    const root = (0,included_tests/* rootOf */.I5)(text);
    if (root === undefined || depth > MAX_CALLS)
        return [];
    const started = caller ?? { file, workflow: textOf(root.field('name')) ?? file };
    const declared = root.field('on')?.field('workflow_call')?.field('inputs') ?? root.field('inputs');
    const resolved = (value) => {
        const name = /^\$\{\{\s*inputs\.([\w-]+)\s*\}\}$/.exec(value)?.[1];
        if (name === undefined || callerInputs === undefined)
            return value;
        return callerInputs.get(name) ?? textOf(declared?.field(name)?.field('default'));
    };
    const inputsOf = (step) => new Map([...valuesIn(step.field('with'))].flatMap(([name, value]) => {
        const known = resolved(value);
        return known === undefined ? [] : [[name, known]];
    }));
    const called = async (cursor) => {
        const uses = cursor.field('uses')?.text;
        if (!uses?.startsWith('./'))
            return [];
        const path = uses.slice(2).replace(/\/+$/, '');
        const files = /\.ya?ml$/i.test(path) ? [path] : [`${path}/action.yml`, `${path}/action.yaml`];
        for (const each of files) {
            const content = await read(each);
            if (content !== undefined)
                return stepsIn(each, content, { ...search, callerInputs: inputsOf(cursor), depth: depth + 1, caller: started });
        }
        return [];
    };
    const jobs = root.field('jobs');
    const parents = [
        ...(jobs?.keys() ?? []).map((job) => ({ job, of: jobs?.field(job) })),
        { job: '', of: root.field('runs') },
    ];
    const steps = [];
    for (const { job, of } of parents) {
        if (of?.field('uses') !== undefined)
            steps.push(...(await called(of)));
        for (const step of of?.field('steps')?.items() ?? []) {
            const [action = ''] = (step.field('uses')?.text ?? '').toLowerCase().split('@');
            const [, name = '', part = ''] = /^(.*?)(?:\/(plan|report))?\/?$/.exec(action) ?? [];
            const isThisAction = repository === '' ? name.startsWith('.') || name.endsWith('/eval-action') : name === repository.toLowerCase();
            if (isThisAction && part === folder) {
                steps.push({ ...started, job, id: step.field('id')?.text, inputs: inputsOf(step) });
            }
            else if (!isThisAction)
                steps.push(...(await called(step)));
        }
    }
    return steps;
}
function changesOfCalls(file, ofBase, ofHead) {
    const callsIn = (text) => {
        const jobs = (0,included_tests/* rootOf */.I5)(text)?.field('jobs');
        return (jobs?.keys() ?? []).flatMap((job) => {
            const uses = jobs?.field(job)?.field('uses')?.text;
            const values = valuesIn(jobs?.field(job)?.field('with'));
            return uses === undefined ? [] : [[job, { uses, ...Object.fromEntries(values) }]];
        });
    };
    const [theirs, ours] = [callsIn(ofBase), callsIn(ofHead)];
    if (theirs.length === 0)
        return undefined;
    return theirs.flatMap(([job, values], index) => {
        const same = ours.find(([name]) => name === job) ?? (ours.length === theirs.length ? ours[index] : undefined);
        return (0,policy_differences/* changedKeys */.F$)(file, values, same?.[1] ?? {});
    });
}
function selected(all, step, head) {
    const ofJobIn = (steps) => {
        const ofJob = steps.filter(({ job }) => job === step.job);
        return ofJob.length > 0 ? ofJob : steps;
    };
    const [steps, headSteps] = [ofJobIn(all), ofJobIn(head)];
    const keyOf = ({ inputs }) => inputs.get('comment-key');
    const position = /^__.*?(?:_(\d+))?$/.exec(step.id);
    const index = position === null ? Number.NaN : Number(position[1] ?? 1) - 1;
    const pick = (among) => {
        const byKey = among.filter((each) => keyOf(each) !== undefined && keyOf(each) === step.inputs['commentKey']);
        const byId = among.filter((each) => each.id !== undefined && each.id === step.id);
        const byPosition = among.filter((each) => each.id === undefined).filter((_, at) => at === index);
        const sorted = (each) => JSON.stringify(each.map((one) => keyOf(one) ?? '').sort());
        const isRekeyed = steps.length === headSteps.length && sorted(steps) !== sorted(headSteps);
        const ways = isRekeyed ? [byId, byPosition, byKey] : [byKey, byId, byPosition];
        return [among, ...ways].find((way) => way.length === 1)?.[0];
    };
    const picked = pick(steps);
    if (picked === undefined)
        return undefined;
    const keys = steps.length < 2 ? [] : steps.flatMap((each) => keyOf(each) ?? []);
    const removed = keys.filter((key) => !headSteps.some((each) => keyOf(each) === key));
    return { ...picked, headInputs: pick(headSteps)?.inputs, removed };
}

;// CONCATENATED MODULE: ./build/js/src/config/policy/policy.js













async function findPolicy(inputs, { cwd: start, files }, base) {
    const cwd = (0,external_node_path_.resolve)(start, inputs.workingDirectory);
    const root = base?.root ?? (await (0,discover/* findRepository */.W1)(cwd, files));
    const names = [(0,external_node_path_.join)('.agentv', 'config.yaml'), (0,external_node_path_.join)('.agentv', 'config.yml'), program_config/* PROGRAM_CONFIG */.oq];
    const paths = (0,config_file/* foldersUpTo */.Kd)(root, cwd).flatMap((folder) => names.map((name) => (0,external_node_path_.join)(folder, name)));
    const configIn = (texts) => {
        const [program, config] = [true, false].map((isProgram) => {
            const path = paths.find((each) => texts.has(each) && each.endsWith(program_config/* PROGRAM_CONFIG */.oq) === isProgram);
            return path === undefined ? undefined : { text: texts.get(path) ?? '', file: (0,shown_path/* shownPath */.p)(path, cwd) };
        });
        return config === undefined ? program : { ...config, program };
    };
    const checkedOut = async () => readPolicy(inputs, configIn(await (0,base_files/* textsOfDisk */.rA)(paths, files)));
    if (base === undefined)
        return { ...(await checkedOut()), warnings: [] };
    const head = await ofHead(base, paths, (texts) => {
        const config = configIn(texts);
        if (base.isOwnRun)
            readPolicy(inputs, config);
        return { config };
    });
    const source = { of: base.of, base: base.commit };
    try {
        const config = configIn(await base.texts(paths));
        const held = await inputsOfBase(inputs, base);
        const { policy, changes } = policyOfBase(held.inputs, config, head === undefined ? config : head.config);
        return {
            ...policy,
            warnings: [],
            source: { ...source, from: 'base', changes: [...held.changes, ...changes] },
            base,
            former: held.former,
        };
    }
    catch (error) {
        const why = reasonOf(error);
        const fault = error instanceof service_error/* ServiceError */._7 ? error.fault : undefined;
        const isRefusal = fault === 'refused' || fault === 'missing';
        const isCheckout = fault === undefined || isRefusal || fault === 'noToken';
        const message = isCheckout
            ? `The policy of the base branch could not be used, so the checked-out policy applies: ${why}`
            : `The policy of the base branch could not be read, so this run has no verdict: ${why}`;
        const warning = { ...unread(message), hint: isRefusal ? (0,service_error/* permissionHint */.fm)() : undefined };
        const remedy = isRefusal ? '. Give the job the permission contents: read' : '';
        const from = isCheckout ? 'checkout' : 'unavailable';
        return {
            ...(await checkedOut()),
            warnings: [warning],
            source: { ...source, from, why: `${why}${remedy}`, changes: [] },
        };
    }
}
async function ofHead(base, paths, read, maxBytes) {
    try {
        return read(await base.head(paths, maxBytes));
    }
    catch (error) {
        if (error instanceof service_error/* ServiceError */._7 || (error instanceof errors/* UserError */.yo && !base.isOwnRun))
            return undefined;
        throw error;
    }
}
function reasonOf(error) {
    if (error instanceof service_error/* ServiceError */._7)
        return error.message;
    const [first] = error instanceof errors/* UserError */.yo ? error.problems : [];
    if (first === undefined)
        throw error;
    const { location, message } = first;
    return location === undefined ? message : `${location.file}:${location.line}: ${message}`;
}
const unread = (message) => ({ code: 'BASE_UNREAD', severity: 'warning', message });
function readPolicy(inputs, config) {
    const problems = [];
    const settings = config === undefined ? [] : readSettings(config, problems, inputs.explicitInputs);
    return policyWith(inputs, settings, problems);
}
const LOCATIONS = [
    'evals',
    'engine',
    'target',
    'targets',
    'workspacePath',
    'outputDirectory',
    'experiment',
];
function policyOfBase(inputs, base, head) {
    readPolicy(inputs, base);
    const ofBase = base === undefined ? [] : readSettings(base, []);
    const ofHead = head === undefined ? [] : readSettings(head, []);
    const redactions = [...ofBase, ...ofHead].filter(({ name }) => name === 'redact');
    const settings = [
        ...ofBase.filter(({ name }) => name !== 'redact' && !LOCATIONS.includes(name)),
        ...ofHead.filter(({ name }) => LOCATIONS.includes(name)),
        ...redactions.slice(0, 1).map((each) => ({ ...each, text: redactions.map(({ text }) => text).join('\n') })),
    ];
    const names = new Map([...ofBase, ...ofHead].map(({ name }) => [(0,text_text/* snake */.t9)(name), name]));
    const valuesOf = (side) => {
        const open = side.filter(({ name }) => !inputs.explicitInputs.includes(name));
        return Object.fromEntries(open.map(({ name, text }) => [(0,text_text/* snake */.t9)(name), text.trim()]));
    };
    const changes = (0,policy_differences/* changedKeys */.F$)((head ?? base)?.file ?? '', valuesOf(ofBase), valuesOf(ofHead)).map((change) => {
        const name = names.get(change.key);
        return name !== undefined && isOfGate(name) ? change : { file: change.file, key: change.key };
    });
    return { policy: policyWith(inputs, settings, []), changes };
}
function policyWith(inputs, settings, problems) {
    const isOpen = (name) => !inputs.explicitInputs.includes(name);
    const values = settings.flatMap(({ name, text, cursor, key }) => {
        const read = config_settings/* inputsSchema */.rS.shape[name].safeParse(text);
        if (!read.success)
            problems.push(cursor.wrongType(key, read.error.issues[0]?.message ?? 'a valid value'));
        return read.success && isOpen(name) ? [[name, read.data]] : [];
    });
    const combined = { ...inputs, ...Object.fromEntries(values) };
    problems.push(...contradictions(combined, settings));
    if (problems.length > 0)
        throw new errors/* UserError */.yo(problems);
    const configured = settings.map(({ name }) => name).filter(isOpen);
    return { inputs: combined, configured: configured.length > 0 ? configured : undefined };
}
function policyOf(options) {
    const { maxErrorRate, maxDrop, confirm, control, maxCostIncrease, maxLatencyIncrease } = options;
    const { matrixJobs = 1, shard } = options;
    const jobs = matrixJobs > 1 && shard === undefined ? matrixJobs : undefined;
    return { maxErrorRate, maxDrop, confirm, control, maxCostIncrease, maxLatencyIncrease, matrixJobs: jobs };
}
function contradictions(inputs, settings) {
    const { baseline, explicitInputs } = inputs;
    const problems = [];
    const refuse = (names, message, hint) => {
        const locations = names.map((name) => settings.find((each) => each.name === name)?.cursor.location);
        const location = locations.find((each) => each !== undefined);
        problems.push({ code: 'INPUT_INVALID', severity: 'error', message, location, hint });
    };
    const isSetWithBaseline = (name) => explicitInputs.includes('baseline')
        ? explicitInputs.includes(name)
        : settings.some((setting) => setting.name === name) && !explicitInputs.includes(name);
    const isNone = baseline.includes('none') && !inputs.isForBaseline;
    const isAuto = baseline.every((each) => each === 'auto');
    const withoutEffect = [
        ...(isNone ? ['seedBaseline', 'maxCostIncrease', 'maxLatencyIncrease'] : []),
        ...(isAuto ? [] : ['baselineBranch']),
    ];
    for (const name of withoutEffect.filter((each) => inputs[each] !== undefined && isSetWithBaseline(each))) {
        const message = `${(0,text_text/* kebab */.i9)(name)} cannot be set with the baseline "${baseline[0]}"`;
        refuse([name, 'baseline'], message, 'Set another baseline, or remove one of the two.');
    }
    if (baseline.length > 1 && (isNone || baseline.includes('auto'))) {
        refuse(['baseline'], `baseline contains "${isNone ? 'none' : 'auto'}" and other values`, 'List files, folders or runs, or use "auto" or "none" alone.');
    }
    return problems;
}


/***/ }),

/***/ 55631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $1: () => (/* binding */ isSameMeasure),
/* harmony export */   Cf: () => (/* binding */ limitsText),
/* harmony export */   DP: () => (/* binding */ changedGrading),
/* harmony export */   Go: () => (/* binding */ isWholeSubject),
/* harmony export */   QF: () => (/* binding */ passMarkOf),
/* harmony export */   SQ: () => (/* binding */ importedMeasureText),
/* harmony export */   aZ: () => (/* binding */ whyNotComparable),
/* harmony export */   kD: () => (/* binding */ measureText),
/* harmony export */   yq: () => (/* binding */ subjectText),
/* harmony export */   zU: () => (/* binding */ changedLimits)
/* harmony export */ });
const MEASURE_VERSION = 'm1';
const IMPORTED_VERSION = 'i1';
const measureParts = ['question', 'graders', 'judge', 'limits'];
const SUBJECT_VERSION = 's1';
const UNKNOWN = '-';
const measureText = (hashes) => [MEASURE_VERSION, ...measureParts.map((part) => hashes[part])].join('.');
const PASS_MARK = 'pass mark';
const limitsText = ({ passMark, requiredMark, timeoutMs, maxCostUsd, chances }) => [
    `${PASS_MARK}=${passMark}`,
    ...(requiredMark === undefined ? [] : [`mark of required graders=${requiredMark}`]),
    ...(timeoutMs === undefined ? [] : [`time limit=${timeoutMs / 1000} s`]),
    ...(maxCostUsd === undefined ? [] : [`cost limit=${maxCostUsd} USD`]),
    ...(chances === undefined ? [] : [`pass_at_k trials=${chances}`]),
].join(';');
function limitsIn(measure) {
    if (isImported(measure))
        return new Map();
    const limits = partsOf(measure).at(-1) ?? '';
    return new Map([...limits.matchAll(/([^=;]+)=([^;]*)/g)].map(([, name = '', value = '']) => [name, value]));
}
function passMarkOf(measure) {
    const mark = measure === undefined ? undefined : limitsIn(measure).get(PASS_MARK);
    return mark === undefined ? undefined : Number(mark);
}
function changedLimits(before, now, isChange) {
    const [earlier, present] = [limitsIn(before), limitsIn(now)];
    if (earlier.size === 0 || present.size === 0)
        return [];
    return [...new Set([...earlier.keys(), ...present.keys()])]
        .filter((name) => earlier.get(name) !== present.get(name) && (isChange || name !== PASS_MARK))
        .map((name) => {
        const applies = name === PASS_MARK ? ', of which the first applies' : '';
        return `${name} ${earlier.get(name) ?? 'not set'} \u2192 ${present.get(name) ?? 'not set'}${applies}`;
    });
}
function partsOf(measure) {
    const parts = measure.split('.');
    return parts.length <= measureParts.length
        ? parts
        : [...parts.slice(0, measureParts.length), parts.slice(measureParts.length).join('.')];
}
const importedMeasureText = (hashes) => [IMPORTED_VERSION, ...measureParts.map((part) => hashes[part] ?? UNKNOWN)].join('.');
const subjectText = ({ target, workspace = UNKNOWN, files = UNKNOWN }) => [SUBJECT_VERSION, target, workspace, files].join('.');
const isWholeSubject = (subject) => {
    const [version, ...hashes] = subject.split('.');
    return version === SUBJECT_VERSION && hashes.length === 3 && !hashes.includes(UNKNOWN) && !hashes.includes('');
};
function isSameMeasure(before, now) {
    if (before === now)
        return true;
    if (isImported(before) !== isImported(now))
        return false;
    const [earlier, present] = [partsOf(before), partsOf(now)];
    const compared = isImported(now) ? earlier : earlier.slice(0, measureParts.length);
    return (earlier.length === present.length &&
        earlier.length > measureParts.length &&
        compared.every((part, index) => isSamePart(part, present[index])));
}
const gradingParts = ['graders', 'judge'];
function changedGrading(before, now) {
    const [earlier, present] = [partsOf(before), partsOf(now)];
    if (earlier[0] !== present[0])
        return [];
    return gradingParts.filter((part) => {
        const index = measureParts.indexOf(part) + 1;
        return !isSamePart(earlier[index], present[index]);
    });
}
const isImported = (measure) => measure.startsWith(`${IMPORTED_VERSION}.`);
const isSamePart = (before, now) => before === now || before === UNKNOWN || now === UNKNOWN;
function whyNotComparable(before, now) {
    if (isImported(before) !== isImported(now))
        return 'not comparable: another tool measured it';
    const [earlierRuns, present] = [partsOf(before), partsOf(now)];
    if (earlierRuns[0] !== present[0])
        return 'not comparable: another version measured it in another way';
    if (isImported(now) && earlierRuns.at(-1) !== present.at(-1)) {
        return 'not comparable: another tool, or another major version of it, measured it';
    }
    const changed = measureParts.filter((part, index) => part !== 'limits' && !isSamePart(earlierRuns[index + 1], present[index + 1]));
    if (earlierRuns.length !== present.length || changed.length === 0)
        return 'its question or its grading changed';
    const [first = '', ...others] = changed.map((part) => `the ${part}`);
    const subject = others.length === 0 ? first : `${[first, ...others.slice(0, -1)].join(', ')} and ${others.at(-1)}`;
    return `${changed.includes('judge') ? 'not comparable: ' : ''}${subject} changed`;
}


/***/ }),

/***/ 26478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kd: () => (/* binding */ foldersUpTo),
/* harmony export */   Xg: () => (/* binding */ readConfig),
/* harmony export */   aY: () => (/* binding */ mentionsPolicy),
/* harmony export */   l2: () => (/* binding */ wholeOf)
/* harmony export */ });
/* unused harmony export CONFIG */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _model_values_mapping_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92838);
/* harmony import */ var _platform_secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99429);
/* harmony import */ var _block_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9732);
/* harmony import */ var _execution_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4927);
/* harmony import */ var _metadata_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57444);
/* harmony import */ var _program_config_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(91300);
/* harmony import */ var _references_file_paths_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(13037);
/* harmony import */ var _references_interpolate_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(88083);
/* harmony import */ var _references_shown_path_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(81457);
/* harmony import */ var _variants_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(27327);
/* harmony import */ var _yaml_cursor_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(23759);













const MAX_CONFIG_BYTES = 1024 * 1024;
const NAMES = ['config.yaml', 'config.yml'];
const PROGRAMS = [_program_config_js__WEBPACK_IMPORTED_MODULE_7__/* .PROGRAM_CONFIG */ .oq, ...['js', 'mts', 'mjs'].map((ending) => `agentv.config.${ending}`)];
async function readConfig(folder, reading, files) {
    const problems = [];
    const folders = foldersUpTo(reading.root, folder);
    let program = {};
    const programPath = await (0,_references_file_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .firstFile */ .FX)(folders.flatMap((each) => namedIn(each, PROGRAMS)), files);
    if (programPath !== undefined) {
        const file = (0,_references_shown_path_js__WEBPACK_IMPORTED_MODULE_10__/* .shownPath */ .p)(programPath, reading.cwd);
        const text = await files.read(programPath, MAX_CONFIG_BYTES);
        const read = programPath.endsWith(_program_config_js__WEBPACK_IMPORTED_MODULE_7__/* .PROGRAM_CONFIG */ .oq) ? (0,_program_config_js__WEBPACK_IMPORTED_MODULE_7__/* .readProgramConfig */ .tK)(file, text) : undefined;
        const { hasBudget = false } = reading;
        problems.push(...(read?.problems ?? [(0,_program_config_js__WEBPACK_IMPORTED_MODULE_7__/* .computedProgram */ .Qg)(file, text, { hasBudget })]));
        program = read === undefined ? {} : fieldsIn(read.root.reportingTo(problems), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(programPath));
    }
    for (const at of [...folders.map((each) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(each, '.agentv')), reading.home ?? []].flat()) {
        const path = await (0,_references_file_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .firstFile */ .FX)(namedIn(at, NAMES), files);
        const root = path === undefined ? undefined : await open(path, reading, files, problems);
        if (root !== undefined)
            return { config: { ...program, ...fieldsIn(root.reportingTo(problems), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(at)) }, problems };
    }
    return { config: program, problems };
}
const namedIn = (folder, names) => names.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name));
function foldersUpTo(root, folder) {
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(folder);
    return folder === root || above === folder ? [folder] : [folder, ...foldersUpTo(root, above)];
}
const mentionsPolicy = (text) => /^[^#\n]*?\b(?:gate|eval_action)["']?[ \t]*:/m.test(text.replaceAll('\0', ''));
const wholeOf = (root) => root.wrongType('config', 'a mapping');
async function open(path, { cwd, lookUp }, files, problems) {
    const hint = 'The whole file is ignored; a configuration in a parent folder applies, if there is one.';
    const passOver = (fileProblems, text = '') => {
        const isError = mentionsPolicy(text);
        problems.push(...fileProblems.map((problem) => (isError ? problem : { ...problem, severity: 'warning', hint })));
        return undefined;
    };
    try {
        let missing = [];
        const text = await files.read(path, MAX_CONFIG_BYTES);
        const opened = (0,_yaml_cursor_js__WEBPACK_IMPORTED_MODULE_12__/* .openYaml */ .IM)((0,_references_shown_path_js__WEBPACK_IMPORTED_MODULE_10__/* .shownPath */ .p)(path, cwd), text, (value) => {
            const interpolated = (0,_references_interpolate_js__WEBPACK_IMPORTED_MODULE_9__/* .interpolate */ .G)(value, lookUp ?? (() => undefined));
            missing = interpolated.missing;
            return interpolated;
        });
        if (opened.kind === 'invalid')
            return passOver(opened.problems, text);
        const { root } = opened;
        const reserved = missing.filter(({ name }) => (0,_platform_secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .isReserved */ .Bs)(name));
        problems.push(...reserved.map((variable) => (0,_references_interpolate_js__WEBPACK_IMPORTED_MODULE_9__/* .missingVariable */ .n)(variable, root)));
        const isEmpty = root.value === null;
        return root.isMap || isEmpty ? root : passOver([wholeOf(root)], text);
    }
    catch (error) {
        if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo)
            return passOver(error.problems);
        throw error;
    }
}
const A_LIST = 'a list of globs';
const flagOf = (description) => (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_4__/* .flag */ .Jt, description);
const EXECUTION = (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .block */ .om)({ of: 'execution in .agentv/config.yaml', ignoresWrong: true }, () => ({
    verbose: flagOf('Whether a run logs its requests, and the commands of cli targets.'),
    keep_workspaces: flagOf('Whether the folders that agents worked in stay.'),
    export_otel: flagOf('Whether traces are exported after a run, to otel_backend or else to OTEL_EXPORTER_OTLP_ENDPOINT.'),
    otel_capture_content: flagOf('Whether traces include prompts, answers, and tool inputs and outputs.'),
    otel_group_turns: flagOf('Whether each turn of a conversation has a span.'),
    otel_file: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq, 'File for traces as OTLP JSON; {timestamp} is the start of the run.'),
    otel_backend: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq, 'Name of the backend: otlp, braintrust, langfuse or confident.'),
    trace_file: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq, 'File for a JSON line per test with its tool calls; {timestamp} is the start of the run.'),
    pool_workspaces: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .idle */ .N7)('AgentV 4.42.4 does not use it either'),
    pool_slots: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)((0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .wholeNumber */ .rD)(1, 50), 'Maximum number of pooled folders.'),
}));
const HOOKS = (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .block */ .om)({ of: 'hooks in .agentv/config.yaml', ignoresWrong: true }, () => ({
    before_session: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq, 'A shell command that runs once before everything; lines NAME=value that it prints are variables.'),
}));
const CONFIG = (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .block */ .om)({ of: '.agentv/config.yaml', ignoresWrong: true }, () => ({
    $schema: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq, 'Marks the file: "agentv-config-v2".'),
    required_version: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq, 'The versions of AgentV that the suites are written for, such as ">=4.0.0".'),
    eval_patterns: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_4__/* .trimmedTexts */ .fC, 'Globs for the suites that run when none is named.', A_LIST),
    guideline_patterns: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_4__/* .trimmedTexts */ .fC, 'Globs for input files that are guidelines, in suites of AgentV 1 and 2.', A_LIST),
    hooks: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(HOOKS.schema, 'Commands that run around everything.'),
    execution: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(EXECUTION.schema, 'How suites run, and where their traces go.'),
    gate: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .optionalPart */ ._I)('gate', 'Settings that decide the verdict; an input or a flag takes precedence.'),
    eval_action: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .optionalPart */ ._I)('eval_action', 'Settings of a run, in snake_case; an input or a flag takes precedence.'),
    results: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .idle */ .N7)('this version does not read it yet'),
    git_cache: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .idle */ .N7)('this version does not read it yet'),
}));
function fieldsIn(root, folder) {
    const config = (root.value === null ? undefined : CONFIG.open(root)) ?? root;
    const execution = EXECUTION.open(config.field('execution'));
    const session = HOOKS.open(config.field('hooks'))?.field('before_session');
    (0,_metadata_js__WEBPACK_IMPORTED_MODULE_6__/* .checkRequiredVersion */ .oc)(config.field('required_version'), 'required_version');
    if (session?.text === undefined)
        session?.addWrongType('text: a command for the shell');
    const patterns = CONFIG.values(config, 'eval_patterns', 'guideline_patterns');
    const settings = execution && EXECUTION.values(execution, 'verbose', 'keep_workspaces', 'pool_slots');
    return (0,_model_values_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutGaps */ .C3)({
        evalPatterns: patterns.eval_patterns?.length ? patterns.eval_patterns : undefined,
        guidelinePatterns: patterns.guideline_patterns?.length ? patterns.guideline_patterns : undefined,
        beforeSession: session?.text?.trim() ? { command: session.text, location: session.location } : undefined,
        watch: (0,_execution_js__WEBPACK_IMPORTED_MODULE_5__/* .readWatch */ .Qn)(config.field('eval_action')?.field('watch')),
        variants: (0,_variants_js__WEBPACK_IMPORTED_MODULE_11__/* .readVariants */ .hj)(config.field('eval_action')?.field('variants'), folder),
        verbose: settings?.verbose,
        keepWorkspaces: settings?.keep_workspaces,
        poolSlots: settings?.pool_slots,
    });
}


/***/ }),

/***/ 4927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qn: () => (/* binding */ readWatch),
/* harmony export */   f3: () => (/* binding */ readExecution),
/* harmony export */   fx: () => (/* binding */ readTestExecution)
/* harmony export */ });
/* unused harmony export executionDefinitions */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _model_suite_number_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95974);
/* harmony import */ var _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20758);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56290);
/* harmony import */ var _block_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9732);
/* harmony import */ var _workspace_read_hooks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82666);






const A_COUNT = { expected: 'a mapping with "count"', hint: 'Write trials: { count: 3 }.' };
const TRIALS = (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .block */ .om)({ of: 'trials', oldNames: 'trials', ...A_COUNT }, () => ({
    count: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .needed */ .Ow)((0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .wholeNumber */ .rD)(1, _model_suite_number_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_TRIALS */ .XI), 'How often each test runs.'),
    strategy: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_model_suite_suite_js__WEBPACK_IMPORTED_MODULE_2__/* .trialStrategies */ .su), 'How the trials make one score: the best one (and no more after a pass), their mean, or the lower end of its 95 % interval.', `one of ${_model_suite_suite_js__WEBPACK_IMPORTED_MODULE_2__/* .trialStrategies */ .su.join(', ')}`),
    cost_limit_usd: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)((0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .over0 */ .vR)(_model_suite_number_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_USD */ .Kd), 'No further trial begins once the known cost has reached this many dollars.'),
}));
const ELSEWHERE = 'Targets are configured in the targets file; "use_target" names one of them.';
const TARGET_OF_SUITE = (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .block */ .om)({ of: 'a target of a suite', elsewhere: { provider: ELSEWHERE, model: ELSEWHERE } }, () => ({
    name: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .needed */ .Ow)(_block_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq, 'The name under which the results appear.', 'the name of a target'),
    use_target: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq, 'The target of the targets file that is behind the name.'),
    hooks: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .optionalPart */ ._I)('targetHooks', 'Commands that run around the tests on this target alone.'),
}));
const graderLists = () => ({
    assertions: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .optionalPart */ ._I)('graders', 'Graders for every test; "assertions" at the top of the file is the better place.'),
    assert: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .oldPart */ .vu)('graders', 'assertions'),
    evaluators: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .oldPart */ .vu)('graders', 'assertions'),
});
const EXECUTION = (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .block */ .om)({ of: 'execution', oldNames: 'execution' }, () => ({
    target: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq, 'The name of the target that the tests run on; "default" when none is named.'),
    targets: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([_block_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq, (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .part */ .y_)('targetOfSuite')])), 'Several targets: every test runs on each of them. An entry may give a target another name.'),
    ...graderLists(),
    workers: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)((0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .wholeNumber */ .rD)(1, _model_suite_number_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_WORKERS */ .bP), 'How many tests run at the same time.'),
    trials: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .optionalPart */ ._I)('trials', 'Runs every test several times.'),
    threshold: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_4__/* .share */ .uM, 'The mean score that the suite must reach, 0 to 1; also the pass mark of its tests.'),
    must_pass: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_4__/* .flag */ .Jt, 'Whether every test must pass: the run fails when most trials of one test fail.'),
    timeout_seconds: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)((0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .over0 */ .vR)(_model_suite_number_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_SECONDS */ .Hg), 'Time limit of one call of a target in seconds, for tests without their own "timeout_seconds".'),
    max_cost_usd: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)((0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .over0 */ .vR)(_model_suite_number_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_USD */ .Kd), 'Cost limit of a trial in US dollars, for tests without "max_cost_usd".'),
    fail_on_error: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_4__/* .flag */ .Jt, 'Whether the first test that could not be run stops the rest.'),
    budget_usd: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)((0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .over0 */ .vR)(_model_suite_number_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_USD */ .Kd), 'No further test begins once the known cost has reached this many dollars.'),
    cache: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_4__/* .flag */ .Jt, 'Whether answers of earlier runs may be used again.'),
    cache_path: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_4__/* .trimmed */ .dE, 'The folder of cached responses.', 'the path of a folder'),
    cachePath: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .idle */ .N7)('it is spelled "cache_path"'),
    watch: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_block_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq).min(1), 'Globs, from the root of the repository on, of the files that the results depend on; "!" leaves files out. Without them that is the whole repository.'),
    skip_defaults: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .idle */ .N7)('it belongs to the execution of a test'),
}));
const TEST_EXECUTION = (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .block */ .om)({
    of: "a test's execution",
    elsewhere: {
        must_pass: 'Put it on the test itself.',
        timeout_seconds: 'Put it on the test itself, next to "id".',
        max_cost_usd: 'Put it on the test itself, next to "id".',
    },
}, () => ({
    skip_defaults: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_4__/* .flag */ .Jt, 'Whether the test goes without the input, input files and graders of the suite.'),
    threshold: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_4__/* .share */ .uM, 'The score that this test needs to pass, before any other threshold.'),
    targets: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_4__/* .trimmedTexts */ .fC, 'Of several targets, the ones that this test runs on.', 'a list of target names'),
    target: (0,_block_js__WEBPACK_IMPORTED_MODULE_4__/* .idle */ .N7)('a test runs on the targets of its suite; restrict them with "targets"'),
    ...graderLists(),
}));
const executionDefinitions = () => ({
    execution: EXECUTION.schema,
    trials: TRIALS.schema,
    targetOfSuite: TARGET_OF_SUITE.schema,
    targetHooks: TARGET_HOOKS.schema,
    targetHook: TARGET_HOOK.schema,
    testExecution: TEST_EXECUTION.schema,
});
function readExecution(root) {
    const execution = EXECUTION.open(root.field('execution'));
    const targets = readTargets(root, execution);
    if (execution === undefined)
        return { targets, failOnError: false };
    const trials = TRIALS.open(execution.field('trials'));
    const { count, strategy = 'pass_at_k', cost_limit_usd: costLimitUsd } = trials ? TRIALS.values(trials) : {};
    const read = EXECUTION.values(execution, 'workers', 'threshold', 'must_pass', 'timeout_seconds', 'max_cost_usd', 'cache', 'cache_path', 'budget_usd', 'fail_on_error');
    return {
        targets,
        cache: read.cache,
        cachePath: read.cache_path,
        workers: read.workers,
        threshold: read.threshold,
        mustPass: read.must_pass || undefined,
        timeoutSeconds: read.timeout_seconds,
        maxCostUsd: read.max_cost_usd,
        trials: count === undefined ? undefined : { count, strategy, costLimitUsd },
        budgetUsd: read.budget_usd,
        watch: readWatch(execution.field('watch')),
        failOnError: read.fail_on_error ?? false,
    };
}
function readTestExecution(field) {
    const execution = TEST_EXECUTION.open(field);
    if (execution === undefined)
        return undefined;
    const read = TEST_EXECUTION.values(execution);
    if (read.threshold === 0) {
        execution.field('threshold')?.addWarning('UNUSED', '"threshold: 0" lets this test pass with every answer', {
            hint: 'Remove it, or write the lowest score of a good answer.',
        });
    }
    return { skipDefaults: read.skip_defaults ?? false, threshold: read.threshold, targets: read.targets };
}
function readTargets(root, execution) {
    const list = execution?.field('targets');
    const isEmptyList = list?.isList === true && list.items().length === 0;
    const [first, ...ignored] = [isEmptyList ? undefined : list, execution?.field('target'), root.field('target')].filter((field) => field !== undefined);
    for (const field of ignored)
        field.addNote('UNUSED', '"target" is ignored because "execution" sets the targets');
    if (first === undefined)
        return [];
    if (first !== list)
        return readTargetName(first);
    if (!list.isList) {
        list.addWrongType('a list of target names', list.text === undefined ? undefined : 'Use "target" for a single one.');
    }
    const names = list.items().flatMap((item) => {
        if (!item.isMap)
            return readTargetName(item);
        TARGET_OF_SUITE.open(item);
        const name = item.field('name');
        const useTarget = item.field('use_target');
        const [named] = name === undefined ? [] : readTargetName(name, 'name');
        const hooks = (0,_workspace_read_hooks_js__WEBPACK_IMPORTED_MODULE_5__/* .readTargetHooks */ .Ez)(item.field('hooks'));
        if (named === undefined || useTarget === undefined)
            return named === undefined ? [] : [{ ...named, hooks }];
        const [used] = readTargetName(useTarget, 'use_target');
        return used === undefined ? [] : [{ ...used, name: named.name, useTarget: used.name, hooks }];
    });
    const seen = new Set();
    return names.filter(({ name, location, isUnknown }) => {
        if (isUnknown || !seen.has(name))
            return seen.add(name);
        list.addWarning('UNUSED', `The target "${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cutEnd */ .ym)(name, 60)}" is listed twice and used once`, { location });
        return false;
    });
}
function readTargetName(field, key = 'target') {
    const name = field.text?.trim();
    if (name)
        return [{ name, location: field.location }];
    const problem = field.wrongType(key, 'the name of a target');
    field.problems.push(problem);
    return field.isUnknown(problem) ? [{ name: '', location: field.location, isUnknown: true }] : [];
}
const MAX_GLOBS = 100;
const MAX_GLOB_LENGTH = 500;
const MAX_STARS = 12;
function readWatch(field) {
    if (field === undefined)
        return undefined;
    const items = field.items();
    if (!field.isList || items.length === 0 || items.length > MAX_GLOBS) {
        return field.addWrongType(`a list of 1 to ${MAX_GLOBS} globs`);
    }
    const globs = items.flatMap((item) => {
        const written = item.text?.trim() ?? '';
        const sign = written.startsWith('!') ? '!' : '';
        const path = written.slice(sign.length).replace(/^(?:\.\/+)+/, '');
        if (path === '')
            return item.addWrongType('a glob, such as "src/**"') ?? [];
        if (path.length > MAX_GLOB_LENGTH)
            return item.addWrongType(`at most ${MAX_GLOB_LENGTH} characters`) ?? [];
        if (/^(?:[/\\]|[A-Za-z]:)|[\0\r\n]/.test(path) || path.split('/').includes('..')) {
            return item.addWrongType('a path below the root of the repository, such as "src/**"') ?? [];
        }
        const stars = path.match(/\*+/g)?.length ?? 0;
        if (stars > MAX_STARS)
            return item.addWrongType(`a glob with at most ${MAX_STARS} stars`) ?? [];
        return { glob: `${sign}${path}`, location: item.location };
    });
    if (globs.length > 0 && globs.every(({ glob }) => glob.startsWith('!'))) {
        field.addWrongType('at least one glob that does not begin with "!"');
    }
    return globs.length === 0 ? undefined : globs;
}


/***/ }),

/***/ 85482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DR: () => (/* binding */ IN_A_FILE),
/* harmony export */   VK: () => (/* binding */ splitGlob),
/* harmony export */   sX: () => (/* binding */ TEST_FILE),
/* harmony export */   x0: () => (/* binding */ GLOB_SIGN),
/* harmony export */   xh: () => (/* binding */ ExternalTests)
/* harmony export */ });
/* unused harmony export MAX_FILES */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64973);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56290);
/* harmony import */ var _references_file_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13037);
/* harmony import */ var _references_shown_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81457);
/* harmony import */ var _suite_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79468);







const MAX_FILES = 10_000;
const MAX_TOTAL_CHARACTERS = 64 * 1024 * 1024;
const MAX_PATH_LENGTH = 4096;
const IN_A_FILE = 'file://';
const GLOB_SIGN = /[*?{]/;
const TEST_FILE = /\.(?:ya?ml|jsonl)$/i;
function splitGlob(glob) {
    const parts = glob.split('/');
    const first = parts.findIndex((part) => GLOB_SIGN.test(part));
    const folder = parts.slice(0, first).join('/') || (parts[0] === '' ? '/' : '.');
    return { folder, rest: parts.slice(first).join('/') };
}
const shortened = (path) => (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cutMiddle */ .it)(path, 200);
const tooManyFiles = (expected) => (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('FILE_TOO_LARGE', 'The test files of this suite are too many or too large', {
    expected,
    hint: 'Split it into several suites.',
});
class ExternalTests {
    #folder;
    #reading;
    #problems;
    #files = 0;
    #characters = 0;
    constructor(folder, reading, problems) {
        this.#folder = folder;
        this.#reading = reading;
        this.#problems = problems;
    }
    async behindPath(field) {
        const path = this.#resolve(field.text ?? '', field);
        const read = async () => {
            if (path === undefined)
                return [];
            const isFolder = (await this.#reading.files.state(path)) === 'folder';
            return isFolder ? this.#inFolder(path, field) : this.#inFile(path, field);
        };
        return (await (0,_suite_file_js__WEBPACK_IMPORTED_MODULE_6__/* .orReported */ .d7)(read, field.problems, field.location)) ?? [];
    }
    async inList(entries) {
        const all = [];
        for (const entry of entries) {
            const path = entry.text?.startsWith(IN_A_FILE) ? entry.text.slice(IN_A_FILE.length) : undefined;
            if (path === undefined)
                all.push(entry);
            else {
                const read = async () => {
                    const files = GLOB_SIGN.test(path)
                        ? await this.#matches(path, entry)
                        : [this.#resolve(path, entry) ?? []].flat();
                    for (const file of files)
                        for (const test of await this.#inFile(file, entry))
                            all.push(test);
                };
                await (0,_suite_file_js__WEBPACK_IMPORTED_MODULE_6__/* .orReported */ .d7)(read, entry.problems, entry.location);
            }
        }
        return all;
    }
    async #matches(pattern, entry) {
        const { files } = this.#reading;
        const { folder, rest } = splitGlob(pattern);
        const start = this.#resolve(folder, entry);
        if (start === undefined)
            return [];
        if (rest.split('/').some((part) => /(?:^|[{,])\.\.(?:[},]|$)/.test(part))) {
            entry.addError('WRONG_TYPE', '".." cannot follow a wildcard in a glob');
            return [];
        }
        if ((await files.state(start)) === 'folder' && !(await this.#isInside(start, entry)))
            return [];
        const paths = await files.glob([rest], { cwd: start });
        if (paths.length === 0) {
            const message = `No file matches ${shortened(pattern)}, so it adds no tests`;
            entry.addWarning('NOTHING_MATCHED', message, { hint: `Paths start at ${this.#shown(this.#folder)}.` });
        }
        return paths;
    }
    async #inFile(path, from) {
        const text = await this.#textOf(path, from);
        if (text === undefined)
            return [];
        const file = this.#shown(path);
        const { texts } = this.#reading;
        if (/\.jsonl$/i.test(path)) {
            const lines = texts.jsonLines(file, text, this.#problems);
            if (lines?.length === 0)
                this.#reportEmpty(file);
            return lines ?? [];
        }
        const root = texts.yaml(file, text, this.#problems);
        if (root === undefined)
            return [];
        if (root.value === null || (root.isList && root.items().length === 0))
            return this.#reportEmpty(file) ?? [];
        if (!root.isList) {
            const hint = root.key('tests') === undefined
                ? 'Put "- " before each test to make it a list.'
                : 'This file is a suite: run it separately, or reduce it to the list under "tests".';
            const details = { expected: 'a list of tests', found: root.found, hint };
            return root.addError('WRONG_TYPE', 'A file of tests must be a list', details) ?? [];
        }
        const others = root.items().filter((item) => !item.isMap);
        for (const item of others) {
            const isReference = item.text?.startsWith(IN_A_FILE);
            item.addError('WRONG_TYPE', isReference ? 'A file of tests cannot refer to other files' : 'A test is a mapping', {
                expected: '"id", "input" and graders',
                found: item.found,
                hint: isReference ? 'Add that file to the suite itself.' : undefined,
            });
        }
        return others.length > 0 ? [] : root.items();
    }
    async #inFolder(folder, from) {
        if (!(await this.#isInside(folder, from)))
            return [];
        const paths = await this.#reading.files.glob(['*', '*/*', '*/*/*'], { cwd: folder });
        const parts = paths.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path).replaceAll('\\', '/').split('/'));
        const names = new Set(parts.flatMap(([name, ...below]) => (name && below.length > 0 ? [name] : [])));
        const orphans = parts.flatMap(([name = '', ...below]) => below.length === 0 && TEST_FILE.test(name) ? [name] : []);
        if (orphans.length > 0) {
            const expected = 'a folder for each case, with its case.yaml';
            const details = { found: (0,_model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(orphans), expected };
            from.addWarning('UNUSED', 'Files next to the folders of cases are not read', details);
        }
        if (names.size === 0)
            from.addWarning('NOTHING_MATCHED', `${this.#shown(folder)} has no subfolder with a case`);
        const tests = [];
        const byBytes = (a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b));
        for (const name of [...names].sort(byBytes)) {
            const test = await this.#case((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name), name, from);
            if (test !== undefined)
                tests.push(test);
        }
        return tests;
    }
    async #case(folder, name, from) {
        const { files, texts } = this.#reading;
        const paths = ['case.yaml', 'case.yml'].map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, file));
        const states = await Promise.all(paths.map((path) => files.state(path)));
        const [path, ignored] = paths.filter((_, index) => states[index] === 'file');
        if (path === undefined) {
            const message = `The folder ${this.#shown(folder)} has no case.yaml and is ignored`;
            const expected = 'a case.yaml or case.yml in every folder of cases';
            return from.addWarning('FILE_MISSING', message, { expected });
        }
        if (ignored !== undefined) {
            from.addWarning('UNUSED', `${this.#shown(ignored)} is ignored because case.yaml exists too`);
        }
        const text = await this.#textOf(path, from);
        const file = this.#shown(path);
        const root = text === undefined ? undefined : texts.yaml(file, text, this.#problems);
        if (root?.value === null)
            return this.#reportEmpty(file);
        if (!root?.isMap) {
            return root?.addError('WRONG_TYPE', 'A case must be one test', {
                expected: 'a mapping with "input" and graders',
                found: root.found,
                hint: root.isList ? 'Put each test of the list into a separate folder.' : undefined,
            });
        }
        const named = root.field('id') === undefined ? root.with('id', name) : root;
        const template = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'workspace');
        const hasTemplate = named.field('workspace') === undefined && (await files.state(template)) === 'folder';
        return hasTemplate ? named.with('workspace', { template }) : named;
    }
    #reportEmpty(file) {
        const message = 'The file is empty: there are no tests in it';
        const location = { file, line: 1, column: 1 };
        this.#problems.push({ code: 'NOTHING_MATCHED', severity: 'warning', message, location });
    }
    async #textOf(path, from) {
        const { files } = this.#reading;
        const state = await files.state(path);
        const shown = this.#shown(path);
        if (state === 'folder') {
            const hint = 'For a folder of cases, use tests: <folder>. For files in a folder, use file://<folder>/*.yaml.';
            return from.addError('FILE_UNREADABLE', `${shown} is a folder, not a file of tests`, { hint });
        }
        if (state === 'missing') {
            const hint = 'Paths start in the folder of the eval file.';
            return from.addError('FILE_MISSING', `There is no file ${shown}`, { hint });
        }
        if (!TEST_FILE.test(path)) {
            const ending = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.extname)(path);
            return from.addError('WRONG_TYPE', 'Tests cannot be read from a file of this kind', {
                expected: 'a .yaml, .yml or .jsonl file, or a folder of cases',
                found: ending === '' ? 'a name without an extension' : `a name that ends in ${shortened(ending)}`,
            });
        }
        if (!(await this.#isInside(path, from)))
            return undefined;
        this.#files += 1;
        if (this.#files > MAX_FILES)
            throw tooManyFiles(`at most ${MAX_FILES} files`);
        const text = await files.read(path, _suite_file_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_SUITE_BYTES */ .ql);
        this.#characters += text.length;
        if (this.#characters > MAX_TOTAL_CHARACTERS) {
            throw tooManyFiles(`at most ${MAX_TOTAL_CHARACTERS} characters in total`);
        }
        return text;
    }
    #resolve(text, from) {
        if (text.trim() === '' || text.length > MAX_PATH_LENGTH) {
            return from.addWrongType('the path of a file of tests, or of a folder of cases', undefined, 'tests');
        }
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(this.#folder, text);
        return this.#reading.bounds.hold(path) ? path : from.addComplaint((0,_references_file_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .outside */ .qY)(shortened(text)));
    }
    async #isInside(path, from) {
        const complaint = await this.#reading.bounds.whyNotRead(path, this.#shown(path));
        if (complaint !== undefined)
            from.addComplaint(complaint);
        return complaint === undefined;
    }
    #shown(path) {
        return shortened((0,_references_shown_path_js__WEBPACK_IMPORTED_MODULE_5__/* .shownPath */ .p)(path, this.#reading.cwd));
    }
}


/***/ }),

/***/ 13317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EK: () => (/* binding */ isOneOf),
/* harmony export */   I5: () => (/* binding */ rootOf),
/* harmony export */   Ku: () => (/* binding */ firstOf),
/* harmony export */   bx: () => (/* binding */ onlyOnOneSide),
/* harmony export */   dr: () => (/* binding */ includesIn),
/* harmony export */   pu: () => (/* binding */ testsIn),
/* harmony export */   qh: () => (/* binding */ isJsonLines)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14006);
/* harmony import */ var _external_tests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85482);
/* harmony import */ var _old_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64717);
/* harmony import */ var _yaml_cursor_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23759);





const CASES = '*/case.{yaml,yml}';
const isJsonLines = (file) => /\.jsonl$/i.test(file);
function rootOf(text = '') {
    const opened = (0,_yaml_cursor_js__WEBPACK_IMPORTED_MODULE_4__/* .openYaml */ .IM)('', text);
    return opened.kind === 'opened' ? opened.root : undefined;
}
const firstOf = (of, names) => names.map((name) => of?.field(name)).find((field) => field !== undefined);
function includesIn(suite, folder) {
    const tests = firstOf(suite, (0,_old_names_js__WEBPACK_IMPORTED_MODULE_3__/* .namesOf */ .eZ)('suite', 'tests'));
    if (tests?.text !== undefined) {
        const start = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, tests.text);
        return [{ start, pattern: _external_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .TEST_FILE */ .sX.test(start) ? undefined : CASES }];
    }
    return (tests?.items() ?? []).flatMap(({ text }) => {
        if (!text?.startsWith(_external_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .IN_A_FILE */ .DR))
            return [];
        const path = text.slice(_external_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .IN_A_FILE */ .DR.length);
        if (!_external_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .GLOB_SIGN */ .x0.test(path))
            return [{ start: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, path), pattern: undefined }];
        const glob = (0,_external_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .splitGlob */ .VK)(path);
        return [{ start: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, glob.folder), pattern: glob.rest }];
    });
}
const isOneOf = (path, includes) => includes.some(({ start, pattern }) => {
    if (pattern === undefined)
        return path === start;
    const below = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(start, path).replaceAll('\\', '/');
    return _external_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .TEST_FILE */ .sX.test(path) && picomatch__WEBPACK_IMPORTED_MODULE_1__(pattern, { dot: true, windows: false })(below);
});
const onlyOnOneSide = (one, other) => [...one, ...other].filter((include) => [one, other].some((side) => !side.some(({ start, pattern }) => start === include.start && pattern === include.pattern)));
function testsIn(path, text) {
    if (isJsonLines(path))
        return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : (rootOf(line) ?? [])));
    const root = rootOf(text);
    if (!root?.isMap)
        return root?.items() ?? [];
    return [root.field('id') === undefined ? root.with('id', (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path))) : root];
}


/***/ }),

/***/ 57444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W1: () => (/* binding */ mergeMetadata),
/* harmony export */   XF: () => (/* binding */ readDescription),
/* harmony export */   YS: () => (/* binding */ nothingTagged),
/* harmony export */   _6: () => (/* binding */ readMetadata),
/* harmony export */   oc: () => (/* binding */ checkRequiredVersion)
/* harmony export */ });
/* harmony import */ var semver_functions_satisfies_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68011);
/* harmony import */ var semver_ranges_valid_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64737);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7126);
/* harmony import */ var _model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64973);
/* harmony import */ var _model_values_mapping_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92838);





const MAX_DESCRIPTION = 1024;
function readDescription(root, format) {
    if (format === 'jsonl')
        return { description: readText(root.field('description')) || undefined, tags: [] };
    const name = root.field('name');
    const required = root.key('requires');
    const requires = required?.isMap ? required.value : undefined;
    if (requires === undefined)
        required?.addWrongType('a mapping such as { agentv: ">=4" }');
    checkRequiredVersion(required?.field('agentv'), 'requires.agentv');
    if (name?.text === undefined) {
        const message = '"tags" is not read because the suite has no "name"';
        root.field('tags')?.addNote('UNUSED', message, 'Add a "name" to the suite.');
        return { requires, tags: [] };
    }
    if (!/^[a-z0-9-]{1,64}$/.test(name.text)) {
        const expected = '1 to 64 of the characters a\u2013z, 0\u20139 and -';
        name.addError('WRONG_TYPE', 'The name of the suite is invalid', { expected, found: name.found });
    }
    const tags = root.key('tags');
    const words = tags?.items().flatMap((item) => item.text ?? []) ?? [];
    if (tags !== undefined && !(tags.isList && words.length === tags.items().length)) {
        tags.addWrongType('a list of texts');
    }
    return {
        description: readText(root.key('description'), MAX_DESCRIPTION),
        version: readText(root.key('version')),
        author: readText(root.key('author')),
        license: readText(root.key('license')),
        requires,
        tags: tags?.text === undefined ? words : [tags.text],
    };
}
function readText(field, max) {
    if (field === undefined)
        return undefined;
    const { text } = field;
    if (text !== undefined && (max === undefined || (text !== '' && text.length <= max)))
        return text;
    const hint = typeof field.value === 'number' ? 'Put quotes around it to make it text.' : undefined;
    return field.addWrongType(max === undefined ? 'text' : `text of 1 to ${max} characters`, hint);
}
const EMULATED_VERSION = '4.42.4';
function checkRequiredVersion(field, name) {
    if (field === undefined)
        return;
    const range = field.text?.trim();
    if (range === undefined || semver_ranges_valid_js__WEBPACK_IMPORTED_MODULE_1__(range) === null) {
        const hint = range === undefined ? 'Put quotes around it.' : undefined;
        field.addWrongType('a range of versions, such as ">=4.0.0"', hint, name);
    }
    else if (!semver_functions_satisfies_js__WEBPACK_IMPORTED_MODULE_0__(EMULATED_VERSION, range, { includePrerelease: true })) {
        field.addWarning('UNUSED', `These suites require AgentV ${range}`, {
            expected: `a range that contains AgentV ${EMULATED_VERSION}, whose formats and scores eval-action implements`,
            found: field.found,
            hint: 'Widen the range if the suites work with that version.',
        });
    }
}
function readMetadata(root) {
    const [metadata, governance] = ['metadata', 'governance'].map((key) => {
        const field = root.field(key);
        if (field?.isMap === false)
            field.addWrongType('a mapping');
        return field?.isMap ? field.value : undefined;
    });
    return governance === undefined ? metadata : { ...metadata, governance };
}
function mergeMetadata(suite, test) {
    const merged = new Map(Object.entries(test));
    for (const [key, inherited] of Object.entries(suite)) {
        const ownValue = merged.get(key);
        if (ownValue === undefined)
            merged.set(key, inherited);
        else if (Array.isArray(inherited) && Array.isArray(ownValue)) {
            const items = new Map([...inherited, ...ownValue].map((item) => [JSON.stringify(item), item]));
            merged.set(key, [...items.values()]);
        }
        else if ((0,_model_values_mapping_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .pi)(inherited) && (0,_model_values_mapping_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .pi)(ownValue))
            merged.set(key, mergeMetadata(inherited, ownValue));
    }
    return Object.fromEntries(merged);
}
function nothingTagged({ tag, excludeTag }, known) {
    const tags = [...new Set(known)].sort();
    const conditions = [
        ...(tag.length > 0 ? [`with ${(0,_model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(tag.map(quoted))}`] : []),
        ...(excludeTag.length > 0 ? [`without ${(0,_model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(excludeTag.map(quoted))}`] : []),
    ];
    const missing = tag.find((each) => !tags.includes(each));
    return (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .userError */ .IF)('NOTHING_MATCHED', `No suite has the selected tags: ${conditions.join(', ')}`, {
        expected: 'a suite with a "name" and these "tags"',
        found: tags.length === 0 ? 'suites without tags' : `the tags ${(0,_model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(tags.map(quoted))}`,
        hint: missing === undefined ? undefined : (0,_model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_3__/* .suggestion */ .h)(missing, tags, 'tags'),
    });
}
const quoted = (tag) => `"${tag}"`;


/***/ }),

/***/ 91300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qg: () => (/* binding */ computedProgram),
/* harmony export */   oq: () => (/* binding */ PROGRAM_CONFIG),
/* harmony export */   tK: () => (/* binding */ readProgramConfig)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64973);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56290);
/* harmony import */ var _yaml_cursor_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23759);
/* harmony import */ var _yaml_yaml_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71136);





const PROGRAM_CONFIG = 'agentv.config.ts';
const KEYS = {
    execution: {
        workers: 'eval_action.workers',
        maxRetries: 'eval_action.max_retries',
        agentTimeoutMs: 'eval_action.test_timeout_seconds',
        verbose: 'execution.verbose',
        keepWorkspaces: 'execution.keep_workspaces',
        traceFile: 'execution.trace_file',
        otelFile: 'execution.otel_file',
    },
    output: { dir: 'eval_action.output_directory' },
    limits: { maxCostUsd: 'gate.budget' },
};
function readProgramConfig(file, source) {
    const literal = readObjectLiteral(source.replace(/^\uFEFF/, ''));
    if (literal === undefined)
        return undefined;
    const { valueAt, keyAt } = literal;
    const problems = [];
    const written = new _yaml_cursor_js__WEBPACK_IMPORTED_MODULE_3__/* .Cursor */ .bs({ file, valueAt, keyAt }, literal.value, { problems });
    const value = {};
    const origins = new Map();
    for (const [block, keys] of Object.entries(KEYS)) {
        for (const [key, place] of Object.entries(keys)) {
            const [toBlock = '', to = ''] = place.split('.');
            const setting = written.field(block)?.field(key)?.value;
            if (setting === undefined)
                continue;
            value[toBlock] = { ...value[toBlock], [to]: key.endsWith('Ms') ? Number(setting) / 1000 : setting };
            origins.set(place, [block, key]);
            if (!origins.has(toBlock))
                origins.set(toBlock, [block, key]);
        }
    }
    const origin = (path) => origins.get(path.slice(0, 2).join('.')) ?? [];
    const places = { valueAt: (path) => valueAt(origin(path)), keyAt: (path) => keyAt(origin(path)) };
    reportUnread(written);
    return { root: new _yaml_cursor_js__WEBPACK_IMPORTED_MODULE_3__/* .Cursor */ .bs({ file, ...places }, value), problems };
}
function reportUnread(root) {
    for (const block of root.keys()) {
        const mapping = root.key(block);
        const known = Object.keys((Object.hasOwn(KEYS, block) && KEYS[block]) || {});
        if (mapping === undefined || known.length === 0 || !mapping.isMap) {
            addUnread(root, block, Object.keys(KEYS), block === 'limits');
            continue;
        }
        for (const key of mapping.keys().filter((each) => !known.includes(each))) {
            addUnread(mapping, key, known, block === 'limits' && key !== 'maxDurationMs');
        }
    }
}
function addUnread(mapping, key, known, isLimit) {
    const message = `"${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cutEnd */ .ym)(key, 60)}" is not a setting that is read of ${PROGRAM_CONFIG}`;
    const hint = (0,_model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestion */ .h)(key, known, 'settings');
    if (isLimit)
        mapping.addError('UNKNOWN_FIELD', message, { location: mapping.key(key)?.keyLocation, hint });
    else
        mapping.addUnknownKey(key, message, { known, what: 'settings' });
}
const LIMITS = /\blimits\b|\bmaxCostUsd\b/;
function computedProgram(file, text, { hasBudget }) {
    const limits = hasBudget ? -1 : asYaml(text).search(LIMITS);
    const literal = `Write "export default defineConfig({ \u2026 })" with literal values in ${PROGRAM_CONFIG}`;
    if (limits === -1) {
        return {
            code: 'UNUSED',
            severity: 'warning',
            message: 'This configuration is a program that computes its settings, and is not run',
            location: { file, line: 1, column: 1 },
            hint: `${literal}, or use .agentv/config.yaml.`,
        };
    }
    return {
        code: 'NOT_SUPPORTED_YET',
        severity: 'error',
        message: 'The spending limit cannot be read: this configuration is a program that computes its settings, and is not run',
        location: { file, ...(0,_yaml_yaml_text_js__WEBPACK_IMPORTED_MODULE_4__/* .positionsIn */ .YH)(text)(limits) },
        hint: `${literal}, or set "gate: { budget_usd: 5 }" in .agentv/config.yaml.`,
    };
}
const PROGRAM = /^((?:\s|import\s[^;'"]*["'][^'"\n]+["'];?)*export\s+default\s+(?:defineConfig\s*\(\s*)?)(\{.*\})\s*(?:(?:as|satisfies)\s+\w+\s*)?,?\s*\)?\s*;?\s*$/s;
function readObjectLiteral(text) {
    const [, before = '', literal] = PROGRAM.exec(asYaml(text)) ?? [];
    const read = literal === undefined ? undefined : (0,_yaml_yaml_text_js__WEBPACK_IMPORTED_MODULE_4__/* .parseYamlText */ .cd)(before.replaceAll(/[^\n]/g, ' ') + literal);
    if (read?.kind !== 'parsed' || read.document === undefined)
        return undefined;
    let isComputed = false;
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(read.document, {
        Node: (key, node) => {
            const isName = key !== 'key' && (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) && node.type === 'PLAIN' && typeof node.value === 'string';
            isComputed ||= isName || node.tag !== undefined;
        },
        Pair: (_, pair) => {
            isComputed ||= (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isPair */ .tO)(pair) && pair.value === null;
        },
    });
    return isComputed ? undefined : read;
}
const TOKEN = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|\/\/[^\n]*|\/\*.*?(?:\*\/|$)|\t/gs;
const asYaml = (text) => text.replaceAll(TOKEN, (token) => {
    if (/^[/\t]/.test(token))
        return token.replaceAll(/[^\n]/g, ' ');
    const isSame = token.startsWith('"') || (token.startsWith("'") && !token.includes('\\'));
    return isSame ? token : /"|\$\{|\n/.test(token) ? `\`${token.slice(1)}` : `"${token.slice(1, -1)}"`;
});


/***/ }),

/***/ 88083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ interpolate),
/* harmony export */   n: () => (/* binding */ missingVariable)
/* harmony export */ });
/* harmony import */ var _model_suite_setting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17586);
/* harmony import */ var _model_values_map_leaves_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39335);
/* harmony import */ var _platform_secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99429);
/* harmony import */ var _platform_secrets_secret_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97224);




const TOKEN = /\$\{\{ *([A-Za-z_][A-Za-z0-9_]*) *\}\}/g;
const WHOLE = /^\$\{\{ *([A-Za-z_][A-Za-z0-9_]*) *\}\}$/;
const DECIMAL = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
function interpolate(value, lookUp) {
    const retyped = new Map();
    const unset = new Map();
    const missing = new Map();
    const variable = (name, path, before = '') => {
        const field = String(path.findLast((step) => typeof step === 'string') ?? '');
        const isSecret = (0,_platform_secrets_secret_names_js__WEBPACK_IMPORTED_MODULE_3__/* .isSecretVariable */ .tS)(field) || BEFORE_SECRET.test(before.slice(-100));
        const variableValue = lookUp(name, isSecret ? 'secret' : undefined);
        if (variableValue !== undefined && variableValue !== '')
            return variableValue;
        const key = JSON.stringify(path);
        unset.set(key, unset.get(key) ?? `${name} is ${variableValue === undefined ? 'not set' : 'empty'}`);
        if (variableValue !== undefined)
            return variableValue;
        const earlier = missing.get(name);
        missing.set(name, { name, path: earlier?.path ?? path, times: (earlier?.times ?? 0) + 1 });
        return '';
    };
    const filled = (0,_model_values_map_leaves_js__WEBPACK_IMPORTED_MODULE_1__/* .mapLeaves */ .L)(value, (text, path) => {
        if (typeof text !== 'string' || !text.includes('${{'))
            return text;
        const onlyName = WHOLE.exec(text)?.[1];
        if (onlyName === undefined)
            return text.replace(TOKEN, (_, name, at) => variable(name, path, text.slice(0, at)));
        const variableValue = variable(onlyName, path);
        const isFlag = variableValue === 'true' || variableValue === 'false';
        if (!isFlag && !DECIMAL.test(variableValue))
            return variableValue;
        retyped.set(JSON.stringify(path), variableValue);
        return isFlag ? variableValue === 'true' : Number(variableValue);
    });
    return { value: filled, retyped, unset, missing: [...missing.values()] };
}
const BEFORE_SECRET = /(?:\b(?:bearer|basic|token)\s+|(?:key|token|secret|password|passphrase|passwd|pwd|pass)["']?\s*[=:]\s*["']?|--?[\w-]*(?:key|token|secret|password)\s+["']?|:\/\/(?:[^\s/@]*:)?|[?&](?:[\w-]*(?:key|token|secret|sig|signature|auth|access)[\w-]*)=)$/i;
function missingVariable({ name, path }, root) {
    const location = root.below(path);
    if ((0,_platform_secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .isReserved */ .Bs)(name))
        return (0,_model_suite_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .reservedVariable */ .J_)(name, location);
    return root.warning('SECRET_MISSING', `The environment variable ${name} is not set and reads as empty`, {
        location,
        hint: 'Set it in the environment or in a .env file.',
    });
}


/***/ }),

/***/ 79468:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ji: () => (/* binding */ suiteFile),
/* harmony export */   MQ: () => (/* binding */ readName),
/* harmony export */   Ri: () => (/* binding */ nameOfFile),
/* harmony export */   d7: () => (/* binding */ orReported),
/* harmony export */   ql: () => (/* binding */ MAX_SUITE_BYTES),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _references_shown_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81457);



const MAX_SUITE_BYTES = 5 * 1024 * 1024;
function suiteFile(path, cwd) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path);
    const folders = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(cwd, folder).replaceAll('\\', '/').split('/');
    const named = folders.filter((each) => !['', '.', '..', 'evals'].includes(each));
    const format = /\.jsonl$/i.test(path) ? 'jsonl' : 'yaml';
    return { file: (0,_references_shown_path_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .p)(path, cwd), path, folder, format, category: named.join('/') || 'Uncategorized' };
}
const readText = (path, { files }, problems, location) => orReported(() => files.read(path, MAX_SUITE_BYTES), problems, location);
async function orReported(work, problems, location) {
    try {
        return await work();
    }
    catch (error) {
        if (!(error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo))
            throw error;
        problems.push(...error.problems.map((problem) => ({ ...problem, location: problem.location ?? location })));
        return undefined;
    }
}
const nameOfFile = (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path).replace(/(?:\.eval)?\.ya?ml$|\.jsonl?$/i, '') || 'eval';
function readName(root, keys) {
    for (const key of keys) {
        const field = root.field(key);
        const name = field?.text?.trim();
        if (name)
            return name;
        if (field !== undefined && field.text === undefined)
            field.addWrongType('text');
    }
    return undefined;
}


/***/ }),

/***/ 27327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hj: () => (/* binding */ readVariants),
/* harmony export */   xb: () => (/* binding */ VARIANTS)
/* harmony export */ });
/* unused harmony export variantDefinitions */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26921);
/* harmony import */ var _block_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9732);



const VARIANT = (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .block */ .om)({ of: 'a variant', meant: { system_prompt: 'prompt', use_target: 'target', workspace_template: 'template' } }, () => ({
    target: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_2__/* .trimmed */ .dE, 'The target that it changes; without one, the target that it is compared with, else the first one of the suite.'),
    env: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([_block_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), _block_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt])), 'Variables of the program, added to those of the target.', 'a mapping of names to texts'),
    model: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_2__/* .trimmed */ .dE, 'The model, instead of that of the target.'),
    prompt: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, 'The system prompt, instead of that of the target.'),
    template: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_2__/* .trimmed */ .dE, 'The template of the workspaces, instead of that of the tests.', 'the path of a folder'),
    without_skills: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true), _block_js__WEBPACK_IMPORTED_MODULE_2__/* .trimmedTexts */ .fC.min(1)]), 'Skills that the workspaces go without: their names, or true for all.', 'true, or a list of names of skills'),
}));
const VARIANTS = zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .part */ .y_)('variant'));
const variantDefinitions = () => ({ variant: VARIANT.schema });
const MAX_VARIANTS = 20;
const NAME = /^[A-Za-z0-9][\w.-]{0,63}$/;
function readVariants(mapping, folder) {
    if (mapping === undefined)
        return undefined;
    const names = mapping.keys();
    if (!mapping.isMap || names.length === 0 || names.length > MAX_VARIANTS) {
        return mapping.addWrongType(`a mapping of 1 to ${MAX_VARIANTS} variants, such as candidate: { model: \u2026 }`);
    }
    return names.flatMap((name) => {
        const written = mapping.key(name);
        const cursor = written?.value === null ? written : VARIANT.open(written);
        if (cursor === undefined)
            return [];
        const location = cursor.keyLocation;
        if (!NAME.test(name)) {
            const expected = '1 to 64 letters, digits, "-", "_" and "."';
            cursor.addError('WRONG_TYPE', 'A variant has a name that cannot be used', { location, expected, found: name });
            return [];
        }
        const { target, template, without_skills: withoutSkills, ...read } = VARIANT.values(cursor);
        const at = (key) => cursor.field(key)?.location ?? location;
        const changesWorkspace = template !== undefined || withoutSkills !== undefined;
        return [
            {
                name,
                location,
                target: target === undefined ? undefined : { name: target, location: at('target') },
                settings: Object.entries(read).map(([key, value]) => ({
                    ...{ name: key, key: key === 'prompt' ? 'system_prompt' : key },
                    ...{ value, location: at(key) },
                })),
                workspace: changesWorkspace
                    ? {
                        ...(template !== undefined && {
                            template: { path: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, template), location: at('template') },
                        }),
                        ...(withoutSkills !== undefined && { withoutSkills }),
                        location,
                    }
                    : undefined,
            },
        ];
    });
}


/***/ }),

/***/ 82666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ez: () => (/* binding */ readTargetHooks),
/* harmony export */   XN: () => (/* binding */ mergeHooks),
/* harmony export */   by: () => (/* binding */ readHooks)
/* harmony export */ });
/* unused harmony exports HOOK, HOOKS, TARGET_HOOK, TARGET_HOOKS, OLD_RESET */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26921);
/* harmony import */ var _model_suite_number_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95974);
/* harmony import */ var _model_suite_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28327);
/* harmony import */ var _model_values_mapping_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92838);
/* harmony import */ var _block_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9732);
/* harmony import */ var _old_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64717);







const command = () => zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([_block_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq, _block_js__WEBPACK_IMPORTED_MODULE_5__/* .texts */ .Te]);
const OTHER_TIMES = { timeout: 'Use "timeout_ms", in milliseconds.', timeout_seconds: 'Use "timeout_ms".' };
const TIME = 'Most milliseconds that the command may take: 60000 before tests, 30000 after.';
const FOLDER = 'the path of a folder';
const milliseconds = () => (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .over0 */ .vR)(_model_suite_number_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_SECONDS */ .Hg * 1000);
const ANY_HOOK = {
    elsewhere: OTHER_TIMES,
    expected: 'a mapping with "command"',
    hint: 'Write { command: [program, argument] }.',
};
const HOOK = (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .block */ .om)({ of: 'a hook', oldNames: 'hook', ...ANY_HOOK }, () => ({
    command: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(command(), 'The program and its arguments; no shell reads them.'),
    timeout_ms: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(milliseconds(), TIME),
    cwd: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_5__/* .trimmed */ .dE, 'Where the command runs; by default the folder of the file.', FOLDER),
    reset: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_model_suite_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .resets */ .R4), 'Restores the workspace; "fast" leaves files that git ignores.'),
}));
const HOOKS = (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .block */ .om)({
    of: 'the hooks of a workspace',
    expected: 'a mapping of hooks',
    meant: { setup: 'before_each', teardown: 'after_each' },
}, () => ({
    enabled: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_5__/* .flag */ .Jt, 'False switches all of them off.'),
    before_all: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .optionalPart */ ._I)('hook', 'Runs once, when the workspace is made.'),
    before_each: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .optionalPart */ ._I)('hook', 'Runs before each test.'),
    after_each: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .optionalPart */ ._I)('hook', 'Runs after each test and its graders, before the reset.'),
    after_all: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .optionalPart */ ._I)('hook', 'Runs once, after the last test.'),
}));
const TARGET_HOOK = (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .block */ .om)({ of: 'a hook of a target', oldNames: 'targetHook', ...ANY_HOOK }, () => ({
    command: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(command(), 'A line for the shell, or a program and its arguments.'),
    timeout_ms: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(milliseconds(), TIME),
    cwd: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_5__/* .trimmed */ .dE, 'Where the command runs, from the working directory; by default the folder of the file.', FOLDER),
    reset: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .idle */ .N7)('it belongs to the hooks of a workspace'),
}));
const TARGET_HOOKS = (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .block */ .om)({ of: 'the hooks of a target', expected: 'a mapping of hooks' }, () => ({
    before_all: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .optionalPart */ ._I)('targetHook', 'Runs once, when the workspace is made.'),
    before_each: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .optionalPart */ ._I)('targetHook', 'Runs before each test.'),
    after_each: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .optionalPart */ ._I)('targetHook', 'Runs after each test and its graders.'),
    after_all: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .optionalPart */ ._I)('targetHook', 'Runs once, after the last test.'),
    enabled: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .idle */ .N7)('it turns off the hooks of a workspace'),
}));
const WITH_RESET = '"hooks: { after_each: { reset: fast } }"';
const OLD_RESET = (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .block */ .om)({ of: 'the reset of a workspace', instead: WITH_RESET }, () => ({
    strategy: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['none', 'hard', 'recreate']), 'How the repositories were restored.', 'hard, recreate, none'),
    after_each: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_5__/* .flag */ .Jt, 'Whether they were.'),
}));
const OLD_RESETS = {
    hard: 'fast',
    recreate: 'strict',
    none: 'none',
};
const POINTS = {
    beforeAll: 'before_all',
    beforeEach: 'before_each',
    afterEach: 'after_each',
    afterAll: 'after_all',
};
const defaultTimeout = (point) => (point.startsWith('before') ? 60_000 : 30_000);
function readHooks(workspace, folder) {
    const hooks = HOOKS.open(workspace.field('hooks'));
    const read = Object.fromEntries(_model_suite_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .hookPoints */ .VS.map((point) => [point, readPoint(workspace, point, folder)]));
    const oldReset = OLD_RESET.open(workspace.field('reset'));
    const { strategy, after_each: isAfterEach } = oldReset ? OLD_RESET.values(oldReset, 'strategy', 'after_each') : {};
    const reset = isAfterEach && strategy ? OLD_RESETS[strategy] : undefined;
    const enabled = hooks && HOOKS.values(hooks, 'enabled').enabled;
    const afterEach = reset && { location: workspace.location, reset, ...(0,_model_values_mapping_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutGaps */ .C3)(read.afterEach ?? {}) };
    return { ...read, enabled, ...(afterEach && { afterEach }) };
}
function mergeHooks(suite, test, folder) {
    if ((test.enabled ?? suite.enabled) === false)
        return {};
    const merged = _model_suite_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .hookPoints */ .VS.flatMap((point) => {
        const location = test[point]?.location ?? suite[point]?.location;
        if (location === undefined)
            return [];
        const hook = { ...(0,_model_values_mapping_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutGaps */ .C3)(suite[point] ?? {}), ...(0,_model_values_mapping_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutGaps */ .C3)(test[point] ?? {}), location };
        if (hook.command === undefined && (hook.reset ?? 'none') === 'none')
            return [];
        return [[point, { cwd: folder, timeoutMs: defaultTimeout(point), reset: 'none', ...hook }]];
    });
    return Object.fromEntries(merged);
}
function readPoint(workspace, point, folder) {
    const name = POINTS[point];
    const oldest = point === 'beforeEach' ? ['setup'] : point === 'afterEach' ? ['teardown'] : [];
    const field = (0,_old_names_js__WEBPACK_IMPORTED_MODULE_6__/* .fieldOf */ ._F)(workspace, [`hooks.${name}`, name, ...oldest], false)?.field;
    if (field === undefined)
        return undefined;
    if (!field.isMap)
        return field.addWrongType(ANY_HOOK.expected, ANY_HOOK.hint, name);
    const hook = HOOK.open(field) ?? field;
    const written = hook.field('command');
    const words = written && readWords(written);
    const { cwd, timeout_ms: timeoutMs, reset } = HOOK.values(hook, 'cwd', 'timeout_ms', 'reset');
    const isReset = point === 'beforeEach' || point === 'afterEach';
    if (reset !== undefined && !isReset) {
        const message = `"reset" has no effect in ${name}: it belongs to before_each and after_each`;
        hook.field('reset')?.addNote('UNUSED', message);
    }
    if (written === undefined && hook.field('reset') === undefined) {
        hook.addNote('UNUSED', `"${name}" has neither a command nor a reset and does nothing`);
    }
    const location = hook.keyLocation;
    return { command: words, cwd: cwd && (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, cwd), timeoutMs, reset: isReset ? reset : undefined, location };
}
function readWords(field) {
    const words = field.isList
        ? field.items().map(({ text, value }) => text ?? (typeof value === 'number' ? String(value) : undefined))
        : field.text?.split(/\s+/).filter((word) => word !== '');
    const command = words?.filter((word) => word !== undefined && !word.includes('\0'));
    const isWhole = command !== undefined && command.length > 0 && command.length === words?.length;
    return isWhole && command[0] !== '' ? command : field.addWrongType('a list of texts: a program and its arguments');
}
function readTargetHooks(field) {
    const hooks = TARGET_HOOKS.open(field);
    const read = _model_suite_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .hookPoints */ .VS.flatMap((point) => {
        const hook = TARGET_HOOK.open(hooks?.field(POINTS[point]));
        if (hook === undefined)
            return [];
        const written = hook.field('command');
        const { cwd, timeout_ms: timeoutMs = defaultTimeout(point) } = TARGET_HOOK.values(hook, 'cwd', 'timeout_ms');
        if (written === undefined) {
            hook.addNote('UNUSED', `"${POINTS[point]}" of a target has no command and does nothing`);
            return [];
        }
        const line = written.text?.trim();
        const values = [];
        const script = line?.replaceAll(/\{\{\s*\w+\s*\}\}/g, (word) => `"\${${values.push(word)}}"`);
        const command = script && !script.includes('\0') ? ['sh', '-c', script, 'sh', ...values] : readWords(written);
        return command ? [[point, { command, cwd, timeoutMs, location: hook.keyLocation }]] : [];
    });
    return read.length === 0 ? undefined : Object.fromEntries(read);
}


/***/ })

};
