import { i as conclusionOf, n as pairingOf, t as decide } from "./decide.js";
import { n as groupProblems } from "./grouped-problems.js";
import { a as policyOf, l as gateSettings } from "./find-policy.js";
import { f as kebab } from "./json.js";
import { u as isInput } from "./refused-settings.js";
import { t as version } from "./version.js";
// src/app/config/used-settings.ts
function usedSettings(inputs, policy, configured = []) {
	const gate = gateSettings.parse(policy);
	const values = {
		threshold: inputs.threshold,
		mustPass: inputs.mustPass ? "true" : void 0,
		trials: inputs.trials,
		confirm: gate.confirm,
		control: gate.control,
		seedBaseline: inputs.seedBaseline,
		maxDrop: gate.maxDrop,
		maxErrorRate: gate.maxErrorRate,
		maxCostIncrease: gate.maxCostIncrease,
		maxLatencyIncrease: gate.maxLatencyIncrease,
		onInconclusive: inputs.onInconclusive,
		baselineMaxAge: inputs.baselineMaxAge,
		budgetUsd: inputs.budgetUsd
	};
	return Object.entries(values).flatMap(([word, value]) => {
		if (value === void 0) return [];
		const from = isInput(word) && inputs.given.includes(word) ? "given" : configured.includes(word) ? "configuration" : "default";
		return [{
			name: kebab(word),
			value,
			from
		}];
	});
}
// src/app/pipeline/report-on.ts
function reportOn(run, { inputs, gate = policyOf(inputs), source, isChange, configured, ...sides }) {
	const pairing = pairingOf(run, {
		baseline: nothingNamed,
		...sides
	});
	const { totals, suites, comparison, verdict } = decide(run, pairing, gate, {
		source,
		isChange
	});
	return {
		schemaVersion: 1,
		generator: {
			name: "eval-action",
			version
		},
		startedAt: run.startedAt,
		durationMs: run.durationMs,
		complete: run.complete,
		...run.stopped !== void 0 && { stopped: run.stopped },
		...run.stoppedShards && { stoppedShards: run.stoppedShards },
		...run.unreadable && { unreadable: run.unreadable },
		...run.withoutResult && { withoutResult: run.withoutResult },
		dryRun: run.dryRun,
		...run.selected && { selected: run.selected },
		...run.baselineFiles && { baselineFiles: run.baselineFiles },
		...run.deletedMustPass && { deletedMustPass: run.deletedMustPass },
		...run.seeding && { seeding: run.seeding },
		...run.missingSecrets && { missingSecrets: run.missingSecrets },
		...run.confirmed && { confirmed: run.confirmed },
		...run.unconfirmed && { unconfirmed: run.unconfirmed },
		...run.reuseLeaks && { reuseLeaks: run.reuseLeaks },
		...run.imported && { imported: run.imported },
		...run.feedback && { feedback: run.feedback },
		...run.environment && { environment: run.environment },
		verdict,
		conclusion: conclusionOf(verdict.kind, CONCLUSIONS[inputs.onInconclusive]),
		totals,
		suites: [...suites],
		results: run.results,
		...run.extraTrials && { extraTrials: run.extraTrials },
		...run.earlier && { earlier: run.earlier },
		comparison,
		...source !== void 0 && { policy: source },
		settings: usedSettings(inputs, gate, configured),
		warnings: groupProblems(run.warnings),
		...run.caches && { caches: run.caches }
	};
}
const nothingNamed = {
	kind: "none",
	why: "the input baseline is not set",
	isChosen: true
};
const CONCLUSIONS = {
	pass: "success",
	neutral: "neutral",
	fail: "failure"
};
export { reportOn as t };
