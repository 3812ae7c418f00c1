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

it('lets an email break before its @ only', () => {
  const { container } = render(
    <DataList items={[{ term: 'Email', description: 'priya.n@example.com' }]} />,
  );
  expect(screen.getByText('priya.n@example.com').innerHTML).toBe('priya.n<wbr>@example.com');
  expect(container.querySelectorAll('wbr')).toHaveLength(1);
});
