import { useState, type FormEvent } from 'react';
import {
  misreadFilters,
  noProfessionalFilters,
  readableFilters,
  type ProfessionalFilters,
} from './use-professional-filters';

const MAIN = ['q', 'role', 'province', 'verified'] as const;

type FilterName = keyof ProfessionalFilters;

/** Names of the set filters; of those that are so without a choice, only the province. */
const chosenNames = (filters: ProfessionalFilters, defaults = noProfessionalFilters) =>
  (Object.keys(filters) as FilterName[]).filter(
    (name) => filters[name] !== '' && (name === 'province' || filters[name] !== defaults[name]),
  );
const isMain = (name: FilterName): boolean => (MAIN as readonly FilterName[]).includes(name);

/** Unsubmitted filters, their errors, and the open sections. */
export function useFilterForm(
  filters: ProfessionalFilters,
  defaults: ProfessionalFilters,
  onSearch: (filters: ProfessionalFilters) => void,
) {
  const [chosen, setChosen] = useState(filters);
  const [hasWrongSpan, setWrongSpan] = useState(false);
  const [isUnfolded, setUnfolded] = useState(false);
  const counted = chosenNames(filters, defaults);
  const moreCount = counted.filter((name) => !isMain(name)).length;
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
    foldedCount: counted.filter((name) => name !== 'q').length,
    canClear: chosenNames(filters).length > 0,
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
