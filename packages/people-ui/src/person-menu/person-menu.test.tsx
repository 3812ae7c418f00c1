import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../generated';
import { PersonMenuFragmentDoc } from '../generated/graphql';
import { relatedPerson } from '../testing';
import { BlockMenu, PersonMenu } from './person-menu';

type Person = Parameters<typeof relatedPerson>[0];

async function actionsFor(viewer: Parameters<typeof fakeViewer>[0], person: Person) {
  const shown = makeFragmentData(relatedPerson({ id: '99', ...person }), PersonMenuFragmentDoc);
  await renderPage(<PersonMenu person={shown} />, { viewer: fakeViewer(viewer) });
  const star = screen.queryByRole('button', { name: /^Favourite:/ });
  await userEvent.click(screen.getByRole('button', { name: /^More about/ }));
  const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  return [...(star ? ['star'] : []), ...items];
}

it.each([
  ['clinic', { role: 'hygienist' }, ['star', 'Interested in a permanent hire', 'Report', 'Block']],
  ['clinic', { role: 'hygienist', isBlocked: true }, ['Report', 'Unblock']],
  ['clinic', { role: 'clinic' }, ['Report', 'Block']],
  ['assistant', { role: 'clinic' }, ['star', 'Report', 'Block']],
  ['assistant', { role: 'hygienist' }, ['Report', 'Block']],
] as const)('offers a viewer of role %s about %j: %j', async (viewer, person, actions) => {
  expect(await actionsFor(viewer, person)).toEqual(actions);
});

const membership = { clinicId: 1, name: 'Maple Dental', role: 'viewer', isActing: true } as const;
const asViewer = { id: 5, clinics: [membership], actingClinic: membership };

it.each([
  ['on oneself', fakeViewer('clinic'), String(fakeViewer('clinic').id)],
  ['without a session', null, '99'],
  ['to a member who reads only', fakeViewer('clinic', asViewer), '99'],
])('offers nothing %s', async (_, viewer, id) => {
  await renderPage(<BlockMenu person={relatedPerson({ id })} />, { viewer });
  expect(screen.queryByRole('button')).toBeNull();
});
