import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewer, renderPage, unreachable } from '@tbt/web-kit/testing';
import { ReferralPageDocument } from '../generated/graphql';
import { myReferral } from '../testing/referral-scenes';
import { ReferralPage } from './referral-page';

const at = '/refer';

describe('/refer', () => {
  it('shows the link of a clinic, copies it, and says what it gives', async () => {
    const user = userEvent.setup();
    await renderPage(<ReferralPage />, { at, viewer: fakeViewer('clinic'), graph: myReferral() });
    const link = 'http://localhost/auth?ref=kx7m2wq9bt';
    expect(await screen.findByLabelText('Link to share')).toHaveValue(link);
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(link);
    expect(screen.getByText(/for up to 6 clinics a year/)).toBeVisible();
    expect(screen.getByText('60')).toBeVisible();
  });

  it('tells a professional that ranking is never bought', async () => {
    const viewer = fakeViewer('hygienist');
    await renderPage(<ReferralPage />, { at, viewer, graph: myReferral() });
    expect(await screen.findByText(/never changes how you are ranked/)).toBeVisible();
    expect(screen.queryByText('Days of Pro given')).toBeNull();
  });

  it('says that it could not be loaded', async () => {
    const viewer = fakeViewer('clinic');
    await renderPage(<ReferralPage />, { at, viewer, graph: unreachable(ReferralPageDocument) });
    expect(await screen.findByText('Your link could not be loaded')).toBeVisible();
  });
});
