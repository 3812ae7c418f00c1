/** Placeholders that stand for a number. */
const NUMBERS =
  'count|days|hours|minutes|max|left|km|places|points|early|soon|late|shown|taken|remaining|\\w+(?:Count|Days|Hours|Invoices)';
/** Words that a line may begin with: they do not say what is counted. */
const JOINING =
  'au|aux|avec|dans|de|des|du|en|est|et|les?|mais|ne|ou|par|plus|pour|puis|que|qui|sans|se|si|sont|sous|sur|vers';
const COUNTED = new RegExp(
  `(\\d(?:er)?|#|\\{(?:${NUMBERS})\\}) (?!(?:${JOINING})(?!\\p{L}))(?=\\p{Ll}{2})`,
  'gu',
);

/** In a French text or template, a number stays on the line of what it counts: 24 heures, {days} jours. */
export const tieNumbers = (french: string): string => french.replace(COUNTED, '$1\u00a0');
