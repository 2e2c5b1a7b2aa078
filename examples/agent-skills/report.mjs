// Reports on a table: the program under test. It gets the files of an eval by their paths.
import { readFileSync } from 'node:fs';

const [question = '', path = ''] = process.argv.slice(2);
const rows = readFileSync(path.split('=').at(-1), 'utf8').trim().split('\n').slice(1);
const sales = rows.map((row) => row.split(',')).map(([month, amount]) => ({ month, amount: Number(amount) }));
const [best] = sales.toSorted((a, b) => b.amount - a.amount);
const [worst] = sales.toSorted((a, b) => a.amount - b.amount);

if (question.includes('worst')) console.log(`${worst.month}, with ${worst.amount}.`);
else console.log(`${best.month} was best; the total is ${sales.reduce((sum, { amount }) => sum + amount, 0)}.`);
