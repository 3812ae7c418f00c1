export const socialEnCA = {
  'social.notAvailable': 'This site is not registered with the network yet.',
  'social.stateExpired': 'More than ten minutes have passed since you began. Connect again.',
  'social.otherSession':
    'This connection was begun by another account or for another clinic. Connect again from this one.',
  'social.codeRefused': 'The network accepts its answer only once. Connect again.',
  'social.noPage':
    'Your account there manages no page. Create one or ask for access, then connect again.',
  'social.noPermission':
    'The network did not allow posting to a page. Connect again and leave every permission on.',
  'social.choiceExpired': 'More than ten minutes have passed since you connected. Connect again.',
  'social.otherPage': 'The network no longer lists this page for your account. Connect again.',
  'social.notConnected': 'Connect a page on this network first.',
  'social.permissionEnded': 'The permission for your page has ended. Connect the page again.',
  'social.notOpen': 'Only a shift that is open to applications can be published.',
  'social.published': 'This shift is already on your page.',
  'social.sending': 'This shift is being published right now. Check back in a minute.',
} as const;
