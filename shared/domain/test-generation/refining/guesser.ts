import { Readings } from '../../step-readings/automation.ts'
import { checkCases } from '../../model-based-testing/check/index.ts'
import { literal, Names } from '../../model-based-testing/cases/words.ts'
import { writeCase } from '../../model-based-testing/cases/write-case.ts'
import type { Item } from '../../model-based-testing/index.ts'
import { leavesOf } from '../../model-based-testing/items/conditions.ts'
import { itemsOf } from '../../model-based-testing/items/items-of.ts'
import { Candidates } from '../../model-based-testing/plans/candidates.ts'
import { Planner } from '../../model-based-testing/plans/planner.ts'
import { withValue } from '../../model-based-testing/plans/search.ts'
import type { Condition, Subject, Value } from '../../requirement-model/index.ts'
import { referencesOfCondition } from '../../requirement-model/references.ts'
import type { ItemBase } from '../../test-cases/draft.ts'
import type { Candidate } from '../parts/part.ts'
import type { TextPart } from '../parts/text-part.ts'

/** A value that was tried, with the case for it. */
export interface Tried {
  item: ItemBase
  candidate: Candidate
  valid: boolean
}

const fragile = [
  "O'Brien-Łęcki",
  'alex.miller@',
  '@example.com',
  '-1',
  '0',
  '999999999999',
  '1e3',
  '12abc',
  '',
]

// What is typed in there is looked at in a way of its own.
const secret = /\b(?:password|passphrase|pin|passcode|e-?mail(?: address)?)$/i
/** How many values are tried for one input. */
const mostGuesses = 40

/** Tries values for the inputs of a text that no technique asks for: what is expected of them is what the model says. */
export class Guesser {
  private readonly part: TextPart
  private readonly names: Names
  private readonly planner: Planner
  private readonly items: Item[]

  constructor(part: TextPart) {
    this.part = part
    this.names = new Names(part.text.model)
    this.planner = new Planner(part.text.model)
    this.items = itemsOf(part.text.model)
  }

  get labels(): string[] {
    return this.inputs().map(({ id }) => this.names.of(id))
  }

  /** Inputs that take any text: nothing says what form it has. */
  get freeTexts(): string[] {
    const formed = new Set(
      this.part.text.model.rules.flatMap(({ if: condition }) =>
        condition
          ? leavesOf(condition).flatMap(({ atom }) => (hasForm(atom) ? referencesOfCondition(atom) : []))
          : [],
      ),
    )
    return this.inputs()
      .filter(({ id, kind }) => kind === 'text' && !formed.has(id))
      .map(({ id }) => this.names.of(id))
      .filter((label) => !secret.test(label))
  }

  inputs(): Subject[] {
    const limited = new Set(this.items.map(({ subject }) => subject))
    return this.part.text.model.subjects.filter(
      ({ id, given, kind }) =>
        !given &&
        kind !== 'state' &&
        kind !== 'list' &&
        (limited.has(id) || this.names.controlOf(id) !== undefined),
    )
  }

  private input(label: string): Subject | undefined {
    return this.inputs().find(({ id }) => this.names.of(id) === label)
  }

  /** Values at, between and beyond all limits of an input, then those that experience calls fragile. */
  guessesFor(label: string): string[] {
    const subject = this.input(label)
    if (!subject) return []
    const world = this.planner.base(subject.scope)
    const known = [...new Candidates(this.planner.ask).of(subject.id, world, [])].map(literal)
    const beside = subject.kind === 'number' ? known.flatMap(besideNumber) : []
    const plain = subject.kind === 'text' || subject.kind === 'number'
    return [...new Set([...beside, ...(plain ? fragile : []), ...known])].slice(0, mostGuesses)
  }

  /** The case that enters a value, where the model decides what it leads to. */
  tried(label: string, value: string): Tried[] {
    const subject = this.input(label)
    if (!subject) return []
    const own = this.items.filter((item) => item.subject === subject.id && item.flow === undefined)
    const bases = [
      ...own.filter(({ decides, valid }) => decides && !valid),
      ...own.filter(({ decides }) => !decides),
    ]
    for (const base of bases) {
      const found = this.made(base, subject, value)
      if (found) return [found]
    }
    return []
  }

