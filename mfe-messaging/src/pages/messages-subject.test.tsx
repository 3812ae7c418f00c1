import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, FakeSocket, fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { ChatShiftDocument, SendMessageDocument } from '../generated/graphql';
import { chatWith, inbox, messageNode, talk } from '../testing/fixtures';
import { MessagesPage } from './messages-page';

const viewer = fakeViewer('clinic');
const shift = {
  __typename: 'Job',
  ...{ id: '9', title: 'Hygienist for a day', status: 'active' as const },
  ...{ date: '2027-03-05', startTime: '08:00', endTime: '16:00' },
  ...{ applicationWith: null, booking: null },
};

beforeEach(() => {
  FakeSocket.opened = [];
});

it('says up front that the plan allows replies only, with a link to the plans', async () => {
  await renderPage(<MessagesPage />, {
    at: '/messages?userId=2',
    graph: { ...inbox(), ...chatWith([], { needsPlan: true }) },
    viewer,
  });
  expect(await screen.findByText('Upgrade to Pro to write first')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See Pro' })).toHaveAttribute(
    'href',
    '/subscription?plan=pro',
  );
  expect(screen.queryByRole('textbox', { name: 'Message' })).not.toBeInTheDocument();
});

it('names the owner to a scheduler, who may not read the plan', async () => {
  const role = 'scheduler' as const;
  const clinics = [{ clinicId: 7, name: 'Harbour Dental', role, isActing: true }];
  await renderPage(<MessagesPage />, {
    at: '/messages?userId=2',
    graph: { ...inbox(), ...chatWith([], { needsPlan: true }) },
    viewer: fakeViewer('clinic', { clinics }),
  });
  expect(await screen.findByText('Upgrade to Pro to write first')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'See Pro' })).toBeNull();
  expect(screen.getByText(/Ask an owner of your clinic/)).toBeVisible();
});

it('shows the shift of the address, and sends it with the message', async () => {
  const sent: unknown[] = [];
  const graph = {
    ...inbox(),
    ...chatWith(talk()),
    ...answer(ChatShiftDocument, (variables) => {
      expect(variables).toEqual({ userId: '2', jobId: '9', isNamed: true });
      return { job: shift };
    }),
    ...answer(SendMessageDocument, ({ input }) => {
      sent.push(input.jobId);
      return {
        sendMessage: {
          __typename: 'SendMessagePayload',
          message: { ...messageNode(5, '1', input.content), conversationId: '5' },
          errors: [],
        },
      };
    }),
  };
  await renderPage(<MessagesPage />, { at: '/messages?userId=2&jobId=9', graph, viewer });
  const card = within(
    await screen.findByRole('complementary', { name: 'The shift you are talking about' }),
  );
  expect(card.getByRole('link', { name: 'Hygienist for a day' })).toHaveAttribute(
    'href',
    '/jobs/9',
  );
  expect(card.getByText('Open')).toBeVisible();
  expect(card.getByText('March 5, 2027, 8:00 AM - 4:00 PM')).toBeVisible();
  await userEvent.type(screen.getByPlaceholderText('Type a message...'), 'Hello{Enter}');
  await waitFor(() => expect(sent).toEqual(['9']));
});

it.each([
  ['active', true],
  ['booked', false],
  ['closed', false],
] as const)('asks for free time about a shift that is %s: %s', async (status, asks) => {
  const job = { ...shift, status };
  const graph = { ...inbox(), ...chatWith(talk()), ...answer(ChatShiftDocument, { job }) };
  await renderPage(<MessagesPage />, { at: '/messages?userId=2&jobId=9', graph, viewer });
  await screen.findByRole('complementary', { name: 'The shift you are talking about' });
  await userEvent.click(screen.getByRole('button', { name: 'Quick replies' }));
  const replies = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(replies).toContain('Thank you, see you then.');
  expect(replies.includes('Are you available for this shift?')).toBe(asks);
});

it('shows the shift last referred to', async () => {
  const graph = { ...inbox(), ...chatWith(talk(), { shift }) };
  await renderPage(<MessagesPage />, { at: '/messages?userId=2', graph, viewer });
  expect(await screen.findByRole('link', { name: 'Hygienist for a day' })).toBeVisible();
});

