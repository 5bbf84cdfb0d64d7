import type { Target } from '../types.ts'
import type { InPage, Purpose, Resolution } from './kit.ts'

/** What can be dragged, or dropped on: what a click could mean, else a place of that name, else a text; where something is dropped (`isGoal`), the first words of it. */
export function placeFor(page: InPage, target: Target, isGoal?: boolean): Resolution {
  const direct = page.resolve(target, 'point')
  if (direct.status !== 'missing' || target.nth !== undefined) return direct
  const kinds = target.role === undefined ? ['region', 'list'] : [target.role]
  const places = kinds.flatMap((role) => page.regions({ ...target, role }, document.documentElement))
  const shown = [...new Set(places)].filter((one) => page.visible(one) && page.reachable(one))
  const [place] = shown
  if (place && shown.length === 1)
    return {
      status: 'found',
      id: page.hold(place),
      role: page.roleOf(place),
      name: page.nameOf(place),
      kind: page.kindOf(place),
      matched: target.name ?? '',
      rank: 60,
    }
  if (place) return { status: 'ambiguous', candidates: page.candidates(shown) }
  // A card or an item may be no more than its text.
  const { role, ...plain } = target
  const looseRole = role === 'region' || role === 'listitem' || role === 'row' || role === 'cell'
  const text = looseRole && target.name !== undefined ? page.resolve(plain, 'point') : direct
  if (text.status === 'missing') return (isGoal ? page.begunBy(target) : undefined) ?? text
  return { ...text, rank: (text.rank ?? 0) + 70 }
}

/**
 * The one text that begins with the words by which a place to drop on was called: a healing, as every part of a name. Nothing is deleted that way, and a
 * single word begins too much.
 */
export function begunBy(page: InPage, target: Target): Resolution | undefined {
  const name = page.tidy(target.name ?? '')
  const where = page.scopeOf(target)
  const isOther = target.exact === true || target.near !== undefined || target.signs !== undefined
  if (isOther || !/\s/.test(name) || deletes(name) || 'missed' in where) return undefined
  const key = name.toLowerCase()
  const begun = page
    .blocksIn(where.scope)
    .filter(({ text, element }) => page.reachable(element) && begins(page.tidy(text).toLowerCase()))
  const [only] = begun
  if (!only) return undefined
  if (begun.length > 1)
    return {
      status: 'ambiguous',
      rank: 193,
      candidates: page.candidates(begun.map(({ element }) => element)),
    }
  if (deletes(only.text)) return undefined
  const { element } = only
  const text = page.tidy(only.text)
  return {
    status: 'found',
    id: page.hold(element),
    role: page.roleOf(element),
    name: page.nameOf(element),
    kind: page.kindOf(element),
    matched: text,
    rank: 193,
    part: {
      from: { name },
      to: { role: 'text', name: text.length > 60 ? `${text.slice(0, 57)}...` : text },
      own: true,
    },
  }

  // What is dropped here is not deleted by that.
  function deletes(text: string): boolean {
    return page.destroys(text.replace(/\bdrop\b/gi, ''))
  }
  function begins(text: string): boolean {
    return text.startsWith(key) && page.hasWhole(text.slice(0, key.length + 2), key)
  }
}

/**
 * A point of an element, relative to its corner, where what is dropped falls on it, in its half towards a side if one is wanted; undefined when something
 * else covers it.
 */
export function dropPoint(
  page: InPage,
  id: number,
  side?: 'before' | 'after',
): { x: number; y: number } | undefined {
  const element = page.at(id)
  if (!element?.isConnected || page.ready(id, { enabled: false, hit: false }).obstacle !== undefined)
    return undefined
  const { left, top, width, height } = element.getBoundingClientRect()
  const root = element.getRootNode() as Document | ShadowRoot
  const towards: [number, number][] = side === undefined ? [] : [[0.5, side === 'before' ? 0.12 : 0.88]]
  const parts: [number, number][] = [...towards, [0.5, 0.5], [0.5, 0.9], [0.5, 0.1], [0.1, 0.5], [0.9, 0.5]]
  for (const [across, down] of parts) {
    const hit = root.elementFromPoint(left + width * across, top + height * down)
    if (hit && page.contains(element, hit)) return { x: width * across, y: height * down }
  }
  return undefined
}

/** What has the keyboard focus, when it is something that takes text or, where only its value is read, that keys move up and down. */
export function focusedField(page: InPage, purpose?: Purpose): Resolution {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  const field = (active as HTMLIFrameElement | null)?.contentDocument?.activeElement ?? active
  const kind = field ? page.kindOf(field) : 'other'
  const takesText = kind === 'text' || kind === 'editable' || kind === 'combobox'
  const isMoved =
    purpose === 'read' && field !== null && ['slider', 'spinbutton'].includes(page.roleOf(field))
  if (!field || !(takesText || isMoved)) return { status: 'missing', candidates: [] }
  return {
    status: 'found',
    id: page.hold(field),
    role: page.roleOf(field),
    name: page.nameOf(field),
    kind,
    matched: '',
  }
}

/** Where a slider stands; undefined for a field that is set through its value. */
export function sliderAt(page: InPage, id: number): { now: number; min: number; max: number } | null {
  const element = page.at(id)
  if (!element || page.tagOf(element) === 'input') return null
  const number = (name: string, otherwise: number): number => {
    const value = page.attribute(element, name)
    return value.trim() === '' ? otherwise : Number(value)
  }
  return {
    now: number('aria-valuenow', Number.NaN),
    min: number('aria-valuemin', 0),
    max: number('aria-valuemax', 100),
  }
}
