import { data, Evaluator, Lexer, Parser } from '@actions/expressions';

/** What expressions can name, such as `github` and `needs`, and what the status functions return. */
export interface Context {
  readonly values: Readonly<Record<string, unknown>>;
  readonly status: Readonly<Record<(typeof statusFunctions)[number], boolean>>;
}

const statusFunctions = ['success', 'failure', 'cancelled', 'always'] as const;

/** The value of an expression, as GitHub's own library computes it. */
function evaluate(expression: string, { values, status }: Context): unknown {
  const functions = statusFunctions.map((name) => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: () => new data.BooleanData(status[name]),
  }));
  const dictionary = JSON.parse(JSON.stringify(values), data.reviver) as data.Dictionary;
  const tree = new Parser(new Lexer(expression).lex().tokens, Object.keys(values), functions).parse();
  const byName = new Map(functions.map((each) => [each.name as string, each]));
  const value = new Evaluator(tree, dictionary, byName).evaluate();
  return JSON.parse(JSON.stringify(value, data.replacer));
}

/** A value of a workflow: an expression alone keeps its type, and is a part of the text elsewhere. */
export function expand(text: unknown, context: Context): unknown {
  if (typeof text !== 'string') return text;
  const [, alone] = /^\s*\$\{\{((?:(?!\}\}).)*)\}\}\s*$/s.exec(text) ?? [];
  if (alone !== undefined) return evaluate(alone, context);
  return text.replaceAll(/\$\{\{(.*?)\}\}/gs, (_, expression: string) => asText(evaluate(expression, context)));
}

export const expandText = (text: unknown, context: Context): string => asText(expand(text, context));

export const expandAll = (
  texts: Readonly<Record<string, unknown>> = {},
  context: Context,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, expandText(text, context)]));

/** Whether an `if` holds. Without a status function it needs the success of all that came before. */
export function holds(condition: string | boolean | undefined, context: Context): boolean {
  const text = String(condition ?? 'success()');
  const expression = /^\s*\$\{\{(.*)\}\}\s*$/s.exec(text)?.[1] ?? text;
  const isAnyway = /\b(?:success|failure|cancelled|always)\s*\(/i.test(expression);
  return (isAnyway || context.status.success) && Boolean(evaluate(expression, context));
}

function asText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
