import { expect, test } from 'vitest'
import {
  evaluate,
  startOf,
  submittersOf,
  submits,
} from '../../../../../shared/domain/requirement-model/index.ts'
import { leaveClaims } from '../../../../support/models/leave-claims.ts'
import { newsletterForm } from '../../../../support/models/newsletter-form.ts'
import { amount, compare, message, not, oneOf, subject, word } from '../../../../support/models/fixture.ts'
import {
  after,
  doing,
  entering,
  modelOf,
  pressing,
  submitting,
  type SmallRule,
} from '../../../../support/small-models.ts'

const tooYoung: SmallRule = {
  kind: 'constraint',
  if: compare(subject('age'), '<', amount('16')),
  then: [message('Too young')],
}
const hello = (target: string): SmallRule => ({
  when: { action: 'press', target } as const,
  if: { kind: 'valid' } as const,
  then: [{ kind: 'shows' as const, text: ['Hello'], as: 'heading' as const }],
})
const age = { id: 'age', kind: 'number' } as const

test('an entry alone changes nothing but itself where a button submits', () => {
  const model = modelOf({ subjects: [age], controls: [{ id: 'save', role: 'button' }], rules: [tooYoung] })
  expect(after(model, [entering('age', '15')])).toMatchObject({
    told: [],
    world: { values: { age: { type: 'number', value: '15' } } },
  })
  expect(after(model, [entering('age', '15'), pressing('save')]).told).toEqual(['shows Too young', 'refused'])
})

test('an entry is judged at once where nothing submits, and whenever somebody asks for it', () => {
  const model = modelOf({ subjects: [age], rules: [tooYoung] })
  expect(after(model, [entering('age', '15')]).told).toEqual(['shows Too young', 'refused'])
  expect(after(model, [entering('age', '16')]).told).toEqual(['accepted'])
  expect(after(model, [entering('age', '15'), submitting]).told).toEqual(['shows Too young', 'refused'])
})

test('the button that a rule names with validity submits, another one does not', () => {
  const model = modelOf({
    subjects: [age],
    controls: [
      { id: 'save', role: 'button' },
      { id: 'help', role: 'button' },
    ],
    rules: [tooYoung, hello('save')],
  })
  expect(submits(model, pressing('save'))).toBe(true)
  expect(submits(model, pressing('help'))).toBe(false)
  expect(after(model, [entering('age', '15'), pressing('help')]).told).toEqual([
    'undecided: what "help" does here is not said',
  ])
})

test('a button that a rule gives entries submits these', () => {
  const model = modelOf({
    subjects: [{ id: 'item', kind: 'text' }, age, { id: 'label', kind: 'text', given: true }],
    controls: [
      { id: 'put', role: 'button' },
      { id: 'save', role: 'button' },
    ],
    rules: [
      { when: pressing('put'), then: [{ kind: 'set', subject: 'label', to: subject('item') }] },
      tooYoung,
      {
        when: pressing('save'),
        if: compare(subject('age'), '>=', amount('16')),
        then: [{ kind: 'goes', page: 'Start' }],
      },
    ],
  })
  expect(submittersOf(model, '').map(({ event, entries }) => [event.target, [...(entries ?? [])]])).toEqual([
    ['put', ['item']],
    ['save', ['age']],
  ])
  expect(after(model, [entering('age', '15'), entering('item', 'Tea'), pressing('put')]).told).toEqual([
    'label = Tea',
  ])
  expect(after(model, [entering('age', '15'), pressing('save')]).told).toEqual(['shows Too young', 'refused'])
})

test('a button that puts something into a list leaves the form to the only other one', () => {
  const model = modelOf({
    subjects: [
      { id: 'item', kind: 'text' },
      age,
      { id: 'name', kind: 'text' },
      { id: 'notes', kind: 'list', fields: ['name'] },
    ],
    controls: [
      { id: 'put', role: 'button' },
      { id: 'save', role: 'button' },
    ],
    rules: [
      {
        when: pressing('put'),
        then: [{ kind: 'adds', list: 'notes', entry: [{ field: 'name', is: subject('item') }] }],
      },
      { kind: 'constraint', if: { kind: 'empty', subject: 'item' }, then: [message('Nothing to add')] },
      tooYoung,
    ],
  })
  expect(after(model, [entering('age', '15'), pressing('put')]).told).toEqual([
    'shows Nothing to add',
    'refused',
  ])
  expect(after(model, [entering('age', '15'), pressing('save')]).told).toEqual(['shows Too young', 'refused'])
  expect(after(model, [entering('age', '16'), pressing('save')]).told).toEqual(['accepted'])
})

