export const id = 577;
export const ids = [577];
export const modules = {

/***/ 57639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FC: () => (/* binding */ onDisk),
/* harmony export */   YV: () => (/* binding */ losslessText),
/* harmony export */   qZ: () => (/* binding */ unquoted),
/* harmony export */   yh: () => (/* binding */ losslessBytes)
/* harmony export */ });
function losslessText(bytes) {
    if (isUtf8(bytes))
        return bytes.toString();
    let text = '';
    let [from, at] = [0, 0];
    while (at < bytes.length) {
        const length = lengthOfCharacter(bytes[at] ?? 0);
        if (length > 0 && at + length <= bytes.length && isUtf8(bytes.subarray(at, at + length)))
            at += length;
        else {
            text += `${bytes.toString('utf8', from, at)}${String.fromCharCode(ESCAPES + (bytes[at] ?? 0))}`;
            at += 1;
            from = at;
        }
    }
    return text + bytes.toString('utf8', from);
}
const losslessBytes = (text) => Buffer.concat(text
    .split(/([\uDC80-\uDCFF])/u)
    .map((part, index) => (index % 2 === 0 ? Buffer.from(part) : Buffer.of(part.charCodeAt(0) - ESCAPES))));
const isUtf8 = (bytes) => Buffer.from(bytes.toString()).equals(bytes);
const ESCAPES = 0xdc00;
function lengthOfCharacter(first) {
    if (first < 0x80)
        return 1;
    if (first < 0xc2 || first > 0xf4)
        return 0;
    return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}
const onDisk = (path) => (path.isWellFormed() ? path : losslessBytes(path));
function unquoted(path) {
    if (!path.startsWith('"'))
        return path;
    const bytes = path.slice(1, -1).replaceAll(/\\([0-7]{3}|.)/g, (_, code) => ESCAPED[code] ?? signOf(code));
    return losslessText(Buffer.from(bytes, 'latin1'));
}
const signOf = (code) => (/^\d/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : code);
const ESCAPED = {
    a: '\x07',
    b: '\b',
    t: '\t',
    n: '\n',
    v: '\v',
    f: '\f',
    r: '\r',
};


/***/ }),

/***/ 70577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dy: () => (/* binding */ TestContainers),
  $c: () => (/* binding */ openWorkspaces),
  BB: () => (/* binding */ workspaceFolders)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/model/values/in-parallel.js
var in_parallel = __webpack_require__(91017);
// EXTERNAL MODULE: ./build/js/src/workspaces/cache-folders.js
var cache_folders = __webpack_require__(28124);
;// CONCATENATED MODULE: ./build/js/src/workspaces/directories/pool-slots.js


