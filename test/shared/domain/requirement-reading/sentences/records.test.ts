import { expect, test } from 'vitest'
import { readSentences } from '../../../../../shared/domain/requirement-reading/sentences/sentences-of.ts'

/** What a text demands, each with the identifier that it is given. */
function demandsOf(text: string): string[] {
  return readSentences(text)
    .sentences.filter(({ is }) => is === 'sentence' || is === 'item' || is === 'row')
    .map((one) => `${one.identifier === undefined ? '' : `${one.identifier}| `}${one.text}`)
}

const headingsOf = (text: string): string[] =>
  readSentences(text)
    .sentences.filter(({ is }) => is === 'heading')
    .map(({ scope, text: own }) => `${scope} ${own}`)

/** Words that lie in no sentence, but for the names of fields and the marks around their values. */
function lostIn(text: string): string[] {
  const { sentences, plain } = readSentences(text)
  let [at, between] = [0, '']
  for (const { start, end } of sentences) {
    expect(start).toBeGreaterThanOrEqual(at)
    between += `${plain.slice(at, start)}\n`
    at = end
  }
  return (between + plain.slice(at))
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '' && !/^[\s*-]*(?:[\w .]+:)?[ \t]*(?:>>>|<<<)?[ \t]*$/.test(line))
}

const document = `[DOCUMENT]
MID: c2d4542d5f1741c88dfcb4f68ad7dcbd
TITLE: Wallet
OPTIONS:
  ENABLE_MID: On

[GRAMMAR]
ELEMENTS:
- TAG: REQUIREMENT
  FIELDS:
  - TITLE: STATEMENT
    TYPE: String
    REQUIRED: True

[[SECTION]]
TITLE: Top-up

[TEXT]
STATEMENT: >>>
Money comes into the wallet by card.
<<<

[REQUIREMENT]
MID: 9f2e
UID: W-TOP-1
STATUS: Active
TAGS: money, limits
TITLE: Smallest top-up
STATEMENT: >>>
The wallet shall refuse a top-up
below 5 euros.

The refusal shall name:

- the amount
- the limit
<<<
RATIONALE: >>>
Fees must not be higher than the amount.

The bank shall be paid.
<<<
COMMENT: The bank must be asked again.
COMMENT: >>>
The limit shall be discussed.
<<<
RELATIONS:
- TYPE: Parent
  VALUE: SYS-14
- TYPE: File
  VALUE: src/wallet.c

[[/SECTION]]

[REQUIREMENT]
UID: W-2
STATEMENT: The wallet shall hold at most 250 euros.
VERIFICATION_METHOD: It shall be tested.

The appendix is always shown.
`
const demands = [
  'W-TOP-1| The wallet shall refuse a top-up below 5 euros.',
  'W-TOP-1| The refusal shall name:',
  'W-TOP-1| the amount',
  'W-TOP-1| the limit',
  'W-2| The wallet shall hold at most 250 euros.',
  'The appendix is always shown.',
]

test('of a StrictDoc document only statements demand something, under the titles of their sections', () => {
  expect(demandsOf(document)).toEqual(demands)
  expect(headingsOf(document)).toEqual(['1 Wallet', '1.1 Top-up', '1.1.1 Smallest top-up'])
  expect(lostIn(document)).toEqual([])
})

test.each([
  ['CRLF', document.replaceAll('\n', '\r\n')],
  ['tabs behind the names', document.replaceAll(/^([A-Z_]+:) /gm, '$1\t')],
  ['values that stand below one another', document.replaceAll(/^([A-Z_]+:) /gm, (all) => all.padEnd(24))],
  ['a quoted mail', document.replaceAll(/^(?=.)/gm, '> ')],
  ['blanks before all lines', document.replaceAll(/^(?=.)/gm, '    ')],
  ['blanks behind all lines', document.replaceAll(/$/gm, '  ')],
  ['old tags of sections', document.replaceAll(/\[\[(\/?SECTION)\]\]/g, '[$1]')],
  ['marks in the lines of the value', document.replaceAll('>>>\n', '>>> ').replaceAll('\n<<<', ' <<<')],
])('a StrictDoc document is read the same with %s', (_, text) => {
  expect(demandsOf(text)).toEqual(demands)
  expect(lostIn(text)).toEqual([])
})

test('a value that nothing closes ends before the next field, and loses nothing at the end', () => {
  const open = '[REQUIREMENT]\nUID: A-1\nSTATEMENT: >>>\nIt opens.\n\nIt closes.\nCOMMENT: >>>\nIt should be asked.\n\n[REQUIREMENT]\nUID: A-2\nSTATEMENT: >>>\nIt ends.\n\nIt begins.'
  expect(demandsOf(open)).toEqual(['A-1| It opens.', 'A-1| It closes.', 'A-2| It ends.', 'A-2| It begins.'])
}) // prettier-ignore

test('examples of the format within a statement are examples', () => {
  const text =
    '[REQUIREMENT]\nUID: A-1\nSTATEMENT: >>>\nIt reads this.\n\n.. code-block:: text\n\n    [REQUIREMENT]\n    STATEMENT: >>>\n    It is shown.\n\n```\nNever closed.\n<<<\n\n[REQUIREMENT]\nUID: A-2\nSTATEMENT: It ends.'
  expect(demandsOf(text)).toEqual(['A-1| It reads this.', 'A-2| It ends.'])
  const shown =
    'Write this.\n\n```\n[REQUIREMENT]\nUID: A-1\nSTATEMENT: It is shown.\n```\n\nCOMMENT: It is read.'
  expect(demandsOf(shown)).toEqual(['Write this.', 'COMMENT: It is read.'])
})

