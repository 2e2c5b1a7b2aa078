import type { ProviderKind } from '../../model/ports/provider.ts';
import { acp } from './acp.ts';
import { agentv } from './agentv.ts';
import { anthropic } from './anthropic.ts';
import { claude, claudeLog } from './claude.ts';
import { cli } from './cli.ts';
import { codex, codexLog } from './codex.ts';
import { copilot, copilotLog } from './copilot.ts';
import { gemini } from './gemini.ts';
import { geminiCli } from './gemini-cli.ts';
import { mock } from './mock.ts';
import { azure, openai, openrouter } from './openai.ts';
import { opencode } from './opencode.ts';
import { ownProgram } from './own-program.ts';
import { piCli, piCodingAgent, piLog } from './pi.ts';
import { replay } from './replay.ts';
import { vscode, vscodeInsiders } from './vscode.ts';

/** All providers. To add one: its file, its test, a line here. */
export const providers: readonly ProviderKind[] = [
  cli,
  ownProgram,
  mock,
  openai,
  azure,
  openrouter,
  anthropic,
  gemini,
  agentv,
  codex,
  claude,
  copilot,
  piCli,
  piCodingAgent,
  geminiCli,
  opencode,
  acp,
  vscode,
  vscodeInsiders,
  replay,
  copilotLog,
  claudeLog,
  codexLog,
  piLog,
];
