import { CONTACT } from './support-makers';
import { input, sentBy, sentByNewcomer, type OperationCases } from './operation-case';

const feedback = { toothRating: 4, category: 'jobs', feedback: 'The calendar is clear.' };

export const supportCases: OperationCases = {
  'mfe-messaging/FeedbackPage': sentBy('hygienist', (_world, first) => ({ first })),
  'mfe-messaging/SendFeedback': sentBy('hygienist', () => input(feedback)),
  'mfe-messaging/AdminFeedbackPage': sentBy('admin', (_world, first) => ({ first, filter: {} })),
  'mfe-messaging/FeedbackRatings': sentBy('admin', () => ({ weeks: 12 })),
  'mfe-messaging/PageSpeeds': sentBy('admin', () => ({ days: 28 })),
  'gateway/RestRecordPageSpeed': sentBy('visitor', () =>
    input({ page: 'jobs', isPhone: true, lcp: 1200, inp: 80, cls: 0, ttfb: 90 }),
  ),
  'mfe-messaging/UpdateFeedback': sentBy('admin', async (world) =>
    input({ feedbackId: String(await world.feedback(world.hygienist)), adminResponse: 'Yes.' }),
  ),
  'mfe-messaging/ContactQueue': sentBy('admin', (_world, first) => ({ first, filter: {} })),
  'mfe-messaging/UpdateContactMessage': sentBy('admin', async (world) =>
    input({ contactMessageId: String(await world.contactMessage(world.admin)), answer: 'Yes.' }),
  ),
  'mfe-messaging/ReportQueue': sentBy('admin', (_world, first) => ({ first, filter: {} })),
  'mfe-messaging/UpdateReport': sentBy('admin', async (world) =>
    input({
      reportId: String(await world.report(world.clinic, await world.newHygienist())),
      outcome: 'acted',
    }),
  ),
  'people-ui/SendReport': sentByNewcomer(({ clinic }) =>
    input({ subject: 'user', id: String(clinic.id), reason: 'spam', statement: null }),
  ),
  'mfe-messaging/RoadmapPage': sentBy('visitor', () => ({})),
  'gateway/RestSendContactMessage': sentBy('visitor', () => input(CONTACT)),
  'gateway/RestContactMessages': sentBy('admin', (_world, first) => ({ first, filter: {} })),
  'gateway/RestUpdateContactMessage': sentBy('admin', async (world) =>
    input({ contactMessageId: String(await world.contactMessage(world.admin)), status: 'closed' }),
  ),
  'gateway/RestSendReport': sentByNewcomer(({ clinic }) => ({
    isReview: false,
    review: { reviewId: '1', reason: 'spam', statement: null },
    report: { subject: 'user', id: String(clinic.id), reason: 'spam', statement: null },
  })),
  'gateway/RestReports': sentBy('admin', (_world, first) => ({ first, filter: {} })),
  'gateway/RestUpdateReport': sentBy('admin', async (world) =>
    input({
      reportId: String(await world.report(world.clinic, await world.newHygienist())),
      outcome: 'acted',
    }),
  ),
  'gateway/RestSendFeedback': sentBy('hygienist', () => input(feedback)),
  'gateway/RestAllFeedback': sentBy('admin', (_world, first) => ({ first, filter: {} })),
  'gateway/RestUpdateFeedback': sentBy('admin', async (world) =>
    input({ feedbackId: String(await world.feedback(world.hygienist)), priority: 'high' }),
  ),
};
