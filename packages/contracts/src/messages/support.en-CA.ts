export const supportEnCA = {
  'support.changed':
    'Another administrator changed this meanwhile. Look at it again before you change it.',
  'support.assigned':
    'Another administrator has taken this. It can be changed once it is released.',
  'support.reported': 'You have already reported this.',
  'support.ownReport': 'This is your own. You cannot report it.',
} as const;
