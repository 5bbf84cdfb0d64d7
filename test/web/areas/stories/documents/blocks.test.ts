import { expect, test } from 'vitest'
import { markdown } from '../../../../../shared/domain/user-documentation/rendering/markdown.ts'
import { blocksOf } from '../../../../../web/areas/stories/documents/blocks.ts'

const hostile = [
  '<script>alert(1)</script> & "quotes"',
  '**bold** _it_ `code` [link](javascript:alert(1)) ![x](https://evil.example)',
  '# no heading',
  '1. no list [3] [1–2]',
  '- no list *gap*',
  '‏مقاعد 🚀 \\ | ~~x~~ mailto:a@b.example www.c.example',
]

test('what people wrote comes back to the letter, and none of it makes anything of a document', () => {
  for (const text of hostile) {
    const section = {
      id: 'x',
      title: 'X',
      blocks: [
        { is: 'heading' as const, text },
        { is: 'gap' as const, text },
        { is: 'paragraph' as const, statements: [{ lead: text, text, sources: [1, 3, 4, 5] }] },
        { is: 'list' as const, ordered: true, intro: text, items: [{ text, sources: [] }] },
      ],
    }
    const said = [{ is: 'text', text }]
    expect(blocksOf(markdown.section(section, true))).toEqual([
      { is: 'heading', pieces: said },
      { is: 'gap', pieces: said },
      {
        is: 'paragraph',
        pieces: [
          { is: 'strong', text },
          { is: 'text', text: `: ${text} ` },
          {
            is: 'mark',
            runs: [
              { from: 1, to: 1 },
              { from: 3, to: 5 },
            ],
          },
        ],
      },
      { is: 'paragraph', pieces: said },
      { is: 'list', isOrdered: true, items: [said] },
    ])
  }
})
