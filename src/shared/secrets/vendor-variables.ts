import { words } from '../text.ts';
/** Keys, addresses and settings that model providers document: an agent under test calls its model with them. */
export const modelVariables: readonly string[] = words(`
  OPENAI_* AZURE_OPENAI_* ANTHROPIC_* GEMINI_* GOOGLE_* OPENROUTER_* MISTRAL_* GROQ_* XAI_* DEEPSEEK_* COHERE_*
  CO_API_KEY TOGETHER_* OLLAMA_* AWS_* HF_TOKEN
`);

/**
 * Documented variables of the agent programs: for the location of their settings, their login, and their permissions.
 */
export const agentVariables: readonly string[] = ['CODEX_*', 'CLAUDE_*', 'COPILOT_*', 'PI_*', 'OPENCODE_*'];
