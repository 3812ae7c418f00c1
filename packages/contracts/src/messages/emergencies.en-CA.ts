export const emergenciesEnCA = {
  'emergency.title.hygienist': 'Hygienist needed at short notice',
  'emergency.title.assistant': 'Assistant needed at short notice',
  'emergency.noPlan': 'Your plan has no emergency requests. Upgrade to Basic to send one a month.',
  'emergency.planLimit':
    'Emergency requests a month on your plan: {max}. Upgrade to send another one now, or wait until {resetsOn|date}.',
  'emergency.noOffice': 'Your profile names no office. Say where the shift is.',
  'emergency.duplicate': 'An emergency request for this shift has already been sent.',
  'emergency.overlap':
    'You already have a shift for this role at that time on {date|date}. Ask for cover for that shift, or confirm that you need another professional.',
  'emergency.overlapOther':
    'You already have a shift for this role at that time on {date|date}. Confirm if you need another professional besides.',
  'emergency.ambiguousEnd':
    'The clock changes that night, so this length has no clear end. Choose another one.',
  'emergency.taken': 'This shift has just been filled. Thank you for answering.',
  'emergency.cancelled': 'The clinic has cancelled this request.',
  'emergency.expired': 'The shift has started. This request is over.',
  'emergency.answered': 'You have already answered. The clinic sees your answer.',
  'emergency.declined': 'The clinic has declined your application to this shift.',
  'emergency.countered':
    'The clinic has made you a counter-offer of {rate|money} an hour for this shift. Accept or decline it in My Shifts first.',
  'emergency.arrivalPast': 'The time of arrival must not be in the past.',
  'emergency.arrivalLate': 'The time of arrival must be before the end of the shift.',
  'emergency.running': 'This request is over, or its next round is already on its way.',
  'emergency.over': 'This request is over: nothing is left to cancel.',
} as const;
