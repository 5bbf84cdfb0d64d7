import type { ConditionalFact, Fact, FieldFact } from '../facts/types.ts'
import { constantsIn } from './constants.ts'
import type { Line } from './step-lines.ts'
import { shapeOf } from '../facts/mask.ts'
import { shortLabel, wordStems } from './wizard-inputs.ts'

/** "When the distance (end minus last stand) is more than 300 km, … a checkbox Q1 appear(s) …" */
const difference =
  /^\W*(?:when|if|while|as long as|once) (?:the |an? )?[\p{L} -]{2,30}? ?\(([^()]{2,40}?) (?:minus|less|without) ([^()]{2,40}?)\) (?:is|gets|becomes|comes to)? ?(more than|over|above|greater than|higher than|exceeds|at least) (\d[\d,]*)(?: [^\s,]{1,8})?, .*?\b(?:check ?box|tick ?box)(?: labelled| called| named)?,? (Q\d+)(?: (?:to tick|for this))?,? (?:appears?|is shown|are shown|becomes? visible|is visible|are visible)\b/iu
/** "While that checkbox is shown it must be ticked to go on, else: …" */
const needed =
  /^\W*(?:while|whenever|as long as|if|when|once) (?:that|the|this) (?:check ?box|tick ?box|box) is (?:shown|visible|there|on the page),? it (?:must|has to|needs to) be (?:ticked|checked)[^."Q]{0,40}?,? (?:otherwise|or else|else|if not)\b[^"Q]{0,30}(Q\d+)\.?$/i

/**
 * Boxes that stand there only while the difference of an input and a number of the page is above a limit, and what answers one of them that is
 * left open. The number is one that the page shows under its name: "Last stand: 1240 km".
 */
export function toldConditions(lines: Line[]): Map<number, Fact[]> {
  const found = new Map<number, Fact[]>()
  const constants = constantsIn(lines)
  let last: { box: string; scope: number; only: ConditionalFact } | undefined
  for (const line of lines) {
    const { scope, sentence, at, part } = line
    if (scope === undefined || sentence.table || sentence.kind === 'heading') continue
    if (last && last.scope !== scope) last = undefined
    const shape = shapeOf(part)
    const text = (token = '') => part.quotes[Number(token.slice(1))]?.value ?? ''
    const [, from = '', constant = '', comparison = '', limit = '', box] = difference.exec(shape) ?? []
    const input = box === undefined ? undefined : inputOf(from, constant, lines, scope)
    const base = constants.get(constant.toLowerCase().replace(/^the /, ''))
    if (box !== undefined && input !== undefined && base !== undefined) {
      const least =
        BigInt(base) + BigInt(limit.replace(/,/g, '')) + (/^at least$/i.test(comparison) ? 0n : 1n)
      const only: ConditionalFact = {
        kind: 'conditional',
        label: text(box),
        when: {
          subject: input,
          is: { kind: 'number', min: { units: least }, scale: 0, step: 1n },
          negated: false,
        },
        constraints: {},
        otherwise: 'hidden',
      }
      last = { box: text(box), scope, only }
      found.set(at, [{ kind: 'field', label: text(box), constraints: { control: 'checkbox' } }, only])
      continue
    }
    const answer = needed.exec(shape)?.[1]
    if (last && answer !== undefined && part.quotes.length === 1)
      found.set(at, [
        { ...last.only, constraints: { required: true } },
        {
          kind: 'message',
          text: text(answer),
          labels: [last.box],
          violations: ['empty'],
          about: 'named',
          condition: last.box,
        },
      ])
  }
  return found
}

/** "new minus last reading" is "New reading" minus "Last reading": the name lends its last word. */
function inputOf(from: string, constant: string, lines: Line[], scope: number): string | undefined {
  const numbers = lines
    .filter((line) => line.scope === scope)
    .flatMap(({ sentence }) => sentence.facts)
    .filter(
      (fact): fact is FieldFact =>
        fact.kind === 'field' && (fact.constraints.number ?? fact.constraints.format) !== undefined,
    )
  const wanted = new Set([...wordStems(from), ...wordStems(constant).slice(-1)])
  const own = wordStems(from)
  const named = numbers.filter(({ label }) => {
    const stems = wordStems(shortLabel(label))
    return stems.every((stem) => wanted.has(stem)) && own.every((stem) => stems.includes(stem))
  })
  const labels = new Set(named.map(({ label }) => label))
  return labels.size === 1 ? [...labels][0] : undefined
}
