import { render, screen } from '@testing-library/react';
import { Page } from './page';

it('has one heading that can take the focus', () => {
  const ref = { current: null as HTMLHeadingElement | null };
  render(
    <Page title="Find jobs" headingRef={ref} actions={<button>Save</button>}>
      Content
    </Page>,
  );
  ref.current?.focus();
  expect(screen.getByRole('heading', { level: 1, name: 'Find jobs' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
});
