import type { Handle, HandleWay, SeenPage } from './in-page/seen.ts'
import { controlKeys } from './control-keys.ts'
import { endsSomething, isHarmful, mayOpen } from './harmful-words.ts'
import type { PageControl, PageReveal } from './schema.ts'

/** Something that somebody may do to a page so that more of it appears. */
export interface Act {
  /** What the control that is acted on is known by. */
  key: string
  way: HandleWay
  reveal: PageReveal
}

// Of a list of countries, the first show whether it decides about anything.
const longList = 6
const ofLongList = 3
const mostBehind = 15

const pressed = new Set<HandleWay>(['tab', 'disclosure', 'opener', 'plain'])

/** How likely an act of each way reveals something: on a page with hidden or disabled controls, and on one without. */
const likelihood: Record<HandleWay, [wanting: number, otherwise: number]> = {
  tab: [80, 80],
  radio: [64, 38],
  tick: [62, 36],
  select: [60, 40],
  disclosure: [50, 50],
  opener: [48, 48],
  plain: [30, 0],
}

/**
 * What is worth doing on a page as it stands, the likeliest to reveal controls first. `only` leaves out all controls but those of these keys. Nothing
 * that may send, pay, delete, confirm or leave is among it.
 */
export function likelyActs(page: SeenPage, only?: ReadonlySet<string>): Act[] {
  const { controls } = page.inventory
  const keys = controlKeys(controls)
  const isWanting = controls.some(({ hidden, disabled, role }) => (hidden || disabled) && role !== 'link')
  const counts = new Map<HandleWay, number>()
  const alike = new Set<string>()
  const scored = page.handles.flatMap((handle) => {
    const control = controls[handle.at]
    const key = keys[handle.at] ?? ''
    if (!control || (only && !only.has(key)) || !isAllowed(handle, control)) return []
    const [wanting, otherwise] = likelihood[handle.way]
    const usual = isWanting || (handle.way === 'plain' && page.closedLayers > 0) ? wanting : otherwise
    if (usual === 0) return []
    return revealsBy(handle, control).flatMap((reveal, at) => {
      // A menu in every row of a table is one and the same menu.
      const kind = JSON.stringify([reveal, control.group])
      if (alike.has(kind)) return []
      alike.add(kind)
      const behind = counts.get(handle.way) ?? 0
      counts.set(handle.way, behind + 1)
      const score = (handle.holds > 0 ? 100 : usual) - Math.min(behind, mostBehind) - at
      return [{ score, act: { key, way: handle.way, reveal } }]
    })
  })
  return scored.toSorted((a, b) => b.score - a.score).map(({ act }) => act)
}

function isAllowed({ way, words, isOn }: Handle, { name }: PageControl): boolean {
  if (way !== 'tick' && isOn) return false
  if (way === 'plain') return mayOpen(name, words)
  return pressed.has(way) ? !isHarmful(words) : !endsSomething(words)
}

function revealsBy({ way, isOn, choices = [] }: Handle, { role, name }: PageControl): PageReveal[] {
  switch (way) {
    case 'select':
      return choices
        .filter((value) => !endsSomething(value))
        .slice(0, choices.length > longList ? ofLongList : longList)
        .map((value) => ({ action: 'choose', role, name, value }))
    case 'radio':
      return [{ action: 'choose', role, name }]
    case 'tick':
      return [{ action: isOn ? 'untick' : 'tick', role, name }]
    case 'disclosure':
      return [{ action: 'open', role, name }]
    default:
      return [{ action: 'press', role, name }]
  }
}
