import path from 'node:path';
import { readPublicNames, type PublicProp } from './public-props';

const nameOf = ({ file, owner, name }: PublicProp) => `${file} ${owner}.${name}`;

const silent = (props: readonly PublicProp[]) =>
  props.filter(({ text }) => text === '').map(nameOf);

describe('every public name', () => {
  const { props, components } = readPublicNames();

  it('is read from the sources, those of components as well as those of types', () => {
    const names = props.map(({ owner, name }) => `${owner}.${name}`);
    expect(names).toEqual(
      expect.arrayContaining(['Button.variant', 'ButtonProps.variant', 'SelectOption.value']),
    );
    expect(names).not.toContain('Button.onClick');
    expect(props.length).toBeGreaterThan(400);
  });

  it('says what it is for', () => {
    expect(silent(components)).toEqual([]);
  });

  it('says what each of its props does', () => {
    expect(silent(props)).toEqual([]);
  });
});

it('sees what is left unsaid, in both halves of a union as well', () => {
  const fixture = path.join(__dirname, 'fixtures/undocumented.tsx');
  const { props, components } = readPublicNames(fixture);
  expect(
    props.filter(({ text }) => text === '').map(({ owner, name }) => `${owner}.${name}`),
  ).toEqual(['Choice.unsaid', 'Choice.mode', 'ChoiceProps.unsaid', 'ChoiceProps.mode']);
  expect(silent(components)).toHaveLength(1);
});
