import type { ProfessionalRole } from '@tbt/contracts';

const ROLES: Record<ProfessionalRole, string> = {
  hygienist: 'Hygiéniste dentaire',
  assistant: 'Assistante ou assistant dentaire',
};

/** Longer phrases first, as they contain shorter ones. */
const GLOSSARY: readonly (readonly [english: string, french: string])[] = [
  ['registered dental hygienist', 'hygiéniste dentaire'],
  ['certified dental assistant', 'assistante ou assistant dentaire'],
  ['dental hygienist', 'hygiéniste dentaire'],
  ['dental assistant', 'assistante ou assistant dentaire'],
  ['dental office', 'cabinet dentaire'],
  ['dental clinic', 'cabinet dentaire'],
  ['free parking', 'stationnement gratuit'],
  ['parking', 'stationnement'],
  ['half day', 'demi-journée'],
  ['full day', 'journée complète'],
  ['for a day', 'pour une journée'],
  ['hygienist', 'hygiéniste'],
  ['assistant', 'assistante ou assistant'],
  ['needed', 'recherchée ou recherché'],
  ['wanted', 'recherchée ou recherché'],
  ['temporary', 'temporaire'],
  ['evening', 'soir'],
  ['morning', 'matin'],
  ['shift', 'quart de travail'],
  ['patients', 'patients'],
  ['children', 'enfants'],
  ['lunch', 'dîner'],
  ['team', 'équipe'],
  ['welcome', 'bienvenue'],
  ['urgent', 'urgent'],
];
const WORDS = new Map(GLOSSARY);
const KNOWN = new RegExp(`\\b(${GLOSSARY.map(([english]) => english).join('|')})\\b`, 'gi');

const inFrench = (text: string): string =>
  text.replace(KNOWN, (word) => WORDS.get(word.toLowerCase()) ?? word);

/** Replaces single phrases only; the form asks the clinic to check the draft. */
export const frenchDraft = ({
  title,
  description,
  role,
}: {
  title: string;
  description: string | null;
  role: ProfessionalRole;
}): { title: string; description: string | null } => ({
  title: `${ROLES[role]} – ${inFrench(title)}`,
  description: description && inFrench(description),
});
