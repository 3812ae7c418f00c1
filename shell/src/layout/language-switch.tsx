import { Button } from '@tbt/design-system';
import { useLocale, useMutation, useSession } from '@tbt/web-kit';
import { RememberLanguageDocument } from '../generated/graphql';
import { useText } from '../texts';

/** Switches between the two languages in place; whoever is signed in is also written to in the new one. */
export function LanguageSwitch() {
  const t = useText();
  const { locale, setLocale } = useLocale();
  const { viewer } = useSession();
  const [remember] = useMutation(RememberLanguageDocument);
  const other = locale === 'en-CA' ? 'fr-CA' : 'en-CA';
  const change = () => {
    void setLocale(other);
    // The page speaks it already: nobody is bothered when the account learns of it another time.
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
