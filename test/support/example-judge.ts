import type { ModelRequest, Turn } from './model-server.ts';

/** The judge of `examples/judges`: likes what it is shown, in whatever form it is asked to say so. */
export function exampleJudge({ body }: ModelRequest): Turn {
  const { messages } = body as { readonly messages: readonly { readonly role: string; readonly content: string }[] };
  const [system = '', user = ''] = ['system', 'user'].map((who) => messages.find(({ role }) => role === who)?.content);
  const ids = [...user.matchAll(/^- \[([^\]]+)\]/gm)].map(([, id = '']) => id);
  const checks = ids.map((id) => ({ id, reasoning: 'It does.', ...(system.includes('"satisfied"') ? YES : NINE) }));
  const verdict =
    ids.length === 0
      ? { assertions: [{ text: 'It is a good letter', passed: true, evidence: 'Polite and brief.' }], score: 0.9 }
      : { checks, overall_reasoning: 'A good letter.' };
  return { says: { text: JSON.stringify(verdict), usage: { input: 200, output: 40 } } };
}

const YES = { satisfied: true };
const NINE = { score: 9 };
