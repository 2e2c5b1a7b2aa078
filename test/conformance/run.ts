/**
 * Runs made-up suites through AgentV and through ours and compares scores and statuses: `npm run conformance -- <path
 * of AgentV>`. It is no part of `npm test`, because the original is no dependency of this project. See README.md.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { graders } from '../../src/graders/graders/index.ts';
import { findKind } from '../../src/model/suite/kind.ts';
import { differencesIn } from './compare.ts';
import type { Family } from './families/family.ts';
import { families } from './families/index.ts';
import { checkOut, findAgentv, ours, rowsOf, versionOf } from './programs.ts';
import { makeProject } from './project.ts';
import { differenceTable, familyTable, intendedTable } from './table.ts';

/** The version whose differences are in README.md. */
const COMPARED_WITH = '4.42.4';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tests: { type: 'string', default: '450' },
    seed: { type: 'string', default: '1' },
    /** Leaves the suites and what both programs said of them, and tells where. */
    keep: { type: 'boolean', default: false },
  },
});

process.exitCode = run();

function run(): number {
  const agentv = findAgentv(positionals[0] ?? process.env['AGENTV_BIN']);
  if (agentv === undefined) {
    console.error(
      'AgentV is not there. Install it somewhere (npm install agentv) and name its program or that folder:',
    );
    console.error('npm run conformance -- <path>, or the environment variable AGENTV_BIN.');
    return 2;
  }
  const folder = mkdtempSync(join(tmpdir(), 'eval-conformance-'));
  try {
    const version = versionOf(agentv, folder);
    console.log(`AgentV ${version}, seed ${values.seed}`);
    if (version !== COMPARED_WITH) console.log(`The intended differences are those from AgentV ${COMPARED_WITH}.`);

    const project = makeProject(known(), { tests: Number(values.tests), seed: Number(values.seed) });
    checkOut(project, folder);
    const [theirs, mine] = [rowsOf(agentv, project, folder), rowsOf(ours, project, folder)];

    const differences = differencesIn(project, theirs, mine);
    const faults = differences.filter(({ intended }) => intended === undefined);
    console.log(familyTable(project, differences));
    console.log(intendedTable(differences));
    console.log(differenceTable(faults, project));
    return faults.length === 0 ? 0 : 1;
  } finally {
    if (values.keep) console.log(`Kept in ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  }
}

/** The families whose graders we have; those that sit out are told. */
function known(): Family[] {
  const ready = ({ types }: Family) => types.every((type) => findKind(graders, type) !== undefined);
  const waiting = families.filter((family) => !ready(family)).map(({ name }) => name);
  if (waiting.length > 0) console.log(`Left out, because they are not supported here: ${waiting.join(', ')}`);
  return families.filter(ready);
}
