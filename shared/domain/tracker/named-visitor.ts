/** The text whose SHA-256 begins with the name of a visitor whom the page itself names: the same one on each day and device. */
export const namedVisitorText = (websiteId: string, distinctId: string): string =>
  `${websiteId}\n${distinctId}`
