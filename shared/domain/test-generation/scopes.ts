import type { ItemBase } from '../test-cases/draft.ts'
import type { Scope } from '../test-cases/schema.ts'
import type { Part } from './parts/part.ts'
import { isStory } from '../requirement-reading/capabilities/story.ts'
import { qualitiesOf } from './requirements/qualities-of.ts'
import type { Sources } from './requirements/read-sources.ts'

const interfaces = /\b(?:API|endpoint|REST|GraphQL|HTTP|status code|GET|POST|PUT|PATCH|DELETE)\b/
const criteria =
  /^\W*(?:acceptance criteria|criteria|scenarios?|examples?|definition of done|conditions of satisfaction)\b/i

interface OfPart {
  kind: Part['kind']
  items: ItemBase[]
}

/**
 * The items that a scope asks for, in their order.
 * `full`: all that the text states. `requirements`: the same without checklists. `user-stories`: what belongs to a user story, its
 * acceptance criteria, or a Given/When/Then scenario; a text with none is one story. `api`: what speaks of an interface or is described
 * as one. `security`, `accessibility`, `performance`: requirements of that quality, by their words, section, title or identifier, and
 * the checklist of it.
 */
export function inScope(parts: OfPart[], scope: Scope, sources: Sources): ItemBase[] {
  const isAsked = askedBy(scope, sources)
  return parts.flatMap(({ kind, items }) => items.filter((item) => isAsked(kind, item)))
}

function askedBy(scope: Scope, sources: Sources): (kind: Part['kind'], item: ItemBase) => boolean {
  if (scope === 'full') return () => true
  if (scope === 'requirements') return (kind) => kind !== 'checklist'
  if (scope === 'api') {
    const said = new Map(
      sources.read.map(({ requirement: { id, statement } }) => [id, interfaces.test(statement)]),
    )
    return (kind, { requirementId }) =>
      kind === 'interfaces' || (kind !== 'checklist' && said.get(requirementId) === true)
  }
  if (scope === 'user-stories') {
    const told = inStories(sources)
    return (kind, { requirementId }) => kind !== 'checklist' && (told.size === 0 || told.has(requirementId))
  }
  const qualities = qualitiesOf(sources.sentences, sources.read)
  return (kind, { requirementId }) =>
    kind === 'checklist' || qualities.get(requirementId)?.has(scope) === true
}

/** Ids of requirements that belong to a story, until a heading of something else, and of scenarios. */
function inStories({ sentences }: Sources): Set<string> {
  const found = new Set<string>()
  let open = false
  for (const { kind, text, requirementId } of sentences) {
    if (kind === 'heading') open = open && criteria.test(text)
    if (isStory(text)) open = true
    if (requirementId !== undefined && (open || /^\W*(?:scenario|background|given)\b/i.test(text)))
      found.add(requirementId)
  }
  return found
}
