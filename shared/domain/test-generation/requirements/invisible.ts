// Soft hyphen, zero-width characters and marks of writing direction.
const marks = '[\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff]'
const every = new RegExp(marks, 'g')
const notInNumbers = new RegExp(`(?<!\\d${marks}{0,8})${marks}(?!${marks}{0,8}\\d)`, 'g')

/**
 * A sentence without characters that nobody sees, so that it is read as it is displayed. Beside a digit they stay: "1" and "8" with
 * something hidden between them is no number that could be trusted.
 */
export function withoutInvisible(text: string): string {
  return text.replace(notInNumbers, '')
}

/** A text as it is displayed, and as long as before: what nobody sees gives its place to blanks behind its word. */
export const asDisplayed = (text: string): string =>
  text.replace(/(?:\S|\ufeff)+/g, (word) => withoutInvisible(word).padEnd(word.length))

/** How many invisible characters a text holds. */
export function invisibleIn(text: string): number {
  return text.match(every)?.length ?? 0
}
