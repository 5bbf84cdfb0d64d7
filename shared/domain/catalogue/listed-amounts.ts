import { amountOf, moved, written, type Amount } from './amounts.ts'
import { withUnit } from './bounded.ts'
import type { Clause, Phrase } from './clauses.ts'
import type { Idea } from './idea.ts'
import type { Slots } from './slots.ts'
import { listed } from '../english/listed.ts'
import { bounded, tried } from './tried.ts'

/** Amounts that are chosen from a list ("10, 20 or 50"), and those in steps ("in steps of 500"). Cues: three marked numbers with nothing but commas and "or" between them; "steps" or "multiples" before a number. */
export const listedIdeas = ({ clauses }: Slots): Idea[] => {
  const phrases = clauses.flatMap((clause) => clause.phrases)
  return clauses
    .filter(({ tag }) => tag === 'lim' || tag === 'def')
    .flatMap((clause) => [...listIdeas(clause), ...stepIdeas(clause, phrases)])
    .slice(0, 3)
}

function listIdeas({ phrases, text, start }: Clause): Idea[] {
  const run: Amount[] = []
  let end = -1
  for (const phrase of phrases) {
    const amount = /^[NO]$/.test(phrase.tag) ? amountOf(phrase.text) : undefined
    if (!amount || amount.places > 0) {
      if (run.length > 2) break
      run.length = 0
      continue
    }
    if (end >= 0 && !/^(?:,|,? or|,? and)\s*$/.test(text.slice(end, phrase.start - start))) run.length = 0
    run.push(amount)
    end = phrase.end - start
  }
  const [low, next, high] = [run[0], run[1], run.at(-1)]
  const isRising = run.every(({ units }, at) => at === 0 || units > (run[at - 1]?.units ?? 0n))
  if (run.length < 3 || !low || !next || !high || !isRising || next.units - low.units < 2n) return []
  const values = run.map(written)
  const between = written({ ...low, units: (low.units + next.units) / 2n, text: '' })
  return [
    tried(
      `${listed(values)} can each be chosen`,
      ['functional', 'Equivalence Partitioning'],
      [[`Choose ${listed(values)} one after the other`, 'Each one is accepted and takes effect as chosen']],
    ),
    tried(
      `${between} and ${written(moved(high, 1))} cannot be chosen`,
      ['negative', 'Equivalence Partitioning'],
      [[`Try ${between}, then ${written(moved(high, 1))}, also with a changed request`, 'Both are refused']],
    ),
  ]
}

/** Values at a step and between two, above the lower bound where the sentence has one. */
function stepIdeas({ phrases, text, start }: Clause, earlier: readonly Phrase[]): Idea[] {
  const at = phrases.findIndex(
    (phrase) =>
      phrase.tag === 'N' &&
      /\b(?:steps|multiples|increments)\s+of\s+$/i.test(text.slice(0, phrase.start - start)),
  )
  const [number, next] = [phrases[at], phrases[at + 1]]
  const step = number ? amountOf(number.text) : undefined
  if (!number || !step || step.units < 1n) return []
  const unit = next?.tag === 'U' ? next.text : ''
  const lowest = earlier.findLast(
    ({ tag, end }, own) =>
      tag === 'N' && end < number.start && /^(?:MIN|MAX|GT)$/.test(earlier[own + 1]?.tag ?? ''),
  )
  const low = lowest ? amountOf(lowest.text) : undefined
  const scaled = low && low.places <= step.places ? low.units * 10n ** BigInt(step.places - low.places) : 0n
  const base = (scaled > 0n && scaled % step.units === 0n ? scaled : step.units) * 10n
  const value = (units: bigint) =>
    withUnit(
      units % 10n === 0n
        ? { ...step, units: units / 10n, text: '' }
        : { ...step, units, places: step.places + 1, text: '' },
      unit,
    )
  const [good, wrong] = [value(base + step.units * 10n), value(base + step.units * 5n)]
  return [
    tried(`${wrong} is refused, ${good} is accepted`, bounded, [
      [`Try ${wrong}, which lies between two steps`, 'It is refused'],
      [`Try ${good}`, 'It is accepted'],
    ]),
  ]
}
