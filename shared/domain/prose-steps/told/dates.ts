import type { Reading } from '../patterns.ts'
import type { Target, TypedAction } from '../types.ts'
import { spokenDate, type SpokenDate } from './date-words.ts'
import type { ActionReader } from './readers.ts'
import { readField } from './field-phrases.ts'

type Pick = Extract<TypedAction, { action: 'pick_date' }>

const choosing =
  /^(?:pick|choose|select|take|use|go for|go with|opt for|decide (?:on|for)|settle (?:on|for)|mark|book|have|make it) /i
const setting =
  /^(?:set|change|switch|move|put|shift|bring|push) (?:the )?(.+?)(?: back| forward| on)? to (.+)$/i
const fronting = /^(?:for|as) (?:the )?(.+?),? (?:pick|choose|select|take|use|go for) (.+)$/i
const longest = 400
const joint = / (?:as|for|in|into|on|from|under|to be|to) /gi

/** What people do on a day, and what a form calls it. */
const ways: [does: RegExp, names: string[]][] = [
  [
    /^(?:arriv(?:e|es|ing|al)|com(?:e|es|ing)|get(?:ting)? there)$/i,
    ['arrival', 'check-in', 'from', 'start'],
  ],
  [
    /^(?:leav(?:e|es|ing)|depart(?:s|ing|ure)?|go(?:es|ing)? (?:home|away)|set(?:ting)? off)$/i,
    ['departure', 'check-out', 'until', 'to', 'end'],
  ],
  [/^(?:check(?:s|ing)?[ -]?in)$/i, ['check-in', 'arrival', 'from']],
  [/^(?:check(?:s|ing)?[ -]?out)$/i, ['check-out', 'departure', 'to']],
  [
    /^(?:return(?:s|ing)?|com(?:e|es|ing) back|go(?:es|ing)? back|fly(?:ing)? back)$/i,
    ['return', 'departure', 'to'],
  ],
  [/^(?:start(?:s|ing)?|begin(?:s|ning)?)$/i, ['start', 'begin', 'from']],
  [/^(?:end(?:s|ing)?|finish(?:es|ing)?|stop(?:s|ping)?)$/i, ['end', 'until', 'to']],
]
const telling =
  /^(?:say (?:that )?|tell it (?:that )?)?(?:(?:you're|you are|i'm|i am|we're|we are|(?:you|i|we)(?: will| want to|'ll)?) )?([a-z -]+?) (?:on |by )?(?=the |\d|[A-Z])(.+)$/i
const generic = / (?:date|day|field|box|calendar|picker|date picker|date field|input)$/i

// A date has a number, or it is the last day of its month.
const dayIn = /\d|\blast\b/i

/** Dates in words, picked in the calendar of their field or in the one that is open. Several with "and" are picked one after the other. */
export const readDate: ActionReader = (clause, reading, earlier) => {
  if (clause.length > longest || !dayIn.test(clause)) return undefined
  const text = clause.replace(/ (?:again|instead|too|as well|now|please)$/i, '')
  const verb = choosing.exec(text)?.[0] ?? ''
  const [, named, date] = setting.exec(text) ?? fronting.exec(text) ?? []
  const pieces = verb === '' ? [] : text.slice(verb.length).split(/,? and (?=the |\d|[A-Z])/)
  const picks =
    whole([onDay(date, fieldNamed(named, reading)) ?? told(text)]) ??
    whole(pieces.map((piece) => picked(piece, reading)))
  return picks && inMonthOf(picks, earlier)
}

const whole = (picks: (Pick | undefined)[]): Pick[] | undefined => {
  const read = picks.filter((pick) => pick !== undefined)
  return read.length > 0 && read.length === picks.length ? read : undefined
}

/** "The 5th of May as arrival", "the 12th of May to arrive", "the 21st". */
function picked(piece: string, reading: Reading): Pick | undefined {
  const alone = spokenDate(piece)
  if (alone) return { action: 'pick_date', date: alone }
  for (const { index, 0: joining } of piece.matchAll(joint)) {
    const behind = piece.slice(index + joining.length)
    const target =
      joining === ' to ' ? fieldOfDoing(behind) : (fieldOfDoing(behind) ?? fieldNamed(behind, reading))
    const pick = onDay(piece.slice(0, index), target)
    if (pick) return pick
  }
  return undefined
}

/** "Arrive on the 10th of May", "You're leaving on the 9th". */
function told(text: string): Pick | undefined {
  const [, doing = '', date] = telling.exec(text) ?? []
  return onDay(date, fieldOfDoing(doing))
}

function onDay(words: string | undefined, target: Target | undefined): Pick | undefined {
  const date = words === undefined ? undefined : spokenDate(words)
  return date && target && { action: 'pick_date', target, date }
}

function fieldOfDoing(words: string): Target | undefined {
  const [, names] = ways.find(([does]) => does.test(words.trim())) ?? []
  const [name, ...others] = names ?? []
  return name === undefined ? undefined : { name, or: others.map((other) => ({ name: other })) }
}

/** "The arrival date" is the field "Arrival" where none has the whole name. */
function fieldNamed(words: string | undefined, reading: Reading): Target | undefined {
  const thing = words === undefined ? undefined : readField(words, reading, [])
  const bare = words?.replace(/^(?:the|your|my) /i, '').replace(generic, '')
  const known = bare === undefined ? undefined : fieldOfDoing(bare)
  const or = [
    ...(thing?.or ?? []),
    ...(bare && !bare.includes('\uE000') && bare !== words ? [{ name: bare }] : []),
    ...(known ? [known] : []),
  ]
  return thing && (or.length > 0 ? { ...thing, or } : thing)
}

// "The 10th of May … and the 14th": the month goes on, unless the day would lie before.
function inMonthOf(picks: Pick[], earlier: readonly TypedAction[]): Pick[] {
  let before: SpokenDate | undefined = earlier.findLast((action) => action.action === 'pick_date')?.date
  return picks.map((pick) => {
    const { date } = pick
    const goesOn =
      pick.target && date.month === undefined && before?.month !== undefined && date.day > before.day
    const meant = goesOn ? { ...before, day: date.day } : date
    before = meant
    return goesOn ? { ...pick, date: meant } : pick
  })
}
