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
export const standsIn = (text: string, whole: string): boolean =>
  text === '' || placesOf(text, whole).next().done === false

/** What stands around a text wherever it stands in another one as a whole: "10" is no part of "10.40". */
export function partedAt(whole: string, text: string): string[] {
  const pieces: string[] = []
  let start = 0
  for (const at of text === '' ? [] : placesOf(text, whole)) {
    if (at < start || isInNumber(text, whole, at)) continue
    pieces.push(whole.slice(start, at))
    start = at + text.length
  }
  return [...pieces, whole.slice(start)]
}

function* placesOf(text: string, whole: string): Generator<number> {
  const [first, last] = [text.charAt(0), text.charAt(text.length - 1)]
  for (let at = whole.indexOf(text); at >= 0; at = whole.indexOf(text, at + 1)) {
    const end = at + text.length
    const isCut =
      (letterOrDigit.test(first) && letterOrDigit.test(whole.charAt(at - 1))) ||
      (letterOrDigit.test(last) && letterOrDigit.test(whole.charAt(end)))
    if (!isCut) yield at
  }
}

const isInNumber = (text: string, whole: string, at: number): boolean =>
  (/^\d/.test(text) && /\d[.,]$/.test(whole.slice(Math.max(0, at - 2), at))) ||
  (/\d$/.test(text) && /^[.,]\d/.test(whole.slice(at + text.length, at + text.length + 2)))
