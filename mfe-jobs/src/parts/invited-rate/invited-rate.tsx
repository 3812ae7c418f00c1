import { Text } from '@tbt/design-system';
import { useFormats } from '@tbt/web-kit';
import type { JobStatus } from '../../generated/graphql';
import { useText } from '../../texts';

export interface InvitedRateProps {
  job: { hourlyRate: string; status: JobStatus };
}

/** For the clinic: at which rate a shift's invitations are sent. */
export function InvitedRate({ job: { hourlyRate, status } }: InvitedRateProps) {
  const t = useText();
  const rate = useFormats().currency(hourlyRate);
  const text =
    status === 'invited' ? 'jobs.shifts.invite.rateUntilPublic' : 'jobs.shifts.invite.rate';
  return <Text size="dense">{t(text, { rate })}</Text>;
}
