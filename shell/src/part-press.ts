import { REPEATED } from './site/early-buttons';

/** The last press of a button of a part that is not hydrated yet; its button is pale until it is repeated. */
export function createPartPress() {
  let button: HTMLButtonElement | null = null;
  let isHydrated = false;
  const keep = (target: EventTarget | null): void => {
    if (isHydrated) return;
    const pressed = target instanceof Element ? target.closest(REPEATED) : null;
    if (button) button.style.opacity = '';
    button = pressed instanceof HTMLButtonElement ? pressed : null;
    if (button) button.style.opacity = '0.6';
  };
  return {
    keep,
    /** Takes what was pressed before the page was hydrated. */
    takeEarly: (part: HTMLElement): void => {
      const { earlyPress } = window;
      if (!(earlyPress?.target instanceof Node) || !part.contains(earlyPress.target)) return;
      keep(earlyPress.target);
      earlyPress.target = null;
    },
    isKept: (): boolean => button !== null,
    repeat: (): void => {
      const pressed = button;
      keep(null);
      isHydrated = true;
      if (pressed?.isConnected) pressed.click();
    },
  };
}
