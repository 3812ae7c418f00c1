import type { ActionRule, RefusalCode } from './authorisation-table';

/** Who may look at or act on a clinic's shift and on what comes of it. */
export const SHIFT_VIEWERS = [
  'anonymous',
  'temp',
  'blocked temp',
  'own temp',
  'clinic',
  'owner',
  'staff',
  'admin',
] as const;
export type ShiftViewerKind = (typeof SHIFT_VIEWERS)[number];

export type ShiftRule = ActionRule<ShiftViewerKind>;

export type ShiftAuthorisationTable = {
  subgraph: string;
  /** Who finds a thing; for everybody else there is nothing. */
  entities: Readonly<Record<string, readonly ShiftViewerKind[]>>;
  /** `Type.field`: who reads it of those who see its object; everybody else gets null. */
  fields: Readonly<Record<string, readonly ShiftViewerKind[]>>;
  /** `Query.x` and `Mutation.x`. */
  actions: Readonly<Record<string, ShiftRule>>;
  /** `METHOD /api/path` of the facade. */
  routes: Readonly<Record<string, ShiftRule>>;
};

export const TEMPS: readonly ShiftViewerKind[] = ['temp', 'blocked temp', 'own temp'];
export const CLINICS: readonly ShiftViewerKind[] = ['clinic', 'owner', 'staff'];
export const OWN_CLINIC: readonly ShiftViewerKind[] = ['owner', 'staff'];
/** Both sides of an offer or a booking. */
export const PARTIES: readonly ShiftViewerKind[] = ['own temp', ...OWN_CLINIC];

/** Some may; whoever is not signed in is asked to, everybody else gets the one answer or their own. */
export const allowing = (
  allowed: readonly ShiftViewerKind[],
  otherwise: RefusalCode,
  others: Readonly<Partial<Record<ShiftViewerKind, RefusalCode>>> = {},
): ShiftRule => ({
  allowed,
  refused: Object.fromEntries(
    SHIFT_VIEWERS.filter((viewer) => !allowed.includes(viewer)).map((viewer) => [
      viewer,
      others[viewer] ?? (viewer === 'anonymous' ? 'UNAUTHENTICATED' : otherwise),
    ]),
  ),
});
