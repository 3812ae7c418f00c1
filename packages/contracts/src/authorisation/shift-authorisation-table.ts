import type { ActionRule, RefusalCode } from './authorisation-table';

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
  /** Who finds an entity; it does not exist for all other viewers. */
  entities: Readonly<Record<string, readonly ShiftViewerKind[]>>;
  /** `Type.field`: who reads it among those who see its object; the others get null. */
  fields: Readonly<Record<string, readonly ShiftViewerKind[]>>;
  actions: Readonly<Record<string, ShiftRule>>;
  routes: Readonly<Record<string, ShiftRule>>;
};

export const TEMPS: readonly ShiftViewerKind[] = ['temp', 'blocked temp', 'own temp'];
export const CLINICS: readonly ShiftViewerKind[] = ['clinic', 'owner', 'staff'];
export const OWN_CLINIC: readonly ShiftViewerKind[] = ['owner', 'staff'];
export const PARTIES: readonly ShiftViewerKind[] = ['own temp', ...OWN_CLINIC];

/** Viewers that are not allowed get their code of `others`, else UNAUTHENTICATED when anonymous, else `otherwise`. */
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
