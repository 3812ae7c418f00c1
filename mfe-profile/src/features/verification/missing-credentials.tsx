import { useState } from 'react';
import { optionLabel, PROVINCES } from '@tbt/contracts';
import { Card, Cluster, FormField, Icon, Select, Stack, Text } from '@tbt/design-system';
import { detailOf, skipToken, useLocale, useQuery } from '@tbt/web-kit';
import { CredentialGapsDocument, type MyVerificationFragment } from '../../generated/graphql';
import { useText } from '../../texts';

type Gaps = NonNullable<MyVerificationFragment['credentialGaps']>;

/** What keeps the person from being booked in the own province, and in any other one. */
export function MissingCredentials({ province, gaps }: { province: string | null; gaps: Gaps }) {
  const t = useText();
  const { locale } = useLocale();
  const [chosen, setChosen] = useState(province ?? '');
  const isOwn = chosen === (province ?? '');
  const asked = useQuery(
    CredentialGapsDocument,
    isOwn ? skipToken : { variables: { province: chosen } },
  );
  const shown = isOwn ? gaps : asked.data?.me?.credentialGaps;
  const name = optionLabel(locale, 'province', chosen);
  return (
    <Card as="section" title={t('profile.verification.missing')} titleAs="h3">
      <Stack gap="3">
        <FormField label={t('profile.verification.missingWhere')}>
          <Select
            value={chosen}
            options={PROVINCES.map((value) => ({
              value,
              label: optionLabel(locale, 'province', value),
            }))}
            onChange={(event) => setChosen(event.target.value)}
          />
        </FormField>
        <div aria-live="polite">
          {shown?.length === 0 && (
            <Cluster gap="2" align="baseline" nowrap>
              <Icon name="check" size="small" />
              <Text>{t('profile.verification.nothingMissing', { province: name })}</Text>
            </Cluster>
          )}
          {shown?.map(({ code, message }) => (
            <Cluster key={code} gap="2" align="baseline" nowrap>
              <Icon name="alert" size="small" />
              <Text>{message}</Text>
            </Cluster>
          ))}
          {!shown && (
            <Text tone="muted">
              {asked.error ? detailOf(asked.error) : t('profile.verification.asking')}
            </Text>
          )}
        </div>
      </Stack>
    </Card>
  );
}
