import { expect, test } from 'vitest'
import {
  evaluate,
  number,
  startOf,
  text,
  type Condition,
  type Effect,
  type Expression,
  type Subject,
  type World,
} from '../../../../../shared/domain/requirement-model/index.ts'
import { freightSurcharge } from '../../../../support/models/freight-surcharge.ts'
import { hallPlan } from '../../../../support/models/hall-plan.ts'
import { amount, compare, message, oneOf, subject, word } from '../../../../support/models/fixture.ts'
import { after, entering, modelOf, pressing, submitting } from '../../../../support/small-models.ts'

const set = (of: string, to: Expression): Effect => ({ kind: 'set', subject: of, to })
const money = (id: string, more: Partial<Subject> = {}) =>
  ({ id, kind: 'number', step: '0.01', unit: 'EUR', ...more }) as const
const price = money('price')
const pieces = { id: 'pieces', kind: 'number', step: '1' } as const
const total = money('total', { given: true })
const product: Expression = { kind: '*', of: [subject('price'), subject('pieces')] }
const off = { type: 'boolean', value: false } as const
const yes = { type: 'boolean', value: true } as const
const buttons = (...ids: string[]) => ids.map((id) => ({ id, role: 'button' as const }))

test('a row of a decision table answers where it holds, up to its bound', () => {
  const { model } = freightSurcharge
  const rate = (kind: string, weight: string) =>
    after(model, [entering('goods-class', kind), entering('weight', weight), submitting]).told
  expect(rate('Standard', '49')).toContain('surcharge = 0')
  expect(rate('Standard', '50')).toContain('surcharge = 4')
  expect(rate('Fragile', '499')).toContain('surcharge = 7')
  expect(rate('Fragile', '500')).toContain('surcharge = 12')
  expect(rate('Livestock', '500')).toEqual(['shows Goods class unknown'])
})

test('the text says itself when something is accepted', () => {
  const { model } = hallPlan
  const plan = (budget: string, rows = '5') =>
    after(model, [
      entering('budget', budget),
      entering('rows', rows),
      entering('seats', '6'),
      entering('aisles', '4'),
      submitting,
    ]).told
  expect(plan('0.01')).toEqual(['accepted', 'the plan is saved'])
  expect(plan('900.00')).toEqual(['accepted', 'the plan is saved'])
  expect(plan('0.00')).toEqual(['refused', 'shows Plan not accepted'])
  expect(plan('1', '5.5')).toEqual(['refused', 'shows Plan not accepted'])
  expect(plan('1', '4')).toEqual(['refused', 'shows Plan not accepted'])
})

test('a sum holds after every event and is printed in the places of its subject', () => {
  const model = modelOf({
    subjects: [price, pieces, total],
    rules: [
      { kind: 'computation', then: [set('total', product)] },
      { then: [{ kind: 'shows', text: ['Total: ', subject('total'), ' EUR'], as: 'text' }] },
    ],
  })
  expect(after(model, [entering('price', '15.6'), entering('pieces', '3')]).told).toEqual([
    'total = 46.80',
    'shows Total: 46.80 EUR',
  ])
  expect(
    after(model, [entering('price', '15.6'), entering('pieces', '3'), entering('pieces', '')]).told,
  ).toEqual([])
})

test('what is computed of what is computed comes out, however the text orders it', () => {
  const rules = [
    { kind: 'computation', then: [set('total', { kind: '+', of: [subject('net'), subject('tax')] })] },
    { kind: 'computation', then: [set('tax', { kind: 'percent', share: amount('20'), of: subject('net') })] },
    { kind: 'computation', then: [set('net', product)] },
  ] as const
  const subjects = [price, pieces, total, money('net', { given: true }), money('tax', { given: true })]
  const model = modelOf({ subjects, rules: rules.map((one) => ({ ...one, then: [...one.then] })) })
  expect(after(model, [entering('price', '10'), entering('pieces', '2')]).told).toEqual([
    'net = 20.00',
    'tax = 4.00',
    'total = 24.00',
  ])
})

test('what goes round in a circle is undecided', () => {
  const model = modelOf({
    subjects: [
      pieces,
      { id: 'a', kind: 'number', given: true, initial: number('0') },
      { id: 'b', kind: 'number', given: true, initial: number('0') },
    ],
    rules: [
      { kind: 'computation', then: [set('a', { kind: '+', of: [subject('b'), amount('1')] })] },
      { kind: 'computation', then: [set('b', { kind: '+', of: [subject('a'), amount('1')] })] },
    ],
  })
  expect(after(model, [entering('pieces', '1')]).told).toEqual([
    'undecided: the rules for what is computed go round in a circle',
  ])
})

const gold: Condition = oneOf('tier', 'Gold')
const tier = { id: 'tier', kind: 'choice', options: ['Gold', 'Silver'] } as const

