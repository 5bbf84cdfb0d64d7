import { stringLiteral } from '../javascript/literals.ts'
import { wordTable } from '../../basics/word-table.ts'

/** Keys by their names in UI Events: how `Cypress.Keyboard.Keys` calls them, and how `type` does. */
const named = wordTable<{ constant: string; typed: string }>({
  ArrowDown: { constant: 'DOWN', typed: 'downArrow' },
  ArrowLeft: { constant: 'LEFT', typed: 'leftArrow' },
  ArrowRight: { constant: 'RIGHT', typed: 'rightArrow' },
  ArrowUp: { constant: 'UP', typed: 'upArrow' },
  Backspace: { constant: 'BACKSPACE', typed: 'backspace' },
  Delete: { constant: 'DELETE', typed: 'del' },
  End: { constant: 'END', typed: 'end' },
  Enter: { constant: 'ENTER', typed: 'enter' },
  Escape: { constant: 'ESC', typed: 'esc' },
  Home: { constant: 'HOME', typed: 'home' },
  Insert: { constant: 'INSERT', typed: 'insert' },
  PageDown: { constant: 'PAGEDOWN', typed: 'pageDown' },
  PageUp: { constant: 'PAGEUP', typed: 'pageUp' },
})
const onlyPressed = wordTable<string>({ Tab: 'TAB', ' ': 'SPACE', Space: 'SPACE' })
const modifiers = wordTable<string>({ Control: 'ctrl', Alt: 'alt', Shift: 'shift', Meta: 'meta' })

/**
 * How keys are said, by their names in UI Events joined by "+". A single key goes to `cy.press`, which sends a real one, so that a browser
 * closes its dialogs and moves its focus; that command knows no held keys, so others go to `type` of an element.
 */
export function keyCode(keys: string): { press: string } | { type: string } {
  const parts = keys.split(/(?<=.)\+/)
  const key = parts.pop() ?? ''
  const own = Object.hasOwn(named, key) ? named[key] : undefined
  if (parts.length > 0) {
    const held = parts.map((part) => (Object.hasOwn(modifiers, part) ? modifiers[part] : part))
    return { type: stringLiteral(`{${[...held, own?.typed ?? key.toLowerCase()].join('+')}}`) }
  }
  const constant = own?.constant ?? (Object.hasOwn(onlyPressed, key) ? onlyPressed[key] : undefined)
  return { press: constant === undefined ? stringLiteral(key) : `Cypress.Keyboard.Keys.${constant}` }
}
