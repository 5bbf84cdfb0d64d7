import type { Rule } from '../../../requirement-model/index.ts'
import type { Whose } from '../../grammar/known-states.ts'
import { readLife } from '../../grammar/lives/read-life.ts'
import type { Before, Told, ToldLife } from '../../grammar/lives/told.ts'
import { isState } from '../../grammar/names.ts'
import type { Token } from '../../tokens.ts'
import { beState } from '../declare.ts'
import { spanOf, type Draft, type Statement } from '../draft.ts'
import { enter } from '../memory.ts'
import { demandedIn } from '../../grammar/lives/demanded.ts'
import { Closures } from './closures.ts'
import { Demands } from './demands.ts'
import { begun, shown, tokensOf, type Course } from './course.ts'
import { Moving } from './moving.ts'
import { settle } from './settle.ts'
import { Terms } from './terms.ts'
import { Whole } from './whole.ts'

type Sentence = Statement['sentence']

/** The life of one thing: what its sentences tell, one after the other. */
export class Life {
  private readonly whole = new Whole()
  private readonly states: ReadonlySet<string>
  private readonly things: ReadonlySet<string>
  private readonly terms: Terms
  private readonly moving: Moving
  private readonly closures: Closures
  private readonly demands: Demands
  /** The state that a heading names. */
  private section: string | undefined
  /** What a sentence began, as long as nothing came of it. */
  private waiting: { statement: Statement; left: Token[]; isAllowed: boolean } | undefined

  constructor(draft: Draft, statements: readonly Statement[], { names, states }: Whose) {
    this.states = new Set(states)
    this.things = new Set(names)
    const [thing = 'state'] = names
    const first = statements.find(({ sentence }) => tokensOf(sentence).some(isState)) ?? statements[0]
    const span = first ? spanOf(first.sentence) : { sentence: 0, start: 0, end: 0 }
    const subject = draft.vocabulary.find(thing) ?? draft.vocabulary.declare(thing, span)
    beState(draft, subject, states)
    for (const name of names) draft.vocabulary.alias(subject, name)
    this.terms = new Terms(draft, subject)
    this.closures = new Closures(this.terms)
    this.demands = new Demands(this.terms)
    this.moving = new Moving(this.terms, this.whole)
    for (const { sentence } of statements) this.read(sentence)
  }

  /** Before anything is taken, so that names are known wherever they stand. */
  private read(sentence: Sentence): void {
    const tokens = tokensOf(sentence)
    if (tokens.length === 0) return
    const life = readLife(tokens, this.things)
    this.whole.add(sentence, life)
    for (const one of life.told) {
      if (one.kind !== 'move' && one.kind !== 'pending') continue
      if (one.deed?.control) this.terms.event(one.deed, sentence)
      for (const name of one.entries) this.terms.entry(name, sentence)
    }
  }

  isNamedIn(sentence: Sentence): boolean {
    const tokens = tokensOf(sentence)
    const named = tokens.filter(isState)
    return named.length > 0
      ? named.some(({ text }) => this.states.has(text))
      : tokens.some((token) => token.kind === 'word' && this.things.has(token.lemma))
  }

  /** What stands under a heading that is a state begins there. */
  enter({ is, text }: Sentence): void {
    if (is === 'heading')
      this.section = [...this.states].find((state) => state.toLowerCase() === text.trim().toLowerCase())
  }

  take(statement: Statement): boolean {
    const { sentence } = statement
    const life = this.whole.of(sentence.number)
    if (!life) return false
    const tokens = tokensOf(sentence)
    this.begin(sentence, life)
    const label = tokens.filter(({ kind }) => kind !== 'mark')
    if (label.length === 1 && isState(label[0])) {
      const before = { states: [label[0]?.text ?? ''] }
      Object.assign(this.moving.course, { before, isSeveral: true, isFresh: true })
      return understood(statement)
    }
    if (this.demand(statement, tokens, life)) return understood(statement)
    if (life.isOdd || !this.isAbout(sentence, tokens, life)) return false
    if (life.told.length === 0 && tokens.filter(isState).length < 3) return false
    const made = this.takeAll(life.told, statement)
    const says = life.told.some(({ kind }) => kind !== 'pending')
    if (!made || (!says && !tokens.some(isState))) return false
    this.remember(statement, made)
    this.await(statement, life, made)
    return understood(statement)
  }

  /** "To reject, a Reason of 10 to 300 characters is needed"; "For this …" is what was done before. */
  private demand(statement: Statement, tokens: readonly Token[], { told: [first] }: ToldLife): boolean {
    const demanded = demandedIn(tokens)
    const isPurpose = /^to$/i.test(tokens[0]?.text ?? '') && first && 'deed' in first
    const deed = isPurpose ? first.deed : this.moving.course.deed
    return demanded !== undefined && deed !== undefined && this.demands.take(demanded, deed.verb, statement)
  }

