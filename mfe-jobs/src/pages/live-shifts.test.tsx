import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeSocket, fakeViewer, renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import { connectionOf } from '../testing/fixtures';
import { bookingNode, candidateNode, clinicShiftNode } from '../testing/shift-fixtures';
import { clinicShifts } from '../testing/shift-scenes';
import { ShiftsPage } from './shifts-page';

const viewer = fakeViewer('clinic');

type Frame = 'notification' | 'notification_muted' | 'notifications_read' | 'joined';

const deliver = (...types: Frame[]) =>
  act(() => {
    const socket = FakeSocket.latest();
    for (const type of types) socket.deliver({ type, notificationId: 1, userId: viewer.id });
    return Promise.resolve();
  });

/** Connects the fake socket of the rendered page. */
async function connect() {
  await act(() => {
    FakeSocket.latest().accept();
    return Promise.resolve();
  });
  await deliver('joined');
}

/** A clinic's page whose only shift changes on the server. */
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
  await connect();
  return state;
}

it('updates on live events without a reload, once per batch', async () => {
  const state = await openPage();
  const before = state.reads;
  state.title = 'After';
  await deliver('notification', 'notification');
  expect(await screen.findByRole('article', { name: 'After' })).toBeVisible();
  expect(state.reads).toBe(before + 1);
});

it('says which shift was filled when an invited professional takes it', async () => {
  let isTaken = false;
  const page = (nodes: { id: string; invoices: never[] }[]) => ({
    data: { myBookings: connectionOf('Booking', nodes) },
  });
  const graph: GraphAnswers = {
    ...clinicShifts(),
    ClinicShifts: () => ({
      data: { myJobs: connectionOf('Job', isTaken ? [] : [clinicShiftNode()]) },
    }),
    MyBookings: () => page(isTaken ? [{ ...bookingNode(), invoices: [] }] : []),
  };
  await renderPage(<ShiftsPage />, { graph, viewer });
  await screen.findByRole('article', { name: 'Hygienist for a full day' });
  await connect();
  isTaken = true;
  await deliver('notification');
  expect(await screen.findByText('Filled: Hygienist for a full day')).toBeVisible();
  expect(screen.getByText('Ana Reyes is booked for this shift.')).toBeVisible();
});

it('updates also with muted notifications', async () => {
  const state = await openPage();
  state.title = 'After';
  await deliver('notification_muted');
  expect(await screen.findByRole('article', { name: 'After' })).toBeVisible();
});

it('reads again after a connection came back, and not for notices read elsewhere', async () => {
  const state = await openPage();
  const before = state.reads;
  await deliver('notifications_read');
  state.title = 'After';
  await deliver('joined');
  expect(await screen.findByRole('article', { name: 'After' })).toBeVisible();
  expect(state.reads).toBe(before + 1);
});

it('reads again when the page is shown again', async () => {
  const state = await openPage();
  state.title = 'After';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByRole('article', { name: 'After' })).toBeVisible();
});

it('reads the open shifts again when their tab is opened again', async () => {
  const state = await openPage();
  await userEvent.click(screen.getByRole('tab', { name: /^Bookings/ }));
  const before = state.reads;
  state.title = 'After';
  await userEvent.click(screen.getByRole('tab', { name: /^Open shifts/ }));
  expect(await screen.findByRole('article', { name: 'After' })).toBeVisible();
  expect(state.reads).toBe(before + 1);
});

it('refetches after an open dialog is closed', async () => {
  const state = await openPage();
  await userEvent.click(screen.getByRole('button', { name: /^Make a counter-offer to/ }));
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

it('keeps all loaded shifts on a refetch', async () => {
  const titles = Array.from({ length: 22 }, (_, at) => `Shift ${at + 1}`);
  const asked: unknown[] = [];
  const graph: GraphAnswers = {
    ...clinicShifts(),
    ClinicShifts: ({ first, after }) => {
      asked.push(first);
      const from = Number(after ?? 0);
      const until = from + Number(first);
      const plain = { applications: connectionOf('Application', []), pendingApplicationCount: 0 };
      const nodes = titles.map((title, at) =>
        clinicShiftNode({ ...plain, id: String(at + 1), title }),
      );
      return { data: { myJobs: connectionOf('Job', nodes.slice(from, until), until < 22) } };
    },
  };
  await renderPage(<ShiftsPage />, { graph, viewer });
  await screen.findByText('Shift 20');
  await connect();
  await userEvent.click(screen.getByText('Show more'));
  await screen.findByText('Shift 22');
  titles[0] = 'First anew';
  titles[21] = 'Last anew';
  await deliver('notification');
  // Rendering many cards takes time.
  expect(await screen.findByText('First anew', {}, { timeout: 5000 })).toBeVisible();
  expect(screen.getByText('Last anew')).toBeVisible();
  expect(screen.getAllByText(/^(Shift \d+|First anew|Last anew)$/)).toHaveLength(22);
  expect(asked.slice(-2)).toEqual([20, 22]);
});
