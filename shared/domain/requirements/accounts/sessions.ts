import { slice, type Masked } from '../facts/mask.ts'
import type { ScenarioFact } from '../facts/types.ts'
import { scenario, span } from './scenario.ts'

const idle =
  '(?:of (?:user )?inactivity|without (?:any )?(?:user )?(?:activity|action|interaction|input)|of being (?:idle|inactive)|of idle time|idle)'
const person =
  '(?:(?:the |an? )?(?:[\\w-]+ )?(?:users?|customers?|visitors?|members?|clients?|patients?|employees?)|he|she|they)'
// "After 20 minutes without activity the user is logged out and …"
const first = new RegExp(`^\\W*after (?:more than )?(${span}) ${idle},? (?:then )?(.{5,300}?)[.]?$`, 'i')
// "A session ends after 30 minutes of inactivity", "The system shall log the user out after 15 minutes of inactivity"
const last = new RegExp(
  `^\\W*((?:(?:the |an? |each |every |all )?(?:[\\w-]+ ){0,2}?sessions?|${person}|(?:the )?(?:system|application|app|page|website|portal)) .{3,120}?) (?:automatically )?after (?:more than )?(${span}) ${idle}[.]?$`,
  'i',
)
const ending =
  /\b(?:log(?:s|ged)?|sign(?:s|ed)?)\b.{0,30}\b(?:out|off)\b|\b(?:sessions?|it)\b.{0,20}\b(?:ends?|expires?|is (?:ended|terminated|closed|invalidated)|times out|terminates?)\b/i

/** What ends when nobody does anything for a time: tried shortly before it and after it. */
export function readIdle(part: Masked): ScenarioFact[] {
  const { masked } = part
  if (!/\bafter\b/i.test(masked) || /\b(?:if|unless|not|no longer)\b/i.test(masked)) return []
  const lead = first.exec(masked)
  const tail = lead ? null : last.exec(masked)
  const time = lead?.[1] ?? tail?.[2]
  const told = lead?.[2] ?? tail?.[1]
  if (time === undefined || told === undefined || !ending.test(told)) return []
  const at = masked.indexOf(told)
  const outcome = slice(part, at, at + told.length).raw.trim()
  return [
    scenario(`Signed in and idle for just under ${time}: still signed in`, {
      given: [`The user is signed in and has done nothing for just under ${time}`],
      when: ['Do something on the page'],
      outcomes: ['The user is still signed in'],
    }),
    scenario(`Signed in and idle for more than ${time}`, {
      given: [`The user is signed in and has done nothing for more than ${time}`],
      when: ['Do something on the page'],
      outcomes: [outcome],
    }),
  ]
}

const box = /"/
const kept = new RegExp(
  `\\b(?:(?:the )?(?:session|log-?in|user|customer|he|she)[\\w ]{0,20}? (?:stays?|remains?|is kept|is) (?:active|valid|open|logged in|signed in)|keeps (?:the |him |her |them )?(?:[\\w-]+ )?(?:logged|signed) in) (?:for |up to )(${span})`,
  'i',
)
const otherwise = new RegExp(
  `\\b(?:otherwise|else|if not|without it),? (?:it|the session|the user|he|she) (?:\\w+ ){0,3}?(?:expires?|ends?|is logged out|stays? active|is valid|remains active|logged out|signed out)(?: only)?(?: for| after| in) (${span})`,
  'i',
)

/** How long "Remember me" keeps somebody signed in, and how long a session lasts without it. */
export function readRemembered({ masked, quotes }: Masked): ScenarioFact[] {
  const [quote, another] = quotes
  const name = quote?.value ?? ''
  if (!box.test(masked) || another || !/\b(?:remember|stay|keep|remain)\b/i.test(name)) return []
  const time = kept.exec(masked)?.[1]
  if (time === undefined || /\b(?:not|unless|never)\b/i.test(masked.replace(/\bif not\b/i, ''))) return []
  const short = otherwise.exec(masked)?.[1]
  return [
    ...around(`with "${name}" checked`, time),
    ...(short === undefined ? [] : around(`without "${name}" checked`, short)),
  ]
}

function around(how: string, time: string): ScenarioFact[] {
  return [
    scenario(`Signed in ${how}: still signed in just under ${time} later`, {
      given: [`The user signed in ${how} just under ${time} ago`],
      when: ['Open the page'],
      outcomes: ['The user is still signed in'],
    }),
    scenario(`Signed in ${how}: signed out more than ${time} later`, {
      given: [`The user signed in ${how} more than ${time} ago`],
      when: ['Open the page'],
      outcomes: ['The user has to sign in again'],
    }),
  ]
}
