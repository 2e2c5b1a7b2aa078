import type { ProviderKind } from '../../model/provider.ts';
import { agentv } from './agentv.ts';
import { anthropic } from './anthropic.ts';
import { azure } from './azure.ts';
import { cli } from './cli.ts';
import { gemini } from './gemini.ts';
import { mock } from './mock.ts';
import { openai } from './openai.ts';
import { openrouter } from './openrouter.ts';
import { replay } from './replay.ts';

/** Everything that can be asked. To add one: its file, its test, a line here. */
export const providers: readonly ProviderKind[] = [
  cli,
  mock,
  openai,
  azure,
  openrouter,
  anthropic,
  gemini,
  agentv,
  replay,
];
