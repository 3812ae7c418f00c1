import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchField } from './search-field';

function Held({ onSearch }: { onSearch?: (value: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <SearchField
      label="Search"
      clearLabel="Clear"
      value={value}
      onValueChange={setValue}
      onSearch={onSearch}
    />
  );
}

it('searches on Enter', async () => {
  const onSearch = jest.fn();
  render(<Held onSearch={onSearch} />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'Oka{Enter}');
  expect(onSearch).toHaveBeenCalledWith('Oka');
});

it('is cleared by its button and by Escape, and keeps the focus', async () => {
  render(<Held />);
  const box = screen.getByRole('searchbox');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await userEvent.type(box, 'Oka');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(box).toHaveValue('');
  expect(box).toHaveFocus();
  await userEvent.type(box, 'Oka{Escape}');
  expect(box).toHaveValue('');
});
