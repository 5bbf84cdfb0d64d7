import { amountOf } from '../../requirements/calculators/decimals.ts'
import type { CalculatorPart, Condition } from '../../requirements/calculators/parts.ts'
import type { ReadSentence } from '../../requirements/index.ts'
import type { Calculator, CalculatorInput, CalculatorSays, CalculatorTold, Origin } from '../model.ts'

type Told = Origin & { part: CalculatorPart }
type Part<K extends CalculatorPart['part']> = Extract<CalculatorPart, { part: K }> & Origin

/** The page that computes an answer, put together from what the sentences of a text say of it. */
export function buildCalculators(sentences: ReadSentence[]): {
  calculators: Calculator[]
  calculatorParts: CalculatorTold[]
} {
  const told = sentences.flatMap(({ facts, requirementId }) =>
    facts.flatMap((fact): Told[] =>
      fact.kind === 'calculator' && requirementId !== undefined
        ? fact.parts.map((part) => ({ requirementId, part }))
        : [],
    ),
  )
  const [compute] = all(told, 'compute')
  const rules = all(told, 'rule')
  const lines = all(told, 'line')
  const status = Object.fromEntries(
    all(told, 'status')
      .toReversed()
      .map((one) => [one.when, one]),
  )
  if (!compute || rules.length === 0 || (lines.length === 0 && !status['answered']))
    return { calculators: [], calculatorParts: [] }
  const faults = faultsOf(told)
  const [rounding] = all(told, 'rounding')
  const [vanish] = all(told, 'vanish')
  const [rows] = all(told, 'rows')
  const calculator: Calculator = {
    id: 'K1',
    inputs: all(told, 'input').map((input) => inputOf(input, told, sentences)),
    compute,
    rules,
    exceptions: all(told, 'exception').map(({ requirementId, when, text }) => ({
      requirementId,
      when,
      outputs: [],
      refusal: text,
    })),
    unread: all(told, 'unread'),
    lines,
    singles: all(told, 'single').map(({ text }) => text),
    ...pricedOf(rules),
    changes: all(told, 'change'),
    ...(rounding ? { rounding } : {}),
    status,
    ...(rows ? { rows } : {}),
    faults,
    blanks: all(told, 'blank'),
    spellings: all(told, 'spelling').filter(({ right }) => !right),
    says: saysOf(told),
    ...counterOf(told, sentences),
    counted: Object.fromEntries(all(told, 'counted').map((one) => [one.what, one])),
    ...(vanish ? { vanish } : {}),
    ...resetOf(told),
  }
  return { calculators: [calculator], calculatorParts: partsOf(told, sentences) }
}

/** What each sentence says, with its words that are accounted for. */
function partsOf(told: Told[], sentences: ReadSentence[]): CalculatorTold[] {
  const parts = Map.groupBy(told, ({ requirementId }) => requirementId)
  return [...parts].map(([requirementId, own]) => ({
    id: `K1 ${requirementId}`,
    requirementId,
    told: own.map(({ part }) => part),
    read: readIn(
      own.map(({ part }) => part),
      sentences.find((one) => one.requirementId === requirementId)?.text ?? '',
    ),
  }))
}

function all<K extends CalculatorPart['part']>(told: Told[], kind: K): Part<K>[] {
  return told.flatMap(({ part, requirementId }) =>
    part.part === kind ? [{ ...part, requirementId } as Part<K>] : [],
  )
}

/** A message of its own for what is no number answers that before one for what is no whole number. */
function faultsOf(told: Told[]): Calculator['faults'] {
  const parts = all(told, 'fault')
  const own = new Set(
    parts
      .filter(
        ({ faults }) =>
          faults.some(({ kind }) => kind === 'notNumber') && !faults.some(({ kind }) => kind === 'notWhole'),
      )
      .map(({ label }) => label),
  )
  return parts.flatMap(({ requirementId, label, faults, text }) => {
    const whole = faults.some(({ kind }) => kind === 'notWhole') && own.has(label)
    return faults
      .filter(({ kind }) => !(whole && kind === 'notNumber'))
      .map((fault) => ({ requirementId, label, fault, text }))
  })
}

const plain: CalculatorSays[] = [
  'first',
  'others',
  'ordered',
  'one',
  'goes',
  'beside',
  'together',
  'no answer',
  'comma',
  'trim',
  'stay',
  'alone',
  'unchanged',
]

function saysOf(told: Told[]): Calculator['says'] {
  const says: Calculator['says'] = {}
  for (const { part, requirementId } of told) {
    const name = plain.find((one) => one === part.part)
    if (name) says[name] ??= { requirementId }
  }
  return says
}

