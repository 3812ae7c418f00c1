const EXTENSION = /\s*(?:x|ext\.?|poste)\s*/i;

/** The address of a number as people write it: `416 555-0142, ext. 3`. */
export function telephoneLink(phone: string): string {
  const [number = '', typed = ''] = phone.split(EXTENSION);
  const extension = typed.replace(/\D/g, '');
  return `tel:${number.replace(/[^+\d]/g, '')}${extension && `;ext=${extension}`}`;
}
