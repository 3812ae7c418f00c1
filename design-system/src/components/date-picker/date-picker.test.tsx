import { useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DatePicker } from './date-picker';
import { calendarTexts, frenchCalendarTexts } from './date-picker-fixtures';
import { toDate, toDay, type DatePickerTexts } from './days';

const frame = { texts: calendarTexts, today: '2026-03-04' };

function OneDay({
  texts = calendarTexts,
  start = '',
}: {
  texts?: DatePickerTexts;
  start?: string;
}) {
  const [value, setValue] = useState(start);
  return (
    <>
      <DatePicker {...frame} texts={texts} mode="single" value={value} onValueChange={setValue} />
      <output aria-label="Chosen">{value}</output>
    </>
  );
}

const focus = (name: string | RegExp) => act(() => screen.getByRole('button', { name }).focus());

afterEach(() => act(() => document.documentElement.removeAttribute('dir')));

it('walks over the days with the keys and chooses with Enter', async () => {
  render(<OneDay start="2026-03-09" />);
  expect(await screen.findByRole('grid', { name: 'March 2026' })).toBeVisible();
  focus('Monday, March 9, 2026, chosen');
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Tuesday, March 17, 2026' })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('button', { name: 'Sunday, March 15, 2026' })).toHaveFocus();
  await userEvent.keyboard('{PageDown}');
  expect(screen.getByRole('grid', { name: 'April 2026' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByLabelText('Chosen')).toHaveTextContent('2026-04-15');
});

it('moves in reverse in right-to-left pages', async () => {
  document.documentElement.dir = 'rtl';
  render(<OneDay start="2026-03-09" />);
  await screen.findByRole('grid');
  focus(/March 9/);
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: /March 8/ })).toHaveFocus();
});

it('labels today, in the given locale', async () => {
  render(<OneDay texts={frenchCalendarTexts} />);
  const grid = await screen.findByRole('grid', { name: 'mars 2026' });
  expect(grid).toBeVisible();
  expect(screen.getByRole('button', { name: 'mercredi 4 mars 2026, aujourd’hui' })).toBeVisible();
  expect(screen.getAllByRole('columnheader', { hidden: true })[0]).toHaveAccessibleName('lundi');
  expect(screen.getByRole('button', { name: 'Mois suivant' })).toBeVisible();
});

it('selects the first and last day, and restarts on a third click', async () => {
  const spans: unknown[] = [];
  function Several() {
    const [value, setValue] = useState({ from: '', to: '' });
    return (
      <DatePicker
        {...frame}
        mode="range"
        value={value}
        onValueChange={(span) => {
          spans.push(span);
          setValue(span);
        }}
      />
    );
  }
  render(<Several />);
  await screen.findByRole('grid');
  for (const day of ['9', '13', '20']) {
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`March ${day},`) }));
  }
  expect(spans).toEqual([
    { from: '2026-03-09', to: '' },
    { from: '2026-03-09', to: '2026-03-13' },
    { from: '2026-03-20', to: '' },
  ]);
});

it('disables days outside its limits', async () => {
  const onValueChange = jest.fn();
  render(
    <DatePicker
      {...frame}
      mode="single"
      min="2026-03-05"
      max="2026-03-20"
      value=""
      onValueChange={onValueChange}
    />,
  );
  await screen.findByRole('grid');
  const day = (date: number) =>
    screen.getByRole('button', { name: new RegExp(`March ${date}, 2026`) });
  expect(day(4)).toBeDisabled();
  expect(day(21)).toBeDisabled();
  await userEvent.click(day(20));
  expect(onValueChange).toHaveBeenCalledWith('2026-03-20');
});

it.each(['2026-02-30', '2026-3-9', '', undefined])('knows that %p is no day', (text) => {
  expect(toDate(text)).toBeUndefined();
});

it('keeps a day the same in both directions', () => {
  expect(toDay(toDate('2028-02-29')!)).toBe('2028-02-29');
});
