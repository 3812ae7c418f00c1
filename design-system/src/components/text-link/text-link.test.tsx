import { render, screen } from '@testing-library/react';
import { TextLink } from './text-link';

it('is a link', () => {
  render(<TextLink href="/contact">Contact</TextLink>);
  expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
});

it('lends its look to another link', () => {
  render(
    <TextLink asChild variant="quiet">
      <a href="/blog">Blog</a>
    </TextLink>,
  );
  expect(screen.getByRole('link', { name: 'Blog' })).toHaveAttribute('data-variant', 'quiet');
});
