export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return chosen
    .map(
      (word) =>
        Array.from(word ?? '')
          .at(0)
          ?.toLocaleUpperCase() ?? '',
    )
    .join('');
}
