import { useState } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '../dialog';
import { FormField } from '../form-field';
import { Combobox, type ComboboxProps } from './combobox';
import { places } from './combobox-fixtures';
import { filterEntries, flatten } from './combobox-options';

function Place({ start = '', ...rest }: { start?: string } & Partial<ComboboxProps>) {
  const [value, setValue] = useState(start);
  return (
    <form aria-label="Place">
      <FormField label="Place" error="Choose one.">
        <Combobox
          options={places}
          value={value}
          onValueChange={setValue}
          listLabel="Places"
          emptyText="Nothing with this name."
          countText={(count) => `${count} places`}
          name="place"
          {...rest}
        />
      </FormField>
      <button>Next</button>
    </form>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Place' });
const list = () => screen.queryByRole('listbox', { name: 'Places' });
const activeName = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.textContent : null;
};

it('is found by typing without accents and capitals, and chosen with Enter', async () => {
  render(<Place />);
  await userEvent.type(field(), 'QUEB');
  expect(within(list()!).getAllByRole('option')).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent('1 places');
  expect(activeName()).toBe('Québec');
  await userEvent.keyboard('{Enter}');
  expect(list()).not.toBeInTheDocument();
  expect(field()).toHaveValue('Québec');
  expect(field()).toHaveFocus();
  expect(screen.getByRole('form')).toHaveFormValues({ place: 'QC' });
});

it('lists prefix matches first', async () => {
  render(<Place />);
  await userEvent.type(field(), 'n');
  expect(activeName()).toBe('New Brunswick');
});

it('moves with the arrows, wraps around and skips disabled options', async () => {
  render(<Place />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveAttribute('aria-controls', list()!.id);
  expect(activeName()).toBe('Alberta');
  await userEvent.keyboard('{ArrowUp}');
  expect(activeName()).toBe('Yukon');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(activeName()).toBe('British Columbia');
  await userEvent.keyboard('{PageDown}');
  expect(activeName()).toBe('Saskatchewan');
  await userEvent.keyboard('{PageDown}');
  expect(activeName()).toBe('Yukon');
});

it('opens at the last option with the arrow up, and alone with Alt', async () => {
  render(<Place />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  expect(activeName()).toBe('Yukon');
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(list()).not.toBeInTheDocument();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(list()).toBeVisible();
  expect(activeName()).toBeNull();
});

it('shows a disabled group with its reason and selects none of its options', async () => {
  render(<Place />);
  await userEvent.type(field(), 'new y');
  const group = screen.getByRole('group', { name: 'United States Coming soon' });
  const option = within(group).getByRole('option', { name: 'New York' });
  expect(option).toHaveAttribute('aria-disabled', 'true');
  expect(activeName()).toBeNull();
  await userEvent.click(option);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('form')).toHaveFormValues({ place: '' });
});

it('shows an empty state', async () => {
  render(<Place />);
  await userEvent.type(field(), 'Atlantis');
  expect(screen.getByRole('status')).toHaveTextContent('Nothing with this name.');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

it('discards the query on Escape, and keeps the selection', async () => {
  render(<Place start="MB" />);
  await userEvent.type(field(), 'x');
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveValue('Manitoba');
  expect(list()).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveValue('Manitoba');
});

it('works in a dialog, which stays open when the list is left with Escape', async () => {
  const onOpenChange = jest.fn();
  render(
    <Dialog open onOpenChange={onOpenChange} title="Move" closeLabel="Close">
      <Place />
    </Dialog>,
  );
  await userEvent.click(field());
  await userEvent.keyboard('{Escape}');
  expect(list()).not.toBeInTheDocument();
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.type(field(), 'nuna');
  await userEvent.click(screen.getByRole('option', { name: 'Nunavut' }));
  expect(field()).toHaveValue('Nunavut');
  expect(onOpenChange).not.toHaveBeenCalled();
});

it('keeps the selection on blur, and selects a label typed in full', async () => {
  render(<Place start="MB" />);
  await userEvent.clear(field());
  expect(screen.getByRole('form')).toHaveFormValues({ place: '' });
  await userEvent.type(field(), 'ontario');
  await userEvent.tab();
  expect(field()).toHaveValue('Ontario');
  await userEvent.type(field(), 'zz');
  await userEvent.tab();
  expect(field()).toHaveValue('Ontario');
  expect(screen.getByRole('form')).toHaveFormValues({ place: 'ON' });
});

it('is chosen with a press', async () => {
  render(<Place />);
  await userEvent.click(field());
  await userEvent.click(screen.getByRole('option', { name: 'Nunavut' }));
  expect(field()).toHaveValue('Nunavut');
  expect(field()).toHaveFocus();
});

it('passes the query to an external search, and shows that it is loading', async () => {
  const onQueryChange = jest.fn();
  render(<Place options={[]} loading loadingText="Looking…" onQueryChange={onQueryChange} />);
  await userEvent.type(field(), 'Wi');
  expect(onQueryChange.mock.calls).toEqual([['W'], ['Wi']]);
  expect(field()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Looking…');
});

it('reads its choice while that is not among the options', () => {
  render(<Place start="12" options={[]} valueLabel="Winnipeg" onQueryChange={jest.fn()} />);
  expect(field()).toHaveValue('Winnipeg');
});

it.each([{ readOnly: true }, { disabled: true }])('stays closed with %p', async (state) => {
  render(<Place start="MB" {...state} />);
  await userEvent.click(field());
  expect(list()).not.toBeInTheDocument();
});

it('has the description and the state of its field', () => {
  render(<Place />);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('Choose one.');
});

it('filters thousands of options at once', () => {
  const many = Array.from({ length: 5000 }, (_, index) => ({
    value: String(index),
    label: `Saint-Évariste ${index}`,
  }));
  const start = performance.now();
  expect(flatten(filterEntries(many, 'evariste 4999'))).toHaveLength(1);
  expect(performance.now() - start).toBeLessThan(500);
});
