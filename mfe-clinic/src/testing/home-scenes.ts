import { answer, type GraphAnswers } from '@tbt/web-kit/testing';
import { HomePeopleDocument } from '../generated/graphql';

const person = {
  __typename: 'User',
  id: '2',
  firstName: 'Ana',
  lastName: 'Reyes',
  profilePicture: null,
  role: 'hygienist' as const,
  city: 'Toronto',
  hasLicence: true,
  avgRating: '4.85',
  totalReviews: 12,
};

/** Two professionals of the province, one without a valid licence. */
export const homePeople = (onAsked: (filter: unknown) => void = () => undefined): GraphAnswers =>
  answer(HomePeopleDocument, ({ filter }) => {
    onAsked(filter);
    const people = [person, { ...person, id: '4', firstName: 'Noor', hasLicence: false }];
    return {
      professionals: {
        __typename: 'ProfessionalConnection',
        edges: people.map((node) => ({ __typename: 'ProfessionalEdge', cursor: node.id, node })),
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    };
  });
