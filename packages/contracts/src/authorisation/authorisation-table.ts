/** Who may look at or act on a person: nobody signed in, a colleague, a clinic without and with an application or booking of theirs, the person, an administrator. */
export const VIEWERS = ['anonymous', 'temp', 'clinic', 'entitled clinic', 'self', 'admin'] as const;
export type ViewerKind = (typeof VIEWERS)[number];

export type RefusalCode = 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND';

/** Who reads a field; everybody else gets null, an empty list or false. */
export type FieldRule = {
  professional: readonly ViewerKind[];
  clinic: readonly ViewerKind[];
};

/** Who may do something; how everybody else is refused. */
export type ActionRule<Kind extends string = ViewerKind> = {
  allowed: readonly Kind[];
  refused: Readonly<Partial<Record<Kind, RefusalCode>>>;
  /** Where the refusal is not for the viewer's sake, in words. */
  note?: string;
};

export type AuthorisationTable = {
  subgraph: string;
  /** Fields of `User` that the subgraph answers. */
  fields: Readonly<Record<string, FieldRule>>;
  /** `Query.x` and `Mutation.x`. */
  actions: Readonly<Record<string, ActionRule>>;
  /** `METHOD /api/path` of the facade; the person is the one whom path or body names. */
  routes: Readonly<Record<string, ActionRule>>;
  /** All that the facade tells of a clinic to whoever is neither the clinic nor an administrator. */
  clinicCard: readonly string[];
};

export const EVERYBODY = VIEWERS;
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

/** Everybody may. */
export const open: ActionRule = { allowed: EVERYBODY, refused: {} };
/** Whoever is signed in, for themselves. */
export const session: ActionRule = {
  allowed: SIGNED_IN,
  refused: { anonymous: 'UNAUTHENTICATED' },
};
/** The person alone; everybody else acts for a stranger. */
export const personally: ActionRule = {
  allowed: SELF,
  refused: {
    anonymous: 'UNAUTHENTICATED',
    temp: 'FORBIDDEN',
    clinic: 'FORBIDDEN',
    'entitled clinic': 'FORBIDDEN',
    admin: 'FORBIDDEN',
  },
};
/** Administrators. */
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
