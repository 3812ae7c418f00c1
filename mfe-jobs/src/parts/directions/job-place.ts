export function mapLinks(line: string) {
  const query = encodeURIComponent(`${line.replace(/\s+/g, ' ')}, Canada`);
  return {
    googleMaps: `https://www.google.com/maps/search/?api=1&query=${query}`,
    appleMaps: `https://maps.apple.com/?q=${query}`,
    openStreetMap: `https://www.openstreetmap.org/search?query=${query}`,
  } as const;
}