  private begin(sentence: Sentence, life: ToldLife): void {
    const { course } = this.moving
    if (course.block !== sentence.block) {
      this.giveUp()
      const isOnward = life.told.some((one) => 'goesOn' in one && one.goesOn)
      const before = this.headOf(sentence)
      this.moving.course = {
        ...begun(),
        block: sentence.block,
        ...(isOnward && course.to !== undefined ? { to: course.to } : {}),
        ...(before ? { before, isSeveral: true, isFresh: true } : {}),
      }
    }
    const [opening = '', ...following] = tokensOf(sentence)
      .slice(0, 7)
      .map(({ text }) => text.toLowerCase())
    this.moving.isAlternative =
      /^(?:if|or|otherwise|alternatively)$/.test(opening) || following.includes('also')
  }

  /** The states that a heading names, or the words that lead in a list: "From In review:". */
  private headOf({ lead: number }: Sentence): Before | undefined {
    const lead = number === undefined ? undefined : this.whole.of(number)?.told[0]
    if (lead?.kind === 'pending' && lead.before && !lead.deed) return lead.before
    return this.section === undefined ? undefined : { states: [this.section] }
  }

  /** Whether a sentence names states, or goes on about what was told. */
  private isAbout(sentence: Sentence, tokens: readonly Token[], { told }: ToldLife): boolean {
    const { deed, before } = this.moving.course
    const isLeading = told.some(
      (one) =>
        one.kind === 'pending' &&
        ((one.isSeveral && one.goesOn) ||
          (one.deed?.isOfThing === true && this.whole.isTaken(sentence)) ||
          (one.deed?.measures !== undefined && one.deed.entries.length === 0)),
    )
    return (
      isLeading || tokens.some(isState) || deed !== undefined || before !== undefined || this.closures.isEnded
    )
  }

  private takeAll(told: readonly Told[], statement: Statement): Rule[] | undefined {
    const { moving, terms } = this
    const earlier = { ...moving.course }
    const made: Rule[] = []
    for (const one of told) {
      const rules = this.takeOne(one, statement, earlier)
      if (rules) made.push(...rules)
      else if (made.length > 0 && statement.left.length > 0)
        // What else the sentence tells holds all the same.
        statement.unknown.push('the rest of this')
      else {
        for (const rule of made) terms.draft.rules.splice(terms.draft.rules.indexOf(rule), 1)
        moving.course = {
          ...earlier,
          ...(moving.lost === undefined ? {} : { isFresh: false, to: moving.lost }),
        }
        moving.lost = undefined
        return undefined
      }
    }
    return made
  }

  private takeOne(one: Told, statement: Statement, earlier: Course): Rule[] | undefined {
    const { moving, closures } = this
    const { sentence } = statement
    switch (one.kind) {
      case 'starts':
        this.terms.subject.initial = { type: 'text', value: one.state }
        moving.start(one.state, sentence)
        return []
      case 'pending':
        return moving.wait(one, statement)
      case 'final':
        return closures.end(one.states, one.messages, sentence, moving.course.to)
      case 'closing':
        return one.isElsewhere && moving.answers(one.messages, sentence) ? [] : closures.close(one, sentence)
      default: {
        const closing = !one.deed && !one.to && !one.before ? closures.before(sentence) : undefined
        closing?.then.push(...shown(one.messages))
        return closing ? [] : moving.move(one, statement, earlier)
      }
    }
  }

  /** What other readers go on from. */
  private remember({ sentence }: Statement, made: Rule[]): void {
    const { memory } = this.terms.draft
    enter(memory, sentence)
    memory.subjects = [this.terms.subject]
    memory.before = made
  }

  private await(statement: Statement, { told }: ToldLife, made: readonly Rule[]): void {
    const { isFresh, isSeveral } = this.moving.course
    const isOpen = told.some(({ kind }) => kind === 'pending') && made.length === 0 && isFresh && !isSeveral
    if (isOpen) {
      this.giveUp()
      const isAllowed = told.some((one) => one.kind === 'pending' && one.allowed && one.before)
      this.waiting = { statement, left: statement.left, isAllowed }
    } else if (told.some(({ kind }) => kind !== 'pending')) this.waiting = undefined
  }

  /** A sentence that begins something of which nothing came was not understood. */
  private giveUp(): void {
    const { waiting } = this
    if (!waiting || waiting.isAllowed) return
    waiting.statement.taken = 0
    waiting.statement.left = waiting.left.length > 0 ? waiting.left : tokensOf(waiting.statement.sentence)
    this.waiting = undefined
  }

  settle(): void {
    this.giveUp()
    const { subject } = this.terms
    const { moves, allowed, first } = this.moving
    if (first !== undefined && !moves.some(({ to }) => to === first))
      subject.initial ??= { type: 'text', value: first }
    this.demands.settle(moves)
    settle(this.terms, moves, allowed)
  }
}

function understood(statement: Statement): true {
  statement.taken = Math.max(1, statement.clauses.length)
  statement.left = []
  return true
}
