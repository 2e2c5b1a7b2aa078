/** Shorter values are words of every text; hiding them would hide the text. */
const SHORTEST_SECRET = 8;

export interface Redactor {
  text(text: string): string;
  /** The same value with every text in it redacted, keys included. */
  deep<T>(value: T): T;
}

/**
 * Takes secrets out of texts, in the forms in which they get into texts: plain, JSON, URL, Base64 and hexadecimal; and
 * what `patterns` match, which carry the flag `g`. Those leave the keys of objects alone: they may be short words.
 */
export function redactor(secrets: readonly string[], patterns: readonly RegExp[] = []): Redactor {
  const forms = [...new Set(secrets.flatMap(formsOf))].sort((a, b) => b.length - a.length);
  if (forms.length === 0 && patterns.length === 0) return { text: (text) => text, deep: (value) => value };
  const anywhere = forms.length === 0 ? [] : [new RegExp(forms.map(escapeRegExp).join('|'), 'g')];
  const without = (all: readonly RegExp[]) => (given: string) =>
    all.reduce((text, pattern) => text.replace(pattern, '***'), given);
  const text = without([...anywhere, ...patterns]);
  const key = without(anywhere);
  return { text, deep: <T>(value: T): T => deep(value, text, key) as T };
}

/** A pattern that finds a text in all of its forms. */
export const anyFormOf = (text: string): RegExp =>
  new RegExp([...new Set([...formsOf(text), text])].map(escapeRegExp).join('|'), 'g');

/** Names under which people keep secrets in the environment. */
const SECRET_NAME =
  /(?:^|[_-])(?:api_?key|key|token|secret|password|passwd|pwd|credentials?|auth|bearer|private|pat)(?:$|[_-])/i;

/** Whether people keep secrets under such a name. */
export const isSecretName = (name: string): boolean => SECRET_NAME.test(name);

/** A secret may begin with a slash; these are places where one is kept, and stand in every message about a file. */
const FOLDER = /^(?:~|\/(?:etc|home|opt|private|root|run|tmp|usr|Users|var))\/|^[A-Z]:\\/;

/** Git's settings by environment are counted, and those are names of settings. */
const NO_SECRET_NAME = /^GIT_CONFIG_KEY_\d+$/;

/** Passwords of addresses and headers stand within other texts: `https://me:password@host`, `Authorization: Basic …`. */
const INNER_SECRETS = [/:\/\/[^/\s:@]*:([^/\s@]+)@/g, /\bauthorization:\s*\w+\s+(\S+)/gi];

/** The values of an environment that must not appear anywhere. */
export function secretValues(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(env).flatMap(([name, value = '']) => {
    const isWhole = isSecretName(name) && !NO_SECRET_NAME.test(name) && !FOLDER.test(value);
    const inner = INNER_SECRETS.flatMap((pattern) => [...value.matchAll(pattern)].map(([, secret = '']) => secret));
    return [...(isWhole ? [value] : []), ...inner].filter((secret) => secret.length >= SHORTEST_SECRET);
  });
}

/** The forms in which a secret gets into texts, each long enough to be no ordinary word. */
export function formsOf(secret: string): string[] {
  const bytes = new TextEncoder().encode(secret);
  const base64 = btoa(String.fromCharCode(...bytes)).replace(/=+$/, '');
  const forms = [
    secret,
    secret.trim(),
    JSON.stringify(secret).slice(1, -1),
    encodeURIComponent(secret),
    base64,
    base64.replaceAll('+', '-').replaceAll('/', '_'),
    [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
    ...secret.split(/\r?\n/).map((line) => line.trim()),
  ];
  return forms.filter((form) => form.length >= SHORTEST_SECRET);
}

type Redact = (given: string) => string;

function deep(value: unknown, text: Redact, key: Redact): unknown {
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) return value.map((item) => deep(item, text, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [key(name), deep(item, text, key)]));
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
