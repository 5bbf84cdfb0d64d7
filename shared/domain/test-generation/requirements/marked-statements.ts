import { demands } from '../../catalogue/demands.ts'
import { measureOf } from '../../catalogue/questions/wish.ts'
import type { Marks } from '../../marking/tags.ts'
import type { Account } from '../../requirement-model/index.ts'
import type { Sentence as Statement } from '../../requirement-reading/sentence.ts'
import { markedTexts, type ToMark } from '../tiers/marked-text.ts'
import type { SentenceMarks } from '../tiers/sentence-marks.ts'
import { isImmeasurable } from './assess.ts'
import type { Sentence } from '../../requirement-reading/requirement-schema.ts'
import { withSiblings } from './siblings.ts'

/** A sentence as it was marked. */
export interface MarkedText extends ToMark {
  marks: Marks
}

/** The marks of the statements of a text, by where they begin. */
export function markedIn(
  statements: readonly Statement[],
  { marks, background }: { marks?: SentenceMarks | undefined; background?: true },
): Map<number, MarkedText> {
  if (!marks || background) return new Map()
  const alone = new Map(
    [...markedTexts(statements)].flatMap(([{ start }, toMark]) => {
      const own = marks.get(toMark.text)
      return own ? [[start, { ...toMark, marks: own }] as const] : []
    }),
  )
  return withSiblings(statements, alone)
}

/** What nobody can measure ("The page should be fast") is marked as context, and yet its author is asked for a measure. */
const isWish = (text: string, account: Account | undefined): boolean =>
  account !== undefined &&
  account.is !== 'context' &&
  (measureOf(text) !== undefined || (wanted.test(text) && isImmeasurable(text)))

const wanted = /\b(?:must|shall|should|needs? to|has to|have to)\b/i

/** Whether a statement demands something: where it is marked its marks say so, or that something was read of it; else all do but what the reader found to say nothing. */
export function kindOf(
  { is }: Statement,
  account: Account | undefined,
  isBackground: boolean,
  marked: MarkedText | undefined,
): Sentence['kind'] {
  if (is === 'heading') return 'heading'
  if (marked && !isBackground)
    return demands(marked.marks) || account?.is === 'read' || isWish(marked.text, account)
      ? 'requirement'
      : 'context'
  return isBackground || account === undefined || account.is === 'context' || is === 'header'
    ? 'context'
    : 'requirement'
}
