import { CONSENT_TEXTS, FREE_CONSENTS, isFreeConsent } from '@tbt/contracts';
import { Card, Stack, Switch, Text, toast } from '@tbt/design-system';
import { detailOf, useFormats, useLocale } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { readFragment, type FragmentType } from '../../generated';
import { ConsentsFragmentDoc, SetConsentDocument } from '../../generated/graphql';
import { useText } from '../../texts';

type Props = {
  person: FragmentType<typeof ConsentsFragmentDoc>;
  /** Refetches after a change. */
  onChanged: () => void;
};

/** Consents with dates; optional ones can be withdrawn. */
export function Consents({ person, onChanged }: Props) {
  const t = useText();
  const formats = useFormats();
  const { locale } = useLocale();
  const { consents } = readFragment(ConsentsFragmentDoc, person);
  const [setConsent, { loading }] = useMutation(SetConsentDocument);
  const wordOn = (free: (typeof FREE_CONSENTS)[number]) =>
    consents.find(({ purpose }) => purpose === free);
  const hintOn = (free: (typeof FREE_CONSENTS)[number]) => {
    const word = wordOn(free);
    if (!word) return t('privacy.consents.never');
    const key = word.isGiven ? 'privacy.consents.given' : 'privacy.consents.withdrawn';
    return t(key, { date: formats.instantDate(word.at) });
  };

  const change = async (purpose: (typeof FREE_CONSENTS)[number], isGiven: boolean) => {
    try {
      await setConsent({ variables: { input: { purpose, isGiven } } });
      onChanged();
    } catch (error) {
      toast({
        variant: 'destructive',
        title: t('privacy.consents.failed'),
        description: detailOf(error),
      });
    }
  };

  return (
    <Card as="section" titleAs="h2" title={t('privacy.consents.title')}>
      <Stack gap="4">
        {FREE_CONSENTS.map((purpose) => (
          <Switch
            key={purpose}
            side="end"
            label={CONSENT_TEXTS[purpose][locale]}
            hint={hintOn(purpose)}
            checked={wordOn(purpose)?.isGiven ?? false}
            loading={loading}
            onCheckedChange={(isGiven) => void change(purpose, isGiven)}
          />
        ))}
        {consents
          .filter(({ purpose }) => !isFreeConsent(purpose))
          .map(({ purpose, at }) => (
            <Stack key={purpose} gap="1">
              <Text>{CONSENT_TEXTS[purpose][locale]}</Text>
              <Text size="small" tone="muted">
                {t('privacy.consents.given', { date: formats.instantDate(at) })}
              </Text>
            </Stack>
          ))}
      </Stack>
    </Card>
  );
}
