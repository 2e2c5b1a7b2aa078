/** An editor whose chat can be asked from the command line. */
export interface Editor {
  /** As people call it. */
  readonly name: string;
  /** What is looked up in PATH. */
  readonly program: string;
  /** The folder for its windows below `subagents` of the data folder, as AgentV calls it. */
  readonly folder: string;
}

/** What its target says, with all spellings brought together. */
export interface EditorSettings {
  readonly command: string;
  /** Absolute: where the folders of its windows are. */
  readonly root: string;
  /** Absolute; absent when it is asked to work in the folder of its window. */
  readonly cwd: string | undefined;
  readonly env: Readonly<Record<string, string>>;
  readonly timeoutMs: number | undefined;
}
