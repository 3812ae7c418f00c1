import { ruleRows, table } from './describe-rules';
import {
  SHIFT_VIEWERS,
  type ShiftAuthorisationTable,
  type ShiftViewerKind,
} from './shift-authorisation-table';

const readersRows = (
  readers: Readonly<Record<string, readonly ShiftViewerKind[]>>,
  absent: string,
): string[][] =>
  Object.entries(readers).map(([name, allowed]) => [
    name,
    ...SHIFT_VIEWERS.map((viewer) => (allowed.includes(viewer) ? 'yes' : absent)),
  ]);

export function describeShiftAuthorisation(facts: ShiftAuthorisationTable): string {
  const { subgraph, entities, fields, actions, routes } = facts;
  return [
    `## ${subgraph}`,
    'Viewers by their relation to one clinic’s shift and one professional: the **own temp** applied, was invited and is booked; with the **blocked temp** one of the two has blocked the other; the **owner** posted the shift; **staff** has an account of its own and acts for the owner; a **clinic** is any other one.',
    'Who finds what, by id and by reference from another subgraph; for other viewers it does not exist.',
    table(['what', ...SHIFT_VIEWERS], readersRows(entities, '–')),
    'Fields that not every viewer of their object reads; the others get null. All other fields are the same for every viewer, except `actions`, `bookingObstacles` and `distance`, which are about the viewer.',
    table(
      ['field', ...SHIFT_VIEWERS],
      readersRows(fields, '–').map(([name, ...cells]) => [`\`${name}\``, ...cells]),
    ),
    'Who may query or act, and how other viewers are refused. Lists contain the viewer’s own items.',
    table(['action', ...SHIFT_VIEWERS, 'note'], ruleRows(SHIFT_VIEWERS, actions)),
    'The same by REST.',
    table(['call', ...SHIFT_VIEWERS, 'note'], ruleRows(SHIFT_VIEWERS, routes)),
  ].join('\n\n');
}
