import { Hn as readable, Pn as duration, St as post, Wc as secretsOf, Yc as redactor, _d as messageOf, cd as cutMiddle, fa as differenceText, sd as cutEnd, zi as inOneLine } from "./common.js";
const { createHmac } = process.getBuiltinModule("node:crypto");
// src/reports/escape/slack.ts
const slackText = (text) => inOneLine(readable(text)).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
// src/reports/trend/news.ts
const MOST_SUITES = 5;
const MOST_LISTED = 5;
const MOST_TESTS = 50;
const LONGEST_NAME = 120;
const LONGEST_HEADLINE = 300;
const [HEADER, SECTION] = [150, 3e3];
function newsTitle({ event, branch }) {
	return `${{
		regressed: "Evals regressed",
		recovered: "Evals recovered",
		invalid: "Evals could not be measured",
		test: "Test message of eval-action: evals"
	}[event]} on ${branch}`;
}
function slackBody(news) {
	const title = titleWithin(news);
	return JSON.stringify({
		text: title,
		blocks: [
			{
				type: "header",
				text: {
					type: "plain_text",
					text: title
				}
			},
			{
				type: "section",
				text: {
					type: "mrkdwn",
					verbatim: true,
					text: fitting(linesOf(news).map(slackText))
				}
			},
			{
				type: "actions",
				elements: [{
					type: "button",
					text: {
						type: "plain_text",
						text: "Open run"
					},
					url: news.url
				}]
			}
		]
	});
}
function titleWithin(news) {
	for (let most = LONGEST_NAME;; most = Math.floor(most / 2)) {
		const title = slackText(newsTitle({
			...news,
			branch: cutMiddle(news.branch, most)
		}));
		if (title.length <= HEADER || most === 0) return title;
	}
}
function fitting(lines) {
	const text = lines.join("\n");
	return text.length <= SECTION ? text : fitting(lines.slice(0, -1));
}
function linesOf({ event, since, sha, okSha, report: { verdict, comparison, startedAt } }) {
	const range = event === "regressed" && okSha !== void 0 && sha !== void 0 ? [`${okSha.slice(0, 8)}\u2026${sha.slice(0, 8)}`] : [];
	const lasted = event === "recovered" ? Date.parse(startedAt) - Date.parse(since) : 0;
	return [
		cutEnd(verdict.headline, LONGEST_HEADLINE),
		...event === "regressed" ? worstSuites(comparison.suites).slice(0, MOST_SUITES).map(suiteLine) : [],
		...event === "regressed" ? worseTests(comparison.tests).slice(0, MOST_LISTED).map(testLine) : [],
		...range.map((commits) => `First bad commit: ${commits}`),
		...lasted > 0 ? [`It lasted ${duration(lasted)}`] : []
	];
}
const suiteLine = (suite) => `\u2022 ${cutMiddle(suite.suite, LONGEST_NAME)} on ${cutMiddle(suite.target, LONGEST_NAME)}: ${differenceText(suite)}`;
const testLine = ({ testId, target, state }) => `\u2022 ${state}: ${cutMiddle(testId, LONGEST_NAME)} on ${cutMiddle(target, LONGEST_NAME)}`;
const worstSuites = (suites) => suites.filter(({ finding, delta }) => delta !== void 0 && [
	"drop",
	"small-drop",
	"drop-on-base"
].includes(finding)).toSorted((a, b) => (a.delta ?? 0) - (b.delta ?? 0));
const worseTests = (tests) => tests.filter(({ state }) => state === "regressed");
function webhookBody(news) {
	const { event, repository, branch, sha, runId, url, since, report } = news;
	const { verdict, comparison } = report;
	return JSON.stringify({
		v: 1,
		event,
		repository,
		branch,
		sha,
		run_id: runId,
		url,
		verdict: verdict.kind,
		headline: verdict.headline,
		since,
		suites: verdict.suites.slice(0, MOST_TESTS).map(({ suite, target, file, kind }) => {
			const numbers = comparison.suites.find((each) => each.suite === suite && each.target === target && each.file === file);
			return {
				suite,
				target,
				verdict: kind,
				delta: numbers?.delta ?? null,
				delta_low: numbers?.deltaLow ?? null,
				delta_high: numbers?.deltaHigh ?? null
			};
		}),
		tests: worseTests(comparison.tests).slice(0, MOST_TESTS).map(({ suite, testId, target, state }) => ({
			suite,
			test_id: testId,
			target,
			state
		}))
	});
}
const webhookHeaders = ({ runId, event }, body, secret) => ({
	"X-Eval-Delivery": `${runId}.${event}`,
	...secret && { "X-Eval-Signature-256": `sha256=${createHmac("sha256", secret).update(body).digest("hex")}` }
});
// src/app/history/send-news.ts
const ADDRESSES = {
	slack: "EVAL_SLACK_WEBHOOK_URL",
	webhook: "EVAL_WEBHOOK_URL"
};
const SIGNING = "EVAL_WEBHOOK_SECRET";
const bodyFor = (channel, news) => channel === "slack" ? slackBody(news) : webhookBody(news);
const REQUEST_MS = 1e4;
const ALL_MS = 3e4;
const MOST_TRIES = 2;
const LONGEST_ANSWER = 200;
async function sendNews(channel, news, { env, secrets, http, clock, signal }) {
	const url = env[ADDRESSES[channel]]?.trim() ?? "";
	const why = whyNoAddress(url, ADDRESSES[channel]);
	if (why !== void 0) return why;
	const body = bodyFor(channel, news);
	const headers = channel === "slack" ? {} : webhookHeaders(news, body, env[SIGNING]);
	const failure = whyRefused(await post({
		url,
		headers: {
			"content-type": "application/json",
			...headers
		},
		body: new TextEncoder().encode(body),
		timeoutMs: REQUEST_MS,
		mostTries: MOST_TRIES,
		isRetried: (status) => status === 429 || status >= 500
	}, {
		http,
		clock,
		random: () => .5,
		timeLimit: (ms) => AbortSignal.timeout(ms),
		signal: AbortSignal.any([signal, AbortSignal.timeout(ALL_MS)])
	}).catch((error) => ({
		kind: "unreachable",
		why: messageOf(error)
	})), redactor([...partsOf(url), ...secretsOf({
		env,
		secrets
	})]).text);
	return failure && `${newsTitle(news)} was not sent to ${channel}: ${failure}`;
}
function partsOf(url) {
	const { href, pathname, search, username, password } = new URL(url);
	return [
		url,
		href,
		`${pathname}${search}`,
		pathname,
		search,
		username,
		password,
		...pathname.split("/")
	].filter(isSecretPart);
}
const isSecretPart = (text) => text.length >= 8;
function whyNoAddress(url, name) {
	if (url === "") return `${name} is not set; set it in the environment of the step, from a secret`;
	const parsed = URL.canParse(url) ? new URL(url) : void 0;
	const isLoopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(parsed?.hostname ?? "");
	return parsed?.protocol === "https:" || parsed?.protocol === "http:" && isLoopback ? void 0 : `${name} is not an https address`;
}
function whyRefused(posted, redact) {
	switch (posted.kind) {
		case "accepted": return;
		case "refused": return `HTTP ${posted.status} ${cutEnd(redact(posted.text.replaceAll(/\s+/g, " ")), LONGEST_ANSWER)}`.trim();
		case "late": return "it took too long";
		default: return redact(posted.why);
	}
}
export { sendNews as n, bodyFor as t };
