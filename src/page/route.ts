/** The addresses of the page: `#/tests?q=is:failing`. */
export interface Route {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

export function routeOf(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  return { path: path.split('/').filter((part) => part !== ''), query: new URLSearchParams(query) };
}

export function hashOf(path: string, query: Readonly<Record<string, string | undefined>> = {}): string {
  const given = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
  );
  const text = given.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&');
  return `#/${path}${text === '' ? '' : `?${text}`}`;
}
