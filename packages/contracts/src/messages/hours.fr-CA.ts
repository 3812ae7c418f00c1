import type { hoursEnCA } from './hours.en-CA';

export const hoursFrCA: Record<keyof typeof hoursEnCA, string> = {
  'hours.tooSoon': 'Vous pourrez envoyer vos heures une fois le quart commencé.',
  'hours.waitForTemp': 'Les heures que vous avez proposées attendent une réponse.',
  'hours.waitForClinic': 'Vos heures attendent la réponse du cabinet.',
  'hours.changed': 'Les heures ont changé. Relisez-les avant de continuer.',
  'hours.same': 'Ce sont les heures que vous avez proposées.',
};
