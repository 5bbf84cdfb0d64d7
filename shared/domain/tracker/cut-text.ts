/**
 * Shortens a text to at most `max` UTF-16 code units without splitting a character, and replaces lone surrogates,
 * which no UTF-8 store can keep, by U+FFFD.
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text.toWellFormed()
  const last = text.charCodeAt(max - 1)
  const splits = last >= 0xd800 && last <= 0xdbff
  return text.slice(0, splits ? max - 1 : max).toWellFormed()
}
