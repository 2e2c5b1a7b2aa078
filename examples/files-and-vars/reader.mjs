// The program under test: it looks for a line about the question in the files that it is handed.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

const [question = '', ...files] = process.argv.slice(2);
const wanted = /this: (.+)$/m.exec(question)?.[1]?.toLowerCase() ?? '';
const lines = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => wanted !== '' && line.toLowerCase().includes(wanted) && !line.startsWith('#'))
    .map((line) => `${basename(file)} says: ${line.replace(/^- /, '').replace(/\.$/, '')}.`),
);
console.log(lines[0] ?? 'None of the files says so.');
