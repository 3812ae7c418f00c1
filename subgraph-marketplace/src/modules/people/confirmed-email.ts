import { forbidden } from '@tbt/service-kit';
import type { Person } from './people.types';

/** Before anything that mails strangers. @throws DomainError FORBIDDEN `email_unconfirmed`. */
export function requireConfirmedEmail(clinic: Pick<Person, 'isEmailConfirmed'> | undefined): void {
  if (clinic?.isEmailConfirmed === false)
    throw forbidden('access.emailUnconfirmed', { reasons: ['email_unconfirmed'] });
}
