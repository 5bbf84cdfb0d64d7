import { describe, expect, test } from 'vitest'
import { readMarks } from '../../../../shared/domain/marking/inline.ts'
import { groundedOn } from '../../../../shared/domain/page-reading/grounded.ts'
import type {
  Condition,
  Control,
  RequirementModel,
  Rule,
} from '../../../../shared/domain/requirement-model/index.ts'
import { button, field, inventory, submit } from './reading.ts'

const line = '{lim The {F name} has {MAX at most} {N 9} {U characters}}. ## length'
const { text, marks } = readMarks(line)
const span = { sentence: 1, start: 0, end: text.length }
const statements = [{ text, marks, span, scope: '' }]

const longerThan = (most: string): Condition => ({
  kind: 'compare',
  left: { kind: 'length', of: { kind: 'subject', subject: 'm1' } },
  operator: '>',
  right: { kind: 'value', value: { type: 'number', value: most } },
})
const limit: Rule = {
  id: 'mr1',
  kind: 'constraint',
  scope: '',
  from: [span],
  if: longerThan('8'),
  then: [{ kind: 'refused' }],
}
const model = (own: Partial<RequirementModel> = {}): RequirementModel => ({
  subjects: [{ id: 'm1', name: 'Name', aliases: [], kind: 'text', scope: '', from: [span] }],
  controls: [],
  rules: [limit],
  flows: [],
  measures: [],
  accounts: [{ sentence: 1, is: 'gap', reason: 'half of it' }],
  ...own,
})
const pages = [inventory([field('Name'), submit('Save'), button('Calculate price')])]
const boundsOf = (rules: readonly Rule[]) =>
  rules.map(({ if: condition }) => /"value":"(\d+)"/.exec(JSON.stringify(condition))?.[1])

describe('a reading in terms of a page', () => {
  test('has what a language model says of a sentence, whatever its grammar left of it, and nothing of its marks', () => {
    const byModel = new Set(['mr1'])
    expect(boundsOf(groundedOn(pages, { model: model(), statements, byModel }).model.rules)).toEqual(['8'])
  })
  test('has what the marks say of a sentence that its grammar read by half', () => {
    expect(boundsOf(groundedOn(pages, { model: model(), statements }).model.rules)).toEqual(['9'])
  })
  test('says nothing of how a text looks that is called nearly as a button', () => {
    const price: Control = { id: 'mc1', name: 'price', role: 'text', quoted: true, scope: '', from: [span] }
    const hidden: Rule = {
      id: 'mr2',
      kind: 'reaction',
      scope: '',
      from: [span],
      when: { action: 'open' },
      then: [{ kind: 'control', control: 'mc1', is: 'hidden' }],
    }
    const own = model({ controls: [price], rules: [hidden], accounts: [] })
    const { rules } = groundedOn(pages, { model: own, statements: [], byModel: new Set(['mr2']) }).model
    expect(rules).toEqual([])
  })
})
