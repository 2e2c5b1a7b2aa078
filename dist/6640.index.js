export const id = 6640;
export const ids = [6640];
export const modules = {

/***/ 45949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  workspaceCommand: () => (/* binding */ workspaceCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/workspaces/cache-folders.js
var cache_folders = __webpack_require__(28124);
// EXTERNAL MODULE: ./build/js/src/workspaces/repository-identity.js
var repository_identity = __webpack_require__(55363);
;// CONCATENATED MODULE: ./build/js/src/workspaces/store.js
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



/** Everything that is kept, in the order of its kinds and names. */
async function storedItems(folders, deps, signal) {
    const items = [];
    for (const { kind, path } of await places(folders, deps)) {
        const lock = await deps.locks.tryHold(`${path}.lock`);
        await lock?.[Symbol.asyncDispose]();
        const { files, bytes } = await deps.trees.size(path, signal);
        items.push({ kind, path, repositories: await originsOf(path, deps), inUse: lock === undefined, files, bytes });
    }
    return items;
}
/** Removes what nobody uses, of one repository or all, and tells what it was. */
async function cleanStore(folders, { repository, ...deps }, signal) {
    const identity = repository === undefined ? undefined : (0,repository_identity/* identityOfUrl */.F)(repository);
    const removed = [];
    for (const item of await storedItems(folders, deps, signal)) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            if (identity !== undefined && !isOf(item, identity))
                continue;
            // Taken again: somebody may have come meanwhile.
            const lock = __addDisposableResource(env_1, await deps.locks.tryHold(`${item.path}.lock`), true);
            if (lock === undefined)
                continue;
            await deps.trees.remove(item.path);
            removed.push({ ...item, inUse: false });
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
    return removed;
}
const isOf = ({ kind, path, repositories }, identity) => kind === 'mirror' ? path.endsWith((0,cache_folders/* digest */.br)(identity)) : repositories.includes(identity);
async function places({ pool, trees, mirrors, temp }, deps) {
    const foldersIn = async (folder) => {
        const paths = (await deps.trees.list(folder)).map((name) => (0,external_node_path_.join)(folder, name));
        const states = await Promise.all(paths.map((path) => deps.files.state(path)));
        return paths.filter((_, index) => states[index] === 'folder');
    };
    const slots = await Promise.all((await foldersIn(pool)).map(foldersIn));
    return [
        ...slots.flat().map((path) => ({ kind: 'slot', path })),
        ...(await foldersIn(trees)).map((path) => ({ kind: 'tree', path })),
        ...(await foldersIn(mirrors)).map((path) => ({ kind: 'mirror', path })),
        ...(await foldersIn(temp)).map((path) => ({ kind: 'workspace', path })),
    ];
}
async function originsOf(path, { files }) {
    const file = (0,external_node_path_.join)(path, cache_folders/* ORIGIN_FILE */.gA);
    if ((await files.state(file)) !== 'file')
        return [];
    try {
        const origins = JSON.parse(await files.read(file, 1024 * 1024));
        return Array.isArray(origins) ? origins.filter((origin) => typeof origin === 'string') : [];
    }
    catch {
        // Broken: then it is somebody's, and nobody knows whose.
        return [];
    }
}

// EXTERNAL MODULE: ./build/js/src/app/harmless-json.js
var harmless_json = __webpack_require__(48467);
// EXTERNAL MODULE: ./build/js/src/app/open-workspaces.js + 12 modules
var open_workspaces = __webpack_require__(46817);
;// CONCATENATED MODULE: ./build/js/src/app/commands/workspace.js



/** `eval-action workspace`: what is kept for later runs, and how to be rid of it. What a run is using stays. */
async function workspaceCommand({ action, repository, json }, world, terminal) {
    const folders = (0,open_workspaces/* workspaceFolders */.B)(world);
    const items = action === 'list'
        ? await storedItems(folders, world, world.signal)
        : await cleanStore(folders, { ...world, repository }, world.signal);
    const bytes = items.reduce((sum, item) => sum + item.bytes, 0);
    if (json)
        terminal.print((0,harmless_json/* harmlessJson */.E)({ action, items, bytes }, 2));
    else
        terminal.print([...items.map(lineOf), totalOf(action, items.length, bytes)].join('\n'));
    return 0;
}
const lineOf = ({ kind, path, bytes, inUse, repositories }) => [
    kind.padEnd(9),
    size(bytes).padStart(9),
    ` ${path}`,
    ...repositories.map((each) => `(${each})`),
    inUse ? 'in use' : '',
]
    .join(' ')
    .trimEnd();
function totalOf(action, count, bytes) {
    if (count === 0)
        return action === 'list' ? 'Nothing is kept.' : 'There is nothing to remove.';
    return `${action === 'list' ? 'Kept' : 'Removed'}: ${count}, ${size(bytes)}`;
}
const size = (bytes) => bytes < 1024 ** 2 ? `${Math.ceil(bytes / 1024)} KiB` : `${(bytes / 1024 ** 2).toFixed(1)} MiB`;


/***/ }),

