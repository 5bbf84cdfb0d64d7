import fc from 'fast-check'
import { type Token, Lexer, marked } from 'marked'
import { expect, test } from 'vitest'
import { draftManual, writeDown } from '../../../../shared/domain/user-documentation/index.ts'
import { escapeHtml, html } from '../../../../shared/domain/user-documentation/rendering/html.ts'
import { escapeMarkdown, markdown } from '../../../../shared/domain/user-documentation/rendering/markdown.ts'
import { runsOf } from '../../../../shared/domain/user-documentation/rendering/runs.ts'
import type { Draft } from '../../../../shared/domain/user-documentation/types.ts'
import { tidied } from '../../../../shared/domain/user-documentation/wording/text.ts'
import { criterion, story } from './support.ts'

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[click](javascript:alert(1))',
  '![x](http://evil.example/x.png)',
  '[1]: http://evil.example',
  '<http://evil.example>',
  'http://evil.example www.evil.example a@evil.example',
  '# head',
  '- item',
  '+ item',
  '1. item',
  '1) item',
  '> quote',
  '---',
  '===',
  '***',
  '```js',
  '~~~',
  '`code`',
  '**bold** __bold__ *em* _em_ ~~del~~',
  '| a | b |',
  '|---|---|',
  '&lt;b&gt; &#60;script&#62; &amp;',
  '\\',
  '\\[x](y)',
  '<!-- comment',
  '<![CDATA[x]]>',
  '"><svg onload=alert(1)>',
  '$x$',
  '{{ x }}',
  '</style></title></section>',
]
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(...hostile),
      fc.string({ maxLength: 12 }),
      fc.constantFrom('a', ' ', ':', '//', '@', '.'),
    ),
    { maxLength: 6 },
  )
  .map((parts) => tidied(parts.join('')))
  .filter((said) => said !== '')

const kindsIn = (tokens: readonly Token[]): string[] =>
  tokens.flatMap((token) => [
    token.type,
    ...('tokens' in token && token.tokens ? kindsIn(token.tokens) : []),
    ...('items' in token ? (token.items as Token[]).flatMap((item) => kindsIn([item])) : []),
  ])

const draftOf = (said: string): Draft => ({
  title: said,
  warnings: [],
  sources: [{ n: 1, kind: 'text', id: null, number: null, field: 'content', quote: said, start: 0, end: 1 }],
  sections: [
    {
      id: 'features',
      title: 'Features',
      blocks: [
        { is: 'heading', text: said },
        {
          is: 'paragraph',
          statements: [
            { text: said, sources: [1] },
            { text: said, sources: [1] },
          ],
        },
        {
          is: 'list',
          ordered: false,
          items: [
            { text: said, sources: [1] },
            { lead: said, text: said, sources: [1] },
          ],
        },
        { is: 'list', ordered: false, items: [{ text: said, sources: [1] }] },
        { is: 'list', ordered: true, intro: said, items: [{ text: said, sources: [1] }] },
      ],
    },
  ],
})

test.each(hostile)('as Markdown %j is read as that text and nothing else', (said) => {
  expect(marked.parse(escapeMarkdown(said), { async: false })).toBe(`<p>${escapeHtml(said)}</p>\n`)
})

test('whatever people wrote makes no markup in a Markdown document, and is there to the letter', () => {
  fc.assert(
    fc.property(text, (said) => {
      const written = markdown.document(draftOf(said), true)
      const kinds = kindsIn(new Lexer().lex(written))
      expect(new Set(kinds)).toEqual(
        new Set(
          [...kinds].filter((kind) =>
            /^(?:heading|space|paragraph|list|list_item|text|strong|escape)$/.test(kind),
          ),
        ),
      )
      expect(kinds.filter((kind) => kind === 'heading')).toHaveLength(4)
      expect(kinds.filter((kind) => kind === 'list')).toHaveLength(4)
      const shown = marked.parse(written, { async: false })
      expect(shown.split(escapeHtml(said)).length - 1).toBeGreaterThanOrEqual(said.length > 2 ? 9 : 1)
    }),
    { numRuns: 300 },
  )
})

test('whatever people wrote is text in an HTML document: its tags are ours, and no attribute is theirs', () => {
  const empty = html.document(draftOf('x'), true)
  const tagsIn = (written: string) => written.match(/<[^>]*>/g)
  fc.assert(
    fc.property(text, (said) => {
      const written = html.document(draftOf(said), true)
      expect(tagsIn(written)).toEqual(tagsIn(empty))
      expect(written.split(escapeHtml(said)).length - 1).toBeGreaterThanOrEqual(9)
    }),
    { numRuns: 300 },
  )
})

test('an HTML document loads and runs nothing, and its marks lead to its sources', () => {
  const draft = draftManual({
    title: '<script>alert(1)</script>',
    content: '',
    testResults: '',
    stories: [
      story(1, {
        title: '"><img src=x onerror=alert(1)>',
        userStory: 'As a user, I want to see <b>it</b>',
        acceptanceCriteria: [criterion('', 'I press "<i>"', 'the list is shown')],
      }),
    ],
  })
  const { content, sections } = writeDown(draft, { format: 'html', cites: true })
  expect(content).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`)
  expect(content).not.toMatch(/<(?:script|img|b|i|iframe|object|svg|form|base)\b/i)
  for (const [, n] of content.matchAll(/href="#source-(\d+)"/g))
    expect(content).toContain(`<li id="source-${n}">`)
  expect(sections[0]?.content).not.toContain('<html')
})

test('without citations the texts name no sources, and the sections still have them', () => {
  const draft = draftOf('Visits')
  for (const format of ['markdown', 'html'] as const) {
    const { content, sections } = writeDown(draft, { format, cites: false })
    expect(content).not.toMatch(/\[1\]|source/i)
    expect(sections[0]?.sources).toEqual(draft.sources)
  }
})

test('numbers that follow one another are a run', () => {
  expect(runsOf([4, 1, 2, 3, 7, 8, 7])).toEqual([
    { from: 1, to: 4 },
    { from: 7, to: 7 },
    { from: 8, to: 8 },
  ])
})
