import type { NewEvent } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../../database';
import { appendShiftEvents } from '../../jobs';
import { isWaiting } from '../transitions/application-transitions';
import type { ChangedApplication, ChangedInvitation, ChangedOffers } from './offers.types';

const applicationChanged = (
  { id, applicantId, ...changed }: ChangedApplication,
  at: Date,
): NewEvent => ({
  name: 'application.changed',
  payload: {
    applicationId: id,
    revision: changed.revision,
    jobId: changed.jobId,
    clinicId: changed.clinicId,
    professionalId: applicantId,
    status: changed.status,
    action: changed.action,
    by: changed.by,
    hourlyRate: changed.hourlyRate,
    ...(changed.postedRate && { postedRate: changed.postedRate }),
    ...(changed.isUnverified && { isUnverified: true }),
    ...(changed.isOfEmergency && { isOfEmergency: true }),
    ...(isWaiting(changed.status) && { expiresAt: changed.expiresAt.toISOString() }),
    at: at.toISOString(),
  },
});

const invitationChanged = (
  { id, expiresAt, createdAt: _created, isTermsChanged: _terms, ...facts }: ChangedInvitation,
  at: Date,
): NewEvent => ({
  name: 'invitation.changed',
  payload: {
    ...facts,
    ...(facts.status === 'pending' && { expiresAt: expiresAt.toISOString() }),
    invitationId: id,
    at: at.toISOString(),
  },
});

export const offerEvents = (
  { applications = [], invitations = [] }: ChangedOffers,
  at: Date,
): NewEvent[] => [
  ...applications.map((application) => applicationChanged(application, at)),
  ...invitations.map((invitation) => invitationChanged(invitation, at)),
];

export const announceOffers = (
  tx: MarketplaceTx,
  changed: ChangedOffers,
  at: Date,
): Promise<void> => appendShiftEvents(tx, offerEvents(changed, at));
