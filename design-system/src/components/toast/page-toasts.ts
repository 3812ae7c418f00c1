import { createToastStore, type ToastOptions, type ToastStore } from './toast-store';

// Each part of a page may carry its own copy of this package; the registered symbol lets all copies meet in one store.
const storeKey = Symbol.for('@tbt/design-system/toasts');

type StoreHolder = typeof globalThis & { [storeKey]?: ToastStore };

/** The one store of this page. */
export function pageToasts(): ToastStore {
  const holder: StoreHolder = globalThis;
  return (holder[storeKey] ??= createToastStore());
}

/** Shows a toast on this page in place of the one before; answers its id. */
export function toast(options: ToastOptions): string {
  return pageToasts().show(options);
}

/** Takes a toast away before its time, or whichever is there without an id. */
export function dismissToast(id?: string): void {
  pageToasts().dismiss(id);
}
