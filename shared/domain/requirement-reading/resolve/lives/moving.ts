import type { Condition, Effect, Rule } from '../../../requirement-model/index.ts'
import type { Deed } from '../../grammar/lives/deeds.ts'
import type { Before, Move, Told } from '../../grammar/lives/told.ts'
import { both } from '../conditions.ts'
import { spanOf, type Statement } from '../draft.ts'
import { begun, shown, type Allowed, type Course, type MoveMade } from './course.ts'
import { Onward } from './onward.ts'
import type { Terms } from './terms.ts'
import type { Whole } from './whole.ts'

type Sentence = Statement['sentence']

/** Makes moves of what is told, and remembers what the next sentence goes on from. */
export class Moving {
  course = begun()
  readonly moves: MoveMade[] = []
  readonly allowed: Allowed[] = []
  /** "If …", "… also …": another way on from the same states. */
  isAlternative = false
  /** Where a move led of which nobody tells the state before. */
  lost: string | undefined
  /** Where a move led that nobody tells the state before of, as the first of all: it begins there. */
  first: string | undefined
  private readonly onward: Onward
  private readonly terms: Terms
  private readonly whole: Whole

  constructor(terms: Terms, whole: Whole) {
    this.terms = terms
    this.whole = whole
    this.onward = new Onward(whole)
  }

  start(state: string, sentence: Sentence): void {
    this.onward.come(state, sentence)
    this.course = { ...begun(), block: this.course.block, before: { states: [state] }, isFresh: true }
  }

  /** What may be done, or who is spoken of: the next sentence says what comes of it. */
  wait(one: Extract<Told, { kind: 'pending' }>, statement: Statement): Rule[] | undefined {
    const { deed, before, entries } = one
    if (one.isSame) return this.repeat(one, statement)
    const { course } = this
    const isEntering = deed !== undefined && deed.entries.length > 0
    if (isEntering) course.entries = [...course.entries, ...entries]
    if (deed?.measures !== undefined && !isEntering) {
      course.measured = deed.measures
      course.deed = deed
      if (!before) delete course.before
    }
    if (one.isSeveral) {
      const start = before ?? (course.to ? { states: [course.to] } : undefined)
      if (start) this.course = { ...course, before: start, isSeveral: true, isFresh: true }
      return []
    }
    if (one.allowed && deed && before && !before.others) {
      const conditions = this.terms.conditions(one.guards, statement.sentence, { ...course, entries })
      if (!conditions) return undefined
      this.allowed.push({ deed, before, isOnly: one.isOnly, statement, conditions })
    }
    const isMeant = deed?.isOfThing === true || before !== undefined || deed?.control !== undefined
    if (isMeant && !(isEntering && course.deed)) this.goOn(one)
    return []
  }

  private goOn({ deed, before, entries }: Extract<Told, { kind: 'pending' }>): void {
    const { course } = this
    if (deed) course.deed = deed
    if (before) course.before = before
    else if (deed && !course.isFresh && !course.isSeveral) delete course.before
    course.isFresh = true
    if (entries.length > 0) course.entries = [...entries]
  }

  /** "The same button gets a Blocked one there." */
  private repeat(
    { before, guards }: Extract<Told, { kind: 'pending' }>,
    statement: Statement,
  ): Rule[] | undefined {
    const last = this.moves.at(-1)
    if (last?.to === undefined || !before || before.states.includes(last.to)) return undefined
    const { deed, to } = last
    const move: Move = { kind: 'move', deed, before, to, guards, messages: [], goesOn: false, entries: [] }
    return this.move(move, statement, this.course)
  }

  move(told: Move, statement: Statement, earlier: Course): Rule[] | undefined {
    if (this.isAnswer(told, statement)) return []
    const one = this.withHappening({ ...told, guards: this.terms.known(told.guards) })
    const { course, terms } = this
    const isEntering = (one.deed?.entries.length ?? 0) > 0 && !one.deed?.control && course.deed !== undefined
    const isNew = one.deed !== undefined && !isEntering
    const deed = isNew ? one.deed : course.deed
    const entries = [...new Set([...(isNew ? [] : course.entries), ...one.entries])]
    const start = (isNew ? undefined : course.before) ?? this.startOf(one, earlier, statement.sentence)
    const before = this.beforeOf(one, statement.sentence, start)
    const conditions = terms.conditions(one.guards, statement.sentence, { ...course, entries })
    // "Until that has happened": what leads to it was not understood.
    const isLed = one.led !== undefined && !one.deed && !one.before && conditions?.length === 0
    if (!conditions || isLed) return undefined
    const isNowhere = !one.before && before?.states.length === 1 && before.states[0] === one.to
    if (!deed || !before || isNowhere) {
      this.lose(one, statement.sentence)
      return undefined
    }
    const then = this.effectsOf(one, conditions.length > 0)
    if (then.length === 0) return undefined
    const given = [
      terms.within(before, one.unless === true),
      ...conditions,
      ...this.entered(one, entries, conditions),
    ].reduce<Condition | undefined>(both, undefined)
    const own = conditions.find(({ kind }) => kind !== 'said') ?? conditions[0]
    const to = one.to === undefined ? {} : { to: one.to }
    const begun = (course.isSeveral && course.before) || before
    this.course = {
      ...course,
      deed,
      before: begun,
      ...to,
      entries,
      ...(own ? { guard: own } : {}),
      isFresh: false,
    }
    this.onward.take(one, before, statement.sentence)
    const rule = terms.draft.add({
      kind: 'transition',
      when: terms.event(deed, statement.sentence),
      ...(given ? { if: given } : {}),
      then,
      from: [spanOf(statement.sentence)],
    })
    const unless = one.refused && own ? { unless: own } : {}
    this.moves.push({ deed, states: before.states, rule, ...to, ...(own ? { own } : {}), ...unless })
    return [rule]
  }

