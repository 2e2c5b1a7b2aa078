// Reads an invoice and prints its data as JSON: the program under test.
const letter = process.argv[2] ?? '';

const first = (pattern) => pattern.exec(letter)?.[1];
const items = [...letter.matchAll(/(\d+) x ([\w ]+?) at (\d+(?:\.\d+)?)/g)].map(([, count, name, price]) => ({
  name,
  count: Number(count),
  price: Number(price),
}));

const invoice = {
  number: first(/invoice ([A-Z]+-\d+)/i) ?? null,
  date: first(/dated ([\w/-]+)/i),
  customer: { name: first(/to ([A-Z]\w+ [A-Z]\w+)/) ?? null },
  items,
  total: Math.round(items.reduce((sum, { count, price }) => sum + count * price, 0) * 1.19 * 1000) / 1000,
};
console.log(JSON.stringify(invoice, null, 2));
