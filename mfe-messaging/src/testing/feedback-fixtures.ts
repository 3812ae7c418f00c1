import type { WebVital } from '@tbt/contracts';
import { answer, type FragmentData, type GraphAnswers } from '@tbt/web-kit/testing';
import {
  AdminFeedbackPageDocument,
  FeedbackPageDocument,
  FeedbackRatingsDocument,
  PageSpeedsDocument,
  RoadmapPageDocument,
  UpdateFeedbackDocument,
  type DeskFeedbackFragment,
  type OwnFeedbackItemFragment,
} from '../generated/graphql';

export type OwnFeedbackNode = FragmentData<OwnFeedbackItemFragment>;
export type DeskFeedbackNode = FragmentData<DeskFeedbackFragment>;

const ASKED = {
  toothRating: 4,
  category: 'jobs' as const,
  title: 'Shifts in my calendar',
  feedback: 'I copy every shift into my own calendar by hand.',
  suggestions: 'An address that my calendar can subscribe to.',
  isFeatureRequest: true,
  createdAt: '2027-03-05T14:00:00.000Z',
};

export const ownFeedback = (overrides: Partial<OwnFeedbackNode> = {}): OwnFeedbackNode => ({
  __typename: 'Feedback',
  id: '12',
  ...ASKED,
  status: 'answered',
  adminResponse: 'Your schedule has such an address now: see the Schedule tab of your profile.',
  ...overrides,
});

export const deskFeedback = (overrides: Partial<DeskFeedbackNode> = {}): DeskFeedbackNode => ({
  __typename: 'Feedback',
  id: '12',
  ...ASKED,
  isAnonymous: false,
  status: 'new',
  priority: 'medium',
  adminResponse: null,
  version: 1,
  user: {
    ...{ __typename: 'User', id: '2', firstName: 'Ana', lastName: 'Reyes', role: 'hygienist' },
  },
  roadmap: null,
  ...overrides,
});

export const deskFeedbackList = (): DeskFeedbackNode[] => [
  deskFeedback(),
  deskFeedback({
    ...{ id: '11', title: null, category: 'general', isFeatureRequest: false, toothRating: 2 },
    ...{ feedback: 'Too many steps before I can post.', suggestions: null },
    ...{ isAnonymous: true, user: null, priority: 'high', status: 'in_review' },
  }),
];

const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
const edges = <N extends { id: string }>(nodes: readonly N[]) =>
  nodes.map((node) => ({ __typename: 'FeedbackEdge', cursor: node.id, node }));

/** Answers of /feedback; what is sent is accepted, or refused. */
export const feedbackPage = (nodes = [ownFeedback()], refusal?: object): GraphAnswers => ({
  ...answer(FeedbackPageDocument, {
    myFeedback: { __typename: 'FeedbackConnection', edges: edges(nodes), pageInfo },
  }),
  SendFeedback: {
    data: {
      sendFeedback: {
        __typename: 'SendFeedbackPayload',
        feedback: refusal ? null : { __typename: 'Feedback', id: '13' },
        errors: refusal ? [refusal] : [],
      },
    },
  },
});

/** Answers of the desk; changes are kept. */
export function feedbackDesk(given = deskFeedbackList()): GraphAnswers {
  let nodes = given;
  return {
    ...answer(AdminFeedbackPageDocument, () => ({
      allFeedback: { __typename: 'FeedbackConnection', edges: edges(nodes), pageInfo },
    })),
    ...answer(UpdateFeedbackDocument, ({ input }) => {
      const { feedbackId, version: _version, roadmap, ...change } = input;
      const entry = roadmap && { __typename: 'RoadmapItem', id: String(feedbackId), ...roadmap };
      nodes = nodes.map((node) =>
        node.id === String(feedbackId)
          ? ({
              ...node,
              ...change,
              ...(change.adminResponse && { status: 'answered' }),
              ...(roadmap !== undefined && { roadmap: entry }),
              version: node.version + 1,
            } as DeskFeedbackNode)
          : node,
      );
      const changed = nodes.find(({ id }) => id === String(feedbackId)) ?? deskFeedback();
      const { id, status, priority, adminResponse, version, roadmap: shown } = changed;
      return {
        updateFeedback: {
          __typename: 'UpdateFeedbackPayload',
          feedback: {
            ...{ __typename: 'Feedback', id, status, priority, adminResponse, version },
            roadmap: shown,
          },
          errors: [],
        },
      };
    }),
  };
}

const week = (
  weekStartsOn: string,
  category: 'general' | 'jobs' | 'billing',
  count: number,
  average: number,
) => ({ __typename: 'FeedbackRatings', weekStartsOn, category, count, average });

export const feedbackRatings = (): GraphAnswers =>
  answer(FeedbackRatingsDocument, {
    feedbackRatings: [
      week('2027-02-15', 'general', 4, 3.5),
      week('2027-02-15', 'jobs', 2, 4),
      week('2027-02-22', 'jobs', 5, 4.2),
      week('2027-03-01', 'general', 3, 4.3),
      week('2027-03-01', 'billing', 1, 2),
    ],
  });

const speed = (page: string, isPhone: boolean, vital: WebVital, visits: number, p75: number) => ({
  ...{ __typename: 'PageSpeed', page, isPhone, vital, visits, p75 },
});

const SPEEDS = [
  speed('home', true, 'lcp', 1204, 1200),
  speed('home', true, 'inp', 830, 150),
  speed('home', true, 'cls', 1204, 0),
  speed('home', true, 'ttfb', 1204, 200),
  speed('jobs', true, 'lcp', 412, 3000),
  speed('jobs', true, 'inp', 207, 600),
  speed('jobs', true, 'cls', 412, 150),
  speed('jobs', false, 'lcp', 96, 800),
  speed('other', false, 'lcp', 15, 5000),
];

export const pageSpeeds = (speeds = SPEEDS): GraphAnswers =>
  answer(PageSpeedsDocument, { pageSpeeds: speeds });

const item = (id: string, stage: 'planned' | 'in_progress' | 'done', en: string, fr: string) => ({
  ...{ __typename: 'RoadmapItem', id, stage, titleEn: en, titleFr: fr },
  changedAt: '2027-03-05T14:00:00.000Z',
});

export const roadmapItems = () => [
  item('12', 'done', 'Shifts in your own calendar', 'Les quarts dans votre propre calendrier'),
  item('9', 'planned', 'Sums by month as a file', 'Les totaux mensuels dans un fichier'),
];

export const roadmap = (items = roadmapItems()): GraphAnswers =>
  answer(RoadmapPageDocument, { roadmap: items });
