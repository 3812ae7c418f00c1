export const REST_PREFIX = '/api';

/** `{id}` is a positive integer, `{code:text}` any text. */
export type PathParams<P extends string> = P extends `${string}{${infer Part}}${infer Rest}`
  ? (Part extends `${infer Name}:text` ? Record<Name, string> : Record<Part, number>) &
      PathParams<Rest>
  : unknown;

const PARAMETER = /\{(\w+)(:text)?\}/g;
const ID_PATTERN = '(^[1-9]\\d{0,14}$)';

/** In the router's syntax; a malformed id matches no route. */
export const routerPath = (path: string): string =>
  path
    .slice(REST_PREFIX.length)
    .replace(PARAMETER, (_, name: string, text?: string) => `:${name}${text ? '' : ID_PATTERN}`);

/** In OpenAPI's syntax. */
export const publishedPath = (path: string): string => path.replace(PARAMETER, '{$1}');

export const pathParameters = (path: string) =>
  [...path.matchAll(PARAMETER)].map(([, name = '', text]) => ({
    name,
    in: 'path',
    required: true,
    schema: text ? { type: 'string' } : { type: 'integer', minimum: 1 },
  }));

export function paramsOf(
  path: string,
  read: Readonly<Record<string, string>>,
): Record<string, number | string> {
  return Object.fromEntries(
    [...path.matchAll(PARAMETER)].map(([, name = '', text]) => {
      const value = read[name] ?? '';
      return [name, text ? value : Number(value)];
    }),
  );
}
