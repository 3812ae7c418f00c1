import { useEffect, useRef, useState } from 'react';
import { arrivedParts, loadParts, type OverlayParts } from './overlay-arrival';

/**
 * What menus, dialogs and popovers are made of: 27 KB that a page loads when the first one opens.
 * @param onFailed - called when they did not arrive; the next opening asks again
 * @returns undefined before this overlay has been opened
 */
export function useOverlayParts(isOpen: boolean, onFailed: () => void): OverlayParts | undefined {
  const [parts, setParts] = useState<OverlayParts>();
  const failed = useRef(onFailed);
  useEffect(() => {
    failed.current = onFailed;
  });
  const isMissing = isOpen && !parts;
  const arrived = arrivedParts();
  if (isMissing && arrived) setParts(arrived);
  useEffect(() => {
    if (!isMissing) return;
    let isWanted = true;
    loadParts().then(
      (loaded) => isWanted && setParts(loaded),
      () => isWanted && failed.current(),
    );
    return () => {
      isWanted = false;
    };
  }, [isMissing]);
  return parts;
}

/** For parts inside of an open overlay. */
export function overlayParts(): OverlayParts {
  const parts = arrivedParts();
  if (!parts) throw new Error('This part belongs into an overlay');
  return parts;
}
