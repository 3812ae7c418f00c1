import { useState } from 'react';
import { optionLabel } from '@tbt/contracts';
import { Badge, Button, Text } from '@tbt/design-system';
import { useMemberName } from '@tbt/people-ui';
import { useFormats, useLocale } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import {
  ShiftInvitationFragmentDoc,
  WithdrawInvitationDocument,
  type ShiftInvitationFragment,
} from '../../generated/graphql';
import { AnswerUntil } from '../../parts/countdown/answer-until';
import { PersonRow } from '../../parts/person-row/person-row';
import { AskDialog } from '../../parts/shift-act/ask-dialog';
import { useShiftAct } from '../../parts/shift-act/use-shift-act';
import { useText } from '../../texts';
import { answerTo, type InvitationAnswer } from './invitation-answers';

type Reference = FragmentType<typeof ShiftInvitationFragmentDoc>;

function InvitationBadges({
  invitation: { status, isRefill },
  isAnswered,
  isReplaced,
}: {
  invitation: ShiftInvitationFragment;
  isAnswered: boolean;
  isReplaced: boolean;
}) {
  const t = useText();
  const { locale } = useLocale();
  return (
    <>
      <Badge tone={status === 'pending' && !isAnswered ? 'info' : 'neutral'}>
        {isAnswered
          ? t('jobs.shifts.invitations.answered')
          : isReplaced
            ? t('jobs.shifts.invitations.replaced')
            : optionLabel(locale, 'invitationStatus', status)}
      </Badge>
      {isRefill && <Badge>{t('jobs.shifts.invitations.refill')}</Badge>}
    </>
  );
}

function WithdrawDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const t = useText();
  const withdraw = useShiftAct(WithdrawInvitationDocument, (data) => data.withdrawInvitation);
  return (
    <AskDialog
      texts={{
        title: t('jobs.shifts.invitations.withdrawTitle', { name }),
        text: t('jobs.shifts.invitations.withdrawText', { name }),
        yes: t('jobs.shifts.invitations.withdraw'),
        busy: t('jobs.shifts.sending'),
        no: t('jobs.shifts.ask.later'),
      }}
      done={{ title: t('jobs.shifts.invitations.withdrawn') }}
      act={() => withdraw.act({ invitationId: id })}
      onClose={onClose}
    />
  );
}

interface InvitationRowProps {
  invitation: Reference;
  /** Of the clinic. */
  timeZone: string;
  answers: readonly InvitationAnswer[];
  /** Ids of professionals to whom the clinic has made a counter-offer. */
  countered: readonly string[];
}

function InvitationRow({
  invitation: reference,
  timeZone,
  answers,
  countered,
}: InvitationRowProps) {
  const invitation = readFragment(ShiftInvitationFragmentDoc, reference);
  const { id, professional, status, actions, expiresAt, hourlyRate } = invitation;
  const t = useText();
  const formats = useFormats();
  const [isAsking, setAsking] = useState(false);
  const name = useMemberName()(professional);
  const answer = answerTo(invitation, answers);
  const withdraw = actions.includes('withdraw') && (
    <Button
      size="small"
      variant="secondary"
      aria-label={t('jobs.shifts.invitations.withdrawName', { name })}
      onClick={() => setAsking(true)}
    >
      {t('jobs.shifts.invitations.withdraw')}
    </Button>
  );
  return (
    <PersonRow
      person={professional}
      badges={
        <InvitationBadges
          invitation={invitation}
          isAnswered={answer !== undefined}
          isReplaced={status === 'withdrawn' && countered.includes(invitation.professionalId)}
        />
      }
      actions={withdraw}
    >
      {answer && answer.hourlyRate !== hourlyRate && (
        <Text size="dense">
          {t('jobs.shifts.invitations.answeredRate', {
            rate: formats.currency(hourlyRate),
            answer: formats.currency(answer.hourlyRate),
          })}
        </Text>
      )}
      {status === 'pending' && !answer && (
        <AnswerUntil until={expiresAt} isMine={false} ends="Invitation" timeZone={timeZone} />
      )}
      {isAsking && <WithdrawDialog id={id} name={name} onClose={() => setAsking(false)} />}
    </PersonRow>
  );
}

export interface ShiftInvitationsProps extends Omit<InvitationRowProps, 'invitation'> {
  invitations: readonly ({ id: string } & Reference)[];
}

export function ShiftInvitations({ invitations, ...shift }: ShiftInvitationsProps) {
  const t = useText();
  if (invitations.length === 0) return null;
  return (
    <div>
      <Text size="dense" strong>
        {t('jobs.shifts.invitations.count', { count: invitations.length })}
      </Text>
      <ul>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} {...shift} />
        ))}
      </ul>
    </div>
  );
}
