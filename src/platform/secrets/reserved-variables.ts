import { words } from '../../model/text/text.ts';
import { isSecretVariable } from './secret-names.ts';

/**
 * Variables that belong to the job: no child process sees them, declared or not, and no file of the repository reads
 * them. With the runtime token a program could replace this run's artifacts, with `GITHUB_PATH` or `GITHUB_ENV` run
 * code in later steps of the job, with the tokens of other systems write comments and approve. `INPUT_*` are the inputs
 * of our own step, including keys. Of `RUNNER_*` only the tokens of runners are reserved: programs need `RUNNER_TEMP`
 * and `RUNNER_OS`.
 */
const reservedVariables: readonly string[] = words(`
  GITHUB_TOKEN GH_TOKEN GITHUB_ENV GITHUB_OUTPUT GITHUB_PATH GITHUB_STATE GITHUB_STEP_SUMMARY ACTIONS_* INPUT_*
  RUNNER_JITCONFIG EVAL_ACTION_ENV
  GITLAB_TOKEN SYSTEM_ACCESSTOKEN BITBUCKET_ACCESS_TOKEN
`);

/** Whether a variable belongs to the job alone; upper and lower case are the same, as on Windows. */
export const isReserved = (name: string): boolean =>
  matchesAny(name, reservedVariables) || (/^RUNNER_/i.test(name) && isSecretVariable(name));

/** Whether a name is in a list of names, in which `*` at the end means any ending. */
export function matchesAny(name: string, patterns: readonly string[]): boolean {
  const upper = name.toUpperCase();
  return patterns.some((pattern) =>
    pattern.endsWith('*') ? upper.startsWith(pattern.slice(0, -1)) : upper === pattern,
  );
}

/** Keys, addresses and settings that model providers document: an agent under test calls its model with them. */
export const modelVariables: readonly string[] = words(`
  OPENAI_* AZURE_OPENAI_* ANTHROPIC_* GEMINI_* GOOGLE_* OPENROUTER_* MISTRAL_* GROQ_* XAI_* DEEPSEEK_* COHERE_*
  CO_API_KEY TOGETHER_* OLLAMA_* AWS_* HF_TOKEN
`);

/**
 * Documented variables of the agent programs: for the location of their settings, their login, and their permissions.
 */
export const agentVariables: readonly string[] = ['CODEX_*', 'CLAUDE_*', 'COPILOT_*', 'PI_*', 'OPENCODE_*'];
