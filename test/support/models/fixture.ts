import type {
  Condition,
  Expression,
  RequirementModel,
  Span,
} from '../../../shared/domain/requirement-model/index.ts'
import type { Sentence } from '../../../shared/domain/requirement-reading/sentence.ts'
import type { ExpectedItem } from '../corpus/expected.ts'

/** A text as the reader should read it, and what a tester expects of its cases. */
export interface ModelFixture {
  name: string
  sentences: Sentence[]
  model: RequirementModel
  expected: ExpectedItem[]
  /** What no case may hold. */
  never: ExpectedItem[]
}

/** Sentences of a text, given in their order, each with what it is and the place of its section. */
export function sentencesIn(
  text: string,
  ...said: [is: Sentence['is'], text: string, scope?: string][]
): Sentence[] {
  let from = 0
  return said.map(([is, words, scope = '1'], number) => {
    const start = text.indexOf(words, from)
    if (start < 0) throw new RangeError(`not in the text: ${words}`)
    from = start + words.length
    return { number, start, end: from, text: words, is, scope }
  })
}

/** What was read from these sentences, as a whole each. */
export function spansOf(sentences: Sentence[]) {
  return (...numbers: number[]): Span[] =>
    numbers.map((number) => {
      const sentence = sentences[number]
      if (!sentence) throw new RangeError(`no sentence ${number}`)
      return { sentence: number, start: sentence.start, end: sentence.end }
    })
}

export const subject = (id: string): Expression => ({ kind: 'subject', subject: id })
export const amount = (value: string, unit?: string): Expression => ({
  kind: 'value',
  value: { type: 'number', value },
  ...(unit ? { unit } : {}),
})
export const word = (value: string): Expression => ({ kind: 'value', value: { type: 'text', value } })
export const lengthOf = (id: string): Expression => ({ kind: 'length', of: subject(id) })
export const compare = (
  left: Expression,
  operator: '<' | '<=' | '=' | '!=' | '>=' | '>',
  right: Expression,
): Condition => ({ kind: 'compare', left, operator, right })
export const all = (...of: Condition[]): Condition => ({ kind: 'all', of })
export const not = (of: Condition): Condition => ({ kind: 'not', of })
export const among = (left: Expression, least: string, most: string): Condition =>
  all(compare(left, '>=', amount(least)), compare(left, '<=', amount(most)))
export const oneOf = (id: string, ...values: string[]): Condition => ({
  kind: 'one-of',
  subject: id,
  values: values.map((value) => ({ type: 'text', value })),
})
export const message = (text: string) => ({ kind: 'shows' as const, text: [text], as: 'message' as const })
