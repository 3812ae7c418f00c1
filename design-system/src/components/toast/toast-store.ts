/** Number of toasts on the page: a newer one replaces the older. */
const toastLimit = 1;

/** Milliseconds until a dismissed toast's record is removed. */
export const toastRemoveDelay = 1_000_000;

export const toastVariants = ['default', 'info', 'warning', 'destructive'] as const;

export type ToastVariant = (typeof toastVariants)[number];

export interface ToastAction {
  /** Text of the button. */
  label: string;
  /** Called on click; the toast then closes. */
  onAction: () => void;
}

export interface ToastOptions {
  /** The message in a few words. */
  title: string;
  /** One more sentence. */
  description?: string;
  /** `default` is good news; `destructive` is an error, announced at once and shown longer. */
  variant?: ToastVariant;
  /** One action, such as undo. Offer it elsewhere too, because toasts disappear. */
  action?: ToastAction;
  /** On phones too below the top bar: for news that may come while something is read or typed at the end of the page. */
  isAtTop?: boolean;
  /** Milliseconds, paused on hover; `Infinity` keeps it. */
  duration?: number;
}

export interface ToastRecord extends ToastOptions {
  /** Id for `dismiss`. */
  id: string;
  /** `false` once dismissed. */
  open: boolean;
  /** When it appeared, in milliseconds. */
  shownAt: number;
}

export interface ToastStore {
  /** Shows a toast. @returns its id. */
  show: (options: ToastOptions) => string;
  /** Dismisses a toast, or all without an id. */
  dismiss: (id?: string) => void;
  /** Current records, newest first; the array is stable until they change. */
  records: () => readonly ToastRecord[];
  /** Subscribes to changes. @returns the unsubscriber. */
  subscribe: (listener: () => void) => () => void;
}

/** A separate store, for tests or embedded pages. The page's own is behind `toast`. */
export function createToastStore(): ToastStore {
  let records: readonly ToastRecord[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const removals = new Map<string, ReturnType<typeof setTimeout>>();

  const replace = (next: readonly ToastRecord[]) => {
    records = next;
    for (const [id, timer] of removals) {
      if (records.some((record) => record.id === id)) continue;
      clearTimeout(timer);
      removals.delete(id);
    }
    listeners.forEach((listener) => listener());
  };

  const removeLater = (id: string) => {
    if (removals.has(id)) return;
    const remove = () => replace(records.filter((record) => record.id !== id));
    removals.set(id, setTimeout(remove, toastRemoveDelay));
  };

  return {
    show: (options) => {
      count += 1;
      const id = String(count);
      replace(
        [{ ...options, id, open: true, shownAt: Date.now() }, ...records].slice(0, toastLimit),
      );
      return id;
    },
    dismiss: (id) => {
      const isMeant = (record: ToastRecord) => id === undefined || record.id === id;
      records.filter(isMeant).forEach((record) => removeLater(record.id));
      replace(records.map((record) => (isMeant(record) ? { ...record, open: false } : record)));
    },
    records: () => records,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
