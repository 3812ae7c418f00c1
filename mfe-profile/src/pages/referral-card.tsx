import { useState } from 'react';
import { paths, REFERRAL_TERMS } from '@tbt/contracts';
import {
  Button,
  Card,
  Cluster,
  FormField,
  Icon,
  Stack,
  Stat,
  StatGroup,
  Text,
  TextField,
  toast,
} from '@tbt/design-system';
import { useFormats, type SessionViewer } from '@tbt/web-kit';
import type { ReferralPageQuery } from '../generated/graphql';
import { useText } from '../texts';

type Referral = ReferralPageQuery['myReferral'];

const COPIED_MS = 4000;

export function ReferralCard({ referral, viewer }: { referral: Referral; viewer: SessionViewer }) {
  const t = useText();
  const formats = useFormats();
  const [isCopied, setCopied] = useState(false);
  const url = `${window.location.origin}${paths.auth()}?ref=${referral.code}`;
  const isClinic = viewer.role === 'clinic';
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
    } catch {
      toast({ variant: 'warning', title: t('profile.refer.copyFailed') });
      return;
    }
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_MS);
  };
  const { days, rewardsAYear } = REFERRAL_TERMS;
  const mail = `mailto:?subject=${encodeURIComponent(t('profile.refer.mailSubject'))}&body=${encodeURIComponent(
    t('profile.refer.mailText', { url }),
  )}`;
  return (
    <Stack gap="6">
      <Card as="section" title={t('profile.refer.link')} titleAs="h2">
        <Stack gap="4">
          <FormField label={t('profile.refer.address')}>
            <TextField readOnly value={url} onFocus={({ target }) => target.select()} />
          </FormField>
          <Cluster gap="3">
            <Button
              iconStart={<Icon name={isCopied ? 'check' : 'file'} size="small" />}
              onClick={() => void copy()}
            >
              {t(isCopied ? 'profile.refer.copied' : 'profile.refer.copy')}
            </Button>
            <Button asChild variant="secondary">
              <a href={mail}>{t('profile.refer.mail')}</a>
            </Button>
          </Cluster>
        </Stack>
      </Card>
      <Card as="section" title={t('profile.refer.terms')} titleAs="h2">
        <Stack gap="2">
          <Text>{t('profile.refer.termReferred', { days })}</Text>
          <Text>
            {t(isClinic ? 'profile.refer.termClinic' : 'profile.refer.termProfessional', {
              days,
              max: rewardsAYear,
            })}
          </Text>
          <Text tone="muted">{t('profile.refer.termPrivacy')}</Text>
        </Stack>
      </Card>
      <StatGroup>
        <Stat label={t('profile.refer.joined')} value={formats.number(referral.joined)} />
        <Stat label={t('profile.refer.completed')} value={formats.number(referral.completed)} />
        {isClinic && (
          <Stat label={t('profile.refer.daysGiven')} value={formats.number(referral.daysGiven)} />
        )}
      </StatGroup>
    </Stack>
  );
}
