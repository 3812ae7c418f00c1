import type { RemoteName } from './route-table';

/** What visitors notice, in the order of the page. */
export const PARTS = ['pages', 'accounts', 'shifts', 'messages', 'notices'] as const;
export type Part = (typeof PARTS)[number];

/** `slow`: it works, but late. */
export type PartState = 'works' | 'slow' | 'down';

export const REMOTES = [
  'mfe-jobs',
  'mfe-profile',
  'mfe-messaging',
  'mfe-clinic',
] as const satisfies readonly RemoteName[];

/** Answer of `/status.json`. */
export interface SiteStatus {
  parts: Readonly<Record<Part, PartState>>;
  /** Version of each released remote. */
  versions: Readonly<Partial<Record<RemoteName, string>>>;
  checkedAt: string;
}

/** State of the whole site: `partly` when something is down and the rest works. */
export function overallState(parts: SiteStatus['parts']): PartState | 'partly' {
  const states = Object.values(parts);
  if (states.every((state) => state === 'down')) return 'down';
  if (states.includes('down')) return 'partly';
  return states.includes('slow') ? 'slow' : 'works';
}
