import { describe, expect, test } from 'vitest'
import type { CollectionPart } from '../../../../../shared/domain/requirements/collections/parts.ts'
import { readSource } from '../../../../../shared/domain/requirements/index.ts'

const frame = [
  'The page has a field "Guest name", a button "Invite" and a list of guests.',
  'Clicking "Invite" adds the guest at the end of the list.',
  'Each guest has a checkbox labelled with the name of the guest and a button "Remove".',
  'Ticking the checkbox marks the guest as confirmed.',
  '"Remove" deletes the guest.',
  'At most 9 guests fit on the list.',
]

/** What a sentence adds to a guest list, by the facts of that sentence alone. */
function partsIn(sentence: string, before: string[] = []): CollectionPart[] {
  const { sentences } = readSource({ text: [...frame, ...before, sentence].join('\n') })
  return (sentences.at(-1)?.facts ?? []).flatMap((fact) => (fact.kind === 'collection' ? [fact.part] : []))
}

describe('the same is read from other words', () => {
  test.each<[string, CollectionPart]>([
    ['Afterwards the field is cleared.', { part: 'emptied' }],
    ['"Guest name" is then empty.', { part: 'emptied' }],
    ['Adding a guest empties the field.', { part: 'emptied' }],
    ['New guests are put at the top of the list.', { part: 'place', at: 'start' }],
    ['The new guest stands below the others.', { part: 'place', at: 'end' }],
    ['New guests are sorted alphabetically into the list.', { part: 'place', at: 'sorted' }],
    ['Leading and trailing spaces are ignored.', { part: 'trim' }],
    ['Blanks before and after the name do not count.', { part: 'trim' }],
    ['Names are trimmed.', { part: 'trim' }],
    ['A name has 2 to 30 characters.', { part: 'length', min: 2, max: 30 }],
    ['A name must not be longer than 30 characters.', { part: 'length', max: 30 }],
    ['Names of more than 30 characters are rejected.', { part: 'length', max: 30 }],
    [
      'If nothing is entered, "Name, please." appears.',
      { part: 'refusal', faults: ['empty'], message: 'Name, please.' },
    ],
    [
      'Without a name the page says "Name, please."',
      { part: 'refusal', faults: ['empty'], message: 'Name, please.' },
    ],
    [
      'An empty name is refused with "Name, please."',
      { part: 'refusal', faults: ['empty'], message: 'Name, please.' },
    ],
    [
      'A guest who is on the list already leads to "Twice!"',
      { part: 'refusal', faults: ['duplicate'], message: 'Twice!' },
    ],
    [
      '"Twice!" is shown when the same guest is invited a second time.',
      { part: 'refusal', faults: ['duplicate'], message: 'Twice!' },
    ],
    ['A refused name stays in the field.', { part: 'kept' }],
    ['The field keeps the rejected name.', { part: 'kept' }],
    ['The error message goes away as soon as a guest was added.', { part: 'cleared' }],
    ['When the list is full, "Invite" is disabled.', { part: 'full', disabled: ['Invite'] }],
    ['With 9 guests "Full house." is displayed.', { part: 'full', text: 'Full house.', disabled: [] }],
    ['After a reload the list is empty again.', { part: 'reloaded', kept: false }],
    ['The guests are still there after the page was refreshed.', { part: 'reloaded', kept: true }],
    ['The order of the guests does not change.', { part: 'orderKept' }],
    ['"Clear" removes all confirmed guests.', { part: 'bulk', button: 'Clear', which: 'on' }],
    [
      'All guests who are not confirmed can be removed at once with "Tidy up".',
      { part: 'bulk', button: 'Tidy up', which: 'off' },
    ],
    ['"Clear" empties the whole list.', { part: 'bulk', button: 'Clear', which: 'all' }],
    [
      '"Clear" can only be clicked when at least one guest is confirmed.',
      { part: 'enabled', button: 'Clear', which: 'on' },
    ],
    [
      '"Clear" is greyed out as long as no guest is confirmed.',
      { part: 'enabled', button: 'Clear', which: 'on' },
    ],
    ['If there are no guests, "Nobody yet." is shown.', { part: 'emptyText', text: 'Nobody yet.' }],
    ['As long as the list is empty, it says "Nobody yet."', { part: 'emptyText', text: 'Nobody yet.' }],
  ])('%s', (sentence, part) => expect(partsIn(sentence)).toContainEqual(part))

  test.each<[string, string, string[]]>([
    ['all', 'The counter shows the number of guests: "1 guest", "2 guests".', ['{n} guest', '{n} guests']],
    ['on', 'A line tells how many guests are confirmed, e.g. "Confirmed: 3".', ['Confirmed: {n}']],
    ['on', 'The page shows how many guests have confirmed ("1 of 3 confirmed").', ['{n} of {m} confirmed']],
  ])('a counter of %s: %s', (which, sentence, texts) => {
    const [found] = partsIn(sentence).filter((part) => part.part === 'counter')
    expect(found).toMatchObject({ which, forms: texts.map((text) => ({ text })) })
  })

  test.each([
    'The filter "All" shows every guest, "Confirmed" only confirmed guests, "Open" those who are not confirmed.',
    'With the tabs "All", "Confirmed" and "Not confirmed" the list is filtered.',
    'Three buttons "Everybody", "Confirmed" and "Still to confirm" filter the guests.',
  ])('views: %s', (sentence) =>
    expect(partsIn(sentence).flatMap((part) => (part.part === 'filter' ? [part.shows] : []))).toEqual([
      'all',
      'on',
      'off',
    ]),
  )

  test('what is shown otherwise, or then, belongs to the rule before it', () => {
    expect(
      partsIn('Otherwise "2 to 30 characters, please." is shown.', ['A name has 2 to 30 characters.']),
    ).toContainEqual({
      part: 'refusal',
      faults: ['tooShort', 'tooLong'],
      message: '2 to 30 characters, please.',
    })
    expect(partsIn('The message is "Twice!"', ['A guest must not be invited twice.'])).toContainEqual({
      part: 'refusal',
      faults: ['duplicate'],
      message: 'Twice!',
    })
  })
})

describe('what only looks similar is not read so', () => {
  test.each([
    ['Spaces before and after the name are not removed.', 'trim'],
    ['"Remove" asks "Really remove this guest?" first.', 'remove'],
    ['If the field is empty again, nothing is shown.', 'emptied'],
    ['The order of the guests can be changed.', 'orderKept'],
    ['At the top of the page there is a link "Help".', 'place'],
    ['"Clear" removes the guest.', 'bulk'],
    ['The message "Saved" is shown.', 'refusal'],
    ['A click on "Help" opens the help.', 'add'],
  ])('%s gives no %s', (sentence, part) =>
    expect(partsIn(sentence).map((one) => one.part)).not.toContain(part),
  )

  test.each([
    'The form has the fields Name and E-mail and a button "Send". Clicking "Send" adds the person to the newsletter. An empty name leads to "Name missing".',
    'The user enters a title into "Title" and clicks "Search". Each hit has a button "Open". The page shows the number of hits: "3 hits".',
    'Every order has a status. A clerk adds a note in "Note" and presses "Save".',
  ])('no list is kept: %s', (text) =>
    expect(
      readSource({ text }).sentences.flatMap(({ facts }) =>
        facts.filter(({ kind }) => kind === 'collection'),
      ),
    ).toEqual([]),
  )
})
