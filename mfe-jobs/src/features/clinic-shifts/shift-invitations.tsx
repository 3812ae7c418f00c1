import { useState } from 'react';
import { optionLabel, paths, photoUrl } from '@tbt/contracts';
import { Avatar, Badge, Button, Cluster, Stack, Text } from '@tbt/design-system';
import { useLocale } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { ShiftInvitationFragmentDoc, WithdrawInvitationDocument } from '../../generated/graphql';
import { AnswerUntil } from '../../parts/countdown/answer-until';
import { PersonName } from '../../parts/person-name/person-name';
import { AskDialog } from '../../parts/shift-act/ask-dialog';
import { useShiftAct } from '../../parts/shift-act/use-shift-act';
import { useText } from '../../texts';
import styles from './candidate-row.module.css';

type Reference = FragmentType<typeof ShiftInvitationFragmentDoc>;

function InvitationRow({ invitation: reference }: { invitation: Reference }) {
  const invitation = readFragment(ShiftInvitationFragmentDoc, reference);
  const { id, professional: person, status, actions, expiresAt, isRefill } = invitation;
  const t = useText();
  const { locale } = useLocale();
  const withdraw = useShiftAct(WithdrawInvitationDocument, (data) => data.withdrawInvitation);
  const [isAsking, setAsking] = useState(false);
  const name = person ? `${person.firstName} ${person.lastName}` : t('jobs.shifts.formerMember');
  const isPending = status === 'pending';
  return (
    <li className={styles.row}>
      <Avatar name={name} src={photoUrl(person?.profilePicture, 96)} />
      <Stack gap="1" className={styles.person}>
        <Cluster gap="2">
          <Text as="span" strong>
            <PersonName name={name} to={person ? paths.professional(person.id) : null} />
          </Text>
          <Badge tone={isPending ? 'info' : 'neutral'}>
            {optionLabel(locale, 'invitationStatus', status)}
          </Badge>
          {isRefill && <Badge>{t('jobs.shifts.invitations.refill')}</Badge>}
        </Cluster>
        {isPending && <AnswerUntil until={expiresAt} isMine={false} />}
      </Stack>
      {actions.includes('withdraw') && (
        <Cluster gap="2" className={styles.actions}>
          <Button
            size="small"
            variant="secondary"
            aria-label={t('jobs.shifts.invitations.withdrawName', { name })}
            onClick={() => setAsking(true)}
          >
            {t('jobs.shifts.invitations.withdraw')}
          </Button>
        </Cluster>
      )}
      {isAsking && (
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
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}

/** Who was asked to take the shift, and what they said. */
export function ShiftInvitations({
  invitations,
}: {
  invitations: readonly ({ id: string } & Reference)[];
}) {
  const t = useText();
  if (invitations.length === 0) return null;
  return (
    <div>
      <Text size="dense" strong>
        {t('jobs.shifts.invitations.count', { count: invitations.length })}
      </Text>
      <ul>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </div>
  );
}
