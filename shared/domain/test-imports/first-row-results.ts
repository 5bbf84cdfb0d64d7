import { type Draft, type DraftStep, type Finding, warningAt } from './types.ts'

export type SheetDraft = Draft & { steps: DraftStep[] }

/** A case with what its rows say: how many have a step, and which of them have a result, counted from 0. */
export interface CaseRows {
  row: number
  steps: DraftStep[]
  stepRows: number
  resultRows: number[]
}

const fewest = 2

/**
 * Where every case of several rows has its result in the first of them, as a merged cell leaves it in a text file, it is the result of the case:
 * what is to be seen after its last step. Moves them there, and tells it.
 */
export function moveFirstRowResults(cases: readonly CaseRows[]): Finding[] {
  const several = cases.filter(({ stepRows, resultRows }) => stepRows > 1 && resultRows.length > 0)
  const isFirst = ({ steps, stepRows, resultRows }: CaseRows) =>
    resultRows.length === 1 && resultRows[0] === 0 && steps.length === stepRows
  if (several.length < fewest || !several.every(isFirst)) return []
  for (const { steps } of several) {
    const [first, last] = [steps[0], steps.at(-1)]
    if (first && last) [first.expected, last.expected] = ['', first.expected]
  }
  return several.slice(0, 1).map(({ row }) => warningAt({ row }, isOfCase))
}

/** A result in the row above the steps belongs to the whole case: there is no result before the first step. */
export function takeResultOfCase(draft: SheetDraft): Finding[] {
  const [first, ...steps] = draft.steps
  const isResultAlone = first?.action === '' && first.data === undefined && first.expected !== ''
  if (!isResultAlone || steps.length === 0 || draft.expectedResult !== undefined) return []
  draft.steps = steps
  draft.expectedResult = first.expected
  return [warningAt(draft.place, isAbove)]
}

const isAbove =
  'The expected result stands above the steps, so it was taken as what is to be seen after all of them. Write it beside its step.'
const isOfCase =
  'Only the first row of each case has an expected result, so it was given to the last step. Write it beside the step that it belongs to, if that is another one.'