  private lose({ to }: Move, sentence: Sentence): void {
    this.lost = to
    if (to === undefined) return
    if (this.moves.length === 0) this.first ??= to
    this.onward.come(to, sentence)
  }

  private isAnswer(one: Move, { sentence }: Statement): boolean {
    const isBare = !one.deed && one.to === undefined && !one.before && one.guards.length === 0
    return isBare && this.answers(one.messages, sentence)
  }

  /** "… cannot be withdrawn; the page answers "Too late"", "For the others the page answers …". */
  answers(messages: readonly string[], sentence: Sentence): boolean {
    const last = this.moves.at(-1)?.rule
    const isHere = this.course.block === sentence.block && !this.course.isFresh
    if (!isHere || messages.length === 0) return false
    if (last?.then[0]?.kind !== 'refused' || last.then.length > 1) return false
    last.then.push(...shown(messages))
    return true
  }

  /** "As soon as the parts are delivered, it is In repair again": what leads to it is what happens. */
  private withHappening(one: Move): Move {
    const said = one.guards.flatMap((guard) => (guard.kind === 'said' ? [guard.text] : []))
    const isWhen = one.led !== undefined && one.led !== 'if' && one.led !== 'unless'
    const isOpen = this.course.deed === undefined || !this.course.isFresh || isWhen
    if (one.deed !== undefined || said.length === 0 || !isOpen) return one
    const deed: Deed = { verb: '', name: said.join(' and '), happens: true, isOfThing: false, entries: [] }
    return { ...one, deed, guards: one.guards.filter(({ kind }) => kind !== 'said') }
  }

  private effectsOf(one: Move, isGuarded: boolean): Effect[] {
    const isKept = one.to === undefined
    if (isKept && !one.refused && one.messages.length === 0 && one.stays === undefined) return []
    const then: Effect[] = [
      ...(one.refused ? [{ kind: 'refused' as const }] : []),
      ...(one.to === undefined ? [] : [this.terms.become(one.to)]),
      ...shown(one.messages),
    ]
    if (then.length === 0 || (isKept && !one.refused && !isGuarded))
      then.push({ kind: 'unchanged', subject: this.terms.subject.id })
    return then
  }

  /** What is entered for a move has to be right. */
  private entered({ to }: Move, entries: readonly string[], conditions: readonly Condition[]): Condition[] {
    const subjects = entries.flatMap((name) => this.terms.draft.vocabulary.find(name)?.id ?? [])
    const isOpen = subjects.length > 0 && conditions.every(({ kind }) => kind === 'said') && to !== undefined
    return isOpen ? [{ kind: 'valid', subjects }] : []
  }

  private beforeOf(one: Move, sentence: Sentence, start: Before | undefined): Before | undefined {
    if (one.before ?? start) return one.before ?? start
    const isCompared = one.guards.some(({ kind }) => kind !== 'said')
    const stays = one.stays ? one.stays : isCompared ? this.whole.stayingAfter(sentence) : undefined
    return stays === undefined ? this.onward.startOf(one, sentence) : { states: [stays] }
  }

  /** Where a new deed begins: in the states that were told, or where the last move led if the sentence goes on from there. */
  private startOf(one: Move, earlier: Course, sentence: Sentence): Before | undefined {
    const { course, onward } = this
    const isLater = onward.isIn(sentence)
    const there = one.goesOn && course.to !== undefined ? { states: [course.to] } : undefined
    if (isLater && there) return there
    if ((course.isSeveral || course.isFresh) && course.before) return course.before
    if (this.isAlternative && course.before && onward.isBeside(one)) return course.before
    if (there) return there
    return earlier.isFresh ? earlier.before : undefined
  }
}
