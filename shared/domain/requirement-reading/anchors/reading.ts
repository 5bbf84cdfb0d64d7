import type { Clause } from '../grammar/clause.ts'
import { saidBetween } from '../grammar/deed/effect-clause.ts'
import { event } from '../grammar/event.ts'
import type { Input } from '../grammar/parser.ts'
import { isNameable } from '../resolve/naming.ts'
import type { Token } from '../tokens.ts'
import { isPlain, isTold, joined, type Case, type Of } from './cases.ts'
import { asTexts, shownIn, toldIn, type Effects } from './effects.ts'
import type { Island } from './islands.ts'
import { limitOf } from './limits.ts'
import { isDemand, type Part } from './parts.ts'
import { holdsAmount, isCircumstance, isLinked, isOutcome } from './shapes.ts'
import { Spoken } from './spoken.ts'
import { asTiers } from './tiers.ts'
import type { Terms } from './terms.ts'
import { reasoning, supposing, telling } from './words.ts'

/** The parts of one sentence, one after the other: what is limited, on what something depends, and what comes of it. */
export class Reading {
  private readonly clauses: Clause[] = []
  private readonly left: Token[] = []
  private readonly input: Input
  private readonly spoken: Spoken
  /** On what the next outcome depends. */
  private cases: Case[] = []
  private outcome: Effects | undefined
  private isLimited = false
  /** Something came of the cases. */
  private isAnswered = false
  private isOpen = false
  private isShownLater = false
  /** What leads in the parts behind a colon. */
  private lead: string

  /** `lead`: the words over the list in which the sentence stands. */
  constructor(input: Input, terms: Terms, lead: string) {
    this.input = input
    this.lead = lead
    this.spoken = new Spoken(input, terms)
  }

  /** Whether the part says something that is safe, or nothing. `goesOn`: something else is shown behind it. */
  take(part: Part, goesOn = false): boolean {
    this.isShownLater = goesOn
    const { islands, opens, mark } = part
    const isTelling = islands.some(({ is }) => telling.has(is))
    const has = (...kinds: Island['is'][]): boolean => islands.some(({ is }) => kinds.includes(is))
    if (mark === ';' && this.outcome) this.forget()
    // "If the work is Protected and the answer is Yes, …": both are of the condition.
    const isJoined = opens === 'and' && mark === '' && this.cases.length > 0 && !this.outcome
    if (isJoined && !has('quoted') && !isTelling) return false
    if (isJoined && !has('quoted')) return this.takeCase(part)
    if (/^(?:unless|until)$/.test(opens)) return false
    if (reasoning.test(opens)) return has('quoted', 'limits') ? false : this.skip(part)
    const isCondition = supposing.test(opens) && !has('quoted')
    if (isCondition) return isTelling ? this.takeCase(part) : this.takeWords(part)
    if (has('quoted')) return this.takeShown(part)
    if (
      has('limits') &&
      !has('option', 'beyond', 'empty') &&
      !isCircumstance(this.input.tokens, part, this.lead)
    )
      return this.takeLimit(part)
    if (has('options')) return this.takeOptions(part)
    if (isTelling)
      return isOutcome(this.input.tokens, part) ? this.takeCaseWithWords(part) : this.takeCase(part)
    const term = islands.findLast((one): one is Of<'term'> => one.is === 'term')
    if (term) this.spoken.subject = this.spoken.named(term)
    // Behind an answer only what is joined to it answers the same case.
    const isMore = opens === 'and' && !has('turn')
    if (this.cases.length > 0 && (isMore || !this.isAnswered))
      return this.answer(toldIn(this.input, part, this.lead))
    if (has('refused')) return false
    if (this.input.tokens[part.end]?.text === ':') this.lead = saidBetween(this.input, part.at, part.end)
    const isKnown = !has('turn') && !holdsAmount(this.input.tokens, part) && !this.demands(part)
    return isKnown ? true : this.skip(part)
  }

  private demands({ at, end }: Part): boolean {
    return this.input.tokens.slice(at, end).some(({ text }) => /^(?:must|shall)$/i.test(text))
  }

  finish(): { clauses: Clause[]; left: Token[] } | undefined {
    const isOpen = this.cases.length > 0 && !this.isAnswered
    return isOpen || this.clauses.length === 0
      ? undefined
      : { clauses: asTiers(this.clauses), left: this.left }
  }

  private forget(): void {
    this.cases = []
    this.outcome = undefined
    this.isAnswered = false
  }

  /** A part that says nothing known is left over; what is "else" then, nobody knows. */
  private skip(part: Part): boolean {
    this.isOpen = true
    this.forget()
    this.left.push(...this.input.tokens.slice(part.at, part.end))
    return true
  }

  private takeLimit(part: Part): boolean {
    if (holdsAmount(this.input.tokens, part) || part.islands.some(({ is }) => is === 'turn')) return false
    const filled = this.cases.length === 1 && this.cases[0]?.holds?.kind === 'not'
    if (this.cases.length > 0 && !filled) return false
    this.forget()
    for (const island of part.islands) {
      if (island.is === 'term') this.spoken.subject = this.spoken.named(island)
      if (island.is !== 'limits') continue
      const subject = this.spoken.limited(island)
      if (subject.kind !== 'named' || !isNameable(subject)) return false
      this.clauses.push(limitOf(subject, island, filled))
      this.spoken.subject = subject
      this.isLimited = true
    }
    return true
  }

