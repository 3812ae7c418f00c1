import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { DeskContactMessageFragmentDoc } from '../../generated/graphql';
import { minutesAgo } from '../../testing/fixtures';
import { contactDesk, contactNode, contactNodes } from '../../testing/support-fixtures';
import { DeskContactCard } from './desk-contact-card';

const of = (node = contactNode()) => makeFragmentData(node, DeskContactMessageFragmentDoc);
const [, assigned] = contactNodes();

const meta = {
  title: 'Features/Contact desk/Message',
  component: DeskContactCard,
  args: { message: of() },
  parameters: inPage({
    at: '/admin-messages',
    viewer: fakeViewer('clinic', { isAdmin: true }),
    graph: contactDesk(),
  }),
  beforeEach: () => () => sessionStorage.clear(),
} satisfies Meta<typeof DeskContactCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Overdue: Story = {};

/** With another administrator, who left a note. */
export const Assigned: Story = { args: { message: of(assigned) } };

export const Answered: Story = {
  args: {
    message: of(
      contactNode({
        status: 'answered',
        answeredAt: minutesAgo(60),
        answers: [
          {
            ...{
              __typename: 'ContactAnswer',
              id: '70',
              text: 'Vous la changez dans votre profil.',
            },
            createdAt: minutesAgo(60),
            author: { __typename: 'User', id: '90', firstName: 'Ingrid', lastName: 'Roy' },
          },
        ],
      }),
    ),
  },
};

export const BlankAnswer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Answer by mail' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send answer' }));
  },
};

export const French: Story = { globals: { locale: 'fr-CA' } };
