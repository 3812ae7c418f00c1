import { screen, within } from '@testing-library/react';
import { renderPage } from '@tbt/web-kit/testing';
import { browsing, professionalNode } from '../testing/fixtures';
import { BrowseProfessionalsPage } from './browse-professionals-page';

it('has a certificate, not a licence, as an assistant in Quebec', async () => {
  const person = professionalNode({
    ...{ role: 'assistant', province: 'Quebec' },
    ...{ isVerified: true, hasLicence: true, verifiedProvinces: ['Quebec'] },
  });
  await renderPage(<BrowseProfessionalsPage />, { graph: browsing([person]) });
  const facts = within(await screen.findByRole('article', { name: 'Ana Reyes' }));
  expect(facts.getByText('Verified for Quebec')).toBeVisible();
  expect(facts.getByText('Certificate')).toBeVisible();
  expect(facts.queryByText('Licence')).toBeNull();
});
