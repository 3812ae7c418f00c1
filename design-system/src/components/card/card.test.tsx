import { render, screen } from '@testing-library/react';
import { Card } from './card';

it('is named by its title', () => {
  render(<Card title="Hygienist, full day" titleAs="h2" footer={<button>Apply</button>} />);
  const card = screen.getByRole('article', { name: 'Hygienist, full day' });
  expect(card).toContainElement(screen.getByRole('heading', { level: 2 }));
  expect(card).toContainElement(screen.getByRole('button', { name: 'Apply' }));
});

it('can be an item of a list', () => {
  render(
    <ul>
      <Card as="li">One</Card>
    </ul>,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('One');
});

it('is the current one of a list when it is selected', () => {
  render(<Card title="Monday" selected interactive />);
  expect(screen.getByRole('article', { name: 'Monday', current: true })).toBeVisible();
});

it('does not invite to press while it is disabled', () => {
  render(<Card title="Monday" interactive disabled />);
  const card = screen.getByRole('article');
  expect(card).toHaveAttribute('data-disabled');
  expect(card).not.toHaveAttribute('data-interactive');
});
