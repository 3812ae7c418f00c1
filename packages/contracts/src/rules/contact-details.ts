import { holdsMixedPhone } from '../written-numbers';

const GAP = String.raw`[\s\p{Default_Ignorable_Code_Point}\p{Pd}.·()[\]/,:*_x]{0,3}`;
/** Ten digits as people write them, with or without gaps and the country's 1, or each apart. */
const WRITTEN_PHONE = new RegExp(
  String.raw`(?<!\p{Nd})(?:1${GAP})?(?![01])(?:\p{Nd}{3}${GAP}\p{Nd}{3}${GAP}\p{Nd}{2}${GAP}\p{Nd}{2}|(?:\p{Nd}${GAP.replace('{0,', '{1,')}){9}\p{Nd})(?!\p{Nd})`,
  'u',
);
const WRITTEN_EMAIL =
  /[^\s@]{1,64}@(?:[\p{L}\d-]{1,63}\.){1,4}\p{L}{2,24}|[([]\s?(?:at|arobase?)\s?[)\]]|\s(?:dot|point)\s(?:com|ca|net|org)(?!\p{L})/iu;
/** Of messengers, mail and phone; an office may name its own site. */
const LINK = /(?<![\p{L}\p{Nd}])(?:(?:t|wa|m)\.me\/|mailto:|tel:\+?\d)/iu;

/** A phone number in digits, in words or in a mix of both, an e-mail address or a link to a chat. */
export function holdsContact(value: string): boolean {
  const plain = value.normalize('NFKC');
  const patterns = [WRITTEN_PHONE, WRITTEN_EMAIL, LINK];
  return patterns.some((pattern) => pattern.test(plain)) || holdsMixedPhone(plain);
}
