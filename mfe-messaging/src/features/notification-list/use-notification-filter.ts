import { useSearchParams } from '@tbt/web-kit';
import type { NoticeCategory } from '../../generated/graphql';

/** Those of members, in the order of the preferences. */
export const CATEGORIES = [
  'applications',
  'bookings',
  'emergency',
  'job_alerts',
  'clinic_alerts',
  'verification',
  'statements',
  'account',
] as const satisfies readonly NoticeCategory[];

export interface NotificationFilter {
  /** Null is all. */
  category: NoticeCategory | null;
  unreadOnly: boolean;
}

export function useNotificationFilter() {
  const [query, setQuery] = useSearchParams();
  const category = CATEGORIES.find((known) => known === query.get('category')) ?? null;
  const filter: NotificationFilter = { category, unreadOnly: query.get('unread') === 'yes' };
  const choose = ({ category: next, unreadOnly }: NotificationFilter) =>
    setQuery(
      { ...(next && { category: next }), ...(unreadOnly && { unread: 'yes' }) },
      { replace: true },
    );
  return { filter, choose };
}
