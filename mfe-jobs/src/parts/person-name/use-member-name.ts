import { useText } from '../../texts';

interface Named {
  firstName: string;
  lastName: string;
}

/** The other side's name; "former member" for a closed account. */
export function useMemberName(): (person: Named | null | undefined) => string {
  const t = useText();
  return (person) =>
    person ? `${person.firstName} ${person.lastName}` : t('jobs.shifts.formerMember');
}
