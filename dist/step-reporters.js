import { S as unknown, a as array, h as object, m as number, s as boolean, u as int, x as union, y as string } from "./schemas.js";
import { B as suiteTable, Bu as whyNoArtifacts, Ca as runUrlOf, Cs as RUN_EVIDENCE, Dl as startOf, Eu as pageArtifact, F as mergeTrend, Gr as sideOf, Gu as COMMENT_BYTES, H as agentLine, Ht as TREND_FILE, Hu as Patience, I as openStore, Iu as notDelivered$1, Jt as encodeTrend, Kc as outcomeOf, Kt as encodeFacts, L as commentMarkdown, Lu as artifactWriter, M as historyTrend, N as mergeFacts, Nc as redactionOf, P as mergeSamples, Pc as redactorOf, Pu as deliverAll, Qt as sampleLimits, R as problemsComment, Sa as keyOf, V as headingWords, Vt as FACTS_FILE, Vu as untilAborted, Wt as decodeSample, Wu as CHECK_TEXT_BYTES, Xr as runFiles, Xu as cutBytes, Zt as sampleFiles, Zu as cutEnd, aa as signedPoints, at as code, bl as isReused, d as fileReporters, dt as uncommentedAnnotation, ed as plural, fn as overallDelta, ht as inline, hu as notTaken, ic as checkoutPath, ji as oneLine, ju as samplesArtifact, lt as annotations, ma as originOf, nd as ServiceError, oc as lineUrl, od as messageOf, pl as grouped, qa as verdictKinds, qi as _usingCtx, qt as encodeSample, st as fit, u as traceFileReporters, ul as WINDOW, wa as whyReadOnly, wl as resultKey, z as suiteRows } from "./common.js";
import { a as evidenceReporter, c as whyNoneLeft, i as sampleCuts, n as runToStore, s as storeForLater, t as historyReporter } from "./history-reporter.js";
import { d as annotate, f as annotationReporter, g as outputsOf, n as pullRequests, p as summaryReporter, s as isCheckDelivered, y as OPEN_EVENTS } from "./inside-workspace.js";
const { createHash } = process.getBuiltinModule("node:crypto");
const { basename, join } = process.getBuiltinModule("node:path");
// src/app/github-cache/stores.ts
const storedStores = ["judge", "responses"];
async function restoreStores(site, signal) {
	return Promise.all(wanted(site).map(async (name) => {
		const folder = join(site.folder, name);
		await site.stores.clean(folder, { now: site.now });
		const key = await site.caches.find(folder, keysOf(name, site), signal);
		if (key !== void 0) await site.caches.restore(folder, {
			key,
			others: []
		}, signal);
		site.stores.trust(folder);
		return {
			name,
			entries: (await site.stores.size(folder)).entries
		};
	}));
}
const MOST_BYTES$1 = 268435456;
const MOST_AGE_MS = 2592e6;
async function saveStores(noted, site, signal) {
	if (!mayKeep(site.job)) return [];
	return (await Promise.all(noted.map(async ({ name, entries }) => {
		const folder = join(site.folder, name);
		if ((await site.stores.size(folder)).entries <= entries) return [];
		const { now } = site;
		await site.stores.clean(folder, {
			maxBytes: MOST_BYTES$1,
			writtenBefore: now - MOST_AGE_MS,
			now
		});
		const { key } = keysOf(name, site);
		return await site.caches.save(folder, key, signal) ? [name] : [];
	}))).flat();
}
const keysOf = (name, { job, leg }) => cacheKeys(`agentv-${name}`, job, leg);
function wanted({ inputs: { cache, dryRun } }) {
	return dryRun ? [] : storedStores.filter((name) => cache?.includes(name) ?? true);
}
async function dropForeign(noted, { folder, stores, now }) {
	for (const { name } of noted) await stores.clean(join(folder, name), {
		now,
		untrusted: true
	});
}
const VERSION = "v1";
function cacheKeys(what, job, leg) {
	const own = `${what}-${VERSION}-${scopeOf(job)}-`;
	const base = job.base === void 0 ? void 0 : `${what}-${VERSION}-${branchScope(`refs/heads/${job.base.branch}`)}-`;
	return {
		key: `${own}${job.run}-${job.attempt}-${hash$1(JSON.stringify([
			job.workflow,
			job.name,
			leg
		]))}`,
		others: base === void 0 || base === own ? [own] : [own, base]
	};
}
function mayKeep({ event, pull, ref }) {
	if (pull?.isFork || [
		...OPEN_EVENTS,
		"workflow_run",
		"merge_group"
	].includes(event)) return false;
	return pull !== void 0 || ref.startsWith("refs/heads/");
}
const scopeOf = ({ pull, ref }) => pull === void 0 ? branchScope(ref) : `pull-${pull.number}`;
const branchScope = (ref) => `branch-${hash$1(ref)}`;
const hash$1 = (text) => createHash("sha256").update(text).digest("hex").slice(0, 12);
// src/adapters/github/checks.ts
function checkRuns({ owner, repo, ask }, context) {
	return {
		async begin(name, output, signal) {
			const { id, html_url: url } = await ask({
				what: "the request to create a check run",
				schema: checkSchema,
				send: ({ rest }, request) => rest.checks.create({
					owner,
					repo,
					name,
					head_sha: context.headSha,
					external_id: context.externalId,
					details_url: context.detailsUrl,
					status: "in_progress",
					output: asOutput(output),
					request
				})
			}, signal);
			return {
				id,
				url: url ?? context.detailsUrl
			};
		},
		async update(id, output, conclusion, signal) {
			await ask({
				what: `the request to update check run ${id}`,
				schema: checkSchema,
				send: ({ rest }, request) => rest.checks.update({
					owner,
					repo,
					check_run_id: id,
					output: asOutput(output),
					...conclusion !== void 0 && {
						status: "completed",
						conclusion
					},
					request
				})
			}, signal);
		}
	};
}
const checkSchema = object({
	id: int(),
	html_url: string().nullish()
});
const asOutput = ({ title, summary, text, annotations = [] }) => ({
	title,
	summary,
	...text !== void 0 && { text },
	...annotations.length > 0 && { annotations: annotations.map(asAnnotation) }
});
const asAnnotation = ({ path, line, column, level, title, message }) => ({
	path,
	start_line: line,
	end_line: line,
	...column !== void 0 && {
		start_column: column,
		end_column: column
	},
	annotation_level: level,
	title,
	message
});
// src/adapters/github/comments.ts
const pullRequestComments = (client, pull) => ({
	own: (signal) => ownComments(client, pull, signal),
	async create(body, signal) {
		const { owner, repo } = client;
		const comment = await client.ask({
			what: "the request to create a comment",
			schema: commentSchema,
			send: ({ rest }, request) => rest.issues.createComment({
				owner,
				repo,
				issue_number: pull,
				body,
				request
			})
		}, signal);
		return asOwn(comment, body);
	},
	async update(id, body, signal) {
		const { owner, repo } = client;
		const comment = await client.ask({
			what: `the request to update comment ${id}`,
			schema: commentSchema,
			send: ({ rest }, request) => rest.issues.updateComment({
				owner,
				repo,
				comment_id: id,
				body,
				request
			})
		}, signal);
		return asOwn(comment, body);
	},
	remove: (id, signal) => removeComment(client, id, signal)
});
async function ownComments(client, pull, signal) {
	const found = [];
	let after = null;
	for (let page = 0; page < 30; page += 1) {
		const comments = await commentPage(client, {
			pull,
			after
		}, signal);
		for (const comment of comments.nodes ?? []) found.push(...ownComment(comment));
		if (!comments.pageInfo.hasNextPage) break;
		after = comments.pageInfo.endCursor;
	}
	return found.sort((a, b) => a.id - b.id);
}
async function commentPage({ owner, repo, ask }, { pull, after }, signal) {
	const comments = (await ask({
		what: `the request for the comments of pull request ${pull}`,
		schema: answerSchema,
		send: async ({ graphql }, request) => ({ data: await graphql(QUERY, {
			owner,
			repo,
			pull,
			after,
			request
		}) })
	}, signal)).repository?.pullRequest?.comments;
	if (!comments) throw new ServiceError("missing", `Pull request ${pull} of ${owner}/${repo} does not exist`);
	return comments;
}
async function removeComment({ owner, repo, ask }, id, signal) {
	try {
		await ask({
			what: `the request to delete comment ${id}`,
			schema: unknown(),
			send: ({ rest }, request) => rest.issues.deleteComment({
				owner,
				repo,
				comment_id: id,
				request
			})
		}, signal);
	} catch (error) {
		if (!(error instanceof ServiceError && error.fault === "missing")) throw error;
	}
}
const QUERY = `
  query ownComments($owner: String!, $repo: String!, $pull: Int!, $after: String) {
    repository(owner: $owner, name: $repo) {
      pullRequest(number: $pull) {
        comments(first: 100, after: $after) {
          nodes { fullDatabaseId body url isMinimized viewerDidAuthor }
          pageInfo { hasNextPage endCursor }
        }
      }
    }
  }`;
