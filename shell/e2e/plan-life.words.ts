export interface PlanLifeWords {
  startTrial: string;
  subscribe: string;
  payWithTestCard: string;
  insufficientFunds: string;
  fundsRefused: RegExp;
  threeDSecure: RegExp;
  confirmPayment: string;
  planIsActive: string;
  seePlan: string;
  status: Record<'trial' | 'active' | 'pastDue' | 'cancelled' | 'ended', string>;
  renew: RegExp;
  cardExpired: RegExp;
  play: string;
  changeToPremium: string;
  payAndChange: RegExp;
  planIsPremium: RegExp;
  otherCard: string;
  success: RegExp;
  cancelPlan: string;
  seldomNeeded: string;
  otherReason: string;
  keepPlan: string;
  outOfOrder: RegExp;
  basicIsYours: RegExp;
  email: RegExp;
  password: RegExp;
  confirmPassword: RegExp;
  officeName: RegExp;
  street: RegExp;
  city: RegExp;
  province: RegExp;
  postalCode: RegExp;
  continue: string;
  useCode: RegExp;
  register: string;
  registered: string;
  premiumIsYours: RegExp;
  role: RegExp;
  invite: string;
  invited: RegExp;
  firstName: RegExp;
  lastName: RegExp;
  join: string;
}

export const PLAN_LIFE_WORDS: Record<'en-CA' | 'fr-CA', PlanLifeWords> = {
  'en-CA': {
    startTrial: 'Start 7-Day Free Trial',
    subscribe: 'Subscribe Now',
    payWithTestCard: 'Pay with the test card',
    insufficientFunds: 'Insufficient funds',
    fundsRefused: /insufficient funds\. Nothing was charged/,
    threeDSecure: /^3-D Secure/,
    confirmPayment: 'Confirm payment',
    planIsActive: 'Your plan is active',
    seePlan: 'See my plan',
    status: {
      ...{ trial: 'Free trial', active: 'Active', pastDue: 'Past due' },
      ...{ cancelled: 'Cancelled', ended: 'Ended' },
    },
    renew: /charged again/,
    cardExpired: /card has expired/,
    play: 'Play it',
    changeToPremium: 'Change to Premium',
    payAndChange: /^Pay \$\d+\.\d\d and change$/,
    planIsPremium: /^Your plan: Premium$/,
    otherCard: 'Use another card',
    success: /^Success$/,
    cancelPlan: 'Cancel plan',
    seldomNeeded: 'We seldom need cover',
    otherReason: 'Another reason',
    keepPlan: 'Keep my plan',
    outOfOrder: /events out of order/,
    basicIsYours: /^Basic is yours\./,
    email: /^Email/,
    password: /^Password\*?$/,
    confirmPassword: /^Confirm password\*?$/,
    officeName: /^Office name/,
    street: /^Street address/,
    city: /^City/,
    province: /^Province/,
    postalCode: /^Postal code/,
    continue: 'Continue',
    useCode: /^Use FIRST5FREE/,
    register: 'Register clinic',
    registered: 'Your clinic is registered',
    premiumIsYours: /^Premium is yours/,
    role: /^Role/,
    invite: 'Send the invitation',
    invited: /^The invitation is on its way/,
    firstName: /^First name/,
    lastName: /^Last name/,
    join: 'Create account and join',
  },
  'fr-CA': {
    startTrial: 'Commencer l’essai gratuit de 7 jours',
    subscribe: 'S’abonner maintenant',
    payWithTestCard: 'Payer avec la carte d’essai',
    insufficientFunds: 'Fonds insuffisants',
    fundsRefused: /pas les fonds nécessaires\. Rien n’a été facturé/,
    threeDSecure: /^3-D Secure/,
    confirmPayment: 'Confirmer le paiement',
    planIsActive: 'Votre forfait est actif',
    seePlan: 'Voir mon forfait',
    status: {
      ...{ trial: 'Essai gratuit', active: 'Actif', pastDue: 'En souffrance' },
      ...{ cancelled: 'Annulé', ended: 'Terminé' },
    },
    renew: /facturée de nouveau/,
    cardExpired: /carte est expirée/,
    play: 'Simuler',
    changeToPremium: 'Passer à Premium',
    payAndChange: /^Payer \d+,\d\d\s\$ et changer$/u,
    planIsPremium: /^Votre forfait\s: Premium$/u,
    otherCard: 'Utiliser une autre carte',
    success: /^Réussite$/,
    cancelPlan: 'Annuler le forfait',
    seldomNeeded: 'Nous avons rarement besoin de remplacement',
    otherReason: 'Une autre raison',
    keepPlan: 'Garder mon forfait',
    outOfOrder: /événements dans le désordre/,
    basicIsYours: /^Basic est à vous\./,
    email: /^Courriel/,
    password: /^Mot de passe\*?$/,
    confirmPassword: /^Confirmer le mot de passe\*?$/,
    officeName: /^Nom du cabinet/,
    street: /^Adresse/,
    city: /^Ville/,
    province: /^Province/,
    postalCode: /^Code postal/,
    continue: 'Continuer',
    useCode: /^Utiliser FIRST5FREE/,
    register: 'Inscrire le cabinet',
    registered: 'Votre cabinet est inscrit',
    premiumIsYours: /^Premium est à vous/,
    role: /^Rôle/,
    invite: 'Envoyer l’invitation',
    invited: /^L’invitation est en route/,
    firstName: /^Prénom/,
    lastName: /^Nom/,
    join: 'Créer le compte et rejoindre l’équipe',
  },
};
