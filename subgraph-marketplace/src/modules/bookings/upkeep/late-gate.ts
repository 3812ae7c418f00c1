import { credentialGaps } from '@tbt/contracts';
import type { Clock } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../../database';
import { credentialDay } from '../../people';
import type { Cancellations } from '../cancellation/cancel-booking';
import type { Settling } from '../cancellation/settle-booking';
import type { BookingLock } from '../lock-booking';
import type { BookingsUpkeepQueries } from './bookings-upkeep.queries';

type Deps = {
  upkeep: BookingsUpkeepQueries;
  bookingLock: BookingLock;
  cancelling: Cancellations;
  settling: Settling;
  clock: Clock;
};

/**
 * A booking is checked against the read model, which lags behind identity: one that was made after a credential
 * changed, and before that was known here, would have been refused.
 */
export const createLateGate = ({ upkeep, bookingLock, cancelling, settling, clock }: Deps) => ({
  /** Before the professional is locked, as shifts come first. @param since when identity made the change. */
  holdShifts: (tx: MarketplaceTx, professionalId: number, since: Date) =>
    upkeep.lockShiftsGatedSince(tx, professionalId, since, clock.now()),

  /** Releases without a price what the change would have refused; the transaction has stored the snapshot. @throws Error to be repeated. */
  async release(tx: MarketplaceTx, professionalId: number, since: Date): Promise<void> {
    for (const id of await upkeep.idsGatedSince(tx, professionalId, since, clock.now())) {
      // Booked since the shifts were held: not waited for, as the professional is locked already.
      if (!(await upkeep.tryShiftOf(tx, id))) throw new Error(`The shift of booking ${id} is held`);
      const locked = await bookingLock.lock(tx, id);
      if (!locked) continue;
      const { booking, job, person } = locked;
      const gaps = credentialGaps(person, credentialDay({ ...booking, province: job.province }));
      if (gaps.length === 0) continue;
      const released = await cancelling.release(tx, booking, 'clock', 'credential_changed');
      await settling.reopen(tx, released, job);
    }
  },
});
