import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { ownOpenShifts, ownShift } from '../../testing/invite-scenes';
import { InviteToShift } from './invite-to-shift';

const viewer = fakeViewer('clinic');
const at = '/professionals/2';

const meta = {
  title: 'Features/Invite to my shift',
  component: InviteToShift,
  args: { person: { id: '2', role: 'hygienist', firstName: 'Ana', lastName: 'Reyes' } },
  parameters: inPage({
    ...{ at, viewer },
    graph: ownOpenShifts([
      ownShift(),
      ownShift({ id: '10', title: 'Evening', date: '2027-03-09' }),
    ]),
  }),
} satisfies Meta<typeof InviteToShift>;

export default meta;

type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button'));
};

export const Closed: Story = {};

export const Choosing: Story = { play: open };

export const French: Story = { globals: { locale: 'fr-CA' }, play: open };

export const NoShift: Story = {
  parameters: inPage({ at, viewer, graph: ownOpenShifts([]) }),
  play: open,
};
