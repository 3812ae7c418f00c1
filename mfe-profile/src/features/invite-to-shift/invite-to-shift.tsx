import { useState } from 'react';
import { isProfessionalRole } from '@tbt/contracts';
import { Badge, Button, Icon } from '@tbt/design-system';
import { useFormats, useReadsOnly, useSearchParams, useSession } from '@tbt/web-kit';
import { skipToken, useQuery } from '@tbt/web-kit/graph';
import { OwnOpenShiftsDocument } from '../../generated/graphql';
import { useText } from '../../texts';
import { InviteDialog, isInvitedTo, type Invitee, type Shift } from './invite-dialog';

export interface InviteToShiftProps {
  person: Invitee & { isBlocked?: boolean | null };
}

/** The shift in the address, once the clinic's open shifts are known. */
function useMeantShift(shiftId: string | null) {
  const { data, loading } = useQuery(
    OwnOpenShiftsDocument,
    shiftId === null ? skipToken : { variables: {}, fetchPolicy: 'cache-and-network' },
  );
  const shift = data?.myJobs.edges.map(({ node }) => node).find(({ id }) => id === shiftId);
  return { shift, isKnown: data !== undefined || !loading };
}

function InviteButton({ person }: { person: Invitee }) {
  const t = useText();
  const formats = useFormats();
  const [query] = useSearchParams();
  const { shift, isKnown } = useMeantShift(query.get('shift'));
  const [sent, setSent] = useState<Shift>();
  const isInvited = shift !== undefined && isInvitedTo(shift, person);
  // Null until the clinic opens or closes it.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? (query.has('shift') && isKnown && !isInvited);
  const invitedTo = isInvited ? shift : sent;
  return (
    <>
      {invitedTo && (
        <Badge tone="success" icon={<Icon name="check" size="small" />}>
          {t('profile.invite.invited', { day: formats.weekday(invitedTo.date) })}
        </Badge>
      )}
      {!isInvited && (
        <Button variant="secondary" onClick={() => setChosen(true)}>
          <Icon name="send" />
          {t('profile.invite.open')}
        </Button>
      )}
      {isOpen && <InviteDialog person={person} onClose={() => setChosen(false)} onSent={setSent} />}
    </>
  );
}

/** For clinics: invites the professional to one of their open shifts, at once to the one in the address. */
export function InviteToShift({ person }: InviteToShiftProps) {
  const { viewer } = useSession();
  const readsOnly = useReadsOnly();
  if (
    readsOnly ||
    viewer?.role !== 'clinic' ||
    !isProfessionalRole(person.role) ||
    person.isBlocked
  )
    return null;
  return <InviteButton person={person} />;
}
