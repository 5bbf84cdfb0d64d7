import { capital } from '../cases/check-prose.ts'
import type { Told } from './told.ts'
import { isDoing, isPlural, lowerFirst, participleOf, verbOf } from './verbs.ts'

const enabling =
  /^(?:The |Our |This |Your )?(?:[\w-]+ ){0,4}?(?:shall |must |should |will )?(?:allows?|enables?|lets?|permits?) (?:the |an? |all |any )?([\w' -]{3,60}?) (?:to )?(?=[a-z]+\b)/i
const able =
  /^([^",]{3,80}?) (?:can|may|could|(?:shall|must|should|will) be able to|(?:is|are) able to|(?:is|are) allowed to) (?:also |then |either |easily )?(?!not\b|only\b|no longer\b|be\b)(.+)$/i
const passive =
  /^(.{2,120}?) (?:can|may|could|(?:shall|must|should|will) be able to) (?:also |then |either |easily )?be (?!able\b)([a-z]+)\b(.*)$/i
const barred =
  /^(.{2,120}?) (?:cannot|can't|can not|may not|must not|can no longer|can only|may only|shall not|should not) (?:be )?(.+)$/i

/** What somebody can do by a sentence, each action by itself; nothing for a sentence that lets nobody do anything. */
export function toldActions(main: string): Told[] {
  const [enabled, who = ''] = enabling.exec(main) ?? []
  if (enabled !== undefined && isDoing(firstWord(main.slice(enabled.length))))
    return done(main, who, main.slice(enabled.length).replace(/^to /, ''))
  const [, thing = '', participle = '', rest = ''] = passive.exec(main) ?? []
  if (
    verbOf(participle) !== undefined &&
    isWhole(thing) &&
    !/, but\b/.test(rest) &&
    !/^(?:Only|At most|No|No more than|Not more than|At least|None|Neither) /.test(thing) &&
    !/^(?: (?:in|out|up|off|on))? only\b/.test(rest)
  )
    return undergone(main, thing, `${participle}${rest}`)
  const [, actor = '', phrase = ''] = able.exec(main) ?? []
  if (isDoing(firstWord(phrase)) && isWhole(actor) && !partOfPage.test(actor))
    return done(main, actor, phrase)
  return tried(main)
}

/** Parts of a page do nothing by themselves. */
const partOfPage =
  /\b(?:messages?|buttons?|lists?|pages?|fields?|texts?|links?|tables?|rows?|columns?|forms?|entries|entry|lines?|systems?|applications?|services?|it|both|either|one of them)\b/i

/** A subject ends neither inside of a quoted text nor behind a colon. */
function isWhole(subject: string): boolean {
  return subject.split('"').length % 2 === 1 && !/[:;]/.test(subject.replace(/"[^"]*"/g, ''))
}

const firstWord = (text: string) => /^[a-z-]+/i.exec(text)?.[0] ?? ''

/** A subject that says something itself is none. */
const hasVerb = /\b(?:is|are|was|were|has|have|must|shall|should|will)\b/i

/** "Cancelled orders cannot be changed" is tried, and the sentence itself says what comes of it. */
function tried(main: string): Told[] {
  const [, thing = '', rest = ''] = barred.exec(main) ?? []
  const [word = '', ...after] = rest.split(' ')
  const verb = isDoing(word) ? word : verbOf(word)
  if (verb === undefined || hasVerb.test(thing) || !isWhole(thing)) return []
  const own = isDoing(word)
  // "The page must not send …" is about the page, and nobody's attempt.
  if (own && partOfPage.test(thing)) return []
  const tail = after.join(' ').replace(/(?:^| )(?:any ?more|any longer)$/, '')
  const object = own ? tail : `${lowerFirst(thing)}${tail === '' ? '' : ` ${tail}`}`
  const action = own ? `${asActor(thing)}try to ${verb} ${object}` : `Try to ${verb} ${object}`
  return [{ action: capital(action.trim()), expected: main, preconditions: [], acted: true }]
}

const anybody =
  /^(?:(?:the |an? |all |any |every |each )?(?:[\w-]+ed )?(?:users?|visitors?|customers?|people|one|person)|you|we|it|they|I)$/i

function asActor(actor: string): string {
  const plain = actor.trim()
  if (anybody.test(plain) && !/ed /.test(plain)) return ''
  return `as ${lowerFirst(plain)}, `
}

/** "Users can add products and change quantities". What "it" stands for, and what two verbs act on together, is named with each. */
function done(main: string, who: string, phrase: string): Told[] {
  const only = /^only /i.test(who.trim())
  const pieces = phrases(phrase, (piece) => isDoing(firstWord(piece)))
  const shared = pieces.map((_piece, at) => pieces.slice(at).find((one) => one.trim().includes(' ')) ?? '')
  let last = ''
  return pieces.map((piece, at) => {
    const verb = firstWord(piece).toLowerCase()
    const bare = piece.trim().toLowerCase() === verb
    const tail = (bare ? (shared[at] ?? '').replace(/^\S+/, '') : piece.slice(verb.length))
      .replace(/^ (?:their own|their|his|her|my|your)(?= )/, ' the')
      .replace(/^ (?:it|them)\b/, (word) => (last === '' ? word : ` ${last}`))
    const { object, rest } = objectOf(tail.trim())
    last = object === '' ? last : object
    const outcome = /^(?:see|view|read|find|browse|preview|watch)$/.test(verb) ? 'shown' : participleOf(verb)
    const said = `${capital(object)} ${isPlural(object) ? 'are' : 'is'} ${outcome}${rest}`
    const action = capital(`${asActor(who.replace(/^\s*only /i, ''))}${verb}${tail}`)
    return { action, expected: object === '' || only ? main : said, preconditions: [], acted: true }
  })
}

const prepositions =
  /^(.*?)((?: |^)(?:to|from|into|in|on|at|for|with|by|between|as|without|via|using|through|per|up|out|off|over|before|after|within|and|so|until|if|when|unless)\b.*)?$/i

/** "money between own accounts" → what the verb acts on, and the rest. Nothing where the object is a pronoun or missing. */
function objectOf(phrase: string): { object: string; rest: string } {
  const [, object = '', rest = ''] = prepositions.exec(phrase) ?? []
  const plain = object.trim()
  if (plain === '' || /^(?:it|them|this|that|up|in|out|back|on|off)\b/i.test(plain))
    return { object: '', rest }
  return { object: plain, rest }
}

/** "Todos can be marked as done, edited and deleted", "The list can be filtered by All, Active and Completed". */
function undergone(main: string, thing: string, phrase: string): Told[] {
  const be = isPlural(thing) ? 'are' : 'is'
  return phrases(phrase, (piece) => verbOf(firstWord(piece)) !== undefined)
    .flatMap(choices)
    .map((one) => {
      const participle = firstWord(one)
      const rest = one.slice(participle.length)
      const action = `${capital(verbOf(participle) ?? participle)} ${lowerFirst(thing)}${rest}`
      return { action, expected: `${capital(thing)} ${be} ${one}`, preconditions: [], acted: true }
    })
    .map((told) => (told.expected.length > 300 ? { ...told, expected: main } : told))
}

/** "filtered by All, Active and Completed" is three. */
function choices(phrase: string): string[] {
  const [, lead = '', list = ''] =
    /^([a-z]+ (?:by|to|as) )((?:"[^"]+"|[A-Z][\w-]*)(?:, (?:"[^"]+"|[A-Z][\w-]*)){0,8},? (?:and|or) (?:"[^"]+"|[A-Z][\w-]*))$/.exec(
      phrase,
    ) ?? []
  if (list === '') return [phrase]
  return list.split(/, (?:and |or )?| and | or /).map((one) => `${lead}${one}`)
}

/** Parts joined by commas and "and", each beginning with a verb; a part that begins otherwise goes on with the one before. */
function phrases(text: string, begins: (piece: string) => boolean): string[] {
  const seams = text.split(/(, (?:and |or )?| and | or )/)
  const parts: string[] = []
  for (let at = 0; at < seams.length; at += 2) {
    const piece = seams[at] ?? ''
    const seam = seams[at - 1] ?? ''
    const last = parts.length - 1
    if (last < 0 || begins(piece)) parts.push(piece)
    else parts[last] = `${parts[last] ?? ''}${seam}${piece}`
  }
  return parts
}
