import { answer, type DataOf, type GraphAnswers } from '@tbt/web-kit/testing';
import { OwnOpenShiftsDocument, type OwnOpenShiftsQuery } from '../generated/graphql';

export type OwnShiftNode = DataOf<OwnOpenShiftsQuery>['myJobs']['edges'][number]['node'];

export const ownShift = (overrides: Partial<OwnShiftNode> = {}): OwnShiftNode => ({
  __typename: 'Job',
  id: '9',
  title: 'A full day',
  role: 'hygienist',
  date: '2027-03-05',
  startTime: '08:00',
  endTime: '16:00',
  hourlyRate: '52.00',
  invitations: [],
  ...overrides,
});

/** Answers of the invitation dialog. */
export const ownOpenShifts = (shifts: readonly OwnShiftNode[] = [ownShift()]): GraphAnswers =>
  answer(OwnOpenShiftsDocument, {
    myJobs: {
      __typename: 'JobConnection',
      edges: shifts.map((node) => ({ __typename: 'JobEdge', cursor: node.id, node })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  });
