import { describe, expect, test } from 'vitest'
import { isReadback } from '../../../../shared/domain/prose-steps/readback.ts'
import type { Check, PerformedAction } from '../../../../shared/domain/prose-steps/types.ts'

const target = { role: 'textbox', name: 'Name' }
const fill: PerformedAction = { action: 'fill', target, value: 'x' }
const click: PerformedAction = { action: 'click', target: { name: 'Save' } }
const reads = (expected: string, negated = false): Check => ({
  kind: 'assert_value',
  target,
  expected,
  comparison: 'equals',
  ...(negated ? { negated } : {}),
})

describe('reading back what the case typed is no check', () => {
  test.each<[string, Check, PerformedAction[], boolean]>([
    ['the value just typed', reads('x'), [fill], true],
    ['the value typed before a click on the same document', reads('x'), [fill, click], true],
    ['the field called in another way', { ...reads('x'), target: { name: 'name:' } }, [fill], true],
    ['a value that was cleared', reads(''), [fill, { action: 'clear', target }], true],
    [
      'not the value that was overwritten',
      reads('x', true),
      [fill, { action: 'fill', target, value: 'y' }],
      true,
    ],
    [
      'a part of the value typed',
      { ...reads('x'), comparison: 'contains' },
      [{ ...fill, value: 'axe' }],
      true,
    ],
    ['another value than typed', reads('X'), [fill], false],
    ['another field', { ...reads('x'), target: { name: 'Other' } }, [fill], false],
    ['the value after a reload', reads('x'), [fill, { action: 'reload' }], false],
    ['the value in a new document', reads('x'), [fill, { ...click, navigated: true }], false],
    ['a value that nobody typed', reads('x'), [click], false],
    ['an option that was chosen', reads('A'), [{ action: 'select', target, value: 'A' }], true],
    ['a box that was ticked', { kind: 'assert_checked', target }, [{ action: 'check', target }], true],
    [
      'a box that was unticked, read as unticked',
      { kind: 'assert_checked', target, negated: true },
      [{ action: 'uncheck', target }],
      true,
    ],
    [
      'a box that was ticked, read as unticked',
      { kind: 'assert_checked', target, negated: true },
      [{ action: 'check', target }],
      false,
    ],
    ['a text on the page', { kind: 'assert_text', expected: 'x' }, [fill], false],
    [
      'the same name in another place',
      { ...reads('x'), target: { ...target, nth: 2 } },
      [{ ...fill, target: { ...target, nth: 1 } }],
      false,
    ],
  ])('%s', (_name, check, actions, expected) => {
    expect(isReadback(check, actions)).toBe(expected)
  })
})

describe('what was typed behind a text, and numbers', () => {
  const field = { role: 'textbox', name: 'Name' }
  const value = (expected: string): Check => ({
    kind: 'assert_value',
    target: field,
    expected,
    comparison: 'equals',
  })
  const append: PerformedAction = { action: 'type', target: field, value: 'lee' }

  test('an end that was typed is a readback, something else is not', () => {
    expect(isReadback(value('Ann lee'), [append])).toBe(true)
    expect(isReadback(value('Ann'), [append])).toBe(false)
    expect(isReadback(value('lee'), [{ action: 'type', value: 'lee' }])).toBe(true)
  })

  test('a number that was typed is only compared with itself', () => {
    const fill: PerformedAction = { action: 'fill', target: field, value: '5' }
    const atLeast: Check = { kind: 'assert_number', target: field, expected: '3', comparison: 'at_least' }
    expect(isReadback(atLeast, [fill])).toBe(true)
    expect(isReadback(atLeast, [{ ...fill, navigated: true }])).toBe(false)
    expect(isReadback(atLeast, [])).toBe(false)
  })
})
