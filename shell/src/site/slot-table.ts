import type { RemoteName } from './route-table';

/** Every slot of the shell, and the micro-frontend that fills it. */
const SLOTS = {
  'top-bar.unread-messages': 'mfe-messaging',
  'top-bar.notifications': 'mfe-messaging',
  'home.due': 'mfe-jobs',
  'home.next-shift': 'mfe-jobs',
  'home.to-finish': 'mfe-profile',
  'home.work': 'mfe-jobs',
  'home.people': 'mfe-clinic',
} as const satisfies Record<string, RemoteName>;

export type SlotName = keyof typeof SLOTS;

export const ownerOfSlot = (name: SlotName): RemoteName => SLOTS[name];
