import { render, screen } from '@testing-library/react';
import { DataList } from './data-list';

it('keeps every value with its term, with an icon too', () => {
  render(
    <DataList
      items={[
        { term: 'Licence', description: 'MB-20418' },
        { term: 'Time', description: '08:00', icon: <svg /> },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Licence', 'Time']);
  expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
    'MB-20418',
    '08:00',
  ]);
});
