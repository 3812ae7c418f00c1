import { VIEWERS, type AuthorisationTable } from './authorisation-table';
import { ruleRows, table } from './describe-rules';

const cellOf = (professional: boolean, clinic: boolean): string => {
  if (professional === clinic) return professional ? 'yes' : '–';
  return professional ? 'of professionals' : 'of clinics';
};

export function describeAuthorisation(facts: AuthorisationTable): string {
  const { subgraph, fields, actions, routes, clinicCard } = facts;
  const fieldRows = Object.entries(fields).map(([field, { professional, clinic }]) => [
    `\`${field}\``,
    ...VIEWERS.map((viewer) => cellOf(professional.includes(viewer), clinic.includes(viewer))),
  ]);
  return [
    `## ${subgraph}`,
    'Who reads a field of a user; other viewers get null or an empty list.',
    table(['field', ...VIEWERS], fieldRows),
    'Who may query or act, and how other viewers are refused. A mutation acts for the viewer.',
    table(['action', ...VIEWERS, 'note'], ruleRows(VIEWERS, actions)),
    'The same by REST, for the user that path or body names. Fields that the viewer may not read are left out.',
    table(['call', ...VIEWERS, 'note'], ruleRows(VIEWERS, routes)),
    `Of a clinic, other viewers read: ${clinicCard.map((field) => `\`${field}\``).join(', ')}.`,
  ].join('\n\n');
}
