import type { Rule } from '../../../requirement-model/index.ts'
import type { Told } from '../../grammar/lives/told.ts'
import { spanOf, type Statement } from '../draft.ts'
import { shown } from './course.ts'
import type { Terms } from './terms.ts'

type Sentence = Statement['sentence']

/** What ends a life, and what answers everything that nobody allows. */
export class Closures {
  private readonly finals: { states: string[]; rule: Rule }[] = []
  private readonly terms: Terms
  /** The sentence that closed the life, for the message that the next may tell. */
  private closedIn = -2

  constructor(terms: Terms) {
    this.terms = terms
  }

  get isEnded(): boolean {
    return this.finals.length > 0
  }

  /** "Scrapped is the end. Whatever one tries, the answer is "…"": the second adds to the first. `to`: where the last move led. */
  end(
    told: readonly string[],
    messages: readonly string[],
    sentence: Sentence,
    to?: string,
  ): Rule[] | undefined {
    const last = this.finals.at(-1)
    if (last && told.every((state) => last.states.includes(state))) {
      last.rule.then.push(...shown(messages))
      return []
    }
    const states = told.length > 0 ? [...told] : to === undefined ? [] : [to]
    if (states.length === 0) return undefined
    const rule = this.terms.draft.add({
      kind: 'transition',
      if: this.terms.within({ states }),
      then: [{ kind: 'refused' }, ...shown(messages)],
      closes: this.terms.subject.id,
      from: [spanOf(sentence)],
    })
    this.finals.push({ states, rule })
    return [rule]
  }

  /** "Every other move is refused with "…"": final states with an answer of their own keep it. */
  close({ before, messages }: Extract<Told, { kind: 'closing' }>, sentence: Sentence): Rule[] {
    const { draft, subject } = this.terms
    const answered = this.finals.flatMap(({ states, rule }) => (rule.then.length > 1 ? states : []))
    const here = before ?? (answered.length > 0 ? { states: answered, others: true as const } : undefined)
    const rule = draft.add({
      kind: 'transition',
      ...(here ? { if: this.terms.within(here) } : {}),
      then: [{ kind: 'refused' }, ...shown(messages)],
      closes: subject.id,
      from: [spanOf(sentence)],
    })
    draft.closing.push(rule)
    this.closedIn = sentence.number
    return [rule]
  }

  /** The rule that the sentence before made, where this one tells its message. */
  before({ number }: Sentence): Rule | undefined {
    return this.closedIn === number - 1 ? this.terms.draft.closing.at(-1) : undefined
  }
}
