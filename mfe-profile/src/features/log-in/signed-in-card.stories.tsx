import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { SignedInCard } from './signed-in-card';

const viewer = fakeViewer('hygienist');

const meta = {
  title: 'Features/Log in/Signed in already',
  component: SignedInCard,
  args: { viewer },
  parameters: inPage({ at: '/auth', viewer }),
} satisfies Meta<typeof SignedInCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };
