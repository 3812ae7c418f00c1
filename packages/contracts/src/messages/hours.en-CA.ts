export const hoursEnCA = {
  'hours.tooSoon': 'You can send hours once the shift has begun.',
  'hours.waitForTemp': 'The hours that you proposed wait for the professional.',
  'hours.waitForClinic': 'Your hours wait for the clinic.',
  'hours.changed': 'The hours have changed. Read them again before you continue.',
  'hours.same': 'These are the hours that you proposed.',
} as const;
