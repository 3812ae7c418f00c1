import { render, screen } from '@testing-library/react';
import { Split } from './split';

it('names both panes and marks the one a narrow screen shows', () => {
  const { container } = render(
    <Split
      list="Names"
      listLabel="Conversations"
      detail="Words"
      detailLabel="Messages"
      showing="detail"
    />,
  );
  expect(screen.getByRole('region', { name: 'Conversations' })).toHaveTextContent('Names');
  expect(screen.getByRole('region', { name: 'Messages' })).toHaveTextContent('Words');
  expect(container.firstElementChild).toHaveAttribute('data-showing', 'detail');
});
