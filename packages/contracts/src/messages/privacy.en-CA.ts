export const privacyEnCA = {
  'privacy.adminStays':
    'An administrator’s account cannot be closed here. Another administrator must remove those rights first.',
  'privacy.comingBookings':
    'You still have booked shifts ahead. Cancel them first, then close your account.',
  'privacy.openBookings':
    'One of your shifts isn’t settled yet: hours to send or approve, a dispute without a decision, or a recent cancellation. Finish it in your shifts, or wait: unanswered hours are approved after {hours} hours, and you can close your account {minutes} minutes after a cancellation.',
  'privacy.wrongPassword': 'This is not your password.',
  'privacy.exportRunning': 'Your data is already being collected.',
  'privacy.versionChanged': 'There is a newer version. Reload the page to read it.',
  'privacy.consentNeeded': 'Your account needs this agreement. To withdraw it, close the account.',
} as const;
