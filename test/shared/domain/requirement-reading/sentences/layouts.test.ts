import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainOf } from '../../../../../shared/domain/requirement-reading/sentences/plain.ts'
import { sentencesOf } from '../../../../../shared/domain/requirement-reading/sentences/sentences-of.ts'

/** What a text says, with the identifier that it gives to each: neither headings, code nor furniture. */
const contentOf = (text: string): string[] =>
  sentencesOf(text)
    .filter(({ is }) => is === 'sentence' || is === 'item' || is === 'row')
    .map((one) => `${one.identifier === undefined ? '' : `${one.identifier}| `}${one.text}`)

test.each([
  ['[REQ-12] The system locks it.', ['REQ-12| The system locks it.']],
  ['(F-3) The system locks it.', ['F-3| The system locks it.']],
  ['[AC1] Names are trimmed.', ['AC1| Names are trimmed.']],
  ['REQ-001: The page loads.', ['REQ-001| The page loads.']],
  ['FR1.2 - The form is saved.', ['FR1.2| The form is saved.']],
  ['US-12 As a user, I want to log in.', ['US-12| As a user, I want to log in.']],
  ['User Story #3: I can see a title.', ['User Story #3| I can see a title.']],
  ['#123 The total is shown.', ['#123| The total is shown.']],
  ['SRS-AUTH-004 | The token expires.', ['SRS-AUTH-004| The token expires.']],
  ['**REQ-9** The list is exported.\n**REQ-10:** The list is printed.', ['REQ-9| The list is exported.', 'REQ-10| The list is printed.']],
  ['- [x] REQ-7: It is filtered.\n- [ ] It is sorted', ['REQ-7| It is filtered.', 'It is sorted']],
  ['1.2.3 The name is unique.\n3.2.1.1: The total is rounded.\n§ 4.2 The tenant pays.\na) It ends.', ['The name is unique.', 'The total is rounded.', 'The tenant pays.', 'It ends.']],
  ['Apply [1] and (2) to B 12 Text.', ['Apply [1] and (2) to B 12 Text.']],
] as const)('what numbers a requirement is its reference: %s', (text, expected) => {
  expect(contentOf(text)).toEqual(expected)
}) // prettier-ignore

const rows = ['REQ-1| The user logs in.', 'REQ-2| The name is unique.']

test.each([
  ['pipes', '| ID | Requirement | Priority | Verification |\n|---|---|---|---|\n| REQ-1 | The user logs in. | High | Test |\n| REQ-2 | The name is unique. | Must | Demo |'],
  ['tabs', 'ID\tRequirement\tPrio\nREQ-1\tThe user logs in.\t1\nREQ-2\tThe name is unique.\t2'],
  ['a page', '<table><thead>\n<tr><th>ID</th><th>Requirement</th></tr>\n</thead>\n\n<tbody>\n<tr>\n<td>REQ-1</td>\n<td>The user<br>logs in.</td></tr><tr><td>REQ-2</td><td>The name is <b>unique.</b></td></tr></tbody></table>'],
  ['a drawn grid', '+-------+-----------------+\n| No    | Text            |\n+=======+=================+\n| REQ-1 | The user        |\n|       | logs in.        |\n+-------+-----------------+\n| REQ-2 | The name is     |\n|       | unique.         |\n+-------+-----------------+'],
  ['drawn rules', '=====  ====================\nID     Requirement\n=====  ====================\nREQ-1  The user logs in.\nREQ-2  The name is unique.\n=====  ===================='],
])('a row is what it demands, whoever drew the table: %s', (_, table) => {
  expect(contentOf(`Before.\n\n${table}\n\nAfter.`)).toEqual(['Before.', ...rows, 'After.'])
}) // prettier-ignore

test('a sheet keeps its rows where a cell holds a span of code, and names them without a header', () => {
  expect(
    contentOf('Name,ID,Text\nA,R-1,"It uses the `<X>` file, ""b""."\nB,R-2,"Two, too."\nC,R-3,""'),
  ).toEqual(['R-1| A,R-1,"It uses the "<X>" file, ""b"".', 'R-2| B,R-2,"Two, too.', 'R-3| C'])
  expect(contentOf('V651-2|If it is 4.|Age\nV652-1|It is whole.|Age\nV652-2|It is 5.|Income')).toEqual([
    'V651-2| If it is 4.|Age',
    'V652-1| It is whole.|Age',
    'V652-2| It is 5.|Income',
  ])
})

test('the signs behind a heading are no part of it', () => {
  expect(sentencesOf('## Rules ##\n\nIt ends.').map(({ text }) => text)).toEqual(['Rules', 'It ends.'])
})

test('a table of values alone keeps all its cells', () => {
  expect(contentOf('| No | Priority |\n|---|---|\n| 1 | High |\n| 2 | Low |')).toEqual([
    '1 | High',
    '2 | Low',
  ])
})

