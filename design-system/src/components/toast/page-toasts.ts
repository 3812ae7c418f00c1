import { createToastStore, type ToastOptions, type ToastStore } from './toast-store';

// A page may load several copies of this package: a registered symbol makes them share one store.
const storeKey = Symbol.for('@tbt/design-system/toasts');

type StoreHolder = typeof globalThis & { [storeKey]?: ToastStore };

export function pageToasts(): ToastStore {
  const holder: StoreHolder = globalThis;
  return (holder[storeKey] ??= createToastStore());
}

/** Shows a toast, replacing the previous one. @returns its id. */
export function toast(options: ToastOptions): string {
  return pageToasts().show(options);
}

/** Milliseconds in which a toast belongs to the page that is being opened. */
const ARRIVAL_MS = 3000;

/** Dismisses good news about the page that is left; a toast that came with the navigation stays. */
export function dismissToastsOfLeftPage(): void {
  pageToasts()
    .records()
    .filter(({ variant = 'default', shownAt }) => {
      const isNews = variant === 'default' || variant === 'info';
      return isNews && Date.now() - shownAt > ARRIVAL_MS;
    })
    .forEach(({ id }) => pageToasts().dismiss(id));
}

/** Dismisses a toast by id, or the current one. */
export function dismissToast(id?: string): void {
  pageToasts().dismiss(id);
}
