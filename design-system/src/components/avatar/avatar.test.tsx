import { act, render, screen } from '@testing-library/react';
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

it('is an image when used alone', () => {
  render(<Avatar name="Ana Reyes" label="Ana Reyes" />);
  expect(screen.getByRole('img', { name: 'Ana Reyes' })).toBeVisible();
});

describe('with a picture', () => {
  const requested: HTMLImageElement[] = [];
  const OwnImage = window.Image;

  beforeEach(() => {
    requested.length = 0;
    window.Image = class extends OwnImage {
      constructor() {
        super();
        requested.push(this);
      }
    };
  });

  afterEach(() => {
    window.Image = OwnImage;
  });

  const answer = (event: 'load' | 'error') =>
    act(() =>
      requested.forEach((image) => {
        const size = { complete: true, naturalWidth: event === 'load' ? 64 : 0 };
        for (const [name, value] of Object.entries(size)) {
          Object.defineProperty(image, name, { value, configurable: true });
        }
        image.dispatchEvent(new Event(event));
      }),
    );

  it('shows the picture once it is there', () => {
    const { container } = render(<Avatar name="Ana Reyes" src="/ana.webp" />);
    expect(screen.getByText('AR')).toBeVisible();
    answer('load');
    expect(container.querySelector('img')).toHaveAttribute('src', '/ana.webp');
    expect(screen.queryByText('AR')).not.toBeInTheDocument();
  });

  it('keeps the initials when it cannot be loaded', () => {
    const { container } = render(<Avatar name="Ana Reyes" src="/gone.webp" />);
    answer('error');
    expect(screen.getByText('AR')).toBeVisible();
    expect(container.querySelector('img')).not.toBeInTheDocument();
  });
});

it('draws a figure where there is no name', () => {
  render(<Avatar name="" label="A member" />);
  expect(screen.getByRole('img', { name: 'A member' }).querySelector('svg')).toBeVisible();
});
