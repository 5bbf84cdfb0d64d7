import { withoutS } from '../../../english/without-s.ts'
import type { Token } from '../../tokens.ts'

/** Nouns that say what kind of control a name belongs to, longest first. */
const roles = [
  'drop-down list', 'dropdown list', 'drop-down menu', 'dropdown menu', 'selection list', 'combo box', 'list box', 'check box', 'tick box', 'radio button', 'push button', 'text field',
  'text box', 'text area', 'input field', 'entry field', 'form field', 'date field', 'number field', 'password field', 'search field', 'input box', 'search box', 'menu item',
  'drop-down', 'dropdown', 'combobox', 'checkbox', 'radiobutton', 'textbox', 'textfield', 'textarea', 'button', 'link', 'field', 'input', 'box', 'tab', 'heading', 'dialog',
  'dialogue', 'page', 'screen', 'section', 'column', 'option', 'icon', 'menu', 'form', 'table', 'message', 'label', 'list', 'item', 'entry',
].map((role) => role.split(' ')) // prettier-ignore
/** Of an unquoted name only these are cut off: "the nickname field" is the nickname, but a "shopping list" is a list. */
const cutOff = new Set(['field', 'input', 'box', 'button', 'link', 'checkbox', 'textbox', 'combobox', 'drop-down', 'dropdown', 'text field', 'text box', 'input field', 'entry field', 'form field', 'check box', 'tick box', 'radio button', 'drop-down list', 'dropdown list', 'drop-down menu', 'dropdown menu', 'input box', 'text area', 'combo box']) // prettier-ignore

type Role = string[]
const byHead = Map.groupBy(roles, ([head = '']) => head)
const byEnd = Map.groupBy(
  roles.filter((role) => cutOff.has(role.join(' '))),
  (role) => role.at(-1) ?? '',
)
const among = (index: Map<string, Role[]>) => (found: Token) =>
  index.get(found.text.toLowerCase()) ??
  (found.kind === 'word' && found.plural ? (index.get(found.lemma) ?? index.get(single(found))) : undefined)
/** "checkboxes" are boxes, whatever a lexicon makes of them. */
const single = (found: Token): string => withoutS(found.text.toLowerCase())
const startingWith = among(byHead)
const endingWith = among(byEnd)

const isOne = (found: Token | undefined, word: string): boolean =>
  found?.kind === 'word' &&
  (found.text.toLowerCase() === word ||
    (found.plural === true && (found.lemma === word || single(found) === word)))

/** The kind of control that is named at `at`: "text field", "button"; plurals too, where "inputs" may look like what somebody does. */
export function roleAhead(tokens: readonly Token[], at: number): { role: string; end: number } | undefined {
  const said = tokens[at]
  const word = said?.text.toLowerCase()
  if (word === 'inputs') return { role: 'input', end: at + 1 }
  const before = tokens[at - 1]
  // "The select "Country"" is a thing; without an article it is done.
  if (
    word === 'select' &&
    tokens[at + 1]?.kind === 'quoted' &&
    before?.kind === 'word' &&
    before.classes.includes('determiner')
  )
    return { role: 'drop-down', end: at + 1 }
  const found = said && startingWith(said)?.find((role) => role.every((word, index) => isOne(tokens[at + index], word))) // prettier-ignore
  return found && { role: found.join(' '), end: at + found.length }
}

/** How many of these words name the thing, and the kind of control that the last of them say. */
export function roleBehind(
  tokens: readonly Token[],
  isName: (last: Token) => boolean,
): { length: number; role?: string } {
  const end = tokens.at(-1)
  const found = (end ? endingWith(end) : [])?.find(
    (role) =>
      role.length < tokens.length &&
      role.every((word, index) => isOne(tokens[tokens.length - role.length + index], word)),
  )
  const last = found && tokens[tokens.length - found.length - 1]
  // "The required fields" are no field "required".
  return last && isName(last)
    ? { length: tokens.length - found.length, role: found.join(' ') }
    : { length: tokens.length }
}
