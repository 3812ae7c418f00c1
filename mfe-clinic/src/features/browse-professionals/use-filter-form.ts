import { useState, type FormEvent } from 'react';
import {
  misreadFilters,
  noProfessionalFilters,
  readableFilters,
  type ProfessionalFilters,
} from './use-professional-filters';

const MAIN = ['q', 'role', 'province', 'verified'] as const;

const countOf = (filters: ProfessionalFilters) => Object.values(filters).filter(Boolean).length;
const moreCountOf = (filters: ProfessionalFilters) =>
  countOf(filters) - MAIN.filter((name) => filters[name]).length;

/** Unsubmitted filters, their errors, and the open sections. */
export function useFilterForm(
  filters: ProfessionalFilters,
  onSearch: (filters: ProfessionalFilters) => void,
) {
  const [chosen, setChosen] = useState(filters);
  const [hasWrongSpan, setWrongSpan] = useState(false);
  const [isUnfolded, setUnfolded] = useState(false);
  const moreCount = moreCountOf(filters);
  const [hasMore, setMore] = useState(moreCount > 0);
  // Back and forward change the filters; the form stays mounted, so that the focus stays.
  const [known, setKnown] = useState(filters);
  if (JSON.stringify(known) !== JSON.stringify(filters)) {
    setKnown(filters);
    setChosen(filters);
    if (moreCount > 0) setMore(true);
  }
  return {
    chosen,
    hasWrongSpan,
    moreCount,
    foldedCount: countOf({ ...filters, q: '' }),
    canClear: countOf(filters) > 0,
    folding: { isUnfolded, setUnfolded, hasMore, setMore },
    onChange: (change: Partial<ProfessionalFilters>) => setChosen({ ...chosen, ...change }),
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      const isWrong = misreadFilters(chosen).length > 0;
      setWrongSpan(isWrong);
      if (isWrong) {
        setUnfolded(true);
        setMore(true);
        return;
      }
      setUnfolded(false);
      onSearch(readableFilters(chosen));
    },
    clear: () => {
      setWrongSpan(false);
      setChosen(noProfessionalFilters);
      onSearch(noProfessionalFilters);
    },
  };
}
