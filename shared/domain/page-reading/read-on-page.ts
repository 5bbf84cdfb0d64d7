import type { Clause } from '../catalogue/clauses.ts'
import type { Condition, Effect, Rule, Span } from '../requirement-model/index.ts'
import { boundsIn } from './bounds.ts'
import { isSetting, isTopic, isUnclear, measureOf, together } from './conditions.ts'
import { boundDisagreements, controlsMissing, type Disagreement } from './disagreements.ts'
import { formOf, hasForm } from './formats.ts'
import { handingOver } from './handing-over.ts'
import { hasMessage, isBeyondLimit, limitsMeant, type Limit } from './limits-meant.ts'
import { looksOf } from './looks.ts'
import { buttonsCalled } from './mentions.ts'
import { messagesOf, type Message } from './messages.ts'
import { tick } from './needs.ts'
import type { PageButton, PageField } from './page-fields.ts'
import { ruleId } from './page-ids.ts'
import { resetOf } from './resets.ts'
import {
  circumstances,
  isBareFigure,
  isCondition,
  partsOf,
  type MarkedStatement,
  type Part,
  type RuleDraft,
  type Sentence,
} from './statement.ts'

/** What marked sentences say of a page. Ids are those of its fields and buttons. */
export interface PageReading {
  rules: Rule[]
  /** Fields that a sentence names, with where it does. */
  mentioned: Map<string, Span[]>
  /** The same by the sentences. */
  named: Map<number, ReadonlySet<string>>
  required: Set<string>
  optional: Set<string>
  /** Where the sentences and the page disagree. */
  disagreements: Disagreement[]
}

export interface Page {
  fields: readonly PageField[]
  buttons: readonly PageButton[]
  /** Its title, its headings and what its regions and tables are called. */
  titles: readonly string[]
}

/**
 * What marked sentences say of the fields of a page: which have to be filled, what they may hold, which message tells of it, and what is there or can be
 * used only under a condition. Where a part of a sentence names nothing of the page, nothing is taken of what depends on that part. Pure.
 */
export function readOnPage(statements: readonly MarkedStatement[], page: Page): PageReading {
  const reader = new Reader(page)
  for (const [at, statement] of statements.entries()) reader.read(statement, at)
  return reader.reading
}

class Reader {
  readonly reading: PageReading = {
    rules: [],
    mentioned: new Map(),
    named: new Map(),
    required: new Set(),
    optional: new Set(),
    disagreements: [],
  }
  private readonly fields: readonly PageField[]
  private readonly buttons: readonly PageButton[]
  private readonly titles: readonly string[]
  private readonly limits: Limit[] = []
  private readonly lengths = new Set<string>()
  private focus: readonly PageField[] = []
  private scope = ''
  private known: ReadonlySet<string> | undefined

  constructor({ fields, buttons, titles }: Page) {
    this.fields = fields
    this.buttons = buttons
    this.titles = titles
  }

  read(statement: MarkedStatement, at: number): void {
    if (statement.scope !== this.scope) this.focus = []
    this.scope = statement.scope
    const { fields, buttons, lengths } = this
    const parts = partsOf(statement, { fields, buttons, lengths, focus: this.focus })
    const mine: Sentence = { statement, at, parts }
    this.demands(mine)
    this.bounds(mine)
    const clauses = parts.map(({ clause }) => clause)
    for (const message of messagesOf(clauses, statement.text))
      if (!this.isName(message.text)) this.message(message, mine)
    this.reading.disagreements.push(...controlsMissing(mine, { names: this.names() }))
    const { drafts, disagreements } = looksOf(mine)
    this.reading.disagreements.push(...disagreements)
    for (const draft of [...drafts, ...resetOf(mine, fields)]) this.add(statement, draft)
    const named = [...new Set(parts.flatMap((part) => part.named))]
    for (const { id } of named) {
      const spans = this.reading.mentioned.get(id) ?? []
      this.reading.mentioned.set(id, [...spans, statement.span])
    }
    this.reading.named.set(statement.span.sentence, new Set(named.map(({ id }) => id)))
    if (named.length > 0) this.focus = named
  }

  /** Whether a quoted text is what something on the page is called. */
  private isName(text: string): boolean {
    return this.names().has(text.toLowerCase())
  }

  private names(): ReadonlySet<string> {
    const all = [...this.buttons, ...this.fields, ...this.fields.flatMap(({ options }) => options)]
    this.known ??= new Set([...all.map(({ name }) => name), ...this.titles].map((name) => name.toLowerCase()))
    return this.known
  }

  /** Fields that have to be filled, and those that may stay empty. */
  private demands(sentence: Sentence): void {
    const { parts } = sentence
    const only = circumstances(parts.filter(isCondition))
    for (const { clause, around, named, isWithin } of parts) {
      const has = (tag: string) => clause.phrases.some((phrase) => phrase.tag === tag)
      const fields = named.length > 0 ? named : isWithin || isAll(clause) ? around.focus : []
      // "Starts with no day" says nothing of what was named before it.
      if (has('OPT')) for (const { id } of named) this.reading.optional.add(id)
      if (!has('REQ') || has('N') || clause.tag === 'cond' || clause.tag === 'evt' || only === 'open')
        continue
      for (const field of fields) {
        if (field.kind === 'choice' && field.initial) continue
        if (!only) this.reading.required.add(field.id)
        const missing: Condition =
          field.kind === 'boolean'
            ? { kind: 'not', of: tick(field, true) }
            : { kind: 'empty', subject: field.id }
        const broken = together([...(only ? [only] : []), missing]) ?? missing
        this.limit(sentence, { field, broken, isEmptiness: true, clause })
      }
    }
  }

