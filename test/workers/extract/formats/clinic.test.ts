import { describe, expect, test } from 'vitest'
import { document, outline } from '../read-file.ts'
import { fixture } from '../extract-file.ts'

const read = (name: string) => document(name, fixture(`clinic/${name}`))
const linesOf = async (name: string) => outline(await read(name))

const consent =
  'A swap of shifts needs the consent of the ward manager Käthe Müller, given at least 48 hours before.'
const breaks = 'paragraph: Breaks of 45 minutes are taken away from the ward.'
const note = 'Night shifts of more than nine hours have a second break of 20 minutes.'

describe('the handbook of a clinic, as a word processor writes it', () => {
  test('as DOCX its pages are those that breaks begin', async () => {
    const lines = await linesOf('handbook.docx')
    expect(lines).toContain(`paragraph: ${consent} (page 1)`)
    expect(lines).toContain('table_row: | 10 and more | 5 | head of nursing | (page 2)')
    expect(lines).toContain('heading 2: 3.1 Cold chain (page 3)')
    expect(lines).toContain('list_item: 2. Write the value into the blue list. (page 3)')
    expect(lines).toContain('heading 1: 4. Fire safety (page 4)')
    expect(lines[lines.indexOf(`${breaks} (page 1)`) + 1]).toBe(`paragraph: ${note} (page 1)`)
    expect(await read('handbook.docx')).toMatchObject({ pages: 4, title: 'Lindenhof Clinic: Staff handbook' })
  })

  test('as DOCX no page is named behind a text that may be longer than one', async () => {
    const lines = await linesOf('long-handbook.docx')
    expect(lines).toContain('table_row: | 10 and more | 5 | head of nursing | (page 2)')
    expect(lines).toContain('heading 1: 3. Medicines (page 3)')
    expect(lines).toContain('heading 2: 3.1 Cold chain')
    expect(lines).toContain('heading 1: 4. Fire safety')
    expect(await read('long-handbook.docx')).not.toHaveProperty('pages')
  })

  test('as DOC it has headings, lists, a table and its note', async () => {
    const { text, blocks } = await read('handbook.doc')
    const lines = outline({ text, blocks })
    expect(lines).toContain('heading 2: Swapping shifts')
    expect(lines).toContain(`paragraph: ${consent}`)
    expect(text).toContain('- Write the swap into the plan:\n  - in blue for the early shift,')
    expect(lines).toContain('table_row: | 10 and more | 5 | head of nursing |')
    expect(lines[lines.indexOf(breaks) + 1]).toBe(`paragraph: ${note}`)
  })

  test('as PDF its words are parted from the numbers of notes', async () => {
    const lines = await linesOf('handbook.pdf')
    expect(lines).toContain('paragraph: Breaks of 45 minutes are taken away from the ward¹. (page 1)')
    expect(lines).toContain(`paragraph: ¹ ${note} (page 1)`)
    expect(lines).toContain('table_row: | 10 and more | 5 | head of nursing | (page 2)')
    expect(lines).toContain('heading 2: 4. Fire safety (page 4)')
  })

  test('as HTML its words are parted from the numbers of headings and notes', async () => {
    const lines = await linesOf('handbook.html')
    expect(lines).toContain('heading 1: 1. Working hours')
    expect(lines).toContain('heading 2: 1.1 Swapping shifts')
    expect(lines).toContain('paragraph: Breaks of 45 minutes are taken away from the ward¹.')
    expect(lines).toContain(`paragraph: ¹${note}`)
  })

  test('as TXT each line is a paragraph, so no heading runs into a sentence', async () => {
    const lines = await linesOf('long-handbook.txt')
    expect(lines).toContain('paragraph: 1.1 Swapping shifts')
    expect(lines).toContain(`paragraph: ${consent}`)
  })
})

describe('the devices of a clinic, as a spreadsheet program writes them', () => {
  const defibrillator = '| Defibrillator | Emergency | 07/01/2025 | 2,399.99 € | 4.0% | 08:15 |'
  const pump = '| Infusion pump Größe L | 3 East | 18/03/2024 | 1,849.50 € | 12.5% | 09:30 |'

  test.each(['devices.xlsx', 'devices.xls'])('as %s amounts are as the sheet shows them', async (name) => {
    const lines = await linesOf(name)
    expect(lines).toContain('paragraph: Device register of the Lindenhof Clinic')
    expect(lines).toContain(`table_row: ${pump}`)
    expect(lines).toContain(`table_row: ${defibrillator}`)
    expect((await read(name)).warnings).toEqual(['Hidden sheets were not read: Old prices.'])
  })

  test.each(['devices.xlsx', 'devices.xls', 'devices.html'])(
    'as %s a cell over two rows holds for both of them',
    async (name) => {
      const lines = await linesOf(name)
      expect(lines).toContain('table_row: | Medizintechnik Süd | Anke Groß | +49 221 555 0135 | 90 |')
      expect(lines).toContain('table_row: | Northlight Imaging | Priya Nair | +44 20 7946 0811 | 30 |')
    },
  )

  test.each(['devices.csv', 'devices.html'])('as %s the title is no head of the table', async (name) => {
    const { text } = await read(name)
    const head = '| Device | Ward | Bought on | Price | Share of budget | Next check at |'
    expect(text).toContain(`Device register of the Lindenhof Clinic\n\n${head}\n| --- |`)
  })
})

describe('slides, as a program for presentations writes them', () => {
  test('as PPTX each slide is a page, its notes included', async () => {
    const lines = await linesOf('deck.pptx')
    expect(lines).toContain('table_row: | Computers | Björn Åkesson | C 009 | (page 2)')
    expect(lines).toContain('list_item: - your identity card (page 1)')
    expect(lines).toContain(
      'paragraph: Show the lamp test. The fluorescent lotion stands in cupboard 7. (page 3)',
    )
  })

  test('as PDF items are no headings, whatever their size and the font of their bullets', async () => {
    const lines = await linesOf('deck.pdf')
    expect(lines.slice(0, 5)).toEqual([
      'heading 1: Welcome to the Lindenhof (page 1)',
      'list_item: - Your first week in five slides (page 1)',
      'list_item: - Bring along (page 1)',
      'list_item: - your identity card (page 1)',
      'list_item: - the certificate of vaccination (page 1)',
    ])
  })
})
