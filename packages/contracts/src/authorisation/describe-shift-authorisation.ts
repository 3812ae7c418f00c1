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
    'As they stand to one clinic’s shift and to what belongs to one professional: the **own temp** applied, was invited and is booked; with the **blocked temp** one of the two has blocked the other; the **owner** posted the shift; **staff** has an account of its own and acts for the owner; a **clinic** is any other one.',
    'Who finds what, by its id and by reference from another subgraph; for everybody else it is not there.',
    table(['what', ...SHIFT_VIEWERS], readersRows(entities, '–')),
    'Fields that not everybody reads who sees what they belong to; whoever does not gets null. All other fields read the same for everybody, but for `actions`, `bookingObstacles` and `distance`, which are said to the viewer about the viewer.',
    table(
      ['field', ...SHIFT_VIEWERS],
      readersRows(fields, '–').map(([name, ...cells]) => [`\`${name}\``, ...cells]),
    ),
    'Who may ask or act, and how everybody else is refused. Lists hold what is one’s own.',
    table(['action', ...SHIFT_VIEWERS, 'note'], ruleRows(SHIFT_VIEWERS, actions)),
    'The same by REST.',
    table(['call', ...SHIFT_VIEWERS, 'note'], ruleRows(SHIFT_VIEWERS, routes)),
  ].join('\n\n');
}
