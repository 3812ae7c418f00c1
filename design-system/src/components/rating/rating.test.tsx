import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Rating } from './rating';
import { RatingValue } from './rating-value';

const labelOf = (value: number) => `${value} of 5`;

it('is given with the arrow keys, mark by mark', async () => {
  const onValueChange = jest.fn();
  render(
    <Rating
      legend="How was it?"
      name="rating"
      labelOf={labelOf}
      defaultValue={2}
      onValueChange={onValueChange}
    />,
  );
  expect(screen.getByRole('radiogroup', { name: 'How was it?' })).toBeVisible();
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: '2 of 5', checked: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: '3 of 5', checked: true })).toHaveFocus();
  expect(onValueChange).toHaveBeenCalledWith(3);
});

it.each(['star', 'tooth'] as const)('is given with a press on a %s', async (skin) => {
  render(<Rating legend="How was it?" name="rating" labelOf={labelOf} skin={skin} />);
  await userEvent.click(screen.getByRole('radio', { name: '4 of 5' }));
  expect(screen.getByText('4 of 5')).toBeVisible();
});

it('leaves the rating to its owner when a value is given', async () => {
  render(<Rating legend="How was it?" name="rating" labelOf={labelOf} value={null} />);
  await userEvent.click(screen.getByRole('radio', { name: '4 of 5' }));
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
});

it('shows its error', () => {
  render(<Rating legend="How was it?" name="rating" labelOf={labelOf} error="Choose one." />);
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Choose one.');
});

it.each([
  [2.5, '50%'],
  [-1, '0%'],
  [9, '100%'],
])('draws %d of 5 as one picture, %s full', (value, share) => {
  render(<RatingValue value={value} label="In words" />);
  expect(screen.getByRole('img', { name: 'In words' }).lastElementChild).toHaveStyle({
    inlineSize: share,
  });
});
