import type { SourceSentence } from './prepare-text.ts'
import type { ReadRequirement } from './read-text.ts'
import type { RequirementCategory } from '../../requirement-reading/requirement-schema.ts'

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
  sentences: readonly SourceSentence[],
  read: readonly ReadRequirement[],
): Map<string, Set<RequirementCategory>> {
  const headings = new Map<number, string>()
  const sections = new Map<string, number>()
  for (const { kind, section, text, requirementId } of sentences) {
    if (kind === 'heading') headings.set(section, text)
    if (requirementId !== undefined) sections.set(requirementId, section)
  }
  const [first] = sentences
  const title = first?.kind === 'heading' ? first.text : ''
  return new Map(
    read.map(({ requirement: { id, category } }) => {
      const heading = headings.get(sections.get(id) ?? -1) ?? ''
      const found = named.filter(
        ([, words, reference]) => words.test(heading) || words.test(title) || reference.test(id),
      )
      return [id, new Set([category, ...found.map(([quality]) => quality)])]
    }),
  )
}
