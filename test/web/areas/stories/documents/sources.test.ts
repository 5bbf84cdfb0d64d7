import { expect, test } from 'vitest'
import type { Source } from '../../../../../web/areas/stories/documents/sources.ts'
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
