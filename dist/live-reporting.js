import { Pu as deliverAll, ac as isOutside, k as localPage, od as messageOf } from "./common.js";
const { relative, resolve } = process.getBuiltinModule("node:path");
// src/app/action/job-page.ts
function jobPage(run, inputs, { job, runtime, runner, context, samples }) {
	const local = localPage(inputs, run, runtime, {
		samples,
		job
	});
	if (job === void 0 || context === void 0) return local;
	const links = linksOf(job, context.head, relative(runner.checkout, resolve(runtime.cwd, inputs.workingDirectory)));
	return {
		...local,
		key: context.key,
		run: String(job.run),
		...links && { links },
		...context.unverified !== void 0 && { unverified: context.unverified }
	};
}
function linksOf({ serverUrl, owner, repo, run }, commit, folder) {
	if (!/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(commit)) return void 0;
	const prefix = folder === "" || isOutside(folder) ? "" : `${folder.replaceAll("\\", "/")}/`;
	return {
		server: new URL(serverUrl).origin,
		repository: `${owner}/${repo}`,
		run,
		commit,
		prefix
	};
}
// src/app/action/live-reporting.ts
function beginAll(reporters, signal) {
	return whenBegun(reporters, Promise.allSettled(reporters.map((reporter) => reporter.begin(signal))));
}
const withoutBeginning = (reporters) => whenBegun(reporters, Promise.resolve());
function whenBegun(reporters, begun) {
	return {
		async deliver(report) {
			await begun;
			return deliverAll(reporters, report);
		},
		async couldNotRun(problems) {
			await begun;
			return Promise.all(reporters.map((reporter) => ended(reporter, problems)));
		}
	};
}
async function ended(reporter, problems) {
	try {
		return await reporter.couldNotRun(problems);
	} catch (error) {
		return {
			kind: "notDelivered",
			name: reporter.name,
			why: messageOf(error)
		};
	}
}
export { withoutBeginning as n, jobPage as r, beginAll as t };
