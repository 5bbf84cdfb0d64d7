import { describe, expect, test } from 'vitest'
import { fieldByOptions, withOptionsOf } from '../../../../shared/domain/page-reading/options-meant.ts'
import { fieldsOf } from '../../../../shared/domain/page-reading/page-fields.ts'
import type { Subject } from '../../../../shared/domain/requirement-model/index.ts'
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
  test('are those of the page in stories', () => {
    const [field] = fields
    const selling = { type: 'text' as const, value: 'Selling back' }
    const flow = {
      id: 'f',
      title: 'Selling',
      role: 'example' as const,
      scope: '',
      from: [],
      given: [
        {
          kind: 'all' as const,
          of: [
            {
              kind: 'not' as const,
              of: { kind: 'one-of' as const, subject: 'm1', values: [selling] },
            },
          ],
        },
      ],
      steps: [
        {
          events: [
            { action: 'choose' as const, target: 'm1', value: { kind: 'value' as const, value: selling } },
          ],
          effects: [{ kind: 'shows' as const, text: ['Selling back'], as: 'text' as const }],
        },
      ],
    }
    if (!field) throw new Error('no field')
    const [story] = withOptionsOf([flow], new Map([['m1', field]]))
    expect(JSON.stringify(story?.given)).toContain('"Sell back foreign currency"')
    expect(JSON.stringify(story?.steps[0]?.events)).toContain('"Sell back foreign currency"')
    expect(story?.steps[0]?.effects).toEqual(flow.steps[0]?.effects)
  })
})
