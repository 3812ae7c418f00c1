/** The scope of the facade; routes name their whole address. */
export const REST_PREFIX = '/api';

/** Parameters of an address: `{id}` is a positive integer, `{code:text}` is any text. */
export type PathParams<P extends string> = P extends `${string}{${infer Part}}${infer Rest}`
  ? (Part extends `${infer Name}:text` ? Record<Name, string> : Record<Part, number>) &
      PathParams<Rest>
  : unknown;

const PARAMETER = /\{(\w+)(:text)?\}/g;
const ID_PATTERN = '(^[1-9]\\d{0,14}$)';

/** Address below /api in the router's language; an id of any other form is another address. */
export const routerPath = (path: string): string =>
  path
    .slice(REST_PREFIX.length)
    .replace(PARAMETER, (_, name: string, text?: string) => `:${name}${text ? '' : ID_PATTERN}`);

/** Address as OpenAPI writes it. */
export const publishedPath = (path: string): string => path.replace(PARAMETER, '{$1}');

export const pathParameters = (path: string) =>
  [...path.matchAll(PARAMETER)].map(([, name = '', text]) => ({
    name,
    in: 'path',
    required: true,
    schema: text ? { type: 'string' } : { type: 'integer', minimum: 1 },
  }));

/** What the router read, as the route's parameters. */
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
