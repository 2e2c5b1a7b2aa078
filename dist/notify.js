import { h as harmlessJson } from "./common.js";
import { n as sendNews, t as bodyFor } from "./send-news.js";
// src/app/cli/commands/notify.ts
async function notifyCommand({ channel, isDryRun }, runtime, terminal) {
	const news = testNews(new Date(runtime.clock.now()).toISOString(), runtime.env);
	if (isDryRun) {
		terminal.print(harmlessJson(JSON.parse(bodyFor(channel, news)), 2));
		return 0;
	}
	const why = await sendNews(channel, news, runtime);
	if (why === void 0) terminal.print(`Sent a test message to ${channel}`);
	else terminal.complain(`error: ${why}`);
	return why === void 0 ? 0 : 2;
}
const testNews = (now, env) => ({
	event: "test",
	repository: env["GITHUB_REPOSITORY"] ?? "owner/repository",
	branch: "main",
	runId: 0,
	url: "https://github.com/agentv/eval-action",
	since: now,
	report: {
		startedAt: now,
		verdict: {
			kind: "pass",
			unarmed: false,
			headline: "This is a test message: nothing was measured",
			reasons: [],
			suites: []
		},
		comparison: {
			baseline: {
				kind: "none",
				why: "a test message",
				isChosen: true
			},
			suites: [],
			tests: [],
			detectableTests: {
				count: 0,
				of: 0
			}
		}
	}
});
export { notifyCommand };
