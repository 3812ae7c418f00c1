/** What a colour stands for. Colour never carries the meaning alone: a text or an icon goes with it. */
export const tones = ['neutral', 'success', 'info', 'warning', 'danger'] as const;

export type Tone = (typeof tones)[number];
