const PREFIX = 'draft:';
const NEVER_KEPT = /password/i;

/** Unsent forms of this tab; they survive a reload and an expired session. */
export const draftStore = {
  read(key: string): Record<string, unknown> {
    try {
      const value: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? '{}');
      return typeof value === 'object' && value !== null ? { ...value } : {};
    } catch {
      return {};
    }
  },
  write(key: string, values: Record<string, unknown>): void {
    const kept = Object.entries(values).filter(([name]) => !NEVER_KEPT.test(name));
    try {
      sessionStorage.setItem(PREFIX + key, JSON.stringify(Object.fromEntries(kept)));
    } catch {
      // A full or forbidden store costs the draft, not the form.
    }
  },
  clear: (key: string): void => sessionStorage.removeItem(PREFIX + key),
  /** On log-out: the next user of this browser finds nothing. */
  clearAll(): void {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  },
};
