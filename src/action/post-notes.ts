import * as z from 'zod';
import { MAX_KEY_LENGTH } from '../github/job.ts';
import type { Env } from '../model/ports/machine.ts';
import type { CheckConclusion } from '../model/ports/pull-requests.ts';
import type { Receipt } from '../model/ports/reporter.ts';
import type { Report } from '../model/verdict/report.ts';
import type { Runner } from '../platform/actions-runner.ts';
import { storedStores } from './github-cache/stores.ts';

const conclusions = ['success', 'failure', 'neutral', 'cancelled'] as const satisfies readonly CheckConclusion[];

const MAX_HEADLINE = 500;

export const MAX_REPOSITORIES = 50;

/** A fetched repository to cache. */
export const repositoryNoteSchema = z.strictObject({
  identity: z
    .string()
    .max(300)
    .regex(/^[\w.:-]+(?:\/[\w.~-]+)+$/),
  content: z.string().regex(/^[0-9a-f]{32}$/),
});
export type RepositoryNote = z.output<typeof repositoryNoteSchema>;

/**
 * What the main step leaves for the post step to finish, however the main step ended. It comes back as an environment
 * variable: hostile until checked.
 */
const notesSchema = z.strictObject({
  version: z.literal(1),
  /** `reported`: everything was delivered; `stopping`: a cancellation was requested. */
  phase: z.enum(['running', 'stopping', 'reported']),
  check: z.int().positive().optional(),
  /** The pull request whose comment may show a run in progress. */
  pull: z.int().positive().optional(),
  /** The key of the comment, which a configuration can set. */
  key: z.string().max(MAX_KEY_LENGTH).optional(),
  verdict: z.strictObject({ conclusion: z.enum(conclusions), headline: z.string().max(MAX_HEADLINE) }).optional(),
  stores: z
    .array(z.strictObject({ name: z.enum(storedStores), entries: z.int().nonnegative() }))
    .max(storedStores.length),
  /** The stores have only entries of the main step. */
  storesAreChecked: z.boolean().optional(),
  repositories: z.array(repositoryNoteSchema).max(MAX_REPOSITORIES).default([]),
});
export type PostNotes = z.output<typeof notesSchema>;

const NAME = 'notes';

/** The notes of a main step; each change is written at once. */
export interface NoteBook {
  add(more: Partial<Pick<PostNotes, 'check' | 'pull' | 'key' | 'stores' | 'storesAreChecked' | 'repositories'>>): void;
  stopping(): void;
  verdict(report: Report): void;
  /** Undelivered reports are left to the post step. */
  reported(receipts: readonly Receipt[]): void;
}

export function openNotes(runner: Pick<Runner, 'keep'>): NoteBook {
  let notes: PostNotes = { version: 1, phase: 'running', stores: [], repositories: [] };
  const add = (more: Partial<PostNotes>) => {
    notes = { ...notes, ...more };
    runner.keep(NAME, JSON.stringify(notes));
  };
  return {
    add,
    stopping() {
      if (notes.phase === 'running') add({ phase: 'stopping' });
    },
    verdict({ verdict: { kind, headline }, conclusion }) {
      add({
        verdict: { conclusion: kind === 'cancelled' ? kind : conclusion, headline: headline.slice(0, MAX_HEADLINE) },
      });
    },
    reported(receipts) {
      if (receipts.every(({ kind }) => kind !== 'notDelivered')) add({ phase: 'reported' });
    },
  };
}

/** The notes of the main step; undefined if it left none, or if they have another form. */
export function readNotes(env: Env): PostNotes | undefined {
  try {
    return notesSchema.parse(JSON.parse(env[`STATE_${NAME}`] ?? ''));
  } catch {
    return undefined;
  }
}
