import {
  allowing,
  CLINICS,
  OWN_CLINIC,
  PARTIES,
  SHIFT_VIEWERS,
  TEMPS,
} from './shift-authorisation-table';

export const SIGNED_IN = SHIFT_VIEWERS.filter((viewer) => viewer !== 'anonymous');
export const UNBLOCKED = SHIFT_VIEWERS.filter((viewer) => viewer !== 'blocked temp');
export const STRANGERS = { temp: 'NOT_FOUND', 'blocked temp': 'NOT_FOUND' } as const;

export const open = allowing(SHIFT_VIEWERS, 'FORBIDDEN');
export const session = allowing(SIGNED_IN, 'FORBIDDEN');
export const administration = allowing(['admin'], 'FORBIDDEN');
export const temps = allowing(TEMPS, 'FORBIDDEN');
export const clinics = allowing(CLINICS, 'FORBIDDEN');
export const eitherSide = allowing([...TEMPS, ...CLINICS], 'FORBIDDEN');
export const ownShift = allowing(OWN_CLINIC, 'FORBIDDEN');
/** Hidden from all others; administrators see it but take no part. */
export const parties = allowing(PARTIES, 'NOT_FOUND', { admin: 'FORBIDDEN' });
export const asTemp = allowing(['own temp'], 'FORBIDDEN', STRANGERS);
export const asClinic = allowing(OWN_CLINIC, 'FORBIDDEN', { clinic: 'NOT_FOUND' });
export const clinicOwners = allowing(['clinic', 'owner'], 'FORBIDDEN');
export const ownerOfShift = allowing(['owner'], 'FORBIDDEN');
export const asClinicOwner = allowing(['owner'], 'FORBIDDEN', { clinic: 'NOT_FOUND' });
export const asBookingClinic = allowing(OWN_CLINIC, 'NOT_FOUND', {
  'own temp': 'FORBIDDEN',
  admin: 'FORBIDDEN',
});
export const asBookingTemp = allowing(['own temp'], 'NOT_FOUND', {
  ...{ owner: 'FORBIDDEN', staff: 'FORBIDDEN', admin: 'FORBIDDEN' },
});
export const seenBooking = allowing([...PARTIES, 'admin'], 'NOT_FOUND');
/** What is for administrators does not exist for others. */
export const desk = allowing(['admin'], 'NOT_FOUND');
export const person = allowing(['own temp'], 'NOT_FOUND');
export const unblockedTemps = allowing(['temp', 'own temp'], 'FORBIDDEN', {
  'blocked temp': 'NOT_FOUND',
});
export const schedule = [...CLINICS, 'own temp', 'admin'] as const;
