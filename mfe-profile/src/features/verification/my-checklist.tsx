import { optionLabel, PROVINCES } from '@tbt/contracts';
import { FormField, Select, Text } from '@tbt/design-system';
import { detailOf, useLocale } from '@tbt/web-kit';
import { skipToken, useQuery } from '@tbt/web-kit/graph';
import { CredentialGapsDocument, type MyVerificationFragment } from '../../generated/graphql';
import { VerificationChecklist } from '../../parts/verification-checklist';
import { useText } from '../../texts';

type Gaps = NonNullable<MyVerificationFragment['credentialGaps']>;

interface MyChecklistProps {
  province: string;
  gaps: Gaps;
  /** Last day of the approved licence. */
  validUntil: string | null;
  chosen: string;
  onChoose: (province: string) => void;
}

export function MyChecklist({ province, gaps, validUntil, chosen, onChoose }: MyChecklistProps) {
  const t = useText();
  const { locale } = useLocale();
  const isOwn = chosen === province;
  const asked = useQuery(
    CredentialGapsDocument,
    isOwn ? skipToken : { variables: { province: chosen } },
  );
  const shown = isOwn ? gaps : asked.data?.me?.credentialGaps;
  const choice = (
    <FormField label={t('profile.verification.missingWhere')}>
      <Select
        value={chosen}
        options={PROVINCES.map((value) => ({
          value,
          label: optionLabel(locale, 'province', value),
        }))}
        onChange={(event) => onChoose(event.target.value)}
      />
    </FormField>
  );
  if (shown)
    return (
      <VerificationChecklist province={chosen} gaps={shown} validUntil={validUntil} titleAs="h3">
        {choice}
      </VerificationChecklist>
    );
  return (
    <>
      {choice}
      <Text tone="muted">
        {asked.error ? detailOf(asked.error) : t('profile.verification.asking')}
      </Text>
    </>
  );
}
