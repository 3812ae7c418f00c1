import { credentialStage } from '@tbt/contracts';
import { Progress, Stack, TextLink } from '@tbt/design-system';
import { Link } from '@tbt/web-kit';
import type { CredentialGapCode } from '../../generated/graphql';
import type { CredentialProof } from '../../parts/credential-proof';
import { nextCredentialStep } from '../../parts/next-credential-step';
import { verificationProgress } from '../../parts/verification-steps';
import { useText } from '../../texts';

/** Number, file and review. */
const STEPS = 3;

/** Where the review of a licence or certification stands. */
export type CredentialState = {
  proof: CredentialProof;
  /** Undefined when nothing prevents a booking. */
  gap: CredentialGapCode | undefined;
};

function stateOf(gap: CredentialGapCode | undefined) {
  if (gap === undefined) return 'approved';
  if (gap.endsWith('_incomplete')) return 'incomplete';
  if (credentialStage(gap) === 'review') return 'pending';
  if (gap.endsWith('_rejected')) return 'rejected';
  return gap.endsWith('_expired') ? 'expired' : 'missing';
}

const TONES = {
  approved: 'success',
  pending: 'brand',
  missing: 'warning',
  incomplete: 'warning',
  rejected: 'danger',
  expired: 'danger',
} as const;

/** The licence as part of a complete profile: what is left of it, and the way there. */
export function CredentialRow({ proof, gap }: CredentialState) {
  const t = useText();
  const state = stateOf(gap);
  const next = gap && nextCredentialStep(gap, proof);
  return (
    <Stack gap="1">
      <Progress
        size="small"
        label={t(`profile.form.credential.${proof}`)}
        value={Math.min(verificationProgress(gap).done, STEPS)}
        max={STEPS}
        tone={TONES[state]}
        valueText={t(`profile.form.credential.state.${state}.${proof}`)}
      />
      {next && (
        <div>
          <TextLink asChild>
            <Link to={next.to}>{t(next.text)}</Link>
          </TextLink>
        </div>
      )}
    </Stack>
  );
}
