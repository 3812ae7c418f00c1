import type { hoursEnCA } from './hours.en-CA';

export const hoursFrCA: Record<keyof typeof hoursEnCA, string> = {
  'hours.break': 'Entrez un nombre entier de minutes, 0 ou plus.',
  'hours.tooEarly':
    'Les heures peuvent commencer au plus tôt à {time|clock}. Si vous avez commencé avant, demandez au cabinet de proposer d’autres heures.',
  'hours.earliest': 'Les heures peuvent commencer au plus tôt à {time|clock}.',
  'hours.inFuture':
    'Les heures ne peuvent pas se terminer dans l’avenir. Envoyez-les une fois le quart fini.',
  'hours.tooLong': 'Au plus {hours} heures.',
  'hours.breakTooLong': 'La pause doit être plus courte que le quart.',
  'hours.tooSoon': 'Vous pourrez envoyer vos heures une fois le quart commencé.',
  'hours.waitForTemp': 'Les heures que vous avez proposées attendent une réponse.',
  'hours.waitForClinic': 'Vos heures attendent la réponse du cabinet.',
  'hours.changed': 'Les heures ont changé. Relisez-les avant de continuer.',
  'hours.same': 'Ce sont les heures que vous avez proposées.',
};
