import { screen, waitFor } from '@testing-library/react';
import { fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { toFinish } from '../../testing/to-finish-scenes';
import { ToFinish } from './to-finish';

it('shows a professional missing items, with links', async () => {
  await renderPage(<ToFinish />, { viewer: fakeViewer('hygienist'), graph: toFinish() });
  expect(await screen.findByRole('region', { name: 'Before your first booking' })).toBeVisible();
  expect(screen.getByText('Add your Ontario licence.')).toBeVisible();
  expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent(
    'Your licence number for Ontario',
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', '/profile?tab=verification');
});

it('asks a clinic for its office pack until there is one', async () => {
  const graph = toFinish({ role: 'clinic', credentialGaps: [] });
  await renderPage(<ToFinish />, { viewer: fakeViewer('clinic'), graph });
  expect(await screen.findByRole('region', { name: 'Introduce your office' })).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/profile');
});

it.each([
  ['a verified professional', toFinish({ credentialGaps: [] })],
  [
    'a clinic with a pack',
    toFinish({ role: 'clinic', officePack: { __typename: 'OfficePack', version: 1 } }),
  ],
  ['an administrator', toFinish({ role: null, credentialGaps: [] })],
])('says nothing to %s', async (_, graph) => {
  const ask = jest.fn(graph['ToFinish'] as () => object);
  await renderPage(<ToFinish />, {
    viewer: fakeViewer('hygienist'),
    graph: { ToFinish: ask as never },
  });
  await waitFor(() => expect(ask).toHaveBeenCalled());
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
