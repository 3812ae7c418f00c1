import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage, pending, unreachable } from '@tbt/web-kit/testing';
import { AccountPageDocument } from '../generated/graphql';
import { accountNode, newAccount, ownAccount } from '../testing/account-fixtures';
import { AccountPage } from './account-page';

const page = { at: '/account', viewer: fakeViewer('hygienist'), graph: ownAccount() };

const meta = {
  title: 'Pages/Account settings',
  component: AccountPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...inPage(page) },
} satisfies Meta<typeof AccountPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };

export const Newcomer: Story = {
  parameters: inPage({ ...page, graph: ownAccount(newAccount()) }),
};

export const WaitingForNewEmail: Story = {
  parameters: inPage({
    ...page,
    graph: ownAccount(accountNode({ pendingEmail: 'ana.reyes@clinique-dentaire.example' })),
  }),
};

export const Loading: Story = {
  parameters: inPage({ ...page, graph: pending(AccountPageDocument) }),
};

export const Failed: Story = {
  parameters: inPage({ ...page, graph: unreachable(AccountPageDocument) }),
};

export const SignedOut: Story = { parameters: inPage({ ...page, viewer: null }) };
