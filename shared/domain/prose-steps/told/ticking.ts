import { activate } from '../controls.ts'
import { restore } from '../prose.ts'
import type { Target, TypedAction } from '../types.ts'
import type { ActionReader } from './readers.ts'
import { withoutRemarks } from './wording.ts'

const boxes =
  /^(tick|check|mark|select|untick|uncheck|unmark|deselect|clear)(?: off| out)? (?:the |both |all |these )*(?:check ?boxes|tick ?boxes|boxes|check box|check ?box|tick ?box) (?:of|for|beside|next to|in front of|before|to the left of|in the rows? (?:of|with|for)|belonging to) (.+)$/i
const sameBox =
  /^(tick|check|mark|untick|uncheck|unmark|clear) (?:the (?:same )?|(its) )(?:check ?box|tick ?box|check box|tick box)(?: again)?$/i
const unticking = /^(?:un|de|clear)/i
const agreeing =
  /^(?:agree|consent)(?: to| with)? (?:(?:the|our|your|all|these|those) )*(.+)$|^accept (?:(?:the|our|your|all) )*(.+)$/i
// Words that join, count or point back are no names, unless they are written like one.
const isName = (name: string): boolean =>
  /^(?:\uE000\d+\uE001|[\p{Lu}\d])/u.test(name) && !/\b(?:row|other|all)\b/i.test(name)
const mostNames = 12
const agreement =
  /\b(?:terms|conditions|polic(?:y|ies)|agreement|rules|privacy|licen[cs]e|cookies|processing|newsletter|statement|declaration)\b/i

/** Ticking "the check boxes of Ann and Bob", the box that stands with each name, "its check box", and that which was ticked last. */
export const readBoxes: ActionReader = (clause, { prose }, earlier) => {
  const [, way = '', its] = sameBox.exec(withoutRemarks(clause)) ?? []
  const same = way === '' ? undefined : its === undefined ? tickedLast(earlier) : boxOf(prose.it)
  if (same) return [{ action: unticking.test(way) ? 'uncheck' : 'check', target: same }]
  const [, verb = '', said] = boxes.exec(withoutRemarks(clause)) ?? []
  const names = (said ?? '').split(/,? and |, /).map((name) => name.replace(/^the (?=\p{Lu}|\uE000)/u, ''))
  if (said === undefined || names.length > mostNames || !names.every(isName)) return undefined
  return names.map((name): TypedAction => {
    const target = boxCalled(restore(name, prose.literals).replace(/^"(.*)"$/, '$1'))
    return { action: unticking.test(verb) ? 'uncheck' : 'check', target }
  })
}

const boxCalled = (name: string): Target => ({
  role: 'checkbox',
  name,
  or: [{ role: 'checkbox', near: { name, whole: true } }],
})

// A thing that is spoken of has a box; a control has none.
function boxOf(it: Target | undefined): Target | undefined {
  const isThing =
    it?.name !== undefined && (it.role === undefined || it.role === 'listitem' || it.role === 'row')
  return isThing && it.name !== undefined ? boxCalled(it.name) : undefined
}

function tickedLast(earlier: readonly TypedAction[]): Target | undefined {
  const last = earlier.at(-1)
  return last?.action === 'check' || last?.action === 'uncheck' ? last.target : undefined
}

/** "Agree to the terms and conditions": the box that says so is ticked, else the one control that agrees. */
export const readAgreeing: ActionReader = (clause) => {
  const [, agreed, accepted] = agreeing.exec(withoutRemarks(clause)) ?? []
  const what = agreed ?? accepted ?? ''
  if (!agreement.test(what) || /[\uE000,;]/.test(what) || what.split(' ').length > 8) return undefined
  const control = activate([`agree to ${what}`, `accept ${what}`, 'agree', 'accept', 'i agree'])
  return [{ action: 'check', target: { name: what }, otherwise: [control] }]
}
