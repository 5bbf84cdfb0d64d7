import { answeredDialog } from './dialog-words.ts'
import { parseKey } from './keys.ts'
import { literalsIn, rule, type Caught, type Rule } from './patterns.ts'
import type { TypedAction } from './types.ts'

type Pointing = 'click' | 'double_click' | 'right_click' | 'hover' | 'scroll_to'

const point = (action: Pointing) => (caught: Caught) => {
  const target = caught.target('target')
  return target && [{ action, target }]
}

const key = (caught: Caught): TypedAction[] | undefined => {
  const name = parseKey(caught.literal('key') ?? caught.words('key') ?? '')
  const target = caught.target('target')
  if (name === undefined || (caught.words('target') !== undefined && !target)) return undefined
  return [{ action: 'press', key: name, ...(target ? { target } : {}) }]
}

const end = (name: 'top' | 'bottom'): TypedAction[] => [
  { action: 'scroll_to', target: { role: 'document', name } },
]

const listNoun = '(?:drop-?down|drop down|pull-?down|select|selection list|combo ?box|list ?box)'

/** Mouse, keys, scrolling, browser dialogs, sending a form. */
export const pointerRules: Rule<TypedAction>[] = [
  rule('(?:press|hit|tap|push|type) (?:the )?{key:any}(?: keys?)?(?: (?:in|on|inside) {target:any})?', key),
  rule('(?:double-click|double click)(?: on| at)? {target:any}', point('double_click')),
  rule('(?:right-click|right click)(?: on| at)? {target:any}', point('right_click')),
  rule(
    '(?:(?:hover|move)(?: (?:with )?the (?:mouse|pointer|cursor))? (?:over|to|onto|on)|hover|mouse over) {target:any}',
    point('hover'),
  ),
  // One after the other; "Press "Ctrl" and "A"" may mean both at once.
  rule('(?:click|press|tap|push)(?: on)? {names:lits}', (caught, { prose }) => {
    const names = literalsIn(caught.words('names'), prose)
    const keys = /^press/i.test(caught.clause) && names.some((name) => parseKey(name) !== undefined)
    const isUnread = keys || names.length < 2 || names.some((name) => name.trim() === '')
    return isUnread ? undefined : names.map((name) => ({ action: 'click', target: { name } }))
  }),
  rule('toggle (?:the )?{target:any}', point('click')),
  // Into a field as people do it: by a click.
  rule(
    '(?:(?:put|set|place|move) (?:the )?(?:keyboard )?(?:focus|cursor) (?:in|into|on|to)|focus(?: on)?) {target:any}',
    point('click'),
  ),
  rule('activate {target:any} (?:with|using) (?:the )?{key:any}(?: key)?', key),
  rule('activate {target:any}', point('click')),
  rule('follow (?:the link )?{target:lit}', (caught) => [
    { action: 'click', target: { role: 'link', name: caught.literal('target') ?? '' } },
  ]),
  rule('(?:switch|change|go) to (?<target>(?:the )?.*tab)', point('click')),
  rule(
    '(?:open|expand|collapse|unfold) (?:the )?{target:lit} (?:menu|section|accordion|panel|disclosure|details)',
    point('click'),
  ),
  rule(`(?:open|expand|unfold) (?<target>(?:the )?.*${listNoun}(?: .*)?)`, (caught) => {
    const target = caught.target('target')
    return target?.role === 'combobox' || target?.role === 'listbox'
      ? [{ action: 'click', target }]
      : undefined
  }),
  rule('(?:open|expand|collapse|unfold) the (?:menu|accordion|disclosure) {target:lit}', point('click')),
  rule('(?:expand|collapse|unfold) {target:lit}', point('click')),
  rule('(?:select|choose|pick) (?<target>(?:the )?(?:.* )?(?:tab|menu item)(?: .*)?)', point('click')),
  rule('(?:click|press|tap|push|hit)(?: on| at)? {target:any}', point('click')),
  rule(
    '(?:open|close|follow|expand|collapse) (?<target>(?:the )?.*(?:link|tab|menu item|button))',
    point('click'),
  ),
  rule('scroll (?:down )?to (?:the )?(?:bottom|end)(?: of the page)?', () => end('bottom')),
  rule('scroll (?:up )?to (?:the )?(?:top|start)(?: of the page)?', () => end('top')),
  rule('scroll (?:down |up )?(?:to|until) {target:any}(?: (?:is visible|into view))?', point('scroll_to')),
  rule('scroll {target:any} into view', point('scroll_to')),
  rule('(?:submit|send)(?: (?:the|this) form)?', () => [{ action: 'submit' }]),
  rule('(?:submit|send) (?<form>(?:the )?.*form(?: .*)?)', (caught) => {
    const target = caught.target('form')
    return target?.role === 'form' ? [{ action: 'submit', target }] : undefined
  }),
  ...dialogRules(),
]

function dialogRules(): Rule<TypedAction>[] {
  const dialog = `(?:the |a )?${answeredDialog}`
  const quoted = '(?: {said:lit})?'
  return [
    rule(`(?:accept|confirm|ok) ${dialog}${quoted}`, () => [{ action: 'dialog', response: 'accept' }]),
    rule(`(?:dismiss|cancel|decline|reject) ${dialog}${quoted}`, () => [
      { action: 'dialog', response: 'dismiss' },
    ]),
    rule(
      `(?:answer|enter|type) {text:lit} (?:in|into|to) ${dialog}(?: and (?:accept|confirm)(?: it)?)?`,
      (caught) => answer(caught),
    ),
    rule(`answer ${dialog} with {text:lit}`, (caught) => answer(caught)),
  ]
}

function answer(caught: Caught): TypedAction[] {
  const text: string = caught.literal('text') ?? ''
  return [{ action: 'dialog', response: 'accept', text }]
}
