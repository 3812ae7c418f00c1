import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { deskDispute, disputeQueue } from '../testing/dispute-scenes';
import { payload, recorded } from '../testing/refusals';
import { DisputeQueue } from './dispute-queue';

const viewer = fakeViewer('clinic', { role: null, isAdmin: true });

async function openCase(overrides: Parameters<typeof deskDispute>[0] = {}) {
  const rule = recorded('RuleDispute', () => payload('ruleDispute', { dispute: null }));
  const graph = { ...disputeQueue([deskDispute(overrides)]), ...rule.graph };
  await renderPage(<DisputeQueue />, { graph, viewer });
  await userEvent.click(await screen.findByRole('button', { name: 'Open the case' }));
  await screen.findByRole('button', { name: 'All cases' });
  return rule;
}

const decide = () => userEvent.click(screen.getByRole('button', { name: 'Decide the case' }));

it('rules with effects, previewed in words', async () => {
  const rule = await openCase();
  expect(await screen.findByText('Our records say four.')).toBeVisible();
  const form = within(screen.getByRole('form', { name: 'Ruling' }));
  expect(form.getByText(/Hours that this side sent/)).toBeVisible();
  await userEvent.click(form.getByRole('radio', { name: 'In favour of the clinic' }));
  await userEvent.type(form.getByRole('textbox', { name: /Reasons/ }), 'The log is clear.');
  await userEvent.click(form.getByRole('checkbox', { name: 'Set the hours' }));
  await userEvent.type(form.getByRole('textbox', { name: /Minutes worked/ }), '450');
  expect(form.getByText(/7 h 30 min count as worked/)).toBeVisible();
  await decide();
  expect(rule.sent).toEqual([
    {
      ...{ disputeId: '41', outcome: 'for_clinic', ruling: 'The log is clear.' },
      effects: { minutes: 450, isDeductionLifted: null, isPaid: null },
    },
  ]);
});

it('lifts a no-show', async () => {
  const rule = await openCase({ reason: 'no_show', possibleEffects: ['deduction'] });
  expect(screen.getByText(/The no-show stands/)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /Lift it/ }));
  expect(screen.getByText(/points are given back/)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'In favour of the professional' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Reasons/ }), 'She was there.');
  await decide();
  expect(rule.sent).toMatchObject([{ effects: { minutes: null, isDeductionLifted: true } }]);
});

it('offers no ruling to the administrator of the first one', async () => {
  await openCase({ actions: [], status: 'appealed', rulingObstacle: 'same_administrator' });
  expect(screen.getByText(/You made the first ruling/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Decide the case' })).toBeNull();
});

it('opens the case in the address, goes back, and says when there is none', async () => {
  const graph = disputeQueue([deskDispute()]);
  const at = '/admin-marketplace?tab=disputes';
  const page = await renderPage(<DisputeQueue />, { at: `${at}&case=41`, graph, viewer });
  expect(await screen.findByText('Our records say four.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'All cases' }));
  expect(page.address()).toBe(at);
  await userEvent.click(await screen.findByRole('button', { name: 'Open the case' }));
  expect(page.address()).toBe(`${at}&case=41`);
  page.unmount();
  await renderPage(<DisputeQueue />, { at: `${at}&case=9`, graph, viewer });
  expect(await screen.findByText('No such case')).toBeVisible();
});

it('asks for reasons of at least ten characters', async () => {
  const rule = await openCase();
  await userEvent.click(screen.getByRole('radio', { name: 'In favour of the clinic' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Reasons/ }), 'Yes.');
  await userEvent.click(screen.getByRole('button', { name: 'Decide the case' }));
  expect(await screen.findByText('Use at least 10 characters.')).toBeVisible();
  expect(rule.sent).toEqual([]);
});
