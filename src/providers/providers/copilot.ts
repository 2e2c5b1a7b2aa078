import { dirname, join, relative, sep } from 'node:path';
import * as z from 'zod';
import { unlessInvalid } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import { agentTraits, defineProvider } from '../../model/ports/provider.ts';
import { sumTokens, type TokenUsage } from '../../model/run/message.ts';
import { optionalKey, optionalSecret, optionalText } from '../../model/suite/setting.ts';
import { plural } from '../../model/text/text.ts';
import { agentOptions, flag } from '../agents/agent.ts';
import { agentProvider } from '../agents/ask-agent.ts';
import { mcpServersFile } from '../agents/mcp-servers.ts';
import { httpUrl, keyRule } from '../models/model-options.ts';
import { type ReadSession, sessionLog, timeOf } from '../sessions/session.ts';
import { type AgentEvent, eventIn, listAt, numberAt, recordAt, textAt, timeAt, valueAt } from '../streams/event.ts';
import { type AgentError, type AgentStream, agentStream, type Trajectory, usageIn } from '../streams/stream.ts';

const options = () =>
  z
    .object({
      ...agentOptions(),
      cli_path: optionalText(),
      github_token: optionalSecret(),
      base_url: httpUrl(),
      subprovider: optionalText().pipe(
        z.enum(['openai', 'azure', 'anthropic'], 'must be openai, azure or anthropic').optional(),
      ),
      api_key: optionalKey(),
      bearer_token: optionalSecret(),
      api_version: optionalText(),
      api_format: optionalText().pipe(
        z.enum(['completions', 'chat', 'responses'], 'must be completions or responses').optional(),
      ),
    })
    .superRefine(...keyRule(() => false))
    .refine(({ base_url, model }) => base_url === undefined || model !== undefined, {
      path: ['model'],
      error: 'is required with base_url',
      when: ({ issues }) => issues.length === 0,
    });
type CopilotOptions = z.output<ReturnType<typeof options>>;

/** Calls the Copilot CLI. Targets that AgentV calls through its library use it too. */
export const copilot = defineProvider({
  type: 'copilot-cli',
  aliases: ['copilot', 'copilot-sdk'],
  ...agentTraits,
  jobTokenKey: 'github_token',
  options,
  create(options, deps) {
    const { childEnv } = deps;
    const env = { ...modelVariables(options), ...options.env };
    const executable = options.executable ?? options.cli_path;
    return agentProvider(
      {
        name: 'Copilot CLI',
        program: 'copilot',
        install: 'npm install --global @github/copilot',
        logName: 'copilot-cli',
        firstSignal: 'SIGINT',
        variables: ['COPILOT_*'],
        configVariables: ['COPILOT_HOME'],
        call({ document, images }, { model, env, home, mcpServers }, locations) {
          const { temporary } = locations;
          const userHome = childEnv['HOME'] ?? childEnv['USERPROFILE'];
          const itsHome = home === 'private' ? locations.home : (userHome ?? locations.home);
          const state = env['COPILOT_HOME'] ?? childEnv['COPILOT_HOME'] ?? join(itsHome, '.copilot');
          const stream = copilotStream();
          const usageFile = join(temporary, 'copilot-usage.json');
          // Without a list of tools it would use none of them.
          const tools = ['*'];
          const how = { local: { type: 'local', tools }, remote: { type: 'http', tools } };
          const { path: mcpFile, temporaryFiles } = mcpServersFile(mcpServers, temporary, how);
          return {
            args: [
              ...['--output-format', 'json', '--allow-all-tools', '--yolo', '--no-ask-user', '--no-color'],
              ...['--usage-output-file', usageFile, '--log-dir', temporary],
              ...flag('--model', model),
              ...images.flatMap(({ path }) => ['--attachment', path]),
              ...flag('--additional-mcp-config', mcpFile && `@${mcpFile}`),
            ],
            stdin: document,
            env: {
              COPILOT_AUTO_UPDATE: 'false',
              // Unpacked once for all calls: 235 MB.
              ...(userHome !== undefined && { COPILOT_CACHE_HOME: join(userHome, '.cache', 'copilot') }),
            },
            temporaryFiles,
            stream,
            async leftovers(files) {
              // Not written: then its tokens are unknown.
              const usage = await unlessInvalid(() => files.read(usageFile, MAX_FILE_BYTES));
              const { sessionId = '' } = stream.reported;
              // Besides the workspace, it may write files of its session.
              const folder = join(state, 'session-state', sessionId, 'files');
              return {
                tokenUsage: copilotUsage(eventIn(usage ?? '')),
                fileChanges: /^[\w-]+$/.test(sessionId) ? await newFilesIn(folder, files) : undefined,
              };
            },
          };
        },
      },
      { ...options, executable, env },
      deps,
    );
  },
});

