import { LIMITS, shiftCalendarRule, daysBetween } from '@tbt/contracts';
import { parseInput, requireOneSide, validationFailed } from '@tbt/service-kit';
import type { ActingSide, Clock, RequestInfo } from '@tbt/service-kit';
import type { MarketplaceDatabase } from '../../../database';
import { atLocation } from '../../locations';
import type { Booking } from '../bookings.types';
import {
  createShiftCalendarQueries,
  type CalendarRow,
  type CalendarSpan,
  type CalendarView,
} from './shift-calendar.queries';

export type CalendarEntry = {
  key: string;
  kind: 'booking' | 'offer' | 'invitation' | 'posting';
  jobId: number;
  booking: Booking | null;
  applicationId: number | null;
  invitationId: number | null;
  date: string;
  startTime: string;
  endTime: string;
  startsAt: Date;
  endsAt: Date;
  /** Of a booking, its open actions tell. */
  needsAnswer: boolean;
};

type Deps = {
  database: MarketplaceDatabase;
  clock: Clock;
};

function parseView(input: unknown): CalendarView {
  const { at, ...span } = parseInput(shiftCalendarRule, input);
  const days = daysBetween(span.from, span.to) + 1;
  if (days >= 1 && days <= LIMITS.shiftCalendarDaysMax) return { ...span, at: atLocation(at) };
  const values = { days: LIMITS.shiftCalendarDaysMax };
  throw validationFailed([{ path: ['to'], key: 'booking.calendarSpan', values }]);
}

const ALONE = { booking: null, applicationId: null, invitationId: null };

const entryOf = (kind: 'offer' | 'invitation' | 'posting', row: CalendarRow): CalendarEntry => {
  const { id, ...hours } = row;
  const ids = {
    ...(kind === 'offer' && { applicationId: id }),
    ...(kind === 'invitation' && { invitationId: id }),
  };
  return { key: `${kind}-${id}`, kind, ...ALONE, ...ids, ...hours };
};

const byStart = (a: CalendarEntry, b: CalendarEntry): number =>
  a.startsAt.getTime() - b.startsAt.getTime() || a.key.localeCompare(b.key);

export type ShiftCalendar = ReturnType<typeof createShiftCalendar>;

export function createShiftCalendar({ database, clock }: Deps) {
  const calendar = createShiftCalendarQueries(database);

  const bookingsIn = async (side: ActingSide, view: CalendarView) => {
    const rows = await calendar.bookings(side, view);
    return rows.map((booking): CalendarEntry => {
      const { id, jobId, date, startTime, endTime, startsAt, endsAt } = booking;
      return {
        ...{ key: `booking-${id}`, kind: 'booking', ...ALONE, jobId, booking },
        ...{ date, startTime, endTime, startsAt, endsAt, needsAnswer: false },
      };
    });
  };

  const asProfessional = async (id: number, span: CalendarSpan) => [
    ...(await calendar.offers(id, span, clock.now())).map((row) => entryOf('offer', row)),
    ...(await calendar.invitations(id, span, clock.now())).map((row) => entryOf('invitation', row)),
  ];

  const asClinic = async (id: number, view: CalendarView) =>
    (await calendar.postings(id, view, clock.now())).map((row) => entryOf('posting', row));

  return {
    /** By start. @throws DomainError VALIDATION_FAILED for an invalid range or more than 62 days. */
    async read(
      info: RequestInfo,
      input: CalendarSpan & { at?: unknown },
    ): Promise<CalendarEntry[]> {
      const side = requireOneSide(info);
      const view = parseView(input);
      const others =
        'clinicId' in side
          ? await asClinic(side.clinicId, view)
          : await asProfessional(side.professionalId, view);
      return [...(await bookingsIn(side, view)), ...others].sort(byStart);
    },
  };
}
