import type { Address } from './address-line';

export type PlacedJob = Address & {
  location?: (Address & { name: string }) | null;
};

/** Where the shift is: its location, or the clinic's office when the shift is in its town, else the town. */
export function officeOf(
  job: PlacedJob | null | undefined,
  clinic: Address | null | undefined,
): Address {
  const { location, ...town } = job ?? { ...clinic, location: null };
  const { city, province } = location ?? town;
  const isAtClinic = clinic?.city === city && clinic?.province === province;
  const office = location ?? (isAtClinic ? clinic : {});
  return { ...office, city, province };
}
