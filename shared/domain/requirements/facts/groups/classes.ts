import { singular } from '../labels.ts'
import type { Atom } from '../types.ts'

/** Whom or what a clause speaks of, beside others: "Summit Club members", "children under 14", "urgent tickets", "everybody else". */
export interface Class {
  words: string
  /** Everybody or everything that the clauses before do not name. */
  rest?: true
  ages?: { min?: bigint; max?: bigint }
  person: boolean
  /** What tells it from others of its kind: "urgent" of "urgent tickets". */
  name: string
  /** The kind itself: "ticket". */
  noun: string
}

const people =
  'members?|customers?|users?|students?|pupils?|children|kids|infants|toddlers|babies|adults?|teenagers?|teens|youths?|seniors?|pensioners?|retirees|guests?|visitors?|readers?|patients?|passengers?|employees?|staff|residents?|locals|citizens?|subscribers?|partners?|cardholders?|card holders?|holders|owners?|tenants?|buyers?|families|persons?|people|apprentices|trainees|teachers?|veterans|men|women|participants?|travell?ers?|drivers?|borrowers?|clients?|companies|firms|non-members?|newcomers|beginners|policyholders?|volunteers?'
const personal = new RegExp(`(?:^|[ -])(?:${people})$`, 'i')
// They are everybody, so that they tell nobody from anybody.
const everyone =
  /^(?:the |all |any )?(?:customers?|users?|buyers?|visitors?|people|persons?|clients?|you|they|we|guests?|readers?)$/i
const others =
  /^(?:all the |all |the |any |every )?(?:others?|rest|everybody else|everyone else|anybody else|anyone else|everything else|anything else|other [a-z][\w-]*(?: [a-z][\w-]*)?|remaining [a-z][\w-]*|remainder)$/i
const elses = /^(?:every|any)(?:body|one|thing) else$/i
const aged =
  /^((?:[a-z][\w-]* ){0,2}?[a-z][\w-]*)(?: (?:who|that) are)?(?: aged)? (under|below|younger than|up to|over|above|older than|from|of) (\d{1,3})(?: years?)?(?: of age| old)?( (?:or|and) (?:older|over|above|more)| (?:or|and) (?:younger|under))?$/i
const stopped =
  /\b(?:it|this|that|there|which|who|if|when|is|are|be|must|may|can|shall|will|has|have|gets?|within|after|before|until|per|than|more|less|not|no|only|and|or|for|to|by|with|without|of|from|in|on|at|the system|the page)(?=)\b/i

/** The class that a noun phrase names; undefined where it names no class of people or things, or simply everybody. */
export function classOf(phrase: string): Class | undefined {
  const words = phrase.trim().replace(/\s+/g, ' ')
  if (words.length > 60 || words === '' || /["“”\d(]/.test(words.replace(/\b\d{1,3}\b/g, '')))
    return undefined
  if (others.test(words) || elses.test(words))
    return { words, rest: true, person: !/thing/.test(words), name: '', noun: '' }
  const age = aged.exec(words)
  if (age?.[1] && personal.test(age[1]))
    return { ...ageOf(age), words, person: true, name: words, noun: oneOf(age[1]) }
  const plain = words.replace(/^(?:the|all|any|an?|every|each) /i, '')
  if (stopped.test(plain) || /\d/.test(plain) || plain.split(' ').length > 4 || everyone.test(plain))
    return undefined
  const noun = plain.split(' ').at(-1) ?? ''
  const person = personal.test(plain)
  if (person) return { words: plain, person, name: oneOf(plain), noun: oneOf(noun) }
  const adjective = plain.slice(0, -noun.length).trim()
  return {
    words: plain,
    person,
    name: adjective === '' ? oneOf(noun) : adjective.toLowerCase(),
    noun: adjective === '' ? 'item' : oneOf(noun).toLowerCase(),
  }
}

function ageOf([, , side = '', number = '', tail = '']: RegExpExecArray): Pick<Class, 'ages'> {
  const years = BigInt(number)
  if (/under|below|younger than/i.test(side)) return { ages: { max: years - 1n } }
  if (/over|above|older than/i.test(side)) return { ages: { min: years + 1n } }
  if (/up to/i.test(side) || /younger|under/i.test(tail)) return { ages: { max: years } }
  return { ages: { min: years } }
}

function oneOf(words: string): string {
  const irregular: Record<string, string> = {
    children: 'child',
    people: 'person',
    men: 'man',
    women: 'woman',
    staff: 'staff member',
    families: 'family',
    companies: 'company',
    ladies: 'lady',
    dvds: 'DVD',
    cds: 'CD',
  }
  const last = words.split(' ').at(-1) ?? ''
  const one = irregular[last.toLowerCase()] ?? singular(last)
  const lead = words.slice(0, words.length - last.length)
  return `${lead}${one}`.replace(/^[A-Z](?=[a-z]+$)/, (first) => first.toLowerCase())
}

/** Conditions that tell classes apart: an age in years, a fact about one person, or which of several kinds it is. */
export function conditionsFor(classes: Class[], who: string): Map<Class, Atom> {
  const named = classes.filter(({ rest }) => rest === undefined)
  const kinds = named.filter(({ ages }) => ages === undefined)
  const found = new Map<Class, Atom>()
  let below = -1n
  for (const one of named) {
    // An age beside another kind of class tells nothing apart: an adult may be a student.
    if (one.ages && kinds.length === 0) {
      // "Children under 6 …, children under 14 …": the second begins where the first ends.
      const min = one.ages.min ?? (below >= 0n ? below + 1n : undefined)
      found.set(one, ageAtom(one, { ...one.ages, ...(min === undefined ? {} : { min }) }))
      if (one.ages.max !== undefined) below = one.ages.max
    } else found.set(one, named.length === 1 && one.person ? factAtom(one, who) : kindAtom(one, who))
  }
  return found
}

function ageAtom({ words }: Class, { min, max }: { min?: bigint; max?: bigint }): Atom {
  return {
    subject: 'age',
    text: words,
    negated: false,
    number: {
      scale: 0,
      step: 1n,
      unit: 'years',
      ...(min === undefined ? {} : { min: { units: min } }),
      ...(max === undefined ? {} : { max: { units: max } }),
    },
  }
}

function factAtom({ name }: Class, who: string): Atom {
  const article = /^[aeiou]/i.test(name) ? 'an' : 'a'
  return { subject: '', text: `the ${who} is ${article} ${name}`, negated: false }
}

function kindAtom({ name, noun, person }: Class, who: string): Atom {
  const subject = `kind of ${person ? who : noun}`
  return { subject, text: `the ${subject} is ${name}`, negated: false, equals: name }
}

/** Who the people of a text are, where it says so: "customer" of "the customer sees"; never the class itself. */
export function personIn(text: string, classes: Class[]): string {
  const taken = new Set(classes.map(({ noun }) => noun.toLowerCase()))
  for (const match of text.matchAll(
    /\b(customer|user|reader|patient|passenger|visitor|guest|employee|buyer|borrower|applicant|tenant|player|traveller)s?\b/gi,
  )) {
    const one = match[1]?.toLowerCase() ?? ''
    if (!taken.has(one)) return one
  }
  return 'person'
}
