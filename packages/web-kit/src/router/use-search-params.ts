import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from './router';

export type SearchValues = URLSearchParams | string | Readonly<Record<string, string>>;

export type SetSearchParams = (
  next: SearchValues | ((current: URLSearchParams) => SearchValues),
  options?: NavigateOptions,
) => void;

/** The search of the address, and how to go to another one on the same page. */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback<SetSearchParams>(
    (next, options) => {
      const values = typeof next === 'function' ? next(new URLSearchParams(params)) : next;
      navigate(`?${new URLSearchParams(values).toString()}`, options);
    },
    [navigate, params],
  );
  return [params, setParams];
}