  private made(base: Item, subject: Subject, value: string): Tried | undefined {
    const entered = valueOf(value, subject)
    const condition: Condition =
      entered.type === 'empty'
        ? { kind: 'empty', subject: subject.id }
        : {
            kind: 'compare',
            left: { kind: 'subject', subject: subject.id },
            operator: '=',
            right: { kind: 'value', value: entered },
          }
    const demand = { condition, holds: true }
    const id = `${base.rule}: ${JSON.stringify(demand)} ${base.decides}`
    const raw: Item = {
      ...base,
      id,
      demands: [demand],
      technique: 'Equivalence Partitioning',
      as: 'partition',
      partition: '',
    }
    const before = withValue(this.planner.base(raw.scope), subject.id, entered)
    const turn = this.planner.turn(before, raw.event)
    if (!turn || !this.planner.confirms([raw], turn)) return undefined
    const plan = { items: [raw], turns: [turn], about: this.planner.aboutOf([raw], turn) }
    const { model, statements, refs } = this.part.text
    const writing = {
      names: this.names,
      sentences: statements,
      refOf: ({ number }: { number: number }) => refs.get(number) ?? '',
      readings: new Readings(),
    }
    const [confirmed] = checkCases(model, [writeCase(plan, 'TC-000', writing)]).confirmed
    return confirmed && this.asGuess(raw, confirmed, value)
  }

  private asGuess(raw: Item, testCase: Candidate['testCase'], value: string): Tried {
    const label = raw.subject === undefined ? '' : this.names.of(raw.subject)
    const tests = (testCase.tags ?? []).filter((tag) => tag !== '')
    const technique = 'Error Guessing'
    const item: ItemBase = {
      id: `${tests[0] ?? ''}/${label}/guess/${value.slice(0, 60)}`,
      technique,
      requirementId: tests[0] ?? '',
      description: `${label}: ${value === '' ? 'empty' : value}`.slice(0, 300),
      priority: 'medium',
      valid: raw.valid,
    }
    const coverageItems = (testCase.coverageItems ?? [])
      .slice(0, 1)
      .map((one) => ({ ...one, id: item.id, technique }))
    return {
      item,
      valid: raw.valid,
      candidate: {
        testCase: {
          ...testCase,
          tags: [raw.valid ? 'positive' : 'negative', ...tests],
          designTechnique: technique,
          coverageItems,
        },
        covers: new Set([item.id]),
        types: raw.valid
          ? [testCase.testType, 'functional', 'regression']
          : ['negative', 'functional', 'regression'],
        tests,
      },
    }
  }
}

const hasForm = ({ kind }: Condition): boolean =>
  kind === 'form' || kind === 'pattern' || kind === 'characters' || kind === 'one-of'

function besideNumber(value: string): string[] {
  const [whole = '', decimals = ''] = value.split('.')
  if (!/^-?\d{1,15}$/.test(whole)) return []
  const step = Number(`1e-${decimals.length}`)
  return [-2, -1, 1, 2].map((times) => (Number(value) + times * step).toFixed(decimals.length))
}

/** What a person enters, as a value of the input: what is no number in an input for numbers stays a text. */
function valueOf(entered: string, { kind }: Subject): Value {
  if (entered === '') return { type: 'empty' }
  if (kind === 'number' && /^-?\d+(?:\.\d+)?$/.test(entered)) return { type: 'number', value: entered }
  if (kind === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(entered)) return { type: 'date', value: entered }
  if (kind === 'time' && /^\d{2}:\d{2}$/.test(entered)) return { type: 'time', value: entered }
  if (kind === 'boolean') return { type: 'boolean', value: /^(?:checked|ticked|true|yes|on)$/i.test(entered) }
  return { type: 'text', value: entered }
}
