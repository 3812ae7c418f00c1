import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import { Button } from '../button';
import { Icon } from '../icon';
import { Menu, MenuHeading, MenuItem, MenuSeparator } from './menu';
import { MenuCheckboxItem, MenuRadioGroup, MenuRadioItem } from './menu-choice';
import { MenuGroup } from './menu-group';

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

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
};

export const Open: Story = { play: open };

export const AlignedToTheEnd: Story = { args: { align: 'end' }, play: open };

export const Groups: Story = {
  args: {
    children: (
      <>
        <MenuGroup label="This shift">
          <MenuItem icon={<Icon name="eye" />}>Look at it</MenuItem>
          <MenuItem icon={<Icon name="repeat" />}>Post it again</MenuItem>
        </MenuGroup>
        <MenuGroup label="The office">
          <MenuItem icon={<Icon name="message" />}>Write a message</MenuItem>
        </MenuGroup>
      </>
    ),
  },
  play: open,
};

export const Choices: Story = {
  args: {
    trigger: <Button variant="secondary">View</Button>,
    children: (
      <>
        <MenuRadioGroup label="Order" value="date" onValueChange={() => undefined}>
          <MenuRadioItem value="date">By date</MenuRadioItem>
          <MenuRadioItem value="rate">By rate</MenuRadioItem>
          <MenuRadioItem value="distance" disabled>
            By distance
          </MenuRadioItem>
        </MenuRadioGroup>
        <MenuGroup label="Columns">
          <MenuCheckboxItem checked onCheckedChange={() => undefined}>
            Rate
          </MenuCheckboxItem>
          <MenuCheckboxItem checked={false} onCheckedChange={() => undefined}>
            Distance
          </MenuCheckboxItem>
        </MenuGroup>
      </>
    ),
  },
  play: open,
};

export const LongText: Story = {
  args: {
    children: (
      <MenuItem icon={<Icon name="external" />}>
        Open the way from home to the office in the map of this telephone
      </MenuItem>
    ),
  },
  play: open,
};
