import { expect, test } from 'vitest'
import { onPageAlone } from '../../../../shared/domain/page-reading/on-page-alone.ts'
import type {
  Condition,
  RequirementModel,
  Rule,
  Subject,
} from '../../../../shared/domain/requirement-model/index.ts'

const subject = (id: string, own: Partial<Subject> = {}): Subject => ({
  id,
  name: id,
  aliases: [],
  kind: 'text',
  scope: '',
  from: [],
  ...own,
})
const from1000: Condition = {
  kind: 'compare',
  left: { kind: 'subject', subject: 'amount' },
  operator: '>=',
  right: { kind: 'value', value: { type: 'number', value: '1000' } },
}
const paidOut: Condition = { kind: 'empty', subject: 'm6' }
const noId: Condition = { kind: 'empty', subject: 'm5' }
const limit = (condition: Condition): Rule => ({
  id: 'r',
  kind: 'constraint',
  scope: '',
  from: [],
  if: condition,
  then: [{ kind: 'refused' }],
})
const alone = (condition: Condition) => {
  const model: RequirementModel = {
    subjects: [
      subject('amount', { kind: 'number' }),
      subject('m5', { given: true, unseen: true }),
      subject('m6', { given: true }),
    ],
    controls: [],
    rules: [limit(condition)],
    flows: [],
    measures: [],
    accounts: [],
  }
  return onPageAlone(model).rules.map((rule) => rule.if)
}

test('a field that no page has is empty for the limits that ask for it', () => {
  expect(alone({ kind: 'all', of: [from1000, noId] })).toEqual([from1000])
})
test('of several ways to a limit those stay that the page alone decides', () => {
  const ways: Condition = {
    kind: 'any',
    of: [from1000, { kind: 'all', of: [{ kind: 'not', of: from1000 }, paidOut] }],
  }
  expect(alone({ kind: 'all', of: [ways, noId] })).toEqual([from1000])
})
test('a limit that asks for nothing else, or for what nobody knows, is for a person', () => {
  expect(alone(noId)).toEqual([])
  expect(alone({ kind: 'all', of: [paidOut, noId] })).toEqual([])
  expect(alone({ kind: 'all', of: [from1000, { kind: 'not', of: noId }] })).toEqual([])
})
