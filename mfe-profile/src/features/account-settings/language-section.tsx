import { LOCALES, type Locale } from '@tbt/contracts';
import { Card, FormField, Select } from '@tbt/design-system';
import { toastOutcome, useLocale } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { ChangeLanguageDocument } from '../../generated/graphql';
import { useText } from '../../texts';

/** Each in its own language. */
const NAMES: Record<Locale, string> = { 'en-CA': 'English (Canada)', 'fr-CA': 'Français (Canada)' };
const OPTIONS = LOCALES.map((value) => ({ value, label: NAMES[value] }));

export function LanguageSection({ locale }: { locale: Locale }) {
  const t = useText();
  const { setLocale } = useLocale();
  const [change, { loading }] = useMutation(ChangeLanguageDocument);
  const onChange = async (next: Locale) => {
    const isDone = await toastOutcome(
      async () =>
        (await change({ variables: { input: { locale: next } } })).data?.changeLanguage.errors ??
        [],
      { done: t('profile.account.language.done'), failed: t('profile.account.failed') },
    );
    if (isDone) await setLocale(next);
  };
  return (
    <Card as="section" title={t('profile.account.language.title')} titleAs="h2">
      <FormField
        label={t('profile.account.language.label')}
        hint={t('profile.account.language.hint')}
      >
        <Select
          options={OPTIONS}
          value={locale}
          disabled={loading}
          onChange={({ target }) => {
            const next = LOCALES.find((known) => known === target.value);
            if (next) void onChange(next);
          }}
        />
      </FormField>
    </Card>
  );
}
