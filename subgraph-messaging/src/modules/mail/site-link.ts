import { actingFor, pathIn, type Locale } from '@tbt/contracts';

type Reader = { publicUrl: string; locale: Locale };

/** Opens the site in the mail's language, whatever the device's is. */
export const siteLink = ({ publicUrl, locale }: Reader, path: string): string =>
  publicUrl + pathIn(locale, path);

/** @param reader.clinicId - of a clinic's own account: the page opens as itself, whatever the session acts for. */
export const memberLink = (reader: Reader & { clinicId: number | null }, path: string): string =>
  siteLink(reader, actingFor(path, reader.clinicId));
