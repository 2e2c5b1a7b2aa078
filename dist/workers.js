import { Tl as resultKeyOf, Xo as findKind, ed as plural, nu as isNotRun, zi as providers } from "./common.js";
// src/run/budget.ts
const ROUNDING_USD = 1e-9;
var Budget = class {
	capUsd;
	#costs;
	#underWay = new Map();
	#spentUsd = 0;
	constructor(capUsd, costs) {
		this.capUsd = capUsd;
		this.#costs = costs;
	}
	get spentUsd() {
		return this.#spentUsd;
	}
	get isSpent() {
		return this.#spentUsd >= this.capUsd - ROUNDING_USD;
	}
	answer(kind) {
		if (this.isSpent) return "spent";
		if (this.#underWay.size === 0) return "go";
		const reservedUsd = [...this.#underWay].reduce((sum, [each, count]) => sum + count * this.#costs.of(each), 0);
		return this.#spentUsd + reservedUsd + this.#costs.of(kind) <= this.capUsd + ROUNDING_USD ? "go" : "wait";
	}
	reserve(kind) {
		this.#underWay.set(kind, (this.#underWay.get(kind) ?? 0) + 1);
		return { release: () => {
			const left = (this.#underWay.get(kind) ?? 1) - 1;
			if (left === 0) this.#underWay.delete(kind);
			else this.#underWay.set(kind, left);
		} };
	}
	spend(usd) {
		this.#spentUsd += usd;
	}
};
var UsualCosts = class {
	#sums = new Map();
	#dearest = new Map();
	part(kind, usd) {
		this.#dearest.set(kind, Math.max(this.#dearest.get(kind) ?? 0, usd));
	}
	add(kind, usd) {
		const sum = this.#sums.get(kind) ?? {
			usd: 0,
			count: 0
		};
		this.#sums.set(kind, {
			usd: sum.usd + usd,
			count: sum.count + 1
		});
	}
	of(kind) {
		const sum = this.#sums.get(kind);
		return sum === void 0 ? this.#dearest.get(kind) ?? 0 : sum.usd / sum.count;
	}
};
// src/run/waiting-queue.ts
var WaitingQueue = class {
	#waiting = new Set();
	wait(signal) {
		return new Promise((resolve) => {
			const wake = () => {
				this.#waiting.delete(wake);
				signal.removeEventListener("abort", wake);
				resolve();
			};
			this.#waiting.add(wake);
			signal.addEventListener("abort", wake);
		});
	}
	wake(most = Number.POSITIVE_INFINITY) {
		for (const [index, wake] of [...this.#waiting].entries()) {
			if (index >= most) return;
			wake();
		}
	}
};
// src/run/admission.ts
const NONE = new Map();
var Admission = class {
	#costs = new UsualCosts();
	#runBudget;
	#suiteBudgets = new Map();
	#breakers = new Map();
	#failedSuites = new Map();
	#unknownCosts = new Map();
	#cutShort = new Map();
	#waiting = new WaitingQueue();
	#stopped;
	constructor(steps, runBudgetUsd, earlierUsd = NONE) {
		const expected = { of: (step) => Math.max(earlierUsd.get(resultKeyOf(step)) ?? 0, this.#costs.of(keyOf(step.target))) };
		this.#runBudget = runBudgetUsd === void 0 ? void 0 : new Budget(runBudgetUsd, expected);
		for (const { suite } of steps) {
			const { file, budgetUsd } = suite;
			if (budgetUsd === void 0 || this.#suiteBudgets.has(file)) continue;
			this.#suiteBudgets.set(file, new Budget(budgetUsd, expected));
		}
	}
	get stopped() {
		return this.#stopped;
	}
	get warnings() {
		const unknown = [...this.#unknownCosts.values()].map(({ name, location }) => ({
			code: "COST_UNKNOWN",
			severity: "warning",
			message: `The cost of the target "${name}" is unknown, and no budget counted it`,
			location,
			hint: "Set \"pricing\" of the target (for a model), or let the command write \"cost_usd\"."
		}));
		const cutShort = [...this.#cutShort].map(([suiteFile, count]) => ({
			code: "BUDGET_SPENT",
			severity: "warning",
			message: `The budget of the suite ${suiteFile} is spent: ${plural("test", count)} had fewer trials than planned`,
			hint: "Raise its \"budget_usd\", and run the remaining trials with --resume."
		}));
		return [...unknown, ...cutShort];
	}
	spent(suiteFile, target, costUsd) {
		const budgets = this.#budgetsOf(suiteFile);
		if (budgets.length === 0) return;
		if (costUsd !== void 0) this.#costs.part(keyOf(target), costUsd);
		if (costUsd === void 0 && !isFree(target)) this.#unknownCosts.set(keyOf(target), target);
		for (const budget of budgets) budget.spend(costUsd ?? 0);
	}
	refusal({ suite, target }, isRequired = true) {
		const failed = suite.failOnError ? this.#failedSuites.get(suiteKey(suite.file, target.name)) : void 0;
		if (failed !== void 0) return notAfterError(failed);
		const cause = this.#breakers.get(keyOf(target))?.blownBy;
		if (cause === void 0) return void 0;
		if (isRequired) this.#stopped ??= "breaker";
		return notAskedAgain(target, cause);
	}
	async admit(step, signal, isRequired = true) {
		const { suite, target } = step;
		const budgets = this.#budgetsOf(suite.file);
		for (;;) {
			const answers = budgets.map((budget) => ({
				budget,
				answer: budget.answer(step)
			}));
			const spent = answers.find(({ answer }) => answer === "spent")?.budget;
			if (spent !== void 0) return this.#refuse(spent, isRequired);
			if (signal.aborted || answers.every(({ answer }) => answer === "go")) {
				const reserved = budgets.map((budget) => budget.reserve(step));
				return {
					kind: "go",
					over: (costUsd) => {
						if (costUsd !== void 0) this.#costs.add(keyOf(target), costUsd);
						for (const each of reserved) each.release();
						this.#waiting.wake();
					}
				};
			}
			await this.#waiting.wait(signal);
		}
	}
	finished(suiteFile, target, result, isPlanned = true) {
		const failure = result.status === "execution_error" ? result.failure : void 0;
		if (isPlanned && result.costLimited && this.#suiteBudgets.get(suiteFile)?.isSpent) this.#cutShort.set(result.suiteFile, (this.#cutShort.get(result.suiteFile) ?? 0) + 1);
		if (failure !== void 0) this.#failedIn(suiteKey(suiteFile, result.target), result);
		if (target === void 0 || failure !== void 0 && isNotRun(failure)) return;
		const breaker = this.#breakers.get(keyOf(target)) ?? new CircuitBreaker();
		this.#breakers.set(keyOf(target), breaker);
		breaker.finished(failure);
	}
	#failedIn(suite, result) {
		if (!this.#failedSuites.has(suite)) this.#failedSuites.set(suite, result);
	}
	#budgetsOf(suiteFile) {
		return [this.#runBudget, this.#suiteBudgets.get(suiteFile)].filter((budget) => budget !== void 0);
	}
	#refuse(budget, isRequired) {
		const isOfRun = budget === this.#runBudget;
		if (isOfRun && isRequired) this.#stopped = "budget";
		return {
			kind: "refused",
			failure: {
				class: "budget",
				stage: "setup",
				reason: "budget_exceeded",
				message: `Not run: the budget of ${isOfRun ? "the run" : "the suite"} is spent (${usd(budget.spentUsd)} of ${usd(budget.capUsd)})`
			}
		};
	}
};
function keyOf(target) {
	const { location, resolvedName, provider } = target;
	const key = knownKeys.get(target) ?? JSON.stringify([
		location.file,
		resolvedName,
		provider
	]);
	knownKeys.set(target, key);
	return key;
}
const knownKeys = new WeakMap();
const suiteKey = (file, target) => JSON.stringify([file, target]);
const usd = (amount) => `$${Number(amount.toFixed(6))}`;
const notAfterError = ({ testId }) => ({
	class: "cancelled",
	stage: "setup",
	reason: "error_threshold_exceeded",
	message: `Not run: the suite stops at its first error (fail_on_error), which was in the test "${testId}"`
});
const notAskedAgain = ({ name }, cause) => ({
	class: cause.class,
	stage: "setup",
	reason: "error_threshold_exceeded",
	message: `Not run: the first ${BREAKER_TESTS} tests of the target "${name}" all ended in an error of the class ${cause.class}, so it is no longer called. The first: ${cause.message}`
});
const BREAKER_TESTS = 5;
const INFRASTRUCTURE = [
	"auth",
	"config",
	"provider",
	"rate_limit"
];
var CircuitBreaker = class {
	#left = BREAKER_TESTS;
	#first;
	#isSafe = false;
	finished(failure) {
		if (this.#isSafe || this.#left === 0) return;
		if (!(failure !== void 0 && INFRASTRUCTURE.includes(failure.class) && (this.#first === void 0 || this.#first.class === failure.class))) {
			this.#isSafe = true;
			return;
		}
		this.#first ??= failure;
		this.#left -= 1;
	}
	get blownBy() {
		return this.#left === 0 ? this.#first : void 0;
	}
};
const isFree = ({ provider }) => findKind(providers, provider)?.isFree === true;
// src/app/steps/workers.ts
const DEFAULT_WORKERS = 3;
const DEFAULT_JUDGE_WORKERS = 8;
const WRITTEN_TOGETHER = 32;
const knownLanes = new WeakMap();
function lanesOf({ suite, target }) {
	const known = knownLanes.get(suite) ?? new Map();
	knownLanes.set(suite, known);
	const lanes = known.get(target) ?? [JSON.stringify([
		"suite",
		suite.path,
		target.name
	]), JSON.stringify(["target", keyOf(target)])];
	known.set(target, lanes);
	return lanes;
}
const workersOf = ({ suite, target }, { workers }) => isOneAtATime(target.provider) ? 1 : workers ?? suite.workers ?? target.workers ?? DEFAULT_WORKERS;
const isOneAtATime = (provider) => findKind(providers, provider)?.oneAtATime ?? false;
const judgeWorkersOf = ({ workers }) => workers ?? DEFAULT_JUDGE_WORKERS;
function limitsOf(steps, inputs, { callLimit, alone, allHere }) {
	const lanes = new Map();
	const raise = (lane, most, target) => {
		const known = lanes.get(lane);
		if (known === void 0) lanes.set(lane, {
			most,
			...target && { target }
		});
		else known.most = Math.max(known.most, most);
	};
	const seen = new Set();
	for (const step of steps) {
		const own = lanesOf(step);
		if (seen.has(own)) continue;
		seen.add(own);
		const [ofSuite, ofTarget] = own;
		raise(ofSuite, workersOf(step, inputs));
		raise(ofTarget, workersOf(step, inputs), step.target);
	}
	const most = Math.max(DEFAULT_WORKERS, ...[...lanes.values()].map((lane) => lane.most));
	const total = inputs.workers ?? most;
	return {
		total,
		perLane(name) {
			if (alone.has(name)) return 1;
			const lane = lanes.get(name);
			if (lane === void 0) return DEFAULT_WORKERS;
			const bears = lane.target && callLimit(lane.target);
			return Math.min(lane.most, bears ?? lane.most);
		},
		begun: total + Math.max(total, allHere ? WRITTEN_TOGETHER : DEFAULT_JUDGE_WORKERS)
	};
}
export { Admission as a, workersOf as i, lanesOf as n, keyOf as o, limitsOf as r, WaitingQueue as s, judgeWorkersOf as t };
