export const id = 9919;
export const ids = [9919];
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

/***/ 69919:
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
// EXTERNAL MODULE: ./build/js/src/workspaces/workspace-error.js
var workspace_error = __webpack_require__(75596);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
;// CONCATENATED MODULE: ./build/js/src/workspaces/pool/run-locks.js

const LOOK_AGAIN_MS = 100;
const RUN_MINUTES = 30;
class RunLocks {
    #deps;
    #own = new Set();
    #reported = new Set();
    #inVain = new Set();
    constructor(deps) {
        this.#deps = deps;
    }
    async hold(path, busy, signal) {
        const { locks, clock } = this.#deps;
        const started = clock.now();
        for (;;) {
            const lock = await locks.tryHold(path);
            if (lock !== undefined)
                return this.#owned(path, lock);
            if (signal.aborted)
                throw (0,errors/* userError */.IF)('OUTPUT_UNWRITABLE', `The run was stopped while it waited: ${busy.what}`);
            const waited = clock.now() - started;
            if (this.#inVain.has(path) || waited >= busy.minutes * 60_000) {
                this.#inVain.add(path);
                const what = `${busy.what}, and this one has waited ${busy.minutes} minutes for it`;
                throw (0,errors/* userError */.IF)('OUTPUT_UNWRITABLE', `${what}. Wait for it to end, or end it`);
            }
            if (waited >= busy.notifyAfterMs && !this.#own.has(path)) {
                this.#notify(path, busy);
                await this.#deps.giveBackIdle?.(signal);
            }
            await clock.sleep(LOOK_AGAIN_MS, signal);
        }
    }
    #notify(path, { what, minutes }) {
        if (this.#reported.has(path))
            return;
        this.#reported.add(path);
        this.#deps.warn(`${what}; this one waits for it, ${minutes} minutes at most`);
    }
    #owned(path, lock) {
        this.#own.add(path);
        this.#inVain.delete(path);
        return {
            [Symbol.asyncDispose]: async () => {
                this.#own.delete(path);
                await lock[Symbol.asyncDispose]();
            },
        };
    }
}

;// CONCATENATED MODULE: ./build/js/src/workspaces/pool/pool-waits.js


