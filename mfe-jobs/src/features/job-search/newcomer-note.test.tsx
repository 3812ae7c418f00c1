import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from '@tbt/web-kit';
import { renderPage } from '@tbt/web-kit/testing';
import { NewcomerNote } from './newcomer-note';

it('says what is left only after the creation of a profile', async () => {
  await renderPage(
    <>
      <Link to="/jobs" state={{ isNewcomer: true }}>
        Created
      </Link>
      <NewcomerNote />
    </>,
    { at: '/jobs' },
  );
  expect(screen.queryByText(/^Before your first booking/)).toBeNull();
  await userEvent.click(await screen.findByRole('link', { name: 'Created' }));
  expect(
    await screen.findByText(
      /^Before your first booking, complete your verification\. Also confirm your email/,
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'See what’s left' })).toHaveAttribute(
    'href',
    '/profile?tab=verification',
  );
});
