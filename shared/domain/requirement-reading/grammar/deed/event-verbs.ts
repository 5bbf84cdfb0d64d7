import type { Action } from '../../../requirement-model/index.ts'

const actions: Record<Exclude<Action, 'do'>, string> = {
  press: 'press, click, tap, hit, push, press on, click on, tap on, double-click',
  enter:
    'enter, type, type in, input, fill, fill in, specify, provide, write, put, set, key in, change, put in, fill out, paste',
  clear: 'clear, empty, delete, blank',
  choose: 'choose, select, pick',
  tick: 'tick, check, turn on, switch on, mark',
  untick: 'untick, uncheck, deselect, turn off, switch off, unmark, unselect',
  open: 'open, visit, load, go, navigate, browse, reload, refresh',
  leave: 'leave, exit',
  submit: 'submit, send',
  upload: 'upload, attach',
}

const byVerb = new Map<string, Action>()
for (const [action, verbs] of Object.entries(actions))
  for (const verb of verbs.split(', ')) byVerb.set(verb, action as Action)

export function actionOf(verb: string): Action {
  return byVerb.get(verb) ?? 'do'
}

/** Verbs that say how things are, and not that anything happens. */
const states = new Set(
  'be have contain include consist exceed equal match exist lie reach remain stay hold need require want mean depend belong fit differ cost know like apply concern appear show display become own owe last seem look cover see view get receive find notice weigh correspond vary allow wish try support use be able consider'.split(
    ' ',
  ),
)

export const isStative = (verb: string) => states.has(verb)

/** Particles that belong to what people do: "sends it back", "logs in". */
export const trailing = new Set(['back', 'in', 'out', 'off', 'on', 'up', 'down', 'away', 'again', 'over'])