test('of two buttons without a meaning none is known to submit', () => {
  const controls = ['one', 'two'].map((id) => ({ id, role: 'button' as const }))
  const model = modelOf({ subjects: [age], controls, rules: [tooYoung] })
  expect(submittersOf(model, '')).toEqual([])
})

test.each([
  { names: ['Save', 'Cancel'], submits: ['Save'] },
  { names: ['Send', 'Preview'], submits: ['Send'] },
  { names: ['Save', 'Send'], submits: [] },
  { names: ['Cancel'], submits: [] },
])('of buttons $names $submits submit', ({ names, submits }) => {
  const controls = names.map((name) => ({ id: name.toLowerCase(), name, role: 'button' as const }))
  const model = modelOf({ subjects: [age], controls, rules: [tooYoung] })
  expect(submittersOf(model, '').map(({ event: { target } }) => target)).toEqual(
    submits.map((name) => name.toLowerCase()),
  )
})

test('a button that leaves the form does not submit it, although a rule names an entry beside it', () => {
  const model = modelOf({
    subjects: [age],
    controls: [{ id: 'cancel', name: 'Cancel', role: 'button' }],
    rules: [
      {
        when: pressing('cancel'),
        if: compare(subject('age'), '>=', amount('16')),
        then: [{ kind: 'goes', page: 'Start' }],
      },
    ],
  })
  expect(submittersOf(model, '')).toEqual([])
})

test('what another section declares is not met', () => {
  const model = modelOf({
    subjects: [{ ...age, scope: '1' }],
    controls: [
      { id: 'save', role: 'button', scope: '1' },
      { id: 'send', role: 'button', scope: '2' },
    ],
    rules: [{ ...tooYoung, scope: '1' }],
  })
  expect(after(model, [entering('age', '15'), pressing('save')]).told).toContain('refused')
  expect(after(model, [entering('age', '15'), pressing('send')]).told).toEqual([
    'undecided: what "send" does here is not said',
  ])
})

test('a radio button chooses its name, a box is ticked and unticked', () => {
  const model = modelOf({
    subjects: [
      { id: 'size', kind: 'choice', options: ['Small', 'Large'] },
      { id: 'gift', kind: 'boolean' },
    ],
    controls: [
      { id: 'small', name: 'Small', role: 'radio', subject: 'size' },
      { id: 'large', name: 'Large', role: 'radio', subject: 'size' },
      { id: 'gift-box', role: 'checkbox', subject: 'gift' },
    ],
    rules: [{ when: { action: 'choose', target: 'large' }, then: [message('That will be more')] }],
  })
  expect(startOf(model).values['gift']).toEqual({ type: 'boolean', value: false })
  const large = after(model, [
    { action: 'choose', target: 'large' },
    { action: 'tick', target: 'gift-box' },
  ])
  expect(large.world.values).toEqual({
    size: { type: 'text', value: 'Large' },
    gift: { type: 'boolean', value: true },
  })
  expect(after(model, [{ action: 'choose', target: 'large' }]).told).toEqual(['shows That will be more'])
  expect(after(model, [{ action: 'choose', target: 'small' }]).told).toEqual([])
})

test('a rule waits for the value that it names', () => {
  const model = modelOf({
    subjects: [{ id: 'country', kind: 'choice', options: ['DE', 'FR'] }],
    rules: [
      {
        when: { action: 'choose', target: 'country', value: word('DE') },
        then: [{ kind: 'goes', page: 'Germany' }],
      },
    ],
  })
  expect(after(model, [entering('country', 'de')]).told).toEqual(['goes to Germany'])
  expect(after(model, [entering('country', 'FR')]).told).toEqual([])
  expect(after(model, [{ action: 'choose', target: 'country' }]).told).toEqual([
    'undecided: what is entered into "country" is not known',
  ])
})

