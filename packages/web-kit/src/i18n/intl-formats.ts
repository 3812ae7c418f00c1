/** Making a formatter takes far longer than formatting, so each is made once. */
function once<Options extends object, Format>(
  make: new (tag: string, options?: Options) => Format,
): (tag: string, options?: Options) => Format {
  const made = new Map<string, Format>();
  return (tag, options) => {
    const key = JSON.stringify([tag, options]);
    const format = made.get(key) ?? new make(tag, options);
    made.set(key, format);
    return format;
  };
}

export const dateTimeFormat = once(Intl.DateTimeFormat);
export const numberFormat = once(Intl.NumberFormat);
export const relativeTimeFormat = once(Intl.RelativeTimeFormat);
export const listFormat = once(Intl.ListFormat);
