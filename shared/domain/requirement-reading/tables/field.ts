import type { Condition, Rule, Subject } from '../../requirement-model/index.ts'
import { inputOf, whole, type Parser } from '../grammar/parser.ts'
import { both, limitsIn, negated } from '../resolve/conditions.ts'
import { spanOf, type Answer, type Draft } from '../resolve/draft.ts'
import type { Sentence } from '../sentence.ts'
import type { Reference, Token } from '../tokens.ts'

/** The field that a row or a line with its label is about. */
export interface Field {
  draft: Draft
  sentence: Sentence
  subject: Subject
  reference: Extract<Reference, { kind: 'named' }>
  used: Set<string>
  /** What its limits are read from beside the sentence: the header of its table. */
  also?: Sentence
  /** The limits that the remark before said. */
  last?: Rule[]
}

/** What one remark says of its field; the model is changed only when it is taken. */
export interface Remark {
  is: 'required' | 'limit' | 'type' | 'options' | 'message' | 'default' | 'sample' | 'unread'
  /** It counts characters. */
  counts?: boolean
  take: () => void
}

export function limit(field: Field, holds: Condition, given?: Condition): void {
  const { draft, sentence, also } = field
  const from = [...(also ? [spanOf(also)] : []), spanOf(sentence)]
  field.last = limitsIn(holds).flatMap((part) => {
    const broken = both(given, negated(part))
    return broken ? [draft.add({ kind: 'constraint', if: broken, then: [{ kind: 'refused' }], from })] : []
  })
}

/** Of the given limits; where none are given, of all that have no message of their own. */
export function answerWith(
  { draft, sentence, subject }: Field,
  text: string,
  rules?: readonly Rule[],
  about?: Answer['about'],
): void {
  const shows = { kind: 'shows' as const, text: [text], as: 'message' as const }
  if (rules) for (const rule of rules) rule.then.push(shows)
  else
    draft.answers.push({
      scope: draft.vocabulary.place,
      subjects: [subject.id],
      then: [shows],
      from: spanOf(sentence),
      ...(about ? { about } : {}),
    })
}

export function wholeOf<T>(parser: Parser<T>, tokens: readonly Token[], used: Set<string>): T | undefined {
  const input = inputOf(tokens, 5000)
  const found = tokens.length > 0 ? whole(parser, input) : undefined
  if (found !== undefined) for (const one of input.used) used.add(one)
  return found
}
