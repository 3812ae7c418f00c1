import type { InviteChoicesQuery } from '../../generated/graphql';

const WAITING: readonly string[] = ['pending', 'countered'];

type Person = NonNullable<InviteChoicesQuery['favourites'][number]['person']>;

/** Somebody who can be asked to take a shift. */
export interface InviteChoice {
  id: string;
  person: Person;
  isFavourite: boolean;
  /** How well the person fits, 0 to 100; null where nobody has reckoned it. */
  points: number | null;
  /** What would stand in the way of booking. */
  obstacles: readonly string[];
}

/**
 * Favourites of the shift's role first, then the best matches; each once. Applicants who wait for an
 * answer get that, not an invitation.
 */
export function choicesOf(
  { favourites, job }: InviteChoicesQuery,
  role: string,
): readonly InviteChoice[] {
  const ranked = job?.candidates?.edges.map(({ node }) => node) ?? [];
  const matchOf = (id: string) => ranked.find(({ professionalId }) => professionalId === id);
  const choiceOf = (person: Person, isFavourite: boolean): InviteChoice => {
    const match = matchOf(person.id);
    return {
      id: person.id,
      person,
      isFavourite,
      points: match?.match.points ?? null,
      obstacles: match?.bookingObstacles ?? [],
    };
  };
  // Whose application waits is answered, not invited.
  const hasApplied = (id: string) => WAITING.includes(matchOf(id)?.application?.status ?? '');
  const kept = favourites.flatMap(({ person }) =>
    person?.role === role && !hasApplied(person.id) ? [person] : [],
  );
  const keptIds = new Set(kept.map(({ id }) => id));
  const others = ranked.flatMap(({ professional }) =>
    professional && !keptIds.has(professional.id) && !hasApplied(professional.id)
      ? [professional]
      : [],
  );
  return [
    ...kept.map((person) => choiceOf(person, true)),
    ...others.map((person) => choiceOf(person, false)),
  ];
}