test.each([
  ['reStructuredText', '=======\nUploads\n=======\n\n.. contents:: Contents\n   :depth: 2\n\n.. _up:\n\nLimits\n~~~~~~\n\n:Author: Jane\n\nSee :ref:`formats` and :guilabel:`Save` [1]_.\n\n.. note:: Files are scanned.\n\n.. warning::\n\n   The limit is 10 MB.\n\n.. code-block:: python\n\n   upload(file)\n\n#. It is kept\n   for 30 days.\n\n.. [1] A footnote.', ['See formats and "Save" .', 'Files are scanned.', 'The limit is 10 MB.', 'It is kept for 30 days.']],
  ['a need', '.. req:: Sign-in\n   :id: R_7\n   :status: open\n\n   The user logs in.\n\nIt ends.', ['R_7| The user logs in.', 'It ends.']],
  ['HTML', '<!DOCTYPE html>\n<html><head><style>p { color: red; }</style><script>a("<p>Hi.</p>")</script></head>\n<!-- Gone. -->\n<h2>Names</h2><p>The user&nbsp;signs in.<br>The &quot;age&quot; is &gt; 18 &amp; whole.</p><ul><li>First.</li><li>Second</li></ul><details><summary>More</summary>It ends.</details></html>', ['The user signs in.', 'The "age" is > 18 & whole.', 'First.', 'Second', 'More', 'It ends.']],
  ['Markdown', '---\ntitle: Orders\nstatus: draft\n---\n\n# Orders\n\n[![Build](https://ci/x.svg)](https://ci/x)\n\n[TOC]\n\n1. [Scope](#scope)\n2. [Limits](#limits)\n\nIt *always* shows the [price][p].[^1] See [the guide](https://e.org/a).\n\n> The price is in euros\n> and is rounded.\n\n***\n\n```js\nlet a = 1. Go\n```\n\n!!! note\n    The order is final.\n\nToggle its `<li>` once.\n\n[Top][toc]\n\n[^1]: Without tax.\n[p]: https://e.org/p', ['It always shows the price .', 'See the guide .', 'The price is in euros and is rounded.', 'The order is final.', 'Toggle its "<li>" once.']],
  ['a letter', 'From: Jane <jane@example.org>\nTo: Bob\nSubject: Orders\n\nEvery order above 500 euros is approved by a manager before it is\nsent. The manager gets a mail, e.g.\nMiller, and approves it.\n\n-- \nJane Doe\nExample Ltd\n+44 20 7946 0958\n\nOn 2 Mar 2025, Bob wrote:\n> Returns must be\n> free.', ['Every order above 500 euros is approved by a manager before it is sent.', 'The manager gets a mail, e.g. Miller, and approves it.', 'Returns must be free.']],
  ['paper', 'Specification          Page 3 of 28\n\n1 Scope ........................ 1\n1.1 Purpose . . . . . . . . . . 2\n\nThe system deletes documents when the\nPage 4\nperiod has ended.\n\n- 5 -\n\n12\n\nIt ends.', ['The system deletes documents when the period has ended.', 'It ends.']],
  ['heads of pages', [7, 8, 9, 10].map((page) => `Gravesite ${page} is screened during the removal\n${page}\nMaintenance Services\nRFQ-${20}-05\n\nand return of page ${page}.\n1\nString\nYes ${page}\n1\nString`).join('\n\n'), [7, 8, 9, 10].flatMap((page) => [`Gravesite ${page} is screened during the removal and return of page ${page}.`, 'String', `Yes ${page}`, 'String'])],
  ['ways to reach somebody', 'Call us.\n\nTel.: +44 20 7946 0958\njane@example.org | www.example.org\nJane Doe <jane@example.org>\n5105 Russell Road\nQuantico, VA 22134-3903\nSource: https://example.org/a\n\nOpen https://example.org now.\nMail jane@example.org at once.', ['Call us.', 'Open https://example.org now.', 'Mail jane@example.org at once.']],
  ['wrapped items', '- The user can see a button to display the Shopping\n  Cart page.\n1. Once a package has been released, the contents of that version\nMUST NOT be modified.\n- Short\n- Lines', ['The user can see a button to display the Shopping Cart page.', 'Once a package has been released, the contents of that version MUST NOT be modified.', 'Short', 'Lines']],
  ['marks within marks', '- __"Aged Brie"__ ages.\n\nAll ASCII [[RFC 20]](#RFC20) signs are taken. It follows [RFC\n7231](http://e.org/a) only. It has a "." (point) too. [Cancel](#c) closes it.\n- [Save](#s) stores it', ['"Aged Brie" ages.', 'All ASCII [RFC 20] signs are taken.', 'It follows RFC 7231 only.', 'It has a "." (point) too.', 'Cancel closes it.', 'Save stores it']],
  ['a paragraph that is set unevenly', 'If the resource that is returned by the response contains a "self" key in its\n"links" member and a "Location" header is there, the value of the\nmember matches it.', ['If the resource that is returned by the response contains a "self" key in its "links" member and a "Location" header is there, the value of the member matches it.']],
  ['a story in lines', 'As a vendor\nI should be able to edit it\nSo that it is right', ['As a vendor I should be able to edit it So that it is right']],
  ['abbreviations', 'Use approx. 5 items, i.e. Items of No. 5 or 1.5 kg. The U.S. Government pays. See Fig. 3, Art. 5 and Prof. X. This is art. It works at a.B/c.Txt. It replaces Rev. C, and Rev. 2. Done.', ['Use approx. 5 items, i.e. Items of No. 5 or 1.5 kg.', 'The U.S. Government pays.', 'See Fig. 3, Art. 5 and Prof. X.', 'This is art.', 'It works at a.B/c.Txt.', 'It replaces Rev. C, and Rev. 2.', 'Done.']],
] as const)('furniture is no content: %s', (_, text, expected) => {
  expect(contentOf(text)).toEqual(expected)
  expect(contentOf(text.replaceAll('\n', '\r\n'))).toEqual(expected)
}) // prettier-ignore

