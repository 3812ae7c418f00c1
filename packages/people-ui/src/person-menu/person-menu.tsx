import type { ReactNode } from 'react';
import { readFragment, type FragmentType } from '../generated';
import { PersonMenuFragmentDoc } from '../generated/graphql';
import { PersonActions } from './person-actions';
import type { BlockablePerson } from './person-name';

/** Favourite, hire and block actions. */
export function PersonMenu({ person }: { person: FragmentType<typeof PersonMenuFragmentDoc> }) {
  const relations = readFragment(PersonMenuFragmentDoc, person);
  return <PersonActions person={relations} relations={relations} />;
}

/** Blocks and unblocks, below the page's own entries. */
export const BlockMenu = ({ person, items }: { person: BlockablePerson; items?: ReactNode }) => (
  <PersonActions person={person} items={items} />
);
