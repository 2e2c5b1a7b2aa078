// A grader of one's own: does the answer hold the price that the test expects?
import { readFileSync } from 'node:fs';

const { answer, expected_output: expected, input_files: files } = JSON.parse(readFileSync(0, 'utf8'));
const { price } = expected.at(-1).content;
const assertions = [
  { text: `says ${price}`, passed: answer.includes(price) },
  { text: 'was handed one file', passed: files.length === 1 },
];
console.log(JSON.stringify({ assertions }));
