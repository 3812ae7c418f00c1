import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../../components/button';
import { TextLink } from '../../components/text-link';
import { Page } from './page';

const meta = {
  title: 'Layout/Page',
  component: Page,
  args: {
    title: 'Find jobs',
    description: 'Shifts near you, booked in two taps.',
    eyebrow: <TextLink href="#back">Back to the start</TextLink>,
    actions: <Button variant="secondary">Save this search</Button>,
    children: <p>The content.</p>,
  },
} satisfies Meta<typeof Page>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const TitleOnly: Story = {
  args: { description: undefined, actions: undefined, eyebrow: undefined },
};

export const Narrow: Story = { args: { width: 'narrow' } };
