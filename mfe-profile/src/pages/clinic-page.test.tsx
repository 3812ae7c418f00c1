import { screen } from '@testing-library/react';
import { fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { officePack, publicClinic } from '../testing/fixtures';
import { ClinicPage } from './clinic-page';

const page = { at: '/clinics/1', path: '/clinics/:id' };

describe('/clinics/:id', () => {
  it('shows address, rating and office pack, and who can read the access details', async () => {
    await renderPage(<ClinicPage />, { ...page, graph: publicClinic() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Maple Dental' })).toBeVisible();
    expect(screen.getByText('12 King St W')).toBeVisible();
    expect(screen.getByText('4.6 (14 reviews)')).toBeVisible();
    expect(screen.getByText('ABELDent')).toBeVisible();
    expect(screen.getByText('60 minutes')).toBeVisible();
    expect(screen.getByText(/also sees what to do on arrival/)).toBeVisible();
  });

  it.each([
    [0, 'Usually pays the same day'],
    [1, 'Usually pays within 1 day'],
    [6, 'Usually pays within 6 days'],
  ])('says how soon a clinic pays: %i days', async (paysInDays, text) => {
    await renderPage(<ClinicPage />, { ...page, graph: publicClinic({ paysInDays }) });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('says nothing about payment before enough invoices were paid', async () => {
    await renderPage(<ClinicPage />, { ...page, graph: publicClinic() });
    await screen.findByText('4.6 (14 reviews)');
    expect(screen.queryByText(/Usually pays/)).toBeNull();
  });

  it('shows the access details to booked professionals', async () => {
    const pack = { ...officePack, orientation: ['Ring twice'] };
    await renderPage(<ClinicPage />, {
      ...page,
      graph: publicClinic({ officePack: pack }),
      viewer: fakeViewer('hygienist'),
    });
    expect(await screen.findByText('Ring twice')).toBeVisible();
    expect(screen.queryByText(/also sees what to do on arrival/)).toBeNull();
  });
});
