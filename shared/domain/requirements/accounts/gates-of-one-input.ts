import { labelKey } from '../facts/labels.ts'
import { maskQuotes } from '../facts/mask.ts'
import type { ScenarioFact } from '../facts/types.ts'
import { scenario } from './scenario.ts'

const named = '(?:the )?(?:button ("[^"]+")|("[^"]+")(?: button)?)'
const done =
  '(?:chosen|selected|entered|filled in|picked|accepted|checked|ticked|agreed to|confirmed|uploaded|given|provided)'
const input = '(?:an? |the |his |her |their )?([\\p{L}][\\p{L} -]{1,40}?)'
const waiting = new RegExp(
  `^\\W*${named} (?:is|stays|remains|(?:shall|must|should) be) (?:disabled|inactive|greyed out|grayed out|deactivated) (?:until|unless|as long as no|till) ${input} (?:is|are|was|has been|have been) ${done}[.]?$`,
  'iu',
)
const freed = new RegExp(
  `^\\W*${named} (?:is|becomes|gets) only (?:enabled|active|clickable) (?:when|if|once|after) ${input} (?:is|are|was|has been|have been) ${done}[.]?$`,
  'iu',
)
const otherwise = new RegExp(
  `^\\W*${input} (?:must|has to|have to|needs? to) be ${done}[,;.]? (?:otherwise|or else|else) ${named} (?:is|stays|remains) (?:disabled|inactive|greyed out|deactivated)[.]?$`,
  'iu',
)

/** A button that waits for one input that the text declares: "disabled until a rating is chosen", "terms must be accepted, else the button … stays disabled". */
export function readGateOfOne(text: string, labels: string[]): ScenarioFact[] {
  const part = maskQuotes(text)
  if (!/disabled|inactive|grey|gray|deactivated|enabled|active|clickable/i.test(part.masked)) return []
  const first = waiting.exec(part.masked) ?? freed.exec(part.masked)
  const said = first?.[3] ?? otherwise.exec(part.masked)?.[1]
  const [quote, more] = part.quotes
  if (said === undefined || !quote || more) return []
  const key = labelKey(said)
  const own = labels.filter((label) => labelKey(label) === key)
  const [label, other] = new Set(own)
  if (label === undefined || other !== undefined) return []
  return [
    {
      ...scenario(`Nothing entered: "${quote.value}" is disabled`, {
        outcomes: [`The "${quote.value}" button is disabled`],
      }),
      gates: quote.value,
      gatedBy: label,
    },
    scenario(`All fields filled in: "${quote.value}" is enabled`, {
      when: ['fill in all fields'],
      outcomes: [`The "${quote.value}" button is enabled`],
    }),
  ]
}
