import { actionsIn, objectOf, startsWithVerb } from './actions.ts'
import { baseOf } from './base-forms.ts'
import { blank, type Masked } from '../mask.ts'
import { readQuantities } from '../quantities/quantities.ts'
import { roleName, rolePattern } from './roles.ts'
import type { DenialFact, PermissionFact } from '../types.ts'
import { escaped } from '../../../escaped.ts'

const roles = `(${rolePattern}(?:(?:,| and| or|, and|, or) ${rolePattern}){0,5})`
const may =
  '(?:can|may|is allowed to|are allowed to|is permitted to|are permitted to|is able to|are able to|(?:must|shall|should) be able to|has the right to|have the right to)'
const mayNot =
  "(?:cannot|can't|can not|may not|must not|shall not|must never|can never|may never|(?:is|are) not (?:allowed|permitted|able) to|(?:must|shall|should) not be able to|(?:has|have) no right to)"
const only = new RegExp(`^\\W*only ${roles} ${may} (?:also )?(.{3,200}?)\\.?$`, 'i')
const allowed = new RegExp(`^\\W*${roles} ${may} (only )?(?:also )?(.{3,200}?)\\.?$`, 'i')
const refused = new RegExp(`^\\W*${roles} ${mayNot} (?:also )?(.{3,200}?)\\.?$`, 'i')
const passive = new RegExp(
  `^\\W*(.{3,60}?) (?:can|may|must|shall) (only )?be ([a-z]+ed|sent|paid|sold|written|withdrawn|seen|read)(?: only)? by ${roles}\\.?$`,
  'i',
)
// What each form needs: the expressions above are long, and few sentences are about rights.
const soleWords = /^\W*only /i
const refusedWords = / (?:cannot|can't|not|never|no right to) /i
const doneWords = / by /i
const allowedWords = / (?:can|may|(?:allowed|permitted|able|right) to) /i
const butNot = /,?\s+but\s+(?:not|cannot|may not|must not|can not|never)\s+/i
const other = /,?\s+(?:but|whereas|so that|in order to|because)\s|,\s+(?:which|who|that|and then)\s|;/i
// A right under a condition is not one for every case.
const conditioned =
  /\b(?:if|when|whenever|unless|while|as long as|as soon as|once|after|before|until|provided|without|during|within)\b/i
const exception =
  /,?\s+(?:except(?: for)?|apart from|other than|but not)\s+(their own|his own|her own|his or her own|its own|own [a-z ]{2,30}|those of .{2,30})\s*$/i
const own = /\b(?:their|his|her|his or her|one's) own\b|\bown\b/i

/** Who may do what: "Only administrators can delete users", "Members may view and comment but not edit". Passive forms too. */
export function readPermissions(part: Masked): PermissionFact[] {
  const text = part.masked.replace(/\s+/g, ' ')
  const raw = part.raw.replace(/\s+/g, ' ')
  const sole = soleWords.test(text) ? only.exec(text) : undefined
  if (sole?.[1] && sole[2]) return facts(namesIn(sole[1], raw), sole[2], raw, { allowed: true, only: true })
  const never = refusedWords.test(text) ? refused.exec(text) : undefined
  if (never?.[1] && never[2]) return facts(namesIn(never[1], raw), never[2], raw, { allowed: false })
  const done = doneWords.test(text) ? passive.exec(text) : undefined
  if (done?.[1] && done[3] && done[4]) {
    const thing = done[1].replace(/^(?:the|an?|all|every|each)\s+/i, '')
    const action = `${baseOf(done[3])} ${thing.charAt(0).toLowerCase()}${thing.slice(1)}`
    const fact: PermissionFact = { kind: 'permission', roles: namesIn(done[4], raw), action, allowed: true }
    return [done[2] || / only by /i.test(text) ? { ...fact, only: true } : fact]
  }
  const can = allowedWords.test(text) ? allowed.exec(text) : undefined
  return can?.[1] && can[3] && startsWithVerb(can[3])
    ? facts(namesIn(can[1], raw), can[3], raw, { allowed: true, limited: can[2] !== undefined })
    : []
}

interface Said {
  allowed: boolean
  only?: true
  /** "may only edit their own …" */
  limited?: boolean
}

function facts(names: string[], phrase: string, raw: string, said: Said): PermissionFact[] {
  if (/^be\b/i.test(phrase) || conditioned.test(phrase)) return []
  const cut = butNot.exec(phrase)
  const first = cut ? phrase.slice(0, cut.index) : phrase
  const except = exception.exec(first)
  const plain = (except ? first.slice(0, except.index) : first).split(other)[0] ?? ''
  const actions = actionsIn(original(plain, raw))
  // "may borrow up to 5 books" is a limit, not a right.
  if (readQuantities(plain).length > 0) return []
  const limit = except
    ? { words: except[1] ?? 'own', allowed: !said.allowed }
    : own.test(plain) && (said.limited || !said.allowed)
      ? { words: 'own', allowed: said.allowed }
      : undefined
  const base = { kind: 'permission' as const, roles: names }
  const found: PermissionFact[] = actions.map((action) => ({
    ...base,
    action,
    allowed: said.allowed,
    ...(said.only ? { only: true as const } : {}),
    ...(limit ? { limit } : said.limited ? { alone: true as const } : {}),
  }))
  const rest = cut ? (phrase.slice(cut.index + cut[0].length).split(other)[0] ?? '') : ''
  const denied =
    rest === '' || own.test(rest)
      ? []
      : actionsIn(original(rest, raw), actions.map(objectOf).findLast((one) => one !== '') ?? '')
  return [...found, ...denied.map((action) => ({ ...base, action, allowed: !said.allowed }))]
}

/** The words as written: quoted texts were blanked out for reading. */
function original(phrase: string, raw: string): string {
  if (!phrase.includes(blank)) return phrase
  const shape = escaped(phrase).replaceAll(blank, '.')
  return new RegExp(shape).exec(raw.replace(/[“”]/g, '"'))?.[0] ?? phrase
}

function namesIn(phrase: string, raw: string): string[] {
  return original(phrase, raw)
    .split(/\s*,\s*(?:and |or )?|\s+(?:and|or)\s+/)
    .map(roleName)
}

const anyone =
  /^\W*(?:whoever|anyone|anybody|(?:(?:for|to) )?(?:every|any)(?:one|body) else|every other|(?:(?:for|to) )?(?:users? (?:with|in|of) )?(?:any|every|each|all) other (?:roles?|users?|persons?|people)|all others?|others\b|a user|users|people|persons|if (?:a|an|the|any) (?:user|person)|if (?:someone|somebody|anyone)|visitors|guests|an? unauthori[sz]ed|unauthori[sz]ed|anonymous|unauthenticated)/i
const without =
  /\b(?:not (?:allowed|permitted|authori[sz]ed)|without (?:the |this )?(?:permission|right|authori[sz]ation|role)|unauthori[sz]ed|no permission|forbidden|lacks? (?:the )?(?:permission|right)|(?:every|any)(?:one|body) else|(?:any|every|each|all) other (?:roles?|users?|persons?|people)|(?:all )?others)\b/i
const signedOut = /\b(?:not (?:signed|logged)[ -]?(?:in|on)|unauthenticated|anonymous|signed[ -]out)\b/i

/** What happens to whoever does what is not allowed, or who is not signed in: "… gets "Access denied"". */
export function readDenial({ masked, quotes, raw }: Masked): DenialFact[] {
  const out = signedOut.test(masked)
  if (!anyone.test(masked) || !(out || without.test(masked))) return []
  const quote = quotes.at(-1)
  const sent =
    /\b(?:gets?|sees?|shows?|shown|displays?|sent to|redirected to|taken to|answer\w*|receives?|displayed|message|refused with|rejected with)\b[^"]{0,40}$/i
  if (!quote || !sent.test(masked.slice(0, quote.start))) return []
  const message = /\b(?:message|error|gets|receives?|answer\w*|refused|rejected)\b[^"]{0,25}$/i.test(
    raw.slice(0, quote.start),
  )
  const fact: DenialFact = {
    kind: 'denial',
    who: out ? 'signedOut' : 'forbidden',
    text: quote.value,
    message,
  }
  return [others.test(masked) ? { ...fact, others: true } : fact]
}

const others = /^\W*(?:(?:for|to) )?(?:(?:every|any)(?:one|body) else|(?:all )?(?:the )?others?)\b/i
