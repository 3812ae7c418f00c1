import type { Person } from './accounts';
import { bookableProfessionals, type Stage } from './marketplace-scenes';
import { isNamed } from './upcoming-scenes';
import { workShift } from './worked-shifts';

const RATED_PROFESSIONALS = 34;
const RATING_CLINICS = 17;
const FIRST_DAYS_AGO = 33;

/** Work of last month between many people, so that most have a rating. */
export async function playRatings(stage: Stage): Promise<void> {
  const { people } = stage;
  const isUnnamed = ({ email }: Person) => !isNamed(email);
  const rated = new Set<number>();
  const clinics = people.filter((person) => person.role === 'clinic' && isUnnamed(person));
  const busiest = clinics.toSorted(
    (a, b) =>
      bookableProfessionals(people, b, 'hygienist').length -
      bookableProfessionals(people, a, 'hygienist').length,
  );
  const offices = busiest.slice(0, RATING_CLINICS);
  for (let round = 0; rated.size < RATED_PROFESSIONALS && round < 4; round += 1) {
    for (const [index, clinic] of offices.entries()) {
      if (rated.size >= RATED_PROFESSIONALS) return;
      const role = (index + round) % 3 === 2 ? 'assistant' : 'hygienist';
      const temps = bookableProfessionals(people, clinic, role).filter(
        (temp) => isUnnamed(temp) && !rated.has(temp.id),
      );
      if (temps.length === 0) continue;
      const daysAgo = FIRST_DAYS_AGO - round * 4 - (index % 4);
      const { temp } = await workShift(stage, { clinic, temps, role, daysAgo, until: 'reviewed' });
      rated.add(temp.id);
    }
  }
}
