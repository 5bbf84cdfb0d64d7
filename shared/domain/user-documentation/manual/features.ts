import { whyNotRead } from '../../test-generation/requirements/language.ts'
import type { SourceNotes } from '../source-notes.ts'
import type { Statement, ToldStory } from '../types.ts'
import { type Told, tell } from '../wording/criterion.ts'
import { speaksOfUs, toReader } from '../wording/person.ts'
import { saysNoMore } from '../wording/says-no-more.ts'
import { inPresent } from '../wording/present.ts'
import { shapeOf } from '../wording/shape.ts'
import { sentence, tidied } from '../wording/text.ts'
import { type Wish, readWish, wishSentence } from '../wording/wish.ts'
import type { Failing } from './failing.ts'

/** A story as a manual tells of it. */
export interface Feature {
  story: ToldStory
  title: string
  wish: Wish | undefined
  /** What it is for; nothing where its line says that to no reader. */
  purpose: Statement | undefined
  behaviour: (Told & { sources: number[] })[]
  /** The number of the story itself as a source. */
  source: number
  /** What is left out because it could not be told: its line, and criteria counted from 1. */
  untold: string[]
}

/** Reads a story as a feature. Each criterion is told or named as untold; what fails now is neither. */
export function featureOf(story: ToldStory, { criteria: failing }: Failing, notes: SourceNotes): Feature {
  const line = lineOf(story)
  const wish = isRead(line) ? readWish(line) : undefined
  const plain = wish ? undefined : plainLine(line)
  const field = line === '' ? 'title' : line === story.userStory.trim() ? 'userStory' : 'description'
  const named = { id: story.storyId, number: story.number }
  const source = notes.add({ kind: 'story', ...named, field, quote: line === '' ? story.title : line })
  const said = wish ? wishSentence(wish) : plain
  const behaviour: Feature['behaviour'] = []
  const untold = line !== '' && said === undefined ? ['its line'] : []
  story.acceptanceCriteria.forEach((criterion, place) => {
    if (failing.has(place)) return
    const whole = [criterion.given, criterion.when, criterion.then].map(tidied).filter(Boolean).join(', ')
    const told = isRead(whole) ? tell(criterion, wish?.role ?? '') : undefined
    if (told === undefined) return void untold.push(`criterion ${place + 1}`)
    const sources = [
      notes.add({ kind: 'criterion', ...named, field: `acceptanceCriteria.${place}`, quote: whole }),
    ]
    behaviour.push({ ...told, sources })
  })
  const title = toReader(tidied(story.title))
  // Of a thing ("I want the list to be sorted") its criteria tell more, and how it is.
  const isRepeated = said !== undefined && !wish?.role && behaviour.length > 0 && saysNoMore(said, title)
  return {
    story,
    title,
    wish,
    purpose: said === undefined || isRepeated ? undefined : { text: said, sources: [source] },
    behaviour,
    source,
    untold,
  }
}

/** Many write the line into the description. */
function lineOf({ userStory, description }: ToldStory): string {
  if (userStory.trim() !== '') return userStory.trim()
  return /^\s*((?:as|for)\s+(?:an?|the|any|every|each)\s[^\n]{5,500})/i.exec(description)?.[1]?.trim() ?? ''
}

/** A line that is no wish, but a sentence that says how it is. */
function plainLine(line: string): string | undefined {
  const said = tidied(line)
  if (said === '' || said.length > 400 || !isRead(said)) return undefined
  if (
    speaksOfUs(said) ||
    /\b(?:I|my|me|want|wants|should|shall|must|needs?|as an?|TODO|TBD)\b/i.test(said) ||
    said.endsWith('?')
  )
    return undefined
  return shapeOf(said) === 'clause' ? sentence(inPresent(said)) : undefined
}

const isRead = (text: string): boolean => text !== '' && whyNotRead(text) === undefined
