import { lacksOfficeName, missingOfficeFields } from '@tbt/contracts';
import type { RegisteredOfficeFragment } from '../../generated/graphql';

export const EMPTY = {
  officeName: '',
  email: '',
  password: '',
  confirmPassword: '',
  streetAddress: '',
  city: '',
  province: '',
  postalCode: '',
  parking: '',
  orientation: '',
  clinicVibe: '',
  software: '',
  minutesPerPatient: '',
  scrubs: '',
  promotionalCode: '',
  /** Not sent: where the registration leads. */
  plan: 'none',
};
export type RegistrationValues = typeof EMPTY;
export type RegistrationField = keyof RegistrationValues;

export const STEPS = ['account', 'office', 'arrival', 'guide', 'plan', 'review'] as const;
export type RegistrationStep = (typeof STEPS)[number];

const STEP_FIELDS: Readonly<Record<RegistrationStep, readonly RegistrationField[]>> = {
  account: ['email', 'password', 'confirmPassword'],
  office: ['officeName', 'streetAddress', 'city', 'province', 'postalCode'],
  arrival: ['parking', 'orientation'],
  guide: ['clinicVibe', 'software', 'minutesPerPatient', 'scrubs'],
  plan: ['plan', 'promotionalCode'],
  review: [],
};

export type OpenStep = { step: RegistrationStep; fields: readonly RegistrationField[] };

export const registrationSteps = (): OpenStep[] =>
  STEPS.map((step) => ({ step, fields: STEP_FIELDS[step] }));

export const valuesOf = (office: RegisteredOfficeFragment): Partial<RegistrationValues> => {
  const { officePack: pack } = office;
  const saved = {
    streetAddress: office.streetAddress,
    city: office.city,
    province: office.province,
    postalCode: office.postalCode,
    clinicVibe: office.clinicVibe,
    parking: pack?.parking,
    software: pack?.software,
    minutesPerPatient: pack?.minutesPerPatient ? String(pack.minutesPerPatient) : null,
    scrubs: pack?.scrubs,
    orientation: pack?.orientation?.join('\n'),
  };
  return Object.fromEntries(Object.entries(saved).filter(([, value]) => value));
};

const addressOf = (office: RegisteredOfficeFragment) => ({
  streetAddress: office.streetAddress ?? null,
  city: office.city ?? null,
  province: office.province ?? null,
  postalCode: office.postalCode ?? null,
});

/** Whether the office still goes by the name of the person who signed up. */
export const isUnnamed = (office: RegisteredOfficeFragment): boolean =>
  lacksOfficeName({ ...office, ...addressOf(office) });

/** Steps with something to add; empty when nothing is missing. */
export function completionSteps(office: RegisteredOfficeFragment, hasPlan: boolean): OpenStep[] {
  const saved = valuesOf(office);
  const lacking: readonly RegistrationField[] = [
    ...(isUnnamed(office) ? (['officeName'] as const) : []),
    ...missingOfficeFields(addressOf(office)),
  ];
  const isMissing = (field: RegistrationField): boolean =>
    STEP_FIELDS.office.includes(field) ? lacking.includes(field) : !(field in saved);
  const open = registrationSteps()
    .filter(({ step }) => step !== 'account' && step !== 'review' && !(step === 'plan' && hasPlan))
    .map(({ step, fields }) => ({ step, fields: fields.filter(isMissing) }))
    .filter(({ fields }) => fields.length > 0);
  return open.length > 0 ? [...open, { step: 'review', fields: [] }] : [];
}
