import type { Terminal } from '../../edges/terminal.ts';
import { paintFor } from '../../reports/paint.ts';
import { redactor } from '../../shared/redact.ts';
import type { AskedList } from '../argv/asked.ts';
import { openConfiguredSite } from '../configured-site.ts';
import { harmlessJson } from '../harmless-json.ts';
import { list } from '../listing.ts';
import { listingText } from '../listing-text.ts';
import type { ExitCode } from '../pipeline/exit-code.ts';
import { withoutSecretsOf } from '../pipeline/prepare.ts';
import { problemLines } from '../problem-lines.ts';
import { hookNoteLines } from '../session-hooks.ts';
import { byFile, countProblems } from '../survey.ts';
import type { World } from '../world.ts';

/** `eval-action list`: what a run would ask and need. Values of variables are never shown. */
export async function listCommand({ inputs, json }: AskedList, world: World, terminal: Terminal): Promise<ExitCode> {
  const site = await openConfiguredSite(inputs, world);
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
