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

/** Dismisses a toast by id, or the current one. */
export function dismissToast(id?: string): void {
  pageToasts().dismiss(id);
}
