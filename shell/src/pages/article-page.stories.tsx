import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inPage } from '@tbt/web-kit/testing';
import { ArticlePage } from './article-page';

const at = (slug: string) => inPage({ at: `/blog/${slug}` });

const meta = {
  title: 'Pages/Article',
  component: ArticlePage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...at('empty-chair') },
} satisfies Meta<typeof ArticlePage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const ManyLinks: Story = { parameters: at('hygienist-licence-by-province') };

export const Loading: Story = { args: { load: () => new Promise(() => undefined) } };

export const Failed: Story = { args: { load: () => Promise.reject(new Error('offline')) } };

export const UnknownArticle: Story = { parameters: at('no-such-article') };

export const French: Story = {
  globals: { locale: 'fr-CA' },
  parameters: at('quebec-job-ads-and-law-25'),
};
