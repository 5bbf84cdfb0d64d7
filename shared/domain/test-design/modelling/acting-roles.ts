import { startsWithVerb } from '../../requirements/facts/permissions/actions.ts'
import { subjectKind } from '../../requirements/facts/labels.ts'
import { roleName, rolePattern } from '../../requirements/facts/permissions/roles.ts'
import type { ReadSentence } from '../../requirements/index.ts'

const mostRoles = 6
const general =
  /\b(?:customer|reader|visitor|patient|guest|member|participant|student|pupil|parent|tenant|buyer|seller|account holder|owner|author|contributor|registered user|person)$/i
const outsider = /^(?:guest|visitor|anonymous user|unregistered user)$/i
const nobody = /^(?:user|staff|support|registered user|signed-in user|logged-in user)$/i

let pattern: RegExp | undefined

/** Roles that the text shows at work: "An agent takes an open ticket", "As a customer I want …". In the order of the text. */
export function actingRoles(sentences: ReadSentence[]): string[] {
  pattern ??= new RegExp(
    `(?:^\\W*|[,;:] |\\b(?:when|if|once|after|and|but|as) )(${rolePattern})(?= (?:can|may|must|shall|will|has|have|is|are|gets?|wants?|I|[a-z]{2,}s|take|get|see|add|create|attach|send|answer|approve|receive|pay|book|order)\\b)`,
    'gi',
  )
  const found = new Map<string, string>()
  for (const { text, kind } of sentences) {
    if (kind === 'notRead' || kind === 'heading' || kind === 'example') continue
    for (const [, words = ''] of text.slice(0, 400).matchAll(pattern)) {
      if (/["“]/.test(words)) continue
      const name = roleName(words)
      if (!nobody.test(name)) found.set(name.toLowerCase(), found.get(name.toLowerCase()) ?? name)
      if (found.size >= mostRoles) return [...found.values()]
    }
  }
  return [...found.values()]
}

const able =
  /^\W*(?:the|an?|every|each) ([a-z]{3,20}(?: [a-z]{3,20})?) (?:shall|must|should|will) be (?:able|allowed|permitted) to ([a-z]{3,15} [^.;]{2,})/i

/** Whoever a sentence lets do something with a thing: "The pilot shall be able to withdraw a notice". In the order of the text. */
export function ableRoles(sentences: ReadSentence[]): string[] {
  const names = sentences.flatMap(({ text, kind }) => {
    const [, who = '', action = ''] = kind === 'requirement' ? (able.exec(text.slice(0, 400)) ?? []) : []
    return who !== '' && startsWithVerb(action) && subjectKind(who) !== 'system' ? [roleName(who)] : []
  })
  return [...new Set(names)].slice(0, mostRoles)
}

/**
 * The roles that "only" leaves out. A "premium customer" is a customer too, and a member may be a reader, so such names refuse each other nothing; whoever
 * is at work in the text and whoever it works for are told apart.
 */
export function actorsBeside(allowed: string[], acting: string[]): string[] {
  return acting.filter((role) =>
    allowed.every((own) => {
      const [one, other] = [own.toLowerCase(), role.toLowerCase()]
      if (one === other || one.endsWith(` ${other}`) || other.endsWith(` ${one}`)) return false
      return outsider.test(role) || !(general.test(own) && general.test(role))
    }),
  )
}
