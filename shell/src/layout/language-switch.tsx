import { Button, TextLink } from '@tbt/design-system';
import { pathIn, type Locale } from '@tbt/contracts';
import {
  useAddressLanguage,
  useGraph,
  useIsHydrated,
  useLocale,
  useLocation,
  useSession,
} from '@tbt/web-kit';
import { RememberLanguageDocument } from '../generated/graphql';
import { routeOf } from '../site/route-table';
import { useText } from '../texts';

function withoutLanguage(search: string): string {
  const rest = new URLSearchParams(search);
  rest.delete('lang');
  return rest.size > 0 ? `?${rest}` : '';
}

/** The current page's address in another language; private pages have one for all. */
function useAddressIn(): (locale: Locale) => string {
  const { pathname, search, hash } = useLocation();
  const route = routeOf(pathname);
  const isPublic = route !== undefined && !route.isPrivate;
  return (locale) =>
    pathIn(isPublic ? locale : 'en-CA', pathname) +
    // It would name the language that was left.
    (search.includes('lang=') ? withoutLanguage(search) : search) +
    hash;
}

export function LanguageSwitch() {
  const t = useText();
  const { locale, setLocale } = useLocale();
  const { viewer } = useSession();
  const graph = useGraph();
  const other = locale === 'en-CA' ? 'fr-CA' : 'en-CA';
  const address = useAddressLanguage();
  const addressIn = useAddressIn();
  const isHydrated = useIsHydrated();
  const remember = async (chosen: Locale) =>
    (await graph.load()).mutate({
      mutation: RememberLanguageDocument,
      variables: { input: { locale: chosen } },
    });
  const change = () => {
    address?.replaceAddress(addressIn(other));
    void setLocale(other);
    // The page has already switched: a failure to save is retried by the next switch.
    if (viewer) void remember(other).catch(() => undefined);
  };
  const name = other === 'fr-CA' ? 'FR' : 'EN';
  const label = { lang: other, 'aria-label': `${name}: ${t('shell.language.label')}` };
  return (
    <>
      <Button variant="ghost" size="small" {...label} onClick={change}>
        {name}
      </Button>
      {/* A page that the server rendered has a link for browsers without scripts. */}
      {!isHydrated && (
        <noscript>
          <TextLink href={addressIn(other)} {...label}>
            {name}
          </TextLink>
        </noscript>
      )}
    </>
  );
}
