/** Where a guide says the address of a local product, the page says its own: what is copied works where it was read. */
export const forThisOrigin = (text: string, origin: string): string =>
  text.replaceAll('http://localhost:8787', origin)
