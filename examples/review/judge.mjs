// The judge: takes every reply for polite that says sorry or thank you. People see it differently.
import { readFileSync } from 'node:fs';

const prompt = readFileSync(process.argv[2] ?? '', 'utf8');
const reply = /<reply>([\s\S]*?)<\/reply>/.exec(prompt)?.[1] ?? '';
const passed = /sorry|thank/i.test(reply);
const text = passed ? 'It apologizes or thanks' : 'It neither apologizes nor thanks';
console.log(JSON.stringify({ score: passed ? 1 : 0, assertions: [{ text, passed }], reasoning: text }));
