import { useState } from 'react';
import { Button, Text } from '@tbt/design-system';
import { useFormats } from '@tbt/web-kit';
import type { MyApplicationFragment } from '../../generated/graphql';
import { useDeadline } from '../../parts/countdown/use-deadline';
import { useText } from '../../texts';
import { AnswerInvitationDialog } from './answer-invitation-dialog';

type Job = NonNullable<MyApplicationFragment['job']>;
type Invitation = NonNullable<Job['myInvitation']>;

/** The invitation that an application answered with another rate: it can be accepted until the clinic answers. */
export const openInvitationOf = ({
  status,
  job,
}: Pick<MyApplicationFragment, 'status' | 'job'>): Invitation | null => {
  const invitation = job?.myInvitation;
  return status === 'pending' && invitation?.actions.includes('accept') ? invitation : null;
};

export function OpenInvitationNote({
  invitation: { hourlyRate, expiresAt },
  timeZone,
}: {
  invitation: Invitation;
  /** Of the clinic. */
  timeZone: string | undefined;
}) {
  const t = useText();
  const formats = useFormats();
  const moment = useDeadline('clause', timeZone);
  return (
    <Text size="dense">
      {t('jobs.shifts.invitation.stillOpen', {
        rate: formats.currency(hourlyRate),
        until: moment(expiresAt),
      })}
    </Text>
  );
}

export function AcceptOpenInvitation({
  invitation,
  job,
  clinicName,
}: {
  invitation: Invitation;
  job: Job;
  clinicName: string;
}) {
  const t = useText();
  const formats = useFormats();
  const [isAsking, setAsking] = useState(false);
  const words = { rate: formats.currency(invitation.hourlyRate), name: clinicName };
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {t('jobs.shifts.invitation.accept', words)}
      </Button>
      {isAsking && (
        <AnswerInvitationDialog
          {...{ job, words }}
          invitationId={invitation.id}
          step="accept"
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
