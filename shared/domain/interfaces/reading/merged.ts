import type { Sentence } from '../../requirement-reading/requirement-schema.ts'

/** A description belongs to the section that the prose before it opens. */
export function merged<S extends Sentence, D extends Omit<Sentence, 'section'>>(
  prose: S[],
  described: D[],
): (S | (D & { section: number }))[] {
  const all = [...prose, ...described.map((one) => ({ ...one, section: -1 }))].sort(
    (a, b) => a.start - b.start,
  )
  let section = 0
  return all.map((sentence) => {
    section = Math.max(section, sentence.section)
    return sentence.section < 0 ? { ...sentence, section } : sentence
  })
}
