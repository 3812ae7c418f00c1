export const privacyEnCA = {
  'privacy.adminStays':
    'An administrator’s account cannot be closed here. Another administrator must remove those rights first.',
  'privacy.comingBookings':
    'You still have booked shifts ahead. Cancel them first, then close your account.',
  'privacy.wrongPassword': 'This is not your password.',
  'privacy.exportRunning': 'Your data is already being collected.',
  'privacy.versionChanged': 'There is a newer version. Reload the page to read it.',
  'privacy.consentNeeded': 'Your account needs this agreement. To withdraw it, close the account.',
} as const;