/** Answers with a recorded session of the Copilot CLI. Runs nothing. */
export const copilotLog = sessionLog({
  type: 'copilot-log',
  agent: 'Copilot CLI',
  read: (records) => readCopilotSession(records),
  one: 'session_dir',
  folder: ['session_state_dir', '~/.copilot/session-state'],
  patterns: () => ['*/events.jsonl'],
  fileIn: (folder) => join(folder, 'events.jsonl'),
  async cwdOf(path, files) {
    const text = await unlessInvalid(() => files.read(join(dirname(path), 'workspace.yaml'), MAX_FILE_BYTES));
    if (text === undefined) return null;
    // A path as YAML writes it on one line.
    const scalar = /^cwd: *(.*?) *\r?$/m.exec(text)?.[1] ?? '';
    if (/^'.*'$/.test(scalar)) return scalar.slice(1, -1).replaceAll("''", "'");
    return /^".*"$/.test(scalar) ? (textAt(eventIn(`{"cwd":${scalar}}`), 'cwd') ?? scalar) : scalar;
  },
  changes: (path, files) => newFilesIn(join(dirname(path), 'files'), files),
});

/** With its own address it calls the model there, and needs no login. */
function modelVariables(options: CopilotOptions): Record<string, string> {
  const { base_url: url, bearer_token: bearer, api_key: key, api_format: format } = options;
  const ofModel = {
    COPILOT_PROVIDER_BASE_URL: url,
    COPILOT_PROVIDER_TYPE: options.subprovider,
    COPILOT_PROVIDER_BEARER_TOKEN: bearer,
    COPILOT_PROVIDER_API_KEY: bearer === undefined ? key?.text : undefined,
    COPILOT_PROVIDER_WIRE_API: format === 'chat' ? 'completions' : format,
    COPILOT_PROVIDER_AZURE_API_VERSION: options.api_version,
    COPILOT_MODEL: options.model,
    COPILOT_OFFLINE: 'true',
  };
  const variables = { COPILOT_GITHUB_TOKEN: options.github_token, ...(url === undefined ? {} : ofModel) };
  return Object.fromEntries(Object.entries(variables).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

const MAX_FILE_BYTES = 1_000_000;

/** Reads `copilot --output-format json`. Its token counts are only in a file: see `copilotUsage`. */
export function copilotStream(): AgentStream {
  let error: AgentError | undefined;
  let isFiltered = false;
  let count = 0;
  return agentStream((state, event, at) => {
    const { trajectory, reported } = state;
    if (isOfSubAgent(event)) return;
    const data = recordAt(event, 'data');
    const when = timeAt(event, 'timestamp') ?? at;
    switch (event['type']) {
      case 'assistant.message':
        count += 1;
        reported.model = textAt(data, 'model') ?? reported.model;
        isFiltered = textAt(data, 'content') === FILTERED;
        if (!isFiltered) takeMessage(trajectory, data, `message ${count}`);
        break;
      case 'tool.execution_start': {
        const [server, ofServer, name] = ['mcpServerName', 'mcpToolName', 'toolName'].map((key) => textAt(data, key));
        const isOfServer = server !== undefined && ofServer !== undefined;
        const tool = isOfServer ? `mcp:${server}/${ofServer}` : name;
        const originalTool = isOfServer ? name : undefined;
        trajectory.startCall(textAt(data, 'toolCallId'), { tool, originalTool, input: data['arguments'], at: when });
        break;
      }
      case 'tool.execution_complete': {
        const said = textAt(data, 'result', 'content')?.replace(/\n?<shellId: [^>\n]*>\s*$/, '\n');
        const output = said ?? textAt(data, 'error', 'message') ?? data['result'];
        // A failed command is a success of the tool: only its exit code shows the failure.
        const isError = data['success'] === false || (numberAt(data, 'shellExecution', 'exitCode') ?? 0) !== 0;
        trajectory.endCall(textAt(data, 'toolCallId'), { output, isError, at: when });
        break;
      }
      case 'session.error': {
        const message = textAt(data, 'message') ?? textAt(data, 'errorType') ?? 'an error without a reason';
        error = { message, httpStatus: numberAt(data, 'statusCode') };
        if (state.end.kind === 'open') state.end = { kind: 'open', lastError: error };
        break;
      }
      case 'result': {
        reported.sessionId = textAt(event, 'sessionId');
        const code = valueAt(event, 'exitCode');
        const isDone = code === 0 || code === undefined;
        const failure = error ?? { message: `it ended with exit code ${String(code)}` };
        const finishReason = isFiltered ? 'content_filter' : undefined;
        const hasAnswer = error === undefined && trajectory.answer.trim() !== '';
        const unknownReason = hasAnswer && !isDone ? `exit code ${String(code)}` : undefined;
        state.end =
          isFiltered || isDone || hasAnswer
            ? { kind: 'done', finishReason, unknownReason }
            : { kind: 'failed', error: failure };
        break;
      }
    }
  });
}

/** Whether an event is about what a sub-agent does: its call has the result. */
const isOfSubAgent = (event: AgentEvent): boolean =>
  textAt(event, 'agentId') !== undefined || textAt(event, 'data', 'parentToolCallId') !== undefined;

/** The text that Copilot writes in place of an answer that a filter blocked. */
const FILTERED = 'The model returned no content because the response was blocked by content filtering.';

function takeMessage(trajectory: Trajectory, data: AgentEvent, key: string): void {
  if (textAt(data, 'reasoningText')) trajectory.reason();
  trajectory.say(textAt(data, 'content'), key);
  for (const request of listAt(data, 'toolRequests')) {
    const tool = textAt(request, 'name') ?? textAt(request, 'toolName');
    trajectory.startCall(textAt(request, 'toolCallId'), { tool, input: valueAt(request, 'arguments') }, key);
  }
}

/** The tokens in the file of `--usage-output-file`: its input holds what was read from the cache and written to it. */
export function copilotUsage(report: AgentEvent | undefined): TokenUsage | undefined {
  const models = Object.values(recordAt(report, 'modelMetrics'));
  const names = {
    input: 'inputTokens',
    output: 'outputTokens',
    cached: 'cacheReadTokens',
    reasoning: 'reasoningTokens',
  };
  return sumTokens(models.flatMap((metrics) => usageIn(valueAt(metrics, 'usage'), names) ?? []));
}

/** Reads a session of the Copilot CLI (`session-state/<id>/events.jsonl`). */
export const readCopilotSession: ReadSession = (records) => {
  const { trajectory, take } = copilotStream();
  const askedSkills = new Set<string>();
  let skills = 0;
  let model: string | undefined;
  for (const record of records.filter((each) => !isOfSubAgent(each))) {
    const data = recordAt(record, 'data');
    const at = timeOf(record);
    if (record['type'] === 'user.message') trajectory.hear(textAt(data, 'content') ?? '');
    if (record['type'] === 'assistant.message') model = textAt(data, 'model') ?? model;
    for (const request of listAt(data, 'toolRequests')) {
      const skillName = textAt(request, 'name') === 'skill' ? textAt(request, 'arguments', 'skill') : undefined;
      if (skillName !== undefined) askedSkills.add(skillName);
    }
    const skill = record['type'] === 'skill.invoked' ? textAt(data, 'name') : undefined;
    // A skill that was called as a tool is recorded twice.
    if (skill !== undefined && !askedSkills.delete(skill)) {
      skills += 1;
      trajectory.startCall(`skill ${skills}`, { tool: 'skill', input: { skill }, at });
      trajectory.endCall(`skill ${skills}`, { isError: false, at });
    }
    take(record, at);
  }
  const start = recordAt(
    records.find((record) => record['type'] === 'session.start'),
    'data',
  );
  const shutdown = records.findLast((record) => record['type'] === 'session.shutdown');
  return {
    trajectory,
    id: textAt(start, 'sessionId'),
    cwd: textAt(start, 'context', 'cwd'),
    version: textAt(start, 'copilotVersion'),
    model: model ?? textAt(start, 'selectedModel'),
    tokenUsage: copilotUsage(recordAt(shutdown, 'data')),
  };
};

/** The text of larger files is not shown. */
const MAX_SHOWN_BYTES = 512 * 1024;
const MAX_FILES = 1_000;
const MAX_TEXT = 10 * 1024 * 1024;

/** Folders of tools, without the agent's own work. */
const TOOL_FOLDERS = ['.git', 'node_modules', '.agentv', '__pycache__'];

/**
 * The files in a folder that an agent filled, as the unified diff that adds them; undefined if there are none. Files without
 * a readable text are named, and those beyond the limits are counted.
 */
export async function newFilesIn(folder: string, files: Files): Promise<string | undefined> {
  if ((await files.state(folder)) !== 'folder') return undefined;
  const left = TOOL_FOLDERS.map((name) => `!**/${name}/**`);
  const paths = await files.glob(['**', ...left], { cwd: folder, followLinks: false });
  const diffs: string[] = [];
  let length = 0;
  for (const path of paths.slice(0, MAX_FILES)) {
    const text = await unlessInvalid(() => files.read(path, MAX_SHOWN_BYTES, { onlyText: true }));
    const diff = diffOfNewFile(relative(folder, path).split(sep).join('/'), text);
    length += diff.length;
    if (length > MAX_TEXT) break;
    diffs.push(diff);
  }
  const others = paths.length - diffs.length;
  if (others > 0) diffs.push(`# ${plural('more new file', others)}: only ${MAX_FILES} files and 10 MiB are shown`);
  return diffs.length === 0 ? undefined : diffs.join('\n');
}

/** The diff of a file that was not there before, as git shows it. A line break at its end is no line. */
function diffOfNewFile(path: string, text: string | undefined): string {
  const name = path.replaceAll(/[\r\n]/g, '?');
  const head = [`diff --git a/${name} b/${name}`, 'new file mode 100644'];
  if (text === undefined) return [...head, `Binary files /dev/null and b/${name} differ`].join('\n');
  if (text === '') return head.join('\n');
  const lines = text.replace(/\n$/, '').split('\n');
  const place = ['--- /dev/null', `+++ b/${name}`, `@@ -0,0 +1,${lines.length} @@`];
  return [...head, ...place, ...lines.map((line) => `+${line}`)].join('\n');
}
