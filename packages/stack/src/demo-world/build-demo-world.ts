import { openAccounts, openAdministrator } from './accounts';
import { playAlerts } from './alert-scenes';
import { createCalendar } from './calendar';
import { clinicCast, namedCast, professionalCast } from './cast';
import { playConversations } from './conversation-scenes';
import type { DemoServices } from './demo-services';
import { playDesk } from './desk-scenes';
import type { Stage } from './marketplace-scenes';
import { playNamed } from './named-scenes';
import { writeOfficePacks } from './office-packs';
import { putPhotos } from './photos';
import { createRandom } from './random';
import { playRatings } from './rating-scenes';
import { playShiftLife } from './shift-life-scenes';
import { playWaiting } from './waiting-scenes';
import { playApplications, playPast, postUpcoming } from './upcoming-scenes';
import { hireTeam } from './team';
import { playVisits } from './visits';

export type DemoSummary = {
  clinics: number;
  professionals: number;
  shifts: number;
  applications: number;
  conversations: number;
};

const SEED = 20_270_305;

/** Creates the demo world through the subgraphs' services, with times relative to `now`. */
export async function buildDemoWorld(services: DemoServices, now: Date): Promise<DemoSummary> {
  const random = createRandom(SEED);
  const calendar = createCalendar(now);
  const year = now.getUTCFullYear();
  const cast = [
    ...namedCast(random, year),
    ...clinicCast(random),
    ...professionalCast(random, year),
  ];
  services.clock.set(calendar.ago(cast.length + 31));
  const administrator = await openAdministrator(services);
  const people = await openAccounts(services, cast, calendar);
  await putPhotos(services, people);
  await writeOfficePacks(services, people);
  const stage: Stage = { services, calendar, random, people };
  await playPast(stage);
  await playRatings(stage);
  const shifts = await postUpcoming(stage);
  await playShiftLife(stage);
  const candidacies = await playApplications(stage, shifts);
  const named = await playNamed(stage);
  await playWaiting(stage);
  await services.settle();
  const conversations = await playConversations(
    stage,
    [named.booked, ...named.waiting],
    candidacies,
  );
  await playVisits(stage);
  await hireTeam(stage);
  await playAlerts(stage);
  await playDesk(stage, administrator.id);
  await services.settle();
  await services.marketplace.responseTimes.refresh();
  return {
    clinics: people.filter((person) => person.role === 'clinic').length,
    professionals: people.filter((person) => person.role !== 'clinic').length,
    shifts: shifts.length,
    applications: candidacies.length + named.waiting.length,
    conversations,
  };
}
