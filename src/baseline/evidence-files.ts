import { join } from 'node:path';
import type { Files } from '../model/ports/files.ts';
import type { StoredRuns } from '../model/run/measured-run.ts';
import type { ReadableFiles } from '../platform/files/memory-files.ts';
import { beginsAsRun, decodeRuns, MAX_EVIDENCE_BYTES } from './run-file.ts';

/** The folder of committed evidence, relative to the repository root or the working directory. */
export const EVIDENCE_FOLDER = join('.agentv', 'evidence');
/** In the run folder. */
export const RUN_EVIDENCE = 'evidence';

export type EvidenceDisk = ReadableFiles & Pick<Files, 'glob' | 'namesIn'>;

/** A file of measured runs. */
interface EvidenceFile extends StoredRuns {
  readonly path: string;
}

/** The first refusal refuses all files: partial evidence would give other results. */
export type ReadEvidence =
  | { readonly kind: 'read'; readonly files: readonly EvidenceFile[] }
  | { readonly kind: 'refused'; readonly path: string; readonly why: string };

/** A file of evidence, or those of a folder. */
export async function readEvidence(path: string, disk: EvidenceDisk): Promise<ReadEvidence> {
  const paths = (await disk.state(path)) === 'folder' ? await linesFilesIn(path, disk) : [path];
  const files: EvidenceFile[] = [];
  let remaining = MAX_EVIDENCE_BYTES;
  for (const each of paths) {
    const text = await disk.read(each, MAX_EVIDENCE_BYTES);
    remaining -= Buffer.byteLength(text);
    if (remaining < 0) return { kind: 'refused', path, why: 'the total size of its files is over the limit' };
    const decoded = decodeRuns(text);
    if (decoded.kind === 'refused') return { kind: 'refused', path: each, why: decoded.why };
    files.push({ path: each, ...decoded.value });
  }
  return { kind: 'read', files };
}

export const linesFilesIn = (folder: string, disk: Pick<Files, 'glob'>): Promise<string[]> =>
  disk.glob(['*.jsonl'], { cwd: folder });

export const isEvidence = async (path: string, disk: Pick<Files, 'slice'>): Promise<boolean> =>
  beginsAsRun(new TextDecoder().decode((await disk.slice(path, 0, START_BYTES)).bytes));

const START_BYTES = 64;
