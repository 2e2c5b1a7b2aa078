// A clerk who answers letters. What it says depends on the state of its code, so that a history can be played:
//   node clerk.mjs <push> <trial> <letter>
const [push, trial, letter = ''] = process.argv.slice(2);

const answers = {
  hours: 'We are open Monday to Friday, 9:00 to 17:30.',
  refund: 'You get your money back within 14 days.',
  address: 'Send it to 12 Mill Lane.',
  phone: 'Call us on 555 0100.',
  invoice: 'The invoice is attached as PDF.',
  warranty: 'The warranty lasts 24 months.',
  delivery: 'It arrives within 3 days.',
  returns: 'You can return it for 30 days.',
  // Once in three trials it forgets to be polite: nobody knows why.
  thanks: (Number(push) + Number(trial)) % 3 === 1 ? 'OK.' : 'Thank you for your letter!',
  cancel: 'Your order is cancelled.',
};
// Somebody tidied up, and lost a sentence.
if (push === 'change') answers.refund = 'We will look into it.';

console.log(answers[letter] ?? 'I do not know.');
