export type PathParams = Readonly<Record<string, string | undefined>>;

const SPECIAL = /[\\.*+^${}|()[\]]/g;
const PARAM = /\/:([\w-]+)/g;
const SLASHES_AT_END = /(?<=.)\/+$/;

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/**
 * The parameters of a path; null when it has another form.
 * @param pattern - such as `/jobs/:id`; `*` is every path.
 */
export function matchPath(pattern: string, pathname: string): { params: PathParams } | null {
  if (pattern === '*') return { params: {} };
  const names: string[] = [];
  const source = pattern
    .replace(SLASHES_AT_END, '')
    .replace(SPECIAL, String.raw`\$&`)
    .replace(PARAM, (_, name: string) => {
      names.push(name);
      return '/([^/]+)';
    });
  const found = new RegExp(`^${source}/*$`, 'i').exec(pathname);
  if (!found) return null;
  const values = found.slice(1).map((value, at) => [names[at], decoded(value)]);
  return { params: Object.fromEntries(values) as PathParams };
}
