import { recordPageSpeedRule } from '@tbt/contracts';
import { RestRecordPageSpeedDocument } from '../../generated/graphql';
import { defineRoute } from '../define-route';

const record = defineRoute({
  method: 'POST',
  path: '/api/web-vitals',
  summary:
    'Counts the web vitals of one visit: milliseconds, of `cls` thousandths. Neither the visit nor a person is stored.',
  access: 'anyone',
  body: recordPageSpeedRule,
  document: RestRecordPageSpeedDocument,
  variables: ({ body }) => ({ input: body }),
  answer: () => ({ status: 204 }),
  answers: { 204: { description: 'It was counted.' } },
});

export const pageSpeedRoutes = [record];
