import { readLoose } from './loose-numbers.ts'
import { type DraftStep, type Finding, warningAt } from './types.ts'

/** A result that one cell says of several rows. */
interface Merged {
  text: string
  /** The rows that it covers. */
  from: number
  until: number
  /** How many steps its case had before these rows. */
  before: number
}

/**
 * Takes results that are merged over rows: what is to be seen after the steps of these rows belongs to the last of them, and not to the first, in
 * whose row the cell stands. Where it is a list of as many items as there are steps, each has its own.
 */
export class MergedResults {
  readonly findings: Finding[] = []
  #merged: Merged | undefined

  /** Notes the result of a row of a case with so many steps; says whether it is merged, and so none of this row's. */
  begin(
    text: string,
    { from, until, before }: { from: number; until: number | undefined; before: number },
  ): boolean {
    if (text === '' || until === undefined || until <= from) return false
    this.#merged = { text, from, until, before }
    return true
  }

  /** The case goes on, or a new one begins, in a row: what covers no more is given to the steps so far. A new case in covered rows has the same result. */
  enter(row: number, isNew: boolean, steps: DraftStep[] | undefined): void {
    const merged = this.#merged
    if (!merged || (row <= merged.until && !isNew)) return
    this.end(steps)
    if (row <= merged.until) this.#merged = { ...merged, before: 0 }
  }

  end(steps: DraftStep[] = []): void {
    const merged = this.#merged
    this.#merged = undefined
    if (!merged) return
    const { text, from, until, before } = merged
    const covered = steps.slice(before)
    const items = readLoose(text, 1)
    if (covered.length > 1 && items?.length === covered.length) {
      covered.forEach((step, at) => addResult(step, items[at]?.text ?? ''))
      return
    }
    const last = steps.at(-1)
    if (last) addResult(last, text)
    else steps.push({ action: '', expected: text })
    if (covered.length < 2) return
    const message = `This result is merged over the rows ${from} to ${until}, so it was given to the last step of them, and not to each.`
    this.findings.push(warningAt({ row: from }, message))
  }
}

function addResult(step: DraftStep, text: string): void {
  step.expected = step.expected === '' ? text : `${step.expected}\n${text}`
}
