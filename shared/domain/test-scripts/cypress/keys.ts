import { stringLiteral } from '../javascript/literals.ts'

const named: Record<string, string> = {
  ArrowDown: 'downArrow',
  ArrowLeft: 'leftArrow',
  ArrowRight: 'rightArrow',
  ArrowUp: 'upArrow',
  Backspace: 'backspace',
  Delete: 'del',
  End: 'end',
  Enter: 'enter',
  Escape: 'esc',
  Home: 'home',
  Insert: 'insert',
  PageDown: 'pageDown',
  PageUp: 'pageUp',
}
const modifiers: Record<string, string> = { Control: 'ctrl', Alt: 'alt', Shift: 'shift', Meta: 'meta' }

/** The argument of Cypress' `type` for keys by their names in UI Events: `{ctrl+a}`; undefined for what it cannot press, such as Tab. */
export function typedKeys(keys: string): string | undefined {
  const parts = keys.split(/(?<=.)\+/)
  const key = parts.pop() ?? ''
  const held = parts.map((part) => modifiers[part])
  const own = Object.hasOwn(named, key) ? named[key] : /^.$/su.test(key) ? key.toLowerCase() : undefined
  if (own === undefined || held.includes(undefined)) return undefined
  const isPlain = held.length === 0 && !Object.hasOwn(named, key)
  // A brace would begin the name of a key.
  if (isPlain) return stringLiteral(key === '{' ? '{{}' : key)
  return stringLiteral(`{${[...held, own].join('+')}}`)
}
