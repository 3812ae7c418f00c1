import type { OfficePackFragment } from '../../generated/graphql';

/** The facts that are one text each. */
export const OFFICE_FACTS = [
  'software',
  'instruments',
  'parking',
  'scrubs',
  'radiographs',
] as const;

/** What the form's fields hold; the way in is one step a line. */
export interface OfficePackFormValues {
  software: string;
  instruments: string;
  minutesPerPatient: string;
  parking: string;
  scrubs: string;
  radiographs: string;
  orientation: string;
  photos: string[];
  /** Version of the saved pack; 0 while there is none. */
  version: number;
}
export type OfficeFieldName = Exclude<keyof OfficePackFormValues, 'version'>;

/** The form's fields filled with a saved pack. */
export const officeValuesOf = (pack: OfficePackFragment['officePack']): OfficePackFormValues => ({
  software: pack?.software ?? '',
  instruments: pack?.instruments ?? '',
  minutesPerPatient: pack?.minutesPerPatient ? String(pack.minutesPerPatient) : '',
  parking: pack?.parking ?? '',
  scrubs: pack?.scrubs ?? '',
  radiographs: pack?.radiographs ?? '',
  orientation: (pack?.orientation ?? []).join('\n'),
  photos: pack?.photos ?? [],
  version: pack?.version ?? 0,
});

/** Id of a field's control, shared with the error summary. */
export const officeFieldId = (name: OfficeFieldName): string => `office-${name}`;
