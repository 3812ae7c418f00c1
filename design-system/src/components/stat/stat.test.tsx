import { render, screen, within } from '@testing-library/react';
import { Stat, StatGroup } from './stat';

it('groups figure, change and hint with the name', () => {
  render(
    <StatGroup>
      <Stat
        label="Shifts"
        value="12"
        hint="This month"
        change={{ direction: 'up', text: '4 more', tone: 'success' }}
      />
    </StatGroup>,
  );
  expect(screen.getByRole('term')).toHaveTextContent('Shifts');
  expect(screen.getAllByRole('definition').map((part) => part.textContent)).toEqual([
    '12',
    '4 more',
    'This month',
  ]);
});

it('shows no stale figure while loading', () => {
  render(
    <StatGroup>
      <Stat label="Shifts" value="12" loading change={{ direction: 'up', text: '4 more' }} />
    </StatGroup>,
  );
  expect(within(screen.getByRole('definition')).queryByText('12')).not.toBeInTheDocument();
  expect(screen.queryByText('4 more')).not.toBeInTheDocument();
});
