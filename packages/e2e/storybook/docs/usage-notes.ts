const files = import.meta.webpackContext('../../../../design-system/src', {
  recursive: true,
  regExp: /\.usage\.md$/,
});

const inKebabCase = (name: string) => name.replace(/\B([A-Z])/g, '-$1').toLowerCase();

const notes = new Map(
  files.keys().map((file) => {
    const [name = ''] = (file.split('/').at(-1) ?? '').split('.');
    return [name, String(files(file))];
  }),
);

/** A component's usage notes in Markdown, by story title such as `Forms/TextField`. */
export const usageOf = (title: string): string | undefined =>
  notes.get(inKebabCase(title.split('/').at(-1) ?? ''));
