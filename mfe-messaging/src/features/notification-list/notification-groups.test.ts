import { groupNotifications } from './notification-groups';

const row = (id: number, createdAt: string, subject: string | null = null) => ({
  id,
  createdAt,
  subject,
});

it('groups by day and shift, the group with the newest notification first', () => {
  const rows = [
    row(6, '2027-03-05T15', 'A'),
    row(5, '2027-03-05T14'),
    row(4, '2027-03-05T13', 'A'),
    row(3, '2027-03-05T12'),
    row(2, '2027-03-05T11', 'B'),
    row(1, '2027-03-04T11', 'A'),
  ];
  const groups = groupNotifications(rows, (instant) => instant.slice(0, 10));
  const shown = groups.map(({ day, subjects }) => [
    day,
    subjects.map(({ subject, rows: told }) => [subject, told.map(({ id }) => id)]),
  ]);
  expect(shown).toEqual([
    [
      '2027-03-05',
      [
        ['A', [6, 4]],
        [null, [5, 3]],
        ['B', [2]],
      ],
    ],
    ['2027-03-04', [['A', [1]]]],
  ]);
});
