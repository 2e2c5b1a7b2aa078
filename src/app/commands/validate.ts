import type { Terminal } from '../../edges/terminal.ts';
import { redactor } from '../../shared/redact.ts';
import type { AskedValidate } from '../argv/asked.ts';
import { openSiteToCheck } from '../configured-site.ts';
import { harmlessJson } from '../harmless-json.ts';
import type { ExitCode } from '../pipeline/exit-code.ts';
import { withoutSecretsOf } from '../pipeline/prepare.ts';
import { hookNoteLines } from '../session-hooks.ts';
import { strictly, validate } from '../validation.ts';
import { validationText } from '../validation-text.ts';
import type { World } from '../world.ts';

export async function validateCommand(
  { inputs, maxWarnings, json }: AskedValidate,
  world: World,
  terminal: Terminal,
): Promise<ExitCode> {
  const site = await openSiteToCheck(inputs, world);
  const found = await withoutSecretsOf(site, () => validate(site));
  for (const line of await hookNoteLines(site)) terminal.complain(line);
  const { deep: withoutSecrets } = redactor(await site.environments.secrets());
  const validation = withoutSecrets(site.inputs.strict ? strictly(found) : found);
  terminal.print(json ? harmlessJson(validation, 2) : validationText(validation, maxWarnings, terminal));

  const { errors, warnings } = validation.counts;
  return errors > 0 || warnings > (maxWarnings ?? Number.POSITIVE_INFINITY) ? 1 : 0;
}
