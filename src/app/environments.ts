import { secretValues } from '../shared/redact.ts';
import { readEnvFiles } from '../suites/env-files.ts';
import type { World } from './world.ts';

/** The variables that the suites of each folder see: what is set wins, then the nearest `.env` file. */
export class Environments {
  readonly #world: World;
  readonly #at: { readonly root: string; readonly cwd: string };
  readonly #declared = new Map<string, Promise<Readonly<Record<string, string>>>>();

  constructor(world: World, at: { readonly root: string; readonly cwd: string }) {
    this.#world = world;
    this.#at = at;
  }

  async lookUpIn(folder: string): Promise<(name: string) => string | undefined> {
    const declared = await this.#declaredIn(folder);
    return (name) => this.#set(name) ?? (Object.hasOwn(declared, name) ? declared[name] : undefined);
  }

  /** What child processes of that folder's suites see. */
  async childEnvIn(folder: string, more: Readonly<Record<string, string>>): Promise<Record<string, string>> {
    const declared = await this.#declaredIn(folder);
    const current = Object.entries(declared).map(([name, value]) => [name, this.#set(name) ?? value] as const);
    return this.#world.childEnv({ ...Object.fromEntries(current), ...more });
  }

  /** Everything that looks like a secret, wherever it is set. */
  async secrets(): Promise<string[]> {
    const declared = await Promise.all(this.#declared.values());
    return [...new Set([this.#world.env, ...declared].flatMap(secretValues))];
  }

  /** What every object has, such as `constructor`, is no variable. */
  #set(name: string): string | undefined {
    return Object.hasOwn(this.#world.env, name) ? this.#world.env[name] : undefined;
  }

  #declaredIn(folder: string): Promise<Readonly<Record<string, string>>> {
    const known = this.#declared.get(folder);
    if (known) return known;
    const reading = readEnvFiles(folder, this.#at, this.#world.files);
    this.#declared.set(folder, reading);
    return reading;
  }
}
