import { type CodeScope, isComputed } from '../framework.ts'
import { patternText, stringLiteral, textExpression, wholeExpression } from '../javascript/literals.ts'
import type { Action, Comparison, Expectation, Statement, Text } from '../types.ts'

/** How Playwright says a statement, with `page` in scope. */
export function statementCode(statement: Statement, scope: CodeScope): string[] {
  return actionCode(statement, scope) ?? expectationCode(statement as Expectation, scope)
}

const gestures = {
  click: 'click()',
  double_click: 'dblclick()',
  right_click: `click({ button: 'right' })`,
  hover: 'hover()',
  clear: 'clear()',
  scroll_to: 'scrollIntoViewIfNeeded()',
}

function actionCode(statement: Statement, scope: CodeScope): string[] | undefined {
  const text = (value: Text) => textExpression(value, scope.helper)
  const action = statement as Action
  switch (action.kind) {
    case 'open':
      return [`await page.goto(${text(action.url)})`]
    case 'reload':
      return ['await page.reload()']
    case 'go_back':
      return ['await page.goBack()']
    case 'fill':
      return [`await ${scope.locator(action.on)}.fill(${text(action.value)})`]
    case 'select':
      return [`await ${scope.locator(action.on)}.selectOption({ label: ${text(action.value)} })`]
    case 'press':
      return [`await ${action.on ? scope.locator(action.on) : 'page.keyboard'}.press(${text(action.key)})`]
    case 'submit':
      return [`await page.locator('form').locator(${defaultButton}).click()`]
    case 'check':
    case 'uncheck': {
      const box = scope.locator(action.on)
      if (!action.leaves) return [`await ${box}.${action.kind}()`]
      return [`await ${scope.helper('setBox')}(${box}, ${action.kind === 'check'})`]
    }
    case 'wait_for':
      return [`await ${scope.locator(action.on)}.waitFor({ state: '${action.state}' })`]
    case 'resize': {
      const size = `{ width: ${wholeExpression(action.width)}, height: ${wholeExpression(action.height)} }`
      return [`await page.setViewportSize(${size})`]
    }
    default:
      return action.kind in gestures
        ? [`await ${scope.locator(action.on)}.${gestures[action.kind]}`]
        : undefined
  }
}

/** Source: HTML, "Implicit submission": a submit button is a button of type submit, which is the default, or such an input. */
const defaultButton = `'button:not([type=button], [type=reset]), input:is([type=submit], [type=image])'`

function expectationCode(expectation: Expectation, scope: CodeScope): string[] {
  const text = (value: Text) => textExpression(value, scope.helper)
  const expecting = (subject: string, matcher: string) => [`await expect(${subject}).${matcher}`]
  const not = 'negated' in expectation && expectation.negated ? 'not.' : ''
  const on = 'on' in expectation && expectation.on ? scope.locator(expectation.on) : ''
  switch (expectation.kind) {
    case 'text':
      return textCode(expectation, scope)
    case 'visible':
      return expecting(on, not ? 'toBeHidden()' : 'toBeVisible()')
    case 'enabled':
      // A text field that is only read takes no entry either.
      if (expectation.on.by === 'label') return expecting(on, `${not}toBeEditable()`)
      return expecting(on, not ? 'toBeDisabled()' : 'toBeEnabled()')
    case 'checked':
      return expecting(on, `${not}toBeChecked()`)
    case 'focused':
      return expecting(on, `${not}toBeFocused()`)
    case 'pressed':
      return expecting(on, `${not}toHaveAttribute('aria-pressed', 'true')`)
    case 'expanded':
    case 'invalid':
    case 'required': {
      const state = `${on}.evaluate(${scope.helper('isInState')}, '${expectation.kind}')`
      return [`await expect.poll(() => ${state}).toBe(${not === ''})`]
    }
    case 'attribute':
      return expecting(
        on,
        `${not}toHaveAttribute(${text(expectation.attribute)}, ${text(expectation.value)})`,
      )
    case 'value':
      return valueCode(expectation, on, scope)
    case 'count':
      return countCode(expectation, on)
    case 'url':
    case 'title': {
      if (expectation.kind === 'url' && expectation.comparison === 'equals')
        return expecting('page', `${not}toHaveURL(${addressPattern(expectation.text, scope)})`)
      const matcher = expectation.kind === 'url' ? 'toHaveURL' : 'toHaveTitle'
      return expecting(
        'page',
        `${not}${matcher}(${compared(expectation.text, expectation.comparison, scope)})`,
      )
    }
    case 'order':
      return [`await ${scope.helper('expectInOrder')}(page, [${expectation.texts.map(text).join(', ')}])`]
    case 'cell': {
      const [row, column] = [scope.locator(expectation.row), text(expectation.column)]
      const cell = `${row}.evaluate(${scope.helper('cellText')}, ${column})`
      return [`await expect.poll(() => ${cell}).${not}toBe(${text(expectation.text)})`]
    }
  }
}

