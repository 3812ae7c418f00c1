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
    'Who reads a field of a person; whoever does not gets null or an empty list.',
    table(['field', ...VIEWERS], fieldRows),
    'Who may ask or act, and how everybody else is refused. A mutation acts for whoever is signed in.',
    table(['action', ...VIEWERS, 'note'], ruleRows(VIEWERS, actions)),
    'The same by REST, for the person whom path or body names. What is not for the viewer is left out of an answer.',
    table(['call', ...VIEWERS, 'note'], ruleRows(VIEWERS, routes)),
    `Of a clinic, everybody else is told: ${clinicCard.map((field) => `\`${field}\``).join(', ')}.`,
  ].join('\n\n');
}
