import { render, screen } from '@testing-library/react';
import { EmptyState } from './empty-state';

it('says what is missing and what to do', () => {
  render(<EmptyState title="No jobs found" action={<a href="/jobs">All jobs</a>} />);
  expect(screen.getByText('No jobs found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All jobs' })).toBeVisible();
});
