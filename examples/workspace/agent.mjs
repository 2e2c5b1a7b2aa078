// Stands for a coding agent: it looks at the files around it, changes some, and says what it did.
import { readFileSync, writeFileSync } from 'node:fs';

const [prompt = ''] = process.argv.slice(2);
const file = 'src/greeting.mjs';
const before = readFileSync(file, 'utf8');

if (/shout/i.test(prompt)) {
  writeFileSync(file, before.replace('Hello, ${name}.', 'HELLO, ${name}!'));
  console.log('The greeting is in capital letters now.');
} else {
  writeFileSync('src/farewell.mjs', 'export const farewell = (name) => `Goodbye, ${name}.`;\n');
  console.log('There is a farewell now, beside the greeting.');
}
