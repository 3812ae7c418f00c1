import path from 'node:path';
import { readPublicNames, type PublicProp } from './public-props';

const nameOf = ({ file, owner, name }: PublicProp) => `${file} ${owner}.${name}`;

const silent = (props: readonly PublicProp[]) =>
  props.filter(({ text }) => text === '').map(nameOf);

describe('every public name', () => {
  const entries = ['index', 'large'].map((entry) =>
    readPublicNames(path.join(__dirname, `../src/${entry}.ts`)),
  );
  const props = entries.flatMap((entry) => entry.props);
  const components = entries.flatMap((entry) => entry.components);

  it('is read from the sources, those of components as well as those of types', () => {
    const names = props.map(({ owner, name }) => `${owner}.${name}`);
    expect(names).toEqual(
      expect.arrayContaining(['Button.variant', 'ButtonProps.variant', 'SelectOption.value']),
    );
    expect(names).not.toContain('Button.onClick');
    expect(props.length).toBeGreaterThan(400);
  });

  it('has a docstring', () => {
    expect(silent(components)).toEqual([]);
  });

  it('has a docstring for each prop', () => {
    expect(silent(props)).toEqual([]);
  });
});

it('finds missing docstrings, in both parts of a union too', () => {
  const fixture = path.join(__dirname, 'fixtures/undocumented.tsx');
  const { props, components } = readPublicNames(fixture);
  expect(
    props.filter(({ text }) => text === '').map(({ owner, name }) => `${owner}.${name}`),
  ).toEqual(['Choice.unsaid', 'Choice.mode', 'ChoiceProps.unsaid', 'ChoiceProps.mode']);
  expect(silent(components)).toHaveLength(1);
});
