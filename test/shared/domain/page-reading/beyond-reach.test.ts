import { describe, expect, test } from 'vitest'
import { withinReach } from '../../../../shared/domain/page-reading/beyond-reach.ts'
import type { Condition, Rule } from '../../../../shared/domain/requirement-model/index.ts'

const price = (operator: '=' | '>='): Condition => ({
  kind: 'compare',
  left: { kind: 'subject', subject: 'price' },
  operator,
  right: { kind: 'value', value: { type: 'number', value: '7.50' } },
})
const rule = (id: string, own: Partial<Rule>): Rule => ({
  id,
  kind: 'reaction',
  scope: '',
  from: [],
  then: [{ kind: 'shows', text: ['Price: 7.50 €'], as: 'text' }],
  ...own,
})
const press = { action: 'press', target: 'quote' } as const
const sets = rule('sets', {
  when: press,
  then: [
    {
      kind: 'set',
      subject: 'price',
      to: { kind: 'value', value: { type: 'number', value: '4.90' } },
    },
  ],
})
const ids = (...rules: Rule[]) => withinReach(rules).map(({ id }) => id)

describe('the rules of a page that can be decided', () => {
  test('leave out what only words tell beside what else the same event does', () => {
    const told = rule('told', { when: press, if: { kind: 'said', text: 'every click that led to a price' } })
    expect(ids(sets, told)).toEqual(['sets'])
    expect(ids(told)).toEqual(['told'])
  })
  test('leave out texts of one value of an amount that another rule works out', () => {
    expect(ids(sets, rule('example', { if: price('=') }))).toEqual(['sets'])
    expect(ids(rule('fact', { if: price('=') }))).toEqual(['fact'])
    expect(ids(sets, rule('note', { if: price('>=') }))).toEqual(['sets', 'note'])
  })
  test('leave out what an empty list shows that nothing fills', () => {
    const empty = rule('empty', { if: { kind: 'empty', subject: 'list' } })
    const adds = rule('adds', { when: press, then: [{ kind: 'adds', list: 'list', entry: [] }] })
    const lists = new Set(['list'])
    expect(withinReach([empty], lists)).toEqual([])
    expect(withinReach([empty, adds], lists)).toEqual([empty, adds])
  })
})
