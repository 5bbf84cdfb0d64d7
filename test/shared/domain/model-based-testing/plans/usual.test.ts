import { expect, test } from 'vitest'
import { designCases } from '../../../../../shared/domain/model-based-testing/index.ts'
import type {
  Condition,
  RequirementModel,
  Rule,
  Subject,
} from '../../../../../shared/domain/requirement-model/index.ts'
import { amount, compare, message, not, oneOf, subject } from '../../../../support/models/fixture.ts'
import { from, sentences, thing } from '../../../../support/models/one-sentence.ts'

const limit = (id: string, broken: Condition, said: string): Rule => ({
  id,
  scope: '',
  from,
  kind: 'constraint',
  if: broken,
  then: [{ kind: 'refused' }, message(said)],
})
const modelOf = (
  subjects: Subject[],
  rules: Rule[],
  more: Partial<RequirementModel> = {},
): RequirementModel => ({
  subjects,
  rules,
  controls: [],
  flows: [],
  measures: [],
  accounts: [],
  ...more,
})
const told = (model: RequirementModel) =>
  designCases(model, sentences).cases.map((one) => [
    one.title,
    one.preconditions,
    one.steps?.map(({ action }) => action),
    one.expectedResult,
  ])
const weight = limit('r1', not(compare(subject('weight'), '<=', amount('20'))), 'Too heavy')

test('a fact that only one rule names is not so in the other cases', () => {
  const cases = told(
    modelOf(
      [
        thing('weight', 'number', { step: '1' }),
        thing('machine', 'choice', { given: true, options: ['in use'] }),
      ],
      [
        weight,
        {
          id: 'r2',
          scope: '',
          from,
          kind: 'reaction',
          if: oneOf('machine', 'in use'),
          then: [message('Please wait')],
        },
      ],
    ),
  )
  // Nobody enters that a machine is in use, so a rule of that is for a person.
  expect(cases.map(([title]) => title)).not.toContain('Machine in use: "Please wait"')
  expect(cases).toContainEqual([
    'Weight 21 is refused',
    [],
    ['Enter "21" as the weight'],
    'The message "Too heavy" is shown',
  ])
})

test('what must not be there twice is there already in one case', () => {
  expect(
    told(modelOf([thing('login', 'text')], [limit('r1', { kind: 'repeats', subject: 'login' }, 'Taken')])),
  ).toContainEqual([
    'Login "alexmiller" that is already in use is refused',
    ['The login "alexmiller" is already in use'],
    ['Enter "alexmiller" as the login'],
    'The message "Taken" is shown',
  ])
})

test('a list has as many entries as its limit asks for', () => {
  const most = not(compare({ kind: 'count', list: 'open loans' }, '<=', amount('3')))
  const titles = told(
    modelOf(
      [thing('open loans', 'list'), thing('title', 'text')],
      [
        limit('r1', most, 'Return something first'),
        limit('r2', { kind: 'empty', subject: 'title' }, 'Which one?'),
      ],
    ),
  )
  expect(titles).toContainEqual([
    '4 open loans are refused',
    ['The number of open loans is "4"'],
    expect.anything(),
    'The message "Return something first" is shown',
  ])
  expect(titles.map(([title]) => title)).toContain('3 open loans are accepted')
})

test('how a control looks is seen as soon as an entry is made', () => {
  const send = { id: 'c1', name: 'Send', role: 'button' as const, quoted: true, scope: '', from }
  const unticked = not(
    compare(subject('terms'), '=', { kind: 'value', value: { type: 'boolean', value: true } }),
  )
  const cases = told(
    modelOf(
      [thing('terms', 'boolean')],
      [
        {
          id: 'r1',
          scope: '',
          from,
          kind: 'reaction',
          if: unticked,
          then: [{ kind: 'control', control: 'c1', is: 'disabled' }],
        },
      ],
      { controls: [send] },
    ),
  )
  expect(cases).toContainEqual([
    '"terms" not ticked: "Send" is disabled',
    [],
    ['Open the page', 'Uncheck "terms"'],
    'The "Send" button is disabled',
  ])
})

test('a rule of which nobody can tell whether it holds is told as a gap and leaves the others their cases', () => {
  const strange = limit('r2', not(compare(subject('landing'), '>', subject('start'))), 'Later, please')
  const { cases, gaps } = designCases(
    modelOf(
      [thing('weight', 'number', { step: '1' }), thing('landing', 'text'), thing('start', 'text')],
      [weight, strange],
    ),
    sentences,
  )
  expect(gaps).toContainEqual(expect.objectContaining({ kind: 'undecided', from, rule: 'r2' }))
  expect(cases.map(({ title }) => title)).toEqual(['Weight 20 is accepted', 'Weight 21 is refused'])
})

test('limits that no value keeps together are told as gaps and leave the others their cases', () => {
  const long = limit('r2', compare(subject('length'), '>=', amount('5')), 'Too long')
  const short = limit('r3', compare(subject('length'), '<', amount('7')), 'Too short')
  const { cases, gaps } = designCases(
    modelOf([thing('weight', 'number', { step: '1' }), thing('length', 'number')], [weight, long, short]),
    sentences,
  )
  expect(gaps.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['r2', 'r3']))
  expect(cases.map(({ title }) => title)).toEqual(['Weight 20 is accepted', 'Weight 21 is refused'])
})

test('one wrong entry may break a second limit that says no other message', () => {
  const cases = told(
    modelOf(
      [thing('name', 'text'), thing('town', 'text')],
      [
        { ...limit('r1', { kind: 'empty', subject: 'name' }, ''), then: [{ kind: 'refused' }] },
        limit(
          'r2',
          {
            kind: 'any',
            of: [
              { kind: 'empty', subject: 'name' },
              { kind: 'empty', subject: 'town' },
            ],
          },
          'Fill it in',
        ),
      ],
    ),
  )
  expect(cases.map(([title]) => title)).toEqual(['Empty name is refused', 'Empty town is refused'])
})
