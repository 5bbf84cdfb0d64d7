import { expect, test } from 'vitest'
import { limitSentence, mostFileBytes } from '../../../../shared/domain/file-formats/document-formats.ts'
import { tooLarge } from '../../../../web/parts/files/formats.ts'
import { texts } from '../../../../web/texts/en/files.ts'

test('a file that is larger than its format is read is refused in the words of the service', () => {
  const types = Object.entries(mostFileBytes)
  for (const [fileType, most] of types) {
    expect(tooLarge({ name: `a.b.${fileType.toUpperCase()}`, size: most })).toBeNull()
    const limit = tooLarge({ name: `a.${fileType}`, size: most + 1 })
    expect(limit && texts.tooLarge(limit)).toBe(limitSentence(fileType, most))
  }
  expect(types.length).toBeGreaterThan(10)
})

test('what has another ending of a format has its limit, and what has none is left to the service', () => {
  expect(tooLarge({ name: 'a.jpeg', size: mostFileBytes.jpg + 1 })?.names).toEqual(['JPG'])
  for (const name of ['a', 'a.exe', 'pdf', 'a.constructor', 'a.pdf/b'])
    expect(tooLarge({ name, size: 2 ** 30 })).toBeNull()
})
