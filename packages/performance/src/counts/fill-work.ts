import type { Makers, Person } from './bench-world';

type Cast = { clinic: Person; hygienist: Person; admin: Person };

const ROWS = 60;
const [DUE_DAY, DISPUTE_DAY, MISSED_DAY] = [2, 3, 4];
/** After this an invoice of the due day blocks posting. */
export const BLOCKED_DAY = 40;
/** After the shifts of the day that other lists have. */
const EVENING = { startTime: '18:00', endTime: '20:00', breakMinutes: 0 };
const SOON_DUE = { paymentTerms: 'within_24_hours' };

/** Shifts of the two with an invoice and both reviews; all reviews are reported, those of the clinic held. */
async function fillReviews(makers: Makers, { clinic, hygienist, admin }: Cast): Promise<void> {
  for (let day = DUE_DAY; day < DUE_DAY + ROWS; day += 1) {
    const shift = { clinic, temp: hygienist, day, fields: EVENING };
    await makers.thenBackToToday(async () => {
      const { ofTemp, ofClinic } = await makers.reviewEachOther(shift);
      await makers.reportReview(hygienist, ofTemp);
      await makers.holdReview(clinic, ofClinic, admin);
    });
  }
}

/** Disputes, no-shows and blocked clinics. @returns the clinics. */
async function fillDesk(makers: Makers, { clinic }: Cast): Promise<Person[]> {
  const debtors: Person[] = [];
  const temps: Person[] = [];
  for (let left = ROWS; left > 0; left -= 1) {
    debtors.push(await makers.clinic());
    temps.push(await makers.hygienist());
  }
  await makers.settled();
  for (const [index, debtor] of debtors.entries()) {
    const temp = temps[index] as Person;
    await makers.thenBackToToday(async () => {
      await makers.work({ clinic: debtor, temp, day: DUE_DAY, fields: SOON_DUE }, 'invoiced');
      await makers.dispute({ clinic, temp, day: DISPUTE_DAY });
      await makers.miss({ clinic, temp, day: MISSED_DAY });
    });
  }
  await makers.thenBackToToday(async () => {
    makers.later(BLOCKED_DAY);
    await makers.beginPostingBlocks();
  });
  return debtors;
}

/** What follows a booking. @returns clinics that cannot post. */
export async function fillWork(makers: Makers, cast: Cast): Promise<Person[]> {
  const blocked = await fillDesk(makers, cast);
  await fillReviews(makers, cast);
  return blocked;
}
