import { activate } from '../controls.ts'
import { restore } from '../prose.ts'
import type { Target, TypedAction } from '../types.ts'
import type { ActionReader } from './readers.ts'
import { withoutRemarks } from './wording.ts'

const boxes =
  /^(tick|check|mark|select|untick|uncheck|unmark|deselect|clear)(?: off| out)? (?:the |both |all |these )*(?:check ?boxes|tick ?boxes|boxes|check box|check ?box|tick ?box) (?:of|for|beside|next to|in front of|before|to the left of|in the rows? (?:of|with|for)|belonging to) (.+)$/i
const unticking = /^(?:un|de|clear)/i
const agreeing =
  /^(?:agree|consent)(?: to| with)? (?:(?:the|our|your|all|these|those) )*(.+)$|^accept (?:(?:the|our|your|all) )*(.+)$/i
// Words that join, count or point back are no names, unless they are written like one.
const isName = (name: string): boolean =>
  /^(?:\uE000\d+\uE001|[\p{Lu}\d])/u.test(name) && !/\b(?:row|other|all)\b/i.test(name)
const mostNames = 12
const agreement =
  /\b(?:terms|conditions|polic(?:y|ies)|agreement|rules|privacy|licen[cs]e|cookies|processing|newsletter|statement|declaration)\b/i

/** Ticking "the check boxes of Ann and Bob", the box that stands with each name. */
export const readBoxes: ActionReader = (clause, { prose }) => {
  const [, verb = '', said] = boxes.exec(withoutRemarks(clause)) ?? []
  const names = (said ?? '').split(/,? and |, /).map((name) => name.replace(/^the (?=\p{Lu}|\uE000)/u, ''))
  if (said === undefined || names.length > mostNames || !names.every(isName)) return undefined
  return names.map((name): TypedAction => {
    const called = restore(name, prose.literals).replace(/^"(.*)"$/, '$1')
    const target: Target = {
      role: 'checkbox',
      name: called,
      or: [{ role: 'checkbox', near: { name: called, whole: true } }],
    }
    return { action: unticking.test(verb) ? 'uncheck' : 'check', target }
  })
}

/** "Agree to the terms and conditions": the box that says so is ticked, else the one control that agrees. */
export const readAgreeing: ActionReader = (clause) => {
  const [, agreed, accepted] = agreeing.exec(withoutRemarks(clause)) ?? []
  const what = agreed ?? accepted ?? ''
  if (!agreement.test(what) || /[\uE000,;]/.test(what) || what.split(' ').length > 8) return undefined
  const control = activate([`agree to ${what}`, `accept ${what}`, 'agree', 'accept', 'i agree'])
  return [{ action: 'check', target: { name: what }, otherwise: [control] }]
}
