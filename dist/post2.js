import { Bc as redactor, Bu as whyNoArtifacts, G as complainAbout, Lc as maskedTexts, Lu as artifactWriter, Rc as secretValues, Sa as keyOf, bc as actionInputs, gt as neutral, hu as notTaken, od as messageOf, xa as jobOf } from "./common.js";
import { S as saveStores, _ as pullRequestComments, c as uploadResults, d as jobCaches, f as checksOf, g as checkTitle, h as endRunningComment, p as contextOf, u as hasJobCache } from "./step-reporters.js";
import { a as readNotes, o as saveRepositories, r as storesFolder, s as travelFolder } from "./restored-caches.js";
import { n as workspaceFolders } from "./open-workspaces.js";
import { l as thisProcess, r as readEvent, t as requireInsideWorkspace } from "./inside-workspace.js";
// src/app/action/post.ts
const NOTIFY_MS = 3e4;
const SAVE_MS = 12e4;
const PACK_MS = 3e5;
async function postAction({ env, runner, runtime, ended } = thisProcess()) {
	const { log } = runnerLog(runner, env);
	try {
		await finish(runtime(log), runner.checkout, log);
	} catch (error) {
		log.warn(`Could not finish the step: ${messageOf(error)}`);
	}
	ended(0);
	return 0;
}
async function finish(runtime, checkout, log) {
	const { env, files, stores, clock, signal } = runtime;
	const notes = readNotes(env);
	const inputs = actionInputs(env);
	const job = jobOf(env, await readEvent(env, files));
	if (notes === void 0 || job === void 0) return;
	const within = (ms) => AbortSignal.any([signal, AbortSignal.timeout(ms)]);
	complainAbout(await finishReporting(notes, {
		inputs,
		job,
		checkout,
		connect: runtime.connect
	}, within(NOTIFY_MS)), log.info);
	if (notes.shard !== void 0 && notes.phase !== "reported") complainAbout([await uploadPartOfShard(notes.shard, {
		job,
		checkout,
		env,
		files
	}, within(NOTIFY_MS))], log.info);
	if (!hasJobCache(env)) return;
	const site = {
		inputs,
		job,
		leg: notes.key ?? keyOf(inputs, job),
		folder: storesFolder(inputs, runtime),
		caches: jobCaches,
		stores,
		now: clock.now()
	};
	const stored = notes.storesAreChecked ? await saveStores(notes.stores, site, within(SAVE_MS)) : [];
	if (stored.length > 0) log.info(`Cached for later runs: ${stored.join(", ")}`);
	const folder = travelFolder(env);
	if (folder === void 0 || notes.repositories.length === 0) return;
	const repositories = await saveRepositories(notes.repositories, {
		...runtime,
		job,
		caches: jobCaches,
		folder,
		folders: workspaceFolders(runtime),
		notify: log.info
	}, within(PACK_MS));
	if (repositories.length > 0) log.info(`Cached for later runs: ${repositories.join(", ")}`);
}
function runnerLog(runner, env) {
	const secrets = secretValues(env);
	for (const text of maskedTexts(env)) runner.mask(text);
	const redact = redactor(secrets);
	const print = (text) => runner.print(neutral(redact.text(text)));
	return {
		redact,
		log: {
			info: print,
			warn: (text) => print(`warning: ${text}`),
			error: print
		}
	};
}
async function finishReporting(notes, { inputs, job, checkout, connect }, signal) {
	const { githubToken: token } = inputs;
	if (notes.phase === "reported" || token === void 0) return [];
	const client = connect({
		...job,
		token
	});
	const asked = notes.key === void 0 ? inputs : {
		...inputs,
		commentKey: notes.key
	};
	const context = contextOf(asked, job, inputs.commitSha ?? job.head, checkout);
	return Promise.all([...notes.check === void 0 ? [] : [completeCheck({
		id: notes.check,
		checks: checksOf({
			job,
			context,
			client
		})
	}, notes, context, signal)], ...notes.pull === void 0 ? [] : [endRunningComment({
		comments: pullRequestComments(client, notes.pull),
		context,
		run: job.run
	}, {
		how: notes.phase === "stopping" && notes.verdict === void 0 ? "was cancelled" : "ended before its results were reported",
		headline: notes.verdict?.headline
	}, signal)]]);
}
async function completeCheck({ id, checks }, { verdict, phase }, { runUrl }, signal) {
	const [conclusion, title] = verdict !== void 0 ? [verdict.conclusion, verdict.headline] : phase === "stopping" ? ["cancelled", "Cancelled"] : ["failure", "Ended without a verdict"];
	const output = {
		title: checkTitle(title),
		summary: `The step ended before it could report its results. See [the log of the run](${runUrl}).`
	};
	try {
		await checks.update(id, output, conclusion, signal);
		return {
			kind: "delivered",
			name: "check run",
			where: runUrl
		};
	} catch (error) {
		return notTaken("check run", error, "checks: write", void 0);
	}
}
async function uploadPartOfShard({ folder, artifact: name, retentionDays }, { job, checkout, env, files }, signal) {
	await requireInsideWorkspace({ workingDirectory: folder }, {
		cwd: checkout,
		files,
		checkout
	});
	const whyNone = whyNoArtifacts(env);
	return uploadResults({ results: [] }, {
		name,
		job,
		folder,
		retentionDays,
		writer: artifactWriter,
		whyNone,
		files,
		signal: () => signal
	});
}
export { postAction };
