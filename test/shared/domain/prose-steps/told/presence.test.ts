import { describe, expect, test } from 'vitest'
import { seeing } from '../support.ts'

const part = (expectedResult: string) => {
  const { checks, problems } = seeing(expectedResult)
  const [only] = checks
  expect(problems).toEqual([])
  expect(only?.kind).toBe('assert_part')
  const { noun, role, changes, stays, extent, further } = only?.part ?? {}
  return {
    ...(noun === undefined ? {} : { noun }),
    ...(role === undefined ? {} : { role }),
    ...(only?.target?.name === undefined ? {} : { name: only.target.name }),
    ...(changes ? { changes } : {}),
    ...(stays ? { stays } : {}),
    ...(extent ? { extent } : {}),
    ...(further ? { further } : {}),
    gone: only?.negated === true,
  }
}

describe('a part of the page, by whatever people call it', () => {
  test.each([
    ['Calendar opens', { noun: 'calendar', changes: true, gone: false }],
    ['A little calendar pops up', { noun: 'calendar', changes: true, extent: 'any', gone: false }],
    ['The calendar goes away', { noun: 'calendar', changes: true, gone: true }],
    ['calendar closed', { noun: 'calendar', gone: true }],
    ['Calendar still open', { noun: 'calendar', stays: true, gone: false }],
    ['The calendar stays open', { noun: 'calendar', stays: true, gone: false }],
    ["The calendar doesn't close", { noun: 'calendar', stays: true, gone: false }],
    ['The window closes', { noun: 'window', changes: true, gone: true }],
    [
      'The Confirm your stay window shows up',
      { noun: 'window', name: 'Confirm your stay', changes: true, gone: false },
    ],
    [
      'A "Details" window opens',
      { noun: 'window', name: 'Details', changes: true, extent: 'any', gone: false },
    ],
    ['A small menu drops down', { noun: 'menu', changes: true, extent: 'any', gone: false }],
    ['The suggestions are gone', { noun: 'suggestion', changes: true, gone: true }],
    ['The message is no longer displayed', { noun: 'message', changes: true, gone: true }],
    ['All notifications disappear', { noun: 'notification', changes: true, extent: 'all', gone: true }],
    ['An error message appears', { noun: 'error', changes: true, extent: 'any', gone: false }],
    ['No error is shown', { noun: 'error', gone: true }],
    ['There are no error messages', { noun: 'error', gone: true }],
    ['No further message is displayed', { noun: 'message', further: true, gone: true }],
    ['You see a notification', { noun: 'notification', changes: true, extent: 'any', gone: false }],
    ['The help text remains displayed', { noun: 'text', name: 'help', stays: true, gone: false }],
    ['cart not visible', { noun: 'cart', gone: true }],
    [
      'no delete button any more',
      { noun: 'button', role: 'button', name: 'delete', changes: true, gone: true },
    ],
    ['The row disappears', { noun: 'row', role: 'row', changes: true, gone: true }],
    ['Vladimir is gone', { name: 'Vladimir', changes: true, gone: true }],
    ['Nothing happens', { noun: 'nothing', gone: false }],
  ])('%s', (expected, meant) => {
    expect(part(expected)).toEqual(meant)
  })
})

test.each([
  'The entry is still there',
  'Only the calendar closes',
  'The calendar closes if it was open',
  'Somebody goes away',
])('is none where words count, choose, or say more: %s', (expected) => {
  const { checks, problems } = seeing(expected)
  expect(checks).toEqual([])
  expect(problems).toMatchObject([{ code: 'steps.unverifiable' }])
})

test('what is told of a place holds in that place', () => {
  expect(seeing('A menu opens in the "Orders" section').checks).toMatchObject([
    { kind: 'assert_part', part: { noun: 'menu' }, target: { within: { role: 'region', name: 'Orders' } } },
  ])
  expect(seeing('A little form pops open in that column').checks).toMatchObject([
    { kind: 'assert_part', part: { noun: 'form' }, target: { role: 'part' } },
  ])
})
