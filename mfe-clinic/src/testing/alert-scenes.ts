import { answer, type FragmentData, type GraphAnswers } from '@tbt/web-kit/testing';
import {
  AlertAnswersDocument,
  AlertAudienceDocument,
  ClinicAlertBoardDocument,
  ReceivedAlertsDocument,
  type ClinicAlertItemFragment,
  type ReceivedAlertItemFragment,
} from '../generated/graphql';

type Item = FragmentData<ClinicAlertItemFragment>;
type Received = FragmentData<ReceivedAlertItemFragment>;

const person = (id: string, firstName: string) => ({
  ...{ __typename: 'User' as const, id, firstName, lastName: 'Reyes' },
});
const recipient = (id: string, firstName: string, given: string | null, reply: string | null) => ({
  __typename: 'AlertRecipientEdge' as const,
  node: {
    ...{ __typename: 'AlertRecipient' as const, professionalId: id },
    ...{ answer: given, reply, professional: person(id, firstName) },
  },
});

export const alertItem = (changes: Partial<Item> = {}): Item => ({
  ...{ __typename: 'ClinicAlert', id: '5', title: 'Second hygienist from May' },
  message: 'We open a third chair and look for a hygienist who likes children.',
  ...{ status: 'sent', urgencyLevel: 'medium', sentCount: 214, waitingCount: 12 },
  ...{ readCount: 80, answerCount: 2, interestedCount: 1, expiresAt: null },
  ...{ createdAt: '2027-03-01T15:00:00.000Z', sentAt: '2027-03-01T15:05:00.000Z' },
  ...changes,
});

export const unsentAlert = (): Item =>
  alertItem({
    ...{ id: '6', status: 'active', sentAt: null, sentCount: 0, waitingCount: 0, readCount: 0 },
    ...{ answerCount: 0, interestedCount: 0 },
  });

export const alertAnswers = (): GraphAnswers =>
  answer(AlertAnswersDocument, {
    clinicAlert: {
      ...{ __typename: 'ClinicAlert', id: '5' },
      recipients: {
        __typename: 'AlertRecipientConnection',
        edges: [
          recipient('2', 'Ana', 'interested', 'From June on'),
          recipient('3', 'Mei', 'declined', null),
        ],
      },
    },
  });

export const audienceOf = (count: number): GraphAnswers =>
  answer(AlertAudienceDocument, {
    alertAudience: {
      ...{ __typename: 'AlertAudience', count },
      sample:
        count === 0
          ? []
          : [
              {
                __typename: 'AudienceMember',
                reasons: ['favourite', 'province'],
                professional: { ...person('2', 'Ana'), city: 'Toronto' },
              },
            ],
    },
  });

export const alertBoard = (
  items: readonly Item[] = [alertItem()],
  { max = 10, used = 3, count = 1240 }: { max?: number | null; used?: number; count?: number } = {},
): GraphAnswers => ({
  ...audienceOf(count),
  ...alertAnswers(),
  ...answer(ClinicAlertBoardDocument, {
    clinicAlerts: {
      __typename: 'ClinicAlertConnection',
      edges: items.map((node) => ({ __typename: 'ClinicAlertEdge', node })),
    },
    clinicAlertQuota: { __typename: 'ClinicAlertQuota', max, used, resetsOn: '2027-04-01' },
  }),
});

export const receivedAlert = (changes: Partial<Received> = {}): Received => ({
  ...{ __typename: 'ReceivedAlert', alertId: '5', title: 'Second hygienist from May' },
  message: 'We open a third chair and look for a hygienist who likes children.',
  ...{ urgencyLevel: 'medium', sentAt: '2027-03-01T15:05:00.000Z', expiresAt: null },
  ...{ readAt: null, answer: null, reply: null, isOver: false },
  clinic: { __typename: 'User', id: '1', firstName: 'Maple', lastName: 'Dental' },
  ...changes,
});

export const receivedAlerts = (items: readonly Received[] = [receivedAlert()]): GraphAnswers =>
  answer(ReceivedAlertsDocument, {
    receivedAlerts: {
      __typename: 'ReceivedAlertConnection',
      edges: items.map((node) => ({ __typename: 'ReceivedAlertEdge', node })),
    },
  });
