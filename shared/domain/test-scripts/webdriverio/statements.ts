import { type CodeScope, isComputed } from '../framework.ts'
import { type CallArgument, callLines, options } from '../javascript/layout.ts'
import { patternText, stringLiteral, textExpression, wholeExpression } from '../javascript/literals.ts'
import type { Action, Comparison, CountComparison, Expectation, Locator, Statement, Text } from '../types.ts'
import { locatorCode } from './locators.ts'

/** Where code of WebdriverIO is written. */
export interface WebdriverioScope extends CodeScope {
  /** The expression of all elements that a locator fits; a list of the commands itself where a page object names none. */
  all?: (locator: Locator) => string
}

/** How a test on WebdriverIO says a statement; `browser`, `$` and `expect` are in scope. */
export function statementCode(statement: Statement, scope: WebdriverioScope): string[] {
  return actionCode(statement, scope) ?? expectationCode(statement as Expectation, scope)
}

const gestures = {
  click: 'click()',
  double_click: 'doubleClick()',
  right_click: "click({ button: 'right' })",
  hover: 'moveTo()',
  scroll_to: 'scrollIntoView()',
}

function actionCode(statement: Statement, scope: WebdriverioScope): string[] | undefined {
  const text = (value: Text) => textExpression(value, scope.helper)
  const action = statement as Action
  switch (action.kind) {
    case 'open':
      return [`await browser.url(${text(action.url)})`]
    case 'reload':
      return ['await browser.refresh()']
    case 'go_back':
      return ['await browser.back()']
    case 'fill': {
      const field = scope.locator(action.on)
      return isTyped(action.value)
        ? callLines(`await ${field}.setValue`, [text(action.value)])
        : callLines(`await ${scope.helper('fillIn')}`, [field, text(action.value)])
    }
    case 'clear':
      return callLines(`await ${scope.helper('fillIn')}`, [scope.locator(action.on), "''"])
    case 'select':
      return callLines(`await ${scope.helper('selectOption')}`, [
        scope.locator(action.on),
        text(action.value),
      ])
    case 'press':
      return [
        ...(action.on ? [`await ${scope.locator(action.on)}.click()`] : []),
        `await ${scope.helper('pressKeys')}(${text(action.key)})`,
      ]
    case 'submit':
      return [`await $(${stringLiteral(defaultButton)}).click()`]
    case 'check':
    case 'uncheck': {
      const args = [scope.locator(action.on), ...(action.kind === 'check' ? [] : ['false'])]
      return callLines(`await ${scope.helper('setChecked')}`, args)
    }
    case 'wait_for':
      return action.state === 'visible'
        ? [`await ${scope.locator(action.on)}.waitForDisplayed()`]
        : noneOf(action.on, scope)
    case 'resize':
      return [
        `await browser.setWindowSize(${wholeExpression(action.width)}, ${wholeExpression(action.height)})`,
      ]
    default:
      return action.kind in gestures
        ? [`await ${scope.locator(action.on)}.${gestures[action.kind]}`]
        : undefined
  }
}

// HTML, "Implicit submission": a submit button is a button of type submit, which is the default, or such an input.
const defaultButton =
  'form :is(button:not([type=button], [type=reset]), input:is([type=submit], [type=image]))'

