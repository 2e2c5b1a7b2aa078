import type { Runner } from '../edges/runner.ts';
import type { Log } from '../model/ports.ts';
import { neutral } from '../reports/escape/workflow-command.ts';
import { type Redactor, redactor } from '../shared/redact.ts';
import { usualForms } from '../shared/secret-forms.ts';
import { secretValues } from '../shared/secret-names.ts';

/** The log of a step: no secret of its environment stands in it, and no text is taken for a command. */
export function runnerLog(
  runner: Runner,
  env: Readonly<Record<string, string | undefined>>,
): { readonly log: Log; readonly redact: Redactor } {
  const secrets = secretValues(env);
  for (const form of new Set(secrets.flatMap(usualForms))) runner.mask(form);
  const redact = redactor(secrets);
  const print = (text: string) => runner.print(neutral(redact.text(text)));
  return { redact, log: { info: print, warn: (text) => print(`warning: ${text}`), error: print } };
}
