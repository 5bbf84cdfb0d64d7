import type { ItemBase } from '../test-cases/draft.ts'
import type { Scope } from '../test-cases/schema.ts'
import type { Part } from './parts/part.ts'
import { isStory } from '../requirement-reading/capabilities/story.ts'
import { qualitiesOf } from './requirements/qualities-of.ts'
import type { Sources } from './requirements/read-sources.ts'
import type { ReadRequirement } from './requirements/read-text.ts'
import { isScenario } from './scenarios/scenario-fact.ts'

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
 * the checklist of it. Where sentences are marked, `api` and the qualities also take what is of their kinds.
 */
export function inScope(parts: OfPart[], scope: Scope, sources: Sources): ItemBase[] {
  const isAsked = askedBy(scope, sources)
  return parts.flatMap(({ kind, items }) => items.filter((item) => isAsked(kind, item)))
}

/** The requirements that a scope asks for. */
export function requirementsInScope(scope: Scope, sources: Sources): ReadRequirement[] {
  const isAsked = askedBy(scope, sources)
  return sources.read.filter(({ requirement }) => isAsked('text', { requirementId: requirement.id }))
}

const kindsOfScope: Partial<Record<Scope, readonly string[]>> = {
  api: ['api', 'integrate'],
  security: ['security', 'privacy', 'permission', 'sign-in', 'lockout'],
  accessibility: ['accessibility'],
  performance: ['performance'],
}

/** Ids of the requirements whose marks have a kind of the scope. */
function markedFor(scope: Scope, { read }: Sources): ReadonlySet<string> {
  const wanted = new Set(kindsOfScope[scope])
  return new Set(
    read.flatMap(({ requirement, marked }) =>
      marked?.marks.kinds.some(({ kind }) => wanted.has(kind)) ? [requirement.id] : [],
    ),
  )
}

type OfRequirement = Pick<ItemBase, 'requirementId'>

function askedBy(scope: Scope, sources: Sources): (kind: Part['kind'], item: OfRequirement) => boolean {
  if (scope === 'full') return () => true
  if (scope === 'requirements') return (kind) => kind !== 'checklist'
  const marked = markedFor(scope, sources)
  if (scope === 'api') {
    const said = new Map(
      sources.read.map(({ requirement: { id, statement } }) => [id, interfaces.test(statement)]),
    )
    return (kind, { requirementId }) =>
      kind === 'interfaces' ||
      (kind !== 'checklist' && (said.get(requirementId) === true || marked.has(requirementId)))
  }
  if (scope === 'user-stories') {
    const told = inStories(sources)
    return (kind, { requirementId }) => kind !== 'checklist' && (told.size === 0 || told.has(requirementId))
  }
  const qualities = qualitiesOf(sources.sentences, sources.read)
  return (kind, { requirementId }) =>
    kind === 'checklist' || qualities.get(requirementId)?.has(scope) === true || marked.has(requirementId)
}

/** Ids of requirements that belong to a story, until a heading of something else, and of scenarios. */
function inStories({ sentences }: Sources): Set<string> {
  const found = new Set<string>()
  let open = false
  for (const { kind, text, requirementId, facts } of sentences) {
    if (kind === 'heading') open = open && criteria.test(text)
    if (isStory(text)) open = true
    if (requirementId !== undefined && (open || facts.some(isScenario) || /^\W*given\b/i.test(text)))
      found.add(requirementId)
  }
  return found
}
