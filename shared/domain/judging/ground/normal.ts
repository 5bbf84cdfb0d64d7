const letterOrDigit = /[\p{L}\p{N}]/u

/** A text as it is compared: small letters, one kind of quotation mark and of dash, single blanks, without marks of Markdown. */
export function normal(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\\(?=["'])|\*\*|`/g, '')
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’‚]/g, "'")
    .replace(/[‐-―−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The words and numbers of a text as it is compared. */
export const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether a text stands in another one and no word or number of it goes on there. Both as they are compared. */
export function standsIn(text: string, whole: string): boolean {
  if (text === '') return true
  const [first, last] = [text.charAt(0), text.charAt(text.length - 1)]
  for (let at = whole.indexOf(text); at >= 0; at = whole.indexOf(text, at + 1)) {
    const end = at + text.length
    const isCut =
      (letterOrDigit.test(first) && letterOrDigit.test(whole.charAt(at - 1))) ||
      (letterOrDigit.test(last) && letterOrDigit.test(whole.charAt(end)))
    if (!isCut) return true
  }
  return false
}
