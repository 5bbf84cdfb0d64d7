/** A stretch of a sentence; untried where no verified case tries it. */
export interface Stretch {
  text: string
  isUntried: boolean
}

const isOfWord = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter)

/** Cuts a sentence where its untried parts stand, each at its first place outside of a longer word or number. */
export function untriedStretches(sentence: string, unused: readonly string[]): readonly Stretch[] {
  const places = unused
    .flatMap((part) => placeOf(sentence, part) ?? [])
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
  const stretches: Stretch[] = []
  let at = 0
  for (const { start, end } of places) {
    if (start < at) continue
    if (start > at) stretches.push({ text: sentence.slice(at, start), isUntried: false })
    stretches.push({ text: sentence.slice(start, end), isUntried: true })
    at = end
  }
  if (at < sentence.length) stretches.push({ text: sentence.slice(at), isUntried: false })
  return stretches
}

function placeOf(sentence: string, part: string): { start: number; end: number } | undefined {
  if (part === '') return undefined
  for (let start = sentence.indexOf(part); start >= 0; start = sentence.indexOf(part, start + part.length)) {
    const end = start + part.length
    const isWithin =
      (isOfWord(part[0]) && isOfWord(sentence[start - 1])) ||
      (isOfWord(part.at(-1)) && isOfWord(sentence[end]))
    if (!isWithin) return { start, end }
  }
  return undefined
}
