import { deedOf } from '../../test-cases/basis.ts'
import { type CompiledCase, problemsOf } from '../compiled.ts'
import { type Finding, finding } from '../finding.ts'
import { type Numbers, phasesOf } from '../phases.ts'

/** Cases by what they do and expect: the first of each is the one that adds something. */
export class Deeds {
  readonly #first = new Map<string, { id: string; title: string; isKnown: boolean }>()
  readonly #numbers: Numbers

  constructor(numbers: Numbers) {
    this.#numbers = numbers
  }

  /** A case that is there already; judged again, it is no repeat of itself. */
  remember(compiled: CompiledCase): void {
    const { id, title } = compiled.testCase
    this.#first.set(this.#keyOf(compiled), { id, title, isKnown: true })
  }

  /** What the check says of the next case, which is remembered from now on. */
  adds(compiled: CompiledCase): Finding {
    const { id, title } = compiled.testCase
    const key = this.#keyOf(compiled)
    const first = this.#first.get(key)
    if (!first || (first.isKnown && first.id === id)) {
      this.#first.set(key, { id, title, isKnown: false })
      return finding('adds', 'holds', 'No other case does and expects the same.')
    }
    return finding('adds', 'fails', `It does and expects the same as “${first.title}” (${first.id}).`)
  }

  #keyOf(compiled: CompiledCase): string {
    const isRead = problemsOf(compiled).length === 0 && compiled.parts.length > 0
    if (!isRead) return `prose ${deedOf(compiled.testCase)}`
    const phases = phasesOf(compiled, this.#numbers).map(
      ({ key, checks }) => [key, this.#numbers.of(JSON.stringify(checks))] as const,
    )
    // What is done behind the last expectation decides nothing.
    return JSON.stringify([compiled.testCase.preconditions ?? [], phases])
  }
}
