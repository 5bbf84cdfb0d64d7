import { isSubcategory } from '../test-generation/requirements/classify.ts'
import type { TestCase } from '../test-cases/schema.ts'
import { pathBelow } from './actions.ts'
import { wordsOf } from './identifiers.ts'
import type { ScriptStep } from './types.ts'

/**
 * What a case belongs to, by which files are named: the feature that its author named, else the page that it opens, else the feature that its title begins with. A
 * category that only says what kind of requirement it was is none of them.
 */
export function groupOf(
  { category = '', title }: TestCase,
  { steps, baseUrl }: { steps: readonly ScriptStep[]; baseUrl: string },
): string {
  const named = category.trim()
  if (named !== '' && !isSubcategory(named)) return named
  const opened = steps.flatMap(({ actions }) => actions).find(({ kind }) => kind === 'open')
  const path = opened?.kind === 'open' && typeof opened.url === 'string' ? opened.url : baseUrl
  return pageName(pathBelow(baseUrl, path)) || featureIn(title) || 'Start page'
}

const longestName = 60

/** The words of a path: without the end of its file, what is asked for and ids. That of the start page has none. */
export function pageName(path: string): string {
  const { pathname, host } = new URL(path, 'http://start.invalid')
  const segments = pathname
    .split('/')
    .filter((segment) => !/^(?:\d+|[0-9a-f-]{20,}|index\.\w+)$/i.test(segment))
  const words = segments.flatMap((segment) =>
    wordsOf(decoded(segment).replace(/\.(?:html?|php|aspx?|jsp)$/i, '')),
  )
  return [...(host === 'start.invalid' ? [] : wordsOf(host)), ...words].join(' ').slice(0, longestName).trim()
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** "Sign-up page: refused when …" is about the sign-up page; a checklist and a request are no feature. */
function featureIn(title: string): string {
  const [, name = ''] = /^([^:"]{2,60}): ./.exec(title) ?? []
  return /^(?:checklist|(?:GET|POST|PUT|PATCH|DELETE) )\b/i.test(name) ? '' : name.trim()
}
