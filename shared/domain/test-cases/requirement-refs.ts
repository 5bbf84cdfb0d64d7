/** How long `requirementRef` may be, and how many requirements a case may name. */
export const longestRef = 200
export const mostRefs = 100

/** The most characters that are read from one field. */
const longestField = 20_000

const key = /^[A-Z][\w.-]*[-_]\d+(?:\.\d+)*$/i
/** "SHOP-1", "#12", "https://tracker.test/SHOP-1": a mark without blanks that has a number, or is in capitals throughout. */
const mark = /^(?=\S*\d)\S+$|^[A-Z][A-Z0-9]*(?:[-_.][A-Z0-9]+)+$/
/** "Story 12" and "US #3.1". */
const counted = /^\p{L}+ ?#?\d+(?:\.\d+)*$/u
/** "SHOP-1: Pay by card", as trackers write a key with its summary. */
const titled = /^[A-Z][A-Z0-9]+-\d+\b\s*[:–-]?\s/

const isReference = (part: string) => mark.test(part) || counted.test(part) || titled.test(part)

/**
 * The requirements that a field names, each once: several are parted by commas, semicolons, bars or lines, or keys such as SHOP-1 by blanks alone.
 * A text of which a part is no reference is the name of one requirement, commas included.
 */
export function requirementRefsOf(field: string): string[] {
  const text = field.slice(0, longestField).trim()
  if (text === '') return []
  const parts = partsOf(/^\[.*\]$/s.test(text) ? text.slice(1, -1) : text, /[,;|\r\n]+/)
  if (parts.length > 1 && parts.every(isReference)) return [...new Set(parts)]
  if (parts.length > 1 && parts.flatMap((part) => partsOf(part, /\s+/)).every((part) => key.test(part)))
    return [...new Set(parts.flatMap((part) => partsOf(part, /\s+/)))]
  const words = partsOf(text, /\s+/)
  return words.length > 1 && words.every((word) => key.test(word)) ? [...new Set(words)] : [text]
}

const partsOf = (text: string, by: RegExp) =>
  text
    .split(by)
    .map((part) => part.trim().replace(/^"(.*)"$/, '$1'))
    .filter(Boolean)

/** `requirementRef` and `requirementRefs` combined into one text, or null if both are empty. */
export function requirementText({
  requirementRef,
  requirementRefs,
}: {
  requirementRef?: string | null | undefined
  requirementRefs?: readonly string[] | null | undefined
}): string | null {
  const own = requirementRef ?? ''
  if (!requirementRefs || requirementRefs.length === 0) return own || null
  const refsOfField = requirementRefsOf(own)
  const isSame =
    refsOfField.length === requirementRefs.length && refsOfField.every((ref) => requirementRefs.includes(ref))
  return isSame ? own : requirementRefs.join(', ')
}

/** The fields of a case for a text of references: one string within its limit, and the list if there are several. */
export function requirementFields(text: string): { requirementRef?: string; requirementRefs?: string[] } {
  if (text === '') return {}
  const refs = requirementRefsOf(text).slice(0, mostRefs)
  if (refs.length < 2) return { requirementRef: text.slice(0, longestRef) }
  if (text.length <= longestRef) return { requirementRef: text, requirementRefs: refs }
  const fitting = refs.filter((_, index) => refs.slice(0, index + 1).join(', ').length <= longestRef)
  return {
    requirementRef: fitting.join(', ') || (refs[0] ?? '').slice(0, longestRef),
    requirementRefs: refs.map((ref) => ref.slice(0, longestRef)),
  }
}
