import { type NewEvent } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../../database';
import { appendShiftEvents } from '../../jobs';
import type { ChangedInvitation } from './invitations.types';

export const invitationChanged = (
  {
    id,
    expiresAt: _expires,
    createdAt: _created,
    isTermsChanged: _terms,
    ...facts
  }: ChangedInvitation,
  at: Date,
): NewEvent => ({
  name: 'invitation.changed',
  payload: { ...facts, invitationId: id, at: at.toISOString() },
});

export const announceInvitations = (
  tx: MarketplaceTx,
  changed: readonly ChangedInvitation[],
  at: Date,
): Promise<void> =>
  appendShiftEvents(
    tx,
    changed.map((invitation) => invitationChanged(invitation, at)),
  );
