import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewer, renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import { emergencyBoard, openShift } from '../testing/emergency-scenes';
import { EmergencyCoveragePage } from './emergency-coverage-page';

type Sent = Record<string, unknown>;

const open = (graph: GraphAnswers, at = '/emergency-coverage') =>
  renderPage(<EmergencyCoveragePage />, { at, viewer: fakeViewer('clinic'), graph });

const REFUSAL = {
  ...{ code: 'CONFLICT', path: [], reasons: ['overlapping_shift'] },
  message: 'You already have a shift for this role at that time.',
};
const MADE = { id: '9', nextWaveAt: '2027-03-05T13:51:00.000Z', waves: [{ wave: 1, asked: 2 }] };
const madeOf = (emergencyRequest: object | null, overlapping: object | null = null) => ({
  data: {
    requestEmergency: {
      ...{ emergencyRequest, overlapping },
      errors: overlapping ? [REFUSAL] : [],
    },
  },
});

/** Refuses a new shift beside `shift` unless it is additional. */
const beside = (shift = openShift()) => {
  const sent: Sent[] = [];
  const graph: GraphAnswers = {
    ...emergencyBoard([]),
    RequestEmergency: ({ input }) => {
      sent.push(input as Sent);
      const { jobId, isAdditional } = input as Sent;
      return jobId || isAdditional ? madeOf(MADE) : madeOf(null, shift);
    },
  };
  return { sent, graph };
};

const sendForm = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /Send to professionals/ }));
  return within(
    await screen.findByRole('dialog', {
      name: 'You already have a shift for this role at that time',
    }),
  );
};

describe('beside an open shift for the role at that time', () => {
  it('asks for cover for that shift', async () => {
    const { sent, graph } = beside();
    await open(graph);
    const dialog = await sendForm();
    expect(dialog.getByText(/Hygienist at chair 2 .* \$55\.00 an hour/)).toBeVisible();
    expect(dialog.getByRole('link', { name: /Hygienist at chair 2/ })).toHaveAttribute(
      'href',
      '/jobs/81',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Ask for cover for this shift' }));
    expect(await screen.findByText(/^2 professionals were asked\. More .* at about/)).toBeVisible();
    expect(sent.at(-1)).toEqual({ jobId: '81', maxRadius: 50, isAssignedForMe: false });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('sends for another person after the question only', async () => {
    const { sent, graph } = beside();
    await open(graph);
    const dialog = await sendForm();
    await userEvent.click(dialog.getByRole('button', { name: 'I need another person' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ isAdditional }) => isAdditional)).toEqual([false, true]);
  });

  it('cannot be for a shift that is booked', async () => {
    await open(beside(openShift({ status: 'booked' })).graph);
    const dialog = await sendForm();
    expect(dialog.queryByRole('button', { name: 'Ask for cover for this shift' })).toBeNull();
    expect(dialog.getByRole('button', { name: 'I need another person' })).toBeVisible();
  });
});

describe('for a posted shift', () => {
  it('is sent in one step, with the terms of the shift', async () => {
    const { sent, graph } = beside();
    await open(
      { ...graph, ...emergencyBoard([], {}, [], openShift()) },
      '/emergency-coverage?shift=81',
    );
    const panel = await screen.findByRole('region', {
      name: 'Ask for emergency cover for this shift',
    });
    expect(within(panel).getByText(/Hygienist at chair 2/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ask for cover for this shift' }));
    await waitFor(() => expect(sent).toEqual([{ jobId: '81' }]));
  });

  it('offers the form of a new shift when the shift is no longer open', async () => {
    await open(
      emergencyBoard([], {}, [], openShift({ status: 'closed' })),
      '/emergency-coverage?shift=81',
    );
    expect(await screen.findByRole('form', { name: 'Ask for cover now' })).toBeVisible();
  });
});
