import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { deskData } from '../testing/desk-data-scenes';
import { payload, recorded, refusal } from '../testing/refusals';
import { Holidays, Ladder, Regulators, Statistics } from './admin-marketplace-data';

const viewer = fakeViewer('clinic', { role: null, isAdmin: true });

it('shows the figures of provinces in a table', async () => {
  await renderPage(<Statistics />, { graph: deskData(), viewer });
  const provinces = await screen.findByRole('table', { name: 'By province' });
  expect(within(provinces).getByRole('row', { name: /Ontario 20 75%/ })).toBeVisible();
  expect(screen.getByRole('figure', { name: 'Fill rate' })).toBeVisible();
});

it('changes points; an error stays at its field', async () => {
  const errors = [[refusal('Must be a whole number.', [], ['noShow'])], []];
  const set = recorded('SetLadder', () =>
    payload('setReliabilityLadder', { ladder: null, errors: errors.shift() }),
  );
  await renderPage(<Ladder />, { graph: { ...deskData(), ...set.graph }, viewer });
  const field = await screen.findByLabelText(/Didn’t show up/);
  await userEvent.clear(field);
  await userEvent.type(field, '80');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Must be a whole number.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('New points are in force')).toBeVisible();
  expect(set.sent.at(-1)).toEqual({
    ...{ version: 2, over72h: 0, from24To72h: 10, under24h: 50, noShow: 80, keptShift: 5 },
  });
});

it('takes out a holiday', async () => {
  const set = recorded('SetHoliday', () => payload('setHoliday', { holiday: null }));
  await renderPage(<Holidays />, { graph: { ...deskData(), ...set.graph }, viewer });
  await userEvent.click(await screen.findByRole('button', { name: 'Change July 1, 2026' }));
  const dialog = await screen.findByRole('dialog', { name: 'Holiday in Ontario' });
  await userEvent.click(within(dialog).getByLabelText('This day is a holiday'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Holiday saved')).toBeVisible();
  expect(set.sent).toMatchObject([{ province: 'Ontario', date: '2026-07-01', isHoliday: false }]);
});

it('changes a regulator by the revision that was read', async () => {
  const edit = recorded('EditRegulator', () => payload('editRegulator', { regulator: null }));
  await renderPage(<Regulators />, { graph: { ...deskData(), ...edit.graph }, viewer });
  await userEvent.click(await screen.findByRole('button', { name: 'Change CDHO' }));
  const dialog = await screen.findByRole('dialog', { name: 'Regulator' });
  const deadline = within(dialog).getByLabelText(/Registrations end on/);
  await userEvent.clear(deadline);
  await userEvent.type(deadline, '12-31');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Regulator saved')).toBeVisible();
  expect(edit.sent).toMatchObject([{ province: 'Ontario', deadline: '12-31', revision: 1 }]);
});
