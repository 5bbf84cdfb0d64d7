import { expect, test } from 'vitest'
import { designCases } from '../../../../shared/domain/model-based-testing/index.ts'
import type {
  Condition,
  Effect,
  Expression,
  RequirementModel,
  Rule,
  Subject,
} from '../../../../shared/domain/requirement-model/index.ts'
import {
  all,
  among,
  amount,
  compare,
  lengthOf,
  message,
  not,
  oneOf,
  subject,
} from '../../../support/models/fixture.ts'
import { from, sentences, thing } from '../../../support/models/one-sentence.ts'

const whole = (id: string) => thing(id, 'number', { step: '1' })
const set = (id: string, to: Expression): Effect => ({ kind: 'set', subject: id, to })
const word = (value: string): Expression => ({ kind: 'value', value: { type: 'text', value } })
const ticked = (id: string, value: boolean): Condition =>
  compare(subject(id), '=', { kind: 'value', value: { type: 'boolean', value } })
const empty = (id: string): Condition => ({ kind: 'empty', subject: id })
const said = (words: string): Effect => message(words)
const refused = (words: string): Effect[] => [{ kind: 'refused' }, said(words)]

type Small = Pick<Rule, 'kind' | 'then'> & Partial<Rule>
const limit = (broken: Condition, words: string): Small => ({
  kind: 'constraint',
  if: broken,
  then: refused(words),
})
const doing = (name: string) => ({ action: 'do' as const, name, target: 'job' })
const move = (name: string, state: string, then: Effect[], more: Condition[] = []): Small => ({
  kind: 'transition',
  when: doing(name),
  if: all(oneOf('job', state), ...more),
  then,
})

function modelOf(
  subjects: Subject[],
  rules: Small[],
  more: Partial<RequirementModel> = {},
): RequirementModel {
  return {
    subjects,
    rules: rules.map((rule, index) => ({ id: `r${index + 1}`, scope: '', from, ...rule })),
    controls: [],
    flows: [],
    measures: [],
    accounts: [],
    ...more,
  }
}

/** Titles with what is expected. */
const told = (subjects: Subject[], rules: Small[], more?: Partial<RequirementModel>) =>
  designCases(modelOf(subjects, rules, more), sentences).cases.map(
    ({ title, expectedResult }) => `${title} => ${expectedResult}`,
  )

