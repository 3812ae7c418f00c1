const USES = ['scroll', 'pointerdown', 'keydown', 'focusin'] as const;

/** Resolves with the visitor's first scroll, press or key; at once on the server. For code of what stands far down. */
export function firstUse(): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      for (const event of USES) window.removeEventListener(event, end, true);
      resolve();
    };
    for (const event of USES) window.addEventListener(event, end, true);
  });
}
