import { screen, within } from '@testing-library/react';
import { renderPage } from '@tbt/web-kit/testing';
import { roadmap } from '../testing/feedback-fixtures';
import { RoadmapPage } from './roadmap-page';

describe('/roadmap', () => {
  it('shows to a visitor what is planned and done', async () => {
    await renderPage(<RoadmapPage />, { at: '/roadmap', graph: roadmap() });
    const done = await screen.findByRole('region', { name: 'Done' });
    expect(within(done).getByText('Shifts in your own calendar')).toBeVisible();
    expect(screen.getByText('Nothing is in progress at the moment.')).toBeVisible();
  });

  it('speaks French', async () => {
    await renderPage(<RoadmapPage />, { at: '/roadmap', graph: roadmap(), locale: 'fr-CA' });
    expect(await screen.findByText('Les quarts dans votre propre calendrier')).toBeVisible();
  });

  it('says that nothing is published', async () => {
    await renderPage(<RoadmapPage />, { at: '/roadmap', graph: roadmap([]) });
    expect(await screen.findByText('Nothing on the roadmap yet')).toBeVisible();
  });
});
