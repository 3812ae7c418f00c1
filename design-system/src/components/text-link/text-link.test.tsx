import { render, screen } from '@testing-library/react';
import { TextLink } from './text-link';

it('is a link', () => {
  render(<TextLink href="/contact">Contact</TextLink>);
  expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
});

it('styles a router link', () => {
  render(
    <TextLink asChild variant="quiet">
      <a href="/blog">Blog</a>
    </TextLink>,
  );
  expect(screen.getByRole('link', { name: 'Blog' })).toHaveAttribute('data-variant', 'quiet');
});

it('says that it leaves for another site', () => {
  render(
    <TextLink href="https://maps.example/" external destinationLabel="opens in a new tab">
      Map
    </TextLink>,
  );
  const link = screen.getByRole('link', { name: 'Map (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noreferrer');
});

it.each([
  [true, ''],
  ['pay.pdf', 'pay.pdf'],
])('saves a file (%s)', (download, attribute) => {
  render(
    <TextLink href="/pay" download={download} destinationLabel="PDF, 2 MB">
      Statement
    </TextLink>,
  );
  const link = screen.getByRole('link', { name: 'Statement (PDF, 2 MB)' });
  expect(link).toHaveAttribute('download', attribute);
  expect(link).not.toHaveAttribute('target');
});
