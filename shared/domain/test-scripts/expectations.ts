import type { Check } from '../prose-steps/types.ts'
import { pathBelow } from './actions.ts'
import { locatorOf, type Purpose, type SuiteNames } from './locators.ts'
import { Obstacle } from './obstacle.ts'
import type { Comparison, CountComparison, Expectation, Locator } from './types.ts'

const fieldRoles = new Set(['textbox', 'searchbox', 'spinbutton', 'combobox', 'listbox', 'slider'])

/** A check of a hosted run as an expectation of a script. Throws `Obstacle` for what scripts do not check. */
export function expectationOf(check: Check, names: SuiteNames, baseUrl: string): Expectation {
  const expectation = ofElement(check, names) ?? ofPage(check, names, baseUrl)
  if (!expectation)
    throw new Obstacle(`${spoken[check.kind] ?? `"${check.kind}"`} is checked by hosted runs only`)
  return expectation
}

function ofElement(check: Check, names: SuiteNames): Expectation | undefined {
  const { target, expected = '' } = check
  const negated = negation(check)
  const on = (purpose: Purpose): Locator => {
    if (!target) throw new Obstacle(`"${check.kind}" names no element`)
    const locator = locatorOf(target, purpose, names)
    // What is expected is not shown by something of a longer name; labels of fields have marks that nobody names.
    return locator.by === 'label' || locator.name === undefined ? locator : { ...locator, exact: true }
  }
  switch (check.kind) {
    case 'assert_visible':
      return { kind: 'visible', on: on('see'), ...negated }
    case 'assert_checked': {
      const locator = on('field')
      if (locator.role === 'tab' || locator.role === 'option')
        return { kind: 'attribute', on: locator, attribute: 'aria-selected', value: 'true', ...negated }
      return { kind: locator.role === 'button' ? 'pressed' : 'checked', on: locator, ...negated }
    }
    case 'assert_enabled':
      return { kind: 'enabled', on: on(isField(check) ? 'field' : 'press'), ...negated }
    case 'assert_focused':
      return { kind: 'focused', on: on('field'), ...negated }
    case 'assert_state':
      if (!check.state) throw new Obstacle('The check names no state')
      return { kind: check.state, on: on(check.state === 'expanded' ? 'press' : 'field'), ...negated }
    case 'assert_value':
      return { kind: 'value', on: on('field'), value: expected, comparison: comparisonOf(check), ...negated }
    case 'assert_attribute':
      if (!check.attribute || check.expected === undefined)
        throw new Obstacle('An attribute without a value is not checked by a script')
      return { kind: 'attribute', on: on('field'), attribute: check.attribute, value: expected, ...negated }
    case 'assert_count':
      return { kind: 'count', on: on('see'), ...countOf(check) }
    default:
      return undefined
  }
}

function ofPage(check: Check, names: SuiteNames, baseUrl: string): Expectation | undefined {
  const { kind, target, expected = '' } = check
  const negated = negation(check)
  switch (kind) {
    case 'assert_text': {
      const whole = check.exact ? { whole: true } : {}
      return { kind: 'text', text: expected, ...whole, ...placeOf(check, names), ...negated }
    }
    case 'assert_url':
      // An address of the site is its path, so that the project can run against another one.
      return {
        kind: 'url',
        text: check.comparison === 'equals' ? pathBelow(baseUrl, expected) : expected,
        comparison: comparisonOf(check),
        ...negated,
      }
    case 'assert_title':
      return { kind: 'title', text: expected, comparison: comparisonOf(check), ...negated }
    case 'assert_order':
      if (check.negated || !check.texts)
        throw new Obstacle('That an order is not so is not checked by a script')
      return { kind: 'order', texts: check.texts }
    case 'assert_cell': {
      if (target?.name === undefined || !target.within || (check.comparison ?? 'equals') !== 'equals')
        throw new Obstacle('The cell is not named by its column and row')
      const row = locatorOf(target.within, 'see', names)
      return { kind: 'cell', column: target.name, row, text: expected, ...negated }
    }
    default:
      return undefined
  }
}

const negation = ({ negated }: Check) => (negated ? { negated: true } : {})

const spoken: Partial<Record<Check['kind'], string>> = {
  assert_dialog: 'A browser dialog',
  assert_entries: 'What every entry of a list shows',
  assert_labelled: 'A value beside its label',
  assert_loaded: 'That a page has loaded',
  assert_number: 'A comparison of numbers',
  assert_changed: 'A change by the step',
  assert_link: 'The address of a link',
  assert_download: 'A download',
  assert_console: 'The console',
  assert_status: 'The status of an answer',
  assert_tab: 'A new tab',
}

function placeOf({ target }: Check, names: SuiteNames): { on?: Locator; beside?: Locator } {
  if (!target) return {}
  if (target.role === 'near' && target.within) return { beside: locatorOf(target.within, 'field', names) }
  return { on: locatorOf(target, 'see', names) }
}

const isField = ({ target }: Check) => target?.role === undefined || fieldRoles.has(target.role)

const comparisons = new Set<string>(['equals', 'contains', 'starts_with', 'ends_with'])

function comparisonOf({ comparison = 'equals' }: Check): Comparison {
  if (!comparisons.has(comparison))
    throw new Obstacle('A comparison of numbers is checked by hosted runs only')
  return comparison as Comparison
}

const countComparisons = new Set<string>(['equals', 'at_least', 'at_most', 'more_than', 'less_than'])

function countOf({ comparison = 'equals', expected = '', negated }: Check) {
  const count = Number(expected)
  if (negated || !countComparisons.has(comparison) || !Number.isSafeInteger(count))
    throw new Obstacle('The number of things is not stated as one number')
  return { count, comparison: comparison as CountComparison }
}
