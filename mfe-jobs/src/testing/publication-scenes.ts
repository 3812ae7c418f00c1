import type { FragmentData } from '@tbt/web-kit/testing';
import type { ShiftPublicationFieldsFragment } from '../generated/graphql';

export type PublicationNode = FragmentData<ShiftPublicationFieldsFragment>;

export const publicationNode = (overrides: Partial<PublicationNode> = {}): PublicationNode => ({
  __typename: 'ShiftPublication',
  ...{ network: 'facebook', pageName: 'Maple Dental', isExpired: false },
  text: 'Urgent: Dental Hygienist, Toronto, March 5, 2027, 8:00 AM - 4:00 PM, $52.00 an hour. Apply here: https://site.test/jobs/7',
  ...{ state: null, failure: null },
  ...overrides,
});
