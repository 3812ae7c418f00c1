import type { Meta, StoryObj } from '@storybook/react-webpack5';
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
