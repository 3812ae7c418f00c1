import type { InviteChoicesQuery } from '../../generated/graphql';

const WAITING: readonly string[] = ['pending', 'countered'];

type Person = NonNullable<InviteChoicesQuery['favourites'][number]['person']>;

export interface InviteChoice {
  id: string;
  person: Person;
  isFavourite: boolean;
  /** Match, 0 to 100; null when not ranked. */
  points: number | null;
  obstacles: readonly string[];
}

/** Favourites with the shift's role, then the best matches, without open applications. */
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
  // An open application is answered, not invited.
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
