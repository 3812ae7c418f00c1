const RELEASE_PATH = /\/releases\/([\w-]+)\//;
const IS_NO_FAILURE = /^ResizeObserver loop/;

const isAbort = (reason: unknown): boolean =>
  reason instanceof DOMException && reason.name === 'AbortError';

export function partOf(error: unknown, file = ''): string {
  const place = file || (error instanceof Error ? (error.stack ?? '') : '');
  return RELEASE_PATH.exec(place)?.[1] ?? 'page';
}

/**
 * Logs uncaught errors, such as in event handlers, with the part's name.
 * @param isAwaited - parts that are loading: their failures are reported by the loader. @returns the unsubscriber.
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
    // A syntax error fails the script load too, which is reported there.
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
