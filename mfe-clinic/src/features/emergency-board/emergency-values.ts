import type { ProfessionalRole } from '@tbt/contracts';

export type EmergencyValues = {
  /** A further office; empty is the address of the account. */
  locationId: string;
  role: ProfessionalRole;
  neededDate: string;
  neededTime: string;
  /** Minutes. */
  duration: string;
  hourlyRate: number | null;
  maxRadius: string;
  isAssignedForMe: boolean;
  title: string;
  description: string;
};

export type TypicalRate = {
  province: string;
  role: string;
  median: string;
  middleLow?: string | null;
  middleHigh?: string | null;
};

/** Minutes from now in which a shift can begin. */
const NOTICE = 45;
const HALF_HOUR = 30;
const FALLBACK: Readonly<Record<ProfessionalRole, number>> = { hygienist: 50, assistant: 26 };

export const DURATIONS = ['120', '240', '360', '480', '600'] as const;
export const RADII = ['10', '25', '50', '100', '200'] as const;

const two = (value: number) => String(value).padStart(2, '0');

export const localDate = (at: Date): string =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

const OPENING = 8;
const EVENING = 18;

/** The next half hour with some notice, on the browser's clock; in the evening and at night the next morning. */
export function soonestStart(now: Date): Pick<EmergencyValues, 'neededDate' | 'neededTime'> {
  const at = new Date(now.getTime() + NOTICE * 60_000);
  at.setMinutes(Math.ceil(at.getMinutes() / HALF_HOUR) * HALF_HOUR, 0, 0);
  if (at.getHours() >= EVENING) at.setDate(at.getDate() + 1);
  if (at.getHours() >= EVENING || at.getHours() < OPENING) at.setHours(OPENING, 0, 0, 0);
  return {
    neededDate: localDate(at),
    neededTime: `${two(at.getHours())}:${two(at.getMinutes())}`,
  };
}

/** The middle of the usual rates that posting shows. */
export const usualRate = (
  rates: readonly TypicalRate[],
  province: string | null | undefined,
  role: ProfessionalRole,
): number => {
  const rate = rates.find((each) => each.province === province && each.role === role);
  if (!rate) return FALLBACK[role];
  const { median, middleLow, middleHigh } = rate;
  return middleLow && middleHigh
    ? Math.round((Number(middleLow) + Number(middleHigh)) / 2)
    : Number(median);
};
