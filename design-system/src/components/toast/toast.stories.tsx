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
