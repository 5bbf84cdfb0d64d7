import type { TestModel } from '../model.ts'
import type { Evidence } from './text-evidence.ts'

const said =
  'only button buttons current present status state other shown visible there hidden otherwise first following applies still apply when page opens start field fields entries edited changed enabled'

/** What the pages with statuses hold that any of their sentences may use: how a status, a number and a button are written. */
export function addWorkflows({ workflows = [] }: TestModel, of: (id: string) => Evidence): void {
  for (const { states, display, numbers, inputs, offers, moves, dialogs, exempt, origins } of workflows) {
    const names = of('')
    for (const state of states) names.literal(`${display.before}${state}${display.after}`)
    for (const { before, after, value } of numbers) {
      names.literal(`${before}${value}${after}`)
      names.literal(before.replace(/[\s:]+$/, ''))
    }
    for (const { label, options = [] } of inputs) for (const name of [label, ...options]) names.literal(name)
    for (const { option } of exempt) names.literal(option)
    for (const name of [...offers.flatMap(({ buttons }) => buttons), ...moves.map(({ button }) => button)])
      names.literal(name)
    for (const { texts, buttons } of dialogs) for (const name of [...texts, ...buttons]) names.literal(name)
    for (const id of origins) of(id).words(`${said} ${states.join(' ')}`)
  }
}
