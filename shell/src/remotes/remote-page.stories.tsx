import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Page, Text } from '@tbt/design-system';
import { defineRemote, type RemoteModule } from '@tbt/web-kit';
import { inPage } from '@tbt/web-kit/testing';
import { RemotesFrame } from '../testing/remotes-frame';
import { RemotePage } from './remote-page';

function JobsPage() {
  return (
    <Page title="Find Jobs">
      <Text>The page of the remote.</Text>
    </Page>
  );
}

const remote = defineRemote({ routes: [{ path: '/jobs', load: async () => JobsPage }] });

const arriving = (load: () => Promise<RemoteModule>) => ({
  render: (args: React.ComponentProps<typeof RemotePage>) => (
    <RemotesFrame load={load}>
      <RemotePage {...args} />
    </RemotesFrame>
  ),
});

const meta = {
  title: 'Shell/Page of a remote',
  component: RemotePage,
  tags: ['page', '!autodocs'],
  args: {
    name: 'mfe-jobs',
    title: 'Find Jobs',
    fallback: <Page title="Frame of the route">{null}</Page>,
  },
  parameters: { layout: 'fullscreen', ...inPage({ at: '/jobs' }) },
} satisfies Meta<typeof RemotePage>;

export default meta;

type Story = StoryObj<typeof meta>;

const withoutLog = () => {
  const { error } = console;
  console.error = () => undefined;
  return () => {
    console.error = error;
  };
};

export const Arrived: Story = arriving(() => Promise.resolve(remote));

export const Loading: Story = arriving(() => new Promise(() => undefined));

export const Failed: Story = {
  ...arriving(() => Promise.reject(new Error('away'))),
  beforeEach: withoutLog,
};

export const FailedInFrench: Story = { ...Failed, globals: { locale: 'fr-CA' } };

/** A route without a page in the remote's release. */
export const WithoutPage: Story = arriving(() => Promise.resolve(defineRemote({ routes: [] })));
