/** The command line from its sources: `npm run dev -- run examples/quickstart`. */
import { cli } from '../src/cli.ts';

await cli();
