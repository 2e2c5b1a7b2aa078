/**
 * What makes two addresses of a repository the same one: `host/path` without `.git`, the
 * host in small letters, and at github.com the path too. Who signs in is no part of it.
 */
export function identityOfUrl(url: string): string {
  if (/^file:/i.test(url)) return url.replace(/\/+$/, '');
  const clean = withoutSecretParameters(url);
  const address = /^[a-z+]+:\/\/(?:[^/]*@)?([^/]*)(\/.*)?$/i.exec(clean);
  const short = /^(?:[^@/]*@)?([^:/]+):(.*)$/.exec(clean);
  const [, named = '', path = address ? '' : clean] = address ?? short ?? [];
  const host = address ? named.toLowerCase().replace(/:(?:22|80|443)$/, '') : named.toLowerCase();
  const bare = path
    .replace(/^\/+/, '')
    .replace(/\/+$/, '')
    .replace(/\.git$/i, '');
  return `${host}/${host === 'github.com' ? bare.toLowerCase() : bare}`;
}

/** Tokens that some servers take as a parameter of the address. */
const withoutSecretParameters = (text: string): string =>
  text.replace(
    /([?&][\w-]{0,40}(?:key|token|secret|sig|auth|access|password|passwd|pwd)[\w-]{0,40}=)[^&#\s'"]+/gi,
    '$1***',
  );

/** An address as agents may see it: without a name, a password and tokens. */
export const withoutCredentials = (url: string): string =>
  withoutSecretParameters(url.replace(/^((?:https?|git):\/\/)[^/]*@/i, '$1'));

/** A text without the names, passwords and tokens of addresses in it. */
export const withoutCredentialsIn = (text: string): string =>
  withoutSecretParameters(text.replaceAll(/((?:https?|git|ssh|ftps?):\/\/)[^/\s'"]*@/gi, '$1'));
