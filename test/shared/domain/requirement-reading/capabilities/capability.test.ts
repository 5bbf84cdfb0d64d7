import { expect, test } from 'vitest'
import { capabilityIn } from '../../../../../shared/domain/requirement-reading/capabilities/capability.ts'

/** Who does what to what: "camp administrator: add campers". */
function read(sentence: string): string | undefined {
  const capability = capabilityIn(sentence)
  if (!capability) return undefined
  const { actor, deeds, denied, only } = capability
  const who = `${only ? 'only ' : ''}${actor.map(({ text }) => text).join(' ')}${denied ? ' not' : ''}`
  const done = deeds.map(({ verb, thing, rest }) =>
    [verb.base, ...(thing?.tokens ?? []).map(({ text }) => text), '·', ...rest.map(({ text }) => text)].join(
      ' ',
    ),
  )
  return `${who}: ${done.join('; ')}`
}

test.each([
  [
    'As a camp administrator, I want to be able to add campers, so that I can keep track of each individual camper.',
    'camp administrator: add campers ·',
  ],
  ['User story: As a traveller, I would like to search for flights.', 'traveller: search for flights ·'],
  ['The system shall allow users to delete a group.', 'users: delete a group ·'],
  [
    'System shall let the administrator add/remove categories.',
    'administrator: add categories ·; remove categories ·',
  ],
  [
    'The Disputes System must provide the user the ability to view existing cases.',
    'user: view existing cases ·',
  ],
  ['An applicant can withdraw the application.', 'applicant: withdraw the application ·'],
  ['Only administrators may activate a card.', 'only administrators: activate a card ·'],
  [
    'As a teacher, I want to create groups and add students to the groups.',
    'teacher: create groups ·; add students · to the groups',
  ],
  ['As a seller, I want to create a listing, to sell or swap products.', 'seller: create a listing ·'],
  ['Users should be able to log in and see their balance.', 'Users: log in ·; see their balance ·'],
  ['Must be able to see the status of the file.', ': see the status · of the file'],
])('%s', (sentence, said) => {
  expect(read(sentence)).toBe(said)
})

test.each([
  ['it tells what something is good for', 'User benefit: Enables users to see other members.'],
  ['somebody builds it', 'As a developer, I want to view the database schema.'],
  ['it is about a limit', 'I can set an energy limit between 5 and 80 kWh.'],
  ['it turns on a condition', 'A customer can cancel the order unless it is paid.'],
])('nothing is read where %s', (_, sentence) => {
  expect(read(sentence)).toBeUndefined()
})
