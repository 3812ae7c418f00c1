import { uncoveredProblems } from './measure-operations';
import { sentBy } from './operation-case';

const anyCase = sentBy('nobody', () => ({}));

it('finds an operation that nobody measures, and a case of one that nobody sends', () => {
  const sent = [{ name: 'mfe-jobs/JobPage' }, { name: 'mfe-jobs/New' }];
  expect(uncoveredProblems(sent, { 'mfe-jobs/JobPage': anyCase, 'mfe-jobs/Old': anyCase })).toEqual(
    [
      'mfe-jobs/New: has no case in the bench',
      'mfe-jobs/Old: has a case in the bench, but nobody sends it',
    ],
  );
});
