import { useText } from '../../texts';

interface Named {
  firstName: string;
  lastName: string;
}

/** Names the other side of a shift; who has left is called a former member. */
export function useMemberName(): (person: Named | null | undefined) => string {
  const t = useText();
  return (person) =>
    person ? `${person.firstName} ${person.lastName}` : t('jobs.shifts.formerMember');
}
