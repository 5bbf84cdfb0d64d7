import type { Comparison, CountComparison, Expectation, Locator, Statement, Text, Whole } from '../types.ts'

/** What a call is given: a text, a number, an element, or the answer of another call. */
export type Argument = { text: Text } | { whole: Whole } | { locator: Locator } | Call

/** A call of a shared function. Its name is in camelCase; languages with other customs change it. */
export interface Call {
  name: string
  /** Whether it works on the browser, and so is given the driver. */
  driver?: true
  args: Argument[]
}

/** What a statement calls in projects on WebDriver, whose own commands know no roles, no retries and no texts of a page. */
export function callOf(statement: Statement): Call {
  switch (statement.kind) {
    case 'open':
      return onDriver('open', { text: statement.url })
    case 'reload':
      return onDriver('reload')
    case 'go_back':
      return onDriver('goBack')
    case 'submit':
      return onDriver('submitForm')
    case 'fill':
    case 'select':
      return onDriver(statement.kind, { locator: statement.on }, { text: statement.value })
    case 'press':
      return statement.on
        ? onDriver('pressIn', { locator: statement.on }, { text: statement.key })
        : onDriver('press', { text: statement.key })
    case 'wait_for':
      return onDriver(statement.state === 'visible' ? 'expectVisible' : 'expectNotVisible', {
        locator: statement.on,
      })
    case 'resize':
      return onDriver('resize', { whole: statement.width }, { whole: statement.height })
    case 'click':
    case 'double_click':
    case 'right_click':
    case 'hover':
    case 'clear':
    case 'check':
    case 'uncheck':
    case 'scroll_to':
      return onDriver(gestures[statement.kind], { locator: statement.on })
    default:
      return ofExpectation(statement)
  }
}

const gestures = {
  click: 'click',
  double_click: 'doubleClick',
  right_click: 'rightClick',
  hover: 'hover',
  clear: 'clear',
  check: 'check',
  uncheck: 'uncheck',
  scroll_to: 'scrollTo',
}

function ofExpectation(expectation: Expectation): Call {
  switch (expectation.kind) {
    case 'text':
      return ofText(expectation)
    case 'value':
      return onDriver(
        expectation.negated ? 'expectOtherValue' : 'expectValue',
        { locator: expectation.on },
        matching({ comparison: expectation.comparison }, expectation.value),
      )
    case 'attribute':
      return onDriver(
        'expectAttribute',
        { locator: expectation.on },
        { text: expectation.attribute },
        matching({ ...expectation, comparison: 'equals' }, expectation.value),
      )
    case 'count':
      return onDriver(
        'expectCount',
        { locator: expectation.on },
        plain(counts[expectation.comparison], { whole: expectation.count }),
      )
    case 'url':
    case 'title':
      return expectation.kind === 'url'
        ? onDriver('expectUrl', addressMatching(expectation))
        : onDriver('expectTitle', matching(expectation, expectation.text))
    case 'order':
      return onDriver('expectOrder', ...expectation.texts.map((text) => ({ text })))
    case 'cell':
      return onDriver(
        'expectCell',
        { locator: expectation.row },
        { text: expectation.column },
        matching({ ...expectation, comparison: 'equals' }, expectation.text),
      )
    default: {
      const [holds, not] = states[expectation.kind]
      return onDriver(expectation.negated ? not : holds, { locator: expectation.on })
    }
  }
}

const states = {
  visible: ['expectVisible', 'expectNotVisible'],
  checked: ['expectChecked', 'expectNotChecked'],
  enabled: ['expectEnabled', 'expectDisabled'],
  focused: ['expectFocused', 'expectNotFocused'],
  pressed: ['expectPressed', 'expectNotPressed'],
  expanded: ['expectExpanded', 'expectCollapsed'],
  invalid: ['expectInvalid', 'expectValid'],
  required: ['expectRequired', 'expectOptional'],
} as const

type Expecting<K extends Expectation['kind']> = Expectation & { kind: K }

function ofText({ text, whole, on, beside, negated }: Expecting<'text'>): Call {
  const place = beside
    ? plain('beside', { locator: beside })
    : on
      ? plain('inside', { locator: on })
      : undefined
  const name = `expect${negated ? 'No' : ''}${whole ? 'Message' : 'Text'}${place ? 'In' : ''}`
  return onDriver(name, ...(place ? [place] : []), { text })
}

interface Matching {
  comparison: Comparison
  negated?: boolean
}

const matches = { equals: 'is', contains: 'contains', starts_with: 'startsWith', ends_with: 'endsWith' }
const counts: Record<CountComparison, string> = {
  equals: 'exactly',
  at_least: 'atLeast',
  at_most: 'atMost',
  more_than: 'moreThan',
  less_than: 'lessThan',
}

function matching({ comparison, negated }: Matching, text: Text): Call {
  return denied(negated, plain(matches[comparison], { text }))
}

/** An address is the same with or without its origin and its last slash; what it starts with is said from the origin or the path. */
function addressMatching({ comparison, negated, text }: Matching & { text: Text }): Call {
  if (comparison === 'equals') return denied(negated, plain('sameAddress', { text }))
  if (comparison === 'starts_with') return denied(negated, plain('startsWith', plain('address', { text })))
  return matching({ comparison, ...(negated ? { negated } : {}) }, text)
}

const denied = (negated: boolean | undefined, call: Call) => (negated ? plain('not', call) : call)
const plain = (name: string, ...args: Argument[]): Call => ({ name, args })
const onDriver = (name: string, ...args: Argument[]): Call => ({ name, driver: true, args })

/** What finds an element. Rows and announcements are no matter of their role alone, so they have functions of their own. */
export function locatorCall({ by, role, name, exact, nth, within }: Locator): Call {
  const noun = role === 'row' ? 'row' : role === 'live region' ? 'liveRegion' : by
  const text = name === undefined || noun === 'liveRegion' ? [] : [{ text: name }]
  const known: Argument[] = noun === 'role' ? [{ text: role ?? '' }, ...text] : text
  const found = plain(
    exact && text.length > 0 ? `${noun}Exactly` : text.length > 0 ? noun : unnamed[noun],
    ...known,
  )
  const inPlace = within ? plain('within', { locator: within }, found) : found
  return nth === undefined
    ? inPlace
    : nth === -1
      ? plain('last', inPlace)
      : plain('nth', inPlace, { whole: nth })
}

const unnamed = { role: 'anyRole', row: 'anyRow', label: 'label', text: 'text', liveRegion: 'liveRegion' }
