import type { ClinicAlertTexts } from './clinic-alerts-en-CA';

export const clinicAlertTextsFrCA: ClinicAlertTexts = {
  'clinic-alert.received': {
    title: '{person} vous a envoyé une alerte',
    lines: ['Le cabinet cherche des professionnels comme vous. Dites si cela vous intéresse.'],
    action: 'Lire l’alerte',
  },
  'clinic-alert.digest': {
    title: 'D’autres alertes de cabinets vous attendent',
    lines: ['Vous en recevez au plus deux par jour; les suivantes sont regroupées ici.'],
    action: 'Lire les alertes',
  },
  'clinic-alert.interested': {
    title: '{person} s’intéresse à votre alerte',
    lines: ['Écrivez-vous, ou invitez cette personne à un quart de travail.'],
    action: 'Voir les réponses',
  },
};
