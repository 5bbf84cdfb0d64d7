import { once } from '../../once.ts'
import { addsNothing } from '../../restating/adds-nothing.ts'
import { contentOf } from '../../restating/content.ts'
import { isInOrder } from '../../restating/order.ts'
import type { Passage } from '../passages/passage.ts'
import { leadOf } from '../wording/parts.ts'

/** All that a sentence says: with the words that lead in its list, and of a row who it is about. */
export const sourceOf = (passage: Passage): string =>
  [leadOf(passage), passage.role, passage.text].filter(Boolean).join('\n')

/** Who speaks in a story, in whatever words the text calls them. */
const ourselves = once(() => contentOf('I my me mine myself we our us ours'))

/** Whether a text says something, and only what its source does, in its order. */
export const isSaidBy = (said: string, source: string): boolean =>
  contentOf(said).size > 0 && saysNothingElse(said, source)

/** The same of a part that may be empty. */
export const saysNothingElse = (said: string, source: string): boolean =>
  addsNothing(said, source, { free: ourselves() }) && isInOrder(said, source, ourselves())
