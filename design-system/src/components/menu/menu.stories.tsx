import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import { Button } from '../button';
import { Icon } from '../icon';
import { Menu, MenuHeading, MenuItem, MenuSeparator } from './menu';

const meta = {
  title: 'Navigation/Menu',
  component: Menu,
  args: {
    trigger: (
      <Button variant="secondary" iconStart={<Icon name="map-pin" />}>
        Directions
      </Button>
    ),
    children: (
      <>
        <MenuHeading>Open with</MenuHeading>
        <MenuItem icon={<Icon name="external" />} asChild>
          <a href="#first">First map</a>
        </MenuItem>
        <MenuItem>Second map</MenuItem>
        <MenuItem disabled>Third map</MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger">Forget this place</MenuItem>
      </>
    ),
  },
} satisfies Meta<typeof Menu>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Directions' }));
  },
};
