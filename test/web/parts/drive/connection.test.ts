import { expect, test } from 'vitest'
import { outcomeIn } from '../../../../web/parts/drive/connection.ts'

test('what became of the way to the vendor is read from the address, and nothing else is taken for it', () => {
  expect(outcomeIn('?drive=connected')).toBe('connected')
  expect(outcomeIn('?a=b&drive=denied')).toBe('denied')
  for (const query of ['', '?drive=', '?drive=constructor', '?drive=<b>', '?other=connected'])
    expect(outcomeIn(query)).toBeNull()
})
