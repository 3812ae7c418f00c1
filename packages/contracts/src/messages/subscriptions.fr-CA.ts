import type { subscriptionsEnCA } from './subscriptions.en-CA';

export const subscriptionsFrCA: Record<keyof typeof subscriptionsEnCA, string> = {
  'subscription.none': 'Votre cabinet n’a aucun forfait à modifier.',
  'subscription.already':
    'Votre cabinet a déjà un forfait. Modifiez-le plutôt que d’en acheter un autre.',
  'subscription.pastDue':
    'Le dernier paiement a échoué. Utilisez une autre carte avant de changer de forfait.',
  'subscription.trialUsed':
    'Votre cabinet a déjà profité de son essai gratuit. Vous pouvez vous abonner sans essai.',
  'subscription.noProvider':
    'Les forfaits ne s’achètent pas sur ce site : aucun service de paiement n’est configuré.',
  'subscription.declined': 'La carte a été refusée. Rien n’a été facturé. Essayez une autre carte.',
  'subscription.insufficientFunds':
    'La carte n’a pas les fonds nécessaires. Rien n’a été facturé. Essayez une autre carte.',
  'subscription.sessionUsed':
    'Cette page de paiement n’est plus valide : elle a été payée ou remplacée par une plus récente. Vérifiez votre forfait avant de recommencer.',
  'subscription.badSignature': 'La signature de l’événement de paiement n’est pas valide.',
  'subscriptionDesk.changed':
    'Les données ont changé depuis que vous les avez vues. La page est à jour : vérifiez-la avant de continuer.',
  'subscriptionDesk.refundRunning':
    'Un remboursement de cette facture est déjà en cours. Attendez qu’il soit réglé.',
  'subscriptionDesk.notPaid': 'Seule une facture payée peut être remboursée.',
  'subscriptionDesk.refundTooMuch':
    'Vous pouvez encore rembourser au plus {max|money} de cette facture.',
  'subscriptionDesk.past': 'Le dernier jour doit être à venir.',
  'subscriptionDesk.codeUnchanged': 'Le code est déjà dans cet état.',
};
