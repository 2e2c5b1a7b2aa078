/** Shorter values are words of every text; hiding them would hide the text. */
const MIN_SECRET_LENGTH = 8;

/** Placeholder values of unneeded secrets, and of settings with the name of one. */
const COMMON_WORDS = new Set(
  `anonymous automatic changeme default development disabled enabled example external internal localhost lm-studio
   no-key-needed no-key-required none-needed not-needed not-required optional password placeholder production required
   service-account sk-no-key-required undefined unlimited username your-api-key your_api_key`.split(/\s+/),
);

/** Tokens of this length are not printed byte by byte, and their forms would be many times as long. */
const LONG = 512;

/** Whether a value is long and unusual enough to be taken out of every text. */
export const revealsSecret = (value: string): boolean => {
  const text = value.trim();
  return text.length >= MIN_SECRET_LENGTH && !COMMON_WORDS.has(text.toLowerCase()) && !/^(.)\1*$/s.test(text);
};

/** The forms that encoders give a secret, which a runner is asked to mask. */
export function usualForms(secret: string): string[] {
  const bytes = new TextEncoder().encode(secret);
  const lines = secret.split(/\r?\n/).map((line) => line.trim());
  // Of a text in which the secret starts at this byte of three; characters that depend on its neighbours are omitted.
  const base64 = [0, 1, 2].flatMap((offset) => {
    const padded = new Uint8Array(offset + bytes.length);
    padded.set(bytes, offset);
    const text = btoa(Array.from(padded, (byte) => String.fromCharCode(byte)).join('')).replace(/=+$/, '');
    const ownText = text.slice([0, 2, 3][offset]);
    return padded.length % 3 === 0 ? [ownText] : [ownText, ownText.slice(0, -1)];
  });
  return reporting([
    secret,
    secret.trim(),
    ...lines,
    lines.join(''),
    jsonOf(secret),
    encodeURIComponent(secret),
    ...base64,
    ...base64.map((text) => text.replaceAll('+', '-').replaceAll('/', '_')),
    hexOf(bytes).join(''),
  ]);
}

/**
 * All forms in which a secret gets into texts, each long enough to be no ordinary word: as it is, by line, reversed, in
 * JSON (also within JSON), in addresses, in HTML, in Base64 wherever it begins, in hexadecimal with and without signs
 * between the bytes.
 */
export function formsOf(secret: string): string[] {
  const bytes = new TextEncoder().encode(secret);
  const hex = (sign: string) => sign.charCodeAt(0).toString(16);
  const address = encodeURIComponent(secret);
  const addresses = [
    address,
    address.replace(/[!'()*]/g, (sign) => `%${hex(sign).toUpperCase()}`),
    new URLSearchParams([['', secret]]).toString().slice(1),
  ];
  const asciiJson = jsonOf(secret).replace(/[^\0-\x7f]/g, (sign) => `\\u${hex(sign).padStart(4, '0')}`);
  const json = [jsonOf(secret), asciiJson].flatMap((text) => [text, text.replaceAll('/', '\\/')]);
  return reporting([
    ...usualForms(secret),
    [...secret].reverse().join(''),
    ...json,
    ...json.map(jsonOf),
    ...json.map(jsonOf).map(jsonOf),
    ...addresses,
    ...addresses.map((text) => text.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase())),
    ...addresses.map(encodeURIComponent),
    ...ENTITIES.map((entities) =>
      secret.replace(
        /[&<>"'/`=]/g,
        (sign) => entities[sign] ?? { '&': '&amp;', '<': '&lt;', '>': '&gt;' }[sign] ?? sign,
      ),
    ),
    ...(secret.length <= LONG ? [...numberedHtmlOf(secret), ...separatedHexOf(bytes)] : []),
  ]);
}

const reporting = (forms: readonly string[]): string[] => [
  ...new Set(forms.filter((form) => form.length >= MIN_SECRET_LENGTH)),
];

const jsonOf = (text: string): string => JSON.stringify(text).slice(1, -1);

const hexOf = (bytes: Uint8Array): string[] => [...bytes].map((byte) => byte.toString(16).padStart(2, '0'));

const SEPARATORS = ['', ...' :-._;|,%\t\n', ', ', '\\x', '\\\\x', ' 0x', ',0x', ', 0x'];

function separatedHexOf(bytes: Uint8Array): string[] {
  const small = hexOf(bytes);
  const large = small.map((byte) => byte.toUpperCase());
  const inPairs = small.map((byte, index) => (index % 2 === 1 ? `${byte} ` : byte)).join('');
  return [...SEPARATORS.flatMap((sign) => [small.join(sign), large.join(sign)]), inPairs.trimEnd()];
}

/** The ways in which libraries write the signs of HTML. */
const ENTITIES: readonly Readonly<Record<string, string>>[] = [
  { '"': '&quot;', "'": '&#39;' },
  { '"': '&quot;', "'": '&#x27;' },
  { '"': '&#34;', "'": '&#39;' },
  { '"': '&quot;', "'": '&apos;' },
  { '"': '&quot;', "'": '&#39;', '/': '&#x2F;', '`': '&#x60;', '=': '&#x3D;' },
  {},
];

function numberedHtmlOf(secret: string): string[] {
  const codes = [...secret].map((sign) => sign.codePointAt(0) ?? 0);
  const numbered = [
    codes.map((code) => `&#${code};`),
    codes.map((code) => `&#x${code.toString(16)};`),
    codes.map((code) => `&#x${code.toString(16).toUpperCase()};`),
  ];
  return numbered.map((signs) => signs.join(''));
}
