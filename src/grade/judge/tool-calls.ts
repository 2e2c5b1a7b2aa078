import type { Message, ToolCall } from '../../model/message.ts';

/** The tool calls of an answer as a list for people: `- Tool: what it was about` (graders.md §12.3). Empty without calls. */
export function toolCallList(messages: readonly Message[]): string {
  return messages
    .flatMap(({ toolCalls = [] }) => toolCalls)
    .map((call) => {
      const subject = subjectOf(call);
      return subject === undefined ? `- ${call.tool}` : `- ${call.tool}: ${subject}`;
    })
    .join('\n');
}

/** The input that says most about a call of a well-known tool. */
const TELLING_INPUTS = new Map([
  ['Skill', 'skill'],
  ['Read', 'file_path'],
  ['Write', 'file_path'],
  ['Edit', 'file_path'],
  ['Bash', 'command'],
  ['Grep', 'pattern'],
  ['Glob', 'pattern'],
]);

const LONGEST_SUBJECT = 120;

function subjectOf({ tool, input }: ToolCall): string | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  const inputs = Object.entries(input as Record<string, unknown>);
  const telling = inputs.find(([key, value]) => key === TELLING_INPUTS.get(tool) && isTold(value))?.[1];
  const any = inputs.find(([, value]) => isTold(value) && value.length <= LONGEST_SUBJECT)?.[1];
  const subject = telling ?? any;
  return isTold(subject) ? subject.slice(0, LONGEST_SUBJECT) : undefined;
}

const isTold = (value: unknown): value is string => typeof value === 'string' && value !== '';
