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

it('renders the aside as a separate landmark', () => {
  render(
    <Page title="Shift" aside="In short" asideLabel="This shift in short">
      Content
    </Page>,
  );
  const aside = screen.getByRole('complementary', { name: 'This shift in short' });
  expect(aside).toHaveTextContent('In short');
  expect(aside).not.toHaveTextContent('Content');
});
