import { isComputed } from '../framework.ts'
import { type CallArgument, callLines, options } from '../javascript/layout.ts'
import { patternText, stringLiteral, textExpression, wholeExpression } from '../javascript/literals.ts'
import type { SuiteScope } from '../javascript/suite.ts'
import type { Action, Comparison, CountComparison, Expectation, Locator, Statement, Text } from '../types.ts'
import { keyCode } from './keys.ts'
import { nameCode } from './locators.ts'

/** How a test of Cypress says a statement. */
export function statementCode(statement: Statement, scope: SuiteScope): string[] {
  return actionCode(statement, scope) ?? expectationCode(statement as Expectation, scope)
}

const gestures = {
  click: 'click()',
  double_click: 'dblclick()',
  right_click: 'rightclick()',
  // Cypress cannot move the pointer; its documentation names the event that pages listen to.
  hover: "trigger('mouseover')",
  clear: 'clear()',
  check: 'check()',
  uncheck: 'uncheck()',
  scroll_to: 'scrollIntoView()',
}

function actionCode(statement: Statement, scope: SuiteScope): string[] | undefined {
  const text = (value: Text) => textExpression(value, scope.helper)
  const action = statement as Action
  switch (action.kind) {
    case 'open':
      return callLines('cy.visit', [text(action.url)])
    case 'reload':
      return ['cy.reload()']
    case 'go_back':
      return ["cy.go('back')"]
    case 'fill':
      return fillCode(action, scope)
    case 'select':
      return callLines(`${scope.locator(action.on)}.select`, [text(action.value)])
    case 'press':
      return pressCode(action, scope)
    case 'submit':
      return [`cy.get(${stringLiteral(defaultButton)}).click()`]
    case 'wait_for':
      return visibleCode({ on: action.on, ...(action.state === 'hidden' ? { negated: true } : {}) }, scope)
    case 'resize':
      return [`cy.viewport(${wholeExpression(action.width)}, ${wholeExpression(action.height)})`]
    default:
      return action.kind in gestures ? [`${scope.locator(action.on)}.${gestures[action.kind]}`] : undefined
  }
}

// HTML, "Implicit submission": a submit button is a button of type submit, which is the default, or such an input.
const defaultButton =
  'form button:not([type=button]):not([type=reset]), form input[type=submit], form input[type=image]'

