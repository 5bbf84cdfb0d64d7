import type { Check } from '../../prose-steps/types.ts'
import type { CompiledCase } from '../compiled.ts'
import { type Finding, finding, listed } from '../finding.ts'
import { normal, standsIn } from '../ground/normal.ts'
import { type Phase, textsOf } from '../phases.ts'

interface Said {
  at: number
  text: string
  /** As its author wrote it. */
  written: string
  /** The part of the page that is meant; empty for all of it. */
  where: string
}

const mostTexts = 200
const sole = new Set<Check['kind']>(['assert_value', 'assert_labelled', 'assert_title', 'assert_count'])
const figures = /\d[\d.,]*/g

/** What the cases say of one moment that several of them come to. */
class Moment {
  readonly #signs = new Map<string, Map<string, Set<number>>>()
  readonly #shown: Said[] = []
  readonly #absent: Said[] = []

  add(at: number, checks: readonly Check[]): void {
    for (const [fact, side] of checks.flatMap((check) => [factOf(check), ...labelled(check)]))
      this.#note(fact, side, at)
    for (const check of checks) {
      const where = check.target ? JSON.stringify(check.target) : ''
      for (const text of textsOf([check], false))
        note(this.#shown, { at, text: normal(text), written: text, where })
      for (const text of textsOf([check], true))
        note(this.#absent, { at, text: normal(text), written: text, where })
    }
  }

  /** Pairs of cases of which one contradicts the other; a case may contradict itself. */
  conflicts(): [number, number][] {
    const opposed = [...this.#signs.values()].flatMap((sides) =>
      areSides(sides) ? pairsOf([...sides.values()]) : [],
    )
    const absent = this.#absent.flatMap((no) =>
      this.#shown.flatMap((yes): [number, number][] =>
        (no.where === '' || no.where === yes.where) &&
        // What only capitals tell apart is two texts.
        (no.text !== yes.text || no.written === yes.written) &&
        standsIn(no.text, yes.text)
          ? [[yes.at, no.at]]
          : [],
      ),
    )
    return [...opposed, ...absent]
  }

  #note(fact: string, side: string, at: number): void {
    const sides = this.#signs.get(fact) ?? new Map<string, Set<number>>()
    this.#signs.set(fact, sides.set(side, (sides.get(side) ?? new Set()).add(at)))
  }
}

/**
 * For each case, the cases that expect something else after the same acts and entries; itself among them where it contradicts itself.
 * `phases` are those of the cases, in their order.
 */
export function conflictsOf(phases: readonly (readonly Phase[])[]): Set<number>[] {
  const moments = new Map<string, Moment>()
  for (const [at, own] of phases.entries())
    for (const { key, checks } of own) {
      const moment = moments.get(key) ?? new Moment()
      moment.add(at, checks)
      moments.set(key, moment)
    }
  const conflicts = phases.map(() => new Set<number>())
  for (const [one, other] of [...moments.values()].flatMap((moment) => moment.conflicts())) {
    conflicts[one]?.add(other)
    conflicts[other]?.add(one)
  }
  return conflicts
}

export function consistent(
  at: number,
  conflicts: ReadonlySet<number>,
  cases: readonly CompiledCase[],
): Finding {
  if (conflicts.size === 0)
    return finding('consistent', 'holds', 'No case expects something else after the same steps.')
  const others = [...conflicts].filter((other) => other !== at)
  const names = others.flatMap((other) => cases[other]?.testCase.id ?? [])
  const hint = 'Decide by the text which of them is right, and correct or leave out the other.'
  return others.length === 0
    ? finding('consistent', 'fails', 'It expects a text to be shown and not to be shown at the same time.', {
        hint: 'Leave out the expectation that the text does not ask for.',
      })
    : finding(
        'consistent',
        'fails',
        `It does the same as ${listed(names)} and expects something that contradicts it.`,
        { hint },
      )
}

function factOf(check: Check): [fact: string, side: string] {
  const { negated = false, exact: _exact, stays: _stays, beside: _beside, ...fact } = check
  if (!sole.has(check.kind) || negated || check.comparison !== 'equals')
    return [JSON.stringify(fact), `${negated}`]
  const { expected = '', ...of } = fact
  return [JSON.stringify(of), `=${normal(expected)}`]
}

/** A label with a number in a text: it has one value at a time. */
function labelled(check: Check): [string, string][] {
  const text = normal(check.expected ?? '')
  const colon = text.indexOf(': ')
  if (check.kind !== 'assert_text' || check.negated || check.target || colon < 2) return []
  const masked = text.replace(figures, '#')
  return masked.includes('#') ? [[`label ${masked}`, text]] : []
}

/** What one case itself expects twice may stand on a page twice. */
function areSides(sides: ReadonlyMap<string, ReadonlySet<number>>): boolean {
  const isDenial = [...sides.keys()].every((side) => side === 'true' || side === 'false')
  const all = [...sides.values()].flatMap((those) => [...those])
  return isDenial || new Set(all).size === all.length
}

function note(texts: Said[], said: Said): void {
  const isThere = texts.some(
    ({ at, text, where }) => at === said.at && text === said.text && where === said.where,
  )
  if (!isThere && texts.length < mostTexts) texts.push(said)
}

/** The first of each side against all of the others: each case that contradicts another is in one of the pairs. */
function pairsOf(sides: readonly ReadonlySet<number>[]): [number, number][] {
  const [first, ...others] = sides
  const [one] = first ?? []
  if (one === undefined || others.length === 0) return []
  const [other] = others[0] ?? []
  return [
    ...others.flatMap((side) => [...side].map((at): [number, number] => [one, at])),
    ...[...(first ?? [])].map((at): [number, number] => [at, other ?? at]),
  ]
}
