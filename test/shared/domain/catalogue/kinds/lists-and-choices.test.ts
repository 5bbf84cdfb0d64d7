import { describe, expect, test } from 'vitest'
import { ideasOf } from '../../../../../shared/domain/catalogue/ideas-of.ts'
import { readMarks } from '../../../../../shared/domain/marking/inline.ts'

function titlesOf(line: string): string[] {
  const { text, marks } = readMarks(line)
  return ideasOf(text, marks).map(({ title }) => title)
}

const ideas: [line: string, titles: string[]][] = [
  [
    '{eff {A Potters} can {V switch off} {T push and} {F email} separately}, but {eff {A K4} always {V comes} by {F email}}. ## notify',
    [
      'With push messages off, nothing but the push message is missing',
      'With e-mails off, nothing but the e-mail is missing',
      'Even with everything switched off: K4',
    ],
  ],
  [
    '{evt The {A master} {V gets} a push}, {eff the {A other potter} {V gets} an {T email}}. ## notify',
    [
      'The master gets a push message, once, and nothing else',
      'The other potter gets an e-mail, once, and nothing else',
    ],
  ],
  [
    '{cond {E Kiln} is one hour from done} -> {eff {T push} only}. ## notify',
    ['Only a push message goes out', 'Somebody who cannot get a push message'],
  ],
  [
    '{cond Several {E pots} of one {A owner}} -> {eff one single {T reminder}}. ## notify',
    [
      'Two at once lead to one reminder that names both',
      'A single one leads to one reminder as well',
      'What does not belong together gets reminders of its own',
    ],
  ],
  [
    '{cond Whoever has fetched the pots} {eff {V gets} {NEG no} more {T mails}}. ## notify',
    ['No e-mail where it is not due: whoever has fetched the pots'],
  ],
  [
    '{def {F Heat}: {N 2}, {N 4}, {N 8} {U hours}}, {def default is {N 4}}. ## default, options',
    [
      'Untouched, the heat is 4',
      'Another heat is kept once it was chosen',
      'Each Heat can be chosen: 2 hours, 4 hours, 8 hours',
      'A Heat of 3 hours is refused',
    ],
  ],
  // No choice, but two sums.
  [
    '{def {F Prices}: {O bowl} {N 4}, {O cup} {N 3}}. ## options',
    ['It is 4 and not 3: "bowl 4"', 'It is 3 and not 4: "cup 3"'],
  ],
  [
    '{def {F Shapes} include {O bowl} and {O cup}}. ## options',
    ['Each choice of shape is kept: "bowl", "cup"'],
  ],
  [
    '{eff {V Export} {T CSV} and {O PDF}}, {eff with the {T filter} in the {P header}}. ## filter, export',
    [
      'The output follows the filter, beyond the page that is shown',
      'CSV and PDF hold the same',
      'The CSV output with special characters and long texts',
      'The CSV output with nothing in it',
      'A value that looks like a formula',
    ],
  ],
  ['{eff A {A potter} can {V report} a {E broken pot}}. ## export', []],
  ['{eff {T Pots} {V are ordered} by {X most recent} first}. ## filter', ['A new entry comes first']],
  [
    '{eff {C Filters} {V are kept} in the {P URL}}. ## filter',
    [
      'The address of a filtered list shows the same list to somebody else',
      'The back button takes back one filter at a time',
      'An address with a filter that does not exist',
    ],
  ],
  [
    '{def {F Upper and lower case} do not matter}. ## language',
    ['Capitals and small letters lead to the same'],
  ],
  ['{eff {V Answer} with {T Retry-After}}. ## reliability', []],
  [
    '{lim At {N 310} {U px} {F width}} {eff {NEG no} {T scrolling}}. ## layout',
    ['The page at a width of 310 px'],
  ],
]

describe('What is tried of lists, choices and messages that go out', () => {
  test.each(ideas)('%s', (line, titles) => {
    expect(titlesOf(line)).toEqual(titles)
  })
})
