import { render, screen } from '@testing-library/react';
import { Progress } from './progress';

it('has its value in words', () => {
  render(
    <Progress label="Documents" value={2} max={5} valueText="2 of 5" hint="Three are missing." />,
  );
  const bar = screen.getByRole('progressbar', { name: 'Documents' });
  expect(bar).toHaveAttribute('aria-valuenow', '2');
  expect(bar).toHaveAttribute('aria-valuemax', '5');
  expect(bar).toHaveAttribute('aria-valuetext', '2 of 5');
  expect(bar).toHaveAccessibleDescription('Three are missing.');
  expect(bar.firstElementChild).toHaveStyle({ inlineSize: '40%' });
});

it('has no value while it is unknown', () => {
  render(<Progress label="Uploading" hideLabel />);
  const bar = screen.getByRole('progressbar', { name: 'Uploading' });
  expect(bar).not.toHaveAttribute('aria-valuenow');
  expect(bar).toHaveAttribute('data-indeterminate');
});

it.each([
  [-5, 0],
  [140, 100],
])('keeps %d inside its range', (value, shown) => {
  render(<Progress label="Uploading" value={value} />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(shown));
});
