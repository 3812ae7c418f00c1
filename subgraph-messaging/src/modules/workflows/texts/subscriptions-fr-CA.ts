import type { NotificationTemplate } from './en-CA';
import type { SubscriptionWorkflow } from './subscriptions-en-CA';

/** For members; left out for the account itself. */
const ABOUT = 'Ce message concerne le forfait de ce cabinet : {clinic}.';
const PLAN = 'Voir mon forfait';
const CARD = 'Mettre ma carte à jour';
/** For members who read the plan and do not change it. */
const READ = 'Voir le forfait';
const ASK_CARD =
  'Demandez à un propriétaire du cabinet de mettre la carte à jour : ce sont les propriétaires qui paient le forfait.';
const ASK_CHANGE = 'Seul un propriétaire du cabinet peut le modifier ou l’annuler.';
const ASK_PLAN = 'Un propriétaire du cabinet peut se réabonner en tout temps.';

export const subscriptionTextsFrCA: Record<SubscriptionWorkflow, NotificationTemplate> = {
  'subscription.trial-started': {
    title: 'Votre essai gratuit a commencé',
    lines: [
      ABOUT,
      'Vous profitez de tout ce que comprend le forfait Premium jusqu’au {planDay}.',
      'Votre forfait {plan} se poursuivra ensuite au prix de {planTotal} par mois. Si vous annulez avant cette date, vous ne paierez rien.',
    ],
    action: PLAN,
    toReaders: {
      lines: [
        ABOUT,
        'Votre équipe profite de tout ce que comprend le forfait Premium jusqu’au {planDay}.',
        'Le forfait {plan} se poursuivra ensuite au prix de {planTotal} par mois.',
        ASK_CHANGE,
      ],
      action: READ,
    },
  },
  'subscription.trial-ending': {
    title: 'Votre essai gratuit se termine le {planDay}',
    lines: [
      ABOUT,
      'Votre forfait {plan} commencera alors, et {planTotal} par mois seront portés à votre carte.',
      'Tout vous convient? Vous n’avez rien à faire. Sinon, modifiez ou annulez votre forfait avant cette date.',
    ],
    action: PLAN,
    toReaders: {
      lines: [
        ABOUT,
        'Le forfait {plan} commencera alors, et {planTotal} par mois seront portés à la carte du cabinet.',
        ASK_CHANGE,
      ],
      action: READ,
    },
  },
  'subscription.started': {
    title: 'Votre forfait {plan} est actif',
    lines: [ABOUT, 'Merci de votre paiement. Votre forfait sera renouvelé le {planDay}.'],
    action: PLAN,
  },
  'subscription.payment-failed': {
    title: 'Votre paiement n’a pas été accepté',
    lines: [
      ABOUT,
      'Nous n’avons pas pu porter {planTotal} à votre carte. Souvent, c’est qu’elle est expirée.',
      'Votre forfait {plan} reste actif jusqu’au {planDay}. Mettez votre carte à jour pour le conserver.',
    ],
    action: CARD,
    toReaders: {
      lines: [
        ABOUT,
        'Nous n’avons pas pu porter {planTotal} à la carte du cabinet. Souvent, c’est qu’elle est expirée.',
        'Le forfait {plan} reste actif jusqu’au {planDay}.',
        ASK_CARD,
      ],
      action: READ,
    },
  },
  'subscription.payment-failed-again': {
    title: 'Votre paiement est toujours en attente',
    lines: [
      ABOUT,
      'Le montant de {planTotal} pour votre forfait {plan} n’a pas encore été payé.',
      'Mettez votre carte à jour avant le {planDay}, et rien ne changera pour vous.',
    ],
    action: CARD,
    toReaders: {
      lines: [
        ABOUT,
        'Le montant de {planTotal} pour le forfait {plan} n’a pas encore été payé. Le forfait reste actif jusqu’au {planDay}.',
        ASK_CARD,
      ],
      action: READ,
    },
  },
  'subscription.payment-failed-last': {
    title: 'Sans paiement, votre forfait {plan} prendra fin le {planDay}',
    lines: [
      ABOUT,
      'Le montant de {planTotal} est toujours dû. Mettez votre carte à jour dès aujourd’hui pour conserver votre forfait.',
      'S’il prend fin, vos quarts et vos réservations restent, et vous pourrez vous réabonner en tout temps.',
    ],
    action: CARD,
    toReaders: {
      lines: [
        ABOUT,
        'Le montant de {planTotal} est toujours dû.',
        ASK_CARD,
        'Si le forfait prend fin, les quarts et les réservations restent, et un propriétaire pourra se réabonner en tout temps.',
      ],
      action: READ,
    },
  },
  'subscription.recovered': {
    title: 'Votre paiement a été accepté',
    lines: [ABOUT, 'Merci. Votre forfait {plan} se poursuit, et plus rien n’est dû.'],
    action: PLAN,
  },
  'subscription.plan-changed': {
    title: 'Vous avez maintenant le forfait {plan}',
    lines: [ABOUT, 'Le changement est en vigueur. Votre forfait sera renouvelé le {planDay}.'],
    action: PLAN,
  },
  'subscription.plan-change-planned': {
    title: 'Vous passerez au forfait {plan} le {planDay}',
    lines: [
      ABOUT,
      'D’ici là, vous gardez tous les avantages de votre forfait actuel. Vous pouvez encore changer d’avis.',
    ],
    action: PLAN,
  },
  'subscription.cancelled': {
    title: 'Votre forfait {plan} est annulé',
    lines: [
      ABOUT,
      'Vous pouvez l’utiliser jusqu’au {planDay}, et plus rien ne vous sera facturé.',
      'Vous changez d’avis? Choisissez « Garder mon forfait » avant cette date.',
    ],
    action: PLAN,
    toReaders: {
      lines: [
        ABOUT,
        'Votre équipe peut l’utiliser jusqu’au {planDay}, et plus rien ne sera facturé.',
        'Un propriétaire du cabinet peut le reprendre avant cette date.',
      ],
      action: READ,
    },
  },
  'subscription.resumed': {
    title: 'Votre forfait {plan} se poursuit',
    lines: [ABOUT, 'L’annulation est retirée. Votre forfait sera renouvelé le {planDay}.'],
    action: PLAN,
  },
  'subscription.ended': {
    title: 'Votre forfait {plan} a pris fin',
    lines: [
      ABOUT,
      'Votre compte, vos quarts et vos réservations restent, et plus rien ne vous sera facturé.',
      'Vous pouvez vous réabonner en tout temps.',
    ],
    action: PLAN,
    toReaders: {
      lines: [
        ABOUT,
        'Le compte, les quarts et les réservations restent, et plus rien ne sera facturé.',
        ASK_PLAN,
      ],
      action: READ,
    },
  },
  'subscription.ended-unpaid': {
    title: 'Votre forfait {plan} a pris fin, faute de paiement',
    lines: [
      ABOUT,
      'Votre compte, vos quarts et vos réservations restent.',
      'Vous pouvez vous réabonner en tout temps avec une autre carte.',
    ],
    action: PLAN,
    toReaders: {
      lines: [ABOUT, 'Le compte, les quarts et les réservations restent.', ASK_PLAN],
      action: READ,
    },
  },
  'subscription.refunded': {
    title: 'Nous vous avons remboursé {planTotal}',
    lines: [
      ABOUT,
      'Le montant sera versé sur la carte qui a servi au paiement. Votre banque peut mettre quelques jours à l’afficher.',
    ],
    action: PLAN,
  },
  'subscription.plan-given': {
    title: 'Vous profitez gratuitement du forfait {plan} jusqu’au {planDay}',
    lines: [
      ABOUT,
      'Notre équipe a offert ce forfait à votre cabinet. Rien ne vous est facturé, et aucune carte n’est requise.',
      'Si vous payez déjà un forfait, il se poursuit comme avant.',
    ],
    action: PLAN,
  },
  'subscription.given-plan-ended': {
    title: 'Le forfait {plan} que nous vous avions offert a pris fin',
    lines: [
      ABOUT,
      'Votre compte, vos quarts de travail et vos réservations demeurent, et rien n’a été facturé.',
      'Si vous payez un forfait, il se poursuit comme avant. Sinon, vous pouvez en choisir un en tout temps.',
    ],
    action: PLAN,
    toReaders: {
      lines: [
        ABOUT,
        'Le compte, les quarts de travail et les réservations demeurent, et rien n’a été facturé.',
        'Si le cabinet paie un forfait, il se poursuit comme avant. Sinon, un propriétaire peut en choisir un en tout temps.',
      ],
      action: READ,
    },
  },
};
