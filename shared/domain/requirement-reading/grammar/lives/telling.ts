import { wordsOf } from '../names.ts'
import type { Facts } from './facts.ts'
import { beforeIn, inherits, isTrailing } from './leading.ts'
import { opened, takeDeed, type Open } from './open.ts'
import { wordOf } from './tokens.ts'
import { isAside, isThis, isWaiting, joined, tellsHowMany, type Clause } from './clause.ts'
import type { Before, Move, Told, ToldLife } from './told.ts'

/** Goes through the clauses of a sentence and says what they tell together. */
export class Telling {
  private readonly told: Told[] = []
  private open = opened()
  private isOdd = false
  /** What leads on was told already. */
  private isUsed = false
  private isAllowed = false
  private readonly text: string[]
  private readonly goesOn: boolean
  private readonly all: readonly Facts[]
  private readonly earlier: readonly Told[]
  private readonly things: ReadonlySet<string>

  constructor(all: readonly Facts[], earlier: readonly Told[], things: ReadonlySet<string>) {
    this.all = all
    this.earlier = earlier
    this.things = things
    this.text = all.flatMap(({ part }) => part.tokens).map(wordOf)
    this.goesOn = /^(?:from (?:there|then)|then|after (?:that|which)|afterwards|next|now)\b/.test(
      this.text.slice(0, 3).join(' '),
    )
  }

  whole(): ToldLife {
    for (const [index, facts] of this.all.entries()) {
      const one = this.clauseOf(facts, index)
      if (!isAside(one)) this.tell(one)
    }
    this.end()
    return { told: joined(this.told), isOdd: this.isOdd }
  }

  private clauseOf(facts: Facts, index: number): Clause {
    const { part, named, messages, guards } = facts
    const led = part.lead !== undefined || (inherits(this.all, index) && !part.relative)
    const before = beforeIn(facts)
    const state = (role: string): string[] | undefined => named.find((one) => one.role === role)?.states
    const [to, ...more] = state('to') ?? []
    const [stays] = state('stays') ?? []
    const [starts] = state('starts') ?? []
    const isTelling = messages.length > 0 || named.length > 0 || guards.length > 0
    const isWords =
      (led || part.relative === true) && facts.isOdd && named.length === 0 && messages.length === 0
    // "It is then Hidden, and "Show again" brings it back".
    const isBack =
      [...this.earlier, ...this.told].some(({ kind }) => kind === 'move') &&
      part.tokens.some((token) => /^(?:again|back)$/.test(wordOf(token)))
    const one: Clause = { ...facts, index, led, isWords, isTelling, isBack }
    if (!isAside(one)) this.doubt(one, to, more.length > 0)
    return {
      ...one,
      ...(before ? { before } : {}),
      ...(to === undefined ? {} : { to }),
      ...(stays === undefined ? {} : { stays }),
      ...(starts === undefined ? {} : { starts }),
    }
  }

  private doubt(one: Clause, to: string | undefined, isTwice: boolean): void {
    const isMatter = one.isTelling || one.deed?.isOfThing === true || one.verdict !== undefined
    const isOver = this.told.some(({ kind }) => kind === 'closing' || kind === 'final')
    // A limit is told by itself: "the End pressure has to be between …".
    const isLimit = one.guards.some(({ kind }) => kind === 'number') && one.isDemand && to === undefined
    if (isLimit || isTwice || (one.isOdd && isMatter && !one.isWords && !isOver)) this.isOdd = true
  }

  private tell(one: Clause): void {
    if (one.starts !== undefined) {
      this.told.push({ kind: 'starts', state: one.starts })
      this.begin({ states: [one.starts] })
      return
    }
    if (this.closes(one)) return
    const isLate = one.part.lead !== undefined && isTrailing(this.all, one.index) && this.isUsed
    const target = isLate ? this.last() : undefined
    // A new lead begins a new statement; what was led to before is said.
    if (one.part.lead !== undefined && !isLate && this.isUsed) this.begin()
    this.lead(one, target)
    if (this.keepsWords(one, target)) return
    this.takeDeed(one, target)
    this.come(one, one.part.lead !== undefined && !isLate)
  }

  private begin(before?: Before): void {
    this.open = { ...opened(), ...(before ? { before } : {}) }
    this.isUsed = false
  }

  /** "Nothing else is possible", "Scrapped is the end", and what answers there. */
  private closes({ isAll, isFinal, before, named, messages, part, index }: Clause): boolean {
    const closing = this.told.at(-1)
    const isEnd = [...this.earlier, ...this.told].some(({ kind }) => kind === 'final')
    if (isAll === 'other' || isAll === 'elsewhere')
      this.told.push({
        kind: 'closing',
        messages,
        ...(before ? { before } : {}),
        ...(isAll === 'elsewhere' ? { isElsewhere: true } : {}),
      })
    else if (isAll && (before || index === 0 || isEnd))
      this.told.push({ kind: 'final', states: before?.states ?? [], messages })
    else if (isAll) this.isOdd = true
    else if (isFinal && (named[0]?.role === 'heads' || named[0]?.role === 'from'))
      this.told.push({ kind: 'final', states: named[0].states, messages })
    else if (isFinal && named.length === 0 && /^(?:that|this|it|there)$/.test(wordOf(part.tokens[0])))
      this.told.push({ kind: 'final', states: [], messages })
    else if (closing?.kind === 'closing' || closing?.kind === 'final') closing.messages.push(...messages)
    else return false
    return true
  }

