import { Xi as Variable, Xo as findKind, Zi as optionalNumber, Zu as cutEnd, fc as shownPath, hl as cacheNames, ii as isModel, iu as responseSchema, ms as isCheckout, su as finalAnswer, uc as findRepository, uu as sumTokens, zi as providers } from "./common.js";
const { createHash } = process.getBuiltinModule("node:crypto");
const { join, relative, resolve } = process.getBuiltinModule("node:path");
// src/run/calls/cache-tally.ts
var CacheTally = class {
	#asked = 0;
	#hits = 0;
	#notStored = 0;
	#withoutCost = 0;
	#costs = [];
	#usages = [];
	asked(found) {
		this.#asked += 1;
		if (found === void 0) return;
		this.#hits += 1;
		if (found.costUsd === void 0) this.#withoutCost += 1;
		else this.#costs.push(found.costUsd);
		if (found.tokenUsage) this.#usages.push(found.tokenUsage);
	}
	stored(isStored) {
		if (!isStored) this.#notStored += 1;
	}
	use(cache) {
		if (this.#asked === 0) return void 0;
		const savedTokens = sumTokens(this.#usages);
		return {
			cache,
			asked: this.#asked,
			hits: this.#hits,
			...this.#costs.length > 0 && { savedUsd: this.#costs.reduce((sum, cost) => sum + cost, 0) },
			savedUnknown: this.#withoutCost,
			...savedTokens && { savedTokens },
			notStored: this.#notStored
		};
	}
};
// src/run/calls/with-cache.ts
const FORMAT = 1;
function answerCache({ store, scopeOf, mayKeep, tally }) {
	const keyOf = (question) => {
		const { prompt, judging = null, trial } = question;
		const { question: text, chat = null, system = null } = prompt;
		return createHash("sha256").update(JSON.stringify([
			FORMAT,
			scopeOf(question),
			text,
			chat,
			system,
			judging,
			trial
		])).digest("hex");
	};
	return {
		async recall(question, isGood) {
			const { data } = responseSchema.safeParse(await store.get(keyOf(question)));
			const response = data !== void 0 && isGood(data) ? data : void 0;
			tally.asked(response);
			return response;
		},
		async keep(question, response) {
			if (mayKeep(response)) tally.stored(await store.put(keyOf(question), response));
		}
	};
}
function withCache(provider, cache) {
	return {
		retry: provider.retry,
		async ask(question, signal) {
			if (question.isRerun) return provider.ask(question, signal);
			const known = await cache.recall(question, isComplete);
			if (known !== void 0) return {
				kind: "answered",
				response: {
					...known,
					cached: true
				}
			};
			const outcome = await provider.ask(question, signal);
			if (outcome.kind === "answered" && isComplete(outcome.response)) await cache.keep(question, outcome.response);
			return outcome;
		}
	};
}
const isComplete = ({ messages, error, targetUsed }) => !error && targetUsed === void 0 && finalAnswer(messages).trim() !== "";
// src/targets/identity.ts
function identityOf({ provider, options }) {
	const reporting = Object.entries(options).filter(([key]) => !/(?:key|token|secret|credentials?|password)$/i.test(key)).map(([key, value]) => [key, key === "headers" ? withoutValues(value) : value instanceof Variable ? value.value : value]).toSorted(([a], [b]) => String(a) < String(b) ? -1 : 1);
	return digest([provider, reporting]);
}
const withoutValues = (headers) => typeof headers !== "object" || headers === null ? headers : Object.entries(headers).map(([name, value]) => [name, value instanceof Variable ? { variable: value.name } : value]);
const digest = (value) => createHash("sha256").update(JSON.stringify(value)).digest("hex");
// src/app/reuse/caches.ts
const CACHE_FOLDER = ".agentv/cache";
const cacheFolder = (cwd, env) => jobCacheFolder(env) ?? resolve(cwd, CACHE_FOLDER);
function jobCacheFolder({ GITHUB_ACTIONS, RUNNER_TEMP }) {
	return GITHUB_ACTIONS === "true" && RUNNER_TEMP ? join(RUNNER_TEMP, "eval-action-cache") : void 0;
}
const GIT_MS = 6e4;
const MOST_JUDGEMENT_BYTES = 8388608;
var Caches = class {
	#site;
	#judgements = [];
	#judgementBytes = 0;
	#refusals = new Map();
	#warnings = [];
	#tallies = new Map(cacheNames.map((name) => [name, new CacheTally()]));
	constructor(site) {
		this.#site = site;
	}
	around(provider, { suite, target }) {
		if (!this.#isOn("responses", suite) || whyNotStored(target) !== void 0) return provider;
		const identity = identityOf(target);
		return withCache(provider, this.#cache("responses", suite, ({ testId }) => [
			identity,
			suite.name,
			testId
		]));
	}
	memoryOf(suite, judge) {
		if (!this.#isOn("judge", suite) || !isModel(judge) || isFree(judge)) return void 0;
		const identity = identityOf(judge);
		return this.#cache("judge", suite, () => [identity, "1"]);
	}
	remarks({ plan }) {
		const asked = plan.steps.filter((step) => step.kind === "run" && this.#isOn("responses", step.suite));
		const notCached = [...new Map(asked.map(({ target }) => [target.name, target])).values()].flatMap((target) => {
			const why = whyNotStored(target);
			if (why === void 0) return [];
			return [{
				code: "UNUSED",
				severity: "warning",
				message: `The responses of the target "${cutEnd(target.name, 60)}" are not cached: ${why}`,
				location: target.location
			}];
		});
		const isInJob = jobCacheFolder(this.#site.env) !== void 0;
		const moved = new Set(plan.steps.flatMap(({ suite }) => isInJob && suite.cachePath !== void 0 ? suite : []));
		return [...notCached, ...Array.from(moved, ({ location }) => ({
			code: "UNUSED",
			severity: "warning",
			message: "execution.cache_path is not used in a job of GitHub Actions: caches are outside of the checkout there",
			location,
			hint: "Remove the steps that store this folder: the action stores its caches by itself."
		}))];
	}
	get warnings() {
		return this.#warnings;
	}
	get newJudgements() {
		return this.#judgements;
	}
	uses() {
		return [...this.#tallies].flatMap(([name, tally]) => tally.use(name) ?? []);
	}
	#isOn(name, suite) {
		const { cache, dryRun } = this.#site.inputs;
		if (dryRun) return false;
		if (cache !== void 0) return cache.includes(name);
		return name === "judge" || suite.cache === true;
	}
	#storeOf(name, { cachePath }) {
		const { cwd, env, stores } = this.#site;
		const own = jobCacheFolder(env) ?? (cachePath === void 0 ? void 0 : resolve(cwd, cachePath));
		const folder = join(own ?? resolve(cwd, CACHE_FOLDER), name);
		const store = stores.open(folder);
		return {
			get: async (key) => {
				const value = await store.get(key);
				return value === void 0 || await this.#isRefused(folder) ? void 0 : value;
			},
			put: (key, value) => {
				if (name === "judge" && cachePath === void 0) this.#note(key, value);
				return store.put(key, value);
			}
		};
	}
	async #isRefused(folder) {
		const known = this.#refusals.get(folder);
		if (known !== void 0) return await known !== void 0;
		const asking = this.#whyRefused(folder);
		this.#refusals.set(folder, asking);
		const why = await asking;
		if (why === void 0) return false;
		const shown = shownPath(folder, this.#site.cwd);
		this.#warnings.push({
			code: "UNUSED",
			severity: "warning",
			message: `The cache in ${shown} is not used: ${why}`,
			hint: `Run "git rm -r --cached ${shown}", and add it to .gitignore: a committed entry would decide how tests end.`
		});
		return true;
	}
	async #whyRefused(folder) {
		const { files, git, signal } = this.#site;
		const cwd = await files.realPath(folder);
		const root = await findRepository(cwd, files);
		if (!await isCheckout({
			root,
			runtime: {
				files,
				git,
				signal
			}
		})) return void 0;
		const listed = await git.run([
			"ls-files",
			"-z",
			"--",
			"."
		], {
			cwd,
			timeoutMs: GIT_MS
		}, signal);
		if (listed.kind !== "exited" || listed.exitCode !== 0) return `git cannot tell whether ${cwd} is committed`;
		const first = listed.stdout.split("\0").find((name) => name !== "" && name !== ".gitignore");
		return first && `git tracks ${relative(root, join(cwd, first))}`;
	}
	#note(key, value) {
		const bytes = Buffer.byteLength(JSON.stringify({
			key,
			value
		}));
		if (this.#judgementBytes + bytes > MOST_JUDGEMENT_BYTES) return;
		this.#judgementBytes += bytes;
		this.#judgements.push({
			key,
			value
		});
	}
	#cache(name, suite, scopeOf) {
		const { clean } = this.#site;
		return answerCache({
			store: this.#storeOf(name, suite),
			scopeOf: (question) => [name, ...scopeOf(question)],
			mayKeep: (response) => JSON.stringify(clean(response)) === JSON.stringify(response),
			tally: this.#tallies.get(name) ?? new CacheTally()
		});
	}
};
const isFree = ({ provider }) => findKind(providers, provider)?.isFree === true;
const isRecorded = ({ provider }) => findKind(providers, provider)?.isRecorded ?? false;
function whyNotStored(target) {
	if (isRecorded(target)) return "a recording is free to read again";
	if (isFree(target)) return `${target.provider} responds at no cost`;
	if (!isModel(target)) return "programs and agents have effects besides their answer";
	const temperature = optionalNumber().safeParse(target.options["temperature"]).data;
	return temperature !== void 0 && temperature > 0 ? `its temperature is ${temperature}, so the responses are meant to vary` : void 0;
}
export { cacheFolder as n, Caches as t };