const examples: [name: string, Subject[], Small[], expected: string[]][] = [
  [
    'right entries are said to be accepted, beside the message that is not there',
    [whole('rows')],
    [limit(not(among(subject('rows'), '1', '9')), '1 to 9')],
    [
      '1 row is accepted => The rows "1" are accepted and the message "1 to 9" is not shown',
      '10 rows are refused => The message "1 to 9" is shown',
    ],
  ],
  [
    'a pattern is missed by a part too short, too long, missing, in small letters and wrong, however it is written down',
    [thing('code', 'text')],
    [limit(not({ kind: 'pattern', subject: 'code', expression: 'BK[0-9]{3}', said: 'BK123' }), 'Like BK123')],
    ['BK12X', 'BK12', 'BK1231', '123', 'bk123'].map(
      (code) => `Code "${code}" is refused => The message "Like BK123" is shown`,
    ),
  ],
  [
    'what must not be blank is tried with blanks and with nothing',
    [thing('name', 'text')],
    [limit({ kind: 'blank', subject: 'name' }, 'A name, please')],
    ['Name "   " is refused', 'Empty name is refused'].map(
      (title) => `${title} => The message "A name, please" is shown`,
    ),
  ],
  [
    'an entry that another one asks for is told with it, and may else be left empty',
    [thing('kind', 'choice', { options: ['Private', 'Company'] }), thing('tax', 'text')],
    [
      limit(all(oneOf('kind', 'Company'), empty('tax')), 'Tax number needed'),
      limit(compare(lengthOf('tax'), '!=', amount('9')), 'Nine characters'),
    ],
    ['Kind Company, empty tax is refused => The message "Tax number needed" is shown'],
  ],
  [
    'a success that asks for more than validity is tried with what it asks for',
    [whole('pieces'), thing('express', 'boolean')],
    [
      limit(not(among(subject('pieces'), '1', '9')), '1 to 9'),
      { kind: 'reaction', if: all({ kind: 'valid' }, ticked('express', true)), then: [said('Today')] },
      { kind: 'reaction', if: all({ kind: 'valid' }, ticked('express', false)), then: [said('Tomorrow')] },
    ],
    [
      'Valid entries: "Today" => The message "Today" is shown',
      'Valid entries: "Tomorrow" => The message "Tomorrow" is shown',
    ],
  ],
  [
    'rows that end accepted have a case like those that refuse',
    [thing('member', 'boolean', { given: true }), whole('score')],
    [
      {
        kind: 'decision',
        table: 't',
        if: all(ticked('member', true), compare(subject('score'), '>=', amount('50'))),
        then: [{ kind: 'accepted' }],
      },
      {
        kind: 'decision',
        table: 't',
        if: all(ticked('member', true), compare(subject('score'), '<', amount('50'))),
        then: refused('Too few'),
      },
    ],
    [
      'Member: yes, score 50 is accepted => The score "50" is accepted',
      'Member: yes, score 49: "Too few" => The message "Too few" is shown',
    ],
  ],
  [
    'each of a few options that share a limit has its edges',
    [thing('cloth', 'choice', { options: ['felt', 'silk', 'wool'] }), whole('width')],
    [limit(all(oneOf('cloth', 'felt', 'silk'), compare(subject('width'), '>', amount('4'))), 'Too wide')],
    ['felt', 'silk'].map((one) => `Cloth ${one}, width 5 is refused => The message "Too wide" is shown`),
  ],
  [
    'a computed amount is tried where it passes what it is compared with',
    [whole('pieces'), thing('total', 'number', { given: true })],
    [
      {
        kind: 'computation',
        then: [set('total', { kind: '*', of: [subject('pieces'), amount('4.50')] })],
      },
      { kind: 'reaction', if: compare(subject('total'), '>=', amount('100')), then: [said('Free')] },
    ],
    [
      '22 pieces: total 99 => The total is 99',
      '23 pieces: total 103.5 and "Free" => The total is 103.5 and the message "Free" is shown',
    ],
  ],
  [
    'an amount that grows up to a limit is tried where it reaches it',
    [whole('minutes'), thing('price', 'number', { step: '0.01', given: true })],
    [
      {
        kind: 'computation',
        then: [
          set('price', {
            kind: 'min',
            of: [amount('30'), { kind: '*', of: [amount('0.40'), subject('minutes')] }],
          }),
        ],
      },
    ],
    ['75 minutes: price 30.00 => The price is 30.00', '76 minutes: price 30.00 => The price is 30.00'],
  ],
  [
    'a name that a list holds is tried as one in use',
    [
      thing('name', 'text'),
      thing('names', 'list', { fields: ['known'] }),
      thing('known', 'text', { given: true }),
    ],
    [limit({ kind: 'repeats', subject: 'name', in: 'names' }, 'Taken')],
    ['Name "Alex Miller" that is already in use is refused => The message "Taken" is shown'],
  ],
  [
    'a number that is in use is called so',
    [whole('lot')],
    [
      limit({ kind: 'repeats', subject: 'lot' }, 'Taken'),
      limit(not(among(subject('lot'), '1', '99')), '1 to 99'),
    ],
    ['Lot 50 that is already in use is refused => The message "Taken" is shown'],
  ],
  [
    'an event that a state turns down is refused there, and one that only tells something is not',
    [thing('job', 'state', { options: ['Open', 'Done'], initial: { type: 'text', value: 'Open' } })],
    [
      move('finish', 'Open', [set('job', word('Done'))]),
      move('finish', 'Done', [set('job', word('Done')), said('Nothing left')]),
      move('look', 'Open', [set('job', word('Open')), said('Still open')]),
    ],
    [
      'Finish is refused in state Done => The state of the job is still "Done" and the message "Nothing left" is shown',
      'Job goes from Open to Open: look => The state of the job is "Open" and the message "Still open" is shown',
    ],
  ],
  [
    'a guard that an empty entry does not meet is kept apart from the answer to an empty entry',
    [
      thing('job', 'state', { options: ['Open', 'Done'], initial: { type: 'text', value: 'Open' } }),
      thing('grade', 'number', { step: '1' }),
    ],
    [
      move('finish', 'Open', [set('job', word('Done'))], [compare(subject('grade'), '>=', amount('3'))]),
      move('finish', 'Open', [set('job', word('Open')), said('Enter the grade')], [empty('grade')]),
    ],
    [
      'Finish (empty grade) is refused in state Open => The state of the job is still "Open" and the message "Enter the grade" is shown',
    ],
  ],
  [
    'what brings a thing to life is tried once, not from each of its states',
    [thing('job', 'state', { options: ['Queued', 'Done'] }), whole('pages')],
    [
      limit(not(among(subject('pages'), '1', '9')), '1 to 9'),
      {
        kind: 'transition',
        when: doing('hand in'),
        if: { kind: 'valid' },
        then: [set('job', word('Queued')), said('Job queued')],
      },
      move('finish', 'Queued', [set('job', word('Done'))]),
    ],
    [
      'Valid entries: job Queued and "Job queued" => The state of the job is "Queued" and the message "Job queued" is shown',
    ],
  ],
]