test('free text stands beside requirements, and is all there is without them', () => {
  const free =
    '[DOCUMENT]\nTITLE: Plan\n\n[FREETEXT]\nThe door opens at 8.\n\nNOTE: It is red.\n[/FREETEXT]\n'
  expect(demandsOf(free)).toEqual(['The door opens at 8.', 'NOTE: It is red.'])
  expect(demandsOf(`${free}\n[REQUIREMENT]\nSTATEMENT: It shall close.\n`)).toEqual(['It shall close.'])
})

const item = `active: true
derived: false
header: |
  Sign-in
level: 2.1
links:
- REQ003: null
- SYS-4: abcd
normative: true
ref: ''
reviewed: 1f33605bbc5d1a39c9a6441b91389e88
text: |
  The system **shall** lock the account
  after 3 wrong passwords.

  The account is unlocked after 30 minutes.
`

test('of an item of Doorstop its text demands something, unless it is off', () => {
  const demanded = [
    'The system shall lock the account after 3 wrong passwords.',
    'The account is unlocked after 30 minutes.',
  ]
  expect(demandsOf(item)).toEqual(demanded)
  expect(demandsOf(item.replaceAll('\n', '\r\n'))).toEqual(demanded)
  expect(lostIn(item)).toEqual([])
  const off = item.replace('active: true', 'active: false').replaceAll('account', 'door')
  const note = item.replace('normative: true', 'normative: false').replaceAll('account', 'gate')
  expect(demandsOf(`${off}\n${item}---\n${note}`)).toEqual(demanded)
  expect(demandsOf("level: 1.2\nlinks: []\nref: ''\ntext: |\n  It ends.")).toEqual(['It ends.'])
})

test.each([
  ['a colon', 'ID: R-12\nTitle: Sign-in\nStatus: Approved\nRequirement: The account is locked\nafter 3 wrong passwords.\nRationale: Guessing must be hard.\nIt shall not be easy.\nDepends on: R-3\n\nID: R-13\nDescription: It is unlocked after 30 minutes.\n\nPriority: Must'],
  ['marks of emphasis', '**ID**: R-12\n**Type**: Functional\n**Description**:\nThe account is locked after 3 wrong passwords.\n**Source**: The bank shall tell.\n\n**ID**: R-13\n**Statement**: It is unlocked after 30 minutes.'],
  ['list marks', '- **ID:** R-12\n- **Description:** The account is locked after 3 wrong passwords.\n- **Priority:** It must be first.\n\n- **ID:** R-13\n- **Description:** It is unlocked after 30 minutes.'],
  ['columns', 'ID          R-12\nTitle       Sign-in\nStatement   The account is locked after 3 wrong passwords.\nPriority    Must\n\nID          R-13\nStatement   It is unlocked after 30 minutes.'],
  ['tabs', 'ID\tR-12\nStatement\tThe account is locked after 3 wrong passwords.\nPriority\tMust\n\nID\tR-13\nStatement\tIt is unlocked after 30 minutes.'],
  ['blank lines between them', 'ID: R-12\n\nDescription: The account is locked after 3 wrong passwords.\n\nRationale: It must be hard.\n\nID: R-13\n\nDescription: It is unlocked after 30 minutes.'],
  ['names of ReqIF', 'ReqIF.ForeignID: R-12\nReqIF.Name: Sign-in\nReqIF.Text: The account is locked after 3 wrong passwords.\n\nReqIF.ForeignID: R-13\nReqIF.Text: It is unlocked after 30 minutes.'],
])('a record of a field a line demands its statement, with %s', (_, text) => {
  const expected = ['R-12| The account is locked after 3 wrong passwords.', 'R-13| It is unlocked after 30 minutes.']
  expect(demandsOf(text)).toEqual(expected)
  expect(demandsOf(text.replaceAll('\n', '\r\n'))).toEqual(expected)
}) // prettier-ignore

test('statements without a number are told by what stands beside them', () => {
  const text =
    'Requirement: The door opens.\nRationale: It must open.\nSource: Fire code\n\nThe door closes.\n\nStatus: open or closed'
  expect(demandsOf(text)).toEqual(['The door opens.', 'The door closes.'])
})

test.each([
  ['a form', 'Title: required, at most 80 characters\nDescription: up to 500 characters\nPriority: low, normal or high\nStatus: open or closed'],
  ['a form of a story', 'ID: US-3\nDescription: A visitor registers.\nFields:\nName: at most 60 characters\nComment: at most 500 characters'],
  ['an interface', 'level: 1 to 5\nlinks: up to 3\ntext: required\nref: optional'],
  ['a tag', '[NOTE]\nTitle: required\n\n[BETA]\nIt is hidden.'],
])('what a form is described with stays content: %s', (_, text) => {
  const said = demandsOf(text).join(' ')
  for (const words of text.match(/(?<=: ).*|It is hidden\./g)?.slice(text.startsWith('ID') ? 1 : 0) ?? [])
    expect(said).toContain(words)
}) // prettier-ignore
