import { answer, type FragmentData, type GraphAnswers } from '@tbt/web-kit/testing';
import {
  ContactQueueDocument,
  ReportQueueDocument,
  UpdateContactMessageDocument,
  UpdateReportDocument,
  type DeskContactMessageFragment,
  type DeskReportFragment,
} from '../generated/graphql';
import { minutesAgo } from './fixtures';

export type ContactNode = FragmentData<DeskContactMessageFragment>;
export type ReportNode = FragmentData<DeskReportFragment>;

const DAY = 24 * 60;

const ADMIN = { __typename: 'User', id: '1', firstName: 'Maple', lastName: 'Dental' };
const OTHER = { __typename: 'User', id: '90', firstName: 'Ingrid', lastName: 'Roy' };
const ANA = { __typename: 'User', id: '2', firstName: 'Ana', lastName: 'Reyes' };

export const contactNode = (overrides: Partial<ContactNode> = {}): ContactNode => ({
  __typename: 'ContactMessage',
  id: '41',
  name: 'Ada O’Neil',
  email: 'ada@example.test',
  phone: '416 555 0100',
  subject: 'My province',
  message: 'How do I change my province?\nI moved to Quebec.',
  userType: 'hygienist',
  locale: 'fr-CA',
  status: 'new',
  dueAt: minutesAgo(2 * DAY + 60),
  answeredAt: null,
  version: 1,
  createdAt: minutesAgo(4 * DAY),
  user: { __typename: 'User', id: '2', role: 'hygienist' },
  assignee: null,
  answers: [],
  notes: [],
  ...overrides,
});

export const contactNodes = (): ContactNode[] => [
  contactNode(),
  contactNode({
    ...{ id: '42', name: 'Maple Dental', email: 'clinic@example.test', phone: null, user: null },
    ...{ subject: 'An invoice', message: 'Where is it?', userType: 'clinic', locale: 'en-CA' },
    ...{ status: 'in_progress', assignee: OTHER, dueAt: minutesAgo(-3 * DAY - 60) },
    notes: [
      {
        ...{ __typename: 'SupportNote', id: '7', text: 'Asked for the number of the invoice.' },
        ...{ createdAt: minutesAgo(90), author: OTHER },
      },
    ],
  }),
];

export const reportNode = (overrides: Partial<ReportNode> = {}): ReportNode => ({
  __typename: 'Report',
  id: '5',
  subject: 'message',
  subjectId: '104',
  reason: 'offensive',
  statement: 'I do not want to be written to like this.',
  status: 'new',
  outcome: null,
  dueAt: minutesAgo(-8 * 60),
  version: 1,
  createdAt: minutesAgo(DAY),
  isAutomatic: false,
  reporter: { ...ANA, role: 'hygienist' },
  aboutUser: { ...ADMIN, id: '30', role: 'clinic' },
  job: null,
  messages: [
    {
      ...{ __typename: 'ReportedMessage', id: '5-4', content: 'Come alone.' },
      ...{ sentAt: minutesAgo(DAY + 30), sender: { ...ADMIN, id: '30' } },
    },
  ],
  files: [],
  assignee: null,
  notes: [],
  ...overrides,
});

/** Open to the administrator who has taken the report. */
export const reportedFile = (isOpen: boolean): ReportNode['files'][number] => ({
  ...{ __typename: 'ReportedFile', id: '12', fileName: 'way in.pdf', mediaType: 'application/pdf' },
  url: isOpen ? '/api/messages/attachments/12' : null,
});

export const reportNodes = (): ReportNode[] => [
  reportNode(),
  reportNode({
    ...{ id: '6', subject: 'job', subjectId: '9', reason: 'untrue', statement: null, messages: [] },
    ...{ job: { __typename: 'Job', id: '9', title: 'Hygienist', description: 'No parking.' } },
    assignee: ADMIN,
  }),
  reportNode({ id: '7', subject: 'review', subjectId: '3', reason: 'spam', messages: [] }),
  reportNode({ id: '8', subject: 'user', subjectId: '30', reason: 'other', messages: [] }),
];

const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };

/** Answers of the desk; changes are kept. */
export function contactDesk(given = contactNodes()): GraphAnswers {
  let nodes = given;
  return {
    ...answer(ContactQueueDocument, () => ({
      contactMessages: {
        __typename: 'ContactMessageConnection',
        edges: nodes.map((node) => ({
          ...{ __typename: 'ContactMessageEdge', cursor: node.id, node },
        })),
        pageInfo,
      },
    })),
    ...answer(UpdateContactMessageDocument, ({ input }) => {
      const id = String(input.contactMessageId);
      const created = { createdAt: minutesAgo(0), author: ADMIN };
      nodes = nodes.map((node) =>
        node.id === id
          ? {
              ...node,
              status: input.answer ? 'answered' : (input.status ?? node.status),
              assignee:
                input.isAssignedToMe === undefined || input.isAssignedToMe === null
                  ? node.assignee
                  : input.isAssignedToMe
                    ? ADMIN
                    : null,
              answers: input.answer
                ? [
                    ...node.answers,
                    { __typename: 'ContactAnswer', id: '70', text: input.answer, ...created },
                  ]
                : node.answers,
              notes: input.note
                ? [
                    ...node.notes,
                    { __typename: 'SupportNote', id: '71', text: input.note, ...created },
                  ]
                : node.notes,
              version: node.version + 1,
            }
          : node,
      );
      return {
        updateContactMessage: {
          __typename: 'UpdateContactMessagePayload',
          contactMessage: nodes.find((node) => node.id === id) ?? null,
          errors: [],
        },
      };
    }),
  };
}

/** Answers of the desk of reports; a decision closes one. */
export function reportDesk(given = reportNodes()): GraphAnswers {
  let nodes = given;
  return {
    ...answer(ReportQueueDocument, () => ({
      reports: {
        __typename: 'ReportConnection',
        edges: nodes.map((node) => ({ __typename: 'ReportEdge', cursor: node.id, node })),
        pageInfo,
      },
    })),
    ...answer(UpdateReportDocument, ({ input }) => {
      const id = String(input.reportId);
      nodes = nodes.map((node) =>
        node.id === id
          ? {
              ...node,
              ...(input.outcome && { status: 'closed' as const, outcome: input.outcome }),
              ...(input.isAssignedToMe && {
                assignee: ADMIN,
                files: node.files.map(() => reportedFile(true)),
              }),
              version: node.version + 1,
            }
          : node,
      );
      return {
        updateReport: {
          __typename: 'UpdateReportPayload',
          report: nodes.find((node) => node.id === id) ?? null,
          errors: [],
        },
      };
    }),
  };
}
