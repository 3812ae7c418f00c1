import { useEffect, useEffectEvent } from 'react';
import { takeAccountLocale, useAddressLanguage, useSession } from '@tbt/web-kit';

/** Shows the account's language on a device where none was chosen. */
export function AccountLanguage() {
  const { viewer } = useSession();
  const named = useAddressLanguage()?.named ?? null;
  const locale = viewer?.locale;
  const take = useEffectEvent((own: NonNullable<typeof locale>) => {
    // Texts that do not load leave the page as it is.
    takeAccountLocale(own, named).catch(() => undefined);
  });
  useEffect(() => {
    if (locale) take(locale);
  }, [locale]);
  return null;
}
