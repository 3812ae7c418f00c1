import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inPage } from '@tbt/web-kit/testing';
import { BlogPage } from './blog-page';

const meta = {
  title: 'Pages/Blog',
  component: BlogPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...inPage({ at: '/blog' }) },
} satisfies Meta<typeof BlogPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const OneCategory: Story = { parameters: inPage({ at: '/blog?category=money' }) };

export const UnknownCategory: Story = { parameters: inPage({ at: '/blog?category=recipes' }) };

export const Empty: Story = {
  args: { articles: [] },
  parameters: inPage({ at: '/blog?category=money' }),
};

export const French: Story = { globals: { locale: 'fr-CA' } };
