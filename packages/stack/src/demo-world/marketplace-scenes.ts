import { isProfessionalRole, type ProfessionalRole } from '@tbt/contracts';
import { DomainError } from '@tbt/service-kit';
import type { Person } from './accounts';
import type { Calendar } from './calendar';
import { viewerOf } from './callers';
import type { DemoServices } from './demo-services';
import type { Random } from './random';
import { openDay, postingFor } from './shifts';

export type Shift = {
  id: number;
  clinic: Person;
  role: ProfessionalRole;
  dayOffset: number;
  startsAt: Date;
};
export type Candidacy = { id: number; temp: Person; shift: Shift };

export type Stage = {
  services: DemoServices;
  calendar: Calendar;
  random: Random;
  people: readonly Person[];
};

export const bookableProfessionals = (
  people: readonly Person[],
  clinic: Person,
  role: ProfessionalRole,
) =>
  people.filter(
    (person) =>
      person.role === role && person.isLicensed && person.place.province === clinic.place.province,
  );

const SATURDAY = 6;

// A professional who blocked the clinic does not see the shift.
const REFUSALS: readonly string[] = ['CONFLICT', 'NOT_FOUND'];

/** Returns null on a conflict or block: the scene continues without it. */
async function nullIfRefused<T>(act: Promise<T>): Promise<T | null> {
  try {
    return await act;
  } catch (error) {
    if (error instanceof DomainError && REFUSALS.includes(error.code)) return null;
    throw error;
  }
}

export async function post(
  { services, calendar, random }: Stage,
  clinic: Person,
  plan: {
    role: ProfessionalRole;
    dayOffset: number;
    isUrgent?: boolean;
    fields?: Record<string, unknown>;
  },
): Promise<Shift> {
  const dayOffset = openDay(calendar, plan.dayOffset);
  const posting = postingFor(
    {
      ...{ role: plan.role, date: calendar.day(dayOffset), isUrgent: plan.isUrgent ?? false },
      isFullDay: plan.fields?.startTime !== undefined || calendar.weekday(dayOffset) === SATURDAY,
    },
    clinic,
    random,
  );
  const { id, startsAt } = await services.marketplace.jobs.post(viewerOf(clinic), {
    ...posting,
    ...plan.fields,
  });
  return { id, clinic, role: plan.role, dayOffset, startsAt };
}

/** Null when the professional is booked at that time or has blocked the clinic. */
export async function apply(
  { services }: Stage,
  temp: Person,
  shift: Shift,
  words: { message?: string | undefined; hourlyRate?: string } = {},
): Promise<Candidacy | null> {
  if (!isProfessionalRole(temp.role)) throw new Error(`${temp.email} is no professional`);
  const application = await nullIfRefused(
    services.marketplace.applications.apply(viewerOf(temp), { jobId: shift.id, ...words }),
  );
  return application && { id: application.id, temp, shift };
}

type AcceptedOffer = { id: number; booking: { startsAt: Date; endsAt: Date; hourlyRate: string } };

/** The booking; null on a conflict. */
export async function accept(
  { services }: Stage,
  { id, shift }: Candidacy,
): Promise<AcceptedOffer | null> {
  const booked = await nullIfRefused(
    services.marketplace.applications.accept(viewerOf(shift.clinic), { applicationId: id }),
  );
  return booked && { id: booked.booking.id, booking: booked.booking };
}

/** Books the first of these professionals who is free. */
export async function book(
  stage: Stage,
  temps: readonly Person[],
  shift: Shift,
): Promise<AcceptedOffer & { temp: Person; shift: Shift }> {
  for (const temp of temps) {
    const candidacy = await apply(stage, temp, shift);
    const booked = candidacy && (await accept(stage, candidacy));
    if (booked) return { ...booked, temp, shift };
  }
  throw new Error(`No professional is free for shift ${shift.id}`);
}
