import { VIEWERS, type AuthorisationTable, type ViewerKind } from './authorisation-table';

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const cellOf = (professional: boolean, clinic: boolean): string => {
  if (professional === clinic) return professional ? 'yes' : '–';
  return professional ? 'of professionals' : 'of clinics';
};

/** The table as a page of the documentation. */
export function describeAuthorisation({ subgraph, fields, actions }: AuthorisationTable): string {
  const fieldRows = Object.entries(fields).map(([field, { professional, clinic }]) => [
    `\`${field}\``,
    ...VIEWERS.map((viewer) => cellOf(professional.includes(viewer), clinic.includes(viewer))),
  ]);
  const answer = (action: string, viewer: ViewerKind) =>
    actions[action]?.allowed.includes(viewer) ? 'yes' : (actions[action]?.refused[viewer] ?? '');
  const actionRows = Object.keys(actions).map((action) => [
    `\`${action}\``,
    ...VIEWERS.map((viewer) => answer(action, viewer)),
    actions[action]?.note ?? '',
  ]);
  return [
    `## ${subgraph}`,
    'Who reads a field of a person; whoever does not gets null or an empty list.',
    table(['field', ...VIEWERS], fieldRows),
    'Who may ask or act, and how everybody else is refused. A mutation acts for whoever is signed in.',
    table(['action', ...VIEWERS, 'note'], actionRows),
  ].join('\n\n');
}
