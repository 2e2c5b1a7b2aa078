/**
 * Measures the gate: how often it fails an unchanged run, how often it finds broken tests and drops, whether the numbers that
 * it shows hold, and how long a large run takes. `npm run bench -- gate [--quick] [part…]` prints the tables that
 * docs/measurements.md sums up. The simulation is seeded. Nothing here asserts.
 */

import { goals } from './cells.ts';
import { matrix } from './matrix.ts';
import { shortBaselines as short } from './short.ts';
import { base, broken, drops, numbers, unchanged, unusual } from './tables.ts';
import { times } from './times.ts';

const parts = { times, unchanged, unusual, short, broken, drops, numbers, base, matrix };
const named = process.argv.slice(3).filter((argument) => argument !== '--quick');
const unknown = named.filter((name) => !(name in parts));
if (unknown.length > 0) throw new Error(`No part ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}`);
const began = performance.now();
for (const [name, measure] of Object.entries(parts)) if (named.length === 0 || named.includes(name)) await measure();
console.log(`\n${goals()}\nMeasured in ${((performance.now() - began) / 1000).toFixed(0)} s.`);
