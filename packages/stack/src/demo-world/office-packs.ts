import type { OfficePackValues } from '@tbt/contracts';
import type { Person } from './accounts';
import { viewerOf } from './callers';
import type { DemoServices } from './demo-services';

type Pack = Omit<OfficePackValues, 'photos' | 'phone'>;

const ENGLISH: readonly Pack[] = [
  {
    software: 'Dentrix, with digital charting',
    instruments: 'Cavitron and two hand scaling kits in each room',
    minutesPerPatient: 60,
    parking: 'Free behind the building, spots 12 to 16',
    scrubs: 'Any colour; lab coats are here',
    radiographs: 'Digital sensors, bitewings once a year',
    orientation: [
      'Come to the side door fifteen minutes early and ring for Carol.',
      'Your login for the charting software is at the front desk.',
      'Sterilization is at the end of the hall; bag, date and sign each kit.',
    ],
  },
  {
    software: 'ABELDent',
    instruments: 'Hand instruments, Piezo on request',
    minutesPerPatient: 50,
    parking: 'Street parking, two hours free; the garage next door is $12 a day',
    scrubs: 'Navy scrubs, closed shoes',
    radiographs: 'Phosphor plates, scanner in room 2',
    orientation: ['Huddle at 7:50 in the staff room.', 'Lunch is staggered; ask at the desk.'],
  },
];
const FRENCH: Pack = {
  software: 'Progident, dossiers numériques',
  instruments: 'Ultrasons et deux trousses de détartrage par salle',
  minutesPerPatient: 55,
  parking: 'Stationnement gratuit derrière le cabinet',
  scrubs: 'Uniforme au choix; les sarraus sont fournis',
  radiographs: 'Capteurs numériques',
  orientation: [
    'Arrivez quinze minutes d’avance par la porte de côté.',
    'Votre code pour les dossiers est à la réception.',
  ],
};
const EVERY = 3;

/** A number of its town, from the block that is kept for stories. */
const phoneOf = ({ id, place }: Person): string | null =>
  place.city === 'Toronto' ? `416 555 01${String(id % 100).padStart(2, '0')}` : null;

const packOf = ({ id, place }: Person): Pack =>
  place.province === 'Quebec' ? FRENCH : (ENGLISH[id % ENGLISH.length] ?? FRENCH);

export async function writeOfficePacks(
  { identity }: DemoServices,
  people: readonly Person[],
): Promise<void> {
  const clinics = people.filter(({ role }) => role === 'clinic');
  const writing = clinics.filter((_clinic, index) => index % EVERY === 0);
  for (const clinic of writing) {
    const pack = { ...packOf(clinic), phone: phoneOf(clinic), photos: [] };
    await identity.officePacks.update(viewerOf(clinic), pack, 0);
  }
}
