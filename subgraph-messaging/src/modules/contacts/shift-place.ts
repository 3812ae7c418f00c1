import type { NotificationParams } from '../workflows';
import type { Contact } from './contacts.queries';

/** Whether the office already had its address on the shift's day. */
const wasThere = ({ addressSince }: Contact, day: NotificationParams[string]): boolean =>
  addressSince === null ||
  (typeof day === 'string' && day >= addressSince.toISOString().slice(0, 10));

/** Adds the address of the clinic or its location to a notification's facts; without it the province remains. */
export function withShiftPlace(
  params: NotificationParams,
  contacts: ReadonlyMap<number, Contact>,
): NotificationParams {
  if (params.locationPlace)
    return { ...params, shiftPlace: params.locationPlace, shiftProvince: null };
  const office = params.isAtOffice ? contacts.get(Number(params.clinicId)) : undefined;
  if (!office || !wasThere(office, params.shiftDate)) return params;
  const place = [office.streetAddress, office.city].filter(Boolean).join(', ');
  return place === '' ? params : { ...params, shiftPlace: place, shiftProvince: null };
}
