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

/**
 * The do and don't of a component, as Markdown.
 * @param title - of its stories, for instance `Forms/TextField`.
 */
export const usageOf = (title: string): string | undefined =>
  notes.get(inKebabCase(title.split('/').at(-1) ?? ''));
