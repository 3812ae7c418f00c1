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
  'subscription.sessionUsed':
    'This payment page is no longer valid: it was paid, or replaced by a newer one. Check your plan before you start again.',
  'subscription.badSignature': 'The signature of the payment event is not valid.',
  'subscriptionDesk.changed':
    'Something changed since you looked. The page shows it now: check it before you go on.',
  'subscriptionDesk.refundRunning':
    'A refund of this invoice is already on its way. Wait until it is settled.',
  'subscriptionDesk.notPaid': 'Only a paid invoice can be refunded.',
  'subscriptionDesk.refundTooMuch': 'At most {max|money} of this invoice can still be refunded.',
  'subscriptionDesk.past': 'The last day must be in the future.',
  'subscriptionDesk.codeUnchanged': 'The code is already in that state.',
} as const;
