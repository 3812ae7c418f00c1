const signs = /[\s'’]/g;

export function parseNumber(text: string): number | null {
  const compact = text.replace(signs, '').replace('−', '-');
  const decimalAt = Math.max(compact.lastIndexOf(','), compact.lastIndexOf('.'));
  const whole = decimalAt < 0 ? compact : compact.slice(0, decimalAt).replace(/[.,]/g, '');
  const decimals = decimalAt < 0 ? '' : compact.slice(decimalAt + 1);
  if (!/^-?\d*$/.test(whole) || !/^\d*$/.test(decimals)) return null;
  if (!/\d/.test(whole + decimals)) return null;
  return Number(`${whole === '' || whole === '-' ? `${whole}0` : whole}.${decimals || '0'}`);
}

/** Formats a number by locale with exactly `decimals` fraction digits. */
export const formatNumber = (value: number, locale: string, decimals: number) =>
  new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);

export function roundTo(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor;
}
