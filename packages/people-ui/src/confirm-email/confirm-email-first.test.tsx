import { screen, waitFor } from '@testing-library/react';
import type { SessionViewer } from '@tbt/web-kit';
import { fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { ConfirmEmailFirst } from './confirm-email-first';

const show = (viewer: SessionViewer) => renderPage(<ConfirmEmailFirst />, { viewer });
const clinic = { ...fakeViewer('clinic'), isEmailConfirmed: false };

it('asks a clinic to open the link in its mail, and leads to where it is sent again', async () => {
  await show(clinic);
  expect(await screen.findByText('Confirm your email')).toBeVisible();
  expect(screen.getByText(new RegExp(`link to ${clinic.email}`))).toBeVisible();
  expect(screen.getByRole('link', { name: 'Send it again' })).toHaveAttribute('href', '/account');
});

const actingClinic = {
  ...({ clinicId: 99, name: 'Smile Dental', role: 'manager', isActing: true } as const),
};

it.each([
  ['a clinic that has', { ...clinic, isEmailConfirmed: true }],
  ['a professional', { ...fakeViewer('hygienist'), isEmailConfirmed: false }],
  ['a member of another’s clinic', { ...clinic, actingClinic }],
])('shows nothing to %s', async (_who, viewer) => {
  const { container } = await show(viewer);
  await waitFor(() => expect(container).toHaveTextContent(/^$/));
});
