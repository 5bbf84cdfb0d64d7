import { describe, expect, test } from 'vitest'
import { fixture } from '../extract-file.ts'
import { document, outline } from '../read-file.ts'

const read = (name: string) => document(name, fixture(`prints/${name}`))
const linesOf = async (name: string) =>
  outline(await read(name)).map((line) => line.replace(/ \(page \d+\)$/, ''))

test.each([
  [
    'hyphens-at-line-ends.pdf',
    'The maintenance plan of the plant names three duties for the operators on shift, the lubrication of both conveyors each Monday, and the recalibration of the weighing cells after every delivery. The third one is the decontamination of the sluice before the weekend begins in the whole plant.',
  ],
  [
    'hyphens-of-compounds.pdf',
    'The real-time view is a well-known one, the three-year plan is up-to-date and GPS-based. The subscription ends, the X-ray begins, a 24-hour service with a user-friendly and payment-related page on the Kubernetes-based host.',
  ],
  [
    'hyphens-in-german.pdf',
    'Die Gewährleistung gilt dreißig Monate, und die Wartungsintervalle stehen im Heft. Der Online-Bestellvorgang und die E-Mail-Adresse bleiben, Ein- und',
  ],
  [
    'soft-hyphens.pdf',
    'The supervisor approves the recalibration of the spectrophotometer and the decontamination of the sluice, as the pretreatment says.',
  ],
  [
    'hyphens-of-reportlab.pdf',
    'post-sales teams see the multitenant view, and the misunderstandings of long-term users at https://shop.example/self-service/help or in order-service.log. The re-configuration of the Tracewright-worker is free of charge for 10-20 users, internal and external, in Baden-Baden and the workplace of the co-workers.',
  ],
])('a hyphen at the end of a line stays where it belongs to the word: %s', async (name, text) => {
  expect(await linesOf(name)).toContain(`paragraph: ${text}`)
})

test.each([
  ['struck-twice.pdf', ['The lift is checked every year by the inspector.', 'Maximum load 450 kg']],
  ['struck-as-shadow.pdf', ['Emergency exit 12', 'never']],
  [
    'struck-by-letters.pdf',
    [
      'Nominal voltage 230 V',
      'Pressure limit 16 bar',
      'First line of the block second line of it',
      'Fuse F12',
      'bonbonbonbon',
      '1111',
      'no no',
      'no no',
    ],
  ],
])('what is struck over itself is read once: %s', async (name, texts) => {
  const lines = await linesOf(name)
  const paragraphs = texts.map((text) => `paragraph: ${text}`)
  expect(lines.filter((line) => paragraphs.includes(line))).toEqual(paragraphs)
  if (name !== 'struck-as-shadow.pdf') expect(lines).toEqual(paragraphs)
})

describe('what is printed letter by letter', () => {
  test.each([
    ['spaced-headings.pdf', ['WARRANTY TERMS', 'RETURNS', 'SECURITY PROTOCOL'], []],
    [
      'spaced-in-parts.pdf',
      ['DELIVERY NOTES AND RETURNS', 'Zugang für Gäste 2024', 'WIDE APART', 'Terms of service'],
      [
        'Please note: Here we deliver only on Mondays.',
        'Options A B C D are free. Vitamins a b c too.',
        'X Y Z',
      ],
    ],
    [
      'spaced-of-reportlab.pdf',
      ['SCOPE OF SUPPLY', 'Maintenance plan', 'Price list 2026', 'ZYXOR GMBH'],
      ['Warranty', 'Options A B C D E are open.', 'A B C D E F', 'Total: 4 500 EUR', 'I A M'],
    ],
    ['spaced-of-fpdf.pdf', ['SAFETY RULES'], ['Contact persons of the site']],
  ])('is read as words, and letters that are meant stay: %s', async (name, headings, paragraphs) => {
    const lines = await linesOf(name)
    expect(
      lines.filter((line) => line.startsWith('heading')).map((line) => line.slice('heading 1: '.length)),
    ).toEqual(headings)
    for (const text of paragraphs) expect(lines).toContain(`paragraph: ${text}`)
    expect((await read(name)).warnings).toEqual([])
  })
})

test.each([
  ['columns-below-a-full-line.pdf', 3],
  ['columns-below-full-text.pdf', 5],
  ['columns-over-pages.pdf', 7],
  ['columns-of-reportlab.pdf', 24],
])(
  'a paragraph of a column is one paragraph, also where the next column or page goes on: %s',
  async (name, count) => {
    const paragraphs = (await linesOf(name)).filter((line) => line.startsWith('paragraph: '))
    expect(paragraphs.filter((text) => !/^paragraph: [A-Z].*(?:\.|this year)$/.test(text))).toEqual([])
    expect(paragraphs).toHaveLength(count)
  },
)

test('short lines beside a column stay lines', async () => {
  expect((await linesOf('columns-with-addresses.pdf')).filter((line) => line.length < 40)).toEqual([
    'heading 1: Contacts',
    'paragraph: Acme Works',
    'paragraph: Main Street 5',
    'paragraph: 12345 Town',
    'paragraph: Phone 555 0100',
    'paragraph: Beta Works',
    'paragraph: Harbour Road 17',
    'paragraph: 54321 Village',
  ])
})

