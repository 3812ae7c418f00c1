import type { LOCALES } from '@tbt/contracts';
import type { Person } from './accounts';
import { administratorOf, loader, viewerOf } from './callers';
import type { Stage } from './marketplace-scenes';
import { isNamed, personNamed } from './upcoming-scenes';

/** Feedback by weeks ago, so that the chart has a line. */
const FEEDBACK: readonly [number, object][] = [
  [
    9,
    {
      ...{ toothRating: 3, category: 'jobs', title: 'Shifts on a map' },
      feedback: 'I choose by distance first. A list makes me guess where an office is.',
      isFeatureRequest: true,
    },
  ],
  [
    7,
    {
      ...{ toothRating: 5, category: 'messaging', title: 'Quick replies save me' },
      feedback: 'Answering between two patients takes a second now.',
    },
  ],
  [
    5,
    {
      ...{ toothRating: 2, category: 'bug', title: 'Dates in the calendar file' },
      feedback:
        'The calendar on my phone showed a shift on the wrong day after the clocks changed.',
    },
  ],
  [
    3,
    {
      ...{ toothRating: 4, category: 'billing', title: '' },
      feedback: 'Clear invoices. I would like one file for the whole year.',
      ...{ suggestions: 'A button for my accountant.', isFeatureRequest: true },
    },
  ],
  [
    1,
    {
      ...{ toothRating: 4, category: 'general', title: 'Enfin en français' },
      feedback: 'Tout est traduit, même les courriels. Continuez ainsi.',
    },
  ],
  [
    0,
    {
      ...{ toothRating: 3, category: 'matching', title: 'Why not me?' },
      feedback: 'I would like to know what to improve when a shift goes to another person.',
    },
  ],
];

type Question = {
  daysAgo: number;
  locale: (typeof LOCALES)[number];
  values: Record<'name' | 'email' | 'subject' | 'message' | 'userType', string>;
};

const QUESTIONS: readonly Question[] = [
  {
    daysAgo: 6,
    locale: 'en-CA',
    values: {
      ...{ name: 'Priya Nair', email: 'priya.nair@example.com', userType: 'hygienist' },
      subject: 'Moving from Ontario to British Columbia',
      message: 'I move in spring. Can I add a second licence before I have the new address?',
    },
  },
  {
    daysAgo: 3,
    locale: 'fr-CA',
    values: {
      ...{ name: 'Luc Gagnon', email: 'luc.gagnon@example.com', userType: 'clinic' },
      subject: 'Plusieurs cabinets',
      message: 'Nous avons trois adresses à Québec. Faut-il un abonnement pour chacune?',
    },
  },
  {
    daysAgo: 0,
    locale: 'en-CA',
    values: {
      ...{ name: 'Sam Okafor', email: 'sam.okafor@example.com', userType: 'other' },
      subject: 'Students at our college',
      message: 'We teach dental assisting. May our graduates sign up before their exam?',
    },
  },
];

async function playFeedback({ services, calendar }: Stage, temps: Person[], adminId: number) {
  const { clock, messaging } = services;
  const { feedback } = messaging;
  const rows = [];
  for (const [at, [weeksAgo, values]] of FEEDBACK.entries()) {
    clock.set(calendar.ago(weeksAgo * 7, 3));
    const author = temps[at % temps.length];
    if (author) rows.push(await feedback.send(viewerOf(author), values));
  }
  const [map, , dates] = rows;
  const administrator = administratorOf(adminId);
  clock.set(calendar.ago(2));
  if (map)
    await feedback.update(administrator, {
      ...{ feedbackId: map.id, status: 'answered', priority: 'medium' },
      adminResponse: 'Thank you: others asked for it too, so it is on our roadmap.',
      roadmap: {
        stage: 'planned',
        titleEn: 'Shifts on a map',
        titleFr: 'Les quarts sur une carte',
      },
    });
  if (dates)
    await feedback.update(administrator, {
      ...{ feedbackId: dates.id, status: 'closed', priority: 'high' },
      adminResponse: 'Fixed. Please subscribe to the calendar again.',
      roadmap: {
        stage: 'done',
        titleEn: 'Calendar files follow the change of clocks',
        titleFr: 'Les fichiers de calendrier suivent le changement d’heure',
      },
    });
}

/** What waits for administrators: feedback, questions of visitors, reports. */
export async function playDesk(stage: Stage, adminId: number): Promise<void> {
  const { services, calendar, people } = stage;
  const { clock, messaging } = services;
  const temps = people.filter(({ role, email }) => role !== 'clinic' && !isNamed(email));
  const assistant = personNamed(people, 'assistant@demo.test');
  await playFeedback(stage, [assistant, ...temps.slice(0, FEEDBACK.length - 1)], adminId);

  for (const { daysAgo, locale, values } of QUESTIONS) {
    clock.set(calendar.ago(daysAgo, 2));
    await messaging.contactMessages.send(
      { ...loader, locale },
      { ...values, website: '', secondsOpen: 60 },
    );
  }

  const [first, second] = temps;
  const clinic = people.find(({ role, email }) => role === 'clinic' && !isNamed(email));
  clock.set(calendar.ago(1, 4));
  if (first && clinic)
    await messaging.reports.send(viewerOf(first), {
      ...{ subject: 'user', id: clinic.id, reason: 'untrue' },
      statement: 'The profile promises free parking. There was none.',
    });
  clock.set(calendar.ago(0, 5));
  if (second)
    await messaging.reports.send(viewerOf(personNamed(people, 'clinic@demo.test')), {
      ...{ subject: 'user', id: second.id, reason: 'spam' },
      statement: 'This person wrote the same advertisement to three offices.',
    });
  clock.set(calendar.now);
}
