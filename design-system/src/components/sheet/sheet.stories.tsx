import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from '../../layout/stack';
import { Button } from '../button';
import { Checkbox } from '../checkbox';
import { Sheet } from './sheet';

const meta = {
  title: 'Overlays/Sheet',
  component: Sheet,
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: 'Filters',
    description: 'The list follows when you press Show.',
    closeLabel: 'Close',
    children: (
      <Stack gap="2">
        <Checkbox label="Urgent only" />
        <Checkbox label="With parking" />
        <Checkbox label="Within 25 km" />
      </Stack>
    ),
    footer: (
      <>
        <Button variant="secondary">Clear</Button>
        <Button>Show 12 shifts</Button>
      </>
    ),
  },
} satisfies Meta<typeof Sheet>;

export default meta;

type Story = StoryObj<typeof meta>;

export const End: Story = {};

export const Start: Story = { args: { side: 'start', size: 'small' } };

export const Bottom: Story = { args: { side: 'bottom' } };

export const Large: Story = { args: { size: 'large' } };

export const TitleOnly: Story = { args: { description: undefined, footer: undefined } };

export const LongContent: Story = {
  args: {
    children: (
      <Stack gap="2">
        {Array.from({ length: 40 }, (_, index) => (
          <Checkbox key={index} label={`City ${index + 1}`} />
        ))}
      </Stack>
    ),
  },
};
