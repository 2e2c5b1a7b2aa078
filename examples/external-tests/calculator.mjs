// A calculator that reads sentences: the program under test.
const question = process.argv[2] ?? '';

const operations = {
  plus: (a, b) => a + b,
  minus: (a, b) => a - b,
  times: (a, b) => a * b,
};
const [, left, name, right] = /(-?\d+) (plus|minus|times) (-?\d+)/.exec(question) ?? [];
console.log(name ? `The answer is ${operations[name](Number(left), Number(right))}.` : 'That is no sum that I know.');