it('shows the booking of the shift with the viewer’s next step', async () => {
  const booking = {
    ...({ __typename: 'Booking', id: '4', status: 'completed' } as const),
    endsAt: '2026-11-20T21:00:00Z',
  };
  const booked = { ...shift, booking: { ...booking, actions: ['dispute', 'approve'] } };
  const graph = { ...inbox(), ...chatWith(talk(), { shift: booked }) };
  await renderPage(<MessagesPage />, { at: '/messages?userId=2', graph, viewer });
  const card = within(
    await screen.findByRole('complementary', { name: 'The shift you are talking about' }),
  );
  expect(card.getByText('Completed')).toBeVisible();
  expect(card.getByRole('link', { name: 'Next: approve the hours' })).toHaveAttribute(
    'href',
    '/shifts/4',
  );
});

it.each([
  ['clinic', 'À faire\u00a0: enregistrer l’arrivée'],
  ['assistant', 'À faire\u00a0: signaler votre arrivée'],
] as const)('says who checks in whom: %s', async (role, name) => {
  const booking = {
    ...({ __typename: 'Booking', id: '4', status: 'confirmed' } as const),
    ...{ actions: ['check_in'], endsAt: '2099-11-20T21:00:00Z' },
  };
  const graph = { ...inbox(), ...chatWith(talk(), { shift: { ...shift, booking } }) };
  const at = '/messages?userId=2';
  await renderPage(<MessagesPage />, { at, graph, viewer: fakeViewer(role), locale: 'fr-CA' });
  expect(await screen.findByRole('link', { name })).toBeVisible();
});

it('calls a booking not checked in once its shift is over', async () => {
  const booking = {
    ...({ __typename: 'Booking', id: '4', status: 'confirmed' } as const),
    ...{ actions: ['miss', 'dispute'], endsAt: '2026-11-20T21:00:00Z' },
  };
  const graph = { ...inbox(), ...chatWith(talk(), { shift: { ...shift, booking } }) };
  await renderPage(<MessagesPage />, { at: '/messages?userId=2', graph, viewer });
  expect(await screen.findByRole('link', { name: 'Next: say what happened' })).toBeVisible();
  expect(screen.getByText('Not checked in')).toBeVisible();
  expect(screen.queryByText('Confirmed')).toBeNull();
});

it('asks for the answer to a change before the confirmation of the shift', async () => {
  const booking = {
    ...({ __typename: 'Booking', id: '4', status: 'booked' } as const),
    ...{ actions: ['confirm', 'answer_change'], endsAt: '2099-11-20T21:00:00Z' },
  };
  const graph = { ...inbox(), ...chatWith(talk(), { shift: { ...shift, booking } }) };
  await renderPage(<MessagesPage />, { at: '/messages?userId=2', graph, viewer });
  expect(
    await screen.findByRole('link', { name: 'Next: answer the proposed change' }),
  ).toBeVisible();
});

it('asks for no hours before the shift ends', async () => {
  const booking = {
    ...({ __typename: 'Booking', id: '4', status: 'checked_in' } as const),
    actions: ['complete'],
    endsAt: new Date(Date.now() + 3_600_000).toISOString(),
  };
  const graph = { ...inbox(), ...chatWith(talk(), { shift: { ...shift, booking } }) };
  await renderPage(<MessagesPage />, { at: '/messages?userId=2', graph, viewer });
  expect(await screen.findByRole('link', { name: 'See the booking' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /send the hours/ })).toBeNull();
});

it.each([
  ['Is there parking? My number: •••••', true],
  ['I am interested in this shift and available for the posted hours.', false],
  [' ', false],
])('shows the note of an application above the messages: %j', async (message, isShown) => {
  const applicationWith = { __typename: 'Application', id: '3', message };
  const graph = { ...inbox(), ...chatWith(talk(), { shift: { ...shift, applicationWith } }) };
  await renderPage(<MessagesPage />, { at: '/messages?userId=2', graph, viewer });
  const card = await screen.findByRole('complementary', {
    name: 'The shift you are talking about',
  });
  const note = within(card).queryByText(`Note with the application: “${message}”`);
  if (isShown) expect(note).toBeVisible();
  else expect(within(card).queryByText(/^Note with/)).toBeNull();
});
