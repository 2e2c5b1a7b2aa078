import { h as object, u as int, y as string } from "./schemas.js";
import { t as artifactReader } from "./artifact-reader.js";
import { Aa as reportedSteps, Ds as MAX_EVIDENCE_BYTES, Es as readEvidenceText, I as openStore, Ma as keyFolder, Na as shortCommit, Oa as ageText, Ru as isOwnServer, Sa as keyOf, Ta as historyBaseline, _u as lookAt, ba as folderOf, bs as commits, bu as whyNotTrusted, ed as plural, gu as permissionHint, id as UserError, ja as runText, ji as oneLine, ka as distanceText, nd as ServiceError, rd as lacksPermission, ul as WINDOW, vs as contentSchema, vu as nearestFirst, xu as evidenceArtifact, ys as textOf } from "./common.js";
// src/adapters/github/workflow-runs.ts
function workflowRuns({ owner, repo, ask }) {
	return {
		async get(run, signal) {
			const found = await ask({
				what: `the request for workflow run ${run}`,
				schema: runSchema,
				send: ({ rest }, request) => rest.actions.getWorkflowRun({
					owner,
					repo,
					run_id: run,
					exclude_pull_requests: true,
					request
				})
			}, signal);
			const head = found.head_repository;
			return {
				id: found.id,
				attempt: found.run_attempt ?? 1,
				event: found.event,
				status: found.status ?? "",
				conclusion: found.conclusion ?? void 0,
				name: found.name ?? "",
				path: found.path.replace(/@.*$/s, ""),
				headSha: found.head_sha,
				headBranch: found.head_branch ?? void 0,
				repositoryId: found.repository.id,
				head: head ? {
					owner: head.owner.login,
					fullName: head.full_name,
					repositoryId: head.id
				} : void 0
			};
		},
		async fileOfDefaultBranch(path, signal) {
			try {
				const found = await ask({
					what: `the request for ${path} of the default branch`,
					schema: contentSchema,
					send: ({ rest }, request) => rest.repos.getContent({
						owner,
						repo,
						path,
						request
					})
				}, signal);
				return textOf(found);
			} catch (error) {
				if (error instanceof ServiceError && error.fault === "missing") return void 0;
				throw error;
			}
		}
	};
}
const runSchema = object({
	id: int(),
	run_attempt: int().optional(),
	event: string(),
	status: string().nullable(),
	conclusion: string().nullable(),
	name: string().nullish(),
	path: string(),
	head_sha: string(),
	head_branch: string().nullable(),
	repository: object({ id: int() }),
	head_repository: object({
		id: int(),
		full_name: string(),
		owner: object({ login: string() })
	}).nullish()
});
// src/app/baseline/evidence-artifact.ts
async function findEvidence(question, site, signal) {
	const steps = [];
	try {
		if (isOwnServer(question.job.serverUrl)) return {
			kind: "none",
			why: OWN_SERVER,
			isUnusable: true,
			steps
		};
		return {
			...await (question.run === void 0 ? lookAround : lookInRun)(question, site, steps, signal),
			steps
		};
	} catch (error) {
		if (!(error instanceof ServiceError)) throw error;
		return {
			kind: "unavailable",
			why: `could not look up the evidence of the base branch: ${error.message}`,
			...lacksPermission(error) && {
				hint: permissionHint("actions: read"),
				lacksPermission: true
			},
			steps
		};
	}
}
const OWN_SERVER = "GitHub Enterprise Server cannot store evidence as artifacts; set baseline to a file";
async function lookAround(question, site, steps, signal) {
	const { job } = question;
	const base = baseOf(job, question.branch);
	if (base === void 0) return {
		kind: "unavailable",
		why: "the base branch is not known",
		hint: "Set baseline-branch."
	};
	const name = evidenceArtifact(question.key);
	const rules = {
		repositoryId: job.repositoryId,
		branch: base.branch,
		workflow: job.workflowFile,
		ownRun: job.run,
		now: site.now,
		maxAgeDays: question.maxAgeDays
	};
	const all = await site.artifacts.named(name, (each) => lookAt(each, rules).kind === "candidate", signal);
	steps.push(`Searching for evidence in ${name}: ${plural("artifact", all.length)}`);
	const refusals = [];
	const lost = [];
	const candidates = all.flatMap((artifact) => {
		const looked = lookAt(artifact, rules);
		if (looked.kind === "candidate") return [looked.candidate];
		refusals.push(`${runText(artifact)}: skipped, ${looked.why}`);
		if (looked.remedy !== void 0) lost.push(`${runText(artifact)}: skipped, ${looked.why}; ${looked.remedy}`);
		return [];
	});
	steps.push(...refusals);
	const [newest = refusals[0]] = lost;
	const why = `no trusted run of ${base.branch} has stored evidence ${newest === void 0 ? "yet " : ""}(${name})`;
	const none = {
		kind: "none",
		why: newest === void 0 ? `${why}; the next complete run will store it` : `${why}; ${newest}`,
		...lost.length > 0 && { isUnusable: true }
	};
	if (candidates.length === 0) return none;
	const start = await base.start(site.commits, signal);
	const before = await site.commits.upTo(start, signal);
	const atOrBefore = nearestFirst(candidates, before);
	const broken = [];
	const lookup = {
		rules,
		site,
		notes: {
			steps,
			broken
		}
	};
	return await firstTrusted(atOrBefore, lookup, signal) ?? await firstTrusted(await farBefore(candidates, before, site, signal), lookup, signal) ?? await firstTrusted(await later(candidates, {
		start,
		branch: base.branch
	}, site, signal), lookup, signal) ?? (broken[0] === void 0 ? none : {
		kind: "unavailable",
		why: `the evidence of ${base.branch} could not be read: ${broken[0]}`
	});
}
const HISTORY = 100;
const MOST_FAR = 5;
async function farBefore(candidates, before, { commits }, signal) {
	const [start] = before;
	if (start === void 0 || before.length < HISTORY) return [];
	const known = new Set(before);
	const shas = [...new Set(candidates.map(({ origin }) => origin.sha))].filter((sha) => !known.has(sha));
	const placed = [];
	for (const sha of shas.slice(0, MOST_FAR)) {
		const distance = await commits.distance(sha, start, signal);
		const own = candidates.filter(({ origin }) => origin.sha === sha);
		if (distance !== void 0) placed.push(...own.map((candidate) => ({
			candidate,
			distance: -distance
		})));
	}
	return placed.sort((a, b) => b.distance - a.distance);
}
async function later(candidates, { start, branch }, { commits }, signal) {
	const tip = await commits.upTo(branch, signal);
	const at = tip.indexOf(start);
	return nearestFirst(candidates, [], at < 0 ? tip : tip.slice(0, at));
}
const MOST_RUNS = 50;
async function firstTrusted(placed, { rules, site, notes }, signal) {
	for (const { candidate, distance } of placed.slice(0, MOST_RUNS)) {
		const run = await site.runs.get(candidate.origin.run, signal);
		const why = whyNotTrusted(run, candidate, rules);
		if (why !== void 0) {
			notes.steps.push(`${runText(candidate)}: skipped, ${why}`);
			continue;
		}
		const texts = await textsOf(candidate, site, notes, signal);
		if (texts === void 0) continue;
		const where = `${ageText(site.now - Date.parse(candidate.createdAt))} old, ${distanceText(distance)}`;
		notes.steps.push(`${runText(candidate)}: used, ${where}`);
		return {
			kind: "found",
			texts,
			provenance: provenanceOf(candidate, `run ${candidate.origin.run}, ${where}`, distance)
		};
	}
}
async function lookInRun({ key, job, run = 0 }, site, steps, signal) {
	const name = evidenceArtifact(key);
	const artifact = (await site.artifacts.list(run, signal)).find((each) => each.name === name);
	if (artifact === void 0 || artifact.isExpired) return {
		kind: "unavailable",
		why: `run ${run} has no evidence${artifact === void 0 ? "" : " any more"} (${name})`,
		hint: "Set baseline to a finished run of the base branch."
	};
	const { origin } = artifact;
	const own = job.repositoryId ?? origin?.repositoryId;
	if (origin === void 0 || origin.headRepositoryId !== own || origin.repositoryId !== own) return {
		kind: "unavailable",
		why: `run ${run} belongs to another repository, such as a fork, and is not trusted`
	};
	const broken = [];
	const texts = await textsOf(artifact, site, {
		steps,
		broken
	}, signal);
	if (texts === void 0) return {
		kind: "unavailable",
		why: [`the evidence of run ${run} cannot be read`, ...broken].join(": ")
	};
	steps.push(`${runText(artifact)}: used, as requested`);
	return {
		kind: "found",
		texts,
		provenance: provenanceOf({
			...artifact,
			origin
		}, `run ${run}, as requested`)
	};
}
const isEvidence = (name) => /^[\w@.-]+\.json$/.test(name);
const LIMITS = {
	archiveBytes: MAX_EVIDENCE_BYTES,
	entries: 5e3,
	entryBytes: MAX_EVIDENCE_BYTES,
	totalBytes: 4 * MAX_EVIDENCE_BYTES
};
async function textsOf(artifact, { artifacts }, { steps, broken }, signal) {
	try {
		const texts = [...await artifacts.download(artifact, {
			isWanted: isEvidence,
			limits: LIMITS,
			signal
		})].map(([name, bytes]) => ({
			name,
			text: Buffer.from(bytes).toString("utf8")
		}));
		if (texts.length > 0) return texts.sort((a, b) => a.name < b.name ? -1 : 1);
		steps.push(`${runText(artifact)}: skipped, it has no evidence`);
	} catch (error) {
		if (!(error instanceof ServiceError && error.fault === "missing") && !(error instanceof UserError)) throw error;
		const why = error instanceof UserError ? error.problems[0]?.message ?? "" : error.message;
		steps.push(`${runText(artifact)}: skipped. ${oneLine(why)}`);
		broken.push(oneLine(why));
	}
}
const provenanceOf = ({ createdAt, origin }, where, distance) => ({
	from: "artifact",
	where,
	runId: origin.run,
	sha: origin.sha,
	branch: origin.branch,
	...createdAt !== void 0 && { writtenAt: createdAt },
	...distance !== void 0 && distance <= 0 && { commitsBefore: Math.abs(distance) }
});
function baseOf({ base, ref, head }, named) {
	const branch = named ?? base?.branch;
	if (branch === void 0) return void 0;
	return {
		branch,
		async start(commits, signal) {
			if (base?.sha !== void 0 && branch === base.branch) return base.sha;
			return ref === `refs/heads/${branch}` ? head : commits.mergeBase(branch, head, signal);
		}
	};
}
// src/app/baseline/evidence-source.ts
const LOOK_MS = 6e4;
function evidenceSource(inputs, job, runtime, { legs = [], former } = {}) {
	const { githubToken: token } = inputs;
	const { http, connect, clock, log } = runtime;
	if (job === void 0) return void 0;
	if (token === void 0) return isOwnServer(job.serverUrl) ? void 0 : WITHOUT_TOKEN;
	const client = connect({
		...job,
		token
	});
	const look = async (outer, run) => {
		const signal = AbortSignal.any([outer, AbortSignal.timeout(LOOK_MS)]);
		const maxAgeDays = inputs.baselineMaxAge ?? WINDOW.days;
		const [runs, history] = [workflowRuns(client), commits(client)];
		const site = {
			artifacts: artifactReader(client, http),
			runs: { get: askedOnce(runs.get) },
			commits: {
				upTo: askedOnce(history.upTo),
				mergeBase: askedOnce(history.mergeBase),
				parents: askedOnce(history.parents),
				distance: askedOnce(history.distance)
			},
			now: clock.now()
		};
		const lookFor = async (key, of = job) => {
			const found = await findEvidence({
				key,
				job: of,
				branch: inputs.baselineBranch,
				maxAgeDays,
				run
			}, site, signal);
			for (const step of found.steps) log.info(step);
			if (found.kind === "unavailable") log.warn([found.why, found.hint ?? []].flat().join("\n"));
			return {
				...asBaseline(found),
				...found.steps.length > 0 && { steps: reportedSteps(found.steps) }
			};
		};
		const key = keyOf(inputs, job);
		const baseline = await ofLegs(legs, lookFor) ?? await lookFor(key);
		if (baseline.kind !== "none" || former === void 0) return baseline;
		const formerKey = keyOf({
			...inputs,
			commentKey: former.commentKey
		}, former);
		if (formerKey === key && former.workflowFile === job.workflowFile) return baseline;
		const renamed = await lookFor(formerKey, {
			...job,
			workflowFile: former.workflowFile
		});
		return renamed.kind === "none" ? baseline : renamed;
	};
	return {
		ofBaseBranch: (signal) => look(signal),
		ofRun: (run, signal) => look(signal, run),
		ofHistory: historyOf({
			inputs,
			job,
			runtime,
			legs,
			history: commits(client)
		})
	};
}
function historyOf({ inputs, job, runtime, legs, history }) {
	const store = openStore(inputs, job, runtime);
	const base = baseOf(job, inputs.baselineBranch);
	if (store === void 0 || base === void 0) return void 0;
	const folders = [...new Set([folderOf(inputs, job), ...legs.map(keyFolder)])];
	return async (outer, files) => {
		const signal = AbortSignal.any([outer, AbortSignal.timeout(LOOK_MS)]);
		const found = await historyBaseline({
			store,
			files,
			folders,
			branch: base.branch,
			now: runtime.clock.now(),
			maxAgeDays: inputs.baselineMaxAge,
			ownRun: job.run,
			async laterCommits(within) {
				const start = await base.start(history, within);
				const tip = await history.upTo(base.branch, within);
				const at = tip.indexOf(start);
				const commits = new Set((at < 0 ? await history.upTo(start, within) : tip.slice(0, at)).map(shortCommit));
				return (commit) => commit !== "" && commits.has(commit) === at >= 0;
			}
		}, signal);
		for (const step of found.steps ?? []) runtime.log.warn(step);
		return found;
	};
}
async function ofLegs(keys, lookFor) {
	const looked = [];
	for (const key of keys) {
		const baseline = await lookFor(key);
		if (baseline.kind === "unavailable") return baseline;
		looked.push(baseline);
	}
	const found = looked.flatMap((baseline) => baseline.kind === "found" ? [baseline] : []);
	if (found.length === 0) return void 0;
	return {
		kind: "found",
		pools: found.flatMap(({ pools }) => pools),
		provenance: found.flatMap(({ provenance }) => provenance),
		steps: reportedSteps(looked.flatMap(({ steps = [] }) => steps))
	};
}
function askedOnce(ask) {
	const answers = new Map();
	return (...args) => {
		const key = JSON.stringify(args.slice(0, -1));
		const answer = answers.get(key) ?? ask(...args);
		answers.set(key, answer);
		return answer;
	};
}
const noToken = async () => ({
	kind: "unavailable",
	why: "there is no token (github-token is empty)",
	hint: "Remove the empty github-token, or set it to ${{ github.token }}; \"baseline: none\" compares with nothing.",
	lacksPermission: true
});
const WITHOUT_TOKEN = {
	ofBaseBranch: noToken,
	ofRun: noToken
};
function asBaseline(found) {
	if (found.kind !== "found") {
		const { steps: _, ...baseline } = found;
		return baseline;
	}
	const pools = [];
	for (const { name, text } of found.texts) {
		const read = readEvidenceText(text, name);
		if (read.kind === "refused") return {
			kind: "unavailable",
			why: `${name} of ${found.provenance.where} cannot be used: ${read.why}`,
			hint: "Use the same version of eval-action as the base branch, or run it there again to store new evidence."
		};
		pools.push(...read.files.map(({ pool }) => pool));
	}
	return {
		kind: "found",
		pools,
		provenance: [found.provenance]
	};
}
export { workflowRuns as n, evidenceSource as t };
