import { g as words } from "./json.js";
// src/shared/secrets/vendor-variables.ts
const modelVariables = words(`
  OPENAI_* AZURE_OPENAI_* ANTHROPIC_* GEMINI_* GOOGLE_* OPENROUTER_* MISTRAL_* GROQ_* XAI_* DEEPSEEK_* COHERE_*
  CO_API_KEY TOGETHER_* OLLAMA_* AWS_* HF_TOKEN
`);
const agentVariables = [
	"CODEX_*",
	"CLAUDE_*",
	"COPILOT_*",
	"PI_*",
	"OPENCODE_*"
];
export { modelVariables as n, agentVariables as t };
