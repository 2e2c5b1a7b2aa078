import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { UserError } from '../../model/errors.ts';
import type { Step } from '../../model/run/plan.ts';
import type { Target } from '../../model/suite/target.ts';
import type { Workspace } from '../../model/suite/workspace.ts';
import type { FingerprintSite } from '../../plan/fingerprint.ts';
import { searchRoots } from '../../suites/references/file-paths.ts';
import type { FolderSite } from '../pipeline/runtime.ts';
import { textsIn, wordsOf } from './command-words.ts';

/** The hooks around a test, and the fallbacks of its target. */
export interface TestSetup {
  readonly workspace: Workspace | undefined;
  readonly hooks: Workspace['hooks'];
  readonly fallbacks: readonly Target[];
}

/** Larger files are neither scripts nor attachments. */
const MAX_BYTES = 64 * 1024 * 1024;

export class FileDigests {
  readonly #site: FolderSite;
  readonly #at: FingerprintSite;
  readonly #digests = new Map<string, Promise<string>>();
  readonly #found = new Map<string, Promise<string | undefined>>();

  constructor(site: FolderSite, at: FingerprintSite) {
    this.#site = site;
    this.#at = at;
  }

  /** The attachments of a test that its question does not contain, and the scripts that these words name. */
  async of({ suite, test }: Step, words: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const contents = test.input.flatMap(({ content }) => (Array.isArray(content) ? content : []));
    const known = new Set(
      contents.flatMap((part) => (part.type === 'file' || part.type === 'image' ? [part.absolutePath] : [])),
    );
    const attached = test.inputFiles.filter((path) => !known.has(path));
    const scripts = await Promise.all(Array.from(new Set(words), (word) => this.#find(word, suite.folder)));
    const programs = new Set(scripts.filter((path) => path !== undefined));
    const digests = await Promise.all([
      ...attached.map(async (path) => [path, await this.#digest(path)] as const),
      ...Array.from(programs, async (path) => [path, await this.#digest(path)] as const),
    ]);
    return new Map(digests);
  }

  /**
   * The files that affect a test whatever its suite declares: those of its workspace, and of the programs around it.
   * Absolute.
   */
  async ofSetup({ suite, target }: Step, { workspace, hooks, fallbacks }: TestSetup): Promise<string[]> {
    const commands = [...Object.values(workspace?.hooks ?? {}), ...Object.values(hooks)].map((hook) => hook?.command);
    const texts = textsIn([commands, [target, ...fallbacks].map(({ options }) => options)]);
    const words = new Set(texts.flatMap(wordsOf));
    const programs = await Promise.all(Array.from(words, (word) => this.#find(word, suite.folder)));
    return [...sourcesOf(workspace), ...programs.filter((path) => path !== undefined)].sort();
  }

  /** The file of the repository that a word of a command names, if any. */
  #find(word: string, folder: string): Promise<string | undefined> {
    const key = JSON.stringify([folder, word]);
    const known = this.#found.get(key);
    if (known) return known;
    const finding = this.#lookUp(word, folder);
    this.#found.set(key, finding);
    return finding;
  }

  async #lookUp(word: string, folder: string): Promise<string | undefined> {
    const { root, runtime } = this.#site;
    const isBelow = (path: string) => path.startsWith(join(root, '/'));
    const candidates = [word, ...searchRoots(folder, this.#site).map((each) => join(each, word))].filter(isBelow);
    for (const path of candidates) if ((await stateOf(path, runtime)) === 'file') return path;
    return undefined;
  }

  #digest(path: string): Promise<string> {
    const known = this.#digests.get(path);
    if (known) return known;
    const taking = this.#take(path);
    this.#digests.set(path, taking);
    return taking;
  }

  async #take(path: string): Promise<string> {
    try {
      const bytes = await this.#site.runtime.files.readBytes(path, MAX_BYTES);
      // One character for each byte, so that secrets can be found without losing other bytes.
      const text = this.#at.clean(Buffer.from(bytes).toString('latin1')).replaceAll('\r\n', '\n');
      return createHash('sha256').update(text).digest('hex');
    } catch (error) {
      if (error instanceof UserError) return 'unreadable';
      throw error;
    }
  }
}

async function stateOf(path: string, { files }: FolderSite['runtime']) {
  try {
    return await files.state(path);
  } catch (error) {
    if (error instanceof UserError) return 'missing';
    throw error;
  }
}

/** The files and folders that are copied into a workspace. */
export const sourcesOf = (workspace: Workspace | undefined): string[] => [
  ...(workspace?.template ? [workspace.template.path] : []),
  ...(workspace?.files ?? []).map(({ from }) => from),
];
