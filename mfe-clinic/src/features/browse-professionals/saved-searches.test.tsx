import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { savedSearch, savedSearches } from '../../testing/saved-search-scenes';
import { noProfessionalFilters } from './use-professional-filters';
import { SavedSearches } from './saved-searches';

const CHOSEN = { ...noProfessionalFilters, role: 'hygienist', freeFrom: '2027-03-05' };

async function open(
  filters = CHOSEN,
  kept = [savedSearch()],
  role: 'clinic' | 'hygienist' = 'clinic',
) {
  const onSearch = jest.fn();
  await renderPage(<SavedSearches filters={filters} onSearch={onSearch} />, {
    viewer: fakeViewer(role),
    graph: savedSearches(kept),
  });
  return onSearch;
}

it('opens a search with its filters, and its count starts again', async () => {
  const onSearch = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Assistants nearby 2 new' }));
  expect(onSearch).toHaveBeenCalledWith({
    ...noProfessionalFilters,
    ...{ role: 'assistant', province: 'Ontario', language: 'French', verified: 'yes' },
  });
  expect(await screen.findByRole('button', { name: 'Assistants nearby' })).toBeVisible();
});

it('saves the chosen filters under a name, without days', async () => {
  await open(CHOSEN, []);
  await userEvent.click(await screen.findByRole('button', { name: 'Save this search' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save search' }));
  expect(dialog.getByText('Enter a name.')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Hygienists');
  await userEvent.click(dialog.getByRole('button', { name: 'Save search' }));
  expect(await screen.findByRole('button', { name: 'Hygienists' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['25', true],
  ['', false],
])('says from where a distance of %j is counted: %s', async (maxDistance, isSaid) => {
  await open({ ...CHOSEN, maxDistance }, []);
  await userEvent.click(await screen.findByRole('button', { name: 'Save this search' }));
  const dialog = within(await screen.findByRole('dialog'));
  const said = dialog.queryAllByText('The distance is measured from your account’s address.');
  expect(said).toHaveLength(isSaid ? 1 : 0);
});

it('keeps the name when it is taken', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Save this search' }));
  const field = await screen.findByRole('textbox', { name: /Name/ });
  await userEvent.type(field, 'Assistants nearby');
  await userEvent.click(screen.getByRole('button', { name: 'Save search' }));
  expect(await screen.findByText(/already have a saved search/)).toBeVisible();
  expect(field).toHaveValue('Assistants nearby');
});

it('says that no more can be saved before a name is asked for', async () => {
  await open(
    CHOSEN,
    Array.from({ length: 10 }, (_search, at) => savedSearch({ id: String(at), name: `No. ${at}` })),
  );
  expect(await screen.findByText(/^You keep 10 saved searches/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save this search' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove No. 3' }));
  expect(await screen.findByRole('button', { name: 'Save this search' })).toBeVisible();
});

it('removes a search', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Assistants nearby' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /^Assistants nearby/ })).toBeNull(),
  );
});

it('offers nothing to save without filters, and nothing at all to professionals', async () => {
  await open({ ...noProfessionalFilters, sort: 'best_rated' });
  await screen.findByRole('button', { name: /^Assistants nearby/ });
  expect(screen.queryByRole('button', { name: 'Save this search' })).toBeNull();
});

it('is for clinics', async () => {
  await open(CHOSEN, [savedSearch()], 'hygienist');
  expect(screen.queryByRole('button', { name: /Save this search|Assistants/ })).toBeNull();
});
