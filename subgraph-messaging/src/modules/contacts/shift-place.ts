import type { NoticeParams } from '../workflows';
import type { Contact } from './contacts.repository';

/** The facts of a notice with the office where its shift is; elsewhere its province stays. */
export function withShiftPlace(
  params: NoticeParams,
  contacts: ReadonlyMap<number, Contact>,
): NoticeParams {
  const office = params.isAtOffice ? contacts.get(Number(params.clinicId)) : undefined;
  const place = [office?.streetAddress, office?.city].filter(Boolean).join(', ');
  return place === '' ? params : { ...params, shiftPlace: place, shiftProvince: null };
}
