import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inPage } from '@tbt/web-kit/testing';
import { HomePage } from './home-page';

const meta = {
  title: 'Pages/Home',
  component: HomePage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...inPage({ at: '/' }) },
} satisfies Meta<typeof HomePage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };
