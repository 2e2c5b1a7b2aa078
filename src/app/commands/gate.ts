import type { Terminal } from '../../edges/terminal.ts';
import { decisionJson } from '../../gate/decision-json.ts';
import type { Decision } from '../../model/decision.ts';
import { problemText, UserError } from '../../model/errors.ts';
import type { Report } from '../../model/report.ts';
import { resultTable } from '../../reports/terminal.ts';
import type { AskedGate } from '../argv/asked.ts';
import { findBaseline } from '../baseline.ts';
import { withWarnings } from '../before-run.ts';
import { confirmationsOf } from '../confirmations.ts';
import { findPolicy } from '../find-policy.ts';
import { harmlessJson } from '../harmless-json.ts';
import { reportOn } from '../publish.ts';
import { findQuarantine } from '../quarantine-file.ts';
import { dated, readResults, withRequirements } from '../read-results.ts';
import { type ExitCode, exitCodeOf } from '../settle.ts';
import type { World } from '../world.ts';

type Around = Pick<World, 'cwd' | 'files' | 'clock' | 'signal'>;

/** `eval-action gate`: the verdict on results that are there, by the same function as that of a run. Runs nothing. */
export async function gateCommand(asked: AskedGate, world: Around, terminal: Terminal): Promise<ExitCode> {
  try {
    const report = await decided(asked, world);
    for (const warning of report.warnings) terminal.complain(`${warning.severity}: ${problemText(warning)}`);
    terminal.print(
      asked.json ? harmlessJson(decisionJson(report.verdict, report.comparison), 2) : resultTable(report, terminal),
    );
    return exitCodeOf(report);
  } catch (error) {
    if (!(error instanceof UserError) || !asked.json) throw error;
    // Programs get a verdict in any case.
    terminal.complain(`error: ${error.message}`);
    terminal.print(harmlessJson(notDecided(error), 2));
    return 2;
  }
}

async function decided({ paths, inputs: given, confirmations }: AskedGate, world: Around): Promise<Report> {
  const { inputs, gate: policy } = await findPolicy(given, world);
  const quarantine = await findQuarantine(inputs.quarantineFile, world);
  const read = dated((await readResults(paths, world)).run, world.clock.now());
  const run = withRequirements(read, inputs);
  const baseline = await findBaseline(inputs.baseline, run.startedAt, {
    ...world,
    maxAgeDays: inputs.baselineMaxAge,
  });
  const again = await confirmationsOf(confirmations, run, world);
  const unreadable = [...(run.unreadable ?? []), ...again.unreadable];
  const whole = unreadable.length === 0 ? run : { ...run, complete: false, unreadable };
  return reportOn(withWarnings(whole, again.warnings), inputs, {
    policy,
    baseline,
    quarantine,
    // Without any, those count that the run made itself.
    ...(confirmations.length > 0 && { confirmations: again.results }),
  });
}

/** What could not even be looked at was not measured. */
function notDecided({ problems }: UserError): Decision {
  const reasons = problems.map(({ message }) => message);
  const headline = `The evals could not be measured: ${reasons[0] ?? 'nothing is known'}`;
  return { verdict: 'invalid', headline, reasons, suites: [], tests: [] };
}
