/**
 * What verbs do, by class, in their base form; "pop up" is a verb with its particle. A verb may stand in several classes: "open" is what
 * a person does to a page, and what a page does.
 */
const classes = {
  /** The subject makes a text or thing visible: "the page shows …". */
  show: 'show, display, present, print, output, list, indicate, render, offer, announce, report, issue',
  /** The subject speaks: what it says is a message. */
  say: 'say, read, write, state, warn, reply, respond, tell, inform, notify, answer, ask, confirm, alert',
  /** The subject is followed by a message: "a wrong number gives "…"". */
  give: 'give, end, lead, result, return, produce, trigger, cause, raise, bring up, get, receive, throw',
  /** A person perceives: "the user sees …". */
  see: 'see, view, get, receive',
  /** The subject itself becomes visible. */
  appear: 'appear, pop up, show up, come up',
  /** The subject itself is no longer visible. */
  vanish: 'disappear, vanish, go away',
  hide: 'hide, conceal, suppress, omit',
  become: 'become, turn, turn into, change, switch, move, go, go back, return, revert, transition, advance',
  set: 'set, change, switch, reset, update, move, mark, turn, put, set back, assign, bring, return, convert, make',
  enable: 'enable, activate, unlock, allow',
  disable: 'disable, deactivate, grey, grey out, gray out, block, lock',
  tick: 'tick, check, turn on, switch on, preselect, activate',
  untick: 'untick, uncheck, deselect, turn off, switch off',
  empty: 'clear, empty, blank, reset',
  focus: 'focus',
  fill: 'fill, prefill, populate, fill in, fill with, pre-fill',
  refuse:
    'refuse, reject, turn away, send away, decline, deny, forbid, prohibit, prevent, disallow, fail, skip, turn down',
  accept: 'accept, allow, permit, approve, succeed',
  /** What was asked for is done, or not: "the transfer is not carried out". */
  perform:
    'carry out, perform, execute, process, save, store, submit, send, book, place, complete, post, go on, continue, proceed, make, create, start',
  go: 'go, redirect, forward, send, take, bring, lead, navigate, route, return, land, direct, transfer, move, jump, proceed, get, come, continue, go back, arrive',
  open: 'open',
  close: 'close',
  add: 'add, append, insert, put, include, place',
  remove: 'remove, delete, drop, take off, erase, discard, clear',
  contain: 'contain, include, hold, have, consist, list, show, display',
  rise: 'increase, raise, rise, go up, grow, increment, add',
  fall: 'decrease, reduce, lower, drop, fall, go down, decrement, subtract, deduct, shrink, cut',
  double: 'double',
  halve: 'halve',
  /** The subject has this value from now on: "the fee amounts to …". */
  amount: 'amount, equal, cost, total, be, default',
  /** A sum that is asked for: "a fee of 5 EUR is charged". */
  charge: 'charge, apply, grant, give, due, credit, pay',
  keep: 'keep, leave',
  stay: 'stay, remain, keep',
  change: 'change, alter, affect, modify',
} satisfies Record<string, string>

export type VerbClass = keyof typeof classes

const byVerb = new Map<string, Set<VerbClass>>()
for (const [name, verbs] of Object.entries(classes)) {
  for (const verb of verbs.split(', ')) {
    const known = byVerb.get(verb) ?? new Set()
    byVerb.set(verb, known.add(name as VerbClass))
  }
}

const none: ReadonlySet<VerbClass> = new Set()

/** What a verb in its base form, with its particle where it has one, does. */
export function classesOf(verb: string): ReadonlySet<VerbClass> {
  return byVerb.get(verb) ?? none
}

/** Words that make another verb of the one before them: "turn on", "carry out". */
export const particles = new Set([
  'up',
  'out',
  'off',
  'on',
  'in',
  'down',
  'away',
  'back',
  'over',
  'into',
  'place',
])
