/** Spellings of AgentV 1 to 3, and their current names. */
export const RENAMED: Readonly<Record<string, string>> = {
  resourceName: 'endpoint',
  deploymentName: 'model',
  maxTokens: 'max_output_tokens',
  commandTemplate: 'command_template',
  timeoutSeconds: 'timeout_seconds',
  logDirectory: 'log_dir',
  judge_target: 'grader_target',
  judgeTarget: 'grader_target',
};

/** Spellings whose current name has `_` and a small letter for each capital. */
export const CAMEL_CASE = [
  'apiKey',
  'baseUrl',
  'thinkingBudget',
  'apiFormat',
  'filesFormat',
  'attachmentsFormat',
  'logDir',
  'logFormat',
  'logOutputFormat',
  'systemPrompt',
  'maxTurns',
  'maxBudgetUsd',
  'dryRun',
  'subagentRoot',
  'cliUrl',
  'cliPath',
  'githubToken',
  'sessionDir',
  'sessionId',
  'sessionStateDir',
  'providerBatching',
  'fallbackTargets',
  'subagentModeAllowed',
  'modelReasoningEffort',
  'maxRetries',
  'retryInitialDelayMs',
  'retryMaxDelayMs',
  'retryBackoffFactor',
  'retryStatusCodes',
  'workspaceTemplate',
];

/** The current name of an old key; undefined if the key is not an old one. */
export function presentName(key: string): string | undefined {
  if (Object.hasOwn(RENAMED, key)) return RENAMED[key];
  return CAMEL_CASE.includes(key) ? key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : undefined;
}
