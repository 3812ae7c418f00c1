import { render, screen } from '@testing-library/react';
import { DateLine } from './date-line';

const tile = { weekday: 'Mon', day: '23', month: 'Nov' };

it('has a term for each fact', () => {
  render(
    <DateLine
      tile={tile}
      main={{ term: 'Hours', description: '8:00 AM - 4:00 PM' }}
      detail={{ term: 'Date', description: 'November 23, 2026' }}
      figure={{ term: 'Rate', description: '$47.00', note: 'per hour' }}
    />,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Hours',
    'Date',
    'Rate',
  ]);
  expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
    '8:00 AM - 4:00 PM',
    'November 23, 2026',
    '$47.00 per hour',
  ]);
});

it('hides the tile from screen readers: the texts have the date', () => {
  render(<DateLine tile={tile} main={{ term: 'Hours', description: '8:00 AM' }} soon />);
  const leaf = screen.getByText('23').parentElement;
  expect(leaf).toHaveAttribute('aria-hidden', 'true');
  expect(leaf).toHaveAttribute('data-soon', 'true');
});

it('steps back when the day is over', () => {
  const { container } = render(
    <DateLine tile={tile} main={{ term: 'Hours', description: '8:00 AM' }} past />,
  );
  expect(container.querySelector('[data-past]')).toBeInTheDocument();
});
