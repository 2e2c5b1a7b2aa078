import type { ProviderKind } from '../../model/provider.ts';
import { cli } from './cli.ts';
import { mock } from './mock.ts';
import { openai } from './openai.ts';

/** Everything that can be asked. To add one: its file, its test, a line here. */
export const providers: readonly ProviderKind[] = [cli, mock, openai];
