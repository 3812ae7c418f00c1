import type { PersonMenuFragment } from '../generated/graphql';

export type BlockablePerson = Pick<
  PersonMenuFragment,
  'id' | 'firstName' | 'lastName' | 'role' | 'isBlocked'
>;

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();
