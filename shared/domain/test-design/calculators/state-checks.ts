import type { Calculator, CalculatorAction } from '../model.ts'
import { play, type Shown } from './play.ts'

/** What the line of status reads, and the rows that are there. */
export function stateChecks({ status, rows = [] }: Shown): string[] {
  return [
    ...(status === undefined ? [] : [`"${status}" is visible`]),
    ...rows.map((name) => `The row "${name}" is shown`),
  ]
}

/** The rows and the line of status of the answer before, which are no longer there. */
export function goneStates(calculator: Calculator, actions: CalculatorAction[], now: Shown): string[] {
  const clicks = actions.findIndex(({ do: what }) => what === 'compute')
  const { status, rows = [] } = play(calculator, actions.slice(0, clicks + 1))
  const other = status !== undefined && now.status !== undefined && now.status !== status
  return [
    ...(now.rows?.length === 0 ? rows.map((name) => `The row "${name}" is not shown`) : []),
    ...(other && !now.status?.includes(status) ? [`"${status}" is not visible`] : []),
  ]
}
