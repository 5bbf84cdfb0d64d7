import { clausesOf, type Clause } from '../catalogue/clauses.ts'
import type { Marks } from '../marking/tags.ts'
import type { Condition, Effect, Rule, Span } from '../requirement-model/index.ts'
import { isLeaving } from '../requirement-model/evaluate/button-names.ts'
import { boundsIn } from './bounds.ts'
import { circumstanceOf, isTopic, together } from './conditions.ts'
import { formOf, hasForm } from './formats.ts'
import { handingOver } from './handing-over.ts'
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
  /** Buttons of which the sentences say that they can be pressed only at times. */
  conditional: Set<string>
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
    conditional: new Set(),
  }
  private readonly fields: readonly PageField[]
  private readonly buttons: readonly PageButton[]
  private readonly limits: Limit[] = []
  private readonly lengths = new Set<string>()
  private focus: readonly PageField[] = []
  private scope = ''

  constructor(fields: readonly PageField[], buttons: readonly PageButton[]) {
    this.fields = fields
    this.buttons = buttons
  }

  read(statement: MarkedStatement, at: number): void {
    if (statement.scope !== this.scope) this.focus = []
    this.scope = statement.scope
    const parts = this.partsOf(statement)
    const mine = { statement, at, parts }
    this.demands(mine)
    this.bounds(mine)
    const clauses = parts.map(({ clause }) => clause)
    for (const message of messagesOf(clauses, statement.text))
      if (!this.isName(message.text)) this.message(message, mine)
    this.presence(mine)
    this.reset(mine)
    const named = [...new Set(parts.flatMap((part) => part.named))]
    for (const { id } of named) {
      const spans = this.reading.mentioned.get(id) ?? []
      this.reading.mentioned.set(id, [...spans, statement.span])
    }
    if (named.length > 0) this.focus = named
  }

  /** Whether a quoted text is what something on the page is called. */
  private isName(text: string): boolean {
    const names = [...this.buttons, ...this.fields, ...this.fields.flatMap(({ options }) => options)]
    return names.some(({ name }) => name.toLowerCase() === text.toLowerCase())
  }

  /** The clauses of a sentence, each with what stands before it, in the sentence or in the one before. */
  private partsOf({ text, marks }: MarkedStatement): Part[] {
    const { fields, buttons } = this
    let [focus, isWithin] = [this.focus, false]
    return clausesOf(text, marks)
      .filter(({ tag }) => tag !== 'ctx')
      .map((clause): Part => {
        const around: Around = { fields, buttons, focus, lengths: this.lengths }
        const part = { clause, around, named: fieldsNamed(clause, around), isWithin }
        if (part.named.length > 0) [focus, isWithin] = [part.named, true]
        return part
      })
  }

  /** Fields that have to be filled, and those that may stay empty. */
  private demands({ statement, at, parts }: Sentence): void {
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
          field.kind === 'boolean' ? { kind: 'not', of: ticked(field) } : { kind: 'empty', subject: field.id }
        this.limit(statement, at, field, together([...(only ? [only] : []), missing]) ?? missing, true)
      }
    }
  }

  /** What a field may hold. */
  private bounds({ statement, at, parts }: Sentence): void {
    const only = circumstances(parts.filter(isCondition))
    if (only === 'open') return
    const bounds = parts
      .filter(({ clause: { tag } }) => tag === 'lim' || tag === 'def')
      .flatMap(({ clause, around }) => boundsIn(clause, around))
    for (const part of only ? [] : parts) this.form(statement, at, part)
    // What bounds one field twice tells of cases that nothing here tells apart.
    for (const own of Map.groupBy(bounds, ({ field, is }) => `${field.id} ${measureOf(is)}`).values()) {
      if (own.length > 1) continue
      for (const { field, is } of own) {
        if (measureOf(is) === 'length') this.lengths.add(field.id)
        const broken: Condition = { kind: 'not', of: is }
        const under = only ? [only] : []
        this.limit(statement, at, field, together([...under, broken]) ?? broken, false)
      }
    }
  }

  /** "A whole number": of what form an entry is. */
  private form(statement: MarkedStatement, at: number, { clause, around, named }: Part): void {
    const [field, more] = named.length > 0 ? named : around.focus
    if (clause.tag !== 'lim' || !field || more || clause.phrases.some(({ tag }) => tag === 'NEG')) return
    const form = formOf(clause, field)
    if (form) this.limit(statement, at, field, { kind: 'not', of: hasForm(field, form) }, false)
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
  private message({ text, when }: Message, { statement, at, parts }: Sentence): void {
    const told: Effect = { kind: 'shows', text: [text], as: 'message' }
    const whole = parts.filter(({ clause }) => when.includes(clause))
    const conditions = whole.filter(({ clause, around }) => clause.tag === 'cond' && !isTopic(clause, around))
    const condition = circumstances(conditions)
    if (condition && condition !== 'open') {
      this.refusal(statement, condition, told)
      return
    }
    const own = [...new Set(parts.flatMap(({ named }) => named))]
    const meant = this.limitsMeant(statement, at, own.length > 0 ? own : this.focus)
    if (conditions.length > 0 || own.length > 0 || when.length === 0) {
      for (const { rule } of meant) {
        rule.then.push(told)
        if (!rule.from.includes(statement.span)) rule.from.push(statement.span)
      }
      if (meant.length > 0 || conditions.length > 0) return
    }
    this.success(statement, text, whole)
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
    const last = around.at(-1)?.at
    if (!kinds.has('required') && around.some(({ isEmptiness }) => !isEmptiness))
      return around.filter(({ isEmptiness, at: own }) => !isEmptiness && (own === at || own === last))
    if (kinds.has('required') && around.some(({ isEmptiness }) => isEmptiness))
      return around.filter(({ isEmptiness, at: own }) => isEmptiness || own === at)
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
  private success({ span }: MarkedStatement, text: string, when: readonly Part[]): void {
    const told: Effect = { kind: 'shows', text: [text], as: 'message' }
    const events = when.filter(({ clause }) => clause.tag === 'evt')
    const [button, more] = events.flatMap(({ clause, around }) => buttonsNamed(clause, around))
    // A number in an answer is mostly that of one example.
    if (
      !button ||
      button !== handingOver(this.buttons, this.reading.conditional).button ||
      more ||
      events.length !== 1 ||
      when.length !== 1 ||
      /\d/.test(text)
    )
      return
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
  private presence({ statement, parts }: Sentence): void {
    for (const { clause, around } of parts) {
      const is = stateIn(clause)
      if (is === 'enabled' || is === 'disabled')
        for (const { id } of buttonsNamed(clause, around)) this.reading.conditional.add(id)
    }
    const only = circumstances(parts.filter(({ clause: { tag } }) => tag === 'cond' || tag === 'evt'))
    if (!only || only === 'open') return
    for (const { clause, around, named } of parts) {
      const is = clause.tag === 'eff' ? stateIn(clause) : undefined
      if (!is) continue
      for (const { id } of [...named, ...buttonsNamed(clause, around)]) {
        if (referencesOf(only).includes(id)) continue
        this.look(statement, id, only, is)
        this.look(statement, id, { kind: 'not', of: only }, opposite[is])
      }
    }
  }

  /** A button that puts all fields back to what they hold when the page is opened. */
  private reset({ statement, parts }: Sentence): void {
    const { text, span } = statement
    if (!resetting.test(text) || sparing.test(text)) return
    const [button, more] = [
      ...new Set(parts.flatMap(({ clause, around }) => buttonsNamed(clause, around))),
    ].filter(({ name }) => isLeaving(name) || /\bstart over\b|\bnew\b/i.test(name))
    const fields = this.fields.filter(
      ({ role, reveals, isOut, kind, type }) =>
        role !== 'radio' && reveals.length === 0 && !isOut && kind !== 'file' && type !== 'password',
    )
    const typed = fields.find(({ kind, type, initial }) => kind === 'text' && type !== 'email' && !initial)
    if (!button || more || !typed) return
    this.reading.rules.push({
      id: ruleId(this.reading.rules.length + 1),
      scope: '',
      from: [span],
      kind: 'reaction',
      when: { action: 'press', target: button.id },
      if: { kind: 'not', of: { kind: 'empty', subject: typed.id } },
      then: fields.slice(0, mostReset).map(({ id, initial }) => ({
        kind: 'set',
        subject: id,
        to: { kind: 'value', value: initial ?? { type: 'empty' } },
      })),
    })
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

interface Part {
  clause: Clause
  around: Around
  named: readonly PageField[]
  /** Its focus stands in its own sentence. */
  isWithin: boolean
}

interface Sentence {
  statement: MarkedStatement
  at: number
  parts: Part[]
}

/** All that has to be so for a sentence; `open` where a part of it is nothing of the page. */
function circumstances(parts: readonly Part[]): Condition | 'open' | undefined {
  const known = parts.map(({ clause, around }) => circumstanceOf(clause, around))
  if (known.some((one) => one === undefined)) return 'open'
  return together(known.flatMap((one) => (one ? [one.condition] : [])))
}

const isCondition = ({ clause, around }: Part): boolean =>
  clause.tag === 'cond' && !isOtherwise(clause.text) && !isTopic(clause, around)

/** Whether a bound is of the length of an entry or of its value. */
const measureOf = (is: Condition): string => (JSON.stringify(is).includes('"length"') ? 'length' : 'value')

const resetting =
  /\b(?:empt(?:y|ies)|clears?|resets?|puts?)\b.*\b(?:form|everything|all (?:the )?(?:fields|entries|inputs)|the entries|the fields|page)\b/i
/** What is kept makes a reset one that nobody can foresee. */
const sparing = /\b(?:but|except|apart from|keeps?|stays?|kept)\b/i
const mostReset = 6

const isOtherwise = (text: string): boolean =>
  /^(?:otherwise|if not|else|(?:for |with )?(?:anything|everything) else|(?:for |with )?any other)\b/i.test(
    text,
  )
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
    : /\b(?:enabled|can(?:not)? (?:only )?be (?:used|changed|pressed|clicked|edited|filled)|becomes? (?:active|available))\b/i.test(
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
