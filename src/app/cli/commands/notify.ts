import type { Terminal } from '../../../adapters/terminal.ts';
import { harmlessJson } from '../../../reports/escape/harmless-json.ts';
import type { News } from '../../../reports/trend/news.ts';
import { bodyFor, sendNews } from '../../history/send-news.ts';
import type { ExitCode } from '../../pipeline/exit-code.ts';
import type { Runtime } from '../../pipeline/runtime.ts';
import type { AskedNotify } from '../argv/asked.ts';

/** `eval-action notify`: a test message, so that a channel can be tried before it is needed. */
export async function notifyCommand(
  { channel, isDryRun }: AskedNotify,
  runtime: Runtime,
  terminal: Terminal,
): Promise<ExitCode> {
  const news = testNews(new Date(runtime.clock.now()).toISOString(), runtime.env);
  if (isDryRun) {
    terminal.print(harmlessJson(JSON.parse(bodyFor(channel, news)), 2));
    return 0;
  }
  const why = await sendNews(channel, news, runtime);
  if (why === undefined) terminal.print(`Sent a test message to ${channel}`);
  else terminal.complain(`error: ${why}`);
  return why === undefined ? 0 : 2;
}

const testNews = (now: string, env: Runtime['env']): News => ({
  event: 'test',
  repository: env['GITHUB_REPOSITORY'] ?? 'owner/repository',
  branch: 'main',
  runId: 0,
  url: 'https://github.com/agentv/eval-action',
  since: now,
  report: {
    startedAt: now,
    verdict: {
      kind: 'pass',
      unarmed: false,
      headline: 'This is a test message: nothing was measured',
      reasons: [],
      suites: [],
    },
    comparison: {
      baseline: { kind: 'none', why: 'a test message', isChosen: true },
      suites: [],
      tests: [],
      detectableTests: { count: 0, of: 0 },
    },
  },
});
