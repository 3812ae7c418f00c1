import { isProfessionalRole, paths } from '@tbt/contracts';
import { Button, Card, Text } from '@tbt/design-system';
import { Link, useQuery } from '@tbt/web-kit';
import { ToFinishDocument } from '../../generated/graphql';
import { VerificationChecklist } from '../../parts/verification-checklist';
import { useText } from '../../texts';

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
  const actionTo = (name: 'verification' | 'office', to: string) => (
    <Button asChild size="small">
      <Link to={to}>{t(`profile.toFinish.${name}.action`)}</Link>
    </Button>
  );
  if (isProfessionalRole(me?.role) && gaps.length > 0)
    return (
      <VerificationChecklist
        province={me.province ?? null}
        gaps={gaps}
        titleAs="h2"
        action={actionTo('verification', paths.profile('verification'))}
      />
    );
  if (me?.role === 'clinic' && !me.officePack)
    return (
      <Card
        as="section"
        title={t('profile.toFinish.office')}
        titleAs="h2"
        padding="small"
        footer={actionTo('office', paths.profile())}
      >
        <Text>{t('profile.toFinish.office.text')}</Text>
      </Card>
    );
  return null;
}
