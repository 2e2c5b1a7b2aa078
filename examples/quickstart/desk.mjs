// A very small support desk: the program under test. It gets the question as its argument and prints the answer.
const question = process.argv[2] ?? '';

const answers = [
  [/\bopen\b(?!.*ticket)/i, () => 'We are open Monday to Friday, 9:00 to 17:30.'],
  [/money back|refund/i, () => `Your refund for order ${orderIn(question)} will be with you within 14 days.`],
  [/ticket/i, () => JSON.stringify({ title: question.split(':')[1]?.trim() ?? 'untitled', priority: 'high' })],
  [/human|person/i, () => 'I am sorry that this takes so long. A colleague will look at it.'],
];

const found = answers.find(([pattern]) => pattern.test(question));
// Thinking takes a moment, so that there is something to watch.
await new Promise((resolve) => setTimeout(resolve, 150));
console.log(found ? found[1]() : 'I do not know that. Ask me about orders, refunds or tickets.');

function orderIn(text) {
  return /\b[A-Z]-\d+\b/.exec(text)?.[0] ?? '(which one?)';
}
