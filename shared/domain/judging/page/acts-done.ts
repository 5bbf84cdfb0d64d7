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

const pressing: readonly TypedAction['action'][] = ['click', 'press', 'hover', 'double_click']
const waysOf: Record<PageReveal['action'], ReadonlySet<TypedAction['action']>> = {
  press: new Set(pressing),
  open: new Set(pressing),
  tick: new Set(['check', 'click']),
  choose: new Set(['check', 'click']),
  untick: new Set(['uncheck', 'click']),
}
const mostActs = 500

interface Act {
  action: TypedAction
  /** What its target is known by. */
  key: string
}

/** What a case did to the page so far, as far as it decides which controls are there. */
export class ActsDone {
  #acts: Act[] = []
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
    if (!('target' in action) || !action.target) return
    this.#acts.push({ action, key: looseKey(action.target.name ?? '') })
    if (this.#acts.length > mostActs) this.#acts.shift()
  }

  /** Whether anything was entered or pressed since the page was opened. */
  get isAny(): boolean {
    return this.#acts.length > 0
  }

  /** Whether an option was chosen, a box ticked or something pressed: what a page changes its lists by. */
  get isChanged(): boolean {
    return this.#acts.some(({ action }) => action.action !== 'fill' && action.action !== 'clear')
  }

  didAll(path: readonly PageReveal[]): boolean {
    return path.every((reveal) => this.#acts.some(isAct(reveal)))
  }

  /** Whether the control of an act was used in any way. */
  touched({ name }: Pick<PageReveal, 'name'>): boolean {
    return this.#acts.some(({ key }) => key === looseKey(name))
  }

  /** The act that takes a control away, where it was done and nothing since then may have brought it back. */
  tookAway({ goneBy = [] }: PageControl): PageReveal | undefined {
    return goneBy.find((reveal) => {
      const name = looseKey(reveal.name)
      const at = this.#acts.findLastIndex(({ key }) => key === name)
      const last = this.#acts[at]
      const isToggle = reveal.action === 'press' || reveal.action === 'open'
      const isLast = !isToggle || this.#acts.filter(({ key }) => key === name).length === 1
      const since = this.#acts.slice(at + 1)
      return last && isLast && isAct(reveal)(last) && !since.some(({ action }) => creating.has(action.action))
    })
  }
}

const isAct = ({ action: reveal, name, value }: PageReveal): ((act: Act) => boolean) => {
  const [named, option] = [looseKey(name), value === undefined ? undefined : looseKey(value)]
  return ({ action, key }) => {
    if (reveal === 'choose' && action.action === 'select') {
      const chosen = looseKey(action.value)
      return key === named ? option === undefined || option === chosen : chosen === named
    }
    const ways = reveal === 'choose' && option !== undefined ? undefined : waysOf[reveal]
    return key === named && ways?.has(action.action) === true
  }
}

function samePlace(url: string, other: string): boolean {
  const path = (text: string) => text.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/[?#].*$/, '') || '/'
  return path(url) === path(other)
}

/** An act in words of a step: press “More”. */
export const actWords = ({ action, name, value }: PageReveal): string =>
  value === undefined ? `${action} “${name}”` : `${action} “${value}” in “${name}”`
