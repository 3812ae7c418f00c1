import { expect, type FileChooser, type Locator, type Page } from '@playwright/test';

/** More tab stops than any page has. */
const STOPS_MAX = 150;
const DIALOG_WITHIN_MS = 5_000;

/** More items than any menu has. */
const ENTRIES_MAX = 20;
const THERE_WITHIN_MS = 2_000;

/** More options than any list has. */
const OPTIONS_MAX = 100;
const HAS_KEYS = /^[ -~]+$/;

const hasFocus = (target: Locator): Promise<boolean> =>
  target
    .evaluate((element) => element === document.activeElement, undefined, {
      timeout: THERE_WITHIN_MS,
    })
    .catch(() => false);

/** A user without a mouse: controls are reached by Tab. */
export function keyboardOf(page: Page) {
  const { keyboard } = page;

  /** Presses Tab until the control has the focus; fails when it is unreachable. */
  const to = async (target: Locator): Promise<void> => {
    await expect(target).toBeAttached();
    for (let stops = 0; stops < STOPS_MAX; stops += 1) {
      if (await hasFocus(target)) return;
      await keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${String(target)}`);
  };

  return {
    to,
    /** Moves to an item of an open menu. */
    arrow: async (entry: Locator): Promise<void> => {
      await expect(entry).toBeVisible();
      for (let entries = 0; entries < ENTRIES_MAX; entries += 1) {
        if (await hasFocus(entry)) return;
        await keyboard.press('ArrowDown');
      }
      throw new Error(`No arrow leads to ${String(entry)}`);
    },
    press: async (target: Locator, key = 'Enter'): Promise<void> => {
      await to(target);
      await keyboard.press(key);
    },
    type: async (target: Locator, text: string): Promise<void> => {
      await to(target);
      await keyboard.type(text);
    },
    /** Types a day, YYYY-MM-DD, in the browser's order of its parts. */
    day: async (target: Locator, day: string): Promise<void> => {
      const [year = '', month = '', date = ''] = day.split('-');
      await to(target);
      for (const parts of [
        `${month}${date}${year}`,
        `${year}${month}${date}`,
        `${date}${month}${year}`,
      ]) {
        await keyboard.type(parts);
        if ((await target.inputValue()) === day) return;
        for (let back = 0; back < 3; back += 1) await keyboard.press('ArrowLeft');
      }
      throw new Error(`${day} cannot be typed`);
    },
    /** Types the beginning of an option, or goes there by arrows where a letter has no key of its own. */
    choose: async (target: Locator, option: string): Promise<void> => {
      const chosen = target.locator('option:checked');
      const isWanted = async () => (await chosen.innerText()).startsWith(option);
      await to(target);
      if (HAS_KEYS.test(option)) await keyboard.type(option);
      else
        for (let at = 0; at < OPTIONS_MAX && !(await isWanted()); at += 1)
          await keyboard.press('ArrowDown');
      await expect(chosen).toHaveText(new RegExp(`^${option}`));
    },
    /** Opens the file picker. */
    pick: async (
      target: Locator,
      file: { name: string; mimeType: string; buffer: Buffer },
    ): Promise<void> => {
      let chooser: FileChooser | undefined;
      // The first file dialog may open before the test intercepts it.
      await expect(async () => {
        await to(target);
        [chooser] = await Promise.all([
          page.waitForEvent('filechooser', { timeout: DIALOG_WITHIN_MS }),
          keyboard.press('Enter'),
        ]);
      }).toPass();
      await chooser?.setFiles(file);
    },
  };
}

export type Keyboard = ReturnType<typeof keyboardOf>;
