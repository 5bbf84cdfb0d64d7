import { rule, type Caught, type Rule } from './patterns.ts'
import { regionRoles, roleOfNoun } from './nouns.ts'
import type { Check, Target } from './types.ts'

/** The state of a control: checked, enabled, focused; whether a button, link, heading, row … is there. */
export const stateRules: Rule<Check>[] = [
  rule(
    '{target:any} (?:is|are) (?<not>not |no longer )?(?:checked|ticked|selected|chosen|pressed|on|turned on|switched on|active|current|the current page)',
    (caught) => state('assert_checked', caught, caught.words('not') !== undefined),
  ),
  rule('{target:any} (?:is|are) (?:unchecked|unticked|unselected|off|turned off|switched off)', (caught) =>
    state('assert_checked', caught, true),
  ),
  rule('{target:any} (?:is|are) (?<not>not |no longer )?(?:enabled|clickable|available)', (caught) =>
    state('assert_enabled', caught, caught.words('not') !== undefined),
  ),
  rule(
    '{target:any} can be (?:clicked|pressed|edited|used|changed|selected|chosen|ticked|checked)',
    (caught) => state('assert_enabled', caught, false),
  ),
  rule(
    "{target:any} (?:cannot|can not|can't) be (?:clicked|pressed|edited|used|changed|selected|chosen|ticked|checked)",
    (caught) => state('assert_enabled', caught, true),
  ),
  rule(
    '{target:any} (?:is|are) (?<not>not |no longer )?(?:disabled|greyed out|grayed out|inactive|read-only|readonly)',
    (caught) => state('assert_enabled', caught, caught.words('not') === undefined),
  ),
  rule(
    '{target:any} (?:is|has|keeps) (?<not>not |no longer )?(?:focused|focus|the focus|the keyboard focus)',
    (caught) => state('assert_focused', caught, caught.words('not') !== undefined),
  ),
  rule(
    '(?:the )?(?:keyboard )?(?:focus|cursor) (?:is|stays|remains|returns|moves|goes|jumps|goes back|is set|is back) (?:in|on|to|into) {target:any}',
    (caught) => state('assert_focused', caught, false),
  ),
  rule('no (?<target>\\uE000.*|.*\\uE000\\d+\\uE001)', (caught) => element(caught, true)),
  rule('no {target:any} {shown}(?: (?:in|inside|within|on) {in:any})?', (caught) => element(caught, true)),
  rule('{target:any} {hidden}(?: (?:in|inside|within|on) {in:any})?', (caught) => element(caught, true)),
  rule('{target:any} (?:is|are) (?<not>not |no longer )?(?:open|opened)', (caught) =>
    opened(caught, caught.words('not') !== undefined),
  ),
  rule('{target:any} (?:(?:is|are|has|has been) (?:closed|dismissed)|closes)', (caught) =>
    opened(caught, true),
  ),
  rule(
    '(?:the )?(?:main |page )?(?<noun>heading|h1|button|link)(?: text| label| caption)? (?:is|reads|says|shows|becomes|changes to) {name:lit}',
    (caught) => {
      const [name, role] = [caught.literal('name'), roleOfNoun(caught.words('noun') ?? '')]
      return name?.trim() && role ? [{ kind: 'assert_visible', target: { role, name } }] : undefined
    },
  ),
  rule('{in:any} (?:contains|has|shows|lists) (?:a |the )?row (?:with|for|of|named) {name:lit}', (caught) => {
    const [name, within] = [caught.literal('name'), caught.region('in')]
    return name && within ? [{ kind: 'assert_visible', target: { role: 'row', name, within } }] : undefined
  }),
  rule('{target:any} (?:is|are) (?:not|no longer) in {in:any}', (caught) => element(caught, true)),
  rule('{target:any} (?:is|are) (?:removed|deleted) from {in:any}', (caught) => element(caught, true)),
  rule('(?:the )?(?:page|screen|user|form) (?:shows|displays|has|contains|sees) {target:any}', (caught) =>
    element(caught, false),
  ),
  rule(
    '(?:the )?(?:page|screen|user|form) (?:does not|no longer) (?:show|display|have|contain|see|shows|has) {target:any}',
    (caught) => element(caught, true),
  ),
  rule('(?:see|sees) {target:any}', (caught) => element(caught, false)),
  rule('{target:any} {shown}(?: (?:in|inside|within|on) {in:any})?', (caught) => element(caught, false)),
  rule('{target:any} opens', (caught) => element(caught, false)),
]

