import type { Tone } from '@tbt/design-system';

/** One colour for each state of a shift, on every page; urgent is green by the specification. */
export const SHIFT_TONES = { open: 'info', urgent: 'success' } as const satisfies Record<
  string,
  Tone
>;
