import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { PersonMenuFragmentDoc } from '../../generated/graphql';
import { professionalNode } from '../../testing/fixtures';
import { PersonMenu } from './person-menu';

const person = (overrides = {}) =>
  makeFragmentData(professionalNode(overrides), PersonMenuFragmentDoc);
const viewer = fakeViewer('clinic');

const meta = {
  title: 'Features/Person menu/Browsing',
  component: PersonMenu,
  args: { person: person() },
  parameters: inPage({ at: '/browse-professionals', viewer }),
} satisfies Meta<typeof PersonMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Favourite: Story = { args: { person: person({ isFavourite: true }) } };

export const Blocked: Story = { args: { person: person({ isBlocked: true }) } };

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /More about/ }));
  },
};

export const French: Story = { globals: { locale: 'fr-CA' } };
