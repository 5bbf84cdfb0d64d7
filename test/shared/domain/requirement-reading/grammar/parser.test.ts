import { expect, test } from 'vitest'
import { inputOf, map, remembered, words } from '../../../../../shared/domain/requirement-reading/grammar/parser.ts' // prettier-ignore
import { tokenise } from '../../../../../shared/domain/requirement-reading/tokenise.ts'

test('what is remembered is read once for each place, and not kept where the time ran out', () => {
  let reads = 0
  const parser = remembered(map(words('go'), () => (reads += 1)))
  const tokens = tokenise('go on')
  expect(parser(inputOf(tokens, 1), 0)?.value).toBe(1)
  expect(parser(inputOf(tokens), 0)?.value).toBe(2)
  expect(parser(inputOf(tokens), 0)?.value).toBe(2)
})
