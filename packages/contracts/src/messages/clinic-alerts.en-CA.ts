export const clinicAlertsEnCA = {
  'clinicAlert.noPlan': 'Your plan has no clinic alerts. Upgrade to Basic to send two a month.',
  'clinicAlert.planLimit':
    'Clinic alerts a month on your plan: {max}. Upgrade to send another one now, or wait until {resetsOn|date}.',
  'clinicAlert.noAudience': 'No professional matches. Leave out a criterion to reach more.',
  'clinicAlert.sent': 'This alert has already been sent.',
  'clinicAlert.over': 'This alert is over.',
  'clinicAlert.expiryPast': 'The last day must be today or later.',
  'clinicAlert.expiryTooFar': 'The last day can be at most {max} days ahead.',
  'clinicAlert.answered': 'You have already answered this alert.',
} as const;
