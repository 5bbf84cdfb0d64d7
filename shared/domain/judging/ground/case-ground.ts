import type { TypedAction } from '../../prose-steps/types.ts'
import type { CompiledCase } from '../compiled.ts'
import { computedValues, type Fault } from './computed.ts'
import { valuesIn } from './figures.ts'
import { normal, partedAt, standsIn } from './normal.ts'
import type { Source } from './source.ts'

/** Where a claim has its ground: the number of a sentence, or the case and the page themselves. */
export type GroundOfClaim = { sentence: number } | 'case' | 'page'

const mostLines = 50
/** How a line of a test basis begins: `REQ-3: `. */
const label = /^[\w-]{1,40}: /
const mostParting = 100

/** What the expectations of one case may rest on. */
export class CaseGround {
  readonly source: Source
  /** Numbers of the sentences that the case cites. */
  readonly cited: ReadonlySet<number>
  /** References that lead to no sentence. */
  readonly lost: readonly string[]
  readonly #entries: ReadonlySet<string>
  readonly #names: ReadonlySet<string>
  #longest: readonly string[] | undefined
  #entered: ReadonlySet<string> | undefined
  readonly #acted: ReadonlySet<string>
  readonly #computed: ReadonlySet<string>
  /** Expressions of the case that are wrong. */
  readonly faults: readonly Fault[]
  /** Why values that the case expects are no more than supposed, in sentences. */
  readonly suppositions = new Set<string>()
  readonly #supposed: ReadonlyMap<string, string>
  /** Expressions of the case that give no ground. */
  readonly unfounded: readonly Fault[]
  /** What the case brings about in words: its preconditions, and steps that only a person can read. */
  readonly #told: string

  constructor(compiled: CompiledCase, source: Source) {
    const { testCase, parts } = compiled
    const { cited, lost } = citedBy(compiled, source)
    this.source = source
    this.cited = cited
    this.lost = lost
    const actions = parts.flatMap((part) => [...part.actions])
    this.#entries = new Set(actions.flatMap(enteredBy).map(normal))
    this.#names = new Set(actions.flatMap(namesOf).map(normal))
    this.#acted = new Set(countsOf(actions))
    this.#told = toldBy(compiled)
    const { values, faults, supposed, unfounded } = computedValues(testCase.steps ?? [], (value) =>
      this.#isFactor(value),
    )
    this.#computed = values
    this.faults = faults
    this.unfounded = unfounded
    this.#supposed = supposed
  }

  /** Texts that the case typed or chose, longest first: they part a claim into words of the text. */
  get entries(): readonly string[] {
    this.#longest ??= [...this.#entries]
      .filter((text) => text.length > 1)
      .toSorted((a, b) => b.length - a.length)
      .slice(0, mostParting)
    return this.#longest
  }

  isEntered(text: string): boolean {
    return this.#entries.has(text) || (/\p{L}/u.test(text) && standsIn(text, this.#told))
  }

  isNamed(text: string): boolean {
    return this.#names.has(text)
  }

  /** How often the case did the same act is a count that it may expect. */
  isActed(value: string): boolean {
    return value === '0' || value === '1' || this.#acted.has(value)
  }

  isComputed(value: string): boolean {
    return this.#computed.has(value)
  }

  /** Why an expression does not give a text its ground, where one was meant to. */
  faultOf(text: string): string | undefined {
    return [...this.faults, ...this.unfounded].find(
      ({ value }) => partedAt(normal(text), normal(value)).length > 1,
    )?.reason
  }

  /** The cited sentence in which a text stands, else any other one. */
  sentenceWith(text: string): number | undefined {
    return this.citedWith(text) ?? this.source.sentenceWith(text)
  }

  citedWith(text: string): number | undefined {
    return [...this.cited].find((at) => this.source.stands(text, at))
  }

  /** Whether a number or date is one of the cited sentences, of an entry, of the page, or worked out. */
  hasValue(value: string): boolean {
    if (value.startsWith('%') || this.isComputed(value) || this.#isPlainGround(value)) return true
    const supposition = this.#supposed.get(value)
    if (supposition !== undefined) this.suppositions.add(supposition)
    return supposition !== undefined
  }

  #isPlainGround(value: string): boolean {
    return (
      [...this.cited].some((at) => this.source.facts(at)?.values.has(value)) ||
      this.#isEnteredValue(value) ||
      this.source.isPageValue(value)
    )
  }

  #isEnteredValue(value: string): boolean {
    const entries = [...this.#entries]
    this.#entered ??= new Set([
      ...entries.flatMap((text) => (text.length < 200 ? valuesIn(text) : [])),
      ...entries.map(({ length }) => `${length}`),
      ...valuesIn(this.#told),
    ])
    return this.#entered.has(value)
  }

  // "50 * 0.9" of "10 % off": a share of a percentage that a cited sentence names.
  #isFactor(value: string): boolean {
    if (this.#isPlainGround(value) || this.source.isRichValue(value)) return true
    const shares = [Number(value) * 100, (1 - Number(value)) * 100, (Number(value) - 1) * 100]
    const percents = [...this.cited].flatMap((at) => [...(this.source.facts(at)?.percents ?? [])])
    return percents.some((percent) => shares.some((share) => Math.abs(share - Number(percent)) < 1e-9))
  }
}

const longestTold = 20_000

function toldBy({ testCase: { preconditions = [] }, parts }: CompiledCase): string {
  const unread = parts.flatMap(({ action, actions }) => (actions.length === 0 ? action : []))
  return normal([...preconditions, ...unread].join('\n').slice(0, longestTold))
}

function citedBy({ testCase }: CompiledCase, source: Source): { cited: Set<number>; lost: string[] } {
  const { sentences = [], testBasis = '', requirementRef, requirementRefs = [] } = testCase
  const cited = new Set<number>()
  const lost: string[] = []
  for (const reference of sentences) {
    const those = source.cited(reference)
    if (those.length === 0) lost.push(reference)
    for (const at of those) cited.add(at)
  }
  const refs = [...requirementRefs, ...(requirementRef === undefined ? [] : [requirementRef])]
  for (const at of refs.flatMap((reference) => source.ofRequirement(reference))) cited.add(at)
  for (const line of sentences.length > 0 ? [] : testBasis.split('\n').slice(0, mostLines))
    for (const at of source.cited(line.replace(label, ''))) cited.add(at)
  return { cited, lost }
}

function enteredBy(action: TypedAction): string[] {
  if (action.action === 'goto' || action.action === 'open_page' || action.action === 'open_tab')
    return [action.url]
  if (action.action === 'dialog') return action.text === undefined ? [] : [action.text]
  if (action.action === 'upload') return action.files.flatMap(({ name, sizeBytes }) => [name, `${sizeBytes}`])
  if (action.action === 'pick_date') return Object.values(action.date).map(String)
  return 'value' in action ? [action.value] : []
}

function namesOf(action: TypedAction): string[] {
  const targets = 'target' in action && action.target ? [action.target, action.target.within] : []
  return targets.flatMap((target) => (target?.name === undefined ? [] : [target.name]))
}

function countsOf(actions: readonly TypedAction[]): string[] {
  const times = new Map<string, number>()
  for (const action of actions) {
    const key = `${action.action} ${'target' in action ? (action.target?.name ?? '') : ''}`
    times.set(key, (times.get(key) ?? 0) + 1)
  }
  const most = Math.max(0, ...times.values())
  return Array.from({ length: most }, (_none, at) => `${at + 1}`)
}
