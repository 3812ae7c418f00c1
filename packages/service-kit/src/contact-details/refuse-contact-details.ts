import { validationFailed } from '../errors';
import { maskContactDetails } from './mask-contact-details';

const ENDING =
  'com|ca|net|org|info|io|co|biz|me|ai|app|link|online|site|page|clinic|dental|dentist';
/** Messages show them as links; what many read names none. */
const WEB_ADDRESS = new RegExp(
  `https?:\\/\\/|(?<![\\p{L}\\p{Nd}])www\\.|[\\p{L}\\p{Nd}]\\.(?:${ENDING})(?![\\p{L}\\p{Nd}])`,
  'iu',
);

const holdsDetails = (text: string): boolean =>
  maskContactDetails(text) !== text || WEB_ADDRESS.test(text.normalize('NFKC'));

/** For texts that many read before any of them has a booking. @throws DomainError VALIDATION_FAILED at each field. */
export function refuseContactDetails(texts: Readonly<Record<string, string | null>>): void {
  const issues = Object.entries(texts)
    .filter(([, text]) => text && holdsDetails(text))
    .map(([field]) => ({ path: [field], key: 'problem.contactDetails' as const, values: {} }));
  if (issues.length > 0) throw validationFailed(issues);
}
