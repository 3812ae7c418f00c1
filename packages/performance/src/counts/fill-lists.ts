import { SHIFT_TERMS } from '@tbt/contracts';
import { asAdministrator } from './shift-makers';
import type { BenchStack } from './bench-stack';
import type { Makers, Person } from './bench-world';

type Cast = { clinic: Person; hygienist: Person; crowd: readonly Person[]; admin: Person };

/** After this a cancellation is final. */
const UNDO_OVER_MS = (SHIFT_TERMS.undoMinutes + 1) * 60_000;

const BLOCKED = 3;
const FAVOURITES = 5;
/** Shifts of the clinic without a booking. */
const OPEN_SHIFTS = 20;

async function fillRelations(makers: Makers, { clinic, hygienist, crowd }: Cast): Promise<void> {
  for (const temp of crowd.slice(0, FAVOURITES)) await makers.favourite(clinic, temp);
  for (const temp of crowd) await makers.wantToHire(clinic, temp);
  const suitors: Person[] = [];
  for (const _temp of crowd) suitors.push(await makers.clinic());
  // Blocks only between professionals and clinics that no other case uses.
  const unwanted: [blocker: Person, blocked: Person][] = [];
  for (let left = BLOCKED; left > 0; left -= 1) {
    unwanted.push([hygienist, await makers.clinic()], [clinic, await makers.hygienist()]);
  }
  await makers.settled();
  for (const suitor of suitors) await makers.wantToHire(suitor, hygienist);
  for (const suitor of suitors.slice(0, FAVOURITES)) await makers.favourite(hygienist, suitor);
  for (const [blocker, blocked] of unwanted) await makers.block(blocker, blocked);
}

/** Invitations, recommendations, templates and open reviews. */
export async function fillLists(
  { services: { marketplace } }: Pick<BenchStack, 'services'>,
  makers: Makers,
  cast: Cast,
): Promise<void> {
  const { clinic, hygienist, crowd, admin } = cast;
  const inviter = await makers.clinic();
  const stormy = await makers.clinic();
  await makers.jobAlert(hygienist);
  await makers.settled();
  for (const temp of crowd) {
    await makers.invite(inviter, hygienist, await makers.job(inviter));
    await makers.job(inviter);
    await makers.waiver(stormy, temp);
  }
  for (const [index, temp] of crowd.slice(0, OPEN_SHIFTS).entries()) {
    const jobId = await makers.job(clinic);
    await makers.apply(temp, jobId);
    if (index < FAVOURITES) await makers.template(clinic, jobId);
    if (index < FAVOURITES) await makers.review(hygienist, jobId);
    if (index < FAVOURITES) await makers.review(clinic, jobId);
  }
  await marketplace.sendJobAlerts();
  for (const role of ['hygienist', 'assistant']) {
    const rate = { province: 'Ontario', role, median: '48.00' };
    await marketplace.typicalRates.set(asAdministrator(admin), rate);
  }
  for (const temp of [hygienist, ...crowd]) await makers.cancelLate(stormy, temp);
  makers.wait(UNDO_OVER_MS);
  await makers.settleCancellations();
  await fillRelations(makers, cast);
}
