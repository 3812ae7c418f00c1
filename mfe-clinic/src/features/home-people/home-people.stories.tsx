import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { homePeople } from '../../testing/home-scenes';
import { HomePeople } from './home-people';

const meta = {
  title: 'Features/Home people',
  component: HomePeople,
  parameters: inPage({ at: '/', viewer: fakeViewer('clinic'), graph: homePeople() }),
} satisfies Meta<typeof HomePeople>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };
