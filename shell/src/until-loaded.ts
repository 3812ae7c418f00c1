/** Milliseconds before each further attempt. */
const AGAIN_AFTER_MS = [1_000, 3_000, 10_000, 30_000];

/** Resolves after the time, or as soon as the browser says that there is a connection again. */
const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
  });

/**
 * Loads what the page cannot begin without, again when it fails: the visitor reads what the server rendered meanwhile.
 *
 * @throws what the last attempt threw
 */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (const ms of AGAIN_AFTER_MS) {
    try {
      return await load();
    } catch {
      await pause(ms);
    }
  }
  return load();
}
