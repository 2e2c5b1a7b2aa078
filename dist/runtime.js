import { o as __toESM } from "./rolldown-runtime.js";
import { t as require_picomatch } from "./picomatch.js";
import { Hu as Patience, Ir as losslessBytes, Lr as losslessText, Rr as onDisk, Ui as shellCommands, Uu as retrying, Vc as matchCost, Yi as MAX_OUTPUT_BYTES, Zu as cutEnd, _c as modelVariables, al as jsonOf, cl as isDeeperThan, dd as userError, gc as agentVariables, id as UserError, nd as ServiceError, od as messageOf, qi as _usingCtx, td as words$1, vc as isReserved, yc as matchesAny } from "./common.js";
import { a as MARK, r as stopSignal } from "./start.js";
const { appendFileSync, chmodSync, closeSync, constants, createReadStream, existsSync, lstat, lstatSync, mkdirSync, openSync, readFileSync, readSync, readdir, readdirSync, readlinkSync, realpath, realpathSync, renameSync, rmSync, stat, statSync } = process.getBuiltinModule("node:fs");
const nativeFs = process.getBuiltinModule("fs");
const { readdir: readdir$1, readdirSync: readdirSync$1, realpath: realpath$1, realpathSync: realpathSync$1, stat: stat$1, statSync: statSync$1 } = process.getBuiltinModule("fs");
const { basename, dirname, isAbsolute, normalize, posix, relative, resolve, sep } = process.getBuiltinModule("path");
const { isUtf8 } = process.getBuiltinModule("node:buffer");
const { promisify } = process.getBuiltinModule("node:util");
const { deflateRaw, gzip } = process.getBuiltinModule("node:zlib");
const { createHash, generateKeyPairSync, randomUUID, sign } = process.getBuiltinModule("node:crypto");
const { pathToFileURL } = process.getBuiltinModule("node:url");
const { availableParallelism, hostname, tmpdir, totalmem } = process.getBuiltinModule("node:os");
const { fileURLToPath: fileURLToPath$1 } = process.getBuiltinModule("url");
const { basename: basename$1, delimiter, dirname: dirname$1, extname, isAbsolute: isAbsolute$1, join, relative: relative$1, resolve: resolve$1, sep: sep$1 } = process.getBuiltinModule("node:path");
const { access, chmod, constants: constants$4, copyFile, cp, link, lstat: lstat$1, lutimes, mkdir, mkdtemp, open, opendir, readFile, readdir: readdir$2, readlink, realpath: realpath$2, rename, rm, rmdir, stat: stat$2, symlink, utimes, writeFile } = process.getBuiltinModule("node:fs/promises");
const { spawn, spawnSync } = process.getBuiltinModule("node:child_process");
const { setTimeout: setTimeout$1 } = process.getBuiltinModule("node:timers/promises");
const { getHeapSpaceStatistics, setFlagsFromString } = process.getBuiltinModule("node:v8");
const { runInNewContext } = process.getBuiltinModule("node:vm");
// src/adapters/clock.ts
const LONGEST_TIMER_MS$1 = 2147483647;
const systemClock = {
	now: () => Math.round(performance.timeOrigin + performance.now()),
	sleep: (ms, signal) => ms > 0 && ms <= LONGEST_TIMER_MS$1 && !signal.aborted ? nap(ms, signal) : sleepLong(ms, signal)
};
async function sleepLong(ms, signal) {
	for (let left = ms; left > 0 && !signal.aborted; left -= LONGEST_TIMER_MS$1) await nap(Math.min(left, LONGEST_TIMER_MS$1), signal);
}
function nap(ms, signal) {
	return new Promise((resolve) => {
		const wake = () => {
			clearTimeout(timer);
			signal.removeEventListener("abort", wake);
			resolve();
		};
		const timer = setTimeout(wake, ms);
		signal.addEventListener("abort", wake);
	});
}
// src/adapters/deflate.ts
const deflateRawAsync = promisify(deflateRaw);
const deflate = (text) => deflateRawAsync(Buffer.from(text), { level: 4 });
const gzipAsync = promisify(gzip);
const gzip$1 = (bytes) => gzipAsync(bytes);
// node_modules/fdir/dist/index.mjs
function cleanPath(path) {
	let normalized = normalize(path);
	if (normalized.length > 1 && normalized[normalized.length - 1] === sep) normalized = normalized.substring(0, normalized.length - 1);
	return normalized;
}
const SLASHES_REGEX = /[\\/]/g;
function convertSlashes(path, separator) {
	return path.replace(SLASHES_REGEX, separator);
}
const WINDOWS_ROOT_DIR_REGEX = /^[a-z]:[\\/]$/i;
function isRootDirectory(path) {
	return path === "/" || WINDOWS_ROOT_DIR_REGEX.test(path);
}
function normalizePath(path, options) {
	const { resolvePaths, normalizePath: normalizePath$1, pathSeparator } = options;
	const pathNeedsCleaning = process.platform === "win32" && path.includes("/") || path.startsWith(".");
	if (resolvePaths) path = resolve(path);
	if (normalizePath$1 || pathNeedsCleaning) path = cleanPath(path);
	if (path === ".") return "";
	return convertSlashes(path[path.length - 1] !== pathSeparator ? path + pathSeparator : path, pathSeparator);
}
function joinPathWithBasePath(filename, directoryPath) {
	return directoryPath + filename;
}
function joinPathWithRelativePath(root, options) {
	return function(filename, directoryPath) {
		if (directoryPath.startsWith(root)) return directoryPath.slice(root.length) + filename;
		else return convertSlashes(relative(root, directoryPath), options.pathSeparator) + options.pathSeparator + filename;
	};
}
function joinPath(filename) {
	return filename;
}
function joinDirectoryPath(filename, directoryPath, separator) {
	return directoryPath + filename + separator;
}
function build$7(root, options) {
	const { relativePaths, includeBasePath } = options;
	return relativePaths && root ? joinPathWithRelativePath(root, options) : includeBasePath ? joinPathWithBasePath : joinPath;
}
function pushDirectoryWithRelativePath(root) {
	return function(directoryPath, paths) {
		paths.push(directoryPath.substring(root.length) || ".");
	};
}
function pushDirectoryFilterWithRelativePath(root) {
	return function(directoryPath, paths, filters) {
		const relativePath = directoryPath.substring(root.length) || ".";
		if (filters.every((filter) => filter(relativePath, true))) paths.push(relativePath);
	};
}
const pushDirectory = (directoryPath, paths) => {
	paths.push(directoryPath || ".");
};
const pushDirectoryFilter = (directoryPath, paths, filters) => {
	const path = directoryPath || ".";
	if (filters.every((filter) => filter(path, true))) paths.push(path);
};
const empty$2 = () => {};
function build$6(root, options) {
	const { includeDirs, filters, relativePaths } = options;
	if (!includeDirs) return empty$2;
	if (relativePaths) return filters && filters.length ? pushDirectoryFilterWithRelativePath(root) : pushDirectoryWithRelativePath(root);
	return filters && filters.length ? pushDirectoryFilter : pushDirectory;
}
const pushFileFilterAndCount = (filename, _paths, counts, filters) => {
	if (filters.every((filter) => filter(filename, false))) counts.files++;
};
const pushFileFilter = (filename, paths, _counts, filters) => {
	if (filters.every((filter) => filter(filename, false))) paths.push(filename);
};
const pushFileCount = (_filename, _paths, counts, _filters) => {
	counts.files++;
};
const pushFile = (filename, paths) => {
	paths.push(filename);
};
const empty$1 = () => {};
function build$5(options) {
	const { excludeFiles, filters, onlyCounts } = options;
	if (excludeFiles) return empty$1;
	if (filters && filters.length) return onlyCounts ? pushFileFilterAndCount : pushFileFilter;
	else if (onlyCounts) return pushFileCount;
	else return pushFile;
}
const getArray = (paths) => {
	return paths;
};
const getArrayGroup = () => {
	return [""].slice(0, 0);
};
function build$4(options) {
	return options.group ? getArrayGroup : getArray;
}
const groupFiles = (groups, directory, files) => {
	groups.push({
		directory,
		files,
		dir: directory
	});
};
const empty = () => {};
function build$3(options) {
	return options.group ? groupFiles : empty;
}
const resolveSymlinksAsync = function(path, state, callback$1) {
	const { queue, fs, options: { suppressErrors } } = state;
	queue.enqueue();
	fs.realpath(path, (error, resolvedPath) => {
		if (error) return queue.dequeue(suppressErrors ? null : error, state);
		fs.stat(resolvedPath, (error$1, stat) => {
			if (error$1) return queue.dequeue(suppressErrors ? null : error$1, state);
			if (stat.isDirectory() && isRecursive(path, resolvedPath, state)) return queue.dequeue(null, state);
			callback$1(stat, resolvedPath);
			queue.dequeue(null, state);
		});
	});
};
const resolveSymlinks = function(path, state, callback$1) {
	const { queue, fs, options: { suppressErrors } } = state;
	queue.enqueue();
	try {
		const resolvedPath = fs.realpathSync(path);
		const stat = fs.statSync(resolvedPath);
		if (stat.isDirectory() && isRecursive(path, resolvedPath, state)) return;
		callback$1(stat, resolvedPath);
	} catch (e) {
		if (!suppressErrors) throw e;
	}
};
function build$2(options, isSynchronous) {
	if (!options.resolveSymlinks || options.excludeSymlinks) return null;
	return isSynchronous ? resolveSymlinks : resolveSymlinksAsync;
}
function isRecursive(path, resolved, state) {
	if (state.options.useRealPaths) return isRecursiveUsingRealPaths(resolved, state);
	let parent = dirname(path);
	let depth = 1;
	while (parent !== state.root && depth < 2) {
		const resolvedPath = state.symlinks.get(parent);
		if (!!resolvedPath && (resolvedPath === resolved || resolvedPath.startsWith(resolved) || resolved.startsWith(resolvedPath))) depth++;
		else parent = dirname(parent);
	}
	state.symlinks.set(path, resolved);
	return depth > 1;
}
function isRecursiveUsingRealPaths(resolved, state) {
	return state.visited.includes(resolved + state.options.pathSeparator);
}
const onlyCountsSync = (state) => {
	return state.counts;
};
const groupsSync = (state) => {
	return state.groups;
};
const defaultSync = (state) => {
	return state.paths;
};
const limitFilesSync = (state) => {
	return state.paths.slice(0, state.options.maxFiles);
};
const onlyCountsAsync = (state, error, callback$1) => {
	report(error, callback$1, state.counts, state.options.suppressErrors);
	return null;
};
const defaultAsync = (state, error, callback$1) => {
	report(error, callback$1, state.paths, state.options.suppressErrors);
	return null;
};
const limitFilesAsync = (state, error, callback$1) => {
	report(error, callback$1, state.paths.slice(0, state.options.maxFiles), state.options.suppressErrors);
	return null;
};
const groupsAsync = (state, error, callback$1) => {
	report(error, callback$1, state.groups, state.options.suppressErrors);
	return null;
};
function report(error, callback$1, output, suppressErrors) {
	if (error && !suppressErrors) callback$1(error, output);
	else callback$1(null, output);
}
function build$1(options, isSynchronous) {
	const { onlyCounts, group, maxFiles } = options;
	if (onlyCounts) return isSynchronous ? onlyCountsSync : onlyCountsAsync;
	else if (group) return isSynchronous ? groupsSync : groupsAsync;
	else if (maxFiles) return isSynchronous ? limitFilesSync : limitFilesAsync;
	else return isSynchronous ? defaultSync : defaultAsync;
}
const readdirOpts = { withFileTypes: true };
const walkAsync = (state, crawlPath, directoryPath, currentDepth, callback$1) => {
	state.queue.enqueue();
	if (currentDepth < 0) return state.queue.dequeue(null, state);
	const { fs } = state;
	state.visited.push(crawlPath);
	state.counts.directories++;
	fs.readdir(crawlPath || ".", readdirOpts, (error, entries = []) => {
		callback$1(entries, directoryPath, currentDepth);
		state.queue.dequeue(state.options.suppressErrors ? null : error, state);
	});
};
const walkSync = (state, crawlPath, directoryPath, currentDepth, callback$1) => {
	const { fs } = state;
	if (currentDepth < 0) return;
	state.visited.push(crawlPath);
	state.counts.directories++;
	let entries = [];
	try {
		entries = fs.readdirSync(crawlPath || ".", readdirOpts);
	} catch (e) {
		if (!state.options.suppressErrors) throw e;
	}
	callback$1(entries, directoryPath, currentDepth);
};
function build(isSynchronous) {
	return isSynchronous ? walkSync : walkAsync;
}
var Queue = class {
	count = 0;
	constructor(onQueueEmpty) {
		this.onQueueEmpty = onQueueEmpty;
	}
	enqueue() {
		this.count++;
		return this.count;
	}
	dequeue(error, output) {
		if (this.onQueueEmpty && (--this.count <= 0 || error)) {
			this.onQueueEmpty(error, output);
			if (error) {
				output.controller.abort();
				this.onQueueEmpty = void 0;
			}
		}
	}
};
var Counter = class {
	_files = 0;
	_directories = 0;
	set files(num) {
		this._files = num;
	}
	get files() {
		return this._files;
	}
	set directories(num) {
		this._directories = num;
	}
	get directories() {
		return this._directories;
	}
	get dirs() {
		return this._directories;
	}
};
var Aborter = class {
	aborted = false;
	abort() {
		this.aborted = true;
	}
};
var Walker = class {
	root;
	isSynchronous;
	state;
	joinPath;
	pushDirectory;
	pushFile;
	getArray;
	groupFiles;
	resolveSymlink;
	walkDirectory;
	callbackInvoker;
	constructor(root, options, callback$1) {
		this.isSynchronous = !callback$1;
		this.callbackInvoker = build$1(options, this.isSynchronous);
		this.root = normalizePath(root, options);
		this.state = {
			root: isRootDirectory(this.root) ? this.root : this.root.slice(0, -1),
			paths: [""].slice(0, 0),
			groups: [],
			counts: new Counter(),
			options,
			queue: new Queue((error, state) => this.callbackInvoker(state, error, callback$1)),
			symlinks: new Map(),
			visited: [""].slice(0, 0),
			controller: new Aborter(),
			fs: options.fs || nativeFs
		};
		this.joinPath = build$7(this.root, options);
		this.pushDirectory = build$6(this.root, options);
		this.pushFile = build$5(options);
		this.getArray = build$4(options);
		this.groupFiles = build$3(options);
		this.resolveSymlink = build$2(options, this.isSynchronous);
		this.walkDirectory = build(this.isSynchronous);
	}
	start() {
		this.pushDirectory(this.root, this.state.paths, this.state.options.filters);
		this.walkDirectory(this.state, this.root, this.root, this.state.options.maxDepth, this.walk);
		return this.isSynchronous ? this.callbackInvoker(this.state, null) : null;
	}
	walk = (entries, directoryPath, depth) => {
		const { paths, options: { filters, resolveSymlinks: resolveSymlinks$1, excludeSymlinks, exclude, maxFiles, signal, useRealPaths, pathSeparator }, controller } = this.state;
		if (controller.aborted || signal && signal.aborted || maxFiles && paths.length > maxFiles) return;
		const files = this.getArray(this.state.paths);
		for (let i = 0; i < entries.length; ++i) {
			const entry = entries[i];
			if (entry.isFile() || entry.isSymbolicLink() && !resolveSymlinks$1 && !excludeSymlinks) {
				const filename = this.joinPath(entry.name, directoryPath);
				this.pushFile(filename, files, this.state.counts, filters);
			} else if (entry.isDirectory()) {
				let path = joinDirectoryPath(entry.name, directoryPath, this.state.options.pathSeparator);
				if (exclude && exclude(entry.name, path)) continue;
				this.pushDirectory(path, paths, filters);
				this.walkDirectory(this.state, path, path, depth - 1, this.walk);
			} else if (this.resolveSymlink && entry.isSymbolicLink()) {
				let path = joinPathWithBasePath(entry.name, directoryPath);
				this.resolveSymlink(path, this.state, (stat, resolvedPath) => {
					if (stat.isDirectory()) {
						resolvedPath = normalizePath(resolvedPath, this.state.options);
						if (exclude && exclude(entry.name, useRealPaths ? resolvedPath : path + pathSeparator)) return;
						this.walkDirectory(this.state, resolvedPath, useRealPaths ? resolvedPath : path + pathSeparator, depth - 1, this.walk);
					} else {
						resolvedPath = useRealPaths ? resolvedPath : path;
						const filename = basename(resolvedPath);
						const directoryPath$1 = normalizePath(dirname(resolvedPath), this.state.options);
						resolvedPath = this.joinPath(filename, directoryPath$1);
						this.pushFile(resolvedPath, files, this.state.counts, filters);
					}
				});
			}
		}
		this.groupFiles(this.state.groups, directoryPath, files);
	};
};
function promise(root, options) {
	return new Promise((resolve$1, reject) => {
		callback(root, options, (err, output) => {
			if (err) return reject(err);
			resolve$1(output);
		});
	});
}
function callback(root, options, callback$1) {
	new Walker(root, options, callback$1).start();
}
function sync(root, options) {
	return new Walker(root, options).start();
}
var APIBuilder = class {
	constructor(root, options) {
		this.root = root;
		this.options = options;
	}
	withPromise() {
		return promise(this.root, this.options);
	}
	withCallback(cb) {
		callback(this.root, this.options, cb);
	}
	sync() {
		return sync(this.root, this.options);
	}
};
let pm = null;
try {
	throw null;
} catch {}
var Builder = class {
	globCache = {};
	options = {
		maxDepth: Infinity,
		suppressErrors: true,
		pathSeparator: sep,
		filters: []
	};
	globFunction;
	constructor(options) {
		this.options = {
			...this.options,
			...options
		};
		this.globFunction = this.options.globFunction;
	}
	group() {
		this.options.group = true;
		return this;
	}
	withPathSeparator(separator) {
		this.options.pathSeparator = separator;
		return this;
	}
	withBasePath() {
		this.options.includeBasePath = true;
		return this;
	}
	withRelativePaths() {
		this.options.relativePaths = true;
		return this;
	}
	withDirs() {
		this.options.includeDirs = true;
		return this;
	}
	withMaxDepth(depth) {
		this.options.maxDepth = depth;
		return this;
	}
	withMaxFiles(limit) {
		this.options.maxFiles = limit;
		return this;
	}
	withFullPaths() {
		this.options.resolvePaths = true;
		this.options.includeBasePath = true;
		return this;
	}
	withErrors() {
		this.options.suppressErrors = false;
		return this;
	}
	withSymlinks({ resolvePaths = true } = {}) {
		this.options.resolveSymlinks = true;
		this.options.useRealPaths = resolvePaths;
		return this.withFullPaths();
	}
	withAbortSignal(signal) {
		this.options.signal = signal;
		return this;
	}
	normalize() {
		this.options.normalizePath = true;
		return this;
	}
	filter(predicate) {
		this.options.filters.push(predicate);
		return this;
	}
	onlyDirs() {
		this.options.excludeFiles = true;
		this.options.includeDirs = true;
		return this;
	}
	exclude(predicate) {
		this.options.exclude = predicate;
		return this;
	}
	onlyCounts() {
		this.options.onlyCounts = true;
		return this;
	}
	crawl(root) {
		return new APIBuilder(root || ".", this.options);
	}
	withGlobFunction(fn) {
		this.globFunction = fn;
		return this;
	}
	crawlWithOptions(root, options) {
		this.options = {
			...this.options,
			...options
		};
		return new APIBuilder(root || ".", this.options);
	}
	glob(...patterns) {
		if (this.globFunction) return this.globWithOptions(patterns);
		return this.globWithOptions(patterns, ...[{ dot: true }]);
	}
	globWithOptions(patterns, ...options) {
		const globFn = this.globFunction || pm;
		if (!globFn) throw new Error("Please specify a glob function to use glob matching.");
		var isMatch = this.globCache[patterns.join("\0")];
		if (!isMatch) {
			isMatch = globFn(patterns, ...options);
			this.globCache[patterns.join("\0")] = isMatch;
		}
		this.options.filters.push((path) => isMatch(path));
		return this;
	}
};
// node_modules/tinyglobby/dist/index.mjs
var import_picomatch = __toESM(require_picomatch(), 1);
const isReadonlyArray = Array.isArray;
const BACKSLASHES = /\\/g;
const DRIVE_RELATIVE_PATH = /^[A-Za-z]:$/;
const isWin = process.platform === "win32";
const ONLY_PARENT_DIRECTORIES = /^(\/?\.\.)+$/;
function getPartialMatcher(patterns, options = {}) {
	const patternsCount = patterns.length;
	const patternsParts = Array(patternsCount);
	const matchers = Array(patternsCount);
	let i, j;
	for (i = 0; i < patternsCount; i++) {
		const parts = splitPattern(patterns[i]);
		patternsParts[i] = parts;
		const partsCount = parts.length;
		const partMatchers = Array(partsCount);
		for (j = 0; j < partsCount; j++) partMatchers[j] = (0, import_picomatch.default)(parts[j], options);
		matchers[i] = partMatchers;
	}
	return (input) => {
		const inputParts = input.split("/");
		if (inputParts[0] === ".." && ONLY_PARENT_DIRECTORIES.test(input)) return true;
		for (i = 0; i < patternsCount; i++) {
			const patternParts = patternsParts[i];
			const matcher = matchers[i];
			const inputPatternCount = inputParts.length;
			const minParts = Math.min(inputPatternCount, patternParts.length);
			j = 0;
			while (j < minParts) {
				const part = patternParts[j];
				if (part.includes("/")) return true;
				if (!matcher[j](inputParts[j])) break;
				if (!options.noglobstar && part === "**") return true;
				j++;
			}
			if (j === inputPatternCount) return true;
		}
		return false;
	};
}
const WIN32_ROOT_DIR = /^[A-Z]:\/$/i;
const isRoot = isWin ? (p) => WIN32_ROOT_DIR.test(p) : (p) => p === "/";
function buildFormat(cwd, root, absolute) {
	if (cwd === root || root.startsWith(`${cwd}/`)) {
		if (absolute) {
			const start = cwd.length + +!isRoot(cwd);
			return (p, isDir) => p.slice(start, isDir ? -1 : void 0) || ".";
		}
		const prefix = root.slice(cwd.length + 1);
		if (prefix) return (p, isDir) => {
			if (p === ".") return prefix;
			const result = `${prefix}/${p}`;
			return isDir ? result.slice(0, -1) : result;
		};
		return (p, isDir) => isDir && p !== "." ? p.slice(0, -1) : p;
	}
	if (absolute) return (p) => posix.relative(cwd, p) || ".";
	return (p) => posix.relative(cwd, `${root}/${p}`) || ".";
}
function buildRelative(cwd, root) {
	if (root.startsWith(`${cwd}/`)) {
		const prefix = root.slice(cwd.length + 1);
		return (p) => `${prefix}/${p}`;
	}
	return (p) => {
		const result = posix.relative(cwd, `${root}/${p}`);
		return p[p.length - 1] === "/" && result !== "" ? `${result}/` : result || ".";
	};
}
function ensureNonDriveRelativePath(path) {
	return path.replace(DRIVE_RELATIVE_PATH, (match) => `${match}/`);
}
const splitPatternOptions = { parts: true };
function splitPattern(path) {
	var _result$parts;
	const result = import_picomatch.default.scan(path, splitPatternOptions);
	return ((_result$parts = result.parts) === null || _result$parts === void 0 ? void 0 : _result$parts.length) ? result.parts : [path];
}
const POSIX_UNESCAPED_GLOB_SYMBOLS = /(?<!\\)([()[\]{}*?|]|^!|[!+@](?=\()|\\(?![()[\]{}!*+?@|]))/g;
const WIN32_UNESCAPED_GLOB_SYMBOLS = /(?<!\\)([()[\]{}]|^!|[!+@](?=\())/g;
const escapePosixPath = (path) => path.replace(POSIX_UNESCAPED_GLOB_SYMBOLS, "\\$&");
const escapeWin32Path = (path) => path.replace(WIN32_UNESCAPED_GLOB_SYMBOLS, "\\$&");
const escapePath = isWin ? escapeWin32Path : escapePosixPath;
function isDynamicPattern(pattern, options) {
	if ((options === null || options === void 0 ? void 0 : options.caseSensitiveMatch) === false) return true;
	const scan = import_picomatch.default.scan(pattern);
	return scan.isGlob || scan.negated;
}
function log(...tasks) {
	console.log(`[tinyglobby ${new Date().toLocaleTimeString("es")}]`, ...tasks);
}
function ensureStringArray(value) {
	return typeof value === "string" ? [value] : value !== null && value !== void 0 ? value : [];
}
const PARENT_DIRECTORY = /^(\/?\.\.)+/;
const ESCAPING_BACKSLASHES = /\\(?=[()[\]{}!*+?@|])/g;
function normalizePattern(pattern, opts, props, isIgnore) {
	var _PARENT_DIRECTORY$exe;
	const cwd = opts.cwd;
	let result = pattern;
	if (pattern[pattern.length - 1] === "/") result = pattern.slice(0, -1);
	if (result[result.length - 1] !== "*" && opts.expandDirectories) result += "/**";
	const escapedCwd = escapePath(cwd);
	result = isAbsolute(result.replace(ESCAPING_BACKSLASHES, "")) ? posix.relative(escapedCwd, result) : posix.normalize(result);
	const parentDir = (_PARENT_DIRECTORY$exe = PARENT_DIRECTORY.exec(result)) === null || _PARENT_DIRECTORY$exe === void 0 ? void 0 : _PARENT_DIRECTORY$exe[0];
	const parts = splitPattern(result);
	if (parentDir) {
		const n = (parentDir.length + 1) / 3;
		let i = 0;
		const cwdParts = escapedCwd.split("/");
		while (i < n && parts[i + n] === cwdParts[cwdParts.length + i - n]) {
			result = result.slice(0, (n - i - 1) * 3) + result.slice((n - i) * 3 + parts[i + n].length + 1) || ".";
			i++;
		}
		const potentialRoot = posix.join(cwd, parentDir.slice(i * 3));
		if (potentialRoot[0] !== "." && props.root.length > potentialRoot.length) {
			props.root = ensureNonDriveRelativePath(potentialRoot);
			props.depthOffset = -n + i;
		}
	}
	if (!isIgnore && props.depthOffset >= 0) {
		var _props$commonPath;
		(_props$commonPath = props.commonPath) !== null && _props$commonPath !== void 0 || (props.commonPath = parts);
		const newCommonPath = [];
		const length = Math.min(props.commonPath.length, parts.length);
		for (let i = 0; i < length; i++) {
			const part = parts[i];
			if (part === "**" && !parts[i + 1]) {
				newCommonPath.pop();
				break;
			}
			if (i === parts.length - 1 || part !== props.commonPath[i] || isDynamicPattern(part)) break;
			newCommonPath.push(part);
		}
		props.depthOffset = newCommonPath.length;
		props.commonPath = newCommonPath;
		props.root = ensureNonDriveRelativePath(newCommonPath.length > 0 ? posix.join(cwd, ...newCommonPath) : cwd);
	}
	return result;
}
function processPatterns(options, patterns, props) {
	const matchPatterns = [];
	const ignorePatterns = [];
	for (const pattern of options.ignore) {
		if (!pattern) continue;
		if (pattern[0] !== "!" || pattern[1] === "(") ignorePatterns.push(normalizePattern(pattern, options, props, true));
	}
	for (const pattern of patterns) {
		if (!pattern) continue;
		if (pattern[0] !== "!" || pattern[1] === "(") matchPatterns.push(normalizePattern(pattern, options, props, false));
		else if (pattern[1] !== "!" || pattern[2] === "(") ignorePatterns.push(normalizePattern(pattern.slice(1), options, props, true));
	}
	return {
		match: matchPatterns,
		ignore: ignorePatterns
	};
}
function buildCrawler(options, patterns) {
	const cwd = options.cwd;
	const props = {
		root: cwd,
		depthOffset: 0
	};
	const processed = processPatterns(options, patterns, props);
	if (options.debug) log("internal processing patterns:", processed);
	const { absolute, caseSensitiveMatch, debug, dot, followSymbolicLinks, onlyDirectories } = options;
	const root = props.root.replace(BACKSLASHES, "");
	const matchOptions = {
		dot,
		nobrace: options.braceExpansion === false,
		nocase: !caseSensitiveMatch,
		noextglob: options.extglob === false,
		noglobstar: options.globstar === false,
		posix: true
	};
	const matcher = (0, import_picomatch.default)(processed.match, matchOptions);
	const ignore = (0, import_picomatch.default)(processed.ignore, matchOptions);
	const partialMatcher = getPartialMatcher(processed.match, matchOptions);
	const format = buildFormat(cwd, root, absolute);
	const excludeFormatter = absolute ? format : buildFormat(cwd, root, true);
	const excludePredicate = (_, p) => {
		const relativePath = excludeFormatter(p, true);
		return relativePath !== "." && !partialMatcher(relativePath) || ignore(relativePath);
	};
	let maxDepth;
	if (options.deep !== void 0) maxDepth = Math.round(options.deep - props.depthOffset);
	const crawler = new Builder({
		filters: [debug ? (p, isDirectory) => {
			const path = format(p, isDirectory);
			const matches = matcher(path) && !ignore(path);
			if (matches) log(`matched ${path}`);
			return matches;
		} : (p, isDirectory) => {
			const path = format(p, isDirectory);
			return matcher(path) && !ignore(path);
		}],
		exclude: debug ? (_, p) => {
			const skipped = excludePredicate(_, p);
			log(`${skipped ? "skipped" : "crawling"} ${p}`);
			return skipped;
		} : excludePredicate,
		fs: options.fs,
		pathSeparator: "/",
		relativePaths: !absolute,
		resolvePaths: absolute,
		includeBasePath: absolute,
		resolveSymlinks: followSymbolicLinks,
		excludeSymlinks: !followSymbolicLinks,
		excludeFiles: onlyDirectories,
		includeDirs: onlyDirectories || !options.onlyFiles,
		maxDepth,
		signal: options.signal
	}).crawl(root);
	if (options.debug) log("internal properties:", {
		...props,
		root
	});
	return [crawler, cwd !== root && !absolute && buildRelative(cwd, root)];
}
function formatPaths(paths, mapper) {
	if (mapper) for (let i = paths.length - 1; i >= 0; i--) paths[i] = mapper(paths[i]);
	return paths;
}
const defaultOptions = {
	caseSensitiveMatch: true,
	debug: !!process.env.TINYGLOBBY_DEBUG,
	expandDirectories: true,
	followSymbolicLinks: true,
	onlyFiles: true
};
function getOptions(options) {
	const opts = Object.assign({}, options);
	for (const key in defaultOptions) if (opts[key] === void 0) Object.assign(opts, { [key]: defaultOptions[key] });
	opts.cwd = (opts.cwd instanceof URL ? fileURLToPath$1(opts.cwd) : resolve(opts.cwd || process.cwd())).replace(BACKSLASHES, "/");
	opts.ignore = ensureStringArray(opts.ignore);
	opts.fs && (opts.fs = {
		readdir: opts.fs.readdir || readdir$1,
		readdirSync: opts.fs.readdirSync || readdirSync$1,
		realpath: opts.fs.realpath || realpath$1,
		realpathSync: opts.fs.realpathSync || realpathSync$1,
		stat: opts.fs.stat || stat$1,
		statSync: opts.fs.statSync || statSync$1
	});
	if (opts.debug) log("globbing with options:", opts);
	return opts;
}
function getCrawler(globInput, inputOptions = {}) {
	var _ref;
	if (globInput && (inputOptions === null || inputOptions === void 0 ? void 0 : inputOptions.patterns)) throw new Error("Cannot pass patterns as both an argument and an option");
	const isModern = isReadonlyArray(globInput) || typeof globInput === "string";
	const patterns = ensureStringArray((_ref = isModern ? globInput : globInput.patterns) !== null && _ref !== void 0 ? _ref : "**/*");
	const options = getOptions(isModern ? inputOptions : globInput);
	return patterns.length > 0 ? buildCrawler(options, patterns) : [];
}
async function glob(globInput, options) {
	const [crawler, relative] = getCrawler(globInput, options);
	return crawler ? formatPaths(await crawler.withPromise(), relative) : [];
}
// src/adapters/process/orphans.ts
const ownMark = randomUUID();
function openOrphans(platform) {
	if (platform !== "linux") return {
		env: {},
		note: () => void 0,
		end: () => void 0
	};
	const id = `${ownMark}.${randomUUID()}`;
	const since = ticksNow();
	const before = numbersNow();
	let noted = [];
	return {
		env: { [MARK]: id },
		note(pid) {
			const all = processes();
			const roots = all.filter((each) => each.pid === pid);
			noted = [...noted, ...familyOf(roots, all)];
		},
		end() {
			endAll(() => {
				const isLater = laterThan(before, numbersNow(), mostNumbers());
				const known = new Set(noted.map(identity));
				return marked(processes((pid) => isLater(pid) || noted.some((each) => each.pid === pid)), (each) => known.has(identity(each)) ? "ours" : markOf(each, id, since));
			});
		}
	};
}
function endOrphansOf(mark) {
	const start = `${mark}.`;
	if (process.platform !== "linux" || process.env["EVAL_ACTION_CALL"]?.startsWith(start)) return;
	endAll(() => marked(processes(), (each) => markOf(each, start, 0)));
}
function marked(all, markOf) {
	const marks = all.map(markOf);
	return {
		left: familyOf(all.filter((_, index) => marks[index] === "ours"), all),
		isUnsure: marks.includes("unknown")
	};
}
function endAll(find) {
	const ended = new Set();
	let waits = 0;
	for (let round = 0; round < MOST_ROUNDS$1; round += 1) {
		const found = find();
		const left = found.left.filter((each) => !ended.has(identity(each)));
		if (left.length === 0) {
			if (waits >= MOST_WAITS || !found.isUnsure) return;
			waits += 1;
			Atomics.wait(neverWoken, 0, 0, WAIT_MS);
		}
		for (const each of left) {
			ended.add(identity(each));
			kill(each.pid);
		}
	}
}
const MOST_ROUNDS$1 = 10;
const [MOST_WAITS, WAIT_MS] = [4, 1];
const neverWoken = new Int32Array(new SharedArrayBuffer(4));
const SLACK = 100;
let own$1;
function ticksNow() {
	own$1 ??= Number(processOf(process.pid)?.startedAt ?? 0);
	return own$1 + Math.floor(performance.now() / 10) - SLACK;
}
const identity = ({ pid, startedAt }) => `${pid}:${startedAt}`;
function processes(isAsked = () => true) {
	return (existsSync("/proc") ? readdirSync("/proc") : []).filter((name) => /^\d+$/.test(name)).map(Number).filter(isAsked).flatMap((pid) => processOf(pid) ?? []);
}
function numbersNow() {
	const [tasks = "", last = ""] = lineOf("/proc/loadavg").trim().split(" ").slice(3);
	const given = /^processes (\d+)$/m.exec(textOf$1("/proc/stat"))?.[1];
	return {
		last: Number(last),
		given: Number(given),
		used: Number(tasks.split("/")[1])
	};
}
let most;
function mostNumbers() {
	most ??= Number(lineOf("/proc/sys/kernel/pid_max"));
	return most;
}
const RESERVED = 1e3;
function laterThan(before, now, most) {
	const given = now.given - before.given;
	return given >= 0 && now.last >= before.last && before.used + 2 * given + RESERVED < most ? (pid) => pid > before.last : () => true;
}
const KERNEL_THREAD = 2097152;
function processOf(pid) {
	const stat = lineOf(`/proc/${pid}/stat`);
	const [state, parent, ...rest] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
	const [flags, startedAt] = [Number(rest[4]), rest[17]];
	if (startedAt === void 0 || state === "Z" || state === "X" || (flags & KERNEL_THREAD) !== 0) return void 0;
	return {
		pid,
		parent: Number(parent),
		startedAt
	};
}
function familyOf(roots, all) {
	const family = new Map(roots.map((each) => [each.pid, each]));
	for (const pid of family.keys()) for (const child of all) if (child.parent === pid) family.set(child.pid, child);
	return [...family.values()];
}
function markOf({ pid, startedAt }, id, since) {
	if (Number(startedAt) < since) return "none";
	const readEnv = () => readText(`/proc/${pid}/environ`);
	let env = readEnv();
	if (env === "") {
		if (readText(`/proc/${pid}/cmdline`) === "") return "unknown";
		env = readEnv();
	}
	return env?.includes(`EVAL_ACTION_CALL=${id}`) ? "ours" : "none";
}
const line = Buffer.alloc(2048);
function lineOf(path) {
	let file;
	try {
		file = openSync(path, "r");
		return line.toString("latin1", 0, readSync(file, line, 0, line.length, 0));
	} catch {
		return "";
	} finally {
		if (file !== void 0) closeSync(file);
	}
}
const textOf$1 = (path) => readText(path) ?? "";
function readText(path) {
	try {
		return readFileSync(path, "latin1");
	} catch {
		return;
	}
}
function kill(pid) {
	try {
		process.kill(pid, "SIGKILL");
	} catch {}
}
// src/adapters/files/make-folder.ts
function makeFolder(path, mode) {
	if (isFolder(path)) return;
	try {
		mkdirSync(path, mode);
	} catch (error) {
		if (isFolder(path)) return;
		const parent = dirname$1(path);
		if (!isMissing(error) || parent === path) throw error;
		makeFolder(parent, mode);
		makeLast(path, mode);
	}
}
function makeLast(path, mode) {
	try {
		mkdirSync(path, mode);
	} catch (error) {
		if (!isFolder(path)) throw error;
	}
}
const isMissing = (error) => error instanceof Error && "code" in error && error.code === "ENOENT";
function isFolder(path) {
	try {
		return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
	} catch {
		return false;
	}
}
// src/adapters/files/locks.ts
const LOOK_AGAIN_MS$1 = 50;
const TAKING_MS = 1e4;
const BEAT_MS = 1e3;
const SILENT_MS = 1e4;
const locks = {
	tryHold,
	async isHeld(path) {
		const holder = await contentOf(path);
		return holder !== void 0 && isAlive(path, holder);
	},
	async hold(path, waitMs, signal) {
		const until = systemClock.now() + waitMs;
		for (;;) {
			const held = await tryHold(path);
			if (held !== void 0) return held;
			if (signal.aborted) throw userError("OUTPUT_UNWRITABLE", `Stopped while waiting for ${path}`);
			if (systemClock.now() >= until) throw userError("OUTPUT_UNWRITABLE", `Another run has held ${path} for more than ${waitMs / 1e3} s`, { hint: "Wait for it to end, or end it." });
			await systemClock.sleep(LOOK_AGAIN_MS$1, signal);
		}
	}
};
async function claimFolder(folder, signal) {
	const path = join(folder, ".running");
	const first = await touchedAt(path);
	for (;;) {
		const lock = await tryHold(path);
		if (lock !== void 0) return lock;
		const content = await contentOf(path);
		if (content === void 0) continue;
		const isSilent = !await isNear(content) && await touchedAt(path) === first;
		if (signal === void 0 || signal.aborted || !isSilent) throw userError("OUTPUT_UNWRITABLE", `Another run is writing into ${folder}`, { hint: "Set a different folder for each run with --output (output-directory)." });
		await systemClock.sleep(LOOK_AGAIN_MS$1, signal);
	}
}
let own;
async function thisProcess() {
	const { pid } = process;
	return {
		pid,
		born: await birthOf(pid),
		space: await spaceOfThisProcess(),
		mark: ownMark
	};
}
async function tryHold(path, from = {}) {
	own ??= thisProcess();
	const content = JSON.stringify({
		...await own,
		id: randomUUID()
	});
	try {
		makeFolder(dirname$1(path));
		if (!(!from.onlyDead && await create(path, content)) && !(await takeFromDead(path, from) && await create(path, content))) return void 0;
	} catch (error) {
		if (error instanceof Error && error.name === "UserError") throw error;
		throw userError("OUTPUT_UNWRITABLE", `Cannot lock ${path}: ${messageOf(error)}`, { cause: error });
	}
	beats ??= setInterval(touchHeld, BEAT_MS).unref();
	held.add(path);
	return { async [Symbol.asyncDispose]() {
		held.delete(path);
		if (await textOf(path) === content) await rm(path, { force: true });
	} };
}
const held = new Set();
let beats;
function touchHeld() {
	if (held.size === 0) {
		clearInterval(beats);
		beats = void 0;
	}
	const now = new Date();
	for (const path of held) utimes(path, now, now).catch(() => void 0);
}
async function create(path, content) {
	const draft = `${path}.${randomUUID()}`;
	await writeFile(draft, content);
	try {
		await link(draft, path);
		return true;
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
		throw error;
	} finally {
		await rm(draft, { force: true });
	}
}
async function takeFromDead(path, { onlyDead, mayTakeOver }) {
	const holder = await contentOf(path);
	if (holder === void 0) return !onlyDead;
	if (await isAlive(path, holder)) return false;
	const taking = `${path}.taking`;
	if (!await create(taking, "taking")) {
		if (Date.now() - (await touchedAt(taking) ?? Date.now()) > TAKING_MS) await rm(taking, { force: true });
		return false;
	}
	try {
		endOrphans(holderIn(holder)?.mark);
		if (mayTakeOver !== void 0 && !await mayTakeOver()) return false;
		if (await contentOf(path) === holder) {
			const gone = `${path}.${randomUUID()}`;
			await rename(path, gone);
			await rm(gone, { force: true });
		}
		return true;
	} finally {
		await rm(taking, { force: true });
	}
}
const ended = new Set();
function endOrphans(mark) {
	if (mark === void 0 || mark === ownMark || ended.has(mark)) return;
	ended.add(mark);
	endOrphansOf(mark);
}
const textOf = (path) => readFile(path, "utf8").catch(() => void 0);
async function contentOf(path) {
	try {
		if (!(await lstat$1(path)).isFile()) throw new Error("it is not a file");
		return await readFile(path, "utf8");
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return void 0;
		throw userError("OUTPUT_UNWRITABLE", `Cannot read the lock ${path}: ${messageOf(error)}`, {
			hint: "If no other run is using it, for example as another user or in a container, remove it.",
			cause: error
		});
	}
}
async function isAlive(path, content) {
	const holder = holderIn(content);
	if (holder === void 0) return false;
	if (!await isNear(content)) return Date.now() - (await touchedAt(path) ?? 0) < SILENT_MS;
	try {
		process.kill(holder.pid, 0);
	} catch (error) {
		if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return false;
	}
	const now = await birthOf(holder.pid);
	return holder.born === void 0 || now === void 0 || holder.born === now;
}
async function isNear(content) {
	own ??= thisProcess();
	return holderIn(content)?.space === (await own).space;
}
function holderIn(content) {
	const { pid, born, space, mark } = jsonOf(content) ?? {};
	if (typeof pid !== "number" || !Number.isInteger(pid) || pid <= 0) return void 0;
	const text = (value) => typeof value === "string" ? value : void 0;
	return {
		pid,
		born: text(born),
		space: text(space),
		mark: text(mark)
	};
}
const touchedAt = (path) => stat$2(path).then(({ mtimeMs }) => mtimeMs, () => void 0);
async function spaceOfThisProcess() {
	const boot = await textOf("/proc/sys/kernel/random/boot_id");
	const namespace = await readlink("/proc/self/ns/pid").catch(() => void 0);
	return boot && namespace && `${boot.trim()} ${namespace}`;
}
async function birthOf(pid) {
	const text = await textOf(`/proc/${pid}/stat`);
	return text?.slice(text.lastIndexOf(")") + 2).split(" ")[19];
}
// src/adapters/files/text-bytes.ts
function notTextAt(bytes) {
	const found = [bytes.indexOf(0), isUtf8(bytes) ? -1 : firstThatIsNoUtf8(bytes)].filter((at) => at >= 0);
	return found.length === 0 ? void 0 : Math.min(...found);
}
function firstThatIsNoUtf8(bytes) {
	const replaced = Buffer.from(bytes.toString("utf8"));
	let at = 0;
	while (at < bytes.length && bytes[at] === replaced[at]) at += 1;
	while (at > 0 && isInsideLetter(replaced[at])) at -= 1;
	return at;
}
const isInsideLetter = (byte = 0) => (byte & 192) === 128;
// src/adapters/files/files.ts
const files = {
	async state(path, { noDeadLinks = false } = {}) {
		try {
			const found = statSync(path, { throwIfNoEntry: false });
			if (found === void 0) {
				if (noDeadLinks && deadLinkOn(path) !== void 0) throw missing(path);
				return "missing";
			}
			return found.isDirectory() ? "folder" : "file";
		} catch (error) {
			if (codeOf(error) === "ENOTDIR") return "missing";
			throw error instanceof Error && error.name === "UserError" ? error : unreadable$1(path, error);
		}
	},
	async modifiedAt(path) {
		return attempted(path, () => statSync(path)).mtimeMs;
	},
	async read(path, maxBytes, { onlyText = false } = {}) {
		const bytes = await readBytes(path, maxBytes);
		const badByte = onlyText ? notTextAt(bytes) : void 0;
		if (badByte !== void 0) throw notText(path, badByte);
		return bytes.toString("utf8").replace(/^\uFEFF/, "");
	},
	readBytes,
	readPieces,
	slice,
	async realPath(path) {
		return attempted(path, () => realpathSync.native(path));
	},
	write: replaceFile,
	writeBytes: replaceFile,
	writePieces: replaceFile,
	async create(path, content) {
		try {
			makeFolder(dirname$1(path));
		} catch (error) {
			throw unwritable(path, error);
		}
		try {
			await writeFile(path, content, { flag: "wx" });
			return true;
		} catch (error) {
			if (codeOf(error) === "EEXIST") return false;
			throw unwritable(path, error);
		}
	},
	async glob(patterns, { cwd, ignoreCase = false, followLinks = true, notFiles = false, skipUnreadable = false }) {
		const unread = [];
		const found = await glob(process.platform === "win32" ? patterns.map((pattern) => pattern.replaceAll("\\", "/")) : patterns, {
			cwd,
			absolute: true,
			dot: true,
			onlyFiles: true,
			caseSensitiveMatch: !ignoreCase,
			expandDirectories: false,
			followSymbolicLinks: followLinks,
			fs: {
				readdir: ((path, options, done) => readdir(path, options, (error, entries) => {
					if (error && codeOf(error) !== "ENOENT" && codeOf(error) !== "ENOTDIR") unread.push(unreadableFolder(path, error));
					done(error, notFiles ? entries?.map(fileUnlessFolder) : entries);
				})),
				...notFiles && {
					realpath: realPathOrLink,
					stat: statOfFileOrLink
				}
			}
		});
		const [first] = unread.toSorted((a, b) => a.message < b.message ? -1 : 1);
		if (first !== void 0 && !skipUnreadable) throw first;
		return [...new Set(found.map((path) => resolve$1(path)))].sort();
	},
	async namesIn(folder, most) {
		try {
			return await folderNames(folder, most);
		} catch (error) {
			throw unreadable$1(folder, error);
		}
	},
	async openJournal(path) {
		try {
			makeFolder(dirname$1(path));
			return await journal(await open(path, "a"), path);
		} catch (error) {
			throw unwritable(path, error);
		}
	},
	async scratchFolder(prefix) {
		const path = await mkdtemp(join(tmpdir(), prefix)).catch((error) => Promise.reject(noScratch(error)));
		return {
			path,
			[Symbol.asyncDispose]: () => rm(path, {
				recursive: true,
				force: true,
				maxRetries: 3
			})
		};
	},
	async removeFile(path) {
		try {
			rmSync(path, { force: true });
		} catch (error) {
			throw unwritable(path, error);
		}
	},
	async claim(folder, signal) {
		try {
			makeFolder(folder);
		} catch (error) {
			throw unwritable(folder, error);
		}
		return claimFolder(folder, signal);
	}
};
async function slice(path, start, length) {
	try {
		try {
			var _usingCtx$4 = _usingCtx();
			const found = await stat$2(path);
			if (!found.isFile()) throw notAFile(path);
			const { size } = found;
			const file = _usingCtx$4.a(await open(path, "r"));
			const bytes = Buffer.alloc(Math.max(0, Math.min(length, size - start)));
			const { bytesRead } = await file.read(bytes, 0, bytes.length, start);
			return {
				bytes: bytes.subarray(0, bytesRead),
				size
			};
		} catch (_) {
			_usingCtx$4.e = _;
		} finally {
			await _usingCtx$4.d();
		}
	} catch (error) {
		throw error instanceof Error && error.name === "UserError" ? error : unreadable$1(path, error);
	}
}
async function readBytes(path, maxBytes) {
	try {
		const found = statSync(path);
		if (!found.isFile() && !found.isDirectory()) throw notAFile(path);
		if (found.size > maxBytes) throw tooLarge(path, found.size, maxBytes);
		const bytes = found.size <= PIECE_BYTES ? readFileSync(path) : await readFile(path);
		if (bytes.length > maxBytes) throw tooLarge(path, bytes.length, maxBytes);
		return bytes;
	} catch (error) {
		throw error instanceof Error && error.name === "UserError" ? error : unreadable$1(path, error);
	}
}
const PIECE_BYTES = 65536;
function* readPieces(path, maxBytes) {
	const found = attempted(path, () => statSync(path));
	if (!found.isFile() && !found.isDirectory()) throw notAFile(path);
	if (found.size > maxBytes) throw tooLarge(path, found.size, maxBytes);
	const piece = Buffer.allocUnsafe(PIECE_BYTES);
	const file = attempted(path, () => openSync(path, "r"));
	try {
		let bytes = 0;
		for (;;) {
			const length = attempted(path, () => readSync(file, piece));
			if (length === 0) return;
			bytes += length;
			if (bytes > maxBytes) throw tooLarge(path, bytes, maxBytes);
			yield piece.subarray(0, length);
		}
	} finally {
		closeSync(file);
	}
}
function attempted(path, work) {
	try {
		return work();
	} catch (error) {
		throw unreadable$1(path, error);
	}
}
function* inBatches(pieces) {
	let batch = "";
	for (const piece of pieces) {
		batch += piece;
		if (batch.length < PIECE_BYTES) continue;
		yield batch;
		batch = "";
	}
	yield batch;
}
async function replaceFile(path, content) {
	const partial = join(dirname$1(path), `.${basename$1(path)}.${randomUUID()}.partial`);
	try {
		makeFolder(dirname$1(path));
		await writeFile(partial, typeof content === "string" || content instanceof Uint8Array ? content : inBatches(content));
		const mode = modeOf$1(path);
		if (mode !== void 0) chmodSync(partial, mode);
		renameSync(partial, path);
	} catch (error) {
		await rm(partial, { force: true }).catch(() => void 0);
		throw unwritable(path, error);
	}
}
function modeOf$1(path) {
	try {
		const found = statSync(path, { throwIfNoEntry: false });
		return found?.isFile() ? found.mode & 511 : void 0;
	} catch {
		return;
	}
}
async function journal(handle, path) {
	const isFile = (await handle.stat()).isFile();
	const expected = isFile ? await hashOf$1(path) : void 0;
	const append = appender(handle, isFile);
	let last = Promise.resolve();
	let next;
	return {
		append(line) {
			if (next !== void 0) {
				next.lines.push(line);
				return next.written;
			}
			const lines = [line];
			const write = () => {
				next = void 0;
				const text = `${lines.join("\n")}\n`;
				expected?.update(text);
				return append(text);
			};
			const written = Promise.all([last, turnOfLoop()]).then(write).catch((error) => Promise.reject(unwritable(path, error)));
			next = {
				lines,
				written
			};
			last = written.catch(() => void 0);
			return written;
		},
		async state() {
			await last;
			if (expected === void 0) return "intact";
			const found = await lstat$1(path).catch(() => void 0);
			if (found === void 0) return "missing";
			if (!found.isFile()) return "changed";
			return (await hashOf$1(path)).digest("hex") === expected.copy().digest("hex") ? "intact" : "changed";
		},
		async [Symbol.asyncDispose]() {
			await last;
			await handle.close();
		}
	};
}
async function hashOf$1(path) {
	const hash = createHash("sha256");
	for await (const chunk of createReadStream(path)) hash.update(chunk);
	return hash;
}
function appender(handle, isFile) {
	return isFile ? (text) => appendFileSync(handle.fd, text) : (text) => handle.appendFile(text);
}
const turnOfLoop = () => new Promise((resolve) => setImmediate(resolve));
const codeOf = (error) => error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
function unreadable$1(path, cause) {
	if (codeOf(cause) === "ENOENT") return missing(path, cause);
	if (codeOf(cause) === "EISDIR") return userError("FILE_UNREADABLE", `${path} is a folder, not a file`, { cause });
	return userError("FILE_UNREADABLE", `Cannot read ${path}: ${messageOf(cause)}`, {
		hint: "Check the permissions of the file and of the folders above it.",
		cause
	});
}
const unreadableFolder = (path, cause) => userError("FILE_UNREADABLE", `Cannot read the folder ${resolve$1(path)}: ${messageOf(cause)}`, {
	hint: "Check its permissions, or exclude it.",
	cause
});
const realPathOrLink = ((path, done) => realpath(path, (error, found) => done(null, error ? path : found)));
const statOfFileOrLink = ((path, done) => stat(path, (error, found) => error && !isLockOfEmacs(path) ? lstat(path, done) : done(error, found)));
const isLockOfEmacs = (path) => basename$1(path).startsWith(".#");
const fileUnlessFolder = (entry) => entry.isDirectory() || entry.isSymbolicLink() ? entry : Object.assign(entry, { isFile: () => true });
function missing(path, cause) {
	const link = deadLinkOn(path);
	if (link === void 0) return userError("FILE_MISSING", `There is no file ${path}`, { cause });
	return userError("FILE_MISSING", `${link.path} is a link to ${link.to}, which does not exist`, {
		hint: "Create that file, or remove the link.",
		cause
	});
}
function deadLinkOn(path) {
	for (const at of [path, dirname$1(path)]) try {
		if (statSync(at, { throwIfNoEntry: false }) === void 0) return {
			path: at,
			to: readlinkSync(at)
		};
	} catch {}
}
const notAFile = (path) => userError("FILE_UNREADABLE", `${path} is neither a file nor a folder`);
const notText = (path, at) => userError("FILE_UNREADABLE", `${path} contains bytes that are not text (at byte ${at})`);
const noScratch = (cause) => userError("OUTPUT_UNWRITABLE", `Cannot make a temporary folder in ${tmpdir()}: ${messageOf(cause)}`, {
	hint: "Free some space there, or point TMPDIR to another folder.",
	cause
});
const tooLarge = (path, bytes, maxBytes) => userError("FILE_TOO_LARGE", `${path} is too large`, {
	expected: `at most ${maxBytes} bytes`,
	found: `${bytes} bytes`
});
const unwritable = (path, cause) => userError("OUTPUT_UNWRITABLE", `Cannot write ${path}: ${messageOf(cause)}`, {
	hint: "Choose another folder with --output (output-directory), or check its permissions.",
	cause
});
const MOST_READ = 2e5;
const AT_A_TIME$2 = 1e3;
async function folderNames(path, most) {
	let first = [];
	let seen = 0;
	for await (const entry of await opendir(path, { bufferSize: AT_A_TIME$2 })) {
		if (seen === MOST_READ) return {
			...begin(first, most, seen),
			isWhole: false
		};
		seen += 1;
		first.push(entry.isDirectory() ? `${entry.name}/` : entry.name);
		if (first.length >= 2 * most + AT_A_TIME$2) first = first.sort().slice(0, most);
	}
	return {
		...begin(first, most, seen),
		isWhole: true
	};
}
function begin(names, most, seen) {
	const first = names.toSorted().slice(0, most);
	return {
		names: first,
		others: seen - first.length
	};
}
// src/adapters/process/child-env.ts
const programEnv = (env, declared) => withDeclared(Object.entries(env), declared);
const agentEnv = (env, declared) => withDeclared(Object.entries(env).filter(([name]) => matchesAny(name, allowed)), declared);
function withDeclared(passedOn, declared) {
	const entries = [
		...passedOn,
		["TERM", "dumb"],
		...Object.entries(declared)
	];
	return Object.fromEntries(entries.filter((entry) => entry[1] !== void 0 && !isReserved(entry[0])));
}
const systemVariables = words$1(`
  PATH HOME USER LOGNAME SHELL LANG LANGUAGE LC_* TZ TMPDIR TMP TEMP NO_COLOR CI XDG_*
`);
const windowsVariables = words$1(`
  SYSTEMROOT SYSTEMDRIVE WINDIR COMSPEC PATHEXT PSMODULEPATH OS USERNAME USERDOMAIN USERPROFILE HOMEDRIVE HOMEPATH
  APPDATA LOCALAPPDATA PROGRAMDATA ALLUSERSPROFILE PUBLIC PROGRAMFILES PROGRAMFILES(X86) PROGRAMW6432
  COMMONPROGRAMFILES COMMONPROGRAMFILES(X86) COMMONPROGRAMW6432 COMPUTERNAME NUMBER_OF_PROCESSORS
  PROCESSOR_ARCHITECTURE
`);
const networkVariables = words$1(`
  HTTP_PROXY HTTPS_PROXY ALL_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR REQUESTS_CA_BUNDLE
  CURL_CA_BUNDLE
`);
const toolchainVariables = words$1(`
  LD_LIBRARY_PATH PKG_CONFIG_PATH PYTHONLOCATION VIRTUAL_ENV CONDA_PREFIX PYTHONUTF8 PYTHONIOENCODING JAVA_HOME
  JAVA_HOME_* GOROOT GOPATH DOTNET_ROOT CARGO_HOME RUSTUP_HOME NVM_DIR PNPM_HOME BUN_INSTALL
`);
const agentvVariables = ["AGENTV_*"];
const allowed = [
	...systemVariables,
	...windowsVariables,
	...networkVariables,
	...toolchainVariables,
	...agentvVariables,
	...modelVariables,
	...agentVariables
];
// src/adapters/git.ts
const TIMEOUT_MS = 3e5;
const CREDENTIALS = /^(?:GIT_CONFIG_(?:COUNT|KEY_\d+|VALUE_\d+|PARAMETERS|GLOBAL|SYSTEM|NOSYSTEM)|GIT_ASKPASS|GIT_SSH|GIT_SSH_COMMAND|GIT_SSL_\w+|SSH_AUTH_SOCK|(?:GH|GITHUB)_(?:ENTERPRISE_)?TOKEN|GH_HOST|GH_CONFIG_DIR)$/;
function createGit(exec, env) {
	const plain = Object.fromEntries(Object.entries(agentEnv(env, {})).filter(([name]) => !name.startsWith("GIT_")));
	const credentials = Object.fromEntries(Object.entries(env).filter((entry) => entry[1] !== void 0 && CREDENTIALS.test(entry[0])));
	const quiet = {
		GIT_TERMINAL_PROMPT: "0",
		GCM_INTERACTIVE: "never",
		GIT_OPTIONAL_LOCKS: "0",
		GIT_NO_REPLACE_OBJECTS: "1",
		LC_ALL: "C"
	};
	const remote = {
		GIT_ASKPASS: "",
		GIT_SSH_COMMAND: "ssh -oBatchMode=yes -oConnectTimeout=30 -oServerAliveInterval=30 -oServerAliveCountMax=10",
		...credentials,
		GIT_ALLOW_PROTOCOL: "file:git:http:https:ssh"
	};
	const local = {
		GIT_CONFIG_GLOBAL: "/dev/null",
		GIT_CONFIG_NOSYSTEM: "1",
		GIT_ATTR_NOSYSTEM: "1",
		GIT_NO_LAZY_FETCH: "1",
		GIT_ALLOW_PROTOCOL: "file"
	};
	const patience = ["http.lowSpeedLimit=1", "http.lowSpeedTime=300"];
	const unruled = ["core.excludesFile=/dev/null", "core.attributesFile=/dev/null"];
	return { run(args, { local: isLocal = false, gitDir, workTree, timeoutMs = TIMEOUT_MS, maxBytes = MAX_OUTPUT_BYTES, ...request }, signal) {
		const settings = [
			"core.hooksPath=/dev/null",
			"core.fsmonitor=false",
			"gc.auto=0",
			"maintenance.auto=false"
		];
		settings.push(...isLocal ? unruled : patience);
		return exec.run({
			command: [
				"git",
				...settings.flatMap((setting) => ["-c", setting]),
				...args
			],
			...request,
			env: {
				...plain,
				...quiet,
				...isLocal ? local : remote,
				...gitDir !== void 0 && { GIT_DIR: gitDir },
				...workTree !== void 0 && { GIT_WORK_TREE: workTree }
			},
			timeoutMs,
			maxBytes
		}, signal);
	} };
}
// src/adapters/github/client.ts
function gitHubClients() {
	const clients = new Map();
	return (access) => {
		const name = JSON.stringify([
			access.apiUrl,
			access.owner,
			access.repo,
			access.token
		]);
		const client = clients.get(name) ?? gitHubClient(access);
		clients.set(name, client);
		return client;
	};
}
function gitHubClient(access, patience = new Patience("GitHub")) {
	const { owner, repo, secondMs = 1e3 } = access;
	let connected;
	const sendOnce = async ({ what, send }, signal) => {
		try {
			signal.throwIfAborted();
			connected ??= connect(access);
			const { data } = await send(await connected, { signal });
			return data;
		} catch (error) {
			throw asServiceError(error, what, access, signal);
		}
	};
	return {
		owner,
		repo,
		storePatience: new Patience("The store of artifacts"),
		async ask(question, signal) {
			return validated(await retrying((within) => sendOnce(question, within), {
				patience,
				signal,
				secondMs
			}), question.what, question.schema);
		}
	};
}
async function connect({ apiUrl, token, secondMs }) {
	const { getOctokit } = await import("./github2.js");
	const octokit = getOctokit(token, {
		baseUrl: apiUrl,
		userAgent: "agentv/eval-action",
		log: {
			debug: ignore,
			info: ignore,
			warn: ignore,
			error: ignore
		}
	});
	const pace = new WritePace(secondMs);
	octokit.hook.before("request", ({ method, url, request }) => isRead(method, url) ? void 0 : pace.next(request?.signal));
	return octokit;
}
const ignore = () => {};
const isRead = (method, url) => method === "GET" || url === "/graphql";
function retryAfterOf(error) {
	const headers = error.response?.headers ?? {};
	const seconds = Number(headers["retry-after"] ?? NaN);
	if (seconds >= 0) return seconds;
	if (!isUsedUp(headers)) return void 0;
	const reset = Math.ceil(Number(headers["x-ratelimit-reset"] ?? NaN) - Date.now() / 1e3) + 1;
	return Number.isNaN(reset) ? void 0 : Math.max(0, reset);
}
const isUsedUp = (headers = {}) => headers["x-ratelimit-remaining"] === "0";
const isLimit = (error) => {
	const { status, response } = error;
	const isNamed = /\bsecondary rate\b/i.test(messageOf(error)) || isUsedUp(response?.headers);
	return status === 429 || isNamed || status === 403 && response?.headers?.["retry-after"] !== void 0;
};
function validated(data, what, schema) {
	const read = schema.safeParse(data);
	if (read.success) return read.data;
	const [issue] = read.error.issues;
	const field = issue?.path.join(".") || "its body";
	throw unreadable(what, `${field}: ${issue?.message.replace(/^Invalid input: /, "") ?? ""}`);
}
const unreadable = (what, why) => new ServiceError("unavailable", `GitHub's answer to ${what} could not be read (${why})`, { isFinal: true });
function asServiceError(error, what, { apiUrl, token }, signal) {
	if (error instanceof ServiceError) return error;
	if (signal.aborted) {
		const isTimeout = signal.reason instanceof DOMException && signal.reason.name === "TimeoutError";
		return new ServiceError("tooLate", isTimeout ? "GitHub took too long" : "The run was cancelled");
	}
	const { status, response, errors } = Object(error);
	const said = cutEnd(messageOf(error).replaceAll(token, "***"), MOST_SAID);
	if (errors !== void 0) return new ServiceError(graphqlFault(errors[0]?.type), `GitHub answered HTTP 200 with an error: ${said}`);
	if (error instanceof TypeError) return unreadable(what, "unexpected body");
	if (response === void 0 || status === void 0) return new ServiceError("unavailable", `GitHub could not be reached at ${hostOf(apiUrl)}: ${said}`);
	if (status === 401) return new ServiceError("unavailable", "GitHub rejected the token (401): it is expired or revoked", { isFinal: true });
	const retryAfterSeconds = retryAfterOf(error);
	return new ServiceError(faultOf(status, error), `GitHub answered HTTP ${status}: ${said}`, { retryAfterSeconds });
}
const MOST_SAID = 500;
const hostOf = (url) => URL.canParse(url) ? new URL(url).host : url;
function graphqlFault(type) {
	if (type === "FORBIDDEN" || type === "INSUFFICIENT_SCOPES") return "refused";
	if (type === "NOT_FOUND") return "missing";
	return type === "RATE_LIMITED" ? "limited" : "unavailable";
}
function faultOf(status, error) {
	if (isLimit(error)) return "limited";
	if (status === 403) return "refused";
	if (status === 404 || status === 410) return "missing";
	if (status === 400 || status === 422) return "invalid";
	return "unavailable";
}
const BURST = 10;
var WritePace = class {
	#secondMs;
	#paidAt = 0;
	constructor(secondMs = 1e3) {
		this.#secondMs = secondMs;
	}
	async next(signal) {
		const now = performance.now();
		this.#paidAt = Math.max(this.#paidAt, now) + this.#secondMs;
		const waitMs = this.#paidAt - now - BURST * this.#secondMs;
		if (waitMs > 0) await setTimeout$1(waitMs, void 0, { signal });
	}
};
// src/adapters/give-way.ts
const AT_ONCE$1 = 4;
function openGiveWay() {
	const waiting = [];
	let hasCome = false;
	const look = () => {
		for (const goOn of hasCome ? [] : waiting.splice(0, Math.max(AT_ONCE$1, waiting.length / 2))) goOn();
		hasCome = false;
		if (waiting.length > 0) setImmediate(look);
	};
	return () => {
		hasCome = true;
		if (waiting.length === 0) setImmediate(look);
		return new Promise((resolve) => waiting.push(resolve));
	};
}
// src/adapters/machine.ts
function machine() {
	const { platform, arch } = process;
	const total = totalmem();
	const limit = process.constrainedMemory();
	return {
		platform,
		arch,
		cpus: availableParallelism(),
		memory: limit > 0 && limit < total ? limit : total
	};
}
// src/adapters/matcher.ts
const LIMIT_MS = 2e3;
const MOST_STEPS_HERE = 1e7;
const matcher = createMatcher();
function createMatcher({ limitMs = LIMIT_MS, mostStepsHere = MOST_STEPS_HERE } = {}) {
	const helper = matchingHelper(limitMs);
	return { async matches(pattern, text, signal) {
		if (signal.aborted) return { kind: "cancelled" };
		if (matchCost(pattern, text.length) > mostStepsHere) return helper.matches(pattern, text, signal);
		return {
			kind: "matched",
			matched: new RegExp(pattern.source, pattern.flags).test(text)
		};
	} };
}
function matchingHelper(limitMs) {
	let idle;
	let last = Promise.resolve();
	const matchNow = async (pattern, text, signal) => {
		if (signal.aborted) return { kind: "cancelled" };
		const helper = idle?.connected ? idle : await start(signal);
		idle = void 0;
		if (helper === "cancelled") return { kind: "cancelled" };
		const reply = await ask(helper, {
			pattern,
			text
		}, limitMs, signal);
		if (reply.kind === "matched" || reply.kind === "failed") idle = helper;
		else helper.kill("SIGKILL");
		if (reply.kind === "failed") throw new Error(reply.message);
		return reply;
	};
	return { matches(pattern, text, signal) {
		const result = last.then(() => matchNow(pattern, text, signal));
		last = result.catch(() => void 0);
		return result;
	} };
}
const HELPER = `
const { Worker } = process.getBuiltinModule('node:worker_threads');
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => {});
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
const thread = new Worker(${JSON.stringify(`
const { parentPort } = process.getBuiltinModule('node:worker_threads');
parentPort.on('message', ({ pattern, text }) => {
  try {
    parentPort.postMessage({ kind: 'matched', matched: new RegExp(pattern.source, pattern.flags).test(text) });
  } catch (error) {
    parentPort.postMessage({ kind: 'failed', message: String(error && error.message) });
  }
});
`)}, { eval: true });
thread.on('online', () => process.send({ kind: 'ready' }));
thread.on('message', (reply) => process.send(reply));
process.on('message', (question) => thread.postMessage(question));
`;
async function start(signal) {
	const helper = spawn(process.execPath, ["-e", HELPER], {
		env: agentEnv(process.env, {}),
		stdio: [
			"ignore",
			"ignore",
			"ignore",
			"ipc"
		],
		serialization: "advanced",
		windowsHide: true
	});
	helper.on("error", () => void 0);
	const { kind } = await nextReply(helper, void 0, signal);
	if (kind === "ready") return helper;
	helper.kill("SIGKILL");
	return "cancelled";
}
async function ask(helper, question, limitMs, signal) {
	helper.ref();
	helper.channel?.ref();
	helper.send(question);
	try {
		return await nextReply(helper, limitMs, signal);
	} finally {
		helper.unref();
		helper.channel?.unref();
	}
}
function nextReply(helper, limitMs, signal) {
	return new Promise((resolve, reject) => {
		const release = () => {
			clearTimeout(timer);
			signal.removeEventListener("abort", onAbort);
			helper.off("message", settle).off("exit", onEnd).off("error", onEnd);
		};
		const settle = (reply) => {
			release();
			resolve(reply);
		};
		const onEnd = (cause) => {
			release();
			reject(new Error("The process that matches patterns ended", { cause }));
		};
		const onAbort = () => settle({ kind: "cancelled" });
		const onLate = (afterMs) => settle({
			kind: "tooLong",
			afterMs
		});
		const timer = limitMs === void 0 ? void 0 : setTimeout(onLate, limitMs, limitMs);
		helper.on("message", settle).on("exit", onEnd).on("error", onEnd);
		signal.addEventListener("abort", onAbort);
		if (signal.aborted) onAbort();
	});
}
// src/adapters/memory.ts
const memory = {
	stopGrowth() {
		setFlagsFromString("--semi-space-growth-factor=1");
		setFlagsFromString("--no-parallel-scavenge");
	},
	limitGrowth() {
		const timer = setInterval(() => {
			if (youngBytes() < ENOUGH_BYTES) return;
			clearInterval(timer);
			memory.stopGrowth();
		}, CHECK_MS).unref();
	},
	giveBack({ kept = false } = {}) {
		setFlagsFromString("--heap-growing-percent=25");
		setFlagsFromString("--expose-gc");
		const collect = runInNewContext("gc");
		if (typeof collect === "function") collect({
			type: "major",
			execution: "sync",
			...kept && { flavor: "last-resort" }
		});
	}
};
const ENOUGH_BYTES = 16777216;
const CHECK_MS = 50;
const youngBytes = () => getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space")?.space_size ?? 0;
// src/adapters/new-id.ts
const newId = () => randomUUID();
// src/adapters/process/container-arguments.ts
const OWNER = "com.github.agentv.eval-action.owner";
const HOST = "com.github.agentv.eval-action.host";
function createArguments({ name, owner, host, docker, folders, mounts, user, seconds }) {
	const { image, memory, cpus, network } = docker;
	const writable = [...new Set([...folders, ...mounts.writable ?? []])];
	const readable = [...new Set(mounts.readable ?? [])].filter((path) => !writable.some((each) => isWithin(path, each)));
	return [
		...[
			"create",
			"--rm",
			"--name",
			name
		],
		...["--stop-signal", "SIGKILL"],
		...[
			"--label",
			`${OWNER}=${owner}`,
			"--label",
			`${HOST}=${host}`
		],
		...memory === void 0 ? [] : ["--memory", memory],
		...cpus === void 0 ? [] : ["--cpus", String(cpus)],
		...network === void 0 ? [] : ["--network", network],
		...user === void 0 ? [] : ["--user", user],
		...writable.flatMap((path) => mount(path, false)),
		...readable.flatMap((path) => mount(path, true)),
		...[
			"--entrypoint",
			"",
			image,
			"sleep",
			String(seconds)
		]
	];
}
function mount(path, isReadOnly) {
	return ["--mount", [
		"type=bind",
		`source=${path}`,
		`target=${path}`,
		...isReadOnly ? ["readonly"] : []
	].map(csvField).join(",")];
}
const csvField = (text) => /[",\r\n]/.test(text) ? `"${text.replaceAll("\"", "\"\"")}"` : text;
const isWithin = (path, folder) => path === folder || path.startsWith(folder.endsWith("/") ? folder : `${folder}/`);
const OF_ENGINE = /^(?:PATH|HOME|USER|LOGNAME|TMPDIR|TMP|TEMP|LANG|LC_\w+|XDG_\w+|DOCKER_\w+|CONTAINERS?_\w+|(?:HTTPS?|ALL|NO)_PROXY)$/i;
function execArguments({ name, command, env, cwd, hasInput }) {
	const passed = Object.entries(env);
	const [plain, handedOver] = [passed.filter(([key]) => OF_ENGINE.test(key)), passed.filter(([key]) => !OF_ENGINE.test(key))];
	return {
		args: [
			"exec",
			...hasInput ? ["--interactive"] : [],
			...cwd === void 0 ? [] : ["--workdir", cwd],
			...plain.flatMap(([key, value]) => ["--env", `${key}=${value}`]),
			...handedOver.flatMap(([key]) => ["--env", key]),
			name,
			...words(command)
		],
		env: Object.fromEntries(handedOver)
	};
}
function words(command) {
	if (!("shell" in command)) return command;
	return [
		"sh",
		"-c",
		command.shell
	];
}
const gitArguments = (name, path, args, hasInput = false) => [
	...[
		"exec",
		...hasInput ? ["--interactive"] : [],
		name,
		"git",
		"-c",
		"safe.directory=*"
	],
	...path === "" ? [] : ["-C", path],
	...args
];
// src/adapters/process/container-engine.ts
const ENGINES = [{
	program: "docker",
	name: "Docker"
}, {
	program: "podman",
	name: "Podman"
}];
const PROBE_MS = 1e4;
const QUICK_MS = 6e4;
async function findEngine(exec, env) {
	const silent = [];
	for (const { program, name } of ENGINES) {
		const run = (args, { signal = new AbortController().signal, timeoutMs = QUICK_MS, ...options } = {}) => exec.run({
			command: [program, ...args],
			cwd: "/",
			env,
			timeoutMs,
			maxBytes: MAX_OUTPUT_BYTES,
			...options
		}, signal);
		const ended = await run(["version"], { timeoutMs: PROBE_MS });
		if (isFine(ended)) return {
			program,
			name,
			env,
			exec,
			run
		};
		if (ended.kind !== "notStarted") silent.push(`${name} does not answer (${reasonOf(ended)})`);
	}
	return { silent };
}
const isFine = (ended) => ended.kind === "exited" && ended.exitCode === 0;
function reasonOf(ended) {
	if (ended.kind === "notStarted") return ended.message;
	if (ended.kind === "flooded") return "its output exceeds the limit";
	if (ended.kind === "timedOut") return "it did not end in time";
	if (ended.kind === "cancelled") return "the run was stopped";
	return lastLine(ended.stderr) || lastLine(ended.stdout) || (ended.kind === "killed" ? `it was ended by ${ended.signal}` : `exit code ${ended.exitCode}`);
}
const MOST_WORDS = 500;
function lastLine(text) {
	const line = text.split("\n").map((line) => line.trim()).findLast((each) => each !== "" && !/^(?:Run|See) '/.test(each)) ?? "";
	return cutEnd(line, MOST_WORDS).replace(/\.$/, "");
}
// src/adapters/process/one-container.ts
const MARGIN_SECONDS = 60;
const LONGEST_SECONDS = 864e3;
var OneContainer = class {
	#engine;
	#request;
	#program;
	#userId;
	#name = `eval-action-${randomUUID()}`;
	constructor(engine, request, program, userId) {
		this.#engine = engine;
		this.#request = request;
		this.#program = program;
		this.#userId = userId;
	}
	async run(signal) {
		try {
			const failure = await this.#begin();
			if (failure !== void 0) return failure;
			if (signal.aborted) return {
				kind: "cancelled",
				stdout: "",
				stderr: "",
				durationMs: 0
			};
			const result = await this.#explained(await this.#engine.exec.run(this.#started(), signal));
			if (result.kind === "notStarted") return result;
			await this.#giveBack();
			return await this.#recordChanges(result) ?? result;
		} finally {
			await this.#engine.run([
				"rm",
				"--force",
				"--volumes",
				this.#name
			]);
		}
	}
	async #begin() {
		const { docker } = this.#request;
		const { timeoutMs = docker.timeoutMs, mounts = {} } = this.#program;
		const seconds = Math.min(Math.ceil(timeoutMs / 1e3), LONGEST_SECONDS) + MARGIN_SECONDS;
		const host = hostname();
		const created = {
			...this.#request,
			name: this.#name,
			host,
			seconds,
			mounts,
			user: this.#user
		};
		for (const args of [createArguments(created), ["start", this.#name]]) {
			const ended = await this.#engine.run(args);
			if (!isFine(ended)) return unavailable(`A container of "${docker.image}" cannot be started: ${reasonOf(ended)}`);
		}
		for (const repository of docker.repositories) {
			const why = await this.#restore(repository);
			if (why !== void 0) return unavailable(`${this.#named(repository)} cannot be prepared: ${why}`);
		}
	}
	async #restore({ path, commit }) {
		if (commit !== void 0) {
			const reset = await this.#git(path, [
				"reset",
				"--hard",
				commit
			]);
			if (!isFine(reset)) return reasonOf(reset);
			const head = await this.#git(path, ["rev-parse", "HEAD"]);
			if (!isFine(head)) return reasonOf(head);
			const at = head.stdout.trim();
			if (at !== commit) return `it is at ${at.slice(0, 64) || "no commit"} after a reset to ${commit}`;
		}
		const diff = this.#request.changes.get(path);
		if (!diff) return void 0;
		const applied = await this.#git(path, [
			"apply",
			"--binary",
			"--whitespace=nowarn",
			"-"
		], diff);
		return isFine(applied) ? void 0 : `the changes of the target: ${reasonOf(applied)}`;
	}
	async #recordChanges({ kind }) {
		const { docker, changes, recordsChanges = false } = this.#request;
		if (!recordsChanges || kind !== "exited" && kind !== "timedOut") return void 0;
		for (const repository of docker.repositories) {
			const { path, commit = "HEAD" } = repository;
			const added = await this.#git(path, ["add", "--all"]);
			const diff = isFine(added) ? await this.#git(path, [
				"diff",
				...[
					"--cached",
					"--binary",
					"--no-ext-diff",
					"--no-color"
				],
				commit
			]) : added;
			if (!isFine(diff)) return unavailable(`The changes of ${this.#named(repository)} cannot be read: ${reasonOf(diff)}`);
			changes.set(path, diff.stdout);
		}
	}
	#git(path, args, stdin) {
		const { timeoutMs } = this.#request.docker;
		return this.#engine.run(gitArguments(this.#name, path, args, stdin !== void 0), {
			timeoutMs,
			stdin,
			isLossless: true
		});
	}
	#named({ path }) {
		return `The repository ${path || "in the working folder"} of the image "${this.#request.docker.image}"`;
	}
	get #user() {
		const { docker, folders } = this.#request;
		if (docker.user !== void 0 || folders.length === 0 || this.#userId === void 0) return docker.user;
		return this.#engine.program === "podman" && this.#userId.user !== 0 ? "0:0" : `${this.#userId.user}:${this.#userId.group}`;
	}
	async #giveBack() {
		const { docker, folders } = this.#request;
		const writable = [...folders, ...this.#program.mounts?.writable ?? []];
		if (docker.user === void 0 || this.#userId === void 0 || this.#userId.user === 0 || writable.length === 0 || this.#engine.program === "podman") return;
		const owner = `${this.#userId?.user}:${this.#userId?.group}`;
		await this.#engine.run([
			"exec",
			"--user",
			"0",
			this.#name,
			"chown",
			"-R",
			owner,
			...writable
		]);
	}
	#started() {
		const { folders, docker } = this.#request;
		const { cwd, stdin, keepsInputOpen, command, env, mounts, timeoutMs = docker.timeoutMs } = this.#program;
		const isThere = [...folders, ...mounts?.writable ?? []].some((folder) => isWithin(cwd, folder));
		const hasInput = stdin !== void 0 || keepsInputOpen === true;
		const inside = execArguments({
			name: this.#name,
			command,
			env,
			cwd: isThere ? cwd : void 0,
			hasInput
		});
		return {
			...this.#program,
			command: [this.#engine.program, ...inside.args],
			cwd: "/",
			env: {
				...this.#engine.env,
				...inside.env
			},
			timeoutMs
		};
	}
	async #explained(result) {
		if (result.kind !== "exited" || result.exitCode === 0) return result;
		const { image } = this.#request.docker;
		const why = (result.exitCode === 126 || result.exitCode === 127) && REFUSAL.exec(`${result.stderr}\n${result.stdout}`)?.[0];
		if (why) {
			const { command } = this.#program;
			const program = "shell" in command ? "sh" : command[0];
			return unavailable(`The program "${program}" cannot be started in a container of "${image}": ${why}`);
		}
		const running = await this.#engine.run([
			"inspect",
			"--format",
			"{{.State.Running}}",
			this.#name
		]);
		if (isFine(running) && running.stdout.trim() === "true") return result;
		const said = lastLine(result.stderr) || "no reason given";
		return unavailable(`The container of "${image}" ended before its program (${said})`, true);
	}
};
const REFUSAL = /OCI runtime (?:exec )?(?:failed|error)[^\n]*|unable to find user [^\n]*|executable file [^\n]* not found[^\n]*/i;
const unavailable = (message, isPassing = false) => ({
	kind: "notStarted",
	message,
	...isPassing && { lacksResources: true }
});
// src/adapters/process/containers.ts
function createContainers({ exec, env, userId }) {
	const given = Object.entries(env).filter((entry) => entry[1] !== void 0 && !isReserved(entry[0]));
	let found;
	const engine = () => {
		found ??= findEngine(exec, Object.fromEntries(given)).then((each) => "silent" in each ? whyNone(each.silent) : each);
		return found;
	};
	return {
		prepare: async (image, signal) => {
			const ready = await engine();
			return isEngine(ready) ? prepare(image, ready, signal) : ready;
		},
		open: (request) => open$2(request, engine, userId),
		removeDead: async (isAlive, signal) => {
			const ready = await engine();
			if (isEngine(ready)) await removeDead(isAlive, ready, signal);
		}
	};
}
function userIdOfThisProcess() {
	const [user, group] = [process.getuid?.(), process.getgid?.()];
	return user === void 0 || group === void 0 ? void 0 : {
		user,
		group
	};
}
const isEngine = (found) => "program" in found;
const NOT_INSTALLED = "The test needs a container, and neither \"docker\" nor \"podman\" is in PATH. Install one of them, or run on a machine that has one, such as a Linux runner of GitHub.";
function whyNone(silent) {
	if (silent.length === 0) return {
		kind: "not installed",
		message: NOT_INSTALLED
	};
	return {
		kind: "no answer",
		message: `${silent.join("; ")}. Start it, or set DOCKER_HOST to the one that runs.`
	};
}
async function prepare({ image, timeoutMs, onPull }, engine, signal) {
	if (isFine(await engine.run([
		"image",
		"inspect",
		image
	], { signal }))) return void 0;
	onPull();
	const pulled = await engine.run(["pull", image], {
		signal,
		timeoutMs
	});
	if (isFine(pulled)) return void 0;
	return {
		kind: "no answer",
		message: `${`The image "${image}" is not on this machine, and ${engine.name} cannot pull it`}: ${reasonOf(pulled)}. Build it in an earlier step of the job, or check its name and the login to its registry.`
	};
}
function open$2(request, engine, userId) {
	const { docker, folders, changes } = request;
	const run = async (program, signal) => {
		const ready = await engine();
		if (!isEngine(ready)) return unavailable(ready.message, ready.kind === "no answer");
		return new OneContainer(ready, request, program, userId).run(signal);
	};
	return {
		image: docker.image,
		timeoutMs: docker.timeoutMs,
		folders,
		exec: { run },
		changes: () => [...changes.values()].join("")
	};
}
async function removeDead(isAlive, engine, signal) {
	const listing = [
		"ps",
		"--all",
		"--quiet",
		"--no-trunc",
		"--filter",
		`label=${HOST}=${hostname()}`
	];
	const listed = await engine.run(listing, { signal });
	for (const id of isFine(listed) ? listed.stdout.split("\n").filter((line) => /^[0-9a-f]{12,64}$/.test(line)) : []) {
		const label = `{{index .Config.Labels "${OWNER}"}}`;
		const labelled = await engine.run([
			"inspect",
			"--format",
			label,
			id
		], { signal });
		const owner = isFine(labelled) ? labelled.stdout.trim() : "";
		if (owner === "" || await isAlive(owner)) continue;
		await engine.run([
			"rm",
			"--force",
			"--volumes",
			id
		]);
	}
}
// src/adapters/process/process-group.ts
const open$1 = new Set();
let isWatchingExit = false;
function openProcessGroup(child, platform, orphans) {
	const { pid } = child;
	if (pid === void 0) return NO_GROUP;
	if (!isWatchingExit) {
		isWatchingExit = true;
		process.on("exit", () => {
			for (const group of open$1) group.close("group and orphans");
		});
	}
	const signals = platform === "win32" ? windowsTree(child, pid) : posixGroup(pid);
	const noteOrphans = () => {
		if (child.exitCode === null && child.signalCode === null) orphans.note(pid);
	};
	const group = {
		terminate(first) {
			noteOrphans();
			signals.signal(first);
		},
		kill(scope) {
			if (scope === "group and orphans") noteOrphans();
			signals.signal("SIGKILL");
			if (scope === "group and orphans") orphans.end();
		},
		isAlive: signals.isAlive,
		close(scope) {
			open$1.delete(group);
			if (scope === "group and orphans") noteOrphans();
			signals.end();
			if (scope === "group and orphans") orphans.end();
		}
	};
	open$1.add(group);
	return group;
}
const NO_GROUP = {
	terminate: () => void 0,
	kill: () => void 0,
	isAlive: () => false,
	close: () => void 0
};
function posixGroup(pid) {
	let isEmpty = false;
	const send = (name) => {
		if (isEmpty) return false;
		try {
			return process.kill(-pid, name);
		} catch (error) {
			isEmpty = error instanceof Error && "code" in error && error.code === "ESRCH";
			return !isEmpty;
		}
	};
	return {
		signal: send,
		isAlive: () => send(0),
		end: () => send("SIGKILL")
	};
}
function windowsTree(child, pid) {
	const args = [
		"/pid",
		String(pid),
		"/T",
		"/F"
	];
	const isRunning = () => child.exitCode === null && child.signalCode === null;
	return {
		signal() {
			if (isRunning()) spawn("taskkill", args, {
				stdio: "ignore",
				windowsHide: true
			}).on("error", () => child.kill());
		},
		isAlive: () => false,
		end() {
			if (isRunning()) spawnSync("taskkill", args, {
				stdio: "ignore",
				windowsHide: true
			});
		}
	};
}
// src/adapters/process/running-program.ts
const GRACE_MS = 500;
const LOOK_AGAIN_MS = 20;
const PIPES_MS = 200;
const LAST_WAIT_MS = 1e3;
const LONGEST_TIMER_MS = 2147483647;
const untilEnd = (child, request, start) => new Promise((resolve, reject) => new RunningProgram({
	child,
	request,
	start,
	resolve,
	reject
}).watch());
var RunningProgram = class {
	#watched;
	#group;
	#stdout;
	#stderr;
	#scopeAtTheEnd;
	#stopped;
	#exit;
	#isKilled = false;
	#isClosed = false;
	#isSettled = false;
	#graceEndsAt = 0;
	#timer;
	constructor(watched) {
		const { child, request, start } = watched;
		const { maxBytes, onStdout, ending, isLossless } = request;
		this.#watched = watched;
		this.#group = openProcessGroup(child, start.platform, start.orphans);
		this.#scopeAtTheEnd = ending?.endsOrphans ? "group and orphans" : "group";
		const flooded = (stream) => () => this.#stop({
			kind: "flooded",
			stream
		});
		const heard = onStdout && hear(child.stdout, onStdout, inputOf(child.stdin));
		this.#stdout = heard ?? collect(child.stdout, maxBytes, flooded("stdout"), isLossless ? losslessText : void 0);
		this.#stderr = collect(child.stderr, maxBytes, flooded("stderr"));
	}
	watch() {
		const { child, request, start } = this.#watched;
		const { timeoutMs } = request;
		start.signal.addEventListener("abort", this.#onAbort, { once: true });
		if (timeoutMs !== void 0 && timeoutMs <= LONGEST_TIMER_MS) this.#next(timeoutMs, () => this.#stop({ kind: "timedOut" }));
		child.on("error", (error) => this.#onError(error));
		child.on("exit", (code, signal) => this.#onExit(signal === null ? { exitCode: code ?? 0 } : { signal }));
		child.on("close", () => this.#onClose());
		feed(child.stdin, request);
	}
	#next(ms, action) {
		clearTimeout(this.#timer);
		this.#timer = setTimeout(action, ms);
	}
	#stop(why) {
		const isOver = this.#exit !== void 0 && why.kind !== "flooded";
		if (this.#isSettled || this.#stopped !== void 0 || isOver) return;
		this.#stopped = why;
		if (why.kind === "flooded") {
			this.#kill();
			return;
		}
		const { signal = "SIGTERM", graceMs = GRACE_MS } = this.#watched.request.ending ?? {};
		this.#group.terminate(signal);
		this.#graceEndsAt = performance.now() + graceMs;
		this.#next(graceMs, () => this.#kill());
	}
	#waitForOthers() {
		if (this.#group.isAlive() && performance.now() < this.#graceEndsAt) this.#next(LOOK_AGAIN_MS, () => this.#waitForOthers());
		else this.#kill();
	}
	#kill() {
		this.#isKilled = true;
		this.#group.kill(this.#stopped === void 0 ? this.#scopeAtTheEnd : "group and orphans");
		if (this.#isClosed) this.#settle();
		else this.#next(this.#exit === void 0 ? LAST_WAIT_MS : PIPES_MS, () => this.#settle());
	}
	#settle() {
		this.#release();
		this.#watched.resolve(this.#result());
	}
	#result() {
		const durationMs = performance.now() - this.#watched.start.startedAt;
		if (this.#stopped?.kind === "flooded") return {
			...this.#stopped,
			durationMs
		};
		const output = {
			stdout: this.#stdout.text(),
			stderr: this.#stderr.text(),
			durationMs
		};
		if (this.#stopped !== void 0 || this.#exit === void 0) return {
			kind: "timedOut",
			...this.#stopped,
			...output
		};
		if ("signal" in this.#exit) return {
			kind: "killed",
			...this.#exit,
			...output
		};
		return {
			kind: "exited",
			...this.#exit,
			...output,
			...this.#stdout.badByte()
		};
	}
	#release() {
		const { child, start } = this.#watched;
		this.#isSettled = true;
		clearTimeout(this.#timer);
		start.signal.removeEventListener("abort", this.#onAbort);
		this.#group.close(this.#stopped === void 0 ? this.#scopeAtTheEnd : "group");
		child.stdin?.destroy();
		child.stdout?.destroy();
		child.stderr?.destroy();
		child.unref();
	}
	#onAbort = () => this.#stop({ kind: "cancelled" });
	#onError(error) {
		if (this.#watched.child.pid !== void 0) return;
		this.#release();
		this.#watched.reject(error);
	}
	#onExit(exit) {
		if (this.#isSettled) return;
		this.#exit = exit;
		this.#group.isAlive();
		if (this.#isKilled) this.#next(PIPES_MS, () => this.#settle());
		else if (this.#stopped === void 0) this.#next(PIPES_MS, () => this.#kill());
	}
	#onClose() {
		if (this.#isSettled) return;
		this.#isClosed = true;
		if (this.#stopped === void 0 || this.#isKilled) this.#settle();
		else this.#waitForOthers();
	}
};
function feed(input, { stdin, keepsInputOpen, isLossless }) {
	input?.on("error", () => void 0);
	if (!keepsInputOpen) input?.end(stdin !== void 0 && isLossless ? losslessBytes(stdin) : stdin);
	else if (stdin !== void 0) input?.write(stdin);
}
function hear(stream, onChunk, stdin) {
	stream?.on("data", (chunk) => onChunk(chunk, stdin));
	stream?.on("error", () => void 0);
	return {
		text: () => "",
		badByte: () => ({})
	};
}
const inputOf = (stdin) => ({
	write: (text) => void (stdin?.writable && stdin.write(text)),
	end: () => void stdin?.end()
});
function collect(stream, maxBytes, onFlood, decode = (bytes) => bytes.toString("utf8")) {
	let chunks = [];
	let size = 0;
	stream?.on("data", (chunk) => {
		size += chunk.length;
		if (size <= maxBytes) {
			chunks.push(chunk);
			return;
		}
		chunks = [];
		stream.destroy();
		onFlood();
	});
	stream?.on("error", () => void 0);
	return {
		text: () => decode(Buffer.concat(chunks)),
		badByte() {
			const at = notTextAt(Buffer.concat(chunks));
			return at === void 0 ? {} : { notTextAt: at };
		}
	};
}
// src/adapters/process/exec.ts
const exec = createExec(process.platform);
function createExec(platform) {
	return { async run(request, signal) {
		const { file, args, ...how } = asProgram(request.command, platform);
		const launch = platform === "win32" && !how.windowsVerbatimArguments ? await windowsLaunch() : spawn;
		if (signal.aborted) return {
			kind: "cancelled",
			stdout: "",
			stderr: "",
			durationMs: 0
		};
		const orphans = openOrphans(platform);
		const options = {
			...how,
			cwd: request.cwd,
			env: {
				...request.env,
				...orphans.env
			},
			detached: platform !== "win32",
			windowsHide: true,
			stdio: [
				request.stdin === void 0 ? "ignore" : "pipe",
				"pipe",
				"pipe"
			]
		};
		const startedAt = performance.now();
		try {
			return await untilEnd(launch(file, args, options), request, {
				signal,
				platform,
				orphans,
				startedAt
			});
		} catch (error) {
			return notStarted(error, file, request);
		}
	} };
}
function asProgram(command, platform) {
	if (!("shell" in command)) {
		const [file = "", ...args] = command;
		return {
			file,
			args
		};
	}
	const { shell: text, byCmd = false } = command;
	if (platform !== "win32") return {
		file: "/bin/sh",
		args: ["-c", text]
	};
	if (byCmd) return {
		file: "cmd.exe",
		args: [
			"/d",
			"/s",
			"/c",
			`"${text}"`
		],
		windowsVerbatimArguments: true
	};
	return {
		file: "powershell.exe",
		args: [
			"-NoProfile",
			"-NonInteractive",
			"-Command",
			text
		]
	};
}
async function windowsLaunch() {
	const { execa } = await import("./execa.js");
	return (file, args, { stdio: _stdio, ...options }) => {
		const stdin = _stdio?.[0] === "pipe" ? "pipe" : "ignore";
		const child = execa(file, args, {
			...options,
			stdin,
			extendEnv: false,
			buffer: false,
			reject: false,
			cleanup: false
		});
		child.then((result) => {
			if (result.failed && result.exitCode === void 0 && result.signal === void 0) child.emit("error", result.cause instanceof Error ? result.cause : new Error(result.shortMessage));
		});
		return child;
	};
}
const SHORTAGES = {
	EMFILE: "this process may not open more files. Raise \"ulimit -n\", or lower \"workers\"",
	ENFILE: "the system may not open more files. Lower \"workers\"",
	EAGAIN: "the system may not start more processes. Raise \"ulimit -u\", or lower \"workers\"",
	ENOMEM: "the system has too little memory. Lower \"workers\""
};
function notStarted(error, file, request) {
	const code = error instanceof Error && "code" in error ? String(error.code) : "";
	const shortage = SHORTAGES[code];
	if (shortage === void 0) return {
		kind: "notStarted",
		message: whyNotStarted(error, file, request)
	};
	return {
		kind: "notStarted",
		message: `"${file}" was not started: ${shortage} (${code}).`,
		lacksResources: true
	};
}
function whyNotStarted(error, file, { cwd, env }) {
	const code = error instanceof Error && "code" in error ? error.code : void 0;
	const folder = stateOf(cwd);
	if (code === "ERR_INVALID_ARG_VALUE" && messageOf(error).includes("null bytes")) return `"${file.replaceAll("\0", "\\0")}" was not started: its arguments, its environment or its folder contain a NUL character, which is not possible.`;
	if (folder === "missing") return `"${file}" was not started: its working folder ${cwd} does not exist.`;
	if (folder === "file") return `"${file}" was not started: its working folder ${cwd} is not a folder.`;
	switch (code) {
		case "ENOENT": return notFound(file, cwd, env);
		case "EACCES": return `"${file}" was not started: permission denied. The program must be executable, and its working folder ${cwd} accessible.`;
		case "E2BIG": return `"${file}" was not started: its arguments and environment are longer than the system allows. Pass long text in a file or on stdin.`;
		default: return `"${file}" was not started: ${messageOf(error)}`;
	}
}
function notFound(file, cwd, env) {
	if (!/[\\/]/.test(file)) return `The program "${file}" was not found in PATH (${env["PATH"] ?? env["Path"] ?? "which is not set"}). Is it installed?`;
	const path = isAbsolute$1(file) ? file : resolve$1(cwd, file);
	if (stateOf(path) === "missing") return `The program ${path} does not exist.`;
	return `"${file}" was not started: the interpreter named in its first line was not found.`;
}
function stateOf(path) {
	try {
		return statSync(path).isDirectory() ? "folder" : "file";
	} catch (error) {
		const code = error instanceof Error && "code" in error ? error.code : void 0;
		return code === "ENOENT" || code === "ENOTDIR" ? "missing" : "unknown";
	}
}
// src/adapters/process/scripts.ts
function createScripts(interpreters) {
	const known = new Map();
	const starter = (ending) => {
		const found = known.get(ending) ?? starterOf(ending, interpreters);
		known.set(ending, found);
		return found;
	};
	return {
		starter,
		async forGrader(request) {
			const commands = "shell" in request.command ? shellCommands(request.command.shell) : [{ words: request.command }];
			const script = await scriptToStart(commands, request, interpreters);
			const found = script === void 0 ? void 0 : await starter(extname(script[0] ?? ""));
			if (script !== void 0 && found?.kind === "found") return {
				...request,
				command: [...found.command, ...script]
			};
			return commands.some(({ words }) => readsNodeOptions(words)) ? withPreload(request, interpreters) : request;
		}
	};
}
async function scriptToStart(commands, { cwd, env, command }, { platform }) {
	const [first, ...others] = commands;
	if (first === void 0 || others.length > 0) return void 0;
	if ("shell" in command && "isPlain" in first && first.isPlain !== true) return void 0;
	const [program = "", ...args] = first.words;
	if (program === "bun") {
		const rest = args[0] === "run" ? args.slice(1) : args;
		return /\.m?[jt]s$/.test(rest[0] ?? "") && !await isOnPath("bun", {
			searchPath: env["PATH"] ?? "",
			platform
		}) ? rest : void 0;
	}
	if (program === "node") return /\.m?ts$/.test(args[0] ?? "") ? args : void 0;
	return /[/\\].*\.(?:py|m?[jt]s)$/.test(program) && !await startsItself(resolve$1(cwd, program)) ? first.words : void 0;
}
async function startsItself(path) {
	if (!existsSync(path)) return true;
	if (!await isProgram(path)) return false;
	try {
		try {
			var _usingCtx$3 = _usingCtx();
			const { buffer } = await _usingCtx$3.a(await open(path)).read(Buffer.alloc(2), 0, 2, 0);
			return buffer.toString("latin1") === "#!";
		} catch (_) {
			_usingCtx$3.e = _;
		} finally {
			await _usingCtx$3.d();
		}
	} catch {
		return true;
	}
}
const readsNodeOptions = ([program = "", ...args]) => /^(?:node|tsx)(?:\.exe|\.cmd)?$/.test(basename$1(program)) && !args.includes("--import");
function withPreload(request, { preload }) {
	if (preload === void 0) return request;
	const { NODE_OPTIONS: given } = request.env;
	const more = `--import=${preload}`;
	return {
		...request,
		env: {
			...request.env,
			NODE_OPTIONS: given ? `${given} ${more}` : more
		}
	};
}
const systemScripts = (script) => createScripts({
	node: {
		path: process.execPath,
		typescript: typeScriptFlags()
	},
	preload: preloadNextTo(script),
	searchPath: process.env["PATH"] ?? "",
	platform: process.platform
});
function typeScriptFlags() {
	if (!process.features.typescript) return void 0;
	const flag = "--experimental-transform-types";
	return process.allowedNodeEnvironmentFlags.has(flag) ? [flag] : [];
}
function preloadNextTo(script) {
	if (script === void 0 || !existsSync(script)) return void 0;
	const folder = dirname$1(realpathSync(script));
	const path = [join(folder, "grader-imports.js"), join(folder, "sdk", "imports.ts")].find((each) => existsSync(each));
	return path && pathToFileURL(path).href;
}
async function starterOf(ending, interpreters) {
	switch (ending) {
		case ".js":
		case ".mjs": return {
			kind: "found",
			command: nodeCommand(interpreters)
		};
		case ".ts":
		case ".mts": return typeScriptStarter(interpreters);
		case ".py": return onPath([["python3"], ["python"]], "Python", "Install Python, so that PATH leads to python3.", interpreters);
		case ".sh": return onPath([["bash"], ["sh"]], "a shell", "Install one, so that PATH leads to sh.", interpreters);
		default: return {
			kind: "none",
			missing: `a program that runs ${ending} files`,
			hint: "Rewrite it in another language."
		};
	}
}
function nodeCommand({ node, preload }, flags = []) {
	const quiet = ["ExperimentalWarning", "MODULE_TYPELESS_PACKAGE_JSON"].map((name) => `--disable-warning=${name}`);
	return [
		node.path,
		...quiet,
		...flags,
		...preload === void 0 ? [] : ["--import", preload]
	];
}
async function typeScriptStarter(interpreters) {
	const { node, preload } = interpreters;
	if (node.typescript !== void 0) return {
		kind: "found",
		command: nodeCommand(interpreters, node.typescript)
	};
	const more = preload === void 0 ? [] : ["--import", preload];
	const hint = "Run this with Node 22.18 or newer, which reads TypeScript itself, or install tsx or bun.";
	return onPath([["tsx", ...more], ["bun", "run"]], "anything that runs TypeScript", hint, interpreters);
}
async function onPath(commands, missing, hint, interpreters) {
	for (const command of commands) if (await isOnPath(command[0], interpreters)) return {
		kind: "found",
		command
	};
	return {
		kind: "none",
		missing,
		hint
	};
}
async function isOnPath(name, { searchPath, platform }) {
	const endings = platform === "win32" ? [
		".exe",
		".cmd",
		".bat"
	] : [""];
	const folders = searchPath.split(delimiter).filter((folder) => folder !== "");
	for (const path of folders.flatMap((folder) => endings.map((ending) => join(folder, `${name}${ending}`)))) if (await isProgram(path)) return true;
	return false;
}
async function isProgram(path) {
	try {
		await access(path, constants$4.X_OK);
		return (await stat$2(path)).isFile();
	} catch {
		return false;
	}
}
// src/adapters/report-template.ts
const NAME = "report-template.html";
async function reportTemplate(script) {
	if (script === void 0 || !existsSync(script)) return void 0;
	const folder = dirname$1(realpathSync(script));
	const path = [join(folder, NAME), join(folder, "..", "dist", NAME)].find((each) => existsSync(each));
	return path && readFile(path, "utf8");
}
// src/adapters/row-signer.ts
function newRowSigner() {
	const { privateKey, publicKey } = generateKeyPairSync("ed25519");
	const { x: key } = publicKey.export({ format: "jwk" });
	return (row) => {
		const signature = sign(null, Buffer.from(row), privateKey).toString("base64url");
		return `${row.slice(0, -1)},"signature":"${key}.${signature}"}`;
	};
}
// src/adapters/stores/json-stores.ts
const MAX_ENTRY_BYTES = 4194304;
function jsonStores(trustedUntil) {
	const trust = new Trust(trustedUntil);
	return {
		open(folder) {
			return {
				async get(key) {
					const path = pathOf(folder, key);
					const entry = await readEntry(path, key);
					return entry !== void 0 && trust.includes(folder, path, entry) ? entry.value : void 0;
				},
				async put(key, value) {
					const path = pathOf(folder, key);
					const digest = await writeEntry(folder, path, key, value);
					if (digest !== void 0) trust.wrote(path, digest);
					return digest !== void 0;
				}
			};
		},
		trust: (folder) => trust.adopt(folder),
		async size(folder) {
			return sizeOf((await entriesIn$1(folder)).filter(({ isPartial }) => !isPartial));
		},
		async clean(folder, { untrusted, ...limits }) {
			if (!untrusted) return clean(folder, limits);
			const foreign = [];
			for (const entry of await entriesIn$1(folder)) {
				const read = await readEntry(entry.path, basename$1(entry.path, ".json"));
				if (read === void 0 || !trust.includes(folder, entry.path, read)) foreign.push(entry);
			}
			return removed(foreign);
		}
	};
}
var Trust = class {
	#trustedUntil;
	#adoptedAt = new Map();
	#written = new Map();
	constructor(trustedUntil) {
		this.#trustedUntil = trustedUntil;
	}
	adopt(folder) {
		this.#adoptedAt.set(folder, Date.now());
	}
	wrote(path, digest) {
		this.#written.set(path, digest);
	}
	includes(folder, path, { changedAt, digest }) {
		return changedAt <= (this.#adoptedAt.get(folder) ?? this.#trustedUntil) || this.#written.get(path) === digest;
	}
};
function pathOf(folder, key) {
	if (!/^[0-9a-f]{64}$/.test(key)) throw new Error(`No key of a store: ${key}`);
	return join(folder, key.slice(0, 2), `${key}.json`);
}
const READ_ONLY = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
async function readEntry(path, key) {
	try {
		try {
			var _usingCtx$2 = _usingCtx();
			const file = _usingCtx$2.a(await open(path, READ_ONLY));
			const found = await file.stat();
			if (!found.isFile() || found.size > 2 * MAX_ENTRY_BYTES) return void 0;
			const entry = JSON.parse(await file.readFile("utf8"));
			if (typeof entry !== "object" || entry === null || isDeeperThan(entry, 200)) return void 0;
			if (!("key" in entry && "digest" in entry && "value" in entry) || entry.key !== key) return void 0;
			const digest = digestOf(JSON.stringify(entry.value));
			return entry.digest === digest ? {
				value: entry.value,
				digest,
				changedAt: found.ctimeMs
			} : void 0;
		} catch (_) {
			_usingCtx$2.e = _;
		} finally {
			await _usingCtx$2.d();
		}
	} catch {
		return;
	}
}
async function writeEntry(folder, path, key, value) {
	const text = JSON.stringify(value);
	if (text === void 0 || Buffer.byteLength(text) > MAX_ENTRY_BYTES) return void 0;
	const digest = digestOf(text);
	const partial = join(dirname$1(path), `.${key}.${randomUUID()}${PARTIAL}`);
	try {
		makeFolder(dirname$1(path));
		await writeFile(join(folder, ".gitignore"), "*\n", { flag: "wx" }).catch(() => void 0);
		await writeFile(partial, `{"key":"${key}","digest":"${digest}","value":${text}}\n`);
		await rename(partial, path);
		return digest;
	} catch {
		await rm(partial, { force: true }).catch(() => void 0);
		return;
	}
}
const digestOf = (text) => createHash("sha256").update(text).digest("hex");
const PARTIAL = ".partial";
const LONGEST_WRITE_MS = 36e5;
async function clean(folder, limits) {
	const { writtenBefore, maxBytes, now } = limits;
	const isAll = writtenBefore === void 0 && maxBytes === void 0;
	const entries = (await entriesIn$1(folder)).toSorted((a, b) => a.writtenAt - b.writtenAt);
	let left = entries.reduce((sum, { bytes }) => sum + bytes, 0);
	const beyond = [];
	for (const entry of entries) {
		const isOld = writtenBefore !== void 0 && entry.writtenAt < writtenBefore;
		const isTooMuch = maxBytes !== void 0 && left > maxBytes;
		const isLeftBehind = entry.isPartial && entry.writtenAt < now - LONGEST_WRITE_MS;
		if (!(isAll || isOld || isTooMuch || isLeftBehind)) continue;
		left -= entry.bytes;
		beyond.push(entry);
	}
	return removed(beyond);
}
async function removed(entries) {
	for (const { path } of entries) await rm(path, { force: true });
	for (const shard of new Set(entries.map(({ path }) => dirname$1(path)))) await rmdir(shard).catch(() => void 0);
	return sizeOf(entries.filter(({ isPartial }) => !isPartial));
}
async function entriesIn$1(folder) {
	const shards = (await listing(folder)).filter((item) => item.isDirectory() && /^[0-9a-f]{2}$/.test(item.name));
	const found = [];
	for (const { name: shard } of shards) for (const item of await listing(join(folder, shard))) {
		const isPartial = /^\.[0-9a-f]{64}\.[0-9a-f-]{36}\.partial$/.test(item.name);
		if (!item.isFile() || !(isPartial || /^[0-9a-f]{64}\.json$/.test(item.name))) continue;
		const path = join(folder, shard, item.name);
		const state = await lstat$1(path).catch(() => void 0);
		if (state?.isFile()) found.push({
			path,
			bytes: state.size,
			writtenAt: state.mtimeMs,
			isPartial
		});
	}
	return found;
}
const listing = (folder) => readdir$2(folder, { withFileTypes: true }).catch(() => []);
function sizeOf(entries) {
	const times = entries.map(({ writtenAt }) => writtenAt);
	return {
		entries: entries.length,
		bytes: entries.reduce((sum, { bytes }) => sum + bytes, 0),
		...times.length > 0 && {
			oldest: times.reduce((a, b) => Math.min(a, b)),
			newest: times.reduce((a, b) => Math.max(a, b))
		}
	};
}
// src/adapters/trees/tree-walk.ts
const MOST_ENTRIES = 5e5;
const MOST_BYTES = 20 * 1024 ** 3;
async function walk(folder, signal, options = {}) {
	const found = [];
	await scan(folder, (path, full, stats) => void found.push(entryOf(path, full, stats)), signal, options);
	return found;
}
async function scan(folder, found, signal, { isSource = false, withoutGit = false } = {}) {
	const open = [{
		full: folder,
		path: ""
	}];
	let [asked, entries, bytes] = [
		0,
		0,
		0
	];
	for (let next = open.pop(); next !== void 0; next = open.pop()) {
		if (signal.aborted) throw stopped();
		const folders = [];
		for (const name of namesIn(next.full, isSource && next.full === folder)) {
			if (withoutGit && name === ".git") continue;
			const path = next.path === "" ? name : `${next.path}/${name}`;
			asked += 1;
			if (asked % AT_A_TIME$1 === 0) await new Promise((resolve) => setImmediate(resolve));
			if (signal.aborted) throw stopped();
			const full = `${next.full}/${name}`;
			const stats = statsOf(full);
			if (stats === void 0) continue;
			entries += 1;
			bytes += stats.size;
			found(path, full, stats);
			if (stats.isDirectory()) folders.push({
				full,
				path
			});
		}
		if (isSource && (entries > MOST_ENTRIES || bytes > MOST_BYTES)) throw tooMuch(folder);
		for (const each of folders.reverse()) open.push(each);
	}
}
async function repositoriesBelow(folder, signal) {
	const found = [];
	const open = [""];
	let seen = 0;
	for (let path = open.pop(); path !== void 0; path = open.pop()) {
		const entries = readableIn(join(folder, path));
		if (entries.some(({ name }) => name === ".git")) found.push(path);
		const pipe = entries.find((entry) => READ_BY_GIT.has(entry.name) && entry.isFIFO());
		if (pipe !== void 0) throw endless(join(folder, path, pipe.name));
		for (const entry of entries) if (entry.isDirectory() && entry.name !== ".git") open.push(path === "" ? entry.name : `${path}/${entry.name}`);
		seen += 1;
		if (seen > MOST_ENTRIES) throw tooMuch(folder);
		if (seen % 100 === 0) await new Promise((resolve) => setImmediate(resolve));
		if (signal.aborted) throw stopped();
	}
	return found.sort();
}
function readableIn(folder) {
	try {
		return entriesIn(folder);
	} catch {
		return [];
	}
}
function entriesIn(folder) {
	const entries = readdirSync(onDisk(folder), { withFileTypes: true });
	if (!entries.some(({ name }) => name.includes("\ufffd"))) return entries;
	return readdirSync(onDisk(folder), {
		withFileTypes: true,
		encoding: "buffer"
	}).map((entry) => Object.assign(Object.create(entry), { name: losslessText(entry.name) }));
}
const READ_BY_GIT = new Set([
	".gitignore",
	".gitattributes",
	".gitmodules"
]);
const endless = (path) => userError("FILE_UNREADABLE", `${path} is a pipe, and git would wait for its end`);
async function eachOf(items, work, signal) {
	let next = 0;
	const worker = async () => {
		while (next < items.length) {
			if (signal.aborted) throw stopped();
			const item = items[next];
			next += 1;
			await work(item);
		}
	};
	await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, worker));
}
const AT_ONCE = 32;
const AT_A_TIME$1 = 500;
const stopped = () => userError("OUTPUT_UNWRITABLE", "Stopped while copying");
function entryOf(path, full, { mode, size, ino, mtimeMs, ctimeMs }) {
	const signature = `${mode}:${size}:${ino}:${mtimeMs}:${ctimeMs}`;
	return {
		path,
		full,
		kind: kindOf(mode),
		mode: mode & 4095,
		signature,
		bytes: size,
		modifiedAt: mtimeMs
	};
}
function kindOf(mode) {
	switch (mode & constants.S_IFMT) {
		case constants.S_IFDIR: return "folder";
		case constants.S_IFREG: return "file";
		case constants.S_IFLNK: return "link";
		default: return "other";
	}
}
function namesIn(folder, mustExist) {
	try {
		return namesOf(folder);
	} catch (error) {
		const code = error instanceof Error && "code" in error ? error.code : void 0;
		if (code === "EACCES" && !mustExist) return namesOfClosed(folder);
		if (mustExist) throw userError("FILE_MISSING", `${folder} ${code === "ENOENT" ? "does not exist" : code === "ENOTDIR" ? "is not a folder" : "cannot be read"}`, { cause: error });
		return [];
	}
}
function namesOfClosed(folder) {
	try {
		chmodSync(onDisk(folder), 448);
		return namesOf(folder);
	} catch {
		return [];
	}
}
function statsOf(path) {
	try {
		return lstatSync(onDisk(path), { throwIfNoEntry: false });
	} catch {
		return;
	}
}
const namesOf = (folder) => entriesIn(folder).map(({ name }) => name).sort();
const tooMuch = (folder) => userError("FILE_TOO_LARGE", `${folder} is too large for a workspace`, { expected: `at most ${MOST_ENTRIES} files and ${MOST_BYTES / 1024 ** 3} GiB` });
// src/adapters/trees/tree-remove.ts
async function remove(path) {
	try {
		await removeAll(path);
	} catch {
		try {
			await openFolders(path);
			await removeDeep(path);
		} catch (error) {
			throw userError("OUTPUT_UNWRITABLE", `Cannot remove ${path}: ${messageOf(error)}`, { cause: error });
		}
	}
}
const removeAll = (path) => rm(onDisk(path), {
	recursive: true,
	force: true,
	maxRetries: 3
});
async function openFolders(path) {
	if ((await lstat$1(onDisk(path)).catch(() => void 0))?.isDirectory()) await chmod(onDisk(path), 448).catch(() => void 0);
	for (const { kind, full } of await everythingIn(path)) if (kind === "folder") await chmod(onDisk(full), 448).catch(() => void 0);
}
const MOST_ROUNDS = 500;
const DEEP = 1e3;
async function removeDeep(path) {
	for (let round = 1;; round += 1) {
		try {
			return await removeAll(path);
		} catch (error) {
			if (!(error instanceof Error && "code" in error && error.code === "ENAMETOOLONG") || round > MOST_ROUNDS) throw error;
		}
		const isDeep = (full) => Buffer.byteLength(full) > Buffer.byteLength(path) + DEEP;
		const uppermost = (await everythingIn(path)).filter(({ kind, full }) => kind === "folder" && isDeep(full) && !isDeep(dirname$1(full)));
		for (const { full } of uppermost) await rename(onDisk(full), onDisk(join(path, randomUUID())));
	}
}
const everythingIn = (path) => walk(path, new AbortController().signal).catch(() => []);
async function withDirectory(path, work) {
	try {
		await work();
	} catch {
		await chmod(onDisk(dirname$1(path)), 448).catch(() => void 0);
		await work();
	}
}
// src/adapters/files/placed-files.ts
async function locationFiles({ folder, aside, files }) {
	await remove(aside);
	makeFolder(aside, 448);
	const placing = new Placing(aside);
	try {
		if (!await isRealFolder(folder)) await placing.makeFolder(folder);
		const root = await realpath$2(folder);
		for (const { path, bytes } of files) await placing.put(join(await placing.parentOf(root, path), basename$1(path)), bytes);
	} catch (error) {
		await placing.undo();
		throw error;
	}
	return { [Symbol.asyncDispose]: () => placing.undo() };
}
var Placing = class {
	#aside;
	#undo = [];
	constructor(aside) {
		this.#aside = aside;
	}
	async parentOf(root, path) {
		let parent = root;
		for (const name of path.split("/").slice(0, -1)) {
			const next = join(parent, name);
			const real = await realpath$2(next).catch(() => void 0);
			const isInside = real !== void 0 && `${real}${sep$1}`.startsWith(`${root}${sep$1}`) && await isRealFolder(real);
			if (!isInside) await this.makeFolder(next);
			parent = isInside ? real : next;
		}
		return parent;
	}
	async makeFolder(path) {
		await this.#clear(path);
		await withDirectory(path, async () => void await mkdir(path));
	}
	async put(path, bytes) {
		await this.#clear(path);
		const mode = isScript(bytes) ? 493 : 420;
		await withDirectory(path, () => writeFile(path, bytes, {
			flag: "wx",
			mode
		}));
	}
	async undo() {
		for (let step = this.#undo.at(-1); step !== void 0; step = this.#undo.at(-1)) {
			await step();
			this.#undo.pop();
		}
	}
	async #clear(path) {
		const found = await lstat$1(path).catch(() => void 0);
		if (found === void 0) {
			this.#undo.push(() => remove(path));
			return;
		}
		const to = join(this.#aside, String(this.#undo.length));
		if (found.isDirectory()) await chmod(path, found.mode | 448).catch(() => void 0);
		await move(path, to);
		this.#undo.push(async () => {
			await remove(path);
			if (await lstat$1(to).catch(() => void 0) === void 0) return;
			makeFolder(dirname$1(path));
			await move(to, path);
			if (found.isDirectory()) await chmod(path, found.mode).catch(() => void 0);
		});
	}
};
async function move(from, to) {
	const isOtherDisk = (error) => error instanceof Error && "code" in error && error.code === "EXDEV";
	await withDirectory(from, () => rename(from, to)).catch(async (error) => {
		if (!isOtherDisk(error)) throw error;
		await cp(from, to, {
			recursive: true,
			verbatimSymlinks: true,
			preserveTimestamps: true
		});
		await remove(from);
	});
}
const isRealFolder = (path) => lstat$1(path).then((found) => found.isDirectory(), () => false);
const isScript = (bytes) => bytes[0] === 35 && bytes[1] === 33;
// src/adapters/trees/tree-prune.ts
async function prune(folder, { stored, inner, checked }, signal) {
	const above = foldersAbove([...stored.keys(), ...inner]);
	const skipped = new Set(inner);
	const { paths, since = Number.POSITIVE_INFINITY } = checked ?? {};
	const mustCheck = paths && new Set(paths);
	const umask = process.umask();
	const isAsMade = (full, kind) => {
		const found = lstatSync(onDisk(full), { throwIfNoEntry: false });
		return found !== void 0 && (found.mode & 4095) === modeOf(kind, umask) && found.ctimeMs <= since;
	};
	const isStored = (path, entry) => {
		const kind = stored.get(path) ?? (above.has(path) || skipped.has(path) ? "folder" : void 0);
		if (kind === void 0 || kind === "folder") return kind !== void 0 && entry.isDirectory();
		if (entry.isSymbolicLink() || !entry.isFile()) return entry.isSymbolicLink();
		return mustCheck?.has(path) === false || isAsMade(`${folder}/${path}`, kind);
	};
	await replaceByFolder(folder);
	let [removed, seen] = [0, 0];
	const open = [""];
	for (let path = open.pop(); path !== void 0; path = open.pop()) {
		if (signal.aborted) throw stopped();
		const full = path === "" ? folder : `${folder}/${path}`;
		chmodSync(onDisk(full), modeOf("folder", umask));
		for (const entry of entriesIn(full)) {
			const below = path === "" ? entry.name : `${path}/${entry.name}`;
			if (!isStored(below, entry)) {
				await remove(join(folder, below));
				removed += 1;
			} else if (entry.isDirectory() && !skipped.has(below)) open.push(below);
		}
		seen += 1;
		if (seen % 100 === 0) await new Promise((resolve) => setImmediate(resolve));
	}
	for (const path of inner) await mkdir(join(folder, path), { recursive: true });
	return removed;
}
async function replaceByFolder(folder) {
	if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
	await rm(folder, { force: true });
	makeFolder(folder, 448);
}
const modeOf = (kind, umask) => (kind === "file" ? 438 : 511) & ~umask;
function foldersAbove(paths) {
	const above = new Set();
	for (const path of paths) for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) {
		const folder = path.slice(0, end);
		if (above.has(folder)) break;
		above.add(folder);
	}
	return above;
}
// src/adapters/trees/tree-seal.ts
async function seal(folder, file, signal) {
	const now = await sealNow(folder, await readSeal(file), signal);
	await mkdir(dirname$1(file), {
		recursive: true,
		mode: 448
	});
	await writeFile(`${file}.partial`, JSON.stringify(now));
	await rename(`${file}.partial`, file);
}
async function isSealed(folder, file, signal) {
	const before = await readSeal(file);
	const now = await sealNow(folder, before, signal);
	const paths = Object.keys(now);
	const isSame = (path) => before[path]?.[1] === now[path]?.[1];
	return paths.length > 0 && paths.length === Object.keys(before).length && paths.every(isSame);
}
async function readSeal(file) {
	try {
		return JSON.parse(await readFile(file, "utf8"));
	} catch {
		return {};
	}
}
async function sealNow(folder, before, signal) {
	const now = {};
	for (const entry of await walk(folder, signal)) {
		if (entry.kind === "folder") continue;
		const known = before[entry.path];
		const hash = known?.[0] === entry.signature ? known[1] : await hashOf(entry, signal);
		now[entry.path] = [entry.signature, hash];
	}
	return now;
}
async function hashOf({ kind, full, bytes }, signal) {
	try {
		var _usingCtx$1 = _usingCtx();
		if (kind === "link") return `link:${await readlink(onDisk(full))}`;
		if (kind === "other") return "other";
		const hash = createHash("sha256");
		const file = _usingCtx$1.a(await open(onDisk(full)));
		const buffer = Buffer.allocUnsafe(Math.min(bytes + 1, AT_A_TIME));
		for (let read = -1; read !== 0;) {
			if (signal.aborted) throw stopped();
			read = (await file.read(buffer)).bytesRead;
			hash.update(buffer.subarray(0, read));
		}
		return hash.digest("hex");
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
const AT_A_TIME = 1048576;
// src/adapters/trees/trees.ts
const BLOCK_BYTES = 512;
const trees = {
	restore: (request, signal) => orUnwritable(request.to, () => restore(request, signal)),
	async bring(file, folder) {
		try {
			makeFolder(folder, 448);
			const to = join(folder, basename$1(file));
			const { atime, mtime } = await stat$2(file);
			await copyFile(file, to, constants.COPYFILE_FICLONE);
			await utimes(to, atime, mtime);
		} catch (error) {
			throw userError("OUTPUT_UNWRITABLE", `Cannot copy ${file}: ${messageOf(error)}`, { cause: error });
		}
	},
	location: (request) => orUnwritable(request.folder, () => locationFiles(request)),
	seal,
	isSealed,
	prune: (folder, stored, signal) => orUnwritable(folder, () => prune(folder, stored, signal)),
	async isStill(folder, ms, signal) {
		const signatures = async () => {
			return (await walk(folder, signal)).map(({ kind, path, signature }) => kind === "folder" ? path : `${path} ${signature}`);
		};
		const before = await signatures();
		await systemClock.sleep(ms, signal);
		return before.join("\0") === (await signatures()).join("\0");
	},
	async repositoriesIn(folder, signal) {
		return repositoriesBelow(folder, signal);
	},
	async list(folder) {
		return (await readdir$2(folder).catch(() => [])).sort();
	},
	async size(folder, signal) {
		let [files, blocks] = [0, 0];
		const add = (_path, _full, stats) => {
			files += stats.isFile() ? 1 : 0;
			blocks += stats.blocks;
		};
		await scan(folder, add, signal);
		return {
			files,
			bytes: blocks * BLOCK_BYTES
		};
	},
	async make(folder) {
		try {
			makeFolder(folder, 448);
		} catch (error) {
			throw userError("OUTPUT_UNWRITABLE", `Cannot make the folder ${folder}: ${messageOf(error)}`, { cause: error });
		}
	},
	async move(from, to) {
		makeFolder(dirname$1(to));
		await rename(from, to);
	},
	remove
};
async function orUnwritable(folder, work) {
	try {
		return await work();
	} catch (error) {
		if (error instanceof UserError) throw error;
		throw userError("OUTPUT_UNWRITABLE", `Cannot make ${folder}: ${messageOf(error)}`, { cause: error });
	}
}
async function restore({ from, to, isTemplate = false, memory, wayBack, mayStay, except = [] }, signal) {
	await makeSpace(to);
	const wanted = await wantedOf(from, isTemplate, signal);
	const remembered = memory === void 0 ? new Map() : await readMemory(memory);
	const found = outside(except, await presentIn(to, signal));
	const isThere = (source, target) => isFresh(source, target, remembered);
	if (wayBack === void 0 && found.size === wanted.size && [...wanted.values()].every((entry) => isThere(entry, found.get(entry.path)))) return {
		copied: 0,
		removed: 0
	};
	if (memory !== void 0) await rm(memory, { force: true });
	const task = {
		wanted,
		from,
		to,
		memory,
		wayBack
	};
	const result = await change(task, {
		present: found,
		isThere,
		mayStay
	}, signal);
	await rememberIn(task, signal);
	return result;
}
const TICK_MS = 20;
async function wantedOf(from, isTemplate, signal) {
	const wanted = new Map();
	for (const entry of await walk(from, signal, {
		isSource: true,
		withoutGit: isTemplate
	})) {
		if (isTemplate && entry.kind === "link") await refuseLinkOut(entry.full, from);
		if (isTemplate && entry.kind === "other") throw notCopied(entry.full);
		if (entry.kind !== "other") wanted.set(entry.path, entry);
	}
	return wanted;
}
async function refuseLinkOut(link, folder) {
	const target = await readlink(onDisk(link));
	const way = relative$1(folder, resolve$1(dirname$1(link), target));
	if (!isAbsolute$1(target) && !isAbsolute$1(way) && !/^\.\.(?:[/\\]|$)/.test(way)) return;
	throw userError("FILE_UNREADABLE", `The link ${link} leads out of its folder, to ${target}`, { hint: "An agent that writes through it would change that. Put the file itself there." });
}
const notCopied = (path) => userError("FILE_UNREADABLE", `${path} is neither a file, a folder nor a link`);
async function change({ wanted, to }, { present, isThere, mayStay }, signal) {
	const inTheWay = await removeInTheWay(wanted, present, to);
	const stale = [...wanted.values()].filter((entry) => !isThere(entry, present.get(entry.path)));
	await makeFolders(stale, present, to);
	const others = stale.filter(({ kind }) => kind !== "folder");
	await eachOf(others, (entry) => put(entry, join(to, entry.path), present.has(entry.path)), signal);
	const removed = inTheWay + await removeForeign(wanted, present, mayStay, signal);
	const isStale = new Set(stale);
	await eachOf([...wanted.values()].filter((entry) => entry.kind === "folder" && (isStale.has(entry) || (entry.mode & 192) !== 192)).reverse(), (entry) => likeSource(entry, onDisk(join(to, entry.path))), signal);
	return {
		copied: others.length,
		removed
	};
}
async function presentIn(folder, signal) {
	const entries = await walk(folder, signal);
	return new Map(entries.map((entry) => [entry.path, entry]));
}
function outside(folders, found) {
	if (folders.length === 0) return found;
	const isPassedOver = ({ path, kind }) => folders.some((each) => path.startsWith(`${each}/`) || kind === "folder" && `${each}/`.startsWith(`${path}/`));
	return new Map([...found].filter(([, entry]) => !isPassedOver(entry)));
}
function isFresh(source, target, remembered) {
	if (target === void 0 || target.kind !== source.kind) return false;
	if (source.kind === "folder") return source.mode === target.mode;
	const known = remembered.get(source.path);
	return known !== void 0 && known[0] === source.signature && known[1] === target.signature;
}
async function removeInTheWay(wanted, present, to) {
	const spelled = new Map([...wanted.keys()].map((path) => [anySpelling(path), path]));
	const isOneWith = async (path) => {
		const other = spelled.get(anySpelling(path));
		if (other === void 0 || wanted.has(path) || present.has(other)) return false;
		return lstat$1(onDisk(join(to, other))).then(() => true, () => false);
	};
	let removed = 0;
	for (const [path, entry] of present) {
		const kind = wanted.get(path)?.kind;
		if (kind === entry.kind || kind === void 0 && !await isOneWith(path)) continue;
		await remove(entry.full);
		removed += 1;
		present.delete(path);
		if (entry.kind !== "folder") continue;
		for (const below of present.keys()) if (below.startsWith(`${path}/`)) present.delete(below);
	}
	return removed;
}
const anySpelling = (path) => path.normalize("NFC").toLowerCase();
async function makeFolders(stale, present, to) {
	for (const { kind, path } of stale) {
		if (kind !== "folder") continue;
		if (present.has(path)) await chmod(onDisk(join(to, path)), 448);
		else await mkdir(onDisk(join(to, path)), {
			recursive: true,
			mode: 448
		});
	}
}
async function put(entry, target, isThere) {
	const [from, to] = [onDisk(entry.full), onDisk(target)];
	const clear = () => withDirectory(target, () => rm(to, { force: true }));
	const make = async () => {
		if (entry.kind === "link") await symlink(await readlink(from, "buffer"), to);
		else await copyFile(from, to, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL);
	};
	if (isThere) await clear();
	try {
		await make();
	} catch {
		await clear();
		await withDirectory(target, make);
	}
	await likeSource(entry, to);
}
async function likeSource({ kind, mode, modifiedAt }, target) {
	const modified = new Date(modifiedAt);
	if (kind === "link") return lutimes(target, modified, modified);
	if (kind === "folder") await chmod(target, mode);
	await utimes(target, modified, modified);
}
async function removeForeign(wanted, present, mayStay, signal) {
	const foreign = [...present.values()].filter(({ path }) => !wanted.has(path));
	if (mayStay === void 0) {
		const tops = foreign.filter(({ path }) => !hasForeignParent(path, wanted, present));
		await eachOf(tops, ({ full }) => withDirectory(full, () => remove(full)), signal);
		return tops.length;
	}
	const staying = await mayStay(foreign.filter(({ kind }) => kind !== "folder").map(({ path }) => path));
	let removed = 0;
	for (const { kind, full, path } of foreign.toReversed()) if (kind === "folder") await rmdir(onDisk(full)).catch(() => void 0);
	else if (!staying.has(path)) {
		await withDirectory(full, () => rm(onDisk(full), { force: true }));
		removed += 1;
	}
	return removed;
}
function hasForeignParent(path, wanted, present) {
	const parent = dirname$1(path);
	return present.has(parent) && !wanted.has(parent);
}
async function makeSpace(path) {
	const found = await lstat$1(path).catch(() => void 0);
	if (found !== void 0 && !found.isDirectory()) await rm(path, { force: true });
	makeFolder(path, 448);
}
async function rememberIn({ memory, wayBack, wanted, to }, signal) {
	if (memory === void 0 && wayBack === void 0) return;
	const made = await presentIn(to, signal);
	const pairs = [...wanted.values()].flatMap(({ path, kind, signature }) => {
		const target = made.get(path);
		return kind === "folder" || target === void 0 ? [] : [{
			path,
			signature,
			own: target.signature
		}];
	});
	await systemClock.sleep(TICK_MS, signal);
	const there = pairs.map(({ path, signature, own }) => [path, [signature, own]]);
	const back = pairs.map(({ path, signature, own }) => [path, [own, signature]]);
	if (memory !== void 0) await writeMemory(memory, there);
	if (wayBack !== void 0) await writeMemory(wayBack, back);
}
const MEMORY_VERSION = 5;
async function readMemory(path) {
	try {
		const { version, entries } = JSON.parse(await readFile(path, "utf8"));
		return version === MEMORY_VERSION && Array.isArray(entries) ? new Map(entries) : new Map();
	} catch {
		return new Map();
	}
}
async function writeMemory(path, entries) {
	const draft = `${path}.partial`;
	await writeFile(draft, JSON.stringify({
		version: MEMORY_VERSION,
		entries
	}));
	await rename(draft, path);
}
// src/app/pipeline/runtime.ts
function realRuntime(log, signal = stopSignal(log)) {
	const { env } = process;
	return {
		files,
		exec,
		git: createGit(exec, env),
		openContainers: (given) => createContainers({
			exec,
			env: given,
			userId: userIdOfThisProcess()
		}),
		trees,
		locks,
		newId,
		newRowSigner,
		http: httpOf(env),
		gzip: gzip$1,
		connect: gitHubClients(),
		matcher,
		loopback: { serve: async (handle) => (await import("./loopback.js")).loopback.serve(handle) },
		scripts: systemScripts(process.argv[1]),
		stores: jsonStores(env["GITHUB_ACTIONS"] === "true" ? 0 : systemClock.now()),
		clock: systemClock,
		giveWay: openGiveWay(),
		memory,
		machine,
		log,
		env,
		secrets: [],
		programEnv: (declared) => programEnv(env, declared),
		agentEnv: (declared) => agentEnv(env, declared),
		cwd: process.cwd(),
		script: process.argv[1],
		page: {
			template: () => reportTemplate(process.argv[1]),
			deflate
		},
		signal
	};
}
function httpOf(env) {
	let opened;
	return async (url, request) => {
		opened ??= import("./http.js").then(({ openHttp }) => openHttp(env));
		return (await opened)(url, request);
	};
}
const unstoppable = () => new AbortController().signal;
export { unstoppable as n, programEnv as r, realRuntime as t };
