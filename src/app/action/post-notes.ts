import * as z from 'zod';
import type { Runner } from '../../adapters/runner.ts';
import type { CheckConclusion } from '../../model/ports/pull-requests.ts';
import type { Receipt } from '../../model/ports/reporter.ts';
import type { Report } from '../../model/verdict/report.ts';
import { MOST_REPOSITORIES, repositoryNoteSchema } from '../github-cache/repositories.ts';
import { storedStores } from '../github-cache/stores.ts';
import { LONGEST_KEY } from './github-reporters.ts';

const conclusions = ['success', 'failure', 'neutral', 'cancelled'] as const satisfies readonly CheckConclusion[];

/** Of a headline. */
const LONGEST = 500;

/**
 * What the main step knows and the post step has to finish, whatever became of the main step. It comes back as an
 * environment variable: hostile until it was checked.
 */
const notesSchema = z.strictObject({
  version: z.literal(1),
  /** Whether everything was told; `stopping` after somebody asked for it. */
  phase: z.enum(['running', 'stopping', 'told']),
  check: z.int().positive().optional(),
  /** The pull request whose comment may say that a run is under way. */
  pull: z.int().positive().optional(),
  /** That of the comment, which a configuration may say. */
  key: z.string().max(LONGEST_KEY).optional(),
  verdict: z.strictObject({ conclusion: z.enum(conclusions), headline: z.string().max(LONGEST) }).optional(),
  stores: z
    .array(z.strictObject({ name: z.enum(storedStores), entries: z.int().nonnegative() }))
    .max(storedStores.length),
  repositories: z.array(repositoryNoteSchema).max(MOST_REPOSITORIES).default([]),
});
export type Notes = z.output<typeof notesSchema>;

const NAME = 'notes';

/** The notes of a main step; each change is written down at once. */
export interface NoteBook {
  add(more: Partial<Pick<Notes, 'check' | 'pull' | 'key' | 'stores' | 'repositories'>>): void;
  stopping(): void;
  verdict(report: Report): void;
  /** What could not be told is left to the post step. */
  reported(receipts: readonly Receipt[]): void;
}

export function openNotes(runner: Pick<Runner, 'keep'>): NoteBook {
  let notes: Notes = { version: 1, phase: 'running', stores: [], repositories: [] };
  const add = (more: Partial<Notes>) => {
    notes = { ...notes, ...more };
    runner.keep(NAME, JSON.stringify(notes));
  };
  return {
    add,
    stopping() {
      if (notes.phase === 'running') add({ phase: 'stopping' });
    },
    verdict({ verdict: { kind, headline }, conclusion }) {
      add({ verdict: { conclusion: kind === 'cancelled' ? kind : conclusion, headline: headline.slice(0, LONGEST) } });
    },
    reported(receipts) {
      if (receipts.every(({ kind }) => kind !== 'notDelivered')) add({ phase: 'told' });
    },
  };
}

/** The notes of the main step; undefined when it left none, or when they are not what we write. */
export function readNotes(env: Readonly<Record<string, string | undefined>>): Notes | undefined {
  try {
    return notesSchema.parse(JSON.parse(env[`STATE_${NAME}`] ?? ''));
  } catch {
    return undefined;
  }
}
