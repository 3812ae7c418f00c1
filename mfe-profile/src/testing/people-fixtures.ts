import { answer, type FragmentData, type GraphAnswers } from '@tbt/web-kit/testing';
import {
  AccountPeoplePageDocument,
  type HiringRowFragment,
  type PersonMenuFragment,
  type PersonRowFragment,
} from '../generated/graphql';
import { noRelation } from './fixtures';

export type PersonNode = FragmentData<PersonRowFragment> & FragmentData<PersonMenuFragment>;
export type InterestNode = FragmentData<HiringRowFragment>;

export const personNode = (overrides: Partial<PersonNode> = {}): PersonNode => ({
  __typename: 'User',
  id: '2',
  firstName: 'Ana',
  lastName: 'Reyes',
  role: 'hygienist',
  profilePicture: null,
  city: 'Toronto',
  province: 'Ontario',
  ...noRelation,
  ...overrides,
});

const office = personNode({ id: '1', firstName: 'Maple', lastName: 'Dental', role: 'clinic' });

export const interestNode = (overrides: Partial<InterestNode> = {}): InterestNode => ({
  __typename: 'HiringInterest',
  id: '9',
  status: 'interested',
  notes: 'Calm and quick',
  contactedAt: null,
  hiredAt: null,
  createdAt: '2027-03-01T15:00:00.000Z',
  professionalId: '2',
  clinic: office,
  professional: personNode(),
  ...overrides,
});

type People = { kept?: PersonNode[]; interests?: InterestNode[]; blocked?: PersonNode[] };

const entries = (people: PersonNode[], __typename: string) =>
  people.map((person) => ({ __typename, createdAt: '2027-03-01T15:00:00.000Z', person }));

export const myPeople = ({ kept = [], interests = [], blocked = [] }: People = {}): GraphAnswers =>
  answer(AccountPeoplePageDocument, {
    favourites: entries(kept, 'Favourite'),
    hiringInterests: {
      __typename: 'HiringInterestConnection',
      edges: interests.map((node) => ({
        __typename: 'HiringInterestEdge',
        cursor: node.id,
        node,
      })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
    blockedPeople: entries(blocked, 'BlockedPerson'),
  });

/** One person in each list. */
export const manyPeople = (): GraphAnswers =>
  myPeople({
    kept: [personNode({ isFavourite: true })],
    interests: [interestNode({ professional: personNode({ isFavourite: true }) })],
    blocked: [personNode({ id: '4', firstName: 'Noor', lastName: 'Haddad', isBlocked: true })],
  });
