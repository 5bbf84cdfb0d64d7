import { expect, test } from 'vitest'
import { excerptOf } from '../../../../web/shell/jump/excerpt.ts'

const before = 'Whoever works more than six hours takes a break. '.repeat(3)

test('where they do not stand together, the longest of them that stands there leads', () => {
  expect(excerptOf(`${before} The certificate is blue.`, 'the unknownword certificate')).toContain(
    'certificate is blue',
  )
})

test('where none of them stands there, the passage begins at its beginning', () => {
  expect(excerptOf('# Fire\n\nLifts stand still.', 'hotel')).toBe('Fire Lifts stand still.')
  expect(excerptOf('', '???')).toBe('')
})

test('a passage without blanks is cut all the same, and between characters', () => {
  const excerpt = excerptOf(`${'🚀'.repeat(300)}leave${'🚀'.repeat(300)}`, 'leave')
  expect(excerpt.startsWith('…leave🚀')).toBe(true)
  expect(excerpt.length).toBeLessThanOrEqual(201)
  expect(excerpt.isWellFormed()).toBe(true)
})