  /** States before, and what is compared. */
  private lead({ before, guards, part, led, isWords }: Clause, target: Move | undefined): void {
    const { open } = this
    // "Stays New until it is checked".
    if (before?.earlier && target) this.isOdd = true
    if (before && target) target.before ??= before
    else if (before && (!this.isUsed || !open.before || !part.relative)) open.before = before
    const own = target ?? open
    // "… whereas anything beyond that …" takes the place of what was compared before.
    if (guards.some(({ kind }) => kind === 'rest'))
      own.guards = own.guards.filter(({ kind }) => kind !== 'number')
    if (!isWords) own.guards.push(...guards)
    if (led && part.lead) open.lead ??= part.lead
  }

  /** Whether nothing but its words can be kept of a clause. */
  private keepsWords(one: Clause, target: Move | undefined): boolean {
    const { part, isWords } = one
    const own = target ?? this.open
    const words = wordsOf(part.tokens)
    // "If there is none", "when it does not": what was said to lead to it does not hold.
    const isRest = part.tokens.length < 5 && /^(?:it|they|this|that|not|there)$/.test(wordOf(part.tokens[0]))
    if (isWords && isRest) own.guards.push({ kind: 'rest' })
    else if (one.isUnchanged) {
      const move = this.isUsed ? this.last() : undefined
      if (move) move.stays ??= ''
      else this.add(one, { stays: '' })
    } else if (isWords) {
      const [thing = ''] = this.things
      own.guards.push({ kind: 'said', text: part.relative ? `the ${thing} ${words}` : words })
    } else {
      const isBare = one.led && !one.deed && !one.before && one.guards.length === 0
      const isSilent = one.to === undefined && one.stays === undefined && one.messages.length === 0
      if (isBare && isSilent && part.tokens.length > 1) own.guards.push({ kind: 'said', text: words })
      return false
    }
    return true
  }

  private takeDeed(one: Clause, target: Move | undefined): void {
    const { deed, part, led } = one
    const { open } = this
    const isWeak =
      one.isOutcome &&
      (!one.isCaused ||
        open.deed !== undefined ||
        target !== undefined ||
        deed?.happens === true ||
        open.guards.length > 0)
    if (!deed || isWeak || isThis(part.tokens)) return
    if (target?.deed) target.guards.push({ kind: 'said', text: wordsOf(part.tokens) })
    else if (target) target.deed = deed
    else {
      const isNew = this.isUsed && !led
      takeDeed(open, deed, { led, tokens: part.tokens, isNew })
      if (isNew) this.isUsed = false
      if (isNew && part.joint === 'or') open.isOr = true
    }
    const own: Pick<Open, 'entries'> = target ?? open
    own.entries.push(...deed.entries)
  }

  /** What comes of it: another state, a refusal, a message. */
  private come(one: Clause, leads: boolean): void {
    const { verdict, led, to, stays, messages } = one
    const move = this.isUsed ? this.last() : undefined
    if (verdict === 'refused' && !led) {
      this.add(one, { refused: true, messages })
      return
    }
    if (one.isOnly) this.open.isOnly = true
    if (to !== undefined && !leads) this.add(one, { to, messages })
    else if (stays !== undefined && move && (move.refused || move.to === undefined)) move.stays = stays
    else if (stays !== undefined) this.add(one, { stays, messages })
    else if (messages.length > 0 && move) move.messages.push(...messages)
    else if (messages.length > 0) this.add(one, { messages })
    else if (verdict === 'allowed' && !led) this.isAllowed = true
  }

  private last(): Move | undefined {
    const found = this.told.at(-1)
    return found?.kind === 'move' ? found : undefined
  }

  private add(one: Pick<Clause, 'isBack'>, move: Partial<Move>): void {
    const { open } = this
    this.isUsed = true
    this.told.push({
      kind: 'move',
      ...(open.deed ? { deed: open.deed } : {}),
      ...(open.before ? { before: open.before } : {}),
      guards: [...open.guards],
      entries: [...open.entries],
      messages: [],
      goesOn: this.goesOn || one.isBack,
      ...(open.lead && !open.deed ? { led: open.lead } : {}),
      ...(open.lead === 'if' ? { isIf: true as const } : {}),
      ...(open.isOr ? { isOr: true as const } : {}),
      ...move,
    })
  }

  /** What was begun and nothing came of waits for the next sentence. */
  private end(): void {
    const { open, text } = this
    const isEarlier = open.before?.earlier === true
    // "Stays Draft until it is sent": only of what is allowed it is known when it no longer is.
    if (isEarlier && (this.isUsed || !this.isAllowed)) this.isOdd = true
    if (this.isUsed) return
    if (isWaiting(open, this.told))
      this.told.push({
        kind: 'pending',
        ...(open.deed ? { deed: open.deed } : {}),
        ...(open.before ? { before: open.before } : {}),
        guards: open.guards,
        entries: open.entries,
        goesOn: this.goesOn,
        isSeveral: tellsHowMany(text),
        allowed: this.isAllowed,
        isOnly: open.isOnly,
        isSame: text[0] === 'the' && text[1] === 'same',
      })
    if (open.isOnly && this.isAllowed && open.before && open.deed && !isEarlier)
      this.add({ isBack: false }, { refused: true, unless: true })
  }
}
