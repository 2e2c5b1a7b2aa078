// Books trains, as far as it understands: the program under test.
import { readFileSync } from 'node:fs';

const said = readFileSync(process.argv[2], 'utf8');
const [, city] = /\bto ([A-Z][a-z]+)/.exec(said) ?? [];
const [, day] = /\b(today|tomorrow)\b/i.exec(said) ?? [];

if (/\bcancel\b/i.test(said)) console.log(`Your ticket to ${city} is cancelled.`);
else if (day === undefined) console.log('When do you want to travel?');
else console.log(`Booked: one ticket to ${city}, ${day.toLowerCase()}.`);
