import { daysBetween, LIMITS, rosterRule } from '@tbt/contracts';
import { parseInput, requireClinic, validationFailed } from '@tbt/service-kit';
import type { RequestInfo } from '@tbt/service-kit';
import type { Booking } from '../../bookings';
import { atLocation } from '../../locations';
import type { RosterQueries, RosterSpan } from './roster.queries';

export type RosterService = ReturnType<typeof createRosterService>;

export const createRosterService = ({ roster }: { roster: RosterQueries }) => ({
  /** By start. @throws DomainError FORBIDDEN, VALIDATION_FAILED for an invalid range or more than 62 days. */
  async read(info: RequestInfo, input: RosterSpan & { at?: unknown }): Promise<Booking[]> {
    const clinicId = requireClinic(info);
    const { at, ...span } = parseInput(rosterRule, input);
    const days = daysBetween(span.from, span.to) + 1;
    if (days >= 1 && days <= LIMITS.shiftCalendarDaysMax) {
      return roster.of(clinicId, span, atLocation(at));
    }
    const values = { days: LIMITS.shiftCalendarDaysMax };
    throw validationFailed([{ path: ['to'], key: 'booking.calendarSpan', values }]);
  },
});
