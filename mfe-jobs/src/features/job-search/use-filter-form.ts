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
  filters: JobFilters;
  /** What is set without a choice: counted, but it opens no section. */
  defaults: JobFilters;
  /** The viewer's address is known: distances need no postal code. */
  hasOwnPlace: boolean;
  onSearch: (filters: JobFilters, isFolding: boolean) => void;
}

function countsOf(filters: JobFilters, defaults: JobFilters) {
  const names = (Object.keys(filters) as JobFilterName[]).filter((name) => filters[name] !== '');
  const more = names.filter((name) => !MAIN.includes(name));
  return {
    ...{ count: names.length, moreCount: more.length },
    opensMore: more.some((name) => filters[name] !== defaults[name]),
  };
}

function problemsOf(chosen: JobFilters, hasOwnPlace: boolean): readonly JobFilterName[] {
  const lacksPlace = needsPlace(chosen) && !chosen.postalCode.trim() && !hasOwnPlace;
  return [...misreadFilters(chosen), ...(lacksPlace ? (['postalCode'] as const) : [])];
}

/** Unsubmitted filters, their errors, and the open sections. */
export function useFilterForm({ filters, defaults, hasOwnPlace, onSearch }: FilterFormOptions) {
  const [chosen, setChosen] = useState(filters);
  const [problems, setProblems] = useState<readonly JobFilterName[]>([]);
  const [isUnfolded, setUnfolded] = useState(false);
  const { count, moreCount, opensMore } = countsOf(filters, defaults);
  const [hasMore, setMore] = useState(opensMore);
  // Back and forward change the filters; the form stays mounted, so that the focus stays.
  const [known, setKnown] = useState(filters);
  if (JSON.stringify(known) !== JSON.stringify(filters)) {
    setKnown(filters);
    setChosen(filters);
    if (opensMore) setMore(true);
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
    canClear: Object.values(filters).some((value) => value !== ''),
    folding: { isUnfolded, setUnfolded, hasMore, setMore },
    onSubmit,
    clear,
  };
}
