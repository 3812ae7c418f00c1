import { useSearchParams } from '@tbt/web-kit';

export type ShiftsView = 'list' | 'calendar';

export function useShiftsAddress<Tab extends string>(tabs: readonly Tab[], first: Tab) {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('tab');
  const tab = tabs.find((known) => known === asked) ?? first;
  const isCalendar = query.get('view') === 'month' || query.get('view') === 'week';
  const view: ShiftsView = isCalendar ? 'calendar' : 'list';
  return {
    tab,
    view,
    isUnknown: asked !== null && tab !== asked,
    chooseTab: (next: string) => setQuery(next === first ? {} : { tab: next }, { replace: true }),
    chooseView: (next: ShiftsView) => setQuery(next === 'calendar' ? { view: 'month' } : {}),
  };
}
