import { screen } from '@testing-library/react';
import { renderPage } from '@tbt/web-kit/testing';
import { CredentialRow } from './credential-row';

it.each([
  ['licence_missing', 'Not sent', 'Add my licence', '/profile?tab=verification&add=licence'],
  ['licence_incomplete', 'File missing', 'Complete my verification', '/profile?tab=verification'],
  ['licence_pending', 'In review', 'See where my verification stands', '/profile?tab=verification'],
  ['not_verified', 'In review', 'See where my verification stands', '/profile?tab=verification'],
  ['licence_expired', 'Expired', 'Complete my verification', '/profile?tab=verification'],
  ['province_missing', 'Not sent', 'Choose my province', '/profile#profile-province'],
] as const)('says of %s that it is %s, and leads on', async (gap, state, name, href) => {
  await renderPage(<CredentialRow proof="licence" gap={gap} />);
  const bar = screen.getByRole('progressbar', { name: 'Licence' });
  expect(bar).toHaveAttribute('aria-valuetext', state);
  if (state === 'In review') expect(bar).toHaveAttribute('aria-valuenow', '2');
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

it('is full once nothing prevents a booking', async () => {
  await renderPage(<CredentialRow proof="certification" gap={undefined} />);
  const bar = screen.getByRole('progressbar', { name: 'Certification' });
  expect(bar).toHaveAttribute('aria-valuetext', 'Approved');
  expect(bar).toHaveAttribute('aria-valuenow', '3');
  expect(screen.queryByRole('link')).toBeNull();
});
