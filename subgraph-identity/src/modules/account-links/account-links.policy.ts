import type { LinkPurpose } from '@tbt/contracts';
import type { User } from '../users';
import type { AccountLink } from './account-links.queries';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Milliseconds. */
export const LINK_LIFE_MS: Readonly<Record<LinkPurpose, number>> = {
  'reset-password': 30 * MINUTE_MS,
  'confirm-email': DAY_MS,
  'change-email': DAY_MS,
};

/** Milliseconds, more than storing a link takes: the time of an answer does not reveal accounts. */
export const SAME_ANSWER_MS = 250;

export const isOpen = (link: Pick<AccountLink, 'usedAt' | 'expiresAt'>, now: Date): boolean =>
  link.usedAt === null && link.expiresAt > now;

/** Whether a link still applies: to an open account with the address it was sent to. */
export const isLinkValidFor = (
  link: Pick<AccountLink, 'purpose' | 'email'>,
  user: Pick<User, 'email' | 'isActive'>,
): boolean => user.isActive && (link.purpose === 'change-email' || link.email === user.email);
