/** Text with links written `[label](target)`; `{email}` and `{privacyEmail}` are filled in. */
export type LegalBlock =
  | string
  | { list: readonly string[] }
  | { terms: readonly { term: string; text: string }[] }
  | { table: { head: readonly string[]; rows: readonly (readonly string[])[] } };

export interface LegalSection {
  /** Anchor in the address, the same in both languages. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

export interface LegalText {
  title: string;
  lead: string;
  sections: readonly LegalSection[];
}
