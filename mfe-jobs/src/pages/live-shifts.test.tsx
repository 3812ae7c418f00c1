import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeSocket, fakeViewer, renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import { connectionOf } from '../testing/fixtures';
import { candidateNode, clinicShiftNode } from '../testing/shift-fixtures';
import { clinicShifts } from '../testing/shift-scenes';
import { ShiftsPage } from './shifts-page';

const viewer = fakeViewer('clinic');

/** A clinic's page whose only shift changes behind its back. */
async function openPage() {
  const state = { title: 'Before', reads: 0 };
  const graph: GraphAnswers = {
    ...clinicShifts(),
    ClinicShifts: () => {
      state.reads += 1;
      const applications = connectionOf('Application', [candidateNode()]);
      const shift = clinicShiftNode({ title: state.title, applications });
      return { data: { myJobs: connectionOf('Job', [shift]) } };
    },
  };
  await renderPage(<ShiftsPage />, { graph, viewer });
  await screen.findByRole('article', { name: 'Before' });
  const socket = FakeSocket.latest();
  const deliver = (...types: ('notification' | 'notifications_read' | 'joined')[]) =>
    act(() => {
      for (const type of types) socket.deliver({ type, notificationId: 1, userId: viewer.id });
      return Promise.resolve();
    });
  await act(() => {
    socket.accept();
    return Promise.resolve();
  });
  await deliver('joined');
  return { state, deliver };
}

it('shows what the other side did without a reload, once for signs that come together', async () => {
  const { state, deliver } = await openPage();
  const before = state.reads;
  state.title = 'After';
  await deliver('notification', 'notification');
  expect(await screen.findByRole('article', { name: 'After' })).toBeVisible();
  expect(state.reads).toBe(before + 1);
});

it('reads again after a connection came back, and not for notices read elsewhere', async () => {
  const { state, deliver } = await openPage();
  const before = state.reads;
  await deliver('notifications_read');
  state.title = 'After';
  await deliver('joined');
  expect(await screen.findByRole('article', { name: 'After' })).toBeVisible();
  expect(state.reads).toBe(before + 1);
});

it('leaves the list alone under an open dialog, and renews it once that is closed', async () => {
  const { state, deliver } = await openPage();
  await userEvent.click(screen.getByRole('button', { name: /^Name another rate to/ }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText(/^Hourly rate/), '61');
  const before = state.reads;
  state.title = 'After';
  await deliver('notification');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(state.reads).toBe(before);
  expect(within(dialog).getByLabelText(/^Hourly rate/)).toHaveValue('61');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Not now' }));
  expect(await screen.findByRole('article', { name: 'After' })).toBeVisible();
  await waitFor(() => expect(state.reads).toBe(before + 1));
});
