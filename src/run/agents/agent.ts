import type { Files } from '../../model/ports/files.ts';
import type { Question } from '../../model/ports/provider.ts';
import type { Response } from '../../model/run/outcome.ts';
import type { AgentStream, StreamEnd } from '../streams/stream.ts';
import type { AgentSettings } from './agent-options.ts';
import type { Locations } from './environment.ts';

/** A coding agent that is a program: how it is called, and how it tells what it does. */
export interface Agent {
  readonly name: string;
  /** What is looked up in PATH. */
  readonly program: string;
  /** The command line that installs it, where that is known. */
  readonly install?: string | undefined;
  /** The signal by which it ends the tools that it has started. */
  readonly firstSignal: 'SIGINT' | 'SIGTERM';
  /** Patterns of the variables with which its keys and settings come. */
  readonly variables: readonly string[];
  /** Variables that name the folder of its settings. Where one is set, nothing is written there. */
  readonly configVariables: readonly string[];
  /** Its MCP servers stand among the settings of its home, so that it needs a private one. */
  readonly mcpInHome?: true | undefined;
  call(question: Question, settings: AgentSettings, locations: Locations): AgentCall;
  /** What an exit code says that is not 0, where its number has a meaning. */
  readonly exitCodes?: ((code: number) => Extract<StreamEnd, { kind: 'failed' }>['error'] | undefined) | undefined;
}

/** One call: everything that is special about it. */
export interface AgentCall {
  /** Before the arguments of the target. */
  readonly args: readonly string[];
  /** After them. */
  readonly lastArgs?: readonly string[] | undefined;
  readonly stdin: string;
  /** Its input stays open, because the stream replies. */
  readonly talks?: true | undefined;
  /** Weaker than the environment of the job and that of the target. */
  readonly env?: Readonly<Record<string, string>> | undefined;
  /** Settings for its temporary folder, by their names there. */
  readonly temporaryFiles?: Readonly<Record<string, string>> | undefined;
  /** Settings for its private home, by their path in it. */
  readonly homeFiles?: Readonly<Record<string, string>> | undefined;
  readonly stream: AgentStream;
  readonly leftovers?: ((files: Files) => Promise<Partial<Response>>) | undefined;
}
