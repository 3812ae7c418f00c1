import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fakeViewer, renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import { SocialAccountCard } from '../features/social-accounts/social-account-card';
import {
  DisconnectSocialAccountDocument,
  StartSocialConnectionDocument,
} from '../generated/graphql';
import {
  accountNode,
  CONNECTED,
  ENDED,
  NOT_AVAILABLE,
  socialAccounts,
} from '../testing/social-scenes';
import { memberAs } from '../testing/team-scenes';
import { FacebookSetupPage } from './facebook-setup-page';

const open = (graph: GraphAnswers = socialAccounts(), viewer = fakeViewer('clinic')) =>
  renderPage(<FacebookSetupPage />, { at: '/facebook-setup', viewer, graph });
const refusal = { __typename: 'UserError' as const, message: 'This site is not registered.' };
const started = (authorizationUrl: string | null) =>
  answer(StartSocialConnectionDocument, {
    startSocialConnection: {
      __typename: 'StartSocialConnectionPayload',
      authorizationUrl,
      errors: authorizationUrl ? [] : [refusal],
    },
  });
const card = (graph: GraphAnswers, onLeave: (address: string) => void) =>
  renderPage(
    <SocialAccountCard
      account={accountNode()}
      onChanged={() => Promise.resolve()}
      onLeave={onLeave}
    />,
    { viewer: fakeViewer('clinic'), graph },
  );

describe('/facebook-setup', () => {
  it('shows the connected pages, and disconnects one', async () => {
    const sent: unknown[] = [];
    await open({
      ...socialAccounts(),
      ...answer(DisconnectSocialAccountDocument, ({ input }) => {
        sent.push(input);
        return {
          disconnectSocialAccount: {
            __typename: 'SocialAccountPayload',
            account: accountNode(),
            errors: [],
          },
        };
      }),
    });
    const facebook = within(await screen.findByRole('region', { name: 'Facebook' }));
    expect(facebook.getByText('Page: Maple Dental')).toBeVisible();
    const linkedin = within(screen.getByRole('region', { name: 'LinkedIn' }));
    expect(linkedin.getByText(/lasts until/)).toBeVisible();
    await userEvent.click(facebook.getByRole('button', { name: 'Disconnect Facebook' }));
    expect(sent).toEqual([{ network: 'facebook' }]);
  });

  it('leaves for the network’s page', async () => {
    const left: string[] = [];
    await card(started('https://network.test/consent'), (address) => left.push(address));
    await userEvent.click(screen.getByRole('button', { name: 'Connect Facebook' }));
    expect(left).toEqual(['https://network.test/consent']);
  });

  it('stays with the reason when it cannot begin', async () => {
    const left: string[] = [];
    await card(started(null), (address) => left.push(address));
    await userEvent.click(screen.getByRole('button', { name: 'Connect Facebook' }));
    expect(await screen.findByText(refusal.message)).toBeVisible();
    expect(left).toEqual([]);
  });

  it('names what an administrator sets where a network is not available', async () => {
    await open(socialAccounts(NOT_AVAILABLE));
    expect(await screen.findByText(/FACEBOOK_APP_ID, FACEBOOK_APP_SECRET/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Connect/ })).toBeNull();
  });

  it('offers to connect again once a permission has ended', async () => {
    await open(socialAccounts(ENDED));
    expect(await screen.findByText('The permission has ended. Connect again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Connect LinkedIn' })).toBeVisible();
  });

  it('is for owners', async () => {
    await open(socialAccounts(CONNECTED), memberAs('manager'));
    expect(await screen.findByText('Pages are connected by owners of the clinic')).toBeVisible();
  });
});
