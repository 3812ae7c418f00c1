/** The known address of a shift. */
export interface JobPlace {
  streetAddress?: string | null;
  postalCode?: string | null;
  city?: string | null;
  province?: string | null;
}

/** The address in one line, falling back to 'City, Province'; null when nothing is known. */
export function placeLine(place: JobPlace): string | null {
  const town = [place.city, place.province].filter(Boolean).join(', ');
  if (!place.streetAddress) return town || null;
  return [place.streetAddress, [town, place.postalCode].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
}

/** Search links of three map services. */
export function mapLinks(line: string) {
  const query = encodeURIComponent(`${line}, Canada`);
  return {
    googleMaps: `https://www.google.com/maps/search/?api=1&query=${query}`,
    appleMaps: `https://maps.apple.com/?q=${query}`,
    openStreetMap: `https://www.openstreetmap.org/search?query=${query}`,
  } as const;
}
