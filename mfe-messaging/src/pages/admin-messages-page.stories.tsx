import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  fakeViewer,
  inPage,
  pending,
  unreachable,
  type PageFrameOptions,
} from '@tbt/web-kit/testing';
import { ContactQueueDocument, ReportQueueDocument } from '../generated/graphql';
import { contactDesk, contactNode, reportDesk, reportNode } from '../testing/support-fixtures';
import { AdminMessagesPage } from './admin-messages-page';

const viewer = fakeViewer('clinic', { isAdmin: true });
const at = (graph: PageFrameOptions['graph'], path = '/admin-messages') =>
  inPage({ at: path, viewer, graph });
const reports = (graph: PageFrameOptions['graph']) => at(graph, '/admin-messages?tab=reports');

const meta = {
  title: 'Pages/Admin messages',
  component: AdminMessagesPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...at(contactDesk()) },
  beforeEach: () => () => sessionStorage.clear(),
} satisfies Meta<typeof AdminMessagesPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Messages: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };

export const Empty: Story = { parameters: at(contactDesk([])) };

export const Loading: Story = { parameters: at(pending(ContactQueueDocument)) };

export const Failed: Story = { parameters: at(unreachable(ContactQueueDocument)) };

export const Answering: Story = {
  parameters: at(contactDesk([contactNode()])),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Answer by mail' }));
    await userEvent.selectOptions(canvas.getByLabelText('Prepared answers'), 'privacy');
  },
};

export const Answered: Story = {
  parameters: at(contactDesk([contactNode()])),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Answer by mail' }));
    await userEvent.selectOptions(canvas.getByLabelText('Prepared answers'), 'received');
    await userEvent.click(canvas.getByRole('button', { name: 'Send answer' }));
    await canvas.findByText('Answer sent');
  },
};

export const Reports: Story = { parameters: reports(reportDesk()) };

export const ReportsInFrench: Story = {
  parameters: reports(reportDesk()),
  globals: { locale: 'fr-CA' },
};

export const ReportOfFormerMembers: Story = {
  parameters: reports(reportDesk([reportNode({ reporter: null, aboutUser: null })])),
};

export const ReportsFailed: Story = { parameters: reports(unreachable(ReportQueueDocument)) };

export const NotAnAdministrator: Story = {
  parameters: inPage({ at: '/admin-messages', viewer: fakeViewer('clinic') }),
};
