import { isExpiryTooFar } from '@tbt/contracts';
import { validationFailed } from '@tbt/service-kit';

const refuse = (key: 'validation.expiryPast' | 'validation.expiryTooFar') =>
  validationFailed([{ path: ['expiresOn'], key, values: {} }]);

/** Both YYYY-MM-DD. @throws DomainError VALIDATION_FAILED for a day that is over or over ten years ahead. */
export function requireExpiry(expiresOn: string, today: string): void {
  if (expiresOn < today) throw refuse('validation.expiryPast');
  if (isExpiryTooFar(expiresOn, today)) throw refuse('validation.expiryTooFar');
}
