/** How many toasts may be on the page at once: a newer one takes the place of the older. */
const toastLimit = 1;

/** How long the record of a dismissed toast is kept, in milliseconds. */
export const toastRemoveDelay = 1_000_000;

export const toastVariants = ['default', 'info', 'warning', 'destructive'] as const;

export type ToastVariant = (typeof toastVariants)[number];

export interface ToastAction {
  /** What the button reads. */
  label: string;
  /** Called when it is pressed; the toast then goes. */
  onAction: () => void;
}

export interface ToastOptions {
  /** The news in a few words. */
  title: string;
  /** One more sentence. */
  description?: string;
  /** `default` is good news, `destructive` what went wrong: it is announced at once and stays longer. */
  variant?: ToastVariant;
  /** One thing to do about it, such as taking it back. Offer it elsewhere as well: a toast goes by itself. */
  action?: ToastAction;
  /** How long it stays unless somebody points at it, in milliseconds; `Infinity` keeps it. */
  duration?: number;
}

export interface ToastRecord extends ToastOptions {
  /** What `dismiss` knows it by. */
  id: string;
  /** `false` from the moment it is dismissed. */
  open: boolean;
}

export interface ToastStore {
  /** Shows a toast and answers its id. */
  show: (options: ToastOptions) => string;
  /** Takes one toast away, or all of them without an id. */
  dismiss: (id?: string) => void;
  /** The records kept now, newest first. The array changes only when its content does. */
  records: () => readonly ToastRecord[];
  /** Calls back after each change; answers the way to stop. */
  subscribe: (listener: () => void) => () => void;
}

/** A store of toasts of its own, for a test or a page inside a page. The page's own is behind `toast`. */
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
      replace([{ ...options, id, open: true }, ...records].slice(0, toastLimit));
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
