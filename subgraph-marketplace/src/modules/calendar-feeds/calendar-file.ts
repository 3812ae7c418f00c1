import { setImmediate as others } from 'node:timers/promises';
import type { Locale } from '@tbt/contracts';
import { zoneLines } from '../places';
import { bookingEvent } from './booking-event';
import { slotEvents, type CalendarFrame } from './calendar-events';
import type { CalendarBooking, CalendarSlot, CalendarTexts } from './calendar-feeds.types';
import { calendarFile, escapeText } from './calendar-lines';

const moneyIn = (locale: string): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'CAD',
    currencyDisplay: 'narrowSymbol',
  });

const TEXTS: Record<Locale, CalendarTexts> = {
  'en-CA': {
    ...{ name: 'Tooth Be Told', available: 'Available', blocked: 'Blocked' },
    ...{ shift: 'Shift: ', hourly: 'an hour', money: moneyIn('en-US') },
  },
  'fr-CA': {
    ...{ name: 'Tooth Be Told', available: 'Disponible', blocked: 'Non disponible' },
    ...{ shift: 'Quart\u00a0: ', hourly: 'l’heure', money: moneyIn('fr-CA') },
  },
};

/** Years of clock changes around now: past entries, and the longest series. */
const YEARS_BACK = 1;
const YEARS_AHEAD = 5;

type Content = {
  locale: Locale;
  publicUrl: string;
  now: Date;
  slots: readonly CalendarSlot[];
  bookings: readonly CalendarBooking[];
};

/** iCalendar (RFC 5545), with time zones of the bundled data. */
export async function writeCalendar(content: Content): Promise<string> {
  const { locale, publicUrl, now, slots, bookings } = content;
  const texts = TEXTS[locale];
  const frame: CalendarFrame = { host: new URL(publicUrl).hostname, publicUrl, locale, texts };
  const zones = [...new Set([...slots, ...bookings].map(({ timeZone }) => timeZone))].sort();
  const entries: string[] = [];
  for (const slot of slots) {
    entries.push(...slotEvents(slot, frame));
    // Long series take time: let other requests run.
    await others();
  }
  const year = now.getUTCFullYear();
  return calendarFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tooth Be Told//Schedule//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(texts.name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...zones.flatMap((zone) => zoneLines(zone, year - YEARS_BACK, year + YEARS_AHEAD)),
    ...entries,
    ...bookings.flatMap((booking) => bookingEvent(booking, frame)),
    'END:VCALENDAR',
  ]);
}
