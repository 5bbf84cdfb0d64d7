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
