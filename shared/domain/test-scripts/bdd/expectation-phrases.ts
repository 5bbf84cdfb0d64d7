import type { Comparison, Expectation } from '../types.ts'
import { PhraseBuilder } from './phrase-builder.ts'
import type { Phrase } from './types.ts'

const compared = { equals: 'is', contains: 'contains', starts_with: 'starts with', ends_with: 'ends with' }
const comparedNot = {
  equals: 'is not',
  contains: 'does not contain',
  starts_with: 'does not start with',
  ends_with: 'does not end with',
}
const counted = {
  equals: '{int} of',
  at_least: 'at least {int} of',
  at_most: 'at most {int} of',
  more_than: 'more than {int} of',
  less_than: 'less than {int} of',
}
const states = {
  visible: ['is shown', 'is not shown'],
  checked: ['is checked', 'is not checked'],
  enabled: ['is enabled', 'is disabled'],
  focused: ['has the focus', 'does not have the focus'],
  pressed: ['is pressed', 'is not pressed'],
  expanded: ['is expanded', 'is not expanded'],
  invalid: ['is marked as invalid', 'is not marked as invalid'],
  required: ['is marked as required', 'is not marked as required'],
} as const

/** The words of something that a test expects. */
export function ofExpectation(expectation: Expectation): Phrase {
  const build = new PhraseBuilder()
  switch (expectation.kind) {
    case 'text':
      return ofText(build, expectation)
    case 'value':
      return ofValue(build, expectation)
    case 'attribute':
      return ofAttribute(build, expectation)
    case 'count': {
      const count = build.int(expectation.count, 'count')
      const [words, on] = build.locator(expectation.on, 'name')
      const number = counted[expectation.comparison]
      return build.phrase(`there are ${number} ${words}`, { ...expectation, count, on })
    }
    case 'url':
    case 'title': {
      const text = build.text(expectation.text, 'text')
      const what = expectation.kind === 'url' ? 'the address' : 'the page title'
      return build.phrase(`${what} ${relationOf(expectation)} {string}`, { ...expectation, text })
    }
    case 'order':
      return ofOrder(build, expectation)
    case 'cell':
      return ofCell(build, expectation)
    default: {
      const [words, on] = build.locator(expectation.on, 'name')
      const [is, isNot] = states[expectation.kind]
      return build.phrase(`${words} ${expectation.negated ? isNot : is}`, { ...expectation, on })
    }
  }
}

type Expecting<K extends Expectation['kind']> = Extract<Expectation, { kind: K }>

const relationOf = ({ negated, comparison }: { negated?: boolean; comparison: Comparison }) =>
  (negated ? comparedNot : compared)[comparison]

function ofValue(build: PhraseBuilder, expectation: Expecting<'value'>): Phrase {
  const [words, on] = build.locator(expectation.on, 'name')
  const value = build.text(expectation.value, 'value')
  return build.phrase(`the value of ${words} ${relationOf(expectation)} {string}`, {
    ...expectation,
    on,
    value,
  })
}

function ofAttribute(build: PhraseBuilder, expectation: Expecting<'attribute'>): Phrase {
  const [words, on] = build.locator(expectation.on, 'name')
  const attribute = build.text(expectation.attribute, 'attribute')
  const value = build.text(expectation.value, 'value')
  const has = expectation.negated ? 'does not have' : 'has'
  const expression = `${words} ${has} the attribute {string} with the value {string}`
  return build.phrase(expression, { ...expectation, on, attribute, value })
}

function ofCell(build: PhraseBuilder, expectation: Expecting<'cell'>): Phrase {
  const column = build.text(expectation.column, 'column')
  const [words, row] = build.locator(expectation.row, 'row')
  const text = build.text(expectation.text, 'text')
  const is = expectation.negated ? 'is not' : 'is'
  return build.phrase(`the cell {string} of ${words} ${is} {string}`, { ...expectation, column, row, text })
}

function ofText(build: PhraseBuilder, expectation: Expecting<'text'>): Phrase {
  const text = build.text(expectation.text, 'text')
  const not = expectation.negated ? ' not' : ''
  const seen = expectation.whole
    ? `the message {string} is${not} shown`
    : expectation.negated
      ? 'I do not see {string}'
      : 'I see {string}'
  if (expectation.beside) {
    const [words, beside] = build.locator(expectation.beside, 'field')
    return build.phrase(`${seen} beside ${words}`, { ...expectation, text, beside })
  }
  if (!expectation.on) return build.phrase(seen, { ...expectation, text })
  const [words, on] = build.locator(expectation.on, 'place')
  return build.phrase(`${seen} in ${words}`, { ...expectation, text, on })
}

function ofOrder(build: PhraseBuilder, expectation: Expecting<'order'>): Phrase {
  const texts = expectation.texts.map((text, index) => build.text(text, `text${index + 1}`))
  const words = texts.map(() => '{string}').join(', ')
  return build.phrase(`these are shown in this order: ${words}`, { ...expectation, texts })
}
