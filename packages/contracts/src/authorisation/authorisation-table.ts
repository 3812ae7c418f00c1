/** Who may look at or act on a user; `clinic` has no application or booking with them, `entitled clinic` has. */
export const VIEWERS = ['anonymous', 'temp', 'clinic', 'entitled clinic', 'self', 'admin'] as const;
export type ViewerKind = (typeof VIEWERS)[number];

export type RefusalCode = 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND';

/** Who reads a field; all other viewers get null, an empty list or false. */
export type FieldRule = {
  professional: readonly ViewerKind[];
  clinic: readonly ViewerKind[];
};

export type ActionRule<Kind extends string = ViewerKind> = {
  allowed: readonly Kind[];
  refused: Readonly<Partial<Record<Kind, RefusalCode>>>;
  /** Why a refusal does not depend on the viewer. */
  note?: string;
};

export type AuthorisationTable = {
  subgraph: string;
  fields: Readonly<Record<string, FieldRule>>;
  actions: Readonly<Record<string, ActionRule>>;
  /** `METHOD /api/path` of the REST facade; path or body names the user. */
  routes: Readonly<Record<string, ActionRule>>;
  /** Fields of a clinic in REST that every viewer reads. */
  clinicCard: readonly string[];
};

export const ALL_VIEWERS = VIEWERS;
export const SIGNED_IN: readonly ViewerKind[] = [
  'temp',
  'clinic',
  'entitled clinic',
  'self',
  'admin',
];
export const CONTACTS: readonly ViewerKind[] = ['entitled clinic', 'self', 'admin'];
export const OWNERS: readonly ViewerKind[] = ['self', 'admin'];
export const SELF: readonly ViewerKind[] = ['self'];
export const ADMIN: readonly ViewerKind[] = ['admin'];

export const readBy = (viewers: readonly ViewerKind[]): FieldRule => ({
  professional: viewers,
  clinic: viewers,
});

export const allowedToAll: ActionRule = { allowed: ALL_VIEWERS, refused: {} };
export const signedInOnly: ActionRule = {
  allowed: SIGNED_IN,
  refused: { anonymous: 'UNAUTHENTICATED' },
};
export const selfOnly: ActionRule = {
  allowed: SELF,
  refused: {
    anonymous: 'UNAUTHENTICATED',
    temp: 'FORBIDDEN',
    clinic: 'FORBIDDEN',
    'entitled clinic': 'FORBIDDEN',
    admin: 'FORBIDDEN',
  },
};
export const administration: ActionRule = {
  allowed: ADMIN,
  refused: {
    anonymous: 'UNAUTHENTICATED',
    temp: 'FORBIDDEN',
    clinic: 'FORBIDDEN',
    'entitled clinic': 'FORBIDDEN',
    self: 'FORBIDDEN',
  },
};