test.each([
  [
    'pages-before-capitals.pdf',
    [
      'Applications for leave are handed in to the office in Bremen or sent by mail, and are answered by Mr Walter within three days (weekends and holidays of the federal state not counted among those days) are filed with the records, as described under number 24 of the agreement, in which the pay office of "Nord" has a part of its own. The contract ends here. Nothing else is decided in the first part of it all.',
      'The next part begins with a sentence of its own, and it ends on this very page.',
    ],
  ],
  [
    'pages-with-notes.pdf',
    [
      'The guarantee covers the housing, the rotor and the seals of the pump, as long as the yearly inspection was made by a certified workshop, and the report of it was sent to the supplier before the very end of June. Other damage is repaired at cost.',
      '1 See the terms of the supplier, edition of March.',
      'Terms of guarantee',
      '2 A list of them hangs in the office.',
      'Terms of guarantee',
    ],
  ],
  [
    'pages-in-german.pdf',
    [
      'Die Bremse des Förderbands wird nach jeder Schicht von der Leitung der Halle geprüft, und das Ergebnis steht im grünen Heft neben dem Pult. Wer sie auslässt, meldet sich bei der Leitung der Halle (Anhang 3, dort steht auch, wer sie in der Nacht vertritt, wie die Wartungsarbeiten abzurechnen sind, wo die Ersatzteile liegen und was sonst noch zur Regel des Werks gehört, die seit dem Umbau im Jahr der Einheit im Heft steht.',
    ],
  ],
])('a sentence that a page cuts is one, whatever stands between its halves: %s', async (name, texts) => {
  expect(await linesOf(name)).toEqual(texts.map((text) => `paragraph: ${text}`))
})

test.each([
  ['head-of-reportlab.pdf', ['| Article | Price | Delivery |'], 30],
  ['head-of-fpdf.pdf', ['| Tool | Loan fee | Longest loan |'], 30],
  ['head-of-chromium.pdf', ['| Part | Unit price | Stock |'], 30],
  ['head-of-two-rows.pdf', ['| Role | Limit | Approval by |', '| (group) | (EUR) | (name) |'], 22],
  [
    'head-twice-on-a-page.pdf',
    ['| Shift | Hours |', '| Early | 8 |', '| Late | 8 |', '| Shift | Hours |'],
    1,
  ],
])('the head of a table that goes on over pages stands above it once: %s', async (name, heads, rows) => {
  const table = (await linesOf(name)).filter((line) => line.startsWith('table_row: '))
  expect(table.slice(0, heads.length)).toEqual(heads.map((head) => `table_row: ${head}`))
  expect(table).toHaveLength(heads.length + rows)
})

test.each([
  [
    'arabic-of-chromium.pdf',
    [
      'heading 1: شروط الضمان',
      'paragraph: يستمر الضمان ثلاثين شهرا من تاريخ التسليم ويغطي المضخة والمحرك. رقم الهاتف 555 0100 في مكتب Berlin ويجب إرسال الطلب خلال 21 يوما.',
      'paragraph: האחריות נמשכת 30 חודשים ממועד המסירה.',
      'paragraph: بحد أقصى (خمسة أيام) من Acme GmbH فقط.',
      'table_row: | البند | السعر |',
      'table_row: | مضخة | 450 |',
      'table_row: | محرك | 1200 |',
    ],
  ],
  [
    'arabic-of-reportlab.pdf',
    [
      'heading 1: شروط الضمان',
      'paragraph: يستمر الضمان ثلاثين شهرا من تاريخ التسليم ويغطي المضخة والمحرك. رقم الهاتف 555 0100 في مكتب Berlin ويجب إرسال الطلب خلال 21 يوما.',
      'paragraph: האחריות נמשכת 30 חודשים ממועד המסירה.',
    ],
  ],
  [
    'arabic-by-words.pdf',
    [
      'paragraph: يستمر الضمان ثلاثين شهرا من تاريخ التسليم ويغطي',
      'paragraph: المضخة والمحرك. رقم الهاتف 555 0100 في مكتب Berlin ويجب إرسال الطلب خلال 21 يوما.',
    ],
  ],
  [
    'arabic-with-brackets.pdf',
    [
      'paragraph: مدة الضمان (ثلاثون شهرا) تبدأ عند التسليم,',
      'paragraph: السعر [بدون ضريبة] هو EUR 1,250.50 في عام 2026.',
      'paragraph: The word ضمان means warranty (30 months).',
    ],
  ],
])('what runs from right to left is read in its order, letters as letters: %s', async (name, lines) => {
  expect(await linesOf(name)).toEqual(lines)
})

test.each([
  [
    'chinese.pdf',
    '保修期自交付之日起三十个月，涵盖水泵、电机和所有密封件，前提是每年由授权的车间进行检查。检查报告必须在六月底之前发送给供应商，联系电话为555 0100，型号为ABC-200的设备除外。',
    [],
  ],
  ['lao.pdf', 'ການຮັບປະກັນມີອາຍຸສາມສິບເດືອນນັບຈາກວັນສົ່ງມອບແລະກວມເອົາປັ໊ມມໍເຕີ', []],
  [
    'thai.pdf',
    'การรับประกันมีอายุสามสิบเดือนนับจากวันส่งมอบสินค้าและครอบคลุมปมมอเตอร์และซีลทังหมดของเครืองหากมีการตรวจสอบทุกปโดยช่างทีได้รับอนุญาต',
    ['6 characters were not read: their font does not say what they are.'],
  ],
])('lines of scripts without blanks are joined without one: %s', async (name, text, warnings) => {
  expect(await linesOf(name)).toEqual([`paragraph: ${text}`])
  expect((await read(name)).warnings).toEqual(warnings)
})

test('texts in fonts whose character map nobody has are told', async () => {
  expect((await read('fonts-that-are-not-embedded.pdf')).warnings).toEqual([
    'Texts in fonts that are not embedded in the PDF (UniGB-UCS2-H) are not read.',
  ])
})
