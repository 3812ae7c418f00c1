import type { NotificationParams } from '../workflows';
import type { Contact } from './contacts.queries';

/** Adds the clinic's address to a notification's facts; without it the province remains. */
export function withShiftPlace(
  params: NotificationParams,
  contacts: ReadonlyMap<number, Contact>,
): NotificationParams {
  const office = params.isAtOffice ? contacts.get(Number(params.clinicId)) : undefined;
  const place = [office?.streetAddress, office?.city].filter(Boolean).join(', ');
  return place === '' ? params : { ...params, shiftPlace: place, shiftProvince: null };
}
