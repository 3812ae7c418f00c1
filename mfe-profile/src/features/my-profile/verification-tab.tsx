import { optionLabel } from '@tbt/contracts';
import {
  Badge,
  Card,
  EmptyState,
  Grid,
  Icon,
  Stack,
  Text,
  type IconName,
  type Tone,
} from '@tbt/design-system';
import { useFormats, useLocale } from '@tbt/web-kit';
import type { MyProfileFragment, VerificationStatus } from '../../generated/graphql';
import { useText } from '../../texts';

const TONES: Record<VerificationStatus, Tone> = {
  pending: 'warning',
  approved: 'success',
  rejected: 'danger',
};

const ICONS: Record<VerificationStatus, IconName> = {
  pending: 'clock',
  approved: 'check',
  rejected: 'close',
};

/** The person's licences and what they unlock. */
export function VerificationTab({ person }: { person: MyProfileFragment }) {
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  if (person.role === 'clinic')
    return <EmptyState icon="clinic" title={t('profile.verification.clinic')} />;
  return (
    <Stack gap="5">
      <Text>
        {person.isVerified ? t('profile.verification.done') : t('profile.verification.open')}
      </Text>
      <Grid>
        {person.licences.map((licence) => (
          <Card
            key={licence.id}
            title={optionLabel(locale, 'province', licence.province)}
            titleAs="h3"
            subtitle={[licence.regulator, licence.number].filter(Boolean).join(' · ')}
            aside={
              <Badge
                tone={TONES[licence.status]}
                icon={<Icon name={ICONS[licence.status]} size="small" />}
              >
                {optionLabel(locale, 'verificationStatus', licence.status)}
              </Badge>
            }
          >
            {licence.expiresOn && (
              <Text tone="muted">
                {t('profile.verification.validUntil', { date: formats.date(licence.expiresOn) })}
              </Text>
            )}
          </Card>
        ))}
      </Grid>
      {person.licences.length === 0 && (
        <EmptyState
          icon="alert"
          title={t('profile.verification.none')}
          description={t('profile.verification.noneHint')}
        />
      )}
    </Stack>
  );
}
