/** The address that calls a number (RFC 3966), which has no spaces. */
export function telephone(number: string): string {
  return `tel:${number.replace(/[^\d*#+]/g, '')}`;
}
