// Knows a few capitals: the program under test. It prints its answer as JSON.
const question = process.argv[2] ?? '';

const capitals = { France: 'Paris', Japan: 'Tokyo', Kenya: 'Nairobi' };
const country = Object.keys(capitals).find((name) => question.includes(name));
console.log(JSON.stringify({ country: country ?? null, capital: country ? capitals[country] : null }));