  /** What a field may hold. */
  private bounds(sentence: Sentence): void {
    const { parts } = sentence
    const only = circumstances(parts.filter(isCondition))
    if (only === 'open') return
    const bounds = parts
      .filter(({ clause: { tag } }) => tag === 'lim' || tag === 'def')
      .flatMap(({ clause, around }) => boundsIn(clause, around).map((bound) => ({ ...bound, clause })))
    for (const part of only ? [] : parts) this.form(sentence, part)
    // What bounds one field twice tells of cases that nothing here tells apart.
    for (const own of Map.groupBy(bounds, ({ field, is }) => `${field.id} ${measureOf(is)}`).values()) {
      if (own.length > 1) continue
      for (const { field, is, clause } of own) {
        if (measureOf(is) === 'length') this.lengths.add(field.id)
        if (!only) this.reading.disagreements.push(...boundDisagreements(sentence.statement.span, field, is))
        const wrong: Condition = { kind: 'not', of: is }
        const broken = together([...(only ? [only] : []), wrong]) ?? wrong
        this.limit(sentence, { field, broken, isEmptiness: false, clause })
      }
    }
  }

  /** "A whole number": of what form an entry is. */
  private form(sentence: Sentence, { clause, around, named }: Part): void {
    const [field, more] = named.length > 0 ? named : around.focus
    if (clause.tag !== 'lim' || !field || more || clause.phrases.some(({ tag }) => tag === 'NEG')) return
    const form = formOf(clause, field)
    const broken: Condition | undefined = form && { kind: 'not', of: hasForm(field, form) }
    if (broken) this.limit(sentence, { field, broken, isEmptiness: false, clause })
  }

  private add({ span }: MarkedStatement, draft: RuleDraft): Rule {
    const rule: Rule = { id: ruleId(this.reading.rules.length + 1), scope: '', from: [span], ...draft }
    this.reading.rules.push(rule)
    return rule
  }

  private limit(
    { statement, at }: Sentence,
    limit: Omit<Limit, 'rule' | 'at'> & { broken: Condition },
  ): void {
    const { broken, ...details } = limit
    const rule = this.add(statement, { kind: 'constraint', if: broken, then: [{ kind: 'refused' }] })
    this.limits.push({ rule, at, ...details })
  }

  /** A text that is shown: of what is wrong as the sentence says, of a limit that was told right before, or of a button. */
  private message({ text, when, between, turn, leading }: Message, { statement, at, parts }: Sentence): void {
    const told: Effect = { kind: 'shows', text: [text], as: 'message' }
    const whole = parts.filter(({ clause }) => when.includes(clause))
    const conditions = whole.filter(({ clause, around }) => clause.tag === 'cond' && !isTopic(clause, around))
    const condition = circumstances(conditions)
    const before = parts.filter(({ clause }) => clause === leading)
    if (leading && isUnclear(circumstances(before), leading)) return
    // Beside other texts a figure without the name of its field, and what names nothing of the page, may tell of any of them.
    if (between && !this.isTold(condition, conditions, at)) return
    const isLimited = this.limits.some((limit) => limit.at === at && !hasMessage(limit))
    // "If it is insured, the value is from 50 to 2000, or M": the limit is what the message is about.
    if (condition && condition !== 'open' && !(isLimited && isSetting(condition))) {
      this.add(statement, { kind: 'constraint', if: condition, then: [{ kind: 'refused' }, told] })
      return
    }
    // What a figure of its own says is no limit that was told before.
    if (conditions.some(({ clause }) => clause.phrases.some(({ tag }) => tag === 'N'))) return
    const own = [...new Set(parts.flatMap(({ named }) => named))]
    const fields = own.length > 0 ? own : this.focus
    const meant = limitsMeant(this.limits, { statement, at, fields, turn, ...(between && { between }) })
    if (conditions.length > 0 || own.length > 0 || when.length === 0) {
      for (const { rule } of meant) {
        rule.then.push(told)
        if (!rule.from.includes(statement.span)) rule.from.push(statement.span)
      }
      if (meant.length > 0 || conditions.length > 0 || between) return
    }
    this.success(statement, text, whole)
  }

  /** Whether it is certain what conditions beside other texts are of: a figure alone is of the limit that it lies beyond. */
  private isTold(condition: Condition | 'open' | undefined, parts: readonly Part[], at: number): boolean {
    if (condition === undefined || condition === 'open') return condition === undefined
    return !parts.some(isBareFigure) || isBeyondLimit(this.limits, condition, at)
  }

  /** What a button answers where nothing is wrong. */
  private success(statement: MarkedStatement, text: string, when: readonly Part[]): void {
    const told: Effect = { kind: 'shows', text: [text], as: 'message' }
    const events = when.filter(({ clause }) => clause.tag === 'evt')
    const [button, more] = events.flatMap(({ clause, around }) => buttonsCalled(clause, around))
    // A number in an answer is mostly that of one example.
    if (
      !button ||
      button !== handingOver(this.buttons).button ||
      more ||
      events.length !== 1 ||
      when.length !== 1 ||
      /\d/.test(text)
    )
      return
    this.add(statement, {
      kind: 'reaction',
      when: { action: 'press', target: button.id },
      if: { kind: 'valid' },
      then: [told],
    })
  }
}

const isAll = ({ text }: Clause): boolean => /\b(?:all|each|both|every|they|these)\b/i.test(text)
