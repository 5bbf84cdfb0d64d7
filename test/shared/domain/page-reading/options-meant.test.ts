import { describe, expect, test } from 'vitest'
import { fieldByOptions, withOptionsOf } from '../../../../shared/domain/page-reading/options-meant.ts'
import { fieldsOf } from '../../../../shared/domain/page-reading/page-fields.ts'
import type { Rule, Subject } from '../../../../shared/domain/requirement-model/index.ts'
import { inventory, select } from './reading.ts'

const fields = fieldsOf([
  inventory([
    select('The customer wants to', ['Buy foreign currency', 'Sell back foreign currency']),
    select('Size', ['Small', 'Wide']),
  ]),
])
const choice = (options: string[]): Subject => ({
  id: 'm1',
  name: 'direction',
  aliases: [],
  kind: 'choice',
  scope: '',
  from: [],
  options,
})

describe('options of the text', () => {
  test.each([
    [
      'of which one stands there word for word',
      ['Buy foreign currency', 'Selling back'],
      'The customer wants to',
    ],
    ['of which one is nowhere', ['Buy foreign currency', 'Renting'], undefined],
    ['that are only alike', ['Buying', 'Selling'], undefined],
  ])('tell a field %s', (_which, options, name) => {
    expect(fieldByOptions(choice(options), fields)?.name).toBe(name)
  })
  test('are those of the page in rules and stories', () => {
    const [field] = fields
    const selling = { type: 'text' as const, value: 'Selling back' }
    const rule: Rule = {
      id: 'r',
      kind: 'reaction',
      scope: '',
      from: [],
      if: { kind: 'all', of: [{ kind: 'not', of: { kind: 'one-of', subject: 'm1', values: [selling] } }] },
      then: [{ kind: 'shows', text: ['Selling back'], as: 'text' }],
    }
    const flow = {
      id: 'f',
      title: 'Selling',
      role: 'example' as const,
      scope: '',
      from: [],
      given: [],
      steps: [
        {
          events: [
            { action: 'choose' as const, target: 'm1', value: { kind: 'value' as const, value: selling } },
          ],
          effects: [],
        },
      ],
    }
    if (!field) throw new Error('no field')
    const { rules, flows } = withOptionsOf({ rules: [rule], flows: [flow] }, new Map([['m1', field]]))
    expect(JSON.stringify(rules[0]?.if)).toContain('"Sell back foreign currency"')
    expect(rules[0]?.then).toEqual(rule.then)
    expect(JSON.stringify(flows)).toContain('"Sell back foreign currency"')
  })
})
