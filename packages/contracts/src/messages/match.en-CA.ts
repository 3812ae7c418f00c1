/** Texts of a match; `.own` addresses the professional, the others the clinic. */
export const matchEnCA = {
  'match.availability.offered': 'Free for the whole shift',
  'match.availability.day': 'Available on this day: {day|day}',
  'match.availability.evenings': 'Available in the evening',
  'match.availability.noEvenings': 'The day fits, but evenings aren’t listed',
  'match.availability.otherDay': '{day|day} isn’t listed as available',
  'match.availability.unstated': 'No available days listed',
  'match.distance.km': '{km} km away',
  'match.distance.kmOf': '{km} km away (travels up to {limit} km)',
  'match.distance.kmOf.own': '{km} km away (you travel up to {limit} km)',
  'match.distance.sameCity': 'In the same city',
  'match.distance.sameCity.own': 'In your city',
  'match.distance.unknown': 'Distance not known yet',
  'match.rate.usual': 'At {rate}/h, at or above this professional’s usual rate',
  'match.rate.usual.own': 'At {rate}/h, at or above your usual rate',
  'match.rate.below': 'At {rate}/h, below this professional’s usual rate',
  'match.rate.below.own': 'At {rate}/h, below your usual rate',
  'match.rate.typical': 'At {rate}/h, at or above the typical rate in the province',
  'match.rate.belowTypical': 'At {rate}/h, below the typical rate in the province',
  'match.rate.asksMore': 'Asks for {asked}/h; {rate}/h is posted',
  'match.rate.unknown': 'The rate is {rate}/h',
  'match.preferences.shared': 'Working style: {shared} of {stated} in common',
  'match.preferences.unstated': 'No wishes about working style to compare',
  'match.preferences.unstatedProfessional': 'The professional hasn’t said how they like to work',
  'match.preferences.unstatedProfessional.own': 'You haven’t said how you like to work',
  'match.preferences.unstatedClinic': 'You haven’t said what working style you look for',
  'match.preferences.unstatedClinic.own': 'The clinic hasn’t said what working style it looks for',
  'match.preferences.unstatedBoth': 'Neither of you has said anything about working style',
  'match.preferences.apart': 'You each named different points of working style',
  'match.languages.spoken': 'Languages in common: {languages|language}',
  'match.languages.none': 'None of these languages is spoken: {languages|language}',
  'match.languages.unstated': 'No languages to compare',
  'match.languages.unstatedProfessional': 'The professional hasn’t listed any languages',
  'match.languages.unstatedProfessional.own': 'You haven’t listed your languages',
  'match.languages.unstatedClinic': 'You haven’t listed any languages',
  'match.languages.unstatedClinic.own': 'The clinic hasn’t listed any languages',
  'match.languages.unstatedBoth': 'Neither of you has listed languages',
  'match.reliability.score': 'Reliability: {score} out of 100',
  'match.reliability.new': 'No reliability score yet: no completed shifts',
  'match.rating.average': 'Rated {average} out of 5 (reviews: {count})',
  'match.rating.new': 'No reviews yet',
  'match.history.together': 'Shifts worked together before: {count}',
  'match.history.first': 'First shift together',
  'match.responsiveness.minutes': 'Usually answers within {minutes} minutes',
  'match.responsiveness.minutes.own': 'You usually answer within {minutes} minutes',
  'match.responsiveness.unknown': 'Response time not known yet',
  'match.why.availability':
    'Full points when the schedule offers these very hours; an availability day alone counts a little less.',
  'match.why.distance':
    'Full points next door; fewer with every kilometre, compared with how far the professional travels.',
  'match.why.distance.own':
    'Full points next door; fewer with every kilometre, compared with how far you travel. Distances start in the area of your postal code, or else at the centre of your city.',
  'match.note.sameCity':
    'Only the city is known, so the distance counts as none. The trip may be longer.',
  'match.why.rate':
    'Counts for both sides: full points when your rate is well above the professional’s usual rate (without earlier shifts, the province’s typical rate), and they ask for no more than you posted.',
  'match.why.rate.own':
    'Counts for both sides: full points when the posted rate is well above your usual rate (without earlier shifts, the province’s typical rate), and you ask for no more than is posted.',
  'match.why.preferences':
    'Full points when both sides name the same wishes; what only one names counts partly.',
  'match.why.languages': 'Full points when the professional speaks every language you listed.',
  'match.why.languages.own': 'Full points when you speak every language the clinic listed.',
  'match.why.reliability':
    'Counts the record of both sides. A few shifts count less than many, so full points take time.',
  'match.why.rating':
    'Counts the reviews of both sides. A few reviews count less than many, so full points take time.',
  'match.why.history': 'Rises with every shift you have worked together.',
  'match.why.responsiveness': 'Counts both sides; full points only for answers within minutes.',
  'match.advice.addDay': 'Rises to {points} points if you add {day|day} to your availability',
  'match.advice.offerMore': 'Rises to {points} points if you offer {rate} an hour',
  'match.assumed': '{fact}; so this counts as half',
  'match.assumed.reliability':
    '{fact}. Until the first one, we count {score} out of 100 for the professional and average it with your score.',
  'match.assumed.reliability.own':
    '{fact}. Until your first one, we count {score} out of 100 for you and average it with the clinic’s score.',
  'match.assumed.rating':
    '{fact}. Until the first one, we count {average} out of 5 for the professional and average it with your rating.',
  'match.assumed.rating.own':
    '{fact}. Until your first one, we count {average} out of 5 for you and average it with the clinic’s rating.',
  'match.assumed.responsiveness':
    '{fact}. Until it is, we count half of the points for the professional and average that with yours.',
  'match.assumed.responsiveness.own':
    '{fact}. Until it is, we count half of the points for you and average that with the clinic’s.',
};