test('a reduction is made once, of what comes out without it', () => {
  const less = (percent: string): Expression => ({
    kind: '-',
    of: [subject('total'), { kind: 'percent', share: amount(percent), of: subject('total') }],
  })
  const model = modelOf({
    subjects: [price, pieces, total, { ...tier, options: [...tier.options] }],
    rules: [
      { kind: 'decision', if: gold, then: [set('total', less('10'))] },
      { kind: 'computation', then: [set('total', product)] },
    ],
  })
  const events = [entering('price', '52.00'), entering('pieces', '1'), entering('tier', 'Gold'), submitting]
  expect(after(model, events).told).toContain('total = 46.80')
  expect(after(model, [...events, submitting]).told).toContain('total = 46.80')
})

test('two changes whose order matters, and two sums for one subject, are ambiguous', () => {
  const model = (second: Expression) =>
    modelOf({
      subjects: [price, total],
      rules: [
        { id: 'base', kind: 'computation', then: [set('total', subject('price'))] },
        {
          id: 'share',
          kind: 'computation',
          then: [
            set('total', {
              kind: '-',
              of: [subject('total'), { kind: 'percent', share: amount('10'), of: subject('total') }],
            }),
          ],
        },
        { id: 'other', kind: 'computation', then: [set('total', second)] },
      ],
    })
  expect(
    after(model({ kind: '-', of: [subject('total'), amount('5')] }), [entering('price', '100')]).told,
  ).toEqual(['undecided: ambiguous: in which order share and other change "total" is not said'])
  expect(
    after(model({ kind: '*', of: [subject('total'), amount('2')] }), [entering('price', '100')]).told,
  ).toEqual(['total = 180.00'])
  expect(after(model(amount('5')), [entering('price', '100')]).told[0]).toMatch(
    /^undecided: ambiguous: base and other/,
  )
})

test('what a rule that nobody can decide would set is not known any more', () => {
  const model = modelOf({
    subjects: [price, total, { id: 'member', kind: 'boolean', given: true }],
    rules: [
      {
        kind: 'computation',
        if: compare(subject('member'), '=', { kind: 'value', value: yes }),
        then: [set('total', amount('0'))],
      },
      {
        kind: 'computation',
        if: compare(subject('member'), '=', { kind: 'value', value: off }),
        then: [set('total', subject('price'))],
      },
    ],
  })
  expect(after(model, [entering('price', '5')]).told).toEqual([])
  const known: World = { values: { ...startOf(model).values, member: off }, lists: {} }
  expect(after(model, [entering('price', '5')], known).told).toEqual(['total = 5.00'])
})

const notes = {
  subjects: [
    { id: 'item', kind: 'text' },
    { id: 'name', kind: 'text' },
    { id: 'done', kind: 'boolean' },
    { id: 'notes', kind: 'list', fields: ['name', 'done'] },
  ] satisfies { id: string; kind: Subject['kind']; fields?: string[] }[],
  controls: buttons('add', 'clean', 'all'),
}
const doneOnes = [{ field: 'done', is: { kind: 'value', value: yes } as Expression }]
const list = modelOf({
  ...notes,
  rules: [
    {
      when: pressing('add'),
      then: [{ kind: 'adds', list: 'notes', entry: [{ field: 'name', is: subject('item') }] }],
    },
    { when: pressing('clean'), then: [{ kind: 'removes', list: 'notes', where: doneOnes }] },
    { when: pressing('all'), then: [{ kind: 'changes', list: 'notes', where: [], to: doneOnes }] },
    {
      kind: 'constraint',
      if: { kind: 'repeats', subject: 'item', in: 'notes' },
      then: [message('Already there')],
    },
    { kind: 'constraint', if: { kind: 'empty', subject: 'item' }, then: [message('Enter something')] },
    {
      then: [
        {
          kind: 'shows',
          text: [
            { kind: 'count', list: 'notes', where: [{ field: 'done', is: { kind: 'value', value: off } }] },
            ' open',
          ],
          as: 'text',
        },
      ],
    },
  ],
})
const adding = (item: string) => [entering('item', item), pressing('add')]

test('entries are added, ticked, changed and removed, and the counter follows', () => {
  const two = [...adding('Eggs'), ...adding('Tea')]
  const tick = { action: 'tick', target: 'done', value: word('Eggs') } as const
  expect(after(list, adding('Eggs')).told).toEqual(['lists Eggs not ', 'shows 1 open', 'accepted'])
  expect(after(list, two).world.lists['notes']).toEqual([
    { name: text('Eggs'), done: off },
    { name: text('Tea'), done: off },
  ])
  expect(after(list, [...two, tick]).told).toEqual(['shows 1 open'])
  expect(after(list, [...two, tick, pressing('clean')]).told).toEqual(['lists  not Eggs', 'shows 1 open'])
  expect(after(list, [...two, pressing('all')]).told).toEqual(['shows 0 open'])
  expect(after(list, [...two, pressing('all'), pressing('clean')]).told).toEqual([
    'lists  not Eggs, Tea',
    'shows 0 open',
  ])
})

