import { expect, test } from 'vitest'
import { readGuide } from '../../../scripts/web/read-guide.ts'

const read = (...lines: string[]) => readGuide(lines.join('\n'))

test('headings get an address of their words, and a number where it is taken', () => {
  const ids = read('## What to do', '## What to do', '### Überall, auch hier!').map((block) =>
    block.kind === 'heading' ? [block.level, block.id] : block,
  )
  expect(ids).toEqual([
    [2, 'what-to-do'],
    [2, 'what-to-do-2'],
    [3, 'überall-auch-hier'],
  ])
})

test('a block of code has its language and, where it is a file, its name', () => {
  expect(
    read(
      '```sh',
      'echo 1',
      '```',
      '```yaml ci.yml',
      'on: push',
      '```',
      '```sh no-run',
      'npm run deploy',
      '```',
    ),
  ).toEqual([
    { kind: 'snippet', language: 'sh', text: 'echo 1' },
    { kind: 'snippet', language: 'yaml', file: 'ci.yml', text: 'on: push' },
    { kind: 'snippet', language: 'sh', text: 'npm run deploy' },
  ])
})

test('words carry code, weight and links, with the characters that were meant', () => {
  expect(read('A `<b>` & **bold *and* [link](/docs)** "so" \\* ok.')).toEqual([
    {
      kind: 'paragraph',
      of: [
        'A ',
        { kind: 'code', text: '<b>' },
        ' & ',
        {
          kind: 'strong',
          of: ['bold ', { kind: 'emphasis', of: ['and'] }, ' ', { kind: 'link', to: '/docs', of: ['link'] }],
        },
        ' "so" ',
        '*',
        ' ok.',
      ],
    },
  ])
})

test('lists, tables and notes are read with what stands in them', () => {
  expect(read('1. one', '2. two', '', '| a | b |', '|---|---|', '| `x` | 1 |', '', '> Mind this.')).toEqual([
    {
      kind: 'list',
      isOrdered: true,
      items: [[{ kind: 'paragraph', of: ['one'] }], [{ kind: 'paragraph', of: ['two'] }]],
    },
    { kind: 'table', head: [['a'], ['b']], rows: [[[{ kind: 'code', text: 'x' }], ['1']]] },
    { kind: 'note', of: [{ kind: 'paragraph', of: ['Mind this.'] }] },
  ])
})

test.each([
  '<script>alert(1)</script>',
  'A <b>word</b>.',
  '![picture](/x.png)',
  '[link](javascript:alert(1))',
  '[link](//elsewhere.example)',
  '[link](http://elsewhere.example)',
  '# A second title',
  '#### Too deep',
])('what pages do not draw is refused when they are built: %s', (markdown) => {
  expect(() => read('# Title', '', markdown)).toThrow(/^A guide cannot say this/)
})