test('marks become blanks of their length', () => {
  const text =
    '> [^1]: a\r\n| a<br>b | &nbsp; |\n:ref:`x <y>` `b <http://c>`_ <table><tr><td>a</td>\n</table> <!-- x'
  expect(plainOf(text)).toHaveLength(text.length)
})

const pieces = ['The name is unique.', 'when it\nends', 'REQ-1: ', '[R-2] ', '- ', '1. ', '7\nHead\n', '8\nHead\n', '9\nHead\n', '\n', '\n\n', '\r\n', ' ', '\t', '> ', '# ', '**', '`', '``', '<li>', '<br>', '<table>', '<tr>', '<td>', '</td>', '</table>', '<!--', '-->', '&nbsp;', '&gt;', '[a](b)', '[a][b]', '[^1]', '![a](b)', ':ref:`a <b>`', '`a <b>`_', '.. note:: ', '.. code::\n', '   :id: R_1\n', '====\n', '==  ==\n', 'a   b\n', '+--+--+\n', '| a | b |\n', '|   | c |\n', 'ID\tText\tPrio\n', 'R-1\tIt ends.\t2\n', '[REQUIREMENT]\n', '[[SECTION]]\n', '[FREETEXT]\n', '[/FREETEXT]\n', 'UID: A-1\n', 'TITLE: Cart\n', 'STATEMENT: >>>\n', 'COMMENT: >>> ', '<<<\n', ' <<<\n', 'STATEMENT: It ends.\n', 'level: 1\n', 'links: []\n', 'text: |\n  ', 'Status: open\n', 'Contents\n', '1 Orders 3\n', '1.1 Cart 4\n', 'Page 4\n', '- 5 -\n', 'To: a\n', '-- \n', '---\n', 'a@b.org\n', 'e.g. ', 'U.S. ', '1.5 ', '"Stop. Go."', '\u00a0', '\u200b', '😀', 'é'] // prettier-ignore

test('every sentence is the text at its offsets, one behind the other, whatever the text is made of', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 60 }), (parts) => {
      const text = parts.join('')
      const plain = plainOf(text)
      expect(plain).toHaveLength(text.length)
      let at = 0
      for (const { start, end, text: own } of sentencesOf(text)) {
        expect(start).toBeGreaterThanOrEqual(at)
        expect(end).toBeGreaterThan(start)
        expect(text.slice(start, end).trim()).not.toBe('')
        expect(own).toBe(plain.slice(start, end).replace(/\s+/g, ' '))
        // A sign of the plain text is that of the text, or stands for a mark.
        for (let place = start; place < end; place += 1)
          expect([text[place], ' ', '"', '|', '-', '#', '\n', '&', '<', '>', text[end]]).toContain(
            plain[place],
          )
        at = end
      }
    }),
    { numRuns: 400 },
  )
})

test('a line of a ragged list is a statement of its own, whatever letter it begins with', () => {
  const text = [
    'setting the amount to 0 removes the line',
    'Guests see "Please sign in." when they pay',
    'a wrong code shows the same text as an unknown one, and nothing is taken off the sum',
    '"Reset" asks twice. deletes the list but not the history',
    'the list is printed in the order of the names',
  ].join('\n')
  expect(contentOf(text)).toEqual([
    'setting the amount to 0 removes the line',
    'Guests see "Please sign in." when they pay',
    'a wrong code shows the same text as an unknown one, and nothing is taken off the sum',
    '"Reset" asks twice.',
    'deletes the list but not the history',
    'the list is printed in the order of the names',
  ])
})

test('columns with pipes or blanks between them are a table, and a level of customers is content', () => {
  for (const gap of ['  ', ' | '])
    expect(
      contentOf(['Levels', '', `Level${gap}Spend`, `Bean ${gap}0 - 99`, `Roast${gap}from 100`].join('\n')),
    ).toEqual([`Bean ${gap}0 - 99`, `Roast${gap}from 100`].map((row) => row.replace(/ +/g, ' ')))
})
