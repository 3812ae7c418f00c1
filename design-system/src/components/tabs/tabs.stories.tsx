import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { Badge } from '../badge';
import { Tabs } from './tabs';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'My profile',
    items: [
      { value: 'profile', label: 'Profile', content: <p>Name, education, licence.</p> },
      { value: 'photo', label: 'Photo', content: <p>At most 5 MB.</p> },
      {
        value: 'verification',
        label: 'Verification',
        badge: <Badge tone="warning">2</Badge>,
        content: <p>Three documents.</p>,
      },
      { value: 'schedule', label: 'Schedule', content: <p>Slots.</p>, disabled: true },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SecondChosen: Story = { args: { defaultValue: 'photo' } };

export const Stretched: Story = { args: { stretch: true } };

export const Vertical: Story = { args: { orientation: 'vertical' } };

const many = ['Profile', 'Photo', 'Verification', 'Licences', 'Schedule', 'Payments', 'Reviews'];

export const MoreThanFit: Story = {
  args: {
    defaultValue: 'Payments',
    items: many.map((label) => ({ value: label, label, content: <p>{label}</p> })),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const Wrapped: Story = { ...MoreThanFit, args: { ...MoreThanFit.args, wrap: true } };

export const Focused: Story = {
  play: async () => {
    await userEvent.tab();
  },
};
