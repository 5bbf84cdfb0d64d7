/** A text for comparison: white space folded, all kinds of quotes and dashes alike. */
export function folded(text: string): string {
  return text
    .replaceAll(/[“”„«»″]/g, '"')
    .replaceAll(/[‘’‚′`]/g, "'")
    .replaceAll(/[‐‑–—−]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const letter = /[\p{L}\p{N}]/u

/** Whether words stand in a text as whole words; capitals count only where it is said. */
export function says(text: string, words: string, { capitals = false } = {}): boolean {
  const own = capitals ? folded(text) : folded(text).toLowerCase()
  const wanted = capitals ? folded(words) : folded(words).toLowerCase()
  if (wanted === '') return false
  for (let at = own.indexOf(wanted); at >= 0; at = own.indexOf(wanted, at + 1)) {
    const opens = !letter.test(wanted.charAt(0)) || !letter.test(own.charAt(at - 1))
    const closes = !letter.test(wanted.at(-1) ?? '') || !letter.test(own.charAt(at + wanted.length))
    if (opens && closes) return true
  }
  return false
}

/** Whether each word of a name, in whatever form and order, stands in a text: "order value" in "the value of an order". */
export function names(text: string, name: string): boolean {
  if (says(text, name)) return true
  const own =
    folded(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const wanted =
    folded(name)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return wanted.length > 0 && wanted.every((one) => own.some((word) => alike(word, one)))
}

/** Forms of one word begin alike: "claims" and "claim", "expires" and "expiry". */
function alike(a: string, b: string): boolean {
  const least = Math.min(a.length, b.length)
  const common = Math.max(3, Math.ceil(Math.max(a.length, b.length) * 0.6))
  return a === b || (least >= common && a.slice(0, common) === b.slice(0, common))
}
