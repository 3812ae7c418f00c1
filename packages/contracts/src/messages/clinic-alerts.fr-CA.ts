import type { clinicAlertsEnCA } from './clinic-alerts.en-CA';

export const clinicAlertsFrCA: Record<keyof typeof clinicAlertsEnCA, string> = {
  'clinicAlert.noPlan':
    'Votre forfait ne comprend pas d’alertes. Passez au forfait Basic pour en envoyer deux par mois.',
  'clinicAlert.planLimit':
    'Alertes par mois de votre forfait : {max}. Passez à un forfait supérieur pour en envoyer une autre maintenant, ou attendez jusqu’au {resetsOn|date}.',
  'clinicAlert.noAudience':
    'Aucun professionnel ne correspond. Retirez un critère pour en joindre davantage.',
  'clinicAlert.sent': 'Cette alerte a déjà été envoyée.',
  'clinicAlert.over': 'Cette alerte est terminée.',
  'clinicAlert.expiryPast': 'Le dernier jour doit être aujourd’hui ou plus tard.',
  'clinicAlert.expiryTooFar': 'Le dernier jour peut être au plus dans {max} jours.',
  'clinicAlert.answered': 'Vous avez déjà répondu à cette alerte.',
};
