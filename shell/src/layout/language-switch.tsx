import { Button } from '@tbt/design-system';
import { useLocale } from '@tbt/web-kit';
import { useText } from '../texts';

/** Switches between the two languages in place. */
export function LanguageSwitch() {
  const t = useText();
  const { locale, setLocale } = useLocale();
  const other = locale === 'en-CA' ? 'fr-CA' : 'en-CA';
  return (
    <Button
      variant="ghost"
      size="small"
      lang={other}
      aria-label={`${other === 'fr-CA' ? 'FR' : 'EN'}: ${t('shell.language.label')}`}
      onClick={() => void setLocale(other)}
    >
      {other === 'fr-CA' ? 'FR' : 'EN'}
    </Button>
  );
}
