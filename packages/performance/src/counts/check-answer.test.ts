import { answerProblems } from './check-answer';

const jobs = (length: number) => ({
  jobs: { edges: Array.from({ length }, () => ({ node: {} })) },
});

it('accepts an answer with all rows, however deep', () => {
  expect(answerProblems({ data: jobs(5) }, 5)).toEqual([]);
  expect(answerProblems({ data: { user: jobs(5) } }, 5)).toEqual([]);
  expect(answerProblems({ data: { me: { id: '1' } } }, null)).toEqual([]);
});

it('refuses an answer with an error, without a value or with a refusal', () => {
  expect(answerProblems({ errors: [{ message: 'No.' }] }, null)).toEqual(['No.']);
  expect(answerProblems({ data: { me: null } }, null)).toEqual(['me is null']);
  expect(answerProblems({ data: { apply: { errors: [{ message: 'Taken.' }] } } }, null)).toEqual([
    'Taken.',
  ]);
  expect(answerProblems({}, null)).toEqual(['no data']);
});

it('refuses a page that is not full', () => {
  expect(answerProblems({ data: jobs(4) }, 5)).toEqual([
    '4 rows came of 5: the world is too small',
  ]);
});
