/** One filter each, with values of the bench world. */
export const SINGLE_FILTERS = {
  none: {},
  role: { role: 'hygienist' },
  province: { province: 'Manitoba' },
  'education tier': { educationTier: 'tier1' },
  experience: { experience: '10+' },
  'working style': { workingStyle: 'collaborative' },
  specialty: { specialtyFocus: 'surgical' },
  language: { language: 'Hindi' },
  'new graduates': { isNewGrad: true },
  // Matches fifty professionals.
  'text of a name': { q: '8f14e45f' },
  'free on a day': { availableOn: { date: '2027-03-01' } },
} as const;
