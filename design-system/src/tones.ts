/** Meaning of a colour, which a text or icon must also convey. */
export const tones = ['neutral', 'success', 'info', 'warning', 'danger'] as const;

export type Tone = (typeof tones)[number];
