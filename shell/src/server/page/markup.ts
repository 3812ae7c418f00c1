const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** JSON text that cannot close its script element. */
export const inlineText = (json: string): string =>
  json.replace(/</g, '\\u003c').replace(/\u2028|\u2029/g, ' ');

export const inlineJson = (value: unknown): string => inlineText(JSON.stringify(value));

/** A void element; false and undefined attributes are omitted. */
export function tag(
  name: string,
  attributes: Record<string, string | boolean | undefined>,
): string {
  const written = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined || value === false) return [];
    return value === true ? [key] : [`${key}="${escapeHtml(value)}"`];
  });
  return `<${[name, ...written].join(' ')}>`;
}
