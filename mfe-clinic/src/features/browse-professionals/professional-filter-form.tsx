import { useId } from 'react';
import { Button, Cluster, Disclosure, Icon, SearchField } from '@tbt/design-system';
import { paths } from '@tbt/contracts';
import { useHref } from '@tbt/web-kit';
import { useText } from '../../texts';
import styles from './professional-filter-form.module.css';
import { MainFilters, MoreFilters } from './professional-filters';
import { useFilterForm } from './use-filter-form';
import type { ProfessionalFilters } from './use-professional-filters';

const WORDS_MAX = 100;

export interface ProfessionalFilterFormProps {
  filters: ProfessionalFilters;
  /** What is set without a choice. */
  defaults: ProfessionalFilters;
  canAskWhoIsFree: boolean;
  hasOffice: boolean;
  onSearch: (filters: ProfessionalFilters) => void;
}

export function ProfessionalFilterForm(props: ProfessionalFilterFormProps) {
  const { filters, defaults, canAskWhoIsFree, hasOffice, onSearch } = props;
  const t = useText();
  const panelId = useId();
  // Before the script has loaded, or without it, the browser sends the form.
  const action = useHref(paths.browseProfessionals());
  const form = useFilterForm(filters, defaults, onSearch);
  const { isUnfolded, setUnfolded, hasMore, setMore } = form.folding;
  const fields = { chosen: form.chosen, onChange: form.onChange };
  return (
    <form
      className={styles.form}
      role="search"
      aria-label={t('clinic.browse.filters')}
      noValidate
      method="get"
      action={action}
      onSubmit={form.onSubmit}
    >
      <SearchField
        name="q"
        label={t('clinic.browse.search')}
        placeholder={t('clinic.browse.searchPlaceholder')}
        clearLabel={t('clinic.browse.clearSearch')}
        value={form.chosen.q}
        maxLength={WORDS_MAX}
        onValueChange={(q) => form.onChange({ q })}
      />
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isUnfolded}
        aria-controls={panelId}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        <Icon name="filter" size="small" />
        <span>{t('clinic.browse.foldedFilters', { count: form.foldedCount })}</span>
        <Icon name={isUnfolded ? 'chevron-up' : 'chevron-down'} />
      </button>
      <div id={panelId} className={styles.panel} data-open={isUnfolded || undefined}>
        <div className={styles.main}>
          <MainFilters {...fields} />
        </div>
        <Disclosure
          open={hasMore}
          onOpenChange={setMore}
          summary={t('clinic.browse.moreFilters', { count: form.moreCount })}
        >
          <MoreFilters
            {...fields}
            canAskWhoIsFree={canAskWhoIsFree}
            hasOffice={hasOffice}
            hasWrongSpan={form.hasWrongSpan}
          />
        </Disclosure>
      </div>
      <Cluster gap="3">
        <Button type="submit" iconStart={<Icon name="search" size="small" />}>
          {t('clinic.browse.button')}
        </Button>
        {form.canClear && (
          <Button variant="ghost" onClick={form.clear}>
            {t('clinic.browse.clearAll')}
          </Button>
        )}
      </Cluster>
    </form>
  );
}