/***/ 48467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ harmlessJson)
/* harmony export */ });
/**
 * JSON in which the runner of a job finds no `##[command]`: the first `#` of one is written as an escape, and so are
 * the characters without width that a comparison of texts may pass over. What it says is the same.
 */
const harmlessJson = (value, indent) => JSON.stringify(value, undefined, indent)
    .replaceAll(/(?!\n)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, (character) => Array.from({ length: character.length }, (_, at) => escapeOf(character.charCodeAt(at))).join(''))
    .replaceAll('##[', `${escapeOf(0x23)}#[`);
const escapeOf = (unit) => `\\u${unit.toString(16).padStart(4, '0')}`;


/***/ }),

/***/ 78213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ MAX_OUTPUT_BYTES)
/* harmony export */ });
/** What the core may ask of the outside. Each port is narrow, so that a fake is a few lines. */
/** As much of each stream of a program, and of a file that it writes, as is read (targets-format.md §9.3). */
const MAX_OUTPUT_BYTES = 10 * 1024 * 1024;


/***/ }),

/***/ 69864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ns: () => (/* binding */ workspaceSchema),
/* harmony export */   R4: () => (/* binding */ resets),
/* harmony export */   VS: () => (/* binding */ hookPoints),
/* harmony export */   ij: () => (/* binding */ workspaceModes),
/* harmony export */   xL: () => (/* binding */ targetHooksSchema)
/* harmony export */ });
/* unused harmony exports hookSchema, targetHookSchema, repositorySchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12311);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62070);


/** What is done to a workspace before or after a test: `fast` leaves files that git ignores, `strict` leaves nothing. */
const resets = ['none', 'fast', 'strict'];
/** What happens at one point of the life of a workspace: a command, a reset, or both. */
const hookSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    /** The program and its arguments; no shell reads them. */
    command: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).min(1).optional(),
    /** Absolute. */
    cwd: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    timeoutMs: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive(),
    reset: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(resets),
    place: _place_js__WEBPACK_IMPORTED_MODULE_0__/* .placeSchema */ .J,
});
const hookPoints = ['beforeAll', 'beforeEach', 'afterEach', 'afterAll'];
/** What a suite does around the tests of one of its targets, inside the hooks of the workspace. */
const targetHookSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    command: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).min(1),
    /** As it is written: it starts in the working directory. Absent means the folder of the suite. */
    cwd: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    timeoutMs: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive(),
    place: _place_js__WEBPACK_IMPORTED_MODULE_0__/* .placeSchema */ .J,
});
const targetHooksSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    beforeAll: targetHookSchema.optional(),
    beforeEach: targetHookSchema.optional(),
    afterEach: targetHookSchema.optional(),
    afterAll: targetHookSchema.optional(),
});
const repositorySchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    /** Where it is put, relative to the workspace, with `/`; empty for the workspace itself. */
    path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** What git is told to fetch from. */
    url: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** A commit, a branch or a tag. */
    ref: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** Which of several things of one name is meant: a branch before a tag (`remote`), or as git looks them up. */
    resolve: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['remote', 'local']),
    /** So many commits before it, along the first parents. */
    ancestor: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative(),
    /** The folders that are checked out; empty for all. */
    sparse: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    place: _place_js__WEBPACK_IMPORTED_MODULE_0__/* .placeSchema */ .J,
});
const workspaceModes = ['pooled', 'temp', 'static'];
/** The folder an agent works in: what it is made of and what happens around each test (workspace-format.md). */
const workspaceSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    /** Absolute: a folder, or a `.code-workspace` file in one. */
    template: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), place: _place_js__WEBPACK_IMPORTED_MODULE_0__/* .placeSchema */ .J }).optional(),
    isolation: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['shared', 'per_test']),
    /** Absent means what the run, a path and the repositories suggest. */
    mode: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(workspaceModes).optional(),
    /** Of a static workspace, as it is written: it starts in the working directory. */
    path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    repositories: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(repositorySchema),
    hooks: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        beforeAll: hookSchema.optional(),
        beforeEach: hookSchema.optional(),
        afterEach: hookSchema.optional(),
        afterAll: hookSchema.optional(),
    }),
    /** What must be installed on this machine. */
    requires: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ commands: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()), pythonModules: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()) }),
    /** Files that the test brings along (`evals.json`), by their paths in the workspace. */
    files: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), from: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })),
    place: _place_js__WEBPACK_IMPORTED_MODULE_0__/* .placeSchema */ .J,
});


/***/ })

};
