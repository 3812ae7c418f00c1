import { render, screen } from '@testing-library/react';
import { Avatar } from './avatar';
import { initialsOf } from './initials';

it.each([
  ['Ana Lucía Reyes', 'AR'],
  ['zoë', 'Z'],
  ['  Éva   Ódor ', 'ÉÓ'],
  ['👩🏽‍⚕️ Kim', '👩K'],
  ['', ''],
])('shortens "%s" to "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('shows initials and stays silent beside a name', () => {
  render(<Avatar name="Ana Reyes" />);
  expect(screen.getByText('AR')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('is an image where it stands alone', () => {
  render(<Avatar name="Ana Reyes" label="Ana Reyes" />);
  expect(screen.getByRole('img', { name: 'Ana Reyes' })).toBeVisible();
});
