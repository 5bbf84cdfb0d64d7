import { once } from '../../../basics/once.ts'
import { addsNothing } from '../../../restating/adds-nothing.ts'
import { contentOf } from '../../../restating/content.ts'
import { isInOrder, pieceIn } from '../../../restating/order.ts'
import type { Passage } from '../passages/passage.ts'
import { leadOf } from '../wording/parts.ts'

/** All that a sentence says: with the words that lead in its list, and of a row who it is about. */
export const sourceOf = (passage: Passage): string =>
  [leadOf(passage), passage.role, passage.text].filter(Boolean).join('\n')

/** Who speaks in a story, in whatever words the text calls them. */
const ourselves = once(() => contentOf('I my me mine myself we our us ours'))

/** Whether a title says something, and only what its source does, in its order. */
export const isTitleOf = (said: string, source: string): boolean =>
  contentOf(said).size > 0 &&
  addsNothing(said, source, { free: ourselves() }) &&
  isInOrder(said, source, ourselves())

/** Whether a text is what its source says in one piece of it, in whatever forms of its words. */
export const isSaidBy = (said: string, source: string): boolean =>
  addsNothing(said, source, { free: ourselves() }) && pieceIn(said, source, ourselves()) !== undefined
