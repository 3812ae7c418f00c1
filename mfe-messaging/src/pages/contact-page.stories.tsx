import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { ContactPage } from './contact-page';

const meta = {
  title: 'Pages/Contact',
  component: ContactPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...inPage({ at: '/contact' }) },
  beforeEach: () => () => sessionStorage.clear(),
} satisfies Meta<typeof ContactPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Anonymous: Story = {};

export const SignedIn: Story = {
  parameters: inPage({ at: '/contact', viewer: fakeViewer('hygienist') }),
};

export const French: Story = { globals: { locale: 'fr-CA' } };
