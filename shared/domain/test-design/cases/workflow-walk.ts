import { formatTestData } from '../../test-cases/test-data.ts'
import type { Move, PageNumber, ShownText, Workflow } from '../model.ts'
import type { StepDraft } from './steps.ts'
import { entryOf, usualAmount, valuesFor, type Wanted } from './workflow-values.ts'

/** Somebody on the page: the steps so far, and what the page then shows. */
export class Walk {
  readonly steps: StepDraft[] = [{ action: 'Open the page', expectedResult: '' }]
  state: string
  changes = 0
  left: number
  amount: number | undefined
  /** The chosen values of selection lists. */
  options = new Set<string>()
  entry = ''
  values = new Map<string, string>()
  readonly workflow: Workflow
  private filled = false

  constructor(workflow: Workflow) {
    this.workflow = workflow
    this.state = workflow.initial
    this.left = workflow.numbers.find(({ role }) => role === 'balance')?.value ?? 0
  }

  act(action: string, testData?: string): this {
    this.steps.push({ action, expectedResult: '', ...(testData === undefined ? {} : { testData }) })
    return this
  }

  click(button: string): this {
    return this.act(`Click the "${button}" button`)
  }

  enter(label: string, value: string): this {
    const input = this.workflow.inputs.find((one) => one.label === label)
    this.values.set(label, value)
    const data = formatTestData([{ name: label, value }])
    if (input?.control === 'checkbox')
      return this.act(`${value === 'checked' ? 'Check' : 'Uncheck'} "${label}"`, data)
    if (input?.control === 'select') return this.act(`Select "${value}" from "${label}"`, data)
    return value === ''
      ? this.act(`Leave the "${label}" field empty`, data)
      : this.act(`Enter "${value}" in the "${label}" field`, data)
  }

  /** Fills the form in; what is missing is as usual. */
  fill(wanted: Wanted = {}): this {
    const amount = wanted.amount ?? usualAmount(this.workflow)
    const values = valuesFor(this.workflow, { ...wanted, ...(amount === undefined ? {} : { amount }) })
    for (const [label, value] of values) this.enter(label, value)
    this.amount = amount
    for (const { label, control } of this.workflow.inputs)
      if (control === 'select') this.options.add(values.get(label) ?? '')
    this.filled = true
    return this
  }

  /** Performs a move: through its dialog, with an entry that is long enough. */
  go(move: Move, { wanted, entry }: { wanted?: Wanted; entry?: string } = {}): this {
    if (!this.filled && this.state === this.workflow.initial) this.fill(wanted)
    const dialog = this.workflow.dialogs.find(({ opener }) => opener === move.opener)
    if (dialog) {
      this.click(dialog.opener)
      if (dialog.field !== undefined)
        this.write(dialog.field, entry ?? entryOf(dialog.field, Math.max(dialog.entry?.least ?? 0, 24)))
    }
    this.click(move.button)
    return this.moved(move)
  }

  write(label: string, entry: string): this {
    this.entry = entry.trim()
    const data = formatTestData([{ name: label, value: entry }])
    return entry === ''
      ? this.act(`Leave the "${label}" field empty`, data)
      : this.act(`Enter "${entry}" in the "${label}" field`, data)
  }

  private moved(move: Move): this {
    this.state = move.to
    const { counter } = this.workflow
    if (counter?.resetBy.includes(move.button)) this.changes = 0
    else if (counter?.moves === undefined || counter.moves.includes(move.id)) this.changes += 1
    const exempt = this.workflow.exempt.some(({ option }) => this.options.has(option))
    if (move.balance && !exempt) this.left += move.balance.by * (this.amount ?? 0)
    if (move.reset) this.forget()
    return this
  }

  private forget(): void {
    this.filled = false
    this.values = new Map()
    this.amount = undefined
    this.options = new Set()
  }

  /** Goes to a status by the fewest moves; false where none lead there. */
  reach(state: string, wanted: Wanted = {}, avoid: (move: Move) => boolean = () => false): boolean {
    const path = pathTo(this.workflow, this.state, state, avoid)
    if (!path) return false
    for (const move of path) this.go(move, { wanted })
    return true
  }

  /** How the page shows a status. */
  status(state = this.state): string {
    const { before, after } = this.workflow.display
    return `"${before}${state}${after}" is visible`
  }

  /** A number as the page writes it; nothing where the text does not say how one of it is written. */
  number({ before, after }: PageNumber, value: number): string | undefined {
    if (value !== 1 || !/[a-z]s\b/i.test(after)) return `"${before}${value}${after}" is visible`
    return this.workflow.singular
      ? `"${before}${value}${after.replace(/([a-z])s\b/i, '$1')}" is visible`
      : undefined
  }

  /** What a text of a move is with the values of this walk; nothing where they are others than the text tells of. */
  text({ text, sample, echo, option }: ShownText): string | undefined {
    if (option !== undefined && !this.options.has(option)) return undefined
    if (echo) return `"${text} ${this.entry}" is visible`
    if (sample === undefined || sample === this.amount) return `"${text}" is visible`
    if (this.amount === undefined) return undefined
    const said = withNumber(text, sample, this.amount, this.workflow.singular)
    return said === undefined ? undefined : `"${said}" is visible`
  }
}

/** A text with another number in it, the word behind it in its number: "5 days" → "1 day". */
export function withNumber(
  text: string,
  sample: number,
  value: number,
  singular: boolean,
): string | undefined {
  const found = new RegExp(`\\b${sample}\\b( [a-z]+)?`, 'i').exec(text)
  if (!found) return undefined
  const [whole, unit = ''] = found
  if (sample === 1 || value === 1) {
    if (unit === '' || !singular) return undefined
    const plural = unit.endsWith('s') ? unit : `${unit}s`
    return text.replace(whole, `${value}${value === 1 ? plural.replace(/s$/, '') : plural}`)
  }
  return text.replace(whole, `${value}${unit}`)
}

/** A walk over the page and what is seen at its end; nothing where the text does not say how to get there or what is seen. */
export type Walked = { walk: Walk; checks: string[] } | undefined

/** The fewest moves from one status to another. */
export function pathTo(
  { moves }: Workflow,
  from: string,
  to: string,
  avoid: (move: Move) => boolean = () => false,
): Move[] | undefined {
  const paths = new Map<string, Move[]>([[from, []]])
  for (const [state, path] of paths) {
    if (state === to) return path
    for (const move of moves)
      if (move.from.includes(state) && !paths.has(move.to) && !avoid(move))
        paths.set(move.to, [...path, move])
  }
  return undefined
}
