import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inPage } from '@tbt/web-kit/testing';
import { routeByKey } from '../site/route-table';
import { FramePage } from './frame-page';

const meta = {
  title: 'Pages/Frame of a route',
  component: FramePage,
  tags: ['page', '!autodocs'],
  args: { route: routeByKey('facebookSetup') },
  parameters: { layout: 'fullscreen', ...inPage({ at: '/facebook-setup' }) },
} satisfies Meta<typeof FramePage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FacebookSetup: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };
