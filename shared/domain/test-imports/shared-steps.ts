import { maximumSteps } from './limits.ts'
import { type Draft, type DraftStep, type Finding, type PartPlace, warningAt } from './types.ts'

/** Where a case uses steps that several share. */
export interface SharedUse {
  /** As the file calls them, for people. */
  name: string
  /** Its id and title, by which the file may hold them elsewhere. */
  keys: readonly string[]
  place: PartPlace
  /** Those that stand in the case itself. */
  own: DraftStep[]
}

/** A step of a case, or the place at which shared ones belong. */
export type UnresolvedStep = DraftStep | { use: SharedUse }

/** The steps that a file holds under an id or a title. */
export class SharedSteps {
  readonly #known = new Map<string, DraftStep[]>()
  readonly #names = new Map<string, string>()
  readonly #used = new Set<string>()

  /** Where steps are told twice under a key, the first count. */
  define(keys: readonly string[], steps: DraftStep[], name = ''): void {
    for (const key of keys.map(keyOf)) {
      if (key === '' || this.#known.has(key)) continue
      this.#known.set(key, steps)
      if (name !== '') this.#names.set(key, name)
    }
  }

  /** What people call those of an id, else the id. */
  nameOf(id: string): string {
    return this.#names.get(keyOf(id)) ?? id
  }

  isUsed(keys: readonly string[]): boolean {
    return keys.some((key) => this.#used.has(keyOf(key)))
  }

  /** The steps of a case with the shared ones in their place, and what is to be said of these. */
  resolve({ title }: Draft, steps: readonly UnresolvedStep[]): { steps: DraftStep[]; findings: Finding[] } {
    const all: DraftStep[] = []
    const findings: Finding[] = []
    for (const step of steps) {
      if (!('use' in step)) {
        all.push(step)
        continue
      }
      const { name, keys, place, own } = step.use
      const steps = own.length > 0 ? own : this.#of(keys)
      for (const key of keys) this.#used.add(keyOf(key))
      findings.push(warningAt(place, steps.length > 0 ? readIn(name, title) : notRead(name, title)))
      // A case has no more of them anyway, and a file could name long ones very often.
      if (all.length <= maximumSteps) all.push(...steps.slice(0, maximumSteps + 1))
    }
    return { steps: all, findings }
  }

  #of(keys: readonly string[]): DraftStep[] {
    for (const key of keys) {
      const steps = key === '' ? undefined : this.#known.get(keyOf(key))
      if (steps && steps.length > 0) return steps
    }
    return []
  }
}

const keyOf = (key: string): string => key.trim().toLowerCase()

const quoted = (name: string) => (name.trim() ? ` "${name.trim().slice(0, 80)}"` : '')
const readIn = (name: string, title: string) =>
  `The shared steps${quoted(name)} are read into "${title.slice(0, 80)}". Later changes of the shared ones do not come here.`
const notRead = (name: string, title: string) =>
  `The shared steps${quoted(name)} of "${title.slice(0, 80)}" are not read, because the file does not hold them; its own steps are. Put them into the case, or add them by hand.`
