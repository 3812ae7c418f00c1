import { useId } from 'react';
import { paths } from '@tbt/contracts';
import { Button, Cluster, Disclosure, Icon } from '@tbt/design-system';
import { useHref } from '@tbt/web-kit';
import { useText } from '../../texts';
import { MainFilters } from './main-filters';
import { MoreFilters } from './more-filters';
import styles from './job-filter-form.module.css';
import { noJobFilters, type JobFilters } from './job-filters';
import { useFilterForm } from './use-filter-form';

export interface JobFilterFormProps {
  filters: JobFilters;
  /** What is set without a choice. */
  defaults?: JobFilters;
  /** The viewer's address is known: distances need no postal code. */
  hasOwnPlace?: boolean;
  /** `isFolding`: on a phone the form folds after the search and loses the focus. */
  onSearch: (filters: JobFilters, isFolding: boolean) => void;
}

interface FoldButtonProps {
  panelId: string;
  count: number;
  isUnfolded: boolean;
  onToggle: () => void;
}

function FoldButton({ panelId, count, isUnfolded, onToggle }: FoldButtonProps) {
  const t = useText();
  return (
    <button
      type="button"
      className={styles.fold}
      aria-expanded={isUnfolded}
      aria-controls={panelId}
      onClick={onToggle}
    >
      <Icon name="filter" size="small" />
      <span>{t('jobs.search.foldedFilters', { count })}</span>
      <Icon name={isUnfolded ? 'chevron-up' : 'chevron-down'} />
    </button>
  );
}

function SearchButtons({ onClear }: { onClear: (() => void) | null }) {
  const t = useText();
  return (
    <Cluster gap="3">
      <Button type="submit" iconStart={<Icon name="search" size="small" />}>
        {t('jobs.search.button')}
      </Button>
      {onClear && (
        <Button variant="ghost" onClick={onClear}>
          {t('jobs.search.clear')}
        </Button>
      )}
    </Cluster>
  );
}

export function JobFilterForm({
  filters,
  defaults = noJobFilters,
  hasOwnPlace = false,
  onSearch,
}: JobFilterFormProps) {
  const t = useText();
  const panelId = useId();
  // Before the script has loaded, or without it, the browser sends the form.
  const action = useHref(paths.jobs());
  const { fields, counts, canClear, folding, onSubmit, clear } = useFilterForm({
    filters,
    defaults,
    hasOwnPlace,
    onSearch,
  });
  const { isUnfolded, setUnfolded, hasMore, setMore } = folding;
  return (
    <form
      className={styles.form}
      role="search"
      aria-label={t('jobs.search.filters')}
      noValidate
      method="get"
      action={action}
      onSubmit={onSubmit}
    >
      <FoldButton
        panelId={panelId}
        count={counts.count}
        isUnfolded={isUnfolded}
        onToggle={() => setUnfolded(!isUnfolded)}
      />
      <div id={panelId} className={styles.panel} data-open={isUnfolded || undefined}>
        <div className={styles.main}>
          <MainFilters chosen={fields.chosen} onChange={fields.onChange} />
        </div>
        <Disclosure
          open={hasMore}
          onOpenChange={setMore}
          summary={t('jobs.search.moreFilters', { count: counts.moreCount })}
        >
          <MoreFilters {...fields} />
        </Disclosure>
        <SearchButtons onClear={canClear ? clear : null} />
      </div>
    </form>
  );
}
