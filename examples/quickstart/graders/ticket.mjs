// A grader of your own: a program that reads the answer from standard input and prints a score with reasons.
const { output, expected_output } = JSON.parse(await new Response(process.stdin).text());
const ticket = JSON.parse(output);
const wanted = expected_output.at(-1).content;

const assertions = [
  { text: 'The title says what is broken', passed: ticket.title.includes(wanted.title) },
  { text: `The priority is ${wanted.priority}`, passed: ticket.priority === wanted.priority },
];
const score = assertions.filter(({ passed }) => passed).length / assertions.length;
console.log(JSON.stringify({ score, assertions }));
