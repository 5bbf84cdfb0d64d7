import type { ReadSentence } from '../read-sentence.ts'
import type { ReadApi } from './read-api.ts'

/** A description belongs to the section that the prose before it opens. */
export function merged(prose: ReadSentence[], described: ReadApi['sentences']): ReadSentence[] {
  const all = [...prose, ...described.map((one) => ({ ...one, section: -1 }))].sort(
    (a, b) => a.start - b.start,
  )
  let section = 0
  return all.map((sentence) => {
    section = Math.max(section, sentence.section)
    return sentence.section < 0 ? { ...sentence, section } : sentence
  })
}
