const whoever = new Set(
  'i we you he she they user the-user users somebody someone anybody anyone who whoever'.split(' '),
)

/** Who acts, where the text tells one person from another: "I" and "the user" are whoever uses the page. */
export function personOf(words: string): string | undefined {
  return whoever.has(words.toLowerCase()) ? undefined : words
}
