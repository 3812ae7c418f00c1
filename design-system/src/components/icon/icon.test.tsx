import { render, screen } from '@testing-library/react';
import { Icon } from './icon';
import { iconNames } from './icon-shapes';

it('is hidden from screen readers beside a text', () => {
  render(<Icon name="calendar" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('is an image with a name when used alone', () => {
  render(<Icon name="star" label="Rated" />);
  expect(screen.getByRole('img', { name: 'Rated' })).toBeVisible();
});

it.each(iconNames)('draws %s', (name) => {
  const { container } = render(<Icon name={name} />);
  expect(container.querySelectorAll('svg > *').length).toBeGreaterThan(0);
});
