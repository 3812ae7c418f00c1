import { actingFor, parseId, paths, safeReturnPath } from '.';

describe('paths', () => {
  it('build addresses', () => {
    expect(paths.auth()).toBe('/auth');
    expect(paths.auth({ tab: 'signup', returnTo: '/jobs?role=assistant' })).toBe(
      '/auth?tab=signup&returnTo=%2Fjobs%3Frole%3Dassistant',
    );
    expect(paths.messages(7)).toBe('/messages?userId=7');
    expect(paths.messages(7, 9)).toBe('/messages?userId=7&jobId=9');
    expect(paths.postJob()).toBe('/post-job');
    expect(paths.postJob({ edit: '7' })).toBe('/post-job?edit=7');
  });

  it.each([
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '/\n\\evil.test',
    'https://evil.test',
    '',
    null,
  ])('do not return to %p', (value) => {
    expect(safeReturnPath(value)).toBe('/');
  });

  it('read ids strictly', () => {
    expect(['7', 7, '007', '1e3', 1.5, null, '9007199254740993'].map(parseId)).toEqual([
      7,
      7,
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});

it.each([
  ['/shifts', 7, '/shifts?actFor=7'],
  ['/shifts?tab=history', 7, '/shifts?tab=history&actFor=7'],
  ['/earnings#billing', 7, '/earnings?actFor=7#billing'],
  ['/clinic?actFor=3', 7, '/clinic?actFor=3'],
  ['/shifts', null, '/shifts'],
])('opens %s as clinic %s: %s', (path, clinicId, expected) => {
  expect(actingFor(path, clinicId)).toBe(expected);
});

it('finds professionals of a shift’s role and province', () => {
  expect(paths.browseProfessionals()).toBe('/browse-professionals');
  const shift = { id: '9', role: 'assistant', province: 'British Columbia' } as const;
  expect(paths.browseProfessionals(shift)).toBe(
    '/browse-professionals?role=assistant&province=British%20Columbia&sort=nearest&shift=9',
  );
  expect(paths.professional(2, shift.id)).toBe('/professionals/2?shift=9');
});
