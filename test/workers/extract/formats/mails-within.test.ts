import { expect, test } from 'vitest'
import { fixture } from '../extract-file.ts'
import { document, outline } from '../read-file.ts'

const lines = (...all: string[]) => all.join('\r\n')
const inner = (subject: string, text: string, ...headers: string[]) =>
  lines(`Subject: ${subject}`, 'From: ann@example.com', ...headers, '', text)
const outer = (type: string, ...parts: string[]) =>
  lines(
    'Subject: Outer',
    'From: bob@example.com',
    'MIME-Version: 1.0',
    `Content-Type: ${type}; boundary=q`,
    '',
    ...parts.flatMap((part) => ['--q', part]),
    '--q--',
    '',
  )
const attachedNames = async (mail: string) =>
  (await document('a.eml', mail)).attachments.map(({ fileName }) => fileName)

test.each([
  [
    'digest.eml',
    [
      'paragraph: Two messages today.',
      'heading 2: Pump price',
      'paragraph: From: Ann <ann@example.com>\nDate: 17 March 2026, 09:30 UTC',
      'paragraph: The pump costs 310 EUR.',
      'heading 2: Größe des Ventils',
      'paragraph: From: Ann <ann@example.com>\nDate: 17 March 2026, 09:30 UTC',
      'paragraph: Das Ventil schließt bei 9 bar.',
    ],
  ],
  [
    'forwarded.eml',
    [
      'paragraph: See below.',
      'heading 2: Re: Prices',
      'paragraph: From: list@example.com',
      'paragraph: Here they are.',
      'heading 3: Prices',
      'paragraph: From: Ann <ann@example.com>\nDate: 17 March 2026, 09:30 UTC',
      'heading 4: Prices',
      'table_row: | Pump | 310 EUR |',
    ],
  ],
  [
    'undelivered.eml',
    [
      'paragraph: Your mail did not arrive.',
      'paragraph: Final-Recipient: rfc822; bob@example.com\nStatus: 5.1.1',
      'heading 2: Pump price',
      'paragraph: From: Ann <ann@example.com>\nDate: 17 March 2026, 09:30 UTC',
      'paragraph: The pump costs 310 EUR.',
    ],
  ],
])('the mails that %s shows are read with it', async (name, parts) => {
  const read = await document(name, fixture(`mails/${name}`))
  expect(outline(read).slice(1)).toEqual(parts)
  expect(read.warnings).toEqual([])
  expect(read.attachments.map(({ fileName }) => fileName)).toEqual(
    name === 'forwarded.eml' ? ['prices.csv'] : [],
  )
})

test.each([
  [
    'parts of a digest that name no type',
    outer('multipart/digest', lines('', inner('One', 'First.')), lines('', inner('Two', 'Second.'))),
    ['One', 'Two'],
  ],
  [
    'a mail that is nothing but another',
    lines('Subject: Outer', 'Content-Type: message/rfc822', '', inner('Whole', 'All of it.')),
    ['Whole'],
  ],
  [
    'a mail in base 64',
    outer(
      'multipart/mixed',
      lines(
        'Content-Type: message/rfc822',
        'Content-Disposition: inline',
        'Content-Transfer-Encoding: base64',
        '',
        btoa(inner('Packed', 'Text.')),
      ),
    ),
    ['Packed'],
  ],
  [
    'a mail with addresses of any script',
    outer('multipart/mixed', lines('Content-Type: message/global', '', inner('Wide', 'Text.'))),
    ['Wide'],
  ],
])('%s is read', async (_, mail, subjects) => {
  const read = await document('a.eml', mail)
  expect(outline(read).filter((line) => line.startsWith('heading'))).toEqual(
    subjects.map((subject) => `heading 2: ${subject}`),
  )
  expect(read.attachments).toEqual([])
})

test('a mail that is attached is handed back, under a name that says that it is one', async () => {
  const attached = (name: string) =>
    outer(
      'multipart/mixed',
      lines('', 'See the mail.'),
      lines(
        'Content-Type: message/rfc822',
        `Content-Disposition: attachment${name}`,
        '',
        inner('One', 'First.'),
      ),
    )
  expect(await attachedNames(attached(''))).toEqual(['message.eml'])
  expect(await attachedNames(attached('; filename="Prices for 2026"'))).toEqual(['Prices for 2026.eml'])
  expect(await attachedNames(attached('; filename="prices.EML"'))).toEqual(['prices.EML'])
})

test('a part without a name is known by its type', async () => {
  const parts = ['text/csv', 'application/pdf', 'application/x-own'].map((type) =>
    lines(`Content-Type: ${type}`, '', 'a,b'),
  )
  expect(await attachedNames(outer('multipart/mixed', ...parts))).toEqual([
    'attachment.csv',
    'attachment.pdf',
    'attachment',
  ])
})

test('mails that lie too deep, or are too many, are handed back', async () => {
  const within = (depth: number): string =>
    depth === 0
      ? inner('Deepest', 'Text.')
      : lines(`Subject: Level ${depth}`, 'Content-Type: message/rfc822', '', within(depth - 1))
  const deep = await document('a.eml', within(5))
  expect(outline(deep).at(-1)).toBe('heading 4: Level 2')
  expect(deep.attachments.map(({ fileName }) => fileName)).toEqual(['message.eml'])
  const many = outer(
    'multipart/digest',
    ...Array.from({ length: 510 }, (_, at) => lines('', inner(`Mail ${at}`, 'x'))),
  )
  const read = await document('a.eml', many)
  expect(read.text).toContain('Mail 499')
  expect(read.attachments).toHaveLength(10)
})
