import type { Terminal } from '../../../adapters/terminal.ts';
import { harmlessJson } from '../../../reports/escape/harmless-json.ts';
import { redactor } from '../../../shared/secrets/redact.ts';
import { openSiteToCheck } from '../../config/configured-site.ts';
import { strictly, validate } from '../../inspect/validation.ts';
import type { ExitCode } from '../../pipeline/exit-code.ts';
import { withoutSecretsOf } from '../../pipeline/prepare.ts';
import type { Runtime } from '../../pipeline/runtime.ts';
import { hookNoteLines } from '../../steps/session-hooks.ts';
import type { AskedValidate } from '../argv/asked.ts';
import { validationText } from '../validation-text.ts';

export async function validateCommand(
  { inputs, maxWarnings, json }: AskedValidate,
  runtime: Runtime,
  terminal: Terminal,
): Promise<ExitCode> {
  const site = await openSiteToCheck(inputs, runtime);
  const found = await withoutSecretsOf(site, () => validate(site));
  for (const line of await hookNoteLines(site)) terminal.complain(line);
  const { deep: withoutSecrets } = redactor(await site.environments.secrets());
  const validation = withoutSecrets(site.inputs.strict ? strictly(found) : found);
  terminal.print(json ? harmlessJson(validation, 2) : validationText(validation, maxWarnings, terminal));

  const { errors, warnings } = validation.counts;
  return errors > 0 || warnings > (maxWarnings ?? Number.POSITIVE_INFINITY) ? 1 : 0;
}
