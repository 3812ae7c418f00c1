/** `{name}` is a placeholder. */
export const fillTexts = (
  text: string,
  values: Readonly<Record<string, string | number>>,
): string => text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
