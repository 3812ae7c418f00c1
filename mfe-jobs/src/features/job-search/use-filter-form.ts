import { useState, type FormEvent } from 'react';
import {
  misreadFilters,
  needsPlace,
  noJobFilters,
  readableFilters,
  type JobFilterName,
  type JobFilters,
} from './job-filters';

const MAIN: readonly JobFilterName[] = ['province', 'role', 'schedule'];

export interface FilterFormOptions {
  /** What the list is filtered by now. */
  filters: JobFilters;
  /** The reader's own place is known: distances need no postal code. */
  hasOwnPlace: boolean;
  onSearch: (filters: JobFilters, isFolding: boolean) => void;
}

function countsOf(filters: JobFilters) {
  const count = Object.values(filters).filter(Boolean).length;
  return { count, moreCount: count - MAIN.filter((name) => filters[name]).length };
}

function problemsOf(chosen: JobFilters, hasOwnPlace: boolean): readonly JobFilterName[] {
  const lacksPlace = needsPlace(chosen) && !chosen.postalCode.trim() && !hasOwnPlace;
  return [...misreadFilters(chosen), ...(lacksPlace ? (['postalCode'] as const) : [])];
}

/** What is chosen but not searched for yet, what is wrong with it, and which parts of the form are open. */
export function useFilterForm({ filters, hasOwnPlace, onSearch }: FilterFormOptions) {
  const [chosen, setChosen] = useState(filters);
  const [problems, setProblems] = useState<readonly JobFilterName[]>([]);
  const [isUnfolded, setUnfolded] = useState(false);
  const { count, moreCount } = countsOf(filters);
  const [hasMore, setMore] = useState(moreCount > 0);
  // Back and forward change the filters under the form; it stays, and so does the focus in it.
  const [known, setKnown] = useState(filters);
  if (JSON.stringify(known) !== JSON.stringify(filters)) {
    setKnown(filters);
    setChosen(filters);
    if (moreCount > 0) setMore(true);
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = problemsOf(chosen, hasOwnPlace);
    setProblems(wrong);
    if (wrong.length > 0) {
      setMore(true);
      return;
    }
    setUnfolded(false);
    onSearch(readableFilters(chosen), isUnfolded);
  };
  const clear = () => {
    setProblems([]);
    setChosen(noJobFilters);
    onSearch(noJobFilters, false);
  };
  const onChange = (change: Partial<JobFilters>) => setChosen({ ...chosen, ...change });
  return {
    fields: { chosen, problems, hasOwnPlace, onChange },
    counts: { count, moreCount },
    folding: { isUnfolded, setUnfolded, hasMore, setMore },
    onSubmit,
    clear,
  };
}
