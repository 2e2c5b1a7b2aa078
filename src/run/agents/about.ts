import type { Message } from '../../model/run/message.ts';

/** The messages with what is known about the program behind them (its name, version, session) in the first one. */
export function withMetadata(
  messages: readonly Message[],
  about: Readonly<Record<string, string | undefined>>,
): Message[] {
  const known = Object.fromEntries(Object.entries(about).filter(([, value]) => value !== undefined));
  return messages.map((message, index) =>
    index === 0 ? { ...message, metadata: { ...message.metadata, ...known } } : message,
  );
}
