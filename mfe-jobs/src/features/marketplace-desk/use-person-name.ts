import { useText } from '../../texts';

interface Named {
  firstName: string;
  lastName: string;
}

/** The person's name, or a text for a closed account. */
export function usePersonName(): (person: Named | null | undefined) => string {
  const t = useText();
  return (person) => (person ? `${person.firstName} ${person.lastName}` : t('jobs.desk.unknown'));
}
