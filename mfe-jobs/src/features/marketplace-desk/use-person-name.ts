import { useText } from '../../texts';

interface Named {
  firstName: string;
  lastName: string;
}

/** Names whoever a request is about; somebody who has left has no name any more. */
export function usePersonName(): (person: Named | null | undefined) => string {
  const t = useText();
  return (person) => (person ? `${person.firstName} ${person.lastName}` : t('jobs.desk.unknown'));
}
