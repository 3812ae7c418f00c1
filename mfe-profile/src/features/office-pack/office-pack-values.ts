import type { OfficePackFragment } from '../../generated/graphql';

export const OFFICE_FACTS = [
  'software',
  'instruments',
  'parking',
  'scrubs',
  'radiographs',
] as const;

/** Values of the form; access steps are lines. */
export interface OfficePackFormValues {
  software: string;
  instruments: string;
  minutesPerPatient: string;
  phone: string;
  parking: string;
  scrubs: string;
  radiographs: string;
  orientation: string;
  photos: string[];
  /** Version of the saved pack; 0 for none. */
  version: number;
}
export type OfficeFieldName = Exclude<keyof OfficePackFormValues, 'version'>;

export const officeValuesOf = (pack: OfficePackFragment['officePack']): OfficePackFormValues => ({
  software: pack?.software ?? '',
  instruments: pack?.instruments ?? '',
  minutesPerPatient: pack?.minutesPerPatient ? String(pack.minutesPerPatient) : '',
  phone: pack?.phone ?? '',
  parking: pack?.parking ?? '',
  scrubs: pack?.scrubs ?? '',
  radiographs: pack?.radiographs ?? '',
  orientation: (pack?.orientation ?? []).join('\n'),
  photos: pack?.photos ?? [],
  version: pack?.version ?? 0,
});

export const officeFieldId = (name: OfficeFieldName): string => `office-${name}`;
