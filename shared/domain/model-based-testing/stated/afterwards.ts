import type { Meaning, Verb } from '../../requirement-reading/capabilities/meanings.ts'
import type { Said } from './said-things.ts'

/** What is named, what belongs to its name, and how, where or to whom it is done. */
interface Done {
  verb: Verb
  thing: Said
  /** "Of a game", "who had behavioral problems". */
  attached: string
  /** "To the staff members", "on a map". */
  beside: string
}

const be = ({ plural }: Said): string => (plural ? 'are' : 'is')
const have = ({ plural }: Said): string => (plural ? 'have' : 'has')
const it = ({ plural }: Said): string => (plural ? 'they are' : 'it is')
const joined = (...parts: string[]): string => parts.filter(Boolean).join(' ')

const gotten: Record<string, string> = { message: 'message', contact: 'message', inform: 'information', remind: 'reminder', alert: 'alert', warn: 'warning', invite: 'invitation', notify: 'notification' } // prettier-ignore
const asked: Record<string, string> = { request: 'request', report: 'report', book: 'booking', reserve: 'reservation', order: 'order', propose: 'proposal', suggest: 'suggestion' } // prettier-ignore

type Saying = (name: string, done: Done) => string

/** What is so after a deed, by what its verb means. */
const afterwards: Partial<Record<Meaning, Saying>> = {
  made: (name, { thing, verb, beside }) =>
    thing.among && beside === ''
      ? `${name} is among the ${thing.among}`
      : `${joined(name, have(thing), 'been', verb.participle, beside)} and ${be(thing)} there afterwards`,
  asked: (name, { thing, verb, beside }) =>
    `${joined(name, have(thing), 'been', verb.participle, beside)}, and the ${asked[verb.base] ?? 'request'} is shown`,
  entered: (name, { thing, verb, beside }) =>
    beside.startsWith('to ')
      ? joined(name, have(thing), 'been', verb.participle, beside)
      : `${name} ${be(thing)} shown as ${thing.plural ? 'they were' : 'it was'} entered`, // prettier-ignore
  seen: (name, { thing, beside }) => joined(name, be(thing), 'shown', beside),
  'gone to': (name, { thing }) => `${name} ${be(thing)} shown`,
  changed: (name, { thing }) => `${name} ${be(thing)} shown with the change, also when ${it(thing)} opened again`, // prettier-ignore
  gone: (name, { thing }) => `${name} ${be(thing)} no longer there`,
  settled: (name, { thing, verb, beside }) =>
    `${joined(name, have(thing), 'been', verb.participle, beside)}, and this can be seen`,
  sorted: (name, { thing, beside }) => joined(name, be(thing), 'shown, sorted', beside || 'as chosen'),
  sent: (name, { thing, verb, beside }) =>
    `${joined(name, have(thing), 'been', verb.participle === 'sent' ? 'sent' : verb.participle, beside)} and ${have(thing)} arrived`, // prettier-ignore
  told: (name, { thing, verb }) => `${name} ${have(thing)} received the ${gotten[verb.base] ?? 'message'}`,
  answered: (name) => `The answer to ${name} is shown`,
  taken: (name, { thing, verb, beside }) =>
    `${joined(name, have(thing), 'been', verb.participle, beside)}, and the file can be opened`,
  'kept up': () => '',
  found: (name, { thing, beside }) => joined(name, be(thing), 'found', beside),
  performed: (name, { thing, verb, beside }) =>
    `${joined(name, have(thing), 'been', verb.participle, beside)}, and this can be seen`,
  printed: (name, { thing }) => `${name} ${have(thing)} been printed`,
}

/** What is so where the deed is refused. */
const refused: Partial<Record<Meaning, Saying>> = {
  seen: (name, { thing }) => `${name} ${be(thing)} not shown`,
  'gone to': (name, { thing }) => `${name} ${be(thing)} not shown`,
  changed: (name, { thing }) => `${name} ${be(thing)} shown without the change`,
  gone: (name, { thing }) => `${name} ${be(thing)} still there`,
}

/** Nothing where the deed leaves nothing that its verb alone would tell. */
export function saidAfterwards(done: Done): string | undefined {
  if (done.verb.meaning === 'changed' && /\b(?:password|passcode|pin)$/i.test(done.thing.known))
    return 'it is possible to sign in with what is new, and not with what was before'
  return afterwards[done.verb.meaning]?.(joined(done.thing.known, done.attached), done)
}

export function saidRefused(done: Done): string | undefined {
  const { verb, thing, attached } = done
  if (!afterwards[verb.meaning]) return undefined
  const name = joined(thing.known, attached)
  return refused[verb.meaning]?.(name, done) ?? `${name} ${have(thing)} not been ${verb.participle}`
}
