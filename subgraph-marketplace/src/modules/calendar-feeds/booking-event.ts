import { optionLabel, pathIn, paths } from '@tbt/contracts';
import type { NamedPerson } from '../people';
import { event, zonedInstant, type CalendarFrame } from './calendar-events';
import type { CalendarBooking } from './calendar-feeds.types';
import { escapeText, utcTime } from './calendar-lines';

const nameOf = ({ firstName, lastName }: NamedPerson): string => `${firstName} ${lastName}`.trim();

/** Clinic and street of the location or, when the shift is in the clinic's town, of the clinic; else the town. */
function placeOf(
  { city, province, clinic, location }: CalendarBooking,
  { locale }: CalendarFrame,
): string {
  const town = `${city}, ${optionLabel(locale, 'province', province)}`;
  if (location) {
    const { name, streetAddress, postalCode } = location;
    const office = clinic ? [nameOf(clinic)] : [];
    return [...office, name, streetAddress, `${town} ${postalCode}`].filter(Boolean).join(', ');
  }
  if (!clinic) return town;
  const isThere = clinic.city === city && clinic.province === province;
  const address = isThere && clinic.streetAddress ? [clinic.streetAddress] : [];
  const code = isThere && clinic.postalCode ? ` ${clinic.postalCode}` : '';
  return [nameOf(clinic), ...address, `${town}${code}`].join(', ');
}

export function bookingEvent(booking: CalendarBooking, frame: CalendarFrame): string[] {
  const { texts, publicUrl, host } = frame;
  const url = `${publicUrl}${pathIn(frame.locale, paths.booked(booking.jobId))}`;
  const rate = `${texts.money.format(Number(booking.hourlyRate))} ${texts.hourly}`;
  const clinic = booking.clinic ? [nameOf(booking.clinic)] : [];
  const professional = booking.professional ? ` · ${nameOf(booking.professional)}` : '';
  return event([
    `UID:booking-${booking.id}@${host}`,
    `DTSTAMP:${utcTime(booking.createdAt)}`,
    `SEQUENCE:${booking.revision}`,
    zonedInstant('DTSTART', booking.timeZone, booking.startsAt),
    zonedInstant('DTEND', booking.timeZone, booking.endsAt),
    `SUMMARY:${escapeText(`${texts.shift}${booking.title}${professional}`)}`,
    `LOCATION:${escapeText(placeOf(booking, frame))}`,
    `DESCRIPTION:${escapeText([...clinic, rate, url].join('\n'))}`,
    `URL:${url}`,
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
  ]);
}
