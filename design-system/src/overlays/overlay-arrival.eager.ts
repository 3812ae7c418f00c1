// In place of `overlay-arrival` in tests and stories, which open overlays without waiting.
import * as parts from './overlay-parts';
import type { OverlayParts } from './overlay-arrival';

export const arrivedParts = (): OverlayParts | undefined => parts;
export const loadParts = (): Promise<OverlayParts> => Promise.resolve(parts);
