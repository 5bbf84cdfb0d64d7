import { actions } from './actions.ts'
import { data } from './data.ts'
import { expectations } from './expectations.ts'
import { byTextBranch, locators } from './locators.ts'
import { pageExpectations } from './page-expectations.ts'
import { candidates, rolesLike } from './roles.ts'
import { texts } from './texts.ts'
import type { Helper } from './types.ts'
import { waiting } from './waiting.ts'
import { stringLiteral, wrap } from '../literals.ts'

/** What the functions of a project depend on. */
export interface HelperSettings {
  baseUrl: string
  /** What elements are known by in the project: roles, `field`, `text`. */
  kinds: Iterable<string>
}

/** All functions that projects may share, in the order in which they are written. */
export function helperRegistry({ baseUrl, kinds }: HelperSettings): Map<string, Helper> {
  const known = [...new Set(kinds)].toSorted()
  const all: Record<string, Helper> = {
    ...data,
    ...waiting,
    ...texts,
    BASE_URL: baseAddress(baseUrl),
    CANDIDATES: candidateTable(known.filter((kind) => kind !== 'text')),
    ...locators,
    ...actions,
    ...expectations,
    ...pageExpectations,
  }
  if (known.includes('text')) all['find_all'] = findingTexts(locators['find_all'])
  return new Map(Object.entries(all))
}

function baseAddress(baseUrl: string): Helper {
  return {
    module: 'actions',
    imports: ['os'],
    source: `\nBASE_URL = os.environ.get("BASE_URL") or ${stringLiteral(baseUrl)}\n`,
  }
}

/** What may have a role by HTML, and what else counts as it; browsers compute the role itself. */
function candidateTable(kinds: string[]): Helper {
  const plain = new Set(['field', 'live region', 'iframe'])
  const rows = kinds.map((kind) => row(stringLiteral(kind), candidates(kind)))
  const roles = kinds
    .filter((kind) => !plain.has(kind))
    .map((kind) => `    ${stringLiteral(kind)}: {${rolesLike(kind).map(stringLiteral).join(', ')}},`)
  return {
    module: 'locators',
    source: `\n${table('CANDIDATES: dict[str, str]', rows)}\n${table('ROLES: dict[str, set[str]]', roles)}`,
  }
}

/** Long selectors stand on several lines. */
function row(key: string, selector: string): string {
  const [only = '', ...others] = wrap(selector, 74)
  if (others.length === 0) return `    ${key}: ${stringLiteral(only)},`
  const lines = [only, ...others].map((line, at) => stringLiteral(at < others.length ? `${line} ` : line))
  return [`    ${key}: (`, ...lines.map((line) => `        ${line}`), '    ),'].join('\n')
}

const table = (head: string, rows: string[]): string =>
  rows.length === 0 ? `${head} = {}\n` : [`${head} = {`, ...rows, '}', ''].join('\n')

function findingTexts(helper: Helper | undefined): Helper {
  if (!helper) throw new Error('There is no helper to find elements')
  const first = '    elements = root.find_elements'
  return {
    ...helper,
    needs: [...(helper.needs ?? []), 'WITH_TEXT'],
    source: helper.source.replace(first, () => byTextBranch + first),
  }
}
