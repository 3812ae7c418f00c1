const WEB_ADDRESS = /https?:\/\/[^\s<>"']+/giu;
/** A sentence ends here, not the address. */
const TRAILING = /[.,;:!?)\]}»…]+$/u;

export type TextPart = { text: string; href: string | null };

export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(WEB_ADDRESS)) {
    const address = found.replace(TRAILING, '');
    if (!URL.canParse(address)) continue;
    if (index > from) parts.push({ text: text.slice(from, index), href: null });
    parts.push({ text: address, href: address });
    from = index + address.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), href: null });
  return parts;
}
