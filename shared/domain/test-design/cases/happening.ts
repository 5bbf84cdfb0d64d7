import { baseOf } from './event-step.ts'
import { capital, toStep, type StepProse } from './step-prose.ts'

const passive =
  /^((?:the |an? |all |his |her |their |another |its )?(?:[\p{L}'’\d-]+ ){0,4}?[\p{L}'’\d-]+) (?:is|are|was|were|has been|have been|gets) (?:successfully |finally )?([a-z]+(?:ed|en)|sent|paid|sold|put|made)( (?:in|out|over|up|on hold))?\b(.*)$/iu
const itself =
  /^(?:the |an? )?(?:[\w-]+ ){1,3}?(?:arrives|expires|ends|elapses|starts|leaves|occurs|passes)\b/i
const nouns: [RegExp, string][] = [
  [/^(?:log-?out|sign-?out|logging out)$/i, 'Log out'],
  [/^(?:log-?in|sign-?in|logging in)$/i, 'Log in'],
  [/^payment$/i, 'Pay'],
  [/^registration$/i, 'Register'],
  [/^checkout$/i, 'Check out'],
  [/^submission$/i, 'Submit the form'],
  [/^cancellation$/i, 'Cancel'],
  [/^deletion$/i, 'Delete'],
  [/^confirmation$/i, 'Confirm'],
]
const gerunds: Record<string, string> = {
  clicking: 'click',
  pressing: 'press',
  tapping: 'tap',
  hovering: 'hover',
  selecting: 'select',
  choosing: 'choose',
  submitting: 'submit',
  'double-clicking': 'double-click',
  'right-clicking': 'right-click',
  opening: 'open',
  scrolling: 'scroll',
  dragging: 'drag',
  swiping: 'swipe',
  holding: 'hold',
  entering: 'enter',
}

/** The step that brings about what a sentence tells: "a book is returned" → "Return a book", "hovering over X" → "Hover over X". */
export function happeningStep(phrase: string): StepProse {
  const plain = phrase
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.,;]+$/, '')
  const noun = nouns.find(([pattern]) =>
    pattern.test(plain.replace(/^(?:the |an? |every |each |successful )+/i, '')),
  )
  if (noun) return { text: noun[1] }
  if (
    /^the (?:page|site|app|application|screen) (?:loads|is loaded|opens|is opened|appears|is shown|is displayed)$/i.test(
      plain,
    )
  )
    return { text: 'Open the page' }
  const done = plain.includes('"') ? null : passive.exec(plain)
  if (done?.[1] && done[2])
    return { text: `${capital(baseOf(done[2]))}${done[3] ?? ''} ${lowered(done[1])}${done[4] ?? ''}` }
  if (itself.test(plain) && !plain.includes('"')) return { text: `Bring about that ${lowered(plain)}` }
  const click = /^(?:an? )?(double |right )?click on (.+)$/i.exec(plain)
  if (click?.[2]) return toStep(`${click[1] ? `${click[1].trim()}-` : ''}click ${click[2]}`)
  const [first = '', ...rest] = plain.split(' ')
  const base = gerunds[first.toLowerCase()]
  return toStep(base ? [base, ...rest].join(' ') : plain)
}

function lowered(text: string): string {
  return text.replace(/^(?:The|An?|All|His|Her|Their|Another|Its)\b/, (word) => word.toLowerCase())
}
