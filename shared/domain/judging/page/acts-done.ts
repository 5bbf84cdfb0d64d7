import type { PageControl, PageReveal } from '../../page-inventory/schema.ts'
import { looseKey } from '../../prose-steps/test-data.ts'
import type { TypedAction } from '../../prose-steps/types.ts'

const creating = new Set<TypedAction['action']>([
  'click',
  'double_click',
  'right_click',
  'press',
  'submit',
  'type',
  'upload',
  'drag',
  'hover',
  'dialog',
  'open_tab',
  'switch_tab',
  'pick_date',
])
const leaving = new Set<TypedAction['action']>(['goto', 'open_page', 'reload', 'go_back'])

/** What a case did to the page so far, as far as it decides which controls are there. */
export class ActsDone {
  #acts: TypedAction[] = []
  /** Something was pressed, sent or dropped that may have made anything appear. */
  mayCreate = false
  /** The case may be on a page that nobody looked at. */
  isElsewhere = false

  do(action: TypedAction, urls: ReadonlySet<string>): void {
    if (leaving.has(action.action)) this.#acts = []
    if (action.action === 'open_page' || action.action === 'open_tab' || action.action === 'switch_tab')
      this.isElsewhere = true
    if (action.action === 'goto')
      this.isElsewhere = action.url !== '' && ![...urls].some((url) => samePlace(url, action.url))
    if (creating.has(action.action)) this.mayCreate = true
    if ('target' in action && action.target) this.#acts.push(action)
  }

  /** Whether anything was entered or pressed since the page was opened. */
  get isAny(): boolean {
    return this.#acts.length > 0
  }

  /** Whether an option was chosen, a box ticked or something pressed: what a page changes its lists by. */
  get isChanged(): boolean {
    return this.#acts.some(({ action }) => action !== 'fill' && action !== 'clear')
  }

  didAll(path: readonly PageReveal[]): boolean {
    return path.every((reveal) => this.#acts.some((action) => isAct(action, reveal)))
  }

  /** Whether the control of an act was used in any way. */
  touched({ name }: Pick<PageReveal, 'name'>): boolean {
    return this.#acts.some((action) => isOn(action, name))
  }

  /** The act that takes a control away, where it was done and nothing since then may have brought it back. */
  tookAway({ goneBy = [] }: PageControl): PageReveal | undefined {
    return goneBy.find((reveal) => {
      const at = this.#acts.findLastIndex((action) => isOn(action, reveal.name))
      const last = this.#acts[at]
      const isOnce = this.#acts.filter((action) => isOn(action, reveal.name)).length === 1
      const since = this.#acts.slice(at + 1)
      const isLast = reveal.action !== 'press' && reveal.action !== 'open' ? true : isOnce
      return last && isAct(last, reveal) && isLast && !since.some(({ action }) => creating.has(action))
    })
  }
}

const isOn = (action: TypedAction, name: string): boolean =>
  'target' in action && looseKey(action.target?.name ?? '') === looseKey(name)

function isAct(action: TypedAction, { action: reveal, name, value }: PageReveal): boolean {
  const is = action.action
  if (reveal === 'choose' && is === 'select') {
    const chosen = looseKey(action.value)
    return isOn(action, name) ? value === undefined || looseKey(value) === chosen : chosen === looseKey(name)
  }
  if (!isOn(action, name)) return false
  if (reveal === 'untick') return is === 'uncheck' || is === 'click'
  if (reveal === 'tick' || (reveal === 'choose' && value === undefined))
    return is === 'check' || is === 'click'
  return reveal !== 'choose' && (is === 'click' || is === 'press' || is === 'hover' || is === 'double_click')
}

function samePlace(url: string, other: string): boolean {
  const path = (text: string) => text.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/[?#].*$/, '') || '/'
  return path(url) === path(other)
}

/** An act in words of a step: press “More”. */
export const actWords = ({ action, name, value }: PageReveal): string =>
  value === undefined ? `${action} “${name}”` : `${action} “${value}” in “${name}”`
