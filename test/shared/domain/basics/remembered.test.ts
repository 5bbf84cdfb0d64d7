import { expect, test } from 'vitest'
import { remembered } from '../../../../shared/domain/basics/remembered.ts'

function counted(most?: number) {
  const asked: string[] = []
  const ask = remembered((text) => {
    asked.push(text)
    return text.toUpperCase()
  }, most)
  return { asked, ask }
}

test('a text that was asked for before is not worked out again', () => {
  const { asked, ask } = counted()
  expect(['a', 'b', 'a', 'b', ''].map(ask)).toEqual(['A', 'B', 'A', 'B', ''])
  ask('')
  expect(asked).toEqual(['a', 'b', ''])
})

test('no more answers are kept than wanted', () => {
  const { asked, ask } = counted(2)
  for (const text of ['a', 'b', 'c', 'a']) expect(ask(text)).toBe(text.toUpperCase())
  expect(asked).toEqual(['a', 'b', 'c', 'a'])
})

test('a long text is never kept', () => {
  const { asked, ask } = counted()
  const long = 'x'.repeat(201)
  expect([ask(long), ask(long)]).toEqual([long.toUpperCase(), long.toUpperCase()])
  expect(asked).toHaveLength(2)
})
