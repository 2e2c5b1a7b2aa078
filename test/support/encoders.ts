/** A secret with the signs that encoders change. */
export const SECRET_OF_SIGNS = `a&b<c>d="e'f\\g $h+i/j%k`;
const json = (text: string, times: number): string => (times === 0 ? text : json(JSON.stringify(text), times - 1));
const safe = (text: string) =>
  text.replace(/[&<>='+]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
const hex = (sign: string) => sign.charCodeAt(0).toString(16);
/** Ways in which programs write a text. */
export const encoders: readonly (readonly [name: string, encode: (text: string) => string])[] = [
  ['itself', (text) => text],
  ['HTML-safe JSON', (text) => safe(JSON.stringify(text))],
  ['HTML-safe JSON with large letters', (text) => safe(JSON.stringify(text)).replace('003c', '003C')],
  ['HTML-safe JSON in JSON', (text) => JSON.stringify(safe(JSON.stringify(text)))],
  ['JSON, four times', (text) => json(text, 4)],
  ['JSON, six times', (text) => json(text, 6)],
  ['HTML that escapes ampersands only', (text) => text.replaceAll('&', '&amp;')],
  ['HTML that escapes angle brackets only', (text) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')],
  ['HTML that escapes some of the signs', (text) => text.replaceAll('<', '&lt;').replaceAll('"', '&#x22;')],
  ['HTML, twice', (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('&', '&amp;')],
  ['encodeURI', (text) => encodeURI(text)],
  ['encodeURIComponent, three times', (text) => [1, 2, 3].reduce(encodeURIComponent, text)],
  ['single quotes of a shell', (text) => `'${text.replaceAll("'", `'\\''`)}'`],
  ['other single quotes of a shell', (text) => `'${text.replaceAll("'", `'"'"'`)}'`],
  ['double quotes of a shell', (text) => `"${text.replace(/["\\$]/g, String.raw`\$&`)}"`],
  ['backslashes of a shell', (text) => text.replace(/[^\w/+%=]/g, String.raw`\$&`)],
  ['quotes of YAML', (text) => `'${text.replaceAll("'", "''")}'`],
  ['quotes of CSV', (text) => `"${text.replaceAll('"', '""')}"`],
  ['HTML with numbers that do not end in semicolons', (text) => text.replaceAll("'", '&#39').replaceAll('<', '&#x3c')],
  ['code points of JavaScript', (text) => text.replace(/\W/g, (sign) => `\\u{${hex(sign)}}`)],
  ['code points of Python', (text) => text.replace(/\W/g, (sign) => `\\U${hex(sign).padStart(8, '0')}`)],
  [
    'octal numbers of C',
    (text) => text.replace(/\W/g, (sign) => `\\${sign.charCodeAt(0).toString(8).padStart(3, '0')}`),
  ],
  ['octal numbers of awk', (text) => text.replace(/\W/g, (sign) => `\\${sign.charCodeAt(0).toString(8)}`)],
  ['a line that a backslash continues', (text) => `${text.slice(0, 7)}\\\n${text.slice(7)}`],
  ['a line of a patch that a backslash continues', (text) => `${text.slice(0, 7)}\\\n+${text.slice(7)}`],
  ['hexadecimal escapes of JavaScript', (text) => text.replace(/[^\w]/g, (sign) => `\\x${hex(sign)}`)],
];
