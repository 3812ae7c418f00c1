import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, renderPage, unreachable, type GraphAnswers } from '@tbt/web-kit/testing';
import { CityCheckDocument } from '../generated/graphql';
import { CityCheck } from './city-check';

const CITIES = ['Toronto', 'London'];
const spelling = answer(CityCheckDocument, ({ province, city }) => ({
  cityCheck: {
    __typename: 'CityCheck',
    isKnown: province === 'Ontario' && (CITIES.includes(city) || city === 'orleans'),
    suggestion: city === 'Tornto' ? 'Toronto' : city === 'orleans' ? 'Orléans' : null,
  },
}));

function Field({ province }: { province: string }) {
  const [city, setCity] = useState('');
  return (
    <CityCheck province={province} city={city} onUse={setCity}>
      <input aria-label="City" value={city} onChange={({ target }) => setCity(target.value)} />
    </CityCheck>
  );
}

async function leaveField(typed: string, graph: GraphAnswers = spelling, province = 'Ontario') {
  await renderPage(<Field province={province} />, { graph });
  await userEvent.type(screen.getByRole('textbox', { name: 'City' }), typed);
  await userEvent.tab();
}

it('suggests the similar name and takes it', async () => {
  await leaveField('Tornto');
  await userEvent.click(await screen.findByRole('button', { name: 'Use Toronto' }));
  const field = screen.getByRole('textbox', { name: 'City' });
  expect(field).toHaveValue('Toronto');
  expect(field).toHaveFocus();
  expect(screen.queryByText(/We don’t know/)).toBeNull();
});

it('writes a known city as the province does', async () => {
  await leaveField('orleans');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Orléans'));
  expect(screen.queryByText(/We don’t know/)).toBeNull();
});

it('asks to check a name that is like no other, until it is edited', async () => {
  await leaveField('Hamlet');
  expect(await screen.findByText(/We don’t know Hamlet in Ontario/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: 'City' }), 's');
  expect(screen.queryByText(/We don’t know/)).toBeNull();
});

it('says nothing of a known city', async () => {
  await leaveField('London');
  await userEvent.type(screen.getByRole('textbox', { name: 'City' }), 's');
  await userEvent.tab();
  await screen.findByText(/We don’t know Londons/);
  await userEvent.type(screen.getByRole('textbox', { name: 'City' }), '{Backspace}');
  await userEvent.tab();
  expect(screen.queryByText(/We don’t know/)).toBeNull();
});

it.each([
  ['without a province', spelling, ''],
  ['when the check fails', unreachable(CityCheckDocument), 'Ontario'],
])('says nothing %s', async (_, graph, province) => {
  await leaveField('Tornto', graph, province);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText(/We don’t know/)).toBeNull();
});
