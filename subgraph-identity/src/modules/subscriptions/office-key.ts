/** Equal for two accounts at the same door; null without a whole address. */
export function officeKeyOf(clinic: {
  streetAddress: string | null;
  postalCode: string | null;
}): string | null {
  const letters = (text: string | null) =>
    (text ?? '')
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '');
  const [street, code] = [letters(clinic.streetAddress), letters(clinic.postalCode)];
  return code && street ? `${code}:${street}` : null;
}
