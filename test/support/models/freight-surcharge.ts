import type { RequirementModel, Rule } from '../../../shared/domain/requirement-model/index.ts'
import {
  all,
  amount,
  compare,
  message,
  not,
  oneOf,
  sentencesIn,
  spansOf,
  subject,
  type ModelFixture,
} from './fixture.ts'

const text = `## Freight surcharge
The surcharge depends on the goods class and on the weight.

| Goods class | weight under 50 kg | weight 50 kg to 499 kg | weight 500 kg and more |
|---|---|---|---|
| Standard | 0 % | 4 % | 9 % |
| Fragile | 3 % | 7 % | 12 % |

The weight is given in whole kilograms.
For a goods class that is not listed the message "Goods class unknown" appears.
`
const sentences = sentencesIn(
  text,
  ['heading', 'Freight surcharge'],
  ['sentence', 'The surcharge depends on the goods class and on the weight.'],
  ['header', '| Goods class | weight under 50 kg | weight 50 kg to 499 kg | weight 500 kg and more |'],
  ['row', '| Standard | 0 % | 4 % | 9 % |'],
  ['row', '| Fragile | 3 % | 7 % | 12 % |'],
  ['sentence', 'The weight is given in whole kilograms.'],
  ['sentence', 'For a goods class that is not listed the message "Goods class unknown" appears.'],
)
const from = spansOf(sentences)
const scope = '1'

const weight = subject('weight')
const columns = [
  compare(weight, '<', amount('50', 'kg')),
  all(compare(weight, '>=', amount('50', 'kg')), compare(weight, '<=', amount('499', 'kg'))),
  compare(weight, '>=', amount('500', 'kg')),
]
const row = (at: number, name: string, ...rates: string[]): Rule[] =>
  columns.map((column, index) => ({
    id: `${name}-${index + 1}`,
    kind: 'decision',
    table: 't1',
    if: all(oneOf('goods-class', name), column),
    then: [{ kind: 'set', subject: 'surcharge', to: amount(rates[index] ?? '', '%') }],
    scope,
    from: from(2, at),
  }))

const model: RequirementModel = {
  subjects: [
    {
      id: 'goods-class',
      name: 'goods class',
      aliases: [],
      kind: 'choice',
      options: ['Standard', 'Fragile'],
      scope,
      from: from(1, 2),
    },
    {
      id: 'weight',
      name: 'weight',
      aliases: [],
      kind: 'number',
      unit: 'kg',
      step: '1',
      scope,
      from: from(1, 5),
    },
    {
      id: 'surcharge',
      name: 'surcharge',
      aliases: [],
      kind: 'number',
      unit: '%',
      given: true,
      scope,
      from: from(1),
    },
  ],
  controls: [],
  rules: [
    ...row(3, 'Standard', '0', '4', '9'),
    ...row(4, 'Fragile', '3', '7', '12'),
    {
      id: 'weight-whole',
      kind: 'constraint',
      if: not({ kind: 'form', subject: 'weight', form: 'whole' }),
      then: [{ kind: 'refused' }],
      scope,
      from: from(5),
    },
    {
      id: 'unknown',
      kind: 'reaction',
      if: not(oneOf('goods-class', 'Standard', 'Fragile')),
      then: [message('Goods class unknown')],
      scope,
      from: from(6),
    },
  ],
  flows: [],
  measures: [],
  accounts: sentences.map(({ number, is }) => ({
    sentence: number,
    is: is === 'heading' || is === 'header' ? ('context' as const) : ('read' as const),
  })),
}

const cell = (name: string, kilograms: string, rate: string) => ({
  data: { 'goods class': { is: name }, weight: { is: kilograms } },
  expects: `surcharge is ${rate} %`,
})

export const freightSurcharge: ModelFixture = {
  name: 'freight-surcharge',
  sentences,
  model,
  expected: [
    cell('Standard', '49', '0'),
    cell('Standard', '50', '4'),
    cell('Standard', '499', '4'),
    cell('Standard', '500', '9'),
    cell('Fragile', '49', '3'),
    cell('Fragile', '50', '7'),
    cell('Fragile', '499', '7'),
    cell('Fragile', '500', '12'),
    { data: { 'goods class': { not: '^(?:Standard|Fragile)$' } }, expects: 'Goods class unknown' },
  ],
  never: [cell('Standard', '50', '0'), cell('Standard', '500', '4'), cell('Fragile', '499', '12')],
}
