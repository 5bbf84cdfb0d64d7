import type { ReadSentence } from '../read-sentence.ts'
import { maskQuotes, type Masked } from '../facts/mask.ts'
import type { ScenarioFact } from '../facts/types.ts'
import { readGateOfOne } from './gates-of-one-input.ts'
import { scenario } from './scenario.ts'

const all =
  '(?:all|every|both|each|the) (?:of the )?(?:(?:the|required|mandatory|other|necessary|form) )*(?:fields?|inputs?|entries|values|data|information|boxes)'
const filled =
  '(?:is|are|has been|have been|was|were) (?:all )?(?:correctly |completely |validly )?(?:filled(?: in| out)?|completed?|entered|provided|given|valid(?:ly filled)?|correct)(?: in| out)?(?: and valid| correctly)?'
const named = '(?:the )?(?:button ("[^"]+")|("[^"]+")(?: button)?)'
const enabled = new RegExp(
  `^\\W*${named} (?:is|becomes|gets|stays|can|(?:shall|must|should) be) (?:only |first )?(?:be )?(?:enabled|active|activated|clickable|available|clicked|pressed)(?: only)? (?:only )?(?:when|if|once|after|as soon as) ${all} ${filled}[.]?$`,
  'i',
)
const disabled = new RegExp(
  `^\\W*${named} (?:is|stays|remains|(?:shall|must|should) be) (?:disabled|inactive|greyed out|grayed out|deactivated|not (?:enabled|active|clickable)) (?:until|unless|as long as not|till) ${all} ${filled}[.]?$`,
  'i',
)

const untouched = new RegExp(
  `^\\W*${named} (?:is|stays|remains|(?:shall|must|should) be) (?:disabled|inactive|greyed out|grayed out|deactivated) (?:until|unless|as long as not|till) (?:something|anything|a (?:field|value|change|setting)|at least one (?:field|value|change|setting)) (?:is|was|has been) (?:changed|modified|edited|made)[.]?$`,
  'i',
)

const gate = /\b(?:disabled|inactive|gr[ae]yed|deactivated|only (?:enabled|active|clickable))\b/i

/** A button that is disabled until all fields are filled in: untouched, filled in, and with each required input emptied again. */
export function withGatedButtons(sentences: ReadSentence[]): ReadSentence[] {
  return sentences.map((sentence) => {
    if (sentence.table || sentence.kind === 'heading' || sentence.kind === 'notRead') return sentence
    const idle = untouched.exec(maskQuotes(sentence.text).masked)
      ? maskQuotes(sentence.text).quotes[0]?.value
      : undefined
    if (idle !== undefined)
      return {
        ...sentence,
        kind: 'requirement',
        facts: [
          ...sentence.facts.filter(({ kind }) => kind !== 'rule' && kind !== 'scenario'),
          scenario(`Nothing changed: "${idle}" is disabled`, {
            outcomes: [`The "${idle}" button is disabled`],
          }),
        ],
      }
    const one = gate.test(sentence.text)
      ? readGateOfOne(sentence.text, labelsOf(sentences, sentence.section))
      : []
    if (one.length > 0)
      return {
        ...sentence,
        kind: 'requirement',
        facts: [...sentence.facts.filter(({ kind }) => kind !== 'rule' && kind !== 'scenario'), ...one],
      }
    const button = gateOf(maskQuotes(sentence.text))
    const inputs = button !== undefined && hasRequiredText(sentences, sentence.section)
    if (button === undefined || !inputs) return sentence
    const kept = sentence.facts.filter(({ kind }) => kind !== 'rule' && kind !== 'scenario')
    return { ...sentence, kind: 'requirement', facts: [...kept, ...scenariosOf(button)] }
  })
}

/** The inputs of a section that hold nothing before somebody touches them. */
function labelsOf(sentences: ReadSentence[], section: number): string[] {
  return sentences.flatMap(({ facts, section: own }) =>
    own !== section
      ? []
      : facts.flatMap((fact) =>
          fact.kind === 'field' && fact.constraints.default === undefined ? [fact.label] : [],
        ),
  )
}

function gateOf(part: Masked): string | undefined {
  const found =
    /enabled|disabled|active|activated|deactivated|clickable|available|grey|gray|clicked|pressed/i.test(
      part.masked,
    )
      ? (enabled.exec(part.masked) ?? disabled.exec(part.masked))
      : null
  const [only, more] = found ? part.quotes : []
  return more ? undefined : only?.value
}

/** Only an input that must be filled in and that holds a text is empty on every page that opens. */
function hasRequiredText(sentences: ReadSentence[], section: number): boolean {
  const texts = new Set<string>()
  const needed = new Set<string>()
  for (const { facts, section: own } of sentences) {
    if (own !== section) continue
    for (const fact of facts) {
      if (fact.kind !== 'field') continue
      const { control, choices, file, required } = fact.constraints
      if (control === undefined && choices === undefined && file === undefined) texts.add(fact.label)
      if (required) needed.add(fact.label)
    }
  }
  return [...texts].some((label) => needed.has(label))
}

function scenariosOf(button: string): ScenarioFact[] {
  const off = [`The "${button}" button is disabled`]
  return [
    { ...scenario(`Nothing filled in: "${button}" is disabled`, { outcomes: off }), gates: button },
    scenario(`All fields filled in: "${button}" is enabled`, {
      when: ['fill in all fields'],
      outcomes: [`The "${button}" button is enabled`],
    }),
  ]
}
