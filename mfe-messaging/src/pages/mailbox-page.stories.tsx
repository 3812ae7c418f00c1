import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inPage, pending, unreachable, type PageFrameOptions } from '@tbt/web-kit/testing';
import { MailboxPageDocument } from '../generated/graphql';
import { mailbox, mails } from '../testing/notification-fixtures';
import { MailboxPage } from './mailbox-page';

const at = (graph: PageFrameOptions['graph']) => inPage({ at: '/mailbox', graph });

const meta = {
  title: 'Pages/Mailbox',
  component: MailboxPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...at(mailbox()) },
} satisfies Meta<typeof MailboxPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };

export const More: Story = { parameters: at(mailbox(mails(), true)) };

export const Empty: Story = { parameters: at(mailbox([])) };

export const Loading: Story = { parameters: at(pending(MailboxPageDocument)) };

export const Failed: Story = { parameters: at(unreachable(MailboxPageDocument)) };
