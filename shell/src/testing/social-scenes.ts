import { answer, type DataOf, type GraphAnswers } from '@tbt/web-kit/testing';
import { ShareableShiftsDocument, type ShareableShiftsQuery } from '../generated/graphql';

export const NETWORKS = [
  { name: 'Facebook', url: 'https://facebook.test/tooth' },
  { name: 'LinkedIn', url: 'https://linkedin.test/tooth' },
];

type Shift = NonNullable<DataOf<ShareableShiftsQuery>['myJobs']['edges'][number]['node']>;

const shift = (id: string, date: string): Shift => ({
  __typename: 'Job',
  ...{ id, title: 'Dental Hygienist', date, startTime: '09:00', endTime: '17:00' },
});

export const SHIFTS = [shift('41', '2026-12-01'), shift('42', '2026-12-04')];

export const ownShifts = (shifts: readonly Shift[] = SHIFTS): GraphAnswers =>
  answer(ShareableShiftsDocument, {
    myJobs: {
      __typename: 'JobConnection',
      edges: shifts.map((node) => ({ __typename: 'JobEdge', cursor: node.id, node })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  });
