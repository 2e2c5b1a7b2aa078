// An agent that knows what a support team knows, and what the skill in the variable SKILL says.
import { readFileSync } from 'node:fs';

const skill = process.env.SKILL ? readFileSync(process.env.SKILL, 'utf8') : '';
const question = process.argv[2].toLowerCase();
const rules = [...skill.matchAll(/^- (\w+): (.+)$/gm)];
const rule = rules.find(([, word]) => question.includes(word));
console.log(
  rule ? rule[2] : `A refund takes 5 days.${question.includes('receipt') ? ' Please send the receipt.' : ''}`,
);