const MAX_SLOTS = 50;
const pool_waits_LOOK_AGAIN_MS = 250;
const IDLE_MS = 1_000;
class PoolWaits {
    #deps;
    #holders = new Set();
    #since = new Map();
    #reported = new Set();
    constructor(deps) {
        this.#deps = deps;
    }
    add(holder) {
        this.#holders.add(holder);
    }
    gotOne(folder) {
        this.#since.delete(folder);
    }
    async giveBackIdle(signal) {
        for (const holder of this.#holders)
            while (await holder.giveUpIdle(IDLE_MS, signal))
                ;
    }
    async untilNextLook({ by, folder, count, location }, signal) {
        const { clock } = this.#deps;
        const sharers = [...this.#holders].filter((holder) => holder !== by && holder.poolFolder === folder);
        for (const sharer of sharers)
            if (await sharer.giveUpIdle(0, signal))
                return;
        if (!sharers.some(({ hasSlot }) => hasSlot))
            await this.#forOtherRuns(folder, { count, location }, signal);
        await clock.sleep(pool_waits_LOOK_AGAIN_MS, signal);
        if (!signal.aborted)
            return;
        this.#since.delete(folder);
        throw stopped();
    }
    async #forOtherRuns(folder, { count, location }, signal) {
        const now = this.#deps.clock.now();
        const since = this.#since.get(folder);
        this.#since.set(folder, since ?? now);
        if (since === undefined)
            return;
        this.#notify(folder, count);
        await this.giveBackIdle(signal);
        if (now - since >= RUN_MINUTES * 60_000)
            throw new workspace_error/* WorkspaceError */.kP('setup_error', tooLong(folder, count), location);
    }
    #notify(folder, count) {
        if (this.#reported.has(folder))
            return;
        this.#reported.add(folder);
        const what = `Other runs are using ${allOf(count)} of the pool ${folder}`;
        this.#deps.warn(`${what}; this run waits for one, ${RUN_MINUTES} minutes at most`);
    }
}
const stopped = () => new workspace_error/* WorkspaceError */.kP('setup_error', 'The run was stopped while a test waited for its workspace');
function tooLong(folder, count) {
    const what = `Other runs have been using ${allOf(count)} of the pool ${folder} for ${RUN_MINUTES} minutes`;
    const more = count < MAX_SLOTS ? 'allow more with "execution.pool_slots", or ' : '';
    return `${what}. Wait for them to end; or in .agentv/config.yaml, ${more}use no pool with "eval_action.workspace_mode: temp"`;
}
const allOf = (count) => (count === 1 ? 'the one workspace' : `all ${count} workspaces`);

// EXTERNAL MODULE: ./build/js/src/workspaces/store.js
var store = __webpack_require__(2459);
;// CONCATENATED MODULE: ./build/js/src/workspaces/decide.js
function decide(workspace, asked) {
    if (asked.path !== undefined && (asked.mode ?? 'static') !== 'static') {
        return impossible('A workspace path is given, and a mode that has none');
    }
    if (workspace === undefined) {
        return asked.path === undefined ? { kind: 'none' } : { kind: 'static', path: asked.path, isGiven: true };
    }
    const path = asked.path ?? workspace.path;
    const mode = asked.path !== undefined ? 'static' : (asked.mode ?? modeOf(workspace));
    const isPerTest = workspace.isolation === 'per_test' && workspace.files.length === 0;
    if (path !== undefined && mode !== 'static' && asked.mode === undefined) {
        return impossible(`The workspace has a "path", which its mode "${mode}" cannot use`);
    }
    if (mode === 'static' && isPerTest)
        return impossible('A static workspace cannot be one for each test');
    if (mode === 'static' && path !== undefined)
        return { kind: 'static', path, isGiven: asked.path !== undefined };
    if (mode === 'static' && workspace.repositories.length > 0) {
        return impossible('A static workspace with repositories needs a "path"');
    }
    return madeOf(workspace, mode, asked);
}
const modeOf = ({ mode, path }) => mode ?? (path === undefined ? 'pooled' : 'static');
function madeOf(workspace, mode, asked) {
    const { template, repositories, hooks, isolation, files, gradingFiles, docker } = workspace;
    const hasFiles = files.length > 0 && asked.mode !== undefined;
    const isFilled = template !== undefined || repositories.length > 0 || hasFiles || gradingFiles !== undefined;
    const isMounted = docker?.runsAgent === true;
    if (!isFilled && !isMounted && Object.keys(hooks).length === 0)
        return { kind: 'none' };
    if (isolation === 'per_test')
        return { kind: 'per-test' };
    return { kind: mode === 'pooled' && asked.mayPool !== false && repositories.length > 0 ? 'pooled' : 'shared' };
}
const impossible = (message) => ({ kind: 'impossible', message });

// EXTERNAL MODULE: ./build/js/src/workspaces/demand.js
var demand = __webpack_require__(44607);
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
// EXTERNAL MODULE: ./build/js/src/workspaces/repositories/git-directories.js
var git_directories = __webpack_require__(85497);
;// CONCATENATED MODULE: ./build/js/src/workspaces/repositories/unit-git.js






const TIMEOUT_MS = 120_000;
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
        const { trees, files, gitDirectories } = this.#deps;
        const dir = this.#dirOf(path);
        if ((await files.state((0,external_node_path_.join)(dir, 'HEAD'))) === 'file' && (await this.#isAsMade(path)))
            return true;
        await trees.remove(dir);
        const checkout = this.#checkouts.get(path);
        const why = await gitDirectories.make(dir, { objects: checkout?.objects }, signal);
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
            return git_directories/* AS_MADE */.j0.test(await files.read((0,external_node_path_.join)(dir, 'config'), git_directories/* MAX_CONFIG_BYTES */.GW));
        }
        catch {
            return false;
        }
    }
    #run(path, args, signal, more = {}) {
        const at = { cwd: this.#folder, gitDir: this.#dirOf(path) };
        return this.#deps.git.run(args, { ...at, local: true, isLossless: true, timeoutMs: TIMEOUT_MS, ...more }, signal);
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

;// CONCATENATED MODULE: ./build/js/src/workspaces/repositories/agent-git.js

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

// EXTERNAL MODULE: ./build/js/src/workspaces/usage.js
var usage = __webpack_require__(25021);
// EXTERNAL MODULE: ./build/js/src/workspaces/repositories/mirror-packs.js
var mirror_packs = __webpack_require__(19991);
// EXTERNAL MODULE: ./build/js/src/workspaces/repositories/repository-identity.js
var repository_identity = __webpack_require__(56862);
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
    #fetched = new Map();
    #heads = new Map();
    #lookedFor = new Set();
    #verified = new Set();
    #changed = new Set();
    constructor(deps, marks, locks) {
        this.#deps = deps;
        this.#marks = marks;
        this.#locks = locks;
    }
    async find(repository, signal) {
        const mirror = (0,external_node_path_.join)(this.#deps.folders.mirrors, (0,stored_mirrors/* mirrorName */.z)((0,repository_identity/* identityOfUrl */.F9)(repository.url)));
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
        const { files } = this.#deps;
        const isWhole = ({ commit }) => this.#isWhole(mirror, commit, signal);
        await this.#reserve(repository, mirror, signal);
        const isCommit = /^[0-9a-f]{40}$|^[0-9a-f]{64}$/.test(repository.ref);
        const known = isCommit && !this.#changed.has(mirror) ? await this.#resolve(repository, mirror, signal) : undefined;
        if (known !== undefined && (!(await (0,mirror_packs/* isUnconfirmed */.H0)(mirror, files)) || (await isWhole(known))))
            return known;
        const how = await this.#fetchOnce(repository, mirror, signal);
        if (how === 'fetched' && repository.ref === 'HEAD')
            await this.#followHead(repository, mirror, signal);
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
            await this.#deps.trees.make(this.#deps.folders.mirrors);
            const _lock = __addDisposableResource(env_1, await this.#locks.hold(`${mirror}.lock`, fetchedByOthers(url), signal), true);
            await this.#verify(url, mirror, signal);
            await this.#bringStored((0,repository_identity/* identityOfUrl */.F9)(url), mirror, signal);
            await this.#marks.set(mirror);
            await (0,usage/* noteUse */.MD)(mirror, undefined, this.#deps);
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
    async #verify(url, mirror, signal) {
        if (this.#verified.has(mirror))
            return;
        this.#verified.add(mirror);
        const isThere = (await this.#deps.files.state(mirror)) !== 'missing';
        if (!isThere || (await this.#deps.trees.isSealed(mirror, this.#sealOf(mirror), signal)))
            return;
        this.#changed.add(mirror);
        const shown = (0,repository_identity/* withoutCredentials */.ri)(url);
        this.#deps.warn(`${mirror} is not as it was left, so ${shown} is fetched again. Did an agent write there?`);
    }
    #seal(mirror, signal) {
        return this.#deps.trees.seal(mirror, this.#sealOf(mirror), signal);
    }
    async #replace(mirror, part, signal) {
        await this.#deps.trees.remove(mirror);
        await this.#deps.trees.move(part, mirror);
        await this.#seal(mirror, signal);
        await this.#noteSize(mirror, signal);
    }
    async #noteSize(mirror, signal) {
        return (0,usage/* noteUse */.MD)(mirror, (await (0,usage/* sizeOf */.$d)(mirror, this.#deps, signal)).bytes, this.#deps);
    }
    #sealOf(mirror) {
        return (0,external_node_path_.join)((0,cache_folders/* stateOf */.L4)(mirror, this.#deps.folders), 'seal.json');
    }
    async #bringStored(identity, mirror, signal) {
        const { stored, trees, files, warn, note } = this.#deps;
        if (stored === undefined || this.#lookedFor.has(mirror))
            return;
        this.#lookedFor.add(mirror);
        if ((await files.state((0,external_node_path_.join)(mirror, 'HEAD'))) === 'file')
            return;
        const part = `${mirror}.partial`;
        const bring = async () => {
            const env_2 = { stack: [], error: void 0, hasError: false };
            try {
                const pack = __addDisposableResource(env_2, await stored.take(identity, signal), true);
                if (pack === undefined)
                    return undefined;
                const unfit = await (0,mirror_packs/* unpackMirror */.E7)(pack.file, part, this.#deps, signal);
                if (unfit !== undefined)
                    return unfit;
                note(`${identity} is there from an earlier job`);
                return this.#replace(mirror, part, signal);
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
        const why = await bring().catch((error) => (0,errors/* messageOf */.bD)(error));
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
    #fetchOnce(repository, mirror, signal) {
        const known = this.#fetched.get(mirror);
        if (known !== undefined)
            return known;
        const fetching = this.#fetchNow(repository, mirror, signal);
        this.#fetched.set(mirror, fetching);
        return fetching;
    }
    async #fetchNow({ url, location }, mirror, signal) {
        const env_3 = { stack: [], error: void 0, hasError: false };
        try {
            const { trees, files, folders, warn } = this.#deps;
            const _lock = __addDisposableResource(env_3, await this.#locks.hold(`${mirror}.lock`, fetchedByOthers(url), signal), true);
            const isThere = !this.#changed.has(mirror) && (await files.state((0,external_node_path_.join)(mirror, 'HEAD'))) === 'file';
            this.#deps.note(`Fetching ${(0,repository_identity/* withoutCredentials */.ri)(url)} into ${mirror}`);
            const args = ['fetch', '--prune', '--force', '--no-tags', '--', url, '+refs/*:refs/*'];
            const stale = isThere ? await this.#git(args, { cwd: mirror, gitDir: mirror }, signal) : undefined;
            if (isThere && stale === undefined) {
                await (0,mirror_packs/* confirm */.lJ)(mirror, files);
                await this.#seal(mirror, signal);
                await this.#noteSize(mirror, signal);
                return 'fetched';
            }
            const part = `${mirror}.partial`;
            await trees.remove(part);
            const why = await this.#git(['clone', '--mirror', '--', url, part], { cwd: folders.mirrors }, signal);
            if (why === undefined) {
                await (0,mirror_packs/* forgetAddress */.OA)(part, files);
                await this.#replace(mirror, part, signal);
                this.#changed.delete(mirror);
                return 'new';
            }
            await trees.remove(part);
            const shown = (0,repository_identity/* withoutCredentials */.ri)(url);
            if (!isThere || (await (0,mirror_packs/* isUnconfirmed */.H0)(mirror, files))) {
                throw new workspace_error/* WorkspaceError */.kP('clone_error', `Cannot fetch ${shown}: ${hide(why, url)}${hintFor(why)}`, location);
            }
            await this.#seal(mirror, signal);
            warn(`Cannot fetch ${shown}, so what was fetched earlier is used: ${hide(why, url)}`);
            return 'stale';
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
    #followHead({ url }, mirror, signal) {
        const follow = async () => {
            const env_4 = { stack: [], error: void 0, hasError: false };
            try {
                const _lock = __addDisposableResource(env_4, await this.#locks.hold(`${mirror}.lock`, fetchedByOthers(url), signal), true);
                const asked = await this.#deps.git.run(['ls-remote', '--symref', '--', url, 'HEAD'], { cwd: mirror }, signal);
                const text = asked.kind === 'exited' && asked.exitCode === 0 ? asked.stdout : '';
                const [, branch] = /^ref: (refs\/heads\/\S+)\tHEAD$/m.exec(text) ?? [];
                const [, commit] = /^([0-9a-f]{40,64})\tHEAD$/m.exec(text) ?? [];
                const at = { cwd: mirror, gitDir: mirror };
                if (branch !== undefined)
                    await this.#git(['symbolic-ref', 'HEAD', branch], at, signal);
                else if (commit !== undefined) {
                    await this.#git(['fetch', '--no-tags', '--', url, 'HEAD'], at, signal);
                    await this.#git(['update-ref', '--no-deref', 'HEAD', commit], at, signal);
                }
                await this.#seal(mirror, signal);
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
        };
        const following = this.#heads.get(mirror) ?? follow();
        this.#heads.set(mirror, following);
        return following;
    }
    async #fetchCommit({ url, ref }, mirror, signal) {
        const env_5 = { stack: [], error: void 0, hasError: false };
        try {
            const _lock = __addDisposableResource(env_5, await this.#locks.hold(`${mirror}.lock`, fetchedByOthers(url), signal), true);
            const at = { cwd: mirror, gitDir: mirror };
            const why = await this.#git(['fetch', '--no-tags', '--', url, ref], at, signal);
            if (why === undefined)
                await this.#git(['update-ref', `refs/eval-action/${ref}`, ref], at, signal);
            await this.#seal(mirror, signal);
        }
        catch (e_5) {
            env_5.error = e_5;
            env_5.hasError = true;
        }
        finally {
            const result_5 = __disposeResources(env_5);
            if (result_5)
                await result_5;
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
    async make(site, finding, signal) {
        const dir = (0,external_node_path_.join)(this.#folder, (0,cache_folders/* digest */.br)(site.repository.path).slice(0, 16));
        finding.catch(() => undefined);
        const inspected = await this.#orRecreated(site, () => this.#inspected(site, dir, signal), signal);
        const found = await finding;
        const wanted = { ...site, found };
        const update = async () => inspected && this.#updated(wanted, dir, inspected, signal);
        const made = (await this.#orRecreated(site, update, signal)) ?? (await this.#recreated(wanted, dir, signal));
        const at = { cwd: site.work, gitDir: dir, workTree: site.work, local: true };
        await this.#deps.repositories.largeFiles.report(site.repository, found, at, signal);
        return { ...made, index: (0,external_node_path_.join)(dir, 'index'), objects: (0,external_node_path_.join)(found.mirror, 'objects') };
    }
    async #orRecreated({ work }, step, signal) {
        try {
            return await step();
        }
        catch (error) {
            if (signal.aborted || !(error instanceof errors/* UserError */.yo || error instanceof workspace_error/* WorkspaceError */.kP))
                throw error;
            this.#deps.note(`${work} is recreated: ${error.message}`);
            return undefined;
        }
    }
    async #inspected(site, dir, signal) {
        const { trees, files } = this.#deps;
        const { work, repository } = site;
        if (!(await trees.isSealed(dir, sealOf(dir), signal)) || (await files.state(work)) !== 'folder')
            return undefined;
        const written = JSON.parse(await files.read((0,external_node_path_.join)(dir, WRITTEN), MAX_LISTED));
        const since = await files.modifiedAt((0,external_node_path_.join)(dir, 'index'));
        const pruned = await this.#prune(site, dir, signal, { paths: written.paths, since });
        const isAgain = repository.sparse.length > 0 && pruned.removed > 0;
        const { listing } = isAgain ? await this.#prune(site, dir, signal) : pruned;
        const args = ['diff-files', '--name-only', '--ignore-submodules'];
        return { differing: await this.#listed(site, dir, args, signal), written, listing };
    }
    async #updated(wanted, dir, inspected, signal) {
        const { differing, written, listing } = inspected;
        const { work, found, repository } = wanted;
        if (!written.withLargeFiles && (await this.#fetchesLargeFiles(wanted, signal)))
            return undefined;
        const isSame = written.commit === found.commit;
        const isThere = isSame && differing.length === 0 && (await this.#isOfCommit(wanted, dir, listing, signal));
        let changed = [];
        if (!isThere) {
            for (const path of differing)
                await this.#deps.trees.remove((0,external_node_path_.join)(work, path));
            const args = ['diff-tree', '-r', '--name-only', written.commit, found.commit];
            const moved = isSame ? [] : this.#listed(wanted, dir, args, signal);
            [, changed] = await checkouts_allOf([this.#reset(wanted, dir, signal), moved]);
            if (repository.sparse.length > 0)
                await this.#prune(wanted, dir, signal);
        }
        await this.#noteWritten(wanted, dir, signal, { paths: [...differing, ...changed], before: written });
        const left = isThere ? [] : this.#differing(wanted, dir, signal);
        const [isDone] = await checkouts_allOf([left, this.#equip(wanted, dir, signal)]);
        return isDone.length === 0 ? { tree: found.tree, change: isThere ? 'none' : 'updated' } : undefined;
    }
    async #equip({ repository, found, work }, dir, signal) {
        const given = giveGit({ repository, found, work }, dir, this.#deps);
        await checkouts_allOf([given, this.#deps.trees.seal(dir, sealOf(dir), signal)]);
    }
    async #recreated(wanted, dir, signal) {
        const { trees } = this.#deps;
        const { repository, found, work, inner } = wanted;
        await trees.remove(work);
        await trees.remove(dir);
        await trees.prune(work, { stored: new Map(), inner }, signal);
        const holds = { objects: (0,external_node_path_.join)(found.mirror, 'objects'), origin: (0,repository_identity/* withoutCredentials */.ri)(repository.url) };
        const why = await this.#deps.repositories.gitDirectories.make(dir, holds, signal);
        if (why !== undefined)
            throw failed(repository, why);
        if (repository.sparse.length > 0) {
            const at = { cwd: work, gitDir: dir, workTree: work };
            await this.#mustRun(['sparse-checkout', 'init', '--cone'], repository, at, signal);
            await this.#mustRun(['sparse-checkout', 'set', '--', ...repository.sparse], repository, at, signal);
        }
        await this.#reset(wanted, dir, signal);
        const { removed, listing } = await this.#prune(wanted, dir, signal);
        const isClean = (await this.#differing(wanted, dir, signal)).length === 0;
        await this.#noteWritten(wanted, dir, signal);
        if (removed > 0 || !(await this.#isOfCommit(wanted, dir, listing, signal))) {
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
    async #prune({ repository, work, inner }, dir, signal, checked) {
        const at = { cwd: work, gitDir: dir, local: true, maxBytes: MAX_LISTED };
        const listed = await this.#mustRun(['ls-files', '--stage', '-v'], repository, at, signal);
        const tracked = trackedIn(listed, repository);
        for (const path of inner)
            mustBeFree(path, tracked, repository);
        const removed = await this.#deps.trees.prune(work, { stored: tracked, inner, checked }, signal);
        return { removed, listing: (0,cache_folders/* digest */.br)(listed) };
    }
    #differing(wanted, dir, signal) {
        const args = ['diff-index', '--name-only', '--ignore-submodules', wanted.found.commit];
        return this.#listed(wanted, dir, args, signal);
    }
    async #isOfCommit(wanted, dir, listing, signal) {
        const { commit } = wanted.found;
        const [known, key] = [this.#deps.repositories.indexesOfCommits, `${commit} ${listing}`];
        if (await known.get(key)?.catch(() => false))
            return true;
        const differing = this.#listed(wanted, dir, ['diff-index', '--cached', '--name-only', commit], signal);
        const comparing = differing.then(({ length }) => length === 0);
        known.set(key, comparing);
        return comparing;
    }
    async #listed({ repository, work }, dir, args, signal) {
        const at = { cwd: work, gitDir: dir, workTree: work, local: true, maxBytes: MAX_LISTED };
        return linesOf(await this.#mustRun(args, repository, at, signal)).map(lossless_text/* unquoted */.qZ);
    }
    async #fetchesLargeFiles({ found }, signal) {
        return (await this.#deps.repositories.largeFiles.settings(found, signal)).length > 0;
    }
    async #noteWritten(wanted, dir, signal, { paths, before } = {}) {
        const second = Math.floor(this.#deps.clock.now() / 1_000);
        const isOver = before === undefined || before.second < second;
        const all = isOver ? paths : before.paths && paths && [...before.paths, ...paths];
        const withLargeFiles = await this.#fetchesLargeFiles(wanted, signal);
        const written = { commit: wanted.found.commit, withLargeFiles, second, paths: all };
        await this.#deps.files.writeAsIs((0,external_node_path_.join)(dir, WRITTEN), JSON.stringify(written));
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
async function checkouts_allOf([first, second]) {
    await Promise.allSettled([first, second]);
    return Promise.all([first, second]);
}
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
        const { gitDirectories } = deps.repositories;
        this.#changes = new Changes(path, (0,external_node_path_.join)(state, 'git'), { ...deps, gitDirectories });
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
        const found = this.#deps.repositories.find(repository, signal);
        const inner = below(path, [...this.#paths]).map((other) => relativeTo(path, other));
        const site = { repository, work: (0,external_node_path_.join)(this.path, path), inner };
        return (0,workspace_error/* orFailure */.wM)('clone_error', location, () => this.#checkouts.make(site, found, signal));
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
        this.#gradingFiles = await this.#deps.trees.location(request);
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

;// CONCATENATED MODULE: ./build/js/src/workspaces/needs.js

const needs_TIMEOUT_MS = 30_000;
async function missingPrograms({ commands, pythonModules }, cwd, { exec, env }, signal) {
    const common = { cwd, env, timeoutMs: needs_TIMEOUT_MS, maxBytes: 1024 * 1024 };
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

;// CONCATENATED MODULE: ./build/js/src/workspaces/directories/open-directory.js


const BEFORE_ALL = '__before_all__';
const AFTER_ALL = '__after_all__';
const TARGET_BEFORE_ALL = '__target_before_all__';
const TARGET_AFTER_ALL = '__target_after_all__';
async function openDirectory(directory, workspace, { subject, withReset, fill, exec }, signal) {
    await fill();
    const missing = await missingPrograms(workspace.requires, directory.path, { exec, env: subject.childEnv }, signal);
    if (missing !== undefined)
        throw new workspace_error/* WorkspaceError */.kP('preflight_error', missing, workspace.location);
    const printed = [];
    const run = async (hook, testId, name) => {
        if (hook?.command === undefined)
            return;
        const ran = await directory.run(hook, { ...subject, testId }, { childEnv: subject.childEnv, isLast: false }, signal);
        if (ran.why !== undefined) {
            throw new workspace_error/* WorkspaceError */.kP('script_error', `The hook ${name} failed: ${ran.why}`, hook.location);
        }
        printed.push(ran.stdout);
    };
    await run(workspace.hooks.beforeAll, subject.testId, 'before_all');
    await run(subject.targetHooks.beforeAll, TARGET_BEFORE_ALL, 'before_all of the target');
    if (withReset)
        await directory.remember(signal);
    return printed.length === 0 ? undefined : printed.join('');
}
async function tidyDirectory(directory, { hooks: { afterAll } }, { subject, warn }, signal) {
    const run = async (hook, testId, name) => {
        if (hook?.command === undefined)
            return;
        const { why } = await directory.run(hook, { ...subject, testId }, { childEnv: subject.childEnv, isLast: true }, signal);
        if (why !== undefined)
            warn(`The hook ${name} failed: ${why}`);
    };
    await run(subject.targetHooks.afterAll, TARGET_AFTER_ALL, 'after_all of the target');
    await run(afterAll, subject.testId, 'after_all');
}

;// CONCATENATED MODULE: ./build/js/src/workspaces/directories/static-folders.js



const NOTIFY_AFTER_MS = 200;
class StaticFolders {
    #deps;
    #site;
    #locations = new Map();
    #locks;
    #held = new Map();
    constructor(deps, site, waits) {
        this.#deps = deps;
        this.#locks = new RunLocks({ ...deps, giveBackIdle: (signal) => waits.giveBackIdle(signal) });
        this.#site = site;
    }
    async lookUp(paths) {
        for (const path of new Set(paths.map((each) => (0,external_node_path_.resolve)(this.#site.cwd, each)))) {
            if (!this.#locations.has(path))
                this.#locations.set(path, await this.#realPath(path));
        }
    }
    locationOf(path) {
        const named = (0,external_node_path_.resolve)(this.#site.cwd, path);
        return this.#locations.get(named) ?? named;
    }
    async hold(path, signal) {
        const name = `${(0,cache_folders/* stateOf */.L4)(path, this.#site.folders)}.lock`;
        const busy = { what: `Another run is working in ${path}`, notifyAfterMs: NOTIFY_AFTER_MS, minutes: RUN_MINUTES };
        const lock = this.#held.get(path) ?? this.#locks.hold(name, busy, signal);
        this.#held.set(path, lock);
        await lock;
    }
    async close() {
        const { trees } = this.#deps;
        for (const [path, lock] of this.#held) {
            const held = await lock.catch(() => undefined);
            if (held === undefined)
                continue;
            await trees.remove((0,cache_folders/* stateOf */.L4)(path, this.#site.folders)).catch(() => undefined);
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

;// CONCATENATED MODULE: ./build/js/src/workspaces/pool/pool-slots.js






const WATCH_MS = 1_000;
class PoolSlots {
    folder;
    count;
    #deps;
    #own = new Set();
    #aside = new Set();
    constructor(folder, count, deps) {
        this.folder = folder;
        this.count = count;
        this.#deps = deps;
    }
    async tryTake(signal) {
        for (let slot = 0; slot < this.count + this.#aside.size; slot += 1) {
            if (this.#own.has(slot) || this.#aside.has(slot))
                continue;
            this.#own.add(slot);
            const taken = await this.#tryHold(slot, signal);
            if (taken !== undefined)
                return taken;
        }
        return undefined;
    }
    setAside(slot, why) {
        this.#aside.add(slot);
        this.#deps.warn(`The workspace ${this.#folderOf(slot)} is set aside, and another one is used: ${why}`);
    }
    #folderOf = (slot) => (0,external_node_path_.join)(this.folder, `slot-${slot}`);
    async #tryHold(number, signal) {
        const folder = this.#folderOf(number);
        const mayTakeOver = async () => {
            if (await this.#deps.trees.isStill(folder, WATCH_MS, signal))
                return true;
            this.setAside(number, 'a process that a killed run has left still writes there. End that process');
            return false;
        };
        let lock;
        try {
            lock = await this.#deps.locks.tryHold(`${(0,cache_folders/* notesOf */.h$)(folder, this.#deps.folders)}.lock`, { mayTakeOver });
        }
        finally {
            if (lock === undefined)
                this.#own.delete(number);
        }
        if (lock === undefined)
            return undefined;
        return {
            number,
            folder,
            [Symbol.asyncDispose]: async () => {
                this.#own.delete(number);
                await lock[Symbol.asyncDispose]();
            },
        };
    }
}
function directoryIn({ folder }, { workspace, directoryDeps, withReset, folders, ...deps }) {
    const origins = JSON.stringify(workspace.repositories.map(({ url }) => (0,repository_identity/* identityOfUrl */.F9)(url)));
    const state = (0,cache_folders/* stateOf */.L4)(folder, folders);
    const origin = (0,external_node_path_.join)(state, cache_folders/* ORIGIN_FILE */.gA);
    const write = async () => (await deps.files.state(origin)) === 'file' || deps.files.writeAsIs(origin, origins);
    const directory = new Directory((0,external_node_path_.join)(folder, 'workspace'), (0,external_node_path_.join)(state, 'room'), workspace, directoryDeps);
    return {
        directory,
        async fill(signal) {
            const { change } = await directory.fill(signal);
            await (0,workspace_error/* orFailure */.wM)('setup_error', workspace.location, write);
            if (change !== 'recreated')
                return (0,usage/* noteUse */.MD)(folder, undefined, { ...deps, folders });
            const { bytes } = await (0,usage/* sizeOf */.$d)(folder, { ...deps, folders }, signal);
            await (0,usage/* noteUse */.MD)(folder, bytes * (withReset ? 2 : 1), { ...deps, folders });
        },
    };
}

;// CONCATENATED MODULE: ./build/js/src/workspaces/pool/shared-directories.js







class SharedDirectories {
    #deps;
    #pool;
    #directories = new Set();
    #free = [];
    #waiting = new Set();
    #slots = 0;
    #mostSlots;
    #one;
    #broken;
    #hasFailed = false;
    constructor(deps) {
        this.#deps = deps;
        this.#mostSlots = deps.mostSlots;
        if (deps.decision.kind !== 'pooled')
            return;
        const folder = (0,external_node_path_.join)(deps.folders.pool, (0,cache_folders/* fingerprintOf */.ax)(deps.workspace).slice(0, 40));
        this.#pool = new PoolSlots(folder, deps.mostSlots, deps);
        deps.waits.add(this);
    }
    get poolFolder() {
        return this.#pool?.folder;
    }
    get hasSlot() {
        return this.#pool !== undefined && this.#directories.size > 0;
    }
    async take(signal) {
        if (this.#broken !== undefined)
            throw this.#broken;
        return this.#pool === undefined ? this.#theOne(signal) : this.#slot(this.#pool, signal);
    }
    async giveUpIdle(idleMs, signal) {
        const [open] = this.#free;
        const isIdle = this.#waiting.size === 0 && this.#deps.clock.now() - (open?.leftAt ?? 0) >= idleMs;
        if (open === undefined || !isIdle)
            return false;
        this.#free.shift();
        await this.#end(open, signal);
        this.#slots -= 1;
        this.#mostSlots = this.#deps.mostSlots;
        this.#wake();
        return true;
    }
    async close(signal) {
        for (const open of [...this.#directories])
            await this.#end(open, signal);
    }
    async #end(open, signal) {
        const { workspace, visitor, warn, keepOnFailure, keepOnSuccess } = this.#deps;
        const subject = { ...visitor, input: '', metadata: undefined, testId: AFTER_ALL };
        const { directory, slot, isOurs } = open;
        try {
            await tidyDirectory(directory, workspace, { subject, warn }, signal);
            if (isOurs && !(this.#hasFailed ? keepOnFailure : keepOnSuccess))
                await directory.remove();
            if (this.#deps.decision.kind === 'static')
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
        this.#directories.delete(open);
    }
    async #theOne(signal) {
        const opening = this.#one ?? this.#openOne(signal);
        this.#one = opening;
        try {
            const open = await opening;
            return { directory: open.directory, opened: printedBy(open), leave: async (ok) => this.#left(open, ok) };
        }
        catch (error) {
            if (this.#broken === undefined && this.#one === opening)
                this.#one = undefined;
            throw error;
        }
    }
    #left({ isOurs }, ok) {
        this.#hasFailed ||= !ok;
        if (!isOurs)
            return true;
        return ok ? this.#deps.keepOnSuccess : this.#deps.keepOnFailure;
    }
    async #openOne(signal) {
        const { decision, folders, workspace, visitor, directoryDeps, trees } = this.#deps;
        const isStatic = decision.kind === 'static';
        const temp = isStatic
            ? ''
            : await (0,workspace_error/* orFailure */.wM)('setup_error', workspace.location, () => this.#deps.tempFolder(signal));
        const name = `shared-${(0,cache_folders/* digest */.br)(JSON.stringify(workspace)).slice(0, 8)}`;
        const path = isStatic ? decision.path : (0,external_node_path_.join)(temp, name);
        const state = (0,external_node_path_.join)((0,cache_folders/* stateOf */.L4)(isStatic ? path : temp, folders), `${visitor.evalRunId}-${name}`);
        const directory = new Directory(path, state, workspace, directoryDeps);
        if (isStatic)
            await (0,workspace_error/* orFailure */.wM)('setup_error', workspace.location, () => this.#deps.holdStatic(path, signal));
        const fill = async () => {
            if (!isStatic)
                return void (await directory.fill(signal));
            const present = await (0,workspace_error/* orFailure */.wM)('setup_error', workspace.location, async () => {
                await trees.make(path);
                return trees.list(path);
            });
            if (!decision.isGiven || present.length === 0)
                await directory.fillMissing(signal);
        };
        return this.#opened({ directory, isOurs: !isStatic }, fill, signal);
    }
    async #slot(pool, signal) {
        for (;;) {
            if (this.#broken !== undefined)
                throw this.#broken;
            const fresh = async () => (this.#slots < this.#mostSlots ? await this.#acquire(pool, signal) : undefined);
            const open = this.#free.pop() ?? (await fresh()) ?? this.#free.pop();
            if (open !== undefined) {
                const leave = async () => {
                    open.leftAt = this.#deps.clock.now();
                    this.#free.push(open);
                    this.#wake();
                    return true;
                };
                return { directory: open.directory, opened: printedBy(open), leave };
            }
            if (this.#slots >= this.#mostSlots && this.#broken === undefined)
                await this.#slotIsReleased(signal);
        }
    }
    #wake() {
        for (const resolve of this.#waiting)
            resolve();
        this.#waiting.clear();
    }
    async #slotIsReleased(signal) {
        if (!signal.aborted) {
            await new Promise((resolve) => {
                this.#waiting.add(resolve);
                signal.addEventListener('abort', () => resolve(), { once: true });
            });
        }
        if (signal.aborted)
            throw stopped();
    }
    async #acquire(pool, signal) {
        const { workspace, waits, mostSlots } = this.#deps;
        const { location } = workspace;
        this.#slots += 1;
        let isOpen = false;
        try {
            for (;;) {
                const slot = await (0,workspace_error/* orFailure */.wM)('setup_error', location, () => pool.tryTake(signal));
                if (slot !== undefined) {
                    waits.gotOne(pool.folder);
                    const open = await this.#openedIn(slot, pool, signal);
                    if (open === undefined)
                        continue;
                    isOpen = true;
                    this.#mostSlots = mostSlots;
                    return open;
                }
                if (this.#slots > 1)
                    break;
                await this.#wait(pool, signal);
            }
        }
        finally {
            if (!isOpen)
                this.#slots -= 1;
            this.#wake();
        }
        this.#mostSlots = this.#slots;
        return undefined;
    }
    async #openedIn(slot, pool, signal) {
        const { directory, fill } = directoryIn(slot, this.#deps);
        const wasThere = (await this.#deps.files.state(directory.path)) !== 'missing';
        try {
            return await this.#opened({ directory, isOurs: false, slot }, () => fill(signal), signal);
        }
        catch (error) {
            if (!(error instanceof workspace_error/* WorkspaceError */.kP) || !error.isBlocked || !wasThere)
                throw error;
            pool.setAside(slot.number, error.message);
            return undefined;
        }
    }
    async #wait({ folder, count }, signal) {
        const { workspace, waits } = this.#deps;
        try {
            await waits.untilNextLook({ by: this, folder, count, location: workspace.location }, signal);
        }
        catch (error) {
            if (error instanceof workspace_error/* WorkspaceError */.kP && !signal.aborted)
                this.#broken = error;
            throw error;
        }
    }
    async #opened(open, fill, signal) {
        const { workspace, visitor, withReset, exec } = this.#deps;
        const subject = { ...visitor, input: '', metadata: undefined, testId: BEFORE_ALL };
        this.#directories.add(open);
        try {
            open.printed = await openDirectory(open.directory, workspace, { subject, withReset, fill, exec }, signal);
            return open;
        }
        catch (error) {
            const mayPass = error instanceof workspace_error/* WorkspaceError */.kP && error.mayPass;
            if (error instanceof workspace_error/* WorkspaceError */.kP && !mayPass)
                this.#broken = error;
            if (mayPass)
                await this.#giveUp(open);
            else if (open.slot !== undefined)
                await this.#end(open, signal);
            throw error;
        }
    }
    async #giveUp(open) {
        this.#directories.delete(open);
        if (open.isOurs)
            await open.directory.remove().catch(() => undefined);
        await open.slot?.[Symbol.asyncDispose]();
    }
}
function printedBy(open) {
    const { printed } = open;
    open.printed = undefined;
    return printed;
}

// EXTERNAL MODULE: ./build/js/src/workspaces/marks.js
var marks = __webpack_require__(15252);
;// CONCATENATED MODULE: ./build/js/src/workspaces/repositories/large-files.js



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
        const request = { ...at, maxBytes: large_files_MAX_LISTED };
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
const large_files_MAX_LISTED = 512 * 1024 * 1024;
const SETTINGS = [
    ...['-c', 'filter.lfs.process=git-lfs filter-process', '-c', 'filter.lfs.smudge=git-lfs smudge -- %f'],
    ...['-c', 'filter.lfs.clean=git-lfs clean -- %f', '-c', 'filter.lfs.required=true'],
];

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
    gitDirectories;
    indexesOfCommits = new Map();
    #deps;
    #marks;
    #mirrors;
    #found = new Map();
    #submodules = new Map();
    #used = [];
    constructor(deps) {
        this.#deps = deps;
        this.largeFiles = new LargeFiles(deps);
        this.gitDirectories = new git_directories/* GitDirectories */.EW(deps);
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
    #waits;
    constructor(steps, deps, settings) {
        this.#deps = deps;
        this.#settings = settings;
        this.#folders = (0,cache_folders/* cacheFolders */.A_)(settings.dataFolder);
        this.#waits = new PoolWaits(deps);
        this.#statics = new StaticFolders(deps, { cwd: settings.cwd, folders: this.#folders }, this.#waits);
        this.#directoryDeps = { ...deps, repositories: new Repositories({ ...deps, folders: this.#folders }) };
        const keys = steps.flatMap((step) => {
            const workspace = this.#withReset(step);
            return workspace !== undefined && wantsReset(workspace) ? [workspaces_keyOf(step, workspace)] : [];
        });
        this.#withResets = new Set(keys);
    }
    #withReset(step) {
        const workspace = (0,demand/* workspaceOf */.B3)(step);
        const { resetAfterEach: reset } = this.#settings;
        if (workspace === undefined || reset === undefined || this.isInUsersFolder(step))
            return workspace;
        const { hooks, location } = workspace;
        const { afterEach = { cwd: step.suite.folder, timeoutMs: RESET_MS, location } } = hooks;
        return { ...workspace, hooks: { ...hooks, afterEach: { ...afterEach, reset } } };
    }
    async lookUp(steps) {
        const decisions = steps.map((step) => decide((0,demand/* workspaceOf */.B3)(step), this.#settings));
        await this.#statics.lookUp(decisions.flatMap((decision) => (decision.kind === 'static' ? decision.path : [])));
        const graded = steps.filter((step) => (0,demand/* workspaceOf */.B3)(step)?.gradingFiles !== undefined);
        this.#withGradingFiles = new Set(graded.map((step) => this.#folderOf(step)));
    }
    laneOf(step) {
        const { kind } = decide((0,demand/* workspaceOf */.B3)(step), this.#settings);
        if (kind === 'none' || kind === 'impossible')
            return undefined;
        if (kind === 'pooled' || kind === 'per-test')
            return {};
        const folder = this.#folderOf(step);
        const mayShare = this.#settings.mayShare(step) && !this.#withGradingFiles.has(folder);
        return mayShare ? {} : { alone: folder };
    }
    #folderOf(step) {
        const workspace = (0,demand/* workspaceOf */.B3)(step);
        const decision = decide(workspace, this.#settings);
        return decision.kind === 'static' ? this.#statics.locationOf(decision.path) : workspaces_keyOf(step, workspace);
    }
    isInUsersFolder(step) {
        return decide((0,demand/* workspaceOf */.B3)(step), this.#settings).kind === 'static';
    }
    isNeededFor(step) {
        const { commands = [], pythonModules = [] } = step.test.workspace?.requires ?? {};
        if (commands.length + pythonModules.length > 0 || decide((0,demand/* workspaceOf */.B3)(step), this.#settings).kind !== 'none')
            return true;
        return Object.keys((0,demand/* targetHooksOf */.$d)(step, this.#settings.cwd)).length > 0;
    }
    async enter(step, visitor, signal) {
        const workspace = (0,demand/* workspaceOf */.B3)(step);
        const decision = decide(workspace, this.#settings);
        const targetHooks = (0,demand/* targetHooksOf */.$d)(step, this.#settings.cwd);
        if (decision.kind === 'none') {
            this.#notifyUnused(step, targetHooks);
            return this.#withoutFolder(step, visitor, signal);
        }
        const whole = { ...visitor, targetHooks, evalRunId: this.#runIdOf(step) };
        try {
            if (decision.kind === 'impossible') {
                throw new workspace_error/* WorkspaceError */.kP('setup_error', decision.message, workspace?.location);
            }
            const made = this.#withReset(step) ?? (0,demand/* emptyWorkspace */.FT)(step.test.location);
            const location = decision.kind === 'static' ? { ...decision, path: this.#statics.locationOf(decision.path) } : decision;
            const held = location.kind === 'per-test'
                ? await this.#ownDirectory(step, made, whole, signal)
                : await this.#sharedDirectories(step, made, location, whole).take(signal);
            const lease = new Lease(held, made, whole, (message) => this.#deps.warn(message, step.test.location));
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
        this.#deps.stored?.used((0,stored_mirrors/* usedMirrors */.E)(this.#directoryDeps.repositories.used));
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
    async #ownDirectory(step, workspace, visitor, signal) {
        const folder = await this.#tempFolder(visitor.evalRunId, signal);
        const name = `${(0,cache_folders/* folderNameOf */.hH)(step.test.id)}${visitor.trial === 0 ? '' : `~${visitor.trial + 1}`}`;
        const state = (0,external_node_path_.join)((0,cache_folders/* stateOf */.L4)(folder, this.#folders), name);
        const directory = new Directory((0,external_node_path_.join)(folder, name), state, workspace, this.#directoryDeps);
        await directory.remove();
        const subject = { ...visitor, testId: step.test.id, targetHooks: {} };
        const withReset = wantsReset(workspace);
        const warn = (message) => this.#deps.warn(message, step.test.location);
        const keeps = this.#settings.keeps(step.suite);
        const fill = async () => void (await directory.fill(signal));
        let opened;
        try {
            opened = await openDirectory(directory, workspace, { subject, withReset, fill, ...this.#deps }, signal);
        }
        catch (error) {
            await tidyDirectory(directory, workspace, { subject, warn }, signal);
            await directory.remove();
            throw error;
        }
        return {
            directory,
            opened,
            leave: async (ok) => {
                await tidyDirectory(directory, workspace, { subject, warn }, signal);
                const isStored = visitor.isLastTrial && (ok ? keeps.onSuccess : keeps.onFailure);
                await (isStored ? directory.forget() : directory.remove());
                return isStored;
            },
        };
    }
    #sharedDirectories(step, workspace, decision, visitor) {
        const key = workspaces_keyOf(step, workspace);
        const known = this.#shared.get(key);
        if (known !== undefined)
            return known;
        const keeps = this.#settings.keeps(step.suite);
        const directories = new SharedDirectories({
            ...this.#deps,
            keepOnSuccess: keeps.onSuccess,
            keepOnFailure: keeps.onFailure,
            mostSlots: this.#settings.slotsOf(step.suite),
            waits: this.#waits,
            decision,
            workspace,
            directoryDeps: this.#directoryDeps,
            visitor,
            withReset: this.#withResets.has(key),
            folders: this.#folders,
            tempFolder: (signal) => this.#tempFolder(visitor.evalRunId, signal),
            holdStatic: (path, signal) => this.#statics.hold(path, signal),
            warn: (message) => this.#deps.warn(`${step.suite.name}: ${message}`),
        });
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
/* harmony export */   gA: () => (/* binding */ ORIGIN_FILE),
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
const ORIGIN_FILE = 'origin.json';
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

/***/ 85497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EW: () => (/* binding */ GitDirectories),
/* harmony export */   GW: () => (/* binding */ MAX_CONFIG_BYTES),
/* harmony export */   j0: () => (/* binding */ AS_MADE)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _workspace_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75596);


class GitDirectories {
    #deps;
    #settings;
    #last = Promise.resolve();
    constructor(deps) {
        this.#deps = deps;
    }
    async make(dir, { objects, origin }, signal) {
        const { trees, files } = this.#deps;
        const turn = this.#last.then(() => (this.#settings === undefined ? this.#init(dir, signal) : undefined));
        this.#last = turn.catch(() => undefined);
        const why = await turn;
        if (why !== undefined)
            return why;
        const settings = this.#settings ?? (await this.#settingsIn(dir));
        await files.writeAsIs((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(dir, 'config'), `${settings}${origin === undefined ? '' : remoteOf(origin)}`);
        await trees.make((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(dir, 'refs'));
        await trees.make((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(dir, 'objects'));
        if (objects !== undefined)
            await files.writeAsIs((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(dir, 'objects', 'info', 'alternates'), `${objects}\n`);
        await files.writeAsIs((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(dir, 'HEAD'), 'ref: refs/heads/main\n');
        return undefined;
    }
    async #init(dir, signal) {
        const { git, trees } = this.#deps;
        await trees.make((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(dir));
        const request = { cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(dir), local: true, timeoutMs: TIMEOUT_MS };
        const why = (0,_workspace_error_js__WEBPACK_IMPORTED_MODULE_1__/* .whyFailed */ .KE)(await git.run(['init', '--quiet', '--bare', '--template=', dir], request, signal), TIMEOUT_MS);
        if (why !== undefined)
            return why;
        const settings = await this.#settingsIn(dir);
        if (AS_MADE.test(settings))
            this.#settings = settings;
        return undefined;
    }
    #settingsIn(dir) {
        return this.#deps.files.read((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(dir, 'config'), MAX_CONFIG_BYTES);
    }
}
const TIMEOUT_MS = 120_000;
const MAX_CONFIG_BYTES = 100_000;
const AS_MADE = /^\[core\]\n(?:\t(?:repositoryformatversion|filemode|bare|logallrefupdates|symlinks|ignorecase|precomposeunicode) = (?:true|false|0)\n)*$/;
const remoteOf = (url) => `[remote "origin"]\n\turl = ${quoted(url)}\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n`;
function quoted(value) {
    const escaped = value
        .replaceAll(/["\\]/g, String.raw `\$&`)
        .replaceAll('\n', String.raw `\n`)
        .replaceAll('\t', String.raw `\t`);
    return /^ | $|[;#\r]/.test(value) ? `"${escaped}"` : escaped;
}


/***/ }),

/***/ 19991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E7: () => (/* binding */ unpackMirror),
/* harmony export */   H0: () => (/* binding */ isUnconfirmed),
/* harmony export */   OA: () => (/* binding */ forgetAddress),
/* harmony export */   lJ: () => (/* binding */ confirm),
/* harmony export */   xl: () => (/* binding */ packMirror)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _workspace_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75596);
/* harmony import */ var _git_directories_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85497);



const TIMEOUT_MS = 600_000;
async function packMirror(mirror, file, { git, trees, files }, signal) {
    if ((await files.state((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(mirror, 'objects', 'info', 'alternates'))) !== 'missing')
        return 'It borrows from others';
    await trees.make((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(file));
    const request = { cwd: mirror, gitDir: mirror, local: true, timeoutMs: TIMEOUT_MS };
    return (0,_workspace_error_js__WEBPACK_IMPORTED_MODULE_1__/* .whyFailed */ .KE)(await git.run(['bundle', 'create', file, '--all'], request, signal), TIMEOUT_MS);
}
async function unpackMirror(file, mirror, { git, trees, files }, signal) {
    const [folder, real] = [await files.realPath((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(file)), await files.realPath(file)];
    if (real !== (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(file)))
        return 'It is a link';
    await trees.remove(mirror);
    const request = { cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(mirror), local: true, timeoutMs: TIMEOUT_MS };
    const clone = await git.run(['clone', '--quiet', '--mirror', '--', real, mirror], request, signal);
    const why = (0,_workspace_error_js__WEBPACK_IMPORTED_MODULE_1__/* .whyFailed */ .KE)(clone, TIMEOUT_MS);
    if (why !== undefined)
        return why;
    await files.writeAsIs((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(mirror, UNCONFIRMED), '');
    await forgetAddress(mirror, files);
    return undefined;
}
async function forgetAddress(mirror, files) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(mirror, 'config');
    const settings = await files.read(path, _git_directories_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_CONFIG_BYTES */ .GW);
    await files.writeAsIs(path, settings.replace(/^\[remote ".*"\]\n(?:\t.*\n)*/gm, ''));
}
const UNCONFIRMED = 'eval-action-unconfirmed';
const isUnconfirmed = async (mirror, files) => (await files.state((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(mirror, UNCONFIRMED))) !== 'missing';
const confirm = (mirror, files) => files.removeFile((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(mirror, UNCONFIRMED));


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
/* harmony export */   E: () => (/* binding */ usedMirrors),
/* harmony export */   z: () => (/* binding */ mirrorName)
/* harmony export */ });
/* harmony import */ var _cache_folders_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28124);
/* harmony import */ var _repository_identity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56862);


function usedMirrors(used) {
    const commits = new Map();
    for (const { repository, commit } of used) {
        const identity = (0,_repository_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .identityOfUrl */ .F9)(repository.url);
        commits.set(identity, (commits.get(identity) ?? new Set()).add(commit));
    }
    return [...commits]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([identity, all]) => ({ identity, content: (0,_cache_folders_js__WEBPACK_IMPORTED_MODULE_0__/* .digest */ .br)([...all].sort()).slice(0, 32) }));
}
const mirrorName = (identity) => (0,_cache_folders_js__WEBPACK_IMPORTED_MODULE_0__/* .digest */ .br)(identity);


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
        const usedAt = (await (0,_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .usageOf */ .Fs)(path, { ...deps, folders }))?.usedAt;
        const repositories = await originsOf((0,_cache_folders_js__WEBPACK_IMPORTED_MODULE_1__/* .stateOf */ .L4)(path, folders), deps);
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
        if (identity !== undefined && !isOf(item, identity))
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
            await (0,_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .noteUse */ .MD)(path, (await (0,_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .sizeOf */ .$d)(path, { ...deps, folders }, signal)).bytes, { ...deps, folders });
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
const LOCK = '.lock';
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
const isOf = ({ kind, path, repositories }, identity) => kind === 'mirror' ? path.endsWith((0,_cache_folders_js__WEBPACK_IMPORTED_MODULE_1__/* .digest */ .br)(identity)) : repositories.includes(identity);
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
async function originsOf(path, { files }) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(path, _cache_folders_js__WEBPACK_IMPORTED_MODULE_1__/* .ORIGIN_FILE */ .gA);
    if ((await files.state(file)) !== 'file')
        return [];
    try {
        const origins = JSON.parse(await files.read(file, 1024 * 1024));
        return Array.isArray(origins) ? origins.filter((origin) => typeof origin === 'string') : [];
    }
    catch {
        return [];
    }
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
async function noteUse(path, bytes, deps) {
    const { files, clock, folders } = deps;
    const known = bytes ?? (await usageOf(path, deps))?.bytes;
    if (known === undefined)
        return;
    const usage = { usedAt: clock.now(), bytes: known };
    await files.writeAsIs(usageFile(path, folders), JSON.stringify(usage)).catch(() => undefined);
}
async function sizeOf(path, { trees, folders }, signal) {
    const [own, state] = [await trees.size(path, signal), await trees.size((0,_cache_folders_js__WEBPACK_IMPORTED_MODULE_0__/* .stateOf */ .L4)(path, folders), signal)];
    return { files: own.files, bytes: own.bytes + state.bytes };
}
async function usageOf(path, { files, folders }) {
    try {
        const file = usageFile(path, folders);
        if ((await files.state(file)) !== 'file')
            return undefined;
        const { usedAt, bytes } = JSON.parse(await files.read(file, 1024));
        return typeof usedAt === 'number' && typeof bytes === 'number' && bytes >= 0 ? { usedAt, bytes } : undefined;
    }
    catch {
        return undefined;
    }
}


/***/ })

};
