import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage, type PageFrameOptions } from '@tbt/web-kit/testing';
import { ConnectionBadge } from './connection-badge';

const held = (live: PageFrameOptions['live']) =>
  inPage({ at: '/messages', viewer: fakeViewer('clinic'), live });

const meta = {
  title: 'Features/Chat/Connection badge',
  component: ConnectionBadge,
  parameters: held('connected'),
} satisfies Meta<typeof ConnectionBadge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Connected: Story = {};

export const Connecting: Story = { parameters: held('connecting') };

export const Disconnected: Story = { parameters: held('disconnected') };

export const Lost: Story = { parameters: held('error') };

export const LostInFrench: Story = { ...Lost, globals: { locale: 'fr-CA' } };
