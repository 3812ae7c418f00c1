import type { Meta, StoryObj } from '@storybook/react-webpack5';
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

export const ToAnotherSite: Story = {
  args: { iconEnd: <Icon name="external" size="small" />, children: 'Open the map' },
};

export const AsChild: Story = {
  args: { asChild: true, children: <a href="#contact">Contact</a> },
};
