import { expect, test } from 'vitest'
import {
  type Source,
  addressOfSource,
  nameOfSource,
  sourcesOf,
} from '../../../../../web/areas/stories/documents/sources.ts'
import { choosable, toggled } from '../../../../../web/areas/stories/documents/choosable.ts'
import { fileNameFor } from '../../../../../web/areas/stories/documents/file-name.ts'
import { htmlOf } from '../../../../../web/areas/stories/documents/to-html.ts'

const source = (its: Partial<Source>): Source => ({
  n: 1,
  kind: 'story',
  id: 's',
  number: 3,
  field: 'title',
  quote: 'Words',
  start: null,
  end: null,
  ...its,
})

test('each source is named and leads to its record, and a text leads nowhere', () => {
  const criterion = source({ kind: 'criterion', field: 'acceptanceCriteria.1' })
  expect([nameOfSource(criterion), addressOfSource('p', criterion)]).toEqual([
    'Story #3, criterion 2',
    '/projects/p/stories/s',
  ])
  const defect = source({ kind: 'defect', id: 'd' })
  expect([nameOfSource(defect), addressOfSource('p', defect)]).toEqual(['Defect #3', '/projects/p/defects/d'])
  const result = source({ kind: 'result', id: 'c' })
  expect([nameOfSource(result), addressOfSource('p', result)]).toEqual([
    'Test case #3',
    '/projects/p/cases/c',
  ])
  const text = source({ kind: 'text', id: null, number: null, field: 'content' })
  expect([nameOfSource(text), addressOfSource('p', text)]).toEqual(['Your own text', null])
})

const document = {
  title: '<b>Seats</b> & "tickets" 🚀',
  format: 'markdown' as const,
  content: '',
  warnings: [],
  sections: [
    { id: 'a', title: 'A', content: '- \\<img\\> [1–3]\n', sources: [source({ n: 3 }), source({ n: 1 })] },
    {
      id: 'b',
      title: 'B',
      content: '*Nothing is known.*\n',
      sources: [source({ n: 1 }), source({ n: 2, quote: '<i>q</i>' })],
    },
  ],
}

test('a document lists each source once, by number', () => {
  expect(sourcesOf(document).map(({ n }) => n)).toEqual([1, 2, 3])
})

test('a file of HTML says what the page shows, and runs nothing of it', () => {
  const html = htmlOf(document)
  expect(html).toContain('<h1>&lt;b&gt;Seats&lt;/b&gt; &amp; &quot;tickets&quot; 🚀</h1>')
  expect(html).toContain('<li>&lt;img&gt; [<a href="#source-1">1</a>–<a href="#source-3">3</a>]</li>')
  expect(html).toContain('<li id="source-2" value="2">Story #3: &lt;i&gt;q&lt;/i&gt;</li>')
  expect(html).toContain('<p><em>Nothing is known.</em></p>')
  expect(html).toContain("default-src 'none'")
})

test('a file is named by its title, in any script, and never without a name', () => {
  expect(fileNameFor('Release notes: Sprint 1/2', 'md')).toBe('release-notes-sprint-1-2.md')
  expect(fileNameFor('مقاعد', 'html')).toBe('مقاعد.html')
  expect(fileNameFor('../..', 'md')).toBe('document.md')
  expect(fileNameFor('x'.repeat(300), 'md')).toHaveLength(63)
})

test('stories are found by all words of their number and title, and chosen and left again', () => {
  const stories = [
    { number: 1, title: 'Choose Seats' },
    { number: 12, title: 'Pay for seats' },
  ]
  expect(choosable(stories, 'SEATS pay')).toEqual([stories[1]])
  expect(choosable(stories, '#1')).toHaveLength(2)
  expect(choosable(stories, ' ')).toHaveLength(2)
  expect([...toggled(toggled(new Set(['a']), 'b'), 'a')]).toEqual(['b'])
})
