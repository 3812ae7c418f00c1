import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { within } from 'storybook/test';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../generated';
import { PersonMenuFragmentDoc } from '../generated/graphql';
import { blocking, coming, relatedPerson } from '../testing';
import { PersonMenu } from './person-menu';

const person = (overrides = {}) =>
  makeFragmentData(relatedPerson(overrides), PersonMenuFragmentDoc);
const viewer = fakeViewer('clinic');

const meta = {
  title: 'Features/Person menu',
  component: PersonMenu,
  args: { person: person() },
  parameters: inPage({ at: '/professionals/2', viewer, graph: { ...blocking(), ...coming() } }),
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

/** Selects a menu item, which is rendered in a portal. */
const pick = (entry: RegExp): Story['play'] =>
  async function pickEntry({ canvas, canvasElement, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /More about/ }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('menuitem', { name: entry }));
  };

export const AskingToBlock: Story = { play: pick(/Block/) };

export const Hiring: Story = { play: pick(/hire/) };

export const French: Story = { globals: { locale: 'fr-CA' } };
