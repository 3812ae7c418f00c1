import { screen } from '@testing-library/react';

/** Every page title from now on, also one that only flashes. */
export function headingsShown(): () => string[] {
  const shown = new Set<string>();
  const watch = new MutationObserver(() => {
    for (const { textContent } of screen.queryAllByRole('heading', { level: 1 }))
      shown.add(textContent);
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => {
    watch.disconnect();
    return [...shown];
  };
}
