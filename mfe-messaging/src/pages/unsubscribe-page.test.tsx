import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import { UnsubscribePage } from './unsubscribe-page';

const show = (graph: GraphAnswers, at = '/unsubscribe#the-token') =>
  renderPage(<UnsubscribePage />, { at, graph });

const agree = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Unsubscribe' }));

/** A server that records inputs, or fails. */
function server({ isAway = false } = {}) {
  const inputs: unknown[] = [];
  const state = { isAway };
  const graph: GraphAnswers = {
    Unsubscribe: ({ input }) => {
      if (state.isAway) throw new TypeError('Failed to fetch');
      inputs.push(input);
      const payload = { __typename: 'UnsubscribePayload', category: 'bookings', errors: [] };
      return { data: { unsubscribe: payload } };
    },
  };
  return { graph, inputs, state };
}

describe('/unsubscribe', () => {
  it('ends nothing by being opened', async () => {
    const { graph, inputs } = server();
    await show(graph);
    await screen.findByRole('button', { name: 'Unsubscribe' });
    expect(inputs).toEqual([]);
  });

  it('unsubscribes with one click, without log-in, and names the category', async () => {
    const { graph, inputs } = server();
    await show(graph);
    await agree();
    expect(await screen.findByText('You are unsubscribed')).toBeVisible();
    expect(screen.getByText(/no longer get these emails: Bookings/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Preferences' })).toHaveAttribute(
      'href',
      '/notifications?tab=preferences',
    );
    expect(inputs).toEqual([{ token: 'the-token' }]);
  });

  it('shows an error, and retries', async () => {
    const { graph, state } = server({ isAway: true });
    await show(graph);
    await agree();
    expect(await screen.findByText('We could not unsubscribe you')).toBeVisible();
    state.isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('You are unsubscribed')).toBeVisible();
  });

  it('knows an address that was cut off', async () => {
    await show({}, '/unsubscribe');
    expect(await screen.findByText('This link is incomplete')).toBeVisible();
  });
});
