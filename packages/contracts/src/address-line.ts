import { optionLabel } from './labels';
import type { Locale } from './option-sets';

export interface Address {
  streetAddress?: string | null;
  city?: string | null;
  /** As stored, not its label. */
  province?: string | null;
  postalCode?: string | null;
}

/** The civic number, without a comma of its own. */
const CIVIC_NUMBER = /^(\d+[A-Za-z]?(?:-\d+[A-Za-z]?)?) +(?!\d+\/)/;

/** A street as it is written in a language. French: 168, avenue du Mont-Royal. */
export const streetLine = (locale: Locale, street: string): string =>
  locale === 'fr-CA' ? street.replace(CIVIC_NUMBER, '$1, ') : street;

/**
 * The address in one line, falling back to the town; null when nothing is known.
 * French: 168, avenue du Mont-Royal, Montréal (Québec)  H2X 1V8.
 */
export function addressLine(locale: Locale, address: Address): string | null {
  const { streetAddress, city, postalCode } = address;
  const province = address.province && optionLabel(locale, 'province', address.province);
  const isFrench = locale === 'fr-CA';
  const isBracketed = isFrench && city && province;
  const town = isBracketed ? `${city} (${province})` : [city, province].filter(Boolean).join(', ');
  if (!streetAddress) return town || null;
  const street = streetLine(locale, streetAddress);
  // Lines break between the parts of an address, never in a postal code.
  const code = isFrench ? postalCode?.replace(' ', '\u00a0') : postalCode;
  const end = [town, code].filter(Boolean).join(isFrench ? '\u00a0\u00a0' : ' ');
  return [street, end].filter(Boolean).join(', ');
}
