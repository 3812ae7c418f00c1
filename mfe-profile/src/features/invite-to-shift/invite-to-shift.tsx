import { useState } from 'react';
import { isProfessionalRole } from '@tbt/contracts';
import { Button, Icon } from '@tbt/design-system';
import { useReadsOnly, useSearchParams, useSession } from '@tbt/web-kit';
import { useText } from '../../texts';
import { InviteDialog, type Invitee } from './invite-dialog';

export interface InviteToShiftProps {
  person: Invitee & { isBlocked?: boolean | null };
}

/** For clinics: invites the professional to one of their open shifts, at once to the one in the address. */
export function InviteToShift({ person }: InviteToShiftProps) {
  const t = useText();
  const { viewer } = useSession();
  const readsOnly = useReadsOnly();
  const [query] = useSearchParams();
  const [isOpen, setOpen] = useState(query.has('shift'));
  if (
    readsOnly ||
    viewer?.role !== 'clinic' ||
    !isProfessionalRole(person.role) ||
    person.isBlocked
  )
    return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Icon name="send" />
        {t('profile.invite.open')}
      </Button>
      {isOpen && <InviteDialog person={person} onClose={() => setOpen(false)} />}
    </>
  );
}