  private takeOptions(part: Part): boolean {
    for (const island of part.islands) {
      if (island.is === 'term') this.spoken.subject = this.spoken.named(island)
      if (island.is !== 'options') continue
      if (!this.spoken.subject) return false
      this.clauses.push({
        kind: 'options',
        subject: this.spoken.subject,
        are: 'options',
        values: island.values,
      })
    }
    this.forget()
    return true
  }

  private takeCase(part: Part): boolean {
    const found = holdsAmount(this.input.tokens, part)
      ? undefined
      : this.spoken.caseOf(part.islands, this.isOpen)
    return found !== undefined && this.supposes(found, part.opens)
  }

  private supposes(found: Case, opens: string): boolean {
    // "…, also when there is none": the outcome that was just told answers it, too.
    // "…, and if it looks different, "Odd"" has an outcome of its own.
    const isOwn = opens === 'if' && this.isShownLater
    if (this.outcome && opens !== '' && !isOwn) {
      const { outcome } = this
      this.cases = [found]
      return this.answer(outcome)
    }
    // What is "else" than a value of which something was told in words, nobody knows.
    if (this.isAnswered && found.rest) return false
    if (this.isAnswered) this.forget()
    const last = this.cases.at(-1)
    const isOther = opens === 'also' || opens === 'or' || last?.rest !== found.rest
    const both = last && !isOther ? joined(last, found) : undefined
    if (both) this.cases[this.cases.length - 1] = both
    else this.cases.push(found)
    return true
  }

  /** A condition that only words tell. */
  private takeWords(part: Part): boolean {
    if (holdsAmount(this.input.tokens, part) || part.islands.some(({ is }) => is === 'options')) return false
    const from = part.at + (/^(?:and|but|or)$/i.test(this.input.tokens[part.at]?.text ?? '') ? 2 : 1)
    const text = saidBetween(this.input, from, part.end)
    const done = event(this.input, from)
    if (done?.end === part.end) return this.supposes({ rest: false, when: done.value }, '')
    // "If it does": nobody can tell what without the sentence before.
    if (text === '' || (/^(?:it|they|this|that|so|he|she)\b/i.test(text) && text.split(' ').length < 4))
      return false
    return this.supposes({ rest: false, holds: { kind: 'said', text } }, part.opens === 'or' ? 'or' : '')
  }

  private takeCaseWithWords(part: Part): boolean {
    const at = part.islands.findLastIndex(({ is }) => telling.has(is))
    const leading = part.islands.slice(0, at + 1)
    const end = leading.at(-1)?.end ?? part.at
    const isBehind =
      isLinked(this.input.tokens, part, this.lead) || (leading.length === 1 && leading[0]?.is === 'option')
    if (!isBehind && holdsAmount(this.input.tokens, { ...part, end, islands: leading }))
      return this.skip(part)
    const found = this.spoken.caseOf(leading, this.isOpen)
    if (!found || found.rest || !isTold(found)) return this.skip(part)
    if (this.isAnswered) this.forget()
    const last = this.cases.at(-1)
    const both = last && joined(last, found)
    if (last && !both) return false
    this.cases = [both ?? found]
    return this.answer(toldIn(this.input, part, this.lead))
  }

  private takeShown(part: Part): boolean {
    const quotes = part.islands.filter((one): one is Of<'quoted'> => one.is === 'quoted')
    const [quote, second] = quotes
    if (
      !quote ||
      second ||
      part.islands.some(({ is }) => is === 'turn') ||
      holdsAmount(this.input.tokens, part)
    )
      return false
    const before = part.islands.filter(({ at }) => at < quote.at)
    const behind = part.islands.filter(({ at }) => at > quote.at)
    // "It shall not exceed 200 characters, the message being …": a demand, and what answers whatever breaks it.
    const isBroken = isDemand(before) && this.cases.length === 0
    if (isBroken && !this.takeLimit({ ...part, islands: before })) return false
    const own = isBroken
      ? undefined
      : this.spoken.caseOf(
          before.filter(({ is }) => is !== 'refused'),
          this.isOpen,
        )
    const late = this.spoken.caseOf(behind, this.isOpen)
    if (own && late) return false
    const found = own ?? late
    if (found && !this.supposes(found, '')) return false
    const isAnswer = /^(?:[:(→–—-]|->|=>)$/.test(part.mark) || part.opens === 'or'
    if (isBroken || (this.cases.length === 0 && this.isLimited && isAnswer)) this.cases = [{ rest: true }]
    return this.cases.length > 0 && this.answer(shownIn(part, quote))
  }

  private answer(then: Effects): boolean {
    this.isAnswered = true
    const isShown = then.some(({ kind }) => kind !== 'said')
    for (const one of this.cases) {
      const { rest, holds, when = [] } = one
      // Words alone answer only what is told by values.
      if (!isShown && (rest || !isTold(one) || holds?.kind === 'not')) continue
      const effects = isTold(one) && !isPlain(holds) ? then : asTexts(then)
      this.clauses.push({ kind: 'rule', when, ...(holds ? { if: holds } : {}), then: effects, ...(rest ? { otherwise: true as const } : {}) }) // prettier-ignore
    }
    this.outcome = isShown ? then : this.outcome
    return true
  }
}