/** Two commands, because a chain must not go on behind a command that acts. */
function fillCode({ on, value }: Action & { kind: 'fill' }, scope: SuiteScope): string[] {
  const field = scope.locator(on)
  const expression = textExpression(value, scope.helper)
  if (value === '') return [`${field}.clear()`]
  if (typeof value === 'string' && /^(?:#[\da-f]{6}|\d+)$/i.test(value) && on.role === 'slider')
    return callLines(`${field}.then`, [`${scope.helper('setControl')}(${expression})`])
  const isPlain = typeof value === 'string' && !isComputed(value) && !value.includes('{')
  const raw: CallArgument = isPlain ? [] : ['parseSpecialCharSequences: false']
  return [`${field}.clear()`, ...callLines(`${field}.type`, [expression, raw])]
}

function pressCode({ key, on }: Action & { kind: 'press' }, scope: SuiteScope): string[] {
  const code = typeof key === 'string' ? keyCode(key) : { press: key.variable }
  if ('type' in code) return callLines(`${on ? scope.locator(on) : 'cy.focused()'}.type`, [code.type])
  return [...(on ? [`${scope.locator(on)}.focus()`] : []), `cy.press(${code.press})`]
}

function expectationCode(expectation: Expectation, scope: SuiteScope): string[] {
  const text = (value: Text) => textExpression(value, scope.helper)
  const negated = 'negated' in expectation && expectation.negated === true
  const not = negated ? 'not.' : ''
  const should = (subject: string, ...args: CallArgument[]) => callLines(`${subject}.should`, args)
  const last = negated ? ', false' : ''
  switch (expectation.kind) {
    case 'text':
      return textCode(expectation, scope)
    case 'visible':
      return visibleCode(expectation, scope)
    case 'focused':
      return should(scope.locator(expectation.on), `'${not}have.focus'`)
    case 'checked':
    case 'enabled':
    case 'pressed':
    case 'expanded':
    case 'invalid':
    case 'required':
      return should(
        scope.locator(expectation.on),
        `${scope.helper('beInState')}('${expectation.kind}'${last})`,
      )
    case 'attribute':
      return should(
        scope.locator(expectation.on),
        `'${not}have.attr'`,
        text(expectation.attribute),
        text(expectation.value),
      )
    case 'value':
      return valueCode(expectation, scope)
    case 'count':
      return countCode(expectation, scope)
    case 'url':
    case 'title':
      return addressOrTitle(expectation, scope)
    case 'order':
      return should(
        "cy.get('body')",
        `${scope.helper('showInOrder')}(${expectation.texts.map(text).join(', ')})`,
      )
    case 'cell': {
      const { column, row, text: shown } = expectation
      return should(scope.locator(row), `${scope.helper('haveCell')}(${text(column)}, ${text(shown)}${last})`)
    }
  }
}

function textCode(
  { text, whole, on, beside, negated }: Expectation & { kind: 'text' },
  scope: SuiteScope,
): string[] {
  const announced = on?.role === 'live region' && on.nth === undefined
  const place = beside
    ? scope.locator(beside)
    : on
      ? announced
        ? scope.all(on)
        : scope.locator(on)
      : "cy.get('body')"
  const given = options({ whole: whole ? 'true' : undefined, beside: beside && 'true' })
  const args = [textExpression(text, scope.helper), ...(given.length > 0 ? [`{ ${given.join(', ')} }`] : [])]
  return callLines(`${place}.should`, [
    `${scope.helper(negated ? 'hideText' : 'showText')}(${args.join(', ')})`,
  ])
}

/** A text that is shown may be shown twice, and a field that is hidden still has its label. */
function visibleCode({ on, negated }: { on: Locator; negated?: boolean }, scope: SuiteScope): string[] {
  const { by, name, within, nth, exact } = on
  if (by === 'text' && nth === undefined && name !== undefined)
    return textCode(
      { kind: 'text', text: name, ...(within ? { on: within } : {}), ...(negated ? { negated } : {}) },
      scope,
    )
  if (!negated) return [`${scope.locator(on)}.should('be.visible')`]
  if (by !== 'label' || name === undefined) return [`${scope.all(on)}.should('not.exist')`]
  const place = within ? scope.locator(within) : "cy.get('body')"
  return callLines(`${place}.should`, [`${scope.helper('hideField')}(${nameCode(name, exact, scope)})`])
}

function valueCode(
  { on, value, comparison, negated }: Expectation & { kind: 'value' },
  scope: SuiteScope,
): string[] {
  const not = negated ? 'not.' : ''
  const isList = on.role === 'combobox' || on.role === 'listbox'
  const subject = isList ? `${scope.locator(on)}.find('option:selected')` : scope.locator(on)
  if (comparison === 'equals')
    return callLines(`${subject}.should`, [
      `'${not}have.${isList ? 'text' : 'value'}'`,
      textExpression(value, scope.helper),
    ])
  return callLines(
    `${subject}.invoke('${isList ? 'text' : 'val'}').should`,
    compared(value, comparison, not, scope),
  )
}

const lengths: Record<CountComparison, string> = {
  equals: 'have.length',
  at_least: 'have.length.at.least',
  at_most: 'have.length.at.most',
  more_than: 'have.length.greaterThan',
  less_than: 'have.length.lessThan',
}

function countCode({ on, count, comparison }: Expectation & { kind: 'count' }, scope: SuiteScope): string[] {
  if (count === 0 && comparison === 'equals') return [`${scope.all(on)}.should('not.exist')`]
  return callLines(`${scope.all(on)}.should`, [`'${lengths[comparison]}'`, wholeExpression(count)])
}

function addressOrTitle(
  { kind, text, comparison, negated }: Expectation & { kind: 'url' | 'title' },
  scope: SuiteScope,
): string[] {
  const not = negated ? 'not.' : ''
  const expression = textExpression(text, scope.helper)
  if (comparison !== 'equals') return callLines(`cy.${kind}().should`, compared(text, comparison, not, scope))
  return kind === 'url'
    ? callLines('cy.url().should', [`'${not}match'`, `${scope.helper('addressOf')}(${expression})`])
    : callLines('cy.title().should', [`'${not}eq'`, expression])
}

/** The chainer of a comparison and what it is given. */
function compared(
  text: Text,
  comparison: Exclude<Comparison, 'equals'>,
  not: string,
  scope: SuiteScope,
): string[] {
  const expression = textExpression(text, scope.helper)
  if (comparison === 'contains') return [`'${not}include'`, expression]
  const [start, end] = comparison === 'starts_with' ? ['^', ''] : ['', '$']
  if (typeof text === 'string' && !isComputed(text))
    return [`'${not}match'`, `/${start}${patternText(text)}${end}/`]
  const escaped = `\${${scope.helper('escapeRegExp')}(${expression})}`
  return [`'${not}match'`, `new RegExp(\`${start}${escaped}${end}\`)`]
}
