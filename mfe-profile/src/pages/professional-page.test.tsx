import { screen, waitFor } from '@testing-library/react';
import { answer, fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { ProfessionalPageDocument } from '../generated/graphql';
import { publicProfessional } from '../testing/fixtures';
import { ProfessionalPage } from './professional-page';

const page = { at: '/professionals/2', path: '/professionals/:id' };

describe('/professionals/:id', () => {
  it('shows who it is and where they are verified, never the number', async () => {
    await renderPage(<ProfessionalPage />, { ...page, graph: publicProfessional() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Ana Reyes' })).toBeVisible();
    expect(screen.getByText('Verified for Ontario')).toBeVisible();
    expect(screen.getByText('New')).toBeVisible();
    expect(screen.getByText('Monday')).toBeVisible();
    expect(screen.queryByText('CDHO-1')).toBeNull();
    expect(screen.getByRole('link', { name: 'Contact Professional' })).toHaveAttribute(
      'href',
      '/messages?userId=2',
    );
  });

  it('shows an entitled clinic what has come for it', async () => {
    const graph = publicProfessional({ email: 'ana@demo.test', licenseNumber: 'CDHO-1' });
    await renderPage(<ProfessionalPage />, { ...page, graph, viewer: fakeViewer('clinic') });
    expect(await screen.findByText('CDHO-1')).toBeVisible();
    expect(screen.getByText('ana@demo.test')).toBeVisible();
  });

  it('leads oneself to the form, not to a conversation', async () => {
    const graph = publicProfessional();
    await renderPage(<ProfessionalPage />, { ...page, graph, viewer: fakeViewer('hygienist') });
    expect(await screen.findByRole('link', { name: 'Edit my profile' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Contact Professional' })).toBeNull();
  });

  it('sends an office to its own address', async () => {
    const graph = publicProfessional({ id: '1', role: 'clinic' });
    const { address } = await renderPage(<ProfessionalPage />, { ...page, graph });
    await waitFor(() => expect(address()).toBe('/clinics/1'));
  });

  it.each(['/professionals/2', '/professionals/nobody'])('finds nobody at %s', async (at) => {
    const graph = answer(ProfessionalPageDocument, { user: null });
    await renderPage(<ProfessionalPage />, { ...page, at, graph });
    expect(await screen.findByText('Nobody is found here')).toBeVisible();
  });
});
