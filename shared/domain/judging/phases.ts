import type { Check, TypedAction } from '../prose-steps/types.ts'
import type { CompiledCase, CompiledPart } from './compiled.ts'
import { type Entry, entryOf } from './entries.ts'

/** A moment of a case at which something is expected: what was done until then, and what the fields hold. */
export interface Phase {
  part: CompiledPart
  /** Equal for equal acts and entries, in whatever order entries beside each other were made. */
  key: string
  entries: ReadonlyMap<string, Entry>
  checks: readonly Check[]
  /** Whether something was pressed or sent since the page was opened. */
  isActed: boolean
}

const mostPending = 50
const mostFields = 200
const leaving = new Set<TypedAction['action']>(['goto', 'open_page', 'reload', 'go_back'])

/** Numbers for texts, so that what a case did until a moment is known by one number whatever its length. */
export class Numbers {
  readonly #numbers = new Map<string, number>()

  of(text: string): number {
    const number = this.#numbers.get(text) ?? this.#numbers.size + 1
    this.#numbers.set(text, number)
    return number
  }
}

export function phasesOf({ testCase, parts }: CompiledCase, numbers: Numbers): Phase[] {
  // What holds beforehand is part of what was done.
  let past = numbers.of(JSON.stringify(testCase.preconditions ?? []))
  let isActed = false
  let entries = new Map<string, Entry>()
  let pending = new Map<string, string>()
  const fold = (then: string): void => {
    past = numbers.of(`${past}|${sorted(pending)}|${then}`)
    pending = new Map()
  }
  return parts.flatMap((part): Phase[] => {
    // What is not understood may do anything: only the same words do the same.
    if (part.problems.length > 0) fold(part.action)
    for (const action of part.actions) {
      const entry = entryOf(action)
      if (entry) {
        if (entries.size < mostFields || entries.has(entry.field)) entries.set(entry.field, entry)
        pending.set(entry.field, entry.value)
        if (pending.size > mostPending) fold('')
        continue
      }
      fold(JSON.stringify(action))
      isActed = !leaving.has(action.action)
      if (leaving.has(action.action)) entries = new Map()
    }
    if (part.checks.length === 0) return []
    return [
      { part, key: `${past}|${sorted(pending)}`, entries: new Map(entries), checks: part.checks, isActed },
    ]
  })
}

const sorted = (pending: ReadonlyMap<string, string>): string =>
  JSON.stringify([...pending].toSorted(([one], [other]) => (one < other ? -1 : 1)))

/** The texts that must be shown at a moment, and those that must not. */
export function textsOf(checks: readonly Check[], negated: boolean): string[] {
  return checks.flatMap((check) =>
    check.kind === 'assert_text' && (check.negated === true) === negated && check.expected
      ? [check.expected]
      : [],
  )
}
