import type { Condition, Id } from '../../../requirement-model/index.ts'
import type { Demanded } from '../../grammar/lives/demanded.ts'
import { both } from '../conditions.ts'
import { spanOf, type Statement } from '../draft.ts'
import { opposite, shown, type MoveMade } from './course.ts'
import type { Terms } from './terms.ts'

/** What has to be given for deeds. */
export class Demands {
  private readonly all: { verb: string; id: Id }[] = []
  private readonly terms: Terms

  constructor(terms: Terms) {
    this.terms = terms
  }

  take({ about, of, messages }: Demanded, verb: string, { sentence }: Statement): boolean {
    const { terms } = this
    const subject = terms.entry(about, sentence)
    if (!subject) return false
    const { id } = subject
    const holds = of.map(({ operator, value }): Condition => ({
      kind: 'compare',
      left: { kind: 'length', of: { kind: 'subject', subject: id } },
      operator,
      right: { kind: 'value', value: { type: 'number', value }, unit: 'characters' },
    }))
    const [first] = holds
    if (!first) return false
    subject.kind = 'text'
    const broken = opposite(holds.length > 1 ? { kind: 'all', of: holds } : first)
    for (const one of [{ kind: 'empty', subject: id } as const, broken])
      terms.draft.add({
        kind: 'constraint',
        if: one,
        then: [{ kind: 'refused' }, ...shown(messages)],
        from: [spanOf(sentence)],
      })
    this.all.push({ verb, id })
    return true
  }

  /** A move needs what is demanded for its deed. */
  settle(moves: readonly MoveMade[]): void {
    for (const { verb, id } of this.all)
      for (const { deed, rule, to } of moves)
        if (deed.verb === verb && to !== undefined) rule.if = both(rule.if, { kind: 'valid', subjects: [id] })
  }
}
