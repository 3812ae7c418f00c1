import { isProfessionalRole, paths } from '@tbt/contracts';
import { Button, Card, Text } from '@tbt/design-system';
import { Link, useQuery } from '@tbt/web-kit';
import { ToFinishDocument, type CredentialGapCode } from '../../generated/graphql';
import { VerificationChecklist } from '../../parts/verification-checklist';
import { useText } from '../../texts';

const stageOf = (gap: CredentialGapCode | undefined) => {
  if (gap === 'licence_missing') return 'missing';
  return gap?.endsWith('_pending') ? 'pending' : 'action';
};

/** Open onboarding steps of the viewer; nothing when complete. */
export function ToFinish() {
  const t = useText();
  // An error must not be cached as if the session had ended.
  const { data } = useQuery(ToFinishDocument, {
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'none',
  });
  const me = data?.me;
  const gaps = me?.credentialGaps ?? [];
  const actionTo = (label: string, to: string) => (
    <Button asChild size="small">
      <Link to={to}>{label}</Link>
    </Button>
  );
  if (isProfessionalRole(me?.role) && gaps.length > 0)
    return (
      <VerificationChecklist
        province={me.province ?? null}
        gaps={gaps}
        titleAs="h2"
        action={actionTo(
          t(`profile.toFinish.verification.${stageOf(gaps[0]?.code)}`),
          paths.profile('verification'),
        )}
      />
    );
  if (me?.role === 'clinic' && !me.officePack)
    return (
      <Card
        as="section"
        title={t('profile.toFinish.office')}
        titleAs="h2"
        padding="small"
        footer={actionTo(t('profile.toFinish.office.action'), paths.profile())}
      >
        <Text>{t('profile.toFinish.office.text')}</Text>
      </Card>
    );
  return null;
}
