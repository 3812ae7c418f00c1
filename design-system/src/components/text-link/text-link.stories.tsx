import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { Icon } from '../icon';
import { TextLink } from './text-link';

const meta = {
  title: 'Actions/TextLink',
  component: TextLink,
  args: { href: '#how', children: 'see how it works' },
} satisfies Meta<typeof TextLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Inline: Story = {
  render: (args) => (
    <p>
      Payment is arranged directly, <TextLink {...args} />.
    </p>
  ),
};

export const Quiet: Story = { args: { variant: 'quiet' } };

export const External: Story = {
  args: {
    external: true,
    href: 'https://maps.example/',
    destinationLabel: 'opens in a new tab',
    children: 'Open the map',
  },
};

export const Download: Story = {
  args: { download: 'statement.pdf', destinationLabel: 'PDF, 2 MB', children: 'Statement' },
};

export const WithIcon: Story = {
  args: { iconEnd: <Icon name="arrow-end" size="small" />, children: 'All shifts' },
};

export const LongText: Story = {
  args: {
    children: 'The guide on how to set up a chair for a temp who has never worked in your office',
    external: true,
    destinationLabel: 'opens in a new tab',
  },
};

export const AsChild: Story = {
  args: { asChild: true, children: <a href="#contact">Contact</a> },
};

export const Focused: Story = {
  play: async () => {
    await userEvent.tab();
  },
};
