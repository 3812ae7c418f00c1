import { isProfessionalRole, paths } from '@tbt/contracts';
import { Button, Card, Stack, Text } from '@tbt/design-system';
import { Link } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { ToFinishDocument, type ToFinishQuery } from '../../generated/graphql';
import { proofOf } from '../../parts/credential-proof';
import { nextCredentialStep } from '../../parts/next-credential-step';
import { UnconfirmedEmail } from '../../parts/unconfirmed-email';
import { useLiveVerification } from '../../parts/use-live-verification';
import { VerificationChecklist } from '../../parts/verification-checklist';
import { useText } from '../../texts';

/** What the role's profile lacks; nothing when complete. */
function MissingStep({ me }: { me: NonNullable<ToFinishQuery['me']> }) {
  const t = useText();
  const gaps = me.credentialGaps ?? [];
  const [gap] = gaps;
  const actionTo = (label: string, to: string) => (
    <Button asChild size="small">
      <Link to={to}>{label}</Link>
    </Button>
  );
  // Unknown gaps, null, are no reason for a step.
  if (isProfessionalRole(me.role) && gap) {
    const proof = proofOf(me.role, me.province ?? '');
    const next = nextCredentialStep(gap.code, proof);
    return (
      <VerificationChecklist
        proof={proof}
        province={me.province ?? null}
        gaps={gaps}
        titleAs="h2"
        action={actionTo(t(next.text), next.to)}
      />
    );
  }
  if (me.role === 'clinic' && !me.officePack)
    return (
      <Card
        as="section"
        title={t('profile.toFinish.office')}
        titleAs="h2"
        padding="small"
        footer={actionTo(t('profile.toFinish.office.action'), paths.profile('guide'))}
      >
        <Text>{t('profile.toFinish.office.text')}</Text>
      </Card>
    );
  return null;
}

/** Open onboarding steps of the viewer; nothing when complete. */
export function ToFinish() {
  // An error must not be cached as if the session had ended.
  const { data } = useQuery(ToFinishDocument, {
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'none',
  });
  useLiveVerification();
  const me = data?.me;
  if (!me) return null;
  const isUnconfirmed = Boolean(me.role) && me.isEmailConfirmed === false;
  if (!isUnconfirmed || !me.email) return <MissingStep me={me} />;
  return (
    <Stack gap="4">
      <UnconfirmedEmail email={me.email} />
      <MissingStep me={me} />
    </Stack>
  );
}
