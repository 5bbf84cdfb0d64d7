import { expect, test } from 'vitest'
import { type Indexed } from '../../../../../workers/api/mcp/search/index-of.ts'
import { searchTools } from '../../../../../workers/api/mcp/search/search-tools.ts'
import { joinedWordsOf, wordsOf } from '../../../../../workers/api/mcp/search/words.ts'

const tool = (name: string, title: string, reads = true) => {
  const words = wordsOf(title)
  const index: Indexed = {
    words: new Map(words.map((word) => [word, 3])),
    title: new Set(words),
    plain: new Set(title.split(' ')),
    reads,
  }
  return { name, index }
}

test('words are found in any inflection, and idle ones are left out', () => {
  expect(wordsOf('createdProjects of the companies')).toEqual(['cre', 'project', 'compan'])
  expect(wordsOf('running, cases; Generate')).toEqual(['run', 'cas', 'gener'])
  expect(wordsOf('invitation invite, delivery delivered')).toEqual(['invit', 'invit', 'deliver', 'deliver'])
  expect(wordsOf('')).toEqual([])
  expect(joinedWordsOf('web hooks')).toEqual(wordsOf('webhook'))
})

test('rare words count more than common ones, and equals keep their order', () => {
  const tools = [tool('a', 'list cases'), tool('b', 'list members'), tool('c', 'list cases')]
  expect(searchTools(tools, 'list members', 3).map(({ name }) => name)).toEqual(['b', 'a', 'c'])
  expect(searchTools(tools, 'nothing', 3)).toEqual([])
})

test('one record is told from a list of them, and what is asked to know from what is asked to do', () => {
  const tools = [
    tool('update', 'update project', false),
    tool('get', 'get project'),
    tool('list', 'list projects'),
  ]
  expect(searchTools(tools, 'Which projects are there?', 1)[0]?.name).toBe('list')
  expect(searchTools(tools, 'Show me the project', 1)[0]?.name).toBe('get')
  expect(searchTools(tools, 'Rename the project', 1)[0]?.name).toBe('update')
})
