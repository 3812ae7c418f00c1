import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fakeViewer, renderPage, unreachable } from '@tbt/web-kit/testing';
import {
  DeskSubscriptionsDocument,
  RefundPlanInvoiceDocument,
  SetGivenPlanDocument,
  SetPromotionOpenDocument,
} from '../generated/graphql';
import { CLOSED_CODE, desk, DESK_CLINICS, deskClinic } from '../testing/subscription-desk-scenes';
import { AdminSubscriptionsPage } from './admin-subscriptions-page';

const viewer = fakeViewer('clinic', { role: null, isAdmin: true });
const at = '/admin-subscriptions';
const opened = `${at}?clinic=11`;
const type = async (label: RegExp | string, value: string) => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, value);
};

describe('/admin-subscriptions', () => {
  it('lists clinics with their plan, status and what comes next', async () => {
    await renderPage(<AdminSubscriptionsPage />, { at, viewer, graph: desk() });
    const link = await screen.findByRole('link', { name: 'Maple Street Dental' });
    expect(link).toHaveAttribute('href', '/admin-subscriptions?clinic=11');
    expect(screen.getByText('Renews on March 20, 2027')).toBeVisible();
    expect(screen.getByText('First charge on March 20, 2027')).toBeVisible();
    expect(screen.getByText('Pro (trial of Premium)')).toBeVisible();
    expect(screen.getByText('Premium given until March 31, 2027')).toBeVisible();
    expect(screen.getByText('FIRST5FREE')).toBeVisible();
  });

  it('asks for what the filters of its address name', async () => {
    const asked: unknown[] = [];
    const graph = {
      ...desk(),
      ...answer(DeskSubscriptionsDocument, ({ filter }) => {
        asked.push(filter);
        return {
          deskSubscriptions: {
            __typename: 'DeskSubscriptionConnection',
            edges: [],
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          },
        };
      }),
    };
    const start = `${at}?status=past_due&province=Quebec&plan=gold`;
    await renderPage(<AdminSubscriptionsPage />, { at: start, viewer, graph });
    expect(await screen.findByText('No clinic matches')).toBeVisible();
    expect(asked).toEqual([{ status: 'past_due', province: 'Quebec' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('No clinic has a plan yet')).toBeVisible();
    expect(asked.at(-1)).toEqual({});
  });

  it('refunds what is left, or a part of it, with a reason', async () => {
    const sent: unknown[] = [];
    const graph = {
      ...desk(),
      ...answer(RefundPlanInvoiceDocument, ({ input }) => {
        sent.push(input);
        const errors =
          sent.length === 1
            ? [
                {
                  ...{ __typename: 'UserError' as const, code: 'VALIDATION_FAILED' as const },
                  ...{ message: 'Say why.', path: ['reason'], reasons: [] },
                },
              ]
            : [];
        return {
          refundPlanInvoice: {
            ...{ __typename: 'RefundPlanInvoicePayload', isRunning: false, errors },
            subscription: errors.length > 0 ? null : deskClinic(),
          },
        };
      }),
    };
    await renderPage(<AdminSubscriptionsPage />, { at: opened, viewer, graph });
    const name = 'Refund invoice A1B2C3-0001';
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(screen.getByText(/Up to \$46.67 can still be refunded/)).toBeVisible();
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
    expect(await screen.findByText('Say why.')).toBeVisible();
    await type(/Amount in dollars/, '10.5');
    await type(/^Reason/, 'Charged twice');
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
    expect(await screen.findByText('The refund is made, and the clinic is told')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent.at(-1)).toEqual({
      ...{ clinicId: '11', invoiceId: 'in_1', amount: '10.5', refundedBefore: '20.00' },
      reason: 'Charged twice',
    });
  });

  it('says that a refund waits for the provider, and offers no second one', async () => {
    const graph = desk({ clinic: DESK_CLINICS.refunding });
    await renderPage(<AdminSubscriptionsPage />, { at: opened, viewer, graph });
    expect(await screen.findByText(/\$66.67: the payment provider has not/)).toBeVisible();
    const name = 'Refund invoice A1B2C3-0002';
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Refund invoice A1B2C3-0001' })).toBeVisible();
  });

  it('gives a plan until a day, and ends it', async () => {
    const sent: unknown[] = [];
    const graph = {
      ...desk({ clinic: DESK_CLINICS.given }),
      ...answer(SetGivenPlanDocument, ({ input }) => {
        sent.push(input);
        return {
          setGivenPlan: {
            ...{ __typename: 'SetGivenPlanPayload', errors: [] },
            subscription: DESK_CLINICS.given,
          },
        };
      }),
    };
    await renderPage(<AdminSubscriptionsPage />, { at: opened, viewer, graph });
    await userEvent.click(await screen.findByRole('button', { name: 'Change the given plan' }));
    await userEvent.selectOptions(screen.getByLabelText(/Plan/), 'Pro');
    await type(/Last day/, '2027-04-30');
    await type(/^Reason/, 'Longer');
    await userEvent.click(screen.getByRole('button', { name: 'Give plan' }));
    expect(await screen.findByText('The plan is given, and the clinic is told')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'End the given plan' }));
    await type(/^Reason/, 'Enough');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'End the given plan' }));
    expect(await screen.findByText(/The given plan has ended/)).toBeVisible();
    const known = { clinicId: '11', knownUntil: '2027-03-31' };
    expect(sent).toEqual([
      { ...known, tier: 'pro', until: '2027-04-30', reason: 'Longer' },
      { ...known, reason: 'Enough' },
    ]);
  });

  it('shows the history with who acted and why', async () => {
    await renderPage(<AdminSubscriptionsPage />, { at: opened, viewer, graph: desk() });
    const history = within(await screen.findByRole('region', { name: 'History' }));
    expect(history.getByText('Charged by mistake')).toBeVisible();
    expect(history.getAllByText('Ada Admin')).toHaveLength(2);
    expect(history.getByText('Pro · December 20, 2026')).toBeVisible();
  });

  it('shows who has the places of a code, and closes and opens it', async () => {
    const sent: unknown[] = [];
    const graph = {
      ...desk(),
      ...answer(SetPromotionOpenDocument, ({ input }) => {
        sent.push(input);
        return {
          setPromotionOpen: {
            ...{ __typename: 'SetPromotionOpenPayload', promotion: CLOSED_CODE, errors: [] },
          },
        };
      }),
    };
    await renderPage(<AdminSubscriptionsPage />, { at, viewer, graph });
    await userEvent.click(await screen.findByRole('tab', { name: 'Codes' }));
    expect(await screen.findByText('2 of 5 spots taken')).toBeVisible();
    expect(screen.getByText('A closed account')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close the code' }));
    await type(/^Reason/, 'The launch is over');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Close the code' }));
    expect(await screen.findByText('FIRST5FREE is closed')).toBeVisible();
    expect(sent).toEqual([{ code: 'FIRST5FREE', isOpen: false, reason: 'The launch is over' }]);
  });

  it('can be asked again after a failure', async () => {
    const graph = unreachable(DeskSubscriptionsDocument);
    await renderPage(<AdminSubscriptionsPage />, { at, viewer, graph });
    expect(await screen.findByText('The desk could not be loaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('is closed to others', async () => {
    await renderPage(<AdminSubscriptionsPage />, { at, viewer: fakeViewer('clinic'), graph: {} });
    expect(await screen.findByText('This page is for administrators')).toBeVisible();
  });
});
