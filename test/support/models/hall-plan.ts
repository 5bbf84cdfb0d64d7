import type {
  Condition,
  RequirementModel,
  Rule,
  Subject,
} from '../../../shared/domain/requirement-model/index.ts'
import {
  all,
  among,
  amount,
  compare,
  message,
  not,
  sentencesIn,
  spansOf,
  subject,
  type ModelFixture,
} from './fixture.ts'

const text = `# Hall plan
A plan is accepted only when its budget is more than EUR 0.00 and at most EUR 900.00.
Rows, seats and aisles are entered as whole numbers: the rows may be from 5 to 40, the seats from 6 to 30 and the aisles from 1 to 4.
If any of these limits is not kept, the plan is refused with the message "Plan not accepted".
Otherwise the plan is saved.
`
const sentences = sentencesIn(
  text,
  ['heading', 'Hall plan'],
  ['sentence', 'A plan is accepted only when its budget is more than EUR 0.00 and at most EUR 900.00.'],
  [
    'sentence',
    'Rows, seats and aisles are entered as whole numbers: the rows may be from 5 to 40, the seats from 6 to 30 and the aisles from 1 to 4.',
  ],
  [
    'sentence',
    'If any of these limits is not kept, the plan is refused with the message "Plan not accepted".',
  ],
  ['sentence', 'Otherwise the plan is saved.'],
)
const from = spansOf(sentences)
const scope = '1'

const count = (id: string): Subject => ({
  id,
  name: id,
  aliases: [],
  kind: 'number',
  step: '1',
  scope,
  from: from(2),
})
const limit = (id: string, broken: Condition, ...at: number[]): Rule => ({
  id,
  kind: 'constraint',
  if: broken,
  then: [{ kind: 'refused' }, message('Plan not accepted')],
  scope,
  from: from(...at),
})
const whole = (id: string) => limit(`${id}-whole`, not({ kind: 'form', subject: id, form: 'whole' }), 2)
const range = (id: string, least: string, most: string) =>
  limit(`${id}-range`, not(among(subject(id), least, most)), 2, 3)

const model: RequirementModel = {
  subjects: [
    {
      id: 'budget',
      name: 'budget',
      aliases: [],
      kind: 'number',
      unit: 'EUR',
      step: '0.01',
      scope,
      from: from(1),
    },
    count('rows'),
    count('seats'),
    count('aisles'),
  ],
  controls: [],
  rules: [
    limit(
      'budget-range',
      not(
        all(
          compare(subject('budget'), '>', amount('0.00', 'EUR')),
          compare(subject('budget'), '<=', amount('900.00', 'EUR')),
        ),
      ),
      1,
      3,
    ),
    whole('rows'),
    whole('seats'),
    whole('aisles'),
    range('rows', '5', '40'),
    range('seats', '6', '30'),
    range('aisles', '1', '4'),
    {
      id: 'saved',
      kind: 'reaction',
      if: { kind: 'valid' },
      then: [{ kind: 'accepted' }, { kind: 'said', text: 'the plan is saved' }],
      scope,
      from: from(4),
    },
  ],
  flows: [],
  measures: [],
  accounts: [
    { sentence: 0, is: 'context' },
    ...[1, 2, 3, 4].map((sentence) => ({ sentence, is: 'read' as const })),
  ],
}

const refused = 'Plan not accepted'
const saved = 'saved'
const is = (label: string, value: string, expects: string) => ({ data: { [label]: { is: value } }, expects })

export const hallPlan: ModelFixture = {
  name: 'hall-plan',
  sentences,
  model,
  expected: [
    is('budget', '0.00', refused),
    is('budget', '0.01', saved),
    is('budget', '900.00', saved),
    is('budget', '900.01', refused),
    is('rows', '4', refused),
    is('rows', '5', saved),
    is('rows', '40', saved),
    is('rows', '41', refused),
    is('seats', '5', refused),
    is('seats', '6', saved),
    is('seats', '30', saved),
    is('seats', '31', refused),
    is('aisles', '0', refused),
    is('aisles', '1', saved),
    is('aisles', '4', saved),
    is('aisles', '5', refused),
    { data: { rows: { matches: '^\\d+\\.\\d+$' } }, expects: refused, note: 'no whole number' },
    { data: { seats: { matches: '^\\d+\\.\\d+$' } }, expects: refused, note: 'no whole number' },
    { data: { aisles: { matches: '^\\d+\\.\\d+$' } }, expects: refused, note: 'no whole number' },
  ],
  never: [
    is('rows', '5', '"Plan not accepted" is shown'),
    is('seats', '40', saved),
    is('aisles', '5', saved),
    is('budget', '0', saved),
  ],
}
