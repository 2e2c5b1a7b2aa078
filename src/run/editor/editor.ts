/** An editor whose chat can be called from the command line. */
export interface Editor {
  /** Its name for people. */
  readonly name: string;
  /** What is looked up in PATH. */
  readonly program: string;
  /** The folder for its windows below `subagents` of the data folder, as AgentV calls it. */
  readonly folder: string;
}

/** The options of its target, with all spellings normalized. */
export interface EditorSettings {
  readonly command: string;
  /** Absolute: the parent of its windows' folders. */
  readonly root: string;
  /** Absolute; absent: it works in the folder of its window. */
  readonly cwd: string | undefined;
  readonly env: Readonly<Record<string, string>>;
  readonly timeoutMs: number | undefined;
}
