import {
  createContext,
  startTransition,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { resolveAddress, withoutPrefix, withPrefix, writeAddress, type To } from './address';
import type { Location, SiteHistory, Visit } from './history';
import { matchPath, type PathParams } from './match-path';

interface RouterValue {
  history: SiteHistory;
  prefix: string;
  /** Its path is below the prefix. */
  visit: Visit;
}

const RouterContext = createContext<RouterValue | null>(null);
const ParamsContext = createContext<PathParams>({});

export function useRouter(): RouterValue {
  const router = use(RouterContext);
  if (!router) throw new Error('There is no router above.');
  return router;
}

/** The page that is visited; changes of the history are transitions. */
export function useVisit(history: SiteHistory): Visit {
  const [visit, setVisit] = useState(history.current);
  useLayoutEffect(() => history.listen((next) => startTransition(() => setVisit(next))), [history]);
  return visit;
}

export interface RouterProps {
  history: SiteHistory;
  visit: Visit;
  /** What stands before the paths of all pages. */
  prefix?: string;
  children: ReactNode;
}

export function Router({ history, visit, prefix = '', children }: RouterProps) {
  const { pathname } = visit.location;
  const value = useMemo(() => {
    const own = withoutPrefix(prefix, pathname) ?? '/';
    return { history, prefix, visit: { ...visit, location: { ...visit.location, pathname: own } } };
  }, [history, prefix, visit, pathname]);
  return <RouterContext value={value}>{children}</RouterContext>;
}

export const useLocation = (): Location => useRouter().visit.location;

/** How the current page was reached: `POP` by the browser's buttons, and first of all. */
export const useNavigationType = (): Visit['action'] => useRouter().visit.action;

/** The address for the browser, with the prefix. */
export function useHref(to: To): string {
  const { prefix, visit } = useRouter();
  const address = resolveAddress(to, visit.location.pathname);
  return writeAddress({ ...address, pathname: withPrefix(prefix, address.pathname) });
}

export interface NavigateOptions {
  replace?: boolean;
  /** Kept with the entry of the history: `useLocation().state`. */
  state?: unknown;
}

/** To an address, or by a number of steps in the history. */
export type Navigate = (to: To | number, options?: NavigateOptions) => void;

export function useNavigate(): Navigate {
  const { history, prefix, visit } = useRouter();
  const { pathname } = visit.location;
  return useCallback(
    (to, { replace = false, state = null } = {}) => {
      if (typeof to === 'number') {
        history.go(to);
        return;
      }
      const address = resolveAddress(to, pathname);
      const next = { ...address, pathname: withPrefix(prefix, address.pathname) };
      if (replace) history.replace(next, state);
      else history.push(next, state);
    },
    [history, prefix, pathname],
  );
}

/** Shows its children on pages of a path, which `useParams` then reads. */
export function Route({ path, children }: { path: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const match = useMemo(() => matchPath(path, pathname), [path, pathname]);
  return match && <ParamsContext value={match.params}>{children}</ParamsContext>;
}

export const useParams = (): PathParams => use(ParamsContext);
