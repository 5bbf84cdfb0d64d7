import { expect, test } from 'vitest'
import { withFootnotes } from '../../../../workers/extract/formats/doc-notes.ts'

test.each<[string, string, string, string[]]>([
  ['behind its paragraph', 'One\u0002.\rTwo\r', '\u0002 note\r', ['One\u0002.\rnote\rTwo\r', '']],
  [
    'behind its list',
    '- a\u0002\r- b\u0002\rEnd\r',
    '\u0002x\r\u0002y\r',
    ['- a\u0002\r- b\u0002\rx\ry\rEnd\r', ''],
  ],
  [
    'behind its table',
    'cell\u0002\u0007\u0007\nAfter\r',
    '\u0002x\r',
    ['cell\u0002\u0007\u0007\nAfter\rx\r', ''],
  ],
  ['at the end where nothing follows', 'One\u0002', '\u0002x\r', ['One\u0002', 'x\r']],
  [
    'at the end where their signs are others',
    'One\u0002 two\u0002\r',
    '\u0002x\r',
    ['One\u0002 two\u0002\r', '\u0002x\r'],
  ],
  ['at the end where it has a table', 'One\u0002\r', '\u0002x\u0007\r', ['One\u0002\r', '\u0002x\u0007\r']],
])('a footnote stands %s', (_, body, footnotes, parts) => {
  expect(withFootnotes(body, footnotes)).toEqual(parts)
})
