import { CONTACT_SECONDS_OPEN_MIN } from '@tbt/contracts';
import type { ContactMessageInput } from './contact-messages.inputs';

/** A honeypot: the field is hidden. */
export const isFromProgram = ({ website }: Pick<ContactMessageInput, 'website'>): boolean =>
  Boolean(website?.trim());

/** Faster than a human fills in the form; API clients omit the value. */
export const isTooQuick = ({ secondsOpen }: Pick<ContactMessageInput, 'secondsOpen'>): boolean =>
  typeof secondsOpen === 'number' && secondsOpen < CONTACT_SECONDS_OPEN_MIN;