const MAX_SLOTS = 50;
const WATCH_MS = 1_000;
class PoolSlots {
    #folder;
    #count;
    #deps;
    #aside = new Set();
    constructor(folder, count, deps) {
        this.#folder = folder;
        this.#count = count;
        this.#deps = deps;
    }
    async tryTake(signal) {
        for (let number = 0; number < this.#count + this.#aside.size; number += 1) {
            if (this.#aside.has(number))
                continue;
            const folder = this.#folderOf(number);
            const mayTakeOver = async () => {
                if (await this.#deps.trees.isStill(folder, WATCH_MS, signal))
                    return true;
                this.setAside(number, 'a process that a killed run has left still writes there. End that process');
                return false;
            };
            const lock = await this.#deps.locks.tryHold(`${(0,cache_folders/* notesOf */.h$)(folder, this.#deps.folders)}.lock`, { mayTakeOver });
            if (lock !== undefined)
                return { number, folder, [Symbol.asyncDispose]: () => lock[Symbol.asyncDispose]() };
        }
        return undefined;
    }
    setAside(number, why) {
        this.#aside.add(number);
        this.#deps.warn(`The workspace ${this.#folderOf(number)} is set aside, and another one is used: ${why}`);
    }
    #folderOf(number) {
        return (0,external_node_path_.join)(this.#folder, `slot-${number}`);
    }
}

// EXTERNAL MODULE: ./build/js/src/workspaces/store.js
var store = __webpack_require__(2459);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/workspaces/decide.js
var decide = __webpack_require__(64120);
;// CONCATENATED MODULE: ./build/js/src/workspaces/directories/run-locks.js

const LOOK_AGAIN_MS = 100;
class RunLocks {
    #deps;
    #own = new Set();
    #reported = new Set();
    constructor(deps) {
        this.#deps = deps;
    }
    async hold(path, { what, notifyAfterMs, minutes }, signal) {
        const { locks, clock, warn } = this.#deps;
        const started = clock.now();
        for (;;) {
            const lock = await locks.tryHold(path);
            if (lock !== undefined)
                return this.#owned(path, lock);
            if (signal.aborted)
                throw (0,errors/* userError */.IF)('OUTPUT_UNWRITABLE', `The run was stopped while it waited: ${what}`);
            const waited = clock.now() - started;
            if (waited >= minutes * 60_000) {
                const message = `${what}, and this one has waited ${minutes} minutes for it. Wait for it to end, or end it`;
                throw (0,errors/* userError */.IF)('OUTPUT_UNWRITABLE', message);
            }
            if (waited >= notifyAfterMs && !this.#own.has(path) && !this.#reported.has(path)) {
                this.#reported.add(path);
                warn(`${what}; this one waits for it, ${minutes} minutes at most`);
            }
            await clock.sleep(LOOK_AGAIN_MS, signal);
        }
    }
    #owned(path, lock) {
        this.#own.add(path);
        return {
            [Symbol.asyncDispose]: async () => {
                this.#own.delete(path);
                await lock[Symbol.asyncDispose]();
            },
        };
    }
}

;// CONCATENATED MODULE: ./build/js/src/workspaces/directories/static-folders.js



const NOTIFY_AFTER_MS = 200;
const RUN_MINUTES = 30;
class StaticFolders {
    #deps;
    #cwd;
    #folders;
    #locks;
    #locations = new Map();
    #held = new Map();
    constructor(deps, { cwd, folders }) {
        this.#deps = deps;
        this.#cwd = cwd;
        this.#folders = folders;
        this.#locks = new RunLocks(deps);
    }
    async lookUp(paths) {
        for (const path of new Set(paths.map((each) => (0,external_node_path_.resolve)(this.#cwd, each)))) {
            if (!this.#locations.has(path))
                this.#locations.set(path, await this.#realPath(path));
        }
    }
    locationOf(path) {
        const named = (0,external_node_path_.resolve)(this.#cwd, path);
        return this.#locations.get(named) ?? named;
    }
    async hold(path, signal) {
        const busy = { what: `Another run is working in ${path}`, notifyAfterMs: NOTIFY_AFTER_MS, minutes: RUN_MINUTES };
        const lock = this.#held.get(path) ?? this.#locks.hold(`${(0,cache_folders/* stateOf */.L4)(path, this.#folders)}.lock`, busy, signal);
        this.#held.set(path, lock);
        await lock;
    }
    async close() {
        for (const [path, lock] of this.#held) {
            const held = await lock.catch(() => undefined);
            if (held === undefined)
                continue;
            await this.#deps.trees.remove((0,cache_folders/* stateOf */.L4)(path, this.#folders)).catch(() => undefined);
            await held[Symbol.asyncDispose]();
        }
    }
    async #realPath(path) {
        const above = (0,external_node_path_.dirname)(path);
        const real = await this.#deps.files.realPath(path).catch(() => undefined);
        if (real !== undefined || above === path)
            return real ?? path;
        return (0,external_node_path_.join)(await this.#realPath(above), (0,external_node_path_.basename)(path));
    }
}

;// CONCATENATED MODULE: ./build/js/src/workspaces/needs.js

const TIMEOUT_MS = 30_000;
async function missingPrograms({ commands, pythonModules }, cwd, { exec, env }, signal) {
    const common = { cwd, env, timeoutMs: TIMEOUT_MS, maxBytes: 1024 * 1024 };
    const missing = [];
    for (const name of commands) {
        const command = { shell: `command -v '${name.replaceAll("'", `'\\''`)}'` };
        if (!isFine(await exec.run({ ...common, command }, signal)))
            missing.push(`the program ${name}`);
    }
    const python = { ...common, env: pythonEnv(env) };
    for (const name of pythonModules) {
        const command = ['python3', '-c', IMPORT, name];
        if (!isFine(await exec.run({ ...python, command }, signal)))
            missing.push(`the Python module ${name}`);
    }
    return missing.length === 0
        ? undefined
        : `The workspace requires programs or modules that are not installed: ${missing.join(', ')}`;
}
const IMPORT = [
    'import sys',
    'sys.path[:] = [entry for entry in sys.path if entry != ""]',
    'import importlib',
    'importlib.import_module(sys.argv[1])',
].join('\n');
function pythonEnv(env) {
    const { PYTHONPATH, ...others } = env;
    const elsewhere = PYTHONPATH?.split(external_node_path_.delimiter).filter(external_node_path_.isAbsolute) ?? [];
    return {
        ...others,
        PYTHONDONTWRITEBYTECODE: '1',
        PYTHONSAFEPATH: '1',
        ...(elsewhere.length > 0 && { PYTHONPATH: elsewhere.join(external_node_path_.delimiter) }),
    };
}
const isFine = (ended) => ended.kind === 'exited' && ended.exitCode === 0;

// EXTERNAL MODULE: ./build/js/src/workspaces/repositories/repository-identity.js
var repository_identity = __webpack_require__(56862);
// EXTERNAL MODULE: ./build/js/src/workspaces/usage.js
var usage = __webpack_require__(25021);
// EXTERNAL MODULE: ./build/js/src/workspaces/workspace-error.js
var workspace_error = __webpack_require__(75596);
;// CONCATENATED MODULE: ./build/js/src/workspaces/parts.js
const relativeTo = (part, path) => (part === '' ? path : path.slice(part.length + 1));
function ownerOf(path, parts) {
    const above = parts.filter((part) => isBelow(path, part));
    return above.reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}
const titled = (part, diff) => part === '' ? diff : `Submodule ${shown(part)} contains modified content\n${diff}`;
const isBelow = (path, folder) => folder === '' || path.startsWith(`${folder}/`);
const below = (path, all) => all.filter((other) => other !== path && isBelow(other, path));
function shown(path) {
    const quoted = JSON.stringify(path);
    return quoted === `"${path}"` ? path : quoted;
}

// EXTERNAL MODULE: ./build/js/src/model/text/lossless-text.js
var lossless_text = __webpack_require__(57639);
// EXTERNAL MODULE: ./build/js/src/workspaces/repositories/git-directory.js
var git_directory = __webpack_require__(71817);
;// CONCATENATED MODULE: ./build/js/src/workspaces/repositories/unit-git.js






const unit_git_TIMEOUT_MS = 120_000;
const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';
class UnitGit {
    #folder;
    #deps;
    #checkouts = new Map();
    constructor(folder, deps) {
        this.#folder = folder;
        this.#deps = deps;
    }
    async restart(checkouts) {
        this.#checkouts = checkouts;
        await this.#deps.trees.remove(this.#folder);
    }
    async tree(path, signal) {
        return textIn(await this.#run(path, ['write-tree'], signal));
    }
    async empty(path, signal) {
        if (!(await this.#prepare(path, signal)))
            return false;
        return textIn(await this.#run(path, ['read-tree', '--empty'], signal)) !== undefined;
    }
    async add(path, { work, inner, before }, signal) {
        if (!(await this.#prepare(path, signal)))
            return undefined;
        const info = (0,external_node_path_.join)(this.#dirOf(path), 'info');
        const excluded = inner.map((other) => `/${escaped(relativeTo(path, other))}/\n`);
        await this.#deps.files.writeAsIs((0,external_node_path_.join)(info, 'exclude'), excluded.join(''));
        const endings = this.#checkouts.has(path) ? '' : ' !eol';
        const attributes = `* !diff !filter !ident !working-tree-encoding !text !crlf${endings}\n`;
        await this.#deps.files.writeAsIs((0,external_node_path_.join)(info, 'attributes'), attributes);
        if (inner.length > 0 && !(await this.#drop(path, inner, signal)))
            return undefined;
        const at = { cwd: work, workTree: work };
        const hidden = before === undefined ? NOTHING_HIDDEN : await this.#hidden(path, { work, before }, signal);
        if (hidden === undefined)
            return undefined;
        const args = ['add', '--all', '--ignore-errors'];
        const ends = [await this.#run(path, [...args, '--', '.'], signal, at)];
        if (hidden.files.length > 0) {
            const stdin = hidden.files.join('\0');
            const force = ['--force', '--pathspec-from-file=-', '--pathspec-file-nul'];
            ends.push(await this.#run(path, ['--literal-pathspecs', ...args, ...force], signal, { ...at, stdin }));
        }
        const unreadable = [];
        for (const ended of ends) {
            if (ended.kind !== 'exited' || ended.exitCode > 1)
                return undefined;
            const named = unreadableIn(ended.stderr);
            if (ended.exitCode === 1 && named.length === 0)
                return undefined;
            unreadable.push(...named);
        }
        return { unreadable: [...new Set(unreadable)].sort(), left: hidden.left };
    }
    async #hidden(path, { work, before }, signal) {
        const at = { cwd: work, workTree: work };
        const list = ['ls-files', '--others', '--ignored', '--exclude-standard', '-z'];
        const ignored = namesIn(await this.#run(path, [...list, '--directory'], signal, at));
        if (ignored === undefined || ignored.length === 0)
            return ignored && NOTHING_HIDDEN;
        const rules = await this.#writeRules(path, before, signal);
        if (rules === undefined)
            return undefined;
        const inRules = { cwd: rules, workTree: rules };
        const areIgnored = async (names) => new Set(names.length === 0 ? [] : await this.#ignored(path, names, signal, inRules));
        const probeOf = (name) => (name.endsWith('/') ? `${name}.` : name);
        const ignoredBefore = await areIgnored(ignored.map(probeOf));
        const shown = ignored.filter((name) => !ignoredBefore.has(probeOf(name)));
        if (shown.length === 0)
            return NOTHING_HIDDEN;
        const folders = shown.filter((name) => name.endsWith('/'));
        const [named, unnamed] = [true, false].map((isText) => folders.filter((name) => name.isWellFormed() === isText));
        const paths = (named ?? []).map((name) => `:(top,literal)${name.replace(/\/$/, '')}`);
        const below = paths.length === 0 ? undefined : await this.#run(path, [...list, '--', ...paths], signal, at);
        const inFolders = below === undefined ? [] : below.kind === 'flooded' ? undefined : namesIn(below);
        if (inFolders === undefined && below?.kind !== 'flooded')
            return undefined;
        const listed = inFolders && [...shown.filter((name) => !name.endsWith('/')), ...inFolders];
        if (listed === undefined || listed.length > MAX_HIDDEN)
            return { files: [], left: shown };
        const ignoredBelow = await areIgnored(listed);
        const { files, left } = await this.#withinSize(work, listed.filter((name) => !ignoredBelow.has(name)));
        return { files, left: [...left, ...(unnamed ?? [])] };
    }
    async #withinSize(work, names) {
        const [files, left] = [[], []];
        let total = 0;
        for (const name of names) {
            const size = await this.#sizeOf((0,external_node_path_.join)(work, name));
            const fits = total + size <= MAX_HIDDEN_BYTES;
            if (fits)
                total += size;
            (fits ? files : left).push(name);
        }
        return { files, left };
    }
    async #sizeOf(path) {
        try {
            return (await this.#deps.files.slice(path, 0, 0)).size;
        }
        catch (error) {
            if (error instanceof errors/* UserError */.yo)
                return 0;
            throw error;
        }
    }
    async tracked(path, folder, signal) {
        if (!(await this.#prepare(path, signal)))
            return [];
        const listed = await this.#run(path, ['ls-files', '--cached', '-z', '--', `:(top,literal)${folder}`], signal);
        return namesIn(listed) ?? [];
    }
    async #writeRules(path, tree, signal) {
        const rules = (0,external_node_path_.join)(this.#dirOf(path), 'rules');
        await this.#deps.trees.remove(rules);
        await this.#deps.trees.make(rules);
        const entries = namesIn(await this.#run(path, ['ls-tree', '-r', '-z', '--full-tree', tree], signal));
        const found = entries?.flatMap((entry) => {
            const [, id, name] = /^100\d+ blob ([0-9a-f]+)\t((?:.*\/)?\.gitignore)$/s.exec(entry) ?? [];
            return id === undefined || name === undefined ? [] : [{ id, name }];
        });
        if (found === undefined || found.length === 0)
            return found && rules;
        const stdin = found.map(({ id }) => `${id}\n`).join('');
        const text = textIn(await this.#run(path, ['cat-file', '--batch'], signal, { stdin }));
        if (text === undefined)
            return undefined;
        const bytes = (0,lossless_text/* losslessBytes */.yh)(text);
        let at = 0;
        for (const { name } of found) {
            const end = bytes.indexOf('\n', at);
            const size = Number(bytes.toString('latin1', at, end).split(' ')[2]);
            await this.#deps.files.writeAsIs((0,external_node_path_.join)(rules, name), bytes.subarray(end + 1, end + 1 + size));
            at = end + 1 + size + 1;
        }
        return rules;
    }
    async diff(path, tree, signal) {
        const prefix = path === '' ? '' : `${path}/`;
        const args = ['diff', '--cached', '--no-color', '--no-ext-diff', '--no-textconv', '--binary', '--full-index'];
        const prefixes = [`--src-prefix=a/${prefix}`, `--dst-prefix=b/${prefix}`];
        const ended = await this.#run(path, [...args, ...prefixes, tree], signal);
        if (ended.kind === 'exited' && ended.exitCode === 0)
            return ended.stdout;
        if (ended.kind !== 'flooded')
            return undefined;
        const names = textIn(await this.#run(path, [...args, '--name-status', tree], signal));
        return names && `The changes are more than 10 MiB. The files:\n${names.trim()}\n`;
    }
    async ignored(path, work, paths, signal) {
        if (!(await this.#prepare(path, signal)))
            return [];
        return this.#ignored(path, paths, signal, { cwd: work, workTree: work });
    }
    async #ignored(path, paths, signal, at) {
        const stdin = `${paths.join('\0')}\0`;
        const args = ['check-ignore', '--no-index', '-z', '--stdin'];
        return namesIn(await this.#run(path, args, signal, { ...at, stdin })) ?? [];
    }
    async #drop(path, inner, signal) {
        if ((await this.#deps.files.state((0,external_node_path_.join)(this.#dirOf(path), 'index'))) === 'missing')
            return true;
        const remove = ['rm', '-r', '--cached', '--force', '--quiet', '--ignore-unmatch'];
        const stdin = inner.map((other) => relativeTo(path, other)).join('\0');
        const args = ['--literal-pathspecs', ...remove, '--pathspec-from-file=-', '--pathspec-file-nul'];
        return textIn(await this.#run(path, args, signal, { stdin })) !== undefined;
    }
    async #prepare(path, signal) {
        const { trees, files } = this.#deps;
        const dir = this.#dirOf(path);
        if ((await files.state((0,external_node_path_.join)(dir, 'HEAD'))) === 'file' && (await this.#isAsMade(path)))
            return true;
        await trees.remove(dir);
        const checkout = this.#checkouts.get(path);
        const why = await (0,git_directory/* makeGitDirectory */.g7)(dir, { objects: checkout?.objects }, this.#deps, signal);
        if (why === undefined && checkout !== undefined)
            await trees.bring(checkout.index, dir);
        return why === undefined;
    }
    async #isAsMade(path) {
        const { files } = this.#deps;
        const dir = this.#dirOf(path);
        try {
            const others = ['commondir', 'config.worktree'].map((name) => files.state((0,external_node_path_.join)(dir, name)));
            if ((await Promise.all(others)).some((state) => state !== 'missing'))
                return false;
            return git_directory/* AS_MADE */.j0.test(await files.read((0,external_node_path_.join)(dir, 'config'), git_directory/* MAX_CONFIG_BYTES */.GW));
        }
        catch {
            return false;
        }
    }
    #run(path, args, signal, more = {}) {
        const at = { cwd: this.#folder, gitDir: this.#dirOf(path) };
        return this.#deps.git.run(args, { ...at, local: true, isLossless: true, timeoutMs: unit_git_TIMEOUT_MS, ...more }, signal);
    }
    #dirOf(path) {
        return (0,external_node_path_.join)(this.#folder, (0,cache_folders/* digest */.br)(path).slice(0, 16));
    }
}
const NOTHING_HIDDEN = { files: [], left: [] };
const MAX_HIDDEN_BYTES = 100 * 1024 ** 2;
const MAX_HIDDEN = 1_000;
const unreadableIn = (stderr) => stderr.split('\n').flatMap((line) => {
    const [, path, why] = /^error: open\("(.*)"\): (.*)$/.exec(line) ??
        /^warning: could not open directory '(.*)': (.*)$/.exec(line) ??
        /^(.*): (Permission denied|Input\/output error)$/.exec(line) ??
        [];
    return path === undefined ? [] : [`${path} (${why})`];
});
const namesIn = (ended) => ended.kind === 'exited' && ended.exitCode <= 1 ? ended.stdout.split('\0').filter((name) => name !== '') : undefined;
const textIn = (ended) => ended.kind === 'exited' && ended.exitCode === 0 ? ended.stdout.replace(/\n$/, '') : undefined;
const escaped = (path) => path.replaceAll(/[\\*?[\]!# ]/g, String.raw `\$&`).replaceAll(/[\n\r]/g, '?');

;// CONCATENATED MODULE: ./build/js/src/workspaces/changes.js



class Changes {
    #workspace;
    #deps;
    #git;
    #root;
    #filled;
    constructor(workspace, folder, deps) {
        this.#workspace = workspace;
        this.#deps = deps;
        this.#git = new UnitGit(folder, deps);
    }
    async restart(checkouts, isAll) {
        this.#root = undefined;
        await this.#git.restart(checkouts);
        const parts = new Map([['', NOTHING]]);
        for (const [part, { tree }] of checkouts)
            if (tree !== undefined)
                parts.set(part, { ...NOTHING, tree });
        const isKnown = isAll && [...checkouts.keys()].every((part) => checkouts.get(part)?.tree !== undefined);
        this.#filled = isKnown ? parts : undefined;
    }
    async take(signal, isFilled = false) {
        this.#root ??= await this.#deps.files.realPath(this.#workspace);
        if (isFilled && this.#filled !== undefined)
            return this.#filled;
        const { parts, special } = await this.#content(signal);
        const before = new Map();
        for (const part of parts) {
            const own = special.filter((path) => ownerOf(path, parts) === part);
            const added = await this.#index(part, [...below(part, parts), ...own], signal);
            const tree = added && (await this.#git.tree(part, signal));
            if (added === undefined || tree === undefined)
                return undefined;
            before.set(part, { tree, unreadable: added.unreadable, special: own });
        }
        return before;
    }
    async since(baseline, signal) {
        const parts = [...baseline.keys()].sort();
        const { parts: found, special } = await this.#content(signal);
        const all = [...parts, ...(await this.#added(parts, found, signal))];
        const [diffs, unreadable] = [[], []];
        for (const part of all) {
            const before = baseline.get(part) ?? NOTHING;
            if (part === '' && before.tree === EMPTY_TREE && (await this.#holdsOnly(found)))
                continue;
            const own = special.filter((path) => ownerOf(path, all) === part);
            const added = await this.#index(part, [...below(part, all), ...own], signal, before.tree);
            const diff = added && (await this.#git.diff(part, before.tree, signal));
            if (added === undefined || diff === undefined)
                return undefined;
            const inPart = (name) => (part === '' ? name : `${part}/${name}`);
            unreadable.push(...added.unreadable.filter((each) => !before.unreadable.includes(each)).map(inPart));
            if (added.left.length > 0)
                diffs.push(notAdded(added.left.map(inPart)));
            const appeared = own.filter((path) => !before.special.includes(path));
            if (appeared.length > 0)
                diffs.push(noFiles(appeared));
            if (diff !== '')
                diffs.push(titled(part, diff));
        }
        return { patch: diffs.join(''), unreadable };
    }
    async ignored(paths, signal) {
        const ignored = new Set();
        const { parts } = await this.#content(signal);
        const outsideGit = paths.filter((path) => !path.split('/').includes('.git'));
        for (const part of parts) {
            const own = outsideGit.filter((path) => ownerOf(path, parts) === part).map((path) => relativeTo(part, path));
            if (own.length === 0)
                continue;
            const names = await this.#git.ignored(part, (0,external_node_path_.join)(this.#workspace, part), own, signal);
            for (const name of names)
                ignored.add(part === '' ? name : `${part}/${name}`);
        }
        return ignored;
    }
    async #holdsOnly(repositories) {
        if (!(await this.#isItself('')))
            return false;
        const { names, others } = await this.#deps.files.namesIn(this.#workspace, repositories.length + 1);
        return others === 0 && names.every((name) => repositories.includes(name.replace(/\/$/, '')));
    }
    async #added(parts, found, signal) {
        const added = [];
        for (const path of found)
            if (!parts.includes(path) && !(await this.#isTracked(path, parts, signal)))
                added.push(path);
        return added;
    }
    async #index(part, inner, signal, before) {
        if (await this.#isItself(part)) {
            const added = { work: (0,external_node_path_.join)(this.#workspace, part), inner, before };
            return this.#git.add(part, added, signal);
        }
        return (await this.#git.empty(part, signal)) ? { unreadable: [], left: [] } : undefined;
    }
    async #content(signal) {
        if (!(await this.#isItself('')))
            return { parts: [''], special: [] };
        const { repositories, special } = await this.#deps.trees.repositoriesIn(this.#workspace, signal);
        return { parts: [...new Set(['', ...repositories])], special };
    }
    async #isItself(part) {
        const { files } = this.#deps;
        const work = (0,external_node_path_.join)(this.#workspace, part);
        if ((await files.state(work)) !== 'folder')
            return false;
        return this.#root === undefined || (await files.realPath(work)) === (0,external_node_path_.join)(this.#root, part);
    }
    async #isTracked(path, parts, signal) {
        const owner = ownerOf(path, parts);
        const folder = relativeTo(owner, path);
        return (await this.#git.tracked(owner, folder, signal)).some((name) => name !== folder);
    }
}
const NOTHING = { tree: EMPTY_TREE, unreadable: [], special: [] };
const notAdded = (paths) => `# New files that a .gitignore of the target ignores are not in this diff, because there are too many, they are too large or their names are no text: ${paths.map((path) => JSON.stringify(path)).join(', ')}\n`;
const noFiles = (paths) => `# New pipes, sockets or devices, which are not in this diff: ${paths.map((path) => JSON.stringify(path)).join(', ')}\n`;

// EXTERNAL MODULE: ./build/js/src/model/ports/processes.js
var processes = __webpack_require__(29119);
;// CONCATENATED MODULE: ./build/js/src/workspaces/hooks.js


const LAST_MS = 3_000;
async function runHook({ command = [], cwd, timeoutMs }, subject, { exec, scripts, env, isLast }, signal) {
    const hasNoTime = isLast && signal.aborted;
    const limitMs = hasNoTime ? Math.min(timeoutMs, LAST_MS) : timeoutMs;
    const request = await scripts.forGrader({
        command: command.map((word) => fill(word, subject)),
        cwd,
        env,
        stdin: `${JSON.stringify(payload(subject))}\n`,
        timeoutMs: limitMs,
        maxBytes: processes/* MAX_OUTPUT_BYTES */.$,
    });
    const ended = await exec.run(request, hasNoTime ? new AbortController().signal : signal);
    const why = (0,workspace_error/* whyFailed */.KE)(ended, limitMs);
    return { stdout: 'stdout' in ended ? ended.stdout : '', why };
}
const payload = ({ workspacePath, testId, evalRunId, input, metadata }) => ({
    workspace_path: workspacePath,
    test_id: testId,
    eval_run_id: evalRunId,
    case_input: input || null,
    case_metadata: metadata ?? null,
});
function fill(word, { workspacePath, testId, evalRunId, input, metadata }) {
    const values = new Map([
        ['workspace_path', workspacePath],
        ['test_id', testId],
        ['eval_run_id', evalRunId],
        ['case_input', input ?? ''],
        ['case_metadata', metadata === undefined ? '' : JSON.stringify(metadata)],
    ]);
    return word.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (whole, name) => values.get(name) ?? whole);
}

// EXTERNAL MODULE: ./build/js/src/workspaces/repositories/stored-mirrors.js
var stored_mirrors = __webpack_require__(55457);
;// CONCATENATED MODULE: ./build/js/src/workspaces/repositories/mirrors.js
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







const GIT_TIMEOUT_MS = 3_600_000;
const GIT_BY_OTHERS = { notifyAfterMs: 5_000, minutes: 65 };
const ATTRIBUTES = ':(glob)**/.gitattributes';
const MAX_REFS_BYTES = 512 * 1024 * 1024;
class Mirrors {
    #deps;
    #marks;
    #locks;
    #reserved = new Map();
    #fetched = new Map();
    #changed = new Set();
    constructor(deps, marks, locks) {
        this.#deps = deps;
        this.#marks = marks;
        this.#locks = locks;
    }
    async find(repository, signal) {
        const mirror = (0,external_node_path_.join)(this.#deps.folders.mirrors, (0,stored_mirrors/* mirrorName */.zZ)((0,repository_identity/* identityOfUrl */.F9)(repository.url)));
        const reserving = this.#reserved.get(mirror) ?? this.#reserve(repository, mirror, signal);
        this.#reserved.set(mirror, reserving);
        await reserving;
        const commit = await this.#commit(repository, mirror, signal);
        const [refs, more] = await Promise.all([
            this.#refs(repository, mirror, signal),
            this.#beyondObjects(commit, mirror, signal),
        ]);
        return { mirror, ...commit, refs, ...more };
    }
    async #beyondObjects({ commit }, mirror, signal) {
        const patterns = ['-e', 'filter=lfs', '-e', '[submodule "'];
        const args = ['grep', '--name-only', '--fixed-strings', ...patterns, commit, '--', ATTRIBUTES, '.gitmodules'];
        const ended = await this.#deps.git.run(args, { cwd: mirror, gitDir: mirror, local: true }, signal);
        const names = 'stdout' in ended ? ended.stdout.split('\n') : [];
        return {
            hasSubmodules: names.includes(`${commit}:.gitmodules`),
            hasLargeFiles: names.some((name) => /\.gitattributes"?$/.test(name)),
        };
    }
    async #refs({ location }, mirror, signal) {
        const args = ['for-each-ref', '--format=%(objectname) %(refname)', 'refs/heads', 'refs/tags'];
        const request = { cwd: mirror, gitDir: mirror, local: true, maxBytes: MAX_REFS_BYTES };
        const listed = await this.#deps.git.run(args, request, signal);
        const why = (0,workspace_error/* whyFailed */.KE)(listed, GIT_TIMEOUT_MS);
        if (why !== undefined)
            throw new workspace_error/* WorkspaceError */.kP('clone_error', `Cannot list the branches: ${why}`, location);
        return 'stdout' in listed ? listed.stdout.split('\n').filter((line) => line !== '') : [];
    }
    async #commit(repository, mirror, signal) {
        const isWhole = ({ commit }) => this.#isWhole(mirror, commit, signal);
        const isCommit = /^[0-9a-f]{40}$|^[0-9a-f]{64}$/.test(repository.ref);
        const known = isCommit && !this.#changed.has(mirror) ? await this.#resolve(repository, mirror, signal) : undefined;
        const isConfirmed = known !== undefined && !(await (0,stored_mirrors/* isUnconfirmed */.H0)(mirror, this.#deps.files));
        if (known !== undefined && (isConfirmed || (await isWhole(known))))
            return known;
        const fetching = this.#fetched.get(mirror) ?? this.#fetch(repository, mirror, signal);
        this.#fetched.set(mirror, fetching);
        await fetching;
        const found = await this.#resolve(repository, mirror, signal);
        if (found !== undefined && (known === undefined || (await isWhole(found))))
            return found;
        if (isCommit)
            await this.#fetchCommit(repository, mirror, signal);
        const last = isCommit ? await this.#resolve(repository, mirror, signal) : undefined;
        if (last !== undefined)
            return last;
        const before = repository.ancestor > 0 ? `, ${repository.ancestor} commits before it` : '';
        const message = `There is no commit "${repository.ref}"${before}, in ${(0,repository_identity/* withoutCredentials */.ri)(repository.url)}`;
        throw new workspace_error/* WorkspaceError */.kP('clone_error', message, repository.location);
    }
    async #reserve({ url }, mirror, signal) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const { trees, files, folders, warn } = this.#deps;
            await trees.make(folders.mirrors);
            const _lock = __addDisposableResource(env_1, await this.#locks.hold(`${mirror}.lock`, fetchedByOthers(url), signal), true);
            const isThere = (await files.state(mirror)) !== 'missing';
            if (isThere && !(await trees.isSealed(mirror, this.#sealOf(mirror), signal))) {
                this.#changed.add(mirror);
                const shown = (0,repository_identity/* withoutCredentials */.ri)(url);
                warn(`${mirror} is not as it was left, so ${shown} is fetched again. Did an agent write there?`);
            }
            if ((await files.state((0,external_node_path_.join)(mirror, 'HEAD'))) !== 'file')
                await this.#restoreStored(url, mirror, signal);
            await this.#marks.set(mirror);
            await (0,usage/* noteUse */.MD)(mirror, {}, this.#deps);
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = __disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    async #seal(url, mirror, signal) {
        await this.#deps.trees.seal(mirror, this.#sealOf(mirror), signal);
        const { bytes } = await (0,usage/* sizeOf */.$d)(mirror, this.#deps, signal);
        await (0,usage/* noteUse */.MD)(mirror, { bytes, repositories: [(0,repository_identity/* identityOfUrl */.F9)(url)] }, this.#deps);
    }
    async #replace(url, mirror, part, signal) {
        await this.#deps.trees.remove(mirror);
        await this.#deps.trees.move(part, mirror);
        await this.#seal(url, mirror, signal);
    }
    #sealOf(mirror) {
        return (0,external_node_path_.join)((0,cache_folders/* stateOf */.L4)(mirror, this.#deps.folders), 'seal.json');
    }
    async #restoreStored(url, mirror, signal) {
        const { stored, trees, warn, note } = this.#deps;
        if (stored === undefined)
            return;
        const identity = (0,repository_identity/* identityOfUrl */.F9)(url);
        const part = `${mirror}.partial`;
        const restore = async () => {
            const env_2 = { stack: [], error: void 0, hasError: false };
            try {
                const pack = __addDisposableResource(env_2, await stored.take(identity, signal), true);
                if (pack === undefined)
                    return undefined;
                const unfit = await (0,stored_mirrors/* unpackMirror */.E7)(pack.file, part, this.#deps, signal);
                if (unfit !== undefined)
                    return unfit;
                note(`${identity} is there from an earlier job`);
                return this.#replace(url, mirror, part, signal);
            }
            catch (e_2) {
                env_2.error = e_2;
                env_2.hasError = true;
            }
            finally {
                const result_2 = __disposeResources(env_2);
                if (result_2)
                    await result_2;
            }
        };
        const why = await restore().catch((error) => (0,errors/* messageOf */.bD)(error));
        if (why === undefined || signal.aborted)
            return;
        await trees.remove(part);
        stored.spoilt(identity);
        warn(`The cached repository ${identity} of an earlier job cannot be used, so it is fetched: ${why}`);
    }
    async #isWhole(mirror, commit, signal) {
        const args = ['rev-list', '--objects', '--quiet', commit, '--not', '--all'];
        return (await this.#git(args, { cwd: mirror, gitDir: mirror, local: true }, signal)) === undefined;
    }
    async #resolve(repository, mirror, signal) {
        if ((await this.#deps.files.state((0,external_node_path_.join)(mirror, 'HEAD'))) !== 'file')
            return undefined;
        for (const name of namesOf(repository)) {
            const target = `${name}^{commit}${repository.ancestor > 0 ? `~${repository.ancestor}` : ''}`;
            const args = ['log', '-1', '--format=%H %T', '--end-of-options', target, '--'];
            const ended = await this.#deps.git.run(args, { cwd: mirror, gitDir: mirror, local: true }, signal);
            const [commit = '', tree = ''] = ended.kind === 'exited' && ended.exitCode === 0 ? ended.stdout.split(/\s/) : [];
            if (tree !== '')
                return { commit, tree };
        }
        return undefined;
    }
    async #fetch({ url, location }, mirror, signal) {
        const env_3 = { stack: [], error: void 0, hasError: false };
        try {
            const { trees, files, folders, warn, note } = this.#deps;
            const _lock = __addDisposableResource(env_3, await this.#locks.hold(`${mirror}.lock`, fetchedByOthers(url), signal), true);
            const isThere = !this.#changed.has(mirror) && (await files.state((0,external_node_path_.join)(mirror, 'HEAD'))) === 'file';
            note(`Fetching ${(0,repository_identity/* withoutCredentials */.ri)(url)} into ${mirror}`);
            const at = { cwd: mirror, gitDir: mirror };
            const args = ['fetch', '--prune', '--force', '--no-tags', '--', url, '+refs/*:refs/*'];
            if (isThere && (await this.#git(args, at, signal)) === undefined) {
                await (0,stored_mirrors/* confirm */.lJ)(mirror, files);
                await this.#followHead(url, at, signal);
                return this.#seal(url, mirror, signal);
            }
            const part = `${mirror}.partial`;
            await trees.remove(part);
            const why = await this.#git(['clone', '--mirror', '--', url, part], { cwd: folders.mirrors }, signal);
            if (why === undefined) {
                await (0,stored_mirrors/* forgetAddress */.OA)(part, files);
                await this.#replace(url, mirror, part, signal);
                this.#changed.delete(mirror);
                return;
            }
            await trees.remove(part);
            const shown = (0,repository_identity/* withoutCredentials */.ri)(url);
            if (!isThere || (await (0,stored_mirrors/* isUnconfirmed */.H0)(mirror, files))) {
                throw new workspace_error/* WorkspaceError */.kP('clone_error', `Cannot fetch ${shown}: ${hide(why, url)}${hintFor(why)}`, location);
            }
            await this.#seal(url, mirror, signal);
            warn(`Cannot fetch ${shown}, so what was fetched earlier is used: ${hide(why, url)}`);
        }
        catch (e_3) {
            env_3.error = e_3;
            env_3.hasError = true;
        }
        finally {
            const result_3 = __disposeResources(env_3);
            if (result_3)
                await result_3;
        }
    }
    async #followHead(url, at, signal) {
        const heads = await this.#deps.git.run(['ls-remote', '--symref', '--', url, 'HEAD'], { cwd: at.cwd }, signal);
        const text = heads.kind === 'exited' && heads.exitCode === 0 ? heads.stdout : '';
        const [, branch] = /^ref: (refs\/heads\/\S+)\tHEAD$/m.exec(text) ?? [];
        const [, commit] = /^([0-9a-f]{40,64})\tHEAD$/m.exec(text) ?? [];
        if (branch !== undefined)
            await this.#git(['symbolic-ref', 'HEAD', branch], at, signal);
        else if (commit !== undefined) {
            await this.#git(['fetch', '--no-tags', '--', url, 'HEAD'], at, signal);
            await this.#git(['update-ref', '--no-deref', 'HEAD', commit], at, signal);
        }
    }
    async #fetchCommit({ url, ref }, mirror, signal) {
        const env_4 = { stack: [], error: void 0, hasError: false };
        try {
            const _lock = __addDisposableResource(env_4, await this.#locks.hold(`${mirror}.lock`, fetchedByOthers(url), signal), true);
            const at = { cwd: mirror, gitDir: mirror };
            const why = await this.#git(['fetch', '--no-tags', '--', url, ref], at, signal);
            if (why === undefined)
                await this.#git(['update-ref', `refs/eval-action/${ref}`, ref], at, signal);
            await this.#seal(url, mirror, signal);
        }
        catch (e_4) {
            env_4.error = e_4;
            env_4.hasError = true;
        }
        finally {
            const result_4 = __disposeResources(env_4);
            if (result_4)
                await result_4;
        }
    }
    async #git(args, request, signal) {
        const ended = await this.#deps.git.run(args, { timeoutMs: GIT_TIMEOUT_MS, ...request }, signal);
        return (0,workspace_error/* whyFailed */.KE)(ended, GIT_TIMEOUT_MS);
    }
}
const fetchedByOthers = (url) => ({
    what: `Another run is fetching ${(0,repository_identity/* withoutCredentials */.ri)(url)}`,
    ...GIT_BY_OTHERS,
});
function namesOf({ ref, resolve }) {
    const [, branch] = /^(?:refs\/remotes\/)?origin\/(.+)$/.exec(ref) ?? [];
    const asGiven = resolve === 'remote' && ref !== 'HEAD' ? [`refs/heads/${ref}`, `refs/tags/${ref}`, ref] : [ref];
    return [...asGiven, ...(branch === undefined ? [] : [`refs/heads/${branch}`])];
}
const REFUSED = /could not read (?:Username|Password)|Authentication failed|not found|Permission denied \(|access denied/i;
const hintFor = (why) => REFUSED.test(why)
    ? '. Is the address right? If the repository is private, git needs credentials: see "Private repositories" in the README'
    : '';
const hide = (why, url) => (0,repository_identity/* withoutCredentialsIn */.gR)(why.replaceAll(url, (0,repository_identity/* withoutCredentials */.ri)(url)));

;// CONCATENATED MODULE: ./build/js/src/workspaces/repositories/checkouts.js








class Checkouts {
    #folder;
    #deps;
    constructor(folder, deps) {
        this.#folder = folder;
        this.#deps = deps;
    }
    async make(wanted, signal) {
        const { repository, found, work } = wanted;
        const dir = (0,external_node_path_.join)(this.#folder, (0,cache_folders/* digest */.br)(repository.path).slice(0, 16));
        let made;
        try {
            made = await this.#update(wanted, dir, signal);
        }
        catch (error) {
            if (signal.aborted || !(error instanceof errors/* UserError */.yo || error instanceof workspace_error/* WorkspaceError */.kP))
                throw error;
            this.#deps.note(`${work} is recreated: ${error.message}`);
        }
        made ??= await this.#recreate(wanted, dir, signal);
        const at = { cwd: work, gitDir: dir, workTree: work, local: true };
        await this.#deps.repositories.largeFiles.report(repository, found, at, signal);
        return { ...made, index: (0,external_node_path_.join)(dir, 'index'), objects: (0,external_node_path_.join)(found.mirror, 'objects') };
    }
    async #update(wanted, dir, signal) {
        const { trees, files } = this.#deps;
        const { work, found, repository } = wanted;
        if (!(await trees.isSealed(dir, sealOf(dir), signal)) || (await files.state(work)) !== 'folder')
            return undefined;
        const written = JSON.parse(await files.read((0,external_node_path_.join)(dir, WRITTEN), MAX_LISTED));
        if (!written.withLargeFiles && (await this.#fetchesLargeFiles(wanted, signal)))
            return undefined;
        const since = await files.modifiedAt((0,external_node_path_.join)(dir, 'index'));
        const pruned = await this.#prune(wanted, dir, signal, since);
        if (repository.sparse.length > 0 && pruned > 0)
            await this.#prune(wanted, dir, signal);
        const differing = await this.#listed(wanted, dir, ['diff-files', '--name-only', '--ignore-submodules'], signal);
        const isSame = written.commit === found.commit && differing.length === 0;
        const isThere = isSame && (await this.#isOfCommit(wanted, dir, signal));
        if (!isThere) {
            for (const path of differing)
                await trees.remove((0,external_node_path_.join)(work, path));
            await this.#reset(wanted, dir, signal);
            if (repository.sparse.length > 0)
                await this.#prune(wanted, dir, signal);
            if ((await this.#differing(wanted, dir, signal)).length > 0)
                return undefined;
        }
        await this.#equip(wanted, dir, signal);
        return { tree: found.tree, change: isThere ? 'none' : 'updated' };
    }
    async #equip(wanted, dir, signal) {
        const withLargeFiles = await this.#fetchesLargeFiles(wanted, signal);
        const written = { commit: wanted.found.commit, withLargeFiles };
        await this.#deps.files.writeAsIs((0,external_node_path_.join)(dir, WRITTEN), JSON.stringify(written));
        await giveGit(wanted, dir, this.#deps);
        await this.#deps.trees.seal(dir, sealOf(dir), signal);
    }
    async #recreate(wanted, dir, signal) {
        const { trees } = this.#deps;
        const { repository, found, work, inner } = wanted;
        await trees.remove(work);
        await trees.remove(dir);
        await trees.prune(work, { stored: new Map(), inner }, signal);
        const holds = { objects: (0,external_node_path_.join)(found.mirror, 'objects'), origin: (0,repository_identity/* withoutCredentials */.ri)(repository.url) };
        const failure = await (0,git_directory/* makeGitDirectory */.g7)(dir, holds, this.#deps, signal);
        if (failure !== undefined)
            throw failed(repository, failure);
        if (repository.sparse.length > 0) {
            const at = { cwd: work, gitDir: dir, workTree: work };
            await this.#mustRun(['sparse-checkout', 'init', '--cone'], repository, at, signal);
            await this.#mustRun(['sparse-checkout', 'set', '--', ...repository.sparse], repository, at, signal);
        }
        await this.#reset(wanted, dir, signal);
        const removed = await this.#prune(wanted, dir, signal);
        const isClean = (await this.#differing(wanted, dir, signal)).length === 0;
        if (removed > 0 || !(await this.#isOfCommit(wanted, dir, signal))) {
            const why = `the files in ${work} are not those of ${found.commit}. Does another program write there?`;
            throw failed(repository, why);
        }
        await this.#equip(wanted, dir, signal);
        return { tree: isClean ? found.tree : undefined, change: 'recreated' };
    }
    async #reset({ repository, found, work }, dir, signal) {
        this.#deps.note(`Checking out ${(0,repository_identity/* withoutCredentials */.ri)(repository.url)} at ${found.commit} into ${work}`);
        const at = { cwd: work, gitDir: dir, workTree: work };
        const settings = await this.#deps.repositories.largeFiles.settings(found, signal);
        await this.#mustRun([...settings, 'reset', '--hard', '--quiet', found.commit], repository, at, signal);
    }
    async #prune({ repository, work, inner }, dir, signal, since) {
        const at = { cwd: work, gitDir: dir, local: true, maxBytes: MAX_LISTED };
        const stored = trackedIn(await this.#mustRun(['ls-files', '--stage', '-v'], repository, at, signal), repository);
        for (const path of inner)
            mustBeFree(path, stored, repository);
        return this.#deps.trees.prune(work, { stored, inner, since }, signal);
    }
    #differing(wanted, dir, signal) {
        const args = ['diff-index', '--name-only', '--ignore-submodules', wanted.found.commit];
        return this.#listed(wanted, dir, args, signal);
    }
    async #isOfCommit(wanted, dir, signal) {
        const args = ['diff-index', '--cached', '--name-only', wanted.found.commit];
        return (await this.#listed(wanted, dir, args, signal)).length === 0;
    }
    async #listed({ repository, work }, dir, args, signal) {
        const at = { cwd: work, gitDir: dir, workTree: work, local: true, maxBytes: MAX_LISTED };
        return linesOf(await this.#mustRun(args, repository, at, signal)).map(lossless_text/* unquoted */.qZ);
    }
    async #fetchesLargeFiles({ found }, signal) {
        return (await this.#deps.repositories.largeFiles.settings(found, signal)).length > 0;
    }
    async #mustRun(args, of, request, signal) {
        const ended = await this.#deps.git.run(args, { timeoutMs: GIT_TIMEOUT_MS, ...request }, signal);
        const why = (0,workspace_error/* whyFailed */.KE)(ended, GIT_TIMEOUT_MS);
        if (why !== undefined)
            throw failed(of, why);
        return ended.kind === 'exited' ? ended.stdout : '';
    }
}
const WRITTEN = 'eval-action-written.json';
const MAX_LISTED = 512 * 1024 * 1024;
const sealOf = (dir) => `${dir}.seal.json`;
const linesOf = (text) => text.split('\n').filter((line) => line !== '');
function trackedIn(listed, repository) {
    const tracked = new Map();
    for (const line of linesOf(listed)) {
        const [tag, mode, path] = [line.charAt(0), line.slice(2, 8), line.slice(line.indexOf('\t') + 1)];
        const isLeftOut = tag === 'S' && repository.sparse.length > 0;
        if (tag !== 'H' && !isLeftOut)
            throw failed(repository, `git would ignore changes of ${path}`);
        if (!isLeftOut)
            tracked.set((0,lossless_text/* unquoted */.qZ)(path), KINDS[mode] ?? 'file');
    }
    return tracked;
}
const KINDS = { '100755': 'program', '160000': 'folder' };
function mustBeFree(path, tracked, { location }) {
    for (const name of tracked.keys())
        if (name === path || name.startsWith(`${path}/`))
            throw taken(path, location);
}
const taken = (path, location) => new workspace_error/* WorkspaceError */.kP('clone_error', `There are files already at "${path || '.'}", where a repository is to be put`, location);
const failed = ({ url, location }, why) => new workspace_error/* WorkspaceError */.kP('clone_error', `Cannot check out ${(0,repository_identity/* withoutCredentials */.ri)(url)}: ${why}`, location);
async function giveGit({ repository, found, work }, dir, { trees, files }) {
    const own = (0,external_node_path_.join)(work, '.git');
    const { mirror, commit, refs } = found;
    const [, branch] = /^ref: refs\/heads\/(.+)\n$/.exec(await files.read((0,external_node_path_.join)(mirror, 'HEAD'), MAX_CONFIG)) ?? [];
    const local = refs.filter((ref) => branch !== undefined && ref.endsWith(` refs/heads/${branch}`));
    const remote = refs.map((ref) => ref.replace(' refs/heads/', ' refs/remotes/origin/'));
    await trees.make((0,external_node_path_.join)(own, 'refs'));
    await files.writeAsIs((0,external_node_path_.join)(own, 'packed-refs'), [...local, ...remote, ''].join('\n'));
    await files.writeAsIs((0,external_node_path_.join)(own, 'HEAD'), `${commit}\n`);
    await files.writeAsIs((0,external_node_path_.join)(own, 'objects', 'info', 'alternates'), `${(0,external_node_path_.join)(mirror, 'objects')}\n`);
    const config = (await files.read((0,external_node_path_.join)(dir, 'config'), MAX_CONFIG)).replace('\tbare = true\n', '\tbare = false\n');
    const sparse = repository.sparse.length > 0 ? SPARSE : '';
    await files.writeAsIs((0,external_node_path_.join)(own, 'config'), `${config}${sparse}${local.length > 0 ? trackingOf(branch) : ''}`);
    if (local.length > 0) {
        await files.writeAsIs((0,external_node_path_.join)(own, 'refs', 'remotes', 'origin', 'HEAD'), `ref: refs/remotes/origin/${branch}\n`);
    }
    if (sparse !== '')
        await trees.bring((0,external_node_path_.join)(dir, 'info', 'sparse-checkout'), (0,external_node_path_.join)(own, 'info'));
    await trees.bring((0,external_node_path_.join)(dir, 'index'), own);
}
const MAX_CONFIG = 1024 * 1024;
const SPARSE = '[core]\n\tsparseCheckout = true\n\tsparseCheckoutCone = true\n';
const trackingOf = (branch = '') => {
    const name = branch.replaceAll(/["\\]/g, String.raw `\$&`);
    return `[branch "${name}"]\n\tremote = origin\n\tmerge = refs/heads/${name}\n`;
};

;// CONCATENATED MODULE: ./build/js/src/workspaces/directories/directory.js






class Directory {
    path;
    #state;
    #workspace;
    #deps;
    #changes;
    #checkouts;
    #isPristine = false;
    #last = Promise.resolve();
    #owed = 'none';
    #gradingFiles;
    constructor(path, state, workspace, deps) {
        this.path = path;
        this.#state = state;
        this.#workspace = workspace;
        this.#deps = deps;
        this.#changes = new Changes(path, (0,external_node_path_.join)(state, 'git'), deps);
        this.#checkouts = new Checkouts((0,external_node_path_.join)(state, 'checkouts'), deps);
    }
    async fill(signal) {
        const { template, repositories, files } = this.#workspace;
        await this.#deps.trees.make(this.#state);
        const isTemplateUnchanged = await this.#fillAround(signal);
        const held = new Map();
        for (const repository of repositories.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
            held.set(repository.path, await this.#checkOut(repository, signal));
            for await (const submodule of this.#deps.repositories.submodules(repository, this.path, signal))
                held.set(submodule.path, await this.#checkOut(submodule, signal));
        }
        for (const { path, from } of files)
            await this.#bring(path, from);
        const isKnown = template === undefined && files.length === 0 && held.size === repositories.length;
        await this.#changes.restart(held, isKnown);
        this.#isPristine = true;
        const all = [isTemplateUnchanged ? 'none' : 'updated', ...[...held.values()].map((each) => each.change)];
        const change = ['recreated', 'updated'].find((each) => all.includes(each)) ?? 'none';
        this.#deps.note(`Prepared ${this.path}${change === 'none' ? ', which was ready' : ''}`);
        return { change };
    }
    #checkOut(repository, signal) {
        const { path, location } = repository;
        const inner = below(path, [...this.#paths]).map((other) => relativeTo(path, other));
        return (0,workspace_error/* orFailure */.wM)('clone_error', location, async () => {
            const found = await this.#deps.repositories.find(repository, signal);
            return this.#checkouts.make({ repository, found, work: (0,external_node_path_.join)(this.path, path), inner }, signal);
        });
    }
    async fillMissing(signal) {
        const isEmpty = (await this.#deps.trees.list(this.path)).length === 0;
        if (isEmpty && this.#workspace.template !== undefined)
            await this.#restoreTemplate(signal);
        for (const repository of this.#workspace.repositories) {
            const to = (0,external_node_path_.join)(this.path, repository.path);
            if ((await this.#deps.files.state(to)) !== 'missing' && (await this.#deps.trees.list(to)).length > 0) {
                if (isEmpty)
                    throw taken(repository.path, this.#workspace.location);
                continue;
            }
            await this.#deps.repositories.cloneInto(repository, to, signal);
        }
        for (const { path, from } of isEmpty ? this.#workspace.files : [])
            await this.#bring(path, from);
    }
    async remember(signal) {
        const { trees } = this.#deps;
        await trees.make(this.#state);
        const [memory, wayBack] = [(0,external_node_path_.join)(this.#state, 'snapshot.json'), (0,external_node_path_.join)(this.#state, 'way-back.json')];
        const work = () => trees.restore({ from: this.path, to: (0,external_node_path_.join)(this.#state, 'snapshot'), memory, wayBack }, signal);
        await (0,workspace_error/* orFailure */.wM)('setup_error', this.#workspace.location, work);
    }
    async reset(reset, signal) {
        if (reset === 'none' || this.#isPristine)
            return;
        const memory = (0,external_node_path_.join)(this.#state, 'way-back.json');
        const mayStay = (paths) => this.#changes.ignored(paths, signal);
        const request = {
            from: (0,external_node_path_.join)(this.#state, 'snapshot'),
            to: this.path,
            memory,
            mayStay: reset === 'fast' ? mayStay : undefined,
        };
        this.#owed = reset;
        await this.#inTurn(() => this.#deps.trees.restore(request, signal));
        this.#owed = 'none';
    }
    async placeGradingFiles(files) {
        const placed = files.map(({ to, content }) => ({ path: to, bytes: Buffer.from(content, 'base64') }));
        const request = { folder: this.path, aside: (0,external_node_path_.join)(this.#state, 'replaced'), files: placed };
        this.#gradingFiles = await this.#deps.trees.place(request);
    }
    async removeGradingFiles() {
        await this.#gradingFiles?.[Symbol.asyncDispose]();
        this.#gradingFiles = undefined;
    }
    async resetOwed(signal) {
        await this.removeGradingFiles();
        await this.reset(this.#owed, signal);
    }
    baseline(signal) {
        const isPristine = this.#isPristine;
        this.#isPristine = false;
        return this.#inTurn(() => this.#changes.take(signal, isPristine));
    }
    changesSince(baseline, signal) {
        return this.#inTurn(() => this.#changes.since(baseline, signal));
    }
    run(hook, subject, env, signal) {
        this.#isPristine = false;
        const whole = { ...subject, workspacePath: this.path };
        const { exec, scripts } = this.#deps;
        return runHook(hook, whole, { exec, scripts, env: env.childEnv, isLast: env.isLast }, signal);
    }
    async remove() {
        await this.#deps.trees.remove(this.path);
        await this.forget();
    }
    forget() {
        return this.#deps.trees.remove(this.#state);
    }
    get #paths() {
        return new Set(this.#workspace.repositories.map(({ path }) => path));
    }
    async #fillAround(signal) {
        const { template, repositories, location } = this.#workspace;
        const paths = this.#paths;
        const again = repositories.find(({ path }, index) => repositories.findIndex((each) => each.path === path) < index);
        if (again !== undefined)
            throw taken(again.path, location);
        if (template !== undefined)
            return this.#restoreTemplate(signal);
        if (paths.has(''))
            return true;
        const stored = { stored: new Map(), inner: [...paths] };
        return (await (0,workspace_error/* orFailure */.wM)('setup_error', location, () => this.#deps.trees.prune(this.path, stored, signal))) === 0;
    }
    async #restoreTemplate(signal) {
        const { template, location } = this.#workspace;
        if (template === undefined)
            return true;
        const { files, trees } = this.#deps;
        const state = await (0,workspace_error/* orFailure */.wM)('template_error', template.location, () => files.state(template.path));
        const isFile = state === 'file' && isWorkspaceFile(template.path);
        if (state !== 'folder' && !isFile) {
            const what = state === 'file' ? 'is a file, not a folder' : 'does not exist';
            throw new workspace_error/* WorkspaceError */.kP('template_error', `The template ${template.path} ${what}`, template.location);
        }
        const named = isFile ? (0,external_node_path_.dirname)(template.path) : template.path;
        const from = await (0,workspace_error/* orFailure */.wM)('template_error', template.location, () => files.realPath(named));
        for (const path of this.#paths)
            if ((await trees.list((0,external_node_path_.join)(from, path))).length > 0)
                throw taken(path, location);
        await trees.make(this.#state);
        const request = { from, to: this.path, isTemplate: true, memory: (0,external_node_path_.join)(this.#state, 'memory.json') };
        const except = [...this.#paths].filter((path) => path !== '');
        const work = () => trees.restore({ ...request, except }, signal);
        const { copied, removed } = await (0,workspace_error/* orFailure */.wM)('template_error', template.location, work);
        return copied + removed === 0;
    }
    async #bring(path, from) {
        const isInside = !path.startsWith('/') && !path.split('/').includes('..');
        if (!isInside)
            throw new workspace_error/* WorkspaceError */.kP('file_copy_error', `${path} would be outside the workspace`);
        const folder = (0,external_node_path_.dirname)(path) === '.' ? '' : (0,external_node_path_.dirname)(path);
        const work = () => this.#deps.trees.bring(from, (0,external_node_path_.join)(this.path, folder));
        await (0,workspace_error/* orFailure */.wM)('file_copy_error', this.#workspace.location, work);
    }
    #inTurn(work) {
        const turn = this.#last.then(work);
        this.#last = turn.catch(() => undefined);
        return turn;
    }
}
const isWorkspaceFile = (path) => /\.code-workspace$/i.test(path);

;// CONCATENATED MODULE: ./build/js/src/workspaces/directories/suite-directories.js








class SuiteDirectories {
    #deps;
    #slots;
    #open = new Set();
    #free = [];
    #waiting = new Set();
    #count = 0;
    #temporary = 0;
    #shared;
    #broken;
    constructor(deps) {
        this.#deps = deps;
        const pool = (0,external_node_path_.join)(deps.folders.pool, (0,cache_folders/* fingerprintOf */.ax)(deps.workspace).slice(0, 40));
        this.#slots = new PoolSlots(pool, deps.maxSlots, deps);
    }
    async take(signal) {
        const open = await (this.#deps.decision.kind === 'pooled' ? this.#takePooled(signal) : this.#takeShared(signal));
        const { directory, printed } = open;
        open.printed = undefined;
        return { directory, opened: printed, leave: (ok) => this.#leave(open, ok, signal) };
    }
    async close(signal) {
        for (const open of [...this.#open])
            await this.#end(open, signal);
    }
    async #leave(open, ok, signal) {
        const { decision, keepOnSuccess, keepOnFailure } = this.#deps;
        open.hasFailed ||= !ok;
        if (decision.kind === 'per-test')
            await this.#end(open, signal);
        if (decision.kind === 'pooled') {
            this.#free.push(open);
            this.#wake();
        }
        return !open.isTemporary || (ok ? keepOnSuccess : keepOnFailure);
    }
    async #takeShared(signal) {
        if (this.#broken !== undefined)
            throw this.#broken;
        const opening = this.#shared ?? this.#openShared(signal);
        this.#shared = opening;
        try {
            return await opening;
        }
        catch (error) {
            if (this.#broken === undefined && this.#shared === opening)
                this.#shared = undefined;
            throw error;
        }
    }
    async #takePooled(signal) {
        for (;;) {
            if (this.#broken !== undefined)
                throw this.#broken;
            const free = this.#free.pop();
            if (free !== undefined)
                return free;
            if (this.#count < this.#deps.maxSlots)
                return this.#openPooled(signal);
            await this.#release(signal);
        }
    }
    #wake() {
        for (const resolve of this.#waiting)
            resolve();
        this.#waiting.clear();
    }
    async #release(signal) {
        if (!signal.aborted) {
            await new Promise((resolve) => {
                this.#waiting.add(resolve);
                signal.addEventListener('abort', () => resolve(), { once: true });
            });
        }
        if (!signal.aborted)
            return;
        throw new workspace_error/* WorkspaceError */.kP('setup_error', 'The run was stopped while a test waited for its workspace');
    }
    async #openPooled(signal) {
        this.#count += 1;
        try {
            const open = await this.#openSlot(signal);
            if (open !== undefined)
                return open;
            this.#temporary += 1;
            return await this.#openTemporary(`pooled-${this.#temporary}`, signal);
        }
        catch (error) {
            this.#count -= 1;
            this.#wake();
            throw error;
        }
    }
    async #openSlot(signal) {
        const { workspace, folders, files } = this.#deps;
        for (;;) {
            const slot = await (0,workspace_error/* orFailure */.wM)('setup_error', workspace.location, () => this.#slots.tryTake(signal));
            if (slot === undefined)
                return undefined;
            const { folder, number } = slot;
            const directory = this.#directoryAt((0,external_node_path_.join)(folder, 'workspace'), (0,external_node_path_.join)((0,cache_folders/* stateOf */.L4)(folder, folders), 'room'));
            const wasThere = (await files.state(directory.path)) !== 'missing';
            const open = { directory, slot, isTemporary: false, hasFailed: false };
            try {
                return await this.#prepare(open, () => this.#fillSlot(folder, directory, signal), signal);
            }
            catch (error) {
                if (!(error instanceof workspace_error/* WorkspaceError */.kP) || !error.isBlocked || !wasThere)
                    throw error;
                this.#slots.setAside(number, error.message);
            }
        }
    }
    async #fillSlot(folder, directory, signal) {
        const { change } = await directory.fill(signal);
        const repositories = this.#deps.workspace.repositories.map(({ url }) => (0,repository_identity/* identityOfUrl */.F9)(url));
        const bytes = change === 'recreated' ? (await (0,usage/* sizeOf */.$d)(folder, this.#deps, signal)).bytes : undefined;
        await (0,usage/* noteUse */.MD)(folder, { bytes: bytes && bytes * (this.#deps.withReset ? 2 : 1), repositories }, this.#deps);
    }
    #openShared(signal) {
        const { decision, workspace, user } = this.#deps;
        const shared = `shared-${(0,cache_folders/* digest */.br)(JSON.stringify(workspace)).slice(0, 8)}`;
        if (decision.kind === 'static')
            return this.#openStatic(decision, shared, signal);
        const trial = `${(0,cache_folders/* folderNameOf */.hH)(user.testId)}${user.trial === 0 ? '' : `~${user.trial + 1}`}`;
        return this.#openTemporary(decision.kind === 'per-test' ? trial : shared, signal);
    }
    async #openTemporary(name, signal) {
        const { workspace, folders, tempFolder } = this.#deps;
        const temp = await (0,workspace_error/* orFailure */.wM)('setup_error', workspace.location, () => tempFolder(signal));
        const directory = this.#directoryAt((0,external_node_path_.join)(temp, name), (0,external_node_path_.join)((0,cache_folders/* stateOf */.L4)(temp, folders), name));
        const open = { directory, isTemporary: true, hasFailed: false };
        return this.#prepare(open, async () => void (await directory.fill(signal)), signal);
    }
    async #openStatic({ path, isGiven }, name, signal) {
        const { workspace, folders, user, trees, holdStatic } = this.#deps;
        const directory = this.#directoryAt(path, (0,external_node_path_.join)((0,cache_folders/* stateOf */.L4)(path, folders), `${user.evalRunId}-${name}`));
        await (0,workspace_error/* orFailure */.wM)('setup_error', workspace.location, () => holdStatic(path, signal));
        const fill = async () => {
            const present = await (0,workspace_error/* orFailure */.wM)('setup_error', workspace.location, async () => {
                await trees.make(path);
                return trees.list(path);
            });
            if (!isGiven || present.length === 0)
                await directory.fillMissing(signal);
        };
        return this.#prepare({ directory, isTemporary: false, hasFailed: false }, fill, signal);
    }
    #directoryAt(path, state) {
        return new Directory(path, state, this.#deps.workspace, this.#deps.directoryDeps);
    }
    async #prepare(open, fill, signal) {
        const { workspace, user, withReset, exec } = this.#deps;
        const { directory } = open;
        this.#open.add(open);
        try {
            await fill();
            const deps = { exec, env: user.childEnv };
            const missing = await missingPrograms(workspace.requires, directory.path, deps, signal);
            if (missing !== undefined)
                throw new workspace_error/* WorkspaceError */.kP('preflight_error', missing, workspace.location);
            for (const each of this.#hooksAt('beforeAll')) {
                const { why, stdout } = await this.#run(each, directory, false, signal);
                const message = `The hook ${each.name} failed: ${why}`;
                if (why !== undefined)
                    throw new workspace_error/* WorkspaceError */.kP('script_error', message, each.hook.location);
                open.printed = `${open.printed ?? ''}${stdout}`;
            }
            if (withReset)
                await directory.remember(signal);
            return open;
        }
        catch (error) {
            if (error instanceof workspace_error/* WorkspaceError */.kP && !error.mayPass)
                this.#broken = error;
            await this.#end(open, signal, false);
            throw error;
        }
    }
    async #end(open, signal, isUsed = true) {
        const { keepOnSuccess, keepOnFailure, warn } = this.#deps;
        const { directory, slot, isTemporary, hasFailed } = open;
        const isKept = isUsed && (hasFailed ? keepOnFailure : keepOnSuccess);
        this.#open.delete(open);
        try {
            for (const each of this.#hooksAt('afterAll')) {
                const { why } = await this.#run(each, directory, true, signal);
                if (why !== undefined)
                    warn(`The hook ${each.name} failed: ${why}`);
            }
            if (isTemporary && !isKept)
                await directory.remove();
            else if (slot === undefined)
                await directory.forget();
        }
        catch (error) {
            warn(`The workspace ${directory.path} cannot be cleared away: ${String(error)}`);
        }
        try {
            await slot?.[Symbol.asyncDispose]();
        }
        catch (error) {
            warn(`The workspace ${directory.path} cannot be given back: ${String(error)}`);
        }
    }
    #hooksAt(point) {
        const { workspace, user, decision } = this.#deps;
        const isOfTrial = decision.kind === 'per-test';
        const name = point === 'beforeAll' ? 'before_all' : 'after_all';
        const outer = { hook: workspace.hooks[point], name, testId: isOfTrial ? user.testId : `__${name}__` };
        const hook = isOfTrial ? undefined : user.targetHooks[point];
        const inner = { hook, name: `${name} of the target`, testId: `__target_${name}__` };
        const all = point === 'beforeAll' ? [outer, inner] : [inner, outer];
        return all.filter((each) => each.hook?.command !== undefined);
    }
    #run({ hook, testId }, directory, isLast, signal) {
        const { user, decision } = this.#deps;
        const { evalRunId, childEnv } = user;
        const { input, metadata } = decision.kind === 'per-test' ? user : { input: '', metadata: undefined };
        return directory.run(hook, { testId, evalRunId, input, metadata }, { childEnv, isLast }, signal);
    }
}

;// CONCATENATED MODULE: ./build/js/src/workspaces/lease.js



const MAX_OUTPUT = 10_000;
const MAX_UNREADABLE = 10;
class Lease {
    #held;
    #workspace;
    #visitor;
    #warn;
    #baseline;
    #outputs = {};
    constructor(held, workspace, visitor, warn) {
        this.#held = held;
        this.#workspace = workspace;
        this.#visitor = visitor;
        this.#warn = warn;
        if (held.opened !== undefined)
            this.#outputs = { beforeAll: shortened(held.opened) };
    }
    get path() {
        return this.#held.directory.path;
    }
    get workspaceFile() {
        const { template } = this.#workspace;
        return template !== undefined && isWorkspaceFile(template.path) ? (0,external_node_path_.basename)(template.path) : undefined;
    }
    get hookOutputs() {
        return this.#outputs;
    }
    async begin(signal) {
        const { beforeEach, afterEach } = this.#workspace.hooks;
        try {
            await this.#held.directory.resetOwed(signal);
        }
        catch (error) {
            return scriptFailure(`The workspace could not be reset after an earlier test: ${textOf(error)}`, afterEach);
        }
        try {
            await this.#reset(beforeEach, signal);
        }
        catch (error) {
            return scriptFailure(`The workspace cannot be reset: ${textOf(error)}`, beforeEach);
        }
        const ran = await this.#run(beforeEach, false, signal);
        this.#add('beforeEach', ran);
        if (ran?.why !== undefined)
            return scriptFailure(`The hook before_each failed: ${ran.why}`, beforeEach);
        const targetHook = this.#visitor.targetHooks.beforeEach;
        const ranForTarget = await this.#run(targetHook, false, signal);
        this.#add('beforeEach', ranForTarget);
        if (ranForTarget?.why !== undefined) {
            return scriptFailure(`The hook before_each of the target failed: ${ranForTarget.why}`, targetHook);
        }
        try {
            this.#baseline = await this.#held.directory.baseline(signal);
        }
        catch (error) {
            this.#warn(`The changes in the workspace cannot be recorded: ${textOf(error)}`);
        }
        return undefined;
    }
    async changes(signal) {
        if (signal.aborted)
            return { patch: '' };
        try {
            const diff = this.#baseline && (await this.#held.directory.changesSince(this.#baseline, signal));
            if (diff === undefined)
                return this.#unknown('Git cannot determine the changes in the workspace');
            if (diff.unreadable.length === 0)
                return { patch: diff.patch };
            const list = diff.unreadable.slice(0, MAX_UNREADABLE).join(', ');
            const more = diff.unreadable.length - MAX_UNREADABLE;
            return this.#unknown(`The changes in the workspace are not known completely, because files cannot be read: ${list}${more > 0 ? ` and ${more} more` : ''}`, diff.patch);
        }
        catch (error) {
            return this.#unknown(`Git cannot determine the changes in the workspace: ${textOf(error)}`);
        }
    }
    #unknown(why, patch = '') {
        this.#warn(why);
        return { patch: `# ${why.replaceAll(/\s+/g, ' ')}\n${patch}`, unknown: why };
    }
    async placeGradingFiles() {
        const { gradingFiles } = this.#workspace;
        if (gradingFiles === undefined)
            return undefined;
        try {
            await this.#held.directory.placeGradingFiles(gradingFiles);
            return undefined;
        }
        catch (error) {
            return `The grading files cannot be copied into the workspace: ${textOf(error)}`;
        }
    }
    async end(signal) {
        try {
            await this.#held.directory.removeGradingFiles();
        }
        catch (error) {
            this.#warn(`The grading files cannot be removed from the workspace: ${textOf(error)}`);
        }
        const ranForTarget = await this.#run(this.#visitor.targetHooks.afterEach, true, signal);
        this.#add('afterEach', ranForTarget);
        if (ranForTarget?.why !== undefined) {
            this.#warn(`The hook after_each of the target failed: ${ranForTarget.why}`);
        }
        const { afterEach } = this.#workspace.hooks;
        const ran = await this.#run(afterEach, true, signal);
        this.#add('afterEach', ran);
        if (ran?.why !== undefined)
            this.#warn(`The hook after_each failed: ${ran.why}`);
        try {
            await this.#reset(afterEach, signal);
        }
        catch (error) {
            this.#warn(`The workspace cannot be reset: ${textOf(error)}`);
        }
    }
    async leave(ok) {
        try {
            return (await this.#held.leave(ok)) ? this.path : undefined;
        }
        catch (error) {
            this.#warn(`The workspace cannot be cleared away: ${textOf(error)}`);
            return undefined;
        }
    }
    #add(point, ran) {
        if (ran !== undefined) {
            this.#outputs = { ...this.#outputs, [point]: shortened(`${this.#outputs[point] ?? ''}${ran.stdout}`) };
        }
    }
    async #reset(hook, signal) {
        if (hook !== undefined && !signal.aborted)
            await this.#held.directory.reset(hook.reset, signal);
    }
    async #run(hook, isLast, signal) {
        if (hook?.command === undefined)
            return undefined;
        const { testId, evalRunId, input, metadata, childEnv } = this.#visitor;
        return this.#held.directory.run(hook, { testId, evalRunId, input, metadata }, { childEnv, isLast }, signal);
    }
}
const scriptFailure = (message, hook) => new workspace_error/* WorkspaceError */.kP('script_error', message, hook?.location).failure;
const textOf = (error) => (error instanceof Error ? error.message : String(error));
const shortened = (text) => text.length <= MAX_OUTPUT ? text : `${text.slice(0, MAX_OUTPUT).toWellFormed()}\u2026`;

// EXTERNAL MODULE: ./build/js/src/workspaces/marks.js
var marks = __webpack_require__(15252);
// EXTERNAL MODULE: ./build/js/src/model/text/text.js
var text_text = __webpack_require__(56290);
;// CONCATENATED MODULE: ./build/js/src/workspaces/repositories/submodules.js




const MAX_LEVELS = 10;
const MAX_SUBMODULES = 100;
async function submodulesOf(repository, found, { git, warn }, signal) {
    if (!found.hasSubmodules)
        return [];
    const shown = (0,repository_identity/* withoutCredentials */.ri)(repository.url);
    const run = async (args) => {
        const request = { cwd: found.mirror, gitDir: found.mirror, local: true, timeoutMs: GIT_TIMEOUT_MS };
        const ended = await git.run(args, request, signal);
        const why = (0,workspace_error/* whyFailed */.KE)(ended, GIT_TIMEOUT_MS);
        const message = `Cannot read the submodules of ${shown}: ${why}`;
        if (why !== undefined)
            throw new workspace_error/* WorkspaceError */.kP('clone_error', message, repository.location);
        return ended.kind === 'exited' ? ended.stdout : '';
    };
    const listed = await run(['config', '--blob', `${found.commit}:.gitmodules`, '--null', '--list']);
    const declared = declaredIn(listed).filter(({ update }) => update !== 'none');
    if (declared.length > MAX_SUBMODULES)
        throw tooMany(repository);
    if (declared.length === 0)
        return [];
    const entries = await run(['ls-tree', '-z', found.commit, '--', ...declared.map(({ path }) => path)]);
    const commits = new Map([...entries.matchAll(/160000 commit ([0-9a-f]+)\t([^\0]+)\0/g)].map(([, id, path]) => [path, id]));
    return declared.flatMap(({ path, url }) => {
        const ref = commits.get(path);
        if (ref === undefined)
            return [];
        const address = addressOf(url, repository.url);
        if (address !== undefined)
            return { ...repository, path: submodules_below(repository.path, path), url: address, ref, ...PLAIN };
        const why = `its address ${JSON.stringify((0,text_text/* cutEnd */.ym)((0,repository_identity/* withoutCredentials */.ri)(url), 200))} is not one that may be fetched`;
        warn(`The submodule ${JSON.stringify(path)} of ${shown} stays an empty folder: ${why}`);
        return [];
    });
}
const PLAIN = { resolve: 'local', ancestor: 0, sparse: [] };
const tooMany = ({ url, location }) => {
    const limits = `${MAX_SUBMODULES} submodules, ${MAX_LEVELS} levels deep`;
    return new workspace_error/* WorkspaceError */.kP('clone_error', `${(0,repository_identity/* withoutCredentials */.ri)(url)} has more than ${limits}`, location);
};
const submodules_below = (parent, path) => (parent === '' ? path : `${parent}/${path}`);
function declaredIn(listed) {
    const modules = new Map();
    for (const entry of listed.split('\0')) {
        const [, name, key = '', value = ''] = /^submodule\.(.*)\.(path|url|update)\n(.*)$/s.exec(entry) ?? [];
        if (name !== undefined)
            modules.set(name, { ...modules.get(name), [key]: value });
    }
    return [...modules.values()].flatMap(({ path = '', url = '', update }) => isInside(path) ? { path, url, update } : []);
}
const isInside = (path) => path.split('/').every((part) => part !== '' && part !== '.' && part !== '..' && part.toLowerCase() !== '.git');
function addressOf(url, parent) {
    const isLocal = /^file:/i.test(parent);
    const address = /^\.\.?\//.test(url)
        ? submodules_relativeTo(parent, url)
        : isLocal && url.startsWith('/')
            ? `file://${url}`
            : url;
    if (address === undefined || /[\0-\x20\x7f]/.test(address))
        return undefined;
    if (/^file:\/\/\//i.test(address))
        return isLocal ? address : undefined;
    const isKnown = /^(?:https?|ssh|git):\/\/[^-]/.test(address) || /^[\w.][\w.-]*@[\w.][\w.-]*:[^-]/.test(address);
    return isKnown ? address : undefined;
}
function submodules_relativeTo(parent, url) {
    const [, start = '', path = ''] = /^([a-z]+:\/\/[^/]*\/|[^/]*?:)(.*?)\/*$/i.exec(parent) ?? [];
    const parts = path.split('/');
    let rest = url;
    for (let step = STEP.exec(rest); step !== null; step = STEP.exec(rest)) {
        if (step[0] === '../' && (parts.pop() || undefined) === undefined)
            return undefined;
        rest = rest.slice(step[0].length);
    }
    return start === '' ? undefined : `${start}${[...parts, rest].join('/')}`;
}
const STEP = /^\.\.?\//;

;// CONCATENATED MODULE: ./build/js/src/workspaces/repositories/repositories.js








class Repositories {
    largeFiles;
    #deps;
    #marks;
    #mirrors;
    #found = new Map();
    #submodules = new Map();
    #used = [];
    constructor(deps) {
        this.#deps = deps;
        this.largeFiles = new LargeFiles(deps);
        this.#marks = new marks/* Marks */.P(deps);
        this.#mirrors = new Mirrors(deps, this.#marks, new RunLocks(deps));
    }
    find(repository, signal) {
        const key = keyOf(repository);
        const finding = this.#found.get(key) ?? this.#find(repository, signal);
        this.#found.set(key, finding);
        return finding;
    }
    async *submodules(repository, root, signal) {
        const open = [{ parent: repository, level: 0 }];
        let count = 0;
        for (let next = open.pop(); next !== undefined; next = open.pop()) {
            for (const submodule of await this.#ownSubmodules(next.parent, signal)) {
                if ((await this.#deps.files.state((0,external_node_path_.join)(root, submodule.path))) !== 'folder')
                    continue;
                count += 1;
                if (count > MAX_SUBMODULES || next.level === MAX_LEVELS)
                    throw tooMany(repository);
                await this.find(submodule, signal).catch((error) => {
                    throw error instanceof workspace_error/* WorkspaceError */.kP ? ofSubmodule(submodule, error) : error;
                });
                yield submodule;
                open.push({ parent: submodule, level: next.level + 1 });
            }
        }
    }
    async cloneInto(repository, to, signal) {
        await this.#cloneOne(repository, to, signal);
        const asRoot = { ...repository, path: '' };
        for await (const submodule of this.submodules(asRoot, to, signal))
            await this.#cloneOne(submodule, (0,external_node_path_.join)(to, submodule.path), signal);
    }
    async #cloneOne(repository, to, signal) {
        const found = await this.find(repository, signal);
        const { mirror, commit } = found;
        const at = ['-C', to];
        const steps = [
            ['clone', '--no-checkout', '--no-hardlinks', '--quiet', '--', mirror, to],
            [...at, 'remote', 'set-url', 'origin', (0,repository_identity/* withoutCredentials */.ri)(repository.url)],
            ...(repository.sparse.length > 0
                ? [
                    [...at, 'sparse-checkout', 'init', '--cone'],
                    [...at, 'sparse-checkout', 'set', '--', ...repository.sparse],
                ]
                : []),
            [...at, ...(await this.largeFiles.settings(found, signal)), 'checkout', '--quiet', '--detach', commit],
        ];
        for (const step of steps) {
            const ended = await this.#deps.git.run(step, { timeoutMs: GIT_TIMEOUT_MS, cwd: mirror }, signal);
            const why = (0,workspace_error/* whyFailed */.KE)(ended, GIT_TIMEOUT_MS);
            if (why === undefined)
                continue;
            const shown = (0,repository_identity/* withoutCredentials */.ri)(repository.url);
            const message = `Cannot check out ${shown}: ${hide(why, repository.url)}`;
            throw new workspace_error/* WorkspaceError */.kP('clone_error', message, repository.location);
        }
        await this.largeFiles.report(repository, found, { cwd: to }, signal);
    }
    #ownSubmodules(repository, signal) {
        const key = repository.path + keyOf(repository);
        const look = async () => submodulesOf(repository, await this.find(repository, signal), this.#deps, signal);
        const known = this.#submodules.get(key) ?? look();
        this.#submodules.set(key, known);
        return known;
    }
    get used() {
        return this.#used;
    }
    close() {
        return this.#marks.close();
    }
    async #find(repository, signal) {
        const found = await (0,workspace_error/* orFailure */.wM)('clone_error', repository.location, () => this.#mirrors.find(repository, signal));
        this.#used.push({ repository, commit: found.commit });
        return found;
    }
}
const keyOf = ({ path: _, location: __, ...repository }) => JSON.stringify(repository);
const ofSubmodule = ({ path, location }, { message }) => new workspace_error/* WorkspaceError */.kP('clone_error', `The submodule at ${JSON.stringify(path)}: ${message}`, location);
class LargeFiles {
    #deps;
    #reported = new Set();
    #isInstalled;
    constructor(deps) {
        this.#deps = deps;
    }
    async settings({ hasLargeFiles, mirror }, signal) {
        return hasLargeFiles && (await this.#installed(mirror, signal)) ? SETTINGS : [];
    }
    async report({ url }, found, at, signal) {
        if (!found.hasLargeFiles || this.#reported.has(found.commit) || (await this.#installed(found.mirror, signal)))
            return;
        this.#reported.add(found.commit);
        const request = { ...at, maxBytes: repositories_MAX_LISTED };
        const listed = await this.#deps.git.run(['ls-files', '--', ':(attr:filter=lfs)'], request, signal);
        const paths = 'stdout' in listed ? listed.stdout.split('\n').filter((line) => line !== '') : [];
        if (paths.length === 0)
            return;
        const names = paths.slice(0, MAX_NAMED).map((path) => JSON.stringify((0,lossless_text/* unquoted */.qZ)(path)));
        const others = paths.length > names.length ? ` and ${paths.length - names.length} more` : '';
        const what = `${names.join(', ')}${others} of ${(0,repository_identity/* withoutCredentials */.ri)(url)}`;
        this.#deps.warn(`Git LFS is not installed, so pointers are in place of ${what}. Install "git-lfs" in an earlier step`);
    }
    #installed(cwd, signal) {
        this.#isInstalled ??= this.#deps.git
            .run(['lfs', 'version'], { cwd, timeoutMs: GIT_TIMEOUT_MS }, signal)
            .then((ended) => ended.kind === 'exited' && ended.exitCode === 0);
        return this.#isInstalled;
    }
}
const MAX_NAMED = 3;
const repositories_MAX_LISTED = 512 * 1024 * 1024;
const SETTINGS = [
    ...['-c', 'filter.lfs.process=git-lfs filter-process', '-c', 'filter.lfs.smudge=git-lfs smudge -- %f'],
    ...['-c', 'filter.lfs.clean=git-lfs clean -- %f', '-c', 'filter.lfs.required=true'],
];

;// CONCATENATED MODULE: ./build/js/src/workspaces/workspaces.js












class Workspaces {
    #deps;
    #settings;
    #folders;
    #directoryDeps;
    #shared = new Map();
    #reportedUnused = new Set();
    #runIds = new Map();
    #withResets;
    #withGradingFiles = new Set();
    #missing = new Map();
    #owners = new Map();
    #statics;
    constructor(steps, deps, settings) {
        this.#deps = deps;
        this.#settings = settings;
        this.#folders = (0,cache_folders/* cacheFolders */.A_)(settings.dataFolder);
        this.#statics = new StaticFolders(deps, { cwd: settings.cwd, folders: this.#folders });
        this.#directoryDeps = { ...deps, repositories: new Repositories({ ...deps, folders: this.#folders }) };
        const keys = steps.flatMap((step) => {
            const workspace = this.#withReset(step);
            return workspace !== undefined && wantsReset(workspace) ? [workspaces_keyOf(step, workspace)] : [];
        });
        this.#withResets = new Set(keys);
    }
    #withReset(step) {
        const workspace = (0,decide/* workspaceOf */.B3)(step);
        const { resetAfterEach: reset } = this.#settings;
        if (workspace === undefined || reset === undefined || this.isInUsersFolder(step))
            return workspace;
        const { hooks, location } = workspace;
        const { afterEach = { cwd: step.suite.folder, timeoutMs: RESET_MS, location } } = hooks;
        return { ...workspace, hooks: { ...hooks, afterEach: { ...afterEach, reset } } };
    }
    async lookUp(steps) {
        const decisions = steps.map((step) => (0,decide/* decide */.LD)((0,decide/* workspaceOf */.B3)(step), this.#settings));
        await this.#statics.lookUp(decisions.flatMap((decision) => (decision.kind === 'static' ? decision.path : [])));
        const graded = steps.filter((step) => (0,decide/* workspaceOf */.B3)(step)?.gradingFiles !== undefined);
        this.#withGradingFiles = new Set(graded.map((step) => this.#folderOf(step)));
    }
    laneOf(step) {
        const { kind } = (0,decide/* decide */.LD)((0,decide/* workspaceOf */.B3)(step), this.#settings);
        if (kind === 'none' || kind === 'impossible')
            return undefined;
        if (kind === 'pooled' || kind === 'per-test')
            return {};
        const folder = this.#folderOf(step);
        const mayShare = this.#settings.mayShare(step) && !this.#withGradingFiles.has(folder);
        return mayShare ? {} : { alone: folder };
    }
    #folderOf(step) {
        const workspace = (0,decide/* workspaceOf */.B3)(step);
        const decision = (0,decide/* decide */.LD)(workspace, this.#settings);
        return decision.kind === 'static' ? this.#statics.locationOf(decision.path) : workspaces_keyOf(step, workspace);
    }
    isInUsersFolder(step) {
        return (0,decide/* decide */.LD)((0,decide/* workspaceOf */.B3)(step), this.#settings).kind === 'static';
    }
    isNeededFor(step) {
        const { commands = [], pythonModules = [] } = step.test.workspace?.requires ?? {};
        if (commands.length + pythonModules.length > 0 || (0,decide/* decide */.LD)((0,decide/* workspaceOf */.B3)(step), this.#settings).kind !== 'none')
            return true;
        return Object.keys((0,decide/* targetHooksOf */.$d)(step, this.#settings.cwd)).length > 0;
    }
    async enter(step, of, signal) {
        const workspace = (0,decide/* workspaceOf */.B3)(step);
        const decision = (0,decide/* decide */.LD)(workspace, this.#settings);
        const targetHooks = (0,decide/* targetHooksOf */.$d)(step, this.#settings.cwd);
        if (decision.kind === 'none') {
            this.#notifyUnused(step, targetHooks);
            return this.#withoutFolder(step, of, signal);
        }
        const user = { ...of, targetHooks, evalRunId: this.#runIdOf(step) };
        try {
            if (decision.kind === 'impossible') {
                throw new workspace_error/* WorkspaceError */.kP('setup_error', decision.message, workspace?.location);
            }
            const made = this.#withReset(step) ?? (0,decide/* emptyWorkspace */.FT)(step.test.location);
            const location = decision.kind === 'static' ? { ...decision, path: this.#statics.locationOf(decision.path) } : decision;
            const held = await this.#directoriesOf(step, made, location, user).take(signal);
            const lease = new Lease(held, made, user, (message) => this.#deps.warn(message, step.test.location));
            const failure = await lease.begin(signal);
            if (failure === undefined)
                return { kind: 'visit', lease };
            await lease.end(signal);
            await lease.leave(false);
            return { kind: 'failed', failure };
        }
        catch (error) {
            if (error instanceof workspace_error/* WorkspaceError */.kP)
                return { kind: 'failed', failure: error.failure };
            throw error;
        }
    }
    async close(signal) {
        for (const directories of this.#shared.values())
            await directories.close(signal);
        for (const [folder, owner] of this.#owners) {
            const isStored = (await this.#deps.trees.list(folder)).length > 0;
            if (!isStored)
                await this.#deps.trees.remove(folder).catch(() => undefined);
            await this.#deps.trees.remove((0,cache_folders/* stateOf */.L4)(folder, this.#folders)).catch(() => undefined);
            await owner.then((lock) => lock[Symbol.asyncDispose]()).catch(() => undefined);
        }
        await this.#statics.close();
        await this.#directoryDeps.repositories.close();
        this.#deps.stored?.used((0,stored_mirrors/* usedMirrors */.ER)(this.#directoryDeps.repositories.used));
        if (this.#isUsed)
            await this.#keepWithin(signal);
    }
    async #keepWithin(signal) {
        try {
            await (0,store/* removeDead */.fe)(this.#folders, this.#deps);
            await (0,store/* keepWithin */.XY)(this.#folders, this.#settings.maxBytes, this.#deps, signal);
        }
        catch (error) {
            this.#deps.warn(`The size of stored workspaces could not be limited: ${(0,errors/* messageOf */.bD)(error)}`);
        }
    }
    #notifyUnused({ suite, target }, hooks) {
        const key = JSON.stringify([suite.path, target.name]);
        if (Object.keys(hooks).length === 0 || this.#reportedUnused.has(key))
            return;
        this.#reportedUnused.add(key);
        const what = `the hooks of the target "${target.name}" do not run for tests that have no workspace`;
        this.#deps.warn(`${suite.name}: ${what}`);
    }
    async #withoutFolder(step, { childEnv }, signal) {
        const { workspace } = step.test;
        const { commands = [], pythonModules = [] } = workspace?.requires ?? {};
        if (commands.length + pythonModules.length === 0)
            return { kind: 'none' };
        const key = JSON.stringify([step.suite.path, step.target.name, commands, pythonModules]);
        const needs = { exec: this.#deps.exec, env: childEnv };
        const looking = this.#missing.get(key) ?? missingPrograms({ commands, pythonModules }, this.#settings.cwd, needs, signal);
        this.#missing.set(key, looking);
        const missing = await looking;
        if (missing === undefined)
            return { kind: 'none' };
        return { kind: 'failed', failure: new workspace_error/* WorkspaceError */.kP('preflight_error', missing, workspace?.location).failure };
    }
    get #isUsed() {
        return this.#shared.size > 0 || this.#owners.size > 0;
    }
    #directoriesOf(step, workspace, decision, user) {
        const isOfTrial = decision.kind === 'per-test';
        const key = workspaces_keyOf(step, workspace);
        const known = isOfTrial ? undefined : this.#shared.get(key);
        if (known !== undefined)
            return known;
        const { onSuccess, onFailure } = this.#settings.keeps(step.suite);
        const mayKeep = !isOfTrial || user.isLastTrial;
        const directories = new SuiteDirectories({
            ...this.#deps,
            keepOnSuccess: mayKeep && onSuccess,
            keepOnFailure: mayKeep && onFailure,
            maxSlots: this.#settings.slotsOf(step.suite),
            decision,
            workspace,
            directoryDeps: this.#directoryDeps,
            user,
            withReset: isOfTrial ? wantsReset(workspace) : this.#withResets.has(key),
            folders: this.#folders,
            tempFolder: (signal) => this.#tempFolder(user.evalRunId, signal),
            holdStatic: (path, signal) => this.#statics.hold(path, signal),
            warn: (message) => isOfTrial ? this.#deps.warn(message, step.test.location) : this.#deps.warn(`${step.suite.name}: ${message}`),
        });
        if (!isOfTrial)
            this.#shared.set(key, directories);
        return directories;
    }
    async #tempFolder(evalRunId, signal) {
        const folder = (0,external_node_path_.join)(this.#folders.temp, evalRunId);
        const owner = this.#owners.get(folder) ?? this.#deps.locks.hold(`${folder}.lock`, 1_000, signal);
        this.#owners.set(folder, owner);
        await owner;
        return folder;
    }
    #runIdOf({ suite, target }) {
        const key = JSON.stringify([suite.path, target.name]);
        const id = this.#runIds.get(key) ?? this.#deps.newId();
        this.#runIds.set(key, id);
        return id;
    }
}
const RESET_MS = 30_000;
const wantsReset = ({ hooks }) => [hooks.beforeEach, hooks.afterEach].some((hook) => hook !== undefined && hook.reset !== 'none');
function workspaces_keyOf({ suite, target }, workspace) {
    const { hooks = {}, gradingFiles: _, docker: __, ...made } = workspace ?? {};
    const { beforeAll, afterAll } = hooks;
    const whole = [suite.path, target.name, made, beforeAll, afterAll];
    return JSON.stringify(whole, (key, value) => (key === 'location' ? undefined : value));
}

;// CONCATENATED MODULE: ./build/js/src/runner/case/workspaces.js






function openWorkspaces(steps, inputs, { cwd, configs, runtime }) {
    const settings = {
        cwd,
        dataFolder: dataFolder(runtime),
        mode: inputs.workspaceMode,
        path: inputs.workspacePath === undefined ? undefined : (0,external_node_path_.resolve)(cwd, inputs.workspacePath),
        resetAfterEach: inputs.workspaceClean && RESETS[inputs.workspaceClean],
        mayPool: inputs.cache === undefined || inputs.cache.includes('workspaces'),
        keeps({ folder }) {
            const { keepWorkspaces = false } = configs.get(folder) ?? {};
            const { retainOnSuccess, retainOnFailure } = inputs;
            return {
                onSuccess: retainOnSuccess === undefined ? keepWorkspaces : retainOnSuccess === 'keep',
                onFailure: retainOnFailure === undefined
                    ? keepWorkspaces || runtime.env['GITHUB_ACTIONS'] !== 'true'
                    : retainOnFailure === 'keep',
            };
        },
        slotsOf: ({ folder }) => configs.get(folder)?.poolSlots ?? MAX_SLOTS,
        maxBytes: store/* MAX_STORED_BYTES */.DR,
        mayShare: ({ suite }) => (inputs.workers ?? suite.workers) !== undefined,
    };
    const warn = (message, location) => runtime.notify({ code: 'WORKSPACE_TROUBLE', severity: 'warning', message, location });
    const isNoted = runtime.env['AGENTV_SETUP_DEBUG'] === '1';
    const note = (message) => (isNoted ? runtime.log.info(message) : undefined);
    return new Workspaces(steps, { ...runtime, stored: runtime.mirrors, warn, note }, settings);
}
const RESETS = { standard: 'fast', full: 'strict' };
function workspaceFolders(runtime) {
    return (0,cache_folders/* cacheFolders */.A_)(dataFolder(runtime));
}
const dataFolder = ({ env, cwd }) => (0,external_node_path_.resolve)(cwd, (0,cache_folders/* dataFolderOf */.Yv)(env) ?? (0,external_node_path_.join)('.agentv', 'data'));
const MAX_PULLS = 3;
class TestContainers {
    #runtime;
    #containers;
    #folder;
    #owner;
    #unusable = new Map();
    #lock;
    constructor(runtime) {
        this.#runtime = runtime;
        this.#containers = runtime.openContainers(runtime.env);
        this.#folder = workspaceFolders(runtime).containers;
        this.#owner = (0,external_node_path_.join)(this.#folder, `${runtime.newId()}.lock`);
    }
    async check(steps) {
        const images = new Map(steps.flatMap(({ test: { workspace } }) => workspace?.docker === undefined ? [] : [[workspace.docker.image, workspace.docker]]));
        if (images.size === 0)
            return;
        const { locks, signal, log } = this.#runtime;
        this.#lock ??= await locks.hold(this.#owner, 1_000, signal);
        await this.#containers.removeDead((owner) => this.#isAlive(owner), signal);
        this.#unusable.clear();
        const prepare = async (docker) => {
            const onPull = () => log.info(`Pulling the image ${docker.image}`);
            const why = await this.#containers.prepare({ ...docker, onPull }, signal);
            if (why !== undefined)
                this.#unusable.set(docker.image, why);
        };
        await (0,in_parallel/* inParallel */.H)([...images.values()], prepare, MAX_PULLS);
    }
    failureOf({ test: { workspace } }) {
        const docker = workspace?.docker;
        const why = docker && this.#unusable.get(docker.image);
        if (docker === undefined || why === undefined)
            return undefined;
        return {
            class: why.kind === 'not installed' ? 'config' : 'workspace',
            stage: 'setup',
            reason: 'setup_error',
            message: why.message,
            location: docker.location,
        };
    }
    sitesOf({ test: { workspace } }, workspacePath) {
        const docker = workspace?.docker;
        if (docker === undefined)
            return {};
        const isMounted = docker.runsAgent || workspace?.gradingFiles !== undefined;
        const folders = isMounted && workspacePath !== undefined ? [workspacePath] : [];
        const changes = new Map();
        const request = { docker, folders, owner: this.#owner, changes };
        const graders = this.#containers.open(request);
        if (!docker.runsAgent)
            return { graders };
        return { target: this.#containers.open({ ...request, recordsChanges: true }), graders };
    }
    async close() {
        await this.#lock?.[Symbol.asyncDispose]();
        this.#lock = undefined;
    }
    async #isAlive(owner) {
        const { locks } = this.#runtime;
        if ((0,external_node_path_.dirname)(owner) === this.#folder)
            await (await locks.tryHold(owner, { onlyDead: true }))?.[Symbol.asyncDispose]();
        return locks.isHeld(owner);
    }
}


/***/ }),

/***/ 28124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ cacheFolders),
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   Yv: () => (/* binding */ dataFolderOf),
/* harmony export */   ax: () => (/* binding */ fingerprintOf),
/* harmony export */   br: () => (/* binding */ digest),
/* harmony export */   h$: () => (/* binding */ notesOf),
/* harmony export */   hH: () => (/* binding */ folderNameOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _repositories_repository_identity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56862);



function cacheFolders(dataFolder) {
    const own = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dataFolder, 'eval-action');
    return {
        mirrors: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(own, 'mirrors'),
        pool: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(own, 'pool'),
        temp: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(own, 'workspaces'),
        state: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(own, 'state'),
        notes: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(own, 'notes'),
        containers: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(own, 'containers'),
    };
}
function dataFolderOf(env) {
    const named = env['AGENTV_DATA_DIR']?.trim() || env['AGENTV_HOME']?.trim();
    if (named)
        return named;
    const home = env['HOME']?.trim() || env['USERPROFILE']?.trim();
    return home && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, '.agentv');
}
function fingerprintOf({ repositories, template }) {
    const repos = repositories
        .toSorted((a, b) => (a.path < b.path ? -1 : 1))
        .map(({ path, url, sparse }) => ({
        path,
        repo: (0,_repositories_repository_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .identityOfUrl */ .F9)(url),
        sparse: sparse.length > 0 ? sparse.toSorted() : undefined,
    }));
    return digest({ repos, template: template?.path });
}
const stateOf = (path, { state }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(state, digest(path).slice(0, 32));
const notesOf = (path, { pool, notes }) => path.startsWith((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(pool, node_path__WEBPACK_IMPORTED_MODULE_1__.sep)) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(notes, path.slice(pool.length)) : path;
const digest = (value) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
    .update(typeof value === 'string' ? value : JSON.stringify(value))
    .digest('hex');
function folderNameOf(testId) {
    const name = testId.replaceAll(/[^A-Za-z0-9._-]/g, '_').slice(0, 60);
    const isItself = name === testId && !/^\.+$/.test(name) && name !== '';
    return isItself ? name : `${name.replaceAll(/^\.+/g, '')}-${digest(testId).slice(0, 8)}`;
}


/***/ }),

/***/ 15252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ Marks),
/* harmony export */   r: () => (/* binding */ isMarked)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

class Marks {
    #deps;
    #own = new Map();
    constructor(deps) {
        this.#deps = deps;
    }
    async set(path) {
        const known = this.#own.get(path);
        const mark = known ?? this.#deps.locks.tryHold(`${path}${MARK}${this.#deps.newId()}`);
        this.#own.set(path, mark);
        await mark;
    }
    async close() {
        for (const mark of this.#own.values())
            await mark.then((held) => held?.[Symbol.asyncDispose]()).catch(() => undefined);
    }
}
const MARK = '.use-';
async function isMarked(path, { locks, trees }) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path);
    const marks = (await trees.list(folder)).filter((name) => name.startsWith(`${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path)}${MARK}`));
    const held = await Promise.all(marks.map(async (name) => {
        const lock = await locks.tryHold((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name));
        await lock?.[Symbol.asyncDispose]();
        return lock === undefined;
    }));
    return held.includes(true);
}


/***/ }),

/***/ 71817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GW: () => (/* binding */ MAX_CONFIG_BYTES),
/* harmony export */   g7: () => (/* binding */ makeGitDirectory),
/* harmony export */   j0: () => (/* binding */ AS_MADE)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _workspace_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75596);


const TIMEOUT_MS = 120_000;
const MAX_CONFIG_BYTES = 100_000;
async function makeGitDirectory(dir, { objects, origin }, { git, trees, files }, signal) {
    await trees.make((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(dir));
    const request = { cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(dir), local: true, timeoutMs: TIMEOUT_MS };
    const made = await git.run(['init', '--quiet', '--bare', '--template=', dir], request, signal);
    const why = (0,_workspace_error_js__WEBPACK_IMPORTED_MODULE_1__/* .whyFailed */ .KE)(made, TIMEOUT_MS);
    if (why !== undefined)
        return why;
    if (objects !== undefined)
        await files.writeAsIs((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(dir, 'objects', 'info', 'alternates'), `${objects}\n`);
    if (origin === undefined)
        return undefined;
    const config = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(dir, 'config');
    const remote = `[remote "origin"]\n\turl = ${quoted(origin)}\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n`;
    await files.writeAsIs(config, `${await files.read(config, MAX_CONFIG_BYTES)}${remote}`);
    return undefined;
}
const AS_MADE = /^\[core\]\n(?:\t(?:repositoryformatversion|filemode|bare|logallrefupdates|symlinks|ignorecase|precomposeunicode) = (?:true|false|0)\n)*$/;
const quoted = (value) => `"${value.replaceAll(/["\\]/g, String.raw `\$&`).replaceAll('\n', String.raw `\n`).replaceAll('\t', String.raw `\t`)}"`;


/***/ }),

/***/ 56862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F9: () => (/* binding */ identityOfUrl),
/* harmony export */   gR: () => (/* binding */ withoutCredentialsIn),
/* harmony export */   ri: () => (/* binding */ withoutCredentials)
/* harmony export */ });
function identityOfUrl(url) {
    if (/^file:/i.test(url))
        return url.replace(/\/+$/, '');
    const { host, path } = partsOf(withoutSecretParameters(url));
    const bare = path
        .replace(/^\/+/, '')
        .replace(/\/+$/, '')
        .replace(/\.git$/i, '');
    return `${host}/${host === 'github.com' ? bare.toLowerCase() : bare}`;
}
const withoutSecretParameters = (text) => text.replace(/([?&][\w-]{0,40}(?:key|token|secret|sig|auth|access|password|passwd|pwd)[\w-]{0,40}=)[^&#\s'"]+/gi, '$1***');
const withoutCredentials = (url) => withoutSecretParameters(url.replace(/^((?:https?|git):\/\/)[^/]*@/i, '$1'));
const withoutCredentialsIn = (text) => withoutSecretParameters(text.replaceAll(/((?:https?|git|ssh|ftps?):\/\/)[^/\s'"]*@/gi, '$1'));
function partsOf(url) {
    const address = /^[a-z+]+:\/\/(?:[^/]*@)?([^/]*)(\/.*)?$/i.exec(url);
    if (address)
        return { host: (address[1] ?? '').toLowerCase().replace(/:(?:22|80|443)$/, ''), path: address[2] ?? '' };
    const short = /^(?:[^@/]*@)?([^:/]+):(.*)$/.exec(url);
    return { host: (short?.[1] ?? '').toLowerCase(), path: short?.[2] ?? url };
}


/***/ }),

/***/ 55457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E7: () => (/* binding */ unpackMirror),
/* harmony export */   ER: () => (/* binding */ usedMirrors),
/* harmony export */   H0: () => (/* binding */ isUnconfirmed),
/* harmony export */   OA: () => (/* binding */ forgetAddress),
/* harmony export */   lJ: () => (/* binding */ confirm),
/* harmony export */   xl: () => (/* binding */ packMirror),
/* harmony export */   zZ: () => (/* binding */ mirrorName)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _cache_folders_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28124);
/* harmony import */ var _workspace_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75596);
/* harmony import */ var _git_directory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71817);
/* harmony import */ var _repository_identity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56862);





function usedMirrors(used) {
    const commits = new Map();
    for (const { repository, commit } of used) {
        const identity = (0,_repository_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .identityOfUrl */ .F9)(repository.url);
        commits.set(identity, (commits.get(identity) ?? new Set()).add(commit));
    }
    return [...commits]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([identity, all]) => ({ identity, content: (0,_cache_folders_js__WEBPACK_IMPORTED_MODULE_1__/* .digest */ .br)([...all].sort()).slice(0, 32) }));
}
const mirrorName = (identity) => (0,_cache_folders_js__WEBPACK_IMPORTED_MODULE_1__/* .digest */ .br)(identity);
const TIMEOUT_MS = 600_000;
async function packMirror(mirror, file, { git, trees, files }, signal) {
    if ((await files.state((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(mirror, 'objects', 'info', 'alternates'))) !== 'missing')
        return 'It borrows from others';
    await trees.make((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(file));
    const request = { cwd: mirror, gitDir: mirror, local: true, timeoutMs: TIMEOUT_MS };
    return (0,_workspace_error_js__WEBPACK_IMPORTED_MODULE_2__/* .whyFailed */ .KE)(await git.run(['bundle', 'create', file, '--all'], request, signal), TIMEOUT_MS);
}
async function unpackMirror(file, mirror, { git, trees, files }, signal) {
    const [folder, real] = [await files.realPath((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(file)), await files.realPath(file)];
    if (real !== (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(file)))
        return 'It is a link';
    await trees.remove(mirror);
    const request = { cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(mirror), local: true, timeoutMs: TIMEOUT_MS };
    const clone = await git.run(['clone', '--quiet', '--mirror', '--', real, mirror], request, signal);
    const why = (0,_workspace_error_js__WEBPACK_IMPORTED_MODULE_2__/* .whyFailed */ .KE)(clone, TIMEOUT_MS);
    if (why !== undefined)
        return why;
    await files.writeAsIs((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(mirror, UNCONFIRMED), '');
    await forgetAddress(mirror, files);
    return undefined;
}
async function forgetAddress(mirror, files) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(mirror, 'config');
    const settings = await files.read(path, _git_directory_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_CONFIG_BYTES */ .GW);
    await files.writeAsIs(path, settings.replace(/^\[remote ".*"\]\n(?:\t.*\n)*/gm, ''));
}
const UNCONFIRMED = 'eval-action-unconfirmed';
const isUnconfirmed = async (mirror, files) => (await files.state((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(mirror, UNCONFIRMED))) !== 'missing';
const confirm = (mirror, files) => files.removeFile((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(mirror, UNCONFIRMED));


/***/ }),

/***/ 2459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cl: () => (/* binding */ storedItems),
/* harmony export */   DR: () => (/* binding */ MAX_STORED_BYTES),
/* harmony export */   XY: () => (/* binding */ keepWithin),
/* harmony export */   fe: () => (/* binding */ removeDead),
/* harmony export */   fm: () => (/* binding */ cleanStore)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _cache_folders_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28124);
/* harmony import */ var _marks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15252);
/* harmony import */ var _repositories_repository_identity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56862);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25021);
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





const MAX_STORED_BYTES = 10 * 1024 ** 3;
async function storedItems(folders, deps, signal) {
    const items = [];
    for (const { kind, path } of await locations(folders, deps)) {
        const inUse = (await deps.locks.isHeld(`${(0,_cache_folders_js__WEBPACK_IMPORTED_MODULE_1__/* .notesOf */ .h$)(path, folders)}.lock`)) || (await (0,_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .isMarked */ .r)(path, deps));
        const { files, bytes } = await (0,_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .sizeOf */ .$d)(path, { ...deps, folders }, signal);
        const { usedAt, repositories = [] } = (await (0,_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .usageOf */ .Fs)(path, { ...deps, folders })) ?? {};
        items.push({ kind, path, repositories, inUse, files, bytes, usedAt });
    }
    return items;
}
async function cleanStore(folders, { repository, usedBefore, maxBytes, ...deps }, signal) {
    const identity = repository === undefined ? undefined : (0,_repositories_repository_identity_js__WEBPACK_IMPORTED_MODULE_3__/* .identityOfUrl */ .F9)(repository);
    const items = await storedItems(folders, deps, signal);
    const removed = [];
    let left = items.reduce((sum, { bytes }) => sum + bytes, 0);
    for (const item of oldestFirst(items)) {
        if (identity !== undefined && !item.repositories.includes(identity))
            continue;
        if (usedBefore !== undefined && (item.usedAt ?? 0) >= usedBefore)
            continue;
        if (maxBytes !== undefined && left <= maxBytes)
            break;
        if (!(await removeUnused(item.path, folders, deps)))
            continue;
        left -= item.bytes;
        removed.push({ ...item, inUse: false });
    }
    return removed;
}
async function keepWithin(folders, maxBytes, deps, signal) {
    const items = [];
    for (const { path } of await locations(folders, deps)) {
        if (signal.aborted)
            return;
        let usage = await (0,_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .usageOf */ .Fs)(path, { ...deps, folders });
        if (usage === undefined) {
            const { bytes } = await (0,_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .sizeOf */ .$d)(path, { ...deps, folders }, signal);
            await (0,_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .noteUse */ .MD)(path, { bytes }, { ...deps, folders });
            usage = await (0,_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .usageOf */ .Fs)(path, { ...deps, folders });
        }
        if (usage !== undefined)
            items.push({ path, ...usage });
    }
    let left = items.reduce((sum, { bytes }) => sum + bytes, 0);
    for (const { path, bytes } of oldestFirst(items)) {
        if (left <= maxBytes || signal.aborted)
            return;
        if (await removeUnused(path, folders, deps))
            left -= bytes;
    }
}
const LOCK = '.lock';
async function removeDead(folders, deps) {
    for (const parent of [folders.temp, folders.state]) {
        for (const name of (await deps.trees.list(parent)).filter((each) => each.endsWith(LOCK))) {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(parent, name);
                const lock = __addDisposableResource(env_1, await deps.locks.tryHold(path, { onlyDead: true }), true);
                if (lock === undefined)
                    continue;
                const folder = path.slice(0, -LOCK.length);
                await deps.trees.remove(folder);
                await deps.trees.remove((0,_cache_folders_js__WEBPACK_IMPORTED_MODULE_1__/* .stateOf */ .L4)(folder, folders));
            }
            catch (e_1) {
                env_1.error = e_1;
                env_1.hasError = true;
            }
            finally {
                const result_1 = __disposeResources(env_1);
                if (result_1)
                    await result_1;
            }
        }
    }
}
const oldestFirst = (items) => items.toSorted((a, b) => (a.usedAt ?? 0) - (b.usedAt ?? 0));
async function removeUnused(path, folders, deps) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const lock = __addDisposableResource(env_2, await deps.locks.tryHold(`${(0,_cache_folders_js__WEBPACK_IMPORTED_MODULE_1__/* .notesOf */ .h$)(path, folders)}.lock`), true);
        if (lock === undefined || (await (0,_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .isMarked */ .r)(path, deps)))
            return false;
        await deps.trees.remove(path);
        await deps.trees.remove((0,_cache_folders_js__WEBPACK_IMPORTED_MODULE_1__/* .stateOf */ .L4)(path, folders));
        await deps.files.removeFile((0,_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .usageFile */ .mD)(path, folders));
        return true;
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = __disposeResources(env_2);
        if (result_2)
            await result_2;
    }
}
async function locations({ pool, mirrors, temp }, deps) {
    const foldersIn = async (folder) => {
        const paths = (await deps.trees.list(folder)).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name));
        const states = await Promise.all(paths.map((path) => deps.files.state(path)));
        return paths.filter((_, index) => states[index] === 'folder');
    };
    const slots = await Promise.all((await foldersIn(pool)).map(foldersIn));
    return [
        ...slots.flat().map((path) => ({ kind: 'slot', path })),
        ...(await foldersIn(mirrors)).map((path) => ({ kind: 'mirror', path })),
        ...(await foldersIn(temp)).map((path) => ({ kind: 'workspace', path })),
    ];
}


/***/ }),

/***/ 25021:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ sizeOf),
/* harmony export */   Fs: () => (/* binding */ usageOf),
/* harmony export */   MD: () => (/* binding */ noteUse),
/* harmony export */   mD: () => (/* binding */ usageFile)
/* harmony export */ });
/* harmony import */ var _cache_folders_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28124);

const usageFile = (path, folders) => `${(0,_cache_folders_js__WEBPACK_IMPORTED_MODULE_0__/* .notesOf */ .h$)(path, folders)}.used.json`;
async function noteUse(path, { bytes, repositories }, { clock, ...deps }) {
    const known = await usageOf(path, deps);
    const size = bytes ?? known?.bytes;
    if (size === undefined)
        return;
    const usage = {
        usedAt: clock.now(),
        bytes: size,
        repositories: repositories ?? known?.repositories ?? [],
    };
    await deps.files.writeAsIs(usageFile(path, deps.folders), JSON.stringify(usage)).catch(() => undefined);
}
async function sizeOf(path, { trees, folders }, signal) {
    const [own, state] = [await trees.size(path, signal), await trees.size((0,_cache_folders_js__WEBPACK_IMPORTED_MODULE_0__/* .stateOf */ .L4)(path, folders), signal)];
    return { files: own.files, bytes: own.bytes + state.bytes };
}
const MAX_NOTE_BYTES = 1024 * 1024;
async function usageOf(path, { files, folders }) {
    try {
        const file = usageFile(path, folders);
        if ((await files.state(file)) !== 'file')
            return undefined;
        const { usedAt, bytes, repositories } = JSON.parse(await files.read(file, MAX_NOTE_BYTES));
        if (typeof usedAt !== 'number' || typeof bytes !== 'number' || bytes < 0)
            return undefined;
        const names = Array.isArray(repositories) ? repositories.filter((each) => typeof each === 'string') : [];
        return { usedAt, bytes, repositories: names };
    }
    catch {
        return undefined;
    }
}


/***/ })

};
