import { formsOf } from './forms.ts'
import type { Question } from './read-question.ts'
import type { Statement } from './statements.ts'
import type { Token } from './tokens.ts'
import { wordSet } from './word-set.ts'

const leading = wordSet('from between at')
const isRange = /^\s*(?:[-–—]|to|until|till)\s*$/i
const isRangeBehindBetween = /^\s*and\s*$/i
/** Says on which days or for how long, and nothing of what the hours are of. */
const calendar = formsOf(`
  hour time day daily weekday weekend week workday holiday morning noon afternoon evening night spring summer autumn winter season`)
/** What may follow an hour: before any other word it is a number of things. */
const following = wordSet(`
  on in during every each all except and but or only at for from unless when if while with the a an our your their its`)
/** What is told of somebody for whom it is may be an age: "for children from 6 to 12". */
const objective = wordSet('for of to by with among about')
const articles = wordSet('the a an all any our your their its this these those')
/** How many words may stand between hours and what they are of. */
const reach = 12

/**
 * Whether a statement tells hours of a day by their figures alone, as in "is open from 9 to 18", "9–17 on weekdays" or "starts at 7". Figures alone may as well be pages, ages or marks: hours they are
 * where they follow at once what the question asks for, or days, and count nothing. Costs the length of the statement.
 */
export function tellsBareHours(statement: Statement, { tokens: asked }: Question): boolean {
  const known = new Set(asked.map(({ stem }) => stem))
  const { text, tokens } = statement.unit
  const isDay = daysOf(statement)
  return tokens.some((hour, at) => {
    if (!isHour(hour) || known.has(hour.stem)) return false
    const last = lastHourFrom(tokens, at, text)
    if (last === undefined || !countsNothing(tokens[last], tokens[last + 1], { text, isDay })) return false
    const before = tokens.slice(Math.max(0, at - reach), at)
    const said = before.findLastIndex((token) => !token.isIdle && !leading.has(token.word) && !isDay(token))
    const told = before[said]
    if (!told) return at <= reach
    const isLabel = /[:|]/.test(text.slice(told.end, hour.start))
    return known.has(told.stem) && (isLabel || !isObject(before.slice(0, said)))
  })
}

const isHour = ({ isFigure, written, stem }: Token): boolean =>
  isFigure && /^(?:\d{1,2}(?:[.:][0-5]\d)?|[a-z]+)$/i.test(written) && Number.parseInt(stem, 10) <= 24

/** The place of the last hour of a range that begins at a token; of the hour itself behind "at". */
function lastHourFrom(tokens: readonly Token[], at: number, text: string): number | undefined {
  const before = tokens[at - 1]?.word
  for (const place of [at + 1, at + 2]) {
    const [hour, last] = [tokens[at], tokens[place]]
    if (!hour || !last || !isHour(last)) continue
    const joining = text.slice(hour.end, last.start)
    if (isRange.test(joining) || (before === 'between' && isRangeBehindBetween.test(joining))) return place
  }
  return before === 'at' ? at : undefined
}

function countsNothing(
  hour: Token | undefined,
  next: Token | undefined,
  { text, isDay }: { text: string; isDay: (token: Token) => boolean },
): boolean {
  if (!hour || !next || following.has(next.word) || isDay(next)) return true
  return /^[.]?\s*[,;:()|]/.test(text.slice(hour.end, next.start))
}

/** Tells a day, a season, or the word for what such hours are. */
function daysOf({ unit, values }: Statement): (token: Token) => boolean {
  const dated = new Uint8Array(unit.text.length)
  for (const { kind, start, end } of values) if (kind === 'date') dated.fill(1, start, end)
  return ({ stem, start }) => dated[start] === 1 || calendar.has(stem)
}

/** Whether words lead to an object and not to a predicate. */
const isObject = (before: readonly Token[]): boolean =>
  objective.has(before.findLast(({ word }) => !articles.has(word))?.word ?? '')