/** Nothing, dates, times, colours and what is known at run time only are not just typed. */
function isTyped(value: Text): boolean {
  return (
    typeof value === 'string' &&
    value !== '' &&
    !isComputed(value) &&
    !/^(?:\d{4}-(?:\d\d|W\d\d)|\d\d:\d\d|#[\da-f]{6}$)/i.test(value)
  )
}

const allOf = (on: Locator, scope: WebdriverioScope) =>
  scope.all?.(on) ?? locatorCode(on, scope, { all: true })

const noneOf = (on: Locator, scope: WebdriverioScope) => [
  `await expect(${allOf(on, scope)}).toBeElementsArrayOfSize(0)`,
]

function expectationCode(expectation: Expectation, scope: WebdriverioScope): string[] {
  const text = (value: Text) => textExpression(value, scope.helper)
  const negated = 'negated' in expectation && expectation.negated === true
  const not = negated ? 'not.' : ''
  switch (expectation.kind) {
    case 'text':
      return textCode(expectation, scope)
    case 'visible':
      return visibleCode(expectation, scope)
    case 'focused':
      return [`await expect(${scope.locator(expectation.on)}).${not}toBeFocused()`]
    case 'checked':
    case 'enabled':
    case 'pressed':
    case 'expanded':
    case 'invalid':
    case 'required': {
      const args = [
        scope.locator(expectation.on),
        stringLiteral(expectation.kind),
        ...(negated ? ['false'] : []),
      ]
      return callLines(`await ${scope.helper('expectState')}`, args)
    }
    case 'attribute':
      return callLines(`await expect(${scope.locator(expectation.on)}).${not}toHaveAttribute`, [
        text(expectation.attribute),
        text(expectation.value),
      ])
    case 'value': {
      const { on, value, comparison } = expectation
      const isList = on.role === 'combobox' || on.role === 'listbox'
      const subject = isList ? `${scope.locator(on)}.$('option:checked')` : scope.locator(on)
      const matcher = isList ? 'toHaveText' : 'toHaveValue'
      return callLines(`await expect(${subject}).${not}${matcher}`, [compared(value, comparison, scope)])
    }
    case 'count': {
      const size = sizeCode(expectation.comparison, wholeExpression(expectation.count))
      return callLines(`await expect(${allOf(expectation.on, scope)}).toBeElementsArrayOfSize`, [size])
    }
    case 'url':
    case 'title':
      return callLines(
        `await expect(browser).${not}${expectation.kind === 'url' ? 'toHaveUrl' : 'toHaveTitle'}`,
        [addressOrTitle(expectation, scope)],
      )
    case 'order':
      return callLines(`await ${scope.helper('expectInOrder')}`, expectation.texts.map(text))
    case 'cell': {
      const { column, row, text: shown } = expectation
      const args = [`() => ${scope.locator(row)}`, text(column), text(shown), ...(negated ? ['false'] : [])]
      return callLines(`await ${scope.helper('expectCell')}`, args)
    }
  }
}

/** A text that is shown may be shown twice, so it is looked for as a text and not as one element. */
function visibleCode({ on, negated }: { on: Locator; negated?: boolean }, scope: WebdriverioScope): string[] {
  if (on.by === 'text' && on.nth === undefined && on.name !== undefined) {
    const within = on.within ? { on: on.within } : {}
    return textCode({ kind: 'text', text: on.name, ...within, ...(negated ? { negated } : {}) }, scope)
  }
  return negated ? noneOf(on, scope) : [`await expect(${scope.locator(on)}).toBeDisplayed()`]
}

function textCode(
  { text, whole, on, beside, negated }: Expectation & { kind: 'text' },
  scope: WebdriverioScope,
): string[] {
  const place =
    on && (on.role === 'live region' && on.nth === undefined ? allOf(on, scope) : scope.locator(on))
  const where = options({
    whole: whole ? 'true' : undefined,
    within: place && `() => ${place}`,
    beside: beside && `() => ${scope.locator(beside)}`,
  })
  const args = [textExpression(text, scope.helper), where]
  return callLines(`await ${scope.helper(negated ? 'expectNoText' : 'expectText')}`, args)
}

const sizes: Record<Exclude<CountComparison, 'equals' | 'more_than' | 'less_than'>, string> = {
  at_least: 'gte',
  at_most: 'lte',
}

function sizeCode(comparison: CountComparison, count: string): CallArgument {
  if (comparison === 'equals') return count
  if (comparison === 'more_than') return [`gte: ${count} + 1`]
  if (comparison === 'less_than') return [`lte: ${count} - 1`]
  return [`${sizes[comparison]}: ${count}`]
}

function addressOrTitle(
  { kind, text, comparison }: Expectation & { kind: 'url' | 'title' },
  scope: CodeScope,
): string {
  if (kind === 'url' && comparison === 'equals')
    return `${scope.helper('addressOf')}(${textExpression(text, scope.helper)})`
  return compared(text, comparison, scope)
}

/** What a matcher is given: a string is compared as a whole. */
function compared(text: Text, comparison: Comparison, scope: CodeScope): string {
  const expression = textExpression(text, scope.helper)
  if (comparison === 'equals') return expression
  if (comparison === 'contains') return `expect.stringContaining(${expression})`
  const [start, end] = comparison === 'starts_with' ? ['^', ''] : ['', '$']
  if (typeof text === 'string' && !isComputed(text)) return `/${start}${patternText(text)}${end}/`
  const escaped = `\${${scope.helper('escapeRegExp')}(${expression})}`
  return `new RegExp(\`${start}${escaped}${end}\`)`
}
