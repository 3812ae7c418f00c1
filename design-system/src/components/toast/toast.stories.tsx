import { useEffect } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button';
import { dismissToast, toast } from './page-toasts';
import type { ToastOptions } from './toast-store';
import { Toaster } from './toaster';

interface ShowcaseProps {
  options: ToastOptions;
}

function Showcase({ options }: ShowcaseProps) {
  useEffect(() => {
    toast({ ...options, duration: Infinity });
    return () => dismissToast();
  }, [options]);
  return (
    <>
      <Button onClick={() => toast(options)}>Show it again</Button>
      <Toaster label="Notices" closeLabel="Close" />
    </>
  );
}

const meta = {
  title: 'Overlays/Toast',
  component: Showcase,
} satisfies Meta<typeof Showcase>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = {
  args: {
    options: {
      title: 'Application Submitted!',
      description: 'Your application has been sent to the dental office.',
    },
  },
};

export const TitleOnly: Story = { args: { options: { title: 'Schedule added' } } };

export const Destructive: Story = {
  args: {
    options: {
      variant: 'destructive',
      title: 'Failed to send message',
      description: 'Please try again',
    },
  },
};

export const Info: Story = {
  args: { options: { variant: 'info', title: 'A new version is ready' } },
};

export const Warning: Story = {
  args: {
    options: {
      variant: 'warning',
      title: 'You are offline',
      description: 'What you write is kept and sent later.',
    },
  },
};

export const AtTheTop: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { options: { title: 'Real-time messaging activated', isAtTop: true } },
};

export const WithAction: Story = {
  args: {
    options: {
      title: 'Schedule removed',
      action: { label: 'Undo', onAction: () => undefined },
    },
  },
};

export const LongText: Story = {
  args: {
    options: {
      title:
        'Your application for Saturday has been sent to the office in Saint-Jean-sur-Richelieu',
      description:
        'They usually answer within a day. You get a message as soon as they do, and the shift then stands in your calendar.',
    },
  },
};
