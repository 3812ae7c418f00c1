import type { ComponentProps, MouseEvent } from 'react';
import { resolveAddress, withoutPrefix, writeAddress, type To } from './address';
import { useHref, useLocation, useNavigate, useRouter } from './router';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
  /** Default: whether it leads to the current address. */
  replace?: boolean;
  state?: unknown;
}

const WHOLE_ADDRESS = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** A whole address as one of this site's pages; undefined for other sites. */
function pageOf(address: string, prefix: string): string | undefined {
  if (typeof window === 'undefined' || !URL.canParse(address, window.location.href))
    return undefined;
  const { origin, pathname, search, hash } = new URL(address, window.location.href);
  const own = origin === window.location.origin ? withoutPrefix(prefix, pathname) : undefined;
  return own && own + search + hash;
}

/** Whether a click does more than to follow the link: it opens a tab, saves or shows a menu. */
const isForBrowser = (event: MouseEvent, target: string | undefined): boolean =>
  event.button !== 0 ||
  Boolean(target && target !== '_self') ||
  event.metaKey ||
  event.altKey ||
  event.ctrlKey ||
  event.shiftKey;

/** A link to a page of the site, which opens without loading a document. */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const { prefix } = useRouter();
  const location = useLocation();
  const navigate = useNavigate();
  const whole = typeof to === 'string' && WHOLE_ADDRESS.test(to) ? to : undefined;
  const page = whole === undefined ? to : pageOf(whole, prefix);
  const href = useHref(page ?? '');
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (page === undefined || event.defaultPrevented || isForBrowser(event, rest.target)) return;
    event.preventDefault();
    const isHere = writeAddress(resolveAddress(page, location.pathname)) === writeAddress(location);
    navigate(page, { replace: replace ?? isHere, state });
  };
  return <a {...rest} href={whole ?? href} onClick={follow} />;
}

/** Whether a page is the one that is shown, or above it. */
function isShown(page: string, shown: string): boolean {
  if (shown === page) return true;
  const end = page !== '/' && page.endsWith('/') ? page.length - 1 : page.length;
  return shown.startsWith(page) && shown.charAt(end) === '/';
}

/** A link that says whether its page, or one below it, is shown. */
export function NavLink({ className, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  const { pathname: page } = resolveAddress(rest.to, pathname);
  const isActive = isShown(page.toLowerCase(), pathname.toLowerCase());
  return (
    <Link
      {...rest}
      className={[className, isActive && 'active'].filter(Boolean).join(' ')}
      aria-current={isActive ? 'page' : undefined}
    />
  );
}
