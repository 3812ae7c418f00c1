import type { checkInEnCA } from './check-in.en-CA';

export const checkInFrCA: Record<keyof typeof checkInEnCA, string> = {
  'checkIn.tooEarly': 'C’est possible à partir de {minutes} minutes avant le début du quart.',
  'checkIn.over': 'Le quart est terminé. Envoyez plutôt vos heures.',
  'checkIn.noShowTooEarly':
    'Une absence peut être signalée à partir de {minutes} minutes après le début du quart.',
  'checkIn.wasHere':
    'L’arrivée a été enregistrée pour ce quart : vous ne pouvez pas signaler une absence.',
  'checkIn.hoursProposed':
    'Vous avez proposé des heures pour ce quart : vous ne pouvez plus signaler une absence. Ouvrez plutôt une contestation.',
  'checkIn.known': 'Le cabinet le sait déjà.',
  'checkIn.wrongCode':
    'Ce n’est pas le code affiché sur l’écran du cabinet. Vérifiez les chiffres.',
  'checkIn.notRefillable': 'Il reste trop peu de temps pour afficher le quart de nouveau.',
  'checkIn.refilled': 'Ce quart a déjà été affiché de nouveau.',
};