test('who does it matters where both say so', () => {
  const model = modelOf({
    subjects: [
      { id: 'ticket', kind: 'state', initial: { type: 'text', value: 'Open' }, options: ['Open', 'Taken'] },
    ],
    rules: [
      {
        kind: 'transition',
        when: doing('take', 'agent'),
        if: oneOf('ticket', 'Open'),
        then: [{ kind: 'set', subject: 'ticket', to: word('Taken') }],
      },
      { kind: 'transition', closes: 'ticket', then: [{ kind: 'refused' }, message('Not allowed')] },
    ],
  })
  expect(after(model, [doing('take', 'agent')]).told).toEqual(['ticket = Taken'])
  expect(after(model, [doing('take')]).told).toEqual(['ticket = Taken'])
  expect(after(model, [doing('take', 'customer')]).told).toEqual(['refused', 'shows Not allowed'])
  expect(after(model, [doing('take', 'agent'), doing('take', 'agent')]).told).toEqual([
    'refused',
    'shows Not allowed',
  ])
  expect(after(model, [doing('reopen')]).told).toEqual(['refused', 'shows Not allowed'])
})

test('a closed state answers nothing that a guard leaves open', () => {
  const { model } = leaveClaims
  const events = (days: string) => [
    entering('days', days),
    { ...doing('send'), target: 'claim' },
    { ...doing('accept'), target: 'claim' },
  ]
  expect(after(model, events('5')).told).toEqual(['claim = Accepted'])
  expect(after(model, events('6')).told).toEqual(['claim = Second Look'])
  expect(after(model, events('')).told).toEqual(['undecided: nothing is entered in "days"'])
})

test('the name of what happened and the state are put into a message', () => {
  const model = modelOf({
    subjects: [{ id: 'parcel', kind: 'state', initial: { type: 'text', value: 'Announced' } }],
    controls: ['Accept', 'Weigh'].map((id) => ({ id, role: 'button' as const })),
    rules: [
      {
        kind: 'transition',
        when: pressing('Accept'),
        if: oneOf('parcel', 'Announced'),
        then: [{ kind: 'set', subject: 'parcel', to: word('Accepted') }],
      },
      {
        kind: 'transition',
        when: pressing('Weigh'),
        if: oneOf('parcel', 'Accepted'),
        then: [{ kind: 'set', subject: 'parcel', to: word('Weighed') }],
      },
      { then: [{ kind: 'shows', text: ['State: ', subject('parcel')], as: 'text' }] },
      {
        kind: 'transition',
        closes: 'parcel',
        then: [
          { kind: 'refused' },
          {
            kind: 'shows',
            text: [{ kind: 'event', gives: 'name' }, ' is not possible in state ', subject('parcel'), '.'],
            as: 'message',
          },
        ],
      },
    ],
  })
  expect(after(model, [pressing('Weigh')]).told).toEqual([
    'refused',
    'shows Weigh is not possible in state Announced.',
    'shows State: Announced',
  ])
  expect(after(model, [pressing('Accept'), pressing('Weigh')]).told).toEqual([
    'parcel = Weighed',
    'shows State: Weighed',
  ])
})

test('refusals come first, and the world stays with its entries', () => {
  const { model } = newsletterForm
  const form = [
    entering('nickname-field', 'abc'),
    entering('code-field', '12'),
    entering('age-field', '7.5'),
    { action: 'tick', target: 'agree-box' } as const,
  ]
  const refused = after(model, [...form, pressing('subscribe')])
  expect(refused.told).toEqual([
    'refused',
    'shows Nickname must be 4 to 16 characters long.',
    'shows Age must be a whole number.',
  ])
  expect(refused.by).toEqual(['nickname-length', 'age-whole'])
  expect(refused.world.values['nickname']).toEqual({ type: 'text', value: 'abc' })
})

test('two limits that answer one entry differently are ambiguous', () => {
  const long: SmallRule = {
    kind: 'constraint',
    if: compare(subject('age'), '<', amount('10')),
    then: [message('Children stay out')],
  }
  const model = modelOf({ subjects: [age], rules: [tooYoung, long] })
  expect(after(model, [entering('age', '9')]).told).toEqual([
    'undecided: ambiguous: rule 1 and rule 2 have different messages for one entry',
  ])
  expect(after(model, [entering('age', '12')]).told).toEqual(['shows Too young', 'refused'])
})

