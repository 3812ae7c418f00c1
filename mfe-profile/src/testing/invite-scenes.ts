import { answer, type DataOf, type GraphAnswers } from '@tbt/web-kit/testing';
import { OwnOpenShiftsDocument, type OwnOpenShiftsQuery } from '../generated/graphql';

export type OwnShiftNode = DataOf<OwnOpenShiftsQuery>['myJobs']['edges'][number]['node'];

export const ownShift = (overrides: Partial<OwnShiftNode> = {}): OwnShiftNode => ({
  __typename: 'Job',
  id: '9',
  title: 'A full day',
  status: 'active',
  role: 'hygienist',
  date: '2027-03-05',
  startTime: '08:00',
  endTime: '16:00',
  hourlyRate: '52.00',
  invitations: [],
  ...overrides,
});

/** Answers of the invitation dialog: the first page, then the rest by its cursor. */
export const ownOpenShifts = (
  shifts: readonly OwnShiftNode[] = [ownShift()],
  rest: readonly OwnShiftNode[] = [],
): GraphAnswers =>
  answer(OwnOpenShiftsDocument, ({ after }) => {
    const isFirst = !after;
    const hasNextPage = isFirst && rest.length > 0;
    return {
      myJobs: {
        __typename: 'JobConnection',
        edges: (isFirst ? shifts : rest).map((node) => ({
          ...{ __typename: 'JobEdge', cursor: node.id, node },
        })),
        pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: hasNextPage ? 'more' : null },
      },
    };
  });
