import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage, pending, unreachable, type GraphAnswers } from '@tbt/web-kit/testing';
import { SocialAccountsDocument } from '../generated/graphql';
import { ENDED, NOT_AVAILABLE, NOT_CONNECTED, socialAccounts } from '../testing/social-scenes';
import { memberAs } from '../testing/team-scenes';
import { FacebookSetupPage } from './facebook-setup-page';

const page = (graph: GraphAnswers, viewer = fakeViewer('clinic')) =>
  inPage({ at: '/facebook-setup', viewer, graph });

const meta = {
  title: 'Pages/Facebook setup',
  component: FacebookSetupPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...page(socialAccounts()) },
} satisfies Meta<typeof FacebookSetupPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Connected: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };

export const NotConnected: Story = { parameters: page(socialAccounts(NOT_CONNECTED)) };

export const NotConfigured: Story = { parameters: page(socialAccounts(NOT_AVAILABLE)) };

export const Ended: Story = { parameters: page(socialAccounts(ENDED)) };

export const OfAManager: Story = { parameters: page(socialAccounts(), memberAs('manager')) };

export const ForAProfessional: Story = {
  parameters: page(socialAccounts(), fakeViewer('hygienist')),
};

export const Loading: Story = { parameters: page(pending(SocialAccountsDocument)) };

export const Failed: Story = { parameters: page(unreachable(SocialAccountsDocument)) };