const negation = (negated: boolean) => (negated ? { negated } : {})

function state(
  kind: 'assert_checked' | 'assert_enabled' | 'assert_focused',
  caught: Caught,
  negated: boolean,
): Check[] | undefined {
  const said = caught.target('target')
  // What is ticked is no box to type in.
  const isTickbox = kind === 'assert_checked' && /\bbox$/i.test(caught.words('target') ?? '')
  const target = said && isTickbox && said.role === 'textbox' ? { ...said, role: 'checkbox' } : said
  return target && (named(target) || target.role !== undefined)
    ? [{ kind, target, ...negation(negated) }]
    : undefined
}

// What folds open stays on the page when it is closed: there it is the control's own word that counts.
const folding = new Set([
  'button',
  'combobox',
  'listbox',
  'link',
  'tab',
  'menuitem',
  'region',
  'group',
  'row',
  'listitem',
])

function opened(caught: Caught, negated: boolean): Check[] | undefined {
  const target = caught.target('target')
  if (target?.role === undefined || !folding.has(target.role)) return element(caught, negated)
  return named(target)
    ? [{ kind: 'assert_state', state: 'expanded', target, ...negation(negated) }]
    : undefined
}

/** An element counts as there only when prose names both its kind and its name; a dialog may go unnamed. */
function element(caught: Caught, negated: boolean): Check[] | undefined {
  const target = caught.target('target')
  if (target?.role === undefined || (!named(target) && !['dialog', 'table'].includes(target.role)))
    return undefined
  // What pages call a calendar is seldom a table, and "a little form" is none of that name.
  if (/^[^\uE000]*(?:\bcalendar|\b(?:little|small|new|an?) form)$/i.test(caught.words('target') ?? ''))
    return undefined
  if (target.role === 'dialog' && target.name === undefined)
    return [{ kind: 'assert_dialog', ...negation(negated), ...leaving(caught.clause, negated) }]
  const place = caught.words('in')
  const within =
    place === undefined || /^(?:the |this )?(?:page|screen)$/i.test(place) ? undefined : caught.region('in')
  if (place !== undefined && !within && !/(?:page|screen)$/i.test(place)) return undefined
  // "The settings dialog", "the save button": nobody says that the page calls them so.
  const words = target.name ?? ''
  const isOwnWord =
    !caught.words('target')?.includes('\uE000') && (regionRoles.has(target.role) || /^\p{Ll}/u.test(words))
  // That nothing bears a name in words of the prose proves nothing: what has gone is told by what was there.
  if (negated && words !== '' && !isOwnWord && !caught.words('target')?.includes('\uE000')) return undefined
  return [
    {
      kind: 'assert_visible',
      target: within ? { ...target, within } : target,
      ...negation(negated),
      ...(isOwnWord && words !== '' ? { unquoted: true } : {}),
    },
  ]
}

const left =
  /\b(?:closes|closed|dismissed|disappears?|disappeared|vanish(?:es|ed)?|gone|goes? away|no longer|removed)\b/i

// "The dialog closes": one was open, which the page need not call a dialog. What it was is told by what was shown before.
const leaving = (clause: string, negated: boolean): Pick<Check, 'part'> =>
  negated && left.test(clause) ? { part: { noun: 'dialog', changes: true } } : {}

function named(target: Target): boolean {
  return target.name !== undefined && target.name !== ''
}
