import type { CodeScope, StatementWriter } from '../framework.ts'
import type { Expectation, Locator, Statement, Text } from '../types.ts'
import { callLines, stringLiteral, textExpression, wholeExpression } from './literals.ts'

/** The expression of a locator: `by_role("row", nth=1, within=by_role("table"))`. */
export function locatorExpression(locator: Locator, helper: CodeScope['helper']): string {
  const { by, role = '', name, exact, nth, within } = locator
  const parts = [
    ...(by === 'role' ? [stringLiteral(role)] : []),
    ...(name === undefined ? [] : [textExpression(name, helper)]),
    ...(exact ? ['exact=True'] : []),
    ...(nth === undefined ? [] : [`nth=${wholeExpression(nth)}`]),
    ...(within ? [`within=${locatorExpression(within, helper)}`] : []),
  ]
  return `${helper(`by_${by}`)}(${parts.join(', ')})`
}

/** Says a statement in Python, by the shared functions. Code around it has the browser in `driver`. */
export const writeStatement: StatementWriter = (statement, scope) => {
  const text = (of: Text) => textExpression(of, scope.helper)
  const call = (name: string, ...args: string[]) => callLines(scope.helper(name), ['driver', ...args])
  switch (statement.kind) {
    case 'open':
      return call('open_page', text(statement.url))
    case 'reload':
      return ['driver.refresh()']
    case 'go_back':
      return ['driver.back()']
    case 'click':
    case 'double_click':
    case 'right_click':
    case 'hover':
    case 'clear':
    case 'check':
    case 'uncheck':
    case 'scroll_to':
      return call(statement.kind, scope.locator(statement.on))
    case 'fill':
    case 'select':
      return call(statement.kind, scope.locator(statement.on), text(statement.value))
    case 'press': {
      const on = statement.on ? [`on=${scope.locator(statement.on)}`] : []
      return call('press', text(statement.key), ...on)
    }
    case 'submit':
      return call('submit_form')
    case 'wait_for':
      return call(
        statement.state === 'visible' ? 'expect_visible' : 'expect_hidden',
        scope.locator(statement.on),
      )
    case 'resize':
      return call('resize', wholeExpression(statement.width), wholeExpression(statement.height))
    default:
      return writeExpectation(statement, { locator: scope.locator, text, call })
  }
}

interface Words {
  locator: CodeScope['locator']
  text: (of: Text) => string
  call: (name: string, ...args: string[]) => string[]
}

function writeExpectation(expectation: Expectation, words: Words): string[] {
  const { locator, text, call } = words
  const negated = 'negated' in expectation && expectation.negated === true
  switch (expectation.kind) {
    case 'text': {
      const { whole, on, beside } = expectation
      return call(
        negated ? 'expect_no_text' : 'expect_text',
        text(expectation.text),
        ...(whole ? ['whole=True'] : []),
        ...(on ? [`within=${locator(on)}`] : []),
        ...(beside ? [`beside=${locator(beside)}`] : []),
      )
    }
    case 'visible':
      return call(negated ? 'expect_hidden' : 'expect_visible', locator(expectation.on))
    case 'checked':
    case 'enabled':
    case 'focused':
    case 'pressed':
    case 'expanded':
    case 'invalid':
    case 'required': {
      const { kind } = expectation
      return call(`expect_${kind}`, locator(expectation.on), ...(negated ? [`${kind}=False`] : []))
    }
    case 'order':
      return call('expect_order', ...expectation.texts.map(text))
    default:
      return writeComparison(expectation, words, negated ? ['negated=True'] : [])
  }
}

type Comparing = Extract<Expectation, { kind: 'value' | 'attribute' | 'count' | 'url' | 'title' | 'cell' }>

function writeComparison(expectation: Comparing, { locator, text, call }: Words, not: string[]): string[] {
  const compared = (comparison: string) =>
    comparison === 'equals' ? [] : [`comparison=${stringLiteral(comparison)}`]
  switch (expectation.kind) {
    case 'value': {
      const { on, value, comparison } = expectation
      return call('expect_value', locator(on), text(value), ...compared(comparison), ...not)
    }
    case 'attribute': {
      const { on, attribute, value } = expectation
      return call('expect_attribute', locator(on), text(attribute), text(value), ...not)
    }
    case 'count': {
      const { on, count, comparison } = expectation
      return call('expect_count', locator(on), wholeExpression(count), ...compared(comparison))
    }
    case 'cell': {
      const { row, column } = expectation
      return call('expect_cell', locator(row), text(column), text(expectation.text), ...not)
    }
    default: {
      const { kind, comparison } = expectation
      return call(`expect_${kind}`, text(expectation.text), ...compared(comparison), ...not)
    }
  }
}

/** Why a statement cannot be said in Python with Selenium, in a sentence; undefined when it can. */
export function obstacleOf(statement: Statement): string | undefined {
  if (statement.kind !== 'press' || typeof statement.key !== 'string') return undefined
  return statement.key.includes('ContextMenu')
    ? 'WebDriver has no key that opens the context menu.'
    : undefined
}