test.each(examples)('%s', (_, subjects, rules, expected) => {
  expect(told(subjects, rules)).toEqual(expect.arrayContaining(expected))
})

test('a value at which a reaction speaks up is tried by itself, so that the others are seen to be accepted', () => {
  const cases = told(
    [whole('hives'), whole('height')],
    [
      limit(not(among(subject('hives'), '1', '150')), '1 to 150 hives'),
      limit(not(among(subject('height'), '0', '2400')), 'Too high'),
      { kind: 'reaction', if: compare(subject('hives'), '>=', amount('31')), then: [said('Inspection')] },
    ],
  )
  expect(cases.filter((one) => one.includes('Inspection') && /height/i.test(one))).toEqual([])
  expect(cases.find((one) => /height 2400/i.test(one))).toContain('accepted')
})

test('a section that nothing hands over is judged without the entries of another page', () => {
  const on = (scope: string, one: Subject): Subject => ({ ...one, scope })
  const cases = told(
    [on('1', whole('rows')), on('2', whole('seats'))],
    [
      { ...limit(not(among(subject('rows'), '1', '9')), '1 to 9 rows'), scope: '1' },
      { ...limit(not(among(subject('seats'), '1', '9')), '1 to 9 seats'), scope: '2' },
    ],
  )
  expect(cases).toContain('10 rows are refused => The message "1 to 9 rows" is shown')
  expect(cases).toContain('10 seats are refused => The message "1 to 9 seats" is shown')
})

test('the only button hands over what a deed beside it leaves', () => {
  const send = { id: 'send', name: 'Send', role: 'button' as const, quoted: true, scope: '', from }
  const cases = told(
    [whole('rows'), thing('quote', 'text')],
    [
      limit(not(among(subject('rows'), '1', '9')), '1 to 9 rows'),
      {
        kind: 'reaction',
        when: { action: 'do', name: 'keep the draft' },
        then: [{ kind: 'unchanged', subject: 'quote' }],
      },
    ],
    { controls: [send] },
  )
  expect(cases).toContain('10 rows are refused => The message "1 to 9 rows" is shown')
})

test('where only words tell what is so, nothing is expected but what is said of it', () => {
  const cases = told(
    [whole('rows')],
    [
      limit(not(among(subject('rows'), '1', '9')), '1 to 9 rows'),
      { kind: 'reaction', if: { kind: 'valid' }, then: [said('Stored')] },
      {
        kind: 'reaction',
        if: { kind: 'said', text: 'the service cannot be reached' },
        then: [said('Later')],
      },
    ],
  )
  const later = cases.filter((one) => one.includes('Later'))
  expect(later).toHaveLength(1)
  expect(later[0]).not.toContain('Stored')
})
