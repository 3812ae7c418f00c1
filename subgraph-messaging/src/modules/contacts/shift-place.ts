import type { NoticeParams } from '../workflows';
import type { Contact } from './contacts.repository';

/** Adds the clinic's address to a notification's facts; without it the province remains. */
export function withShiftPlace(
  params: NoticeParams,
  contacts: ReadonlyMap<number, Contact>,
): NoticeParams {
  const office = params.isAtOffice ? contacts.get(Number(params.clinicId)) : undefined;
  const place = [office?.streetAddress, office?.city].filter(Boolean).join(', ');
  return place === '' ? params : { ...params, shiftPlace: place, shiftProvince: null };
}
