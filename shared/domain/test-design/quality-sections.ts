import type { ReadRequirement, ReadSentence } from '../requirements/index.ts'
import type { RequirementCategory } from '../test-generation/requirements/schema.ts'

const named: [RequirementCategory, RegExp, RegExp][] = [
  [
    'security',
    /\b(?:security|privacy|authentication|authori[sz]ation|access control)\b/i,
    /^(?:SEC|SECURITY|AUTH)[-_ ]?\d/,
  ],
  ['accessibility', /\b(?:accessibility|a11y|WCAG|barrier-free)\b/i, /^(?:A11Y|ACC|WCAG)[-_ ]?\d/],
  ['performance', /\b(?:performance|response times?|load|throughput)\b/i, /^(?:PERF|PERFORMANCE)[-_ ]?\d/],
  ['usability', /\busability\b/i, /^(?:USAB|UX)[-_ ]?\d/],
  ['reliability', /\b(?:reliability|availability)\b/i, /^(?:REL|AVAIL)[-_ ]?\d/],
]

/**
 * The qualities that each requirement belongs to: the category of its own words, the quality that its section, the title of the text
 * or its identifier ("SEC-08") names. Keys are requirement ids. Linear.
 */
export function qualitiesOf(
  sentences: ReadSentence[],
  read: ReadRequirement[],
): Map<string, Set<RequirementCategory>> {
  const headings = new Map<number, string>()
  for (const { kind, section, text } of sentences) if (kind === 'heading') headings.set(section, text)
  const [first] = sentences
  const title = first?.kind === 'heading' ? first.text : ''
  return new Map(
    read.map(({ requirement: { id, category }, sentence }) => {
      const found = new Set<RequirementCategory>([category])
      for (const [quality, words, reference] of named)
        if (words.test(headings.get(sentence.section) ?? '') || words.test(title) || reference.test(id))
          found.add(quality)
      return [id, found]
    }),
  )
}
