// The agent: a support desk with a fixed reply to each question.
const replies = [
  ['parcel', 'Sorry for the wait. Your parcel arrives on Tuesday.'],
  ['refund', 'Thank you for asking. You get your money back within 14 days.'],
  ['broken', 'Sorry, that is your own fault.'],
  ['invoice', 'Your invoice is in the attachment. Anything else?'],
  ['address', 'Thank you, the new address is stored.'],
  ['cancel', 'No.'],
];
const question = process.argv[2] ?? '';
console.log(replies.find(([word]) => question.includes(word))?.[1] ?? 'I do not know.');
