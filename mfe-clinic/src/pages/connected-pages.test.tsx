import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fakeViewer, renderPage, unreachable } from '@tbt/web-kit/testing';
import { ChooseSocialPageDocument, CompleteSocialConnectionDocument } from '../generated/graphql';
import { CONNECTED, SEVERAL_PAGES } from '../testing/social-scenes';
import { FacebookConnectedPage } from './facebook-connected-page';
import { LinkedinConnectedPage } from './linkedin-connected-page';

const payload = { __typename: 'SocialAccountPayload' as const, choice: null };
let sent: unknown[] = [];
const completed = answer(CompleteSocialConnectionDocument, ({ input }) => {
  sent.push(input);
  return { completeSocialConnection: { ...payload, account: CONNECTED[0]!, errors: [] } };
});
const open = (query: string, graph = completed, viewer = fakeViewer('clinic')) =>
  renderPage(<FacebookConnectedPage />, { at: `/facebook-connected${query}`, viewer, graph });

beforeEach(() => {
  sent = [];
});

it('completes the connection once, and clears the address', async () => {
  const { address } = await open('?code=abc&state=xyz');
  expect(await screen.findByText('Maple Dental is connected')).toBeVisible();
  expect(sent).toEqual([{ network: 'facebook', code: 'abc', state: 'xyz' }]);
  expect(address()).toBe('/facebook-connected');
  expect(screen.getByRole('link', { name: 'Go to setup' })).toHaveAttribute(
    'href',
    '/facebook-setup',
  );
});

it('completes LinkedIn on its own page', async () => {
  await renderPage(<LinkedinConnectedPage />, {
    ...{ at: '/linkedin-connected?code=1&state=2', viewer: fakeViewer('clinic') },
    graph: completed,
  });
  expect(await screen.findByText('Maple Dental is connected')).toBeVisible();
  expect(sent).toMatchObject([{ network: 'linkedin' }]);
});

it.each([
  ['?error=access_denied', 'Facebook was not connected'],
  ['?error=user_cancelled_login', 'Facebook was not connected'],
  ['?error=server_error', 'Facebook refused the request'],
  ['', 'No answer from Facebook to complete'],
])('says what %s means, and sends nothing', async (query, title) => {
  const { address } = await open(query);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to setup' })).toBeVisible();
  expect(address()).toBe('/facebook-connected');
  expect(sent).toEqual([]);
});

it('says why the answer was not accepted', async () => {
  const message = 'This connection was begun by another account.';
  const refused = answer(CompleteSocialConnectionDocument, {
    completeSocialConnection: {
      ...{ ...payload, account: null },
      errors: [{ __typename: 'UserError', message }],
    },
  });
  await open('?code=1&state=2', refused);
  expect(await screen.findByText(message)).toBeVisible();
});

it('says that the network does not answer, with the way on', async () => {
  await open('?code=1&state=2', unreachable(CompleteSocialConnectionDocument));
  expect(await screen.findByText('Facebook could not be connected')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go to setup' })).toBeVisible();
});

it('lets the owner choose among several pages', async () => {
  const chosen: unknown[] = [];
  const graph = {
    ...answer(CompleteSocialConnectionDocument, {
      completeSocialConnection: { ...payload, account: null, choice: SEVERAL_PAGES, errors: [] },
    }),
    ...answer(ChooseSocialPageDocument, ({ input }) => {
      chosen.push(input);
      const isFirst = chosen.length === 1;
      const message = 'The network no longer lists this page for your account. Connect again.';
      return {
        chooseSocialPage: {
          ...{ __typename: 'SocialAccountPayload', account: isFirst ? null : CONNECTED[0]! },
          errors: isFirst ? [{ __typename: 'UserError', message }] : [],
        },
      };
    }),
  };
  await open('?code=1&state=2', graph);
  await userEvent.click(await screen.findByRole('radio', { name: 'Harbour Dental' }));
  await userEvent.click(screen.getByRole('button', { name: 'Connect this page' }));
  expect(await screen.findByText(/no longer lists this page/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Connect this page' }));
  expect(await screen.findByText('Maple Dental is connected')).toBeVisible();
  expect(chosen[0]).toEqual({ network: 'facebook', choice: 'sealed', pageId: '78' });
});

it('keeps the answer while one signs in', async () => {
  await renderPage(<FacebookConnectedPage />, { at: '/facebook-connected?code=1&state=2' });
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toContain(
    encodeURIComponent('/facebook-connected?code=1&state=2'),
  );
});
