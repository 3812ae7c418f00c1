import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Locale } from '@tbt/contracts';
import { answer, fakeViewer, renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import {
  AddClinicLocationDocument,
  CloseClinicLocationDocument,
  EditClinicLocationDocument,
} from '../generated/graphql';
import { clinicLocations, locationNode } from '../testing/location-scenes';
import { memberAs } from '../testing/team-scenes';
import { ClinicLocationsPage } from './clinic-locations-page';

const open = (graph: GraphAnswers = {}, viewer = fakeViewer('clinic'), locale: Locale = 'en-CA') =>
  renderPage(<ClinicLocationsPage />, {
    ...{ at: '/clinic-locations', viewer, locale },
    graph: { ...clinicLocations(), ...graph },
  });
const payload = { __typename: 'ClinicLocationPayload', errors: [] };
const type = (label: RegExp, text: string) =>
  userEvent.type(screen.getByRole('textbox', { name: label }), text);

describe('/clinic-locations', () => {
  it('lists the offices with their coming shifts', async () => {
    await open();
    const [own, first] = await screen.findAllByRole('listitem');
    const office = within(own as HTMLElement);
    expect(office.getByRole('heading', { name: 'Maple Dental' })).toBeVisible();
    expect(office.getByText('Your account’s address')).toBeVisible();
    expect(office.getByText('12 King St W, Toronto, Ontario M5H 1A1')).toBeVisible();
    expect(office.getByRole('link', { name: 'Edit in your profile' })).toHaveAttribute(
      'href',
      '/profile',
    );
    const card = within(first as HTMLElement);
    expect(card.getByRole('heading', { name: 'Leslieville' })).toBeVisible();
    expect(card.getByText(/1120 Queen Street East, Toronto, Ontario M4M 1K8/)).toBeVisible();
    expect(card.getByText('3')).toBeVisible();
    expect(screen.getByText('Closed')).toBeVisible();
  });

  it('writes every address as French does', async () => {
    await open({}, undefined, 'fr-CA');
    const [own, first] = await screen.findAllByRole('listitem');
    expect(own).toHaveTextContent('12, King St W, Toronto (Ontario) M5H 1A1');
    expect(first).toHaveTextContent('1120, Queen Street East, Toronto (Ontario) M4M 1K8');
  });

  it('adds an office, and keeps what was typed when it is refused', async () => {
    const sent: unknown[] = [];
    await open(
      answer(AddClinicLocationDocument, ({ input }) => {
        sent.push(input);
        return { addClinicLocation: { ...payload, location: locationNode({ id: '9' }) } };
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Add a location' }));
    await type(/^Name/, 'Harbour');
    await type(/^Street address/, '1 Bay Street');
    await type(/^City/, 'Toronto');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Province/ }), 'Ontario');
    await type(/^Postal code/, 'V6B 1A1');
    await type(/^Software/, 'Tracker');
    await type(/^Time per patient/, '50');
    await type(/^On arrival/, 'Take the lift.{Enter}Ask for Priya.');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const code = await screen.findByRole('textbox', { name: /^Postal code/ });
    expect(code).toBeInvalid();
    expect(sent).toEqual([]);
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Harbour');
    await userEvent.clear(code);
    await userEvent.type(code, 'm5j 2r8');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Harbour is saved')).toBeVisible();
    expect(sent).toEqual([
      {
        ...{ name: 'Harbour', streetAddress: '1 Bay Street', city: 'Toronto', province: 'Ontario' },
        ...{ postalCode: 'M5J 2R8', phone: null, parking: null, floor: null },
        ...{ software: 'Tracker', instruments: null, minutesPerPatient: 50, scrubs: null },
        ...{ radiographs: null, orientation: ['Take the lift.', 'Ask for Priya.'] },
      },
    ]);
  });

  it('changes an office, whose town stays', async () => {
    const sent: unknown[] = [];
    await open(
      answer(EditClinicLocationDocument, ({ input }) => {
        sent.push(input);
        return { editClinicLocation: { ...payload, location: locationNode() } };
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Change Leslieville' }));
    expect(screen.queryByRole('textbox', { name: /^City/ })).toBeNull();
    await userEvent.clear(screen.getByRole('textbox', { name: /^Parking/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Leslieville is saved')).toBeVisible();
    expect(sent).toMatchObject([{ locationId: '1', parking: null, postalCode: 'M4M 1K8' }]);
  });

  it('tells why an office cannot be closed', async () => {
    const message = 'Coming shifts here: 3.';
    const refusal = {
      __typename: 'UserError' as const,
      code: 'CONFLICT' as const,
      message,
      path: [],
    };
    await open(
      answer(CloseClinicLocationDocument, {
        closeClinicLocation: { ...payload, location: null, errors: [refusal] },
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Close Leslieville' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('is read only for schedulers, and for clinics only', async () => {
    const page = await open({}, memberAs('scheduler'));
    expect(await screen.findByText('Leslieville')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a location' })).toBeNull();
    page.unmount();
    await open({}, fakeViewer('hygienist'));
    expect(await screen.findByText('Locations are for clinics')).toBeVisible();
  });
});
