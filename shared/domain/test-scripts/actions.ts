import type { Fingerprint } from '../prose-steps/fingerprint.ts'
import type { TypedAction } from '../prose-steps/types.ts'
import { Obstacle } from './obstacle.ts'
import { locatorOf, type Purpose, type SuiteNames } from './locators.ts'
import type { Action, Locator } from './types.ts'

/** What an action needs beside itself. `found` are its targets as they were when the case last passed, in their order. */
export interface ActionContext {
  names: SuiteNames
  baseUrl: string
  found: (Fingerprint | null)[]
}

/** A typed action of a hosted run as an action of a script. Throws `Obstacle` for what scripts do not do. */
export function actionOf(action: TypedAction, { names, baseUrl, found }: ActionContext): Action {
  const on = (purpose: Purpose): Locator => {
    if (!('target' in action) || !action.target) throw new Obstacle(`"${action.action}" names no element`)
    return locatorOf(action.target, purpose, names, found[0])
  }
  refuseWhatOnlyAPageTells(action, found[0])
  switch (action.action) {
    case 'goto':
      return { kind: 'open', url: pathBelow(baseUrl, action.url) }
    case 'reload':
    case 'go_back':
      return { kind: action.action }
    case 'click':
      if (action.heldMs) throw new Obstacle('A press that is held is not written as a script')
      if (action.modifiers?.length) throw new Obstacle('A click with keys held is not written as a script')
      return { kind: 'click', on: on('press') }
    case 'double_click':
    case 'right_click':
    case 'hover':
      return { kind: action.action, on: on('press') }
    case 'clear':
    case 'check':
    case 'uncheck':
      return { kind: action.action, on: on('field') }
    case 'scroll_to':
      return { kind: 'scroll_to', on: on('see') }
    case 'fill':
    case 'select':
      return { kind: action.action, on: on('field'), value: action.value }
    case 'type':
      if (!action.replace || !action.target)
        throw new Obstacle('Typing behind what a field holds is not written as a script')
      return { kind: 'fill', on: on('field'), value: action.value }
    case 'press':
      return { kind: 'press', key: action.key, ...(action.target ? { on: on('field') } : {}) }
    case 'submit':
      if (action.target) throw new Obstacle('Only the single form of a page is submitted by a script')
      return { kind: 'submit' }
    case 'wait_for_selector':
      return { kind: 'wait_for', on: on('see'), state: action.state }
    case 'resize':
      return { kind: 'resize', width: action.width, height: action.height }
    default:
      throw new Obstacle(`The action "${action.action}" is not written as a script`)
  }
}

const toldByPage = new Set(['control', 'typing', 'sending', 'focused', 'adding'])

// A plan that depends on what the page has is none that a script could follow.
function refuseWhatOnlyAPageTells(action: TypedAction, found: Fingerprint | null | undefined): void {
  const other = ('otherwise' in action && action.otherwise) || []
  const role = 'target' in action ? action.target?.role : undefined
  const open = role !== undefined && toldByPage.has(role) && (!found || other.length > 0)
  if (open || other.some((one) => one.action !== action.action))
    throw new Obstacle('What the step means is told by the page alone: name the button or field in quotes')
}

/** The path of an address below the base of the project; any other address as it is. */
export function pathBelow(baseUrl: string, url: string): string {
  if (!URL.canParse(url) || !URL.canParse(baseUrl)) return url
  const [base, at] = [new URL(baseUrl), new URL(url)]
  return base.origin === at.origin ? at.pathname + at.search + at.hash : url
}
