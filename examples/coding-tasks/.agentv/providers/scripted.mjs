// Stands for a coding agent: it edits the repository that it is started in, and reports what that cost.
import { readFileSync, writeFileSync } from 'node:fs';

const [task = ''] = process.argv.slice(2);
const file = 'src/csv.mjs';
const source = readFileSync(file, 'utf8');

if (task.includes('empty')) {
  writeFileSync(file, source.replace("return line.split(',');", "return line === '' ? [] : line.split(',');"));
} else if (task.includes('blanks')) {
  writeFileSync(file, source.replace("line.split(',')", "line.split(',').map((cell) => cell.trim())"));
} else {
  // Fits the one example of the task and nothing else: the hidden tests find out.
  writeFileSync(file, source.replace('return line', `if (line === '"a,b",c') return ['a,b', 'c'];\n  return line`));
}
console.log(JSON.stringify({ text: `I changed ${file}.`, cost_usd: 0.03 }));
