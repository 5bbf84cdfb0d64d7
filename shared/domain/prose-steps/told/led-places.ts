import { nounPattern } from '../nouns.ts'
import type { Prose } from '../prose.ts'
import type { Target, TypedAction } from '../types.ts'
import { together } from './phrases.ts'
import { readPlace } from './thing.ts'

// A name, or what is said to be a part of the page that others are put in front of.
const tabbed = /^(?:the )?(.+?) (?:tab|tab page)$/i
const named = /^(?:\uE000\d+\uE001|\p{Lu}[\p{L}\d'&-]*(?: (?:\p{Lu}|\d|and |of |& )[\p{L}\d'&-]*){0,3})$/u
const noun = new RegExp(` ${nounPattern}$`, 'i')
// What is entered or chosen "in" something may be so in a field.
const entering = /^(?:enter|type|select|choose|pick|write|input|search|look)\b/i
const kinds = / (?:example|demo|sample|tab|tab page|area)$/i

/** The place that a phrase in front of an instruction names, by all its readings. */
export function withinOf(phrase: string, prose: Prose): Target | undefined {
  const bare = phrase.replace(kinds, '')
  const wordings = [...(bare === phrase ? [] : [bare]), phrase]
  const name = called(bare, prose)
  const place: Target[] = name === undefined ? [] : [{ role: 'place', name }]
  const read = wordings.map((one) => readPlace(one, prose)).filter((one) => one !== undefined)
  return together(bare.includes('\uE000') && name !== undefined ? place : [...read, ...place])
}

// What is written like a name, or quoted.
function called(phrase: string, { literals }: Prose): string | undefined {
  const [mark] = /^(?:the )?\uE000(\d+)\uE001$/.exec(phrase)?.slice(1) ?? []
  if (mark !== undefined) return literals[Number(mark)]?.trim() || undefined
  return named.test(phrase) ? phrase : undefined
}

/** Whoever says that something is on a tab is there: the tab of that name is opened where the page has one. */
export function goingTo(phrase: string, prose: Prose): TypedAction[] {
  const [, tab] = tabbed.exec(phrase) ?? []
  const name = tab === undefined || /\uE000/.test(tab) ? called(tab ?? phrase, prose) : tab
  if (name === undefined) return []
  const otherwise: TypedAction[] = [{ action: 'wait', milliseconds: 0 }]
  return [{ action: 'click', target: { role: 'tab', name, whole: true }, otherwise }]
}

/** Whether a place in front of an instruction is said to be a tab, or bears no more than a name, while what is done there is done to no field of that name. */
export const isTabLike = (place: string, instruction: string): boolean =>
  tabbed.test(place) ||
  (named.test(place) && !place.includes('\uE000') && !noun.test(place) && !entering.test(instruction))

/** Actions of which the place is said before: there, and anywhere only where the page has no such place. */
export function inPlace(actions: readonly TypedAction[], place: Target): TypedAction[] {
  return actions.map((action) => {
    const otherwise =
      'otherwise' in action && action.otherwise ? { otherwise: inPlace(action.otherwise, place) } : {}
    const to = action.action === 'drag' ? { to: narrowed(action.to, place) } : {}
    const target = 'target' in action && action.target ? { target: narrowed(action.target, place) } : {}
    return { ...action, ...target, ...to, ...otherwise } as TypedAction
  })
}

const anywhere = new Set(['sending', 'document', 'elsewhere', 'edge', 'focused'])

function narrowed(target: Target, place: Target): Target {
  const all = [target, ...(target.or ?? [])].map(({ or: _or, ...one }): Target => one)
  if (all.some(({ role = '' }) => anywhere.has(role))) return target
  const free = all.filter(({ within, near }) => !within && !near)
  const there = free.map((one): Target => ({ ...one, within: place }))
  const loose = all.map((one): Target => (one.within || one.near ? one : { ...one, unplaced: true }))
  return together([...there, ...loose]) ?? target
}
