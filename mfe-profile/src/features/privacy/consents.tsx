import { CONSENT_TEXTS } from '@tbt/contracts';
import { Card, Stack, Switch, Text, toast } from '@tbt/design-system';
import { detailOf, useFormats, useLocale, useMutation } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { ConsentsFragmentDoc, SetConsentDocument } from '../../generated/graphql';
import { useText } from '../../texts';

type Props = {
  person: FragmentType<typeof ConsentsFragmentDoc>;
  /** Reads the page again, after a word was given or taken back. */
  onChanged: () => void;
};

/** What the person agreed to and when; what is free can be switched. */
export function Consents({ person, onChanged }: Props) {
  const t = useText();
  const formats = useFormats();
  const { locale } = useLocale();
  const { consents } = readFragment(ConsentsFragmentDoc, person);
  const [setConsent, { loading }] = useMutation(SetConsentDocument);
  const marketing = consents.find(({ purpose }) => purpose === 'marketing_email');

  const change = async (isGiven: boolean) => {
    try {
      await setConsent({ variables: { input: { purpose: 'marketing_email', isGiven } } });
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
        <Switch
          side="end"
          label={CONSENT_TEXTS.marketing_email.text[locale]}
          hint={
            marketing
              ? t(marketing.isGiven ? 'privacy.consents.given' : 'privacy.consents.withdrawn', {
                  date: formats.instantDate(marketing.at),
                })
              : t('privacy.consents.never')
          }
          checked={marketing?.isGiven ?? false}
          loading={loading}
          onCheckedChange={(isGiven) => void change(isGiven)}
        />
        {consents
          .filter(({ purpose }) => purpose !== 'marketing_email')
          .map(({ purpose, at }) => (
            <Stack key={purpose} gap="1">
              <Text>{CONSENT_TEXTS[purpose].text[locale]}</Text>
              <Text size="small" tone="muted">
                {t('privacy.consents.given', { date: formats.instantDate(at) })}
              </Text>
            </Stack>
          ))}
      </Stack>
    </Card>
  );
}
