/** A share of fewer bookings says nothing. */
const TELLING_FROM = 3;

export const isTelling = ({
  keptShifts,
  cancelledShifts,
}: Record<'keptShifts' | 'cancelledShifts', number>): boolean =>
  keptShifts + cancelledShifts >= TELLING_FROM;
