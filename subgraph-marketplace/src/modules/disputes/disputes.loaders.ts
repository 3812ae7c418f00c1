import { createListLoader, createLoader } from '@tbt/service-kit';
import type { Loader } from '@tbt/service-kit';
import type { DisputesRepository } from './disputes.repository';
import type { Dispute, DisputeEvidence } from './disputes.types';

export type DisputeLoaders = {
  /** The caller checks its booking. */
  dispute: Loader<number, Dispute | null>;
  /** Newest first. Only for a booking that the viewer may see. */
  disputesOfBooking: Loader<number, Dispute[]>;
  /** Oldest first. Only for a case that the viewer may see. */
  evidenceOfDispute: Loader<number, DisputeEvidence[]>;
};

export const createDisputeLoaders = (disputes: DisputesRepository): DisputeLoaders => ({
  dispute: createLoader(disputes.byIds, ({ id }) => id),
  disputesOfBooking: createListLoader(disputes.ofBookings, ({ bookingId }: Dispute) => bookingId),
  evidenceOfDispute: createListLoader(
    disputes.evidenceOf,
    ({ disputeId }: DisputeEvidence) => disputeId,
  ),
});
