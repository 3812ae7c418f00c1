import { useId, useState, type FormEvent } from 'react';
import { Button, Cluster, Disclosure, Icon } from '@tbt/design-system';
import { useText } from '../../texts';
import { MainFilters } from './main-filters';
import { MoreFilters } from './more-filters';
import styles from './job-filter-form.module.css';
import {
  misreadFilters,
  needsPlace,
  noJobFilters,
  readableFilters,
  type JobFilterName,
  type JobFilters,
} from './job-filters';

const MAIN: readonly JobFilterName[] = ['province', 'role', 'schedule'];

export interface JobFilterFormProps {
  filters: JobFilters;
  /** The reader's own place is known: distances need no postal code. */
  hasOwnPlace?: boolean;
  onSearch: (filters: JobFilters) => void;
}

/** Chooses filters; nothing is searched before the button is pressed. On a phone they fold. */
export function JobFilterForm({ filters, hasOwnPlace = false, onSearch }: JobFilterFormProps) {
  const t = useText();
  const panelId = useId();
  const [chosen, setChosen] = useState(filters);
  const [problems, setProblems] = useState<readonly JobFilterName[]>([]);
  const count = Object.values(filters).filter(Boolean).length;
  const moreCount = count - MAIN.filter((name) => filters[name]).length;
  const [isUnfolded, setUnfolded] = useState(false);
  const [hasMore, setMore] = useState(moreCount > 0);
  // Back and forward change the filters under the form; it stays, and so does the focus in it.
  const [known, setKnown] = useState(filters);
  if (JSON.stringify(known) !== JSON.stringify(filters)) {
    setKnown(filters);
    setChosen(filters);
    if (moreCount > 0) setMore(true);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const lacksPlace = needsPlace(chosen) && !chosen.postalCode.trim() && !hasOwnPlace;
    const wrong = [...misreadFilters(chosen), ...(lacksPlace ? (['postalCode'] as const) : [])];
    setProblems(wrong);
    if (wrong.length > 0) {
      setMore(true);
      return;
    }
    setUnfolded(false);
    onSearch(readableFilters(chosen));
  };
  const clear = () => {
    setProblems([]);
    setChosen(noJobFilters);
    onSearch(noJobFilters);
  };
  const onChange = (change: Partial<JobFilters>) => setChosen({ ...chosen, ...change });
  return (
    <form
      className={styles.form}
      role="search"
      aria-label={t('jobs.search.filters')}
      noValidate
      onSubmit={submit}
    >
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isUnfolded}
        aria-controls={panelId}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        <Icon name="filter" size="small" />
        <span>{t('jobs.search.foldedFilters', { count })}</span>
        <Icon name={isUnfolded ? 'chevron-up' : 'chevron-down'} />
      </button>
      <div id={panelId} className={styles.panel} data-open={isUnfolded || undefined}>
        <div className={styles.main}>
          <MainFilters chosen={chosen} onChange={onChange} />
        </div>
        <Disclosure
          open={hasMore}
          onOpenChange={setMore}
          summary={t('jobs.search.moreFilters', { count: moreCount })}
        >
          <MoreFilters
            chosen={chosen}
            problems={problems}
            hasOwnPlace={hasOwnPlace}
            onChange={onChange}
          />
        </Disclosure>
        <Cluster gap="3">
          <Button type="submit" iconStart={<Icon name="search" size="small" />}>
            {t('jobs.search.button')}
          </Button>
          {count > 0 && (
            <Button variant="ghost" onClick={clear}>
              {t('jobs.search.clear')}
            </Button>
          )}
        </Cluster>
      </div>
    </form>
  );
}
