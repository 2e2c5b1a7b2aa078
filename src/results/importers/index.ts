import { ctrf } from './ctrf.ts';
import { deepeval } from './deepeval.ts';
import { genericJsonl } from './generic-jsonl.ts';
import type { Importer } from './importer.ts';
import { inspect } from './inspect.ts';
import { junit } from './junit/junit.ts';
import { promptfoo } from './promptfoo.ts';

/** All formats of other tools. Their order has no meaning. */
export const importers: readonly Importer[] = [genericJsonl, ctrf, deepeval, inspect, junit, promptfoo];
