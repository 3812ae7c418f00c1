import { RestRosterDocument } from '../../generated/graphql';
import { inEitherForm, prefersCsv } from '../csv/write-csv';
import { defineRoute } from '../define-route';
import { atOf, rosterCsv, rosterQuery, toRosterLine } from './roster.schemas';

const roster = defineRoute({
  method: 'GET',
  path: '/api/roster',
  summary: 'Who works for the clinic between two days, both included; CSV by `Accept`.',
  access: ['clinic'],
  query: rosterQuery,
  document: RestRosterDocument,
  variables: ({ query: { from, to, locationId } }) => ({ from, to, at: atOf(locationId) }),
  answer: ({ roster: lines }, { accept, info, query: { from, to } }) =>
    inEitherForm(prefersCsv(accept), {
      body: () => lines.map(toRosterLine),
      name: `roster-${from}-${to}`,
      csv: () => rosterCsv(lines, info.locale),
    }),
  answers: {
    200: {
      description: 'Booked shifts by start.',
      ...{ entity: 'RosterLine', isList: true, file: 'text/csv' },
    },
  },
});

export const rosterRoutes = [roster];