/** What is absent from a place proves something only where the place is there. */
function textCode(expectation: Expectation & { kind: 'text' }, scope: CodeScope): string[] {
  const subject = shownText(expectation, scope)
  if (!expectation.negated) return [`await expect(${subject}).toBeVisible()`]
  const place = expectation.on ?? expectation.beside
  const isThere = place ? [`await expect(${scope.locator(place)}).toBeVisible()`] : []
  return [...isThere, `await expect(${subject}).toBeHidden()`]
}

function shownText(expectation: Expectation & { kind: 'text' }, scope: CodeScope): string {
  const { on, beside } = expectation
  const place = on ? scope.locator(on) : 'page'
  const where = beside ? [`{ beside: ${scope.locator(beside)} }`] : []
  const values = [place, textExpression(expectation.text, scope.helper), ...where]
  return `${scope.helper(expectation.whole ? 'visibleMessage' : 'visibleText')}(${values.join(', ')})`
}

function valueCode(expectation: Expectation & { kind: 'value' }, on: string, scope: CodeScope): string[] {
  const not = expectation.negated ? 'not.' : ''
  const value = compared(expectation.value, expectation.comparison, scope)
  const isList = expectation.on.role === 'combobox' || expectation.on.role === 'listbox'
  // The label of the option that stands for no choice says that nothing is chosen, so the raw value is empty.
  return isList && expectation.value !== ''
    ? [`await expect(${on}.locator('option:checked')).${not}toHaveText(${value})`]
    : [`await expect(${on}).${not}toHaveValue(${value})`]
}

const atLeast = {
  at_least: 'toBeGreaterThanOrEqual',
  at_most: 'toBeLessThanOrEqual',
  more_than: 'toBeGreaterThan',
  less_than: 'toBeLessThan',
}

function countCode({ count, comparison }: Expectation & { kind: 'count' }, on: string): string[] {
  const number = wholeExpression(count)
  if (comparison === 'equals') return [`await expect(${on}).toHaveCount(${number})`]
  return [`await expect.poll(() => ${on}.count()).${atLeast[comparison]}(${number})`]
}

/** A string compares whole; every other comparison needs a regular expression. */
function compared(text: Text, comparison: Comparison, scope: CodeScope): string {
  if (comparison === 'equals') return textExpression(text, scope.helper)
  const start = comparison === 'starts_with' ? [{ mark: '^' }] : []
  const end = comparison === 'ends_with' ? [{ mark: '$' }] : []
  return patternCode([...start, { text }, ...end], scope)
}

/** A whole address or path; a query that nobody named may follow. */
function addressPattern(text: Text, scope: CodeScope): string {
  const isPath = typeof text !== 'string' || text.startsWith('/')
  const start = isPath ? String.raw`^https?:\/\/[^/?#]*` : '^'
  return patternCode([{ mark: start }, { text }, { mark: String.raw`\/?(?:[?#].*)?$` }], scope)
}

type Piece = { mark: string } | { text: Text }

/** A regular expression: written between slashes, or put together where a text is known at run time only. */
function patternCode(pieces: Piece[], scope: CodeScope): string {
  const literal = pieces.map((piece) => {
    if ('mark' in piece) return piece.mark
    return typeof piece.text === 'string' && !isComputed(piece.text) ? patternText(piece.text) : undefined
  })
  // Nothing between two slashes would begin a comment.
  if (literal.every((part) => part !== undefined)) return `/${literal.join('') || '(?:)'}/`
  const escape = scope.helper('escapeRegExp')
  const code = pieces.map((piece) =>
    'mark' in piece ? stringLiteral(piece.mark) : `${escape}(${textExpression(piece.text, scope.helper)})`,
  )
  return `new RegExp(${code.join(' + ')})`
}