test('a list that refuses an entry stays as it is, and shows so', () => {
  expect(after(list, [...adding('Eggs'), ...adding('Eggs')]).told).toEqual([
    'shows Already there',
    'refused',
    'shows 1 open',
  ])
  expect(after(list, adding('')).told).toEqual(['shows Enter something', 'refused', 'shows 0 open'])
  expect(after(list, [...adding('Eggs'), ...adding('eggs')]).told[0]).toMatch(/^undecided/)
})

test('an entry that an event names is the one that changes', () => {
  const model = modelOf({
    ...notes,
    rules: [
      {
        when: { action: 'tick', target: 'notes' },
        then: [{ kind: 'changes', list: 'notes', where: [], to: doneOnes }],
      },
      {
        when: { action: 'do', name: 'delete', target: 'notes' },
        then: [{ kind: 'removes', list: 'notes', where: [] }],
      },
    ],
  })
  const world: World = {
    values: {},
    lists: { notes: ['Eggs', 'Tea'].map((name) => ({ name: text(name), done: off })) },
  }
  const ticked = after(model, [{ action: 'tick', target: 'notes', value: word('Tea') }], world)
  expect(ticked.world.lists['notes']?.map((one) => one['done'])).toEqual([off, yes])
  expect(
    after(model, [{ action: 'do', name: 'delete', target: 'notes', value: word('Eggs') }], world).told,
  ).toEqual(['lists  not Eggs'])
  expect(
    after(model, [{ action: 'do', name: 'delete', target: 'notes', value: word('Milk') }], world).told[0],
  ).toMatch(/^undecided/)
})

test('a counter that an event raises is shown as it is afterwards', () => {
  const model = modelOf({
    subjects: [{ id: 'tries', kind: 'number', given: true, initial: number('0') }],
    controls: buttons('try'),
    rules: [
      { when: pressing('try'), then: [set('tries', { kind: '+', of: [subject('tries'), amount('1')] })] },
      { then: [{ kind: 'shows', text: ['Tries: ', subject('tries')], as: 'text' }] },
      {
        if: compare(subject('tries'), '>=', amount('2')),
        then: [{ kind: 'control', control: 'try', is: 'disabled' }],
      },
    ],
  })
  expect(after(model, [pressing('try')]).told).toEqual(['tries = 1', 'shows Tries: 1'])
  expect(after(model, [pressing('try'), pressing('try')]).told).toEqual([
    'tries = 2',
    'shows Tries: 2',
    'try is disabled',
  ])
})

test('days from today are printed as steps write them', () => {
  const model = modelOf({
    subjects: [{ id: 'due', kind: 'date', given: true }],
    controls: buttons('lend'),
    rules: [
      {
        when: pressing('lend'),
        then: [
          set('due', { kind: 'shift', days: 14 }),
          { kind: 'shows', text: ['Back by ', subject('due')], as: 'text' },
        ],
      },
    ],
  })
  expect(after(model, [pressing('lend')]).told[1]).toBe('shows Back by %TODAY+14D%')
})

test('an empty optional entry breaks no limit, one of which nothing is said is undecided', () => {
  const limited = (more: Partial<Subject>, least = '4') =>
    after(
      modelOf({
        subjects: [{ id: 'name', kind: 'text', ...more }],
        rules: [
          {
            kind: 'constraint',
            if: {
              kind: 'not',
              of: {
                kind: 'all',
                of: [
                  compare({ kind: 'length', of: subject('name') }, '>=', amount(least)),
                  compare({ kind: 'length', of: subject('name') }, '<=', amount('16')),
                ],
              },
            },
            then: [message('4 to 16')],
          },
        ],
      }),
      [submitting],
    ).told
  expect(limited({ optional: true })).toEqual(['accepted'])
  expect(limited({})).toEqual(['undecided: whether "name" may be left empty is not said'])
  expect(limited({}, '1')).toEqual(['shows 4 to 16', 'refused'])
})

test('nothing that was handed in is changed', () => {
  const frozen = <T>(thing: T): T => {
    if (typeof thing === 'object' && thing !== null) Object.values(Object.freeze(thing)).forEach(frozen)
    return thing
  }
  let world = frozen(startOf(frozen(structuredClone(list))))
  for (const event of [...adding('Eggs'), pressing('all'), pressing('clean')]) {
    const evaluation = evaluate(list, world, frozen(event))
    if ('world' in evaluation) world = frozen(evaluation.world)
  }
  expect(world.lists['notes']).toEqual([])
})
