import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inPage } from '@tbt/web-kit/testing';
import { NotFoundPage } from './not-found-page';

const meta = {
  title: 'Pages/Not found',
  component: NotFoundPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...inPage({ at: '/no-such-page' }) },
} satisfies Meta<typeof NotFoundPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };
