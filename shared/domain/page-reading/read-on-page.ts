import { clausesOf, type Clause } from '../catalogue/clauses.ts'
import type { Marks } from '../marking/tags.ts'
import type { Condition, Effect, Rule, Span } from '../requirement-model/index.ts'
import { boundsIn } from './bounds.ts'
import { circumstanceOf, together } from './conditions.ts'
import { buttonsNamed, fieldsNamed, type Around } from './mentions.ts'
import { messagesOf, type Message } from './messages.ts'
import { entryId, isButtonId, ruleId } from './page-ids.ts'
import type { PageButton, PageField } from './page-fields.ts'

/** A sentence with its marks, and where it stands. */
export interface MarkedStatement {
  span: Span
  text: string
  scope: string
  marks: Marks
}

/** What marked sentences say of a page. Ids are those of its fields and buttons. */
export interface PageReading {
  rules: Rule[]
  /** Fields that a sentence names, with where it does. */
  mentioned: Map<string, Span[]>
  required: Set<string>
  optional: Set<string>
  /** Fields for any text of which the sentences say that they are numbers. */
  numbers: Set<string>
}

interface Limit {
  rule: Rule
  field: PageField
  /** Of a field that has to be filled; else of what it is filled with. */
  isEmptiness: boolean
  at: number
}

/** How far back a message may look for the limit that it is about. */
const near = 3

/**
 * What marked sentences say of the fields of a page: which have to be filled, what they may hold, which message tells of it, and what is there or can be
 * used only under a condition. Where a part of a sentence names nothing of the page, nothing is taken of what depends on that part. Pure.
 */
export function readOnPage(
  statements: readonly MarkedStatement[],
  { fields, buttons }: { fields: readonly PageField[]; buttons: readonly PageButton[] },
): PageReading {
  const reader = new Reader(fields, buttons)
  for (const [at, statement] of statements.entries()) reader.read(statement, at)
  return reader.reading
}

class Reader {
  readonly reading: PageReading = {
    rules: [],
    mentioned: new Map(),
    required: new Set(),
    optional: new Set(),
    numbers: new Set(),
  }
  private readonly fields: readonly PageField[]
  private readonly buttons: readonly PageButton[]
  private readonly limits: Limit[] = []
  private focus: readonly PageField[] = []
  private scope = ''

  constructor(fields: readonly PageField[], buttons: readonly PageButton[]) {
    this.fields = fields
    this.buttons = buttons
  }

  read(statement: MarkedStatement, at: number): void {
    if (statement.scope !== this.scope) this.focus = []
    this.scope = statement.scope
    const clauses = clausesOf(statement.text, statement.marks).filter(({ tag }) => tag !== 'ctx')
    const around: Around = { fields: this.fields, buttons: this.buttons, focus: this.focus }
    const mine = { statement, at, around, clauses }
    this.demands(mine)
    this.bounds(mine)
    for (const message of messagesOf(clauses, statement.text)) this.message(message, mine)
    this.presence(mine)
    const named = [...new Set(clauses.flatMap((clause) => fieldsNamed(clause, around)))]
    for (const { id } of named) {
      const spans = this.reading.mentioned.get(id) ?? []
      this.reading.mentioned.set(id, [...spans, statement.span])
    }
    if (named.length > 0) this.focus = named
  }

  /** Fields that have to be filled, and those that may stay empty. */
  private demands({ statement, at, around, clauses }: Sentence): void {
    const only = circumstances(
      clauses.filter(({ tag }) => tag === 'cond'),
      around,
    )
    for (const clause of clauses) {
      const has = (tag: string) => clause.phrases.some((phrase) => phrase.tag === tag)
      const named = fieldsNamed(clause, around)
      const fields = named.length > 0 ? named : isAll(clause) ? around.focus : []
      if (has('OPT')) for (const { id } of fields) this.reading.optional.add(id)
      if (!has('REQ') || has('N') || clause.tag === 'cond' || clause.tag === 'evt' || only === 'open')
        continue
      for (const field of fields) {
        if (field.kind === 'choice' && field.initial) continue
        if (!only) this.reading.required.add(field.id)
        const missing: Condition =
          field.kind === 'boolean' ? { kind: 'not', of: ticked(field) } : { kind: 'empty', subject: field.id }
        this.limit(statement, at, field, together([...(only ? [only] : []), missing]) ?? missing, true)
      }
    }
  }

  /** What a field may hold. */
  private bounds({ statement, at, around, clauses }: Sentence): void {
    const only = circumstances(
      clauses.filter(({ tag }) => tag === 'cond'),
      around,
    )
    if (only === 'open' && !clauses.some(({ text }) => isOtherwise(text))) return
    const bounds = clauses
      .filter(({ tag }) => tag === 'lim' || tag === 'def')
      .flatMap((clause) => boundsIn(clause, around))
    // What bounds one field twice tells of cases that nothing here tells apart.
    for (const own of Map.groupBy(bounds, ({ field, is }) => `${field.id} ${measureOf(is)}`).values()) {
      if (own.length > 1) continue
      for (const { field, is, isNumber } of own) {
        if (isNumber) this.reading.numbers.add(field.id)
        const broken: Condition = { kind: 'not', of: is }
        const under = only === 'open' || !only ? [] : [only]
        this.limit(statement, at, field, together([...under, broken]) ?? broken, false)
      }
    }
  }

  private limit(
    { span, scope }: MarkedStatement,
    at: number,
    field: PageField,
    broken: Condition,
    isEmptiness: boolean,
  ): void {
    const rule: Rule = {
      id: ruleId(this.reading.rules.length + 1),
      scope: '',
      from: [span],
      kind: 'constraint',
      if: broken,
      then: [{ kind: 'refused' }],
    }
    void scope
    this.reading.rules.push(rule)
    this.limits.push({ rule, field, isEmptiness, at })
  }

  /** A text that is shown: of what is wrong as the sentence says, of a limit that was told right before, or of a button. */
  private message({ text, when }: Message, { statement, at, around, clauses }: Sentence): void {
    const told: Effect = { kind: 'shows', text: [text], as: 'message' }
    const conditions = when.filter(({ tag }) => tag === 'cond')
    const known = conditions.map((clause) => circumstanceOf(clause, around))
    const isKnown = conditions.length > 0 && known.every((one) => one !== undefined)
    if (isKnown) {
      const condition = together(known.flatMap((one) => (one ? [one.condition] : [])))
      if (condition) this.refusal(statement, condition, told)
      return
    }
    const named = [...new Set(clauses.flatMap((clause) => fieldsNamed(clause, around)))]
    const meant = this.limitsMeant(statement, at, named.length > 0 ? named : around.focus)
    if (conditions.length > 0 || named.length > 0 || when.length === 0) {
      for (const { rule } of meant) {
        rule.then.push(told)
        if (!rule.from.includes(statement.span)) rule.from.push(statement.span)
      }
      if (meant.length > 0 || conditions.length > 0) return
    }
    this.success(statement, told, when, around)
  }

  /** Limits without a message of their own that stand in the sentence or right before it, of the kind that the sentence speaks of. */
  private limitsMeant({ marks }: MarkedStatement, at: number, fields: readonly PageField[]): Limit[] {
    const kinds = new Set(
      marks.kinds.flatMap(({ kind, confidence }) => (confidence >= 0.5 ? [kind as string] : [])),
    )
    const open = this.limits.filter(
      (limit) => at - limit.at < near && limit.rule.then.every(({ kind }) => kind !== 'shows'),
    )
    const own = open.filter((limit) => limit.at === at)
    const around =
      own.length > 0 ? own : open.filter(({ field }) => fields.length === 0 || fields.includes(field))
    if (kinds.has('required') && around.some(({ isEmptiness }) => isEmptiness))
      return around.filter(({ isEmptiness, at: own }) => isEmptiness || own === at)
    const last = around.at(-1)?.at
    return around.filter((limit) => limit.at === at || (!limit.isEmptiness && limit.at === last))
  }

  private refusal({ span }: MarkedStatement, condition: Condition, told: Effect): void {
    this.reading.rules.push({
      id: ruleId(this.reading.rules.length + 1),
      scope: '',
      from: [span],
      kind: 'constraint',
      if: condition,
      then: [{ kind: 'refused' }, told],
    })
  }

  /** What a button answers where nothing is wrong. */
  private success({ span }: MarkedStatement, told: Effect, when: readonly Clause[], around: Around): void {
    const events = when.filter(({ tag }) => tag === 'evt')
    const [button, more] = events.flatMap((clause) => buttonsNamed(clause, around))
    if (!button || more || events.length !== 1 || when.length !== 1 || button.role === 'tab') return
    this.reading.rules.push({
      id: ruleId(this.reading.rules.length + 1),
      scope: '',
      from: [span],
      kind: 'reaction',
      when: { action: 'press', target: button.id },
      if: { kind: 'valid' },
      then: [told],
    })
  }

  /** What is there, or can be used, only while something is so. */
  private presence({ statement, around, clauses }: Sentence): void {
    const only = circumstances(
      clauses.filter(({ tag }) => tag === 'cond' || tag === 'evt'),
      around,
    )
    if (!only || only === 'open') return
    for (const clause of clauses) {
      if (clause.tag !== 'eff') continue
      const is = stateIn(clause)
      const named = [...fieldsNamed(clause, around), ...buttonsNamed(clause, around)]
      if (!is) continue
      for (const { id } of named) {
        if (referencesOf(only).includes(id)) continue
        this.look(statement, id, only, is)
        this.look(statement, id, { kind: 'not', of: only }, opposite[is])
      }
    }
  }

  private look({ span }: MarkedStatement, id: string, condition: Condition, is: State): void {
    this.reading.rules.push({
      id: ruleId(this.reading.rules.length + 1),
      scope: '',
      from: [span],
      kind: 'reaction',
      if: condition,
      then: [{ kind: 'control', control: isButtonId(id) ? id : entryId(id), is }],
    })
  }
}

interface Sentence {
  statement: MarkedStatement
  at: number
  around: Around
  clauses: Clause[]
}

/** All that has to be so for a sentence; `open` where a part of it is nothing of the page. */
function circumstances(clauses: readonly Clause[], around: Around): Condition | 'open' | undefined {
  const known = clauses.map((clause) => circumstanceOf(clause, around))
  if (known.some((one) => one === undefined)) return 'open'
  return together(known.flatMap((one) => (one ? [one.condition] : [])))
}

/** Whether a bound is of the length of an entry or of its value. */
const measureOf = (is: Condition): string => (JSON.stringify(is).includes('"length"') ? 'length' : 'value')

const isOtherwise = (text: string): boolean => /^(?:otherwise|if not|else)\b/i.test(text)
const isAll = ({ text }: Clause): boolean => /\b(?:all|each|both|every|they|these)\b/i.test(text)

const ticked = ({ id }: PageField): Condition => ({
  kind: 'compare',
  left: { kind: 'subject', subject: id },
  operator: '=',
  right: { kind: 'value', value: { type: 'boolean', value: true } },
})

type State = 'shown' | 'hidden' | 'enabled' | 'disabled'
const opposite: Record<State, State> = {
  shown: 'hidden',
  hidden: 'shown',
  enabled: 'disabled',
  disabled: 'enabled',
}

/** The state of controls that the verb of an effect says, turned by a negation. */
function stateIn({ phrases, text }: Clause): State | undefined {
  const verb = phrases.filter(({ tag }) => tag === 'V').map((one) => one.text)
  const words = [...verb, text].join(' ')
  const isNot = phrases.some(({ tag }) => tag === 'NEG')
  const is: State | undefined = /\b(?:disabled|greyed|grayed|locked)\b/i.test(words)
    ? 'disabled'
    : /\b(?:enabled|can be (?:used|changed|pressed|clicked|edited|filled)|becomes? (?:active|available))\b/i.test(
          words,
        )
      ? 'enabled'
      : /\b(?:hidden|hides?|disappears?)\b/i.test(words)
        ? 'hidden'
        : /\b(?:appears?|shown|shows?|visible|displayed|displays?|revealed|offered)\b/i.test(words)
          ? 'shown'
          : undefined
  return is && isNot ? opposite[is] : is
}

const referencesOf = (condition: Condition): string[] =>
  Array.from(JSON.stringify(condition).matchAll(/"subject":"([^"]+)"/g), ([, id = '']) => id)
