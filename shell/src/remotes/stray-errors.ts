const RELEASE_PATH = /\/releases\/([\w-]+)\//;
/** The browser's way of saying "later"; nothing failed. */
const IS_NO_FAILURE = /^ResizeObserver loop/;

const isAbort = (reason: unknown): boolean =>
  reason instanceof DOMException && reason.name === 'AbortError';

/** Whose code it was, by where it was loaded from. */
export function partOf(error: unknown, file = ''): string {
  const place = file || (error instanceof Error ? (error.stack ?? '') : '');
  return RELEASE_PATH.exec(place)?.[1] ?? 'page';
}

/**
 * Errors that no part of the page catches, such as in what a click starts: one log line with the
 * part's name instead of the browser's own.
 * @param isAwaited - parts whose code is on its way: what fails there is said by whoever waits for it.
 * @param onError - told of each.
 * @returns how to stop listening.
 */
export function watchStrayErrors(
  isAwaited: (part: string) => boolean,
  onError: () => void,
): () => void {
  const report = (error: unknown, file?: string) => {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    console.error(`[${partOf(error, file)}] failed: ${message}`, stack);
    onError();
  };
  const onThrown = (event: ErrorEvent) => {
    if (!event.error || IS_NO_FAILURE.test(event.message)) return;
    event.preventDefault();
    // Text that is no code fails before it runs; the load that asked for it fails as well.
    if (event.error instanceof SyntaxError || isAwaited(partOf(event.error, event.filename)))
      return;
    report(event.error, event.filename);
  };
  const onRejected = (event: PromiseRejectionEvent) => {
    event.preventDefault();
    if (!isAbort(event.reason)) report(event.reason);
  };
  window.addEventListener('error', onThrown);
  window.addEventListener('unhandledrejection', onRejected);
  return () => {
    window.removeEventListener('error', onThrown);
    window.removeEventListener('unhandledrejection', onRejected);
  };
}
