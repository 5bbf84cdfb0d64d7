import { describe, expect, test } from 'vitest'
import { docxOf, fixture } from '../extract-file.ts'
import { document, notRead, outline } from '../read-file.ts'

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const spaces = `xmlns:p="p" xmlns:a="a" xmlns:r="${office}"`
const relations = (...entries: [id: string, type: string, target: string][]) =>
  `<Relationships>${entries.map(([id, type, target]) => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`).join('')}</Relationships>`
const shape = (text: string, placeholder = '', properties = '') =>
  `<p:sp><p:nvSpPr><p:nvPr>${placeholder}</p:nvPr></p:nvSpPr><p:txBody><a:p>${properties}<a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`
const slide = (content: string, attributes = '') =>
  `<p:sld ${spaces} ${attributes}><p:cSld><p:spTree>${content}</p:spTree></p:cSld></p:sld>`

/** A presentation of hand-written slides, in the order given. */
const deck = (slides: string[], more: Record<string, string> = {}) =>
  docxOf({
    'ppt/presentation.xml': `<p:presentation ${spaces}><p:sldIdLst>${slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="s${index}"/>`).join('')}</p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relations(
      ...slides.map((_, index): [string, string, string] => [
        `s${index}`,
        'slide',
        `slides/slide${slides.length - index}.xml`,
      ]),
    ),
    ...Object.fromEntries(
      slides.map((content, index) => [`ppt/slides/slide${slides.length - index}.xml`, content]),
    ),
    ...more,
  })

test('slides stand in the order of the presentation, not of their files; the title comes first', async () => {
  const slides = ['One', 'Two', 'Three'].map((title) =>
    slide(shape(`Text of ${title}`) + shape(title, '<p:ph type="ctrTitle"/>')),
  )
  expect(outline(await document('a.pptx', deck(slides)))).toEqual(
    ['One', 'Two', 'Three'].flatMap((title, index) => [
      `heading 1: ${title} (page ${index + 1})`,
      `paragraph: Text of ${title} (page ${index + 1})`,
    ]),
  )
})

test('numbers, dates, footers and second copies are left out, levels and lines are kept', async () => {
  const content = slide(
    shape('7', '<p:ph type="sldNum"/>') +
      shape('Footer', '<p:ph type="ftr"/>') +
      shape('Point', '<p:ph idx="1"/>', '<a:pPr lvl="1"/>') +
      shape('Plain', '<p:ph type="body"/>', '<a:pPr><a:buNone/></a:pPr>') +
      shape('Own', '', '<a:pPr><a:buChar char="•"/></a:pPr>') +
      '<mc:AlternateContent xmlns:mc="m"><mc:Choice/><mc:Fallback><p:sp><p:txBody><a:p><a:r><a:t>Twice</a:t></a:r></a:p></p:txBody></p:sp></mc:Fallback></mc:AlternateContent>' +
      '<p:sp><p:txBody><a:p><a:r><a:t>A</a:t></a:r><a:br/><a:r><a:t>B</a:t></a:r></a:p></p:txBody></p:sp>',
  )
  const read = await document('a.pptx', deck([content]))
  expect(read.text).toBe('  - Point\n\nPlain\n\n- Own\n\nA\nB')
})

test('hidden slides are not read and told, as are those without text', async () => {
  const slides = [slide(shape('Seen')), slide(shape('Secret'), 'show="0"'), slide('<p:pic/>')]
  const read = await document('a.pptx', deck(slides))
  expect(read).toMatchObject({
    text: 'Seen',
    pages: 3,
    warnings: ['Hidden slides were not read: 2.', 'One slide is without text: pictures are not read.'],
  })
})

test('notes and diagrams belong to their slide, wherever their parts lie', async () => {
  const content = deck([slide(shape('Slide'))], {
    'ppt/slides/_rels/slide1.xml.rels': relations(
      ['a', 'notesSlide', '../notesSlides/n7.xml'],
      ['b', 'diagramData', '/ppt/diagrams/data3.xml'],
      ['c', 'image', '../media/a.png'],
    ),
    'ppt/notesSlides/n7.xml': `<p:notes ${spaces}>${shape('Note', '<p:ph type="body"/>')}${shape('3', '<p:ph type="sldNum"/>')}</p:notes>`,
    'ppt/diagrams/data3.xml': `<d:dataModel xmlns:d="d" ${spaces}><d:pt><d:t><a:p><a:r><a:t>Step</a:t></a:r></a:p></d:t></d:pt></d:dataModel>`,
  })
  expect(outline(await document('a.pptx', content))).toEqual([
    'paragraph: Slide (page 1)',
    'paragraph: Step (page 1)',
    'paragraph: Note (page 1)',
  ])
})

describe('what is refused', () => {
  test('a presentation without slides, and one of very many', async () => {
    expect(await notRead('a.pptx', deck([]))).toMatchObject({ code: 'malformed' })
    const many = Array.from({ length: 501 }, () => '<p:sldId r:id="s0"/>').join('')
    const content = docxOf({ 'ppt/presentation.xml': `<p:presentation ${spaces}>${many}</p:presentation>` })
    expect(await notRead('a.pptx', content)).toMatchObject({
      code: 'too_large',
      message: expect.stringContaining('Split it'),
    })
  })

  test('entities', async () => {
    const bad = `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${slide(shape('&x;'))}`
    expect(await notRead('a.pptx', deck([bad]))).toMatchObject({ code: 'malformed' })
  })

  test('a presentation that is cut or named as something else', async () => {
    expect(await notRead('a.pptx', fixture('onboarding.pptx').slice(0, 9000))).toMatchObject({
      code: 'malformed',
    })
    expect(await notRead('a.docx', fixture('onboarding.pptx'))).toMatchObject({
      code: 'type_mismatch',
      message: expect.stringContaining('Rename it to end in .pptx'),
    })
  })
})
