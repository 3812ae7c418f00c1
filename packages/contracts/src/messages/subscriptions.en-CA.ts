export const subscriptionsEnCA = {
  'subscription.none': 'Your clinic has no plan that could be changed.',
  'subscription.already': 'Your clinic already has a plan. Change it instead of buying another.',
  'subscription.pastDue': 'The last payment failed. Use another card before you change the plan.',
  'subscription.trialUsed':
    'Your office has already had its free trial. You can subscribe without one.',
  'subscription.noProvider': 'Plans can’t be bought on this site: no payment provider is set up.',
  'subscription.declined': 'The card was declined. Nothing was charged. Try another card.',
  'subscription.insufficientFunds':
    'The card has insufficient funds. Nothing was charged. Try another card.',
  'subscription.sessionUsed': 'This payment is already done.',
  'subscription.badSignature': 'The signature of the payment event is not valid.',
} as const;
