import { uncoveredProblems } from './measure-operations';
import { sentBy } from './operation-case';

const anyCase = sentBy('visitor', () => ({}));

it('finds an operation without a case, and a case without an operation', () => {
  const sent = [{ name: 'mfe-jobs/JobPage' }, { name: 'mfe-jobs/New' }];
  expect(uncoveredProblems(sent, { 'mfe-jobs/JobPage': anyCase, 'mfe-jobs/Old': anyCase })).toEqual(
    [
      'mfe-jobs/New: has no case in the bench',
      'mfe-jobs/Old: has a case in the bench, but no client sends it',
    ],
  );
});
