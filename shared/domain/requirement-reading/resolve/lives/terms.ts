import type { Condition, Effect, Event, Subject } from '../../../requirement-model/index.ts'
import type { Deed } from '../../grammar/lives/deeds.ts'
import type { Guard } from '../../grammar/lives/guards.ts'
import type { Before } from '../../grammar/lives/told.ts'
import { spanOf, type Draft, type Statement } from '../draft.ts'
import { isNameable } from '../naming.ts'
import { opposite, type Course } from './course.ts'

type Sentence = Statement['sentence']

/** What is told of a life, in terms of the model. */
export class Terms {
  readonly draft: Draft
  readonly subject: Subject

  constructor(draft: Draft, subject: Subject) {
    this.draft = draft
    this.subject = subject
  }

  within({ states, others }: Before, unless = false): Condition {
    const is: Condition = {
      kind: 'one-of',
      subject: this.subject.id,
      values: states.map((value) => ({ type: 'text', value })),
    }
    return (others === true) !== unless ? { kind: 'not', of: is } : is
  }

  become(state: string): Effect {
    const to = { kind: 'value' as const, value: { type: 'text' as const, value: state } }
    return { kind: 'set', subject: this.subject.id, to }
  }

  /** What is entered for a deed, or compared; a state is neither. */
  entry(name: string, sentence: Sentence): Subject | undefined {
    if (this.draft.vocabulary.find(name)) return this.find(name)
    if (!isNameable({ kind: 'named', words: name, quoted: false, start: 0, end: 0 })) return undefined
    return this.draft.vocabulary.declare(name, spanOf(sentence))
  }

  private find(name: string): Subject | undefined {
    const found = this.draft.vocabulary.find(name)
    return found?.kind === 'state' ? undefined : found
  }

  event(deed: Deed, sentence: Sentence): Event {
    const { vocabulary } = this.draft
    const actor = deed.actor ? { actor: deed.actor } : {}
    const words = deed.control ?? (vocabulary.control(deed.name, 'button') ? deed.name : undefined)
    if (words !== undefined) {
      const reference = { kind: 'named' as const, words, quoted: true, start: 0, end: 0 }
      const known = vocabulary.control(words, 'button')
      const control = vocabulary.declareControl(reference, 'button', spanOf(sentence))
      if (!known) this.draft.pressed.add(control.id)
      return { action: 'press', target: control.id, ...actor }
    }
    const isOnThing = !deed.happens && (deed.isOfThing || !deed.name.includes(' '))
    return { action: 'do', name: deed.name, ...(isOnThing ? { target: this.subject.id } : {}), ...actor }
  }

  /** What is compared or missing and is no entry stays in its words. */
  known(guards: readonly Guard[]): Guard[] {
    return guards.map((guard) =>
      guard.kind === 'empty' && !/^\p{Lu}/u.test(guard.about) && !this.find(guard.about)
        ? { kind: 'said', text: guard.text }
        : guard,
    )
  }

  /** Nothing where one of them compares what nobody names. */
  conditions(
    guards: readonly Guard[],
    sentence: Sentence,
    { entries, measured, guard: last }: Course,
  ): Condition[] | undefined {
    const found: Condition[] = []
    for (const guard of guards) {
      const one = this.condition(guard, sentence, { last, about: entries.at(-1) ?? measured })
      if (!one) return undefined
      found.push(one)
    }
    return found
  }

  private condition(
    guard: Guard,
    sentence: Sentence,
    { last, about }: { last: Condition | undefined; about: string | undefined },
  ): Condition | undefined {
    if (guard.kind === 'said') return { kind: 'said', text: guard.text }
    if (guard.kind === 'rest') return last && opposite(last)
    const name = guard.about ?? about
    const id = name === undefined ? undefined : this.entry(name, sentence)?.id
    if (id === undefined) return guard.text === undefined ? undefined : { kind: 'said', text: guard.text }
    if (guard.kind === 'empty') return { kind: 'empty', subject: id }
    const of = guard.of.map(({ operator, value, unit }): Condition => ({
      kind: 'compare',
      left: { kind: 'subject', subject: id },
      operator,
      right: { kind: 'value', value: { type: 'number', value }, ...(unit ? { unit } : {}) },
    }))
    return of.length > 1 ? { kind: 'all', of } : of[0]
  }
}
