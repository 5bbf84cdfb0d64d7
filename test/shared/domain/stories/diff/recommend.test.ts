import { expect, test } from 'vitest'
import {
  type Criterion,
  type Recommendation,
  recommend,
} from '../../../../../shared/domain/stories/diff/index.ts'

const says = (then: string): Criterion => ({ given: '', when: 'I pay', then })
const tested = (criterion: Criterion, ...testCaseIds: string[]) => ({ criterion, testCaseIds })
const [fast, faster, fastest] = [
  says('it takes 5 seconds'),
  says('it takes 3 seconds'),
  says('it takes 2 seconds'),
]
const [gold, silver] = [says('a Gold member gets 10 % off'), says('a Silver member gets 5 % off')]
const mail = says('a receipt is mailed')

const told = (all: readonly Recommendation[]) =>
  all.map(({ action, testCaseId, previous, current }) =>
    [action, testCaseId ?? '-', previous?.then ?? '', current?.then ?? ''].join(' | '),
  )

test('each case of a changed criterion is named with what changed of it, what is new and what is gone', () => {
  const found = recommend({
    current: [faster, mail],
    previous: [fast, gold],
    tested: [tested(fast, 'a', 'b'), tested(gold, 'c')],
  })
  expect(told(found)).toEqual([
    'UPDATED | a | it takes 5 seconds | it takes 3 seconds',
    'UPDATED | b | it takes 5 seconds | it takes 3 seconds',
    'ADDED | - |  | a receipt is mailed',
    'REMOVED | c | a Gold member gets 10 % off | ',
  ])
  expect(found.map(({ reason }) => reason)).toEqual([
    'The expected result changed: "5" became "3".',
    'The expected result changed: "5" became "3".',
    'No case tests this criterion: "when I pay, then a receipt is mailed".',
    'The story has this criterion no more: "when I pay, then a Gold member gets 10 % off".',
  ])
  expect(found.map(({ criterion }) => criterion)).toEqual([faster, faster, mail, gold])
})

test('without the version before, the criteria that cases were made for tell it', () => {
  const cases = [tested(fast, 'a'), tested(gold, 'c')]
  expect(told(recommend({ current: [faster, mail], tested: cases }))).toEqual([
    'UPDATED | a | it takes 5 seconds | it takes 3 seconds',
    'ADDED | - |  | a receipt is mailed',
    'REMOVED | c | a Gold member gets 10 % off | ',
  ])
  expect(recommend({ current: [fast, gold], tested: cases })).toEqual([])
})

test('nothing is left to do once a case was brought up to date or made', () => {
  const versions = { previous: [fast], current: [faster, mail] }
  expect(told(recommend({ ...versions, tested: [tested(faster, 'a'), tested(mail, 'b')] }))).toEqual([])
})

test('a change that no case knows of is told without a case', () => {
  const found = recommend({ previous: [fast, gold], current: [faster, mail], tested: [] })
  expect(told(found)).toEqual([
    'UPDATED | - | it takes 5 seconds | it takes 3 seconds',
    'ADDED | - |  | a receipt is mailed',
    'REMOVED | - | a Gold member gets 10 % off | ',
  ])
  expect(found.at(-1)?.reason).toContain('No case tested it.')
})

test('of a criterion that changed more than once each case is led to what it is now', () => {
  const cases = [tested(fast, 'old'), tested(faster, 'newer')]
  expect(told(recommend({ current: [fastest], tested: cases, versions: [[faster], [fast]] }))).toEqual([
    'UPDATED | old | it takes 5 seconds | it takes 2 seconds',
    'UPDATED | newer | it takes 3 seconds | it takes 2 seconds',
  ])
  expect(told(recommend({ current: [faster], tested: cases, versions: [[fast]] }))).toEqual([
    'UPDATED | old | it takes 5 seconds | it takes 3 seconds',
  ])
})

test('a criterion that stood beside a similar one is gone, and no earlier form of it', () => {
  const cases = [tested(gold, 'a'), tested(silver, 'b')]
  expect(told(recommend({ current: [gold], tested: cases, versions: [[gold, silver]] }))).toEqual([
    'REMOVED | b | a Silver member gets 5 % off | ',
  ])
})

test('what only changed its writing leaves its cases alone', () => {
  const louder = { ...fast, then: 'It takes 5  SECONDS.' }
  expect(recommend({ current: [louder], previous: [fast], tested: [tested(fast, 'a')] })).toEqual([])
  expect(recommend({ current: [louder], tested: [tested(fast, 'a')] })).toEqual([])
})
