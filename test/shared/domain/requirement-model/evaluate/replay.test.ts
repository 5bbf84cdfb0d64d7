import { expect, test } from 'vitest'
import {
  replay,
  type Condition,
  type Effect,
  type Event,
  type Expression,
  type Flow,
} from '../../../../../shared/domain/requirement-model/index.ts'
import { leaveClaims } from '../../../../support/models/leave-claims.ts'
import { newsletterForm } from '../../../../support/models/newsletter-form.ts'
import { amount, compare, oneOf, subject, word } from '../../../../support/models/fixture.ts'
import { entering, modelOf, pressing } from '../../../../support/small-models.ts'

const example = (given: Condition[], events: Event[], ...effects: Effect[]): Flow => ({
  id: 'example',
  scope: '',
  from: [],
  title: 'An example',
  role: 'example',
  given,
  steps: [{ events, effects }],
})
const shows = (text: string, as: 'text' | 'message' = 'text'): Effect => ({ kind: 'shows', text: [text], as })
const less: Expression = {
  kind: '-',
  of: [subject('price'), { kind: 'percent', share: amount('10'), of: subject('price') }],
}
const prices = modelOf({
  subjects: [
    { id: 'tier', kind: 'choice', options: ['Gold', 'Silver'] },
    { id: 'price', kind: 'number', step: '0.01', unit: 'EUR' },
    { id: 'total', kind: 'number', step: '0.01', unit: 'EUR', given: true },
  ],
  rules: [
    {
      id: 'gold',
      kind: 'computation',
      if: oneOf('tier', 'Gold'),
      then: [{ kind: 'set', subject: 'total', to: less }],
    },
    {
      id: 'others',
      kind: 'computation',
      if: oneOf('tier', 'Silver'),
      then: [{ kind: 'set', subject: 'total', to: subject('price') }],
    },
  ],
})
const gold = [compare(subject('tier'), '=', word('Gold'))]

test('an example that comes out confirms the rules', () => {
  expect(replay(prices, example(gold, [entering('price', '52.00')], shows('46.80')))).toEqual({
    verdict: 'confirmed',
    by: ['gold'],
  })
  const total: Effect = { kind: 'set', subject: 'total', to: amount('46.8') }
  expect(replay(prices, example(gold, [entering('price', '52.00')], total)).verdict).toBe('confirmed')
})

test('an example that does not come out names the rules that decided', () => {
  expect(replay(prices, example(gold, [entering('price', '52.00')], shows('46.90')))).toMatchObject({
    verdict: 'contradicted',
    by: ['gold'],
  })
})

test('what the rules do not speak of is left open', () => {
  expect(replay(prices, example(gold, [entering('price', '52.00')], shows('Thank you'))).verdict).toBe('open')
  expect(replay(prices, example(gold, [entering('price', '52.00')])).verdict).toBe('open')
  expect(
    replay(
      prices,
      example([compare(subject('tier'), '!=', word('Gold'))], [entering('price', '1')], shows('1')),
    ).verdict,
  ).toBe('open')
})

test('messages, states and refusals of an example are looked for', () => {
  const form = [
    entering('nickname-field', 'Joe'),
    entering('code-field', '1'),
    entering('age-field', '20'),
    { action: 'tick', target: 'agree-box' } as const,
    pressing('subscribe'),
  ]
  const asked = (...effects: Effect[]) => replay(newsletterForm.model, example([], form, ...effects)).verdict
  expect(asked(shows('Nickname must be 4 to 16 characters long.', 'message'))).toBe('confirmed')
  expect(asked(shows('Nickname is required.', 'message'))).toBe('contradicted')
  expect(asked({ kind: 'refused' })).toBe('confirmed')
  expect(asked({ kind: 'accepted' })).toBe('contradicted')
  const send: Event = { action: 'do', name: 'send', target: 'claim' }
  const claim = (to: string): Effect => ({ kind: 'set', subject: 'claim', to: word(to) })
  expect(replay(leaveClaims.model, example([], [send], claim('Sent'))).verdict).toBe('confirmed')
  expect(replay(leaveClaims.model, example([], [send], claim('Accepted'))).verdict).toBe('contradicted')
  expect(replay(leaveClaims.model, example([oneOf('claim', 'Sent')], [send], claim('Sent'))).verdict).toBe(
    'confirmed',
  )
})

test('the entries of a list and a counter are looked for', () => {
  const model = modelOf({
    subjects: [
      { id: 'item', kind: 'text' },
      { id: 'name', kind: 'text' },
      { id: 'notes', kind: 'list', fields: ['name'] },
    ],
    controls: [{ id: 'add', role: 'button' }],
    rules: [
      {
        id: 'added',
        when: pressing('add'),
        then: [{ kind: 'adds', list: 'notes', entry: [{ field: 'name', is: subject('item') }] }],
      },
      {
        id: 'counter',
        then: [{ kind: 'shows', text: [{ kind: 'count', list: 'notes' }, ' open'], as: 'text' }],
      },
    ],
  })
  const given: Condition[] = [
    { kind: 'has-entry', list: 'notes', where: [{ field: 'name', is: word('Eggs') }] },
  ]
  const asked = (...effects: Effect[]) =>
    replay(model, example(given, [entering('item', 'Tea'), pressing('add')], ...effects)).verdict
  const lists = (shown: string[], hidden: string[] = []): Effect => ({
    kind: 'lists',
    list: 'notes',
    shown: shown.map((one) => [one]),
    hidden: hidden.map((one) => [one]),
  })
  expect(asked(lists(['Eggs', 'Tea'], ['Milk']), shows('2 open'))).toBe('confirmed')
  expect(asked(lists(['Tea'], ['Eggs']))).toBe('contradicted')
  expect(asked(shows('1 open'))).toBe('contradicted')
})
