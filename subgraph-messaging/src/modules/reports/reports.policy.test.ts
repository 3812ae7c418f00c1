import { mayOpenFiles } from './reports.policy';

it.each([
  [7, 'in_progress', true],
  [7, 'new', true],
  [7, 'closed', false],
  [8, 'in_progress', false],
  [null, 'new', false],
] as const)('assigned to %j and %s: user 7 may open its files: %s', (assignedTo, status, may) => {
  expect(mayOpenFiles({ assignedTo, status }, 7)).toBe(may);
});
