/** What is so once somebody has done what a verb says. */
export type Meaning =
  | 'made'
  | 'asked'
  | 'entered'
  | 'seen'
  | 'changed'
  | 'gone'
  | 'settled'
  | 'performed'
  | 'found'
  | 'filtered'
  | 'sorted'
  | 'sent'
  | 'told'
  | 'answered'
  | 'taken'
  | 'printed'
  | 'signed in'
  | 'signed up'
  | 'signed out'
  | 'gone to'
  | 'pressed'
  | 'kept up'

/** Verbs in their base form with their particle; where the participle is not regular, it stands behind the colon. */
const verbs: Record<Meaning, string> = {
  made: 'add, create, upload, import, insert, define, compose, draft, write:written, generate, set up:set up, make:made, onboard, enroll, enrol:enrolled, register, record, capture, store, save, post, publish, duplicate, log:logged, attach, append, leave:left, place, apply, document',
  asked: 'request, report, book, reserve, order, propose, suggest',
  entered: 'enter, type, type in, input:input, fill in, fill out, provide, specify, give:given',
  seen: 'view, see, show, list, browse, browse through, scroll through, read, check, review, monitor, track, inspect, preview, look at, look up, access, get access to, have access to, gain access to, get, obtain, find out, consult, examine, watch, keep track of, retrieve, compare, identify',
  changed: 'edit, change, modify:modified, rename, update, adjust, alter, amend, revise, correct, customise, customize, configure, reorder, replace, reset:reset, reschedule, extend, personalise, personalize, rearrange',
  gone: 'remove, delete, erase, discard, clear, detach, delist',
  settled:
    'cancel:cancelled, withdraw:withdrawn, close, suspend, block, unblock, ban:banned, archive, approve, reject, accept, deny:denied, decline, activate, deactivate, de-activate, reactivate, lock, unlock, hide:hidden, pin:pinned, merge, complete, finish, end, stop:stopped, pause, resume, reopen, mark, tag:tagged, flag:flagged, share, link, favourite, favorite, bookmark, enable, disable, confirm, verify:verified, validate, move, transfer:transferred, renew, sell:sold, return, release, revoke, grant, restore, split:split, allocate, associate, terminate, denote, translate, transcribe, annotate, zoom, rotate, acknowledge, connect, organize, organise',
  performed:
    'submit:submitted, resubmit:resubmitted, assign, reassign, sign, select, choose:chosen, pick, set:set, buy:bought, purchase, pay:paid, issue, redeem, subscribe to, initiate, start, position, draw:drawn, play, join, rate, schedule, vote for',
  found: 'find:found, search, search for, look for, query',
  filtered: 'filter',
  sorted: 'sort',
  sent: 'send:sent, forward, e-mail, email',
  told: 'notify:notified, message, contact, inform, remind, alert, warn, invite',
  answered: 'reply to, respond to, answer',
  taken: 'download, export',
  printed: 'print',
  'signed in': 'log in, sign in, log on, login, logon, log into, sign into, login to, log in to, sign in to, log on to, logon to, log onto',
  'signed up': 'sign up, sign up for',
  'signed out': 'log out, sign out, log off, logout, log out of, sign out of',
  'gone to': 'go to, navigate to, return to, go back to, visit, open, display',
  pressed: 'click, click on, press, tap:tapped, tap on, hover over, double-click',
  'kept up': 'manage, maintain, administer',
} // prettier-ignore

export interface Verb {
  base: string
  meaning: Meaning
  participle: string
}

const known = new Map<string, Verb>()
for (const [meaning, list] of Object.entries(verbs) as [Meaning, string][]) {
  for (const entry of list.split(', ')) {
    const [base = '', irregular] = entry.split(':')
    known.set(base, { base, meaning, participle: irregular ?? participleOf(base) })
  }
}

/** All verbs whose meaning is known, each in its base form with its particle. */
export const knownVerbs = (): Iterable<Verb> => known.values()

/** The past participle of a regular verb. */
export function participleOf(base: string): string {
  const [first = '', ...rest] = base.split(' ')
  const stem = first.endsWith('e') ? `${first}d` : /[^aeiou]y$/.test(first) ? `${first.slice(0, -1)}ied` : `${first}ed` // prettier-ignore
  return [stem, ...rest].join(' ')
}

/** The verb that begins with these words, the longest first, and how many of them it takes. */
export function verbOf(words: readonly string[]): { verb: Verb; length: number } | undefined {
  for (const length of [3, 2, 1]) {
    const verb = words.length < length ? undefined : known.get(words.slice(0, length).join(' ').toLowerCase())
    if (verb) return { verb, length }
  }
  return undefined
}
