import type * as Parts from './overlay-parts';

export type OverlayParts = typeof Parts;

let arrived: OverlayParts | undefined;

/** Undefined until something has asked for them. */
export const arrivedParts = (): OverlayParts | undefined => arrived;

export const loadParts = async (): Promise<OverlayParts> =>
  (arrived ??= await import('./overlay-parts'));
