import { parseKey } from './keys.ts'
import { keyed, rule, type Caught, type Rule } from './patterns.ts'
import type { Modifier, TypedAction } from './types.ts'
import { wordTable } from '../basics/word-table.ts'

const modifiers = wordTable<Modifier>({
  ctrl: 'Control',
  control: 'Control',
  shift: 'Shift',
  alt: 'Alt',
  cmd: 'Meta',
  command: 'Meta',
  meta: 'Meta',
})
const modifier = `(?<modifier>${Object.keys(modifiers).join('|')})`

/** Dragging, clicks with a key held, single keys, typing key by key. */
export const gestureRules: Rule<TypedAction> = keyed(
  /\b(?:long|drag|move|slide|append|type|enter|add|write|key|hold(?:ing)?|(?:ctrl|control|shift|alt|cmd|command|meta)[- +]?click)\b/i,
  () => [...dragRules(), ...pressRules(), ...heldRules(), ...typingRules()],
)

/** `Type "x"` says not where: it goes where the focus is. Tried when nothing else fits. */
export const focusRules: Rule<TypedAction> = keyed(/^type\b/i, () => [
  rule('type {value:lit}(?: (?:(?:with|on) the keyboard|slowly))?', (caught) => {
    const value = caught.literal('value')
    return value ? [{ action: 'type', value }] : undefined
  }),
])

function dragRules(): Rule<TypedAction>[] {
  const joint = '(?:and drop (?:it )?(?:to|onto|on|into|in)|onto|into|over to|to|on|over)'
  return [
    rule(
      `(?:drag|move|slide) (?:the )?(?<target>.*slider(?: .*)?) to (?<value>\\uE000\\d+\\uE001|-?\\d+(?:\\.\\d+)?)`,
      (caught) => {
        const target = caught.target('target')
        const value = caught.literal('value') ?? caught.words('value')
        return target?.role === 'slider' && value !== undefined
          ? [{ action: 'fill', target, value }]
          : undefined
      },
    ),
    rule(`drag(?: and drop)? {target:any} ${joint} {to:any}`, (caught) => {
      const [target, to] = [caught.target('target'), caught.target('to')]
      return target && to && [{ action: 'drag', target, to }]
    }),
  ]
}

// Most pages that wait for a long press take one of half a second to a second.
const longPressMs = 1500
const longestPressMs = 10_000

function pressRules(): Rule<TypedAction>[] {
  const press =
    '(?:(?:press|click|tap|touch) (?:and|&) hold(?: down)?|long[- ]?(?:press|click|tap)|hold(?: down)?)'
  const hold = (caught: Caught): TypedAction[] | undefined => {
    // A key is held while something else is done.
    if (/\bkeys?\b/i.test(caught.words('target') ?? '')) return undefined
    const target = caught.target('target')
    const amount = caught.words('amount')
    const unit = /^m(?:s|illi)/i.test(caught.words('unit') ?? '') ? 1 : 1000
    const heldMs = amount === undefined ? longPressMs : Number(amount) * unit
    return target && heldMs <= longestPressMs ? [{ action: 'click', target, heldMs }] : undefined
  }
  const time = '(?<amount>\\d+(?:\\.\\d+)?) ?(?<unit>s|sec|seconds?|ms|milliseconds?)'
  return [
    rule(`${press}(?: on)? {target:any} for ${time}`, hold),
    rule(`${press}(?: on)? {target:lit}`, hold),
    rule(
      `${press}(?: on)? (?<target>(?:the )?\\uE000\\d+\\uE001 (?:button|link|icon|item|tab|row|card|image|cell|heading|text))`,
      hold,
    ),
  ]
}

function heldRules(): Rule<TypedAction>[] {
  const click = (caught: Caught): TypedAction[] | undefined => {
    const target = caught.target('target')
    const held = modifiers[(caught.words('modifier') ?? '').toLowerCase()]
    return target && held && [{ action: 'click', target, modifiers: [held] }]
  }
  return [
    rule(`${modifier}[- +]?click(?: on)? {target:any}`, click),
    rule(
      `click(?: on)? {target:any},? (?:while |with )?(?:holding|pressing|held)?(?: down)? ?(?:the )?${modifier}(?: key)?(?: held| pressed)?(?: down)?`,
      click,
    ),
    rule('(?:press|hit|tap) (?:the )?(?:{key:lit}|(?<plain>\\S)) key', (caught) => {
      const said = caught.literal('key') ?? caught.words('plain') ?? ''
      const key = parseKey(said) ?? (/^[a-z0-9/?.,;'[\]\\=-]$/i.test(said) ? said.toUpperCase() : undefined)
      return key === undefined ? undefined : [{ action: 'press', key }]
    }),
  ]
}

function typingRules(): Rule<TypedAction>[] {
  const slowly = '(?:key by key|letter by letter|character by character)'
  const type =
    (replace: boolean) =>
    (caught: Caught): TypedAction[] | undefined => {
      const target = caught.target('target')
      const value = caught.literal('value')
      return target && value
        ? [{ action: 'type', target: { role: 'textbox', ...target }, value, ...(replace ? { replace } : {}) }]
        : undefined
    }
  return [
    rule('append {value:lit} (?:to|in) {target:any}', type(false)),
    rule(
      '(?:type|add|enter|write) {value:lit} (?:at the end of|to the end of|after the text (?:in|of)|behind the text (?:in|of)) {target:any}',
      type(false),
    ),
    rule(`(?:type|enter) {value:lit} ${slowly} (?:in|into) {target:any}`, type(true)),
    rule(`(?:type|enter) {value:lit} (?:in|into) {target:any} ${slowly}`, type(true)),
  ]
}
