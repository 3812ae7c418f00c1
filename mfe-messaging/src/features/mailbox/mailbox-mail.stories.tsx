import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { MailboxMailFragmentDoc } from '../../generated/graphql';
import { mailNode } from '../../testing/notification-fixtures';
import { MailboxMail } from './mailbox-mail';

const meta = {
  title: 'Features/Mailbox/Mail',
  component: MailboxMail,
  args: { mail: makeFragmentData(mailNode(), MailboxMailFragmentDoc) },
  parameters: inPage({ at: '/mailbox' }),
} satisfies Meta<typeof MailboxMail>;

export default meta;

type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText(/clinic@demo.test/));
};

export const Closed: Story = {};

export const Text: Story = { play: open };

export const AsShown: Story = {
  play: async (context) => {
    await open(context);
    await context.userEvent.click(await context.canvas.findByRole('tab', { name: 'As shown' }));
  },
};

export const French: Story = { globals: { locale: 'fr-CA' }, play: open };
