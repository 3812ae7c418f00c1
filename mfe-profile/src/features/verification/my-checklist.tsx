import { optionLabel, PROVINCES } from '@tbt/contracts';
import { Button, FormField, Select, Text } from '@tbt/design-system';
import { detailOf, Link, useLocale } from '@tbt/web-kit';
import { skipToken, useQuery } from '@tbt/web-kit/graph';
import { CredentialGapsDocument, type MyVerificationFragment } from '../../generated/graphql';
import { CHOOSE_PROVINCE } from '../../parts/choose-province';
import type { CredentialProof } from '../../parts/credential-proof';
import { VerificationChecklist } from '../../parts/verification-checklist';
import { useText } from '../../texts';

type Gaps = NonNullable<MyVerificationFragment['credentialGaps']>;

interface MyChecklistProps {
  province: string;
  /** In the own province; null while they are unknown. */
  gaps: Gaps | null;
  /** Last day of the approved licence. */
  validUntil: string | null;
  chosen: string;
  proof: CredentialProof;
  /** Opens the form for the first licence; null when there is one, or while it is open. */
  onAdd: (() => void) | null;
  onChoose: (province: string) => void;
}

export function MyChecklist(props: MyChecklistProps) {
  const { province, gaps, validUntil, chosen, proof, onAdd, onChoose } = props;
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
  const add = onAdd && (
    <Button size="small" onClick={onAdd}>
      {t(`profile.verification.add.${proof}`)}
    </Button>
  );
  // The own province is chosen before others are asked about.
  const hasNoProvince = shown?.some(({ code }) => code === 'province_missing') ?? false;
  const toProvince = (
    <Button asChild size="small">
      <Link to={CHOOSE_PROVINCE}>{t('profile.checklist.chooseProvince')}</Link>
    </Button>
  );
  if (shown)
    return (
      <VerificationChecklist
        {...{ proof, validUntil }}
        province={chosen}
        gaps={shown}
        titleAs="h3"
        action={hasNoProvince ? toProvince : add}
      >
        {!hasNoProvince && choice}
      </VerificationChecklist>
    );
  return (
    <>
      {choice}
      <Text tone="muted">
        {asked.error ? detailOf(asked.error) : t('profile.verification.asking')}
      </Text>
      <div>{add}</div>
    </>
  );
}
