const withQuery = (address: string, query: Record<string, string>): string =>
  `${address}?${new URLSearchParams(query)}`;

/** Pages of the networks that ask before they post. No script of theirs is loaded here. */
export const SHARE_ADDRESSES: readonly {
  name: string;
  addressOf(url: string, text: string): string;
}[] = [
  {
    name: 'Facebook',
    addressOf: (url) => withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }),
  },
  {
    name: 'LinkedIn',
    addressOf: (url) => withQuery('https://www.linkedin.com/sharing/share-offsite/', { url }),
  },
  { name: 'X', addressOf: (url, text) => withQuery('https://x.com/intent/post', { text, url }) },
];

/** Mail programs show `+` as it is, so spaces are percent-encoded. */
export const mailAddress = (url: string, subject: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${subject}\n${url}`)}`;
