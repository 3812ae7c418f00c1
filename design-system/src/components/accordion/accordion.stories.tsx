import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { Accordion } from './accordion';

const meta = {
  title: 'Navigation/Accordion',
  component: Accordion,
  args: {
    titleAs: 'h2',
    items: [
      { value: 'pay', title: 'How am I paid?', content: 'Directly, within 24-48 hours.' },
      { value: 'lead', title: 'How early should I post?', content: 'A day or two ahead.' },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const OneOpen: Story = { args: { defaultOpen: ['pay'] } };

export const OnlyOne: Story = { args: { onlyOne: true, defaultOpen: ['lead'] } };

export const Framed: Story = { args: { variant: 'framed', defaultOpen: ['pay'] } };

export const Focused: Story = {
  play: async () => {
    await userEvent.tab();
  },
};

export const LongText: Story = {
  args: {
    defaultOpen: ['pay'],
    items: [
      {
        value: 'pay',
        title:
          'How and when am I paid if the office has changed the hours after I had confirmed them?',
        content:
          'Directly by the office, within 24-48 hours. What counts are the hours you both confirmed at the end of the day, not those that were posted.',
      },
    ],
  },
};
