import { CONTACT_SECONDS_OPEN_MIN } from '@tbt/contracts';
import type { ContactMessageInput } from './contact-messages.inputs';

/** Nobody sees the field: whoever fills it in is a program. */
export const isFromProgram = ({ website }: Pick<ContactMessageInput, 'website'>): boolean =>
  Boolean(website?.trim());

/** Quicker than anybody reads the form; a caller that does not say is no form. */
export const isTooQuick = ({ secondsOpen }: Pick<ContactMessageInput, 'secondsOpen'>): boolean =>
  typeof secondsOpen === 'number' && secondsOpen < CONTACT_SECONDS_OPEN_MIN;
