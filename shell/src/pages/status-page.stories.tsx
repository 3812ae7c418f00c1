import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inPage, type RestAnswers } from '@tbt/web-kit/testing';
import type { SiteStatus } from '../site/site-status';
import { siteStatus } from '../testing/site-status-scenes';
import { StatusPage } from './status-page';

const STATUS = 'GET /status.json';
const at = (requests: RestAnswers) => inPage({ at: '/status', requests });
const showing = (parts: Partial<SiteStatus['parts']>) =>
  at({ [STATUS]: { body: siteStatus(parts) } });

const meta = {
  title: 'Pages/Service status',
  component: StatusPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...showing({}) },
} satisfies Meta<typeof StatusPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Works: Story = {};

export const Slow: Story = { parameters: showing({ messages: 'slow', notices: 'slow' }) };

export const Partly: Story = { parameters: showing({ shifts: 'down', messages: 'slow' }) };

export const Down: Story = {
  parameters: showing({
    ...{ pages: 'down', accounts: 'down', shifts: 'down' },
    ...{ messages: 'down', notices: 'down' },
  }),
};

export const Loading: Story = { parameters: at({ [STATUS]: 'pending' }) };

export const Failed: Story = { parameters: at({ [STATUS]: { status: 503 } }) };

export const French: Story = {
  globals: { locale: 'fr-CA' },
  parameters: showing({ messages: 'slow', notices: 'slow' }),
};
