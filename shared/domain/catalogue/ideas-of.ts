import type { Marks } from '../marking/tags.ts'
import type { Idea } from './idea.ts'
import { kinds } from './kinds/index.ts'
import { slotsOf } from './slots.ts'

/** An idea with the kind of demand that it comes from. */
export interface KindIdea extends Idea {
  kind: string
}

const mostOfSentence = 8

/** What a tester tries for a marked sentence: at most eight ideas, those of its most probable kind first. None where its kinds find no cue. */
export function ideasOf(sentence: string, marks: Marks): KindIdea[] {
  const slots = slotsOf(sentence, marks)
  const titles = new Set<string>()
  return marks.kinds
    .flatMap(({ kind }) => (kinds.get(kind)?.ideas(slots) ?? []).map((idea) => ({ ...idea, kind })))
    .filter(({ title }) => !titles.has(title.toLowerCase()) && titles.add(title.toLowerCase()))
    .slice(0, mostOfSentence)
}
