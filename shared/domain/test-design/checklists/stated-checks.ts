import { maskQuotes } from '../../requirements/facts/mask.ts'
import type { ReadRequirement, ReadSentence } from '../../requirements/index.ts'
import { capital, toCheck, toStep } from '../cases/step-prose.ts'
import type { Check } from './check-types.ts'
import { alike } from './security-checks.ts'

interface Told {
  given: string[]
  actions: string[]
  expected: string
  /** The next sentence tells what is seen. */
  next?: true
}

/**
 * Checks of quality requirements that no other element of the model holds: who does something gets an answer, after something a thing
 * must not be seen, a session ends after a time, an address is redirected. Each is read from one sentence, or from that and the next.
 */
export function statedChecks(
  sentences: ReadSentence[],
  read: ReadRequirement[],
  categoryOf: (id: string) => Check['category'] | undefined,
  isHeld: (sentence: ReadSentence) => boolean,
): Check[] {
  const priorities = new Set(read.map(({ requirement }) => requirement.id))
  return sentences.flatMap((sentence, index) => {
    const id = sentence.requirementId
    const category = id === undefined ? undefined : categoryOf(id)
    if (id === undefined || category === undefined || !priorities.has(id) || isHeld(sentence)) return []
    const after = sentences[index + 1]
    const told = readOne(sentence, after)
    return told ? [about(sentence, id, category, told, after)] : []
  })
}

function about(
  { text }: ReadSentence,
  requirementId: string,
  category: Check['category'],
  { given, actions, expected, next }: Told,
  after: ReadSentence | undefined,
): Check {
  return {
    id: `stated ${requirementId}`,
    requirementId,
    name: 'stated',
    category,
    oracle: 'stated',
    basis: text,
    words: text.replace(/\s+/g, ' ').replace(/[.\s]+$/, ''),
    expected,
    given,
    actions,
    alsoTests: next && after?.requirementId ? [after.requirementId] : [],
  }
}

function readOne(sentence: ReadSentence, after: ReadSentence | undefined): Told | undefined {
  const text = sentence.text.replace(/\s+/g, ' ').replace(/[.\s]+$/, '')
  return redirected(text) ?? sessionEnd(text, after) ?? unknownAccount(text) ?? whoever(text) ?? event(text)
}

/** "A call with http:// is redirected": the address without encryption leads to the encrypted one. */
function redirected(text: string): Told | undefined {
  if (!/\bhttp:\/\//i.test(text) || !/\bredirect/i.test(text)) return undefined
  return {
    given: [],
    actions: ['Open the address with http:// instead of https://'],
    expected: 'The call is redirected to the address with https://',
  }
}

/** "The session ends after 15 minutes without activity. The next click then shows … "…"". */
function sessionEnd(text: string, after: ReadSentence | undefined): Told | undefined {
  const time =
    /\bsessions?\b.{0,60}\b(?:ends?|expires?|times? out|is (?:ended|closed|terminated))\b.{0,60}?\b(\d+ (?:seconds?|minutes?|hours?))\b/i.exec(
      text,
    )?.[1]
  if (time === undefined) return undefined
  const own = quoteIn(text)
  const following =
    own === undefined && after !== undefined && /\b(?:next|then|after that|user|page)\b/i.test(after.text)
      ? quoteIn(after.text)
      : undefined
  const literal = own ?? following
  return {
    given: ['A user is signed in'],
    actions: [`Do nothing for ${time}`, 'Click any link of the page'],
    expected:
      literal === undefined
        ? 'The session has ended, and the user has to sign in again'
        : `"${literal}" is visible`,
    ...(following === undefined ? {} : { next: true as const }),
  }
}

/** "A failed sign-in always shows "…", no matter whether the account exists": tried with an account that does not exist. */
function unknownAccount(text: string): Told | undefined {
  const literal = quoteIn(text)
  if (literal === undefined || !alike.test(text) || !/\b(?:accounts?|users?|e-?mail)\b/i.test(text))
    return undefined
  return {
    given: ['No account exists for the name that is entered'],
    actions: ['Sign in with the unknown name and any password'],
    expected: `"${literal}" is visible`,
  }
}

/** "A customer who changes the number gets "Access denied"". */
function whoever(text: string): Told | undefined {
  const { masked } = maskQuotes(text)
  const found =
    /^(whoever|anyone who|everyone who|(?:an? |the )?([\w-]+(?: [\w-]+)?) who) (.{5,200}?) (?:gets?|sees?|receives?|is shown|are shown) /i.exec(
      masked,
    )
  const literal = quoteIn(text)
  if (!found || literal === undefined) return undefined
  const from = (found[1] ?? '').length + 1
  const clause = text.slice(from, from + (found[3] ?? '').length)
  return {
    given: found[2] ? [`Signed in as a ${found[2].toLowerCase()}`] : [],
    actions: [toStep(clause).text],
    expected: `"${literal}" is visible`,
  }
}

/** "After signing out, the back button must not show any customer data". */
function event(text: string): Told | undefined {
  const { masked } = maskQuotes(text)
  const found = /^(?:after|when|once|if) ([^,]{5,160}), (.{8,300})$/i.exec(masked)
  if (!found || !/\b(?:must|shall|should|cannot|may not|is|are|shows?|says?)\b/i.test(found[2] ?? ''))
    return undefined
  const clause = text.slice(text.indexOf(' ') + 1, text.indexOf(' ') + 1 + (found[1] ?? '').length)
  const main = text.slice(text.length - (found[2] ?? '').length)
  return {
    given: /\b(?:sign|log)(?:ging|ning|ing|s)?[ -]?out\b/i.test(clause) ? ['A user is signed in'] : [],
    actions: [acted(clause), ...(/\bback button\b/i.test(main) ? ['Go back'] : [])],
    expected: toCheck(main),
  }
}

/** "signing out" as the step "Sign out". */
function acted(clause: string): string {
  const verb = /^(sign|logg|clos|delet|chang|open|enter|click|submitt|leav)ing\b(.*)$/i.exec(clause)
  const bases: Record<string, string> = {
    logg: 'log',
    clos: 'close',
    delet: 'delete',
    chang: 'change',
    submitt: 'submit',
    leav: 'leave',
  }
  if (!verb) return toStep(clause).text
  const stem = (verb[1] ?? '').toLowerCase()
  return capital(`${bases[stem] ?? stem}${verb[2] ?? ''}`)
}

function quoteIn(text: string): string | undefined {
  return maskQuotes(text).quotes.at(-1)?.value
}
