import type { Scope } from '../test-cases/schema.ts'
import type { Item, TestModel } from './model.ts'
import { qualitiesOf } from './quality-sections.ts'
import type { Sources } from './read-sources.ts'

const interfaces = /\b(?:API|endpoint|REST|GraphQL|HTTP|status code|GET|POST|PUT|PATCH|DELETE)\b/
const story = /^\W*(?:user story\W+)?as an?\s.{2,80}\bI (?:want|need|can|would)\b/is
const criteria =
  /^\W*(?:acceptance criteria|criteria|scenarios?|examples?|definition of done|conditions of satisfaction)\b/i

/**
 * The items that a scope asks for, in their order.
 * `full`: all that the text states, checklists as far as it asks for them. `requirements`: the same without checklists.
 * `user-stories`: what belongs to a user story, its acceptance criteria, or a Given/When/Then scenario; a text with none is one story.
 * `api`: what speaks of an interface or is described as one. `security`, `accessibility`, `performance`: requirements of that
 * quality, by their words, section, title or identifier, and the whole checklist of it.
 */
export function inScope(
  items: Item[],
  scope: Scope,
  { requirements }: TestModel,
  sources: Pick<Sources, 'sentences' | 'read'>,
): Item[] {
  if (scope === 'full') return items.filter((item) => item.kind !== 'check' || item.stated)
  if (scope === 'requirements') return items.filter(({ kind }) => kind !== 'check')
  if (scope === 'user-stories') {
    const told = inStories(sources)
    return items.filter(
      ({ kind, requirementId }) => kind !== 'check' && (told.size === 0 || told.has(requirementId)),
    )
  }
  if (scope === 'api')
    return items.filter(
      ({ kind, requirementId }) =>
        kind === 'api' ||
        (kind !== 'check' && interfaces.test(requirements.get(requirementId)?.statement ?? '')),
    )
  const qualities = qualitiesOf(sources.sentences, sources.read)
  return items.filter((item) =>
    item.kind === 'check' ? item.category === scope : qualities.get(item.requirementId)?.has(scope),
  )
}

/** Ids of requirements that belong to a story, until a heading of something else, and of scenarios. */
function inStories({ sentences }: Pick<Sources, 'sentences'>): Set<string> {
  const found = new Set<string>()
  let open = false
  for (const { kind, text, requirementId, facts } of sentences) {
    if (kind === 'heading') open = open && criteria.test(text)
    if (story.test(text)) open = true
    const scenario =
      /^\W*(?:scenario|background|given)\b/i.test(text) && facts.some((fact) => fact.kind === 'scenario')
    if (requirementId !== undefined && (open || scenario)) found.add(requirementId)
  }
  return found
}
