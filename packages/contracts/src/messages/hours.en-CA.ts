export const hoursEnCA = {
  'hours.break': 'Enter whole minutes, 0 or more.',
  'hours.tooEarly':
    'Hours can start at {time|clock} at the earliest. If you began before, ask the clinic to propose other hours.',
  'hours.earliest': 'Hours can start at {time|clock} at the earliest.',
  'hours.inFuture': 'Hours can’t end in the future. Send them when your shift is over.',
  'hours.tooLong': 'At most {hours} hours.',
  'hours.breakTooLong': 'The break must be shorter than the shift.',
  'hours.tooSoon': 'You can send hours once the shift has begun.',
  'hours.waitForTemp': 'The hours that you proposed wait for the professional.',
  'hours.waitForClinic': 'Your hours wait for the clinic.',
  'hours.changed': 'The hours have changed. Read them again before you continue.',
  'hours.same': 'These are the hours that you proposed.',
} as const;
