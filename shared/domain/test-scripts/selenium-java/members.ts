import { actions } from './members/actions.ts'
import { browser } from './members/browser.ts'
import { locators } from './members/locators.ts'
import { matches } from './members/matches.ts'
import { pageTexts } from './members/page-texts.ts'
import { places } from './members/places.ts'
import { states } from './members/states.ts'
import { texts } from './members/texts.ts'
import { values } from './members/values.ts'

/** The classes of shared functions in a project. */
export type Home = 'Browser' | 'Expectations' | 'Interactions' | 'Locators' | 'Matches' | 'Texts'

/** A shared function, constant or record of Java. */
export interface Member {
  name: string
  home: Home
  /** Its source without indentation, from its documentation on. Modifiers of access are added where it is written. */
  source: string
}

/** Members from the source of a class body: they stand apart by an empty line, and none has one inside. */
export function membersOf(home: Home, source: string): Member[] {
  return source
    .trim()
    .split(/\n\n(?=\/\*\*|@|static |record )/)
    .map((one) => ({ name: nameOf(one), home, source: one }))
}

function nameOf(source: string): string {
  const name = /^(?:static (?:final )?[^(=]*?|record )(\w+) ?(?:\(|=|\n)/m.exec(source)?.[1]
  if (name === undefined) throw new Error(`A shared function without a name: ${source}`)
  return name
}

/** The members that are the same in all projects. */
export const members: Member[] = [
  ...membersOf('Browser', browser),
  ...membersOf('Interactions', actions),
  ...membersOf('Expectations', states),
  ...membersOf('Expectations', values),
  ...membersOf('Expectations', pageTexts),
  ...membersOf('Locators', locators),
  ...membersOf('Locators', places),
  ...membersOf('Matches', matches),
  ...membersOf('Texts', texts),
]
