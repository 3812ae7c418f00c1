import { useIsUnavailable } from '@tbt/web-kit';
import { useText } from '../texts';

export interface Named {
  firstName: string;
  lastName: string;
}

/** A user's name; "Former member" for a closed account, "Member" while names cannot be read. */
export function useMemberName(): (person: Named | null | undefined) => string {
  const t = useText();
  const missing = t(useIsUnavailable() ? 'peopleUi.member' : 'peopleUi.formerMember');
  return (person) => (person ? `${person.firstName} ${person.lastName}` : missing);
}