const nodeSchema = object({
	fullDatabaseId: union([string(), number()]).nullable(),
	body: string(),
	url: string(),
	isMinimized: boolean(),
	viewerDidAuthor: boolean()
});
const pageSchema = object({
	nodes: array(nodeSchema.nullable()).nullable(),
	pageInfo: object({
		hasNextPage: boolean(),
		endCursor: string().nullable()
	})
});
const answerSchema = object({ repository: object({ pullRequest: object({ comments: pageSchema }).nullable() }).nullable() });
function ownComment(node) {
	const id = Number(node?.fullDatabaseId ?? NaN);
	if (node === null || !node.viewerDidAuthor || node.isMinimized || !Number.isSafeInteger(id)) return [];
	return [{
		id,
		body: node.body,
		url: node.url
	}];
}
const commentSchema = object({
	id: int(),
	html_url: string()
});
const asOwn = ({ id, html_url: url }, body) => ({
	id,
	body,
	url
});
// src/reports/check.ts
function checkOutput(report, context, maxBytes) {
	const text = fit([
		MANY_SUITES,
		SOME_SUITES,
		0
	].map((most) => () => suitesText(report, most)), maxBytes);
	return {
		title: checkTitle(titleOf(report)),
		summary: commentMarkdown(report, context, maxBytes),
		...text !== "" && { text }
	};
}
function titleOf(report) {
	const { totals, comparison, dryRun } = report;
	const words = headingWords(report);
	const passed = dryRun || /passed|cancelled/.test(words) ? "" : `, ${totals.passed} of ${totals.total} passed`;
	const moved = overallDelta(comparison);
	return `${words}${passed}${moved === void 0 ? "" : ` (${signedPoints(moved.delta)})`}`;
}
const checkTitle = (text) => cutEnd(oneLine(text), TITLE_CHARACTERS);
const TITLE_CHARACTERS = 80;
const MANY_SUITES = 300;
const SOME_SUITES = 50;
function suitesText(report, most) {
	const shown = report.suites.slice(0, most);
	if (report.dryRun || shown.length === 0) return "";
	const others = report.suites.length - shown.length;
	const more = others > 0 ? `\n\n_and ${others} more_` : "";
	return `${suiteTable(report, suiteRows(report, shown))}${more}\n`;
}
// src/reports/reporters/check.ts
function checkReporter(options) {
	const { checks, name, context, maxBytes } = options;
	let begun;
	const begin = async (signal) => {
		const running = {
			title: "Evals are running",
			summary: `[The log of the run](${context.runUrl})`
		};
		if (begun === void 0) {
			begun = await checks.begin(name, running, signal);
			options.onBegun?.(begun.id);
		}
		return begun;
	};
	const complete = async (output, conclusion, annotations) => {
		try {
			const signal = options.signal();
			const { id, url } = await begin(signal);
			await add(checks, id, {
				output,
				conclusion,
				annotations,
				size: options.annotationsPerRequest,
				signal
			});
			return {
				kind: "delivered",
				name: NAME$4,
				where: url
			};
		} catch (error) {
			return notTaken(NAME$4, error, "checks: write", options.whyRefused);
		}
	};
	return {
		name: NAME$4,
		begin: async (signal) => void await begin(signal),
		deliver: (report) => complete(checkOutput(report, context, maxBytes), conclusionOf(report), options.annotationsOf(report)),
		couldNotRun: (problems) => complete({
			title: checkTitle("Could not run"),
			summary: problemsComment(problems, context)
		}, "failure", [])
	};
}
const NAME$4 = "check run";
async function add(checks, id, { output, conclusion, annotations, size, signal }) {
	const [first, ...rest] = inBatches(annotations, size);
	try {
		await checks.update(id, {
			...output,
			annotations: first
		}, conclusion, signal);
	} catch (error) {
		if (first === void 0 || !(error instanceof ServiceError && error.fault === "invalid")) throw error;
		await checks.update(id, output, conclusion, signal);
		return;
	}
	for (const batch of rest) await checks.update(id, {
		...output,
		annotations: batch
	}, void 0, signal);
}
function inBatches(all, size) {
	const count = Math.ceil(all.length / size);
	return Array.from({ length: count }, (_, index) => all.slice(index * size, (index + 1) * size));
}
const conclusionOf = ({ verdict, conclusion }) => verdict.kind === "cancelled" ? "cancelled" : conclusion;
// src/reports/comment/comment-mark.ts
function marked(mark, body) {
	const digest = digestOf(body);
	const facts = [
		`key=${encoded(mark.key)}`,
		`head=${encoded(mark.head)}`,
		`shows=${encoded(mark.shows)}`,
		`run=${mark.run}`,
		`attempt=${mark.attempt}`,
		`phase=${mark.phase}`,
		...mark.of === void 0 ? [] : [`of=${mark.of.run}.${mark.of.attempt}`],
		...mark.job === void 0 ? [] : [`job=${encoded(mark.job)}`],
		...mark.verdict === void 0 ? [] : [`verdict=${mark.verdict}`],
		`digest=${digest}`
	];
	return `${BEGINNING} ${facts.join(" ")} -->\n${body}`;
}
function readMark(comment) {
	const found = PATTERN.exec(comment.slice(0, LONGEST_MARK))?.groups;
	const key = decoded(found?.["key"]);
	const head = decoded(found?.["head"]);
	const shows = decoded(found?.["shows"]);
	const [run, attempt] = [Number(found?.["run"]), Number(found?.["attempt"])];
	if (found === void 0 || key === void 0 || head === void 0 || shows === void 0) return void 0;
	if (!Number.isSafeInteger(run) || !Number.isSafeInteger(attempt)) return void 0;
	const verdict = verdictKinds.find((kind) => kind === found["verdict"]);
	return {
		key,
		head,
		shows,
		run,
		attempt,
		phase: found["phase"] === "running" ? "running" : "finished",
		of: found["of"] === void 0 ? void 0 : {
			run: Number(found["of"]),
			attempt: Number(found["ofAttempt"])
		},
		job: decoded(found["job"]),
		verdict,
		digest: found["digest"] ?? ""
	};
}
const withoutMark = (comment) => readMark(comment) === void 0 ? comment : comment.slice(comment.indexOf("\n") + 1).replaceAll("\r\n", "\n");
const digestOf = (body) => createHash("sha256").update(body).digest("hex").slice(0, 16);
const byAge = (a, b) => a.run - b.run || a.attempt - b.attempt || phaseOrder(a) - phaseOrder(b);
function precedence(a, b) {
	if (a.head !== b.head || a.head === "") return byAge(a, b);
	const [{ run, attempt }, other] = [a.of ?? a, b.of ?? b];
	if (a.job === b.job && run === other.run) return attempt - other.attempt || byAge(a, b);
	return a.job === b.job && [a, b].some(({ verdict }) => verdict === "invalid") ? byAge(a, b) : badness(a) - badness(b) || byAge(a, b);
}
const badness = ({ head, shows, verdict }) => shows === head && verdict !== void 0 ? verdictKinds.length - verdictKinds.indexOf(verdict) : 0;
const BEGINNING = "<!-- agentv:eval-report v1";
const LONGEST_NAME = 100;
const LONGEST_MARK = 5120;
const PATTERN = /^<!-- agentv:eval-report v1 key=(?<key>[^\s<>]+) head=(?<head>[^\s<>]+) shows=(?<shows>[^\s<>]+) run=(?<run>\d{1,16}) attempt=(?<attempt>\d{1,6}) phase=(?<phase>running|finished)(?: of=(?<of>\d{1,16})\.(?<ofAttempt>\d{1,6}))?(?: job=(?<job>[^\s<>]+))?(?: verdict=(?<verdict>[a-z]{1,20}))? digest=(?<digest>[0-9a-f]{16}) -->\r?\n/;
const phaseOrder = ({ phase }) => phase === "finished" ? 1 : 0;
const encoded = (text) => encodeURIComponent(text.slice(0, LONGEST_NAME).toWellFormed()).replaceAll("--", "-%2D") || "%00";
function decoded(text) {
	try {
		return text === void 0 ? void 0 : decodeURIComponent(text).replace(/^\0$/, "");
	} catch {
		return;
	}
}
// src/reports/comment/comment-status.ts
function runningOver(old, ours, runUrl) {
	return under(old, ours, (shown) => `\u23f3 [Running](${runUrl}) for ${commit(ours.head)}; below are ${resultsFor(shown)}.`);
}
function cancelledOver(old, ours, runUrl, { how, headline } = { how: "was cancelled" }) {
	const verdict = headline === void 0 ? "" : ` Its verdict: ${inline(headline)}`;
	return under(old, ours, (shown) => `\u23f9\ufe0f [The run](${runUrl}) for ${commit(ours.head)} ${how}; below are ${resultsFor(shown)}.${verdict}`);
}
const STATUS = /^> (?:\u23f3|\u23f9\ufe0f) [^\n]*\n\n/u;
function under(old, ours, line) {
	const { shows, job, verdict, ...writer } = readMark(old) ?? {
		...ours,
		shows: ""
	};
	const of = writer.of ?? {
		run: writer.run,
		attempt: writer.attempt
	};
	return marked({
		...ours,
		shows,
		of,
		job,
		verdict
	}, `> ${line(shows)}\n\n${withoutMark(old).replace(STATUS, "")}`);
}
const withoutStatus = (old, mark) => marked({
	...mark,
	...mark.of,
	head: mark.shows,
	phase: "finished"
}, withoutMark(old).replace(STATUS, ""));
const resultsFor = (head) => head === "" ? "earlier results" : `the results for ${commit(head)}`;
const commit = (sha) => code(sha.slice(0, 7));
// src/reports/reporters/comment.ts
function commentReporter(options) {
	const { context, maxBytes } = options;
	const markOf = (phase, verdict) => ({
		key: context.key,
		head: context.head,
		shows: context.head,
		run: options.run,
		attempt: context.attempt,
		phase,
		of: {
			run: options.run,
			attempt: context.attempt
		},
		job: options.job,
		verdict
	});
	return {
		name: NAME$3,
		async begin(signal) {
			const ours = markOf("running");
			const found = await findOwn(options, signal);
			const [first] = found;
			if (first === void 0 || found.some(({ mark }) => byAge(mark, ours) >= 0)) return;
			await options.comments.update(first.id, runningOver(first.body, ours, context.runUrl), signal);
		},
		deliver: (report) => reported(options, async (signal) => {
			const found = await findOwn(options, signal);
			if (report.verdict.kind === "cancelled") return cancelled(options, markOf("finished"), found, signal);
			const silence = whyNot(options.mode, report, found.length > 0);
			if (silence !== void 0) return {
				kind: "notNeeded",
				name: NAME$3,
				why: silence
			};
			const mark = markOf("finished", report.verdict.kind);
			const bodyWithin = (most) => commentMarkdown(report, context, Math.min(most, maxBytes));
			return write(options, {
				mark,
				bodyWithin
			}, found, signal);
		}),
		couldNotRun: (problems) => reported(options, async (signal) => {
			const found = await findOwn(options, signal);
			return write(options, {
				mark: markOf("finished", "invalid"),
				bodyWithin: () => problemsComment(problems, context)
			}, found, signal);
		})
	};
}
function endRunningComment({ comments, context, run }, end, signal) {
	return reported({ signal: () => signal }, async () => {
		const ours = (await findOwn({
			comments,
			context
		}, signal)).find(({ mark }) => mark.phase === "running" && mark.run === run && mark.attempt === context.attempt);
		if (ours === void 0) return {
			kind: "notNeeded",
			name: NAME$3,
			why: "No comment shows this run in progress"
		};
		const mark = {
			...ours.mark,
			phase: "finished"
		};
		const { url } = await comments.update(ours.id, cancelledOver(ours.body, mark, context.runUrl, end), signal);
		return {
			kind: "delivered",
			name: NAME$3,
			where: url
		};
	});
}
const NAME$3 = "comment";
const MOST_LOOKS = 5;
const SHORTEST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 1e3;
const SHORT_BYTES = 4e3;
async function findOwn({ comments, context }, signal) {
	return (await comments.own(signal)).flatMap((comment) => {
		const mark = readMark(comment.body);
		return mark?.key === context.key ? [{
			...comment,
			mark
		}] : [];
	});
}
function whyNot(mode, report, isThere) {
	const { verdict, conclusion, dryRun, comparison, policy } = report;
	if (mode === "always") return void 0;
	if (dryRun) return "A dry run does not test the agent";
	if (isThere) return void 0;
	if (mode === "on-failure") return conclusion === "failure" ? void 0 : "Nothing failed";
	const isQuiet = (policy === void 0 || policy.changes.length === 0) && comparison.tests.every(({ state }) => state === "passing" || state === "reused");
	return verdict.kind === "pass" && isQuiet ? "There is nothing to report, and no older comment to update" : void 0;
}
async function cancelled({ comments, context }, ours, found, signal) {
	const [first] = found;
	if (first === void 0) return {
		kind: "notNeeded",
		name: NAME$3,
		why: "The run was cancelled"
	};
	const newer = found.find(({ mark }) => byAge(mark, ours) >= 0);
	if (newer !== void 0) return overtaken(newer.mark);
	const { url } = await comments.update(first.id, cancelledOver(first.body, ours, context.runUrl), signal);
	return {
		kind: "delivered",
		name: NAME$3,
		where: url
	};
}
async function write(options, { mark: ours, bodyWithin }, seen, signal) {
	const { clock, comments } = options;
	let body = marked(ours, bodyWithin(Number.POSITIVE_INFINITY));
	let found = seen;
	let written;
	for (let look = 0; look < MOST_LOOKS; look += 1) {
		const { digest } = readMark(body) ?? { digest: "" };
		const winner = found.find(({ mark }) => beats(mark, ours, digest));
		const [first, ...others] = found.length > 0 || written === void 0 ? found : [written];
		if (winner !== void 0) {
			if (written !== void 0 && written.id !== first?.id) await comments.remove(written.id, signal);
			return yieldedTo(winner, ours, options, signal);
		}
		for (const { id } of others) await comments.remove(id, signal);
		if (first !== void 0 && byAge(first.mark, ours) === 0 && first.mark.digest === digest) return {
			kind: "delivered",
			name: NAME$3,
			where: first.url
		};
		const writingSince = clock.now();
		try {
			const comment = await (first === void 0 ? comments.create(body, signal) : comments.update(first.id, body, signal));
			const mark = readMark(body);
			written = mark && {
				...comment,
				mark
			};
		} catch (error) {
			const fault = error instanceof ServiceError ? error.fault : void 0;
			const isLast = look === 4;
			if (fault === "invalid" && !isLast) body = marked(ours, bodyWithin(SHORT_BYTES));
			else if (fault !== "missing" || first === void 0 || isLast) throw error;
		}
		await clock.sleep(pauseBeforeLook(clock.now() - writingSince) * (1 + jitter(digest, look)), signal);
		try {
			found = await findOwn(options, signal);
		} catch (error) {
			if (written === void 0) throw error;
			return {
				kind: "delivered",
				name: NAME$3,
				where: written.url
			};
		}
	}
	return shared(ours);
}
const beats = (other, ours, digest) => precedence(other, ours) > 0 || precedence(other, ours) === 0 && other.digest > digest;
async function yieldedTo({ id, body, mark }, ours, { comments }, signal) {
	if (mark.phase === "running" && mark.run === ours.run) await comments.update(id, withoutStatus(body, mark), signal);
	const { run } = mark.of ?? mark;
	if (byAge(mark, ours) === 0 || run === ours.run && mark.job !== ours.job) return shared(ours);
	if (mark.head !== ours.head || badness(mark) <= badness(ours)) return overtaken(mark);
	return {
		kind: "notDelivered",
		name: NAME$3,
		why: `The comment with the key "${ours.key}" shows a worse verdict of another run for the same commit (run ${run}: ${mark.verdict}), and a better one does not replace it`,
		hint: "If that run tests something else, give each workflow its own comment-key. Otherwise re-run the jobs of that run."
	};
}
const pauseBeforeLook = (writeMs) => Math.min(Math.max(2 * writeMs, SHORTEST_PAUSE_MS), LONGEST_PAUSE_MS);
const jitter = (digest, look) => Number.parseInt(digest.slice(2 * look, 2 * look + 4) || "0", 16) / 65536;
const overtaken = ({ run, attempt }) => ({
	kind: "notNeeded",
	name: NAME$3,
	why: `A newer run has already written it (run ${run}, attempt ${attempt})`
});
const shared = ({ key }) => ({
	kind: "notDelivered",
	name: NAME$3,
	why: `Another job of this run also writes the comment with the key "${key}"`,
	hint: "Give each of them its own comment-key, such as the values of its matrix."
});
async function reported(options, work) {
	try {
		return await work(options.signal());
	} catch (error) {
		return notTaken(NAME$3, error, "pull-requests: write", options.whyRefused);
	}
}
// src/app/action/github-reporters.ts
async function gitHubReporters(inputs, job, around) {
	const wantsCheck = inputs.checkRun || inputs.annotations === "check";
	if (job === void 0) return {
		reporters: [],
		context: void 0,
		page: {},
		receipts: wantsCheck ? [notDelivered("check run", "This is not a job on GitHub (GITHUB_REPOSITORY, GITHUB_API_URL or GITHUB_SERVER_URL is not set)")] : []
	};
	const head = inputs.commitSha ?? job.head;
	const page = {};
	const name = around.nameOfArtifact?.(keyOf(inputs, job), job.attempt);
	const artifact = name === void 0 ? void 0 : {
		name,
		run: job.run
	};
	const context = {
		...contextOf(inputs, job, head, around.checkout),
		page,
		artifact
	};
	const wantsComment = inputs.comment !== "never" && mayHavePull(inputs, job);
	if (!wantsComment && !wantsCheck) return {
		reporters: [],
		context,
		page,
		receipts: []
	};
	if (inputs.githubToken === void 0) return {
		reporters: [],
		context,
		page,
		receipts: [...wantsComment ? ["comment"] : [], ...wantsCheck ? ["check run"] : []].map((name) => notDelivered(name, NO_TOKEN))
	};
	const surface = {
		inputs,
		job,
		context,
		client: around.connect({
			...job,
			token: inputs.githubToken
		})
	};
	const comment = wantsComment ? await commentOf(surface, around) : {};
	const check = wantsCheck ? [checkOf(surface, around)] : [];
	return {
		reporters: [...comment.reporter ? [comment.reporter] : [], ...check],
		context,
		page,
		pull: comment.pull,
		receipts: comment.receipt ? [comment.receipt] : []
	};
}
const LOOK_UP_MS = 3e4;
const NO_TOKEN = "There is no token (github-token is empty)";
const notDelivered = (name, why) => ({
	kind: "notDelivered",
	name,
	why
});
const mayHavePull = ({ prNumber, commitSha }, { pull, event }) => pull !== void 0 || prNumber !== void 0 || commitSha !== void 0 || ["push", "workflow_dispatch"].includes(event);
function contextOf(inputs, job, head, checkout) {
	return {
		key: keyOf(inputs, job),
		head,
		attempt: job.attempt,
		runUrl: runUrlOf(job),
		...job.unverified !== void 0 && { unverified: job.unverified },
		linkTo({ file, line }) {
			const path = checkoutPath(file, inputs.workingDirectory, checkout);
			return path === void 0 ? void 0 : lineUrl(job, {
				commit: head,
				path,
				line
			});
		}
	};
}
function checkNameOf(key) {
	const name = `agentv: ${oneLine(key)}`;
	if (Buffer.byteLength(name) <= 100) return name;
	const hash = createHash("sha256").update(key).digest("hex").slice(0, 8);
	return `${cutBytes(name, 100 - hash.length - 1)}-${hash}`;
}
async function commentOf({ inputs, job, context, client }, { clock, signal, deadline }) {
	if (inputs.comment === "never") return {};
	let pull;
	try {
		const soon = AbortSignal.any([
			signal,
			deadline(),
			AbortSignal.timeout(LOOK_UP_MS)
		]);
		pull = await findPull(inputs, job, pullRequests(client), soon);
	} catch (error) {
		return { receipt: notDelivered("comment", `Could not look up the pull request: ${messageOf(error)}`) };
	}
	if (pull === void 0) return {};
	return {
		reporter: commentReporter({
			comments: pullRequestComments(client, pull.number),
			clock,
			mode: inputs.comment,
			run: job.run,
			job: keyOf({
				commentKey: void 0,
				matrix: inputs.matrix
			}, job),
			context: inputs.commitSha === void 0 && job.pull === void 0 ? {
				...context,
				head: pull.headSha
			} : context,
			maxBytes: COMMENT_BYTES,
			whyRefused: whyReadOnly(job, pull),
			signal: deadline
		}),
		pull: pull.number
	};
}
const checksOf = ({ job, context, client }) => checkRuns(client, {
	headSha: context.head,
	externalId: `${job.run}/${job.attempt}/${context.key}`,
	detailsUrl: context.runUrl
});
function checkOf(surface, { checkout, deadline, onCheck }) {
	const { inputs, job, context } = surface;
	return checkReporter({
		checks: checksOf(surface),
		name: inputs.checkName ?? checkNameOf(context.key),
		context,
		maxBytes: CHECK_TEXT_BYTES,
		annotationsPerRequest: 50,
		annotationsOf: (report) => inputs.annotations === "check" ? annotations(report, CHECK_SPACE).flatMap((one) => asCheckAnnotation(one, inputs, checkout)).slice(0, 200) : [],
		whyRefused: whyReadOnly(job, job.pull),
		...onCheck && { onBegun: onCheck },
		signal: deadline
	});
}
const CHECK_SPACE = {
	errors: 200,
	warnings: 200
};
const LEVELS = {
	error: "failure",
	warning: "warning",
	notice: "notice"
};
function asCheckAnnotation({ level, title, message, file, line = 1, column }, { workingDirectory }, checkout) {
	const path = file === void 0 ? void 0 : checkoutPath(file, workingDirectory, checkout);
	return path === void 0 ? [] : [{
		path,
		line,
		column,
		level: LEVELS[level],
		title,
		message
	}];
}
async function findPull({ prNumber, commitSha }, job, pulls, signal) {
	if (prNumber !== void 0) return job.pull?.number === prNumber ? job.pull : pulls.get(prNumber, signal);
	if (job.pull !== void 0) return job.pull;
	if (!(commitSha !== void 0 || ON_BRANCHES.includes(job.event) && job.ref.startsWith("refs/heads/"))) return void 0;
	const open = (await pulls.headedBy(commitSha ?? job.head, signal)).filter(({ isOpen }) => isOpen);
	return open.length === 1 ? open[0] : void 0;
}
const ON_BRANCHES = ["push", "workflow_dispatch"];
// src/adapters/github/caches.ts
const SERVICE = "The Actions cache";
function openJobCaches(patience = new Patience(SERVICE)) {
	const lookUp = (folder, keys, signal) => patience.attempt((within) => look(folder, keys, { lookupOnly: true }, within), signal);
	return {
		find: (folder, keys, signal) => lookUp(folder, keys, signal).catch(() => void 0),
		restore: (folder, keys, signal) => look(folder, keys, {}, signal).catch(() => void 0),
		async save(folder, key, signal) {
			try {
				const { isFeatureAvailable, saveCache } = await import("./cache.js");
				if (!isFeatureAvailable()) return false;
				await lookUp(folder, {
					key,
					others: []
				}, signal);
				return await untilAborted(() => saveCache([folder], key), signal, SERVICE) >= 0;
			} catch {
				return false;
			}
		}
	};
}
const jobCaches = openJobCaches();
async function look(folder, { key, others }, options, signal) {
	const { isFeatureAvailable, restoreCache } = await import("./cache.js");
	if (!isFeatureAvailable()) return void 0;
	return untilAborted(() => restoreCache([folder], key, [...others], options), signal, SERVICE);
}
const hasJobCache = (env) => env["GITHUB_ACTIONS"] === "true" && Boolean(env["ACTIONS_RUNTIME_TOKEN"]) && Boolean(env["ACTIONS_CACHE_SERVICE_V2"] ? env["ACTIONS_RESULTS_URL"] : env["ACTIONS_CACHE_URL"]);
// src/app/samples/samples-reporter.ts
const NAME$2 = "samples";
const samplesReporter = (options) => ({
	name: NAME$2,
	async deliver(report) {
		const why = options.isWanted ? whyNoneLeft(options, report) : "samples is false";
		if (why !== void 0) return {
			kind: "notNeeded",
			name: NAME$2,
			why
		};
		try {
			const name = samplesArtifact(options.key);
			const { files, omitted } = await options.make(report);
			if (files.length === 0) return {
				kind: "notNeeded",
				name: NAME$2,
				why: "There is no answer to store"
			};
			if (await upload$1(name, files, options)) return {
				kind: "delivered",
				name: NAME$2,
				where: `${name}${without(omitted)}`
			};
			return {
				kind: "notDelivered",
				name: NAME$2,
				why: `Another job of this run stores samples as ${name}, too`
			};
		} catch (error) {
			return notTaken(NAME$2, error, void 0, void 0);
		}
	}
});
async function upload$1(name, files, options) {
	try {
		var _usingCtx$2 = _usingCtx();
		const folder = _usingCtx$2.a(await options.files.scratchFolder("samples-")).path;
		for (const file of files) await options.files.write(join(folder, file.name), file.text);
		const paths = files.map((file) => join(folder, file.name));
		return await storeForLater({
			name,
			folder,
			files: paths,
			retentionDays: options.retentionDays
		}, options);
	} catch (_) {
		_usingCtx$2.e = _;
	} finally {
		await _usingCtx$2.d();
	}
}
const without = (omitted) => omitted.length === 0 ? "" : ` (without ${omitted.map(({ what, tests }) => `${what} of ${plural("test", tests)}`).join(", ")})`;
// src/evidence/samples/fit.ts
async function fitSamples(samples, trend, packedBytes, limits = sampleLimits) {
	const isFitting = (all) => fits(all, packedBytes, limits);
	const omissions = new Omissions();
	let kept = samples.map((sample) => omissions.fitLine(sample)).filter((sample) => sample !== void 0);
	for (const { what, apply } of sampleCuts) {
		if (await isFitting(kept)) break;
		kept = kept.map((sample) => omissions.count(what, sample, apply(sample)));
	}
	while (!await isFitting(kept)) {
		const left = Math.floor(kept.length * .9);
		omissions.add(TESTS, kept.length - left);
		kept = kept.slice(0, left);
	}
	const trendText = fittingTrend(trend);
	return {
		files: [...sampleFiles(kept.map(encodeSample)), ...trendText === void 0 ? [] : [{
			name: TREND_FILE,
			text: trendText
		}]],
		omitted: omissions.all
	};
}
const TESTS = "all samples";
async function fits(samples, packedBytes, limits) {
	const files = sampleFiles(samples.map(encodeSample));
	const raw = files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
	if (raw > limits.totalBytes) return false;
	if (raw <= limits.archiveBytes) return true;
	return (await Promise.all(files.map(({ text }) => packedBytes(text)))).reduce((sum, bytes) => sum + bytes, 0) <= limits.archiveBytes;
}
var Omissions = class {
	tests = new Map();
	counts = new Map();
	fitLine(sample) {
		let cut = sample;
		for (const { what, apply } of sampleCuts) {
			if (isShort(cut)) return cut;
			cut = this.count(what, cut, apply(cut));
		}
		if (isShort(cut)) return cut;
		this.add(TESTS, 1);
	}
	count(what, before, after) {
		if (after === before) return after;
		const tests = this.tests.get(what) ?? new Set();
		this.tests.set(what, tests.add(JSON.stringify(before.key)));
		return after;
	}
	add(what, tests) {
		this.counts.set(what, (this.counts.get(what) ?? 0) + tests);
	}
	get all() {
		return [...sampleCuts.map(({ what }) => what), TESTS].flatMap((what) => {
			const tests = (this.tests.get(what)?.size ?? 0) + (this.counts.get(what) ?? 0);
			return tests === 0 ? [] : [{
				what,
				tests
			}];
		});
	}
};
const isShort = (sample) => Buffer.byteLength(encodeSample(sample)) <= sampleLimits.lineBytes;
function fittingTrend(trend) {
	let runs = trend;
	while (runs.length > 0) {
		const text = encodeTrend(runs);
		if (Buffer.byteLength(text) <= sampleLimits.trendBytes) return text;
		runs = runs.slice(Math.ceil(runs.length / 10));
	}
}
// src/app/samples/facts-of-run.ts
function factsOfRun(run) {
	const time = startOf(run);
	return run.results.flatMap((result) => {
		const { kind } = outcomeOf(result);
		return isReused(result) || kind !== "passed" && kind !== "failed" ? [] : factOf(result, time) ?? [];
	});
}
function factOf(result, time) {
	const { suiteFile, suite, testId, target, trials, evalRun } = result;
	const measured = (trials ?? [result]).filter(({ cached, durationMs }) => !cached && durationMs !== void 0);
	const count = measured.length;
	if (count === 0) return void 0;
	const judged = measured.flatMap((trial) => trial.scores.flatMap(withMembers)).filter(({ costUsd, tokenUsage }) => costUsd !== void 0 || tokenUsage !== void 0);
	const usages = [...measured, ...judged].flatMap(({ tokenUsage }) => tokenUsage ?? []);
	const costs = judged.flatMap(({ costUsd }) => costUsd ?? []);
	return {
		key: [
			suiteFile,
			suite,
			testId,
			target
		],
		time,
		durationMs: trials === void 0 ? evalRun.durationMs : sum(measured.map(msOf)) / count,
		...usages.length > 0 && { tokens: {
			input: sum(usages.map(({ input }) => input)) / count,
			output: sum(usages.map(({ output }) => output)) / count
		} },
		judgeCalls: judged.length / count,
		...costs.length > 0 && { judgeUsd: sum(costs) / count }
	};
}
const msOf = ({ durationMs = 0, scores }) => durationMs + sum(scores.map((score) => score.durationMs));
const withMembers = (score) => [score, ...(score.scores ?? []).flatMap(withMembers)];
const sum = (numbers) => numbers.reduce((total, each) => total + each, 0);
// src/app/samples/samples-of-run.ts
const DAY_MS = 864e5;
function samplesOfRun(run, { origin, earlier, own, maxAgeDays = WINDOW.days, redact }) {
	const started = startOf(run);
	const oldest = new Date(Math.max(0, Date.parse(started) - maxAgeDays * DAY_MS)).toISOString();
	const known = [...earlier.lines].flatMap(([key, line]) => {
		const sample = decodeSample(line);
		return sample === void 0 ? [] : [[key, sample]];
	});
	return {
		samples: redact(mergeSamples(ownTrials(run, origin), {
			earlier: new Map(known),
			oldest
		})),
		trend: redact(mergeTrend(earlier.trend, own)),
		facts: redact(mergeFacts(factsOfRun(run), {
			earlier: earlier.facts,
			oldest
		}))
	};
}
function ownTrials(run, origin) {
	const extra = (run.extraTrials ?? []).flatMap(({ purpose, result }) => purpose === "control" ? [] : [result]);
	const measured = [...run.results, ...extra].filter((result) => !isReused(result) && hasAnswer(result) && result.targetUsed === void 0);
	return [...grouped(measured, (result) => [resultKey(result)]).values()].map((results) => {
		const [{ suiteFile, suite, testId, target, measure, subject }] = results;
		const sides = results.flatMap((result) => [...(result.trialSamples ?? []).map(({ side }) => ({
			...side,
			from: {
				...side.from,
				...origin,
				kind: "base"
			}
		})), sideOf(result, {
			...origin,
			kind: "base"
		})]);
		return {
			key: [
				suiteFile,
				suite,
				testId,
				target
			],
			measure,
			subject,
			sides
		};
	});
}
function hasAnswer(result) {
	const { kind } = outcomeOf(result);
	return kind === "passed" || kind === "failed";
}
// src/app/samples/samples-to-store.ts
const NONE = {
	lines: new Map(),
	trend: [],
	facts: new Map()
};
async function samplesToStore({ run, basis: { inputs, baseline } }, { samples, trend, runtime }) {
	const { deep: redact } = redactorOf(inputs, runtime);
	const earlier = await samples?.(baseline) ?? NONE;
	const own = samplesOfRun(run, {
		origin: originOf(run, runtime.env),
		earlier,
		own: trend.suites.length === 0 ? void 0 : trend,
		maxAgeDays: inputs.baselineMaxAge,
		redact
	});
	const fitted = await fitSamples(own.samples, own.trend, async (text) => (await runtime.page?.deflate(text))?.length ?? text.length);
	const facts = encodeFacts(own.facts);
	return facts === void 0 ? fitted : {
		...fitted,
		files: [...fitted.files, {
			name: FACTS_FILE,
			text: facts
		}]
	};
}
// src/app/action/page-artifact.ts
const NAME$1 = "report";
const MOST_BYTES = 134217728;
function pageArtifactReporter({ name, path, retentionDays, files, writer, urlOf, signal }) {
	return {
		name: NAME$1,
		async deliver() {
			if (await files.state(path) !== "file") return {
				kind: "notNeeded",
				name: NAME$1,
				why: `${basename(path)} was not written`
			};
			try {
				try {
					var _usingCtx$1 = _usingCtx();
					const folder = _usingCtx$1.a(await files.scratchFolder("page-"));
					const named = join(folder.path, name);
					await files.writeBytes(named, await files.readBytes(path, MOST_BYTES));
					const uploaded = await writer.uploadFile({
						path: named,
						retentionDays
					}, signal());
					if (uploaded.kind === "uploaded") return {
						kind: "delivered",
						name: NAME$1,
						where: urlOf(uploaded.id)
					};
					return {
						kind: "notDelivered",
						name: NAME$1,
						why: `Another job of this run already has an artifact ${name}`
					};
				} catch (_) {
					_usingCtx$1.e = _;
				} finally {
					await _usingCtx$1.d();
				}
			} catch (error) {
				return notTaken(NAME$1, error, void 0, void 0);
			}
		}
	};
}
// src/app/action/step-reporters.ts
function localReporters(folder, step) {
	const { inputs, runner, runtime, gitHub } = step;
	return [
		...fileReporters(folder, runtime.files, {
			comment: gitHub.context,
			...redactionOf(inputs, runtime)
		}),
		...traceFileReporters(telemetrySite(folder, step), runtime.files),
		...inputs.annotations === "commands" ? [annotationReporter(inputs, runner)] : [],
		...inputs.jobSummary === "off" ? [] : [summaryReporter(runner, inputs.jobSummary)]
	];
}
const telemetrySite = (folder, { inputs, job, runtime, gitHub }) => ({
	inputs,
	runtime,
	folder,
	jobKey: job && keyOf(inputs, job),
	commit: {
		head: job?.head,
		pullNumber: gitHub.pull
	}
});
function artifactReporters(nameOf, { folder, evidence, judged }, step) {
	const { inputs, job, runtime, gitHub, deadline: signal } = step;
	const { env, files } = runtime;
	if (job === void 0 || !inputs.uploadArtifacts) return [];
	const key = keyOf(inputs, job);
	const upload = {
		job,
		retentionDays: inputs.artifactRetentionDays,
		writer: artifactWriter,
		whyNone: whyNoArtifacts(env),
		signal
	};
	const results = resultsReporter({
		...upload,
		name: nameOf(key, job.attempt),
		folder,
		files,
		withPage: () => gitHub.page.url === void 0
	});
	if (evidence.length === 0) return [results];
	const { evidence: mode, baselineBranch: branch } = inputs;
	const leaving = {
		...upload,
		key,
		evidence: mode,
		branch
	};
	const make = (report) => samplesToStore(judged, {
		...step,
		runtime,
		trend: historyTrend(runToStore(report, judged, {
			job,
			env
		}))
	});
	return [
		results,
		evidenceReporter({
			...leaving,
			paths: evidence,
			folder: join(folder, RUN_EVIDENCE)
		}),
		samplesReporter({
			...leaving,
			files,
			isWanted: inputs.samples,
			make
		})
	];
}
function historyReporters({ judged }, step) {
	const { inputs, job, runtime, deadline: signal } = step;
	if (job === void 0) return [];
	const store = openStore(inputs, job, runtime);
	return store === void 0 ? [] : [historyReporter({
		store,
		judged,
		job,
		runtime,
		signal
	})];
}
const uploadsArtifacts = ({ uploadArtifacts }, env) => uploadArtifacts && whyNoArtifacts(env) === void 0;
function decideStep(end, report, folder, receipts = []) {
	end.isDecided = true;
	end.outputs = outputsOf(report, folder, receipts);
}
function pageArtifacts(folder, { inputs, job, runtime: { env, files }, gitHub, deadline }) {
	if (job === void 0 || !uploadsArtifacts(inputs, env)) return [];
	return [pageArtifactReporter({
		name: pageArtifact(gitHub.context?.key ?? keyOf(inputs, job), job.attempt),
		path: join(folder, runFiles.page),
		retentionDays: inputs.artifactRetentionDays,
		files,
		writer: artifactWriter,
		urlOf: (id) => artifactUrl(job, id),
		signal: deadline
	})];
}
async function deliverToGitHub(report, { folder, local }, { pages, upload }, { inputs, runner, end, gitHub, live }) {
	end.live = void 0;
	decideStep(end, report, folder, local);
	const page = await deliverAll(pages, report);
	for (const receipt of page) {
		if (receipt.kind !== "delivered") continue;
		gitHub.page.url = receipt.where;
		if (inputs.jobSummary !== "off") await runner.addToSummary(`\n[Report with all answers](${receipt.where})\n`);
	}
	const [reported, uploaded] = await Promise.all([live.deliver(report), upload()]);
	end.notes?.reported(reported);
	const forAgents = uploaded.some(isUploaded) ? agentLine(report, gitHub.context?.artifact) : void 0;
	if (forAgents !== void 0 && inputs.jobSummary !== "off") await runner.addToSummary(`\n${forAgents}\n`);
	const remote = [
		...gitHub.receipts,
		...page,
		...reported,
		...uploaded
	];
	const [uncommented] = [...gitHub.receipts, ...reported].filter(({ name }) => name === "comment").filter(notDelivered$1);
	if (uncommented !== void 0 && inputs.annotations !== "off") annotate(uncommentedAnnotation(report, uncommented), inputs, runner);
	const annotations = inputs.annotations !== "check" || isCheckDelivered(remote) ? [] : await deliverAll([annotationReporter(inputs, runner)], report);
	const receipts = [...remote, ...annotations];
	end.outputs = outputsOf(report, folder, [...local, ...receipts]);
	return receipts;
}
const isUploaded = ({ kind, name }) => kind === "delivered" && name === NAME;
async function uploadResults(results, options) {
	if (options.whyNone !== void 0) return {
		kind: "notNeeded",
		name: NAME,
		why: options.whyNone
	};
	try {
		return await upload(results, options);
	} catch (error) {
		return notTaken(NAME, error, void 0, void 0);
	}
}
function resultsReporter(options) {
	return {
		name: NAME,
		deliver: (report) => uploadResults(report, options)
	};
}
const NAME = "artifact";
async function upload(results, { name, job, folder, retentionDays, writer, files, withPage = () => false, more = [], signal }) {
	const { page, ...names } = runFiles;
	const paths = [
		...Object.values(names),
		...withPage() ? [page] : [],
		...more
	].map((file) => join(folder, file));
	const states = await Promise.all(paths.map((path) => files.state(path)));
	const present = [...paths.filter((_, index) => states[index] === "file"), ...await presentPatches(results, folder, files)];
	const uploaded = await writer.upload({
		name,
		folder,
		files: present,
		retentionDays
	}, signal());
	if (uploaded.kind === "uploaded") return {
		kind: "delivered",
		name: NAME,
		where: artifactUrl(job, uploaded.id)
	};
	return {
		kind: "notDelivered",
		name: NAME,
		why: `Another job of this run already has an artifact ${name}`,
		hint: "Give each job a different comment-key, such as the values of its matrix."
	};
}
async function presentPatches({ results, extraTrials = [] }, folder, files) {
	const all = [...results, ...extraTrials.map(({ result }) => result)];
	const named = [...new Set(all.flatMap(({ patch, trials = [] }) => [patch, ...trials.map((trial) => trial.patch)]))].flatMap((patch) => patch ?? []);
	if (named.length === 0) return [];
	const root = await files.realPath(folder);
	const isItself = (patch) => files.realPath(join(root, patch)).then((real) => real === join(root, patch), () => false);
	const isPresent = await Promise.all(named.map(isItself));
	return named.filter((_, index) => isPresent[index]).map((patch) => join(folder, patch));
}
const artifactUrl = ({ serverUrl, owner, repo, run }, id) => `${serverUrl}/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}/actions/runs/${run}/artifacts/${id}`;
export { storedStores as C, saveStores as S, pullRequestComments as _, localReporters as a, mayKeep as b, uploadResults as c, jobCaches as d, checksOf as f, checkTitle as g, endRunningComment as h, historyReporters as i, uploadsArtifacts as l, gitHubReporters as m, decideStep as n, pageArtifacts as o, contextOf as p, deliverToGitHub as r, telemetrySite as s, artifactReporters as t, hasJobCache as u, cacheKeys as v, restoreStores as x, dropForeign as y };
