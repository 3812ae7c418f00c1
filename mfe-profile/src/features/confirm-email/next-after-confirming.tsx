import { credentialStage, isProfessionalRole, paths } from '@tbt/contracts';
import { Button, Cluster, Text } from '@tbt/design-system';
import { Link } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { ToFinishDocument } from '../../generated/graphql';
import { ADD_PROOF, proofOf } from '../../parts/credential-proof';
import { nextCredentialStep } from '../../parts/next-credential-step';
import { useText } from '../../texts';

const SHIFT_PAGE = /\/jobs\/(\d+)$/;

/** The form for the first licence, with the way back to the shift that the new member came from. */
const addProofFrom = (jobId: string) => `${paths.verifyFor(jobId)}&add=licence`;

/** The way back, and before it what a professional has to send to be booked. */
export function NextAfterConfirming({ place }: { place: string }) {
  const t = useText();
  const { data } = useQuery(ToFinishDocument);
  const [gap] = data?.me?.credentialGaps ?? [];
  const role = data?.me?.role ?? null;
  const next =
    isProfessionalRole(role) && gap && credentialStage(gap.code) === 'send'
      ? nextCredentialStep(gap.code, proofOf(role, data?.me?.province ?? ''))
      : null;
  const jobId = SHIFT_PAGE.exec(place)?.[1];
  return (
    <>
      {next && <Text>{t('profile.confirm.sendNext')}</Text>}
      <Cluster gap="3">
        {next && (
          <Button asChild>
            <Link to={jobId && next.to === ADD_PROOF ? addProofFrom(jobId) : next.to}>
              {t(next.text)}
            </Link>
          </Button>
        )}
        <Button asChild variant={next ? 'secondary' : 'primary'}>
          <Link to={place}>{t(jobId ? 'profile.confirm.toShift' : 'profile.confirm.toHome')}</Link>
        </Button>
      </Cluster>
    </>
  );
}
