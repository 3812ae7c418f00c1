import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewer, renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import { emergencyBoard } from '../testing/emergency-scenes';
import { memberAs } from '../testing/team-scenes';
import { EmergencyCoveragePage } from './emergency-coverage-page';

const open = (graph: GraphAnswers, viewer = fakeViewer('clinic')) =>
  renderPage(<EmergencyCoveragePage />, { at: '/emergency-coverage', viewer, graph });

type Sent = Record<string, unknown>;

it('asks from the location it chose in the header, or another one', async () => {
  localStorage.setItem('location:1', JSON.stringify({ locationId: '4', name: 'Harbour' }));
  const office = (id: string, name: string, city: string, isClosed = false) => ({
    ...({ __typename: 'ClinicLocation', province: 'Ontario' } as const),
    ...{ id, name, city, isClosed },
  });
  const offices = [
    office('4', 'Harbour', 'Toronto'),
    office('5', 'Westboro', 'Ottawa'),
    office('6', 'Old Mill', 'Toronto', true),
  ];
  const sent: Sent[] = [];
  await open({
    ...emergencyBoard([], {}, offices),
    RequestEmergency: ({ input }) => {
      sent.push(input as Sent);
      const made = { id: '9', waves: [] };
      return { data: { requestEmergency: { emergencyRequest: made, errors: [] } } };
    },
  });
  const field = await screen.findByRole('combobox', { name: 'Location' });
  expect(field).toHaveValue('4');
  expect(within(field).queryByRole('option', { name: /Old Mill/ })).toBeNull();
  await userEvent.selectOptions(field, 'Westboro, Ottawa');
  await userEvent.click(screen.getByRole('button', { name: 'Send to professionals nearby' }));
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ locationId: '5' })]));
});

it('offers no request and no cancellation to a member who reads only', async () => {
  await open(emergencyBoard(), memberAs('viewer'));
  expect(await screen.findByText(/is view-only/)).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Ask for cover now' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull();
});

it('names the owner to a scheduler, who may not read the plan', async () => {
  await open(emergencyBoard([], { max: 0, used: 0 }), memberAs('scheduler'));
  expect(await screen.findByText('Emergency requests come with a plan')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'See the plans' })).toBeNull();
  expect(screen.getByText(/Ask an owner of your clinic/)).toBeVisible();
});