test('rules that contradict each other are ambiguous, by name', () => {
  const two = (...rules: SmallRule[]) =>
    after(
      modelOf({
        subjects: [{ id: 'tier', kind: 'text', given: true }],
        controls: [
          { id: 'go', role: 'button' },
          { id: 'field', role: 'textbox' },
        ],
        rules,
      }),
      [pressing('go')],
    ).told
  const when = pressing('go')
  expect(
    two(
      { when, then: [{ kind: 'set', subject: 'tier', to: word('A') }] },
      { when, then: [{ kind: 'set', subject: 'tier', to: word('B') }] },
    ),
  ).toEqual(['undecided: ambiguous: rule 1 and rule 2 set different values'])
  expect(
    two(
      { when, then: [{ kind: 'set', subject: 'tier', to: word('A') }] },
      { when, then: [{ kind: 'set', subject: 'tier', to: word('A') }] },
    ),
  ).toEqual(['tier = A'])
  expect(
    two({ when, then: [{ kind: 'goes', page: 'A' }] }, { when, then: [{ kind: 'goes', page: 'B' }] }),
  ).toEqual(['undecided: ambiguous: rule 1 and rule 2 go to different pages'])
  expect(
    two(
      { when, then: [{ kind: 'control', control: 'field', is: 'hidden' }] },
      { when, then: [{ kind: 'control', control: 'field', is: 'shown' }] },
    ),
  ).toEqual(['undecided: ambiguous: rule 1 and rule 2 say the opposite of a control'])
  expect(two({ when, then: [{ kind: 'accepted' }] }, { when, then: [{ kind: 'refused' }] })).toEqual([
    'undecided: ambiguous: rule 1 and rule 2 accept and refuse',
  ])
})

test('an entry on which the text has no word is undecided', () => {
  const model = modelOf({ subjects: [{ ...age, step: '1' }], rules: [tooYoung] })
  expect(evaluate(model, startOf(model), submitting)).toHaveProperty('undecided')
  expect(after(model, [entering('age', 'x1'), submitting]).told[0]).toMatch(/^undecided/)
  expect(after(model, [entering('age', '17.5'), submitting]).told[0]).toMatch(/^undecided/)
})

test('what was entered is shown as it was entered, though the field is emptied', () => {
  const model = modelOf({
    subjects: [{ id: 'item', kind: 'text' }],
    controls: [
      { id: 'field', role: 'textbox', subject: 'item' },
      { id: 'add', role: 'button' },
    ],
    rules: [
      {
        when: pressing('add'),
        then: [
          { kind: 'shows', text: ['Added ', subject('item')], as: 'text' },
          { kind: 'control', control: 'field', is: 'empty' },
        ],
      },
    ],
  })
  const added = after(model, [entering('field', 'Tea'), pressing('add')])
  expect(added.told).toEqual(['shows Added Tea', 'field is empty'])
  expect(added.world.values['item']).toEqual({ type: 'empty' })
})

test('a limit for what is not even asked for is no limit', () => {
  const vat = { id: 'vat', kind: 'text' } as const
  const model = modelOf({
    subjects: [{ id: 'type', kind: 'choice', options: ['Person', 'Company'] }, vat],
    rules: [
      {
        kind: 'constraint',
        if: { kind: 'all', of: [oneOf('type', 'Company'), { kind: 'empty', subject: 'vat' }] },
        then: [message('VAT number missing')],
      },
      {
        kind: 'constraint',
        if: not({ kind: 'characters', subject: 'vat', which: 'only', sets: ['digits'] }),
        then: [message('Digits only')],
      },
    ],
  })
  expect(after(model, [entering('type', 'Person'), submitting]).told).toEqual(['accepted'])
  expect(after(model, [entering('type', 'Company'), submitting]).told).toEqual([
    'shows VAT number missing',
    'refused',
  ])
  expect(after(model, [entering('type', 'Company'), entering('vat', '1a'), submitting]).told).toEqual([
    'shows Digits only',
    'refused',
  ])
})
