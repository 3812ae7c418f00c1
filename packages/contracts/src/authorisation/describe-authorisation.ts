import {
  VIEWERS,
  type ActionRule,
  type AuthorisationTable,
  type ViewerKind,
} from './authorisation-table';

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const cellOf = (professional: boolean, clinic: boolean): string => {
  if (professional === clinic) return professional ? 'yes' : '–';
  return professional ? 'of professionals' : 'of clinics';
};

const answerTo = ({ allowed, refused }: ActionRule, viewer: ViewerKind): string =>
  allowed.includes(viewer) ? 'yes' : (refused[viewer] ?? '');
const rulesOf = (rules: Readonly<Record<string, ActionRule>>): string[][] =>
  Object.entries(rules).map(([name, rule]) => [
    `\`${name}\``,
    ...VIEWERS.map((viewer) => answerTo(rule, viewer)),
    rule.note ?? '',
  ]);

/** The table as a page of the documentation. */
export function describeAuthorisation(facts: AuthorisationTable): string {
  const { subgraph, fields, actions, routes, clinicCard } = facts;
  const fieldRows = Object.entries(fields).map(([field, { professional, clinic }]) => [
    `\`${field}\``,
    ...VIEWERS.map((viewer) => cellOf(professional.includes(viewer), clinic.includes(viewer))),
  ]);
  return [
    `## ${subgraph}`,
    'Who reads a field of a person; whoever does not gets null or an empty list.',
    table(['field', ...VIEWERS], fieldRows),
    'Who may ask or act, and how everybody else is refused. A mutation acts for whoever is signed in.',
    table(['action', ...VIEWERS, 'note'], rulesOf(actions)),
    'The same by REST, for the person whom path or body names. What is not for the viewer is left out of an answer.',
    table(['call', ...VIEWERS, 'note'], rulesOf(routes)),
    `Of a clinic, everybody else is told: ${clinicCard.map((field) => `\`${field}\``).join(', ')}.`,
  ].join('\n\n');
}
