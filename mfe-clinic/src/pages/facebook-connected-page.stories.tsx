import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answer, fakeViewer, inPage } from '@tbt/web-kit/testing';
import { CompleteSocialConnectionDocument } from '../generated/graphql';
import { CONNECTED } from '../testing/social-scenes';
import { FacebookConnectedPage } from './facebook-connected-page';

const payload = { __typename: 'SocialAccountPayload' as const, choice: null };
const completed = answer(CompleteSocialConnectionDocument, {
  completeSocialConnection: { ...payload, account: CONNECTED[0]!, errors: [] },
});
const page = (viewer = fakeViewer('clinic')) =>
  inPage({ at: '/facebook-connected?code=1&state=2', viewer, graph: completed });

/** Its other states are the feature's. */
const meta = {
  title: 'Pages/Facebook connected',
  component: FacebookConnectedPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...page() },
} satisfies Meta<typeof FacebookConnectedPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Connected: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };

export const ForAProfessional: Story = {
  parameters: page(fakeViewer('hygienist')),
};
