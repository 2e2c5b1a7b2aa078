import { type Command, Option } from 'commander';

type Given = Readonly<Record<string, unknown>>;

/** Flags of earlier versions of AgentV that have another name here. They work, and the help shows ours. */
export function addAgentvFlags(command: Command): void {
  const collect = (value: string, before: readonly string[] = []): string[] => [...before, value];
  command.addOption(new Option('--eval-id <ID>').argParser(collect).hideHelp());
  // Each record has its trace in any case.
  for (const name of ['--include-trace', '--dump-traces', '--dump-prompts', '--keep-workspaces']) {
    command.addOption(new Option(name).hideHelp());
  }
}

/** The same flags with the names that they have here. A flag of ours takes precedence. */
export function withOwnNames({ evalId, dumpTraces, keepWorkspaces, exportOtel, ...given }: Given): Given {
  const keep = keepWorkspaces === true && { retainOnSuccess: 'keep', retainOnFailure: 'keep' };
  const ids = [given['testId'] ?? [], evalId ?? []].flat();
  return {
    ...(dumpTraces === true && { traceFile: '.agentv/traces/{timestamp}.jsonl' }),
    ...keep,
    // Without a backend, the standard variables of OpenTelemetry name the receiver.
    ...(exportOtel === true && given['otel'] === undefined && { otelBackend: ['otlp'] }),
    ...given,
    ...(ids.length > 0 && { testId: ids }),
  };
}
