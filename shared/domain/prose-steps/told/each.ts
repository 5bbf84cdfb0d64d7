import { restore, tidy } from '../prose.ts'
import { normalise } from '../check-wording.ts'
import { collectionCheck, isControl, isGeneric, placeOfMembers, singular } from './collection-words.ts'
import type { FactReader } from './readers.ts'

const seen = '(?:listed|displayed|shown|visible|remaining|found|filtered|single|left)'
const place = '(?: (?:in|of) (?<in>(?:the|this|that) [a-z ]+?))?'
const every = new RegExp(
  `^(?:each|every|all)(?: one)?(?: of)?(?: the| these| those)?(?: ${seen})* (?<noun>[a-z]+)(?: ${seen})?${place} (?:has|have|shows?|contains?|displays?|reads?|says?|lists?)(?: all| each)? (?<said>.+)$`,
  'i',
)
const onlyWith = new RegExp(
  `^(?:only|just|nothing but) (?:the )?(?<noun>[a-z]+s|people)(?: (?:with|of|from|containing|having|showing|that (?:have|contain|show|are from)|whose)) (?<said>.+?) (?:is|are|remains?|stays?|gets?)(?: still| now)?(?: (?:${seen}|there|offered|in (?:the|it) ?[a-z]*))?$`,
  'i',
)
const inColumn =
  /^(?<value>.+?) (?:in|under|as|for) (?:the |their |its )?(?:column )?(?<column>[^,]+?)(?: column)?$/i
const asColumn =
  /^(?:the |an? |their |its )?(?<column>[^:=]+?)(?:: | = | (?:is|are|of|being|equal to) )(?<value>.+)$/i
const withArticle = /^(?:the |an? |their |its )(?<words>.+)$/i

/** What each row shows, or that only rows that show it are there: "Every row has the gender female", "Only rows with the colour red are displayed". */
export const readEach: FactReader = (fact, { prose }) => {
  const clause = normalise(tidy(fact))
  const { noun = '', said = '', in: where } = (every.exec(clause) ?? onlyWith.exec(clause))?.groups ?? {}
  if (said === '' || /,|;| (?:and|or|but) /.test(said.replaceAll(/\uE000\d+\uE001/g, ''))) return undefined
  const called = singular(noun)
  // A field or a button shows nothing of a column, and what is asked of all of a group is a state.
  if (isControl(called) && called !== 'row') return undefined
  const within = placeOfMembers(where, prose)
  const words = (text: string): string => restore(text, prose.literals).replaceAll('"', '').trim()
  const { value, column } = (inColumn.exec(said) ?? asColumn.exec(said))?.groups ?? {}
  const rest = withArticle.exec(said)?.groups?.['words']
  const text = words(value ?? rest ?? said)
  if (within === false || /^(?:no|not|the same|an? |one|\d+ )\b/i.test(said) || text === '') return undefined
  if (rest !== undefined && column === undefined && rest.split(' ').length < 2 && !rest.includes('\uE001'))
    return undefined
  const isAny = column === undefined && rest === undefined
  // What is no row of a table is told by what it is called, and may say so in a part of it.
  if (isAny && every.test(clause) && called !== 'row' && !isGeneric(called)) return undefined
  const marks = (value ?? rest ?? said).match(/\uE000\d+\uE001/g) ?? []
  return [
    collectionCheck(
      {
        noun: called,
        ...(marks.length === 1 ? { surely: true } : {}),
        each: {
          text,
          ...(column === undefined ? {} : { column: words(column) }),
          // Which of the words name the column is for the page to say.
          words: column !== undefined ? 'value' : rest === undefined ? 'any' : 'both',
        },
      },
      within,
      prose,
    ),
  ]
}
