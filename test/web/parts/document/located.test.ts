import { expect, test } from 'vitest'
import { located } from '../../../../web/parts/document/located.ts'

const text = 'The fee is 5 euros.\n\nThe fee is due in May.\nIt is paid by transfer.'
const quote = 'The fee is due in May.'

test('words that stand elsewhere now are found where they are nearest', () => {
  expect(located(`New. ${text}`, { start: 21, end: 43, quote })).toEqual({ is: 'moved', start: 26, end: 48 })
  const twice = `${quote} ${'x'.repeat(50)} ${quote}`
  expect(located(twice, { start: 60, end: 82, quote })).toEqual({ is: 'moved', start: 74, end: 96 })
})

test('words that are set in other lines now are found all the same', () => {
  const now = 'Before.\n\nThe fee\n   is due in\tMay.\nAfter.'
  const found = located(now, { start: 0, end: 22, quote })
  expect(found.is).toBe('moved')
  if (found.is !== 'changed') expect(now.slice(found.start, found.end)).toBe('The fee\n   is due in\tMay.')
})

test('a place without words is believed where the text reaches so far', () => {
  expect(located(text, { start: 4, end: 7, quote: '' })).toEqual({ is: 'there', start: 4, end: 7 })
  expect(located('short', { start: 4, end: 7, quote: '' })).toEqual({ is: 'changed' })
})
