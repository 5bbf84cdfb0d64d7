import { once } from '../../basics/once.ts'
import { stepGuide } from '../../prose-steps/guide/guide.ts'
import type { GuideForm } from '../../prose-steps/guide/types.ts'
import { compactSelection, type CompactSection } from './selection.ts'

const links = /\[([^\]]{1,80})\]\(#[^)]{1,80}\)/g

/**
 * The guide to steps for a prompt: its introduction and the forms and notes of `compactSelection`, in the words of the guide, a line per form
 * with its examples parted by ` | `. At most 12,000 characters. What the guide no longer has is left out.
 */
export const compactGuide = /* @__PURE__ */ once((): string =>
  [...stepGuide.introduction, ...compactSelection.flatMap(linesOf)].map(plain).join('\n'),
)

function linesOf({ id, notes = [], forms = {}, noted = [] }: CompactSection): string[] {
  const section = stepGuide.sections.find((candidate) => candidate.id === id)
  if (!section) return []
  const taken = section.notes.filter((note) => notes.some((beginning) => note.startsWith(beginning)))
  const lines = section.forms.flatMap((form) => lineOf(form, forms[form.goal] ?? [], noted))
  return [`## ${section.title}`, ...taken.map((note) => `- ${note}`), ...lines]
}

function lineOf({ goal, examples, note }: GuideForm, chosen: readonly string[], noted: readonly string[]) {
  const own = examples.filter((example) => chosen.includes(example))
  if (own.length === 0) return []
  return [`${goal}: ${own.join(' | ')}${note !== undefined && noted.includes(goal) ? ` (${note})` : ''}`]
}

const plain = (text: string): string => text.replaceAll(links, '$1')
