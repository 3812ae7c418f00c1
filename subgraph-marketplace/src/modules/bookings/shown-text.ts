import { maskContactDetails } from '@tbt/service-kit';
import type { BookingLoaders } from './bookings.loaders';

/** What the viewer reads of a text between them and this member: without contact details until the two have a booking. */
export async function shownText<Text extends string | null>(
  text: Text,
  otherId: number,
  { bookedWith }: Pick<BookingLoaders, 'bookedWith'>,
): Promise<Text | string> {
  const masked = text && maskContactDetails(text);
  if (masked === text || masked === null) return text;
  return (await bookedWith.load(otherId)) ? text : masked;
}
