import type { Flow, Rule } from '../../requirement-model/index.ts'
import { isSilent, sentencesOf } from '../silence.ts'
import type { Sentence } from '../../requirement-reading/sentence.ts'
import { differ, type Parts } from './differ.ts'

interface Both<T> {
  own: readonly T[]
  engine: readonly T[]
}

export interface Standing {
  sentences: readonly Sentence[]
  /** Sentences that the model has a rule or flow of. */
  spoken: ReadonlySet<number>
  /** Of these some element of the model's answer did not hold: the other reading of them is kept. */
  lost: ReadonlySet<number>
  /** The other reader says nothing of these. */
  silent: ReadonlySet<number>
}

/** What stays of the other reading: what the model did not speak of, and all of a sentence where its answer did not hold. */
export function keptOf<T extends Rule | Flow>({ own, engine }: Both<T>, standing: Standing): T[] {
  const { spoken, lost, silent, sentences } = standing
  const known = new Set(own.map(meaningOf))
  return engine.filter((one) => {
    const numbers = sentencesOf(one)
    return (
      !isSilent(one, silent, sentences) &&
      !numbers.some((number) => spoken.has(number) && !lost.has(number)) &&
      !(numbers.some((number) => spoken.has(number)) && known.has(meaningOf(one)))
    )
  })
}

/** The model's rules without those of a sentence where its answer did not hold, if they contradict what the other reader says of it. */
export function standingOf({ own, engine }: Both<Rule>, lost: ReadonlySet<number>, parts: Parts): Rule[] {
  const wrong = new Set<Rule>()
  for (const number of lost) {
    const [mine, other] = [own, engine].map((rules) =>
      rules.filter((rule) => sentencesOf(rule).includes(number)),
    )
    if (!mine || !other || mine.length === 0 || other.length === 0) continue
    if (differ([...mine, ...other], other, parts)) for (const rule of mine) wrong.add(rule)
  }
  return own.filter((rule) => !wrong.has(rule))
}

/** What a rule or flow says, wherever it stands. */
function meaningOf(one: Rule | Flow): string {
  const { id: _, from: _from, scope: _scope, ...rest } = one
  return JSON.stringify(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1)))
}
