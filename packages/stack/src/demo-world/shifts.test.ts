import { isEveningShift, PROFESSIONAL_ROLES, postingRule } from '@tbt/contracts';
import { clinicCast, namedCast } from './cast';
import { createRandom } from './random';
import { postingFor } from './shifts';

const random = createRandom(7);
const clinics = [...namedCast(random, 2027), ...clinicCast(random)].filter(
  ({ role }) => role === 'clinic',
);
const plan = { date: '2027-03-05', isUrgent: false, isFullDay: false };
const postings = PROFESSIONAL_ROLES.flatMap((role) =>
  clinics.flatMap((clinic) =>
    Array.from({ length: 12 }, () => ({
      clinic,
      role,
      posting: postingRule.parse(postingFor({ ...plan, role }, clinic, random)),
    })),
  ),
);
const OWN_ROLE = { hygienist: /hygi[eé]nist/i, assistant: /assist/i };
const DURATIONS: readonly [RegExp, (hours: { start: string; minutes: number }) => boolean][] = [
  [/evening|de soir/i, ({ start }) => isEveningShift(start)],
  [/half a day|demi-journée/i, ({ minutes }) => minutes < 360],
  [/a full|day with|journée d/i, ({ minutes }) => minutes >= 360],
];
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

it('names the role that is looked for', () => {
  for (const { role, posting } of postings) expect(posting.title).toMatch(OWN_ROLE[role]);
});

it('has hours that its words allow', () => {
  for (const { title, startTime, endTime } of postings.map(({ posting }) => posting))
    for (const [words, isRight] of DURATIONS)
      if (words.test(title))
        expect([
          title,
          isRight({ start: startTime, minutes: minutesOf(endTime) - minutesOf(startTime) }),
        ]).toEqual([title, true]);
});

it('speaks the language of the office, and both where both are spoken', () => {
  const isFrench = (text: string) => /\b(des?|un|une|votre)\b/i.test(text);
  for (const { clinic, posting } of postings) {
    expect(isFrench(posting.description ?? '')).toBe(clinic.place.province === 'Quebec');
    if (clinic.place.province === 'New Brunswick')
      expect(isFrench(posting.frenchDescription ?? '')).toBe(true);
  }
});

it('shows the clinic as its profile does', () => {
  for (const { clinic, posting } of postings)
    expect([posting.clinicVibe, posting.teamEnvironment]).toEqual([
      clinic.profile.clinicVibe,
      clinic.profile.teamCollaboration,
    ]);
});

it('is a full day where a scene sets the hours', () => {
  const [clinic] = clinics;
  if (!clinic) throw new Error('No clinic');
  for (let turn = 0; turn < 40; turn += 1) {
    const { title } = postingRule.parse(
      postingFor({ ...plan, role: 'assistant', isFullDay: true }, clinic, random),
    );
    expect(title).not.toMatch(/evening|extractions/i);
  }
});
