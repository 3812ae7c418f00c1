import { render, screen } from '@testing-library/react';
import { Skeleton, SkeletonGroup } from './skeleton';

it('announces loading once', () => {
  const { container } = render(
    <SkeletonGroup label="Loading...">
      <Skeleton lines={3} />
    </SkeletonGroup>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  expect(container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(3);
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
});
