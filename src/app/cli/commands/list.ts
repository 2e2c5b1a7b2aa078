import type { Terminal } from '../../../adapters/terminal.ts';
import { harmlessJson } from '../../../reports/escape/harmless-json.ts';
import { paintFor } from '../../../reports/terminal/paint.ts';
import { redactor } from '../../../shared/secrets/redact.ts';
import { openConfiguredSite } from '../../config/configured-site.ts';
import { list } from '../../inspect/listing.ts';
import { byFile, countProblems } from '../../inspect/survey.ts';
import type { ExitCode } from '../../pipeline/exit-code.ts';
import { withoutSecretsOf } from '../../pipeline/prepare.ts';
import type { Runtime } from '../../pipeline/runtime.ts';
import { hookNoteLines } from '../../steps/session-hooks.ts';
import type { AskedList } from '../argv/asked.ts';
import { listingText } from '../listing-text.ts';
import { problemLines } from '../problem-lines.ts';

/** `eval-action list`: what a run would execute and need. Values of variables are never shown. */
export async function listCommand(
  { inputs, json }: AskedList,
  runtime: Runtime,
  terminal: Terminal,
): Promise<ExitCode> {
  const site = await openConfiguredSite(inputs, runtime);
  const found = await withoutSecretsOf(site, () => list(site));
  for (const line of await hookNoteLines(site)) terminal.complain(line);
  const { deep: withoutSecrets } = redactor(await site.environments.secrets());
  const listing = withoutSecrets(found);
  if (json) terminal.print(harmlessJson(listing, 2));
  else {
    const plain = paintFor({ colour: false });
    for (const problems of byFile(listing.problems).values())
      terminal.complain(problemLines(problems, plain).join('\n'));
    terminal.print(listingText(listing, terminal));
  }
  return countProblems(listing.problems).errors > 0 ? 2 : 0;
}
