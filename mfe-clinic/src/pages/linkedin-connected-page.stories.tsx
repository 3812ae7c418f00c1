import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answer, fakeViewer, inPage, unreachable, type GraphAnswers } from '@tbt/web-kit/testing';
import { CompleteSocialConnectionDocument } from '../generated/graphql';
import { CONNECTED } from '../testing/social-scenes';
import { LinkedinConnectedPage } from './linkedin-connected-page';

const payload = { __typename: 'SocialAccountPayload' as const };
const completed = answer(CompleteSocialConnectionDocument, {
  completeSocialConnection: { ...payload, account: CONNECTED[0]!, errors: [] },
});
const page = (query: string, graph: GraphAnswers = completed, viewer = fakeViewer('clinic')) =>
  inPage({ at: `/linkedin-connected${query}`, viewer, graph });

const meta = {
  title: 'Pages/LinkedIn connected',
  component: LinkedinConnectedPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...page('?code=1&state=2') },
} satisfies Meta<typeof LinkedinConnectedPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Connected: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };

export const Denied: Story = { parameters: page('?error=access_denied') };

export const RefusedByTheNetwork: Story = { parameters: page('?error=server_error') };

export const WithoutAnAnswer: Story = { parameters: page('') };

export const Failed: Story = {
  parameters: page('?code=1&state=2', unreachable(CompleteSocialConnectionDocument)),
};

export const ForAProfessional: Story = {
  parameters: page('', completed, fakeViewer('hygienist')),
};
