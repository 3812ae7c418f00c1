/** Key of what was typed into the waitlist form and not sent. */
export const WAITLIST_DRAFT = 'waitlist';
