import type { disputesEnCA } from './disputes.en-CA';

export const disputesFrCA: Record<keyof typeof disputesEnCA, string> = {
  'dispute.tooLate': 'Un quart peut être contesté jusqu’à {days} jours après sa fin.',
  'dispute.noShowTooLate': 'Une absence ne peut être contestée que dans les {hours} heures.',
  'dispute.noShowOnly': 'Une absence déclarée ne peut être contestée que comme absence.',
  'dispute.noNoShow': 'Le cabinet n’a pas déclaré d’absence pour ce quart.',
  'dispute.sameReason': 'Ce point a déjà été contesté et tranché pour ce quart.',
  'dispute.step':
    'Ce dossier est maintenant à une autre étape. Rechargez la page pour voir où il en est.',
  'dispute.answerOwn': 'C’est à l’autre partie de répondre à cette contestation.',
  'dispute.answerOver': 'Il était possible de répondre dans les {hours} heures seulement.',
  'dispute.answerOpen':
    'L’autre partie peut encore répondre. Vous pourrez trancher après sa réponse ou à l’expiration du délai.',
  'dispute.ownCase':
    'Vous ou l’un de vos cabinets êtes partie à ce dossier : un autre administrateur doit le trancher.',
  'dispute.sameAdministrator':
    'Vous avez rendu la première décision. Un autre administrateur doit trancher l’appel.',
  'dispute.appealOver': 'Il était possible de faire appel dans les {days} jours seulement.',
  'dispute.evidenceMax': 'Chaque partie peut joindre au plus {max} fichiers.',
  'dispute.evidenceNotYours': 'Joignez un fichier que vous venez de téléverser.',
  'dispute.evidenceTwice': 'Joignez chaque fichier une seule fois.',
  'dispute.effect': 'Une décision sur ce type de contestation ne peut pas avoir cet effet.',
  'dispute.noInvoice':
    'Il n’y a pas encore de facture : rien ne peut être marqué comme payé ou impayé.',
  'dispute.liftFirst': 'N’indiquez des heures que si l’absence est annulée.',
  'dispute.minutesNeeded':
    'Fixez les heures : celles qui attendent n’ont pas été envoyées par la partie à qui vous donnez raison.',
};
