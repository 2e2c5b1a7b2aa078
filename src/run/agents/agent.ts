import type { Files } from '../../model/ports/files.ts';
import type { Question } from '../../model/ports/provider.ts';
import type { Response } from '../../model/run/outcome.ts';
import type { AgentStream, StreamEnd } from '../streams/stream.ts';
import type { AgentSettings } from './agent-options.ts';
import type { Locations } from './environment.ts';

/** A coding agent that is a program: its command line, and the format of its output. */
export interface Agent {
  readonly name: string;
  /** What is looked up in PATH. */
  readonly program: string;
  /** The command line that installs it, if known. */
  readonly install?: string | undefined;
  /** The signal on which it ends its tools. */
  readonly firstSignal: 'SIGINT' | 'SIGTERM';
  /** Patterns of the variables with its keys and settings. */
  readonly variables: readonly string[];
  /** Variables with the folder of its settings. If one is set, nothing is written there. */
  readonly configVariables: readonly string[];
  /** Whether its MCP servers are part of the settings in its home, so that it needs a private one. */
  readonly mcpInHome?: true | undefined;
  call(question: Question, settings: AgentSettings, locations: Locations): AgentCall;
  /** The meaning of an exit code other than 0, if it has one. */
  readonly exitCodes?: ((code: number) => Extract<StreamEnd, { kind: 'failed' }>['error'] | undefined) | undefined;
}

/** The parts of one call that depend on the agent. */
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
  /** Adds to the trajectory what the program reports only on its stderr. */
  readonly readStderr?: ((stderr: string) => void) | undefined;
  readonly leftovers?: ((files: Files) => Promise<Partial<Response>>) | undefined;
}
