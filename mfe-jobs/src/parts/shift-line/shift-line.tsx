import { expectedPay, shiftMinutes } from '@tbt/contracts';
import { DateLine } from '@tbt/design-system';
import { useFormats } from '@tbt/web-kit';
import { useText } from '../../texts';
import { nearDay } from './near-day';

const HOUR = 60;

/** Asked by the professional, or offered by the clinic. */
export type RateBid = 'asked' | 'offered';

const BID_UNITS = { asked: 'jobs.card.hourlyAsked', offered: 'jobs.card.hourlyOffered' } as const;

/** Of an application's rate; none once it is agreed or over. */
export const rateBidOf = (status: string | undefined): RateBid | undefined =>
  status === 'pending' ? 'asked' : status === 'countered' ? 'offered' : undefined;

export interface ShiftLineProps {
  /** `YYYY-MM-DD`. */
  date: string;
  /** `HH:MM`; an end before the start is on the next day. */
  startTime: string;
  endTime: string;
  /** Instants; the clock's hours are one off where clocks change. */
  startsAt: string;
  endsAt: string;
  hourlyRate: string;
  postedRate?: string | null | undefined;
  /** Who named another rate than the posted one, as long as it is not agreed. */
  bid?: RateBid | undefined;
  /** Time zone of the shift; default: the browser's. */
  timeZone?: string | null;
  /** Declined, withdrawn or closed. */
  isOff?: boolean;
  /** The hours that were worked are agreed: the invoice names what they cost. */
  isAgreed?: boolean;
}

/** As 8 hours or 8 h 30 min; in French as 8 h 30. */
function hoursOf(length: number) {
  const minutes = Math.round(length % HOUR);
  return {
    whole: Math.floor(length / HOUR),
    minutes,
    padded: String(minutes).padStart(2, '0'),
  };
}

export function ShiftLine({
  date,
  startTime,
  endTime,
  startsAt,
  endsAt,
  hourlyRate,
  postedRate,
  bid,
  timeZone,
  isOff = false,
  isAgreed = false,
}: ShiftLineProps) {
  const t = useText();
  const formats = useFormats();
  const length = shiftMinutes({ startsAt, endsAt });
  const { amount, breakMinutes } = expectedPay(length, hourlyRate);
  const total = formats.currency(amount);
  const isOvernight = endTime < startTime;
  const range = formats.timeRange(startTime, endTime);
  const near = nearDay(date, timeZone ?? undefined);
  const isSoon = near === 'today' || near === 'tomorrow';
  const isOther = postedRate != null && postedRate !== hourlyRate;
  const unit = isOther
    ? t(bid ? BID_UNITS[bid] : 'jobs.card.hourlyPosted', { posted: formats.currency(postedRate) })
    : t('jobs.card.hourly');
  // What was worked counts after the day: the invoice names it.
  const payKey = near === 'past' ? ('jobs.card.planned' as const) : ('jobs.card.total' as const);
  const pay = t(payKey, { total, pause: breakMinutes });
  return (
    <DateLine
      tile={formats.dayLeaf(date)}
      soon={isSoon && !isOff}
      past={near === 'past' || isOff}
      main={{
        term: t('jobs.card.time'),
        description: isOvernight ? t('jobs.card.overnight', { range }) : range,
      }}
      detail={{
        term: t('jobs.card.date'),
        description: (
          <>
            {isSoon && <strong>{`${t(`jobs.card.${near}`)} · `}</strong>}
            <span>{formats.date(date)}</span>
            {` · ${t('jobs.card.hours', hoursOf(length))}`}
          </>
        ),
      }}
      figure={{
        term: t('jobs.card.rate'),
        description: formats.currency(hourlyRate),
        note: isOff || isAgreed ? unit : `${unit} · ${pay}`,
      }}
    />
  );
}