function inputOf(input: Part<'input'>, told: Told[], sentences: ReadSentence[]): CalculatorInput {
  const { requirementId, label, control, choices = [], none, digits } = input
  const empties = control === 'textbox' && all(told, 'reset').some((one) => one.empties)
  const initial = input.initial ?? initialOf(label, sentences) ?? (empties ? '' : undefined)
  return {
    requirementId,
    label,
    control,
    choices,
    decimals: decimalsOf(label, told),
    ...(none === undefined ? {} : { none }),
    ...(digits ? { digits } : {}),
    ...(initial === undefined ? {} : { initial }),
  }
}

function initialOf(label: string, sentences: ReadSentence[]): string | undefined {
  for (const { facts } of sentences)
    for (const fact of facts)
      for (const state of fact.kind === 'opening' ? fact.states : []) {
        if (state.what === 'text' || state.name.toLowerCase() !== label.toLowerCase()) continue
        if (state.what === 'empty') return ''
        if (state.what === 'value') return state.value
        if (state.what === 'checked') return state.on ? 'checked' : 'unchecked'
      }
  return undefined
}

/** Entries may have as many digits as a message allows, else as many as the finest number of the text about the input. */
function decimalsOf(label: string, told: Told[]): number {
  const faults = all(told, 'fault')
    .filter((one) => one.label === label)
    .flatMap((one) => one.faults)
  if (faults.some(({ kind }) => kind === 'notWhole')) return 0
  const limit = faults.find((one) => one.kind === 'decimals')
  if (limit?.kind === 'decimals') return limit.most
  const written = [
    ...faults.flatMap((one) => ('limit' in one ? [one.limit] : [])),
    ...[...all(told, 'rule'), ...all(told, 'change')].flatMap(({ when }) =>
      when.filter((one) => one.label === label).flatMap(boundsOf),
    ),
  ]
  return Math.max(0, ...written.map((value) => String(value).split('.')[1]?.length ?? 0))
}

function boundsOf(condition: Condition): number[] {
  return condition.is === 'between' ? [condition.min, condition.max].filter((one) => one !== undefined) : []
}

const money = /[€$£]|\b(?:EUR|USD|GBP|CHF|euros?|dollars?|pounds?)\b|\d[.,]\d{2}\s*$/i

/** The only output that is an amount of money. */
function pricedOf(rules: Part<'rule'>[]): { priced?: string } {
  const answers = rules.filter(({ refusal }) => refusal === undefined).map(({ outputs }) => new Map(outputs))
  const names = [...new Set(answers.flatMap((row) => [...row.keys()]))]
  const priced = names.filter((name) =>
    answers.every((row) => {
      const cell = row.get(name) ?? ''
      return money.test(cell) && amountOf(cell) !== undefined
    }),
  )
  const [only] = priced
  return priced.length === 1 && only !== undefined ? { priced: only } : {}
}

function counterOf(told: Told[], sentences: ReadSentence[]): Pick<Calculator, 'counter'> {
  const [counter] = all(told, 'counter')
  if (!counter) return {}
  const { requirementId, before, after } = counter
  const opens = sentences.some(({ facts }) =>
    facts.some(
      (fact) =>
        fact.kind === 'opening' &&
        fact.states.some((state) => state.what === 'text' && state.text === `${before}0${after}`),
    ),
  )
  const start = counter.start ?? (opens ? 0 : undefined)
  return start === undefined ? {} : { counter: { requirementId, before, after, start } }
}

function resetOf(told: Told[]): Pick<Calculator, 'reset'> {
  const resets = all(told, 'reset')
  const [first] = resets
  if (!first || resets.some(({ button }) => button !== first.button)) return {}
  const some = (key: 'form' | 'messages' | 'answer' | 'keeps' | 'reloads') =>
    resets.some((one) => one[key] === true)
  const { requirementId, button } = first
  return {
    reset: {
      requirementId,
      button,
      form: some('form'),
      messages: some('messages'),
      answer: some('answer'),
      keeps: some('keeps'),
      reloads: some('reloads'),
    },
  }
}

const partly = new Set<CalculatorPart['part']>(['input', 'compute', 'rule', 'unread'])
const halves = new Set<CalculatorPart['part']>(['fault', 'counted', 'vanish', 'change'])

/**
 * The words of a sentence that a part accounts for: its clauses with a message, a change or a counter that were read, and all of a sentence
 * that says one thing of how the page behaves.
 */
function readIn(parts: CalculatorPart[], text: string): string[] {
  if (parts.every(({ part }) => partly.has(part))) return []
  if (parts.some(({ part }) => !partly.has(part) && !halves.has(part))) return [text]
  const clauses = text.split(/[;:]|,(?= (?:and|but|if) )/)
  const messages = parts.flatMap((part) => (part.part === 'fault' ? [part.text] : []))
  return messages.length === 0
    ? [text]
    : clauses.filter((clause) => messages.some((one) => clause.includes(one)))
}
