// Answers letters by the rules that it is given: the program under test.
const [question = '', guidelines = ''] = process.argv.slice(2);

const answer = question.includes('open') ? 'We are open from 9 to 6.' : 'Thank you for your letter.';
const signature = guidelines.includes('Sign every letter') ? `\nYours, ${process.env.SHOP_NAME}` : '';
console.log(`${answer}${signature}`);
