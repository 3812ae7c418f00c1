import { screen, waitFor } from '@testing-library/react';
import { Toaster } from '@tbt/design-system';
import { useSession } from '@tbt/web-kit';
import { answer, answerRequests, fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { ActForClinicDocument } from '../generated/graphql';
import { LinkedClinic } from './linked-clinic';

const HARBOUR = { clinicId: 7, name: 'Harbour Dental', role: 'manager' as const };
const NORTH = { clinicId: 8, name: 'North Dental', role: 'scheduler' as const };

/** A hygienist who is a member of two clinics. */
const memberActingFor = (acting: number | null) =>
  fakeViewer('hygienist', {
    clinics: [HARBOUR, NORTH].map((one) => ({ ...one, isActing: one.clinicId === acting })),
  });

function Acting() {
  const { viewer } = useSession();
  const acting = viewer?.clinics?.find(({ isActing }) => isActing);
  return <p>Acting for {acting?.name ?? 'the own account'}</p>;
}

async function open(at: string, viewer: ReturnType<typeof fakeViewer> | null, then = viewer) {
  const sent: object[] = [];
  const graph = answer(ActForClinicDocument, (variables) => {
    sent.push(variables);
    return { actForClinic: { __typename: 'ActForClinicPayload', memberships: [], errors: [] } };
  });
  const restore = answerRequests({ 'GET /api/auth/me': { body: then } });
  const page = (
    <>
      <LinkedClinic />
      <Acting />
      <Toaster label="Notices" closeLabel="Close" />
    </>
  );
  const { address } = await renderPage(page, { at, viewer, graph });
  return { sent, address, restore };
}

it('acts for the clinic that a link is about, and keeps the rest of the address', async () => {
  const link = '/subscription?actFor=7&plan=pro';
  const { sent, address, restore } = await open(link, memberActingFor(8), memberActingFor(7));
  expect(await screen.findByText('Acting for Harbour Dental')).toBeVisible();
  expect(sent).toEqual([{ input: { clinicId: '7' } }]);
  expect(address()).toBe('/subscription?plan=pro');
  restore();
});

it('brings a clinic’s own account back to itself', async () => {
  const ownActingFor = (acting: number) =>
    fakeViewer('clinic', {
      id: HARBOUR.clinicId,
      clinics: [{ ...HARBOUR, role: 'owner' as const }, NORTH].map((one) => ({
        ...one,
        isActing: one.clinicId === acting,
      })),
    });
  const { sent, address, restore } = await open(
    '/subscription?actFor=7',
    ownActingFor(8),
    ownActingFor(7),
  );
  expect(await screen.findByText('Acting for Harbour Dental')).toBeVisible();
  expect(sent).toEqual([{ input: { clinicId: '7' } }]);
  expect(address()).toBe('/subscription');
  restore();
});

it.each([
  ['a clinic of which the viewer is no member', '9', memberActingFor(8), 'North Dental'],
  ['the clinic that the session acts for already', '7', memberActingFor(7), 'Harbour Dental'],
  ['a clinic, of an account without any', '7', fakeViewer('hygienist'), 'the own account'],
])('changes nothing for %s', async (_case, id, viewer, acting) => {
  const { sent, address, restore } = await open(`/clinic?actFor=${id}`, viewer);
  await waitFor(() => expect(address()).toBe('/clinic'));
  expect(screen.getByText(`Acting for ${acting}`)).toBeVisible();
  expect(sent).toEqual([]);
  restore();
});

it('stays in the address of visitors, for after the log-in', async () => {
  const { sent, address, restore } = await open('/subscription?actFor=7', null);
  expect(address()).toBe('/subscription?actFor=7');
  expect(sent).toEqual([]);
  restore();
});
