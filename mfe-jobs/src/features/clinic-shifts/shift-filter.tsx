import { useSearchParams } from '@tbt/web-kit';
import type { JobStatus } from '../../generated/graphql';
import { useText } from '../../texts';
import styles from './shift-filter.module.css';

const FILTERS = {
  All: null,
  Active: ['active', 'invited', 'draft'],
  Booked: ['booked'],
  Past: ['closed', 'expired'],
} as const satisfies Record<string, readonly JobStatus[] | null>;
type FilterName = keyof typeof FILTERS;

const isFilterName = (name: string): name is FilterName => Object.hasOwn(FILTERS, name);

/** The statuses that the address asks for; null is all of them. */
export function useShiftFilter() {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('show') ?? '';
  const name: FilterName = isFilterName(asked) ? asked : 'All';
  const statuses: JobStatus[] | null = FILTERS[name] ? [...FILTERS[name]] : null;
  return {
    name,
    isUnknown: asked !== '' && !isFilterName(asked),
    statuses,
    choose: (next: FilterName) => setQuery(next === 'All' ? {} : { show: next }),
  };
}

export function ShiftFilter({
  chosen,
  onChoose,
}: {
  chosen: FilterName;
  onChoose: (name: FilterName) => void;
}) {
  const t = useText();
  return (
    <div className={styles.filter} role="group" aria-label={t('jobs.shifts.filter')}>
      {(Object.keys(FILTERS) as FilterName[]).map((name) => (
        <button
          key={name}
          type="button"
          className={styles.choice}
          aria-pressed={name === chosen}
          onClick={() => onChoose(name)}
        >
          {t(`jobs.shifts.filter${name}`)}
        </button>
      ))}
    </div>
  );
}
