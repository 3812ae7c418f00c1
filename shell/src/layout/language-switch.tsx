import { Button } from '@tbt/design-system';
import { useLocale, useMutation, useSearchParams, useSession } from '@tbt/web-kit';
import { RememberLanguageDocument } from '../generated/graphql';
import { useText } from '../texts';

function withoutLanguage(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete('lang');
  return rest;
}

/** Switches the language, and that of mail to a signed-in user. */
export function LanguageSwitch() {
  const t = useText();
  const { locale, setLocale } = useLocale();
  const { viewer } = useSession();
  const [remember] = useMutation(RememberLanguageDocument);
  const other = locale === 'en-CA' ? 'fr-CA' : 'en-CA';
  const [search, setSearch] = useSearchParams();
  const change = () => {
    void setLocale(other);
    // The address would name the language that was left.
    if (search.has('lang')) setSearch(withoutLanguage, { replace: true });
    // The page has already switched: a failure to save is retried by the next switch.
    if (viewer) void remember({ variables: { input: { locale: other } } }).catch(() => undefined);
  };
  return (
    <Button
      variant="ghost"
      size="small"
      lang={other}
      aria-label={`${other === 'fr-CA' ? 'FR' : 'EN'}: ${t('shell.language.label')}`}
      onClick={change}
    >
      {other === 'fr-CA' ? 'FR' : 'EN'}
    </Button>
  );
}
