import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

it('lets the keyboard scroll the detail and leaves header and footer in place', async () => {
  render(
    <Split
      list="Names"
      listLabel="Conversations"
      detail="Words"
      detailLabel="Messages"
      detailHeader="Maple Dental"
      detailFooter={<input aria-label="Message" />}
      showing="detail"
    />,
  );
  await userEvent.tab();
  const scroller = screen.getByRole('group', { name: 'Messages' });
  expect(scroller).toHaveFocus();
  expect(scroller).not.toContainElement(screen.getByRole('textbox', { name: 'Message' }));
});
